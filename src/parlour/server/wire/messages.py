"""The messages from a client over a table's socket."""

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal, get_args

import msgspec

from parlour.core.numbers import NO_ENTRY, EntryNumber, Milliseconds, Seat
from parlour.server.wire.limits import AVATARS

Reaction = Literal["smile", "laugh", "wow", "sad", "heart", "applause"]
Phrase = Literal[
    "hello", "good_luck", "well_played", "thanks", "sorry", "oops", "take_your_time", "again"
]
Remark = Reaction | Phrase
"""A thing to say with a tap: a reaction, which is drawn, or a phrase, which each player reads in
their own language."""
REACTIONS, PHRASES = get_args(Reaction), get_args(Phrase)
"""All of them, in the order in which they are offered."""

Avatar = Annotated[int, msgspec.Meta(ge=0, lt=AVATARS)]

Talk = Literal["off", "remarks", "text"]
"""The kinds of talk that a table allows: none, remarks, or free text as well."""


def union(base: type) -> Any:
    """The union of all kinds of a thing: the classes that its base has so far."""
    return reduce(or_, base.__subclasses__())


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of a client's messages."""


class Hello(Message, frozen=True, tag="hello"):
    """The first frame of every connection."""

    protocol: int
    hidden: bool = False
    """True if the window is hidden: see `hide`."""
    token: str | None = None
    """The secret of the player's seat, kept by the client; none for a newcomer or a spectator."""
    entry: EntryNumber = NO_ENTRY
    """Number of the last entry that the client has shown: the first `update` tells what has
    happened since. 0 for none: it tells what has happened since the round was dealt."""


class Join(Message, frozen=True, tag="join"):
    """Take a free seat or a bot's (none: the first free one) under a name. A player
    changes to this seat. A newcomer's token follows from `secret`, 64 random digits from 0 to 9 and
    a to f: if the answer is lost, the same message gets the same seat again, and a person who gives
    up a seat and takes another one with the same secret stays the same person."""

    name: str
    seat: Seat | None = None
    secret: str | None = None


class Rename(Message, frozen=True, tag="rename"):
    """Change one's own name and face."""

    name: str
    avatar: Avatar | None = None
    """Which face; none: as before."""


class Leave(Message, frozen=True, tag="leave"):
    """Give up one's own seat. In a game that is for good: a bot takes it over."""


class SeatBot(Message, frozen=True, tag="seat_bot"):
    """Put a bot on a free seat, or change the level of one."""

    seat: Seat
    bot: str


class Vacate(Message, frozen=True, tag="vacate"):
    """Free a seat."""

    seat: Seat


class HandOver(Message, frozen=True, tag="hand_over"):
    """Make the person on this seat the host."""

    seat: Seat


class Lock(Message, frozen=True, tag="lock"):
    """Keep newcomers from taking seats, or let them take them again. Everybody is told."""

    on: bool


class Configure(Message, frozen=True, tag="configure"):
    """Change the number of seats and the options."""

    seats: int
    options: dict[str, str | int | bool | None]


class ChooseGame(Message, frozen=True, tag="choose_game"):
    """Play another game at this table. Free seats beyond those that it has are taken away, then
    bots'. Options that are not given are the game's usual ones."""

    game: str
    options: dict[str, str | int | bool | None] = {}


class SetPace(Message, frozen=True, tag="pace"):
    """Set how long bots take to move, in milliseconds, up to `MAX_PACE`."""

    milliseconds: Milliseconds


class SetMoment(Message, frozen=True, tag="moment"):
    """Set how long the next turn waits while somebody can be caught, in milliseconds, up to
    `MAX_MOMENT`.

    Only games in which seats may act out of turn have such moments.
    """

    milliseconds: Milliseconds


class SetHints(Message, frozen=True, tag="set_hints"):
    """Let players ask for hints, or not. Everybody is told."""

    on: bool


class SetPrivate(Message, frozen=True, tag="set_private"):
    """Let the table keep its finished games to itself, or not. If it does, only its people get
    their records. Everybody is told."""

    on: bool


class SetListed(Message, frozen=True, tag="set_listed"):
    """Put the table on the list of open tables, where everybody finds it, or take it off. A game
    that begins takes it off, too. A table that comes there without a turn clock gets one of a
    minute; the host can set another, or none."""

    on: bool
    language: str = "en"
    """The language spoken at the table: the code of a language, of two or three letters."""
    level: Literal["new", "any", "good"] = "any"
    """The people it is for: those new to the game, anybody, people who know it well."""


class SetClock(Message, frozen=True, tag="set_clock"):
    """Set how long a turn may take, in seconds: one of `CLOCKS`; 0: no limit."""

    seconds: int


class SetStandIn(Message, frozen=True, tag="set_stand_in"):
    """Set the level of the bot that stands in for people."""

    bot: str


class ProposeEnd(Message, frozen=True, tag="propose_end"):
    """Propose to end the game early. It ends once everybody who is there agrees."""

    scored: bool
    """True if the rounds that are over decide who has won; at least one must be."""


class Claim(Message, frozen=True, tag="claim"):
    """Say that a seat is one's own, though the device is lost. Its person must have been away for a
    while. Those who are there are asked, and at least one of them must confirm it; the person of
    that seat alone, if they come back meanwhile. The answer is a `welcome` that names the proposal
    (`asks`); once it is confirmed, another one has the seat and its new token, which follows from
    `secret` as in `join`."""

    seat: Seat
    secret: str


class AskSeat(Message, frozen=True, tag="ask_seat"):
    """Ask the host for a seat. In a game it is a bot's, and given between two rounds; else it is
    given as soon as one is free. Answers as for `claim`."""

    name: str
    secret: str
    seat: Seat | None = None
    """A bot's seat; none: any."""


class AskSwap(Message, frozen=True, tag="ask_swap"):
    """Ask another person to change seats. If they have asked for it, too, it is done."""

    seat: Seat


class Agree(Message, frozen=True, tag="agree"):
    """Agree to a proposal. For those who are in its `waiting`."""

    proposal: EntryNumber


class Refuse(Message, frozen=True, tag="refuse"):
    """Do not agree, or take one's own proposal back: it is gone."""

    proposal: EntryNumber


class PlayOn(Message, frozen=True, tag="play_on"):
    """Let a bot play for a person whose `absent` is not null, until they are connected again; or
    who is `idle`, until they move or say `back`. A person who was `hidden` has the seat back as
    soon as they look."""

    seat: Seat


class Wait(Message, frozen=True, tag="wait"):
    """Wait for a person whose `absent` is not null, or for whom a bot plays because they are not
    connected."""

    seat: Seat


class Back(Message, frozen=True, tag="back"):
    """Send away the bot that has played on one's seat because one let turns pass, or the others
    wait. An `act` says the same."""


class Nudge(Message, frozen=True, tag="nudge"):
    """Players: let somebody who is `idle` know that the others wait; in the lobby, a host who is
    (`host_idle`). All are told (`nudged`); nobody keeps it."""

    seat: Seat


class Start(Message, frozen=True, tag="start"):
    """Host, between games: begin the next game. After a game any player may, once the host has had
    `host_first` milliseconds to do so; in the lobby, once `host_idle` is true."""

    seats: int | None = None
    """The number of players: free seats are taken away. None: every seat, and all must be taken."""


class Reopen(Message, frozen=True, tag="reopen"):
    """After a game, by those who may `start`: back to the lobby, where seats and house rules can
    change."""


class Act(Message, frozen=True, tag="act"):
    """Play an action, given as notation.

    `entry` is the number of the last entry that the player was shown: if the game has gone on
    since, the action is refused. `id` is the client's own: the same id plays once, however often it
    arrives.
    """

    action: str
    entry: EntryNumber
    id: str


class AskHint(Message, frozen=True, tag="ask_hint"):
    """Ask for the move that a strong bot would make on the sender's seat. Answered by a `hint`, to
    nobody else.

    `entry` as in `act`. Asked again after the same entry, the answer is the same.
    """

    entry: EntryNumber
    id: str


class AskUndo(Message, frozen=True, tag="ask_undo"):
    """Ask the others, after one's own action, to let one take it back. It is taken back once all
    people have agreed, but for those who are absent or for whom a bot stands in. Refused if
    something hidden has come to light by it, or somebody has acted since. `entry` as in `act`."""

    entry: EntryNumber


class MayUndo(Message, frozen=True, tag="may_undo"):
    """Players: would `ask_undo` be refused? The answer is `undoable`. `entry` as in `act`."""

    entry: EntryNumber


class Say(Message, frozen=True, tag="say"):
    """Players, at any time: make a remark. All at the table hear it (`said`); no log holds it."""

    remark: Remark


class Write(Message, frozen=True, tag="write"):
    """Players, at any time, at a table whose `talk` is `text`: say something in their own words, up
    to `MAX_TEXT` characters as people count them. All at the table hear it (`wrote`); no log holds
    it."""

    text: str


class SetTalk(Message, frozen=True, tag="set_talk"):
    """Set what may be said at the table; free text only where `free_text` is true. Everybody is
    told."""

    talk: Talk


class Mute(Message, frozen=True, tag="mute"):
    """Let the person on a seat say nothing, or speak again. Everybody is told. A new host is not
    muted."""

    seat: Seat
    on: bool


class Ready(Message, frozen=True, tag="ready"):
    """Say that the scores have been read; the next round may be dealt."""


class Pledge(Message, frozen=True, tag="pledge"):
    """Give the hash of one's contribution to the shuffles of the coming game. Until that begins,
    another one takes its place."""

    game: int
    """The number of the coming game: one more than `games`."""
    pledge: str
    """SHA-256 (hexadecimal) of 32 random bytes, made for this game alone and kept."""


class Contribute(Message, frozen=True, tag="contribute"):
    """Give the contribution that one had pledged, while the game is `sealed`. It is ignored earlier
    and later."""

    game: int
    """The number of the game: `games`."""
    contribution: str
    """The 32 bytes, in hexadecimal."""


class Hide(Message, frozen=True, tag="hide"):
    """Players, at any time: whether this window is hidden. Who has had no other for the server's
    `absence` does not count as present: see `hidden` of a seat. They are told of their turn by a
    push, as if they were not connected."""

    on: bool


class Ping(Message, frozen=True, tag="ping"):
    """Are you there? Answered by a `pong`."""


ClientMessage = union(Message)
"""All that a client can send."""
