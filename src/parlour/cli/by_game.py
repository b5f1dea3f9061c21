"""Commands that take a game, such as `parlour simulate mojo --points 100`.

Each game is a subcommand and each of its options a flag, made from the game's own description.
"""

import functools
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from parlour.cli.options import USUAL_SEATS, flag
from parlour.cli.texts import text
from parlour.core.game import Game
from parlour.core.options import Number, OneOf
from parlour.games import registry
from parlour.text import Texts


def by_game(run: Callable[..., None]) -> typer.Typer:
    """Make a command group with one subcommand per game, which calls run(game, options, **its
    flags).

    Only the game asked for is imported.
    """

    class Games(TyperGroup):
        def list_commands(self, ctx: Any) -> list[str]:
            return list(registry.names())

        def get_command(self, ctx: Any, cmd_name: str) -> Any:
            game = registry.get(cmd_name)
            only = typer.Typer(add_completion=False)
            only.command(
                game.name,
                help=of(game)(f"cli-{game.name}"),
                options_metavar=text("cli-options-metavar"),
            )(with_options(run, game))
            return typer.main.get_command(only)

    return typer.Typer(
        cls=Games,
        no_args_is_help=True,
        options_metavar=text("cli-options-metavar"),
        subcommand_metavar=text("cli-game-metavar"),
    )


def of(game: Game[Any]) -> Texts:
    """Return the texts of one game."""
    return Texts(f"games/{game.name}/cli")


def with_options(run: Callable[..., None], game: Game[Any]) -> Callable[..., None]:
    """Return `run` for one game, with a flag for each of the game's options instead of
    `options`."""
    described = game.Options.described()

    @functools.wraps(run)
    def command(**given: Any) -> None:
        values = {name: given.pop(name) for name in described}
        options = game.options(
            {
                name: read(value, described[name][0])
                for name, value in values.items()
                if value is not None
            }
        )
        run(game, options, **given)

    own = list(inspect.signature(run).parameters.values())[2:]
    flags = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in ((name, annotation(game, name)) for name in described)
    ]
    parameters = [p.replace(kind=inspect.Parameter.KEYWORD_ONLY) for p in own] + flags
    command.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {p.name: p.annotation for p in parameters}
    return command


def annotation(game: Game[Any], name: str) -> Any:
    """The type and flag of one option, for typer.

    Words and numbers come in as text, so that the game itself reports the errors in them.
    """
    spec, default = game.Options.described()[name]
    help = of(game)(f"cli-{game.name}-{name.replace('_', '-')}")
    if default is not None and spec is not bool:
        help = text("cli-with-default", help=help, default=str(default))
    if isinstance(spec, OneOf):
        return Annotated[str | None, typer.Option(help=help, metavar="|".join(spec.values))]
    if isinstance(spec, Number):
        return Annotated[str | None, typer.Option(help=help, metavar=f"{spec.low}-{spec.high}")]
    return Annotated[bool | None, flag(help)]


def read(value: str | bool, spec: OneOf | Number | type[bool]) -> str | int | bool:
    """Read the value of a flag as the game's options take it. A text that is not a number is
    returned unchanged."""
    if isinstance(spec, Number) and isinstance(value, str):
        try:
            return int(value)
        except ValueError:
            return value
    return value


def usual_seats(game: Game[Any]) -> int:
    """Return how many play if the user does not say, or the most that the game allows."""
    return min(USUAL_SEATS, game.seats[-1])
