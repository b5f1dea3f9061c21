"""The golden games of UNO: what is left in the hands, counted on paper."""

from pathlib import Path

import pytest

import parlour
from parlour.core.record import Record

GOLDEN = Path(__file__).parents[2] / "golden"

SCORES = {
    # A bluff is challenged, a Scary card gives p2 to Cy and p1 to Ann, Ann is caught, Bo calls
    # late, an honest Wild Draw Four is challenged. Bo goes out with b7.
    #   Ann b3 b4 g1 g2 gr p1 p3 p5: 3 + 4 + 1 + 2 + 20 + 1 + 3 + 5 = 39.
    #   Cy p2 p8 y8: 2 + 8 + 8 = 18. Bo: 39 + 18 = 57.
    "uno-monster": ([[0, 57, 0]], [1]),
    # The first card is a Wild, for which Ann names blue; with two players Reverse is a Skip. Bo
    # takes a Wild Draw Four. Ann goes out with b1.
    #   Bo p1 p2 p3 g8 g9 g2 g3 g4 b0: 6 + 17 + 9 + 0 = 32, which is above 30: Ann has least.
    "uno-monster-alternative": ([[0, 32]], [0]),
    # Lots: both draw a 7, then Bo's 5 beats Ann's 2. The first card makes Ann draw two. Bo goes out
    # with a Draw Two, for which Ann draws y2 and y3.
    #   Ann b1 b2 b3 b4 b5 b8, p6 p7 p9, y1 y2 y3 y6 y7 y8: 23 + 22 + 27 = 72.
    "uno-classic": ([[0, 72]], [1]),
}


@pytest.mark.parametrize("name", SCORES)
def test_u19_a_golden_game_is_scored_as_on_paper(name):
    """U20, U21: and won as on paper."""
    table = parlour.replay(Record.from_json((GOLDEN / f"{name}.json").read_text(encoding="utf-8")))
    sheet, winners = SCORES[name]
    assert table.sheet == sheet
    assert table.winners() == winners


def test_every_golden_game_is_scored_on_paper():
    assert {path.stem for path in GOLDEN.glob("uno-*.json")} == set(SCORES)


def test_the_golden_game_shows_each_seat_its_own():
    """In the first one, what nobody else may see."""
    record = Record.from_json((GOLDEN / "uno-monster.json").read_text(encoding="utf-8"))
    table = parlour.replay(record)
    gave = [[e.card for e in table.events(seat) if e.kind == "gave"] for seat in (0, 1, 2, None)]
    assert gave == [[None, "p1"], ["p2", "p1"], ["p2", None], [None, None]]
    showed = [
        [(e.card, e.other) for e in table.events(seat) if e.kind == "showed"]
        for seat in (0, 1, 2, None)
    ]
    assert showed == [
        [("b7", 0)],  # Bo's second Wild Draw Four, challenged by Ann
        [],
        [("b7", 2), ("br", 2), ("g6", 2), ("scary", 2)],
        [],
    ]
