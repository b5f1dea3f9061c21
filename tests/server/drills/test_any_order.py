"""People come, sit down, play, get up, leave, come back and send things twice, in any order.

Hypothesis looks for an order in which somebody is told something else than the log says. After each
step everybody who is there has been told each entry once, in order; who comes back is told exactly
what those heard who stayed; everybody's view is the one that the stored log folds to, made from
what the seat knows alone.
"""

import asyncio
import json
import tempfile
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings, strategies
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from games.declared import declared
from parlour.core.information import InformationState
from parlour.games import registry
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.folding import folded
from parlour.server.tables.log import Acted
from server.house import House, Player, running

CROWD = 6
"""At most so many windows are open."""
NEVER = 3600.0
"""Seconds: nothing happens by itself."""

numbers = strategies.integers(0, 2**16)


class Window:
    """Somebody's open window, and what it should know."""

    def __init__(self, player: Player, token: str | None) -> None:
        self.player = player
        self.token = token
        self.read = 0
        """How many of its frames have been looked at."""
        self.entry = 0
        """The last that it was told."""


class Sitting(RuleBasedStateMachine):
    """One table, and everybody who has to do with it.

    Each game is shuffled anew, so no rule has a precondition: what Hypothesis draws must not depend
    on how a game goes.
    """

    game = "mojo"
    loop: asyncio.AbstractEventLoop
    house: House

    def __init__(self) -> None:
        super().__init__()
        self.windows: list[Window] = []
        self.tokens: dict[str, int] = {}
        """The seat of everybody who has one, by token."""
        self.host = ""
        """The host's token."""
        self.n = 1
        """How many entries the log must have."""
        self.entries: list[int] = []
        """All of the game, the first one that which began it."""
        self.told: dict[int | None, dict[int, list[Any]]] = {}
        """By seat, and by entry: the events that somebody there was told when it was written."""
        self.played: list[tuple[Window, dict[str, Any]]] = []
        """Actions of this game."""
        self.sent = 0

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.loop.run_until_complete(work)

    def among(self, things: list[Any], number: int) -> Any:
        return things[number % len(things)]

    def seat_of(self, window: Window) -> int | None:
        return self.tokens.get(window.token) if window.token else None

    def has_seat(self, window: Window) -> bool:
        return self.seat_of(window) is not None

    @property
    def entry(self) -> int:
        """The last one of the game; 0 before the first."""
        return self.entries[-1] if self.entries else 0

    @property
    def table(self) -> dict[str, Any]:
        return self.windows[0].player.table

    @property
    def playing(self) -> bool:
        return bool(self.windows) and self.table["status"] == "playing"

    @property
    def phase(self) -> str:
        return self.windows[0].player.view["phase"] if self.playing else ""

    # --- coming and going -------------------------------------------------------------------------

    @initialize()
    def make(self) -> None:
        wanted = {
            "game": self.game,
            "seats": min(3, registry.get(self.game).seats[-1]),
            "options": declared(self.game).short,
        }
        made = self.run(self.house.create(**wanted))
        self.id, self.host = made["table"], made["token"]
        self.tokens[self.host] = 0
        self.open(self.host, 0)
        self.ask(self.windows[0], "moment", milliseconds=0)
        self.n += self.game == "uno" or self.windows[0].player.table["moment"] == 0

    def open(self, token: str | None, entry: int) -> Window:
        window = Window(self.run(self.dial(token, entry)), token)
        window.entry = entry
        self.windows.append(window)
        seen = window.player.update
        if seen and entry:
            self.was_told(window, seen, entry)
        window.entry = self.entry
        window.read = len(window.player.frames)
        self.settle()
        return window

    async def dial(self, token: str | None, entry: int) -> Player:
        """No pings: nobody is here to answer them between two steps."""
        player = await self.house.connect(self.id, ping_interval=None)
        return await player.hello(token, entry)

    def was_told(self, window: Window, seen: dict[str, Any], entry: int) -> None:
        """Who comes back is told what those heard who stayed."""
        heard = self.told.get(self.seat_of(window), {})
        since = [n for n in self.entries if n > entry]
        if all(n in heard for n in since):
            assert seen["events"] == [event for n in since for event in heard[n]]

    @rule()
    def watch(self) -> None:
        if len(self.windows) == CROWD:
            return
        window = self.open(None, 0)
        assert window.player.welcome["seat"] is None

    @rule(who=numbers, back=numbers)
    def come_back(self, who: int, back: int) -> None:
        if not self.tokens or len(self.windows) == CROWD:
            return
        token = self.among(sorted(self.tokens, key=self.tokens.__getitem__), who)
        known = range(self.entries[0], self.entry + 1) if self.entries else ()
        window = self.open(token, self.among([0, *known], back))
        assert window.player.welcome["seat"] == self.tokens[token]

    @rule(who=numbers, politely=strategies.booleans())
    def go(self, who: int, politely: bool) -> None:
        if len(self.windows) == 1:
            return
        window = self.windows.pop(1 + who % (len(self.windows) - 1))
        if politely:
            self.run(window.player.socket.close())
        else:
            window.player.socket.transport.abort()
            self.run(window.player.socket.wait_closed())
        self.settle()

    # --- at the table -----------------------------------------------------------------------------

    def ask(self, window: Window, type: str, **fields: Any) -> str | None:
        """Ask for something; the code of the refusal, or None."""
        before = len(window.player.frames)
        self.run(window.player.send(type, **fields))
        self.run(window.player.heard())
        asked = [json.loads(text) for text in window.player.frames[before:]]
        self.settle()
        return next((frame["code"] for frame in asked if frame["type"] == "error"), None)

    @rule(who=numbers, at=strategies.none() | strategies.integers(0, 3))
    def join(self, who: int, at: int | None) -> None:
        window = self.among(self.windows, who)
        mine, taken = self.seat_of(window), set(self.tokens.values())
        free = [seat for seat in range(len(self.table["seats"])) if seat not in taken]
        code = self.ask(window, "join", name=f"Name {who % 7}", seat=at)
        if self.playing:
            assert code == "game-running"
        elif at is not None and at >= len(self.table["seats"]):
            assert code == "no-seat"
        elif at in taken and at != mine:
            assert code == "seat-taken"
        elif at is None and not free and mine is None:
            assert code == "table-full"
        else:
            assert code is None
            self.n += 1
            if mine is None:
                window.token = window.player.welcome["token"]
                assert window.token not in self.tokens
                self.tokens[window.token] = free[0] if at is None else at
                self.host = self.host or window.token
            elif at is not None:
                self.tokens[window.token] = at
            assert window.player.welcome["seat"] == self.seat_of(window)

    @rule(who=numbers)
    def leave(self, who: int) -> None:
        """In a game, a bot would take over, and play in its own time: `test_ending.py` has that."""
        window = self.among(self.windows, who)
        seat = self.seat_of(window)
        if seat is not None and self.playing:
            return
        code = self.ask(window, "leave")
        if seat is None:
            assert code == "not-seated"
        else:
            assert code is None
            self.n += 1
            del self.tokens[window.token]
            if self.host == window.token:
                self.host = min(self.tokens, key=self.tokens.__getitem__, default="")

    @rule(who=numbers)
    def rename(self, who: int) -> None:
        window = self.among(self.windows, who)
        code = self.ask(window, "rename", name=f"Name {who % 11}")
        assert code == (None if self.seat_of(window) is not None else "not-seated")
        self.n += code is None

    @rule()
    def sit_down_and_start(self) -> None:
        """So that many a sequence has a game in it."""
        while not self.playing and len(self.tokens) < len(self.table["seats"]):
            strangers = [n for n, each in enumerate(self.windows) if not self.has_seat(each)]
            if strangers:
                self.join(strangers[0], None)
            elif len(self.windows) < CROWD:
                self.watch()
            else:
                return
        self.start(0)

    @rule(who=numbers)
    def start(self, who: int) -> None:
        hosts = [window for window in self.windows if window.token and window.token == self.host]
        window = self.among(hosts or self.windows, who)
        running = self.playing
        code = self.ask(window, "start")
        if self.seat_of(window) is None:
            assert code == "not-seated"
        elif window.token != self.host:
            assert code == "not-host"
        elif running:
            assert code == "game-running"
        elif len(self.tokens) < len(self.table["seats"]):
            assert code == "empty-seats"
        else:
            assert code is None
            self.n += 1
            self.entries = [self.n]
            self.played = []
            self.settle()

    # --- playing ----------------------------------------------------------------------------------

    def act(self, window: Window, **fields: Any) -> tuple[str | None, bool]:
        """Play; (the code of the refusal, whether it was acknowledged)."""
        before = len(window.player.frames)
        code = self.ask(window, "act", **fields)
        answers = [json.loads(text) for text in window.player.frames[before:]]
        done = [a for a in answers if a["type"] == "update" and a["done"] == fields["id"]]
        assert len(done) + (code is not None) == 1, "one answer to each action"
        return code, bool(done)

    @rule(who=numbers, which=numbers, times=strategies.integers(1, 12))
    def play(self, who: int, which: int, times: int) -> None:
        for _ in range(times):
            if not self.playing:
                return
            able = [w for w in self.windows if self.has_seat(w) and w.player.view["legal"]]
            if not able:
                return
            window = self.among(able, who)
            self.sent += 1
            action = self.among(window.player.view["legal"], which)["action"]
            message = {"action": action, "entry": self.entry, "id": f"act {self.sent}"}
            self.n += 1
            self.entries.append(self.n)
            assert self.act(window, **message) == (None, True)
            self.played.append((window, message))

    @rule(which=numbers)
    def send_again(self, which: int) -> None:
        """The same action under the same id, from any window of the seat: it has been played."""
        if not self.played:
            return
        window, message = self.among(self.played, which)
        seat = self.seat_of(window)
        windows = [w for w in self.windows if seat is not None and self.seat_of(w) == seat]
        if windows and self.among(windows, which).token == window.token:
            assert self.act(self.among(windows, which), **message) == (None, True)

    @rule(who=numbers, stale=strategies.booleans(), which=numbers)
    def play_wrongly(self, who: int, stale: bool, which: int) -> None:
        if not self.playing:
            return
        window = self.among(self.windows, who)
        legal = [move["action"] for move in window.player.view["legal"]]
        entry = self.entry - 1 if stale else self.entry
        action = self.among([*legal, "nonsense"], which) if stale else "nonsense"
        self.sent += 1
        code, done = self.act(window, action=action, entry=entry, id=f"act {self.sent}")
        assert not done
        if self.seat_of(window) is None:
            assert code == "not-seated"
        else:
            assert code == ("stale" if stale else "malformed-action")

    @rule()
    def read_scores(self) -> None:
        """Everybody who is here is ready: the next round is dealt."""
        if self.phase != "deal" or not any(map(self.has_seat, self.windows)):
            return
        for seat in sorted(set(self.tokens.values())):
            mine = [window for window in self.windows if self.seat_of(window) == seat]
            if mine:
                assert self.ask_quietly(mine[0], "ready") is None
                self.n += 1
        self.n += 1
        self.entries.append(self.n)
        player = self.windows[0].player
        while player.update["entry"] < self.entry:
            self.run(player.next())
        self.settle()

    def ask_quietly(self, window: Window, type: str) -> str | None:
        """Ask while something may happen at any time."""
        self.run(window.player.send(type))
        told = self.run(window.player.heard())
        return next((frame["code"] for frame in told if frame["type"] == "error"), None)

    # --- what everybody must know -----------------------------------------------------------------

    def settle(self) -> None:
        """Read what has come."""
        for _ in range(2):  # a crowd's coming and going is told a little later
            for window in self.windows:
                self.run(window.player.heard())

    @invariant()
    def everybody_was_told_each_entry_once(self) -> None:
        for window in self.windows:
            new = [json.loads(text) for text in window.player.frames[window.read :]]
            window.read = len(window.player.frames)
            for update in (frame for frame in new if frame["type"] == "update"):
                entry = update["entry"]
                if entry == window.entry:  # again, for an answer, or because the seat is another
                    assert update["events"] == []
                    continue
                assert entry > window.entry
                heard = self.told.setdefault(self.seat_of(window), {})
                assert heard.setdefault(entry, update["events"]) == update["events"]
                window.entry = entry
            assert window.entry == self.entry
            if self.entry:
                assert window.player.update["entry"] == self.entry

    @invariant()
    def all_know_the_same_table(self) -> None:
        told = {msgspec.json.encode(window.player.table) for window in self.windows}
        assert len(told) <= 1
        for window in self.windows:
            assert window.player.table["games"] == self.windows[0].player.table["games"]

    @invariant()
    def views_are_what_the_stored_log_folds_to(self) -> None:
        if not self.windows:
            return
        stored = self.run(self.house.server.store.read(self.id))
        state = folded(stored)
        assert state.n == self.n
        assert state.last_entry == self.entry
        assert {seat.token for seat in state.seats if seat.token} == {
            token_hash(token) for token in self.tokens
        }
        ids = [entry.id for entry in stored.entries if isinstance(entry, Acted)]
        assert len(ids) == len(set(ids))
        for window in self.windows if state.table else ():
            seat = self.seat_of(window)
            assert state.table
            if seat is None:
                view = state.table.view(None)
            else:
                view = InformationState(state.game, state.table.state, seat).view()
            assert window.player.view == json.loads(msgspec.json.encode(view))

    @invariant()
    def nobody_is_told_the_token_of_another(self) -> None:
        for window in self.windows:
            others = [token for token in self.tokens if token != window.token]
            assert not [t for t in others if any(t in text for text in window.player.frames)]

    def teardown(self) -> None:
        for window in self.windows:
            window.player.socket.transport.abort()
        self.run(asyncio.sleep(0))


async def opened(data: Path, stop: asyncio.Event, ready: "asyncio.Future[House]") -> None:
    names = ("short_deal_pause", "deal_pause", "grace", "keep_alive")
    waits = dict.fromkeys(names, NEVER)
    # All that they say is said at once, and from one address.
    often = dict.fromkeys(("rate", "burst", "address_rate", "address_burst"), 1_000_000)
    async with running(data, **waits, **often) as house:
        ready.set_result(house)
        await stop.wait()


LONG = pytest.param(60, 60, marks=pytest.mark.long)


@pytest.mark.parametrize(("sequences", "steps"), [(3, 15), LONG])
@pytest.mark.parametrize("game", registry.names())
def test_in_any_order_everybody_knows_what_the_log_says(
    game: str, sequences: int, steps: int
) -> None:
    with asyncio.Runner() as runner, tempfile.TemporaryDirectory() as data:
        loop = runner.get_loop()
        stop, ready = asyncio.Event(), loop.create_future()
        serving = loop.create_task(opened(Path(data), stop, ready))
        house = loop.run_until_complete(ready)
        machine = type("Sitting", (Sitting,), {"game": game, "loop": loop, "house": house})
        run_state_machine_as_test(
            machine,
            settings=settings(
                max_examples=sequences,
                stateful_step_count=steps,
                deadline=None,
                database=None,
                derandomize=sequences < 10,
                suppress_health_check=list(HealthCheck),
            ),
        )
        stop.set()
        loop.run_until_complete(serving)
