"""A game's rules as slots, for drivers that work with any game.

A driver is a rule that calls these. `bound(driver, game.rules.binding())` fills them with a game's
own rules, `Compiler(game.rules.binding())` with their compiled twins. `parlour.core.game.Rules`
describes each slot.
"""

from typing import Any

from parlour.core.rule import rule, slot


@slot
def start(s: Any) -> None:
    """Set up the table, before the first deal (`Rules.start`)."""
    raise NotImplementedError


@slot
def deal(s: Any) -> None:
    """Deal the next round (`Rules.deal`)."""
    raise NotImplementedError


@slot
def to_act(s: Any) -> int:
    """Return the seat in turn, CHANCE or NOBODY (`Rules.to_act`)."""
    raise NotImplementedError


@slot
@rule
def interrupters(s: Any) -> int:
    """Return no seats: the default, for games in which nobody acts out of turn."""
    return 0


@slot
@rule
def ends_moment(s: Any, action: int) -> bool:
    """Return False: the default, for games in which nobody acts out of turn."""
    return False


@slot
def legal(s: Any, seat: int, out: Any) -> int:
    """Write the seat's legal actions to `out`; return their number (`Rules.legal`)."""
    raise NotImplementedError


@slot
def apply(s: Any, seat: int, action: int) -> None:
    """Carry out a legal action (`Rules.apply`)."""
    raise NotImplementedError


@slot
def conceal(s: Any, seat: int) -> None:
    """Blank, in place, everything that the seat does not know (`Rules.conceal`)."""
    raise NotImplementedError


@slot
def redeal(s: Any, seat: int) -> None:
    """Deal, in place, a random world that fits the seat's knowledge (`Rules.redeal`)."""
    raise NotImplementedError


@slot
@rule
def vary(s: Any, seat: int) -> None:
    """Deal anew: the default, for games that have no quicker way."""
    redeal(s, seat)


@slot
def sound(s: Any) -> bool:
    """True if every card is in exactly one place and the counts are right (`Rules.sound`)."""
    raise NotImplementedError
