"""A pool of processes that think for bots, with a bounded queue of questions.

Nothing here blocks. Processes start when a game first wants them, prepare one game after another
while idle, and are replaced if they crash or hang. Each question has a deadline; the longer the
queue, the less thinking time each question gets.
"""

import asyncio
import contextlib
import logging
import os
import subprocess
import sys
from typing import Any

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.numbers import Instant, Seconds
from parlour.server.thinking.questions import (
    Answer,
    Decide,
    Failed,
    Prepare,
    Prepared,
    decode_answer,
    encode,
)
from parlour.server.thinking.worker import frame

logger = logging.getLogger("parlour.server")

THINKER = "parlour.server.thinking.questions:think"

TURNOVER = 1.5
"""Seconds in which the whole queue should be answered: thinking times are shortened accordingly."""
SHORTEST = 0.01
"""The least thinking time, in seconds, that is worth a question."""
SPARE = 0.1
"""Seconds before the deadline in which a bot no longer thinks."""
HANGS = 5.0
"""Seconds past the deadline after which a process counts as hung."""
PREPARING = 600.0
"""Seconds after which a process that compiles a game's search counts as hung."""
ATTEMPTS = 3
"""The number of processes that may die of preparing a game before it is given up."""
UNANSWERED = "expected an answer in time"
LONGEST_DELAY = 60.0
"""Seconds to wait before replacing a process when one after the other is lost at once."""


class ThinkingError(ParlourError):
    """The root: why a question was not answered. Only the server sees these errors."""

    code = "no-thought"


class NotReadyError(ThinkingError):
    """No process has prepared this game yet."""

    code = "not-ready"


class OverloadError(ThinkingError):
    """Too many questions are waiting."""

    code = "overload"


class OverrunError(ThinkingError):
    """The answer took too long."""

    code = "overrun"


class CrashError(ThinkingError):
    """The process died before it answered."""

    code = "crash"


class FailureError(ThinkingError):
    """The bot failed; the message is the type of its error."""

    code = "failure"


class _Job:
    def __init__(self, question: Decide, until: Instant) -> None:
        self.question = question
        self.until = until
        self.begun = False
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def fail(self, error: ThinkingError) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class _Worker:
    """One process, and the games that it has prepared."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.games: set[str] = set()
        self.preparing: str | None = None

    async def ask(self, question: Prepare | Decide, limit: Seconds) -> Answer:
        """The answer, within `limit` seconds (OverrunError, CrashError: the process is then
        useless).
        """
        assert self.process.stdin
        assert self.process.stdout
        try:
            async with asyncio.timeout(limit):
                self.process.stdin.write(frame(encode(question)))
                await self.process.stdin.drain()
                size = int.from_bytes(await self.process.stdout.readexactly(4), "big")
                return decode_answer(await self.process.stdout.readexactly(size))
        except TimeoutError:
            raise OverrunError(UNANSWERED) from None
        except (OSError, EOFError, msgspec.DecodeError):
            raise CrashError("expected an answer") from None

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()


class Pool:
    """`size` processes (0: none, so nothing is ever ready), and at most `limit` questions
    waiting."""

    def __init__(self, size: int, limit: int, thinker: str | None = None) -> None:
        self._size = size
        self._limit = limit
        self._thinker = thinker or THINKER
        self._queue: list[_Job] = []
        self._wanted: list[str] = []
        self._lost: dict[str, int] = {}
        """The number of processes that have died of preparing a game."""
        self._compiled: set[str] = set()
        """Games that were compiled here."""
        self._workers: set[_Worker] = set()
        self._places: list[asyncio.Task[None]] = []
        self._overloaded = False
        """True if a question has been refused since the queue was last empty."""
        self._news = asyncio.Event()
        self._stopping = asyncio.Event()

    @property
    def waiting(self) -> int:
        """The number of questions that wait."""
        return len(self._queue)

    @property
    def processes(self) -> int:
        """The number of processes."""
        return len(self._workers)

    def want(self, game: str) -> None:
        """Prepare a game in the background. The first call starts the processes."""
        if game in self._wanted:
            return
        self._wanted.append(game)
        self._news.set()
        if not self._places:
            self._places = [asyncio.create_task(self._keep()) for _ in range(self._size)]

    def ready(self, game: str) -> bool:
        """True if some process can think about the game, now or after another question."""
        return self._able(game) > 0

    def _able(self, game: str) -> int:
        """The number of processes that can think about the game, and are not compiling another."""
        return sum(game in worker.games and not worker.preparing for worker in self._workers)

    async def ask(self, question: Decide, until: Instant) -> Answer:
        """The answer (never Failed) by the deadline `until`, in the loop's time (ThinkingError)."""
        self.want(question.game)
        if not self.ready(question.game):
            raise NotReadyError("expected the game's search to be compiled")
        if len(self._queue) >= self._limit:
            raise self._overload()
        job = _Job(question, until)
        self._queue.append(job)
        self._news.set()
        try:
            async with asyncio.timeout_at(until):
                answer = await job.answer
        except TimeoutError:
            raise (OverrunError(UNANSWERED) if job.begun else self._overload()) from None
        finally:
            if job in self._queue:
                self._queue.remove(job)
        if isinstance(answer, Failed):
            raise FailureError(answer.error)
        return answer

    def _overload(self) -> OverloadError:
        """The error; logged once, not for each question."""
        if not self._overloaded:
            self._overloaded = True
            logger.warning("bots are asked more than their processes can answer")
        return OverloadError("expected fewer questions to wait")

    async def stop(self) -> None:
        """Kill all processes. Waiting questions fail with CrashError."""
        # Nothing is cancelled: nobody would own a process half started or half ended.
        self._stopping.set()
        self._news.set()
        for worker in self._workers:
            worker.kill()
        await asyncio.gather(*self._places)
        for job in self._queue:
            job.fail(CrashError("the server stops"))

    # --- one place in the pool, held by one process after the other -------------------------------

    async def _keep(self) -> None:
        delay = 0.0
        while not self._stopping.is_set():
            worker = None
            try:
                worker = _Worker(await self._spawn())
                self._workers.add(worker)
                await self._employ(worker)
                delay = 0.0
            except Exception as error:
                useful = worker is not None and worker.games
                delay = 0.0 if useful else min(max(1.0, 2 * delay), LONGEST_DELAY)
                if not self._stopping.is_set():
                    why = error.code if isinstance(error, ThinkingError) else type(error).__name__
                    logger.warning("a thinking process is replaced: %s", why)
            finally:
                if worker:
                    self._workers.discard(worker)
                    worker.kill()
                    await worker.process.wait()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(delay):
                    await self._stopping.wait()

    async def _spawn(self) -> asyncio.subprocess.Process:
        # Ctrl+C is for the server to handle. (Not a new session: Linux may schedule that as a group
        # of its own, no less urgent than the server, whatever its niceness.)
        apart: dict[str, Any] = {"process_group": 0}
        if sys.platform == "win32":
            flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.BELOW_NORMAL_PRIORITY_CLASS
            apart = {"creationflags": flags}
        path = os.pathsep.join(filter(None, sys.path))
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "parlour.server.thinking.worker", self._thinker),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=os.environ | {"PYTHONPATH": path, "OPENBLAS_NUM_THREADS": "1"},
            **apart,
        )

    async def _employ(self, worker: _Worker) -> None:
        """Give a process work until it is lost (OverrunError, CrashError) or should be replaced."""
        while not self._stopping.is_set():
            job = self._next(worker)
            if isinstance(job, _Job):
                await self._think(worker, job)
            elif job:
                answer = await self._prepare(worker, job)
                if isinstance(answer, Prepared) and answer.compiled and job not in self._compiled:
                    # Only ending the process frees the compiler's memory; the next one just loads.
                    self._compiled.add(job)
                    return
            else:
                self._news.clear()
                await self._news.wait()

    def _next(self, worker: _Worker) -> _Job | str | None:
        """A question that the process can answer, or else a game to prepare."""
        self._overloaded = self._overloaded and bool(self._queue)
        for job in self._queue:
            if job.question.game in worker.games and not job.answer.done():
                self._queue.remove(job)
                return job
        # One process at a time compiles a game; the others load its results from the disk.
        busy = {other.preparing for other in self._workers}
        for game in self._wanted:
            hopeless = self._lost.get(game, 0) >= ATTEMPTS
            if game not in worker.games and game not in busy and not hopeless:
                return game
        return None

    async def _think(self, worker: _Worker, job: _Job) -> None:
        left = job.until - asyncio.get_running_loop().time() - SPARE
        waiting = sum(other.question.game in worker.games for other in self._queue)
        fair = TURNOVER * self._able(job.question.game) / (waiting + 1)
        seconds = min(job.question.seconds, left, fair)
        if seconds < SHORTEST:
            job.fail(self._overload())
            return
        job.begun = True
        question = msgspec.structs.replace(job.question, seconds=seconds)
        try:
            answer = await worker.ask(question, seconds + HANGS)
        except ThinkingError as error:
            job.fail(error)
            raise
        if not job.answer.done():
            job.answer.set_result(answer)

    async def _prepare(self, worker: _Worker, game: str) -> Answer:
        worker.preparing = game
        try:
            answer = await worker.ask(Prepare(game=game), PREPARING)
        except ThinkingError:
            self._lost[game] = self._lost.get(game, 0) + 1
            raise
        finally:
            worker.preparing = None
            self._news.set()
        if isinstance(answer, Failed):
            self._lost[game] = ATTEMPTS
            logger.error("the search of %s cannot be prepared: %s", game, answer.error)
        else:
            worker.games.add(game)
        return answer
