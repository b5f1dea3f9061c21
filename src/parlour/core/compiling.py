"""The compiled twins of rules, made by Numba on demand.

Nothing here is imported before somebody asks for compiled rules: people's tables run plain, and
nobody waits for a compiler.

Numba's file cache does not notice when a rule in another file changes, so its folder is named after
a hash of all sources that rules can be in, the flags and the versions.
"""

import dis
import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

from parlour.core.rule import bound

PACKAGE = Path(__file__).resolve().parents[1]
BOUNDS_CHECKS = True


def cache_folder() -> Path:
    """Where compiled code of exactly these sources is kept between runs."""
    digest = hashlib.sha256()
    for part in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    digest.update(str(BOUNDS_CHECKS).encode())
    for folder in ("core", "games", "arena", "bots"):
        for path in sorted((PACKAGE / folder).rglob("*.py")):
            digest.update(path.relative_to(PACKAGE).as_posix().encode())
            digest.update(path.read_bytes())
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "parlour" / "compiled" / digest.hexdigest()[:20]


class Compiler:
    """Turns rules into compiled functions, each once.

    `bound` gives rules for names that a function leaves open, as a game's rules for the drivers in
    `parlour.arena`.
    """

    def __init__(self, **bound: Callable[..., Any]) -> None:
        os.environ["NUMBA_CACHE_DIR"] = str(cache_folder())
        import numba
        from numba.cpython.unsafe.numbers import trailing_zeros

        numba.config.reload_config()  # type: ignore[no-untyped-call]
        self._jit = partial(
            numba.njit,
            cache=True,
            nogil=True,
            boundscheck=BOUNDS_CHECKS,
            _nrt=False,  # rules never allocate: no references to count
        )
        self._bound = {"trailing_zeros": trailing_zeros} | bound
        self._made: dict[Callable[..., Any], Any] = {}

    def __call__(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule and of all rules that it calls."""
        body = getattr(function, "__rule__", None)
        if not isinstance(body, FunctionType):
            raise TypeError(f"expected a rule, got {function!r}")
        if function not in self._made:
            names = body.__globals__ | self._bound
            called = {
                name: self(names[name])
                for name in _global_names(body)
                if hasattr(names.get(name), "__rule__")
            }
            twin = bound(body, **self._bound | called)
            # Numba's cache knows a function by its name: a driver bound to other rules is another.
            # So is one that calls such a driver.
            given = [f"{name}={_address(names[name])}" for name in called if name in self._bound]
            given += [
                f"{name}={made.py_func.__qualname__}"
                for name, made in called.items()
                if name not in self._bound and "[" in made.py_func.__qualname__
            ]
            if given:  # hashed, since it becomes part of a file's name
                digest = hashlib.sha256(" ".join(sorted(given)).encode())
                twin.__qualname__ += f"[{digest.hexdigest()[:16]}]"
            self._made[function] = self._jit(forceinline=not hasattr(body, "__rare__"))(twin)
        return self._made[function]


def _global_names(function: FunctionType) -> set[str]:
    """The names that a function looks up outside itself; a field of the state is not one."""
    loads = ("LOAD_GLOBAL", "LOAD_NAME")
    return {step.argval for step in dis.get_instructions(function.__code__) if step.opname in loads}


def _address(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
