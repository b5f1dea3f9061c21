"""Makes the pictures of the README and the documentation: `make pictures`.

The tables come from fixed secrets and are played up to a good moment by bots with fixed luck, so
that the same sources give the same pictures.
"""

import asyncio
import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

from PIL import Image
from players import DESKTOP, PHONE, Player, chromium, house
from playwright.sync_api import Browser, expect

from parlour import bots
from parlour.games.mojo.view import MojoView
from parlour.server import log
from parlour.server.fairness import token_hash
from parlour.server.settings import Settings
from parlour.server.state import TableState
from parlour.server.store import Store, StoredTable

FOLDER = Path(__file__).parents[2] / "docs" / "images"
HOST = "parlour.example"
NAMES = ["Ann", "Bo", "Chiara", "Dmitri"]
BOT = 2
SIZES = {"phone": PHONE, "desktop": DESKTOP}
When = Callable[[MojoView], bool]


def played(seed: int, seats: int, when: When) -> tuple[bytes, list[log.AnyEntry], bool]:
    """A game in which all think like bots, with Ann on seat 0, up to the first moment that she sees
    as wished: its secret, its log, and whether there was such a moment."""
    secret = hashlib.sha256(str(seed).encode()).digest()
    entries = seated(seats)
    state, luck = TableState(StoredTable("", header(seats), secret, entries)), Random(seed)
    bot = bots.get("mojo", "rule")

    def carry_out(entry: log.AnyEntry) -> None:
        state.apply(entry, carried_out=True)
        entries.append(entry)

    carry_out(state.start())
    assert state.table
    while not when(state.table.view(0)):
        if state.table.over:
            return secret, entries, False
        if state.table.awaits_deal:
            carry_out(state.deal())
        else:
            seat = state.table.to_act
            carry_out(state.act(seat, bot.decide(state.table.view(seat), luck), None))
    return secret, entries, True


def header(seats: int) -> log.Header:
    options = {"edition": "fr", "discards": 1, "points": 50, "first_player": None}
    return log.Header(game="mojo", seats=seats, options=options, pace=10_000, moment=3_000)


def seated(seats: int) -> list[log.AnyEntry]:
    """People, and a bot among them."""
    return [
        log.BotSeated(seat=seat, bot="rule", name=NAMES[seat])
        if seat == BOT
        else log.Seated(seat=seat, name=NAMES[seat], token=token_hash(NAMES[seat]))
        for seat in range(seats)
    ]


def my_turn(view: MojoView) -> bool:
    return view.phase == "play" and view.to_act == 0


def in_the_middle(view: MojoView) -> bool:
    """Every kind of card in hand, play runs the other way, somebody has points."""
    effects = {move.effect for move in view.legal}
    return (
        my_turn(view)
        and len(effects) == 3
        and view.seats[0].hand_size in (6, 7)
        and view.direction == -1
        and not any(seat.laid_size for seat in view.seats)
        and len(view.discards[0]) > 5
    )


def about_to_lay(view: MojoView) -> bool:
    """Ann has four cards and one that is lower; somebody else has laid theirs already."""
    return (
        my_turn(view)
        and view.seats[0].hand_size == 4
        and any(move.effect == "lower" for move in view.legal)
        and any(seat.laid_size and seat.revealed for seat in view.seats[1:])
    )


def scores(view: MojoView) -> bool:
    """The second round or a later one; the Mojo card cost its holder ten."""
    return (
        view.phase == "deal"
        and view.round >= 2
        and view.scores is not None
        and any(score.mojo == "ten" for score in view.scores)
        and min(len(score.cards) for score in view.scores) > 0
    )


def first(name: str, seats: int, when: When) -> StoredTable:
    """The table of the first seed that comes to such a moment."""
    for seed in range(1000):
        secret, entries, found = played(seed, seats, when)
        if found:
            return StoredTable(name, header(seats), secret, entries)
    raise SystemExit(f"no game comes to the moment for {name}")


async def keep(data: Path, tables: list[StoredTable]) -> None:
    store = Store(Settings(data=data).database_url)
    await store.open()
    for table in tables:
        await store.create(table.id, table.header, table.secret, table.entries)
    await store.close()


def sit(browser: Browser, address: str, table: str, seat: int, size: str) -> Player:
    """One of the people, back at a table."""
    name = NAMES[seat]
    player = Player(browser, address, **SIZES[size])
    player.context.add_init_script(
        f"localStorage['parlour.token.{table}'] = '{name}';localStorage['parlour.name'] = '{name}';"
    )
    return player.visit(f"/t/{table}" if table else "/")


def take(player: Player, name: str, size: str) -> None:
    player.page.mouse.move(0, 0)
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate("document.activeElement?.blur()")
    path = FOLDER / f"{name}-{size}.png"
    player.page.screenshot(path=path)
    shrink(path)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")
    assert not player.trouble, player.trouble


def shrink(path: Path) -> None:
    """To 256 colours, mixed in dots so that grounds stay smooth: less than half the size."""
    with Image.open(path) as picture:
        full = picture.convert("RGB")
    palette = full.quantize(256, Image.Quantize.FASTOCTREE)
    full.quantize(palette=palette, dither=Image.Dither.FLOYDSTEINBERG).save(path, optimize=True)


@contextmanager
def company(browser: Browser, address: str, table: str, size: str) -> Iterator[list[Player]]:
    """Everybody at a table who is not a bot; Ann first, with a screen of this size."""
    people = [
        sit(browser, address, table, seat, size if seat == 0 else "desktop")
        for seat in range(4)
        if seat != BOT
    ]
    yield people
    for one in people:
        one.close()


def pictures(browser: Browser, address: str, size: str, last: tuple[int, str]) -> None:
    home = sit(browser, address, "", 0, size)
    home.at("home-play").wait_for()
    take(home, "home", size)
    home.close()

    with company(browser, address, "lobby", size) as (ann, *_):
        ann.page.locator("figure svg").wait_for()
        expect(ann.at("lobby").get_by_text("offline")).to_have_count(0)
        take(ann, "lobby", size)

    with company(browser, address, f"table-{size}", size) as people:
        seat, card = last
        mover = next(one for one in people if one.seat == seat)
        ann = people[0]
        ann.table.wait_for()
        mover.await_turn()
        mover.play(mover.at(f"card-{card}").first)
        ann.await_turn()
        take(ann, "table", size)

    with company(browser, address, f"mojo-time-{size}", size) as (ann, *_):
        ann.await_turn()
        expect(ann.page.locator(".place .away")).to_have_count(0)
        ann.play(ann.page.locator('.hand [data-effect="lower"]').last)
        ann.page.locator(".banner").wait_for()
        take(ann, "mojo-time", size)

    with company(browser, address, f"scoring-{size}", size) as (ann, *_):
        ann.at("next-round").wait_for()
        take(ann, "scoring", size)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    table = first("table", 4, in_the_middle)
    mojo_time, scoring = first("mojo-time", 4, about_to_lay), first("scoring", 4, scores)
    # The last card before the moment is played before the camera: its news is on the table.
    *before, played_last = table.entries
    assert isinstance(played_last, log.Acted)
    action = json.loads(bytes(played_last.record[0]))
    tables = [
        StoredTable("lobby", header(4), bytes(32), seated(3)),
        *(replace(scoring, id=f"scoring-{size}") for size in SIZES),
        *(replace(mojo_time, id=f"mojo-time-{size}") for size in SIZES),
        *(replace(table, id=f"table-{size}", entries=before) for size in SIZES),
    ]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        asyncio.run(keep(data, tables))
        with house(data) as server:
            port = urlsplit(server.address).port
            flags = [
                f"--host-resolver-rules=MAP {HOST}:80 127.0.0.1:{port}",
                f"--unsafely-treat-insecure-origin-as-secure=http://{HOST}",
            ]
            with chromium(*flags) as browser:
                for size in SIZES:
                    last = action["seat"], action["action"]
                    pictures(browser, f"http://{HOST}", size, last)


if __name__ == "__main__":
    main()
