"""Makes the pictures of the README and the documentation: `make pictures`.

The tables come from fixed secrets and are played up to a good position by bots with fixed luck, so
that the same sources give the same pictures.
"""

import hashlib
import json
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Browser, expect

from browser.houses import house, keep, person_at
from browser.players import DESKTOP, LEGAL, PHONE, Player, chromium
from parlour import bots
from parlour.games import registry
from parlour.games.mojo.view import MojoView
from parlour.games.mushi.view import MushiView
from parlour.games.uno.view import UnoView
from parlour.server.tables import log, steps
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.state import Change

FOLDER = Path(__file__).parents[3] / "docs" / "images"
QUALITY = 80
"""Of 100: text looks sharp, and a picture takes a third of what it would as PNG."""
HOST = "parlour.example"
NAMES = ["Ann", "Bo", "Chiara", "Dmitri"]
BOT = 2
NIGHT = {"color_scheme": "dark"}
SIZES = {"phone": PHONE | NIGHT, "desktop": DESKTOP | NIGHT}
When = Callable[[Any], bool]


CARDS_LIE = """() => {
  const tiles = [...document.querySelectorAll("[data-testid=games] > li")];
  const moves = (one) => one.effect.getComputedTiming().iterations !== Infinity;
  return tiles.length && tiles.every((tile) => tile.querySelector(".art svg") &&
    !tile.getAnimations({ subtree: true }).some(moves));
}"""


def played(seed: int, header: log.Header, when: When) -> tuple[bytes, list[log.LogEntry], bool]:
    """A game in which everybody plays like a bot, Ann on seat 0, up to the first position that
    looks to her as wished: its secret, its log, and whether there was such a position."""
    secret = hashlib.sha256(str(seed).encode()).digest()
    entries = seated(header.seats)
    state, rng = folded(StoredTable("", header, secret, entries)), Random(seed)
    bot = bots.get(header.game, "policy")

    def carry_out(change: Change) -> None:
        apply(state, change)
        entries.append(change.entry)

    carry_out(steps.start(state))
    assert state.table
    while not when(state.table.view(0)):
        if state.table.over:
            return secret, entries, False
        if state.table.awaits_deal:
            carry_out(steps.deal(state))
        else:
            seat = state.table.to_act
            carry_out(
                steps.act(state, seat, bot.decide(state.table.information_state(seat), rng), None)
            )
    return secret, entries, True


def header(seats: int, game: str = "mojo", **options: Any) -> log.Header:
    values = registry.get(game).options(options, seats=seats).values()
    return log.Header(game=game, seats=seats, options=values, pace=10_000, moment=3_000)


def seated(seats: int) -> list[log.LogEntry]:
    """People, and a bot among them."""
    return [
        log.BotSeated(seat=seat, bot="hard", name=NAMES[seat])
        if seat == BOT
        else person_at(seat, NAMES[seat])
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


def half_a_deal(view: MushiView) -> bool:
    """Ann's turn, with something to capture; both have bright cards."""
    return (
        view.phase == "play"
        and view.to_act == 0
        and view.deal <= 2
        and view.draw_pile in (8, 10)
        and len(view.table) > 5
        and any(move.captures for move in view.legal)
        and all(len(seat.captured.brights) > 0 for seat in view.seats)
    )


def colourful(view: UnoView) -> bool:
    """Ann's turn, with many colours and effects in hand; somebody has called, play runs the other
    way."""
    hand = view.seats[0].hand or []
    return (
        view.phase == "play"
        and view.to_act == 0
        and view.catchable is None
        and view.round <= 4
        and 5 <= len(hand) <= 7
        and {"wild", "scary", "+4"} & set(hand) != set()
        and len({card[0] for card in hand}) > 3
        and any(card[1:] in ("+2", "s", "r") for card in hand)
        and len({move.card for move in view.legal if move.kind == "play"}) > 2
        and any(seat.called for seat in view.seats[1:])
    )


def first(name: str, header: log.Header, when: When) -> StoredTable:
    """The table of the first seed that reaches such a position."""
    for seed in range(1000):
        secret, entries, found = played(seed, header, when)
        if found:
            return StoredTable(name, header, secret, entries)
    raise SystemExit(f"no game reaches the position for {name}")


def sit(browser: Browser, address: str, table: str, seat: int, size: str) -> Player:
    """One of the people, back at a table."""
    return Player(browser, address, **SIZES[size]).back_at(table, NAMES[seat])


def take(player: Player, name: str, size: str) -> None:
    expect(player.page.locator("aside:empty")).to_have_count(0)  # what happened is written there
    player.page.mouse.move(0, 0)
    player.page.locator(":root:not(.cold)").wait_for()
    player.page.evaluate("document.fonts.ready")
    player.page.evaluate("document.activeElement?.blur()")
    path = FOLDER / f"{name}-{size}.webp"
    with Image.open(BytesIO(player.page.screenshot())) as picture:
        picture.save(path, quality=QUALITY, method=6)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")
    assert not player.trouble, player.trouble


@contextmanager
def company(
    browser: Browser, address: str, table: str, size: str, seats: int = 4
) -> Iterator[list[Player]]:
    """Everybody at a table except bots; Ann first, with a screen of this size."""
    people = [
        sit(browser, address, table, seat, size if seat == 0 else "desktop")
        for seat in range(seats)
        if seat != BOT
    ]
    yield people
    for one in people:
        one.close()


def pictures(browser: Browser, address: str, size: str, last: tuple[int, str]) -> None:
    home = Player(browser, address, **SIZES[size]).visit()
    home.at("games").wait_for()
    home.page.wait_for_function(CARDS_LIE)
    take(home, "home", size)
    home.close()

    with company(browser, address, "lobby", size) as (ann, *_):
        if not ann.page.locator("figure svg").count():
            ann.press(ann.at("share-code"))
        ann.page.locator("figure svg").wait_for()
        expect(ann.at("lobby").get_by_text("offline")).to_have_count(0)
        take(ann, "lobby", size)

    with company(browser, address, f"table-{size}", size) as people:
        for one in people:
            one.table.wait_for()
        seat, card = last
        mover = next(one for one in people if one.seat == seat)
        ann = people[0]
        mover.await_turn()
        mover.play(mover.at(f"card-{card}").first)
        ann.await_turn()
        take(ann, "table", size)

    with company(browser, address, f"mojo-time-{size}", size) as (ann, *_):
        ann.await_turn()
        expect(ann.page.locator(".place .away")).to_have_count(0)
        ann.play(ann.page.locator('.hand [data-effect="lower"]').last)
        ann.page.locator(".banner, .word").first.wait_for()
        take(ann, "mojo-time", size)

    with company(browser, address, f"scoring-{size}", size) as (ann, *_):
        ann.at("next-round").wait_for()
        take(ann, "scoring", size)

    for game, seats in (("mushi", 2), ("uno", 4)):
        with company(browser, address, f"{game}-{size}", size, seats) as (ann, *_):
            ann.page.locator(LEGAL).first.wait_for()
            expect(ann.page.locator(".away")).to_have_count(0)
            take(ann, game, size)


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    table = first("table", header(4), in_the_middle)
    mojo_time, scoring = (
        first("mojo-time", header(4), about_to_lay),
        first("scoring", header(4), scores),
    )
    # The last card before the position is played on camera, so that its news shows.
    *before, played_last = table.entries
    assert isinstance(played_last, log.Acted)
    action = json.loads(bytes(played_last.record[0]))
    mushi = first("mushi", header(2, "mushi"), half_a_deal)
    uno = first("uno", header(4, "uno"), colourful)
    tables = [
        *(replace(one, id=f"{one.id}-{size}") for one in (mushi, uno) for size in SIZES),
        StoredTable("lobby", header(4), bytes(32), seated(3)),
        *(replace(scoring, id=f"scoring-{size}") for size in SIZES),
        *(replace(mojo_time, id=f"mojo-time-{size}") for size in SIZES),
        *(replace(table, id=f"table-{size}", entries=before) for size in SIZES),
    ]
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder)
        keep(data, tables)
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
