"""The state of a table for both screens: news to tell, and options to choose from."""

from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

from parlour.server import wire
from parlour.server.wire import NO_ENTRY, EntryNumber, Seat, by_seat
from parlour.terminal import games
from parlour.terminal.client import Client, Gone, Heard, Lost
from parlour.terminal.games import GameTeller, Move, Position
from parlour.terminal.words import Words, names_of, sentence
from parlour.text import printable

MOST_TOLD = 20
"""The most lines of news that are told at once."""
FEWEST = 2
"""Players in a game."""


class Deed(Enum):
    """Something a player can do besides the moves of a game."""

    START = "lobby-start"
    START_FEWER = "lobby-start-for"
    FILL = "lobby-fill"
    SIT = "lobby-join"
    READY = "next-round"
    AGAIN = "rematch"
    AGREE = "undo-agree"
    REFUSE = "undo-refuse"


AGREES = {
    "end": "staying-agree",
    "claim": "seats-claim-yes",
    "seat": "seats-let",
    "swap": "seats-swap-yes",
}
"""The text id for agreeing, by the kind of proposal. Proposals of any other kind can only be
allowed."""


@dataclass(frozen=True)
class Option:
    """Something to choose: a deed, or a card or another choice with its moves."""

    text: str
    moves: tuple[Move, ...] = ()
    card: str = ""
    deed: Deed | None = None


class Model:
    """A seat at a table, in one language."""

    def __init__(self, client: Client, game: str, language: str, *, bot: str, name: str) -> None:
        self.client = client
        self.bot = bot
        """The level of bots that fill free seats."""
        self.name = name
        """The name under which the player sits down; empty: not known yet."""
        self.sits = not client.link.watch
        """True if a newcomer takes a seat."""
        self._game = game
        self._asked = False
        self._seated: list[str] = []
        """The names on the seats, as last told."""
        self._left: set[int] = set()
        """The seats whose player has left the game to a bot, and of which the player has been told,
        or knew from the beginning."""
        self._bots: set[int] = set()
        """The seats of people for whom a bot stands in, as last told."""
        self._question = 0
        """The number of the last proposal that the player was told of."""
        self._lost = False
        self._read = 0
        """The number of the entry up to which the player has read the scores."""
        self.speak(language)

    def speak(self, language: str) -> None:
        """Change the language."""
        self.game: GameTeller = games.get(self._game, language)
        self.words: Words = self.game.words

    # --- how it stands ----------------------------------------------------------------------------

    @property
    def table(self) -> wire.TableInfo | None:
        """The server's information about the table, which everybody may know."""
        return self.client.table

    @property
    def names(self) -> list[str]:
        """The names on the seats."""
        return names_of(self.table, self.words) if self.table else []

    @property
    def position(self) -> Position | None:
        """The position of the game; None in the lobby."""
        update, table = self.client.update, self.table
        if (
            update is None
            or table is None
            or self.lobby
            or len(update.view["seats"]) != len(table.seats)
        ):
            return None
        return Position(update.view, self.names, update.sheet)

    @property
    def entry(self) -> EntryNumber:
        """The number of the last entry shown."""
        return self.client.update.entry if self.client.update else NO_ENTRY

    @property
    def lobby(self) -> bool:
        """True if the table is in its lobby: no game has begun."""
        return self.table is not None and self.table.status == "lobby"

    @property
    def between(self) -> bool:
        """True if no game runs and the player has been told how the last one ended, so that seats
        may change."""
        if self.table is None or self.table.status == "playing":
            return False
        position = self.position
        return self.lobby or (position is not None and position.over)

    @property
    def playing(self) -> bool:
        """True if it is somebody's turn."""
        position = self.position
        return not self.between and position is not None and position.to_act is not None

    @property
    def waits_for_name(self) -> bool:
        """True if a newcomer could sit down, if they had a name."""
        return self.sits and self.seats_free and not self.name

    @property
    def seats_free(self) -> bool:
        """True if a newcomer can sit down: in a free seat, or a bot's."""
        return (
            self.table is not None
            and self.between
            and self.client.seat is None
            and not self.table.locked
            and any(seat.kind != "person" for seat in self.table.seats)
        )

    # --- what to tell -----------------------------------------------------------------------------

    async def hear(self, message: Heard) -> list[str]:
        """Describe a message in sentences. Newcomers with a name sit down."""
        lines: list[str] = []
        match message:
            case Lost():
                lines = [] if self._lost else [self.words("connection-waiting")]
                self._lost = True
            case Gone():
                lines = [self.words.error(message.code)]
            case wire.Welcome():
                if self._lost:
                    lines = [self.words("terminal-back")]
                self._lost = False
            case wire.TableInfo():
                if message.game != self._game:
                    self._game = message.game
                    self.speak(self.words.language)
                    lines = [self.game.title]
                seated = self.seats()
                lines += self._parted(message) + self._stood_in(message) if self._seated else []
                lines += [line for line in seated if line not in self._seated]
                self._seated = seated
                self._left = {number for number, seat in enumerate(message.seats) if seat.left}
                self._bots = {n for n, seat in enumerate(message.seats) if seat.stood_in}
                lines += self._proposed()
                await self._sit_down()
            case wire.Update():
                position = self.position
                if position is not None:
                    lines = self._told(message.events, position)[-MOST_TOLD:]
                    if len(message.by_bot) == len(message.events):
                        lines = [self.words("table-by-bot", what=line) for line in lines]
            case wire.Nudged(seat=seat, by=by):
                mine = "staying-nudged-mine" if seat == self.client.seat else "staying-nudged"
                lines = [self.words(mine, name=self.names[seat], by=self.names[by])]
            case wire.Hint():
                lines = self._hint(message)
            case wire.Error():
                if message.code == "bad-name" and self.client.seat is None:
                    self.name, self._asked = "", False  # another one is asked for
                lines = [self.words.error(message.code, message.message)]
        return lines

    def _parted(self, table: wire.TableInfo) -> list[str]:
        """Describe who has left the game since the last message, and which bots play on."""
        return [
            self.words(
                "staying-left",
                name=printable(seat.left),
                bot=self.names[number],
                level=self._level(seat.bot),
            )
            for number, seat in enumerate(table.seats)
            if seat.left and number not in self._left
        ]

    def _stood_in(self, table: wire.TableInfo) -> list[str]:
        """Describe for whom bots have begun to stand in since the last message, and who is back."""
        if table.status != "playing":
            return []
        lines: list[str] = []
        for number, seat in enumerate(table.seats):
            told = {"name": self.names[number], "level": self._level(seat.bot)}
            if seat.stood_in and number not in self._bots:
                mine = "staying-idle" if seat.stood_in == "clock" else "staying-idle-waited"
                me = number == self.client.seat
                lines.append(self.words(mine if me else "staying-bot-plays", **told))
            elif number in self._bots and not seat.stood_in and number != self.client.seat:
                lines.append(self.words("staying-returned", **told))
        return lines

    @property
    def _proposal(self) -> wire.Proposal | None:
        """The proposal that waits for this player's answer; None if there is none."""
        proposals = self.table.proposals if self.table else []
        return next((each for each in proposals if self.client.seat in each.waiting), None)

    def _proposed(self) -> list[str]:
        """Ask the player to answer the proposal, unless they have been asked already."""
        asked = self._proposal
        if asked is None or asked.n == self._question:
            return []
        self._question = asked.n
        return [self._asks(asked)]

    def _asks(self, asked: wire.Proposal) -> str:
        names, words = self.names, self.words
        by = "" if asked.by is None else names[asked.by]
        match asked.what:
            case "undo":
                return words("undo-asks", name=by)
            case "end":
                how = "scored" if asked.scored else "unscored"
                return words(f"staying-proposed-{how}", name=by)
            case "swap":
                return words("seats-swap-asks", name=by)
            case "claim" if asked.seat == self.client.seat:
                return words("seats-claim-own")
            case "claim":
                return words("seats-claim-asks", name=names[asked.seat or 0])
            case "seat":
                return self._asks_for_a_seat(asked)

    def _asks_for_a_seat(self, asked: wire.Proposal) -> str:
        bots = [n for n, seat in enumerate(self.table.seats if self.table else []) if seat.bot]
        name = printable(asked.name)
        if self.playing and bots:
            bot = bots[0] if asked.seat is None else asked.seat
            return self.words("seats-asks-round", name=name, bot=self.names[bot])
        return self.words("seats-asks", name=name)

    def _level(self, bot: str | None) -> str:
        level = f"bot-{bot}"
        return self.words(level) if self.words.knows(level) else str(bot)

    def _told(self, events: list[Any], position: Position) -> list[str]:
        """Describe events. An action that was taken back is described alike in every game."""
        undone = [event for event in events if event["kind"] == "undone"]
        lines = self.game.tell([event for event in events if event not in undone], position)
        return lines + [self.words("undo-told", name=self.names[each["seat"]]) for each in undone]

    def seats(self) -> list[str]:
        """List who is in each seat."""
        table = self.table
        if table is None:
            return []
        return [
            self.words("terminal-more", what=name, more=self._who(number, seat))
            for number, (seat, name) in enumerate(zip(table.seats, self.names, strict=True))
        ]

    def _who(self, number: int, seat: wire.SeatInfo) -> str:
        if seat.kind == "empty":
            return self.words("lobby-empty")
        if seat.kind == "bot":
            return self.words("lobby-bot-kind", kind=self._level(seat.bot))
        if number == self.client.seat:
            return self.words("lobby-you-host" if self.client.host else "lobby-you")
        if not seat.online:
            return self.words("table-offline")
        return self.words("lobby-host" if seat.host else "lobby-here")

    async def _sit_down(self) -> None:
        if self.sits and self.seats_free and self.name and not self._asked:
            await self.do(Deed.SIT)

    def _hint(self, hint: wire.Hint) -> list[str]:
        position = self.position
        if position is None:
            return []
        best = next((move for move in hint.moves if move.best), None)
        if best is None:
            return [self.words("error-hint-unavailable")]
        kind = self._level(hint.level)
        named = self.game.move(position, best.action)
        lines = [
            self.words("terminal-more", what=self.words("hint-by", level=kind), more=named),
        ]
        if len(hint.moves) == 1:
            return [*lines, self.words("hint-only")]
        return [
            *lines,
            self.words("hint-best", range=_range(best.share), count=round(100 * best.share)),
        ]

    # --- what can be chosen -----------------------------------------------------------------------

    def options(self) -> list[Option]:
        """The options that the player has now."""
        table, position = self.table, self.position
        if table is None or not self.client.online:
            return []
        if asked := self._proposal:
            own = asked.what == "claim" and asked.seat == self.client.seat
            agrees = "seats-claim-own-yes" if own else AGREES.get(asked.what, Deed.AGREE.value)
            refuses = "staying-refuse" if asked.what == "end" else Deed.REFUSE.value
            return [
                Option(self.words(agrees), deed=Deed.AGREE),
                Option(self.words(refuses), deed=Deed.REFUSE),
            ]
        if self.sits and self.seats_free and self._asked:
            return [self._deed(Deed.SIT)]
        if self.between:
            return self._hosting(table)
        if position is None or self.client.seat is None:
            return []
        if position.view["phase"] == "deal":
            if self._read == self.entry or not table.games or not position.ended:
                return []
            return [self._deed(Deed.READY)]
        return [
            Option(
                sentence(each.text),
                tuple(replace(move, text=sentence(move.text)) for move in each.moves),
                each.card,
            )
            for each in self.game.choices(position)
        ]

    def _hosting(self, table: wire.TableInfo) -> list[Option]:
        if not self.client.host:
            return []
        taken = self._taken
        if taken == len(table.seats):
            return [self._deed(Deed.AGAIN if table.games else Deed.START)]
        fewer = [self._deed(Deed.START_FEWER)] if taken >= FEWEST else []
        return [self._deed(Deed.FILL), *fewer]

    @property
    def _taken(self) -> int:
        """The number of seats that are taken."""
        return sum(seat.kind != "empty" for seat in self.table.seats) if self.table else 0

    def _deed(self, deed: Deed) -> Option:
        words = self.words
        if deed is Deed.READY and words.knows(f"{self._game}-next"):
            return Option(words(f"{self._game}-next"), deed=deed)
        if deed is Deed.START_FEWER:
            return Option(words(deed.value, seats=self._taken), deed=deed)
        return Option(words(deed.value), deed=deed)

    def waiting(self) -> str:
        """Say who or what keeps the table waiting; empty if it is the player."""
        table, position = self.table, self.position
        if table is None:
            return self.words("connection-connecting")
        if asked := self._proposal:
            return self._asks(asked)
        host = next((n for n, seat in enumerate(table.seats) if seat.host), None)
        if self.between:
            if host is None:
                return self.words("lobby-wait-anyone")
            if self.client.host:
                taken, seats = self._taken, len(table.seats)
                return self.words("lobby-there", taken=taken, seats=seats) if taken < seats else ""
            wait = "lobby-wait-host" if self.lobby else "rematch-wait"
            return self.words(wait, name=self.names[host])
        if position is None:
            return ""
        if position.view["phase"] == "deal":
            unready = [
                name
                for number, (seat, name) in enumerate(zip(table.seats, self.names, strict=True))
                if seat.kind == "person" and seat.online and not seat.ready
                if number != self.client.seat
            ]
            if unready:
                waiting = self.words.list(unready)
                return self.words("next-waiting", names=waiting, count=len(unready))
        return sentence(self.game.prompt(position))

    @property
    def asks_me(self) -> bool:
        """True if it is the player's turn."""
        position = self.position
        return position is not None and None is not position.to_act == self.client.seat

    async def play(self, move: Move, entry: EntryNumber) -> str:
        """Play a move that was offered after entry number `entry`; return an error message, or
        nothing."""
        sent = await self.client.act(move.action, entry)
        return "" if sent else self.words("error-offline")

    async def do(self, deed: Deed) -> str:
        """Do a deed; return an error message, or nothing."""
        table = self.table
        messages: list[wire.Message] = []
        match deed:
            case Deed.START | Deed.AGAIN:
                messages = [wire.Start()]
            case Deed.START_FEWER:
                messages = [wire.Start(seats=self._taken)]
            case Deed.FILL if table is not None:
                free = [n for n, seat in by_seat(table.seats) if seat.kind == "empty"]
                messages = [wire.SeatBot(seat=seat, bot=self.bot) for seat in free]
            case Deed.SIT if table is not None:
                self._asked = True
                kinds = [seat.kind for seat in table.seats]
                bots = None if "empty" in kinds else Seat(kinds.index("bot"))
                messages = [wire.Join(name=self.name, seat=bots)]
            case Deed.AGREE if asked := self._proposal:
                messages = [wire.Agree(proposal=asked.n)]
            case Deed.REFUSE if asked := self._proposal:
                messages = [wire.Refuse(proposal=asked.n)]
            case Deed.READY:
                self._read = self.entry
                messages = [wire.Ready()]
            case _:
                pass
        for message in messages:
            if not await self.client.send(message):
                return self.words("error-offline")
        return ""

    async def hint(self) -> str:
        """Ask for a hint; return an error message, or nothing."""
        table, position = self.table, self.position
        if table is None:
            return self.waiting()
        if not table.hints:
            return self.words("hints-off")
        if self.client.pending:
            return self.words("terminal-pending")
        if position is None or not position.view["legal"]:
            return self.words("hint-later")
        return "" if await self.client.ask_hint() else self.words("error-offline")


def _range(share: float) -> str:
    """Choose the word for an estimated share, which is never called certain."""
    return "nearly-all" if share > 0.995 else "hardly-any" if share < 0.005 else "some"
