"""Hints at one table: worked out once per seat and entry, told only to the client that asks."""

import asyncio

from parlour.core.errors import ParlourError
from parlour.core.information import InformationState
from parlour.core.numbers import EntryNumber, Seat
from parlour.core.table_rules import told_share
from parlour.server import wire
from parlour.server.errors import HintUnavailableError, RateError
from parlour.server.rooms import framing
from parlour.server.rooms.audience import Member
from parlour.server.tables import commands
from parlour.server.tables.state import TableState
from parlour.server.thinking.thinkers import Advice, Thinkers


class Hints:
    """The hints at one table."""

    def __init__(self, state: TableState, thinkers: Thinkers) -> None:
        self._state = state
        self._thinkers = thinkers
        self._advice: dict[Seat, tuple[EntryNumber, asyncio.Task[Advice | None]]] = {}
        """Seat -> (number of the entry, advice about the game after it)."""

    async def ask(self, member: Member, message: wire.AskHint) -> None:
        """Start work on a hint, while the client may go on (ParlourError)."""
        if member.asking:
            raise RateError("expected one question at a time")
        information = commands.ask_hint(self._state, member.seat, message)
        member.asking = asyncio.create_task(self._answer(member, message, information))

    async def _answer(
        self, member: Member, message: wire.AskHint, information: InformationState
    ) -> None:
        try:
            advice = await self._about(information, message.entry)
        finally:
            member.asking = None
        try:
            commands.ask_hint(self._state, member.seat, message)  # does it still apply?
            if advice is None:
                raise HintUnavailableError("expected a bot with time to think; try again")
        except ParlourError as error:
            member.client.refuse(error, message.id)
        else:
            member.client.send(framing.encode(hint(message, advice)))

    async def _about(self, information: InformationState, entry: EntryNumber) -> Advice | None:
        """The advice for a seat; None if no bot can give any at present."""
        of, pending = self._advice.get(information.seat, (-1, None))
        if of != entry or pending is None or (pending.done() and not _has_advice(pending)):
            pending = asyncio.create_task(self._thinkers.advise(information))
            self._advice[information.seat] = entry, pending
        return await asyncio.shield(pending)


def _has_advice(pending: "asyncio.Task[Advice | None]") -> bool:
    return not pending.cancelled() and not pending.exception() and pending.result() is not None


def hint(question: wire.AskHint, advice: Advice) -> wire.Hint:
    """The advice as a message."""
    moves = [
        wire.HintMove(action=action, share=told_share(share), best=n == 0)
        for n, (action, share) in enumerate(advice.moves)
    ]
    return wire.Hint(id=question.id, entry=question.entry, level=advice.level, moves=moves)
