"""The command in a real terminal."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time

PATIENCE = 60


def at_a_terminal():
    """In a new process: its terminal is this one, and Ctrl+C reaches it, even where the tests were
    started in the background."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """`parlour play` with a terminal of 80 by 24."""

    def __init__(self, folder, *arguments, **variables):
        self.shown = ""
        self.file, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-m", "parlour", "play", "--data", str(folder), *arguments],
            stdin=other,
            stdout=other,
            stderr=other,
            start_new_session=True,
            preexec_fn=at_a_terminal,
            env=os.environ | {"TERM": "xterm-256color"} | variables,
        )
        os.close(other)

    def until(self, wanted):
        """Read until a text is shown."""
        end = time.monotonic() + PATIENCE
        while wanted not in self.shown:
            assert time.monotonic() < end, self.shown[-2000:]
            self._read()

    def press(self, keys):
        os.write(self.file, keys)

    def _read(self):
        """False: it has ended."""
        if not select.select([self.file], [], [], 0.1)[0]:
            return True
        try:
            more = os.read(self.file, 65536)
        except OSError:  # it has ended
            more = b""
        self.shown += more.decode("utf-8", "replace")
        return bool(more)

    def end(self):
        """The exit status."""
        end = time.monotonic() + PATIENCE
        while self._read():
            assert time.monotonic() < end, self.shown[-2000:]
        os.close(self.file)
        return self.process.wait(PATIENCE)


def test_the_whole_screen(tmp_path):
    me = Terminal(tmp_path, "--terminal", "mojo", "--pace", "0", PARLOUR_LOCALE="en")
    me.until("Mojo card, face")
    me.press(b"\x03")
    assert me.end() == 0
    assert "\x1b[?1049h" in me.shown, "it has a screen of its own"
    assert me.shown.rindex("\x1b[?1049l") > me.shown.rindex("\x1b[?1049h"), "and gives it back"
    assert "Traceback" not in me.shown


def test_without_colours(tmp_path):
    me = Terminal(tmp_path, "--terminal", "mojo", "--no-color", "--pace", "0", PARLOUR_LOCALE="en")
    me.until("Mojo card, face")
    me.press(b"\x11")
    assert me.end() == 0
    colours = set(re.findall(r"\x1b\[(?:\d+;)*[34]8;2;(\d+);(\d+);(\d+)", me.shown))
    assert all(red == green == blue for red, green, blue in colours)


def test_line_by_line_steers_nothing(tmp_path):
    me = Terminal(tmp_path, "--plain", "uno", "--pace", "0", PARLOUR_LOCALE="en")
    me.until("1. ")
    me.press(b"s\n")
    me.until("Round 1")
    me.press(b"\x03")
    assert me.end() == 130
    assert "\x1b" not in me.shown
    assert "Traceback" not in me.shown
