"""`Table`: a game under way, for people who write Python, for the server and for tests."""

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from typing import Any, Self, cast

from msgspec.structs import replace

from parlour.core.carrying_out import carried_out
from parlour.core.chance import Generated, Given, Source, seed_generator
from parlour.core.errors import OptionError, SeatError, UndoError
from parlour.core.game import Game, HouseRules
from parlour.core.history import History
from parlour.core.information import InformationState
from parlour.core.numbers import Seat, all_seats
from parlour.core.options import check_whole
from parlour.core.outcome import Outcome
from parlour.core.picture import Picture, Shown
from parlour.core.progress import Progress
from parlour.core.record import Acted, Early, Entry, Record, Undo
from parlour.core.state import Fact
from parlour.core.table_rules import victors
from parlour.core.undo import UNDONE, Undone


class Table:
    """One game, played by the plain rules, and its record as it grows.

    Chance comes from `seed` (the same game each time) or from a `source`. With `auto_deal`, rounds
    are dealt as soon as they are due; without it, `awaits_deal` says so and `deal()` deals.

    With `keep`, the actions of the round can be taken back, from the last one on.

    Raises OptionError for options or a number of seats that the game does not have, or a seed that
    is no whole number from 0 to below 2^63.

    >>> import parlour
    >>> table = parlour.table("mojo", seats=["Ann", "Bo"], seed=3, first_player=0)
    >>> table.legal()
    ['1', '3', '4', '6', '8', '12']
    >>> table.play("1")
    [Acted(seat=0, action='1')]
    >>> print(table.view(1))
    round 1  face 0  direction +1  draw_pile 61
    a: 7 1
      0: ? ? ? ? ? ? ?  (0)
    > 1: 0 4 6 6 7 8 11 11  (0)
    0  4  6  7  8  11
    >>> print(table)
    round 1  face 0  direction +1  draw_pile 61
    a: 7 1
      Ann: 1 3 3 4 6 8 12  (0)
    > Bo: 0 4 6 6 7 8 11 11  (0)
    0  4  6  7  8  11
    >>> table.play("12")
    Traceback (most recent call last):
    parlour.core.errors.IllegalActionError: expected one of 0, 4, 6, 7, 8, 11; got '12'
    """

    def __init__(
        self,
        game: Game[Any],
        options: HouseRules | None = None,
        *,
        seats: int | Sequence[str],
        seed: int = 0,
        source: Source | None = None,
        auto_deal: bool = True,
        keep: bool = False,
    ) -> None:
        self.game = game
        self.options = game.options(options)
        named = isinstance(seats, Sequence) and not isinstance(seats, str)
        count: Any = len(seats) if named else seats  # type: ignore[arg-type]
        state = game.new_state(self.options, count)
        names: Sequence[str] = seats if named else [""] * count  # type: ignore[assignment]
        if not all(isinstance(name, str) for name in names):
            raise OptionError(f"seats: expected names, got {tuple(names)!r:.80}")
        self.names = tuple(name or seat for name, seat in zip(names, _numbered(count), strict=True))
        """Whoever has none is called by the seat."""
        if source is None:
            check_whole("seed", seed, 0)
            seed_generator(state, int(seed), 0)
        self.seen: tuple[Seat, ...] | None = None
        """As in its record (`Record.seen`)."""
        self._seed = None if source else seed
        self._auto_deal = auto_deal
        self._progress = Progress(game, state, source or Generated())
        self._pushed: list[Progress] = []
        if keep:
            self._progress.keep()
        while auto_deal and self.awaits_deal:
            self._progress.deal()

    # --- where it stands --------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def state(self) -> Any:
        """All there is to know, hidden cards included."""
        return self._progress.state

    @property
    def to_act(self) -> Seat | None:
        """The seat in turn; None when a deal is due or the game is over."""
        return self._progress.to_act

    @property
    def awaits_deal(self) -> bool:
        """True if a deal comes next."""
        return self._progress.awaits_deal

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self._progress.over

    @property
    def ended(self) -> Early | None:
        """The way in which the players ended the game early; None if they did not."""
        return self._progress.ended

    @property
    def sheet(self) -> list[list[int]]:
        """The points of each round, by seat."""
        return [[*points] for points in self._progress.sheet]

    @property
    def totals(self) -> list[int]:
        """Each seat's points so far."""
        return list(self.game.totals(self.state))

    def winners(self) -> list[Seat]:
        """The winners of the `outcome`; none while the game goes on."""
        outcome = self.outcome()
        return list(outcome.winners) if outcome else []

    def outcome(self) -> Outcome | None:
        """The outcome of the game; None while it goes on.

        >>> import parlour
        >>> table = parlour.table("mojo", seats=["Ann", "Bo"], seed=3)
        >>> table.outcome() is None
        True
        >>> table.end("unscored")
        [Ended(ended='unscored')]
        >>> table.outcome()
        Outcome(winners=(), totals=(0, 0), ended='unscored')
        """
        if not self.over:
            return None
        s, game = self.state, self.game
        winners = victors(self.ended, len(self.sheet), game.winners(s), game.leaders(s))
        return Outcome(tuple(winners), tuple(self.totals), self.ended)

    def legal(self, seat: int | None = None) -> list[str]:
        """The legal actions of a seat (default: the one in turn), as notation (SeatError).

        >>> import parlour
        >>> parlour.table("mojo", seats=3, seed=7).legal()
        ['2', '7', '10', '11', '12']
        """
        return self._progress.legal(seat)

    @property
    def interruptible(self) -> bool:
        """True if a seat out of turn may act now."""
        return self._progress.interruptible

    @property
    def interrupted(self) -> bool:
        """True if the last action was taken out of turn."""
        moves = self._progress.moves
        return bool(moves) and not isinstance(moves[-1], str)

    def ends_moment(self, action: str) -> bool:
        """True if this action ends the moment to act out of turn (MalformedActionError)."""
        return self.game.rules.ends_moment(
            self.state, self.game.notation.parse_action(self.state, action)
        )

    @property
    def moments_ended(self) -> int:
        """The number of moments for acting out of turn that an action has ended."""
        return self._progress.moments_ended

    @property
    def history(self) -> list[tuple[Seat, str]]:
        """The actions that have been played and not taken back, each with its seat.

        >>> import parlour
        >>> parlour.table("mojo", seats=2, seed=3, first_player=0, moves=["1", "4"]).history
        [(0, '1'), (1, '4')]
        """
        standing: list[tuple[Seat, str]] = []
        for entry in self.entries:
            if isinstance(entry, Acted):
                standing.append((entry.seat, entry.action))
            elif isinstance(entry, Undo):
                standing.pop()
        return standing

    # --- what seats may know ----------------------------------------------------------------------

    def view(self, seat: int | None = None, shared: Shown | None = None) -> Shown:
        """Return what a seat, or a spectator (None), may know: the game's `View` (SeatError).
        `shared` is the spectator's view, if it has been made already; this saves time.

        >>> import parlour
        >>> table = parlour.table("mojo", seats=3, seed=7)
        >>> table.view(2).seats[2].hand, table.view(0).seats[2].hand
        ([2, 7, 7, 7, 10, 11, 11, 12], None)
        """
        sight = self.game.sight
        if shared is None:
            shared = sight.view(self.state, None)
        view: Any = shared if seat is None else sight.own(self.state, shared, self._check(seat))
        if self.ended:
            view = replace(view, phase="over", to_act=None, legal=[], winners=self.winners())
        return cast(Shown, view)

    def information_state(self, seat: int | None = None) -> InformationState:
        """All that the seat (default: the one in turn) knows, for bots (SeatError)."""
        chosen = self.to_act if seat is None else seat
        if chosen is None:
            raise SeatError("expected the number of a seat: no seat is in turn")
        return InformationState(self.game, self.state, self._check(chosen))

    @property
    def journal(self) -> History[Fact]:
        """The facts that the rules have told."""
        return self._progress.journal

    @property
    def journal_size(self) -> int:
        """The number of facts in the journal: pass it as `since` to `events`."""
        return len(self.journal)

    @property
    def round_began(self) -> int:
        """The number of facts in the journal when the last round was dealt: pass it as `since` to
        `events`."""
        return self._progress.round_began

    def events(
        self, seat: int | None = None, since: int = 0, until: int | None = None
    ) -> list[Any]:
        """Return the events from fact number `since` of the journal to before `until`, as a seat or
        a spectator (None) may know them (SeatError)."""
        seat = None if seat is None else self._check(seat)
        events = (
            Undone(seat=Seat(fact[1]))
            if fact[0] == UNDONE
            else self.game.sight.event(self.state, fact, seat)
            for fact in self.journal[since:until]
        )
        return [event for event in events if event is not None]

    def _check(self, seat: int) -> Seat:
        return self._progress.check_seat(seat)

    # --- playing ----------------------------------------------------------------------------------

    def play(self, action: str, seat: int | None = None) -> list[Entry]:
        """Play an action for a seat (default: the one in turn); return the record's new entries.

        Raises SeatError, MalformedActionError, NotYourTurnError, IllegalActionError, or ChanceError
        if given chances do not fit; then nothing has changed.

        >>> import parlour
        >>> table = parlour.table("mojo", seats=3, seed=7)
        >>> table.play("2")
        [Acted(seat=2, action='2')]
        """
        return self._step(lambda progress: progress.act(action, seat))

    def deal(self) -> list[Entry]:
        """Deal the next round; return the record's new entries.

        Raises IllegalActionError if no deal is due, or ChanceError; then nothing has changed.
        """
        return self._step(Progress.deal)

    def undo(self, seat: int) -> list[Entry]:
        """Take back this seat's action, the last one that still stands; return the record's new
        entries. The table must have been made with `keep`.

        Raises SeatError, UndoError if there is none, or RevealedError if it brought something
        hidden to light (`parlour.core.undo`); then nothing has changed.
        """
        self._check(seat)
        if self._progress.undoable is None:
            raise UndoError("expected a table made with `keep`; or `push` and `pop`")
        return self._step(lambda progress: progress.undo(seat))

    def leave(self, seat: int, bot: str) -> list[Entry]:
        """Replace a person, who leaves the game for good, with a bot of this level; return the
        record's new entries (SeatError; IllegalActionError once the game is over)."""
        return self._step(lambda progress: progress.leave(seat, bot))

    def join(self, seat: int) -> list[Entry]:
        """Put a person in a bot's place between two rounds; return the record's new entries
        (SeatError; IllegalActionError at any other time)."""
        return self._step(lambda progress: progress.join(seat))

    def end(self, how: Early) -> list[Entry]:
        """End the game early, as the players agreed: `scored` or `unscored`; return the record's
        new entries (MalformedActionError; IllegalActionError once it is over)."""
        return self._step(lambda progress: progress.end(how))

    def push(self, action: str, seat: int | None = None) -> list[Entry]:
        """Play an action, as `play` does, so that `pop` can go back to before it: for searching and
        trying out. Unlike `undo`, going back leaves no trace, and hidden cards are no hindrance.

        >>> import parlour
        >>> table = parlour.table("mojo", seats=2, seed=3, first_player=0)
        >>> table.push("1")
        [Acted(seat=0, action='1')]
        >>> table.pop()
        (0, '1')
        >>> table.history
        []
        """
        before = self._progress.copy()
        entries = self.play(action, seat)
        self._pushed.append(before)
        return entries

    def pop(self) -> tuple[Seat, str]:
        """Go back to before the last action that was pushed, deals that followed it included, and
        return it with its seat (UndoError if none was)."""
        if not self._pushed:
            raise UndoError("expected an action that was pushed")
        before = self._pushed.pop()
        entry: Any = self.entries[len(before.entries)]
        self._progress = before
        return entry.seat, entry.action

    def _step(self, step: Callable[[Progress], None]) -> list[Entry]:
        """Take a step; return the new entries. If chances are given, it may fail halfway: then it
        is taken on a copy."""
        before, progress = len(self.entries), self._progress
        after = progress.copy() if isinstance(progress.source, Given) else progress
        step(after)
        while self._auto_deal and after.awaits_deal:
            after.deal()
        self._progress = after
        return after.entries[before:]

    def copy(self, source: Source | None = None) -> Self:
        """Return an independent table that goes on from here, with chances from `source`, or from a
        copy of this table's source."""
        twin = copy(self)
        if source:
            twin._progress.source = source
        return twin

    def __setstate__(self, copied: dict[str, Any]) -> None:
        # A copy goes on by itself, one by Python's own `copy`, too.
        for name, value in copied.items():
            setattr(self, name, value)
        self._progress, self._pushed = self._progress.copy(), []

    def rest(self) -> None:
        """Take as little memory as can be until the table is needed again: for a server with a
        thousand of them. Nothing else changes, except that `state` is another object."""
        self._progress.rest()

    # --- the record -------------------------------------------------------------------------------

    @property
    def entries(self) -> History[Entry]:
        """The entries of its record."""
        return self._progress.entries

    @property
    def chances(self) -> int:
        """The number of decks and picks drawn so far; also the number of the next one."""
        return self._progress.chances

    def record(self) -> Record:
        """The whole game so far, nothing hidden."""
        return Record(
            game=self.game.name,
            rules=self.game.version,
            edition=self.options.edition,
            options={k: v for k, v in self.options.values().items() if k != "edition"},
            seats=self.names,
            seen=self.seen,
            entries=tuple(self.entries),
        )

    @classmethod
    def resume(
        cls,
        game: Game[Any],
        options: HouseRules,
        seats: int | Sequence[str],
        entries: Iterable[Entry],
        *,
        keep: bool = False,
    ) -> Self:
        """The table at the end of a record. It deals only when told to, and has no source of
        chance: needing one is a ChanceError. To play on, `copy` it with a source. With `keep`, the
        last actions can be taken back.

        Raises OptionError, or RecordError with the number of the entry that does not fit.
        """
        table = cls(game, options, seats=seats, source=Given(), auto_deal=False, keep=keep)
        table.carry_out(entries)
        return table

    def carry_out(self, entries: Iterable[Entry]) -> None:
        """Deal and play as the next entries of a record say, with the chances that they hold.

        Raises RecordError with the number of the entry that does not fit, counted over the whole
        record; then nothing has changed.
        """
        self._progress = carried_out(self._progress, entries)

    def open_view(self) -> Shown:
        """Everything on the table in one view, with the hands of all seats but those that held
        cards which nobody saw; legal actions are those of the seat in turn."""
        unseen = self.record().unseen
        seats = [seat for seat in all_seats(self.seats) if seat not in unseen]
        view = self.view()
        for seat in sorted(seats, key=lambda seat: seat == self.to_act):
            view = self.view(seat, view)
        return view

    def picture(self, seat: int | None = None) -> Picture:
        """The table as a picture: as a seat sees it, or with everything open (SeatError)."""
        view = self.open_view() if seat is None else self.view(seat)
        return view.picture(self.names)

    def _repr_svg_(self) -> str:
        return str(self.picture())

    def __str__(self) -> str:
        """The table as text, everything open."""
        return self.open_view().text(self.names)

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
        if self._progress.moves:
            parts.append(f"moves={list(self._progress.moves)}")
        return f"table({', '.join(parts)})"


def _numbered(seats: int) -> tuple[str, ...]:
    return tuple(f"seat {n}" for n in range(seats))
