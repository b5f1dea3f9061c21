"""Many tables at once on a GPU: arrays stay in its memory, each table has a thread of its own."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import IllegalActionError, needing
from parlour.core.options import check_whole
from parlour.envs import turns
from parlour.envs.encoding import NUMBER, ArrayError, Encoding, Numbers, check_seat
from parlour.envs.memory import Memory, Turn, check_array, check_table
from parlour.envs.terms import Terms
from parlour.gpu.arrays import offered, placed, taken, zeros
from parlour.gpu.compiling import DeviceCompiler

with needing("cuda"):
    from numba import cuda

NONE = np.iinfo(np.int64).max


class DeviceBatch:
    """Tables of one game, stepped together by a GPU.

    It steps as `Batch` does, with the same chances for the same seed and actions, but its arrays
    are in the GPU's memory, as CuPy's: PyTorch, JAX and others take them over by DLPack, without a
    copy. Whole numbers are those of `Batch`; rewards of kind `standing` may differ in their last
    digits. To ask bots, or who waits, is for `Batch` alone.
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
        again: bool = True,
        **options: Any,
    ) -> None:
        """Set up tables as `Batch` does. Raises UnknownGameError, OptionError, NoDeviceError, or
        NotInstalledError without the extra `cuda`."""
        terms = Terms.of(game, seats, options, reward=reward, episode=episode)
        compiled = DeviceCompiler(terms.binding)
        self.game, self.seats = terms.game, terms.seats
        self.encoding = Encoding(self.game, self.seats, history=history)
        self.tables = tables
        self.wait = terms.wait
        """The action with which a seat that may act out of turn waits; None if nobody may."""
        self.actions = terms.actions
        """How many actions there are: from 0 to below this."""
        self._memory: Any = Memory(terms, self.encoding, tables, seed, again, placed)
        self._work = zeros(tables, self.game.State.dtype)
        self._values = zeros((tables, self.seats), np.float64)
        self._illegal = zeros(1, np.int64)
        self._observation = zeros(self.encoding.size, NUMBER)
        self._random = zeros(tables, np.int64)
        self.turn = Turn(*map(offered, self._memory.turn))
        """The next decision at each table, once they have been `reset`."""
        self._kernels = Kernels(compiled)

    def reset(self, seed: int | None = None, *, only: NDArray[np.bool] | None = None) -> Turn:
        """Begin a game at every table, or at some of them alone (`only`, a NumPy array of shape
        (tables,)), from this seed, or with other chances than before. Raises OptionError or
        ArrayError."""
        memory = self._memory
        if only is not None:
            check_array("only", only, "b", "truth values", self.tables)
        chosen = np.ones(self.tables, np.bool) if only is None else only
        if seed is not None:
            check_whole("seed", seed, 0)
            settings, columns = memory.settings.copy_to_host(), memory.turns.copy_to_host()
            settings[turns.SEED] = seed
            columns[chosen, turns.GAMES] = 0
            memory.settings.copy_to_device(settings)
            memory.turns.copy_to_device(columns)
        actions = np.where(chosen, turns.BEGIN, turns.HOLD).astype(np.int64)
        memory.actions.copy_to_device(actions)
        return self._run()

    def step(self, actions: Any, *, begin: Any = None) -> Turn:
        """Carry out an action at each table, for the seats that act. Tables that `begin` a game
        take none: there, the action does not matter.

        Arrays in the GPU's memory are read there, NumPy's are copied to it. Raises ArrayError
        unless `actions` are whole numbers, and `begin` truth values, of shape (tables,), and
        IllegalActionError if one of them is not legal; then nothing has changed.
        """
        memory = self._memory
        given = self._take("actions", actions, "iu", "whole numbers")
        self._illegal.copy_to_device(np.array([NONE]))
        if begin is None:
            memory.begin.copy_to_device(np.zeros(self.tables, np.int8))
        else:
            starts = self._take("begin", begin, "b", "truth values")
            self._launch(self._kernels.copy, starts, memory.begin)
        self._launch(self._kernels.check, given, memory.turn.masks, memory.begin, self._illegal)
        at = int(self._illegal.copy_to_host()[0])
        if at != NONE:
            self._refuse(at, given)
        self._launch(self._kernels.take, given, memory.begin, memory.actions)
        return self._run()

    def _refuse(self, at: int, given: Any) -> None:
        legal = np.flatnonzero(self._memory.turn.masks.copy_to_host()[at]).tolist()
        action = given.copy_to_host()[at]
        raise IllegalActionError(
            f"table {at}: expected {f'one of {legal}' if legal else 'a reset'}, got action {action}"
        )

    def _take(self, name: str, array: Any, kinds: str, what: str) -> Any:
        """Somebody's array for kernels (ArrayError)."""
        try:
            given = taken(array)
        except TypeError as error:
            raise ArrayError(f"{name}: expected an array of {what}, got {error}") from None
        if given.dtype.kind not in kinds:
            raise ArrayError(f"{name}: expected an array of {what}, got {given.dtype}")
        if tuple(given.shape) != (self.tables,):
            raise ArrayError(f"{name}: expected shape ({self.tables},), got {tuple(given.shape)}")
        return given

    def random_actions(self) -> Any:
        """A random legal action for each table, uniform, shape (tables,), in the GPU's memory. The
        next ones are written to the same array. They are drawn from the tables' own generators, so
        they change the chances that follow."""
        memory = self._memory
        self._launch(
            self._kernels.choose, memory.states, memory.choices, memory.counts, self._random
        )
        return offered(self._random)

    def observe(self, table: int, seat: int) -> Numbers:
        """What any seat of a table may know, shape (size,), as a NumPy array (SeatError,
        ArrayError or IndexError)."""
        check_seat(seat, self.seats)
        at = check_table(table, self.tables)
        arguments = (at, seat, int(self.encoding.history), self._observation)
        self._kernels.look.forall(1)(self._memory.states, self._work, *arguments)
        return self._observation.copy_to_host()  # type: ignore[no-any-return]

    def state(self, table: int) -> Any:
        """The plain state of a table, with everything open (ArrayError or IndexError)."""
        at = check_table(table, self.tables)
        return self.game.State.from_record(self._memory.states[at : at + 1].copy_to_host()[0])

    def _run(self) -> Turn:
        memory, own = self._memory, self._memory.turn
        self._launch(
            *(self._kernels.step, memory.states, memory.opening, self._work, memory.turns),
            *(memory.settings, memory.actions, own.observations, own.masks, own.seats),
            *(memory.choices, memory.counts, own.rewards, own.ended, memory.shares, self._values),
        )
        return self.turn

    def _launch(self, kernel: Any, *arguments: Any) -> None:
        """Launch a kernel with a thread for each table."""
        kernel.forall(self.tables)(*arguments)


class Kernels:
    """What a GPU does for each table: thread number `at` sees to table number `at`."""

    def __init__(self, compiled: DeviceCompiler) -> None:
        step_tables, look_at = compiled(turns.step), compiled(turns.look)
        choose_one, first_illegal = compiled(turns.choose), compiled(turns.first_illegal)

        @cuda.jit
        def step(
            states, opening, work, columns, settings, actions, observations, masks, seats,
            choices, counts, rewards, ended, shares, values,
        ):  # fmt: skip
            at = cuda.grid(1)
            if at < len(states):
                step_tables(
                    states, opening, work[at : at + 1], columns, settings, actions, at, at + 1,
                    observations, masks, seats, choices, counts, rewards, ended, shares,
                    values[at],
                )  # fmt: skip

        @cuda.jit
        def look(states, work, at, seat, history, out):
            if cuda.grid(1) == 0:
                look_at(states, work, at, seat, history, out)

        @cuda.jit
        def choose(states, choices, counts, actions):
            at = cuda.grid(1)
            if at < len(states):
                choose_one(states, choices, counts, actions, at, at + 1)

        @cuda.jit
        def check(actions, masks, begin, illegal):
            at = cuda.grid(1)
            if at < len(actions):
                own = slice(at, at + 1)
                size = masks.shape[1]
                if first_illegal(actions[own], masks[own], size, begin[own]) == 0:
                    cuda.atomic.min(illegal, 0, at)

        @cuda.jit
        def take(given, begin, actions):
            at = cuda.grid(1)
            if at < len(actions):
                actions[at] = turns.BEGIN if begin[at] else given[at]

        @cuda.jit
        def copy(given, to):
            at = cuda.grid(1)
            if at < len(to):
                to[at] = given[at]

        self.step, self.look, self.choose = step, look, choose
        self.check, self.take, self.copy = check, take, copy
