"""What goes over the wire, as types. The page's TypeScript types are generated from this file.

Frames are JSON texts, one message each; `type` says which.
"""

from typing import Any, Literal

import msgspec

PROTOCOL = 2
"""Raised with every change that an older page cannot speak; the page then reloads itself."""

MAX_FRAME = 4096
"""Bytes in one frame from a client."""

CLOSE_STOPPING = 1001
"""The server stops: come back soon."""
CLOSE_FAILED = 1011
"""The table could not be read: come back later."""
CLOSE_PROTOCOL = 4001
"""Another version of the protocol: reload the page."""
CLOSE_NO_HELLO = 4002
"""No `hello` in time."""
CLOSE_NO_TABLE = 4004
"""There is no such table: do not come back."""
CLOSE_FULL = 4005
"""Too many connections to this table."""
CLOSE_SLOW = 4008
"""The client does not read what it is sent: come back and catch up."""
CLOSE_FLOOD = 4029
"""Far too many messages."""

Event = Any
View = Any
"""What a seat may hear and see: the `Event` and `View` of the table's game."""


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The root of what a client sends."""


# --- client to server, over the table's socket --------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of every connection."""

    protocol: int
    token: str | None = None
    """The secret of the player's seat, kept by the browser; none for a newcomer or spectator."""
    entry: int = 0
    """Number of the last entry that the client has shown: the first `update` tells what happened
    since. 0 for none: it tells how the game stands, and no more."""


class Join(Message, frozen=True, tag="join"):
    """Take a seat between games (none: the first free one) under a name; also: the seat of a bot.
    Who has a seat already changes to this one."""

    name: str
    seat: int | None = None


class Rename(Message, frozen=True, tag="rename"):
    """Change the own name, at any time."""

    name: str


class Leave(Message, frozen=True, tag="leave"):
    """Give up the own seat (in the lobby, or after a game)."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Host: a bot on a free seat."""

    seat: int
    bot: str


class Vacate(Message, frozen=True, tag="vacate"):
    """Host: free a seat in the lobby."""

    seat: int


class Configure(Message, frozen=True, tag="configure"):
    """Host, in the lobby: other seats or options."""

    seats: int
    options: dict[str, str | int | bool | None]


class Pace(Message, frozen=True, tag="pace"):
    """Host: how long bots think, in milliseconds (0-10000)."""

    milliseconds: int


class Moment(Message, frozen=True, tag="moment"):
    """Host: how long the next turn waits while somebody can be caught, in milliseconds (0-10000).

    Only games in which one may act out of turn have such moments.
    """

    milliseconds: int


class SetHints(Message, frozen=True, tag="set_hints"):
    """Host, at any time: whether players may ask for hints. Everybody is told."""

    on: bool


class Start(Message, frozen=True, tag="start"):
    """Host: begin. After a game: the rematch."""

    seats: int | None = None
    """How many play: the free seats are taken away. None: as many as there are, all taken."""


class Act(Message, frozen=True, tag="act"):
    """Play an action, given as notation.

    `entry` is the number of the last entry that the player was shown: where the game has gone on
    since, the action is refused. `id` is the client's own: the same id plays once, however often it
    arrives.
    """

    action: str
    entry: int
    id: str


class AskHint(Message, frozen=True, tag="ask_hint"):
    """What would a strong bot play on the own seat? Answered by a `hint`, to nobody else.

    `entry` as in `act`. Asked again after the same entry, the answer is the same.
    """

    entry: int
    id: str


class Ready(Message, frozen=True, tag="ready"):
    """The scores have been read; the next round may be dealt."""


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by a `pong`."""


ClientMessage = (
    Hello
    | Join
    | Rename
    | Leave
    | SeatBot
    | Vacate
    | Configure
    | Pace
    | Moment
    | SetHints
    | Start
    | Act
    | AskHint
    | Ready
    | Ping
)


# --- server to client ---------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str
    """Of bots too, a proper name; empty for an empty seat."""
    bot: str | None
    """The bot on this seat, or the one that stands in for a person who is away."""
    online: bool
    host: bool
    ready: bool
    """Has read the scores of the round."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answers `hello`, and `join` (then with the token to keep). Sent again, without a token, when
    the receiver's seat or being host changes."""

    protocol: int
    table: str
    seat: int | None
    host: bool
    token: str | None


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """Everything about the table that is not the game: sent whole, at each change."""

    table: str
    game: str
    options: dict[str, str | int | bool | None]
    seats: list[SeatInfo]
    status: Literal["lobby", "playing", "over"]
    games: int
    """Games begun at this table: 1 in the first, 2 in the first rematch."""
    spectators: int
    pace: int
    """How long bots think, in milliseconds."""
    moment: int
    """How long the next turn waits while somebody can be caught, in milliseconds."""
    hints: bool
    """Whether players may ask for hints."""
    commitment: str
    """SHA-256 (hexadecimal) of the key of all shuffles of this game; in the lobby, of the first."""


class Summary(TableInfo, frozen=True, kw_only=True, tag="summary"):
    """`GET /api/tables/{table}`: a table as one sees it from afar."""

    seat: int | None
    """Whose token came with the question (`Authorization: Bearer ...`); None for nobody's."""
    awaited: list[int]
    """The seats that the game waits for: to act or, between rounds, to read the scores."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """How the game stands after entry `entry`, and what happened since the client's last one."""

    entry: int
    events: list[Event]
    view: View
    sheet: list[list[int]]
    """The points of each round so far, by seat."""
    done: str | None = None
    """The `id` of the receiver's own action, where this answers it."""


class HintMove(msgspec.Struct, frozen=True, kw_only=True):
    """One of the moves open to the receiver."""

    action: str | None
    """None: out of turn, let the chance to act pass."""
    share: float
    """The expected share of the victory with this move, 0 to 1: the chance to win where nobody
    ties."""
    best: bool
    """The one that the bot would play."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """Answers `ask_hint`: an estimate from what the receiver may know."""

    id: str
    """The `id` of the question."""
    entry: int
    """The `entry` of the question."""
    level: str
    """The bot that was asked."""
    moves: list[HintMove]
    """Those that the bot considered: its choice, then the others by their share."""


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The receiver's last message was refused; nothing has changed for anybody."""

    code: str
    """Stable; the page has a text for each in every language."""
    message: str
    """In English, for programmers: what was expected."""
    id: str | None = None
    """The `id` of the refused action or question."""


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Yes."""


ServerMessage = Welcome | TableInfo | Update | Hint | Error | Pong
"""Order after `hello`: welcome, table, and update once a game has begun."""


# --- HTTP ---------------------------------------------------------------------------------------


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """One option of a game, for the form that makes a table."""

    name: str
    kind: Literal["choice", "number", "flag", "seat"]
    """A seat is a number, or null: one is drawn. It must be there at the table."""
    default: str | int | bool | None
    values: list[str]
    """For a choice."""
    low: int | None
    high: int | None
    """For a number or a seat."""
    where: dict[str, list[str | int | bool | None]]
    """Where it matters: by name of another option, the values that it has then."""


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/games`: a list of these."""

    name: str
    min_seats: int
    max_seats: int
    options: list[OptionInfo]
    bots: list[str]
    """Weakest first."""
    usual_bot: str
    """The one to offer first; also the one that stands in for who is away."""


class NewTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/tables`: the host takes seat 0; `bots` fill the next seats."""

    game: str
    name: str
    seats: int
    options: dict[str, str | int | bool | None] = {}
    bots: list[str] = []
    hints: bool = False
    """Whether players may ask for hints; the host can change it later."""
    start: bool = False
    """Begin at once; every seat is then taken by the host and the bots."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewTable`: the table lives at `/t/{table}`."""

    table: str
    token: str


class Revealed(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{id}/record`, once the game is over (`?game=1`: an earlier one)."""

    game: int
    """1 for the first game at the table."""
    commitment: str
    key: str
    """The key of all shuffles, in hexadecimal: its SHA-256 is the commitment."""
    record: msgspec.Raw
    """The record of the game (`docs/record.md`)."""


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /healthz`, `GET /readyz`."""

    status: Literal["ok"] = "ok"


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP error."""

    code: str
    message: str
    details: dict[str, Any] | None = None
