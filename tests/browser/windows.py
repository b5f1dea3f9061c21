"""Browser windows of any make: what the checks of the page need of them.

Chromium is driven by Playwright, Firefox by WebDriver BiDi, WebKit by WebDriver; the latter two as
Debian packages them: firefox-esr; webkit2gtk-driver with Xvfb.
"""

import base64
import json
import os
import re
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from itertools import count
from pathlib import Path
from typing import Any, Literal, Protocol

import httpx
from playwright.sync_api import Browser
from websockets.sync.client import ClientConnection, connect

from browser.players import PATIENCE, WORKERLESS


class Window(Protocol):
    """Nothing moves in it: it asks for reduced motion."""

    def visit(self, address: str) -> None: ...

    def resize(self, width: int, height: int) -> None:
        """The space for the page, in CSS pixels."""

    def run(self, script: str) -> Any:
        """The value of a JavaScript function without parameters, awaited."""

    def picture(self) -> bytes:
        """What is seen, as PNG."""


SETTLED_SIZE = """async () => {
  let last;
  for (let same = 0; same < 4; same++) {
    await new Promise(done => setTimeout(done, 50));
    const now = [innerWidth, innerHeight];
    if (String(now) !== String(last)) same = 0;
    last = now;
  }
  return last;
}"""
"""A window takes its size a while after it was asked to."""


class ScriptError(Exception):
    """A script failed in the browser."""


class ChromiumWindow:
    def __init__(self, browser: Browser, motion: Literal["reduce", "no-preference"] = "reduce"):
        self.context = browser.new_context(reduced_motion=motion)
        self.context.add_init_script(WORKERLESS)
        self.context.set_default_timeout(PATIENCE)
        self.page = self.context.new_page()

    def visit(self, address: str) -> None:
        self.page.goto(address)

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def run(self, script: str) -> Any:
        return self.page.evaluate(script)

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.context.close()


class UndrawnWindow(ChromiumWindow):
    """Lays out as any other, but draws at a tenth of the scale, which takes a third less time."""

    def __init__(self, browser: Browser) -> None:
        super().__init__(browser)
        self._devtools = self.context.new_cdp_session(self.page)

    def resize(self, width: int, height: int) -> None:
        self._devtools.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": width,
                "height": height,
                "deviceScaleFactor": 1,
                "mobile": False,
                "scale": 0.1,
            },
        )


# --- Firefox --------------------------------------------------------------------------------------


class FirefoxWindow:
    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._numbers = count(1)
        self._send("session.new", capabilities={})
        tree = self._send("browsingContext.getTree")
        self._context = tree["contexts"][0]["context"]

    def _send(self, method: str, **params: Any) -> Any:
        number = next(self._numbers)
        self._socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=10 * PATIENCE / 1000))
            if answer.get("id") == number:
                break
        if answer["type"] == "error":
            raise ScriptError(f"{method}: {answer['message']}")
        return answer["result"]

    def visit(self, address: str) -> None:
        self._send("browsingContext.navigate", context=self._context, url=address, wait="complete")

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._send("browsingContext.setViewport", context=self._context, viewport=viewport)

    def run(self, script: str) -> Any:
        answer = self._send(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({script.strip().rstrip(';')})()))()",
            target={"context": self._context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise ScriptError(answer["exceptionDetails"]["text"])
        value = answer["result"].get("value")
        return None if value is None else json.loads(value)

    def picture(self) -> bytes:
        data = self._send("browsingContext.captureScreenshot", context=self._context)["data"]
        return base64.b64decode(data)


@contextmanager
def firefox() -> Iterator[FirefoxWindow]:
    binary = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox-esr"
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        (Path(profile) / "user.js").write_text('user_pref("ui.prefersReducedMotion", 1);\n')
        process = subprocess.Popen(
            [binary, "--headless", "--profile", profile, "--remote-debugging-port", "0"],
            stderr=subprocess.PIPE,
            text=True,
        )
        assert process.stderr
        try:
            address = next(
                found[0] for line in process.stderr if (found := re.search(r"ws://\S+", line))
            )
            with connect(f"{address}/session", max_size=None) as socket:
                yield FirefoxWindow(socket)
        finally:
            process.terminate()
            process.communicate(timeout=20)


# --- WebKit ---------------------------------------------------------------------------------------


class WebKitWindow:
    def __init__(self, address: str) -> None:
        self._http = httpx.Client(base_url=address, timeout=10 * PATIENCE / 1000)
        binary = glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")[0]
        wanted = {
            "webkitgtk:browserOptions": {"binary": binary, "args": ["--automation"]},
            "timeouts": {"script": 10 * PATIENCE},
        }
        answer = self._post("session", {"capabilities": {"alwaysMatch": wanted}})
        self._session = f"session/{answer['sessionId']}"

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._http.post(path, json=body).json()["value"]
        if isinstance(answer, dict) and "error" in answer:
            raise ScriptError(answer["message"])
        return answer

    def visit(self, address: str) -> None:
        self._post(f"{self._session}/url", {"url": address})

    def resize(self, width: int, height: int) -> None:
        """By trying: the window has borders and a bar."""
        rect = {"width": width, "height": height}
        for _ in range(6):
            self._post(f"{self._session}/window/rect", {k: int(v) for k, v in rect.items()})
            inner = self.run(SETTLED_SIZE)
            if inner == [width, height]:
                return
            rect["width"] += width - inner[0]
            rect["height"] += height - inner[1]
        raise ScriptError(f"the window is {inner[0]}x{inner[1]}, not {width}x{height}")

    def run(self, script: str) -> Any:
        body = {
            "script": f"""const done = arguments[0];
                Promise.resolve().then({script.strip().rstrip(";")})
                .then(value => done({{ value }}), error => done({{ error: String(error) }}));""",
            "args": [],
        }
        answer = self._post(f"{self._session}/execute/async", body)
        if "error" in answer:
            raise ScriptError(answer["error"])
        return answer.get("value")

    def picture(self) -> bytes:
        answer = self._http.get(f"{self._session}/screenshot").json()
        return base64.b64decode(answer["value"])

    def close(self) -> None:
        self._http.delete(self._session)
        self._http.close()


TINY = "* { font-size: 4px; padding: 0; margin: 0; min-width: 0; border-width: 0 }"
"""For the bar above the page: otherwise no window could be as narrow as a phone."""
STILL = "[Settings]\ngtk-enable-animations=0\n"


@contextmanager
def webkit() -> Iterator[WebKitWindow]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        style = Path(home) / "gtk-3.0"
        style.mkdir()
        (style / "gtk.css").write_text(TINY)
        (style / "settings.ini").write_text(STILL)
        with _screen() as display, _free_port() as port:
            driver = subprocess.Popen(
                ["WebKitWebDriver", f"--port={port}"],
                env=os.environ
                | {"DISPLAY": display, "XDG_CONFIG_HOME": home, "LIBGL_ALWAYS_SOFTWARE": "1"},
            )
            try:
                window = WebKitWindow(_answering(f"http://127.0.0.1:{port}/"))
                yield window
                window.close()
            finally:
                driver.terminate()
                driver.wait(timeout=20)


@contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees, larger than any window; its name."""
    read, write = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "2700x1600x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(write)
        try:
            with os.fdopen(read) as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


@contextmanager
def _free_port() -> Iterator[int]:
    with socket.socket() as some:
        some.bind(("127.0.0.1", 0))
        port = some.getsockname()[1]
    yield port


def _answering(address: str) -> str:
    """The address, as soon as somebody answers there."""
    for _ in range(PATIENCE // 50):
        try:
            httpx.get(f"{address}status")
        except httpx.TransportError:
            time.sleep(0.05)
        else:
            return address
    raise ScriptError(f"nobody answers at {address}")
