"""Remarks at a table: told to all who are here, on every worker, and forgotten.

None of them is in a log or a record. Other workers learn of them together with the people here
(`sharing.py`), which may take a moment.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Iterable

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.cluster.peers import Heard
from parlour.server.doors.buckets import TokenBucket
from parlour.server.errors import RateError
from parlour.server.rooms import framing
from parlour.server.rooms.audience import Audience, Member
from parlour.server.tables import commands
from parlour.server.tables.state import TableState

RATE, BURST = 0.5, 4
"""Remarks of one seat: how many a second in the long run, and how many at once."""
KEPT = 5.0
"""Seconds for which other workers can learn of a remark."""
HEARD = 100
"""The number of ids of remarks that are remembered, so that none is told twice."""


class Talk:
    """The remarks at one table."""

    def __init__(self, state: TableState, audience: Audience, free_text: bool = False) -> None:
        """`free_text`: whether the operator allows it."""
        self._state = state
        self._audience = audience
        self._free_text = free_text
        self._recent: list[tuple[float, Heard]] = []
        """The words said here lately, with their times (monotonic seconds)."""
        self._heard: OrderedDict[str, None] = OrderedDict()
        self._buckets: dict[Seat, TokenBucket] = {}
        """By seat, not by person: nobody may say more by leaving and coming again."""
        self._nudges: dict[Seat, float] = {}
        """By seat: when its person was last nudged, at any worker (monotonic seconds)."""

    @property
    def recent(self) -> tuple[Heard, ...]:
        """The remarks of the last few seconds at this worker."""
        since = time.monotonic() - KEPT
        self._recent = [(at, said) for at, said in self._recent if at > since]
        return tuple(said for _, said in self._recent)

    def say(self, member: Member, message: wire.Say) -> Heard:
        """A member's remark (NotSeatedError, TalkOffError, MutedError, RateError)."""
        seat = commands.say(self._state, member.seat, message)
        self._count(seat)
        return wire.Said(id=_new_id(), seat=seat, remark=message.remark)

    def write(self, member: Member, message: wire.Write) -> Heard:
        """A member's free text.

        Raises NotSeatedError, FreeTextOffError, MutedError, BadFreeTextError, RateError."""
        seat, text = commands.write(self._state, member.seat, message, self._free_text)
        self._count(seat)
        return wire.Wrote(id=_new_id(), seat=seat, text=text)

    def nudge(self, by: Seat, seat: Seat) -> Heard:
        """One seat's nudge to another (RateError)."""
        if seat in self._nudges and time.monotonic() < self._nudges[seat] + wire.NUDGE_EVERY / 1000:
            raise RateError("expected fewer nudges in a short time")
        return wire.Nudged(id=_new_id(), seat=seat, by=by)

    def keep(self, said: Heard) -> None:
        """Keep a remark for a few seconds, in which other workers can learn of it."""
        self._recent.append((time.monotonic(), said))

    def hear(self, said: Iterable[Heard]) -> list[Heard]:
        """Tell everybody those of these remarks that are new, and return them."""
        new = [each for each in said if each.id not in self._heard]
        for each in new:
            self._heard[each.id] = None
            if len(self._heard) > HEARD:
                self._heard.popitem(last=False)
            self._audience.tell_all(framing.encode(each))
            if isinstance(each, wire.Nudged):
                self._nudges[each.seat] = time.monotonic()
        return new

    def forget_all(self) -> None:
        """Drop the latest remarks, since somebody had their data erased: workers that have not
        heard of them yet need not."""
        self._recent = []

    def _count(self, seat: Seat) -> None:
        if not self._buckets.setdefault(seat, TokenBucket(RATE, BURST)).take():
            raise RateError("expected fewer remarks in a short time")


def _new_id() -> str:
    return secrets.token_urlsafe(6)
