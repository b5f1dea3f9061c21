"""The arrays of a batch of tables, as the rules of `turns` take them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import OptionError
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
    """The arrays of a batch, each in the place where `place` puts it. Raises OptionError, also if
    there is no room for them."""

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

        def zeros(kind: Any, *shape: int) -> Any:
            try:
                return place(np.zeros((tables, *shape), kind))
            except (MemoryError, ValueError):  # the latter if no address space is that large
                raise OptionError(f"expected tables that fit in memory, got {tables}") from None

        self.states = zeros(game.State.dtype)
        self.turns = zeros(np.int64, turns.GAMES + 1)
        self.actions = zeros(np.int64)
        self.choices = zeros(np.int16, game.max_legal + 1)
        self.counts = zeros(np.int64)
        self.shares = zeros(np.float64, seats)
        self.begin = zeros(np.int8)
        self.turn = Turn(
            zeros(NUMBER, encoding.size),
            zeros(np.int8, terms.actions),
            zeros(np.int8),
            zeros(np.float32, seats),
            zeros(np.int8),
        )

    def arrays(self) -> list[Any]:
        """All arrays, in one order."""
        own = dict(vars(self))
        turn: Turn = own.pop("turn")
        return [*own.values(), *turn]


def check_table(table: Any, tables: int) -> int:
    """Return the number of a table (ArrayError for what is no whole number, IndexError for what is
    none of so many tables)."""
    if isinstance(table, bool) or not isinstance(table, int | np.integer):
        raise ArrayError(f"table: expected a whole number, got {table!r:.40}")
    return range(tables)[table]


def check_array(name: str, array: Any, kinds: str, what: str, tables: int) -> None:
    """Raise ArrayError for what is not an array with a number of one of these kinds (as
    `dtype.kind` has them) for each table."""
    got = array.dtype if isinstance(array, np.ndarray | np.generic) else type(array).__name__
    if not isinstance(array, np.ndarray) or array.dtype.kind not in kinds:
        raise ArrayError(f"{name}: expected an array of {what}, got {got}")
    if array.shape != (tables,):
        raise ArrayError(f"{name}: expected shape ({tables},), got {array.shape}")
