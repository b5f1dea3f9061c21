"""Real servers for people in browsers, and tables for them to find there."""

import asyncio
import dataclasses
import re
import signal
import subprocess
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from forked import Process
from parlour.core.table import Table
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store, StoredTable
from parlour.server.tables import log
from parlour.server.tables.fairness import Origin, commitment, token_hash
from parlour.server.tables.folding import folded


class Server:
    """`parlour serve` as a process of its own, with its own data folder."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.address = ""
        self._process: Process | None = None

    def start(self) -> "Server":
        """Waits until it answers; after the first time it keeps its port."""
        port = str(urlsplit(self.address).port or 0) if self.address else "0"
        self._process = Process(
            *("-m", "parlour", "serve", "--port", port, "--data", str(self.data), *self.options),
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r"http://[\w.:]+", line)
        assert found, f"the server did not say where it is: {line!r}"
        self.address = found[0]
        return self

    def kill(self) -> None:
        """At once, without a goodbye."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        if self._process:
            self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        self._process.send_signal(how)
        self._process.communicate(timeout=20)
        self._process = None


def person_at(seat: int, name: str) -> log.Seated:
    """Somebody at a table of `keep`, for `Player.back_at`."""
    return log.Seated(seat=seat, name=name, token=token_hash(name))


def begun(table: StoredTable) -> StoredTable:
    """The same table with its first game begun. All decks follow from the secret alone, as they did
    before browsers contributed."""
    state = folded(table)
    origin = Origin(state.key(1), table.id, 1, shuffles=1)
    source = origin.source(state.game.notation.format_card)
    dealt = Table(
        state.game, state.setup.options, seats=state.names(), source=source, auto_deal=False
    ).deal()
    entry = log.Started(
        rules=state.game.version,
        commitment=commitment(origin.key),
        record=[msgspec.Raw(msgspec.json.encode(one)) for one in dealt],
        closed=[],
    )
    return dataclasses.replace(table, entries=[*table.entries, entry])


def keep(data: Path, tables: list[StoredTable]) -> None:
    """Stores tables for a server to find in its data folder, also while it runs."""

    async def create() -> None:
        store = Store(Settings(data=data).database_url)
        await store.open()
        for table in tables:
            await store.create(table.id, table.header, table.secret, table.entries)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # where Playwright runs, no event loop may
        beside.submit(asyncio.run, create()).result()


running: set[str] = set()
"""The addresses of the houses that stand, also as if they were elsewhere."""
ELSEWHERE = "parlour.test"
"""Leads to this computer, but does not look like it."""


@contextmanager
def house(data: Path, *options: str) -> Iterator[Server]:
    server = Server(data, *options).start()
    addresses = {server.address, server.address.replace("127.0.0.1", ELSEWHERE)}
    running.update(addresses)
    try:
        yield server
    finally:
        running.difference_update(addresses)
        with suppress(subprocess.TimeoutExpired):
            server.stop()
