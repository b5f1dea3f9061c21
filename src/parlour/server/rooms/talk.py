"""What is said at a table: told to all who are here, on every worker, and forgotten.

Nothing of it is in a log or a record. Other workers learn of it with who is here (`sharing.py`),
for as long as that may take.
"""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterable

from parlour.server import commands, wire
from parlour.server.errors import RateError
from parlour.server.rooms import frames
from parlour.server.rooms.audience import Audience, Member
from parlour.server.security import TokenBucket
from parlour.server.state import TableState

RATE, BURST = 0.5, 4
"""Of one seat: so many a second in the long run, and so many at once."""
KEPT = 5.0
"""Seconds for which other workers can learn what was said."""
HEARD = 100
"""How many ids are remembered, so that nothing is told twice."""

Note = Callable[[], None]
"""Is called when `Talk.recent` has changed."""


class Talk:
    """What is said at one table."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        free_text: bool = False,
    ) -> None:
        """`free_text`: the operator allows it."""
        self.recent: tuple[wire.Said | wire.Wrote, ...] = ()
        """What was said just now by way of this worker."""
        self._state = state
        self._audience = audience
        self._free_text = free_text
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._buckets: dict[int, TokenBucket] = {}
        """By seat, whoever sits there: nobody gets more by leaving and coming again."""

    def say(self, member: Member, message: wire.Say, note: Note) -> None:
        """Tell all what a member says (NotSeatedError, TalkOffError, MutedError, RateError)."""
        seat = commands.say(self._state, member.seat, message)
        self._tell(wire.Said(id=_new_id(), seat=seat, remark=message.remark), note)

    def write(self, member: Member, message: wire.Write, note: Note) -> None:
        """Tell all what a member writes.

        Raises NotSeatedError, FreeTextOffError, MutedError, BadFreeTextError, RateError."""
        seat, text = commands.write(self._state, member.seat, message, self._free_text)
        self._tell(wire.Wrote(id=_new_id(), seat=seat, text=text), note)

    def hear(self, said: Iterable[wire.Said | wire.Wrote]) -> None:
        """Tell all what is new of this."""
        for each in said:
            if each.id in self._heard:
                continue
            self._heard[each.id] = None
            if len(self._heard) > HEARD:
                self._heard.popitem(last=False)
            self._audience.tell_all(frames.encode(each))

    def forget_all(self) -> None:
        """Somebody had their data erased: workers that have not heard of it by now need not."""
        self.recent = ()

    def _tell(self, said: wire.Said | wire.Wrote, note: Note) -> None:
        if not self._buckets.setdefault(said.seat, TokenBucket(RATE, BURST)).take():
            raise RateError("expected fewer remarks in a short time")
        self.recent = (*self.recent, said)
        asyncio.get_running_loop().call_later(KEPT, self._forget, said, note)
        self.hear([said])
        note()

    def _forget(self, said: wire.Said | wire.Wrote, note: Note) -> None:
        self.recent = tuple(each for each in self.recent if each is not said)
        note()


def _new_id() -> str:
    return secrets.token_urlsafe(6)
