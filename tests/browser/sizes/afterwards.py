"""Makes the pictures of what there is after a game and beside the box: part of `make pictures`.

A replay, a look back, the games played, a score pad, and a game entered move by move.
"""

import tempfile
from collections.abc import Callable
from itertools import product
from pathlib import Path
from random import Random

import parlour
from browser.houses import house
from browser.offline.test_moves import act, answer, begin
from browser.offline.test_pad import enter_points, open_pad
from browser.pages.test_played import bring, game, history
from browser.players import DESKTOP, PHONE, Player, chromium
from browser.sizes.pictures import NAMES, NIGHT, take
from parlour import bots
from parlour.cli.records.watching import place_of
from parlour.core.table import Table

SIZES = {
    "phone": PHONE,
    "lying": PHONE | {"viewport": {"width": 844, "height": 390}},
    "laptop": DESKTOP,
    "desktop": {"viewport": {"width": 1920, "height": 1080}},
}
SEED = 1
LEVELS = ["medium", "easy", "hard", "medium"]
AT = 102
"""The entry at which the replay stands."""
GAMES = 30
"""The number of games in the history."""


def finished() -> Table:
    """A game of Mojo that bots have played."""
    table = parlour.table("mojo", seats=NAMES, seed=SEED)
    seated = [bots.get("mojo", level) for level in LEVELS]
    random = Random(SEED)
    while not table.over:
        bots.play_on(table, seated, random)
    return table


def replay(player: Player) -> None:
    place, _, record = place_of(finished().record()).partition("#")
    player.visit(f"/{place}?at={AT}&seat=0#{record}")
    player.at("replay-bar").wait_for()
    if player.page.evaluate("innerWidth") > PHONE["viewport"]["height"]:
        player.at("history").wait_for()


def review(player: Player) -> None:
    replay(player)
    player.press(player.at("replay-review"))
    player.at("review-notes").wait_for(timeout=60_000)


def played(player: Player) -> None:
    """A history of games by which Ann has got better."""
    random = Random(SEED)
    bots_of = {"Ann": None, "Chiara": None, "Kot": "hard"}
    players = [{"name": name, "bot": bot} for name, bot in bots_of.items()]
    games = []
    for number in range(GAMES):
        rounds = [[random.randrange(30) for _ in range(3)] for _ in range(random.randint(2, 5))]
        won = random.random() < (number + 8) / (GAMES + 10)
        totals = [sum(column) for column in zip(*rounds, strict=True)]
        best = totals.index(min(totals))
        if won and best:
            rounds = [[row[best], *row[1:best], row[0], *row[best + 1 :]] for row in rounds]
            best = 0
        games.append(game(number, sheet=rounds, winners=[best], players=players))
    player.visit("/played")
    bring(player, history(games))
    player.at("played-one").first.wait_for()


def pad(player: Player) -> None:
    player.visit("/pad")
    open_pad(player, "mojo", *NAMES)
    for ender, points in ((0, [0, 12, 7, 21]), (2, [9, 16, 0, 4]), (1, [22, 3, 11, 8])):
        enter_points(player, ender, points)


def moves(player: Player) -> None:
    begin(player, "mojo")
    for _ in range(6):
        while player.at("moves-question").count():
            answer(player)
        act(player)
    while player.at("moves-question").count():
        answer(player)


SCENES: dict[str, Callable[[Player], None]] = {
    "replay": replay,
    "review": review,
    "played": played,
    "pad": pad,
    "moves": moves,
}


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder)) as server,
        chromium() as browser,
    ):
        for (name, scene), (size, window) in product(SCENES.items(), SIZES.items()):
            player = Player(browser, server.address, **window | NIGHT)
            scene(player)
            player.page.evaluate("scrollTo(0, 0)")
            take(player, name, size)
            player.close()


if __name__ == "__main__":
    main()
