"""How long the steps of a server's event loop take: while one runs, everybody waits.

In processor time of the loop's thread, so that it can be measured beside other work; a step that
looks for garbage, or decodes a long log, is as long then as it is on a quiet machine.
"""

import atexit
import json
import time
from asyncio.events import Handle
from collections import Counter
from pathlib import Path
from typing import NamedTuple

LONG = 0.005
"""Seconds: a step that long is noted by itself."""


class Step(NamedTuple):
    """A long step."""

    at: float
    """Seconds since 1970."""
    took: float
    """Seconds of processor time."""


def watch(file: Path) -> None:
    """Measure all steps from now on, and write them down when the process ends."""
    run, long, counts = Handle._run, list[Step](), Counter[int]()

    def measured(self: Handle) -> None:
        began = time.thread_time()
        run(self)
        took = time.thread_time() - began
        counts[int(took * 1000)] += 1
        if took > LONG:
            long.append(Step(time.time(), took))

    def tell() -> None:
        file.write_text(json.dumps({"long": long, "counts": counts}))

    Handle._run = measured  # type: ignore[method-assign]
    atexit.register(tell)


def between(file: Path, begin: float, end: float) -> str:
    """The long steps of a stretch of time, in words."""
    long = [Step(*each) for each in json.loads(file.read_text())["long"]]
    took = sorted((1000 * each.took for each in long if begin <= each.at <= end), reverse=True)
    over = ", ".join(
        f"{sum(each > bound for each in took)} above {bound} ms" for bound in (100, 50, 20, 10, 5)
    )
    longest = ", ".join(f"{each:.0f}" for each in took[:8]) or "none above 5"
    return f"steps of the server's loop: longest {longest} ms; {over}"
