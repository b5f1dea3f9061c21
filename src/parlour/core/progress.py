"""`Progress`: how far a game has come, and the steps that take it further."""

from collections.abc import Callable
from copy import copy
from operator import index
from typing import Any

import msgspec

from parlour.core.chance import Source
from parlour.core.errors import (
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    RevealedError,
    SeatError,
    UndoError,
)
from parlour.core.game import CHANCE, NOBODY, Game
from parlour.core.history import History
from parlour.core.numbers import Seat
from parlour.core.record import Acted, Deal, Early, Ended, Entry, Joined, Left, Pick, Undo
from parlour.core.state import Fact
from parlour.core.undo import UNDONE
from parlour.core.undoable import Undoable

MAX_ACTION = 100
"""In characters. No game's notation is longer."""


class Progress(msgspec.Struct, eq=False):
    """A game's state, and its record as it grows.

    A step that is refused changes nothing. But one that is legal may fail halfway with a
    ChanceError, if chances are given; so take it on a copy.

    It is also the source that its rules use (`below`, `shuffle`): it enters the chances in the
    record.
    """

    game: Game[Any]
    state: Any
    source: Source
    """Where chances come from."""
    undoable: Undoable | None = None
    """The actions that can be taken back; None if that is not asked for."""
    entries: History[Entry] = msgspec.field(default_factory=History)
    journal: History[Fact] = msgspec.field(default_factory=History)
    moves: History[str | tuple[Seat, str]] = msgspec.field(default_factory=History)
    """The actions that still stand; with their seats, if they were taken out of turn."""
    sheet: list[list[int]] = msgspec.field(default_factory=list)
    round_began: int = 0
    chances: int = 0
    moments_ended: int = 0
    ended: Early | None = None
    shared: bool = False
    """Whether a copy may use the same state: then rules are run on a copy of the state."""

    def copy(self, source: Source | None = None) -> "Progress":
        """Return an independent copy, with chances from `source`, or from a copy of this one's."""
        self.shared = True
        twin = copy(self)
        twin.source = source or copy(self.source)
        twin.entries, twin.journal = self.entries.copy(), self.journal.copy()
        twin.moves, twin.sheet = self.moves.copy(), self.sheet[:]
        return twin

    # --- where it stands --------------------------------------------------------------------------

    @property
    def to_act(self) -> Seat | None:
        """The seat in turn; None when a deal is due or the game is over."""
        seat = self.game.rules.to_act(self.state)
        return Seat(seat) if seat >= 0 and not self.ended else None

    @property
    def awaits_deal(self) -> bool:
        """Whether a deal comes next."""
        return not self.ended and self.game.rules.to_act(self.state) == CHANCE

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.ended is not None or self.game.rules.to_act(self.state) == NOBODY

    def legal(self, seat: int | None) -> list[str]:
        """The legal actions of a seat (None: the one in turn), as notation (SeatError)."""
        seat = self.to_act if seat is None else self.check_seat(seat)
        if seat is None or self.ended:
            return []
        return [
            self.game.notation.format_action(self.state, action)
            for action in self.game.legal_actions(self.state, seat)
        ]

    def check_seat(self, number: int) -> Seat:
        """Return the seat of this number (SeatError)."""
        seat = index(number)
        if not 0 <= seat < self.state.seats:
            raise SeatError(f"expected a seat from 0 to {self.state.seats - 1}, got {seat}")
        return Seat(seat)

    def _whose_turn(self) -> str:
        if self.over:
            return "the game is over"
        return "a deal is due" if self.to_act is None else f"it is the turn of seat {self.to_act}"

    # --- steps ------------------------------------------------------------------------------------

    def act(self, action: str, seat: int | None) -> None:
        """Play an action for a seat (None: the one in turn).

        Raises SeatError, MalformedActionError, NotYourTurnError or IllegalActionError.
        """
        if isinstance(action, str) and len(action) > MAX_ACTION:
            raise MalformedActionError(
                f"expected an action of at most {MAX_ACTION} characters, got {len(action)}"
            )
        rules, number = self.game.rules, self.game.notation.parse_action(self.state, action)
        in_turn = self.to_act
        seat = in_turn if seat is None else self.check_seat(seat)
        legal = [] if seat is None or self.ended else self.game.legal_actions(self.state, seat)
        if seat is None or not legal:
            raise NotYourTurnError(self._whose_turn())
        if number not in legal:
            raise IllegalActionError(
                f"expected one of {', '.join(self.legal(seat))}; got {action!r:.40}",
                "action",
                legal=self.legal(seat),
                action=f"{action:.40}",
            )
        self.moments_ended += rules.ends_moment(self.state, number)
        self.moves.append(action if seat == in_turn else (seat, action))
        self.entries.append(Acted(seat, action))
        played = len(self.entries)
        self._run(rules.apply, seat, number)
        if rules.to_act(self.state) < 0:
            self.sheet.append(list(self.game.points(self.state)))
        if self.undoable:
            chances: Any = tuple(self.entries[played:])
            self.undoable = self.undoable.plus((seat, number, chances))

    def deal(self) -> None:
        """Deal the next round (IllegalActionError if no deal is due)."""
        if not self.awaits_deal:
            raise IllegalActionError(f"no deal is due: {self._whose_turn()}")
        self.entries.append(Deal(len(self.sheet) + 1))
        self.round_began = len(self.journal)
        self._run(self.game.rules.deal)
        self._cannot_go_back()

    def undo(self, seat: int) -> None:
        """Take back the last action that still stands (SeatError; UndoError if it is not this
        seat's; RevealedError if it brought something hidden to light)."""
        seat, undoable = self.check_seat(seat), self.undoable
        if not undoable or undoable.seat != seat:
            raise UndoError(f"expected the seat that acted last, and nothing since; got {seat}")
        if undoable.reveals:
            raise RevealedError("expected an action that brought nothing hidden to light")
        _, action, _ = undoable.actions[-1]
        self.state, self.shared = undoable.before.copy(), False
        self.journal.append((UNDONE, seat, 0, 0, 0))
        self.entries.append(Undo(seat))
        self.moments_ended -= self.game.rules.ends_moment(self.state, action)
        self.moves = self.moves.until(len(self.moves) - 1)
        self.undoable = undoable.less()

    def leave(self, seat: int, bot: str) -> None:
        """Replace a person with a bot (SeatError; IllegalActionError once the game is over)."""
        seat = self.check_seat(seat)
        self._check_under_way()
        self.entries.append(Left(seat, bot))
        self._cannot_go_back()

    def join(self, seat: int) -> None:
        """Replace a bot with a person (SeatError; IllegalActionError unless a deal is due)."""
        seat = self.check_seat(seat)
        if not self.awaits_deal:
            raise IllegalActionError("expected a game between two rounds")
        self.entries.append(Joined(seat))
        self._cannot_go_back()

    def end(self, how: Early) -> None:
        """End the game early (IllegalActionError once it is over)."""
        self._check_under_way()
        self.entries.append(Ended(how))
        self.ended = how
        self._cannot_go_back()

    def _check_under_way(self) -> None:
        if self.over:
            raise IllegalActionError("expected a game under way: the game is over")

    def keep(self) -> None:
        """From here on, keep the actions that can be taken back."""
        self.undoable = Undoable(self.game, self.state.pack())

    def _cannot_go_back(self) -> None:
        if self.undoable:
            self.keep()

    # --- rules and their chances ------------------------------------------------------------------

    def _run(self, rule: Callable[..., None], *arguments: int) -> None:
        """Run a rule on the state. Only meanwhile does the state refer to this object, so that
        unused ones are freed at once, without Python's cycle collector."""
        if self.shared:
            self.state, self.shared = self.state.copy(), False
        self.state.source, self.state.journal = self, self.journal
        try:
            rule(self.state, *arguments)
        finally:
            self.state.source = self.state.journal = None

    def below(self, s: Any, n: int) -> int:
        """Return a number in 0..n-1 from the source."""
        pick = self.source.below(s, n)
        self.entries.append(Pick(pick, n))
        self.chances += 1
        return pick

    def shuffle(self, s: Any, cards: list[int], n: int) -> None:
        """Have the source shuffle the first n cards."""
        self.source.shuffle(s, cards, n)
        self.entries.append(self.game.notation.deck(cards, n))
        self.chances += 1
