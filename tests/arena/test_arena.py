"""The arena: fair seats, the same games wherever they are played, and a clean end."""

import json
import multiprocessing
import pickle
import sys
from collections import Counter
from dataclasses import replace
from random import Random

import msgspec
import pytest

from parlour import bots
from parlour.arena import player
from parlour.arena import run as arena
from parlour.arena.results import DealPlayed, GameResult, Result, Times
from parlour.arena.seating import line_ups, seatings
from parlour.arena.standings import standings
from parlour.core.errors import OptionError, UnknownGameError
from parlour.core.record import Record
from parlour.games import registry

MOJO = registry.get("mojo")


def small(seats=2, players=("policy", "random"), game=MOJO, seed=0, **options):
    """A setup of short games."""
    values = {"points": 10} | options if game is MOJO else options
    return arena.setup(game, game.options(values), seats, bots=list(players), seed=seed)


def test_a_setup_takes_names_and_plain_values():
    named = arena.setup("mojo", {"points": 10}, bots=["policy", "random"])
    assert named == small()


@pytest.mark.parametrize(
    ("wrong", "error", "message"),
    [
        ({"game": "poker"}, UnknownGameError, "unknown game 'poker'"),
        ({"options": {"colour": 1}}, OptionError, "unknown option 'colour'"),
        ({"options": 5}, OptionError, "options: expected a dict, got 5"),
        ({"seats": 9}, OptionError, "seats: expected a whole number"),
        ({"seed": "x"}, OptionError, "seed: expected a whole number"),
        ({"bots": "policy"}, OptionError, "bots: expected a list of names, got 'policy'"),
        ({"bots": None}, OptionError, "bots: expected a list of names, got None"),
        ({"bots": [5, "policy"]}, bots.UnknownBotError, "unknown bot '5'"),
    ],
)
def test_a_setup_of_the_wrong_kind_is_refused(wrong, error, message):
    with pytest.raises(error, match=message):
        arena.setup(**{"game": "mojo", "bots": ["policy", "random"], **wrong})


class First:
    """Plays the first legal action."""

    def decide(self, information, random):
        return information.actions()[0]


@pytest.fixture
def with_bots(monkeypatch):
    """Add bots to the real ones, by name, in this process."""

    def add(**made):
        real = bots.get
        monkeypatch.setattr(bots, "get", lambda game, name: made.get(name) or real(game, name))

    return add


# --- who sits where -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "seats"), [("abcd", 4), ("ab", 2), ("abbb", 4), ("aabb", 4), ("abc", 2), ("ab", 3)]
)
def test_in_each_deal_every_bot_has_every_seat_equally_often(with_bots, players, seats):
    with_bots(**{name: First() for name in "abcd"})
    setup = small(seats, players)
    played = list(seatings(setup, 100))
    for deal in range(played[-1].deal + 1):
        games = [seating.bots for seating in played if seating.deal == deal]
        assert len(set(games)) == len(games)
        for bot in range(len(setup.bots)):
            assert len({sum(game[seat] == bot for game in games) for seat in range(seats)}) == 1


def test_the_order_round_the_table_changes_from_deal_to_deal(with_bots):
    with_bots(**{name: First() for name in "abcd"})
    played = seatings(small(4, "abcd"), 400)
    behind_a = Counter(game.bots[(game.bots.index(0) + 1) % 4] for game in played)
    assert set(behind_a) == {1, 2, 3}
    assert min(behind_a.values()) > 80


def test_more_bots_than_seats_meet_equally_often():
    _, tables = line_ups("abcde", 3)
    pairs = Counter((a, b) for table in tables for a in table for b in table if a < b)
    assert len(pairs) == 10
    assert len(set(pairs.values())) == 1


def test_games_are_rounded_up_to_whole_deals():
    played = list(seatings(small(4, ["policy", "random", "random", "random"]), 5))
    assert [seating.deal for seating in played] == [0] * 4 + [1] * 4


@pytest.mark.parametrize(
    ("players", "seats", "reason"),
    [
        (["policy"], 2, "two or more different"),
        (["policy", "policy"], 2, "two or more different"),
        (["policy", "policy", "random"], 4, "one for each of the 4 seats, or each bot once"),
        (["policy", "random"], 9, "seats: expected a whole number from 2 to 8"),
    ],
)
def test_bots_that_cannot_be_seated_are_refused(players, seats, reason):
    with pytest.raises(OptionError, match=reason):
        small(seats, players)


def test_unknown_bots_are_refused():
    with pytest.raises(bots.UnknownBotError, match="genius"):
        small(2, ["policy", "genius"])


MINE = """
class First:
    def decide(self, information, random):
        return information.actions()[0]

first = First()
nothing = 3

class Asks:
    def __init__(self, what): ...
"""


@pytest.fixture
def mine(tmp_path, monkeypatch):
    """A module of somebody's own."""
    (tmp_path / "mine.py").write_text(MINE, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield
    sys.modules.pop("mine", None)


def test_a_bot_of_ones_own_plays_by_the_name_of_its_module(mine, with_bots):
    with_bots(alike=First())
    result = arena.run(small(2, ["policy", "mine.First"]), games=8)
    same = arena.run(small(2, ["policy", "alike"]), games=8)
    assert result.setup.bots == ("policy", "mine.First")
    assert result.deals == same.deals
    assert arena.run(small(2, ["policy", "mine.first"]), games=8).deals == same.deals


@pytest.mark.lengthy
def test_other_processes_find_it_too(mine):
    setup = small(2, ["random", "mine.First"])
    assert arena.run(setup, games=6, jobs=2).deals == arena.run(setup, games=6).deals


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mine.Second", "bot mine.Second: module 'mine' has no attribute 'Second'"),
        ("nobodys.First", "bot nobodys.First: No module named 'nobodys'"),
        ("mine.nothing", "bot mine.nothing: 'int' object has no attribute 'decide'"),
        ("mine.Asks", "bot mine.Asks: .*missing 1 required positional argument: 'what'"),
        (".First", "bot .First: Empty module name"),
        ("mine.First:seconds=1", "bot mine.First:seconds=1: module 'mine' has no attribute"),
    ],
)
def test_a_bot_of_ones_own_that_is_none_is_refused(mine, name, message):
    with pytest.raises(bots.UnknownBotError, match=message):
        small(2, ["policy", name])


def test_a_bot_can_have_settings_with_colons_and_slashes(with_bots):
    with_bots(**{"deep:seconds=0.1/policy=random": First()})
    setup = small(2, ["policy", "deep:seconds=0.1/policy=random"])
    assert setup.bots == ("policy", "deep:seconds=0.1/policy=random")


# --- the same chances -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.names())
def test_one_player_under_two_names_comes_out_exactly_even(with_bots, name):
    """Each deal is the same game on every rotation: neither chance nor seats can favour a name."""
    with_bots(a=First(), b=First())
    result = arena.run(small(2, "ab", registry.get(name)), games=6)
    for row in result.standings:
        assert row.won.value == row.even == 0.5
        assert (row.place, row.margin.value) == (1.5, 0)
        assert row.rating.value == pytest.approx(0)


def test_the_cards_of_a_round_do_not_depend_on_the_round_before(with_bots):
    """With other players, the opening hands of every round are the same."""

    class Watching(First):
        def __init__(self, inner):
            self.inner = inner
            self.hands = {}

        def decide(self, information, random):
            self.hands.setdefault(
                (information.state.round, information.seat),
                information.state.hand[information.seat],
            )
            return self.inner.decide(information, random)

    noted = []
    for inner in (First(), bots.get("uno", "random")):
        watching = Watching(inner)
        with_bots(a=watching, b=watching)
        setup = small(2, "ab", registry.get("uno"))
        arena.Player(setup).play(0, next(seatings(setup, 1)))
        first = {}
        for (number, seat), hand in watching.hands.items():
            first.setdefault(number, (seat, hand))
        noted.append(first)
    first, random = noted
    rounds = [
        number for number in first if number in random and first[number][0] == random[number][0]
    ]
    assert len(rounds) > 2
    for number in rounds:
        assert first[number] == random[number]


def test_the_seed_decides_the_deals():
    def play(seed):
        return arena.run(small(seed=seed), games=8).deals

    assert play(1) == play(1) != play(2)


def test_deals_do_not_depend_on_how_many_are_played():
    assert arena.run(small(), games=4).deals == arena.run(small(), games=8).deals[:2]


def test_the_games_do_not_depend_on_the_number_of_processes():
    setup = small(3, ["policy", "random"], seed=4)
    alone, shared = arena.run(setup, games=12), arena.run(setup, games=12, jobs=2)
    assert alone.deals == shared.deals
    assert (alone.jobs, shared.jobs) == (1, 2)
    for a, b in zip(alone.standings, shared.standings, strict=True):
        assert (a.bot, a.won, a.margin, a.rating) == (b.bot, b.won, b.margin, b.rating)
        assert a.decisions == b.decisions


# --- what comes out -------------------------------------------------------------------------------


def test_places_and_leads_by_hand():
    low = GameResult((0, 1, 2), (50, 20, 20), (1, 2)).outcome
    assert low.places == (3, 1.5, 1.5)
    assert low.margins == (-30, 15, 15)
    assert low.shares == (0, 0.5, 0.5)
    high = GameResult((0, 1, 2), (500, 20, 100), (0,)).outcome
    assert high.places == (1, 3, 2)
    assert high.margins == (440, -280, -160)
    assert high.shares == (1, 0, 0)


def test_standings_by_hand():
    """Three seats, low totals win: a against b and b. In the second game a and a b share first."""
    setup = small(3, ["random", "policy", "policy"])
    deals = [
        DealPlayed(deal=0, games=(GameResult((0, 1, 1), (5, 10, 20), (0,)),)),
        DealPlayed(deal=1, games=(GameResult((1, 0, 1), (7, 7, 13), (0, 1)),)),
    ]
    rows, head_to_head = standings(setup, deals, [Times(), Times()])
    a, b = rows
    assert (a.bot, b.bot) == ("random", "policy")
    assert (a.games, b.games) == (2, 2)
    assert (a.won.value, b.won.value) == (0.75, 0.25)
    assert (a.even, b.even) == pytest.approx((1 / 3, 2 / 3))
    assert (a.place, b.place) == (1.25, 2.375)
    assert (a.points, b.points) == (6, 12.5)
    assert a.margin.value == pytest.approx((10 + 3) / 2)
    assert head_to_head == ((None, 3.5 / 4), (0.5 / 4, None))


def test_the_document_comes_back_as_it_was():
    result = arena.run(small(4, ["policy", "random"]), games=10)
    assert Result.from_json(result.to_json()) == result
    document = json.loads(result.to_json())
    assert (document["arena"], document["complete"], document["asked"]) == (1, True, 10)
    assert document["setup"]["options"]["points"] == 10
    with pytest.raises(msgspec.ValidationError):
        Result.from_json(b"{}")


def test_a_row_for_each_seat_of_each_game():
    result = arena.run(small(3, ["policy", "random", "random"]), games=3)
    rows = result.rows()
    assert len(rows) == 3 * sum(len(played.games) for played in result.deals)
    for row, total in zip(rows, result.deals[0].games[0].totals, strict=False):
        assert (row["deal"], row["game"], row["total"]) == (result.deals[0].deal, 0, total)
    for first in range(0, len(rows), 3):
        table = rows[first : first + 3]
        assert [row["seat"] for row in table] == [0, 1, 2]
        assert sorted(row["bot"] for row in table) == ["policy", "random", "random"]
        assert sum(row["share"] for row in table) == pytest.approx(1)
        assert sum(row["place"] for row in table) == 6


def test_the_document_is_enough_to_do_the_sums_again():
    result = Result.from_json(arena.run(small(3), games=12).to_json())
    rows, head_to_head = standings(result.setup, result.deals, [Times(), Times()])
    assert head_to_head == result.head_to_head
    assert [(row.won, row.rating) for row in rows] == [
        (row.won, row.rating) for row in result.standings
    ]


def test_thinking_times():
    times, more = Times(), Times()
    for milliseconds in range(1, 101):
        (times if milliseconds % 2 else more).add(milliseconds / 1000)
    times.merge(more)
    assert times.decisions == 100
    assert times.mean == pytest.approx(0.0505)
    assert times.longest == 0.1
    assert times.quantile(0.95) == pytest.approx(0.095, rel=0.011)
    assert Times().quantile(0.95) == Times().mean == 0


def test_only_decisions_with_a_choice_are_timed(with_bots):
    asked = []

    class Counting(First):
        def decide(self, information, random):
            asked.append(not information.in_turn or len(information.legal()) > 1)
            return super().decide(information, random)

    with_bots(counting=Counting())
    rows = arena.run(small(2, ["counting", "random"]), games=2).standings
    counted = next(row.decisions for row in rows if row.bot == "counting")
    assert counted == sum(asked[1:])  # the first was to warm up
    assert not all(asked)


def test_only_the_clairvoyant_see_the_cards_of_others(with_bots):
    seen_cards = {True: [], False: []}

    class Watching(First):
        def __init__(self, clairvoyant):
            self.clairvoyant = clairvoyant

        def decide(self, information, random):
            seen_cards[self.clairvoyant].append(sum(information.state.hand[1 - information.seat]))
            return super().decide(information, random)

    with_bots(open=Watching(True), closed=Watching(False))
    arena.run(small(2, ["open", "closed"]), games=2)
    assert sum(seen_cards[True]) > sum(seen_cards[False]) == 0


# --- when something goes wrong --------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_leaves_the_deals_that_are_complete(jobs):
    heard = []

    def watch(result):
        heard.append(result)
        if len(heard) == (7 if jobs == 1 else 150):  # of two processes, one may start late
            raise KeyboardInterrupt

    stopped = arena.run(small(), games=1000, jobs=jobs, watch=watch)
    assert not stopped.complete
    assert 1 <= len(stopped.deals) <= len(heard) // 2
    assert stopped.deals == arena.run(small(), games=2 * len(stopped.deals)).deals


def test_a_lost_process_ends_the_arena():
    def watch(result):
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(arena.LostProcessError, match="lost a process"):
        arena.run(small(), games=1000, jobs=2, watch=watch)


def test_ctrl_c_before_the_first_deal_leaves_nothing():
    def watch(result):
        raise KeyboardInterrupt

    with pytest.raises(arena.StoppedError, match="first deal"):
        arena.run(small(), games=1000, watch=watch)


class Failing(First):
    def __init__(self, answer):
        self.answer = answer

    def decide(self, information, random):
        if information.state.round == 2:
            return self.answer(information)
        return super().decide(information, random)


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (lambda information: 1 / 0, "ZeroDivisionError"),
        (lambda information: "castle", "MalformedActionError"),
        (lambda information: None, "got None"),
    ],
)
def test_a_bot_that_fails_stops_the_arena(with_bots, answer, reason):
    with_bots(failing=Failing(answer))
    with pytest.raises(arena.BotFailedError, match=reason) as caught:
        arena.run(small(3, ["policy", "failing"], points=100), games=10)
    assert "bot 'failing' failed at seat" in str(caught.value)
    record = Record.from_json(caught.value.record)
    assert record.game == "mojo"
    assert sum(hasattr(entry, "deal") for entry in record.entries) == 2


def test_a_game_without_end_stops_the_arena(monkeypatch):
    endless = replace(MOJO, rules=replace(MOJO.rules, apply=lambda *_: None))
    setup = small(3)
    monkeypatch.setattr(player.registry, "get", lambda name: endless)
    monkeypatch.setattr(player, "MOST_DECISIONS", 500)
    with pytest.raises(arena.BotFailedError, match="expected the game to end within 500 decisions"):
        arena.run(setup, games=3, jobs=1)


def test_a_failure_can_travel_between_processes(with_bots):
    with_bots(failing=Failing(lambda information: 1 / 0))
    setup = small(2, ["policy", "failing"], points=100)
    player = arena.Player(setup)
    failed = player.play(0, next(seatings(setup, 1)))
    assert isinstance(failed, arena.Failed)
    assert pickle.loads(pickle.dumps(failed)) == failed


def test_a_player_stops_between_two_moves():
    setup = small(2)
    left = Random(1).randrange(3, 9)

    def stopped():
        nonlocal left
        left -= 1
        return left < 0

    assert arena.Player(setup, stopped).play(0, next(seatings(setup, 1))) is None
