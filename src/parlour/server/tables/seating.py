"""Who sits where, and how entries of the log change that."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from parlour.server.tables import log


@dataclass
class Seat:
    """One seat. `token` is the hash of the person's token."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    ready: bool = False
    pledge: str | None = None
    """The hash of what the person will add to the shuffles of the coming game."""
    contribution: str | None = None
    """In logs from before there were pledges: the person's contribution."""
    muted: bool = False
    """Whether the host lets the person say nothing."""
    former: str | None = None
    """The hash of the token before the seat was taken to another device."""
    before: tuple[str, ...] = ()
    """The hashes of the tokens that the seat had before `former`."""
    claimed: bool = False
    """Whether the others confirmed the move to another device, without a word from the former
    one."""

    def tokens(self) -> set[str]:
        """The hashes of all tokens that the person has had on this seat."""
        return {token for token in (self.token, self.former, *self.before) if token}


def without(seats: Sequence[Seat], closed: Sequence[int]) -> list[Seat]:
    """The seats that are left; those after a closed seat move up."""
    return [seat for n, seat in enumerate(seats) if n not in closed]


def after(seats: list[Seat], entry: log.AnyEntry) -> list[Seat]:
    """The seats after an entry. The list given is changed, too."""
    match entry:
        case log.Seated(seat=seat):
            seats[seat] = Seat("person", entry.name, token=entry.token)
        case log.Joined(seat=seat):
            seats[seat] = Seat("person", entry.name, token=entry.token)
        case log.Moved(seat=seat, to=to):
            seats[to], seats[seat] = seats[seat], Seat()
        case log.Swapped(seat=seat, to=to):
            seats[to], seats[seat] = seats[seat], seats[to]
        case log.Renamed(seat=seat):
            seats[seat].name = entry.name
        case log.BotSeated(seat=seat):
            seats[seat] = Seat("bot", entry.name, bot=entry.bot)
        case log.Freed(seat=seat):
            seats[seat] = Seat()
        case log.Transferred(seat=seat):
            at = seats[seat]
            at.before += (at.former,) if at.former else ()
            at.former, at.token, at.claimed = at.token, entry.token, entry.claimed
        case log.Muted(seat=seat):
            seats[seat].muted = entry.on
        case log.Left(seat=seat):
            seats[seat] = Seat("bot", entry.name, bot=entry.bot)
        case log.Erased(seat=int(seat)):
            bot = entry.bot
            seats[seat] = Seat() if bot is None else Seat("bot", entry.name, bot=bot)
        case log.Configured():
            seats = seats[: entry.seats]
            seats += [Seat() for _ in range(entry.seats - len(seats))]
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
