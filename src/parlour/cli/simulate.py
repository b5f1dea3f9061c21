"""`parlour simulate`: plays many random games and measures them."""

from typing import Annotated, Any, Literal, get_args

import typer

from parlour.cli.by_game import usual_seats
from parlour.cli.options import MOST_JOBS, AsJson, Seats, Seed, flag, number
from parlour.cli.progress import Progress, announce_compiling
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.core.options import Options

MOST_GAMES = 1_000_000_000
Device = Literal["cpu", "cuda"]


def simulate(
    game: Game[Any],
    options: Options,
    seats: Seats = None,
    games: Annotated[int, number(text("cli-simulate-games"), 1, MOST_GAMES)] = 10_000,
    seed: Seed = 0,
    jobs: Annotated[int, number(text("cli-simulate-jobs"), 0, MOST_JOBS)] = 1,
    plain: Annotated[bool, flag(text("cli-simulate-plain"), "--plain")] = False,
    device: Annotated[
        Device, typer.Option(help=text("cli-simulate-device"), metavar="|".join(get_args(Device)))
    ] = "cpu",
    as_json: AsJson = False,
) -> None:
    """`parlour simulate GAME`."""
    import msgspec

    from parlour.arena.simulate import simulate as run

    if plain and device == "cuda":
        raise OptionError("expected --plain or --device cuda, not both", "plain-on-device")
    if seats is None:
        seats = usual_seats(game)
    announce_compiling()
    with Progress(text("cli-simulating"), games) as progress:
        summary = run(
            *(game, options, seats),
            games=games,
            seed=seed,
            jobs=jobs,
            compiled=not plain,
            device=device,
            progress=progress,
        )
    if as_json:
        say(msgspec.json.encode(summary))
        return

    from rich.table import Table

    table = Table(show_header=False)
    values = msgspec.structs.asdict(summary)
    for name, value in values.items():
        if name.endswith("_se"):
            continue
        label = text(f"cli-summary-{name.replace('_', '-')}")
        error = values.get(f"{name}_se")
        whole = name == "moves_per_second"
        shown = text("cli-whole", value=value) if whole else text("cli-number", value=value)
        if error is not None:
            shown = text("cli-with-error", value=shown, error=text("cli-number", value=error))
        table.add_row(label, shown)
    Paper().print(table)
