"""`parlour bench`: the speed of the rules, beside their peers'."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli.texts import text
from parlour.text import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from parlour.arena.bench import Report, Row

page_text = Texts("bench")

COLUMNS = ("what", "ours", "peer", "peers", "ratio", "target")


def bench(
    game: Annotated[str | None, typer.Argument(help=text("cli-bench-game"))] = None,
    repetitions: Annotated[int, typer.Option(help=text("cli-bench-repetitions"), min=1)] = 5,
    seconds: Annotated[float, typer.Option(help=text("cli-bench-seconds"), min=0.01)] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
    write: Annotated[
        Path | None, typer.Option(help=text("cli-bench-write"), dir_okay=False)
    ] = None,
) -> None:
    import msgspec
    from rich.console import Console

    from parlour.arena.bench import Report, cases, measure, pinned, this_machine

    waiting = Console(stderr=True)
    rows = []
    with pinned():
        for case in cases(game):
            with waiting.status(text("cli-bench-measuring", what=text(f"cli-bench-{case.name}"))):
                rows.append(
                    measure(
                        case.name,
                        case.unit,
                        case.ours,
                        case.peer,
                        case.target,
                        repetitions,
                        seconds,
                    )
                )
    report = Report(machine=this_machine(), repetitions=repetitions, seconds=seconds, rows=rows)
    if write:
        write.write_text(page(report), encoding="utf-8")
    if as_json:
        typer.echo(msgspec.json.encode(report))
    else:
        show(report, Console())


def show(report: "Report", console: "Console") -> None:
    from rich.table import Table

    console.print(machine(report))
    table = Table()
    for column in COLUMNS:
        left = column in ("what", "peer")
        table.add_column(text(f"cli-bench-{column}"), justify="left" if left else "right")
    for row in report.rows:
        table.add_row(text(f"cli-bench-{row.case}"), *cells(row))
    console.print(table)


def page(report: "Report") -> str:
    """The report as a page of Markdown."""
    rows = [
        [text(f"cli-bench-{column}") for column in COLUMNS],
        ["---" if column in ("what", "peer") else "---:" for column in COLUMNS],
        *([text(f"cli-bench-{row.case}"), *cells(row)] for row in report.rows),
    ]
    parts = [
        page_text("bench-title"),
        page_text("bench-made"),
        machine(report),
        "\n".join(f"| {' | '.join(row)} |" for row in rows),
        page_text("bench-method", repetitions=report.repetitions, seconds=report.seconds),
        page_text("bench-what-is-measured"),
    ]
    return "\n\n".join(parts) + "\n"


def machine(report: "Report") -> str:
    """Where the figures come from."""
    found = report.machine
    return text(
        "cli-bench-machine",
        processor=found.processor,
        cores=found.cores,
        system=found.system,
        python=found.python,
        versions=", ".join(f"{name} {version}" for name, version in found.packages.items()),
    )


def cells(row: "Row") -> list[str]:
    """Our speed, the peer and its speed, the ratio, the target; what is missing stays empty."""
    if row.missing is not None:
        return ["", text("cli-bench-missing", what=row.missing), "", "", ""]
    ratio = target = ""
    if row.ratio is not None:
        ratio = text("cli-bench-times", ratio=row.ratio, low=row.ratio_low, high=row.ratio_high)
    if row.target is not None:
        reached = "yes" if row.reached else "no"
        target = text("cli-bench-reached", target=row.target, reached=reached)
    return [speed(row.ours, row.unit), row.peer or "", speed(row.peers, row.unit), ratio, target]


def speed(value: float | None, unit: str) -> str:
    return "" if value is None else text("cli-bench-speed", value=value, unit=unit)
