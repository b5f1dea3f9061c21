"""The arrays of a batch of tables, as the rules of `turns` take them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.options import check_whole
from parlour.envs import turns
from parlour.envs.encoding import NUMBER, ArrayError, Encoding, Numbers
from parlour.envs.terms import REWARDS, Terms


class Turn(NamedTuple):
    """The next decision at each table. The arrays are the batch's own, and only to be read: the
    next step writes anew what is in them."""

    observations: Numbers
    """What the seat that acts may know, shape (tables, size), int16 (`Batch.encoding`)."""
    masks: NDArray[np.int8]
    """1 for each legal action, shape (tables, actions)."""
    seats: NDArray[np.int8]
    """The seats that act, shape (tables,); -2 where the game has ended."""
    rewards: NDArray[np.float32]
    """Each seat's reward for the last step, shape (tables, seats)."""
    ended: NDArray[np.int8]
    """1 where the last step ended the episode, shape (tables,): the next has begun already."""


class Memory:
    """The arrays of a batch, each in the place where `place` puts it. Raises OptionError."""

    def __init__(
        self,
        terms: Terms,
        encoding: Encoding,
        tables: int,
        seed: int,
        again: bool,
        place: Callable[[Any], Any] = lambda array: array,
    ) -> None:
        check_whole("tables", tables, 1)
        check_whole("seed", seed, 0)
        game, seats = terms.game, terms.seats
        settings = np.zeros(turns.AGAIN + 1, np.int64)
        settings[turns.SEED] = seed
        settings[turns.TABLES] = tables
        settings[turns.REWARD] = REWARDS[terms.reward]
        settings[turns.SIGN] = terms.sign
        settings[turns.BY_ROUND] = terms.episode == "round"
        settings[turns.HISTORY] = bool(encoding.history)
        settings[turns.WAIT] = game.actions
        settings[turns.AGAIN] = bool(again)
        self.settings = place(settings)
        self.opening = place(np.array([terms.opening.record()]))
        self.states = place(np.zeros(tables, game.State.dtype))
        self.turns = place(np.zeros((tables, turns.GAMES + 1), np.int64))
        self.actions = place(np.zeros(tables, np.int64))
        self.choices = place(np.zeros((tables, game.max_legal + 1), np.int16))
        self.counts = place(np.zeros(tables, np.int64))
        self.shares = place(np.zeros((tables, seats)))
        self.begin = place(np.zeros(tables, np.int8))
        self.turn = Turn(
            place(np.zeros((tables, encoding.size), NUMBER)),
            place(np.zeros((tables, terms.actions), np.int8)),
            place(np.zeros(tables, np.int8)),
            place(np.zeros((tables, seats), np.float32)),
            place(np.zeros(tables, np.int8)),
        )

    def arrays(self) -> list[Any]:
        """All arrays, in one order."""
        own = dict(vars(self))
        turn: Turn = own.pop("turn")
        return [*own.values(), *turn]


def check_array(name: str, array: Any, kinds: str, what: str, tables: int) -> None:
    """Raise ArrayError for what is not an array with a number of one of these kinds (as
    `dtype.kind` has them) for each table."""
    got = array.dtype if isinstance(array, np.ndarray | np.generic) else type(array).__name__
    if not isinstance(array, np.ndarray) or array.dtype.kind not in kinds:
        raise ArrayError(f"{name}: expected an array of {what}, got {got}")
    if array.shape != (tables,):
        raise ArrayError(f"{name}: expected shape ({tables},), got {array.shape}")
