"""A table's own steps: bots move, rounds are dealt, bots stand in for people who are away.

One task for each table that somebody looks at, or that goes on by the day. It holds no state that
matters: after a restart the table alone says what is due.
"""

import asyncio
import logging
import random
import time
import traceback
from collections.abc import Awaitable, Callable
from functools import partial

from parlour import bots
from parlour.core.errors import ParlourError
from parlour.core.numbers import EntryNumber, Instant, Seat, Seconds, all_seats
from parlour.core.table_rules import VARIETY, bot_moves_at, on_beat
from parlour.server.rooms.room import Room
from parlour.server.tables import commands, levels, log, steps
from parlour.server.tables.proposals import Proposal, SeatRequest, UndoRequest
from parlour.server.tables.state import Change, TableState
from parlour.server.tables.turns import TICK

logger = logging.getLogger("parlour.server")

Job = Callable[[], Awaitable[None]]

MARGIN = 1.25
"""The time by which a beat is longer than a search by time, in which the answer gets back."""
SETTLED = 3.0
"""Seconds that the table's owner must have been back, and nothing must have changed in the lobby,
before they are the host again: nobody who is about to press something is cut short."""
GRACES = 3
"""The factor by which the grace is longer before another person becomes the host where no game is
under way: somebody who has made a table goes elsewhere to send the link."""
ANSWER = 20.0
"""Seconds that bots wait while somebody asks to take a move back."""
CONTRIBUTE = 2.0
"""Seconds that connected players have to show their pledged contributions."""
SEARCH_BEATS = 5
"""The number of beats that a bot takes which searches by iterations; the search itself takes less
time."""


class Pacer:
    """Runs one room."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._random = random.Random()
        self._entry = -1
        self._variety: dict[Seat, float] = {}
        self._passed: set[Seat] = set()
        """Seats of bots that chose not to act out of turn after this entry."""
        self._decisions: dict[Seat, asyncio.Task[str | None]] = {}
        """Decisions of bots after this entry, by seat."""
        self._decided: dict[Seat, float] = {}
        """When each was made (monotonic seconds)."""
        self._asked: UndoRequest | None = None
        self._asked_at = 0.0
        """When somebody asked to take a move back (monotonic seconds)."""
        self._timer: asyncio.TimerHandle | None = None
        """Wakes the pacer; earlier than need be if its job has been put off since."""

    async def run(self) -> None:
        """Do the jobs that are due, until cancelled."""
        try:
            await self._run()
        finally:
            self._forget()
            if self._timer:
                self._timer.cancel()

    async def _run(self) -> None:
        while True:
            self.room.changed.clear()
            try:
                due = self._next()
                if due is None:
                    await self.room.changed.wait()
                elif due[0] - TICK > time.monotonic():
                    self._wake_at(due[0])
                    await self.room.changed.wait()
                else:
                    await asyncio.sleep(0)  # a job under way may make it unnecessary
                    if not self.room.changed.is_set():
                        await due[1]()
            except ParlourError as error:
                logger.warning("table stalls: %s", error.code)
                await asyncio.sleep(1)
            except Exception as error:
                # Not the error's text, which may name hidden cards.
                where = "".join(traceback.format_tb(error.__traceback__))
                logger.error("table stalls: %s\n%s", type(error).__name__, where)
                await asyncio.sleep(1)

    def _wake_at(self, at: Instant) -> None:
        """Look again at this time (monotonic seconds), or before."""
        loop = asyncio.get_running_loop()
        then = loop.time() + at - time.monotonic()
        if self._timer is None or self._timer.when() > then:
            if self._timer:
                self._timer.cancel()
            self._timer = loop.call_at(then, self._wake)

    def _wake(self) -> None:
        self._timer = None
        self.room.changed.set()

    def _next(self) -> tuple[Instant, Job] | None:
        """The next job, and when it is due (monotonic seconds); None: nothing is due until
        something changes."""
        room, state = self.room, self.room.state
        if not (room.audience.members or room.goes_on):
            return None
        jobs = self._absent()
        if room.leads:
            self._expect()
            jobs += self._away() + self._returned() + self._owner_back() + self._proposals()
            if state.status == "playing":
                jobs += self._game()
        return min(jobs, key=lambda job: job[0], default=None)

    def _game(self) -> list[tuple[Instant, Job]]:
        """A deal, or the move of a bot."""
        state = self.room.state
        if state.last_entry != self._entry:
            self._entry = state.last_entry
            self._variety = {}
            self._passed = set()
            self._forget()
        assert state.table
        if state.table.awaits_deal:
            return [(self._deal_at(), self._deal)]
        jobs: list[tuple[Instant, Job]] = [
            (max(self._move_at(seat), self._answer_at()), partial(self._move, seat))
            for seat in self._bots_to_move()
            if self._decision(seat).done()
        ]
        on_clock = self.room.clock.key
        if on_clock and not self.room.clock.late(on_clock[0]):
            jobs.append((self.room.clock.until, _look_again))
        return jobs

    def _move_at(self, seat: Seat) -> Instant:
        """When a bot that has decided moves (monotonic seconds)."""
        room, state = self.room, self.room.state
        assert state.table
        if seat not in self._variety:
            self._variety[seat] = self._random.uniform(*VARIETY)
        pace, moment = state.setup.pace / 1000, state.setup.moment / 1000
        in_turn, variety = seat == state.table.to_act, self._variety[seat]
        at = bot_moves_at(room.moved_at, pace, variety, room.moment.since, moment, in_turn)
        return max(at, self._beat_after_deciding(seat))

    def _answer_at(self) -> Instant:
        """Until when bots wait for an answer to somebody who wants to take a move back (monotonic
        seconds)."""
        asked = self.room.state.proposals.one(UndoRequest)
        if asked is not self._asked:
            self._asked, self._asked_at = asked, time.monotonic()
        return self._asked_at + ANSWER if asked else 0.0

    def _beat_after_deciding(self, seat: Seat) -> Instant:
        """The first beat after a bot has decided. Beats are counted from the last move and depend
        on the level alone, so that how long a bot has thought, or that it had no choice, does not
        show what is in its hand."""
        return on_beat(self.room.moved_at, self._decided[seat], self._beat(seat))

    def _beat(self, seat: Seat) -> Seconds:
        """The bot's beat, in seconds."""
        beat = self.room.settings.beat
        level = bots.level_of(self.room.state.game.name, self._level(seat))
        if not beat or level.budget is None:
            return beat
        seconds = level.budget.seconds
        return beat * SEARCH_BEATS if seconds is None else max(beat, seconds * MARGIN)

    def _deal_at(self) -> Instant:
        room, settings = self.room, self.room.settings
        online = room.presence.people_online()
        if room.state.sealed and room.state.origin:
            awaited = set(room.state.origin.awaited) & set(online)
            return room.moved_at + CONTRIBUTE * bool(awaited)
        if not online:
            return room.moved_at + settings.short_deal_pause
        if all(room.state.seats[seat].ready for seat in room.presence.people_playing()):
            return room.moved_at
        return room.moved_at + settings.deal_pause

    def _bots_to_move(self) -> list[Seat]:
        """The seats of bots that may act, and of people whose time has run out; stand-ins play only
        while there is somebody to play with."""
        room, table = self.room, self.room.state.table
        assert table
        bots = [
            seat
            for seat in all_seats(table.seats)
            if room.presence.played_by_bot(seat) or room.clock.late(seat)
        ]
        people = bool(bots) and room.presence.somebody_plays()
        return [
            seat
            for seat in bots
            if (people or not room.presence.stood_in(seat))
            and seat not in self._passed
            and table.legal(seat)
        ]

    def _away(self) -> list[tuple[Instant, Job]]:
        """When players who are away have used up their grace while others are there: then a bot
        stands in for them, and somebody else becomes the host."""
        room, state = self.room, self.room.state
        online = room.presence.people_online() if room.presence.away else []
        if not online:
            return []
        jobs: list[tuple[Instant, Job]] = []
        for token, since in room.presence.away.items():
            seat, at = state.seat_of(token), since + room.settings.grace
            if seat is None:
                continue
            if seat == state.host and not state.by_the_day:
                longer = 0 if state.status == "playing" else (GRACES - 1) * room.settings.grace
                jobs.append((at + longer, partial(self._hand_over, online[0])))
            asked = not (room.presence.stood_in(seat) or seat in state.turns.waited)
            if state.status == "playing" and asked and not state.by_the_day:
                jobs.append((at, partial(self._stand_in, seat)))
        return jobs

    def _absent(self) -> list[tuple[Instant, Job]]:
        """When a lost person begins to count as absent, or a person who is here has kept the others
        waiting for too long: then all are asked what to do."""
        room = self.room
        at = [*room.presence.times(), *room.waiting.times()]
        # A time that came after all were last told may be past by now.
        return [
            (each, self._tell) for each in at if each is not None and each - TICK > room.told_at
        ]

    def _returned(self) -> list[tuple[Instant, Job]]:
        """Note in the log that people see the table again; they have had their seats back since
        they came."""
        room, turns = self.room, self.room.state.turns
        return [
            (0.0, partial(self._note_return, seat))
            for seat in turns.stood_in | turns.waited
            if room.presence.looking(seat)
        ]

    def _expect(self) -> None:
        """Get the bots ready that will play here."""
        room, game = self.room, self.room.state.game.name
        for seat in all_seats(len(room.state.seats)):
            if room.state.setup.clock or room.presence.played_by_bot(seat):
                room.thinkers.expect(game, self._level(seat))
        if room.state.setup.hints:
            room.thinkers.expect(game, bots.names(game)[-1])

    def _level(self, seat: Seat) -> str:
        """The level of the bot that plays, or would stand in, on a seat."""
        bot = self.room.presence.bot_of(seat) or levels.stand_in(self.room.state)
        return levels.existing(self.room.state.game.name, bot)

    def _decision(self, seat: Seat) -> "asyncio.Task[str | None]":
        """A bot's decision, begun at once so that the pace does not come on top."""
        if seat not in self._decisions:
            room, state, name = self.room, self.room.state, self._level(seat)
            assert state.table
            information = state.table.information_state(seat)
            decision = asyncio.create_task(room.thinkers.decide(information, name, self._random))
            decision.add_done_callback(partial(self._note_decision, seat))
            self._decisions[seat] = decision
        return self._decisions[seat]

    def _note_decision(self, seat: Seat, decision: "asyncio.Task[str | None]") -> None:
        if self._decisions.get(seat) is decision:
            self._decided[seat] = time.monotonic()
        self.room.changed.set()

    def _forget(self) -> None:
        for decision in self._decisions.values():
            decision.cancel()
        self._decisions = {}

    async def _move(self, seat: Seat) -> None:
        action = self._decisions.pop(seat).result()
        if action is None:
            self._passed.add(seat)
            return
        entry, room = self._entry, self.room

        def act(state: TableState) -> Change | None:
            late = not room.presence.played_by_bot(seat)
            gone = state.last_entry != entry or (late and not room.clock.late(seat))
            return None if gone else steps.act(state, seat, action, None, late)

        await self.room.change(act)

    async def _deal(self) -> None:
        entry = self._entry

        def deal(state: TableState) -> Change | None:
            due = state.last_entry == entry and state.table and state.table.awaits_deal
            return steps.deal(state) if due else None

        await self.room.change(deal)

    async def _hand_over(self, seat: Seat) -> None:
        """Make the person on a seat the host, where the host is away."""
        online = self.room.presence.online

        def hand_over(state: TableState) -> Change | None:
            needed = state.host is not None and not online(state.host) and online(seat)
            return Change(log.Hosted(seat=seat, interim=True)) if needed else None

        await self.room.change(hand_over)

    async def _stand_in(self, seat: Seat) -> None:
        presence = self.room.presence

        def stand_in(state: TableState) -> Change | None:
            needed = state.status == "playing" and not presence.online(seat)
            asked = seat not in state.turns.stood_in | state.turns.waited
            return Change(log.StoodIn(seat=seat)) if needed and asked else None

        await self.room.change(stand_in)

    async def _note_return(self, seat: Seat) -> None:
        def note(state: TableState) -> Change | None:
            gone = seat not in state.turns.stood_in | state.turns.waited
            return None if gone else Change(log.Returned(seat=seat))

        await self.room.change(note)

    def _owner_back(self) -> list[tuple[Instant, Job]]:
        """Make the owner of the table the host again, once they are back. Right after a game, the
        host at the time chooses first what comes next."""
        room, since = self.room, self.room.presence.owner_since
        if since is None:
            return []
        at = since + SETTLED
        if room.state.status == "lobby":
            at = max(at, room.changed_at + SETTLED)
        elif room.state.status == "over":
            at = max(at, room.moved_at + commands.HOST_FIRST / 1000)
        return [(at, self._give_back)]

    async def _give_back(self) -> None:
        presence = self.room.presence

        def give_back(state: TableState) -> Change | None:
            seat = state.host_away
            back = seat is not None and presence.online(seat)
            return Change(log.Hosted(seat=seat)) if back and seat is not None else None

        await self.room.change(give_back)

    def _proposals(self) -> list[tuple[Instant, Job]]:
        """Carry out each proposal to which all have agreed who are asked, perhaps since other
        people left, as soon as it can be; drop a spectator's proposal some time after they have
        gone."""
        room, presence, waiting = self.room, self.room.presence, self.room.waiting
        jobs: list[tuple[Instant, Job]] = []
        for proposal in room.state.proposals:
            if waiting.settled(proposal) and self._possible(proposal):
                jobs.append((0.0, partial(self._carry_out, proposal.n)))
            gone = presence.away.get(proposal.token or "")
            if gone is not None:
                lapses = gone + room.settings.grace
                jobs.append((lapses, partial(self._let_lapse, proposal.n)))
        return jobs

    def _possible(self, proposal: Proposal) -> bool:
        if not isinstance(proposal, SeatRequest):
            return True
        possible = commands.can_be_seated(self.room.state, proposal)
        return possible and self.room.presence.here(proposal.token)

    async def _carry_out(self, n: EntryNumber) -> None:
        waiting = self.room.waiting

        def carry_out(state: TableState) -> Change | None:
            proposal = state.proposals.get(n)
            settled = proposal is not None and waiting.settled(proposal)
            return commands.carry_out(state, proposal) if proposal and settled else None

        await self.room.change(carry_out)

    async def _let_lapse(self, n: EntryNumber) -> None:
        presence = self.room.presence

        def let_lapse(state: TableState) -> Change | None:
            proposal = state.proposals.get(n)
            gone = proposal is not None and not presence.here(proposal.token)
            return Change(log.Refused(proposal=n, seat=None)) if gone else None

        await self.room.change(let_lapse)

    async def _tell(self) -> None:
        self.room.tell()


async def _look_again() -> None:
    """Do nothing: for a time at which the room need only be looked at again."""
