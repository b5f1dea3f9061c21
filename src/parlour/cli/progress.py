"""Shows the progress of a long run."""

import time
from typing import Any

from parlour.cli.terminal import say
from parlour.cli.texts import text
from parlour.core.compiling import when_compiling


def announce_compiling() -> None:
    """Say once, on standard error, that rules are being compiled."""
    when_compiling(lambda: say(text("cli-compiling"), err=True))


class Progress:
    """A bar on standard error, if that is a terminal, once a run has taken two seconds."""

    PATIENCE = 2.0

    def __init__(self, label: str, total: int) -> None:
        self._label = label
        self._total = total
        self._begun = time.monotonic()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> "Progress":
        return self

    def __call__(self, done: int, note: str = "") -> None:
        """Show that `done` is done, with a note beside the bar."""
        if self._bar is None:
            if time.monotonic() - self._begun < self.PATIENCE:
                return
            from rich import progress

            from parlour.cli.terminal import Paper

            paper = Paper(stderr=True)
            self._bar = progress.Progress(
                progress.TextColumn("{task.description}", markup=False),
                progress.BarColumn(),
                progress.MofNCompleteColumn(),
                progress.TimeRemainingColumn(),
                progress.TextColumn("{task.fields[note]}", markup=False),
                console=paper,
                transient=True,
                disable=not paper.is_terminal,
            )
            self._bar.start()
            self._task = self._bar.add_task(self._label, total=self._total, note="")
        self._bar.update(self._task, completed=done, note=note)

    def of(self, done: int, total: int) -> None:
        """Show that `done` of `total` is done, where the total is known only now."""
        self._total = total
        self(done)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
