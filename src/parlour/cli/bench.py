"""`parlour bench`: the speed of the rules, compared with C and with other projects."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import files
from parlour.cli.options import AsJson, number, path_option
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text as cli_text
from parlour.text import Texts

if TYPE_CHECKING:
    from parlour.arena.bench import Comparison, Report

text = Texts("bench")

COLUMNS = ("what", "ours", "peer", "theirs", "ratio", "spread", "target")


def bench(
    game: Annotated[
        str | None, typer.Argument(help=text("bench-game"), metavar=cli_text("cli-game-argument"))
    ] = None,
    repetitions: Annotated[int, number(text("bench-repetitions"), 1, 1000)] = 5,
    seconds: Annotated[float, number(text("bench-seconds"), 0.001, 3600)] = 1.0,
    as_json: AsJson = False,
    write: Annotated[Path | None, path_option(text("bench-write"))] = None,
) -> None:
    """`parlour bench [GAME]`."""
    import msgspec

    from parlour.arena.bench import Report, cases, measure, pinned, this_machine

    files.check_writable(write)
    rows = []
    with pinned():
        for case in cases(game):
            if sys.stderr and sys.stderr.isatty():
                say(text("bench-measuring", what=label(case.name)), err=True)
            rows.append(
                measure(
                    case.name, case.unit, case.ours, case.peer, case.target, repetitions, seconds
                )
            )
    report = Report(machine=this_machine(), repetitions=repetitions, seconds=seconds, rows=rows)
    kept = write is None or files.write(write, page(report).encode())
    if as_json:
        say(msgspec.json.encode(report))
    else:
        show(report)
    if not kept:
        raise typer.Exit(1)


def show(report: "Report") -> None:
    """Print the table, for people: below each case its peer, so that 80 columns are enough."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    for column in ("what", "theirs", "ratio", "target"):
        right = column in ("theirs", "ratio")
        table.add_column(
            text(f"bench-{column}"), justify="right" if right else "left", no_wrap=column != "what"
        )
    for row in report.rows:
        what, ours, peer, theirs, ratio, spread, target = cells(row)
        table.add_row(what, ours, ratio, target)
        if peer:
            table.add_row(f"  {peer}", theirs, spread)
    paper = Paper()
    paper.print(table)
    paper.print(machine(report))


def label(case: str) -> str:
    """The name of a comparison, for people."""
    return text(f"bench-case-{case}")


def cells(row: "Comparison") -> list[str]:
    """One row of the table, in the order of COLUMNS."""
    if row.missing is not None:
        return [label(row.case), "", text("bench-missing", name=row.missing), "", "", "", ""]
    spread = target = ""
    if row.ratio is not None:
        spread = text("bench-between", low=row.ratio_low, high=row.ratio_high)
    if row.target is not None:
        reached = "yes" if row.reached else "no"
        target = text("bench-target-value", value=row.target, reached=reached)
    peer = text("bench-in-c") if row.peer == "c" else row.peer or ""
    return [
        label(row.case),
        text("bench-speed", value=row.ours),
        peer,
        "" if row.peers is None else text("bench-speed", value=row.peers),
        "" if row.ratio is None else text("bench-times", value=row.ratio),
        spread,
        target,
    ]


def machine(report: "Report") -> str:
    """Describe the machine that was measured, in one line."""
    found = report.machine
    return text(
        "bench-machine",
        processor=found.processor,
        cores=found.cores,
        system=found.system,
        python=found.python,
        packages=", ".join(f"{name} {version}" for name, version in found.packages.items()),
    )


def page(report: "Report") -> str:
    """The report as a page of Markdown."""
    head = [text(f"bench-{column}") for column in COLUMNS]
    rules = ["---:" if column in ("ours", "theirs", "ratio") else "---" for column in COLUMNS]
    rows = [head, rules, *(cells(row) for row in report.rows)]
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows)
    method = text("bench-method", repetitions=report.repetitions, seconds=report.seconds)
    parts = [f"# {text('bench-title')}", text("bench-made"), method, table, machine(report)]
    return "\n\n".join([*parts, text("bench-peers")]) + "\n"
