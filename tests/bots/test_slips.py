"""Slips: near choices are mistaken for each other, costly ones hardly; what has to be remembered is
forgotten."""

import math
from pathlib import Path
from random import Random

import pytest

import parlour
from parlour import bots
from parlour.bots import knowhow
from parlour.bots.level import Level
from parlour.bots.slips import slip
from parlour.bots.uno.policy import HEED
from parlour.games import registry

every_game = pytest.mark.parametrize("game", registry.names())


def test_a_choice_that_loses_more_is_made_less_often():
    """Worse by `slips`: 1/e as often, so the better one has 1 / (1 + 1/e) = 0.731 of all."""
    assert [slip([2.0, 1.0], 1.0, at) for at in (0.0, 0.73, 0.74, 0.999)] == [0, 0, 1, 1]
    assert slip([0.0, -1000.0], 1.0, 0.999999) == 0
    assert [slip([-5.0, 9.0, 0.0], math.inf, at) for at in (0.1, 0.4, 0.9)] == [0, 1, 2]


def test_rounding_leaves_no_choice_out():
    assert slip([0.0, 0.0, 0.0], 1.0, math.nextafter(1, 0)) in (1, 2)


SLIPS = {"mojo": 4, "mushi": 4, "uno": 60}


def played(game, seats, count):
    """Information states of seats that may act, along a game by bots that slip."""
    table, rng = parlour.table(game, seats=seats, seed=5), Random(5)
    players = [bots.get(game, f"policy:slips={SLIPS[game]}")] * seats
    for _ in range(count):
        if table.over:
            return
        for seat in range(seats):
            if table.legal(seat):
                yield table.information_state(seat)
        bots.play_on(table, players, rng)


@every_game
def test_the_policy_makes_the_choice_that_it_judges_best(game):
    own = knowhow.of(game)
    for seats in {registry.get(game).seats[0], min(4, registry.get(game).seats[-1])}:
        for information in played(game, seats, 300):
            legal, worths = information.legal(), [0.0] * len(information.legal())
            own.judge(information.state, information.seat, legal, len(legal), worths)
            best = own.policy(information.state, information.seat, legal, len(legal))
            assert worths[legal.index(best)] == max(worths)
            assert information.in_turn or max(worths) > 0


def test_u16_a_bot_that_slips_forgets_to_call_and_to_catch():
    """As often as two choices that differ by HEED are mistaken for each other."""
    slips = HEED / math.log(3)  # one in four
    bot, rng, said = bots.get("uno", f"policy:slips={slips}"), Random(2), []
    calls = [
        information
        for information in played("uno", 4, 3000)
        if not information.in_turn and information.legal()
    ]
    assert calls
    for information in calls:
        said += [bot.decide(information, rng) is not None for _ in range(200)]
        assert bots.get("uno", "policy").decide(information, rng) is not None
    assert sum(said) / len(said) == pytest.approx(0.75, abs=0.05)


@pytest.mark.parametrize("game", ["mushi", "uno"])
def test_whoever_forgets_decides_by_what_lies_on_the_table(game):
    """What is forgotten makes a difference; with it gone, no memory is left to forget."""
    own, changed = knowhow.of(game), 0
    for information in played(game, 2, 600):
        blank = information.state.copy()
        own.forget(blank)
        changed += blank != information.state
        again = blank.copy()
        own.forget(again)
        assert again == blank
    assert changed


def told(level: Level) -> str:
    """What the table of levels in `docs/bots.md` says of one, at the least."""
    if level.budget is None:
        return f"policy, slips of {level.slips:g}"
    if level.budget.seconds is None:
        return f"search, {level.budget.iterations} imagined games at most"
    return f"search, up to {level.budget.seconds:g} s"


def test_the_page_on_bots_tells_what_the_levels_are():
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
    table = page.split("\n\n")[2].splitlines()
    head, _, *rows = ([cell.strip() for cell in line.split("|")[1:-1]] for line in table)
    assert head[1:] == ["Mojo", "Mushi", "UNO"]
    for column, game in enumerate(head[1:], 1):
        found = {row[0].lower(): row[column].split(";")[0] for row in rows if row[column]}
        levels = knowhow.levels(game.lower())
        assert found == {name: told(level) for name, level in levels.items()}
