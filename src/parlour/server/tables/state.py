"""The state that a log folds to: who sits where, and the game as it stands."""

from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Literal

import msgspec

from parlour.core.game import Game
from parlour.core.numbers import NO_ENTRY, EntryNumber, Milliseconds, Seat, by_seat
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.server import wire
from parlour.server.errors import SeatMovedError, moved
from parlour.server.tables import log
from parlour.server.tables.fairness import Origin, game_key
from parlour.server.tables.log import Finished, SeatState
from parlour.server.tables.past import Past
from parlour.server.tables.proposals import Proposals
from parlour.server.tables.turns import DAY, Turns

Status = Literal["lobby", "playing", "over"]
Stopped = Literal["rules", "damaged"]
"""Why a game cannot be carried on: the rules have changed since, or its log is damaged."""


@dataclass(frozen=True)
class Change:
    """The effect of a command. It has been checked, but nothing has changed yet: it is applied once
    the log holds its entry."""

    entry: log.LogEntry
    table: Table | None = None
    """The current game after the entry, if the entry belongs to the game."""


@dataclass
class StoppedGame:
    """A game that cannot be carried on; its record is kept as it was written."""

    why: Stopped
    begun: Record
    """The beginning of the game; its entries may be ones that the rules do not understand."""
    entries: list[msgspec.Raw]

    def record(self) -> bytes:
        """All of the game that was written, as JSON."""
        return msgspec.json.encode(self.begun.document() | {"entries": self.entries})


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The host's settings. A snapshot has the same fields."""

    options: dict[str, Any]
    pace: Milliseconds
    moment: Milliseconds
    hints: bool
    talk: wire.Talk
    clock: int
    """Seconds that a turn may take; 0: as many as it likes."""
    stand_in: str | None
    """The level of the bot that stands in for people; None: the usual one."""
    listing: log.Listing | None
    """The table's text on the list of open tables; None: it is not there."""
    locked: bool
    """True if newcomers are kept from taking seats."""
    private: bool
    """True if the table keeps its finished games to itself."""


@dataclass
class Played:
    """The entries of the current game: the number of each, the size of the journal after it, and
    whether it is the move of a bot in the place of a person."""

    entries: "array[int]" = field(default_factory=lambda: array("i"))
    journal: "array[int]" = field(default_factory=lambda: array("i"))
    by_bot: "array[int]" = field(default_factory=lambda: array("b"))

    def add(self, entry: EntryNumber, journal: int) -> None:
        """Add an entry, taken to be no move of such a bot until that is known."""
        self.entries.append(entry)
        self.journal.append(journal)
        self.by_bot.append(False)


@dataclass
class TableState:
    """A table, as its log has it. Tokens are kept as their hashes."""

    id: str
    game: Game[Any]
    secret: bytes
    """The secret that the keys of games follow from."""
    base: log.Snapshot
    """A snapshot on which everything to come can be folded, with the game's own entries."""
    n: EntryNumber
    """Number of the last entry."""
    setup: Setup
    seats: list[SeatState]
    proposals: Proposals
    """The open proposals at the table."""
    host_token: str | None
    owner_token: str | None
    """The token of the table's owner, who is the host when they are there."""
    muted: set[str]
    """The tokens of people who were muted when they gave up their seats: they are muted again when
    they sit down."""
    games: int
    """The number of games that have begun."""
    restored: set[int]
    """The numbers of games that may have begun, or gone on, before the server was restored from a
    copy."""
    commitment: str
    """The hash of the key of the current game; in the lobby, of the first game."""
    coming: str
    """The hash of the key of the coming game."""
    table: Table | None = None
    """The current game."""
    stopped: StoppedGame | None = None
    """The last game, if it cannot be carried on: then there is no current one."""
    origin: Origin | None = None
    """The origin of the current game's shuffles; None before the first game."""
    turns: Turns = field(default_factory=Turns)
    """Whose turn it is, since when, and who has let turns pass."""
    left: dict[Seat, str] = field(default_factory=dict)
    """By seat: the name of the person who left the current game to a bot."""
    turned_away: set[str] = field(default_factory=set)
    """The tokens of spectators who have been turned down since the last game began."""
    removed: set[str] = field(default_factory=set)
    """The tokens of people whose seats the host took since the last game began."""
    tally: dict[str, dict[str, int]] = field(default_factory=dict)
    """By token: how many games its holder has won here before the current one, by game."""
    past: list[Past] = field(default_factory=list)
    """The last games before the current one."""
    successor: str = ""
    """The table at which these people play on, unless a game has begun here since."""
    finished: dict[int, Finished] = field(default_factory=dict)
    """By number: earlier games that the log still holds."""
    holders: list[str | None] = field(default_factory=list)
    """The token of the person who sat on each seat when the current game began: the one that they
    have now, if they have taken the seat to another device."""
    began_with: list[str | None] = field(default_factory=list)
    """By seat: the tokens that these people had then, or when the last snapshot was taken."""
    acted: dict[Seat, deque[str]] = field(default_factory=dict)
    """By seat: the client's ids of its last actions in the current game."""
    in_turn: dict[Seat, EntryNumber] = field(default_factory=dict)
    """By seat: the entry of the current game by which it last acted in turn."""
    declined: EntryNumber = NO_ENTRY
    """The number of the game's last entry when somebody did not want it taken back."""
    played: Played = field(default_factory=Played)
    own: int = 0
    """The number of the current game's own entries, which stay as long as it does."""
    others: "array[int]" = field(default_factory=lambda: array("i"))
    """The numbers of other entries since the game began, as far as the log may still have them."""

    def become(self, other: "TableState") -> None:
        """Take over another state of this table, all at once, for everybody who holds this one."""
        for each in fields(self):
            setattr(self, each.name, getattr(other, each.name))

    @property
    def status(self) -> Status:
        """`lobby` before the first game, then `playing` or `over`."""
        if self.table is None:
            return "lobby"
        return "over" if self.table.over else "playing"

    @property
    def sealed(self) -> bool:
        """True if a game has begun and waits for pledged contributions: its first deal is yet to
        come."""
        return self.table is not None and not self.table.chances and self.table.awaits_deal

    @property
    def by_the_day(self) -> bool:
        """True if a game is under way in which nobody need be there."""
        return self.setup.clock >= DAY and self.status == "playing"

    @property
    def next_n(self) -> EntryNumber:
        """The number of the next entry."""
        return EntryNumber(self.n + 1)

    @property
    def last_entry(self) -> EntryNumber:
        """Number of the last entry of the current game; 0 before the first."""
        return EntryNumber(self.played.entries[-1] if self.played.entries else 0)

    @property
    def started(self) -> EntryNumber:
        """Number of the entry that began the current game; 0 before the first."""
        return EntryNumber(self.played.entries[0] if self.played.entries else 0)

    @property
    def host(self) -> Seat | None:
        """The seat of the host; None if no person is seated."""
        return self.seat_of(self.host_token)

    @property
    def host_away(self) -> Seat | None:
        """The seat of the owner, who will be the host again when they are back; None: they are the
        host."""
        return None if self.owner_token == self.host_token else self.seat_of(self.owner_token)

    def winners(self) -> list[str]:
        """The tokens of the people who have won the current game, and had not left it."""
        seats = self.table.winners() if self.table else []
        return [token for n in seats if (token := self.holders[n]) and n not in self.left]

    def won(self) -> dict[str, dict[str, int]]:
        """By token: how many games its holder has won at this table, by game; those who have won
        last come last."""
        won, game = self.tally, self.game.name
        for token in self.winners():
            before = won.get(token, {})
            others = {each: theirs for each, theirs in won.items() if each != token}
            won = others | {token: before | {game: before.get(game, 0) + 1}}
        return won

    def key(self, game: int) -> bytes:
        """The key of a game by its number, as `fairness.game_key`."""
        return game_key(self.secret, game)

    def seat_of(self, token: str | None) -> Seat | None:
        """The seat of the person with this token hash."""
        if token is None:
            return None
        return next((n for n, seat in by_seat(self.seats) if seat.token == token), None)

    def knows(self, token: str) -> bool:
        """True if this token hash has a seat, or asks for one."""
        return self.seat_of(token) is not None or self.proposals.of(token) is not None

    def moved(self, token: str | None) -> SeatMovedError | None:
        """The error that tells why a token hash is worthless, if its seat was taken to another
        device; None: it was not."""
        if token is None:
            return None
        taken = next((seat for seat in self.seats if seat.former == token), None)
        return moved(taken.claimed) if taken else None

    def names(self) -> list[str]:
        """The name on each seat, empty for a free one."""
        return [seat.name for seat in self.seats if seat.kind != "empty"]

    def journal_at(self, entry: EntryNumber) -> int:
        """Size of the game's journal after entry number `entry`."""
        at = bisect_right(self.played.entries, entry)
        return self.played.journal[at - 1] if at else 0

    def parts(self, journal: int) -> Iterator[tuple[int, int, bool]]:
        """The game's journal from this size on, entry by entry: from where, to where, and whether
        that is the move of a bot in the place of a person."""
        sizes = self.played.journal
        for at in range(bisect_right(sizes, journal), len(sizes)):
            before = sizes[at - 1] if at else 0
            yield max(journal, before), sizes[at], bool(self.played.by_bot[at])
