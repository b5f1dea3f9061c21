"""The tokens of the user's seats, in a file that nobody else can read."""

import contextlib
import json
import os
from pathlib import Path

MOST = 200
"""Seats that are kept: the latest."""


class Seats:
    """Proof that seats are the user's: tokens, by the place where each is used."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "terminal.json"

    def token(self, place: str) -> str | None:
        """The token kept for a place."""
        return self._read().get(place)

    def keep(self, place: str, token: str | None) -> None:
        """Keep a token, or forget it (None). An error in writing the file is ignored, so that play
        goes on."""
        kept = self._read()
        kept.pop(place, None)
        if token:
            kept[place] = token
        with contextlib.suppress(OSError):
            self._write(dict([*kept.items()][-MOST:]))

    def _read(self) -> dict[str, str]:
        try:
            kept = json.loads(self._file.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        if not isinstance(kept, dict):
            return {}
        return {place: token for place, token in kept.items() if isinstance(token, str)}

    def _write(self, kept: dict[str, str]) -> None:
        self._file.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._file.with_suffix(f".{os.getpid()}")
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with open(handle, "w", encoding="utf-8") as file:
            json.dump(kept, file, indent=1)
        fresh.replace(self._file)
