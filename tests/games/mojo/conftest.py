"""Mojo tables for tests: dealt from a known deck, or set up in the middle of a round."""

from collections import Counter
from collections.abc import Sequence

import pytest

from parlour.core.chance import Given
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mojo.state import PLAY

DECK = [0] * 4 + [1] * 4 + [2] * 5 + [3] * 5 + [4] * 5 + [5] * 6 + [6] * 6 + [7] * 6
DECK += [8] * 7 + [9] * 7 + [10] * 7 + [11] * 8 + [12] * 8
"""The 78 cards, typed from the rulebooks and not from the program."""


def stacked(*cards: int) -> list[int]:
    """A whole deck, top card first, that begins with these."""
    rest = Counter(DECK)
    rest.subtract(cards)
    assert min(rest.values()) >= 0, "more of a card than there are"
    return [*cards, *sorted(rest.elements())]


def dealt(*chances: list[int] | int, seats: int, **options) -> Table:
    """A table whose chances are given: decks (top card first) and picks, in the order of their use.

    Seat 0 begins unless `first_player` says otherwise. Later deals must be asked for: `deal()`.
    """
    options = {"first_player": 0} | options
    table = Table(
        registry.get("mojo"), options, seats=seats, source=Given(chances), auto_deal=False
    )
    table.deal()
    return table


def position(
    hands: Sequence[Sequence[int]],
    *discards: Sequence[int],
    pile: Sequence[int] = (),
    laid: dict[int, Sequence[int]] | None = None,
    apart: Sequence[int] = (),
    totals: Sequence[int] = (),
    turn: int = 0,
    face: int = 0,
    chances: Sequence[list[int] | int] = (),
    **options,
) -> Table:
    """A table in the middle of round 1: `turn` is about to play.

    `hands` by seat; `discards` bottom card first; `pile` top card first; `laid` face down.
    """
    options = {"first_player": 0, "discards": len(discards)} | options
    table = Table(
        registry.get("mojo"), options, seats=len(hands), source=Given(chances), auto_deal=False
    )
    s = table.state
    s.phase, s.round, s.turn, s.face, s.direction, s.chosen = PLAY, 1, turn, face, 1, -1
    if face == 10:
        s.direction = -1
    s.pile_size = len(pile)
    s.pile[: len(pile)] = reversed(pile)
    for d, cards in enumerate(discards):
        s.discard[d][: len(cards)] = cards
        s.discard_size[d] = len(cards)
    for seat, hand in enumerate(hands):
        for card in hand:
            s.hand[seat][card] += 1
        s.hand_size[seat] = len(hand)
    for seat, hand in (laid or {}).items():
        for card in hand:
            s.laid[seat][card] += 1
        s.laid_size[seat] = len(hand)
    for card in apart:
        s.apart[card] += 1
    for seat, total in enumerate(totals):
        s.totals[seat] = total
    s.held_at_start = s.hand_size[turn] + s.laid_size[turn]
    return table


def own(table: Table, seat: int) -> list[int]:
    """The hand of a seat, as that seat sees it."""
    hand = table.view(seat).seats[seat].hand
    assert hand is not None
    return hand


def down(table: Table, seat: int) -> list[int]:
    """What a seat has laid face down, as that seat sees it."""
    laid = table.view(seat).seats[seat].laid
    assert laid is not None
    return laid


class Help:
    """What the tests of this folder share, as one fixture."""

    DECK = DECK
    stacked = staticmethod(stacked)
    dealt = staticmethod(dealt)
    position = staticmethod(position)
    own = staticmethod(own)
    down = staticmethod(down)


@pytest.fixture(scope="session")
def mojo() -> type[Help]:
    return Help
