"""`parlour games`: lists the games."""

import json
from typing import Any

from parlour.cli.options import AsJson
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text
from parlour.core.options import Number, OneOf
from parlour.games import registry


def games(
    as_json: AsJson = False,
) -> None:
    """`parlour games`."""
    known = [registry.get(name) for name in registry.names()]
    if as_json:
        say(
            json.dumps(
                {
                    game.name: {
                        "seats": [game.seats[0], game.seats[-1]],
                        "options": {
                            name: {"values": spec_values(spec), "default": default}
                            for name, (spec, default) in game.Options.described().items()
                        },
                    }
                    for game in known
                }
            )
        )
        return

    from rich.table import Table

    table = Table(text("cli-game"), text("cli-seats-heading"), text("cli-options-heading"))
    for game in known:
        options = [
            text("cli-option", name=name, values=spec_text(spec), default=default_text(default))
            for name, (spec, default) in game.Options.described().items()
        ]
        seats = range_text(game.seats[0], game.seats[-1])
        table.add_row(game.name, seats, "\n".join(options))
    Paper().print(table)


def spec_values(spec: Any) -> list[Any]:
    """Describe the values of an option for programs: the words of a choice, or both ends of a
    range."""
    if isinstance(spec, OneOf):
        return list(spec.values)
    return [spec.low, spec.high] if isinstance(spec, Number) else [False, True]


def spec_text(spec: Any) -> str:
    """Describe the values of an option for people."""
    if isinstance(spec, Number):
        return range_text(spec.low, spec.high)
    return ", ".join(str(value).lower() for value in spec_values(spec))


def default_text(default: Any) -> str:
    """Describe an option's default for people."""
    return text("cli-none") if default is None else str(default).lower()


def range_text(low: int, high: int) -> str:
    """Describe a range of whole numbers for people."""
    return str(low) if low == high else text("cli-range", low=low, high=high)
