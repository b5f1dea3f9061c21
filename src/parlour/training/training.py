"""Trains a net by games against itself, another net or the policy, from nothing but the rules, on
one core.

Again and again the net plays some games, a few choices at random, and learns from each position:
its target is a mean of the seat's later values and its share of the victory after the round
(TD(lambda), Sutton 1988), its method Adam. The net that is kept is a running mean of those learned.

How it learns depends on the number of games, never on the time: a seed gives one net, also if the
training is stopped and goes on. The folder gets `checkpoint.npz`, to go on from, and `net.json`.
"""

import os
import platform
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from parlour.arena.machine import this_machine
from parlour.bots import knowhow
from parlour.bots import net as nets
from parlour.bots.search.tree import SCRATCH
from parlour.core.compiling import Compiler
from parlour.core.errors import ParlourError
from parlour.core.numbers import Seconds
from parlour.training import playing
from parlour.training.adam import Learner
from parlour.training.subject import SAMPLE, SPACE, Setting, Subject

HIDDEN = (32, 16)
"""The numbers in the two hidden layers; SCRATCH (`search/tree.py`) has room for them."""
GAMES = 300
"""Games of a step at most."""
BATCH = 512
RATES = 2e-3, 2e-5
"""How fast the net learns, at first and in the end."""
NOISE = 0.12, 0.02
"""The fraction of choices at random, at first and in the end."""
TRACE = 0.7
POINTS = 10
"""Points of the learning curve."""
SHOWN_GAMES = 1000
"""Games of one point, each with the net on every seat."""
PAUSE = 20.0
"""Seconds of processor time between two checkpoints."""
VERSION = 2
"""Grows whenever the same command comes to learn something else: what was begun before cannot be
taken up."""
POLICY = "policy"
"""The name of the policy, as what a net can learn to beat."""

DAMAGED = (ValueError, KeyError, EOFError, zipfile.BadZipFile)
"""What NumPy raises for a file that is not one of its own."""


class OtherTrainingError(ParlourError):
    """The folder holds a training that another command began."""

    code = "other-training"


class CheckpointError(ParlourError):
    """A file that is not a checkpoint of a training, or is damaged."""

    code = "bad-checkpoint"


class Point(msgspec.Struct, frozen=True):
    """A point of the learning curve."""

    games: int
    """The games learned from."""
    shares: list[tuple[float, float]]
    """The share of the victory won against the rival, or else the policy, at each of the tables
    `shown` by the subject, 0 to 1, and its standard error."""


class State(msgspec.Struct):
    """How far a training has come, besides its layers."""

    command: str
    """The command that makes this net."""
    version: int = 1
    steps: int = 0
    games: int = 0
    seconds: Seconds = 0.0
    """Processor time, of all runs together."""
    points: list[Point] = []


class Tables:
    """The subject's compiled games, and memory for them."""

    def __init__(self, subject: Subject, against: int, rival: nets.Net | None = None) -> None:
        """The net plays `against` itself, the policy or the net `rival` (`playing.py`)."""
        game = subject.game
        self._subject, self._against, self._rival = subject, against, rival
        compiler = Compiler(
            {**game.rules.binding(), **knowhow.binding(game.name), **subject.binding}
        )
        self._play, self._duels = compiler(playing.play_games), compiler(playing.duels)
        self._states = np.zeros(2, game.State.dtype)
        self._out = np.zeros(game.max_legal + 1, np.int16)
        self._scratch = np.zeros(SCRATCH)
        self._values = np.zeros(game.seats[-1])
        self.notes = np.zeros((SPACE, subject.most_features), np.int16)
        self.samples = np.zeros(SPACE, SAMPLE)

    def warm_up(self, layers: Any) -> None:
        """Compile the games now, so that it does not count as training."""
        self.play(layers, 0, 0, 0, 0.0, games=0)
        self.measure(layers, self._subject.tables[0], games=0)

    def _set(self, table: Setting) -> None:
        game = self._subject.game
        opening = game.new_state(game.options(table.options), table.seats)
        self._states[0] = opening.record()

    def play(
        self,
        layers: Any,
        number: int,
        seed: int,
        first: int,
        noise: float,
        games: int = GAMES,
    ) -> tuple[int, int]:
        """Play games at one of the tables; return how many samples and games there were."""
        self._set(self._subject.tables[number % len(self._subject.tables)])
        states = self._states
        end = self._play(
            states,
            states[1],
            self._out,
            seed,
            first,
            games,
            noise,
            TRACE,
            layers,
            self._subject.doubt,
            self._against,
            self._rival or layers,
            self._scratch,
            self.notes,
            self.samples,
            self._values,
        )
        return int(end), int(self._values[0])

    def measure(self, layers: Any, table: Setting, games: int = SHOWN_GAMES) -> tuple[float, float]:
        """The share of the victory that the net wins on one seat against its rival, or else the
        policy, on the others, and its standard error."""
        self._set(table)
        shares = np.zeros(games)
        states = self._states
        self._duels(
            states,
            states[1],
            self._out,
            1,
            games,
            layers,
            self._subject.doubt,
            self._against,
            self._rival or layers,
            self._scratch,
            self._values,
            shares,
        )
        if games == 0:
            return 0.0, 0.0
        return float(shares.mean()), float(shares.std() / games**0.5)


class Training:
    """A training, begun or taken up where it stopped."""

    def __init__(
        self, subject: Subject, folder: Path, games: int, seed: int, against: str | None = None
    ) -> None:
        """Take up what the folder holds, or begin: the net learns from games against itself,
        `against` the POLICY, or the net in the file of that name. Raises OtherTrainingError,
        CheckpointError, NetError, OSError."""
        folder.mkdir(parents=True, exist_ok=True)
        self.folder, self.planned, self.shown = folder, games, subject.shown
        self._subject, self._seed = subject, seed
        self._learner = Learner((subject.features, *HIDDEN), seed)
        self.rival = against or POLICY
        """What the net is measured against."""
        self._against = playing.ITSELF if against is None else playing.POLICY
        self._rival = None
        if self.rival != POLICY:
            self._against, self._rival = playing.NET, nets.load(Path(self.rival))
        if self._rival and len(self._rival.first) != subject.features + 1:
            raise nets.NetError(
                f"{against}: expected a net for {subject.features} features",
                "net",
                file=self.rival,
            )
        self.state = State(command_of(subject, games, seed, against), VERSION)
        if self._checkpoint.exists():
            self._restore()
        self._tables: Tables | None = None
        self._kept = self.state.seconds

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.npz"

    @property
    def done(self) -> bool:
        """True if the net has learned from all its games."""
        return self.state.games >= self.planned

    def _restore(self) -> None:
        try:
            with self._checkpoint.open("rb") as kept, np.load(kept) as file:
                found = msgspec.json.decode(str(file["state"]), type=State)
                same = (found.command, found.version) == (self.state.command, VERSION)
                if same:
                    self._learner.restore(file)
        except (*DAMAGED, msgspec.MsgspecError) as error:
            raise CheckpointError(
                f"{self._checkpoint}: expected a checkpoint of a training: {error}",
                "checkpoint",
                file=str(self._checkpoint),
            ) from None
        if not same:
            raise OtherTrainingError(
                f"{self.folder} holds a training by {found.command!r}: expected another folder",
                "other-training",
                folder=str(self.folder),
                command=found.command,
            )
        self.state = found

    def step(self) -> bool:
        """Play some games and learn from them; return whether the curve got a point."""
        if self._tables is None:
            self._tables = Tables(self._subject, self._against, self._rival)
            self._tables.warm_up(self._learner.layers)
        began, state, tables = time.process_time(), self.state, self._tables
        part = state.games / self.planned
        noise, rate = (first + (last - first) * part for first, last in (NOISE, RATES))
        left = min(GAMES, self.planned - state.games)
        layers = self._learner.layers
        end, games = tables.play(layers, state.steps, self._seed, state.games, noise, left)
        self._learner.learn(tables.notes[:end], tables.samples[:end], BATCH, rate)
        state.steps += 1
        state.games += games
        due = POINTS * state.games // self.planned > len(state.points)
        if due:
            net = tuple(nets.rounded(self._learner.mean))
            shares = [tables.measure(net, table) for table in self.shown]
            state.points.append(Point(state.games, shares))
        state.seconds += time.process_time() - began
        if due or state.seconds > self._kept + PAUSE:
            self.keep()
        return due

    def keep(self) -> None:
        """Write the checkpoint and the net to the folder (OSError)."""
        state = msgspec.json.encode(self.state).decode()
        new = self.folder / "checkpoint.new"
        with new.open("wb") as file:
            np.savez(file, state=np.array(state), **self._learner.kept())
        os.replace(new, self._checkpoint)
        nets.save(self.folder / "net.json", nets.rounded(self._learner.mean), self._about())
        self._kept = self.state.seconds

    def _about(self) -> dict[str, Any]:
        state, machine = self.state, this_machine()
        shares = state.points[-1].shares if state.points else []
        return {
            "command": state.command,
            "seed": self._seed,
            "games": state.games,
            "processor_seconds": round(state.seconds),
            "processor": machine.processor,
            "python": platform.python_version(),
            "numpy": np.__version__,
            "against": self.rival,
            "won": [
                {**table._asdict(), "share": share, "error": error}
                for table, (share, error) in zip(self.shown, shares, strict=False)
            ],
        }


def command_of(subject: Subject, games: int, seed: int, against: str | None) -> str:
    """The command that makes a net, whatever the folder."""
    numbers = {table.seats for table in subject.tables}
    seats = f" --seats {numbers.pop()}" if len(numbers) == 1 else ""
    rival = f" --against {against}" if against else ""
    return f"parlour train {subject.game.name}{seats} --games {games} --seed {seed}{rival}"


def train(
    training: Training,
    seconds: Seconds | None = None,
    watch: Callable[[bool], None] = lambda point: None,
    stopped: Callable[[], bool] = lambda: False,
) -> None:
    """Train to the end; or stop after so many seconds of processor time, or once `stopped` says so,
    and keep how far it came. `watch` is called after each step, with whether the curve got a point
    (OSError)."""
    began = training.state.seconds
    while not (training.done or stopped()):
        if seconds is not None and training.state.seconds - began >= seconds:
            break
        watch(training.step())
    training.keep()
