"""The golden games of Mushi, worked out on paper from the printed rules, turn by turn."""

from pathlib import Path

import pytest

import parlour
from parlour.core.record import Record

HERE = Path(__file__).parent


def golden(edition):
    return parlour.replay(Record.from_json((HERE / f"mushi-{edition}.json").read_text()))


# `ru`. Lots: Aya 3c1, Ben 3b, the dearer: Ben deals. Each line: who plays what and takes what; what
# comes from the draw pile and takes what ("-": it stays).
#  Ben 8c1 8a, 8c2 -     Aya 8b 8c2, 2r 2a    Ben 4a 4c2, 3c2 -    Aya 3b 3c2, 12c2 12c1
#  Ben 10r 10c1, 11b -   Aya 11a 11b, 11r -   Ben 5c2 5c1, 10c2 -  Aya 10a 10c2, 1b -
#  Ben 1r 1b, 9a 9c1     Aya 2c2 2c1, 9c2 -   Ben 3c1 -, 12c3 -    Aya 1c2 -, 1c1 1c2
#  Ben 3r 3c1, 5a -      Aya 5r 5a, 12b 12c3  Ben 4r -, 9r 9c2     Aya 4c1 4r, 11j -
# The joker comes last and finds 11r alone: both go to Aya (H14), 11r for her 11a 11b (H15).
# Aya: 4 brights, 4 animals, 4 ribbons, 12 chaff: 80 + 40 + 20 + 12 = 152. Ben: 230 - 152 = 78.
# Aya makes three brights (2a 8b 3b), five (and 11b 12b), Paulownias: 25 + 30 + 10. Ben makes none.
# Aya 152 - 0 - 115 = 37, Ben 78 - 65 - 115 = -102.
#
# `osaka`. Lots: Aya 12c3, Ben 9r, the earlier month: Ben deals.
#  Ben 3b 3c2, 12b 12c1  Aya 11b 11r, 9a 9c2    Ben 12c3 12c2, 2c1 -  Aya 4a 4c2, 10a -
#  Ben 10r 10a, 2r 2c1   Aya 10c1 -, 4c1 -      Ben 11a -, 2c2 -      Aya 4r 4c1, 10c2 10c1
#  Ben 5c2 -, 8c1 8a     Aya 5a 5c2, 2a 2c2     Ben 5c1 -, 9r 9c1     Aya 5r 5c1, 8b -
#  Ben 1c2 -, 1r 1c2     Aya 1c1 -, 3c1 -       Ben 1b 1c1, 8c2 8b    Aya 3r 3c1, 11j -
# The joker comes last and finds 11a alone: both go to Aya (H14).
# Aya: 1 bright, 5 animals, 4 ribbons, 10 chaff: 20 + 50 + 20 + 10 = 100. Ben: 230 - 100 = 130.
# Aya makes Wisterias, Ben Paulownias (without 2a his 1b 3b 8b 12b are no yaku).
# Aya 100 - 115 + 10 - 10 = -15, Ben 130 - 115 + 10 - 10 = 15.


@pytest.mark.parametrize(
    ("edition", "values", "yaku", "points"),
    [
        ("ru", [152, 78], [{"three_brights", "five_brights", "paulownias"}, set()], [37, -102]),
        ("osaka", [100, 130], [{"wisterias"}, {"paulownias"}], [-15, 15]),
    ],
)
def test_h18_golden_games_are_scored_as_on_paper(edition, values, yaku, points):
    table = golden(edition)
    assert table.view().dealer == 1
    scores = table.view().scores
    assert [score.value for score in scores] == values
    assert [set(score.yaku) for score in scores] == yaku
    assert table.sheet == [points]
    assert table.winners() == [points.index(max(points))]


@pytest.mark.parametrize(
    ("edition", "aya"),
    [
        (
            "ru",
            "8b 8c2 2r 2a 3b 3c2 12c2 12c1 11a 11b 10a 10c2 2c2 2c1 1c2 1c1 5r 5a 12b 12c3 4c1 4r"
            " 11j 11r",
        ),
        ("osaka", "11b 11r 9a 9c2 4a 4c2 4r 4c1 10c2 10c1 5a 5c2 2a 2c2 5r 5c1 3r 3c1 11j 11a"),
    ],
)
def test_h14_who_has_what_at_the_end_of_the_golden_games(edition, aya):
    captured = golden(edition).view().seats[0].captured
    cards = [*captured.brights, *captured.animals, *captured.ribbons, *captured.chaff]
    assert sorted(cards) == sorted(aya.split())
