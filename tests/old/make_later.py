"""Makes `later.db` and `later.json`, by the version that README.md names for them; not a test.

It speaks that version's own interface, which is why nothing here is imported before it runs. There
each table goes through two games with every kind of entry that its log knows.
"""

import asyncio
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

TABLES = {
    "mojo": {"seats": 4, "options": {"edition": "fr", "points": 900}},
    "mushi": {"seats": 2, "options": {"edition": "ru", "deals": 9}},
    "uno": {"seats": 4, "options": {"edition": "monster", "points": 900}},
}
TOKENS = {1: "Bo's token", 2: "Cy's token"}
LONGEST = 100
"""Actions of one game, at most."""


async def main(folder: Path) -> None:
    from old.make import compact
    from parlour.core.record import most_undone
    from parlour.server.settings.settings import Settings
    from parlour.server.storage.store import Store

    rng = Random(14)
    store = Store(f"sqlite+aiosqlite:///{folder / 'made.db'}")
    await store.open()
    facts = {}
    for game, wanted in TABLES.items():
        for name in ("whole", "shortened"):
            table = await Life(store, rng).begin(game, wanted, Settings())
            await table.lobby()
            await table.first_game()
            await table.second_game()
            if name == "shortened":
                await table.shorten()
            told = await table.told()
            assert game == "mushi" or most_undone(table.record.entries) > 1
            facts[f"{game}-{name}"] = told
    await store.close()
    compact(folder / "made.db", folder / "later.db")
    (folder / "made.db").unlink()
    lines = [f"{json.dumps(name)}: {json.dumps(said)}" for name, said in facts.items()]
    (folder / "later.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


class Life:
    """A table, and what happens there."""

    def __init__(self, store: Any, rng: Random) -> None:
        self.store, self.rng = store, rng

    async def begin(self, game: str, wanted: dict[str, Any], settings: Any) -> "Life":
        from parlour.server import wire
        from parlour.server.rooms import creating as tables
        from parlour.server.tables import log
        from parlour.server.tables.state import TableState

        new = wire.NewTable(game=game, name="Ann", seats=2, bots=["easy"], hints=True)
        made = await tables.create(self.store, new, settings)
        self.id, self.token = made.table, made.token
        self.state: Any = TableState(await self.store.read(self.id))
        options = self.state.game.options(wanted["options"], seats=wanted["seats"])
        await self.write(log.Configured(seats=wanted["seats"], options=options.values()))
        return self

    @property
    def record(self) -> Any:
        return self.state.table.record()

    async def write(self, entry: Any) -> None:
        """An entry about the table."""
        from parlour.server.tables.state import Change

        await self.change(Change(entry, self.state.table))

    async def change(self, change: Any) -> None:
        assert await self.store.append(self.id, self.state.n + 1, change.entry)
        self.state.apply(change)

    async def lobby(self) -> None:
        """Ann, Bo and, where there is room, Cy; Ann has come from another device."""
        from parlour.server.tables import log
        from parlour.server.tables.fairness import token_hash

        seats = len(self.state.seats)
        await self.write(log.Freed(seat=1, by_host=True))
        for seat, token in TOKENS.items():
            if seat < seats:
                name = ("Bo", "Cy")[seat - 1]
                await self.write(log.Seated(seat=seat, name=name, token=token_hash(token)))
        entries = [
            log.Renamed(seat=1, name="Bö"),
            log.Hosted(seat=1),
            log.Hosted(seat=0),
            log.Paced(milliseconds=300),
            log.MomentSet(milliseconds=700),
            log.HintsSet(on=False),
            log.TalkSet(talk="text"),
            log.Muted(seat=1, on=True),
            log.ListedSet(listing=log.Listing(language="pl", level="new")),
            log.ClockSet(seconds=180),
            log.StandInSet(bot="easy"),
            log.Locked(on=True),
            log.Contributed(seat=0, contribution="5a" * 32),
        ]
        if seats > 2:
            bot = log.BotSeated(seat=3, bot="medium", name="Ada")
            entries += [log.Moved(seat=2, to=3), log.Moved(seat=3, to=2), bot]
        self.old, self.token = self.token, "Ann's new token"
        entries.append(log.Transferred(seat=0, token=token_hash(self.token)))
        for entry in entries:
            await self.write(entry)

    async def first_game(self) -> None:
        """Ended early, scored, after a round; then seats can change."""
        from parlour.server.tables import log

        await self.change(self.state.start())
        while not self.state.table.sheet:
            await self.act()
        await self.write(log.EndProposed(seat=1, scored=True))
        await self.write(log.EndAgreed(seat=0))
        await self.change(self.state.end())
        await self.write(log.Reopened())
        await self.write(log.Renamed(seat=0, name="Anna"))

    async def second_game(self) -> None:
        """Moves are taken back, turns pass, people leave; it is under way in the end."""
        from parlour.server.tables import log

        await self.change(self.state.start())
        people = [n for n, seat in enumerate(self.state.seats) if seat.kind == "person"]
        undone = most = 0
        for _ in range(LONGEST):
            if undone > 4 and most > 1:
                break
            await self.act()
            if back := self.taken_back():
                seat, change = back
                if not undone:
                    await self.write(log.UndoAsked(seat=seat))
                    await self.write(log.UndoAnswered(seat=1 - min(seat, 1), agree=False))
                if not undone or len(change.entry.record) > 1 or undone < 3:
                    await self.write(log.UndoAsked(seat=seat))
                    await self.write(log.UndoAnswered(seat=1 - min(seat, 1), agree=True))
                    await self.change(change)
                    undone += 1
                    most = max(most, len(change.entry.record))
        for entry in (log.StoodIn(seat=1), log.Returned(seat=1), log.Waited(seat=1)):
            await self.write(entry)
        await self.write(log.EndProposed(seat=0, scored=False))
        await self.write(log.EndRefused(seat=1))
        late = 0
        while late < 2:
            late += await self.act(late=True)
        if len(people) > 2:
            await self.change(self.state.leave(1, "easy", "Ben"))
            await self.write(log.Erased(seat=2, name="N. N.", bot="medium"))
        else:
            await self.write(log.EndProposed(seat=0, scored=False))

    def taken_back(self) -> tuple[int, Any] | None:
        """Whoever can take their last action back, and the change."""
        from parlour.core.errors import UndoError

        for seat in (0, 1, 2):
            at = self.state.seats[seat : seat + 1]
            if at and at[0].kind == "person":
                try:
                    return seat, self.state.undo(seat)
                except UndoError:
                    pass
        return None

    async def act(self, late: bool = False) -> bool:
        """The next action; True if it was a person's, and late."""
        from parlour.server.tables import log

        state = self.state
        if state.table.awaits_deal:
            for n, seat in enumerate(state.seats):
                if seat.kind == "person":
                    await self.write(log.Readied(seat=n))
            await self.change(state.deal())
            return False
        seat = state.table.to_act
        person = state.seats[seat].kind == "person"
        id = f"id {state.n}" if person and not late else None
        action = self.rng.choice(state.table.legal(seat))
        await self.change(state.act(seat, action, id, late and person))
        return late and person

    async def shorten(self) -> None:
        """A snapshot takes the place of what was before the game."""
        await self.store.shorten(self.id, self.state.base, dict(self.state.finished), self.state.n)

    async def told(self) -> dict[str, Any]:
        """What that version makes of the table when it reads it."""
        from parlour.server.tables.state import TableState

        stored = await self.store.read(self.id)
        at = TableState(stored)
        game = at.table
        assert game
        return {
            "table": self.id,
            "token": self.token,
            "former": self.old,
            "kinds": sorted({each.__struct_config__.tag for each in stored.entries}),
            "record": json.loads(game.record().to_json()),
            "entries": at.n,
            "entry": at.entry,
            "games": at.games,
            "host": at.host,
            "names": [seat.name for seat in at.seats],
            "kind": [seat.kind for seat in at.seats],
            "muted": [seat.muted for seat in at.seats],
            "clock": at.clock,
            "stand_in": at.stand_in,
            "talk": at.talk,
            "locked": at.locked,
            "listed": at.listing is not None,
            "left": sorted(at.left.items()),
            "ending": at.ending and [at.ending.by, at.ending.scored, sorted(at.ending.agreed)],
            "missed": sorted(at.turns.missed.items()),
            "waited": sorted(at.turns.waited),
            "to_act": game.to_act,
            "legal": [game.legal(seat) for seat in range(game.seats)],
            "sheet": game.sheet,
        }


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
