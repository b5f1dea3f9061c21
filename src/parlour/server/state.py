"""What a log amounts to: who sits where, and the game as it stands."""

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from parlour.core.chance import Given, Secret, Source
from parlour.core.errors import RecordError
from parlour.core.record import Action, Deck, Entry, Pick, read_entry
from parlour.core.table import Table
from parlour.games import registry
from parlour.server import log
from parlour.server.fairness import commitment, game_key
from parlour.server.store import StoredTable

Status = Literal["lobby", "playing", "over"]


@dataclass
class Seat:
    """One seat. `token` is the hash of the person's token."""

    kind: Literal["empty", "person", "bot"] = "empty"
    name: str = ""
    bot: str | None = None
    token: str | None = None
    ready: bool = False


class TableState:
    """A table, folded from its log. `apply` goes on with one entry more."""

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
        """Who played which action, by the client's id, in the current game."""
        self.n = 0
        """Number of the last entry."""
        self._secret = stored.secret
        self._host: str | None = None
        self._luck = _Luck(b"\0" * 32)
        self._positions: list[int] = []
        self._journal: list[int] = []
        """Numbers of the game's entries, and the size of the journal after each."""
        for entry in stored.entries:
            self.apply(entry)

    # --- questions --------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.table is None:
            return "lobby"
        return "over" if self.table.over else "playing"

    @property
    def position(self) -> int:
        """Number of the last entry of the current game; 0 before the first."""
        return self._positions[-1] if self._positions else 0

    @property
    def started(self) -> int:
        """Number of the entry that began the current game; 0 before the first."""
        return self._positions[0] if self._positions else 0

    @property
    def host(self) -> int | None:
        return self.seat_of(self._host)

    @property
    def commitment(self) -> str:
        """Of the current game, or of the first before it begins."""
        return commitment(self.key(max(1, self.games)))

    def key(self, game: int) -> bytes:
        return game_key(self._secret, game)

    def seat_of(self, token: str | None) -> int | None:
        """The seat of the person with this token hash."""
        if token is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.token == token), None)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats if seat.kind != "empty"]

    def journal_at(self, seen: int) -> int:
        """Size of the game's journal when entry `seen` was the last one."""
        at = bisect_right(self._positions, seen)
        return self._journal[at - 1] if at else 0

    # --- moves of the game: carried out at once, the entry says how -------------------------------

    def start(self) -> log.Started:
        """Take free seats away and begin a game, with the first deal."""
        closed = [n for n, seat in enumerate(self.seats) if seat.kind == "empty"]
        self._close(closed)
        self._new_game()
        assert self.table
        record = _raw(self.table.deal())
        return log.Started(commitment=self.commitment, record=record, closed=closed)

    def deal(self) -> log.Dealt:
        assert self.table
        return log.Dealt(record=_raw(self.table.deal()))

    def act(self, seat: int, action: str, id: str | None) -> log.Acted:
        """Raises ActionError; then nothing has changed."""
        assert self.table
        return log.Acted(id=id, record=_raw(self.table.play(action, seat)))

    def _close(self, seats: list[int]) -> None:
        """Take these seats away; who sits further on moves up."""
        kept = [n for n in range(len(self.seats)) if n not in seats]
        self.options = self.game.Options.of(self.options).reseated(kept).values()
        self.seats = [self.seats[n] for n in kept]

    def _new_game(self) -> None:
        luck = _Luck(self.key(self.games + 1))
        names = [seat.name for seat in self.seats]
        self.table = Table(self.game, self.options, seats=names, source=luck, auto_deal=False)
        self._luck = luck
        self.games += 1
        self.acted = set()
        self._positions, self._journal = [], []

    # --- the fold ---------------------------------------------------------------------------------

    def apply(self, entry: log.AnyEntry, *, carried_out: bool = False) -> None:
        """Entry number n + 1. `carried_out`: it is what `start`, `deal` or `act` just returned."""
        self.n += 1
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
            case log.Started() | log.Dealt() | log.Acted():
                self._apply_to_game(entry, carried_out)
        if self.host is None:
            people = (seat.token for seat in self.seats if seat.kind == "person")
            self._host = next(people, None)

    def _apply_to_game(self, entry: log.Started | log.Dealt | log.Acted, carried_out: bool) -> None:
        if not carried_out:
            self._replay(entry)
        assert self.table
        if isinstance(entry, log.Acted):
            if entry.id is not None:
                action = read_entry(entry.record[0])
                assert isinstance(action, Action)
                self.acted.add((action.seat, entry.id))
        else:
            for seat in self.seats:
                seat.ready = False
        self._positions.append(self.n)
        self._journal.append(self.table.journal_size)

    def _replay(self, entry: log.Started | log.Dealt | log.Acted) -> None:
        """Carry the entry out with the luck that it holds (RecordError)."""
        if isinstance(entry, log.Started):
            self._close(entry.closed)
            self._new_game()
        assert self.table
        steps = [read_entry(raw, self.n) for raw in entry.record]
        self._luck.given = [self._chance(step) for step in steps if isinstance(step, Deck | Pick)]
        if isinstance(steps[0], Action):
            done = self.table.play(steps[0].action, steps[0].seat)
        else:
            done = self.table.deal()
        if done != steps:
            raise RecordError("the rules lead elsewhere than the log says", self.n)

    def _chance(self, entry: Deck | Pick) -> list[int] | int:
        if isinstance(entry, Pick):
            return entry.pick
        return [self.game.notation.parse_card(card) for card in entry.deck]


class _Luck(Source):
    """The luck that the log holds; after that, what the game's key gives."""

    def __init__(self, key: bytes) -> None:
        self._secret = Secret(key)
        self.given: list[list[int] | int] = []

    def _next(self) -> Source:
        if not self.given:
            return self._secret
        self._secret.number += 1
        return Given([self.given.pop(0)])

    def below(self, s: Any, n: int) -> int:
        return self._next().below(s, n)

    def shuffle(self, s: Any, cards: list[int], n: int) -> None:
        self._next().shuffle(s, cards, n)


def _raw(entries: Sequence[Entry]) -> list[msgspec.Raw]:
    return [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]
