"""`parlour train`: makes the net that judges a game."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli.files import complain
from parlour.cli.options import MOST_SEED, number, path_option
from parlour.cli.progress import Progress, announce_compiling
from parlour.cli.terminal import INTERRUPTED, say
from parlour.cli.texts import text

if TYPE_CHECKING:
    from parlour.training.subject import Setting
    from parlour.training.training import Training

MOST_GAMES = 1_000_000_000
MOST_MINUTES = 100_000


def train(
    game: Annotated[
        str, typer.Argument(help=text("cli-train-game"), metavar=text("cli-game-argument"))
    ],
    to: Annotated[Path, path_option(text("cli-train-to"), "--to", metavar=text("cli-folder"))],
    seats: Annotated[int | None, number(text("cli-train-seats"))] = None,
    games: Annotated[int, number(text("cli-train-games"), 1, MOST_GAMES)] = 400_000,
    against: Annotated[str | None, path_option(text("cli-train-against"), "--against")] = None,
    seed: Annotated[int, number(text("cli-train-seed"), 0, MOST_SEED)] = 1,
    minutes: Annotated[
        float | None, number(text("cli-train-minutes"), 0, MOST_MINUTES, show_default=False)
    ] = None,
) -> None:
    """`parlour train GAME`: exits with INTERRUPTED after Ctrl+C."""
    from parlour.cli.records.reading import contents
    from parlour.training.subject import subject
    from parlour.training.training import POLICY, Training
    from parlour.training.training import train as run

    if against and against != POLICY:
        contents(Path(against))
    announce_compiling()
    try:
        training = Training(subject(game, seats), to, games, seed, against)
        with (
            stopping() as stopped,
            Progress(text("cli-training"), games) as progress,
        ):

            def watch(point: bool) -> None:
                progress(training.state.games)
                if point:
                    draw(training)

            run(training, None if minutes is None else 60 * minutes, watch, stopped)
    except OSError as error:
        complain(Path(error.filename or to), error)
        raise typer.Exit(1) from None
    show(training)
    if stopped():
        raise typer.Exit(INTERRUPTED)


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Give a function that says whether Ctrl+C was pressed; pressed twice, it ends the program."""
    pressed = False

    def press(*_: Any) -> None:
        nonlocal pressed
        if pressed:
            raise KeyboardInterrupt
        pressed = True

    before = signal.signal(signal.SIGINT, press)
    try:
        yield lambda: pressed
    finally:
        signal.signal(signal.SIGINT, before)


def draw(training: "Training") -> None:
    """Draw the learning curve into the folder (OSError)."""
    from parlour.training.curve import curve

    state = training.state
    names = [table_name(table) for table in training.shown]
    caption = text("cli-train-caption", games=state.games)
    picture = curve(state.points, names, caption)
    (training.folder / "curve.svg").write_text(picture, encoding="utf-8")


def table_name(table: "Setting") -> str:
    """How a kind of table is called."""
    return ", ".join(
        f"{name} {value}" for name, value in ({"seats": table.seats} | table.options).items()
    )


def show(training: "Training") -> None:
    """Say how far the net has come, with intervals, and where it is."""
    from parlour.arena.intervals import Z

    state = training.state
    if not training.done:
        say(text("cli-train-stopped", games=state.games, planned=training.planned))
    shares = state.points[-1].shares if state.points else []
    for table, (share, error) in zip(training.shown, shares, strict=False):
        say(
            text(
                "cli-train-share",
                rival=training.rival,
                table=table_name(table),
                share=100 * share,
                error=100 * Z * error,
            )
        )
    say(text("cli-train-net", file=str(training.folder / "net.json")))
