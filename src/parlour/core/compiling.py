"""The compiled twins of rules, made by Numba on demand.

Nothing here is imported before somebody asks for compiled rules: people's tables run plain, and
nobody waits for a compiler.

Numba's file cache does not notice when a rule in another file changes, so its folder is named after
a hash of all sources that rules can be in, the flags and the versions.
"""

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

from parlour.core.bits import trailing_zeros
from parlour.core.rule import Binding, callees, checked, with_globals

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

    `binding` gives rules for slots, the functions that a driver leaves open (`parlour.core.rule`).
    What counts is the function that a name stands for: another one of the same name stays what it
    is. Raises TypeError where the binding has something for a function that is no slot.
    """

    def __init__(self, binding: Binding | None = None) -> None:
        os.environ["NUMBA_CACHE_DIR"] = str(cache_folder())
        import numba
        from numba.cpython.unsafe.numbers import trailing_zeros as native_trailing_zeros

        numba.config.reload_config()  # type: ignore[no-untyped-call]
        self._jit = partial(
            numba.njit,
            cache=True,
            nogil=True,
            boundscheck=BOUNDS_CHECKS,
            _nrt=False,  # rules never allocate: no references to count
        )
        self._binding = checked(binding or {})
        self._made: dict[Callable[..., Any], Any] = {trailing_zeros: native_trailing_zeros}

    def __call__(self, function: Callable[..., Any]) -> Any:
        """The compiled twin of a rule and of all rules that it calls (TypeError: it, or one of
        them, is no rule)."""
        function = self._binding.get(function, function)
        if function not in self._made:
            body = getattr(function, "__rule__", None)
            if not isinstance(body, FunctionType):
                open_ = hasattr(function, "__slot__")
                raise TypeError(
                    f"expected {'something bound to the slot' if open_ else 'a rule, got'} "
                    f"{_address(function)}"
                )
            called = callees(body)
            made = {name: self(value) for name, value in called.items()}
            twin = with_globals(body, made)
            # Numba's cache knows a function by its name: a driver bound to other rules is another.
            # So is one that calls such a driver.
            given = [
                f"{_address(value)}={_address(self._binding[value])}"
                for value in called.values()
                if value in self._binding
            ]
            names = [one.py_func.__qualname__ for one in made.values() if hasattr(one, "py_func")]
            given += [name for name in names if "[" in name]
            if given:  # hashed, since it becomes part of a file's name
                digest = hashlib.sha256(" ".join(sorted(given)).encode())
                twin.__qualname__ += f"[{digest.hexdigest()[:16]}]"
            self._made[function] = self._jit(forceinline=not hasattr(body, "__rare__"))(twin)
        return self._made[function]


def _address(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
