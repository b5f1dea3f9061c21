"""Calling UNO, and catching a player who did not (U16).

The moment to catch is open while `s.silent` names a seat. `settle_call` opens it, `close_moment`
closes it, and `ends_moment` says which actions end it.
"""

from parlour.core.rule import rare, rule
from parlour.core.state import Row, tell
from parlour.games.uno.actions import (
    ACCEPT,
    CALL,
    CATCH,
    DO_CHALLENGE,
    DRAW_CARD,
    PLAY_CARD,
    decode,
    encode,
)
from parlour.games.uno.cards import PENALTY
from parlour.games.uno.pile import draw_card
from parlour.games.uno.state import CHALLENGE, NONE, UnoState
from parlour.games.uno.telling import CALLED, CAUGHT

FIRST_OF_TURN = (PLAY_CARD, DRAW_CARD, DO_CHALLENGE, ACCEPT)
"""Kinds of action that can begin a turn: the first action of the next turn ends the moment."""


# --- the moment to catch --------------------------------------------------------------------------


@rule
def settle_call(s: UnoState, seat: int, call: int) -> None:
    """After the seat has played or given: if it has one card left, note its call of UNO or, without
    one, open the moment to catch it."""
    if s.hand_size[seat] == 1:
        if call == 1:
            s.called[seat] = 1
        else:
            s.silent = seat


@rule
def close_moment(s: UnoState) -> None:
    """Close the moment: the seat was caught, or called afterwards, or the next turn or deal has
    begun."""
    s.silent = NONE


@rule
def ends_moment(s: UnoState, action: int) -> bool:
    """True if the moment is open and this action, not yet carried out, ends it. Naming a colour, a
    call afterwards and catching do not."""
    if s.silent == NONE:
        return False
    kind, _, _, _ = decode(action)
    return kind in FIRST_OF_TURN


# --- what can be done in it -----------------------------------------------------------------------


@rule
def interrupters(s: UnoState) -> int:
    """Bit mask of the seats that may act out of turn: to catch, or to call afterwards."""
    if s.silent == NONE:
        return 0
    return ((1 << s.seats) - 1) & ~(1 << s.turn)


@rule
def add_calls(s: UnoState, seat: int, out: Row, n: int) -> int:
    """Write the seat's actions in the moment to out[n:]; return where they end."""
    if s.silent != NONE:
        out[n] = encode(CALL) if seat == s.silent else encode(CATCH, s.silent)
        n += 1
    return n


@rule
def call_late(s: UnoState, seat: int) -> None:
    """A call after the play counts when nobody has caught the seat yet."""
    close_moment(s)
    s.called[seat] = 1
    tell(s, CALLED, seat)


@rare
def catch(s: UnoState, seat: int, silent: int) -> None:
    """The seat catches the silent one, which draws the penalty."""
    close_moment(s)
    tell(s, CAUGHT, silent, seat)
    for _ in range(PENALTY):
        face = draw_card(s, silent)
        if face != NONE and s.phase == CHALLENGE:  # not in the hand that a challenge judges (U13)
            s.penalty[s.penalty_size] = face
            s.penalty_size += 1
