"""Makes the files in this folder, by the version that README.md names; not a test.

It speaks that version's own interface, which is why nothing here is imported before it runs.
"""

import asyncio
import json
import sqlite3
import sys
from pathlib import Path
from random import Random
from typing import Any

TABLES = {
    "mojo": {"seats": 3, "options": {"edition": "pl", "discards": 2, "points": 25}},
    "mushi": {"seats": 2, "options": {"edition": "osaka", "deals": 2}},
    "uno": {"seats": 3, "options": {"edition": "monster", "points": 60}},
}


async def main(folder: Path) -> None:
    from parlour.server.settings.settings import Settings
    from parlour.server.storage.store import Store

    rng = Random(10)
    store = Store(f"sqlite+aiosqlite:///{folder / 'made.db'}")
    await store.open()
    facts = {}
    for game, wanted in TABLES.items():
        for name, ends, more in (("running", 0, 23), ("over", 1, 0), ("rematch", 1, 17)):
            table, token = await lobby(store, Settings(), game, wanted)
            for _ in range(ends):
                await play(store, table, rng, None)
            if more:
                await play(store, table, rng, more)
            facts[f"{game}-{name}"] = {"table": table, "token": token} | await told(store, table)
            record = (await state(store, table)).table.record()
            (folder / f"{game}-{name}.json").write_bytes(record.to_json())
    await store.close()
    compact(folder / "made.db", folder / "parlour.db")
    lines = [f"{json.dumps(name)}: {json.dumps(said)}" for name, said in facts.items()]
    (folder / "facts.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


async def lobby(store: Any, settings: Any, game: str, wanted: dict[str, Any]) -> tuple[str, str]:
    """A table that has had every kind of entry that a lobby knows."""
    from parlour.server import wire
    from parlour.server.rooms import creating as tables
    from parlour.server.tables import log

    new = wire.NewTable(game=game, name="Ann", seats=2, bots=["easy"], hints=True)
    made = await tables.create(store, new, settings)
    seats = wanted["seats"]
    options = (await state(store, made.table)).game.options(wanted["options"], seats=seats)
    for entry in (
        log.Configured(seats=seats, options=options.values()),
        log.Freed(seat=1),
        log.Seated(seat=1, name="Bo", token="0" * 64),
        log.Hosted(seat=1),
        log.Hosted(seat=0),
        log.Renamed(seat=1, name="Bö"),
        log.Paced(milliseconds=300),
        log.MomentSet(milliseconds=700),
        log.HintsSet(on=False),
        *([log.Moved(seat=1, to=2)] if seats > 2 else []),
        *([log.BotSeated(seat=1, bot="medium", name="Ada")] if seats > 2 else []),
    ):
        assert await store.append(made.table, (await state(store, made.table)).n + 1, entry)
    return made.table, made.token


async def play(store: Any, table: str, rng: Random, entries: int | None) -> None:
    """Begin a game; play this many of its entries, or to the end (None)."""
    from parlour.server.tables import log

    at = await state(store, table)
    entry = at.start()
    while True:
        assert await store.append(table, at.n + 1, entry)
        at.apply(entry, carried_out=True)
        if at.table.over or (entries is not None and at.n - at.started >= entries):
            return
        if at.table.awaits_deal:
            waiting = [n for n, seat in enumerate(at.seats) if seat.token and not seat.ready]
            entry = log.Readied(seat=waiting[0]) if waiting else at.deal()
            if waiting:
                at.apply(entry)
                assert await store.append(table, at.n, entry)
                entry = at.deal()
        else:
            turn = at.table.to_act
            others = [n for n in range(at.table.seats) if n != turn and at.table.legal(n)]
            seat = rng.choice(others) if others and rng.random() < 0.5 else turn
            named = at.seats[seat].kind == "person"
            entry = at.act(seat, rng.choice(at.table.legal(seat)), f"id {at.n}" if named else None)


async def state(store: Any, table: str) -> Any:
    from parlour.server.tables.state import TableState

    return TableState(await store.read(table))


async def told(store: Any, table: str) -> dict[str, Any]:
    """What that version made of the table."""
    at = await state(store, table)
    game = at.table
    return {
        "entries": at.n,
        "entry": at.position,
        "status": at.status,
        "games": at.games,
        "names": at.names(),
        "host": at.host,
        "pace": at.pace,
        "moment": at.moment,
        "hints": at.hints,
        "commitment": at.commitment,
        "key": at.key(at.games).hex(),
        "acted": sorted([seat, id] for seat, ids in at.acted.items() for id in ids),
        "ready": [seat.ready for seat in at.seats],
        "to_act": game.to_act,
        "legal": [game.legal(seat) for seat in range(game.seats)],
        "sheet": game.sheet,
        "totals": game.totals,
    }


def compact(source: Path, target: Path) -> None:
    """One file, without SQLite's write-ahead log."""
    target.unlink(missing_ok=True)
    with sqlite3.connect(source) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("PRAGMA page_size = 1024")
        database.execute("VACUUM INTO ?", (str(target),))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
