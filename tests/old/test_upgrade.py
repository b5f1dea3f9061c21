"""An upgrade while people play: a server of an older version is told to stop, the new one starts on
the same database, and everybody comes back and plays on to the end.

The older version is `OLD`, the commit that made this folder. Its clients say what today's do, but
for the protocol's number. But its database had no snapshots, records or workers yet, its log did
not say by which rules a game is played, and its shuffles came from the server's key alone. So
everything that has changed since in what is stored is between the two.
"""

import asyncio
import contextlib
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import websockets

import parlour
from parlour.core.record import Acted, Record
from parlour.server.tables import proof
from parlour.server.wire import CLOSE_STOPPING
from server.house import House, Player, running

pytestmark = [pytest.mark.anyio, pytest.mark.long]

ROOT = Path(__file__).parents[2]
OLD = "5e8e10d"
OLD_PROTOCOL = 2
PATIENCE = 60

SERVE = """
import sys
from pathlib import Path
import parlour.server
assert parlour.__file__.startswith(sys.argv[1]), parlour.__file__
parlour.server.run(parlour.server.Settings(
    data=Path(sys.argv[2]), port=int(sys.argv[3]), pace=0, moment=0, deal_pause=600, bot_workers=0,
    rate=100000, burst=100000, grace=600,
))
"""

GAMES = {
    "mojo": {"seats": 3, "options": {"edition": "fr", "points": 30}},
    "mushi": {"seats": 2, "options": {"edition": "ru", "deals": 3}},
    "uno": {"seats": 3, "options": {"edition": "monster", "points": 250}},
}
"""Two people, and a bot where there is room for one."""


@dataclass
class Game:
    """A table, and the two who play there."""

    table: str
    tokens: list[str]
    players: list[Player] = field(default_factory=list)
    acknowledged: list[tuple[int, str]] = field(default_factory=list)
    """All actions of people that a server has acknowledged, in order."""


@pytest.fixture(scope="module")
def old(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of the older version."""
    folder = tmp_path_factory.mktemp("old")
    git = ["git", "-C", str(ROOT)]
    with contextlib.suppress(FileNotFoundError):
        packed = subprocess.run([*git, "archive", OLD, "src"], capture_output=True, check=False)
        if packed.returncode == 0:
            subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
            return folder / "src"
    pytest.skip(f"there is no history with commit {OLD} here")


@contextlib.asynccontextmanager
async def older(old: Path, data: Path) -> AsyncIterator[tuple[str, "subprocess.Popen[bytes]"]]:
    """A server of the older version: its address, and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(old), str(data), str(port)],
        env=os.environ | {"PYTHONPATH": str(old)},
    )
    try:
        async with httpx.AsyncClient() as http, asyncio.timeout(PATIENCE):
            while True:
                assert process.poll() is None, "it does not start"
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{port}/api/games")
                    break
                await asyncio.sleep(0.05)
        yield f"127.0.0.1:{port}", process
    finally:
        process.kill()
        process.wait()


async def dial(address: str, game: Game, entries: tuple[int, int] = (0, 0)) -> None:
    """Both come, or come back, with their tokens; each has been shown the game up to an entry."""
    game.players = []
    for token, entry in zip(game.tokens, entries, strict=True):
        socket = await websockets.connect(f"ws://{address}/api/tables/{game.table}/socket")
        game.players.append(await Player(socket).hello(token, entry))


async def begun(address: str, name: str) -> Game:
    """Ann and Bo at a new table of the older version, in a game."""
    async with httpx.AsyncClient() as http:
        wanted = {"game": name, "name": "Ann", **GAMES[name]}
        made = (await http.post(f"http://{address}/api/tables", json=wanted)).json()
    game = Game(made["table"], [made["token"]])
    ann, bo = [
        Player(await websockets.connect(f"ws://{address}/api/tables/{game.table}/socket"))
        for _ in range(2)
    ]
    game.players = [ann, bo]
    await ann.hello(game.tokens[0], protocol=OLD_PROTOCOL)
    await bo.hello(protocol=OLD_PROTOCOL)
    game.tokens.append(await bo.join("Bo"))
    while ann.table["seats"][1]["kind"] == "empty":
        await ann.until("table")
    if len(ann.table["seats"]) == 3:
        await ann.send("seat_bot", seat=2, bot="easy")
        while ann.table["seats"][2]["kind"] == "empty":
            await ann.until("table")
    await ann.send("start")
    for player in game.players:
        await player.until("update")
    return game


async def play(game: Game, rng: Random, until: Callable[[Game], bool]) -> None:
    """On and on, all legal actions being equally good."""
    async with asyncio.timeout(PATIENCE):
        while True:
            newest = max(player.update["entry"] for player in game.players)
            for player in game.players:
                while player.update["entry"] < newest:
                    await player.until("update")
            if until(game):
                return
            turn = next((one for one in game.players if in_turn(one)), None)
            if game.players[0].view["phase"] == "deal":
                for player in game.players:
                    await player.send("ready")
                await game.players[0].until("update")
            elif turn is None:
                await game.players[0].until("update")  # a bot's
            else:
                await act(game, turn, rng)


def in_turn(player: Player) -> bool:
    return player.view["to_act"] == player.view["seat"] and bool(player.view["legal"])


async def act(game: Game, player: Player, rng: Random) -> None:
    """Play something, unless somebody else was faster."""
    action = rng.choice(player.view["legal"])["action"]
    await player.act(action)
    while True:
        frame = await player.next()
        if frame["type"] == "update" and frame["done"]:
            game.acknowledged.append((player.view["seat"], action))
            return
        if frame["type"] == "error":
            assert frame["code"] == "stale"
            return


def over(game: Game) -> bool:
    return game.players[0].view["phase"] == "over"


def between_rounds(game: Game) -> bool:
    """Or over, should one round have been enough."""
    return game.players[0].view["phase"] == "deal" or over(game)


def mid_turn(game: Game) -> bool:
    """One of them is to move, some way into a round."""
    return len(game.acknowledged) > 4 and any(in_turn(player) for player in game.players)


def told(player: Player) -> dict[str, Any]:
    return {key: player.update[key] for key in ("entry", "view", "sheet")}


async def check(house: House, game: Game, number: int = 1) -> None:
    """The record is whole and valid, and has all that was acknowledged, once, and no more."""
    answer = await house.http.get(f"/api/tables/{game.table}/record?game={number}")
    verdict = proof.read(answer.content).verdict()
    assert (verdict.fair, verdict.over) == (True, True)
    shown = answer.json()
    record = Record.from_json(answer.content[answer.content.index(b'"record":') + 9 : -1])
    played = [
        (entry.seat, entry.action)
        for entry in record.entries
        if isinstance(entry, Acted) and entry.seat < 2
    ]
    assert played == game.acknowledged
    assert list(record.seats[:2]) == ["Ann", "Bo"]
    assert parlour.replay(record).sheet == game.players[0].update["sheet"]
    assert shown["game"] == number


async def test_an_upgrade_while_games_run(old: Path, tmp_path: Path) -> None:
    rng = Random(6)
    stops = {"mid-turn": mid_turn, "between rounds": between_rounds, "over": over}
    async with older(old, tmp_path) as (address, process):
        games = {(name, where): await begun(address, name) for name in GAMES for where in stops}
        for (_, where), game in games.items():
            await play(game, rng, stops[where])
        # On its way while the server stops: it may arrive, or not.
        last = games["mojo", "mid-turn"]
        hasty = next(player for player in last.players if in_turn(player))
        sent = {
            "action": hasty.view["legal"][0]["action"],
            "entry": hasty.update["entry"],
            "id": "on its way",
        }
        before = {key: [told(player) for player in game.players] for key, game in games.items()}
        seat = hasty.view["seat"]
        await hasty.send("act", **sent)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) in (0, -signal.SIGTERM)
        for game in games.values():
            for player in game.players:
                with contextlib.suppress(websockets.ConnectionClosed):
                    while True:
                        await player.next()
                assert player.socket.close_code in (CLOSE_STOPPING, 1012)

    async with running(tmp_path, grace=600.0, burst=100_000, rate=100_000.0, moment=0.0) as house:
        address = house.server.address.removeprefix("http://")
        for key, game in games.items():
            shown = tuple(one["entry"] for one in before[key])
            await dial(address, game, shown)
            assert {player.table["stopped"] for player in game.players} == {None}
            if key[0] == "mushi" or key[1] != "mid-turn":  # nobody moves meanwhile
                for player, earlier in zip(game.players, before[key], strict=True):
                    now = told(player)
                    # A view may tell more than it did.
                    view = {field: now["view"][field] for field in earlier["view"]}
                    assert now | {"view": view} == earlier
        hasty = last.players[seat]
        await hasty.send("act", **sent)
        while (frame := await hasty.next()).get("done") != "on its way":
            assert frame["type"] != "error", frame
        last.acknowledged.append((seat, sent["action"]))
        for (_, where), game in games.items():
            if where == "over":
                await check(house, game)
                await game.players[0].send("start")  # a rematch, by today's shuffles
                for player in game.players:
                    await player.until("update")
                game.acknowledged.clear()
            await play(game, rng, over)
            await check(house, game, 2 if where == "over" else 1)
    async with running(tmp_path) as house:  # all of it was stored
        for key, game in games.items():
            await check(house, game, 2 if key[1] == "over" else 1)
