"""Held moments at a table from a log, with known cards (UNO, U16)."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from parlour.core.chance import Given
from parlour.core.errors import ParlourError
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.uno.cards import COPIES, FACES
from parlour.games.uno.notation import parse_card
from parlour.server import wire
from parlour.server.rooms import Room, handling
from parlour.server.rooms.audience import Member
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables import log
from parlour.server.tables.fairness import token_hash
from parlour.server.thinking.thinkers import Thinkers
from server.house import opened

pytestmark = pytest.mark.anyio

TABLE = "a-table-of-two"
TOKENS = ("ann's token", "bo's token")


class Deaf:
    """A client that nobody listens to."""

    def __init__(self) -> None:
        self.refused: list[str] = []

    def send(self, frame: bytes) -> None: ...
    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        self.refused.append(error.code)

    def charge(self) -> None: ...
    def give_way(self) -> None: ...
    def close(self, code: int) -> None: ...


def deck(top: str) -> list[int]:
    cards = [parse_card(card) for card in top.split()]
    return cards + [face for face in range(FACES) for _ in range(COPIES[face] - cards.count(face))]


async def lay_out(store: Store, cards: str, actions: list[str]) -> None:
    """Two people at UNO: Bo dealt these cards, and both have played these actions."""
    game = registry.get("uno")
    options = game.options({}, seats=2).values()
    rng = Given([deck("b1 b9"), deck(cards)])
    table = Table(game, options, seats=2, source=rng, auto_deal=False)

    def record(entries: list) -> list[msgspec.Raw]:
        return [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]

    entries: list[log.LogEntry] = [
        log.Seated(seat=seat, name=name, token=token_hash(token))
        for seat, (name, token) in enumerate(zip(("Ann", "Bo"), TOKENS, strict=True))
    ]
    entries.append(log.Started(commitment="", record=record(table.deal())))
    entries += [log.Acted(id=None, record=record(table.play(action))) for action in actions]
    header = log.Header(game="uno", seats=2, options=options, pace=0, moment=0)
    await store.create(TABLE, header, bytes(32), entries)


async def seated(room: Room, seat: int) -> Member:
    hello = wire.Hello(protocol=wire.PROTOCOL, token=TOKENS[seat])
    return room.enter(Deaf(), hello)


async def act(room: Room, member: Member, action: str) -> None:
    message = wire.Act(action=action, entry=room.state.last_entry, id=f"{member.seat} {action}")
    await handling.handle(room, member, message)


async def test_a_moment_that_follows_another_begins_anew(tmp_path: Path) -> None:
    """Both play down to one card without a word."""
    hand = "b1 b2 b3 b4 b5 b6"
    cards = f"{hand} p1 {hand} p2 b0"
    plays = [card for card in hand.split() for _ in range(2)]
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        await lay_out(store, cards, plays[:-1])
        room = await Room.load(TABLE, store, settings, Thinkers(settings))
        members = [await seated(room, seat) for seat in (0, 1)]
        table = room.state.table
        assert table
        first, silent, turn = room.moment.since, table.view().catchable, table.to_act
        assert first is not None
        assert turn is not None
        assert silent == 1 - turn
        await act(room, members[turn], plays[-1])
        assert room.state.table
        assert room.state.table.view().catchable == turn
        assert room.moment.since is not None
        assert room.moment.since > first


async def test_a_seat_in_two_windows_holds_one_action(tmp_path: Path) -> None:
    """Bo's Skip keeps the turn with Bo: what the other window held must not follow it."""
    cards = "b1 b2 b3 b4 b5 b6 p1 bs p7 p8 y7 y8 g7 g8 b0 y9 y9 p9 p9 g9"
    plays = ["b1", "draw", "b2", "draw", "b3", "draw", "b4", "draw", "b5", "draw", "b6"]
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        await lay_out(store, cards, plays)
        room = await Room.load(TABLE, store, settings, Thinkers(settings))
        state = room.state
        state.setup = replace(state.setup, moment=10_000)
        ann, one, other = [await seated(room, seat) for seat in (0, 1, 1)]
        table = room.state.table
        assert table
        assert table.view().catchable == 0
        assert table.to_act == 1
        await act(room, other, "draw")
        await act(room, one, "bs")
        held = [member.held for member in (one, other) if member.held]
        await act(room, ann, "uno")
        await asyncio.wait(held)
        assert room.state.table
        events = room.state.table.events()
        assert [event.kind for event in events][-3:] == ["called", "played", "skipped"]


async def test_a_seat_in_windows_on_two_workers_plays_one_action(tmp_path: Path) -> None:
    """As above, but the other window is at another worker, which hears of the Skip by the log."""
    cards = "b1 b2 b3 b4 b5 b6 p1 bs p7 p8 y7 y8 g7 g8 b0 y9 y9 p9 p9 g9"
    plays = ["b1", "draw", "b2", "draw", "b3", "draw", "b4", "draw", "b5", "draw", "b6"]
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        await lay_out(store, cards, plays)
        here, there = [
            await Room.load(TABLE, store, settings, Thinkers(settings)) for _ in range(2)
        ]
        for room in (here, there):
            state = room.state
            state.setup = replace(state.setup, moment=10_000)
        ann, one, other = await seated(here, 0), await seated(here, 1), await seated(there, 1)
        await act(there, other, "draw")
        await act(here, one, "bs")
        skip, draw = one.held, other.held
        assert skip
        assert draw
        await act(here, ann, "uno")
        await asyncio.wait([skip])
        await there.read_on(here.state.n)
        await asyncio.wait([draw])
        assert other.client.refused == ["stale"]
        for room in (here, there):
            assert room.state.table
            events = room.state.table.events()
            assert [event.kind for event in events][-3:] == ["called", "played", "skipped"]


async def test_an_action_held_on_another_worker_is_played_after_a_catch(tmp_path: Path) -> None:
    """Bo is caught by Ann, who is at another worker; what Bo meant to play is played."""
    cards = "b1 b2 b3 b4 b5 b6 p1 bs p7 p8 y7 y8 g7 g8 b0 y9 y9 p9 p9 g9"
    plays = ["b1", "draw", "b2", "draw", "b3", "draw", "b4", "draw", "b5", "draw", "b6"]
    settings = Settings(data=tmp_path)
    async with opened(settings) as store:
        await lay_out(store, cards, plays)
        here, there = [
            await Room.load(TABLE, store, settings, Thinkers(settings)) for _ in range(2)
        ]
        for room in (here, there):
            state = room.state
            state.setup = replace(state.setup, moment=10_000)
        ann, bo = await seated(here, 0), await seated(there, 1)
        await act(there, bo, "bs")
        held = bo.held
        assert held
        await act(here, ann, "uno")
        await there.read_on(here.state.n)
        await asyncio.wait([held])
        assert bo.client.refused == []
        assert there.state.table
        events = there.state.table.events()
        assert [event.kind for event in events][-3:] == ["called", "played", "skipped"]
