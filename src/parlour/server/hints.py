"""Hints at one table: thought about once per seat and position, told to who asks alone."""

import asyncio

from parlour.core.information import InformationState
from parlour.server import wire
from parlour.server.thinkers import Advice, Thinkers


class Hints:
    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._thoughts: dict[int, tuple[int, asyncio.Task[Advice | None]]] = {}
        """By seat: the position, and what there is to say about it."""

    async def about(self, seen: InformationState, position: int) -> Advice | None:
        """What a seat is advised to play; None: there is no telling just now."""
        of, thought = self._thoughts.get(seen.seat, (-1, None))
        if of != position or thought is None or (thought.done() and not _told(thought)):
            thought = asyncio.create_task(self._thinkers.advise(seen))
            self._thoughts[seen.seat] = position, thought
        return await asyncio.shield(thought)


def _told(thought: "asyncio.Task[Advice | None]") -> bool:
    return not thought.cancelled() and not thought.exception() and thought.result() is not None


def hint(question: wire.AskHint, advice: Advice) -> wire.Hint:
    moves = [
        wire.HintMove(action=action, share=round(min(max(share, 0.0), 1.0), 4), best=n == 0)
        for n, (action, share) in enumerate(advice.moves)
    ]
    return wire.Hint(id=question.id, entry=question.entry, level=advice.level, moves=moves)
