"""What all wait for while a long log is read, shortened and cleaned of a person. Not a test:
`make measure-long_logs ARGS="30000 200000"`, the entries that two logs have.

Nobody's move is answered while a step of the event loop runs, or while the database is locked; so
both are measured: the steps in processor time, and somebody else's entries at another table, one
after the other, until each is on the disk.
"""

import argparse
import asyncio
import tempfile
import time
from asyncio.events import Handle
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from parlour.server import Settings, wire
from parlour.server.rooms import creating as tables
from parlour.server.rooms.room import Room
from parlour.server.storage.schema import entries
from parlour.server.storage.store import Store
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.log import encode
from parlour.server.tables.state import Change


class Waits:
    """The longest steps of the loop, and the longest waits for an entry of somebody else."""

    def __init__(self, store: Store, room: Room) -> None:
        self.store = store
        self.room = room
        self.steps: list[float] = []
        self.waits: list[float] = []

    async def others(self) -> None:
        while True:
            began = time.perf_counter()
            await self.room.change(lambda state: Change(log.Paced(milliseconds=state.n % 1000)))
            self.waits.append(time.perf_counter() - began)
            await asyncio.sleep(0.005)

    async def during(self, what: str, work: Any) -> Any:
        self.steps, self.waits, run = [], [], Handle._run

        def measured(handle: Handle) -> None:
            began = time.thread_time()
            run(handle)
            self.steps.append(time.thread_time() - began)

        Handle._run = measured  # type: ignore[method-assign]
        others = asyncio.create_task(self.others())
        await asyncio.sleep(0)
        began = time.perf_counter()
        done = await work
        took = time.perf_counter() - began
        while not self.waits:
            await asyncio.sleep(0.001)
        others.cancel()
        Handle._run = run  # type: ignore[method-assign]
        steps, waits = (
            [1000 * each for each in sorted(found)] for found in (self.steps, self.waits)
        )
        print(
            f"{what}: {took:.1f} s; the longest steps of the loop {steps[-2]:.0f} and "
            f"{steps[-1]:.0f} ms; somebody else's {len(waits)} entries took "
            f"{waits[len(waits) // 2]:.1f} ms, the slowest {waits[-1]:.0f} ms"
        )
        return done


async def table(store: Store, settings: Settings) -> tuple[Room, str]:
    wanted = wire.NewTable(game="mojo", name="Ann", seats=2, options={})
    made = await tables.create(store, wanted, settings)
    room = await Room.load(made.table, store, settings, None)  # type: ignore[arg-type]
    await room.change(lambda state: Change(log.Seated(seat=1, name="Bo", token="b" * 64)))
    await room.change(lambda state: steps.start(state))
    return room, token_hash(made.token)


async def measure(size: int) -> None:
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(data=Path(data))
        store = Store(settings.database_url)
        await store.open()
        waits = Waits(store, (await table(store, settings))[0])
        room, person = await table(store, settings)
        rows = [
            {"table_id": room.id, "n": n, "body": encode(log.Renamed(seat=0, name=f"{n}")), "at": n}
            for n in range(room.state.n + 1, size + 1)
        ]
        async with store.begin() as connection:
            await connection.execute(insert(entries), rows)
        del rows
        print(f"{size} entries, as an older server left them:")
        await waits.during("read", store.read(room.id))
        load = Room.load(room.id, store, settings, None)  # type: ignore[arg-type]
        late = await waits.during("read, folded and shortened", load)
        left = len((await store.read(room.id)).entries)
        await waits.during(f"erased, {left} entries being left", late.erase(person))
        await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sizes", type=int, nargs="*", default=[30_000, 200_000])
    for size in parser.parse_args().sizes:
        asyncio.run(measure(size))


if __name__ == "__main__":
    main()
