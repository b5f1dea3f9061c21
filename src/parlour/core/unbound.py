"""A game's rules as slots, for drivers that work with any game.

A driver is a rule that calls these. `bound(driver, game.rules.binding())` puts a game's own rules
there, `Compiler(game.rules.binding())` their compiled twins. What each of them does is said at
`parlour.core.game.Rules`.
"""

from typing import Any

from parlour.core.rule import rule, slot


@slot
def start(s: Any) -> None:
    raise NotImplementedError


@slot
def deal(s: Any) -> None:
    raise NotImplementedError


@slot
def to_act(s: Any) -> int:
    raise NotImplementedError


@slot
@rule
def interrupters(s: Any) -> int:
    """No seats: of a game in which nobody acts out of turn."""
    return 0


@slot
@rule
def ends_moment(s: Any, action: int) -> bool:
    """Never: of a game in which nobody acts out of turn."""
    return False


@slot
def legal(s: Any, seat: int, out: Any) -> int:
    raise NotImplementedError


@slot
def apply(s: Any, seat: int, action: int) -> None:
    raise NotImplementedError


@slot
def conceal(s: Any, seat: int) -> None:
    raise NotImplementedError


@slot
def redeal(s: Any, seat: int) -> None:
    raise NotImplementedError


@slot
def sound(s: Any) -> bool:
    raise NotImplementedError
