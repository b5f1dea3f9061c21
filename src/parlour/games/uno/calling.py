"""Calling UNO, and catching who did not (U16)."""

from parlour.core.rule import rare, rule
from parlour.core.state import tell
from parlour.games.uno.drawing import draw_card
from parlour.games.uno.state import CHALLENGE, NONE
from parlour.games.uno.telling import CALLED, CAUGHT

PENALTY = 2


@rule
def settle_call(s, seat, call):
    """The seat's cards are down: left with one, it has called UNO or can be caught."""
    if s.hand_size[seat] == 1:
        if call == 1:
            s.called[seat] = 1
        else:
            s.silent = seat


@rule
def call_late(s, seat):
    """A call after the play counts when nobody has caught the seat yet."""
    s.silent = NONE
    s.called[seat] = 1
    tell(s, CALLED, seat)


@rare
def catch(s, seat, silent):
    """The seat caught the silent one, which draws two cards."""
    s.silent = NONE
    tell(s, CAUGHT, silent, seat)
    for _ in range(PENALTY):
        face = draw_card(s, silent)
        if face != NONE and s.phase == CHALLENGE:  # not in the hand that a challenge judges (U13)
            s.late[s.late_size] = face
            s.late_size += 1


@rule
def interrupters(s):
    """Bit mask of the seats out of turn that may act: to catch, or to call late."""
    if s.silent == NONE:
        return 0
    return ((1 << s.seats) - 1) & ~(1 << s.turn)
