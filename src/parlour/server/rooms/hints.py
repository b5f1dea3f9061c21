"""Hints at one table: thought about once per seat and entry, told to who asks alone."""

import asyncio

from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.server import commands, wire
from parlour.server.errors import HintUnavailableError, RateError
from parlour.server.rooms import frames
from parlour.server.rooms.audience import Member
from parlour.server.state import TableState
from parlour.server.thinkers import Advice, Thinkers


class Hints:
    def __init__(self, state: TableState, thinkers: Thinkers) -> None:
        self._state = state
        self._thinkers = thinkers
        self._thoughts: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """By seat: the entry, and what there is to say about the game as it stands after it."""

    async def ask(self, member: Member, message: wire.AskHint) -> None:
        """Think about a hint, while the client may go on (ParlourError)."""
        if member.asking:
            raise RateError("expected one question at a time")
        seen = commands.ask_hint(self._state, member.seat, message)
        member.asking = asyncio.create_task(self._answer(member, message, seen))

    async def _answer(self, member: Member, message: wire.AskHint, seen: InformationState) -> None:
        try:
            advice = await self._about(seen, message.entry)
        finally:
            member.asking = None
        try:
            commands.ask_hint(self._state, member.seat, message)  # still?
            if advice is None:
                raise HintUnavailableError("expected a bot that has time; try again")
        except ParlourError as error:
            member.client.refuse(error, message.id)
        else:
            member.client.send(frames.encode(hint(message, advice)))

    async def _about(self, seen: InformationState, entry: int) -> Advice | None:
        """What a seat is advised to play; None: there is no telling just now."""
        of, thought = self._thoughts.get(seen.seat, (-1, None))
        if of != entry or thought is None or (thought.done() and not _told(thought)):
            thought = asyncio.create_task(self._thinkers.advise(seen))
            self._thoughts[seen.seat] = entry, thought
        return await asyncio.shield(thought)


def _told(thought: "asyncio.Task[Advice | None]") -> bool:
    return not thought.cancelled() and not thought.exception() and thought.result() is not None


def hint(question: wire.AskHint, advice: Advice) -> wire.Hint:
    moves = [
        wire.HintMove(action=action, share=round(min(max(share, 0.0), 1.0), 4), best=n == 0)
        for n, (action, share) in enumerate(advice.moves)
    ]
    return wire.Hint(id=question.id, entry=question.entry, level=advice.level, moves=moves)
