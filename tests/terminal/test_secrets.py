"""Tables that a seat cannot tell apart are told in the same words and drawn with the same cards."""

from random import Random

import msgspec
import pytest

import parlour
from parlour.core.chance import Generated, seed_generator
from parlour.games import registry
from parlour.terminal import games
from parlour.terminal.games import Position

STEPS = 60


def everything(told, view, events, names, sheet):
    """All that a terminal can show of a position."""
    at = Position(msgspec.to_builtins(view), names, sheet)
    lines = told.tell([msgspec.to_builtins(event) for event in events], at)
    lines += [told.prompt(at), told.round(at), told.called_hand(at), *told.sheet(at)]
    lines += [line for seat in range(len(names)) for line in told.seat(at, seat)]
    lines += [str(pile) for pile in told.piles(at)]
    lines += [str(face) for face in told.hand(at)]
    lines += [str(choice) for choice in told.choices(at)]
    if at.ended:
        lines += told.scores(at)
    return lines


@pytest.mark.parametrize("game", registry.names())
def test_what_is_hidden_changes_nothing(game):
    seats = min(4, registry.get(game).seats[-1])
    table = parlour.table(game, seats=seats, seed=11)
    told = games.get(game, "en")
    rng = Random(5)
    differed = 0
    for _ in range(STEPS):
        if table.over:
            break
        for seat in range(seats):
            twin = table.state.copy()
            twin.source = Generated()
            seed_generator(twin, rng.randrange(2**30), 0)
            table.game.rules.redeal(twin, seat)
            differed += twin != table.state
            since = max(0, table.journal_size - 6)
            events = [
                event
                for fact in table.journal[since:]
                if (event := table.game.sight.event(twin, fact, seat)) is not None
            ]
            own = everything(
                told, table.view(seat), table.events(seat, since), table.names, table.sheet
            )
            other = everything(
                told, table.game.sight.view(twin, seat), events, table.names, table.sheet
            )
            assert own == other
        table.play(rng.choice(table.legal()))
    assert differed > STEPS / 2, "the worlds were others"


@pytest.mark.parametrize(
    ("game", "event", "said"),
    [
        ("mojo", {"kind": "drew", "seat": 1, "card": None}, "Bo draws a card."),
        ("uno", {"kind": "drew", "seat": 1, "card": None}, "Bo draws a card."),
        (
            "uno",
            {"kind": "gave", "seat": 1, "other": 2, "card": None, "colour": "blue"},
            "Bo gives Cy a blue card.",
        ),
    ],
)
def test_cards_of_others_are_not_named(game, event, said):
    seats = ["Ann", "Bo", "Cy"]
    table = parlour.table(game, seats=seats, seed=1)
    at = Position(msgspec.to_builtins(table.view(0)), seats)
    assert games.get(game, "en").tell([event], at) == [said]
