"""Tables whose time goes on by leaps, so that nobody waits for a clock."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.server import wire
from parlour.server.errors import StorageError
from parlour.server.rooms import Room, handling
from parlour.server.rooms import creating as tables
from parlour.server.rooms.audience import Member
from parlour.server.rooms.pace import Pacer
from parlour.server.settings.settings import Settings
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.thinking.thinkers import Thinkers


class Loop(asyncio.SelectorEventLoop):
    """Time goes on by leaps, to what is due next."""

    now = 0.0

    def time(self) -> float:
        return self.now

    def _run_once(self) -> None:
        if not self._ready and self._scheduled:  # type: ignore[attr-defined]
            due = [each.when() for each in self._scheduled if not each.cancelled()]  # type: ignore[attr-defined]
            self.now = max([self.now, *([min(due)] if due else [])])
        super()._run_once()  # type: ignore[misc]


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Loop]:
    loop = Loop()
    monkeypatch.setattr(time, "monotonic", loop.time)
    yield loop
    loop.close()


class Store:
    """In memory; notes when entries are written, and fails when told to."""

    def __init__(self) -> None:
        self.table: StoredTable | None = None
        self.written: list[tuple[float, log.LogEntry]] = []
        self.fails = 0
        self.due_in: float | None = None
        """In how many seconds the table has something to do, as the last entry said."""

    async def create(self, id: str, header: log.Header, secret: bytes, first: list[Any]) -> None:
        self.table = StoredTable(id, header, secret, first)

    async def append(
        self, table: str, n: int, entry: log.LogEntry, due_in: float | None = None
    ) -> bool:
        self.due_in = due_in
        if self.fails:
            self.fails -= 1
            raise StorageError("the disk is full")
        self.written.append((time.monotonic(), entry))
        return True


class First(Thinkers):
    """Bots that play the first action there is, and nothing out of turn."""

    def __init__(self) -> None:
        super().__init__(Settings(bot_workers=0))
        self.takes = 0.0
        """Seconds that they think."""
        self.asked: list[tuple[InformationState, str]] = []

    async def decide(self, information: InformationState, level: str, rng: random.Random) -> Any:
        self.asked.append((information, level))
        await asyncio.sleep(self.takes)
        return information.actions()[0] if information.in_turn else None


class Browser:
    """A client without a wire."""

    def __init__(self) -> None:
        self.frames: list[dict[str, Any]] = []
        self.refused: list[str] = []
        self.member: Member | None = None

    def send(self, frame: bytes) -> None:
        self.frames.append(msgspec.json.decode(frame))

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        self.refused.append(error.code)

    def charge(self) -> None: ...
    def charge_asking(self) -> None: ...
    def give_way(self) -> None: ...
    def close(self, code: int) -> None: ...

    def last(self, type: str) -> dict[str, Any]:
        """The newest frame of a type."""
        return next(frame for frame in reversed(self.frames) if frame["type"] == type)


NAMES = ("Ann", "Bo", "Cleo", "Dan")


class Sitting:
    """A table of people, and bots after them; its pacer runs while it is open."""

    def __init__(self, room: Room, store: Store, thinkers: First, people: int) -> None:
        self.room = room
        self.store = store
        self.thinkers = thinkers
        self.people = [Browser() for _ in range(people)]
        self.first: list[log.LogEntry] = []
        """What was written before the game."""
        self._pacer: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        people: int,
        *more: log.LogEntry,
        bots: int = 0,
        game: str = "mojo",
        options: dict[str, Any] | None = None,
        thinkers: First | None = None,
        **settings: Any,
    ) -> "Sitting":
        """Everybody is there, and the game begins after these entries."""
        store, thinkers = Store(), thinkers or First()
        fast = {"pace": 0.0, "moment": 0.0, "beat": 0.0, "grace": 60.0}
        settings_ = Settings(**(fast | settings))
        wanted = wire.NewTable(game=game, name=NAMES[0], seats=people + bots, options=options or {})
        await tables.create(store, wanted, settings_)  # type: ignore[arg-type]
        assert store.table
        first: list[log.LogEntry] = [
            log.Seated(seat=n, name=NAMES[n], token=token_hash(NAMES[n])) for n in range(people)
        ]
        first += [
            log.BotSeated(seat=people + n, bot="medium", name=f"Bot {n}") for n in range(bots)
        ]
        table = StoredTable("table", store.table.header, bytes(32), [*first, *more])
        state = folded(table)
        room = Room(state, store, settings_, thinkers)  # type: ignore[arg-type]
        sitting = cls(room, store, thinkers, people)
        sitting.first = table.entries
        for seat in range(people):
            sitting.come(seat)
        await room.change(steps.start)
        sitting._pacer = asyncio.create_task(Pacer(room).run())
        await asyncio.sleep(0)
        return sitting

    async def close(self) -> None:
        if self._pacer:
            self._pacer.cancel()
            await asyncio.gather(self._pacer, return_exceptions=True)

    @property
    def turn(self) -> int:
        assert self.room.state.table
        seat = self.room.state.table.to_act
        assert seat is not None
        return seat

    def come(self, seat: int) -> Browser:
        """The owner of a seat opens the page."""
        browser = self.people[seat]
        browser.frames.clear()
        browser.member = self.room.enter(
            browser, wire.Hello(protocol=wire.PROTOCOL, token=NAMES[seat])
        )
        return browser

    def go(self, seat: int) -> None:
        member = self.people[seat].member
        assert member
        self.room.exit(member)
        self.people[seat].member = None

    async def say(self, seat: int, message: wire.ClientMessage) -> None:
        """A person asks for something (ParlourError)."""
        member = self.people[seat].member
        assert member
        await handling.handle(self.room, member, message)

    def proposal(self, what: wire.What) -> wire.Proposal | None:
        """What is told of a proposal of this kind."""
        told = self.room.summary(None).proposals
        return next((each for each in told if each.what == what), None)

    async def answer(self, seat: int, what: wire.What, agree: bool = True) -> None:
        """A person agrees to a proposal, or not. Nothing happens if there is none."""
        proposed = self.proposal(what)
        n = proposed.n if proposed else self.room.state.n
        await self.say(seat, wire.Agree(proposal=n) if agree else wire.Refuse(proposal=n))

    async def play(self, seat: int | None = None, action: str | None = None) -> None:
        """The person in turn, or on this seat, plays (the first legal action)."""
        seat = self.turn if seat is None else seat
        assert self.room.state.table
        wanted = action or self.room.state.table.legal(seat)[0]
        entry = self.room.state.last_entry
        await self.say(seat, wire.Act(action=wanted, entry=entry, id=f"{seat}-{entry}"))

    def acted(self) -> list[log.Acted]:
        """All actions so far."""
        return [entry for _, entry in self.store.written if isinstance(entry, log.Acted)]

    def info(self, seat: int) -> dict[str, Any]:
        """What is told of a seat."""
        info = self.room.summary(None)
        return msgspec.to_builtins(info.seats[seat])
