"""The changes of the seats, and of the people and bots on them, by entries of the log."""

from collections.abc import Sequence
from itertools import zip_longest

from msgspec.structs import replace

from parlour.core.numbers import Seat, by_seat
from parlour.server.tables import log
from parlour.server.tables.log import SeatState


def without(seats: Sequence[SeatState], closed: Sequence[Seat]) -> list[SeatState]:
    """The seats that are left; those after a closed seat move up."""
    return [seat for n, seat in by_seat(seats) if n not in closed]


def after(before: Sequence[SeatState], entry: log.LogEntry) -> list[SeatState]:
    """The seats after an entry."""
    seats = list(before)
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
            face = seats[seat].avatar if entry.avatar is None else entry.avatar
            seats[seat] = replace(seats[seat], name=entry.name, avatar=face)
        case log.BotSeated(seat=seat):
            seats[seat] = SeatState("bot", entry.name, bot=entry.bot)
        case log.Freed(seat=seat):
            seats[seat] = SeatState()
        case log.Transferred(seat=seat):
            seats[seat] = _transferred(seats[seat], entry)
        case log.Muted(seat=seat):
            seats = muted(seats, seat, on=entry.on)
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
                seats[seat] = replace(seats[seat], bot=bot)
        case log.Readied(seat=seat):
            seats[seat] = replace(seats[seat], ready=True)
        case log.Pledged(seat=seat):
            seats[seat] = replace(seats[seat], pledge=entry.pledge)
        case log.Contributed(seat=seat):
            seats[seat] = replace(seats[seat], contribution=entry.contribution)
        case log.Started():
            left = without(seats, entry.closed)
            seats = [replace(seat, pledge=None, contribution=None) for seat in left]
    return seats


def moved(before: Sequence[SeatState], now: Sequence[SeatState]) -> set[Seat]:
    """The seats that have another token than before."""
    if before is now:
        return set()
    tokens = ([seat.token for seat in seats] for seats in (before, now))
    return {seat for seat, (old, new) in by_seat(zip_longest(*tokens)) if old != new}


def muted(seats: Sequence[SeatState], seat: Seat, *, on: bool) -> list[SeatState]:
    """The seats, on one of which the person may say nothing; `on` false: may speak again."""
    return [replace(each, muted=on) if n == seat else each for n, each in by_seat(seats)]


def asked_again(seats: list[SeatState]) -> list[SeatState]:
    """The seats, on which nobody is ready any more."""
    if not any(seat.ready for seat in seats):
        return seats
    return [replace(seat, ready=False) for seat in seats]


def _transferred(seat: SeatState, entry: log.Transferred) -> SeatState:
    before = (*seat.before, seat.former) if seat.former else seat.before
    return replace(seat, token=entry.token, former=seat.token, before=before, claimed=entry.claimed)


def _as_many(seats: list[SeatState], number: int) -> list[SeatState]:
    """The first seats, as many as this; free ones are added."""
    return seats[:number] + [SeatState() for _ in range(number - len(seats))]
