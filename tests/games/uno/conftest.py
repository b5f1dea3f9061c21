"""Positions worked out by hand: tables dealt from given decks, and tables set up in mid-round."""

from collections.abc import Callable
from typing import Any

import pytest

from parlour.core.chance import Given
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.uno.cards import COPIES, FACES, SCARY
from parlour.games.uno.editions import COPIES_OF
from parlour.games.uno.notation import parse_card
from parlour.games.uno.state import NONE, PLAY

UNO = registry.get("uno")


def faces(text: str) -> list[int]:
    return [parse_card(card) for card in text.split()]


def whole_deck(top: str, edition: str = "monster") -> list[int]:
    """The deck with these cards on top; the others follow in order of face."""
    cards = faces(top)
    for face in range(SCARY if edition == "classic" else FACES):
        left = COPIES[face] - cards.count(face)
        assert left >= 0, f"too many of {face}"
        cards += [face] * left
    return cards


@pytest.fixture
def dealt() -> Callable[..., Table]:
    """dealt(lots, cards, ...): a table dealt from two decks that begin with these cards."""

    def deal(lots: str, cards: str, *more: list[int], seats: int, **options: Any) -> Table:
        edition = options.get("edition", "monster")
        given = Given([whole_deck(lots, edition), whole_deck(cards, edition), *more])
        return Table(UNO, options, seats=seats, source=given)

    return deal


@pytest.fixture
def position() -> Callable[..., Table]:
    """position(hands, top, ...): a table in the first round with these hands and this discard.

    `pile` is the draw pile, top first; `below` lies under the top of the discard, bottom first.
    Cards not named are the rest, under the "pile", under the "discard", or with "nobody". The seat
    `turn` is to play. Chance comes from a seed, or is given as `chances`: decks, top first.
    """

    def set_up(
        hands: list[str],
        top: str,
        pile: str = "",
        *,
        turn: int = 0,
        direction: int = 1,
        colour: int | None = None,
        below: str = "",
        rest: str = "pile",
        chances: list[str] | None = None,
        **options: Any,
    ) -> Table:
        table = Table(UNO, options, seats=len(hands), seed=1)
        s = table.state
        left = list(COPIES_OF[s.edition])
        for seat, text in enumerate(hands):
            s.hand[seat] = [0] * FACES
            for face in faces(text):
                s.hand[seat][face] += 1
                left[face] -= 1
            s.hand_size[seat] = s.received[seat] = sum(s.hand[seat])
        for face in faces(f"{top} {pile} {below}"):
            left[face] -= 1
        assert min(left) >= 0, "a card is named too often"
        others = [face for face in range(FACES) for _ in range(left[face])]
        discard = (others if rest == "discard" else []) + faces(f"{below} {top}")
        draw_pile = (others if rest == "pile" else []) + faces(pile)[::-1]
        s.discard_size, s.pile_size = len(discard), len(draw_pile)
        s.discard[: len(discard)] = discard
        s.pile[: len(draw_pile)] = draw_pile
        s.phase, s.turn, s.direction, s.dealer = PLAY, turn, direction, NONE
        s.colour = faces(top)[0] // 13 if colour is None else colour
        s.silent = s.fresh = NONE
        s.drawn = [[0] * FACES for _ in s.drawn]
        if chances is not None:
            return table.copy(Given([faces(deck) for deck in chances]))
        return table

    return set_up


@pytest.fixture
def hand() -> Callable[[Table, int], str]:
    """hand(table, seat): the cards of a seat, by face."""
    return lambda table, seat: " ".join(table.view(seat).seats[seat].hand)
