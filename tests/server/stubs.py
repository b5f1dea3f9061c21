"""Thinkers that behave badly, by name: `server.stubs:hang`. They run in the pool's
processes."""

import hashlib
import os
import signal
import time
from pathlib import Path

from parlour import bots
from parlour.core.information import InformationState
from parlour.games import registry
from parlour.server.thinking.questions import (
    Analyse,
    Analysed,
    Answer,
    AnyQuestion,
    Decided,
    Prepare,
    Prepared,
)

GATE = "PARLOUR_TEST_GATE"
"""Names the file that `wait` waits for."""


def _asks_expert(question: AnyQuestion) -> bool:
    level = getattr(question, "level", None)
    names = bots.names(question.game)[3:]
    return level in [bots.level_of(question.game, name) for name in names]


def last(question: AnyQuestion) -> Answer:
    """The last legal action, at once; moves are worth what a hash of all that is known says."""
    if isinstance(question, Prepare):
        return Prepared(compiled=False)
    game = registry.get(question.game)
    actions = InformationState.from_bytes(game, question.seat, question.state).actions()
    if not isinstance(question, Analyse):
        return Decided(actions[-1])
    moves: list[tuple[str | None, float]] = []
    for action in actions:
        known = f"{action} {question.seat} {question.seed} {question.state.hex()}"
        moves.append((action, hashlib.sha256(known.encode()).digest()[0] / 255))
    return Analysed(sorted(moves, key=lambda move: -move[1]))


def wait(question: AnyQuestion) -> Answer:
    """Thinks until the gate is open, busily."""
    if not isinstance(question, Prepare):
        gate = Path(os.environ[GATE])
        while not gate.exists():
            pass
    return last(question)


def hang(question: AnyQuestion) -> Answer:
    """Expert, and who is stronger, never ends."""
    while _asks_expert(question):
        time.sleep(1)
    return last(question)


def die(question: AnyQuestion) -> Answer:
    """Expert, or who is stronger, ends its process."""
    if _asks_expert(question):
        os.kill(os.getpid(), signal.SIGKILL)
    return last(question)


def fail(question: AnyQuestion) -> Answer:
    """Expert, or who is stronger, raises an error that names what nobody may know."""
    if _asks_expert(question):
        raise ValueError("the hand is 1 2 3")
    return last(question)


def cheat(question: AnyQuestion) -> Answer:
    """Expert, or who is stronger, plays what it may not."""
    if _asks_expert(question):
        moves: list[tuple[str | None, float]] = [("99", 1.0)]
        return Analysed(moves) if isinstance(question, Analyse) else Decided("99")
    return last(question)


def unprepared(question: AnyQuestion) -> Answer:
    """Cannot even be prepared."""
    raise RuntimeError


def stillborn(question: AnyQuestion) -> Answer:
    """Dies while it is prepared."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def seconds(question: AnyQuestion) -> Answer:
    """Thinks as long as it was told to, and answers how long that was."""
    if isinstance(question, Prepare):
        return Prepared(compiled=False)
    time.sleep(question.seconds)
    return Decided(str(question.seconds))


def compile(question: AnyQuestion) -> Answer:
    """Says every time that it had to compile."""
    return Prepared(compiled=True) if isinstance(question, Prepare) else last(question)
