"""Arrays in a GPU's memory."""

from typing import Any

import numpy as np
from numpy.typing import DTypeLike

from parlour.core.errors import needing

with needing("cuda"):
    from numba import config, cuda

Shape = int | tuple[int, ...]
DLPACK_CUDA = 2
"""How DLPack calls memory that is a GPU's of CUDA."""


def placed(array: Any) -> Any:
    """A copy of a NumPy array in the GPU's memory, for kernels."""
    return cuda.to_device(np.ascontiguousarray(array))


def zeros(shape: Shape, dtype: DTypeLike) -> Any:
    """An array of zeros for kernels."""
    return placed(np.zeros(shape, dtype))


def offered(array: Any) -> Any:
    """An array for kernels as an array for people, in the same memory: one of CuPy's, which others
    take over by DLPack or `__cuda_array_interface__`; in Numba's simulator one of NumPy's."""
    if config.ENABLE_CUDASIM:
        return array._ary
    with needing("cuda"):
        import cupy
    return cupy.asarray(array)


def taken(array: Any) -> Any:
    """Somebody's array for kernels, without a copy if it is in the GPU's memory already.

    Raises TypeError if it is no array of NumPy's, nor one in the memory of a GPU."""
    if isinstance(array, np.ndarray):
        return placed(array)
    if hasattr(array, "__cuda_array_interface__"):
        return cuda.as_cuda_array(array)
    if hasattr(array, "__dlpack__") and array.__dlpack_device__()[0] == DLPACK_CUDA:
        with needing("cuda"):
            import cupy
        return cuda.as_cuda_array(cupy.from_dlpack(array))
    raise TypeError(type(array).__name__)
