"""Pairs of tables that differ only in what is hidden from a seat: whatever reaches that seat, or a
spectator, is the same, byte for byte. `make drill-secrets PAIRS=100000`.

Two rooms of the server play the same game side by side. In the second one, what a seat does not
know has been dealt anew (`redeal`), and dealt anew again whenever the game shows that seat the
difference, so that hands, piles and journals differ all the way. After each action, everything is
compared that the server's rooms send: to the seat and to a spectator who were there all along,
to both when they come anew and when they come back after some earlier entry, what the seat reads
from afar, what it is told when it tries what it may not do, and what players say. In between
players take moves back, or not, let turns pass, go and come back, leave, and end the game or refuse
to; others wait for them or let a bot play; the host mutes, locks, hands over and changes settings.

Whether the seat may see a difference is for `conceal` to say, which the games' contract holds
against what each field declares (`tests/contract/test_states.py`).
"""

import argparse
import asyncio
import itertools
import re
import time
from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from contract.cases import actors, cases
from games.declared import declared
from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import ParlourError
from parlour.core.history import History
from parlour.core.record import Acted
from parlour.core.table import Table
from parlour.games import registry
from parlour.server import Settings, wire
from parlour.server.doors.buckets import TokenBucket
from parlour.server.rooms import Room, clock, framing, handling, moment
from parlour.server.rooms.audience import Member
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.proposals import EndRequest
from parlour.server.tables.turns import DAY

LONGEST = 150
"""Actions of one game; then another one begins."""
SAYS, LEAVES, ENDS = 0.5, 0.01, 0.01
"""How often, after an action, somebody asks for something, leaves, or all end the game."""
DEALS = 5
"""How often a seat's secrets are dealt anew in search of a world where an action is legal."""


class Memory:
    """A database that takes everything."""

    def __init__(self) -> None:
        self.written: Counter[str] = Counter()
        """How many entries of which type."""

    async def append(self, table: str, n: int, entry: log.LogEntry, due_in: float | None) -> bool:
        self.written[type(entry).__name__] += 1
        return True

    async def shorten(self, *_: Any) -> None:
        pass


class Reader:
    """A client that keeps what it is sent."""

    def __init__(self) -> None:
        self.frames: list[bytes] = []

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def refuse(self, error: ParlourError, id: str | None = None) -> None:
        self.send(framing.encode(wire.Error(code=error.code, message=str(error), id=id)))

    def charge(self) -> None:
        pass

    def give_way(self) -> None:
        raise AssertionError("there is room for all")

    def close(self, code: int) -> None:
        raise AssertionError("nobody is sent away")


class World:
    """A room with all its players, and one spectator."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], clock: int) -> None:
        header = log.Header(game=game, seats=seats, options=options, pace=0, moment=0)
        seated = [
            log.Seated(seat=seat, name=f"Player {seat}", token=token_hash(str(seat)))
            for seat in range(seats)
        ]
        entries = [*seated, log.TalkSet(talk="text"), log.ClockSet(seconds=clock)]
        state = folded(StoredTable("the-table", header, bytes(32), entries))
        self.store: Any = Memory()
        thinkers: Any = None
        self.room = Room(state, self.store, Settings(free_text=True, absence=0.0), thinkers)
        self.room.talk._buckets = {seat: TokenBucket(1e9, 1e9) for seat in range(seats)}
        self.members = [self.enter(str(seat)) for seat in range(seats)] + [self.enter(None)]

    @property
    def table(self) -> Table:
        assert self.room.state.table
        return self.room.state.table

    def enter(self, token: str | None, entry: int = 0) -> Member:
        hello = wire.Hello(protocol=wire.PROTOCOL, token=token, entry=entry)
        return self.room.enter(Reader(), hello)

    def told(self, token: str | None, entry: int) -> list[bytes]:
        """What a client is told that comes now, and goes at once."""
        member = self.enter(token, entry)
        self.room.exit(member)
        return heard(member)

    def go(self, seat: int) -> None:
        """A player closes the page."""
        self.room.exit(self.members[seat])

    def come_back(self, seat: int) -> None:
        self.members[seat] = self.enter(str(seat), self.room.state.last_entry)

    async def ask(self, seat: int, message: wire.ClientMessage) -> None:
        """A player asks for something; a refusal goes to that player."""
        member = self.members[seat]
        try:
            await handling.handle(self.room, member, message)
        except ParlourError as error:
            member.client.refuse(error, getattr(message, "id", None))

    async def act(self, seat: int, action: str, id: str, late: bool) -> None:
        """A player acts; or a bot, in the place of whoever has left or lets the turn pass."""
        state = self.room.state
        if late or state.seats[seat].kind == "bot":
            late = late and state.seats[seat].kind == "person"
            await self.room.change(lambda state: steps.act(state, seat, action, None, late))
        else:
            await self.ask(seat, wire.Act(action=action, entry=state.last_entry, id=id))

    def become(self, table: Table, journal: Iterable[Any]) -> None:
        """Go on with this table, and what was told of it so far."""
        table._progress.journal = History(journal)
        state = self.room.state
        state.table, state.played.journal[-1] = table, table.journal_size
        for member in self.members:
            member.journal = table.journal_size


def heard(member: Member) -> list[bytes]:
    """What a member has been sent since it was last asked for, without the ids of what was said,
    which are drawn."""
    assert isinstance(member.client, Reader)
    frames, member.client.frames = member.client.frames, []
    return [re.sub(rb'^(\{"type":"(said|wrote)","id":")[^"]*', rb"\1", frame) for frame in frames]


@dataclass
class Compared:
    pairs: int = 0
    frames: int = 0
    """In each of the two tables."""
    bytes: int = 0
    said: Counter[str] = field(default_factory=Counter)
    """What was asked for beside actions, and how often."""
    written: Counter[str] = field(default_factory=Counter)
    """Types of entries that came of it all, and how many."""

    def hold(self, what: str, one: list[bytes], other: list[bytes]) -> None:
        assert one == other, f"{what} can tell two tables apart:\n{one}\n{other}"
        self.frames += len(one)
        self.bytes += sum(map(len, one))


def dealt_anew(table: Table, seat: int, rng: Random) -> Table:
    """The same table, but what the seat does not know is dealt anew."""
    other = table.copy()
    other._progress.awake = table.state.copy()
    source, generator = other.state.source, other.state.rng
    other.state.source = Generated()
    seed_generator(other.state, rng.getrandbits(32), 0)
    other.game.rules.redeal(other.state, seat)
    other.state.source, other.state.rng = source, generator
    return other


async def compare_game(
    game: str, seats: int, options: dict[str, Any], rng: Random, most: int, found: Compared
) -> None:
    """Play one game in two worlds that a random seat cannot tell apart."""
    seat, clock = rng.randrange(seats), rng.choice([0, DAY])
    one, other = (World(game, seats, options, clock) for _ in range(2))
    for world in (one, other):
        await world.ask(0, wire.Start())
    every = texts(one.table)
    for n in range(LONGEST):
        if one.table.over or found.pairs >= most:
            break
        genuine = await step(one, other, seat, n, rng)
        if genuine and not one.table.over and rng.random() < SAYS:
            await speak((one, other), seat, rng, found)
        if one.table.state == other.table.state:
            anew = dealt_anew(one.table, seat, rng)
            other.become(anew, other.table.journal[:])
            if one.table.state == anew.state:
                continue  # there is nothing that it does not know
        await look(one, other, seat, rng, rng.choice(every), found)
    found.written += one.store.written


async def step(one: World, other: World, seat: int, n: int, rng: Random) -> bool:
    """The next action, or deal, in both worlds; afterwards the seat cannot tell them apart. Whether
    they are what came of it in each world; if not, one of them was dealt anew."""
    before = [len(world.table.journal) for world in (one, other)]
    if one.table.awaits_deal:
        for world in (one, other):
            await world.room.change(lambda state: steps.deal(state))
    else:
        actor = rng.choice(actors(one.table))
        legal = one.table.legal(actor)
        action = rng.choice([a for a in legal if a in other.table.legal(actor)] or legal)
        for _ in range(DEALS):
            if action in other.table.legal(actor):
                break
            other.become(dealt_anew(one.table, seat, rng), other.table.journal)
        else:
            other.become(one.table.copy(), other.table.journal)
        late = actor == one.table.to_act and rng.random() < SAYS / 2
        for world in (one, other):
            entry = world.room.state.last_entry
            await world.act(actor, action, f"act {n}", late)
            assert world.room.state.last_entry > entry
    known = [world.table.information_state(seat) for world in (one, other)]
    if known[0] != known[1]:  # it was shown the difference
        journal = other.table.journal[: before[1]] + one.table.journal[before[0] :]
        other.become(dealt_anew(one.table, seat, rng), journal)
        other.room.state.turns = deepcopy(one.room.state.turns)
        other.room.tell()
        for world in (one, other):
            for member in world.members:
                heard(member)
        return False
    return True


async def speak(worlds: tuple[World, World], seat: int, rng: Random, found: Compared) -> None:
    """Somebody asks for something that is no move, in both worlds. Somebody else may be gone."""
    state = worlds[0].room.state
    people = [n for n, at in enumerate(state.seats) if at.kind == "person"]
    entries = reversed(worlds[0].table.entries)
    last = next((entry.seat for entry in entries if isinstance(entry, Acted)), None)
    who = rng.choice(people)
    others = [n for n in people if n != who]
    gone = rng.choice([n for n in others if n != seat] or [None]) if rng.random() < 0.3 else None
    asked: list[tuple[int, wire.ClientMessage]]
    if gone is not None:
        asked = [(who, wire.Wait(seat=gone)), (who, wire.PlayOn(seat=gone))]
        asked += [(who, wire.Wait(seat=gone))] * rng.randrange(2)
    elif rng.random() < LEAVES:
        asked = [(n, wire.Leave()) for n in others if n != seat][:1]
    elif rng.random() < ENDS:
        asked = [(n, wire.ProposeEnd(scored=True)) for n in people]
    elif rng.random() < 0.5:
        who = last if last is not None and last in people else who
        agree = rng.random() < 0.7
        asked = [(n, wire.MayUndo(entry=state.last_entry)) for n in people]
        asked += [(who, wire.AskUndo(entry=state.last_entry))]
        kind = wire.Agree if agree else wire.Refuse
        asked += [(n, kind(proposal=state.n + 1)) for n in people if n != who]
    else:
        asked = [(who, wire.ProposeEnd(scored=False)), *((n, wire.Back()) for n in people)]
        asked += [(n, wire.Agree(proposal=state.n + 1)) for n in others[:-1]]
        asked += [(rng.choice(people), wire.Refuse(proposal=state.n + 1))]
    if state.host is not None and rng.random() < 0.4:
        asked += [(state.host, message) for message in by_the_host(rng.choice(people), rng)]
    for world in worlds:
        if gone is not None:
            world.go(gone)
    for by, message in asked:
        for world in worlds:
            await world.ask(by, message)
        found.said[type(message).__name__] += 1
    for world in worlds:
        if gone is not None:
            world.come_back(gone)
        if ending := world.room.state.proposals.one(EndRequest):
            scored = ending.scored
            await world.room.change(lambda state, scored=scored: steps.end(state, scored))
    kinds = [world.room.state.n for world in worlds]
    assert kinds[0] == kinds[1], "what was asked led to something in one world alone"


def by_the_host(seat: int, rng: Random) -> list[wire.ClientMessage]:
    """What only the host may do in a game, about this seat; talk is free again in the end."""
    on = rng.random() < 0.5
    return [
        wire.Mute(seat=seat, on=True),
        wire.SetTalk(talk="off"),
        wire.Lock(on=on),
        wire.SetHints(on=on),
        wire.SetPace(milliseconds=rng.randrange(100)),
        wire.Hide(on=on),
        wire.SetTalk(talk="text"),
        wire.Mute(seat=seat, on=False),
        wire.Vacate(seat=seat),
        wire.HandOver(seat=seat),
    ]


async def look(
    one: World, other: World, seat: int, rng: Random, action: str, found: Compared
) -> None:
    """Everything that the seat and a spectator are sent is the same in both worlds."""
    state = one.room.state
    back = rng.randrange(state.started, state.last_entry + 1)
    tried = wire.Act(action=action, entry=state.last_entry, id="tried")
    speaker = rng.randrange(len(one.members))  # perhaps the spectator, who may not
    for world in (one, other):
        if action not in world.table.legal(seat):
            await world.ask(seat, tried)
        await world.ask(speaker, wire.Write(text=f"after {state.last_entry}"))
        await world.ask(seat, wire.Say(remark="oops"))
    for what, token, entry in [
        ("the seat, anew,", str(seat), 0),
        ("the seat, back again,", str(seat), back),
        ("a spectator, anew,", None, 0),
        ("a spectator, back again,", None, back),
    ]:
        found.hold(what, one.told(token, entry), other.told(token, entry))
    for what, at in (("the seat", seat), ("a spectator", -1)):
        found.hold(what, *(heard(world.members[at]) for world in (one, other)))
    for token in (str(seat), None):
        afar = [[framing.encode(world.room.summary(token))] for world in (one, other)]
        found.hold("the seat, from afar,", *afar)
    found.pairs += 1


def texts(table: Table) -> list[str]:
    """The notation of every action that can occur at this table."""
    found = []
    for action in range(table.game.actions):
        try:
            found.append(table.game.notation.format_action(table.state, action))
        except (KeyError, IndexError):
            continue  # an action of other options
    return found


def longest(game: str) -> dict[str, Any]:
    """The options that end a game soon, as the game declares them, so that it ends late."""
    described = registry.get(game).Options.described()
    return {name: described[name][0].high for name in declared(game).short}


async def compare(game: str, pairs: int, seed: int = 0) -> Compared:
    """So many pairs of positions of one game, at tables of every kind by turns."""
    found, rng = Compared(), Random(f"{game} {seed}")
    kinds = [case.values for case in cases() if case.values[0] == game]
    rng.shuffle(kinds)
    with pytest.MonkeyPatch.context() as patch:  # else clocks tell by milliseconds which was first
        for module in (clock, moment):
            patch.setattr(module, "time", Stopped)
        for name, seats, options in itertools.cycle(kinds):
            if found.pairs >= pairs:
                return found
            if rng.random() < 0.5:
                options = options | longest(game)  # more than one round
            await compare_game(name, seats, options, rng, pairs, found)
    raise AssertionError("expected some kind of table")


class Stopped:
    """Time that does not pass."""

    @staticmethod
    def monotonic() -> float:
        return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("pairs", type=int)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--game", choices=registry.names(), help="all pairs of this game")
    wanted = parser.parse_args()
    games = [wanted.game] if wanted.game else registry.names()
    for n, game in enumerate(games):
        began = time.monotonic()
        share = (wanted.pairs + n) // len(games)
        found = asyncio.run(compare(game, share, wanted.seed))
        print(
            f"{game}: {found.pairs} pairs of positions, {found.frames} frames each side "
            f"({found.bytes / 1e6:.0f} MB), no byte differs; {time.monotonic() - began:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
