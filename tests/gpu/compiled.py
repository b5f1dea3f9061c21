"""Every kernel, compiled for a GPU that need not be there: what `make test-gpu` begins with."""

from types import SimpleNamespace

import numba
import pytest
from numba import boolean, float32, float64, int8, int16, int64
from numba.core.types import Array

from parlour.arena.gpu_runner import random_kernel
from parlour.envs.device import Kernels
from parlour.envs.terms import Terms
from parlour.games import registry
from parlour.gpu.compiling import DeviceCompiler, cuda

pytest.importorskip("numba_cuda", reason="make test-gpu installs it")
HOPPER = (9, 0)


@pytest.fixture(autouse=True)
def a_gpu(monkeypatch):
    device = SimpleNamespace(compute_capability=HOPPER)
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: device)
    monkeypatch.setattr(cuda, "is_available", lambda: True)


def row(kind):
    return Array(kind, 1, "C")


def rows(kind):
    return Array(kind, 2, "C")


@pytest.mark.parametrize("game", registry.names())
def test_kernels_compile(game):
    terms = Terms.of(game, None, {})
    tables = row(numba.from_dtype(terms.game.State.dtype))
    kernels = Kernels(DeviceCompiler(terms.binding))
    turn = (rows(int16), rows(int8), row(int8))
    taking = {
        kernels.step: (
            *(tables, tables, tables, rows(int64), row(int64), row(int64), *turn),
            *(rows(int16), row(int64), rows(float32), row(int8), rows(float64), rows(float64)),
        ),
        kernels.look: (tables, tables, int64, int64, int64, row(int16)),
        kernels.choose: (tables, rows(int16), row(int64), row(int64)),
        kernels.check: (row(int64), rows(int8), row(int8), row(int64)),
        kernels.take: (row(int64), row(int8), row(int64)),
        kernels.copy: (row(boolean), row(int8)),
        random_kernel(DeviceCompiler(terms.game.rules.binding())): (
            *(tables, rows(int16), int64, int64, rows(int64)),
        ),
    }
    for kernel, parameters in taking.items():
        ptx, _ = cuda.compile_ptx(kernel.py_func, parameters, cc=HOPPER)
        assert ".target sm_90" in ptx
