"""Many tables at once, for learners: arrays in, arrays out."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, NamedTuple, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour.core.compiling import Compiler
from parlour.core.errors import IllegalActionError, OptionError, ParlourError, SeatError
from parlour.core.numbers import Seat
from parlour.envs import turns
from parlour.envs.encoding import NUMBER, Encoding, Numbers
from parlour.envs.terms import REWARDS, Terms


class ArrayError(ParlourError):
    """An array of another kind or shape than was expected."""

    code = "bad-array"


class Turn(NamedTuple):
    """The next decision at each table. The arrays are the batch's own, and can only be read: the
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


class Batch:
    """Tables of one game, with compiled rules, stepped together.

    The chances of a table depend on the seed and its number alone:
    the same seed and actions give the same arrays, on any number of threads.

    >>> batch = Batch("mushi", tables=3, seed=1)
    >>> turn = batch.reset()
    >>> turn.observations.shape, turn.masks.shape
    ((3, 180), (3, 240))
    >>> turn = batch.step(batch.random_actions())
    >>> turn.rewards
    array([[0., 0.],
           [0., 0.],
           [0., 0.]], dtype=float32)
    """

    def __init__(
        self,
        game: str,
        *,
        tables: int,
        seats: int | None = None,
        seed: int = 0,
        reward: str = Terms.reward,
        episode: str = Terms.episode,
        history: bool = False,
        threads: int = 1,
        again: bool = True,
        **options: Any,
    ) -> None:
        """Set up tables of a game with so many seats (default: the fewest); `options` are the
        game's house rules.

        `reward`: `result`, at the end of a game, 1 for the only winner and 0 for a draw of all,
        together 0; `points`, of each round, less than 0 where the fewest win; `standing`, by how
        much a round changed the seat's expected share of the victory.
        `episode`: a `game`, or a `round`, after which the next begins at a new table.
        `history`: whether observations tell what the seat remembers.
        `again`: whether a table begins its next game by itself. If not, it ends: its seat is -2,
        and nothing is legal until all tables are `reset`.
        `threads`: how many share the work; 0: one for each core.

        Raises UnknownGameError or OptionError.
        """
        _check("tables", tables, 1)
        _check("threads", threads, 0)
        _check("seed", seed, 0)
        terms = Terms.of(game, seats, options, reward=reward, episode=episode)
        self.game, self.seats = terms.game, terms.seats
        self.encoding = Encoding(self.game, self.seats, history=history)
        self.tables = tables
        self.wait = terms.wait
        """The action with which a seat that may act out of turn waits; None if nobody may."""
        self.actions = terms.actions
        """How many actions there are: from 0 to below this."""
        self._opening = np.array([terms.opening.record()])
        self._states = np.zeros(tables, self.game.State.dtype)
        self._turns = np.zeros((tables, turns.GAMES + 1), np.int64)
        self._settings = np.zeros(turns.AGAIN + 1, np.int64)
        self._settings[turns.SEED] = seed
        self._settings[turns.TABLES] = tables
        self._settings[turns.REWARD] = REWARDS[reward]
        self._settings[turns.SIGN] = terms.sign
        self._settings[turns.BY_ROUND] = episode == "round"
        self._settings[turns.HISTORY] = history
        self._settings[turns.WAIT] = self.game.actions
        self._settings[turns.AGAIN] = again
        self._actions = np.zeros(tables, np.int64)
        self._choices = np.zeros((tables, self.game.max_legal + 1), np.int16)
        self._counts = np.zeros(tables, np.int64)
        self._shares = np.zeros((tables, self.seats))
        self._begin = np.zeros(tables, np.int8)
        self._own = Turn(
            np.zeros((tables, self.encoding.size), NUMBER),
            np.zeros((tables, self.actions), np.int8),
            np.zeros(tables, np.int8),
            np.zeros((tables, self.seats), np.float32),
            np.zeros(tables, np.int8),
        )
        self.turn = Turn(*(_read_only(array) for array in self._own))
        """The next decision at each table, once they have been `reset`."""
        jobs = min(threads or os.cpu_count() or 1, tables)
        bounds = np.linspace(0, tables, jobs + 1).astype(int).tolist()
        self._shifts = [
            (first, last, self._opening.copy(), np.zeros(self.seats))
            for first, last in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(jobs) if jobs > 1 else None
        self._compiled = compiled = Compiler(terms.binding)
        self._step = compiled(turns.step)
        self._look = compiled(turns.look)
        self._choose = compiled(turns.choose)
        self._first_illegal = compiled(turns.first_illegal)

    def reset(self, seed: int | None = None, *, only: NDArray[np.bool] | None = None) -> Turn:
        """Begin a game at every table, or at some of them alone (`only`, of shape (tables,)), from
        this seed, or with other chances than before. Raises OptionError or ArrayError."""
        if only is not None and (only.dtype != np.bool or only.shape != (self.tables,)):
            raise ArrayError(
                f"only: expected truth values of shape ({self.tables},), "
                f"got {only.dtype} of {only.shape}"
            )
        if seed is not None:
            _check("seed", seed, 0)
            self._settings[turns.SEED] = seed
            self._turns[slice(None) if only is None else only, turns.GAMES] = 0
        self._actions[:] = turns.BEGIN if only is None else np.where(only, turns.BEGIN, turns.HOLD)
        return self._run()

    def step(
        self, actions: NDArray[np.integer[Any]], *, begin: NDArray[np.bool] | None = None
    ) -> Turn:
        """Carry out an action at each table, for the seats that act. Tables that `begin` a game
        take none: there, the action does not matter.

        Raises ArrayError unless `actions` are whole numbers of shape (tables,), and
        IllegalActionError if one of them is not legal; then nothing has changed.
        """
        self._take(actions)
        self._begin[:] = 0 if begin is None else begin
        at = int(self._first_illegal(self._actions, self._own.masks, self.actions, self._begin))
        if at >= 0:
            self._refuse(at, int(self._actions[at]))
        if begin is not None:
            self._actions[begin] = turns.BEGIN
        return self._run()

    def step_only_table(self, action: int) -> Turn:
        """`step` for a batch of one table, without an array (IllegalActionError)."""
        if not 0 <= action < self.actions or not self._own.masks[0, action]:
            self._refuse(0, action)
        self._actions[0] = action
        return self._run()

    def _refuse(self, at: int, action: int) -> NoReturn:
        legal = np.flatnonzero(self._own.masks[at]).tolist()
        raise IllegalActionError(
            f"table {at}: expected {f'one of {legal}' if legal else 'a reset'}, got action {action}"
        )

    def step_others(self, seat: int, *, by_policy: bool) -> Turn | None:
        """Where another seat than this acts, let it take an action, of the game's policy or a
        random one; other tables stay as they are. None if there is no such table."""
        advise = self._compiled(turns.advise)
        self._share(
            lambda first, last, *_: advise(
                *(self._states, self._turns, self._settings, self._choices, self._counts),
                *(seat, int(by_policy), self._actions, first, last),
            )
        )
        return None if (self._actions == turns.HOLD).all() else self._run()

    def _take(self, actions: Any) -> None:
        """Copy the actions (ArrayError)."""
        kind = getattr(actions, "dtype", None)
        if not isinstance(actions, np.ndarray) or kind is None or kind.kind not in "iu":
            got = type(actions).__name__ if kind is None else f"{kind}"
            raise ArrayError(f"actions: expected an array of whole numbers, got {got}")
        if actions.shape != (self.tables,):
            raise ArrayError(f"actions: expected shape ({self.tables},), got {actions.shape}")
        self._actions[:] = actions

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each table, uniform, shape (tables,). They are drawn from the
        tables' own generators, so they change the chances that follow."""
        actions = np.empty(self.tables, np.int64)
        self._share(
            lambda first, last, *_: self._choose(
                self._states, self._choices, self._counts, actions, first, last
            )
        )
        return actions

    def observe(self, table: int, seat: int) -> Numbers:
        """What any seat of a table may know, shape (size,) (SeatError, IndexError)."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise SeatError(f"expected a seat from 0 to {self.seats - 1}, got {seat!r:.40}")
        out = np.empty(self.encoding.size, NUMBER)
        work = self._shifts[0][2]
        at = range(self.tables)[table]
        self._look(self._states, work, at, seat, int(self.encoding.history), out)
        return out

    def state(self, table: int) -> Any:
        """The plain state of a table, with everything open (IndexError)."""
        return self.game.State.from_record(self._states[table])

    def waiting(self, table: int) -> list[Seat]:
        """The seats of a table that are still to be asked out of turn, the one that acts among
        them (IndexError)."""
        mask = int(self._turns[table, turns.WAITING])
        return [Seat(seat) for seat in range(self.seats) if mask >> seat & 1]

    def _run(self) -> Turn:
        self._share(self._run_shift)
        return self.turn

    def _run_shift(self, first: int, last: int, work: Any, values: Any) -> None:
        own = self._own
        self._step(
            *(self._states, self._opening, work, self._turns, self._settings, self._actions),
            *(first, last, own.observations, own.masks, own.seats, self._choices, self._counts),
            *(own.rewards, own.ended, self._shares, values),
        )

    def _share(self, work: Any) -> None:
        """Do work for all tables, shared by the threads."""
        if self._pool is None:
            work(*self._shifts[0])
        else:
            for done in [self._pool.submit(work, *shift) for shift in self._shifts]:
                done.result()


def _check(name: str, value: Any, least: int) -> None:
    if type(value) is not int or value < least or value >= 1 << 63:
        raise OptionError(f"{name}: expected a whole number from {least}, got {value!r:.40}")


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
