"""Many tables at once, for learners: arrays in, arrays out."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import pairwise
from typing import Any, NoReturn

import numpy as np
from numpy.typing import NDArray

from parlour.core.compiling import Compiler
from parlour.core.errors import IllegalActionError
from parlour.core.numbers import Seat
from parlour.core.options import check_whole
from parlour.envs import turns
from parlour.envs.encoding import NUMBER, ArrayError, Encoding, Numbers, check_seat
from parlour.envs.memory import Memory, Turn, check_array, check_table
from parlour.envs.terms import Terms

__all__ = ["ArrayError", "Batch", "Turn"]


class Batch:
    """Tables of one game, with compiled rules, stepped together.

    The chances of a table depend on the seed and its number alone:
    the same seed and actions give the same arrays, on any number of threads. `copy.deepcopy` and
    `pickle` make a batch of its own that goes on from here.

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
        check_whole("threads", threads, 0)
        given = {**options, "seats": seats, "reward": reward, "episode": episode}
        given |= {"history": history, "threads": threads, "again": again}
        self._anew = partial(Batch, game, tables=tables, seed=seed, **given)
        """Makes another such batch."""
        terms = Terms.of(game, seats, options, reward=reward, episode=episode)
        self.game, self.seats = terms.game, terms.seats
        self.encoding = Encoding(self.game, self.seats, history=history)
        self._memory = memory = Memory(terms, self.encoding, tables, seed, again)
        self.tables = tables
        self.wait = terms.wait
        """The action with which a seat that may act out of turn waits; None if nobody may."""
        self.actions = terms.actions
        """How many actions there are: from 0 to below this."""
        self.turn = Turn(*(_read_only(array) for array in memory.turn))
        """The next decision at each table, once they have been `reset`."""
        jobs = min(threads or os.cpu_count() or 1, tables)
        bounds = np.linspace(0, tables, jobs + 1).astype(int).tolist()
        self._shifts = [
            (first, last, memory.opening.copy(), np.zeros(self.seats))
            for first, last in pairwise(bounds)
        ]
        self._pool = ThreadPoolExecutor(jobs) if jobs > 1 else None
        self._compiled = compiled = _compiler(frozenset(terms.binding.items()))
        self._step = compiled(turns.step)
        self._look = compiled(turns.look)
        self._choose = compiled(turns.choose)
        self._first_illegal = compiled(turns.first_illegal)

    def __reduce__(self) -> tuple[Callable[[], "Batch"], tuple[()], list[NDArray[Any]]]:
        return self._anew, (), self._memory.arrays()

    def __setstate__(self, arrays: list[NDArray[Any]]) -> None:
        for own, given in zip(self._memory.arrays(), arrays, strict=True):
            own[...] = given

    def reset(self, seed: int | None = None, *, only: NDArray[np.bool] | None = None) -> Turn:
        """Begin a game at every table, or at some of them alone (`only`, of shape (tables,)), from
        this seed, or with other chances than before. Raises OptionError or ArrayError."""
        if only is not None:
            check_array("only", only, "b", "truth values", self.tables)
        if seed is not None:
            check_whole("seed", seed, 0)
            self._memory.settings[turns.SEED] = seed
            self._memory.turns[slice(None) if only is None else only, turns.GAMES] = 0
        self._memory.actions[:] = (
            turns.BEGIN if only is None else np.where(only, turns.BEGIN, turns.HOLD)
        )
        return self._run()

    def step(
        self, actions: NDArray[np.integer[Any]], *, begin: NDArray[np.bool] | None = None
    ) -> Turn:
        """Carry out an action at each table, for the seats that act. Tables that `begin` a game
        take none: there, the action does not matter.

        Raises ArrayError unless `actions` are whole numbers, and `begin` truth values, of shape
        (tables,), and IllegalActionError if an action is not legal; then nothing has changed.
        """
        memory = self._memory
        check_array("actions", actions, "iu", "whole numbers", self.tables)
        if begin is not None:
            check_array("begin", begin, "b", "truth values", self.tables)
        memory.actions[:] = actions
        memory.begin[:] = 0 if begin is None else begin
        at = int(self._first_illegal(memory.actions, memory.turn.masks, self.actions, memory.begin))
        if at >= 0:
            self._refuse(at, int(self._memory.actions[at]))
        if begin is not None:
            self._memory.actions[begin] = turns.BEGIN
        return self._run()

    def step_only_table(self, action: int) -> Turn:
        """`step` for a batch of one table, without an array. Raises IllegalActionError, or
        ArrayError if there are more or the action is no whole number."""
        if self.tables != 1:
            raise ArrayError(f"expected actions of shape ({self.tables},), got {action!r:.40}")
        if isinstance(action, bool) or not isinstance(action, int | np.integer):
            raise ArrayError(f"action: expected a whole number, got {action!r:.40}")
        if not 0 <= action < self.actions or not self._memory.turn.masks[0, action]:
            self._refuse(0, action)
        self._memory.actions[0] = action
        return self._run()

    def _refuse(self, at: int, action: int) -> NoReturn:
        legal = np.flatnonzero(self._memory.turn.masks[at]).tolist()
        raise IllegalActionError(
            f"table {at}: expected {f'one of {legal}' if legal else 'a reset'}, got action {action}"
        )

    def step_others(self, seat: int, *, by_policy: bool) -> Turn | None:
        """Where another seat than this acts, let it take an action, of the game's policy or a
        random one; other tables stay as they are. None if there is no such table."""
        advise, memory = self._compiled(turns.advise), self._memory
        self._share(
            lambda first, last, *_: advise(
                *(memory.states, memory.turns, memory.settings, memory.choices, memory.counts),
                *(seat, int(by_policy), memory.actions, first, last),
            )
        )
        return None if (memory.actions == turns.HOLD).all() else self._run()

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for each table, uniform, shape (tables,). They are drawn from the
        tables' own generators, so they change the chances that follow."""
        memory, actions = self._memory, np.empty(self.tables, np.int64)
        self._share(
            lambda first, last, *_: self._choose(
                memory.states, memory.choices, memory.counts, actions, first, last
            )
        )
        return actions

    def observe(self, table: int, seat: int) -> Numbers:
        """What any seat of a table may know, shape (size,) (SeatError, ArrayError or
        IndexError)."""
        check_seat(seat, self.seats)
        out = np.empty(self.encoding.size, NUMBER)
        work = self._shifts[0][2]
        at = check_table(table, self.tables)
        self._look(self._memory.states, work, at, seat, int(self.encoding.history), out)
        return out

    def state(self, table: int) -> Any:
        """The plain state of a table, with everything open (ArrayError or IndexError)."""
        return self.game.State.from_record(self._memory.states[check_table(table, self.tables)])

    def waiting(self, table: int) -> list[Seat]:
        """The seats of a table that are still to be asked out of turn, the one that acts among
        them (ArrayError or IndexError)."""
        mask = int(self._memory.turns[check_table(table, self.tables), turns.WAITING])
        return [Seat(seat) for seat in range(self.seats) if mask >> seat & 1]

    def _run(self) -> Turn:
        self._share(self._run_shift)
        return self.turn

    def _run_shift(self, first: int, last: int, work: Any, values: Any) -> None:
        memory, own = self._memory, self._memory.turn
        self._step(
            *(memory.states, memory.opening, work, memory.turns, memory.settings, memory.actions),
            *(first, last, own.observations, own.masks, own.seats, memory.choices, memory.counts),
            *(own.rewards, own.ended, memory.shares, values),
        )

    def _share(self, work: Any) -> None:
        """Do work for all tables, shared by the threads."""
        if self._pool is None:
            work(*self._shifts[0])
        else:
            for done in [self._pool.submit(work, *shift) for shift in self._shifts]:
                done.result()


@cache
def _compiler(binding: frozenset[tuple[Any, Any]]) -> Compiler:
    """One for all batches of a game: its rules are compiled, or loaded, once in a process."""
    return Compiler(dict(binding))


def _read_only(array: NDArray[Any]) -> NDArray[Any]:
    view = array.view()
    view.flags.writeable = False
    return view
