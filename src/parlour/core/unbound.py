"""A game's rules as slots, for drivers that work with any game.

A driver is a rule that calls these. `bound(driver, game.rules.binding())` fills them with a game's
own rules, `Compiler(game.rules.binding())` with their compiled twins. `parlour.core.game.Rules`
says what each of them does.
"""

from typing import Any

from parlour.core.rule import rule, slot


@slot
def start(s: Any) -> None:
    """See `Rules.start`."""
    raise NotImplementedError


@slot
def deal(s: Any) -> None:
    """See `Rules.deal`."""
    raise NotImplementedError


@slot
def to_act(s: Any) -> int:
    """See `Rules.to_act`."""
    raise NotImplementedError


@slot
@rule
def interrupters(s: Any) -> int:
    """No seats: the default, for games in which nobody acts out of turn."""
    return 0


@slot
@rule
def ends_moment(s: Any, action: int) -> bool:
    """Never: the default, for games in which nobody acts out of turn."""
    return False


@slot
def legal(s: Any, seat: int, out: Any) -> int:
    """See `Rules.legal`."""
    raise NotImplementedError


@slot
def apply(s: Any, seat: int, action: int) -> None:
    """See `Rules.apply`."""
    raise NotImplementedError


@slot
def conceal(s: Any, seat: int) -> None:
    """See `Rules.conceal`."""
    raise NotImplementedError


@slot
def redeal(s: Any, seat: int) -> None:
    """See `Rules.redeal`."""
    raise NotImplementedError


@slot
def sound(s: Any) -> bool:
    """See `Rules.sound`."""
    raise NotImplementedError
