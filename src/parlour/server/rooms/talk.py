"""Remarks at a table: told to all who are here, on every worker, and forgotten.

None of them is in a log or a record. Other workers learn of them together with the people here
(`sharing.py`), which may take a moment.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from weakref import WeakMethod

from parlour.server import wire
from parlour.server.cluster.peers import Heard
from parlour.server.doors.security import TokenBucket
from parlour.server.errors import RateError
from parlour.server.rooms import frames
from parlour.server.rooms.audience import Audience, Member
from parlour.server.tables import commands
from parlour.server.tables.state import TableState

RATE, BURST = 0.5, 4
"""Remarks of one seat: how many a second in the long run, and how many at once."""
NUDGES = 20.0
"""Seconds between two nudges to the same person, whoever nudges."""
KEPT = 5.0
"""Seconds for which other workers can learn of a remark."""
HEARD = 100
"""How many ids of remarks are remembered, so that none is told twice."""

Note = Callable[[], None]
"""Is called when `Talk.recent` has changed."""


class Talk:
    """The remarks at one table."""

    def __init__(
        self,
        state: TableState,
        audience: Audience,
        nudged: Callable[[int], None],
        free_text: bool = False,
    ) -> None:
        """`nudged` is called with the seat of a person who is nudged; `free_text`: whether the
        operator allows it."""
        self.recent: tuple[Heard, ...] = ()
        """The remarks of the last few seconds at this worker."""
        self._state = state
        self._audience = audience
        self._free_text = free_text
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._buckets: dict[int, TokenBucket] = {}
        """By seat, whoever sits there: nobody may say more by leaving and coming again."""
        self._nudged = WeakMethod(nudged)  # else neither would go before the other
        self._nudges: dict[int, float] = {}
        """By seat: when its person was last nudged, at any worker (monotonic seconds)."""

    def say(self, member: Member, message: wire.Say, note: Note) -> None:
        """Tell everybody a member's remark (NotSeatedError, TalkOffError, MutedError,
        RateError)."""
        seat = commands.say(self._state, member.seat, message)
        self._tell(wire.Said(id=_new_id(), seat=seat, remark=message.remark), note)

    def write(self, member: Member, message: wire.Write, note: Note) -> None:
        """Tell everybody a member's free text.

        Raises NotSeatedError, FreeTextOffError, MutedError, BadFreeTextError, RateError."""
        seat, text = commands.write(self._state, member.seat, message, self._free_text)
        self._tell(wire.Wrote(id=_new_id(), seat=seat, text=text), note)

    def nudge(self, by: int, seat: int, note: Note) -> None:
        """Tell everybody that a seat nudges another (RateError)."""
        if time.monotonic() < self._nudges.get(seat, -NUDGES) + NUDGES:
            raise RateError("expected fewer nudges in a short time")
        self._say(wire.Nudged(id=_new_id(), seat=seat, by=by), note)

    def hear(self, said: Iterable[Heard]) -> None:
        """Tell everybody those of these remarks that are new."""
        for each in said:
            if each.id in self._heard:
                continue
            self._heard[each.id] = None
            if len(self._heard) > HEARD:
                self._heard.popitem(last=False)
            self._audience.tell_all(frames.encode(each))
            if isinstance(each, wire.Nudged):
                self._nudges[each.seat] = time.monotonic()
                if nudged := self._nudged():
                    nudged(each.seat)

    def forget_all(self) -> None:
        """Drop the latest remarks, since somebody had their data erased: workers that have not
        heard of them yet need not."""
        self.recent = ()

    def _tell(self, said: wire.Said | wire.Wrote, note: Note) -> None:
        if not self._buckets.setdefault(said.seat, TokenBucket(RATE, BURST)).take():
            raise RateError("expected fewer remarks in a short time")
        self._say(said, note)

    def _say(self, said: Heard, note: Note) -> None:
        self.recent = (*self.recent, said)
        asyncio.get_running_loop().call_later(KEPT, self._forget, said, note)
        self.hear([said])
        note()

    def _forget(self, said: Heard, note: Note) -> None:
        self.recent = tuple(each for each in self.recent if each is not said)
        note()


def _new_id() -> str:
    return secrets.token_urlsafe(6)
