"""The rules on a GPU, in Numba's simulator, which a process must ask for before it loads Numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.arena.simulate import simulate
from parlour.games import registry

HERE = Path(__file__).parent


@pytest.mark.compiles
def test_what_a_gpu_does_is_the_same_as_on_the_processor():
    simulated = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", HERE / "on_device.py"],
        env=os.environ | {"NUMBA_ENABLE_CUDASIM": "1"},
        capture_output=True,
        text=True,
    )
    assert simulated.returncode == 0, simulated.stdout
    assert " passed" in simulated.stdout


def test_without_a_gpu_one_is_told_what_is_missing():
    from parlour.gpu.compiling import NoDeviceError, cuda

    if cuda.is_available():
        pytest.skip("there is one")
    mushi = registry.get("mushi")
    with pytest.raises(NoDeviceError, match="expected an NVIDIA GPU"):
        simulate(mushi, mushi.options({}), 2, games=1, device="cuda")
