"""Friends over many evenings: members, tables, the standing, and what becomes of it."""

import secrets
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from parlour.server import wire
from parlour.server.circles import circles as module
from parlour.server.circles.circles import Circles, forget_old, season_counts
from parlour.server.circles.counting import Counting
from parlour.server.circles.games import Body, Result, season
from parlour.server.errors import UnknownCircleError, UnknownTokenError
from parlour.server.settings.settings import DAY, Settings
from parlour.server.storage.schema import circle_results, circles, metadata
from parlour.server.storage.store import Store
from parlour.server.tables.fairness import token_hash
from server.house import House, Player, opened, running
from server.operating.test_logs import on, play
from server.people.test_personal import seated
from server.tables.test_hosting import seen

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """A database of each kind."""
    if request.param == "sqlite":
        return Settings(data=tmp_path)
    return Settings(data=tmp_path, database=request.getfixturevalue("postgresql").database())


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"}


async def found(house: House, member: str = "Ann", secret: str = "") -> dict[str, str]:
    """A new circle, as its first member knows it."""
    wanted = {"name": "Fridays", "member": member, "secret": secret or secrets.token_hex(32)}
    answer = await house.http.post("/api/circles", json=wanted)
    assert answer.status_code == 201, answer.text
    return answer.json()


async def join(house: House, circle: str, name: str, secret: str = "") -> Any:
    wanted = {"name": name, "secret": secret or secrets.token_hex(32)}
    return await house.http.post(f"/api/circles/{circle}/members", json=wanted)


async def look(house: House, joined: dict[str, str]) -> dict[str, Any]:
    path = f"/api/circles/{joined['circle']}"
    return (await house.http.get(path, headers=bearer(joined["token"]))).json()


async def table_of(house: House, one: dict[str, str], game: str = "mushi") -> dict[str, str]:
    """A table of the circle, for two and one deal."""
    option = {"mojo": "points", "uno": "points", "mushi": "deals"}[game]
    wanted = {"game": game, "name": "Ann", "seats": 2, "options": {option: 1}}
    path = f"/api/circles/{one['circle']}/tables"
    answer = await house.http.post(path, json=wanted, headers=bearer(one["token"]))
    assert answer.status_code == 201, answer.text
    return answer.json()


async def sit(house: House, member: dict[str, str], table: str, token: str) -> Any:
    path = f"/api/circles/{member['circle']}/tables/{table}"
    body = {"table": table, "token": token}
    return await house.http.put(path, json=body, headers=bearer(member["token"]))


async def to_the_end(*players: Player) -> None:
    """Play a game to its end."""
    while True:
        for player in players:
            await player.heard()
        shown = [each for each in players if each.update]
        if shown and shown[0].table["status"] == "over":
            return
        for player in shown:
            if player.view.get("legal"):
                await player.play()
                break
        else:
            for player in players:
                await player.send("ready")


async def standing_of(house: House, one: dict[str, str], games: int) -> list[dict[str, Any]]:
    """The standing once as many games are counted."""
    for _ in range(300):
        told = (await look(house, one))["standing"]
        if sum(row["played"] for row in told if row["member"] == 1) >= games:
            return told
        await house.http.get("/livez")
    raise AssertionError("the game was not counted")


async def test_a_seat_is_that_of_the_table_in_the_address(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann = await found(house)
        made = await table_of(house, ann)
        path = f"/api/circles/{ann['circle']}/tables/{made['table']}"
        body = {"table": "another", "token": made["token"]}
        answer = await house.http.put(path, json=body, headers=bearer(ann["token"]))
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")


async def test_what_a_stranger_and_a_member_see(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann = await found(house)
        path = f"/api/circles/{ann['circle']}"
        told = (await house.http.get(path)).json()
        assert (told["name"], told["size"], told["open"]) == ("Fridays", 1, True)
        assert (told["members"], told["me"], told["tag"]) == ([], None, "")
        secret = secrets.token_hex(32)
        cy = await found(house, "Cy", secret)
        assert await found(house, "Cy", secret) == cy, "an answer that was lost"
        assert (await look(house, cy))["size"] == 1
        secret = secrets.token_hex(32)
        bo = (await join(house, ann["circle"], "ann", secret)).json()
        assert (await join(house, ann["circle"], "Bo", secret)).json() == bo, "asked again"
        told = await look(house, bo)
        assert told["me"] == 2
        assert [each["name"] for each in told["members"]] == ["Ann", "ann 2"]
        changed = {"name": "Bo", "open": False}
        await house.http.patch(path, json=changed, headers=bearer(bo["token"]))
        assert (await look(house, ann))["members"][1]["name"] == "Bo"
        closed = await join(house, ann["circle"], "Cy")
        assert (closed.status_code, closed.json()["code"]) == (403, "circle-closed")


async def test_what_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_MEMBERS", 2)
    async with running(tmp_path) as house:
        ann = await found(house)
        path = f"/api/circles/{ann['circle']}"
        await join(house, ann["circle"], "Bo")
        assert (await join(house, ann["circle"], "Cy")).json()["code"] == "circle-full"
        assert (await join(house, ann["circle"], "Cy", "x")).json()["code"] == "bad-message"
        assert (await join(house, "x" * 22, "Cy")).json()["code"] == "unknown-circle"
        assert (await join(house, "ö", "Cy")).json()["code"] == "unknown-circle"
        for method, rest in (("GET", ""), ("GET", "/mine"), ("DELETE", "/mine")):
            answer = await house.http.request(method, path + rest, headers=bearer("another"))
            assert answer.json()["code"] == "unknown-token"
        made = await house.create()
        elsewhere = await sit(house, ann, made["table"], made["token"])
        assert elsewhere.json()["code"] == "unknown-table", "a table of no circle"


async def test_two_evenings_and_a_restart(tmp_path: Path) -> None:
    """Each game counts once, for the members who sat there, however often it is counted."""
    async with running(tmp_path) as house:
        ann = await found(house)
        bo = (await join(house, ann["circle"], "Bo")).json()
        made = await table_of(house, ann)
        a = await house.visit(made["table"], made["token"])
        assert a.table["circle"] == ann["tag"]
        b = await house.visit(made["table"])
        assert (await sit(house, bo, made["table"], await b.join("Bo"))).status_code == 200
        await seen(a, lambda told: told["seats"][1]["online"])
        await a.send("start")
        await to_the_end(a, b)
        first = await standing_of(house, ann, 1)
        winners = a.view["winners"]
        assert {row["member"]: row["won"] for row in first} == {
            n + 1: int(n in winners) for n in range(2)
        }
        assert {(row["game"], row["played"]) for row in first} == {("mushi", 1)}
        path = f"/api/circles/{ann['circle']}/games"
        (played,) = (await house.http.get(path, headers=bearer(bo["token"]))).json()["games"]
        assert [seat["member"] for seat in played["seats"]] == [1, 2]
        assert len(played["sheet"]) == 1, "one deal"
    async with running(tmp_path) as house:
        again = await house.visit(made["table"], made["token"])
        assert again.table["status"] == "over"
        assert (await look(house, ann))["standing"] == first, "counted once"
        later = await house.http.post(
            f"/api/tables/{made['table']}/again", headers=bearer(made["token"])
        )
        table = later.json()["table"]
        a, b = await house.visit(table, made["token"]), await house.visit(table)
        assert a.table["circle"] == ann["tag"], "the circle goes on with its people"
        shown = await look(house, bo)
        assert shown["tables"] == [table, made["table"]]
        told = (
            await house.http.get(f"/api/circles/{bo['circle']}/mine", headers=bearer(bo["token"]))
        ).json()
        assert (told["called"], told["name"]) == ("Fridays", "Bo")
        assert [one["table"] for one in told["results"]] == [made["table"]]
        await house.http.delete(f"/api/circles/{bo['circle']}/mine", headers=bearer(bo["token"]))
        assert {row["member"] for row in (await look(house, ann))["standing"]} == {1}
    async with opened(Settings(data=tmp_path)) as store:
        assert token_hash(bo["token"]) not in await everything(store)


def result(seats: Sequence[Collection[str]], winners: list[int]) -> Result:
    """A game of UNO over two rounds, in which the seat n gets n and 10 + n points."""
    sheet = [[ten + n for n in range(len(seats))] for ten in (0, 10)]
    bots = [None if each else "hard" for each in seats]
    body = Body(options={"points": 50}, bots=bots, sheet=sheet, winners=winners)
    return Result(number=1, game="uno", seats=seats, body=body)


async def everything(store: Store) -> str:
    lines = []
    async with store.engine.connect() as connection:
        for table in metadata.tables.values():
            lines += [str(tuple(row)) for row in await connection.execute(select(table))]
    return "\n".join(lines)


async def test_the_games_of_a_circle_with_their_points(either: Settings) -> None:
    """Members by their numbers, bots by their levels, others as nobody; whoever leaves is nobody
    there, and with the last of those who played goes the game."""
    async with opened(either) as store:
        kept = Circles(store)
        ann = await kept.make(wire.NewCircle(name="F", member="Ann", secret="ab" * 32))
        joining = wire.JoinCircle(name="Bo", secret="cd" * 32)
        bo = await kept.join(ann.circle, joining)
        await kept.add(ann.circle, "x" * 16)
        await kept.seat(ann.circle, ann.token, "x" * 16, "a")
        await kept.seat(ann.circle, bo.token, "x" * 16, "b")
        one = result([{"guest"}, {"b"}, {"a"}, ()], [1])
        await kept.count(ann.circle, "x" * 16, [one, one._replace(number=2, seats=[{"b"}, ()])])
        newest, first = (await kept.games(ann.circle, ann.token)).games
        assert [(seat.member, seat.bot) for seat in first.seats] == [
            (None, None), (2, None), (1, None), (None, "hard"),
        ]  # fmt: skip
        assert (first.game, first.options, first.winners) == ("uno", {"points": 50}, [1])
        assert first.sheet == [[0, 1, 2, 3], [10, 11, 12, 13]]
        assert (newest.number, first.number) == (2, 1)
        told = await kept.mine(ann.circle, bo.token)
        assert [(each.number, each.points) for each in told.results] == [(1, [1, 11]), (2, [0, 10])]
        with pytest.raises(UnknownTokenError):
            await kept.games(ann.circle, "another")
        await kept.leave(ann.circle, bo.token)
        (left,) = (await kept.games(ann.circle, ann.token)).games
        assert [seat.member for seat in left.seats] == [None, None, 1, None]


async def test_with_the_last_member_goes_the_circle(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann = await found(house)
        path = f"/api/circles/{ann['circle']}"
        await house.http.delete(f"{path}/mine", headers=bearer(ann["token"]))
        assert (await house.http.get(path)).json()["code"] == "unknown-circle"


async def change(house: House, member: dict[str, str], **wanted: int) -> Any:
    path = f"/api/circles/{member['circle']}"
    return await house.http.patch(path, json=wanted, headers=bearer(member["token"]))


async def removals(house: House, one: dict[str, str]) -> dict[int, int | None]:
    """Who asks for each member to be removed, by their numbers."""
    return {each["n"]: each.get("removal") for each in (await look(house, one))["members"]}


async def test_a_member_is_removed_once_two_others_ask(tmp_path: Path) -> None:
    """Never by one alone, however often, nor by one and somebody who has left since. Anybody can
    say that they stay."""
    async with running(tmp_path) as house:
        ann = await found(house)
        bo, cy = [(await join(house, ann["circle"], name)).json() for name in ("Bo", "Cy")]
        for _ in range(2):
            assert (await change(house, ann, remove=2)).status_code == 200
        assert await removals(house, bo) == {1: None, 2: 1, 3: None}
        await change(house, bo, keep=2)
        await change(house, cy, remove=2)
        assert await removals(house, ann) == {1: None, 2: 3, 3: None}
        await house.http.delete(f"/api/circles/{cy['circle']}/mine", headers=bearer(cy["token"]))
        assert await removals(house, ann) == {1: None, 2: None}
        di = (await join(house, ann["circle"], "Di")).json()
        await change(house, di, remove=2)
        assert await removals(house, ann) == {1: None, 2: 3, 3: None}
        assert (await change(house, bo, remove=2)).json()["code"] == "bad-message"
        await change(house, ann, remove=2)
        assert await removals(house, ann) == {1: None, 3: None}
        gone = await house.http.get(f"/api/circles/{bo['circle']}", headers=bearer(bo["token"]))
        assert gone.json()["code"] == "unknown-token"
        assert (await change(house, ann, remove=2)).status_code == 200, "gone already"
    async with opened(Settings(data=tmp_path)) as store:
        left = await everything(store)
        assert token_hash(bo["token"]) not in left
        assert "'Bo'" not in left


async def test_whoever_is_removed_stays_in_the_games_of_others_as_nobody(either: Settings) -> None:
    async with opened(either) as store:
        kept = Circles(store)
        ann = await kept.make(wire.NewCircle(name="F", member="Ann", secret="ab" * 32))
        bo, cy = [
            await kept.join(ann.circle, wire.JoinCircle(name=name, secret=secret * 32))
            for name, secret in (("Bo", "cd"), ("Cy", "ef"))
        ]
        await kept.add(ann.circle, "x" * 16)
        await kept.seat(ann.circle, ann.token, "x" * 16, "a")
        await kept.seat(ann.circle, bo.token, "x" * 16, "b")
        one = result([{"a"}, {"b"}], [1])
        await kept.count(ann.circle, "x" * 16, [one, one._replace(number=2, seats=[{"b"}, ()])])
        for each in (ann, cy):
            await kept.change(ann.circle, each.token, wire.CircleChange(remove=2))
        (left,) = (await kept.games(ann.circle, ann.token)).games
        assert ([seat.member for seat in left.seats], left.winners) == ([1, None], [1])
        assert left.sheet == [[0, 1], [10, 11]]
        standing = (await kept.shown(ann.circle, ann.token)).standing
        assert [row.member for row in standing] == [1]


async def test_a_membership_moves_to_another_device(tmp_path: Path) -> None:
    async with running(tmp_path) as house:
        ann = await found(house)
        held = {"circle": ann["circle"], "token": ann["token"]}
        made = await house.http.post("/api/transfers", json={"seats": [], "circles": [held]})
        taking = {"code": made.json()["code"], "secret": secrets.token_hex(32)}
        for _ in range(2):  # the answer may have been lost
            taken = (await house.http.post("/api/transfers/take", json=taking)).json()
            assert (await look(house, taken["circles"][0]))["me"] == 1
        old = await house.http.get(f"/api/circles/{ann['circle']}", headers=bearer(ann["token"]))
        assert old.json()["code"] == "unknown-token"


async def test_seats_that_moved_count_for_the_same_member(either: Settings) -> None:
    async with opened(either) as store:
        kept = Circles(store)
        made = await kept.make(wire.NewCircle(name="F", member="Ann", secret="ab" * 32))
        await kept.add(made.circle, "x" * 16)
        await kept.seat(made.circle, made.token, "x" * 16, "old")
        for winners in ([1], [0], [0]):
            one = result([{"new", "old"}, ()], winners)
            await kept.count(made.circle, "x" * 16, [one])
        told = await kept.shown(made.circle, made.token)
        assert [(row.game, row.played, row.won) for row in told.standing] == [("uno", 1, 1)]
        await kept.carry_over("x" * 16, "y" * 16)
        await kept.count(made.circle, "y" * 16, [one])
        told = await kept.shown(made.circle, made.token)
        assert [(row.game, row.played, row.won) for row in told.standing] == [("uno", 2, 2)]
        assert told.tables == ["y" * 16, "x" * 16]
        await kept.leave(made.circle, made.token)
        left = await everything(store)
        assert not [one for one in (made.circle, made.token, "Ann", "old") if one in left]
        with pytest.raises(UnknownCircleError):
            await kept.count(made.circle, "x" * 16, [one])


async def test_a_game_counts_though_the_next_begins_at_once(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        kept = Circles(store)
        made = await kept.make(wire.NewCircle(name="F", member="Ann", secret="ab" * 32))
        room, person = await seated(store, settings)
        await kept.add(made.circle, room.id)
        await kept.seat(made.circle, made.token, room.id, person)
        counting = Counting(kept)
        await counting.enter(room)
        await play(room, 1)
        counting.note(room)
        await room.change(on)
        assert room.state.status == "playing"
        counting.start()
        await counting.stop()
        told = await kept.shown(made.circle, made.token)
        assert [(row.game, row.played) for row in told.standing] == [("mojo", 1)]
        # Nobody is left for whom it could count.
        await kept.leave(made.circle, made.token)
        await counting.enter(room)
        with pytest.raises(UnknownCircleError):
            await counting.count(room)


async def test_what_nobody_uses_goes(either: Settings) -> None:
    async with opened(either) as store:
        kept = Circles(store)
        made = [
            await kept.make(wire.NewCircle(name="F", member="Ann", secret=secret))
            for secret in ("ab" * 32, "cd" * 32)
        ]
        await kept.add(made[0].circle, "x" * 16)
        await kept.seat(made[0].circle, made[0].token, "x" * 16, "seat")
        one = result([{"seat"}], [0])
        await kept.count(made[0].circle, "x" * 16, [one])
        async with store.begin() as connection:
            old = update(circles).where(circles.c.id == made[1].circle)
            await connection.execute(old.values(touched=0))
        await forget_old(store, None)
        assert (await kept.shown(made[1].circle, None)).size == 1
        await forget_old(store, 365 * DAY)
        left = await everything(store)
        assert made[1].circle not in left
        told = await kept.shown(made[0].circle, made[0].token)
        assert len(told.standing) == 1
        assert told.tables == [], "the table is gone, the result stays"
        async with store.begin() as connection:
            await connection.execute(update(circle_results).values(at=0))
        await forget_old(store, None)
        assert (await kept.shown(made[0].circle, made[0].token)).standing == []


def test_the_standing_by_game_and_season() -> None:
    """31 March and 1 April 2026 are in two seasons, the newer of which comes first."""
    march, april = 1_774_994_399_000, 1_775_001_601_000
    assert (season(march), season(april)) == ("2026-1", "2026-2")
    rows = [(1, "uno", False, march), (1, "mojo", True, april), (2, "mojo", True, april)]
    rows += [(2, "mojo", True, april), (1, "mojo", False, april)]
    told = [
        (each.season, each.game, each.member, each.played, each.won) for each in season_counts(rows)
    ]
    assert told == [
        ("2026-2", "mojo", 1, 2, 1),
        ("2026-2", "mojo", 2, 2, 2),
        ("2026-1", "uno", 1, 1, 0),
    ]
