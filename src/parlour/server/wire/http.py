"""Requests and answers over HTTP, as JSON."""

from typing import Any, Literal

import msgspec

from parlour.core.numbers import EntryNumber, Seat
from parlour.core.options import OptionInfo


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/games`: a list of these."""

    name: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """Weakest first."""
    usual_bot: str
    """The level to offer first; it also stands in for people, unless the host chooses another."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: the host takes seat 0, `bots` the next seats."""

    game: str
    name: str
    seats: int
    options: dict[str, str | int | bool | None] = {}
    bots: list[str] = []
    hints: bool = False
    """True if players may ask for hints; the host can change it later."""
    start: bool = False
    """Begin at once: the host and the bots must take every seat."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewTable`: the table lives at `/t/{table}`."""

    table: str
    token: str
    secret: str | None = None
    """The secret from which the token follows, as in `join`."""


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that looks for players."""

    table: str
    game: str
    host: str
    """The host's name."""
    seats: int
    free: int
    """The number of free ones."""
    language: str
    level: Literal["new", "any", "good"]


class OpenTables(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/open`: some of the tables that look for players, the newest first; before the
    second one of any network come the first ones of all."""

    tables: list[OpenTable]


class JoinCode(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/find`: the table that is looked for, by its join code."""

    code: str
    """Capital and small letters are the same, and so are letters that one could be mistaken for;
    spaces and hyphens do not count."""


class Found(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Answer to `JoinCode`: the table, which is in its lobby; or a score pad."""

    table: str
    """Empty for a pad."""
    pad: str = ""


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat, by its token."""

    table: str
    token: str


class HeldMembership(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A membership of a circle, with the token that proves it."""

    circle: str
    token: str


class NewTransfer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/transfers`: seats that another device may take, once; one at each table. With
    them go memberships of circles, and the games that the browser remembers."""

    seats: list[HeldSeat]
    circles: list[HeldMembership] = []
    games: str = ""
    """The games, as a file of them (`docs/history.md`), packed: raw deflate, then base64url, of
    at most `MAX_GAMES` characters. The server does not look into it."""


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewTransfer`; `GET /api/transfers`, with `Authorization: Bearer {code}`, tells how
    it is, and `DELETE` revokes it."""

    code: str
    seconds: int
    """The time for which the code is still good."""
    taken: bool = False
    """True if the seats have been taken."""


class TakeTransfer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/transfers/take`: take the seats to this device. If the answer is lost, the same
    request gets it again, for a day."""

    code: str
    """Capital and small letters are the same; spaces and hyphens do not count."""
    secret: str
    """32 random bytes in hexadecimal, made for this transfer alone: the new tokens follow from
    them."""
    own: list[HeldSeat] = []
    """Seats that this device has already. Where it has one at the same table, the other stays."""
    own_circles: list[HeldMembership] = []
    """Memberships that it has already."""


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `TakeTransfer`: the seats and memberships, with their new tokens. Those whose token
    was not that of a seat or a member any more are left out."""

    seats: list[HeldSeat]
    circles: list[HeldMembership] = []
    games: str = ""
    """As in `NewTransfer`. It is told once, and deleted."""


class NewCircle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/circles`: a circle of friends, and its first member."""

    name: str
    """The circle's."""
    member: str
    """The member's name."""
    secret: str
    """32 random bytes in hexadecimal, made for this circle: it and the member's token follow from
    them, so the same request gives the same circle, and the same member."""


class JoinCircle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/circles/{circle}/members`: join it."""

    name: str
    secret: str
    """As in `NewCircle`."""


class Joined(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewCircle` and `JoinCircle`: the circle lives at `/c/{circle}`."""

    circle: str
    tag: str
    """By which `TableInfo.circle` names it."""
    token: str


class CircleMember(msgspec.Struct, frozen=True, kw_only=True):
    """A member of a circle."""

    n: int
    name: str
    removal: int | None = None
    """The number of a member who asks for this one to be removed."""


class SeasonCount(msgspec.Struct, frozen=True, kw_only=True):
    """The games of one kind that one member has played and won in one season."""

    season: str
    """`SEASON` months, in UTC: `2026-4` begins on 1 October."""
    game: str
    member: int
    played: int
    """The number of games that somebody has won."""
    won: int


class Circle(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/circles/{circle}`, with `Authorization: Bearer {token}` of a member. Without it,
    only the first three fields say anything."""

    name: str
    open: bool
    """True if newcomers can join."""
    size: int
    """The number of members."""
    tag: str = ""
    me: int | None = None
    """The number of the member whose token it is."""
    members: list[CircleMember] = []
    season: str = ""
    """The current one."""
    standing: list[SeasonCount] = []
    """The newest season first; a member who has not played is not there."""
    tables: list[str] = []
    """The last tables that were begun from it, the newest first."""


class CircleChange(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PATCH /api/circles/{circle}`: fields that are left out stay."""

    name: str | None = None
    """The member's own name."""
    open: bool | None = None
    remove: int | None = None
    """The number of another member, who is to be removed: once a second member asks for it, all
    that is theirs is erased, as if they had left."""
    keep: int | None = None
    """The number of a member whom nobody is to remove: anybody may say so, they themselves, too."""


class CircleSeat(msgspec.Struct, frozen=True, kw_only=True):
    """Who sat on a seat in a game of a circle. Neither a member nor a bot: somebody who does not
    belong to it, or no longer."""

    member: int | None = None
    bot: str | None = None
    """The level of a bot."""


class CircleGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that counts for members of a circle."""

    table: str
    number: int
    game: str
    options: dict[str, str | int | bool | None]
    at: int
    """When it was counted, in milliseconds since 1970."""
    season: str
    """As in `SeasonCount`."""
    seats: list[CircleSeat]
    sheet: list[list[int]]
    """The points of each round, by round and seat; none of a table that keeps its games to
    itself."""
    winners: list[Seat]


class CircleGames(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/circles/{circle}/games`, with the token of a member: the games of the last three
    years, the last one first; at most 2000. Those that were counted before games were kept are in
    the standing alone."""

    games: list[CircleGame]


class CircleResult(msgspec.Struct, frozen=True, kw_only=True):
    """A game that counts for a member of a circle."""

    table: str
    number: int
    game: str
    won: bool
    at: int
    """When it was counted, in milliseconds since 1970."""
    points: list[int] = []
    """The member's, by round."""


class OwnMembership(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/circles/{circle}/mine`: all that is kept about a member. `DELETE` leaves the
    circle, which erases it; in the games of others their points stay, and are nobody's."""

    circle: str
    called: str
    """The circle's name."""
    name: str
    joined: int
    """When, in milliseconds since 1970."""
    removal: int | None = None
    """As in `CircleMember`."""
    tables: list[str]
    """Those at which a seat is theirs."""
    results: list[CircleResult]


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/push`: the key that a browser subscribes to, to be told of turns while the page is
    closed (Web Push)."""

    key: str | None
    """The server's public key, 65 bytes in base64url (RFC 8292); none where nobody is told."""


class Subscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/tables/{table}/push`: the address at which the holder of the token is told of their
    turns, in the place of the one before. `DELETE` ends it."""

    endpoint: str
    """An https address of a push service that the server knows; at most 1000 characters."""
    p256dh: str
    """The browser's public key, 65 bytes in base64url."""
    auth: str
    """The secret that it shares with the server, 16 bytes in base64url."""
    language: str = "en"
    """In which they are told, if there is such a language here; else in English."""


class Embedding(msgspec.Struct, frozen=True, kw_only=True):
    """Answers `GET /api/oembed`: how a page of others shows a replay."""

    type: Literal["rich"] = "rich"
    version: Literal["1.0"] = "1.0"
    title: str
    provider_name: Literal["Parlour"] = "Parlour"
    provider_url: str
    width: int
    height: int
    html: str


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/record`, once the game is over (`?game=1`: the first one)."""

    table: str = ""
    """Of a game that began before there were contributions: perhaps none."""
    game: int
    """1 for the first game at the table."""
    commitment: str
    key: str
    """The server's key (hexadecimal): its SHA-256 is the commitment."""
    shuffles: int = 1
    """The way in which shuffles follow from the key: 3, with who plays and what they had pledged,
    and the contributions; 2, with contributions that nobody had pledged; 1, from the key alone. 1
    and 2 as games began before.
    """
    contributions: list[str | None] = []
    """Each seat's contribution (hexadecimal)."""
    pledges: list[str | None] = []
    """The SHA-256 of each seat's contribution, fixed before anybody showed one. A seat that added
    nothing all the same was left out."""
    bots: list[Seat] = []
    """The seats of bots, when the game began."""
    restored: bool = False
    """True if the server was restored from a copy while this was the game under way, or the coming
    one: it may have been dealt, or gone on, otherwise before."""
    record: msgspec.Raw
    """The record of the game (`docs/record.md`)."""


class PastGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game that was played at a table before the current one, as its score sheet shows it."""

    number: int
    """1 for the first game at the table."""
    game: str
    options: dict[str, str | int | bool | None]
    names: list[str]
    """By seat."""
    sheet: list[list[int]]
    """The points of each round, by round and seat."""
    winners: list[Seat]


class PastGames(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/games`: the last games before the current one, the first one
    first."""

    games: list[PastGame]


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something in a table's log that tells of one person. The log of games before the last one
    gives way to their records."""

    entry: EntryNumber
    """Its number in the log."""
    at: int
    """When it was written, in milliseconds since 1970."""
    what: str
    """The type of the entry, such as `acted` (`docs/record.md`)."""
    seat: Seat | None
    name: str | None = None
    avatar: int | None = None
    pledge: str | None = None
    contribution: str | None = None
    action: str | None = None


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/mine`: all that is kept about the holder of a token."""

    table: str
    seat: Seat | None
    """The seat that they have now."""
    names: list[str]
    """Those that the log still has, the last one last."""
    avatar: int | None = None
    """The face that they have chosen there."""
    deeds: list[Deed]
    subscription: Subscription | None = None
    """The addresses at which they are told of their turns."""
    records: list[msgspec.Raw]
    """The finished games in which they sat: a list of `Revealed`."""


class Erased(msgspec.Struct, frozen=True, kw_only=True):
    """`DELETE /api/tables/{table}/mine`: nothing that is kept names them any more, and their token
    is good for nothing."""

    table: str


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /livez`, `GET /readyz`."""

    status: Literal["ok"] = "ok"
    lost: list[str] = []
    """Things that do not answer, but can be done without for a while: `bus`."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP error."""

    code: str
    message: str
    details: dict[str, Any] | None = None
