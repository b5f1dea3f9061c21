"""What a log folds to: who sits where, and the game as it stands."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from parlour.core.chance import Given, Secret, Source
from parlour.core.errors import RecordError
from parlour.core.record import Action, Entry, read_entry
from parlour.core.table import Table
from parlour.games import registry
from parlour.server import log
from parlour.server.fairness import commitment, game_key
from parlour.server.log import StoredTable

Status = Literal["lobby", "playing", "over"]


@dataclass
class Seat:
    """One seat. `token` is the hash of the person's token."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    ready: bool = False


@dataclass(frozen=True)
class Change:
    """What a command leads to. It has been checked, but nothing has changed yet: it is applied once
    the log holds its entry."""

    entry: log.AnyEntry
    table: Table | None = None
    """The current game after the entry, if the entry belongs to the game."""


class TableState:
    """A table, folded from its log. `fold` and `apply` go on by one entry."""

    def __init__(self, stored: StoredTable) -> None:
        self.id = stored.id
        self.game = registry.get(stored.header.game)
        self.options: dict[str, Any] = stored.header.options
        self.pace = stored.header.pace
        self.moment = stored.header.moment
        self.hints = stored.header.hints
        self.seats = [Seat() for _ in range(stored.header.seats)]
        self.games = 0
        """Games begun."""
        self.table: Table | None = None
        """The current game."""
        self.acted: set[tuple[int, str]] = set()
        """Actions of the current game that have been played, by seat and the client's id."""
        self.n = 0
        """Number of the last entry."""
        self._secret = stored.secret
        self.commitment = commitment(self.key(1))
        """The hash of the key of the current game; in the lobby, of the first game."""
        self._host: str | None = None
        self._entries: list[int] = []
        self._journal: list[int] = []
        """Numbers of the current game's entries, and the size of the journal after each."""
        for entry in stored.entries:
            self.fold(entry)

    # --- questions --------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """`lobby` before the first game, then `playing` or `over`."""
        if self.table is None:
            return "lobby"
        return "over" if self.table.over else "playing"

    @property
    def entry(self) -> int:
        """Number of the last entry of the current game; 0 before the first."""
        return self._entries[-1] if self._entries else 0

    @property
    def started(self) -> int:
        """Number of the entry that began the current game; 0 before the first."""
        return self._entries[0] if self._entries else 0

    @property
    def host(self) -> int | None:
        """The seat of the host; None if no person is seated."""
        return self.seat_of(self._host)

    def key(self, game: int) -> bytes:
        """The key of the game of this number: see `fairness.game_key`."""
        return game_key(self._secret, game)

    def seat_of(self, token: str | None) -> int | None:
        """The seat of the person with this token hash."""
        if token is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.token == token), None)

    def names(self) -> list[str]:
        """The name on each seat, empty for a free one."""
        return [seat.name for seat in self.seats if seat.kind != "empty"]

    def journal_at(self, entry: int) -> int:
        """Size of the game's journal after entry number `entry`."""
        at = bisect_right(self._entries, entry)
        return self._journal[at - 1] if at else 0

    # --- steps of the game, to be applied once they are written -----------------------------------

    def start(self) -> Change:
        """Take free seats away and begin a game with its first deal (OptionError)."""
        closed = [n for n, seat in enumerate(self.seats) if seat.kind == "empty"]
        key = self.key(self.games + 1)
        table = self._new_game(closed, Secret(key))
        entry = log.Started(commitment=commitment(key), record=_raw(table.deal()), closed=closed)
        return Change(entry, table)

    def deal(self) -> Change:
        """The next round (IllegalActionError if none is due)."""
        table = self._ahead()
        return Change(log.Dealt(record=_raw(table.deal())), table)

    def act(self, seat: int, action: str, id: str | None) -> Change:
        """A seat's action (ActionError)."""
        table = self._ahead()
        return Change(log.Acted(id=id, record=_raw(table.play(action, seat))), table)

    def _ahead(self) -> Table:
        """A copy of the current game to go on with, with its chances from the secret key."""
        assert self.table
        return self.table.copy(Secret(self.key(self.games), self.table.chances))

    def _new_game(self, closed: Sequence[int], source: Source) -> Table:
        seats, options = self._without(closed)
        names = [seat.name for seat in seats]
        return Table(self.game, options, seats=names, source=source, auto_deal=False)

    def _without(self, closed: Sequence[int]) -> tuple[list[Seat], dict[str, Any]]:
        """The seats and options that are left; those after a closed seat move up."""
        kept = [n for n in range(len(self.seats)) if n not in closed]
        options = self.game.Options.of(self.options).reseated(kept).values()
        return [self.seats[n] for n in kept], options

    # --- the fold ---------------------------------------------------------------------------------

    def fold(self, entry: log.AnyEntry) -> None:
        """Go on by an entry as it was written (RecordError if the rules lead elsewhere)."""
        table = self.table
        if isinstance(entry, log.Started):
            table = self._new_game(entry.closed, Given())
        if isinstance(entry, log.Started | log.Dealt | log.Acted):
            assert table
            try:
                table.carry_out([read_entry(raw) for raw in entry.record])
            except RecordError:  # its message may name hidden cards
                raise RecordError("expected what the rules lead to", self.n + 1) from None
        self.apply(Change(entry, table))

    def apply(self, change: Change) -> None:
        """Go on by a change to this very state, now entry n + 1 of the log."""
        self.n += 1
        entry = change.entry
        match entry:
            case log.Seated(seat=seat):
                self.seats[seat] = Seat("person", entry.name, token=entry.token)
            case log.Moved(seat=seat, to=to):
                self.seats[to], self.seats[seat] = self.seats[seat], Seat()
            case log.Renamed(seat=seat):
                self.seats[seat].name = entry.name
            case log.BotSeated(seat=seat):
                self.seats[seat] = Seat("bot", entry.name, bot=entry.bot)
            case log.Freed(seat=seat):
                self.seats[seat] = Seat()
            case log.Hosted(seat=seat):
                self._host = self.seats[seat].token
            case log.Configured():
                self.options = entry.options
                self.seats = self.seats[: entry.seats]
                self.seats += [Seat() for _ in range(entry.seats - len(self.seats))]
            case log.Paced():
                self.pace = entry.milliseconds
            case log.MomentSet():
                self.moment = entry.milliseconds
            case log.HintsSet():
                self.hints = entry.on
            case log.Readied(seat=seat):
                self.seats[seat].ready = True
            case log.Started():
                self.seats, self.options = self._without(entry.closed)
                self.games += 1
                self.commitment = commitment(self.key(self.games))
                self.acted = set()
                self._entries, self._journal = [], []
                self._go_on(change)
            case log.Dealt() | log.Acted():
                self._go_on(change)
        if self.host is None:
            people = (seat.token for seat in self.seats if seat.kind == "person")
            self._host = next(people, None)

    def _go_on(self, change: Change) -> None:
        assert change.table
        self.table = change.table
        self._entries.append(self.n)
        self._journal.append(self.table.journal_size)
        if not isinstance(change.entry, log.Acted):
            for seat in self.seats:
                seat.ready = False
        elif change.entry.id is not None:
            action = read_entry(change.entry.record[0])
            assert isinstance(action, Action)
            self.acted.add((action.seat, change.entry.id))


def _raw(entries: Sequence[Entry]) -> list[msgspec.Raw]:
    return [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]
