"""A game of Mojo played by ear: what the screen reader Orca says of it in Firefox, key by key.

`PYTHONPATH=tests python -m browser.reading.orca > transcript.txt` starts a screen, a desktop bus,
Orca and Firefox of their own, and prints each key pressed and all that Orca says. Whoever plays
here knows nothing but that: it waits for words and answers with keys. Orca speaks into a file
(`orca-customizations.py`).

Debian: `apt-get install orca xvfb openbox xdotool dbus-x11 at-spi2-core firefox-esr`.
"""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack, suppress
from pathlib import Path

from browser.houses import house

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"

SPEAKS = """
from browser.reading.orca import speech
_said = open({file!r}, "a", buffering=1)
speech.init = lambda: None
speech._speak = lambda text, acss, interrupt: print(text.strip(), file=_said)
"""

PREFERENCES = """
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.homepage_override.mstone", "ignore");
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("intl.accept_languages", "en");
user_pref("termsofuse.bypassNotification", true);
"""

PATIENCE = 60
"""Seconds after which what has not been heard is not coming."""


class Ear:
    """Hears what Orca says, and presses keys."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.heard = 0
        self.since = ""
        """What was said since the last key."""

    def listen(self, quiet: float = 1.5) -> list[str]:
        """All that is new, once nothing more has come for `quiet` seconds."""
        fresh: list[str] = []
        silent = time.monotonic()
        while time.monotonic() - silent < quiet:
            lines = self.file.read_text().splitlines()
            if len(lines) > self.heard:
                for line in lines[self.heard :]:
                    print(f"  {line}", flush=True)
                fresh += lines[self.heard :]
                self.since += " " + " ".join(lines[self.heard :])
                self.heard = len(lines)
                silent = time.monotonic()
            time.sleep(0.1)
        return fresh

    def until(self, *words: str) -> str:
        """Waits until one of these is said, and for the end of what is being said."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.listen()
            for each in words:
                if each in self.since:
                    return each
        raise SystemExit(f"not heard: {words}")

    def press(self, *keys: str, quiet: float = 1.5) -> str:
        self.since = ""
        for key in keys:
            print(f"[{key}]", flush=True)
            subprocess.run(["xdotool", "key", key], check=True)
        return " ".join(self.listen(quiet))

    def write(self, text: str) -> None:
        print(f"[{text}]", flush=True)
        subprocess.run(["xdotool", "type", text], check=True)
        self.listen()

    def tab_to(self, words: str) -> None:
        for _ in range(40):
            if words in self.press("Tab", quiet=0.7):
                return
        raise SystemExit(f"Tab does not lead to {words!r}")


def play(ear: Ear) -> None:
    """From the home page to the end of a game of Mojo, and a look at how it stands on the way."""
    ear.until("Finished loading")
    ear.tab_to("Seats at the table 3")
    ear.press("ctrl+a")
    ear.write("2")
    ear.tab_to("House rules")
    ear.press("Return")
    ear.tab_to("Points that end the game 50")
    ear.press("ctrl+a")
    ear.write("5")
    ear.tab_to("Play now")
    ear.press("Return")
    asked = False
    while True:
        what = ear.until("Play again", "Next round", "Play a card", "Turn up a card", "Play on")
        if what == "Play again":
            ear.listen(4)
            return
        if not asked:
            asked = True
            ear.press("s", quiet=2.5)
            ear.press("Right")
            ear.press("Right")
        ear.press("Return", quiet=0.5)


def main() -> None:
    if "DBUS_SESSION_BUS_ADDRESS" not in os.environ or "--inside" not in sys.argv:
        own = [sys.executable, __file__, "--inside"]
        raise SystemExit(subprocess.run(["dbus-run-session", "--", *own], check=False).returncode)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        said = folder / "said.txt"
        said.touch()
        customizations = folder / "share/orca/orca-customizations.py"
        customizations.parent.mkdir(parents=True)
        customizations.write_text(SPEAKS.format(file=str(said)))
        profile = folder / "profile"
        profile.mkdir()
        (profile / "user.js").write_text(PREFERENCES)
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ |= {
            "HOME": str(folder),
            "XDG_DATA_HOME": str(folder / "share"),
            "XDG_RUNTIME_DIR": str(runtime),
            "GNOME_ACCESSIBILITY": "1",
        }

        def start(*command: str) -> None:
            process = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
            stack.callback(end, process)

        read, write = os.pipe()
        screen = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), "-screen", "0", "1280x800x24"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        stack.callback(end, screen)
        os.environ["DISPLAY"] = ":" + os.read(read, 16).decode().strip()
        server = stack.enter_context(house(folder / "data"))
        start("openbox")
        start(LAUNCHER, "--launch-immediately")
        time.sleep(1)
        start("orca")
        time.sleep(5)
        start("firefox-esr", "--kiosk", "--no-remote", "--profile", str(profile),
              f"{server.address}/mojo")  # fmt: skip
        play(Ear(said))


def end(process: "subprocess.Popen[bytes]") -> None:
    process.terminate()
    with suppress(subprocess.TimeoutExpired):
        process.wait(5)
        return
    process.kill()
    process.wait()


if __name__ == "__main__":
    main()
