"""One table, one link, one game after another: the host chooses the game in the lobby."""

from pathlib import Path

import msgspec
import pytest

from parlour import bots
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import TooManyPeopleError
from parlour.server.tables import commands, levels, log, snapshots
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from server.house import House, running
from server.tables.test_hosting import over, seen

pytestmark = pytest.mark.anyio


def lobby(people: int, *bots: str, seats: int) -> list[log.LogEntry]:
    """The entries of people on the first seats and bots on the next."""
    sat: list[log.LogEntry] = [
        log.Seated(seat=n, name=f"P{n}", token=token_hash(f"t{n}")) for n in range(people)
    ]
    assert people + len(bots) <= seats
    return sat + [
        log.BotSeated(seat=people + n, bot=bot, name=f"B{n}") for n, bot in enumerate(bots)
    ]


def a_log(entries: list[log.LogEntry], seats: int, game: str = "mojo") -> StoredTable:
    options = registry.get(game).options(seats=seats).values()
    header = log.Header(game=game, seats=seats, options=options, pace=7, moment=8, hints=True)
    return StoredTable("x" * 22, header, bytes(32), entries)


async def test_before_the_first_game(house: House) -> None:
    made = await house.create(seats=4, bots=["easy"])
    ann = await house.visit(made["table"], made["token"])
    bo = await house.visit(made["table"])
    await bo.join("Bo")
    await bo.send("choose_game", game="uno")
    assert await bo.error() == "not-host"
    before = ann.table
    await ann.send("choose_game", game="mushi", options={"deals": 1})
    for player in (ann, bo):
        await seen(player, lambda told: told["game"] == "mushi")
        assert [seat["name"] for seat in player.table["seats"]] == ["Ann", "Bo"]
        assert player.table["options"]["deals"] == 1
        for name in ("hints", "clock", "pace", "commitment", "coming", "games"):
            assert player.table[name] == before[name]
    await seen(ann, lambda told: told["seats"][1]["online"])
    await ann.send("start")
    for player in (ann, bo):
        await player.until("update")
        assert player.view["game"] == "mushi"


async def test_what_is_refused(house: House) -> None:
    made = await house.create(seats=3)
    ann = await house.visit(made["table"], made["token"])
    for name in ("Bo", "Cy"):
        await (await house.visit(made["table"])).join(name)
    await seen(ann, lambda told: all(seat["online"] for seat in told["seats"]))
    for sent, code in (
        ({"game": "mushi"}, "too-many-people"),
        ({"game": "chess"}, "unknown-game"),
        ({"game": "uno", "options": {"points": -1}}, "bad-option"),
    ):
        await ann.send("choose_game", **sent)
        assert await ann.error() == code
    assert ann.table["game"] == "mojo"
    await ann.send("start")
    await ann.until("update")
    await ann.send("choose_game", game="uno")
    assert await ann.error() == "not-in-lobby"


async def test_after_a_game_and_a_restart(tmp_path: Path) -> None:
    """The record of each game stays that of its own game."""
    async with running(tmp_path) as house:
        table, ann, bo = await over(house)
        await ann.send("choose_game", game="uno")
        assert await ann.error() == "not-in-lobby"
        await ann.send("reopen")
        await seen(ann, lambda told: told["status"] == "lobby")
        await ann.send("choose_game", game="mushi", options={"deals": 1})
        await seen(bo, lambda told: told["game"] == "mushi")
        told = bo.table
        first = (await house.http.get(f"/api/tables/{table}/record?game=1")).json()
        assert first["record"]["game"] == "mojo"
    async with running(tmp_path) as house:
        watcher = await house.visit(table)
        same = ("game", "status", "games", "options", "commitment", "coming")
        assert {key: watcher.table[key] for key in same} == {key: told[key] for key in same}
        again = (await house.http.get(f"/api/tables/{table}/record?game=1")).json()
        assert again == first


async def test_a_game_under_way_after_the_change_outlasts_a_restart(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        made = await house.create(bots=["easy"])
        ann = await house.visit(made["table"], made["token"])
        await ann.send("choose_game", game="uno")
        await seen(ann, lambda told: told["game"] == "uno")
        await ann.send("start")
        await ann.until("update")
        view = ann.view
    async with running(tmp_path) as house:
        ann = await house.visit(made["table"], made["token"])
        assert ann.table["stopped"] is None
        assert ann.view["game"] == view["game"] == "uno"


def test_seats_that_are_too_many_go_free_ones_first() -> None:
    """Of five seats two stay: the people's, wherever they sit."""
    entries: list[log.LogEntry] = [
        log.Seated(seat=1, name="Ann", token="a"),
        log.BotSeated(seat=2, bot="easy", name="Bot"),
        log.Seated(seat=4, name="Bo", token="b"),
    ]
    state = folded(a_log(entries, 5))
    change = commands.choose_game(state, 1, wire.ChooseGame(game="mushi"))
    assert change
    assert change.entry.closed == [0, 2, 3]
    after = folded(a_log([*entries, change.entry], 5))
    assert [seat.name for seat in after.seats] == ["Ann", "Bo"]
    assert (after.host, after.game.name) == (0, "mushi")
    one = folded(a_log(lobby(1, "easy", seats=3), 3))
    change = commands.choose_game(one, 0, wire.ChooseGame(game="mushi"))
    assert change
    assert change.entry.closed == [2]
    assert commands.choose_game(one, 0, wire.ChooseGame(game="mojo")) is None
    crowd = folded(a_log(lobby(3, seats=3), 3))
    with pytest.raises(TooManyPeopleError):
        commands.choose_game(crowd, 0, wire.ChooseGame(game="mushi"))


def test_bots_have_a_level_that_the_new_game_has(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [*lobby(1, "easy", "expert", seats=3), log.StandInSet(bot="expert")]
    state = folded(a_log(entries, 3))
    names = bots.names
    fewer = ("easy", "hard")
    monkeypatch.setattr(bots, "names", lambda game: fewer if game == "uno" else names(game))
    levels.usual_bot.cache_clear()
    change = commands.choose_game(state, 0, wire.ChooseGame(game="uno"))
    levels.usual_bot.cache_clear()
    assert change
    after = folded(a_log([*entries, change.entry], 3))
    assert [seat.bot for seat in after.seats] == [None, "easy", "hard"]
    assert after.setup.stand_in is None


def test_a_snapshot_knows_the_game_and_older_ones_have_the_headers() -> None:
    entries = lobby(2, seats=2)
    state = folded(a_log(entries, 2))
    change = commands.choose_game(state, 0, wire.ChooseGame(game="uno"))
    assert change
    after = folded(a_log([*entries, change.entry], 2))
    stored = snapshots.take(after)
    begun = a_log([], 2)
    again = folded(StoredTable(begun.id, begun.header, begun.secret, [], stored))
    assert (again.game, again.setup) == (after.game, after.setup)
    older = msgspec.structs.replace(snapshots.take(state), game=None)
    again = folded(StoredTable(begun.id, begun.header, begun.secret, [], older))
    assert again.game is registry.get("mojo")
    written = log.decode_entry(log.encode(change.entry))
    assert written == change.entry


async def test_the_tally_of_the_evening(tmp_path: Path) -> None:
    """It counts a game once, by its winners, and outlasts the next games and a restart."""
    async with running(tmp_path) as house:
        table, ann, bo = await over(house)
        winners = house.server.rooms.loaded()[0].state.table.winners()
        expected = [{"mojo": 1} if n in winners else {} for n in range(2)]
        for player in (ann, bo):
            await seen(player, lambda told: [seat["won"] for seat in told["seats"]] == expected)
        await ann.send("reopen")
        await seen(ann, lambda told: told["status"] == "lobby")
        assert [seat["won"] for seat in ann.table["seats"]] == expected
        await ann.send("choose_game", game="uno")
        await seen(ann, lambda told: told["game"] == "uno")
        await ann.send("start")
        await ann.until("update")
        assert [seat["won"] for seat in ann.table["seats"]] == expected
    async with running(tmp_path) as house:
        watcher = await house.visit(table)
        assert [seat["won"] for seat in watcher.table["seats"]] == expected


def test_the_tally_follows_a_person_to_another_device() -> None:
    state = folded(a_log(lobby(2, seats=2), 2))
    state.tally = {token_hash("t1"): {"uno": 2}}
    begun = a_log([], 2)
    moved = log.Transferred(seat=1, token=token_hash("new"))
    later = StoredTable(begun.id, begun.header, begun.secret, [moved], snapshots.take(state))
    assert folded(later).won()[token_hash("new")] == {"uno": 2}
    assert token_hash("t1") not in folded(later).won()
