"""Yaku, points and the end of the game (H17 to H19), worked out by hand."""

from pathlib import Path

import pytest
from msgspec import to_builtins

FIVE, THREE, WISTERIAS, PAULOWNIAS = "five_brights", "three_brights", "wisterias", "paulownias"
PAGE = Path(__file__).parents[3] / "docs/rules/mushi.md"


@pytest.mark.parametrize(
    ("cards", "ru", "osaka"),
    [
        ("1b 3b 8b 11b 12b", [FIVE], [FIVE]),
        ("1b 2a 3b 8b 11b 12b", [FIVE, THREE], [FIVE, THREE]),
        ("2a 3b 8b 11b 12b", [FIVE, THREE], []),  # the warbler may stand for a bright
        ("1b 3b 8b 11b", [], []),
        ("1b 2a 3b 11b", [THREE], [THREE]),
        ("1b 2a 3b", [THREE], [THREE]),
        ("2a 8b 12b", [THREE], []),  # any two brights with the warbler
        ("2a 1b 8b", [THREE], []),
        ("1b 3b 8b", [], []),  # no warbler
        ("2a 1b", [], []),
        ("4a 4r 4c1 4c2", [WISTERIAS], [WISTERIAS]),
        ("4a 4r 4c1 5a", [], []),
        ("12b 12c1 12c2 12c3", [PAULOWNIAS], [PAULOWNIAS]),
        ("12c1 12c2 12c3", [], []),
        ("5a 5r 5c1 5c2", [], []),
        (
            "1b 2a 3b 8b 11b 12b 12c1 12c2 12c3 4a 4r 4c1 4c2",
            [FIVE, THREE, WISTERIAS, PAULOWNIAS],
            [FIVE, THREE, WISTERIAS, PAULOWNIAS],
        ),
    ],
)
def test_h17_yaku(mushi, cards, ru, osaka):
    for edition, made in (("ru", ru), ("osaka", osaka)):
        table = mushi.position("1r", "", "", "5r", captured=(cards, ""), edition=edition)
        progress = table.view().seats[0].yaku
        assert [(one.name, one.points) for one in progress] == [
            (FIVE, 30),
            (THREE, 25),
            (WISTERIAS, 10),
            (PAULOWNIAS, 10),
        ]
        assert [one.name for one in progress if one.made] == made
        assert [one.name for one in progress if one.have == one.need] == made


def test_h17_what_is_missing_and_what_is_lost(mushi):
    """`ru`, seat 1 has the Crane and a Wisteria: seat 0 can still make five brights."""
    table = mushi.position("1r", "", "", "5r", captured=("2a 3b 12b 12c1", "1b 4a"))
    five, three, wisterias, paulownias = table.view().seats[0].yaku
    assert (five.have, five.need, five.open) == (3, 5, True)
    assert (five.cards, five.missing) == (["2a", "3b", "12b"], ["8b", "11b"])
    assert three.made
    assert (wisterias.have, wisterias.open) == (0, False)
    assert (paulownias.have, paulownias.open) == (2, True)
    five, three, wisterias, paulownias = table.view().seats[1].yaku
    assert (five.have, five.open) == (1, False)  # five of six, two of them lost
    assert (three.have, three.open) == (1, False)  # no warbler
    assert (wisterias.missing, wisterias.open) == (["4r", "4c1", "4c2"], True)
    assert not paulownias.open


def test_h17_play_goes_on_after_a_yaku_which_is_told_once(mushi):
    table = mushi.position("3r 1r", "4a 5r", "3b 9a", "2r 4r 5a 5c1", captured=("1b 2a", ""))
    table.play("3r")
    told = [event for event in table.events() if event.kind == "yaku_made"]
    assert [(event.seat, event.yaku) for event in told] == [(0, THREE)]
    assert table.to_act == 1
    table.play("4a")
    assert mushi.kinds(table).count("yaku_made") == 1


def worked_example(mushi, edition, **options):
    """A, seat 0: 2 brights, 3 animals, 3 ribbons, 10 chaff, three brights: 40 + 30 + 15 + 10 = 95.
    B: 3 brights, 4 animals, 5 ribbons, 10 chaff, four Wisterias: 60 + 40 + 25 + 10 = 135."""
    own = "1b 2a 8a 1r 2r 1c1 1c2 2c1 2c2 3c1 3c2 5c2 8c1 12c1"
    table = mushi.ending("5a", "5c1 3r 11r", "3b", own, edition=edition, **options)
    table.play("5a")
    return table


@pytest.mark.parametrize(
    ("edition", "points"),
    [
        ("osaka", [-5, 5]),  # 95 - 115 + 25 - 10; 135 - 115 + 10 - 25
        ("ru", [-30, -5]),  # 95 - 10 - 115; 135 - 25 - 115
    ],
)
def test_h18_the_worked_example(mushi, edition, points):
    """The page of the rules shows the same sums."""
    table = worked_example(mushi, edition)
    assert table.sheet == [points]
    assert table.view().own_yaku_count == (edition == "osaka")
    scores = table.view().scores
    assert [score.value for score in scores] == [95, 135]
    assert [score.yaku for score in scores] == [[THREE], [WISTERIAS]]
    assert [score.debit for score in scores] == [10, 25]
    assert [score.credit for score in scores] == ([0, 0] if edition == "ru" else [25, 10])
    assert [score.points for score in scores] == points
    assert all(
        score.value + score.credit - score.debit - score.par == score.points for score in scores
    )
    form = "{value} - {debit} - {par} = {points}"
    if edition == "osaka":
        form = "{value} - {par} + {credit} - {debit} = {points}"
    sums = " | ".join(form.format(**to_builtins(score)) for score in scores)
    assert f"| `{edition}` | {sums} |" in PAGE.read_text("utf-8")


@pytest.mark.parametrize(
    ("edition", "before", "totals", "winners"),
    [
        ("osaka", (6, -6), [1, -1], [0]),
        ("osaka", (5, -5), [0, 0], [0, 1]),
        ("osaka", (4, -4), [-1, 1], [1]),
        ("ru", (0, 0), [-30, -5], [1]),
        ("ru", (100, 75), [70, 70], [0, 1]),
        ("ru", (26, 0), [-4, -5], [0]),
    ],
)
def test_h19_points_add_up_and_the_higher_total_wins(mushi, edition, before, totals, winners):
    table = worked_example(mushi, edition, totals=before, deals=1)
    assert table.over
    assert table.totals == totals
    assert [seat.total for seat in table.view().seats] == totals
    assert table.winners() == table.view().winners == winners
    assert mushi.kinds(table)[-2:] == ["deal_over", "game_over"]


def test_h19_nobody_has_won_before_the_last_deal(mushi):
    table = worked_example(mushi, "ru", deals=2)
    assert table.awaits_deal
    assert table.winners() == []
    assert table.view().phase == "deal"
