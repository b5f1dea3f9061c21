"""Search bots: legal, honest about what they know, the same for the same seed, and not weak."""

from random import Random
from types import SimpleNamespace

import numpy as np
import pytest

import parlour
from often import searching
from parlour import bots
from parlour.arena.simulate import simulate
from parlour.bots import knowhow, mojo, unbound
from parlour.bots.search import prior, tree
from parlour.bots.search.analysis import MoveValue, within
from parlour.bots.search.budget import CHUNK, PAUSE, SLICES, Budget, Meter
from parlour.bots.search.choice import choose, gain, is_clear, is_settled
from parlour.bots.search.prior import blend
from parlour.core.information import InformationState
from parlour.core.rule import bound
from parlour.core.unbound import apply
from parlour.games import registry

GAMES = [
    (name, seats)
    for name in registry.names()
    for seats in sorted({registry.get(name).seats[0], min(4, registry.get(name).seats[-1])})
]
"""Each with the fewest seats it takes, and with four."""
every_game = pytest.mark.parametrize(("game", "seats"), GAMES)
every_search = pytest.mark.parametrize(("game", "seats"), [searching(*each) for each in GAMES])
TIMED = ("expert", "master")
"""Levels whose budget is in seconds."""


def positions(game, seats, seed, count):
    """Tables along a game that the policy plays, each with somebody about to act."""
    table = parlour.table(game, seats=seats, seed=seed)
    rng, players = Random(seed), [bots.get(game, "policy")] * seats
    for move in range(9 * count):
        if table.over:
            return
        if move % 9 == seed % 9:
            yield table
        bots.play_on(table, players, rng)


def imagined(table, seat, seed):
    """The information state of a table that the seat cannot tell from this one."""
    world = table.information_state(seat).world(Random(seed))
    assert world != table.state
    return InformationState(table.game, world, seat)


@pytest.mark.compiles
@pytest.mark.parametrize("game", [searching(name) for name in registry.names()])
def test_search_and_random_play_get_ready(game):
    rules = registry.get(game)
    assert simulate(rules, rules.options({}), 2, games=2).games == 2
    bot = bots.get(game, "expert:iterations=60/seconds=100")
    bot.warm_up()
    table = parlour.table(game, seats=2, seed=1)
    assert bot.decide(table.information_state(), Random(1)) in table.legal()


@pytest.mark.parametrize(
    ("game", "seats", "level"),
    [
        (game, seats, level) if level in ("easy", "medium") else searching(game, seats, level)
        for game, seats in GAMES
        for level in bots.names(game)
    ],
)
def test_a_bot_decides_from_what_its_seat_knows_alone(game, seats, level):
    """Two states equal for the seat, the same seed: the same decision."""
    bot = bots.get(game, f"{level}:iterations=60/seconds=100" if level in TIMED else level)
    checked = 0
    for table in positions(game, seats, seed=11, count=6):
        for seat in range(seats):
            if table.legal(seat):
                here, there = table.information_state(seat), imagined(table, seat, 3)
                assert bot.decide(here, Random(5)) == bot.decide(there, Random(5))
                checked += 1
    assert checked


@every_search
def test_the_same_seed_and_iterations_give_the_same_answer(game, seats):
    for table in positions(game, seats, seed=4, count=2):
        information = table.information_state()
        one, other, third = (
            bots.get(game, "expert").analyse(information, Random(rng), Budget(iterations=400))
            for rng in (1, 1, 2)
        )
        assert one.moves == other.moves
        assert third.moves != one.moves or one.exact


@every_search
def test_an_analysis_values_every_legal_move(game, seats):
    for table in positions(game, seats, seed=7, count=3):
        information = table.information_state()
        analysis = bots.get(game, "expert").analyse(information, Random(1), Budget(iterations=500))
        assert {move.action for move in analysis.moves} == set(table.legal())
        assert all(0 <= move.share <= 1 for move in analysis.moves)
        if not analysis.exact:
            assert sum(move.visits for move in analysis.moves) == analysis.iterations
            assert analysis.moves[1:] == sorted(analysis.moves[1:], key=lambda move: -move.share)
            if seats == 2:
                most = max(analysis.moves, key=lambda move: move.visits)
            else:  # several moves are tried in each world
                most = max(analysis.moves, key=lambda move: move.share - move.error)
            policy = bots.get(game, "policy").decide(information, Random(1))
            assert analysis.best.action in (most.action, policy)


def test_a_budget_of_seconds_ends_a_search():
    information = parlour.table("mojo", seats=4, seed=1).information_state()
    bot = bots.get("mojo", "expert:seconds=0.05")
    analysis = bot.analyse(information, Random(1))
    assert analysis.iterations > 0
    with pytest.raises(ValueError, match="expected seconds, iterations or both"):
        Budget()
    with pytest.raises(ValueError, match="seconds: expected more than 0"):
        Budget(seconds=0)


def test_where_there_is_no_choice_nothing_is_searched():
    table = parlour.table("mojo", seats=2, seed=3)
    bot = bots.get("mojo", "expert:seconds=1e9")
    table.state.hand[table.to_act] = [0] * 12 + [8]
    assert bot.decide(table.information_state(), Random(1)) == "12"


def test_an_obvious_move_is_found():
    """Mojo, two seats: 0 holds 12 and 1, and the discard shows 12. An equal 12 and then the 1 end
    the round at once with nothing in hand; any other play leaves points."""
    table = parlour.table("mojo", seats=2, seed=3, first_player=0)
    s = table.state
    rest = s.hand[0]
    s.hand[0] = [0] * 13
    for value in (12, 1):
        rest[value] -= 1
        s.hand[0][value] += 1
    for value, copies in enumerate(rest):
        if copies > 0:
            s.apart[value] += copies
    s.hand_size[0] = s.held_at_start = 2
    s.discard[0][0] = 12
    analysis = bots.get("mojo", "expert").analyse(
        table.information_state(0), Random(1), Budget(iterations=2000)
    )
    assert analysis.best.action == "12"


def value(share, error, visits):
    return MoveValue(action=str(visits), share=share, error=error, visits=visits)


def test_when_an_answer_is_settled():
    assert is_settled([value(0.5, 0.1, 3)], 100)  # no choice
    assert is_settled([value(0.5, 0.1, 90), value(0.5, 0.1, 10)], 79)  # cannot be caught
    assert not is_settled([value(0.5, 0.1, 90), value(0.5, 0.1, 10)], 80)


def test_when_an_answer_is_clear():
    assert is_clear([value(0.6, 0.01, 900), value(0.5, 0.02, 100)], 0.5)  # leads by 4.5 errors
    assert not is_clear([value(0.6, 0.01, 900), value(0.58, 0.02, 100)], 0.5)
    assert not is_clear([value(0.6, 0.01, 800), value(0.5, 0.02, 100)], 0.5)  # too few
    assert is_clear([value(0.5, 0.001, 900), value(0.5, 0.001, 900)], 0.5)  # all the same


def chosen(moves, left, **settings):
    settings = {"paired": False, "doubt": 1.5, "stop_early": True} | settings
    return choose(moves, 0.5, left, **settings)


def test_a_search_goes_on_until_its_answer_is_settled_or_nothing_is_left():
    policy, best = value(0.3, 0.01, 10), value(0.6, 0.01, 90)
    assert chosen([policy, best], 80) is None
    assert chosen([policy, best], 79) is best
    assert chosen([policy, best], 79, stop_early=False) is None
    assert chosen([policy, best], 79, paired=True) is None  # visits say little then
    assert chosen([policy, best], 0, paired=True, stop_early=False) is best


def test_the_policy_is_kept_where_no_move_is_surely_better():
    policy, best = value(0.5, 0.03, 10), value(0.55, 0.04, 90)  # ahead by one standard error
    assert chosen([policy, best], 0) is policy
    assert chosen([policy, best], 0, doubt=0.9) is best


def test_a_budget_of_iterations_is_spent_in_even_parts():
    meter = Meter(Budget(iterations=2 * CHUNK + 3), clock=lambda: 0.0)
    parts, done = [], 0
    while meter.left > 0:
        parts.append(meter.chunk)
        done += meter.chunk
        meter.note(done)
    assert parts == [CHUNK, CHUNK, 3]


def test_a_budget_of_seconds_is_spent_by_the_clock():
    now = 0.0
    meter = Meter(Budget(seconds=10), clock=lambda: now)
    assert meter.chunk == CHUNK
    now = 1.0  # 1000 iterations in a second: 9000 are left, and a look is due every 1 / SLICES
    meter.note(1000)
    assert (meter.spent, meter.left, meter.chunk) == (1.0, 9000, 10_000 // SLICES)
    now = 9.875
    meter.note(9875)
    assert (meter.left, meter.chunk) == (125, 125)  # no further than the end
    now = 10.0
    meter.note(10_000)
    assert meter.left <= 0
    now = 0.0
    short = Meter(Budget(seconds=0.01), clock=lambda: now)
    now = 0.001
    short.note(1000)
    assert short.chunk == round(PAUSE * 1e6)


def silent_table():
    """UNO for two, won by one round: one seat went down to one card without calling, and the
    other, whose turn it is, may catch it."""
    for seed in range(100):
        table, rng = parlour.table("uno", seats=2, seed=seed, points=1), Random(seed)
        while not table.over:
            seat, legal = table.to_act, table.legal()
            quiet = [text for text in legal if f"{text} uno" in legal]
            table.play(quiet[0] if quiet else rng.choice(legal))
            if quiet and table.state.silent == seat and table.to_act != seat:
                return table, seat
    raise AssertionError("no such position")


@pytest.mark.long
def test_u16_search_knows_what_letting_a_chance_pass_costs():
    """A call in time saves two cards: the other seat catches a player who does not call."""
    table, seat = silent_table()
    assert table.legal(seat) == ["uno"]
    analysis = bots.get("uno", "ismcts:noise=0/exploration=20/depth=1").analyse(
        table.information_state(seat), Random(1), Budget(iterations=3000)
    )
    moves = {move.action: move for move in analysis.moves}
    lead = moves["uno"].share - moves[None].share
    assert lead > 3 * (moves["uno"].error + moves[None].error)


def test_the_former_name_of_the_policy_is_still_read():
    assert bots.level_of("mojo", "rule:slips=0.1") == bots.level_of("mojo", "policy:slips=0.1")


def test_what_more_iterations_may_gain():
    """E[max(X, 0)] for a normal X: sigma / sqrt(2 pi) at mean 0; elsewhere from tables."""
    assert gain(0, 1) == pytest.approx(0.398942, abs=1e-6)
    assert gain(1, 1) == pytest.approx(0.083315, abs=1e-6)
    assert gain(0.02, 0.01) == pytest.approx(0.01 * 0.008491, abs=1e-8)
    assert gain(-1, 1) == pytest.approx(1.083315, abs=1e-6)
    assert gain(0.1, 0) == 0
    assert gain(-0.1, 0) == 0.1


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("genius", "expected one of easy, medium, hard, expert, master, random, policy, ismcts"),
        ("hard:depht=1", "expected one of seconds, iterations"),
        ("hard:depth=deep", "depth: expected a number, got 'deep'"),
        ("hard:seconds=0", "seconds: expected more than 0"),
        ("hard:depth=0", "depth: expected 1 to inf, got 0"),
        ("hard:nodes=1", "nodes: expected 1024 to"),
        ("easy:slips=-1", "slips: expected 0 to inf"),
        ("easy:forgets=2", "forgets: expected 0 to 1"),
    ],
)
def test_unknown_bots_and_settings_are_refused(spec, message):
    with pytest.raises(bots.UnknownBotError, match=message):
        bots.get("mojo", spec)


def test_levels_have_an_order():
    for game in registry.names():
        assert bots.names(game) == ("easy", "medium", "hard", "expert", "master")


@pytest.mark.parametrize(
    ("game", "seats", "options", "asked"),
    [
        searching("mojo", 2, {}, True),
        searching("mojo", 2, {"discards": 2}, False),
        searching("mojo", 3, {}, False),
        searching("mushi", 2, {}, True),
        searching("mushi", 2, {"edition": "osaka"}, False),
        searching("uno", 2, {}, True),
        searching("uno", 3, {}, False),
    ],
)
def test_master_is_expert_where_the_net_is_not_asked(game, seats, options, asked):
    table = parlour.table(game, seats=seats, seed=4, **options)
    expert, master = (
        bots.get(game, level).analyse(table.information_state(), Random(1), Budget(iterations=60))
        for level in TIMED
    )
    assert (master.moves != expert.moves) == asked


def test_a_net_has_a_say_in_what_moves_are_worth():
    """The differences between what it expects; and its choice comes first."""
    moves = [
        MoveValue(action="one", share=0.5, error=0.01, visits=30),
        MoveValue(action="two", share=0.4, error=0.02, visits=10),
    ]
    two, one = blend(moves, [0.2, 0.4], 0.5)
    shift = (30 * (0.5 - 0.2) + 10 * (0.4 - 0.4)) / 40
    assert (one.action, one.error, one.visits) == ("one", 0.01, 30)
    assert (two.action, two.error, two.visits) == ("two", 0.02, 10)
    assert one.share == pytest.approx((0.5 + 0.2 + shift) / 2)
    assert two.share == pytest.approx((0.4 + 0.4 + shift) / 2)


def test_no_share_that_is_told_lies_beyond_what_can_be():
    for share, told in ((-0.01, 0.0), (0.3, 0.3), (1.02, 1.0)):
        move = within(MoveValue(action="one", share=share, error=0.1, visits=2))
        assert (move.share, move.error, move.visits) == (told, 0.1, 2)


@pytest.mark.parametrize("game", ["mushi", "uno"])
def test_a_net_expects_the_same_whatever_its_seat_does_not_know(game):
    foresee = bound(prior.foresee, {**registry.get(game).rules.binding(), **knowhow.binding(game)})
    told = 0
    for table in positions(game, 2, seed=9, count=6):
        seat = table.to_act
        here, there = table.information_state(seat), imagined(table, seat, 8)
        answers = []
        for information in (here, there):
            state = information.state.copy()
            out, worths = [0] * information.game.max_legal, [0.0] * information.game.max_legal
            n = foresee(state, seat, out, worths, np.zeros(tree.SCRATCH))
            assert state == information.state
            assert sorted(out[:n]) == sorted(information.legal()[:n])
            answers.append(worths[:n])
        assert answers[0] == answers[1]
        told += len(answers[0]) > 1
    assert told > 0


@every_game
def test_a_policy_reads_only_what_its_seat_knows_and_runs_compiled(game, seats):
    for table in positions(game, seats, seed=9, count=4):
        for seat in range(seats):
            if table.legal(seat):
                here, there = table.information_state(seat), imagined(table, seat, 8)
                policy = bots.get(game, "policy")
                assert policy.decide(here, Random(2)) == policy.decide(there, Random(2))


def moves_played(spec, iterations, seats=4):
    """Moves in an imagined game of UNO from its first turn, on average."""
    information = parlour.table("uno", seats=seats, seed=2).information_state()
    bot = bots.get("uno", f"expert:stop_early=0/{spec}")
    bot.analyse(information, Random(1), Budget(iterations=iterations))
    return bot._workspace.counts["moves"] / iterations


@pytest.mark.long
def test_beyond_the_horizon_a_round_is_valued_as_it_stands():
    assert 1 <= moves_played("horizon=0", 200) < 3  # naming a colour and the like may follow
    assert 13 <= moves_played("horizon=3", 200) < 15
    assert moves_played(f"horizon={tree.TO_THE_END}", 200) > 30


@pytest.mark.long
def test_playouts_that_follow_a_tree_have_a_horizon_of_their_own():
    """With four seats no tree is grown. The sooner horizon counts."""
    assert 13 <= moves_played("horizon=3/tree_horizon=0", 200) < 15
    assert 1 <= moves_played("horizon=3/tree_horizon=0", 200, seats=2) < 4
    assert 7 <= moves_played("horizon=3/tree_horizon=9", 200, seats=2) < 10


@pytest.mark.long
def test_in_flat_search_several_moves_are_tried_in_each_world():
    """With as many tries as there are moves, all are tried equally often."""
    information = parlour.table("uno", seats=4, seed=2).information_state()
    choices = len(information.legal())
    assert choices > 2
    iterations = 100 * choices
    for tries, worlds in ((1, iterations), (2, iterations / 2), (choices, 100), (99, 100)):
        bot = bots.get("uno", f"expert:stop_early=0/tries={tries}")
        analysis = bot.analyse(information, Random(1), Budget(iterations=iterations))
        assert bot._workspace.counts["worlds"] == worlds
        assert max(move.visits for move in analysis.moves) <= worlds
        if tries >= choices:
            assert {move.visits for move in analysis.moves} == {100}


@pytest.mark.long
def test_a_world_that_is_tried_again_is_as_it_was_dealt():
    information = parlour.table("uno", seats=4, seed=2).information_state()
    bot = bots.get("uno", "expert:stop_early=0")
    bot.analyse(information, Random(1), Budget(iterations=1))
    states = bot._workspace.states
    dealt, played = states[2].copy(), states[1].copy()
    assert dealt["hand"].sum() == sum(information.state.hand_size)  # none was played
    assert played["discard_size"] > dealt["discard_size"] == information.state.discard_size
    bot._workspace.grow(1)
    assert states[2] == dealt
    assert (states[1]["hand"].sum(0) != played["hand"].sum(0)).any()
    assert bot._workspace.counts["worlds"] == 1


def test_a_playout_of_a_round_without_end_counts_as_the_totals_stand(monkeypatch):
    """The policy goes on for ever, because its actions change nothing."""
    monkeypatch.setattr(tree, "MOST_PLAYED", 50)
    table = parlour.table("mojo", seats=2, seed=1)
    rules = table.game.rules.binding() | {
        unbound.policy: lambda s, seat, out, n: out[0],
        unbound.standing: mojo.standing,
        apply: lambda s, seat, action: None,
    }
    settings = SimpleNamespace(noise=0.0, horizon=tree.TO_THE_END)
    counts, values = SimpleNamespace(moves=7), [0.0, 0.0]
    play_out = bound(tree.play_out, rules)
    play_out(table.state, [0] * table.game.max_legal, values, [], settings, counts)
    assert counts.moves == 7 + 50
    assert values == [0.5, 0.5]
