"""The questions to processes of the pool, their answers, and how a process finds an answer."""

from collections.abc import Callable
from random import Random

import msgspec

from parlour import bots
from parlour.core.compiling import cache_folder
from parlour.core.information import InformationState
from parlour.core.numbers import Seat, Seconds
from parlour.games import registry


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """The base of all questions."""

    game: str


class Prepare(Question, frozen=True, tag="prepare"):
    """Compile the game's search, or load the compiled one."""


class Decide(Question, frozen=True, tag="decide"):
    """Which action does a bot choose?"""

    level: bots.Level
    seat: Seat
    state: bytes
    """The seat's information state, as `InformationState.to_bytes`."""
    seed: int
    seconds: Seconds
    """The most thinking time, in seconds."""


class Analyse(Decide, frozen=True, tag="analyse"):
    """A question about the worth of each move."""


class Prepared(msgspec.Struct, frozen=True, tag="prepared"):
    """The answer to `Prepare`."""

    compiled: bool
    """True if something new was compiled and kept on disk."""


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """The answer to `Decide`."""

    action: str | None


class Analysed(msgspec.Struct, frozen=True, tag="analysed"):
    """The answer to `Analyse`."""

    moves: list[tuple[str | None, float]]
    """Each action with its expected share of the victory, the choice first."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The answer if anything was raised."""

    error: str
    """The type of the error; its message may name hidden cards."""


AnyQuestion = Prepare | Decide | Analyse
Answer = Prepared | Decided | Analysed | Failed

encode = msgspec.msgpack.Encoder().encode
decode_question: Callable[[bytes], AnyQuestion] = msgspec.msgpack.Decoder(AnyQuestion).decode
decode_answer: Callable[[bytes], Answer] = msgspec.msgpack.Decoder(Answer).decode


def think(question: AnyQuestion) -> Answer:
    """Answer a question with Parlour's own bots (TypeError: analysis by one that does not
    search)."""
    if isinstance(question, Prepare):
        return _prepare(question.game)
    game = registry.get(question.game)
    information = InformationState.from_bytes(game, question.seat, question.state)
    bot = bots.make(question.game, question.level, seconds=question.seconds)
    random = Random(question.seed)
    if not isinstance(question, Analyse):
        return Decided(bot.decide(information, random))
    if not isinstance(bot, bots.SearchBot):
        raise TypeError("expected a bot that searches")
    return Analysed([(move.action, move.share) for move in bot.analyse(information, random).moves])


def _prepare(game: str) -> Prepared:
    kept = _files_kept()
    bot = bots.get(game, bots.names(game)[-1])
    if isinstance(bot, bots.SearchBot):
        bot.warm_up()
    return Prepared(compiled=_files_kept() > kept)


def _files_kept() -> int:
    """The number of files of compiled code in the cache."""
    folder = cache_folder()
    return 0 if folder is None else len(list(folder.rglob("*")))
