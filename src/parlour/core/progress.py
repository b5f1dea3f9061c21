"""`Progress`: how far a game has come, and the steps that take it further."""

from collections.abc import Callable
from copy import copy
from operator import index
from typing import Any, get_args

import msgspec

from parlour.core import table_rules
from parlour.core.chance import Source
from parlour.core.errors import MalformedActionError, SeatError
from parlour.core.game import CHANCE, Game
from parlour.core.history import History
from parlour.core.numbers import Seat
from parlour.core.record import Acted, Deal, Early, Ended, Entry, Joined, Left, Pick, Undo
from parlour.core.state import Fact
from parlour.core.undo import UNDONE, Undoable


class Progress(msgspec.Struct, eq=False):
    """A game's state, and its record as it grows.

    A step that is refused changes nothing. But one that is legal may fail halfway with a
    ChanceError, if chances are given; so take it on a copy.

    It is also the source that its rules use (`below`, `shuffle`): it enters the chances in the
    record.
    """

    game: Game[Any]
    awake: Any
    """The state; None while it rests."""
    source: Source
    """The source of chances."""
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
    """True if a copy may use the same state: then rules are run on a copy of the state."""
    resting: bytes = b""
    """The state while it rests, packed."""
    turn_at_rest: int = CHANCE
    """The answer of the rules: the seat in turn, `CHANCE` or `NOBODY`."""

    @property
    def state(self) -> Any:
        """All there is to know."""
        if self.awake is None:
            self.awake = self.game.State.unpack(self.resting)
        return self.awake

    def rest(self) -> None:
        """Keep the state as a few bytes until it is needed again. Its many lists take much memory,
        which is slow to go through: for a thousand tables it is in no cache."""
        if self.awake is not None:
            self.turn_at_rest, self.resting = self._turn, self.awake.pack()
            self.awake, self.shared = None, False

    def copy(self, source: Source | None = None) -> "Progress":
        """Return an independent copy, with chances from `source`, or from a copy of this one's."""
        self.shared = self.awake is not None
        twin = copy(self)
        twin.source = source or copy(self.source)
        twin.entries, twin.journal = self.entries.copy(), self.journal.copy()
        twin.moves, twin.sheet = self.moves.copy(), self.sheet[:]
        return twin

    # --- where it stands --------------------------------------------------------------------------

    @property
    def to_act(self) -> Seat | None:
        """The seat in turn; None when a deal is due or the game is over."""
        seat = table_rules.in_turn(self._turn, self._ended)
        return None if seat is None else Seat(seat)

    @property
    def awaits_deal(self) -> bool:
        """True if a deal comes next."""
        return table_rules.awaits_deal(self._turn, self._ended)

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return table_rules.is_over(self._turn, self._ended)

    @property
    def interruptible(self) -> bool:
        """True if a seat out of turn may act now."""
        interrupters = self.game.rules.interrupters(self.state)
        return table_rules.is_interruptible(interrupters, self._ended)

    @property
    def _turn(self) -> int:
        if self.awake is None:
            return self.turn_at_rest
        return self.game.rules.to_act(self.awake)

    @property
    def _ended(self) -> bool:
        return self.ended is not None

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
        try:
            seat = index(number)
        except TypeError:
            last = self.state.seats - 1
            raise SeatError(f"expected a seat from 0 to {last}, got {number!r:.40}") from None
        table_rules.check_seat(seat, self.state.seats)
        return Seat(seat)

    # --- steps ------------------------------------------------------------------------------------

    def act(self, action: str, seat: int | None) -> None:
        """Play an action for a seat (None: the one in turn).

        Raises SeatError, MalformedActionError, NotYourTurnError or IllegalActionError.
        """
        if not isinstance(action, str):
            raise MalformedActionError(f"expected an action as text, got {action!r:.40}")
        table_rules.check_length(action)
        rules, number = self.game.rules, self.game.notation.parse_action(self.state, action)
        in_turn = self.to_act
        seat = in_turn if seat is None else self.check_seat(seat)
        legal = [] if seat is None else self.game.legal_actions(self.state, seat)
        table_rules.check_may_act(len(legal), self._turn, self._ended)
        assert seat is not None
        if number not in legal:
            raise table_rules.illegal(action, self.legal(seat))
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

    def deal(self, number: int | None = None) -> None:
        """Deal the next round (IllegalActionError if no deal is due, or not the one of this
        number)."""
        if number is not None:
            table_rules.check_deal_number(number, len(self.sheet), self._turn, self._ended)
        table_rules.check_deal(self._turn, self._ended)
        self.entries.append(Deal(len(self.sheet) + 1))
        self.round_began = len(self.journal)
        self._run(self.game.rules.deal)
        self._cannot_go_back()

    def undo(self, seat: int) -> None:
        """Take back the last action that still stands (SeatError; UndoError if it is not this
        seat's; RevealedError if it brought something hidden to light)."""
        seat, undoable = self.check_seat(seat), self.undoable
        table_rules.check_undo(seat, undoable.seat if undoable else None)
        assert undoable
        table_rules.check_hidden(undoable.reveals)
        _, action, _ = undoable.actions[-1]
        self.awake, self.shared = undoable.before.copy(), False
        self.journal.append((UNDONE, seat, 0, 0, 0))
        self.entries.append(Undo(seat))
        self.moments_ended -= self.game.rules.ends_moment(self.state, action)
        self.moves = self.moves.until(len(self.moves) - 1)
        self.undoable = undoable.less()

    def leave(self, seat: int, bot: str) -> None:
        """Replace a person with a bot (SeatError; IllegalActionError once the game is over)."""
        seat = self.check_seat(seat)
        table_rules.check_under_way(self._turn, self._ended)
        self.entries.append(Left(seat, bot))
        self._cannot_go_back()

    def join(self, seat: int) -> None:
        """Replace a bot with a person (SeatError; IllegalActionError unless a deal is due)."""
        seat = self.check_seat(seat)
        table_rules.check_between_rounds(self._turn, self._ended)
        self.entries.append(Joined(seat))
        self._cannot_go_back()

    def end(self, how: Early) -> None:
        """End the game early (MalformedActionError for no such way; IllegalActionError once it is
        over)."""
        if how not in (ways := [*get_args(Early)]):
            raise MalformedActionError(f"expected {' or '.join(ways)}, got {how!r:.40}")
        table_rules.check_under_way(self._turn, self._ended)
        self.entries.append(Ended(how))
        self.ended = how
        self._cannot_go_back()

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
            self.awake, self.shared = self.state.copy(), False
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
