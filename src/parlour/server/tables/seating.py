"""The seats with the people and bots on them, and their changes by entries of the log."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.core.numbers import Seat, by_seat
from parlour.server.tables import log


@dataclass
class SeatState:
    """One seat. `token` is the hash of the person's token."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    ready: bool = False
    pledge: str | None = None
    """The hash of the person's contribution to the shuffles of the coming game."""
    contribution: str | None = None
    """In logs from before there were pledges: the person's contribution."""
    muted: bool = False
    """True if the host lets the person say nothing."""
    avatar: int | None = None
    """The face that the person has chosen."""
    former: str | None = None
    """The hash of the token before the seat was taken to another device."""
    before: tuple[str, ...] = ()
    """The hashes of the tokens that the seat had before `former`."""
    claimed: bool = False
    """True if the others confirmed the move to another device, without a word from the former
    one."""

    def tokens(self) -> set[str]:
        """The hashes of all tokens that the person has had on this seat."""
        return {token for token in (self.token, self.former, *self.before) if token}


def without(seats: Sequence[SeatState], closed: Sequence[Seat]) -> list[SeatState]:
    """The seats that are left; those after a closed seat move up."""
    return [seat for n, seat in by_seat(seats) if n not in closed]


def after(seats: list[SeatState], entry: log.LogEntry) -> list[SeatState]:
    """The seats after an entry. The list given is changed, too."""
    match entry:
        case log.Seated(seat=seat):
            seats[seat] = SeatState("person", entry.name, token=entry.token)
        case log.Joined(seat=seat):
            seats[seat] = SeatState("person", entry.name, token=entry.token)
        case log.Moved(seat=seat, to=to):
            seats[to], seats[seat] = seats[seat], SeatState()
        case log.Swapped(seat=seat, to=to):
            seats[to], seats[seat] = seats[seat], seats[to]
        case log.Renamed(seat=seat):
            at = seats[seat]
            at.name = entry.name
            at.avatar = at.avatar if entry.avatar is None else entry.avatar
        case log.BotSeated(seat=seat):
            seats[seat] = SeatState("bot", entry.name, bot=entry.bot)
        case log.Freed(seat=seat):
            seats[seat] = SeatState()
        case log.Transferred(seat=seat):
            at = seats[seat]
            at.before += (at.former,) if at.former else ()
            at.former, at.token, at.claimed = at.token, entry.token, entry.claimed
        case log.Muted(seat=seat):
            seats[seat].muted = entry.on
        case log.Left(seat=seat):
            seats[seat] = SeatState("bot", entry.name, bot=entry.bot)
        case log.Erased(seat=int(seat)):
            bot = entry.bot
            seats[seat] = SeatState() if bot is None else SeatState("bot", entry.name, bot=bot)
        case log.Configured():
            seats = _as_many(seats, entry.seats)
        case log.GameChosen():
            seats = _as_many(without(seats, entry.closed), entry.seats)
            for seat, bot in entry.bots.items():
                seats[seat].bot = bot
        case log.Readied(seat=seat):
            seats[seat].ready = True
        case log.Pledged(seat=seat):
            seats[seat].pledge = entry.pledge
        case log.Contributed(seat=seat):
            seats[seat].contribution = entry.contribution
        case log.Started():
            seats = without(seats, entry.closed)
            for each in seats:
                each.pledge = each.contribution = None
    return seats


def _as_many(seats: list[SeatState], number: int) -> list[SeatState]:
    """The first seats, as many as this; free ones are added."""
    return seats[:number] + [SeatState() for _ in range(number - len(seats))]
