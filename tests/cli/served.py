"""`parlour serve` and `parlour play` as processes of their own."""

import os
import signal
import subprocess
import sys
from contextlib import contextmanager


@contextmanager
def started(*arguments, **variables):
    """`parlour` with arguments; gives the process and the address that it prints when ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", "parlour", *arguments],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | variables,
    )
    try:
        line = process.stdout.readline()
        assert "http://" in line, line
        yield process, next(word for word in line.split() if word.startswith("http://"))
    finally:
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=20)
