"""Whole games in a browser alone, without a network, against Expert: how long everything takes.

`make measure-local ARGS="[--slow 4] [GAME ...]"` prints, for each game: milliseconds
from the tap on "Play now" to the first hand, bots' times to move, and how long the page's own
thread was kept busy at once while a bot was thinking. With `--slow`, all of Chromium gets a part of
one processor, in slices of 8 ms (Linux, cgroup v1, as root).
"""

import argparse
import os
import statistics
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from browser.houses import house
from browser.players import CHROMIUM, PHONE, Player, chromium
from parlour.games import registry

GROUP = Path("/sys/fs/cgroup/cpu/parlour-slow")
PERIOD = 8000

TIMES = """
window.times = { updates: [], tasks: [] };
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) times.tasks.push([each.startTime, each.duration]);
}).observe({ type: "longtask", buffered: true });
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => {
      if (data.type === "update")
        times.updates.push([performance.now(), data.view.to_act, data.view.phase, data.entry]);
      if (data.type === "welcome") times.seat = data.seat;
    });
  }
};
addEventListener("click", (event) => {
  if (!event.target.closest("[data-testid=home-play]")) return;
  times.began = performance.now();
  const look = () => {
    if (document.querySelector(".hand [data-index]")) times.dealt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}, true);
"""
# Tapping whatever may be tapped gets one through every game.
TAP = """() => {
  const overlay = document.querySelector("[data-testid=next-round]");
  if (overlay) overlay.click();
  const open = [...document.querySelectorAll("[data-testid=table] button")].filter(one =>
    one.checkVisibility() && !one.disabled && one.ariaDisabled !== "true"
    && !one.closest("aside") && !/hint/.test(one.dataset.testid ?? ""));
  open[Math.floor(Math.random() * open.length)]?.click();
  return document.querySelector("[data-testid=table]").dataset.phase;
}"""


def below(process: int) -> list[int]:
    """All browser processes that a process has started, directly or not."""
    told = subprocess.run(["ps", "-eo", "pid=,ppid=,args="], capture_output=True, text=True)
    rows = [line.split(None, 2) for line in told.stdout.splitlines()]
    family = {process}
    for pid, parent, _ in rows:  # a process is listed after the one that started it
        if int(parent) in family:
            family.add(int(pid))
    name = Path(CHROMIUM).name
    return [int(pid) for pid, _, args in rows if int(pid) in family and name in args]


@contextmanager
def slowed(times: float) -> Iterator[None]:
    """Each of Chromium's threads gets so much less of a processor; new ones as soon as seen."""
    known: set[str] = set()
    done = threading.Event()

    def watch() -> None:
        while not done.wait(0.01):
            for process in below(os.getpid()):
                for task in Path(f"/proc/{process}/task").glob("*"):
                    if task.name not in known:
                        known.add(task.name)
                        with suppress(OSError):  # it may have ended
                            slow(task.name)

    def slow(thread: str) -> None:
        group = GROUP / thread
        group.mkdir(parents=True, exist_ok=True)
        (group / "cpu.cfs_period_us").write_text(str(PERIOD))
        (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD / times)))
        (group / "tasks").write_text(thread)

    watching = threading.Thread(target=watch)
    watching.start()
    try:
        yield
    finally:
        done.set()
        watching.join()


def play(me: Player, game: str) -> dict[str, Any]:
    """A whole game with a reload in the middle; what was noted before it and after it."""
    me.visit(f"/{game}")
    me.at("home-play").wait_for()
    me.page.evaluate("navigator.serviceWorker.ready")
    me.page.reload()
    me.at("bots").locator("input[value=expert]").check(force=True)
    me.page.wait_for_function("navigator.serviceWorker.controller !== null")
    me.context.set_offline(True)
    me.press(me.at("home-play"))
    me.table.wait_for()
    me.page.locator(".hand [data-index]").first.wait_for()
    began, dealt = me.page.evaluate("[times.began, times.dealt]")
    me.hurry_bots()
    noted: dict[str, Any] = {"deal": dealt - began, "moves": [], "busy": []}
    taps, phase = 0, ""
    while phase != "over":
        phase = me.page.evaluate(TAP)
        me.page.wait_for_timeout(40)
        taps += 1
        if taps == 60:
            note(me, noted)
            me.page.reload()
            me.table.wait_for()
    note(me, noted)
    me.context.set_offline(False)
    return noted


def note(me: Player, noted: dict[str, Any]) -> None:
    times = me.page.evaluate("times")
    updates = times["updates"]
    for (at, to_act, phase, entry), (then, _, _, after) in pairwise(updates):
        if to_act in (None, times["seat"]) or phase in ("deal", "over") or after <= entry:
            continue
        noted["moves"].append(then - at)
        noted["busy"] += [
            duration for began, duration in times["tasks"] if at + 150 < began < then - 20
        ]


def main() -> None:
    """Prints one line for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("games", nargs="*", default=list(registry.names()))
    given = parser.parse_args()
    with house(Path(tempfile.mkdtemp())) as server:
        for game in given.games:
            with chromium() as browser:
                me = Player(browser, server.address, offline=True, **PHONE)
                me.context.set_default_timeout(120_000)
                me.context.add_init_script(TIMES)
                if given.slow > 1:
                    me.visit()
                    with slowed(given.slow):
                        noted = play(me, game)
                else:
                    noted = play(me, game)
                moves, busy = sorted(noted["moves"]), noted["busy"]
                print(
                    f"{game}: first hand after {noted['deal']:.0f} ms; {len(moves)} moves of bots, "
                    f"median {statistics.median(moves):.0f}, longest {moves[-1]:.0f} ms; "
                    f"{sum(each > 50 for each in busy)} tasks over 50 ms while they thought, "
                    f"longest {max(busy, default=0):.0f} ms; trouble: {me.trouble}",
                    flush=True,
                )
                me.close()


if __name__ == "__main__":
    main()
