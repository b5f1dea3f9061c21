"""What goes over the wire, as types. The page's TypeScript types are generated from this file.

Frames are JSON texts, one message each; `type` says which.
"""

from typing import Any, Literal

import msgspec

from parlour.core.options import OptionInfo

PROTOCOL = 2
"""Raised with every change that an older page cannot speak; the page then reloads itself."""

MAX_FRAME = 4096
"""Bytes in one frame from a client."""

CLOSE_STOPPING = 1001
"""The server is stopping: come back soon."""
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
"""The client reads too slowly: come back and catch up."""
CLOSE_FLOOD = 4029
"""Far too many messages."""

Remark = Literal[
    "smile",
    "laugh",
    "wow",
    "sad",
    "heart",
    "applause",
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "take_your_time",
    "again",
]
"""What can be said with a tap: six faces and signs, then phrases. Each is read in the language of
whoever sees it."""

Talk = Literal["off", "remarks", "text"]
"""What may be said at a table: nothing, remarks, or free text as well."""

Event = Any
View = Any
"""What a seat may know: the `Event` and `View` of the table's game."""


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of what a client sends."""


# --- client to server, over the table's socket --------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of every connection."""

    protocol: int
    token: str | None = None
    """The secret of the player's seat, kept by the client; none for a newcomer or a spectator."""
    entry: int = 0
    """Number of the last entry that the client has shown: the first `update` tells what has
    happened since. 0 for none: it only tells how the game stands."""


class Join(Message, frozen=True, tag="join"):
    """Between games: take a free seat or a bot's (none: the first free one) under a name. A player
    changes to this seat. A newcomer's token follows from `secret`, 64 random digits from 0 to 9 and
    a to f: if the answer is lost, the same message gets the same seat again."""

    name: str
    seat: int | None = None
    secret: str | None = None


class Rename(Message, frozen=True, tag="rename"):
    """Change one's own name, at any time."""

    name: str


class Leave(Message, frozen=True, tag="leave"):
    """Give up one's own seat. In a game that is for good: a bot takes it over."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Host, between games: put a bot on a free seat, or change the level of one."""

    seat: int
    bot: str


class Vacate(Message, frozen=True, tag="vacate"):
    """Host, between games: free a seat."""

    seat: int


class HandOver(Message, frozen=True, tag="hand_over"):
    """Host, at any time: make the person on this seat the host."""

    seat: int


class Lock(Message, frozen=True, tag="lock"):
    """Host, at any time: whether newcomers are kept from taking seats. Everybody is told."""

    on: bool


class Configure(Message, frozen=True, tag="configure"):
    """Host, in the lobby: change the number of seats and the options."""

    seats: int
    options: dict[str, str | int | bool | None]


class Pace(Message, frozen=True, tag="pace"):
    """Host: how long bots take to move, in milliseconds (0-10000)."""

    milliseconds: int


class Moment(Message, frozen=True, tag="moment"):
    """Host: how long the next turn waits while somebody can be caught, in milliseconds (0-10000).

    Only games in which seats may act out of turn have such moments.
    """

    milliseconds: int


class SetHints(Message, frozen=True, tag="set_hints"):
    """Host, at any time: whether players may ask for hints. Everybody is told."""

    on: bool


class SetListed(Message, frozen=True, tag="set_listed"):
    """Host, between games: put the table on the list of open tables, where everybody finds it, or
    take it off. A game that begins takes it off, too."""

    on: bool
    language: str = "en"
    """What is spoken at the table: the code of a language, of two or three letters."""
    level: Literal["new", "any", "good"] = "any"
    """Who it is for: people new to the game, anybody, people who know it well."""


class SetClock(Message, frozen=True, tag="set_clock"):
    """Host, between games: how long a turn may take, in seconds: 30, 60, 180, 86400 or 259200 (one
    day, three days); 0: no limit."""

    seconds: int


class SetStandIn(Message, frozen=True, tag="set_stand_in"):
    """Host, between games: the level of the bot that stands in for people."""

    bot: str


class ProposeEnd(Message, frozen=True, tag="propose_end"):
    """Players, in a game: propose to end it early. It ends once everybody who is there agrees."""

    scored: bool
    """Whether the rounds that are over decide who has won."""


class AgreeEnd(Message, frozen=True, tag="agree_end"):
    """Agree to the proposal, `scored` as it says."""

    scored: bool


class RefuseEnd(Message, frozen=True, tag="refuse_end"):
    """Do not agree, or take the proposal back: it is gone."""


class PlayOn(Message, frozen=True, tag="play_on"):
    """Players, in a game: let a bot play for a person whose `absent` is not null, until they are
    connected again."""

    seat: int


class Wait(Message, frozen=True, tag="wait"):
    """Players, in a game: wait for a person whose `absent` is not null, or for whom a bot plays
    because they are not connected."""

    seat: int


class Back(Message, frozen=True, tag="back"):
    """I am back: the bot that has played on my seat, because I let turns pass, goes away. An `act`
    says the same."""


class Start(Message, frozen=True, tag="start"):
    """Host, between games: begin the next game. After a game any player may, once the host has had
    `host_first` milliseconds to do so."""

    seats: int | None = None
    """How many play: free seats are taken away. None: every seat, and all must be taken."""


class Reopen(Message, frozen=True, tag="reopen"):
    """Who may `start`, after a game: back to the lobby, where seats and house rules can change."""


class Act(Message, frozen=True, tag="act"):
    """Play an action, given as notation.

    `entry` is the number of the last entry that the player was shown: if the game has gone on
    since, the action is refused. `id` is the client's own: the same id plays once, however often it
    arrives.
    """

    action: str
    entry: int
    id: str


class AskHint(Message, frozen=True, tag="ask_hint"):
    """What would a strong bot play on the sender's seat? Answered by a `hint`, to nobody else.

    `entry` as in `act`. Asked again after the same entry, the answer is the same.
    """

    entry: int
    id: str


class AskUndo(Message, frozen=True, tag="ask_undo"):
    """Whoever acted last, but for bots, asks the others to let them take it back; once all people
    who are here, and for whom no bot stands in, have agreed, it is, with all that bots have done
    since. Refused if something hidden has come to light by any of it. `entry` as in `act`."""

    entry: int


class AnswerUndo(Message, frozen=True, tag="answer_undo"):
    """Agree to what was asked, or not; whoever asked withdraws it by not agreeing."""

    agree: bool


class Say(Message, frozen=True, tag="say"):
    """Players, at any time: make a remark. All at the table hear it (`said`); no log holds it."""

    remark: Remark


class Write(Message, frozen=True, tag="write"):
    """Players, at any time, at a table whose `talk` is `text`: say something in their own words, up
    to 120 characters as people count them. All at the table hear it (`wrote`); no log holds it."""

    text: str


class SetTalk(Message, frozen=True, tag="set_talk"):
    """Host, at any time: what may be said at the table; free text only where `free_text` is true.
    Everybody is told."""

    talk: Talk


class Mute(Message, frozen=True, tag="mute"):
    """Host, at any time: whether the person on a seat may say anything. Everybody is told."""

    seat: int
    on: bool


class Ready(Message, frozen=True, tag="ready"):
    """The scores have been read; the next round may be dealt."""


class Contribute(Message, frozen=True, tag="contribute"):
    """Players, at any time: add to the shuffles of the coming game.

    What a seat adds first counts, and what comes after the game has begun is ignored.
    """

    game: int
    """The number of the coming game: one more than `games`."""
    contribution: str
    """32 random bytes in hexadecimal, made for this game alone and kept, to check later that they
    were used."""


class Hide(Message, frozen=True, tag="hide"):
    """Players, at any time: whether this window is hidden. Who has no other is told of their turn
    by a push, as if they were not connected. Nobody else hears of it."""

    on: bool


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by a `pong`."""


ClientMessage = (
    Hello
    | Join
    | Rename
    | Leave
    | SeatBot
    | Vacate
    | HandOver
    | Lock
    | Configure
    | Pace
    | Moment
    | SetHints
    | SetListed
    | SetClock
    | SetStandIn
    | ProposeEnd
    | AgreeEnd
    | RefuseEnd
    | PlayOn
    | Wait
    | Back
    | Start
    | Reopen
    | Act
    | AskHint
    | AskUndo
    | AnswerUndo
    | Say
    | Write
    | SetTalk
    | Mute
    | Ready
    | Contribute
    | Hide
    | Ping
)


# --- server to client ---------------------------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits on a seat."""

    kind: Literal["empty", "person", "bot"]
    name: str
    """Bots have proper names too; empty for a free seat."""
    bot: str | None
    """The level of the bot on this seat, or of the one standing in for a person."""
    online: bool
    host: bool
    ready: bool
    """Whether the seat has read the scores of the round."""
    contribution: str | None = None
    """What the player has added to the shuffles of the coming game (hexadecimal)."""
    muted: bool = False
    """Whether the host keeps the player from saying anything."""
    stood_in: Literal["away", "clock"] | None = None
    """Why a bot plays for this person: they are not connected, or have let two turns pass and have
    not said `back`.
    """
    absent: Literal["asked", "waited"] | None = None
    """The person has not been connected for half a minute, in a game that is not by the day.
    `asked`: if nobody says `wait`, a bot plays on in another half; `waited`: somebody has.
    """


class UndoInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A player asks to take back their last action, with what bots have done since."""

    seat: int
    agreed: list[int]
    """The seats that have agreed."""


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """A proposal to end the game early."""

    seat: int
    """Who made it."""
    scored: bool
    """Whether the rounds that are over decide who has won."""
    agreed: list[int]
    """The seats that agree."""
    waiting: list[int]
    """The seats that have yet to: people who are there, or have not been away for long."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answers `hello`, and `join` (then with a token to keep). Sent again, without a token, when
    the receiver's seat changes, or whether it is the host."""

    protocol: int
    table: str
    seat: int | None
    host: bool
    token: str | None
    removed: bool = False
    """Whether the receiver had a seat, and the host took it."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """What everybody may know about the table besides the game: sent whole, at each change."""

    table: str
    game: str
    options: dict[str, str | int | bool | None]
    seats: list[SeatInfo]
    status: Literal["lobby", "playing", "over"]
    games: int
    """Games begun at this table: 1 in the first, 2 in the first rematch."""
    spectators: int
    pace: int
    """How long bots take to move, in milliseconds."""
    moment: int
    """How long the next turn waits while somebody can be caught, in milliseconds."""
    hints: bool
    """Whether players may ask for hints."""
    talk: Talk
    """What players may say."""
    free_text: bool = False
    """Whether the operator lets hosts allow free text."""
    clock: int = 0
    """How long a turn may take, in seconds; 0: no limit."""
    stand_in: str = ""
    """The level of the bot that stands in for people."""
    commitment: str
    """SHA-256 (hexadecimal) of the key of all shuffles of this game; in the lobby, of the game
    before, or else of the first.
    """
    contributions: list[str | None] = []
    """What each seat has added to the shuffles of this game; nothing before the first game."""
    coming: str = ""
    """SHA-256 (hexadecimal) of the key of the coming game."""
    undo: UndoInfo | None = None
    """Whether somebody asks to take back the last action."""
    listed: bool | None = None
    """Whether the table is on the list of open tables; none where the operator has none."""
    ending: Ending | None = None
    """A proposal to end the game early."""
    ended: Literal["scored", "unscored"] | None = None
    """The game was ended early: `scored`, by the rounds that are over, or without a winner."""
    locked: bool = False
    """Whether newcomers are kept from taking seats."""
    host_first: int = 0
    """After a game: how long only the host may begin the next one or reopen the lobby, in
    milliseconds."""
    stopped: Literal["rules", "damaged"] | None = None
    """Why the last game cannot be carried on, so that the table is in the lobby again: the rules
    are not those that it began with, or its log is damaged. Its record is kept.
    """


class Summary(TableInfo, frozen=True, kw_only=True, tag="summary"):
    """`GET /api/tables/{table}`: a table seen from afar."""

    seat: int | None
    """The seat whose token came with the request (`Authorization: Bearer ...`), or none."""
    moved: bool = False
    """Whether that token's seat was taken to another device."""
    awaited: list[int]
    """The seats that the game is waiting for: to act or, between rounds, to read the scores."""
    since: int = 0
    """How many seconds ago the game last went on; without one, the table changed."""
    winners: list[int] = []
    """Once the game is over: the seats that share the victory."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """How the game stands after entry number `entry`, and what has happened since the client's
    last.
    """

    entry: int
    events: list[Event]
    view: View
    sheet: list[list[int]]
    """The points of each round so far, by round and seat."""
    done: str | None = None
    """The `id` of the receiver's own action, if this answers it."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """Who has to move by when. Told when that changes, at tables with a turn clock.

    What is done out of turn costs nobody any time.
    """

    seat: int | None
    """The seat in turn, if a person plays there; none: no clock runs."""
    milliseconds: int
    """What is left, when this is sent."""


class HintMove(msgspec.Struct, frozen=True, kw_only=True):
    """One of the moves open to the receiver."""

    action: str | None
    """As notation; none for not acting, out of turn."""
    share: float
    """The receiver's expected share of the victory with this move, 0 to 1: the probability of
    winning, ties counted in part."""
    best: bool
    """Whether the bot would play it."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """Answers `ask_hint`: an estimate from what the receiver may know."""

    id: str
    """The `id` of the question."""
    entry: int
    """The `entry` of the question."""
    level: str
    """The level of the bot that was asked."""
    moves: list[HintMove]
    """The moves that the bot considered: its choice, then the others by share, highest first."""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """Somebody said something. Told once, as it is said: whoever was away has missed it."""

    id: str
    """Its own: whoever is told twice can tell."""
    seat: int
    remark: Remark


class Wrote(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="wrote"):
    """Somebody said something in their own words. Told like `said`: once, and kept by nobody."""

    id: str
    """Its own: whoever is told twice can tell."""
    seat: int
    text: str
    """One line of text, to be shown as text and nothing else."""


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The receiver's last message was refused; nothing has changed for anybody."""

    code: str
    """Stable: the page has a text for it in every language."""
    message: str
    """What was expected, in English, for programmers."""
    id: str | None = None
    """The `id` of the refused action or question."""


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Yes."""


ServerMessage = Welcome | TableInfo | Update | Clock | Hint | Said | Wrote | Error | Pong
"""Order after `hello`: welcome, table, and update once a game has begun."""


# --- HTTP ---------------------------------------------------------------------------------------


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
    """Whether players may ask for hints; the host can change it later."""
    start: bool = False
    """Begin at once: the host and the bots must take every seat."""


class Created(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewTable`: the table lives at `/t/{table}`."""

    table: str
    token: str


class OpenTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that looks for players."""

    table: str
    game: str
    host: str
    """The host's name."""
    seats: int
    free: int
    """How many of them are free."""
    language: str
    level: Literal["new", "any", "good"]


class OpenTables(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/open`: tables that look for players, the newest first, 100 at most."""

    tables: list[OpenTable]


class HeldSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A seat, by its token."""

    table: str
    token: str


class NewTransfer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`POST /api/transfers`: seats that another device may take, once."""

    seats: list[HeldSeat]


class Transfer(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `NewTransfer`; `GET /api/transfers`, with `Authorization: Bearer {code}`, tells how
    it is, and `DELETE` revokes it."""

    code: str
    seconds: int
    """How long the code is still good."""
    taken: bool = False
    """Whether the seats have been taken."""


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


class Taken(msgspec.Struct, frozen=True, kw_only=True):
    """Answer to `TakeTransfer`: the seats, with their new tokens."""

    seats: list[HeldSeat]


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/push`: what a browser subscribes to, to be told of turns while the page is closed
    (Web Push)."""

    key: str | None
    """The server's public key, 65 bytes in base64url (RFC 8292); none where nobody is told."""


class Subscription(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`PUT /api/tables/{table}/push`: where whoever holds the token is told of their turns, in the
    place of what was said before. `DELETE` ends it."""

    endpoint: str
    """An https address of a push service that the server knows; at most 1000 characters."""
    p256dh: str
    """The browser's public key, 65 bytes in base64url."""
    auth: str
    """The secret that it shares with the server, 16 bytes in base64url."""
    language: str = "en"
    """In which they are told, if there is such a language here; else in English."""


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
    """How shuffles follow from the key: 2, with the contributions; 1, from the key alone, as in
    games that began before there were any.
    """
    contributions: list[str | None] = []
    """What each seat has added (hexadecimal)."""
    record: msgspec.Raw
    """The record of the game (`docs/record.md`)."""


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something in a table's log that tells of one person. The log of games before the last one
    gives way to their records."""

    entry: int
    """Its number in the log."""
    at: int
    """When it was written, in milliseconds since 1970."""
    what: str
    """`seated`, `moved`, `renamed`, `hosted`, `contributed`, `acted`, `readied` or `freed`."""
    seat: int | None
    name: str | None = None
    contribution: str | None = None
    action: str | None = None


class OwnData(msgspec.Struct, frozen=True, kw_only=True):
    """`GET /api/tables/{table}/mine`: all that is kept about whoever holds a token."""

    table: str
    seat: int | None
    """The seat that they have now."""
    names: list[str]
    """Those that the log still has, the last one last."""
    deeds: list[Deed]
    subscription: Subscription | None = None
    """Where they are told of their turns."""
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
    """What does not answer, but can be done without for a while: `bus`."""


class Failure(msgspec.Struct, frozen=True, kw_only=True):
    """The body of every HTTP error."""

    code: str
    message: str
    details: dict[str, Any] | None = None
