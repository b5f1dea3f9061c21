"""The twins of rules that CUDA kernels call, made by numba-cuda on demand."""

from types import FunctionType
from typing import Any

from parlour.core.bits import trailing_zeros
from parlour.core.compiling import Twins, widen
from parlour.core.errors import ParlourError, needing
from parlour.core.rule import Binding, with_globals

with needing("cuda"):
    from numba import config, cuda


class NoDeviceError(ParlourError):
    """There is no GPU that CUDA can use."""

    code = "no-device"


class DeviceCompiler(Twins):
    """Turns rules into functions that kernels call, each once (see `Twins`). They are compiled when
    a kernel is first launched, and are not kept between runs.

    Raises NoDeviceError, or NotInstalledError without the extra `cuda`.
    """

    def __init__(self, binding: Binding | None = None) -> None:
        if not config.ENABLE_CUDASIM:
            with needing("cuda"):
                import numba_cuda  # noqa: F401  # takes the place of Numba's own, which is older
        if not cuda.is_available():
            raise NoDeviceError("expected an NVIDIA GPU and its driver", "no-device")
        super().__init__(binding, {trailing_zeros: cuda.jit(device=True)(_trailing_zeros)})

    def _make(self, body: FunctionType, called: dict[str, Any], entry: bool) -> Any:
        """A kernel calls an entry as rules call each other."""
        twin = cuda.jit(device=True)(with_globals(body, called))
        if hasattr(twin, "get_call_template"):  # the simulator compiles nothing
            widen(twin)
        return twin


def _trailing_zeros(bits: int) -> int:
    return cuda.popc((bits & -bits) - 1)  # type: ignore[no-any-return]
