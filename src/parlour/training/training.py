"""Trains a net by games against itself, from nothing but the rules, on one core.

Again and again the net plays some games, a few choices at random, and learns from each position:
its target is a mean of the seat's later values and its share of the victory after the round
(TD(lambda), Sutton 1988), its method Adam. The net that is kept is a running mean of those learned.

The folder gets `checkpoint.npz`, to go on from; `curve.svg`, how well the net played meanwhile; and
`net.json`, the net.
"""

import json
import platform
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

from parlour.arena.machine import this_machine
from parlour.bots import net as nets
from parlour.core.compiling import Compiler
from parlour.training.adam import Learner
from parlour.training.curve import curve
from parlour.training.lesson import SAMPLE, SPACE, Lesson

HIDDEN = (32, 16)
"""The numbers in the two hidden layers."""
GAMES = 300
"""Games of a step at most."""
BATCH = 512
RATES = 2e-3, 2e-5
"""How fast the net learns, at first and in the end."""
SLIPS = 0.12, 0.02
"""The fraction of choices at random, at first and in the end."""
TRACE = 0.7
SHOWN_GAMES = 1000
"""Games of one point of the curve, each with the net on every seat."""


class Tables:
    """The lesson's compiled games, and memory for them."""

    def __init__(self, lesson: Lesson) -> None:
        game = lesson.game
        self._lesson = lesson
        compiler = Compiler()
        self._play, self._duels = compiler(lesson.play), compiler(lesson.duels)
        self._states = np.zeros(2, game.State.dtype)
        self._out = np.zeros(game.max_legal + 1, np.int16)
        self._scratch = np.zeros((3, lesson.most_features))
        self._values = np.zeros(game.seats[-1])
        self.notes = np.zeros((SPACE, lesson.most_features), np.int16)
        self.samples = np.zeros(SPACE, SAMPLE)

    def warm_up(self, layers: Any) -> None:
        """Compile the games now, so that it does not count as training."""
        self.play(layers, 0, 0, 0, 0.0, games=0)
        self.measure(layers, {}, games=0)

    def _set(self, options: dict[str, Any]) -> None:
        game = self._lesson.game
        opening = game.new_state(game.options(options), self._lesson.seats)
        self._states[0] = opening.record()

    def play(
        self,
        layers: Any,
        number: int,
        seed: int,
        first: int,
        slips: float,
        games: int = GAMES,
    ) -> tuple[int, int]:
        """Play games at one of the tables; return how many samples and games there were."""
        self._set(self._lesson.tables[number % len(self._lesson.tables)])
        states = self._states
        end = self._play(
            states,
            states[1],
            self._out,
            seed,
            first,
            games,
            slips,
            TRACE,
            layers,
            self._scratch,
            self.notes,
            self.samples,
            self._values,
        )
        return int(end), int(self._values[0])

    def measure(
        self, layers: Any, options: dict[str, Any], games: int = SHOWN_GAMES
    ) -> tuple[float, float]:
        """The share of the victory that the net wins on one seat against the policy on the others,
        and its standard error."""
        self._set(options)
        shares = np.zeros(games)
        states, values = self._states, self._values
        scratch = self._scratch
        self._duels(states, states[1], self._out, 1, games, layers, scratch, values, shares)
        if games == 0:
            return 0.0, 0.0
        return float(shares.mean()), float(shares.std() / games**0.5)


def train(lesson: Lesson, folder: Path, minutes: float, seed: int) -> None:
    """Train for so many minutes of processor time, those of earlier runs in the folder among
    them."""
    tables = Tables(lesson)
    learner = Learner((lesson.features, *HIDDEN), seed)
    kept = folder / "checkpoint.npz"
    state: dict[str, Any] = {"steps": 0, "games": 0, "seconds": 0.0, "points": []}
    if kept.exists():
        with np.load(kept) as file:
            learner.restore(file)
            state = json.loads(str(file["state"]))
    command = f"python -m parlour.training {lesson.game.name} --minutes {minutes:g} --seed {seed}"
    state.setdefault("runs", []).append(command)
    shown = state["points"][-1]["seconds"] if state["points"] else 0.0
    tables.warm_up(learner.layers)
    began = time.process_time() - state["seconds"]
    while (spent := time.process_time() - began) < 60 * minutes:
        part = spent / (60 * minutes)
        slips = SLIPS[0] + (SLIPS[1] - SLIPS[0]) * part
        end, games = tables.play(learner.layers, state["steps"], seed, state["games"], slips)
        rate = RATES[0] + (RATES[1] - RATES[0]) * part
        learner.learn(tables.notes[:end], tables.samples[:end], BATCH, rate)
        state["steps"] += 1
        state["games"] += games
        state["seconds"] = time.process_time() - began
        progress(part, state)
        if state["seconds"] - shown > 6 * minutes:  # ten points
            shown = state["seconds"]
            keep(tables, lesson, learner, state, folder, seed)
    keep(tables, lesson, learner, state, folder, seed)


def progress(part: float, state: dict[str, Any]) -> None:
    """Show a bar, in a terminal only."""
    if sys.stderr.isatty():
        bar = "#" * int(40 * part)
        games = state["games"]
        print(f"\r[{bar:40}] {100 * part:.0f} % {games} games", end="", file=sys.stderr)


def keep(
    tables: Tables,
    lesson: Lesson,
    learner: Learner,
    state: dict[str, Any],
    folder: Path,
    seed: int,
) -> None:
    """Measure the net; write the checkpoint, the curve and the net to the folder."""
    net = nets.rounded(learner.mean)
    point: dict[str, Any] = {"seconds": state["seconds"], "games": state["games"]}
    for options in lesson.shown:
        name = ", ".join(f"{key} {value}" for key, value in options.items()) or "usual options"
        point[name] = tables.measure(tuple(net), options)
    state["points"].append(point)
    print(json.dumps(point))
    folder.mkdir(parents=True, exist_ok=True)
    np.savez(folder / "checkpoint.npz", state=json.dumps(state), **learner.kept())
    (folder / "curve.svg").write_text(curve(state["points"]), encoding="utf-8")
    machine = this_machine()
    nets.save(
        folder / "net.json",
        net,
        {
            "runs": state["runs"],
            "seed": seed,
            "games": state["games"],
            "processor_seconds": round(state["seconds"]),
            "processor": machine.processor,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "against_policy": point,
        },
    )
