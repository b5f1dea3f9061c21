"""Random play on a GPU: as many games at once as there are threads."""

from typing import Any

import numpy as np

from parlour.arena.random_play import Runner, random_games
from parlour.core.errors import needing
from parlour.core.game import Game
from parlour.gpu.arrays import placed, zeros
from parlour.gpu.compiling import DeviceCompiler

with needing("cuda"):
    from numba import cuda

AT_ONCE = 1 << 16
"""Games for one launch: several for each lane of the largest GPUs."""


def gpu_runner(game: Game[Any], opening: Any, most: int) -> Runner:
    """Return a runner of up to `most` games at once. Raises NoDeviceError, or NotInstalledError
    without the extra `cuda`."""
    kernel = random_kernel(DeviceCompiler(game.rules.binding()))
    states = np.zeros(2 * most, game.State.dtype)
    states[::2] = opening.record()
    on_device = placed(states)
    choices = zeros((most, game.max_legal), np.int16)

    def run(seed: int, first: int, games: int) -> Any:
        sums = zeros((games, 6), np.int64)
        kernel.forall(games)(on_device, choices, seed, first, sums)
        return sums.copy_to_host().sum(axis=0)

    return run


def random_kernel(compiled: DeviceCompiler) -> Any:
    """A kernel each of whose threads plays one game, and writes its sums to a row of its own."""
    play = compiled(random_games)

    @cuda.jit
    def kernel(states, choices, seed, first, sums):
        at = cuda.grid(1)
        if at < len(sums):
            own = states[2 * at : 2 * at + 2]
            play(own, own[1], choices[at], seed, first + at, 1, sums[at])

    return kernel
