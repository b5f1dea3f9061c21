"""Mushi tables for tests: dealt from a known deck, or set up in the middle of a deal.

Cards are written as in the notation, several in one text: "1b 1r".
"""

import pytest

from parlour.core.chance import Given
from parlour.core.table import Table
from parlour.games import registry

BY_MONTH = """
    1b 1r 1c1 1c2  2a 2r 2c1 2c2  3b 3r 3c1 3c2  4a 4r 4c1 4c2  5a 5r 5c1 5c2
    8b 8a 8c1 8c2  9a 9r 9c1 9c2  10a 10r 10c1 10c2  11b 11a 11r 11j  12b 12c1 12c2 12c3
"""
DECK = BY_MONTH.split()
"""The forty cards by month (H1), typed from the rulebook and not from the program."""


def number(card: str) -> int:
    return DECK.index(card)


def card_set(cards: str) -> int:
    return sum(1 << number(card) for card in cards.split())


def deck(opponent: str = "", dealer: str = "", table: str = "", pile: str = "") -> list[int]:
    """A deck, top card first, that deals these cards (H4); what is not named follows by month."""
    named = [cards.split() for cards in (opponent, dealer, table, pile)]
    rest = [card for card in DECK if not any(card in cards for cards in named)]
    for cards, size in zip(named, (8, 8, 8, 16), strict=True):
        missing = size - len(cards)
        cards += rest[:missing]
        del rest[:missing]
    order = [
        card for half in (slice(4), slice(4, 8)) for cards in named[:3] for card in cards[half]
    ]
    order += named[3]
    assert sorted(order) == sorted(DECK), "a card twice, or too many"
    return [number(card) for card in order]


def dealt(*chances: list[int] | int, **options) -> Table:
    """A table whose chances are given: decks and picks in the order of their use. Seat 0 deals
    first. Later deals must be asked for: `deal()`."""
    options = {"first_dealer": 0} | options
    table = Table(registry.get("mushi"), options, seats=2, source=Given(chances), auto_deal=False)
    table.deal()
    return table


QUIET = deck(
    "1b 2a 3b 4a 5a 8b 9a 10a",
    "1r 2r 3r 4r 5r 8a 9r 10r",
    "1c1 2c1 3c1 4c1 5c1 8c1 9c1 10c1",
)
"""A deck with which nothing happens by itself when seat 0 deals."""


def position(
    hand: str,
    other: str,
    table: str,
    pile: str,
    captured: tuple[str, str] = ("", ""),
    totals: tuple[int, int] = (0, 0),
    joker_left_by: int | None = None,
    **options,
) -> Table:
    """A table in the middle of a deal: seat 0 has dealt and is about to play.

    `pile` top card first. Cards not named are not in the game.
    """
    made = dealt(QUIET, **options)
    s = made.state
    for seat, cards in enumerate((hand, other)):
        s.hand[seat] = card_set(cards)
        s.hand_size[seat] = len(cards.split())
        s.captured[seat] = card_set(captured[seat])
        s.totals[seat] = totals[seat]
    s.table = card_set(table)
    if joker_left_by is not None:
        s.joker_left_by = joker_left_by
    s.pile_size = len(pile.split())
    s.pile[: s.pile_size] = [number(card) for card in reversed(pile.split())]
    return made


def ending(hand: str, table: str, pile: str, own: str, **options) -> Table:
    """The last turn of a deal: seat 0 has captured `own`, seat 1 all that is nowhere else."""
    named = f"{hand} {table} {pile} {own}".split()
    assert len(set(named)) == len(named)
    rest = " ".join(card for card in DECK if card not in named)
    return position(hand, "", table, pile, (own, rest), **options)


def captured(table: Table, seat: int) -> str:
    """The captured cards of a seat, by month."""
    own = table.view().seats[seat].captured
    cards = [*own.brights, *own.animals, *own.ribbons, *own.chaff]
    return " ".join(sorted(cards, key=number))


def hand(table: Table, seat: int) -> str:
    """The hand of a seat, as that seat sees it."""
    return " ".join(table.view(seat).seats[seat].hand)


def on_table(table: Table) -> str:
    return " ".join(table.view().table)


def kinds(table: Table, since: int = 0) -> list[str]:
    return [event.kind for event in table.events(since=since)]


class Help:
    """What the tests of this folder share, as one fixture."""

    DECK = DECK
    QUIET = QUIET
    number = staticmethod(number)
    card_set = staticmethod(card_set)
    deck = staticmethod(deck)
    dealt = staticmethod(dealt)
    position = staticmethod(position)
    ending = staticmethod(ending)
    captured = staticmethod(captured)
    hand = staticmethod(hand)
    on_table = staticmethod(on_table)
    kinds = staticmethod(kinds)


@pytest.fixture(scope="session")
def mushi() -> type[Help]:
    return Help
