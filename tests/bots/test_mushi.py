"""The Mushi player by rules of thumb: from the view alone, sensible, better than chance."""

from random import Random
from types import SimpleNamespace

import pytest

from parlour import bots
from parlour.core.information import InformationState
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mushi.view import MushiCaptured, MushiMove, MushiSeat, MushiView

GAME = registry.get("mushi")


def leads(edition, games):
    """Games between the bot and chance, in turn on either seat: the bot's lead in each game."""
    rule, chance = bots.get("mushi", "rule"), bots.get("mushi", "random")
    for seed in range(games):
        luck = Random(seed)
        table = Table(GAME, {"edition": edition, "deals": 12}, seats=2, seed=seed)
        own = seed % 2
        while not table.over:
            seat = table.to_act
            bot = rule if seat == own else chance
            table.play(bot.decide(table.information_state(seat), luck))
        yield table.totals[own] - table.totals[1 - own]


@pytest.mark.parametrize("edition", ["ru", "osaka"])
def test_it_beats_chance(edition):
    """The seeds are fixed, and so are the games: nothing here is left to luck."""
    assert sum(lead > 0 for lead in leads(edition, 20)) >= 16  # by chance: once in 170 times


def test_it_decides_from_its_information_state_alone():
    rule = bots.get("mushi", "rule")
    table = Table(GAME, seats=2, seed=4)
    while not table.over:
        seat = table.to_act
        action = rule.decide(table.information_state(), Random(1))
        twin = table.state.copy()
        GAME.redeal(twin, seat)
        assert action == rule.decide(InformationState(GAME, twin, seat), Random(1))
        assert action in table.legal()
        table.play(action)


def view(hand, table, *moves):
    """Seat 0 to play, nothing captured, eight cards in the other hand and six in the pile."""
    nothing = MushiCaptured(brights=[], animals=[], ribbons=[], chaff=[])

    def seat(cards):
        return MushiSeat(
            hand=cards, hand_size=8, lacks=[], captured=nothing, value=0, yaku=[], total=0
        )

    return MushiView(
        seat=0,
        edition="osaka",
        phase="play",
        deal=1,
        deals=12,
        to_act=0,
        dealer=0,
        misdeals=0,
        draw_pile=6,
        turned_up=None,
        joker_left_by=None,
        table=table.split(),
        seats=[seat(hand.split()), seat(None)],
        scores=None,
        winners=[],
        legal=[
            MushiMove(action=text, kind="play", card=text.split()[0], captures=captures.split())
            for text, captures in moves
        ],
    )


@pytest.mark.parametrize(
    ("hand", "table", "moves", "best"),
    [
        ("1r 2c1", "1b 2c2", [("1r", "1b"), ("2c1", "2c2")], "1r"),  # the dearer pair
        ("1c1", "1b 1c2", [("1c1 x 1b", "1b"), ("1c1 x 1c2", "1c2")], "1c1 x 1b"),
        ("8b 9c1", "1c1", [("8b", ""), ("9c1", "")], "9c1"),  # leaves what is cheap
        # Nobody else can take the last Pine; the Moon could be taken.
        ("1b 8b 1r 1c1", "1c2 3r", [("1b", "1c2"), ("8b", "")], "1b"),
    ],
)
@pytest.mark.parametrize("seed", range(3))
def test_what_it_prefers(hand, table, moves, best, seed):
    seen = SimpleNamespace(view=lambda: view(hand, table, *moves))
    assert bots.get("mushi", "rule").decide(seen, Random(seed)) == best
