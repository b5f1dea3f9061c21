"""The messages from the server over a table's socket."""

from typing import Any, Literal

import msgspec

from parlour.core.numbers import EntryNumber, Milliseconds, Seat
from parlour.core.record import Early
from parlour.server.wire.messages import Remark, Talk

Event = Any
View = Any
"""News as one seat may know them: the `Event` and `View` of the table's game."""


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat, and the person or bot on it."""

    kind: Literal["empty", "person", "bot"]
    name: str
    """Bots have proper names too; empty for a free seat."""
    avatar: int | None = None
    """The face that a person has chosen; without one, clients draw their own for each seat."""
    bot: str | None
    """The level of the bot on this seat, or of the one standing in for a person."""
    online: bool
    host: bool
    ready: bool
    """True if the seat has read the scores of the round."""
    pledge: str | None = None
    """The hash of the player's contribution to the shuffles of the coming game (hexadecimal)."""
    muted: bool = False
    """True if the host keeps the player from saying anything."""
    stood_in: Literal["away", "clock", "idle"] | None = None
    """Why a bot plays for this person: they do not see the table; have let turns pass, or the
    others wait, and have not said `back`.
    """
    hidden: bool = False
    """The person is connected, but has looked at something else for the server's `absence`."""
    idle: bool = False
    """The person is connected and in turn, and has not moved for the server's `patience`, or its
    `absence` if they look at something else, at a table without a clock: they can be nudged, the
    others can let a bot play (`play_on`), and proposals do not wait for them."""
    absent: Literal["asked", "waited"] | None = None
    """The person has not been connected for the server's `absence`, in a game that is not by the
    day. `asked`: if nobody says `wait`, a bot plays on after `grace`; `waited`: somebody has.
    """
    missed: int = 0
    """The number of turns in a row that the turn clock has ended."""
    left: str = ""
    """The name of the person who left this game for good, if the bot on this seat came for one."""
    won: dict[str, int] = {}
    """The number of games that this person has won at the table, by game."""


What = Literal["undo", "end", "claim", "seat", "swap"]
"""The kinds of proposals: that the last action is taken back; that the game ends; that a seat is a
spectator's; that a spectator gets one; that two people change seats."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """A request to the others. Those in `waiting` `agree` or `refuse`."""

    n: EntryNumber
    """Its number, by which answers name it."""
    what: What
    by: Seat | None
    """The seat of who asks; none: a spectator."""
    seat: Seat | None = None
    """`claim`, `swap`: the seat that it is about; `seat`: the bot's that is wanted, if any is."""
    name: str = ""
    """`seat`: of the spectator."""
    scored: bool = False
    """`end`: whether the rounds that are over decide who has won."""
    agreed: list[Seat]
    """The seats that have agreed."""
    waiting: list[Seat]
    """The seats that have yet to agree: of people who are there, or have not been away for long;
    for `undo` and `end`, but those who have neither answered nor played for as long as makes one
    `idle`, if no clock runs.
    `seat`: the host; once nobody is left, it is given when one can be had."""


class Welcome(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="welcome"):
    """Answers `hello`, and `join` (then with a token to keep). Sent again, without a token, when
    the receiver's seat changes, or whether it is the host."""

    protocol: int
    table: str
    seat: Seat | None
    host: bool
    token: str | None
    removed: bool = False
    """True if the receiver had a seat, and the host took it."""
    asks: EntryNumber | None = None
    """The number of the proposal that the receiver, a spectator, has made."""
    played: int = 0
    """The number of moves that a bot has made for the receiver, who was away until now."""


class TableInfo(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="table"):
    """The facts about the table besides the game, which everybody may know: sent whole, at each
    change."""

    table: str
    game: str
    options: dict[str, str | int | bool | None]
    seats: list[SeatInfo]
    status: Literal["lobby", "playing", "over"]
    games: int
    """Games begun at this table: 1 in the first, 2 in the first rematch."""
    spectators: int
    pace: Milliseconds
    """The time that bots take to move, in milliseconds."""
    moment: Milliseconds
    """The time for which the next turn waits while somebody can be caught, in milliseconds."""
    hints: bool
    """True if players may ask for hints."""
    talk: Talk
    """The kind of talk that the table allows."""
    free_text: bool = False
    """True if the operator lets hosts allow free text."""
    clock: int = 0
    """The time that a turn may take, in seconds; 0: no limit."""
    stand_in: str = ""
    """The level of the bot that stands in for people."""
    commitment: str
    """SHA-256 (hexadecimal) of the key of all shuffles of this game; in the lobby, of the game
    before, or else of the first.
    """
    sealed: bool = False
    """True if a game has begun and is not dealt yet: it is fixed who plays and what was pledged;
    contributions are awaited, for two seconds at most."""
    bots: list[Seat] = []
    """The seats that bots had when this game began."""
    pledges: list[str | None] = []
    """Each seat's pledge by then; nothing before the first game."""
    contributions: list[str | None] = []
    """Each seat's contribution to the shuffles of this game. Once it is dealt, a seat that pledged
    something and has added nothing was left out: it was too late."""
    coming: str = ""
    """SHA-256 (hexadecimal) of the key of the coming game."""
    proposals: list[Proposal] = []
    """The proposals that wait for answers, the oldest first."""
    host_away: int | None = None
    """The seat of the owner, who will be the host again when they are back; none: the host is the
    owner."""
    join_code: str = ""
    """In the lobby, unless the table is locked: the letters that lead here (`POST /api/find`). Not
    in a `Summary`."""
    listed: bool | None = None
    """True if the table is on the list of open tables; none where the operator has none."""
    listed_for: Literal["new", "any", "good"] = "any"
    """While it is: for whom."""
    kept: bool = False
    """True if somebody has refused to have the last action taken back."""
    ended: Early | None = None
    """The game was ended early: `scored`, by the rounds that are over, or without a winner."""
    locked: bool = False
    """True if newcomers are kept from taking seats."""
    private: bool = False
    """True if the table keeps its finished games to itself."""
    host_first: int = 0
    """After a game: how long only the host may begin the next one or reopen the lobby, in
    milliseconds."""
    host_idle: bool = False
    """In the lobby: nothing has happened for the server's `patience`, three times that while seats
    are free. Any player may `start`."""
    stands_in: int = 0
    """The milliseconds that those who are `asked` about an absent person have until a bot plays."""
    stopped: Literal["rules", "damaged"] | None = None
    """Why the last game cannot be carried on, so that the table is in the lobby again: the rules
    are not those that it began with, or its log is damaged. Its record is kept.
    """
    circle: str = ""
    """The tag of the circle for which games here count (`Joined`). Not in a `Summary`."""
    successor: str = ""
    """The table at which these people play on: a person who holds the token of a seat here has a
    seat there by the same token."""
    restored: bool = False
    """True if the server was restored from a copy since this game began or, between games, since
    the last one did: everything after the copy is lost, though somebody may have seen it."""


class Summary(TableInfo, frozen=True, kw_only=True, tag="summary"):
    """`GET /api/tables/{table}`: a table seen from afar."""

    seat: Seat | None
    """The seat whose token came with the request (`Authorization: Bearer ...`), or none."""
    moved: bool = False
    """True if that token's seat was taken to another device."""
    awaited: list[Seat]
    """The seats that the game is waiting for: to act or, between rounds, to read the scores."""
    since: int = 0
    """The seconds since the game last went on; without one, since the table changed."""
    winners: list[Seat] = []
    """Once the game is over: the seats that share the victory."""


class Update(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="update"):
    """The position of the game after entry number `entry`, and the events since the client's last
    entry."""

    entry: EntryNumber
    events: list[Event]
    """Each is one of the game's, such as `MojoEvent`, or `Undone`."""
    by_bot: list[int] = []
    """Which of the events, by their place, come from moves that a bot made for a person."""
    view: View
    """The game's, such as `MojoView`."""
    sheet: list[list[int]]
    """The points of each round so far, by round and seat."""
    done: str | None = None
    """The `id` of the receiver's own action, if this answers it."""


class Clock(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="clock"):
    """The turn clock: the seat that has to move, and by when. Told when that changes, at tables
    with a turn clock.

    Actions out of turn cost nobody any time.
    """

    seat: Seat | None
    """The seat in turn, if a person plays there; none: no clock runs."""
    milliseconds: Milliseconds
    """The time that is left, when this is sent."""


class HintMove(msgspec.Struct, frozen=True, kw_only=True):
    """One of the moves open to the receiver."""

    action: str | None
    """As notation; none for not acting, out of turn."""
    share: float
    """The receiver's expected share of the victory with this move, 0 to 1: the probability of
    winning, ties counted in part."""
    best: bool
    """True if the bot would play it."""


class Hint(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hint"):
    """Answers `ask_hint`: an estimate from the receiver's own knowledge."""

    id: str
    """The `id` of the question."""
    entry: EntryNumber
    """The `entry` of the question."""
    level: str
    """The level of the bot that was asked."""
    moves: list[HintMove]
    """The moves that the bot considered: its choice, then the others by share, highest first."""


class Undoable(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="undoable"):
    """Answers `may_undo`. Nobody else is told."""

    entry: EntryNumber
    """The `entry` of the question."""
    refused: str | None
    """The code of the error with which `ask_undo` would be refused, if it would."""


class Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="said"):
    """Somebody said something. Told once, as it is said: those who were away have missed it."""

    id: str
    """Its own: whoever is told twice can tell."""
    seat: Seat
    remark: Remark


class Nudged(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="nudged"):
    """Somebody lets a player know that the others wait. Told like `said`."""

    id: str
    """Its own: whoever is told twice can tell."""
    seat: Seat
    """The seat whose person is nudged."""
    by: Seat
    """The seat of the person who nudges."""


class Wrote(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="wrote"):
    """Somebody said something in their own words. Told like `said`: once, and kept by nobody."""

    id: str
    """Its own: whoever is told twice can tell."""
    seat: Seat
    text: str
    """One line of text, to be shown as text and nothing else."""


class Error(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="error"):
    """The receiver's last message was refused; nothing has changed for anybody."""

    code: str
    """Stable: the page has a text for it in every language."""
    message: str
    """The sentence that says what was expected, in English, for programmers."""
    id: str | None = None
    """The `id` of the refused action or question."""


class Pong(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="pong"):
    """Yes."""


ServerMessage = (
    Welcome | TableInfo | Update | Clock | Hint | Undoable | Said | Wrote | Nudged | Error | Pong
)
"""Order after `hello`: welcome, table, and update once a game has begun."""
