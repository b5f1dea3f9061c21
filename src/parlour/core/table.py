"""`Table`: a game under way, for people who write Python, for the server and for tests."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from copy import copy
from itertools import islice, pairwise
from operator import index
from typing import Any, Literal, Self

import msgspec
from msgspec.structs import replace

from parlour.core.chance import Generated, Given, Source, seed_generator
from parlour.core.errors import (
    ChanceError,
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    OptionError,
    ParlourError,
    RecordError,
    RevealedError,
    SeatError,
    UndoError,
)
from parlour.core.game import CHANCE, NOBODY, Game
from parlour.core.history import History
from parlour.core.information import InformationState
from parlour.core.options import Options
from parlour.core.record import (
    Action,
    Chance,
    Deal,
    Deck,
    Ended,
    Entry,
    Joined,
    Left,
    Pick,
    Record,
    Undo,
    most_undone,
)
from parlour.core.state import Fact, State
from parlour.core.undo import UNDONE, Undone, reveals

MAX_ACTION = 100
"""In characters. No game's notation is longer."""


class Table:
    """One game, played by the plain rules, and its record as it grows.

    Chance comes from `seed` (the same game each time) or from a `source`. With `auto_deal`, rounds
    are dealt as soon as they are due; without it, `awaits_deal` says so and `deal()` deals.

    With `keep`, the actions of the round can be taken back, from the last one on.

    Raises OptionError for options or a number of seats that the game does not have.

    >>> import parlour
    >>> table = parlour.table("mojo", seats=["Ann", "Bo"], seed=3, first_player=0)
    >>> table.legal()
    ['1', '3', '4', '6', '8', '12']
    >>> table.play("1")
    [Action(seat=0, action='1')]
    >>> print(table.view(1))
    round 1  face 0  direction +1  draw_pile 61
    a: 7 1
      0: ? ? ? ? ? ? ?  (0)
    > 1: 0 4 6 6 7 8 11 11  (0)
    0  4  6  7  8  11
    >>> table.play("12")
    Traceback (most recent call last):
    parlour.core.errors.IllegalActionError: expected one of 0, 4, 6, 7, 8, 11; got '12'
    """

    def __init__(
        self,
        game: Game[Any],
        options: Options | dict[str, Any] | None = None,
        *,
        seats: int | Sequence[str],
        seed: int = 0,
        source: Source | None = None,
        auto_deal: bool = True,
        keep: bool = False,
    ) -> None:
        self.game = game
        self.options = game.options(options.values() if isinstance(options, Options) else options)
        named = isinstance(seats, Sequence) and not isinstance(seats, str)
        count: Any = len(seats) if named else seats  # type: ignore[arg-type]
        self.state = game.new_state(self.options, count)
        self.names = tuple(seats) if named else _numbered(count)  # type: ignore[arg-type]
        if not all(isinstance(name, str) for name in self.names):
            raise OptionError(f"seats: expected names, got {self.names!r:.80}")
        self.entries: History[Entry] = History()
        self.journal: History[Fact] = History()
        """The facts that the rules have told."""
        self.round_began = 0
        """How many facts the journal had when the last round was dealt: pass it as `since` to
        `events`."""
        self.sheet: list[list[int]] = []
        """The points of each round, by seat."""
        self.chances = 0
        """How many decks and picks have been drawn; also the number of the next one."""
        self.ended: Literal["scored", "unscored"] | None = None
        """How the players agreed to end the game early; None if they did not."""
        self.moments_ended = 0
        """How many moments for acting out of turn an action has ended."""
        self._seed = None if source else seed
        self._moves: History[str | tuple[int, str]] = History()
        self._auto_deal = auto_deal
        self._keep = keep
        self._dealt = b""
        """The state, packed, after the last step that cannot be taken back (see
        `_keep_from_here`)."""
        self._standing: History[tuple[int, int, int]] = History()
        """The actions since `_dealt` that still stand: seat, action and place among the entries."""
        self._newest = _Newest()
        """The last of these actions, as far as it has been examined; copies of the table share
        this."""
        if source is None:
            source = Generated()
            seed_generator(self.state, seed, 0)
        self._source = source
        self._shared = False
        """Whether another table may use the same state: then each step is taken on a copy."""
        if auto_deal:
            self._take(Table._deal_while_due)

    # --- where it stands --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def to_act(self) -> int | None:
        """The seat in turn; None when a deal is due or the game is over."""
        seat = self.game.rules.to_act(self.state)
        return seat if seat >= 0 and not self.ended else None

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal comes next."""
        return not self.ended and self.game.rules.to_act(self.state) == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ended is not None or self.game.rules.to_act(self.state) == NOBODY

    @property
    def totals(self) -> list[int]:
        """Each seat's points so far."""
        return list(self.game.totals(self.state))

    def winners(self) -> list[int]:
        """The seats that share the victory; empty until the game is over, and if it was ended
        early without a score, or before a round was."""
        if self.ended:
            scored = self.ended == "scored" and self.sheet
            return self.game.leaders(self.state) if scored else []
        return self.game.winners(self.state)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat (default: the one in turn), as notation (SeatError)."""
        seat = self.to_act if seat is None else self._seat(seat)
        if seat is None or self.ended:
            return []
        return [
            self.game.notation.format_action(self.state, action)
            for action in self.game.legal_actions(self.state, seat)
        ]

    @property
    def interruptible(self) -> bool:
        """Whether a seat out of turn may act now."""
        return not self.ended and self.game.rules.interrupters(self.state) != 0

    @property
    def interrupted(self) -> bool:
        """Whether the last action was taken out of turn."""
        return bool(self._moves) and not isinstance(self._moves[-1], str)

    def ends_moment(self, action: str) -> bool:
        """Whether this action ends the moment to act out of turn (MalformedActionError)."""
        return self.game.rules.ends_moment(
            self.state, self.game.notation.parse_action(self.state, action)
        )

    def view(self, seat: int | None = None, shared: Any = None) -> Any:
        """Return what a seat, or a spectator (None), may know: the game's `View` (SeatError).
        `shared` is the spectator's view, if it has been made already; this saves time."""
        sight = self.game.sight
        if shared is None:
            shared = sight.view(self.state, None)
        view = shared if seat is None else sight.own(self.state, shared, self._seat(seat))
        if not self.ended:
            return view
        return replace(view, phase="over", to_act=None, legal=[], winners=self.winners())

    def information_state(self, seat: int | None = None) -> InformationState:
        """All that the seat (default: the one in turn) knows, for bots (SeatError)."""
        chosen = self.to_act if seat is None else seat
        if chosen is None:
            raise SeatError("expected the number of a seat: no seat is in turn")
        return InformationState(self.game, self.state, self._seat(chosen))

    @property
    def journal_size(self) -> int:
        """How many facts the journal has: pass it as `since` to `events`."""
        return len(self.journal)

    def events(
        self, seat: int | None = None, since: int = 0, until: int | None = None
    ) -> list[Any]:
        """Return the events from fact number `since` of the journal to before `until`, as a seat or
        a spectator (None) may know them (SeatError)."""
        seat = None if seat is None else self._seat(seat)
        events = (
            Undone(seat=fact[1])
            if fact[0] == UNDONE
            else self.game.sight.event(self.state, fact, seat)
            for fact in self.journal[since:until]
        )
        return [event for event in events if event is not None]

    def _seat(self, seat: int) -> int:
        seat = index(seat)
        if not 0 <= seat < self.seats:
            raise SeatError(f"expected a seat from 0 to {self.seats - 1}, got {seat}")
        return seat

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: str, seat: int | None = None) -> list[Entry]:
        """Play an action for a seat (default: the one in turn); return the record's new entries.

        Raises SeatError, MalformedActionError, NotYourTurnError, IllegalActionError, or ChanceError
        if given chances do not fit; then nothing has changed.
        """
        return self._change(self._action(action, seat))

    def deal(self) -> list[Entry]:
        """Deal the next round; return the record's new entries.

        Raises IllegalActionError if no deal is due, or ChanceError; then nothing has changed.
        """
        return self._change(self._due_deal())

    def undo(self, seat: int) -> list[Entry]:
        """Take back this seat's action, the last one that still stands; return the record's new
        entries. The table must have been made with `keep`.

        Raises SeatError, UndoError if there is none, or RevealedError if it brought something
        hidden to light (`parlour.core.undo`); then nothing has changed.
        """
        return self._change(self._taking_back(seat))

    def _taking_back(self, seat: int) -> "Step":
        if not self._standing or self._standing[-1][0] != self._seat(seat):
            raise UndoError(f"expected the seat that acted last, and nothing since; got {seat}")
        if next(_chances_from(self.entries[self._standing[-1][2] + 1 :]), None) or (
            self._last_action().reveals
        ):
            raise RevealedError("expected an action that brought nothing hidden to light")
        return Table._undo

    def _undo(self) -> None:
        before = self._last_action().before
        assert before
        seat, action, _ = self._standing[-1]
        self.state, self._shared = before.copy(), False
        self.journal.append((UNDONE, seat, 0, 0, 0))
        self.entries.append(Undo(seat))
        self.moments_ended -= self.game.rules.ends_moment(before, action)
        self._moves = self._moves.until(len(self._moves) - 1)
        self._standing, self._newest = self._standing.until(len(self._standing) - 1), _Newest()

    def _last_action(self) -> "_Newest":
        """Return the last action that still stands. The position before it is seldom asked for, so
        it is not kept, but made again by playing from the deal on."""
        newest = self._newest
        if newest.before is None:
            before, standing = type(self.state).unpack(self._dealt), list(self._standing)
            before.source = given = Given()
            for (seat, action, place), (_, _, later) in pairwise(standing):
                chances = _chances_from(self.entries[place + 1 : later])
                given.refill(self._given(chance, place) for chance in chances)
                self.game.rules.apply(before, seat, action)
            before.source = None
            newest.before = before
            newest.reveals = reveals(self.game, before, *standing[-1][:2])
        return newest

    def _keep_from_here(self) -> None:
        """Forget how to take back the actions so far."""
        self._dealt = self.state.pack() if self._keep else b""
        self._standing, self._newest = History(), _Newest()

    def leave(self, seat: int, bot: str) -> list[Entry]:
        """Replace a person, who leaves the game for good, with a bot of this level; return the
        record's new entries (SeatError; IllegalActionError once the game is over)."""
        return self._change(self._leaving(seat, bot))

    def join(self, seat: int) -> list[Entry]:
        """Put a person in a bot's place between two rounds; return the record's new entries
        (SeatError; IllegalActionError at any other time)."""
        return self._change(self._joining(seat))

    def end(self, how: Literal["scored", "unscored"]) -> list[Entry]:
        """End the game early, as the players agreed; return the record's new entries
        (IllegalActionError once it is over)."""
        return self._change(self._ending(how))

    def _leaving(self, seat: int, bot: str) -> "Step":
        seat = self._seat(seat)
        if self.over:
            raise IllegalActionError("expected a game under way: the game is over")

        def leave(table: "Table") -> None:
            table.entries.append(Left(seat, bot))
            table._keep_from_here()

        return leave

    def _joining(self, seat: int) -> "Step":
        seat = self._seat(seat)
        if not self.awaits_deal:
            raise IllegalActionError("expected a game between two rounds")

        def join(table: "Table") -> None:
            table.entries.append(Joined(seat))
            table._keep_from_here()

        return join

    def _ending(self, how: Literal["scored", "unscored"]) -> "Step":
        if self.over:
            raise IllegalActionError("expected a game under way: the game is over")

        def end(table: "Table") -> None:
            table.entries.append(Ended(how))
            table.ended = how
            table._keep_from_here()

        return end

    def _action(self, action: str, seat: int | None) -> "Step":
        """Return the action as a step, if it is legal."""
        if isinstance(action, str) and len(action) > MAX_ACTION:
            raise MalformedActionError(
                f"expected an action of at most {MAX_ACTION} characters, got {len(action)}"
            )
        number = self.game.notation.parse_action(self.state, action)
        at = self.to_act if seat is None else self._seat(seat)
        legal = [] if at is None or self.ended else self.game.legal_actions(self.state, at)
        if at is None or not legal:
            raise NotYourTurnError(self._whose_turn())
        if number not in legal:
            raise IllegalActionError(
                f"expected one of {', '.join(self.legal(at))}; got {action!r:.40}",
                "action",
                legal=self.legal(at),
                action=f"{action:.40}",
            )
        return lambda table: table._apply(at, action, number)

    def _due_deal(self) -> "Step":
        if not self.awaits_deal:
            raise IllegalActionError(f"no deal is due: {self._whose_turn()}")
        return Table._deal

    def _apply(self, seat: int, action: str, number: int) -> None:
        if self._keep:
            self._standing.append((seat, number, len(self.entries)))
            self._newest = _Newest()
        self.moments_ended += self.game.rules.ends_moment(self.state, number)
        self._moves.append(action if seat == self.to_act else (seat, action))
        self.entries.append(Action(seat, action))
        self.game.rules.apply(self.state, seat, number)
        if self.game.rules.to_act(self.state) < 0:
            self.sheet.append(list(self.game.points(self.state)))
        if self._auto_deal:
            self._deal_while_due()

    def _deal(self) -> None:
        self.entries.append(Deal(len(self.sheet) + 1))
        self.round_began = len(self.journal)
        self.game.rules.deal(self.state)
        self._keep_from_here()

    def _deal_while_due(self) -> None:
        while self.awaits_deal:
            self._deal()

    def _change(self, step: "Step") -> list[Entry]:
        """Take a step; return the new entries. Given chances may fail in the middle of a step, so
        it is tried on a copy first."""
        before = len(self.entries)
        if isinstance(self._source, Given):
            after = self.copy()
            after._take(step)
            self._become(after)
        else:
            self._take(step)
        return self.entries[before:]

    def copy(self, source: Source | None = None) -> Self:
        """Return an independent table that goes on from here, with chances from `source`, or from a
        copy of this table's source."""
        self._shared = True
        twin = self.__new__(type(self))
        vars(twin).update(vars(self))
        twin.entries, twin.journal = self.entries.copy(), self.journal.copy()
        twin.sheet, twin._moves = self.sheet[:], self._moves.copy()
        twin._standing = self._standing.copy()
        twin._source = source or copy(self._source)
        return twin

    def _become(self, other: "Table") -> None:
        vars(self).update(vars(other))

    def _take(self, step: "Step") -> None:
        """Take a step, on a copy if the state before it is still needed. The state refers to the
        table only during the step, so an unused table is freed at once, without Python's cycle
        collector."""
        if self._shared:
            self.state, self._shared = self.state.copy(), False
        self.state.source, self.state.journal = _Noting(self), self.journal
        try:
            step(self)
        finally:
            self.state.source = self.state.journal = None

    def _whose_turn(self) -> str:
        if self.over:
            return "the game is over"
        return "a deal is due" if self.to_act is None else f"it is the turn of seat {self.to_act}"

    # --- the record -------------------------------------------------------------------------------

    def record(self) -> Record:
        """The whole game so far, nothing hidden."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            edition=self.options.edition,
            options={k: v for k, v in self.options.values().items() if k != "edition"},
            seats=self.names,
            entries=tuple(self.entries),
        )

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        options: Options | dict[str, Any],
        seats: int | Sequence[str],
        entries: Iterable[Entry],
    ) -> Self:
        """The table at the end of a record. It deals only when told to, and has no source of
        chance: needing one is a ChanceError. To play on, `copy` it with a source.

        Raises OptionError, or RecordError with the number of the entry that does not fit.
        """
        table = cls(game, options, seats=seats, source=Given(), auto_deal=False)
        table.carry_out(entries)
        return table

    def carry_out(self, entries: Iterable[Entry]) -> None:
        """Deal and play as the next entries of a record say, with the chances that they hold.

        Raises RecordError with the number of the entry that does not fit, counted over the whole
        record; then nothing has changed.
        """
        given, todo = Given(), list(entries)
        after = self.copy(given)
        after._auto_deal = False
        after._keep = self._keep or most_undone(todo) > 0
        at = 0
        while at < len(todo):
            at += after._carry_out_step(given, todo, at)
        after._source, after._auto_deal = self._source, self._auto_deal
        after._keep = self._keep
        self._become(after)

    def _carry_out_step(self, given: Given, todo: list[Entry], at: int) -> int:
        """Deal or play as `todo[at]` says, with the chances that follow it; return how many entries
        that took."""
        first = len(self.entries) + 1
        chances = list(_chances_from(todo, at + 1))
        given.refill(self._given(chance, n) for n, chance in enumerate(chances, start=first + 1))
        try:
            self._take(self._step(todo[at]))
        except ChanceError as error:
            number = first + min(given.used, len(todo) - at - 1)
            raise RecordError.of(error, number) from None
        except ParlourError as error:
            raise RecordError.of(error, first) from None
        made = self.entries[first - 1 :]
        for n, entry in enumerate(made):
            if entry != todo[at + n]:
                found = f"expected {_text(entry)}, found {_text(todo[at + n])}"
                raise RecordError(found, first + n)
        return len(made)

    def _step(self, entry: Entry) -> "Step":
        """Return an entry as a step, if it is legal now."""
        if isinstance(entry, Action):
            return self._action(entry.action, entry.seat)
        if isinstance(entry, Undo):
            return self._taking_back(entry.undo)
        if isinstance(entry, Left):
            return self._leaving(entry.left, entry.bot)
        if isinstance(entry, Joined):
            return self._joining(entry.joined)
        if isinstance(entry, Ended):
            return self._ending(entry.ended)
        if not isinstance(entry, Deal):
            raise ChanceError("expected a deal or an action, found a deck or pick not asked for")
        if self.awaits_deal and entry.deal != len(self.sheet) + 1:
            raise IllegalActionError(f"expected deal {len(self.sheet) + 1}, found {entry.deal}")
        return self._due_deal()

    def _given(self, chance: Chance, number: int) -> list[int] | Pick:
        if isinstance(chance, Pick):
            return chance
        try:
            return [self.game.notation.parse_card(card) for card in chance.deck]
        except ValueError as error:
            raise RecordError(f"{error!s:.200}", number) from None

    def __repr__(self) -> str:
        """Return Python code that makes the table again, if it was made from a seed."""
        numbered = self.names == _numbered(self.seats)
        parts = [repr(self.game.name), f"seats={self.seats if numbered else list(self.names)}"]
        changed = {
            name: value
            for name, value in self.options.values().items()
            if value != self.options.described()[name][1]
        }
        parts += [f"{name}={value!r}" for name, value in changed.items()]
        if self._seed is not None:
            parts.append(f"seed={self._seed}")
        if self._moves:
            parts.append(f"moves={list(self._moves)}")
        return f"table({', '.join(parts)})"


class _Newest:
    """Facts found out about the last action."""

    __slots__ = ("before", "reveals")

    def __init__(self) -> None:
        self.before: State | None = None
        """The state that the action was played on; None until somebody asks."""
        self.reveals = False
        """Whether the action brought something hidden to light. Finding this out takes a while."""


Step = Callable[[Table], None]
"""A checked change to a table, ready to be carried out."""


class _Noting:
    """The source that a table's rules use: it enters every chance it gives in the record."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def below(self, s: Any, n: int) -> int:
        pick = self._table._source.below(s, n)
        self._note(Pick(pick, n))
        return pick

    def shuffle(self, s: Any, cards: list[int], n: int) -> None:
        self._table._source.shuffle(s, cards, n)
        text = self._table.game.notation.format_card
        self._note(Deck(tuple(text(card) for card in reversed(cards[:n]))))

    def _note(self, chance: Chance) -> None:
        self._table.entries.append(chance)
        self._table.chances += 1


def _numbered(seats: int) -> tuple[str, ...]:
    return tuple(f"seat {n}" for n in range(seats))


def _chances_from(entries: Sequence[Entry], at: int = 0) -> Iterator[Chance]:
    for entry in islice(entries, at, None):
        if not isinstance(entry, Chance):
            return
        yield entry


def _text(entry: Entry) -> str:
    return f"{msgspec.json.encode(entry).decode():.80}"
