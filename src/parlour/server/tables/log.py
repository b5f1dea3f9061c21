"""The log of a table, as types: a header and numbered entries, the whole truth about the table.

One command, one entry: everything that a command leads to (an action and the shuffle it causes) is
in one entry, so it is stored whole or not at all. Entries are numbered from 1.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

import msgspec

from parlour.core.numbers import NO_ENTRY, EntryNumber, Milliseconds, Seat
from parlour.server import wire
from parlour.server.tables.past import Past

Values = dict[str, str | int | bool | None]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The beginning of a table: its game, options and host's settings."""

    game: str
    seats: int
    options: Values
    pace: Milliseconds
    moment: Milliseconds
    hints: bool = False


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all entries."""


class Seated(LogEntry, frozen=True, tag="seated"):
    """A person took a free seat, or a bot's."""

    seat: Seat
    name: str
    token: str
    """The hash of the person's token."""


class Moved(LogEntry, frozen=True, tag="moved"):
    """A person changed to another seat."""

    seat: Seat
    to: Seat


class Renamed(LogEntry, frozen=True, tag="renamed"):
    """A person changed their name or their face."""

    seat: Seat
    name: str
    avatar: int | None = None
    """The face; None: as before."""


class BotSeated(LogEntry, frozen=True, tag="bot_seated"):
    """The host put a bot on a seat."""

    seat: Seat
    bot: str
    name: str


class Freed(LogEntry, frozen=True, tag="freed"):
    """Somebody left, or the host freed the seat."""

    seat: Seat
    by_host: bool = False
    """True if the host took the seat from somebody else. (Older logs do not say.)"""


class Hosted(LogEntry, frozen=True, tag="hosted"):
    """The person on this seat became the host."""

    seat: Seat
    interim: bool = False
    """True if they are the host only until the table's owner is back."""


class Transferred(LogEntry, frozen=True, tag="transferred"):
    """A person took the seat to another device: its token is a new one."""

    seat: Seat
    token: str
    """The hash of the new token."""
    claimed: bool = False
    """True if the others confirmed that the seat is theirs, without a word from the old device."""


class Swapped(LogEntry, frozen=True, tag="swapped"):
    """Two people changed seats with each other."""

    seat: Seat
    to: Seat


class Locked(LogEntry, frozen=True, tag="locked"):
    """The host locked the table, or unlocked it."""

    on: bool


class Configured(LogEntry, frozen=True, tag="configured"):
    """The host changed the number of seats or the options."""

    seats: int
    options: Values


class GameChosen(LogEntry, frozen=True, tag="game_chosen", omit_defaults=True):
    """The host chose another game for the table."""

    game: str
    seats: int
    """The number of seats from now on."""
    options: Values
    closed: list[Seat] = []
    """Seats, of nobody or of bots, that were taken away first."""
    bots: dict[Seat, str] = {}
    """By seat now: the level of a bot whose own level the game does not have."""
    stand_in: str | None = None
    """The level of the bot that stands in for people, as in `Setup`."""


class Paced(LogEntry, frozen=True, tag="paced"):
    """The host set how long bots take to move."""

    milliseconds: Milliseconds


class MomentSet(LogEntry, frozen=True, tag="moment_set"):
    """The host set how long the moment to act out of turn lasts."""

    milliseconds: Milliseconds


class HintsSet(LogEntry, frozen=True, tag="hints_set"):
    """The host switched hints on or off."""

    on: bool


class PrivateSet(LogEntry, frozen=True, tag="private_set"):
    """From now on the table keeps its finished games to itself, or no longer does."""

    on: bool


class TalkSet(LogEntry, frozen=True, tag="talk_set"):
    """The host set what may be said."""

    talk: wire.Talk


class Muted(LogEntry, frozen=True, tag="muted"):
    """The host let the person on a seat say nothing, or speak again."""

    seat: Seat
    on: bool


class UndoAsked(LogEntry, frozen=True, tag="undo_asked"):
    """The seat asks to take back its action, the last of the game."""

    seat: Seat


class UndoAnswered(LogEntry, frozen=True, tag="undo_answered"):
    """A seat agrees, or declines. (In older logs; since then `agreed` and `refused`.)"""

    seat: Seat
    agree: bool


class Listing(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a table that looks for players."""

    language: str
    """The language spoken at the table, such as `en`."""
    level: Literal["new", "any", "good"]
    """The players that the table is looking for."""


class ListedSet(LogEntry, frozen=True, tag="listed_set", omit_defaults=True):
    """The host put the table on the list of open tables, or took it off."""

    listing: Listing | None
    clock: int | None = None
    """The turn clock that the table was given as it came on the list without one."""


class ClockSet(LogEntry, frozen=True, tag="clock_set"):
    """The host set how long a turn may take."""

    seconds: int
    """Seconds that a turn may take; 0: as many as it likes."""


class StandInSet(LogEntry, frozen=True, tag="stand_in_set"):
    """The host set which bot stands in for people."""

    bot: str


class Readied(LogEntry, frozen=True, tag="readied"):
    """The seat has read the scores of the round."""

    seat: Seat


class Pledged(LogEntry, frozen=True, tag="pledged"):
    """A person gave the hash of their contribution to the shuffles of the coming game."""

    seat: Seat
    pledge: str
    """SHA-256, in hexadecimal."""


class Contributed(LogEntry, frozen=True, tag="contributed"):
    """A person added their pledged contribution to the shuffles of the game that has begun, and is
    not dealt yet. (Before there were pledges: to the shuffles of the coming game.)"""

    seat: Seat
    contribution: str
    """The contribution, in hexadecimal."""


class Erased(LogEntry, frozen=True, tag="erased"):
    """A person had their data erased, from earlier entries, too (`personal.py`). If they had a
    seat, it is free now, or a bot plays on for them."""

    seat: Seat | None
    """The seat that they had; None: they had left before."""
    name: str
    """The name that takes the place of theirs."""
    bot: str | None = None


class Started(LogEntry, frozen=True, tag="started"):
    """A game began: from here on its players and their pledges are fixed. If nobody has pledged
    anything, this entry holds the first deal; otherwise a `dealt` does, once the contributions are
    there."""

    commitment: str
    record: list[msgspec.Raw]
    """New entries of the game's record (`parlour.core.record`)."""
    closed: list[Seat] = []
    """Free seats that were taken away first."""
    rules: int = 1
    """The version of the game's rules."""
    shuffles: int = 1
    """The way in which shuffles follow from the key, as in `fairness.SHUFFLES`."""


class Reopened(LogEntry, frozen=True, tag="reopened"):
    """After a game, the host went back to the lobby."""


class Dealt(LogEntry, frozen=True, tag="dealt"):
    """The next round was dealt."""

    record: list[msgspec.Raw]


class Acted(LogEntry, frozen=True, tag="acted", omit_defaults=True):
    """A seat played an action."""

    id: str | None
    """The client's own id of the action; none for a bot's."""
    record: list[msgspec.Raw]
    late: bool = False
    """True if a bot played it because the person's time had run out."""


class Left(LogEntry, frozen=True, tag="left"):
    """A person left the game for good; a bot has the seat."""

    seat: Seat
    bot: str
    name: str
    """The name of the bot."""
    record: list[msgspec.Raw]


class Joined(LogEntry, frozen=True, tag="joined"):
    """Between two rounds of a game, a person took a bot's seat."""

    seat: Seat
    name: str
    token: str
    """The hash of the person's token."""
    record: list[msgspec.Raw]


class EndProposed(LogEntry, frozen=True, tag="end_proposed"):
    """A person proposes to end the game early."""

    seat: Seat
    scored: bool


class EndAgreed(LogEntry, frozen=True, tag="end_agreed"):
    """Another person agrees to end the game. (In older logs.)"""

    seat: Seat


class EndRefused(LogEntry, frozen=True, tag="end_refused"):
    """A person does not agree to end the game; the proposal is gone. (In older logs.)"""

    seat: Seat


class SwapAsked(LogEntry, frozen=True, tag="swap_asked"):
    """A person asks another one to change seats with them."""

    seat: Seat
    to: Seat


class SeatClaimed(LogEntry, frozen=True, tag="seat_claimed"):
    """A spectator says that this seat is theirs, on another device."""

    seat: Seat
    token: str
    """The hash of the token by which they would have the seat."""


class SeatAsked(LogEntry, frozen=True, tag="seat_asked"):
    """A spectator asks the host for a seat; in a game, for a bot's seat between two rounds."""

    seat: Seat | None
    """The bot's seat that they would like; None: any seat."""
    name: str
    token: str
    """The hash of the token by which they would have the seat."""


class Agreed(LogEntry, frozen=True, tag="agreed"):
    """A seat agrees to a proposal."""

    proposal: EntryNumber
    """The number of the proposal's entry."""
    seat: Seat


class Refused(LogEntry, frozen=True, tag="refused"):
    """Somebody does not agree, or withdraws their own proposal; the proposal is gone."""

    proposal: EntryNumber
    seat: Seat | None
    """The seat that does not agree, or withdraws; None: the spectator who asked."""


class Ended(LogEntry, frozen=True, tag="ended"):
    """All have agreed to end the game early."""

    record: list[msgspec.Raw]


class StoodIn(LogEntry, frozen=True, tag="stood_in", omit_defaults=True):
    """From now on a bot plays for a person who does not see the table, or does not move."""

    seat: Seat
    idle: bool = False
    """True if the person sees the table, but has kept the others waiting: then the bot plays until
    they move, or say that they are back."""


class Waited(LogEntry, frozen=True, tag="waited"):
    """The others wait for a person who is not connected."""

    seat: Seat


class Returned(LogEntry, frozen=True, tag="returned"):
    """A person for whom a bot stood in, or others waited, is back."""

    seat: Seat


class Undone(LogEntry, frozen=True, tag="undone"):
    """A seat took back its action, the last of the game; all had agreed. In older logs, bots'
    actions since then were taken back with it."""

    record: list[msgspec.Raw]


class Continued(LogEntry, frozen=True, tag="continued"):
    """The people of this table play on at another one."""

    table: str


class Restored(LogEntry, frozen=True, tag="restored"):
    """The server was restored from a copy, which had all entries before this one. Later entries are
    lost, but may have been seen: the keys of games to come follow from a new secret."""

    secret: str
    """The new secret, in hexadecimal."""


GameEntry = Started | Dealt | Acted | Undone | Left | Joined | Ended
"""The entries that change the game; all others are about the table."""

OwnEntry = GameEntry | Contributed
"""The entries that a game keeps: those that change it, and those that its shuffles follow from."""


class SeatState(msgspec.Struct, frozen=True):
    """A seat, and the person or bot on it. `token` is the hash of the person's token."""

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
    """The hash of the token that the seat had on another device, before it was taken from there."""
    before: tuple[str, ...] = ()
    """The hashes of the tokens that the seat had before `former`."""
    claimed: bool = False
    """True if the others confirmed the move to another device, without a word from the former
    one."""

    def tokens(self) -> set[str]:
        """The hashes of all tokens that the person has had on this seat."""
        return {token for token in (self.token, self.former, *self.before) if token}


class Sought(msgspec.Struct, frozen=True, kw_only=True):
    """A spectator's request for a seat, from a `SeatAsked`."""

    n: EntryNumber
    """The number of that entry."""
    seat: Seat | None
    name: str
    token: str
    agreed: list[Seat]


class Going(msgspec.Struct, frozen=True, kw_only=True):
    """The part of a snapshot about a game, under way or over. The log keeps the game's own entries,
    from which its record follows, and can do without all others up to the snapshot."""

    before: "Snapshot"
    """The snapshot from right before the game began, with the tokens that people have now."""
    entries: int
    """The number of its own entries that the game has had."""
    holders: list[str | None]
    """By seat: the hash of the token of the person who sat there when the game began."""
    left: dict[Seat, str]
    declined: EntryNumber
    turns: dict[str, Any]
    proposals: list[dict[str, Any]]
    removed: list[str]
    turned_away: list[str]
    """The fields from `left` on are as in `TableState`."""


class Snapshot(msgspec.Struct, frozen=True, kw_only=True):
    """The table as the log up to entry number `n` folds to. From here on the log can do without
    earlier entries, except for those of the current game."""

    n: EntryNumber
    game: str | None = None
    """The table's game; None, in older snapshots: that of the header."""
    seats: list[SeatState]
    options: Values
    pace: Milliseconds
    moment: Milliseconds
    hints: bool
    clock: int = 0
    stand_in: str | None = None
    games: int = 0
    host: str | None = None
    """The hash of the host's token."""
    owner: str | None = None
    """The hash of the owner's token; None: the owner is the host."""
    talk: wire.Talk = "remarks"
    listing: Listing | None = None
    locked: bool = False
    private: bool = False
    muted: list[str] = []
    """The hashes of the tokens of people who were muted when they gave up their seats."""
    sought: list[Sought] = []
    """The seats that spectators ask for."""
    tally: dict[str, dict[str, int]] = {}
    """By the hash of a person's token: how many games they have won before the current one, by
    game."""
    past: list[Past] = []
    """The last games before the current one."""
    successor: str = ""
    """The table at which these people play on."""
    secret: str | None = None
    """The secret that keys follow from since the server was restored from a copy, in
    hexadecimal."""
    commitment: str | None = None
    """If there is such a secret: the hash of the last game's key, which may follow from the old
    one."""
    restored: list[int] = []
    """The numbers of games that may have begun, or gone on, before the server was restored."""
    going: Going | None = None
    """The current game; None: in the lobby, or right before a game begins."""

    def needless(self, others: Iterable[EntryNumber]) -> list[EntryNumber]:
        """Which of these entries, none of them the game's own, nobody needs any more. The turn
        clock still needs to know when one of them was written."""
        since = self.going.turns["since"] if self.going else 0
        return [n for n in others if n <= self.n and n != since]


encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(wire.union(LogEntry)).decode
decode_header = msgspec.json.Decoder(Header).decode
decode_snapshot = msgspec.json.Decoder(Snapshot).decode


@dataclass(frozen=True)
class StoredTable:
    """A log as read from the database."""

    id: str
    header: Header
    secret: bytes
    entries: list[LogEntry]
    """The entries after the snapshot; without a snapshot, from number 1 on."""
    snapshot: Snapshot | None = None
    game: dict[EntryNumber, LogEntry] = field(default_factory=dict)
    """By number: the entries up to the snapshot that the game under way consists of."""
    others: list[EntryNumber] = field(default_factory=list)
    """The numbers of other entries up to the snapshot that the database still has."""
    at: dict[EntryNumber, int] = field(default_factory=dict)
    """By number: when each entry was written, in milliseconds since 1970."""

    @property
    def begin(self) -> Snapshot:
        """The snapshot on which the first of the stored entries is folded."""
        return self.base.going.before if self.base.going else self.base

    def numbered(self) -> Iterator[tuple[EntryNumber, LogEntry]]:
        """All stored entries, with their numbers."""
        yield from self.game.items()
        yield from enumerate(self.entries, start=self.base.n + 1)

    @property
    def needless(self) -> list[EntryNumber]:
        """Those of `others` that nobody needs."""
        return self.base.needless(self.others)

    @property
    def base(self) -> Snapshot:
        """The snapshot on which `entries` are folded, or else the table before its first entry."""
        header = self.header
        return self.snapshot or Snapshot(
            n=NO_ENTRY,
            game=header.game,
            seats=[SeatState() for _ in range(header.seats)],
            options=header.options,
            pace=header.pace,
            moment=header.moment,
            hints=header.hints,
        )


class Finished(NamedTuple):
    """A game that is over, or cannot be carried on, to be kept as a record."""

    body: bytes
    """A `Revealed` as JSON."""
    holders: list[str | None]
    """By seat: the hash of the token of the person who sat there when the game began; None for a
    bot."""
