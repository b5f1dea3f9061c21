"""The games as games of OpenSpiel: by its own checkers, and under its own algorithms."""

import pickle
import unittest
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import (
    best_response,
    cfr,
    expected_game_score,
    exploitability,
    ismcts,
    mcts,
    sample_some_states,
)

from contract.cases import every_game
from envs.tables import SHORT, every_table, late, tables
from parlour.core.errors import (
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    OptionError,
)
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.envs.openspiel import packed
from parlour.games import registry

UNBOUNDED = {"uno"}
"""Games in which random play of many seats can go on for minutes of OpenSpiel's checks."""


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"parlour_{name}", parameters)


def load_late(name: str, seats: int, options: dict[str, Any], steps: int = 3, **more: Any) -> Any:
    """The game from a few steps before the end of a round, whichever of two tables it is."""
    start = packed(late(name, seats, options, steps, count=2))
    ended = {"reward": "standing", "episode": "round", "start": start}
    return load(name, players=seats, **options, **ended, **more)


def test_the_short_way_to_what_is_legal_leads_to_the_same() -> None:
    """Programs in C++ ask the library, loops in Python the state itself."""
    state, rng, kinds = load("uno", players=3).new_initial_state(), Random(1), set()
    for _ in range(400):
        kinds.add(state.current_player())
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        for seat in range(3):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
        at_random(state, rng)
    assert len(kinds) == 4


def at_random(state: Any, rng: Random) -> None:
    """Take a random choice of a seat or of chance."""
    if state.is_chance_node():
        choices, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(choices, weights)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def decisions(game: Any, seed: int, most: int = 10_000) -> Iterator[Any]:
    """The states of a random game in which a seat acts, the last of them over."""
    state, rng = game.new_initial_state(), Random(seed)
    while most and not state.is_terminal():
        if state.current_player() >= 0:
            yield state
            most -= 1
        at_random(state, rng)
    yield state


# --- its own checkers -----------------------------------------------------------------------------


def simulated() -> list[Any]:
    """Every table; those that can take long are left to the long run."""
    return [
        pytest.param(*case.values, id=case.id, marks=pytest.mark.long if dear else ())
        for case in tables()
        for dear in [case.values[0] in UNBOUNDED and case.values[1] > 2]
    ]


@pytest.mark.parametrize(("name", "seats", "options"), simulated())
def test_its_random_simulation_passes_to_the_end_of_a_round(name, seats, options):
    game = load_late(name, seats, options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.parametrize("name", [name for name in registry.names() if name not in UNBOUNDED])
def test_its_random_simulation_passes_from_the_deal(name):
    game = load(name, **SHORT.get(name, {}))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


@pytest.mark.long
@every_table
def test_and_so_it_does_of_every_table(name, seats, options):
    game = load(name, players=seats, **options)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=True)


@pytest.fixture(scope="module")
def api_test() -> ModuleType:
    """It imports SciPy, for which not every process that runs tests shall wait a second."""
    return import_module("open_spiel.integration_tests.api_test")


@every_table
def test_its_test_of_the_interface_passes(name, seats, options, api_test):
    """On fewer states than it takes by itself."""

    class Checks(api_test.EnforceAPIOnPartialTreeBase):
        @classmethod
        def setUpClass(cls):
            cls.some_states = sample_some_states.sample_some_states(cls.game, max_states=16)
            cls.game_type = cls.game.get_type()

    Checks.game_name = f"parlour_{name}"
    result = unittest.TestResult()
    for Checks.game in (load(name, players=seats, **options), load_late(name, seats, options)):
        unittest.defaultTestLoader.loadTestsFromTestCase(Checks).run(result)
    assert result.testsRun > 5
    assert not result.errors + result.failures


@every_game
def test_its_playthrough_can_be_played_again(name):
    seats = registry.get(name).seats[0]
    text = str(load_late(name, seats, SHORT.get(name, {})))
    # Not above: it takes a second, which every process that runs tests would spend.
    generator = import_module("open_spiel.python.algorithms.generate_playthrough")
    written = generator.playthrough(text, [], seed=1)
    actions = [int(line.split()[1]) for line in written.splitlines() if line.startswith("action: ")]
    assert actions
    assert generator.playthrough(text, actions, seed=2) == written


def test_it_finds_perfect_recall_at_the_end_of_mushi(api_test):
    """It compares all pairs of states that a seat cannot tell apart: the seat has acted in the same
    states before, in the same ways."""
    start = packed(worlds(late("mushi", 2, {"deals": 1}, 4)[0], 8))
    game = load("mushi", deals=1, start=start)
    assert len(api_test._assert_is_perfect_recall(game)) > 10


# --- its algorithms -------------------------------------------------------------------------------


def worlds(state: Any, count: int) -> list[Any]:
    """Tables that the seat in turn cannot tell from this one."""
    information = InformationState(registry.get("mushi"), state, Seat(state.turn))
    return [information.world(Random(number)) for number in range(count)]


def test_cfr_finds_how_to_play_a_small_mushi_deal():
    """From six choices before the end, over tables that the first seat cannot tell apart."""
    start = packed(worlds(late("mushi", 2, {"deals": 1}, 6)[0], 6))
    game = load("mushi", start=start, reward="points", episode="round")
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    after = exploitability.nash_conv(game, policy)
    assert 0 <= after < before / 3
    answer = best_response.BestResponsePolicy(game, 0, policy)
    value = answer.value(game.new_initial_state())
    assert value >= expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)[0]


@every_game
def test_ismcts_searches(name):
    game = load_late(name, registry.get(name).seats[0], SHORT.get(name, {}), steps=2)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 2.0, 4, random_state=np.random.RandomState(1))
    for state in decisions(game, seed=2, most=3):
        if not state.is_terminal():
            assert bot.step(state) in state.legal_actions()


# --- what it is told ------------------------------------------------------------------------------


@every_table
def test_a_state_from_the_information_state_looks_the_same_to_the_player(name, seats, options):
    game, rng, others = load(name, players=seats, **options), Random(3), 0
    for state in decisions(game, seed=3, most=12):
        if state.is_terminal():
            break
        player = state.current_player()
        for seat in {player, 0}:
            other = state.resample_from_infostate(seat, rng.random)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.current_player() == player
            assert other.history() == []
            others += str(other) != str(state)
        assert other.legal_actions(player) == state.legal_actions(player)
    assert others > 0


def test_chance_deals_card_by_card_with_the_probabilities_of_what_is_left():
    """M1: a Mojo deck has 4 cards of value 0, and 78 in all; M4: first, who begins is drawn."""
    state = load("mojo", players=3).new_initial_state()
    assert state.chance_outcomes() == [(seat, pytest.approx(1 / 3)) for seat in range(3)]
    state.apply_action(2)
    assert dict(state.chance_outcomes())[0] == pytest.approx(4 / 78)
    state.apply_action(0)
    assert dict(state.chance_outcomes())[0] == pytest.approx(3 / 77)
    assert sum(weight for _, weight in state.chance_outcomes()) == pytest.approx(1)
    dealt, rng = Counter([0]), Random(1)
    while state.is_chance_node():
        choice = rng.choice([face for face, _ in state.chance_outcomes()])
        dealt[choice] += 1
        at = state.clone()
        state.apply_action(choice)
        assert at.is_chance_node()  # a clone stays where it was
    assert state.current_player() == 2
    assert sum(state.position.s.hand[0]) == 8


def test_u16_those_out_of_turn_are_asked_in_an_order_that_chance_draws():
    game = load("uno", players=4)
    for state in decisions(game, seed=5):
        s = state.position.s
        if state.position.waiting and state.current_player() != s.turn:
            break
    waiting, wait = state.position.waiting, game.num_distinct_actions() - 1
    asked = []
    while state.position.waiting:
        if state.is_chance_node():
            assert {seat for seat, _ in state.chance_outcomes()} <= set(range(4)) - {s.turn}
            state.apply_action(state.chance_outcomes()[0][0])
        asked.append(state.current_player())
        assert state.action_to_string(wait) == "wait"
        assert state.legal_actions()[-1] == wait
        state.apply_action(wait)
    assert sum(1 << seat for seat in asked) == waiting
    assert state.current_player() == s.turn


@every_game
def test_what_is_no_action_has_no_words(name):
    """Neither of a player nor, while cards are shuffled, of chance."""
    state = load(name).new_initial_state()
    rng = Random(1)
    while state.is_chance_node():
        face = rng.choice(state.legal_actions())
        if "shuffling" in str(state):
            assert state.action_to_string(face)
            for action in (-1, 10_000):
                with pytest.raises(MalformedActionError, match=f"this table, got {action}"):
                    state.action_to_string(action)
        state.apply_action(face)
    second = [13] if name == "mojo" else []  # a 0 onto the second discard, where there is one
    assert all(state.action_to_string(action) for action in state.legal_actions())
    for action in (-1, 10_000, *second):
        with pytest.raises(MalformedActionError, match=f"this table, got {action}"):
            state.action_to_string(state.current_player(), action)


@pytest.mark.parametrize(("name", "seats"), [("mojo", 3), ("mushi", 2)])
def test_returns_are_the_result(name, seats):
    *_, state = decisions(load(name, players=seats, **SHORT[name]), seed=4)
    winners = registry.get(name).winners(state.position.s)
    share = [(seat in winners) / len(winners) for seat in range(seats)]
    assert state.returns() == pytest.approx([(seats * v - 1) / (seats - 1) for v in share])
    assert state.rewards() == state.returns()


def test_returns_can_be_the_points():
    """M17: the fewest win. H19: the most."""
    for name, sign in (("mojo", -1), ("mushi", 1)):
        game = load(name, **SHORT[name], reward="points")
        *_, state = decisions(game, seed=4)
        assert state.returns() == [sign * n for n in registry.get(name).totals(state.position.s)]
        assert game.min_utility() <= min(state.returns()) <= game.max_utility()


@every_table
def test_what_happened_is_found_out_at_the_end_as_well_as_on_the_way(name, seats, options):
    """A state that is never asked what its seats know goes on without finding it out."""
    game = load(name, players=seats, **options)
    asked, quiet, rng = game.new_initial_state(), game.new_initial_state(), Random(1)
    for _ in range(600):
        if asked.is_terminal():
            break
        if not asked.is_chance_node():
            known = [asked.information_state_string(seat) for seat in range(seats)]
            late = quiet.clone()
        at_random(asked, rng)
        quiet.apply_action(asked.history()[-1])
    assert [late.information_state_string(seat) for seat in range(seats)] == known


@pytest.mark.parametrize("cards_left", [0, 1000])
@every_game
def test_a_clone_and_its_original_do_not_touch_each_other(name, cards_left):
    """Whether cards are expected to be shuffled, and states to be copied for it, or not."""
    game, rng = load(name, players=registry.get(name).seats[-1]), Random(2)
    state, kept, waited = game.new_initial_state(), [], 0
    vars(state.position.terms)["cards_left"] = lambda s: cards_left
    for _ in range(900):
        if state.is_terminal():
            break
        before = str(state)
        if rng.random() < 0.1:
            kept.append((state.clone(), before))
        actor = state.current_player()
        at_random(state, rng)
        if state.is_chance_node() and state.position.step == (actor, state.history()[-1]):
            # It waits for cards.
            assert str(state).startswith(before)
            waited += 1
    assert waited or name == "mushi"
    for clone, before in kept:
        assert str(clone) == before
        for action in state.history()[len(clone.history()) :]:
            clone.apply_action(action)
        assert str(clone) == str(state)
        assert clone.returns() == state.returns()


@every_game
def test_a_table_that_is_given_stays_as_it_was_given(name):
    game, begun = load_late(name, registry.get(name).seats[0], SHORT.get(name, {})), []
    for _ in range(2):
        state, rng = game.new_initial_state(), Random(1)
        state.apply_action(1)
        begun.append(str(state))
        while not state.is_terminal():
            at_random(state, rng)
    assert begun[0] == begun[1]


def test_rounds_that_have_been_played_are_remembered():
    """A card that the other seat showed at the end of a round is not forgotten in the next."""
    game, states = load("mojo", points=30), {}
    for state in decisions(game, seed=6):
        states.setdefault(state.position.s.round, state.clone())
    second = states[2].position
    known, second.past = second.known(Seat(0)), states[1].position.past
    assert second.known(Seat(0)) != known


@every_game
def test_games_and_states_are_kept_by_pickle_and_as_text(name):
    game = load_late(name, registry.get(name).seats[0], SHORT.get(name, {}))
    for state in (*decisions(game, seed=1, most=3), game.new_initial_state()):
        for kept in (pickle.loads(pickle.dumps(state)), game.deserialize_state(state.serialize())):
            assert str(kept) == str(state)
            assert kept.history() == state.history()
            if not state.is_chance_node():
                assert kept.information_state_string(0) == state.information_state_string(0)
            if not state.is_terminal():
                assert kept.legal_actions() == state.legal_actions()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 3}, "seats: expected a whole number from 2 to 2, got 3"),
        ({"edition": "paris"}, "edition: expected ru or osaka, got 'paris'"),
        ({"deals": 0}, "deals: expected a whole number from 1 to 48, got 0"),
        ({"first_dealer": 2}, "first_dealer: expected a whole number from 0 to 1, got 2"),
        ({"reward": "luck"}, "reward: expected one of result, points, standing; got 'luck'"),
        ({"episode": "turn"}, "episode: expected one of game, round; got 'turn'"),
        ({"episode": "round"}, "a round has no result"),
        ({"start": "abc"}, "start: expected what `packed` returns"),
        ({"start": packed([])}, "start: expected what `packed` returns"),
        ({"start": packed(late("mojo", 2, {}, 1))}, "start: expected what `packed` returns"),
    ],
)
def test_a_wrong_parameter_is_refused(wrong, message):
    with pytest.raises(OptionError, match=message):
        load("mushi", **wrong)


def test_a_table_of_other_seats_is_no_start():
    with pytest.raises(OptionError, match="start: expected games under way of 3 seats"):
        load("mojo", players=3, start=packed(late("mojo", 2, {}, 1)))


def test_an_unknown_parameter_is_refused_by_openspiel():
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        load("mushi", colour=1)


def test_an_illegal_action_is_refused_and_nothing_changes():
    *_, state = decisions(load("mushi", deals=1), seed=1, most=1)
    before = state.serialize()
    for action in (240, 9999, -2, next(a for a in range(240) if a not in state.legal_actions())):
        with pytest.raises(IllegalActionError, match=r"expected one of \["):
            state.apply_action(action)
    assert state.serialize() == before
    for action in (None, 1.5, "7"):
        with pytest.raises(TypeError):
            state.apply_action(action)


def test_a_finished_game_takes_no_action():
    *_, state = decisions(load("mushi", deals=1), seed=1)
    with pytest.raises(IllegalActionError, match=r"expected one of \[\], got 0"):
        state.apply_action(0)


def test_nobody_imagines_what_chance_is_about_to_choose():
    with pytest.raises(NotYourTurnError, match="chance is to choose"):
        load("mushi").new_initial_state().resample_from_infostate(0, lambda: 0.5)


def test_observers_take_no_parameters():
    game = load("mushi")
    with pytest.raises(OptionError, match="expected no parameters of an observer"):
        game.make_py_observer(None, {"size": 1})
