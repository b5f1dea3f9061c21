"""`InformationState`: all that one seat knows of a table, as data. Bots decide from it."""

from random import Random
from typing import Any, Self

import numpy as np

from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import ParlourError
from parlour.core.game import Game
from parlour.core.numbers import Action, Seat
from parlour.core.picture import Shown


class OtherGameError(ParlourError):
    """An information state of another game than the bot's."""

    code = "other-game"


class InformationState:
    """A state in which everything that a seat does not know is blank.

    Equal for any two tables that the seat cannot tell apart, so a bot that decides from it cannot
    cheat.

    >>> import parlour
    >>> information = parlour.table("mojo", seats=2, seed=3, first_player=0).information_state(0)
    >>> information.state.hand[1]
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    >>> information.actions()
    ['1', '3', '4', '6', '8', '12']
    """

    __slots__ = ("game", "seat", "state")

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        """Take the seat's knowledge from a plain state. The state itself is not changed."""
        self.game = game
        self.seat = seat
        self.state = state.copy()
        self.state.source = None
        game.rules.conceal(self.state, seat)

    def check_game(self, game: str) -> None:
        """Raise OtherGameError unless the game has this name."""
        if self.game.name != game:
            raise OtherGameError(f"expected an information state of {game}, got {self!r}")

    def view(self) -> Shown:
        """The seat's view, as `Table.view` gives it."""
        return self.game.sight.view(self.state, self.seat)

    @property
    def in_turn(self) -> bool:
        """True if the seat is in turn; others may be able to act too."""
        return self.game.rules.to_act(self.state) == self.seat

    def legal(self) -> list[Action]:
        """The seat's legal actions, ascending."""
        return self.game.legal_actions(self.state, self.seat)

    def actions(self) -> list[str]:
        """The seat's legal actions as notation, in the order of `legal`."""
        return [self.game.notation.format_action(self.state, action) for action in self.legal()]

    def world(self, random: Random) -> Any:
        """Return a plain state that fits: everything that the seat does not know is dealt at
        random."""
        world = self.state.copy()
        world.source = Generated()
        seed_generator(world, random.getrandbits(64), 0)
        self.game.rules.redeal(world, self.seat)
        return world

    def to_bytes(self) -> bytes:
        """The state for another process that knows the game; `from_bytes` reads it back."""
        data: bytes = self.state.record().tobytes()
        return data

    @classmethod
    def from_bytes(cls, game: Game[Any], seat: Seat, data: bytes) -> Self:
        """Read the bytes that `to_bytes` wrote (ValueError for a wrong length)."""
        record = np.frombuffer(data, game.State.dtype, count=1)[0]
        return cls(game, game.State.from_record(record), seat)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, InformationState):
            return NotImplemented
        same = self.game is other.game and self.seat == other.seat
        return same and bool(self.state == other.state)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<InformationState {self.game.name}, seat {self.seat}>"
