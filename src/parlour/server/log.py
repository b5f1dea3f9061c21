"""The log of a table, as types: a header and numbered entries, the whole truth about the table.

One command, one entry: everything that a command leads to (an action and the shuffle it causes) is
in one entry, so it is stored whole or not at all. Entries are numbered from 1.
"""

from dataclasses import dataclass

import msgspec

Values = dict[str, str | int | bool | None]


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What a table begins with: its game, options and host's settings."""

    game: str
    seats: int
    options: Values
    pace: int
    moment: int
    hints: bool = False


class LogEntry(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all entries."""


class Seated(LogEntry, frozen=True, tag="seated"):
    """A person took a free seat, or a bot's."""

    seat: int
    name: str
    token: str
    """The hash of the person's token."""


class Moved(LogEntry, frozen=True, tag="moved"):
    """A person changed to another seat."""

    seat: int
    to: int


class Renamed(LogEntry, frozen=True, tag="renamed"):
    """A person changed their name."""

    seat: int
    name: str


class BotSeated(LogEntry, frozen=True, tag="bot_seated"):
    """The host put a bot on a seat."""

    seat: int
    bot: str
    name: str


class Freed(LogEntry, frozen=True, tag="freed"):
    """Somebody left, or the host freed the seat."""

    seat: int


class Hosted(LogEntry, frozen=True, tag="hosted"):
    """The person on this seat became the host."""

    seat: int


class Configured(LogEntry, frozen=True, tag="configured"):
    """The host changed the number of seats or the options."""

    seats: int
    options: Values


class Paced(LogEntry, frozen=True, tag="paced"):
    """The host set how long bots take to move."""

    milliseconds: int


class MomentSet(LogEntry, frozen=True, tag="moment_set"):
    """The host set how long the moment to act out of turn lasts."""

    milliseconds: int


class HintsSet(LogEntry, frozen=True, tag="hints_set"):
    """The host switched hints on or off."""

    on: bool


class Readied(LogEntry, frozen=True, tag="readied"):
    """The seat has read the scores of the round."""

    seat: int


class Started(LogEntry, frozen=True, tag="started"):
    """A game began, with its first deal."""

    commitment: str
    record: list[msgspec.Raw]
    """New entries of the game's record (`parlour.core.record`)."""
    closed: list[int] = []
    """Free seats that were taken away first."""


class Dealt(LogEntry, frozen=True, tag="dealt"):
    """The next round was dealt."""

    record: list[msgspec.Raw]


class Acted(LogEntry, frozen=True, tag="acted"):
    """A seat played an action."""

    id: str | None
    """The client's own id of the action; none for a bot's."""
    record: list[msgspec.Raw]


AnyEntry = (
    Seated
    | Moved
    | Renamed
    | BotSeated
    | Freed
    | Hosted
    | Configured
    | Paced
    | MomentSet
    | HintsSet
    | Readied
    | Started
    | Dealt
    | Acted
)

encode = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode
decode_header = msgspec.json.Decoder(Header).decode


@dataclass(frozen=True)
class StoredTable:
    """A log as read from the database. `entries[0]` is number 1."""

    id: str
    header: Header
    secret: bytes
    entries: list[AnyEntry]
