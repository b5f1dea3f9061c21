"""Golden games: short, readable, played by hand. Every game has one for each of its editions, and
its score table below is worked out on paper from the printed rules, never by the program."""

from pathlib import Path

import pytest

import parlour
from parlour.core.record import Acted, Deck, Record
from parlour.games import registry

HERE = Path(__file__).parent

SCORES = {
    # Round 1: Ann plays five 9s and a 5, lays 4 and 1 and reveals both: 4 + 1 = 5.
    #   Bo 12 11 10 3 2 0 0: 12 + 10 + 3 + 0 = 25. Cy 7 7 6 6 5 4: 7 + 4 = 11. Ann is lowest: 0.
    # Round 2, dealt on from the same pile: Ann 12 2 1: 12 + 2 + 1 = 15.
    #   Bo 11 11 11 11 4 2: 11 + 4 = 15. Cy 8 8 3 1 0: 8 + 3 + 1 = 12. Ann is not lowest: 25.
    # Totals 25, 40, 23: Bo reaches 40, Cy wins.
    "mojo-fr": ([[0, 25, 11], [25, 15, 12]], [2]),
    # The same two rounds in the other order, so that the second runs anticlockwise, Ann, Cy, Bo.
    #   Round 2: Cy draws a 0 and does not play it: 7 7 6 6 5 4 0: 7 + 4 = 11. Bo 12 12 11 10 3 2:
    #   12 + 10 + 3 = 25. Ann 4 1: lowest, 0. Totals 25, 40, 23.
    "mojo-ru": ([[25, 15, 12], [0, 25, 11]], [2]),
    # Round 1: Adam begins with 8 8 7 of his 8 8 7 7 4 3 0 0; with two players only two cards are
    #   laid, 1 and 0: 1. Ann 12 11 10 9: 12 + 10 = 22. Adam is lowest: 0.
    # Round 2, newly shuffled: Adam plays seven 12s and a 0 in one turn, nothing is left: 0.
    #   Ann 11 11 11 9 6 3 1 0: 11 + 9 + 6 + 3 + 1 = 30. Total 52: the end.
    "mojo-pl": ([[22, 0], [30, 0]], [1]),
    # Bo takes the only 6 of the second discard, which gets the 11 just played. Later he takes his
    #   own 12 back. Ann lays 1 and 0: 1, lowest, 0. Bo 12 7 6 4 3 2 1: 12 + 7 + 4 + 1 = 24.
    "mojo-fr-two-discards": ([[0, 24]], [0]),
    "mojo-pl-two-discards": ([[0, 24]], [0]),
    # The empty discard gets the top of the pile instead, a 4. Ann lays 1 and 0. Bo 7 6 6 3 2 1:
    #   7 + 3 + 1 = 11.
    "mojo-ru-two-discards": ([[0, 11]], [0]),
}


def golden(name):
    return Record.from_json((HERE / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", registry.names())
def test_every_edition_of_every_game_has_a_golden_game(name):
    (editions, _) = registry.get(name).Options.described()["edition"]
    missing = [
        f"{name}-{edition}.json"
        for edition in editions.values
        if not (HERE / f"{name}-{edition}.json").exists()
    ]
    assert not missing


FILES = sorted(path.stem for path in HERE.glob("*.json"))


@pytest.mark.parametrize("name", FILES)
def test_a_golden_game_is_whole_short_and_what_its_name_says(name):
    record = golden(name)
    game, edition, *_ = name.split("-", 2)
    assert (record.game, record.edition) == (game, edition)
    assert sum(isinstance(entry, Acted) for entry in record.entries) <= 60
    table = parlour.replay(record)
    assert table.over
    assert table.record() == record


@pytest.mark.parametrize("name", SCORES)
def test_a_golden_game_of_mojo_is_scored_as_on_paper(name):
    sheet, winners = SCORES[name]
    table = parlour.replay(golden(name))
    assert table.sheet == sheet
    assert table.totals == [sum(points) for points in zip(*sheet, strict=True)]
    assert table.winners() == winners


def test_every_golden_game_of_mojo_is_scored_on_paper():
    assert {name for name in FILES if name.startswith("mojo-")} == set(SCORES)


def test_m16_the_second_round_of_mojo_by_edition():
    """`fr` deals on from the same pile: one deck in the whole game. `ru` and `pl` shuffle again."""
    decks = {
        edition: sum(isinstance(entry, Deck) for entry in golden(f"mojo-{edition}").entries)
        for edition in ("fr", "ru", "pl")
    }
    assert decks == {"fr": 1, "ru": 2, "pl": 2}
