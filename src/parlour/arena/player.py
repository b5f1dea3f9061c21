"""One process of an arena: plays the games it is given, and times its bots."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Any

import msgspec

from parlour import bots
from parlour.arena.results import GameResult, Seating, Setup, Times
from parlour.core.chance import Generated, seed_generator
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.core.table import Table
from parlour.games import registry

MOST_DECISIONS = 1_000_000
"""A game that takes more decisions than this has no end, for these bots."""


class Played(msgspec.Struct, frozen=True):
    """A game that was played to its end."""

    number: int
    result: GameResult
    times: tuple[Times, ...]
    """By bot."""


class Failed(msgspec.Struct, frozen=True):
    """A game in which a bot failed."""

    bot: str
    seat: Seat
    deal: int
    reason: str
    record: bytes
    """The game so far (`docs/record.md`)."""


class FullInformation(InformationState):
    """Full information, for a bot with `clairvoyant = True`: it plays with open cards, which shows
    how much hidden cards cost a bot. Such bots play in arenas only."""

    __slots__ = ()

    def __init__(self, game: Game[Any], state: Any, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.state = state.copy()
        self.state.source = None


def bot_of(game: str, name: str) -> bots.Bot:
    """A bot by name, as `bots.get` makes it, or one's own: `module.Name`, found as Python imports
    it, is a bot, or a class that makes one without arguments (UnknownBotError)."""
    module, _, own = str(name).rpartition(".")
    if "." not in str(name).partition(":")[0]:
        return bots.get(game, name)
    try:
        found = getattr(import_module(module), own)
        bot: bots.Bot = found() if isinstance(found, type) else found
        _ = bot.decide
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise bots.UnknownBotError(f"bot {name:.80}: {error}") from None
    return bot


class Player:
    """Plays the games of a setup, one at a time.

    The chances of a game and its bots' random numbers depend only on the seed and the number of the
    deal: not on the seats, and not on which process plays which game when.
    """

    def __init__(self, setup: Setup, stopped: Callable[[], bool] = lambda: False) -> None:
        """`stopped` is asked before every move. Raises UnknownBotError."""
        self._game = registry.get(setup.game)
        self._setup = setup
        self._bots = [bot_of(setup.game, name) for name in setup.bots]
        self._stopped = stopped

    def warm(self) -> None:
        """Let each bot decide once, so that compiling does not count as thinking."""
        table = self._table()
        self._deal_round(table, 0)
        for bot in self._bots:
            if isinstance(bot, bots.SearchBot):
                bot.warm_up()
            with suppress(Exception):  # it will fail again at a table, and be reported there
                bot.decide(table.information_state(), Random(0))

    def play(self, number: int, seating: Seating) -> Played | Failed | None:
        """Play game number `number`; return None if the arena was stopped meanwhile."""
        table = self._table()
        times = tuple(Times() for _ in self._bots)
        asked = _Asked(Seat(0))
        seated = [_Timed(table, self._bots[bot], times[bot], asked) for bot in seating.bots]
        rng = Random(f"bots in deal {seating.deal}, seed {self._setup.seed}")
        while not table.over:
            if self._stopped():
                return None
            if table.awaits_deal:
                self._deal_round(table, seating.deal)
            try:
                bots.play_on(table, seated, rng)
            except Exception as error:
                return Failed(
                    bot=self._setup.bots[seating.bots[asked.seat]],
                    seat=asked.seat,
                    deal=seating.deal,
                    reason=f"{type(error).__name__}: {error}",
                    record=table.record().to_json(),
                )
        outcome = table.outcome()
        assert outcome  # it is over
        result = GameResult(seating.bots, outcome.totals, outcome.winners)
        return Played(number, result, times)

    def _table(self) -> Table:
        options = self._game.options(self._setup.options)
        seats = self._setup.seats
        return Table(self._game, options, seats=seats, source=Generated(), auto_deal=False)

    def _deal_round(self, table: Table, deal: int) -> None:
        """Deal a round, with chances of its own: its cards do not depend on how often the draw pile
        was shuffled in the round before."""
        seed = Random(f"cards of deal {deal}, seed {self._setup.seed}").getrandbits(63)
        seed_generator(table.state, seed, len(table.sheet))
        table.deal()


@dataclass
class _Asked:
    """The seat that was asked last, and how many decisions all seats have made."""

    seat: Seat
    count: int = 0


class _Timed:
    """A bot with a stopwatch, which notes that it was asked."""

    def __init__(self, table: Table, bot: Any, times: Times, asked: _Asked) -> None:
        self._table = table
        self._bot = bot
        self._times = times
        self._asked = asked

    def decide(self, information: InformationState, random: Random) -> str | None:
        self._asked.seat = information.seat
        self._asked.count += 1
        if self._asked.count > MOST_DECISIONS:
            raise ValueError(f"expected the game to end within {MOST_DECISIONS} decisions")
        if getattr(self._bot, "clairvoyant", False):
            information = FullInformation(self._table.game, self._table.state, information.seat)
        in_turn = information.in_turn
        free = not in_turn or len(information.legal()) > 1
        began = time.perf_counter()
        action: str | None = self._bot.decide(information, random)
        if free:
            self._times.add(time.perf_counter() - began)
        if action is None and in_turn:
            raise ValueError("expected an action of the seat in turn, got None")
        return action
