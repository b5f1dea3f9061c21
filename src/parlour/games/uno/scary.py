"""The Scary card: giving cards away (U14, U15)."""

from parlour.core.rule import rare, rule
from parlour.core.state import tell
from parlour.games.uno.calling import settle_call
from parlour.games.uno.cards import COLOURS
from parlour.games.uno.knowing import (
    begin_passing,
    end_passing,
    part_with,
    pass_card,
    show_none,
    show_some,
)
from parlour.games.uno.state import GIVE, NAME, NONE, UnoState
from parlour.games.uno.telling import GAVE
from parlour.games.uno.turns import colour_cards, end_round


@rare
def play_scary(s: UnoState, seat: int, colour: int, call: int) -> None:
    """U14: begin to give a colour away, or show that there is none to give (colour NONE)."""
    if colour != NONE:
        s.giving = colour
        s.given = 0
        begin_passing(s, seat, colour)
        s.phase = GIVE
    else:
        for other in range(len(COLOURS)):
            show_none(s, seat, other, s.hand_size[seat])
        settle_call(s, seat, call)
        s.phase = NAME


@rule
def receiver(s: UnoState) -> int:
    """The seat that gets the next card: clockwise from the giver's left, round and round (U14)."""
    return (s.turn + 1 + s.given % (s.seats - 1)) % s.seats


@rare
def give(s: UnoState, seat: int, face: int, call: int) -> None:
    """U14: give a card to the next receiver. After the last card of the colour the giver names the
    colour to go on with, or has won the round (U15)."""
    to = receiver(s)
    left = colour_cards(s, seat, s.giving) - 1
    s.hand[seat][face] -= 1
    s.hand_size[seat] -= 1
    s.hand[to][face] += 1
    s.hand_size[to] += 1
    s.received[to] += 1
    s.called[to] = 0
    s.given += 1
    tell(s, GAVE, seat, to, face, call)
    part_with(s, seat, s.giving)
    pass_card(s, seat, to, face)
    if left > 0:
        show_some(s, seat, s.giving)
        return
    end_passing(s, seat, s.giving)
    if s.hand_size[seat] == 0:
        end_round(s, seat)
        return
    s.giving = NONE
    settle_call(s, seat, call)
    s.phase = NAME
