"""Numba's CUDA simulator, for machines without a GPU: kernels run as they are written, in Python.

What they read from arrays is as wide there as in compiled code, where rules count in 64 bits, and a
record's field goes before what NumPy calls by the same name.
"""

from typing import Any

import numpy as np
from numba.cuda.simulator import kernel
from numba.cuda.simulator.cudadrv.devicearray import FakeCUDAArray, FakeWithinKernelCUDAArray


class Within(FakeWithinKernelCUDAArray):  # type: ignore[misc]
    """An array or a record in a kernel."""

    def __getattr__(self, name: str) -> Any:
        fields = self._item.dtype.names or ()
        return wide(self._item[name]) if name in fields else super().__getattr__(name)

    def __getitem__(self, at: Any) -> Any:
        return wide(self._item[at])

    def __setitem__(self, at: Any, value: Any) -> None:
        self._item[at] = value._item._ary if isinstance(value, Within) else value


def wide(value: Any) -> Any:
    if isinstance(value, FakeCUDAArray):
        return Within(value)
    return value.item() if isinstance(value, np.generic) else value


def widen() -> None:
    kernel.FakeWithinKernelCUDAArray = Within
