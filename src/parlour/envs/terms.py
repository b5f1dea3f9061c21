"""What is settled before an environment begins: who plays what, and what is rewarded."""

import sys
import zlib
from collections.abc import Callable, Iterable
from dataclasses import astuple, dataclass
from functools import cache, cached_property
from operator import attrgetter
from typing import Any

import msgspec

from parlour.bots import knowhow
from parlour.bots.unbound import standing
from parlour.core import state, unbound
from parlour.core.errors import OptionError
from parlour.core.game import NOBODY, Game
from parlour.core.rule import Binding, bound
from parlour.envs import turns
from parlour.envs.encoding import encode, encoder
from parlour.games import registry

REWARDS = {"result": turns.RESULT, "points": turns.POINTS, "standing": turns.STANDING}
EPISODES = ("game", "round")


@dataclass(frozen=True)
class Terms:
    """The terms of an environment. Raises UnknownGameError or OptionError.

    >>> Terms("uno", 3, {"points": 50}).wait
    257
    """

    name: str
    seats: int
    options: dict[str, Any]
    """House rules."""
    reward: str = "result"
    episode: str = "game"
    start: str = ""
    """The text that `packed` made of tables: one of them, drawn at random, is played on. Empty: a
    new table."""

    def __post_init__(self) -> None:
        if self.reward not in [*REWARDS]:
            raise OptionError(
                f"reward: expected one of {', '.join(REWARDS)}; got {self.reward!r:.40}"
            )
        if self.episode not in EPISODES:
            raise OptionError(
                f"episode: expected one of {', '.join(EPISODES)}; got {self.episode!r:.40}"
            )
        if (self.reward, self.episode) == ("result", "round"):
            raise OptionError("expected reward points or standing: a round has no result")
        _ = self.opening, self.starts

    @classmethod
    def of(cls, name: str, seats: int | None, options: dict[str, Any], **more: str) -> "Terms":
        """The terms with so many seats; None: the fewest that the game allows."""
        return cls(name, registry.get(name).seats[0] if seats is None else seats, options, **more)

    @cached_property
    def game(self) -> Game[Any]:
        """The game that is played."""
        return registry.get(self.name)

    @cached_property
    def opening(self) -> Any:
        """A plain state before the first deal."""
        return self.game.new_state(self.game.options(self.options), self.seats)

    @cached_property
    def starts(self) -> list[Any]:
        """The plain states of which one is the first; none for a new table."""
        if not self.start:
            return []
        try:
            packed = msgspec.msgpack.decode(zlib.decompress(bytes.fromhex(self.start)))
            starts = [self.game.State.unpack(each) for each in packed]
        except (ValueError, TypeError, zlib.error, msgspec.MsgspecError):
            starts = []
        if not starts:
            raise OptionError(f"start: expected what `packed` returns, got {self.start!r:.40}")
        for s in starts:
            if s.seats != self.seats or self.game.rules.to_act(s) == NOBODY:
                raise OptionError(f"start: expected games under way of {self.seats} seats")
        return starts

    @cached_property
    def binding(self) -> Binding:
        """The game's rules for the slots that environments call."""
        own = {**self.game.rules.binding(), **knowhow.binding(self.name)}
        return {**own, encode: encoder(self.game.State)}

    @cached_property
    def standing(self) -> Callable[[Any, list[float]], None]:
        """The game's plain rule `standing`."""
        return bound(standing, self.binding)

    @cached_property
    def reward_round(self) -> Callable[..., None]:
        """The plain rule `turns.reward`, with the game's own in it."""
        return bound(turns.reward, self.binding)

    @cached_property
    def sign(self) -> int:
        """1 if the most points win, -1 if the fewest do."""
        ahead = self.opening.detached()
        ahead.totals[0] = 1
        return 1 if self.game.leaders(ahead) == [0] else -1

    @cached_property
    def cards_left(self) -> Callable[[Any], int]:
        """How many cards are in the pile that nobody may look into; without one, more than any."""
        for name, field in self.game.State.fields.items():
            if field.holds == state.Holds.STACK and field.known == state.NOBODY:
                return attrgetter(f"{name}_size")
        return lambda s: sys.maxsize

    @cached_property
    def wait(self) -> int | None:
        """The action with which a seat that may act out of turn waits; None if nobody may."""
        waits = self.game.rules.interrupters is not unbound.interrupters
        return self.game.actions if waits else None

    @property
    def actions(self) -> int:
        """How many actions there are: from 0 to below this."""
        return self.game.actions + (self.wait is not None)

    def __reduce__(self) -> tuple[Any, ...]:
        name, seats, options, *more = astuple(self)
        return _terms, (name, seats, tuple(options.items()), *more)


@cache
def _terms(name: str, seats: int, options: tuple[tuple[str, Any], ...], *more: str) -> Terms:
    """Terms that have been taken apart, made once."""
    return Terms(name, seats, dict(options), *more)


def packed(tables: Iterable[Any]) -> str:
    """Plain states of one game as a text, for `Terms.start`."""
    return zlib.compress(msgspec.msgpack.encode([s.pack() for s in tables])).hex()
