"""`parlour serve` and `parlour play` as processes of their own."""

import os
import signal
import subprocess
from contextlib import contextmanager

import forked


@contextmanager
def started(*arguments, **variables):
    """`parlour` with arguments; gives the process and the address that it prints when ready."""
    process = forked.Process(
        *("-m", "parlour", *arguments), stdout=subprocess.PIPE, env=os.environ | variables
    )
    try:
        line = process.stdout.readline()
        assert "http://" in line, line
        yield process, next(word for word in line.split() if word.startswith("http://"))
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
