"""`parlour review` looks back at a finished game."""

import json
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from parlour.cli.options import MOST_SEED, AsJson, file_argument, number
from parlour.cli.progress import Progress, announce_compiling
from parlour.cli.records.reading import carried_out
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text as cli_text
from parlour.text import Texts, printable

if TYPE_CHECKING:
    from rich.table import Table

    from parlour.bots.review import Decision, Review

text = Texts("review")

MOST_WORLDS = 1_000_000
MOST_SHOWN = 10
"""Mistakes that are listed; JSON has all."""
WIDEST_NAME = 16
"""Columns for the name beside a curve."""
LEVELS = "▁▂▃▄▅▆▇█"
"""Chances of winning from 0 to 1."""


def review(
    file: Annotated[Path, file_argument(cli_text("cli-replay-file"))],
    worlds: Annotated[int, number(cli_text("cli-review-worlds"), 2, MOST_WORLDS)] = 128,
    seed: Annotated[int, number(cli_text("cli-review-seed"), 0, MOST_SEED)] = 0,
    as_json: AsJson = False,
) -> None:
    """`parlour review FILE`: exits with 1 for a record that is refused, or of a game that is not
    over."""
    from parlour.bots.review import review as look_back

    record, _ = carried_out(file)
    announce_compiling()
    with Progress(cli_text("cli-reviewing"), 1) as progress:
        found = look_back(record, worlds=worlds, seed=seed, progress=progress.of)
    if as_json:
        say(json.dumps(found.document()))
    else:
        show(found)


def show(found: "Review") -> None:
    """Print a look back, for people."""
    names = [printable(name) for name in found.seats]
    paper = Paper()
    for line in sentences(found, names):
        paper.print(line)
    paper.print(f"\n{text('review-chances')}")
    for line in curves(found, names, paper.width):
        paper.print(line, no_wrap=True, overflow="crop")
    if found.mistakes:
        paper.print(f"\n{text('review-mistakes')}")
        paper.print(_mistakes(found.mistakes[:MOST_SHOWN], names))
        if len(found.mistakes) > MOST_SHOWN:
            paper.print(text("review-more", count=len(found.mistakes) - MOST_SHOWN))
    if found.accounts:
        paper.print(f"\n{text('review-accounts')}")
        paper.print(_accounts(found, names))
        paper.print(text("review-accounts-about"))


def sentences(found: "Review", names: list[str]) -> list[str]:
    """The notes of a look back, as sentences."""
    return [
        text(
            f"review-{note.says}",
            name=names[note.seat] if note.seat >= 0 else "",
            called=text("review-called", round=note.round, entry=note.entry),
            why=note.why,
            before=_share(note.before),
            after=_share(note.after),
            amount=_share(note.amount),
        )
        for note in found.notes
    ]


def curves(found: "Review", names: list[str], width: int) -> list[str]:
    """Draw each seat's chances of winning, a line each, above the numbers of the rounds."""
    label = min(max(map(len, names)), WIDEST_NAME)
    shown = [_share(share) for share in found.points[-1].shares]
    length = min(width - label - max(map(len, shown)) - 4, len(found.points))
    # Each column shows the last of its points, so that the last column is the result.
    at = [(column + 1) * len(found.points) // length - 1 for column in range(length)]
    lines = []
    for seat, name in enumerate(names):
        chances = [found.points[point].shares[seat] for point in at]
        curve = "".join(LEVELS[min(int(chance * len(LEVELS)), 7)] for chance in chances)
        lines.append(f"{name:>{label}.{label}}  {curve}  {shown[seat]}")
    axis = [" "] * length
    rounds = [found.points[point].round for point in at]
    for column, (before, here) in enumerate(pairwise([0, *rounds])):
        mark = str(here)
        free = not any(each.strip() for each in axis[max(column - 1, 0) : column])
        if before != here and free and column + len(mark) <= length:
            axis[column : column + len(mark)] = mark
    return [*lines, f"{text('review-round'):>{label}.{label}}  {''.join(axis)}".rstrip()]


def _mistakes(mistakes: "tuple[Decision, ...]", names: list[str]) -> "Table":
    headings = ("entry", "round", "player", "played", "better", "cost")
    table = _table(*headings, right=("entry", "round", "cost"))
    for each in mistakes:
        table.add_row(
            str(each.entry),
            str(each.round),
            names[each.seat],
            each.action,
            each.better or text("review-nothing"),
            _share(each.cost),
        )
    return table


def _accounts(found: "Review", names: list[str]) -> "Table":
    parts = ("start", "own", "others", "luck", "result")
    table = _table("player", *parts, right=parts)
    for account in found.accounts:
        table.add_row(
            names[account.seat],
            _share(account.start),
            _within(_change(account.own), account.own_error),
            _change(account.others),
            _within(_change(account.luck), account.luck_error),
            _share(account.result),
        )
    return table


def _table(*headings: str, right: tuple[str, ...]) -> "Table":
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for heading in headings:
        justify = "right" if heading in right else "left"
        table.add_column(text(f"review-{heading}"), justify=justify)  # type: ignore[arg-type]
    return table


def _share(value: float) -> str:
    return text("review-share", value=round(100 * value))


def _change(value: float) -> str:
    """A change, with its sign."""
    return text("review-gain", value=_share(value)) if round(100 * value) > 0 else _share(value)


def _within(shown: str, error: float) -> str:
    """A share with its standard error."""
    return text("review-within", value=shown, error=_share(error))
