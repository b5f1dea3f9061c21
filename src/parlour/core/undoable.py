"""`Undoable`: the actions of a round that can be taken back."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from parlour.core.chance import Given
from parlour.core.game import Game
from parlour.core.history import History
from parlour.core.numbers import Action, Seat
from parlour.core.record import Chance
from parlour.core.state import State
from parlour.core.undo import reveals

Played = tuple[Seat, Action, tuple[Chance, ...]]
"""An action that was played: its seat, the action, and the chances it asked for."""


@dataclass(frozen=True)
class Undoable:
    """The actions that can be taken back, from the last one on. It does not change, so whatever has
    been found out about the last action is known to every copy of a table."""

    game: Game[Any]
    start: bytes
    """The state before the first of them, packed."""
    actions: History[Played] = field(default_factory=History)

    def plus(self, played: Played) -> "Undoable":
        """Return these actions and one more."""
        actions = self.actions.copy()
        actions.append(played)
        return Undoable(self.game, self.start, actions)

    def less(self) -> "Undoable":
        """Return these actions without the last one."""
        return Undoable(self.game, self.start, self.actions.until(len(self.actions) - 1))

    @property
    def seat(self) -> Seat | None:
        """The seat that played the last action; None if there is none."""
        return self.actions[-1][0] if self.actions else None

    @cached_property
    def before(self) -> State:
        """The state before the last action. It is seldom asked for, so it is not kept, but made
        again by playing from the start."""
        s = self.game.State.unpack(self.start)
        for seat, action, chances in self.actions[:-1]:
            s.source = Given(map(self.game.notation.given, chances))
            self.game.rules.apply(s, seat, action)
        s.source = None
        return s

    @cached_property
    def reveals(self) -> bool:
        """Whether the last action brought something hidden to light. Finding out takes a while."""
        seat, action, chances = self.actions[-1]
        return bool(chances) or reveals(self.game, self.before, seat, action)
