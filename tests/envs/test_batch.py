"""Many tables at once play by the rules, on any number of threads, and say what is wrong."""

import inspect
import pickle
from copy import copy, deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from contract.cases import every_case, every_game
from parlour.core.chance import Generated
from parlour.core.errors import IllegalActionError, OptionError, SeatError, UnknownGameError
from parlour.core.game import CHANCE
from parlour.core.options import GREATEST
from parlour.envs.batch import ArrayError, Batch
from parlour.envs.terms import EPISODES, REWARDS
from parlour.games import registry


def short(name: str) -> dict[str, Any]:
    """Options with which a game ends soon."""
    return {"mushi": {"deals": 2}}.get(name, {"points": 30} if name in ("mojo", "uno") else {})


def played_on(game: Any, s: Any, seat: int, action: int) -> Any:
    """A plain state after the action and the deals that follow."""
    s = s.detached()
    s.source = Generated()
    game.rules.apply(s, seat, action)
    while game.rules.to_act(s) == CHANCE:
        game.rules.deal(s)
    return s


@every_case
def test_a_step_is_the_plain_rules_step(name, seats, options):
    """Who acts out of turn is drawn by the table's generator, so that is left out of account."""
    batch = Batch(name, tables=1, seats=seats, seed=5, history=True, **options)
    game, turn, rng = batch.game, batch.reset(), Random(5)
    for _ in range(30):
        before, seat = batch.state(0), int(turn.seats[0])
        legal = game.legal_actions(before, seat)
        out_of_turn = seat in batch.waiting(0)
        assert out_of_turn or seat == game.rules.to_act(before)
        assert np.flatnonzero(turn.masks[0]).tolist() == legal + [game.actions] * out_of_turn
        assert turn.observations[0].tolist() == batch.encoding.observe(before, seat).tolist()
        action = rng.choice(np.flatnonzero(turn.masks[0]).tolist())
        turn = batch.step(np.array([action]))
        if action == batch.wait or turn.ended[0]:
            continue
        after, expected = batch.state(0), played_on(game, before, seat, action)
        if game.rules.interrupters(expected):
            after.rng = expected.rng
        assert after == expected


def played(name: str, threads: int, steps: int, **more: Any) -> list[Any]:
    batch = Batch(name, tables=5, seed=7, threads=threads, **short(name), **more)
    kept = [[array.copy() for array in batch.reset()]]
    for _ in range(steps):
        kept.append([array.copy() for array in batch.step(batch.random_actions())])
    return kept


@pytest.mark.compiles
@every_game
def test_threads_make_no_difference(name):
    alone, shared = played(name, 1, 600), played(name, 3, 600)
    for one, other in zip(alone, shared, strict=True):
        for left, right in zip(one, other, strict=True):
            assert np.array_equal(left, right)
    assert any(step[-1].any() for step in alone), "some game ended"


@every_game
def test_tables_differ_and_a_seed_repeats_them(name):
    batch = Batch(name, tables=3, seed=1)

    def dealt(seed: int | None = None) -> list[Any]:
        batch.reset(seed)
        return [batch.state(table) for table in range(3)]

    first = dealt()
    assert first[0] != first[1]
    assert dealt() != first
    assert dealt(seed=1) == first
    assert dealt(seed=2) != first


def ended_games(name: str, reward: str, seats: int, **more: Any) -> tuple[Any, Any]:
    """A batch of one table at its end, and each seat's rewards, step by step."""
    more = {**short(name), **more}
    batch = Batch(name, tables=1, seats=seats, seed=3, reward=reward, again=False, **more)
    turn, rewards = batch.reset(), []
    while not turn.ended[0]:
        turn = batch.step(batch.random_actions())
        rewards.append(turn.rewards[0].copy())
    return batch, np.array(rewards)


@pytest.mark.parametrize(("name", "seats"), [("mojo", 4), ("mushi", 2), ("uno", 3)])
def test_the_result_is_1_for_the_only_winner_and_0_together(name, seats):
    batch, rewards = ended_games(name, "result", seats)
    [winner] = batch.game.winners(batch.state(0))
    expected = np.full(seats, -1 / (seats - 1), np.float32)
    expected[winner] = 1
    assert rewards[:-1].any() == 0
    assert rewards[-1] == pytest.approx(expected)


@pytest.mark.parametrize(
    ("name", "options", "sign"),
    [
        ("mojo", {}, -1),  # M17: the fewest win
        ("mushi", {}, 1),  # H19
        ("uno", {"scoring": "main"}, 1),  # U20
        ("uno", {"scoring": "alternative"}, -1),  # U21: the fewest win
    ],
)
def test_points_add_up_to_the_totals(name, options, sign):
    batch, rewards = ended_games(name, "points", 2, **options)
    assert (sign * rewards.sum(axis=0)).tolist() == batch.game.totals(batch.state(0))


@pytest.mark.parametrize(("name", "seats"), [("mojo", 3), ("mushi", 2), ("uno", 4)])
def test_changes_of_standing_add_up_to_the_share_of_the_victory(name, seats):
    batch, rewards = ended_games(name, "standing", seats)
    winners = batch.game.winners(batch.state(0))
    share = [(seat in winners) / len(winners) - 1 / seats for seat in range(seats)]
    assert rewards.sum(axis=0) == pytest.approx(share, abs=1e-5)
    assert rewards.sum(axis=1) == pytest.approx(0, abs=1e-5)


@every_game
def test_an_episode_can_be_a_round(name):
    batch = Batch(name, tables=2, seed=3, reward="points", episode="round")
    turn, ended = batch.reset(), 0
    for _ in range(400):
        turn = batch.step(batch.random_actions())
        ended += int(turn.ended.sum())
        assert [batch.state(table).round for table in range(2)] == [1, 1]
        assert not turn.rewards[turn.ended == 0].any()
    assert ended


def test_after_the_end_nothing_is_legal_until_a_reset():
    batch, _ = ended_games("mushi", "result", 2)
    assert batch.turn.seats.tolist() == [-2]
    assert not batch.turn.masks.any()
    with pytest.raises(IllegalActionError, match="table 0: expected a reset, got action 0"):
        batch.step(np.array([0]))
    assert batch.reset().masks.any()


def test_u16_those_out_of_turn_are_asked_before_the_seat_in_turn():
    """U16: all three who are not in turn are asked once; the one that was silent may call, the
    others catch it. When all have waited, the turn goes on."""
    batch = Batch("uno", tables=1, seats=4, seed=2)
    turn, game = batch.reset(), batch.game
    while not batch.waiting(0):
        turn = batch.step(batch.random_actions())
    state, asked = batch.state(0), []
    while batch.waiting(0):
        seat = int(turn.seats[0])
        asked.append(seat)
        what, wait = np.flatnonzero(turn.masks[0]).tolist()
        assert wait == batch.wait == game.actions
        text = game.notation.format_action(state, what)
        assert text == ("uno" if seat == state.silent else f"catch {state.silent}")
        turn = batch.step(np.array([wait]))
    assert sorted(asked) == sorted({0, 1, 2, 3} - {state.turn})
    assert turn.seats[0] == state.turn


@every_game
def test_it_observes_for_any_seat(name):
    batch = Batch(name, tables=2, seed=4)
    turn = batch.reset()
    for seat in range(batch.seats):
        expected = batch.encoding.observe(batch.state(1), seat)
        assert batch.observe(1, seat).tolist() == expected.tolist()
    assert batch.observe(1, int(turn.seats[1])).tolist() == turn.observations[1].tolist()
    with pytest.raises(SeatError, match="expected a seat from 0"):
        batch.observe(0, batch.seats)
    with pytest.raises(IndexError):
        batch.observe(2, 0)


def test_the_documentation_says_which_rewards_and_episodes_there_are():
    said = (inspect.getdoc(Batch.__init__) or "").partition("`reward`:")[2]
    page = (Path(__file__).parents[2] / "docs/environments.md").read_text("utf-8")
    assert [each for each in (*REWARDS, *EPISODES) if f"`{each}`" not in said] == []
    assert [reward for reward in REWARDS if f"| `{reward}` | " not in page] == []


# --- bad input ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 3}, "seats: expected a whole number from 2 to 2, got 3"),
        ({"seats": "2"}, "seats: expected a whole number"),
        ({"tables": 0}, f"tables: expected a whole number from 1 to {GREATEST}, got 0"),
        ({"tables": 1 << 62}, f"expected tables that fit in memory, got {1 << 62}"),
        ({"tables": 1 << 50}, f"expected tables that fit in memory, got {1 << 50}"),
        ({"tables": 1.0}, "tables: expected a whole number from 1 to .*, got 1.0"),
        ({"threads": -1}, "threads: expected a whole number from 0 to .*, got -1"),
        ({"seed": "x"}, "seed: expected a whole number from 0 to .*, got 'x'"),
        ({"seed": 2**63}, "seed: expected a whole number from 0 to 9223372036854775807, got 9223"),
        ({"seed": True}, "seed: expected a whole number from 0 to .*, got True"),
        ({"reward": "win"}, "reward: expected one of result, points, standing; got 'win'"),
        ({"reward": ["points"]}, r"reward: expected one of .*; got \['points'\]"),
        ({"episode": "deal"}, "episode: expected one of game, round; got 'deal'"),
        ({"episode": "round"}, "a round has no result"),
        ({"deals": 0}, "deals"),
        ({"colour": 1}, "colour"),
    ],
)
def test_a_wrong_option_is_refused(wrong, message):
    with pytest.raises(OptionError, match=message):
        Batch("mushi", **{"tables": 1, **wrong})


@pytest.mark.parametrize("name", ["poker", None, 1, ["mojo"]])
def test_an_unknown_game_is_refused(name):
    with pytest.raises(UnknownGameError, match="expected one of mojo"):
        Batch(name, tables=1)


def test_numbers_may_be_numpys():
    """Those of its own arrays, for one."""
    batch = Batch("mushi", tables=np.int64(2), seed=np.uint8(1))
    turn, same = batch.reset(np.int32(5)), Batch("mushi", tables=2, seed=5).reset()
    assert np.array_equal(turn.observations, same.observations)
    assert np.array_equal(batch.observe(0, turn.seats[0]), turn.observations[0])


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], "expected an array of whole numbers, got list"),
        (np.zeros(2), "expected an array of whole numbers, got float64"),
        (np.zeros(2, bool), "expected an array of whole numbers, got bool"),
        (np.zeros(2, "O"), "expected an array of whole numbers, got object"),
        (np.zeros(3, int), r"expected shape \(2,\), got \(3,\)"),
        (np.zeros((2, 1), int), r"expected shape \(2,\), got \(2, 1\)"),
        (np.array(1), r"expected shape \(2,\), got \(\)"),
    ],
)
def test_an_array_of_another_kind_is_refused(actions, message):
    batch = Batch("mushi", tables=2)
    batch.reset()
    with pytest.raises(ArrayError, match=message):
        batch.step(actions)


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        ([True, False], "expected an array of truth values, got list"),
        (True, "expected an array of truth values, got bool"),
        (np.array([1, 0]), "expected an array of truth values, got int64"),
        (np.ones(3, bool), r"expected shape \(2,\), got \(3,\)"),
        (np.ones((2, 1), bool), r"expected shape \(2,\), got \(2, 1\)"),
    ],
)
def test_flags_of_another_kind_are_refused_and_nothing_changes(flags, message):
    """Numbers would be taken for those of tables."""
    batch = Batch("mushi", tables=2)
    turn = batch.reset()
    before, actions = [array.copy() for array in turn], turn.masks.argmax(axis=1)
    with pytest.raises(ArrayError, match="begin: " + message):
        batch.step(actions, begin=flags)
    with pytest.raises(ArrayError, match="only: " + message):
        batch.reset(only=flags)
    assert all(map(np.array_equal, turn, before))


def test_a_single_action_is_for_a_single_table():
    batch = Batch("mushi", tables=2)
    turn = batch.reset()
    before = [array.copy() for array in turn]
    with pytest.raises(ArrayError, match=r"expected actions of shape \(2,\)"):
        batch.step_only_table(int(turn.masks[0].argmax()))
    assert all(map(np.array_equal, turn, before))


@pytest.mark.parametrize("action", [1.5, 1.0, True, "1", None, np.array([1])])
def test_a_single_action_is_a_whole_number(action):
    batch = Batch("mushi", tables=1)
    batch.reset()
    with pytest.raises(ArrayError, match="action: expected a whole number, got"):
        batch.step_only_table(action)


@pytest.mark.parametrize(
    "ask", [Batch.state, Batch.waiting, lambda batch, at: batch.observe(at, 0)]
)
def test_a_table_is_a_whole_number_below_their_number(ask):
    batch = Batch("mushi", tables=2)
    batch.reset()
    for table in ("a", 1.0, None, True, [0]):
        with pytest.raises(ArrayError, match="table: expected a whole number, got"):
            ask(batch, table)
    with pytest.raises(IndexError):
        ask(batch, 2)
    ask(batch, np.int8(1))


@pytest.mark.parametrize("action", [-1, -(2**63), 239, 240, 2**63 - 1])
def test_an_illegal_action_is_refused_and_nothing_changes(action):
    batch = Batch("mushi", tables=2)
    turn = batch.reset()
    actions = batch.random_actions()
    before = batch.state(0), batch.state(1), turn.observations.copy()
    actions[1] = action
    assert action >= 240 or action < 0 or not turn.masks[1][action]
    with pytest.raises(IllegalActionError, match=r"table 1: expected one of \["):
        batch.step(actions)
    assert (batch.state(0), batch.state(1)) == before[:2]
    assert np.array_equal(turn.observations, before[2])


def test_a_table_that_was_not_reset_has_no_legal_actions():
    with pytest.raises(IllegalActionError, match="table 0: expected a reset"):
        Batch("mushi", tables=2).step(np.zeros(2, int))


def test_actions_of_any_whole_numbers_and_layout_are_taken():
    batch, other = Batch("mushi", tables=4, seed=1), Batch("mushi", tables=4, seed=1)
    batch.reset(), other.reset()
    actions = batch.random_actions()
    other.random_actions()
    spread = np.zeros(8, np.int16)
    spread[::2] = actions
    assert np.array_equal(batch.step(actions).observations, other.step(spread[::2]).observations)


def test_what_it_hands_out_can_only_be_read():
    turn = Batch("mushi", tables=1).reset()
    for array in turn:
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 1
    assert registry.get("mushi").actions == turn.masks.shape[1]


# --- copies ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("copied", [deepcopy, copy, lambda one: pickle.loads(pickle.dumps(one))])
@pytest.mark.parametrize("threads", [1, 2])
def test_a_copy_goes_on_by_itself_as_the_original_would(copied, threads):
    batch = Batch("uno", tables=3, seats=3, seed=2, threads=threads, history=True, points=20)
    batch.reset()
    for _ in range(30):
        batch.step(batch.random_actions())
    twin, before = copied(batch), [array.copy() for array in batch.turn]
    moved = [[array.copy() for array in twin.step(twin.random_actions())] for _ in range(300)]
    assert all(map(np.array_equal, batch.turn, before)), "the original stays where it was"
    assert any(step[-1].any() for step in moved), "some game ended"
    for step in moved:
        assert all(map(np.array_equal, batch.step(batch.random_actions()), step))
