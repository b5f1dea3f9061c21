"""A process that thinks for bots, so that the server never waits: it reads questions from standard
input and writes answers to standard output, one by one. `pool.py` starts it.

Each message is four bytes of length (big-endian), then MessagePack.
"""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from queue import SimpleQueue
from threading import Thread
from typing import IO

from parlour.server.thinking.questions import Answer, AnyQuestion, Failed, decode_question, encode

NICENESS = 10
"""The `nice` value (POSIX) by which thinking is less urgent than everything else on the machine."""


def frame(message: bytes) -> bytes:
    """A message as it goes over the pipe."""
    return len(message).to_bytes(4, "big") + message


def main(thinker: str) -> None:
    """Answer with a function, given as `module:name`, until the server is gone."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # nothing printed may get among the answers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_read, args=(sys.stdin.buffer, questions), daemon=True).start()
    module, _, name = thinker.partition(":")
    function: Callable[[AnyQuestion], Answer] = getattr(import_module(module), name)
    while True:
        answers.write(frame(encode(_answer(function, decode_question(questions.get())))))
        answers.flush()


def _answer(function: Callable[[AnyQuestion], Answer], question: AnyQuestion) -> Answer:
    try:
        return function(question)
    except Exception as error:
        return Failed(type(error).__name__)


def _read(stream: IO[bytes], questions: "SimpleQueue[bytes]") -> None:
    """Read questions in a thread of its own, to notice even while thinking that the server is
    gone."""
    while len(head := stream.read(4)) == 4:
        questions.put(stream.read(int.from_bytes(head, "big")))
    os._exit(0)


if __name__ == "__main__":
    main(sys.argv[1])
