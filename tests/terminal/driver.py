"""Plays at the plain table through pipes: it reads lines and types numbers, like a person."""

import contextlib
import os
import re
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import forked
from parlour.server.settings.settings import Settings
from parlour.terminal.words import Words

MOST_LINES = 20_000
PATIENCE = 120
"""Seconds after which a process that still runs is killed; then its output ends."""


def fast(folder: Path, **changed: Any) -> Settings:
    """Bots and deals do not dawdle, and nobody is waited for."""
    quick: dict[str, Any] = {"pace": 0.0, "moment": 0.0, "bot_workers": 0, "rate": 1000.0}
    return Settings(**({"data": folder, "port": 0, "log_level": "critical"} | quick | changed))


class Driver:
    """`parlour play --plain` as a process of its own, in one language."""

    def __init__(
        self, folder: Path, *arguments: str, language: str = "en", **variables: str
    ) -> None:
        self.words = Words(language)
        self.lines: list[str] = []
        self.process = forked.Process(
            *("-m", "parlour", "play", "--plain", "--data", str(folder)),
            *("--language", language, *arguments),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=os.environ | {"COLUMNS": ""} | variables,
        )

        self._watch = threading.Timer(PATIENCE, self.process.kill)
        self._watch.start()

    def close(self) -> None:
        """In any case."""
        self._watch.cancel()
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            with contextlib.suppress(OSError):
                pipe.close()

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()

    def read(self) -> str:
        """The next line."""
        assert self.process.stdout
        line = self.process.stdout.readline()
        assert line, f"it ended after {self.lines[-5:]}: {self.stop()}"
        self.lines.append(line.removesuffix("\n"))
        return self.lines[-1]

    def until(self, wanted: Callable[[str], bool]) -> str:
        """The next line of a kind."""
        while not wanted(line := self.read()):
            assert len(self.lines) < MOST_LINES
        return line

    def offered(self, message: str) -> str:
        """Wait until something is offered; returns its number."""
        pattern = re.compile(rf"(\d+)\. {re.escape(self.words(message))}")
        return str(pattern.fullmatch(self.until(lambda line: bool(pattern.fullmatch(line))))[1])

    def play(self, rng: Random) -> None:
        """To the end of a game, by moves at random; some of the numbers do not exist."""
        over = False
        while not over:
            line = self.read()
            assert len(self.lines) < MOST_LINES
            over = self._choose(rng) if self._offers(line) else self._ends(line)

    def _offers(self, line: str) -> bool:
        return line.startswith("1. ") and not self._ends(line)

    def _ends(self, line: str) -> bool:
        again = [f"1. {self.words(text)}" for text in ("rematch", "back-home")]
        waits = self.words("rematch-wait", name="|").split("|")
        return line in again or all(part in line for part in waits)

    def _choose(self, rng: Random) -> bool:
        """Type numbers until one counts, each after the answer to the one before; whether the game
        is over."""
        wrong = {self.words("terminal-number", count=count) for count in range(1, 60)}
        other = f"0. {self.words('terminal-choose-other')}"
        number: int | None = rng.choice((1, 1, 2, 3, 40))
        while number is not None:
            self.type(str(number))
            self.type("?")  # help comes when the number has been answered
            number = None
            while (line := self.read()) != self.words("terminal-plain-help-q"):
                if self._ends(line):
                    return True
                if line in wrong:
                    number = 1
                elif line in (self.words("terminal-changed"), other) or self._offers(line):
                    number = rng.choice((1, 2))  # the next offer may come before the help
        return False

    def stop(self, line: str | None = None) -> tuple[int, str]:
        """Type a last line, close the pipe; the exit status and what was said on standard error."""
        if line is not None:
            self.type(line)
        rest, errors = self.process.communicate(timeout=PATIENCE)
        self.lines += rest.splitlines()
        return self.process.returncode, errors
