"""The rules of Hazard, one by one, from decks that are known."""

from pathlib import Path

import parlour
from parlour.core.chance import Given
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.hazard.cards import COPIES, VALUES
from parlour.games.hazard.state import sound

GAME = registry.get("hazard")
ALL = [value for value in range(1, VALUES) for _ in range(COPIES)]


def deck(*top: int) -> list[int]:
    """All cards, with these on top: the first is the hidden one."""
    rest = ALL.copy()
    for card in top:
        rest.remove(card)
    return [*top, *rest]


def table(*top: int, first: int = 0, seats: int = 2, **options: int) -> Table:
    return Table(GAME, options, seats=seats, source=Given([first, deck(*top)]))


def test_x1_the_deck_is_ten_values_four_times():
    assert len(ALL) == 40
    assert sound(table().state)


def test_x2_two_to_six_play():
    assert [*GAME.seats] == [2, 3, 4, 5, 6]


def test_x3_a_lot_decides_who_begins_then_the_seats_take_turns():
    dealt = Table(GAME, {"rounds": 2}, seats=3, source=Given([2, ALL, ALL]))
    assert dealt.to_act == 2
    for _ in range(3):
        dealt.play("stop")
    assert dealt.view().round == 2
    assert dealt.to_act == 0


def test_x4_one_card_is_hidden_and_nobody_has_a_hand():
    dealt = table(7)
    assert dealt.state.hidden == 7
    assert dealt.view(0).hidden is None
    assert [seat.cards for seat in dealt.view(0).seats] == [[], []]


def test_x5_a_drawn_card_is_open_and_more_than_21_is_out():
    dealt = table(1, 10, 2, 10, 3, 2)
    for _ in range(4):
        dealt.play("draw")
    assert dealt.view().seats[0].cards == [10, 10]
    dealt.play("draw")
    assert dealt.view().seats[0].sum == 22
    assert dealt.view().seats[0].stopped
    assert dealt.to_act == 1


def test_x6_who_looks_alone_knows_the_hidden_card():
    dealt = table(7)
    dealt.play("look")
    assert [dealt.view(seat).hidden for seat in (0, 1, None)] == [7, None, None]
    assert [dealt.events(seat)[-1].card for seat in (0, 1, None)] == [7, None, None]
    dealt.play("stop")
    assert dealt.legal() == ["draw", "stop"]


def test_x7_the_hidden_card_counts_for_everybody():
    dealt = table(7, 10, 9, 4, 6, rounds=1)
    for action in ("draw", "draw", "draw", "draw", "stop", "stop"):
        dealt.play(action)
    assert dealt.view().hidden == 7
    assert [score.sum for score in dealt.view().scores] == [21, 22]
    assert dealt.totals == [21, 0]


def test_x8_the_highest_total_after_the_last_round_wins():
    dealt = table(7, 10, 9, rounds=1)
    for action in ("draw", "draw", "stop", "stop"):
        dealt.play(action)
    assert dealt.over
    assert dealt.winners() == [0]
    assert parlour.replay(dealt.record()).winners() == [0]


def test_x7_the_golden_game_is_scored_as_on_paper():
    """The hidden cards are 4 and 7. Ann has nothing: 0 + 4. Bo 9 3 8: 20 + 4 is too much. Then
    Ann 10: 17. Bo 9: 16."""
    golden = Path(__file__).parents[2] / "golden" / "hazard-standard.json"
    played = parlour.replay(Record.from_json(golden.read_text("utf-8")))
    assert played.sheet == [[4, 0], [17, 16]]
    assert played.winners() == [0]
