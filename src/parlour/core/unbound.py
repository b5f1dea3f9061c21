"""A game's rules as names without bodies, for drivers that work with any game.

A driver is a rule that calls these; `bound` and `Compiler(...)` put a game's own in their place.
"""

from typing import NoReturn


def start(s) -> NoReturn:
    raise NotImplementedError


def deal(s) -> NoReturn:
    raise NotImplementedError


def to_act(s) -> int:
    raise NotImplementedError


def interrupters(s) -> int:
    raise NotImplementedError


def legal(s, seat, out) -> int:
    raise NotImplementedError


def apply(s, seat, action) -> None:
    raise NotImplementedError


def sound(s) -> bool:
    raise NotImplementedError


def redeal(s, seat) -> None:
    raise NotImplementedError
