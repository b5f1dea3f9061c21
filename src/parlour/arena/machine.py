"""A description of the machine that figures come from."""

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

PACKAGES = ("parlour", "numba", "numpy", "open_spiel", "rlcard", "pettingzoo", "jax")


class Machine(msgspec.Struct, frozen=True, kw_only=True):
    """A machine and the software on it."""

    processor: str
    cores: int
    system: str
    python: str
    packages: dict[str, str]


def this_machine() -> Machine:
    """Describe this machine, and the versions of the software that matters."""
    packages = {}
    for name in PACKAGES:
        try:
            packages[name] = version(name)
        except PackageNotFoundError:
            continue
    return Machine(
        processor=_processor(),
        cores=os.cpu_count() or 1,
        system=f"{platform.system()} {platform.machine()}",
        python=platform.python_version(),
        packages=packages,
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()
