"""`parlour simulate`: many games of random play, and what they measure."""

import time
from typing import Annotated, Any

import typer

from parlour.cli.by_game import usual_seats
from parlour.cli.texts import text
from parlour.core.game import Game
from parlour.core.options import Options


def simulate(
    game: Game[Any],
    options: Options,
    seats: Annotated[int | None, typer.Option(help=text("cli-how-many-play"))] = None,
    games: Annotated[int, typer.Option(help=text("cli-simulate-games"), min=1)] = 10_000,
    seed: Annotated[int, typer.Option(help=text("cli-seed"), min=0)] = 0,
    jobs: Annotated[int, typer.Option(help=text("cli-simulate-jobs"), min=0)] = 1,
    plain: Annotated[bool, typer.Option("--plain", help=text("cli-simulate-plain"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    import msgspec

    from parlour.arena.simulate import simulate as run

    if seats is None:
        seats = usual_seats(game)
    with Progress(games) as progress:
        summary = run(
            game, options, seats, games, seed, jobs, compiled=not plain, progress=progress
        )
    if as_json:
        typer.echo(msgspec.json.encode(summary))
        return

    from rich.console import Console
    from rich.table import Table

    table = Table(show_header=False)
    values = msgspec.structs.asdict(summary)
    for name, value in values.items():
        if name.endswith("_se"):
            continue
        label = text(f"cli-summary-{name.replace('_', '-')}")
        error = values.get(f"{name}_se")
        shown = text("cli-number", value=value)
        if error is not None:
            shown = text("cli-with-error", value=shown, error=text("cli-number", value=error))
        table.add_row(label, shown)
    Console().print(table)


class Progress:
    """A bar on standard error, for people only (a terminal), once a run has taken two seconds."""

    PATIENCE = 2.0

    def __init__(self, games: int) -> None:
        self._games = games
        self._begun = time.monotonic()
        self._bar: Any = None
        self._task: Any = None

    def __enter__(self) -> "Progress":
        return self

    def __call__(self, done: int) -> None:
        """So many games are done."""
        if self._bar is None:
            if time.monotonic() - self._begun < self.PATIENCE:
                return
            from rich.console import Console
            from rich.progress import Progress as Bar

            console = Console(stderr=True)
            self._bar = Bar(console=console, transient=True, disable=not console.is_terminal)
            self._bar.start()
            self._task = self._bar.add_task(text("cli-simulating"), total=self._games)
        self._bar.update(self._task, completed=done)

    def __exit__(self, *_: object) -> None:
        if self._bar is not None:
            self._bar.stop()
