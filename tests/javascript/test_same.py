"""The rules in JavaScript play as they do in Python: the same games, views, worlds and searches.

`make test-rules` compares a million steps of each game.
"""

import json
from contextlib import suppress
from dataclasses import asdict, replace
from itertools import cycle, product
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args

import msgspec
import pytest

import parlour
from javascript.walks import Walk, difference, in_node, walks
from often import long_run, searching
from parlour import bots
from parlour.bots import knowhow
from parlour.bots.level import POLICY
from parlour.bots.search.bot import SearchBot
from parlour.bots.search.budget import Budget
from parlour.bots.search.workspace import Workspace
from parlour.core.errors import ParlourError, UndoError
from parlour.core.information import InformationState
from parlour.core.record import VERSION, Record
from parlour.core.table import Table
from parlour.games import registry
from parlour.javascript.module import write
from plain import every_plain_search, search_plainly

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "web" / "src" / "rules"
How = Literal["scored", "unscored"]
GOLDEN = sorted((HERE.parent / "golden").glob("*.json"))


def quick_walks(game: str) -> list[Walk]:
    """Python plays them once for all tests."""
    return walks(game, steps=250, every=30)


@pytest.mark.parametrize("game", registry.names())
def test_random_games_are_the_same(game):
    assert difference(RULES, quick_walks(game)) is None


@pytest.fixture(scope="module")
def checked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Modules that throw where a number leaves its range, or an index its list."""
    folder = tmp_path_factory.mktemp("checked")
    (folder / "games").mkdir()
    for name in ("native.ts", "errors.ts", "checks.ts"):
        (folder / name).write_text((RULES / name).read_text("utf-8"), "utf-8")
    for name, text in write(map(registry.get, registry.names()), checked=True).items():
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize("game", registry.names())
def test_no_number_leaves_its_range_and_no_index_its_list(game, checked):
    assert difference(checked, quick_walks(game)) is None


def test_a_difference_is_found(tmp_path):
    (tmp_path / "games").mkdir()
    for name in ("native.ts", "errors.ts", "tree.ts", "games/mushi.ts"):
        (tmp_path / name).write_text((RULES / name).read_text("utf-8"), "utf-8")
    module = tmp_path / "games" / "mushi.ts"
    text = module.read_text("utf-8")
    assert "const PAR = 115;" in text
    module.write_text(text.replace("const PAR = 115;", "const PAR = 114;"), "utf-8")
    found = difference(tmp_path, walks("mushi", steps=60, every=10))
    assert found is not None
    assert "step" in found


# --- searches -------------------------------------------------------------------------------------


def positions(game: str, count: int) -> list[InformationState]:
    random = Random(7)
    found: list[InformationState] = []
    seats = [number for number in (2, 4) if number in registry.get(game).seats]
    while len(found) < count:
        table = parlour.table(game, seats=random.choice(seats), seed=random.getrandbits(32))
        for _ in range(random.randrange(60)):
            if not table.over:
                table.play(random.choice(table.legal()))
        if not table.over:
            found.append(table.information_state())
    return found


class Always(Random):
    """Gives one seed, again and again."""

    def __init__(self, number: int) -> None:
        super().__init__()
        self.number = number

    def getrandbits(self, k: int) -> int:
        return self.number


@pytest.mark.parametrize("game", [searching(name) for name in registry.names()])
def test_searches_are_the_same(game):
    check_searches(game, positions(game, 12), 300, 1500)


@every_plain_search
def test_searches_by_the_rules_as_they_are_written_are_the_same(game, monkeypatch):
    search_plainly(monkeypatch)
    check_searches(game, positions(game, 12), 30, 60, nodes=1 << 10)


def check_searches(
    game: str, informations: list[InformationState], iterations: int, enough: int, **more: Any
) -> None:
    """The same visits and the same choice; shares, sums of many fractions, agree to all but the
    last digits."""
    level, setting = list(knowhow.levels(game).items())[-1]
    search = replace(setting.search, **more)
    asked = [
        {
            "game": game,
            "seat": information.seat,
            "level": level,
            "values": list(information.state.values().values()),
            "seed": str(number),
            "iterations": iterations,
            "enough": enough,
        }
        for number, information in enumerate(informations)
    ]
    told = map(json.loads, in_node(HERE / "searches.ts", RULES, asked))
    workspace = Workspace(registry.get(game), search)
    bot = SearchBot(registry.get(game), Budget(iterations=enough), search)
    for number, (information, found) in enumerate(zip(informations, told, strict=True)):
        workspace.begin(information, number)
        workspace.grow(iterations)
        moves = workspace.moves(information)
        assert [(move.action, move.visits) for move in moves] == [
            (move["action"], move["visits"]) for move in found["moves"]
        ]
        for key in ("share", "error"):
            shares = [getattr(move, key) for move in moves]
            assert [move[key] for move in found["moves"]] == pytest.approx(shares, rel=1e-9)
        values = [0.0] * information.state.seats
        knowhow.of(game).standing(information.state, values)
        assert found["standing"] == pytest.approx(values, rel=1e-12)
        analysis = bot.analyse(information, Always(number))
        there = found["analysis"]
        assert there["iterations"] == analysis.iterations
        assert there["exact"] == analysis.exact
        assert [(move["action"], move["visits"]) for move in there["moves"]] == [
            (move.action, move.visits) for move in analysis.moves
        ]
        exact = knowhow.exact(game, information)
        solved = found["solved"] and {move["action"]: move["share"] for move in found["solved"]}
        if exact is None:
            assert solved is None
            continue
        text = information.game.notation.format_action
        expected = {text(information.state, action): share for action, share in exact.items()}
        assert solved == pytest.approx(expected, rel=1e-12)


# --- records --------------------------------------------------------------------------------------


def folded(record: dict[str, Any]) -> Any:
    """What Python makes of a record."""
    try:
        read = Record.from_json(json.dumps(record))
        options = read.options | {"edition": read.edition}
        table = Table.resume(registry.get(read.game), options, read.seats, read.entries)
    except ParlourError as error:
        return {"code": error.code, "message": str(error)}
    seats = [None, *range(table.seats)]
    told = {
        "views": [table.view(seat) for seat in seats],
        "events": [table.events(seat) for seat in seats],
        "legal": [table.legal(seat) for seat in range(table.seats)],
        "interruptible": table.interruptible,
        "moments": table.moments_ended,
        "sheet": table.sheet,
        "winners": table.winners(),
        "record": json.loads(table.record().to_json()),
    }
    return json.loads(msgspec.json.encode(told))


class Lehmer(Random):
    """Gives the numbers that `plays.ts` takes."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.last = seed + 1

    def random(self) -> float:
        self.last = self.last * 16807 % 2147483647
        return self.last / 2147483647


@pytest.mark.parametrize("game", registry.names())
def test_a_seed_gives_the_same_game(game):
    """Also among bots that play the policy, or slip and forget, up to the end of a game."""
    easy = knowhow.levels(game)["easy"]
    levels = [POLICY, easy, replace(easy, forgets=0.5)]
    asked = [
        {
            "game": game,
            "seats": registry.get(game).seats[0],
            "seed": seed,
            "level": asdict(level),
        }
        for seed, level in enumerate(levels)
    ]
    told = in_node(HERE / "plays.ts", RULES, asked)
    for each, level, line in zip(asked, levels, told, strict=True):
        table = parlour.table(game, seats=each["seats"], seed=each["seed"])
        bot, random = bots.make(game, level), Lehmer(each["seed"])
        while not table.over:
            seat = table.to_act
            assert seat is not None
            others = [other for other in range(table.seats) if other != seat]
            for one in (*others, seat):
                action = (
                    bot.decide(table.information_state(one), random) if table.legal(one) else None
                )
                if action is not None:
                    table.play(action, one)
                    break
        found = json.loads(line)
        assert found["winners"] == table.winners()
        here = json.loads(table.record().to_json())
        assert found["record"]["entries"] == here["entries"]
        assert found["record"]["options"] == here["options"]


def check_folded(records: list[dict[str, Any]]) -> None:
    """Check that these records are folded the same."""
    for record, line in zip(records, in_node(HERE / "records.ts", RULES, records), strict=True):
        there, here = json.loads(line), folded(record)
        there["record"]["options"] = here["record"]["options"] | there["record"]["options"]
        assert there == here, record["entries"][-3:]


def test_golden_games_are_folded_the_same():
    check_folded([json.loads(path.read_text("utf-8")) for path in GOLDEN])


def eventful(game: str, seats: int, rounds: int, how: How) -> Table:
    """A random game in which actions are taken back, and people leave and join. It is ended after
    so many rounds and another deal."""
    random = Random(f"{game} {seats} {rounds}")
    table = Table(registry.get(game), seats=seats, auto_deal=False, keep=True)
    while table.awaits_deal or len(table.entries) < 8 or len(table.sheet) < rounds:
        seat, chance = random.randrange(seats), random.random()
        if table.awaits_deal:
            if table.sheet:
                table.join(seat)
            table.deal()
        elif chance < 0.02:
            table.leave(seat, "easy")
        elif chance < 0.3:
            with suppress(UndoError):
                table.undo(seat)
        elif legal := table.legal(seat):
            table.play(random.choice(legal), seat)
    table.end(how)
    return table


@pytest.mark.lengthy
@pytest.mark.parametrize("game", registry.names())
def test_games_with_every_kind_of_step_are_folded_the_same(game):
    """At the end, and where somebody has just taken something back, left or joined."""
    records, keys, random = [], set(), Random(1)
    tables = ((2, 0), (2, 1), (min(3, registry.get(game).seats[-1]), 1))
    ends = get_args(How)
    for (seats, rounds), how in product(tables, ends) if long_run() else zip(tables, cycle(ends)):
        table = eventful(game, seats, rounds, how)
        assert bool(table.winners()) is (how == "scored" and bool(table.sheet))
        record = json.loads(table.record().to_json())
        entries = record["entries"]
        keys |= {key for entry in entries for key in entry}
        rare = [n for n, entry in enumerate(entries, 1) if {"undo", "left", "joined"} & {*entry}]
        cuts = [*random.sample(rare, min(4, len(rare))), len(entries)]
        records += [record | {"entries": entries[:cut]} for cut in cuts]
    assert keys >= {"action", "undo", "left", "joined", "ended"}
    check_folded(records)


def with_chance() -> dict[str, Any]:
    """The record of a game of UNO up to an action for which cards were shuffled."""
    random = Random(5)
    table = Table(registry.get("uno"), seats=4, auto_deal=False)
    while True:
        if table.awaits_deal:
            table.deal()
        elif len(table.play(random.choice(table.legal()))) > 1:
            made: dict[str, Any] = json.loads(table.record().to_json())
            return made


def test_undo_is_refused_the_same():
    """After a deal; by another seat than the one that acted last; where a chance was drawn."""
    record = with_chance() | {"parlour": VERSION}
    entries = record["entries"]
    first = next(n for n, entry in enumerate(entries) if "action" in entry)
    last = max(n for n, entry in enumerate(entries) if "action" in entry)
    cuts = [
        (first, 0),
        (first + 1, (entries[first]["seat"] + 1) % 4),
        (len(entries), entries[last]["seat"]),
    ]
    records = [record | {"entries": [*entries[:cut], {"undo": seat}]} for cut, seat in cuts]
    lines = in_node(HERE / "records.ts", RULES, records)
    found = [folded(record)["message"] for record in records]
    assert [json.loads(line)["message"] for line in lines] == found
    told = ["nothing since", "nothing since", "brought nothing hidden to light"]
    assert all(part in message for part, message in zip(told, found, strict=True))


def broken(record: dict[str, Any], random: Random) -> dict[str, Any]:
    """The record with one thing wrong."""
    made: dict[str, Any] = json.loads(json.dumps(record))
    entries = made["entries"]
    at = random.randrange(len(entries))
    match random.randrange(6):
        case 0:
            del entries[at]
        case 1:
            entries.insert(at, entries[random.randrange(len(entries))])
        case 2:
            entries[at] = {"seat": random.randrange(12), "action": random.choice(["8", "1b", "b7"])}
        case 3:
            entries[at] = {"pick": random.randrange(9), "of": random.randrange(1, 9)}
        case 4:
            entries[at] = {
                "seat": 0,
                "action": random.choice(["", 'it\'s "so"', "ы\x1b", "x" * 101, "😀" * 60]),
            }
        case _:
            made["options"] = {
                random.choice(["points", "deals", "nothing"]): random.randrange(-2, 5)
            }
    return made


def test_broken_records_are_refused_the_same():
    random = Random(3)
    records = [
        broken(json.loads(path.read_text("utf-8")), random) for path in GOLDEN for _ in range(12)
    ]
    found = in_node(HERE / "records.ts", RULES, records)
    for record, line in zip(records, found, strict=True):
        there, here = json.loads(line), folded(record)
        if "code" in there or "code" in here:
            assert there == here, record["entries"][:3]
