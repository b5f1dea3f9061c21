"""The policy for Hazard: look at the hidden card once it matters, and stop in time."""

from parlour.core.rule import rule
from parlour.core.state import Row
from parlour.games.hazard.actions import DRAW, LOOK, STOP, encode
from parlour.games.hazard.cards import LIMIT, VALUES
from parlour.games.hazard.scoring import cards_of
from parlour.games.hazard.state import HazardState

SAFE = LIMIT - 2 * (VALUES - 1)
"""With this or less, no card that is drawn can be too much, whatever the hidden one is."""
NEAR = 5
"""The points below the limit at which drawing loses more than it gains."""


@rule
def policy(s: HazardState, seat: int, out: Row, n: int) -> int:
    """Draw while that is safe, then look, then draw while it is likely to gain."""
    total = cards_of(s, seat)
    if total <= SAFE:
        return encode(DRAW)
    if not s.looked[seat]:
        return encode(LOOK)
    return encode(DRAW) if total + s.hidden <= LIMIT - NEAR else encode(STOP)


@rule
def judge(s: HazardState, seat: int, out: Row, n: int, worths: list[float]) -> None:
    """Write what each legal action is worth to `worths`: these rules of thumb know one best."""
    best = policy(s, seat, out, n)
    for i in range(n):
        worths[i] = 1.0 if out[i] == best else 0.0
