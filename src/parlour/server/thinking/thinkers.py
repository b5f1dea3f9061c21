"""Bots' moves and hints: where each level thinks, and which level answers if it cannot.

Levels that search think in the processes of a `Pool`. Policies take less time than asking a process
would, so they run here. If a level fails, is late or is not ready, the next lower one answers.
"""

import asyncio
import hashlib
import logging
import random
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from parlour import bots
from parlour.bots.level import LONGEST
from parlour.core.information import InformationState
from parlour.core.numbers import Instant
from parlour.server.operating import measures
from parlour.server.settings.settings import Settings
from parlour.server.thinking.pool import NotReadyError, OverloadError, Pool, ThinkingError
from parlour.server.thinking.questions import Analyse, Analysed, Decide, Decided

logger = logging.getLogger("parlour.server")

LAST_CALL = 0.5
"""Seconds that a lower level has at least, once the levels above it have used up the time."""

Decision = str | None
"""An action in notation; None for not acting, out of turn."""


@dataclass(frozen=True)
class Advice:
    """The moves that a level considered, each with the expected share of the victory: the choice
    first, the others by share."""

    level: str
    moves: list[tuple[Decision, float]]


class BadAnswerError(ThinkingError):
    """The bot chose an illegal action."""

    code = "bad-answer"


class Rung(NamedTuple):
    """One level of a game's bots."""

    name: str
    level: bots.Level


@cache
def ladder(game: str, name: str) -> tuple[Rung, ...]:
    """A level of the game's bots and those below it, strongest first. Names become levels here."""
    names = bots.names(game)
    down = names[: names.index(name) + 1][::-1]
    return tuple(Rung(each, bots.level_of(game, each)) for each in down)


class Thinkers:
    """All bots of the server. `stop` before the loop ends."""

    def __init__(self, settings: Settings) -> None:
        self._patience = settings.bot_patience
        self.pool = Pool(settings.bot_processes, settings.bot_queue)

    def expect(self, game: str, level: str) -> None:
        """Get ready, in the background, for questions to this bot."""
        if ladder(game, level)[0].level.searches:
            self.pool.want(game)

    async def decide(
        self, information: InformationState, level: str, rng: random.Random
    ) -> Decision:
        """The decision of a bot of that level: always a legal one."""
        allowed = _allowed(information)
        if len(allowed) == 1:
            return allowed[0]
        game = information.game.name
        with measures.thinking.labels(game, level).time():
            return await self._choose(information, allowed, ladder(game, level), rng)

    async def _choose(
        self,
        information: InformationState,
        allowed: list[Decision],
        rungs: tuple[Rung, ...],
        rng: random.Random,
    ) -> Decision:
        until = _now() + self._patience
        while rungs:
            try:
                action = await self._decide(information, rungs[0].level, rng.getrandbits(64), until)
                if action not in allowed:
                    raise BadAnswerError("expected a legal action")
                return action
            except Exception as error:
                rungs = _fall_back(information.game.name, rungs, error)
                until = max(until, _now() + LAST_CALL)
        return rng.choice(allowed) if information.in_turn else None

    async def advise(self, information: InformationState) -> Advice | None:
        """Return the advice of the strongest level that can give any. Asked again, it is much the
        same."""
        game, allowed = information.game.name, _allowed(information)
        # Nothing random, and nothing that the seat does not know.
        seed = int.from_bytes(hashlib.sha256(information.to_bytes()).digest()[:8], "big")
        until = _now() + self._patience
        rungs = ladder(game, bots.names(game)[-1])
        while rungs and rungs[0].level.searches:
            try:
                question = _question(information, rungs[0].level, seed)
                answer = await self.pool.ask(Analyse(**question), until)
                assert isinstance(answer, Analysed)
                moves = answer.moves
                if not moves or any(action not in allowed for action, _ in moves):
                    raise BadAnswerError("expected legal actions")
                return Advice(rungs[0].name, moves)
            except Exception as error:
                rungs = _fall_back(game, rungs, error)
        return None

    async def stop(self) -> None:
        """Stop the pool; questions still waiting fail."""
        await self.pool.stop()

    async def _decide(
        self, information: InformationState, level: bots.Level, seed: int, until: Instant
    ) -> Decision:
        if level.searches:
            answer = await self.pool.ask(Decide(**_question(information, level, seed)), until)
            assert isinstance(answer, Decided)
            return answer.action
        # In a thread, so that not even a few milliseconds hold up the sockets.
        bot, rng = bots.make(information.game.name, level), random.Random(seed)
        async with asyncio.timeout_at(until):
            action: Decision = await asyncio.to_thread(bot.decide, information, rng)
        return action


def _fall_back(game: str, rungs: tuple[Rung, ...], error: Exception) -> tuple[Rung, ...]:
    """The levels below the first; if no process is free, from the next that needs none. Messages of
    errors are not logged: they may name hidden cards."""
    usual = isinstance(error, NotReadyError | OverloadError)
    failed, *lower = rungs
    while usual and lower and lower[0].level.searches:
        del lower[0]
    why = error.code if isinstance(error, ThinkingError) else type(error).__name__
    measures.fallbacks.labels(game, failed.name, why).inc()
    logger.log(
        logging.INFO if usual else logging.WARNING,
        "bot %s of %s gives way to %s: %s",
        *(failed.name, game, lower[0].name if lower else "chance", why),
    )
    return tuple(lower)


def _question(information: InformationState, level: bots.Level, seed: int) -> dict[str, Any]:
    return {
        "game": information.game.name,
        "level": level,
        "seat": information.seat,
        "state": information.to_bytes(),
        "seed": seed,
        "seconds": (level.budget and level.budget.seconds) or LONGEST,
    }


def _allowed(information: InformationState) -> list[Decision]:
    return [*information.actions(), *([] if information.in_turn else [None])]


def _now() -> Instant:
    return asyncio.get_running_loop().time()
