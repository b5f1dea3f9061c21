"""The rules on a GPU, in Numba's simulator, which a process must ask for before it loads Numba."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from parlour.arena.simulate import simulate
from parlour.core.errors import NotInstalledError
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


def test_without_a_gpu_one_is_told_what_is_missing(monkeypatch):
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    from parlour.gpu import compiling

    monkeypatch.setattr(compiling.cuda, "is_available", lambda: False)
    mushi = registry.get("mushi")
    with pytest.raises(NotInstalledError, match=r"parlour\[cuda\]"):
        simulate(mushi, mushi.options({}), 2, games=1, device="cuda")
    monkeypatch.setitem(sys.modules, "numba_cuda", sys)  # as if it were installed
    with pytest.raises(compiling.NoDeviceError, match="expected an NVIDIA GPU"):
        simulate(mushi, mushi.options({}), 2, games=1, device="cuda")
