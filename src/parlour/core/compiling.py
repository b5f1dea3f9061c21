"""The compiled twins of rules, made by Numba on demand.

Numba is imported only when compiled rules are asked for: people's tables run plain, and nobody
waits for a compiler.

Numba's file cache does not notice when a rule in another file changes, so its folder is named after
a hash of all source files that can hold rules, the flags and the versions.
"""

import hashlib
import os
import platform
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any
from uuid import uuid4

from parlour.core.bits import trailing_zeros
from parlour.core.errors import needing
from parlour.core.rule import Binding, callees, checked, with_globals

PACKAGE = Path(__file__).resolve().parents[1]
BOUNDS_CHECKS = True


def cache_folder() -> Path | None:
    """The folder in which the compiled code of exactly these sources is kept between runs; None if
    the folder cannot be written, or there is no home."""
    digest = hashlib.sha256()
    for part in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    digest.update(f"{BOUNDS_CHECKS} {os.environ.get('NUMBA_OPT')}".encode())
    for folder in ("core", "games", "arena", "bots", "envs", "training"):
        for path in sorted((PACKAGE / folder).rglob("*")):
            if path.suffix in (".py", ".json"):  # rules, and the weights that they play by
                digest.update(path.relative_to(PACKAGE).as_posix().encode())
                digest.update(path.read_bytes())
    try:
        base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
        place = Path(base) / "parlour" / "compiled" / digest.hexdigest()[:20]
        place.mkdir(parents=True, exist_ok=True)
    except (OSError, RuntimeError):
        return None
    return place if os.access(place, os.W_OK) else None


_tell: Callable[[], None] | None = None


def when_compiling(tell: Callable[[], None]) -> None:
    """Call `tell` once, when this process first compiles a rule. Compiling can take half a minute;
    loading rules that an earlier process compiled does not count."""
    global _tell
    _tell = tell


def _listen() -> None:
    """Listen for Numba to compile something, if there is somebody to tell."""
    global _tell
    if _tell is None:
        return
    from numba.core import event

    class First(event.Listener):
        def __init__(self, tell: Callable[[], None]) -> None:
            self._tell = tell

        def on_start(self, _: event.Event) -> None:
            event.unregister("numba:compile", self)
            self._tell()

        def on_end(self, _: event.Event) -> None:
            pass

    event.register("numba:compile", First(_tell))
    _tell = None


class Twins:
    """Turns rules into other functions, each once; how, a subclass says in `_make`.

    `binding` fills slots, the functions that a driver leaves open (`parlour.core.rule`). Slots are
    told apart as functions, not by name: another function of the same name is left alone. Raises
    TypeError if the binding fills a function that is not a slot.
    """

    def __init__(self, binding: Binding | None, native: Binding) -> None:
        """`native`: ready twins, by the function that they stand for."""
        self._binding = checked(binding or {})
        self._made: dict[tuple[Callable[..., Any], bool], Any] = {
            (slot, False): twin for slot, twin in native.items()
        }

    def __call__(self, function: Callable[..., Any]) -> Any:
        """Return the twin of a rule, making those of all rules that it calls (TypeError if one of
        them is not a rule, or is a slot that nothing is bound to)."""
        return self._twin(function, entry=True)

    def _twin(self, function: Callable[..., Any], entry: bool = False) -> Any:
        """The twin that rules call, or the one that is called from outside, an entry."""
        function = self._binding.get(function, function)
        if (function, entry) not in self._made:
            body = getattr(function, "__rule__", None)
            if not isinstance(body, FunctionType):
                open_ = hasattr(function, "__slot__")
                raise TypeError(
                    f"expected {'something bound to the slot' if open_ else 'a rule, got'} "
                    f"{_address(function)}"
                )
            called = {name: self._twin(value) for name, value in callees(body).items()}
            self._made[function, entry] = self._make(body, called, entry)
        return self._made[function, entry]

    def _make(self, body: FunctionType, called: dict[str, Any], entry: bool) -> Any:
        """The twin of a rule's body; `called` are the twins of the rules that it calls, by name."""
        raise NotImplementedError


class Compiler(Twins):
    """Turns rules into compiled functions, each once (see `Twins`)."""

    def __init__(self, binding: Binding | None = None) -> None:
        with needing("compiled"):
            import numba
            from numba.cpython.unsafe.numbers import trailing_zeros as native_trailing_zeros

        super().__init__(binding, {trailing_zeros: native_trailing_zeros})
        folder = cache_folder()
        os.environ["NUMBA_CACHE_DIR"] = str(folder or "")
        numba.config.reload_config()
        _listen()
        self._jit = partial(
            numba.njit,
            cache=folder is not None,
            nogil=True,
            _nrt=False,  # rules never allocate: no references to count
            no_cfunc_wrapper=True,  # nor does C call them
            pipeline_class=_pipeline(),
        )
        self._ours = uuid4().hex[:12]
        # At lower levels LLVM chooses what to inline, which is quicker to compile.
        self._inlining = os.environ.get("NUMBA_OPT", "3") not in ("0", "1", "2")

    def _make(self, body: FunctionType, called: dict[str, Any], entry: bool) -> Any:
        """What rules call differs from what Python calls, an entry: unpacking its arguments takes
        long to compile, and rules have no need of it."""
        twin = with_globals(body, called)
        # Numba's cache knows a function by its name: a driver bound to other rules is another.
        # So is one that calls such a driver.
        given = [
            f"{_address(value)}={_address(self._binding[value])}"
            for value in callees(body).values()
            if value in self._binding
        ]
        names = [one.py_func.__qualname__ for one in called.values() if hasattr(one, "py_func")]
        given += [name for name in names if "[" in name]
        if given:  # hashed, since it becomes part of a file's name
            digest = hashlib.sha256(" ".join(sorted(given)).encode())
            twin.__qualname__ += f"[{digest.hexdigest()[:16]}]"
        if entry:
            twin.__qualname__ += "[entry]"
        inlined = not entry and not hasattr(body, "__rare__")
        jitted: Any = self._jit(
            no_cpython_wrapper=not entry,
            forceinline=inlined and self._inlining,
            boundscheck=BOUNDS_CHECKS and not hasattr(body, "__unchecked__"),
        )(twin)
        widen(jitted)
        if files := getattr(jitted._cache, "_cache_file", None):
            # Numba numbers the files of a rule. Two processes that compile it at once, each for
            # another game, would take the same number, and one would load the other's code.
            files._data_name_pattern = f"{self._ours}.{files._data_name_pattern}"
        return jitted


@cache
def _pipeline() -> type:
    """Numba's own way to compile, but that an index of a row below 0 is out of bounds: to count it
    from the end, as no rule does, would cost more than the checks of all indices."""
    from numba.core import compiler, compiler_machinery, ir, types
    from numba.core.typed_passes import NopythonTypeInference

    @compiler_machinery.register_pass(mutates_CFG=False, analysis_only=False)
    class UnsignedIndices(compiler_machinery.FunctionPass):
        _name = "unsigned_indices"

        def __init__(self) -> None:
            super().__init__()

        def run_pass(self, state: Any) -> bool:
            unsigned = {}
            for access, typed in state.calltypes.items():
                if isinstance(access, ir.SetItem) or getattr(access, "op", None) == "getitem":
                    row, index, *value = typed.args
                    if isinstance(index, types.Integer):
                        unsigned[access] = typed.replace(args=(row, types.uintp, *value))
            state.calltypes.update(unsigned)
            return True

    class Pipeline(compiler.CompilerBase):
        def define_pipelines(self) -> list[Any]:
            passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
            passes.add_pass_after(UnsignedIndices, NopythonTypeInference)
            passes.finalize()
            return [passes]

    return Pipeline


def widen(jitted: Any) -> None:
    """Have every integer passed to a compiled rule as int64. Numba would otherwise compile the rule
    anew for each integer width. All values fit, as Python's own ints do. Constants are passed as
    they are: the rule gains more from knowing them than compiling it again costs."""
    jitted.get_call_template = partial(_called_with_int64, jitted.get_call_template)


def _called_with_int64(
    template: Callable[..., Any], args: tuple[Any, ...], kws: dict[str, Any]
) -> Any:
    from numba.core.types import Integer, Literal, int64

    def widened(kind: Any) -> Any:
        narrow = (
            isinstance(kind, Integer) and not isinstance(kind, Literal) and kind.bitwidth < 64  # type: ignore[attr-defined]
        )
        return int64 if narrow else kind

    return template(tuple(map(widened, args)), {name: widened(kws[name]) for name in kws})


def _address(function: Callable[..., Any]) -> str:
    return f"{function.__module__}.{function.__qualname__}"
