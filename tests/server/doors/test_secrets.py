"""What a seat may not know does not reach it: worlds that look alike give it the same bytes."""

import asyncio
import json
import re
from pathlib import Path

import msgspec
import pytest

from parlour.core.chance import Given
from parlour.core.table import Table
from parlour.games import registry
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables import log
from parlour.server.tables.fairness import token_hash
from parlour.server.thinking import pool
from parlour.server.wire import PROTOCOL
from server.house import House, Player, opened, running

pytestmark = pytest.mark.anyio

TABLE = "a-table-of-two"
TOKENS = ("ann's token", "bo's token")
HELD = {"table": TABLE, "token": TOKENS[0]}

# Seat 0's hand, seat 1's, the first card of the discard, and the draw pile, top first.
ANN = [11, 9, 9, 8, 2, 3, 4, 5]
BO = [10, 12, 8, 6, 0, 1, 2, 3]
BO_OTHERWISE = [10, 12, 8, 6, 11, 7, 7, 0]
FIRST = 12

ANN_DRAWS = 7

ACTIONS = list(
    zip([0, 1, 0, 1, 0, 0, 1, 0, 1], ["11", "10", "9", "8", "8", "9", "12", "5", "6"], strict=True)
)
"""Ann plays lower, lower, equal and higher (and draws), lower; Bo twice draws what only he sees."""


def deck(bo: list[int], top: int) -> list[int]:
    """A deck with these hands, and `top` as the first card that Bo draws."""
    copies = (4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8)
    rest = [value for value in range(13) for _ in range(copies[value])]
    for card in [*ANN, *bo, FIRST, ANN_DRAWS, top]:
        rest.remove(card)
    return [*ANN, *bo, FIRST, ANN_DRAWS, top, *rest]


async def lay_out(store: Store, cards: list[int]) -> None:
    """A table with a game whose first deck is given. Its address and secret are fixed too."""
    game = registry.get("mojo")
    options = game.options({"first_player": 0}, seats=2).values()
    dealt = Table(game, options, seats=2, source=Given([cards]), auto_deal=False).deal()
    record = [msgspec.Raw(msgspec.json.encode(entry)) for entry in dealt]
    header = log.Header(game="mojo", seats=2, options=options, pace=0, moment=0, hints=True)
    first: list[log.LogEntry] = [
        log.Seated(seat=seat, name=name, token=token_hash(token))
        for seat, (name, token) in enumerate(zip(("Ann", "Bo"), TOKENS, strict=True))
    ]
    clock = log.ClockSet(seconds=259_200)
    await store.create(
        TABLE, header, bytes(32), [*first, clock, log.Started(commitment="", record=record)]
    )


async def frames(data: Path, cards: list[int]) -> dict[str, list[str]]:
    """All that each client is sent in one world, by client."""
    async with opened(Settings(data=data)) as store:
        await lay_out(store, cards)
    async with running(data, bot_workers=1) as house:
        await house.prepared("mojo")
        ann = await house.visit(TABLE, TOKENS[0])
        bo = await house.visit(TABLE, TOKENS[1])
        stranger = await house.visit(TABLE)
        failed = await house.connect(TABLE)
        await failed.send("hello", protocol=PROTOCOL, token="guessed")
        await failed.next()
        for n, (seat, action) in enumerate(ACTIONS):
            actor = (ann, bo)[seat]
            await ann.heard()
            await bo.heard()
            if actor is ann:
                await ann.ask_hint()
                assert (await ann.until("hint"))["entry"] == ann.update["entry"]
            await bo.act("4", id="wrong")  # which Bo never holds
            assert await bo.error() in ("not-your-turn", "illegal-action")
            await actor.act(action, id=f"good {n}")
            await actor.until("update")
            assert actor.update["done"] == f"good {n}"
        for player, message in (
            (bo, {"type": "propose_end", "scored": False}),
            (ann, {"type": "refuse"}),
            (ann, {"type": "wait", "seat": 1}),
            (ann, {"type": "play_on", "seat": 1}),
            (ann, {"type": "back"}),
            (ann, {"type": "propose_end", "scored": False}),
        ):
            await settle(ann)
            if message["type"] == "refuse":
                await player.answer("end", agree=False)
            else:
                await player.send(**message)
            if message["type"] in ("wait", "play_on"):
                assert await player.error() == "not-away"
            else:
                await settle(player)
        for message in ({"type": "lock", "on": True}, {"type": "hand_over", "seat": 1}):
            await ann.send(**message)
            await ann.until("table")
        await ann.send("reopen")  # which is refused
        while (await ann.next())["type"] != "error":
            pass
        back = await house.visit(TABLE, TOKENS[0], entry=4)
        everybody = {
            "Ann": ann,
            "Bo": bo,
            "a spectator": stranger,
            "a failed login": failed,
            "Ann, back again": back,
        }
        for client in everybody.values():
            await settle(client)
        asked = [await summary(house), await summary(house, TOKENS[0])]
        code = (await house.http.post("/api/transfers", json={"seats": [HELD]})).json()["code"]
        wanted = {"code": code, "secret": "5a" * 32}
        taken = await house.http.post("/api/transfers/take", json=wanted)
        while (await ann.next())["type"] != "welcome":  # as a spectator, from now on
            pass
        await settle(ann)
        everybody["Ann's phone"] = await house.visit(TABLE, taken.json()["seats"][0]["token"])
        asked += [taken.text, await summary(house, TOKENS[0])]
        await bo.send("leave")
        await settle(bo)
        await asyncio.sleep(0.3)  # until all that is still to come has been sent
        for client in everybody.values():
            await settle(client)
        told = {who: timeless(client.frames) for who, client in everybody.items()}
        return told | {"over HTTP": asked}


async def summary(house: House, token: str | None = None) -> str:
    """The table from afar, without what depends on the clock."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    told = (await house.http.get(f"/api/tables/{TABLE}", headers=headers)).json()
    assert told.pop("since") < 60
    return json.dumps(told)


def timeless(frames: list[str]) -> list[str]:
    """What they say: clocks say how much time is left when they are sent, and what comes between
    two answers to pings depends on the moment, too."""
    pong = '{"type":"pong"}'
    return [re.sub(r'"milliseconds":\d+', "", frame) for frame in frames if frame != pong]


async def settle(client: Player) -> None:
    """Take note of what is still under way."""
    await client.send("ping")
    while (await client.next())["type"] not in ("pong", "error"):
        pass


async def test_the_same_bytes_from_worlds_that_a_seat_cannot_tell_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Hints that depend on every bit they are made from.
    monkeypatch.setattr(pool, "THINKER", "server.stubs:last")
    one = await frames(tmp_path / "one", deck(BO, top=5))
    other = await frames(tmp_path / "other", deck(BO_OTHERWISE, top=1))
    assert one["Bo"] != other["Bo"]
    for who in one.keys() - {"Bo"}:
        assert one[who] == other[who], who
    assert len(one["Ann"]) > len(ACTIONS)
    assert "drew" in "".join(one["a spectator"])
    for word in ('"type":"clock"', '"what":"end","by":1', '"kind":"bot"', "not-away"):
        assert word in "".join(one["Ann"]), word


async def test_tokens_and_secrets_are_not_stored_or_logged_in_the_clear(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("DEBUG")
    async with running(tmp_path, log_level="debug") as house:
        made = await house.create(bots=["medium"], start=True)
        ann = await house.visit(made["table"], made["token"])
        await play_a_little(ann)
        hand = json.dumps(ann.view["seats"][0]["hand"])
    ours = [r.getMessage() for r in caplog.records if not r.name.startswith("websockets.client")]
    printed = "".join(capfd.readouterr())
    for text in ("\n".join(ours), printed):
        assert made["token"][:8] not in text
        assert made["token"][-8:] not in text
        assert hand not in text
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert token_hash(made["token"]).encode() in stored
    assert made["token"].encode() not in stored


async def play_a_little(ann: Player) -> None:
    for _ in range(5):
        if ann.view["legal"]:
            await ann.play()
        elif ann.view["phase"] == "play":
            await ann.until("update")


async def test_the_database_is_for_its_owner_only(tmp_path: Path) -> None:
    async with running(tmp_path / "data"):
        assert (tmp_path / "data" / "parlour.db").stat().st_mode & 0o077 == 0


async def test_addresses_and_tokens_cannot_be_guessed(house: House) -> None:
    made = [await house.create() for _ in range(20)]
    assert len({one["table"] for one in made} | {one["token"] for one in made}) == 40
    assert all(len(one["table"]) >= 16 and len(one["token"]) >= 43 for one in made)
