"""`parlour verify` derives every shuffle of a finished game again."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from parlour.cli import misuse
from parlour.cli.options import file_argument
from parlour.cli.records.reading import contents, name_of
from parlour.cli.terminal import Paper, say
from parlour.cli.texts import text
from parlour.core.errors import ParlourError
from parlour.text import printable

if TYPE_CHECKING:
    from parlour.server.tables.proof import SealedGame, Verdict


SEAL = re.compile(r"[0-9a-f]{32,64}")
"""A seal given by the user. With fewer than 32 digits, a server could find other terms by trial and
error whose seal begins alike: with 8, two such in a moment."""


def _seal(given: str) -> str:
    seal = "".join(given.lower().split())
    if not SEAL.fullmatch(seal):
        raise ValueError(given)
    return seal


def verify(
    file: Annotated[Path, file_argument(text("cli-verify-file"))],
    seal: Annotated[
        str | None,
        typer.Option(help=text("cli-verify-seal-option"), metavar="HEX", parser=_seal),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help=text("cli-json"))] = False,
) -> None:
    """`parlour verify FILE`: exits with 1 unless every deal is the promised one."""
    from parlour.server.tables import proof

    name = name_of(file)
    document = contents(file)
    try:
        game = proof.read(document)
    except proof.NoKeyError:
        said = text("cli-verify-no-key", file=name)
        say(text("cli-error", message=said), err=True)
        raise typer.Exit(1) from None
    except ParlourError as error:
        said = text("cli-verify-refused", file=name, message=misuse.refused(error))
        say(text("cli-error", message=said), err=True)
        raise typer.Exit(1) from None
    verdict = game.verdict(seal)
    if as_json:
        import msgspec

        say(msgspec.json.encode(verdict).decode())
    else:
        _tell(game, verdict)
    if not verdict.fair:
        raise typer.Exit(1)


def _tell(game: "SealedGame", verdict: "Verdict") -> None:
    paper = Paper()
    seats: dict[str, list[str]] = {}
    for name, part in zip(game.record.seats, verdict.parts, strict=False):
        seats.setdefault(part, []).append(printable(name))
    if verdict.shuffles == 1:
        paper.print(text("cli-verify-alone-old"))
    elif "added" in seats:
        paper.print(text("cli-verify-added", names=text.list(seats["added"])))
    else:
        paper.print(text("cli-verify-alone"))
    for part in ("bot", "left-out", "wrong"):
        if part in seats:
            paper.print(text(f"cli-verify-{part}", names=text.list(seats[part])))
    if verdict.shuffles == 2:
        paper.print(text("cli-verify-unpledged"))
    paper.print(text("cli-verify-key", yes=str(verdict.committed).lower()))
    if verdict.seal:
        paper.print(text("cli-verify-seal", seal=verdict.seal))
    if verdict.sealed is False:
        paper.print(text("cli-verify-seal-wrong"))
    if verdict.restored:
        paper.print(text("cli-verify-restored"))
    for deal in verdict.deals:
        entries = ", ".join(map(str, deal.wrong))
        paper.print(
            text("cli-verify-deal-wrong", deal=deal.deal, entries=entries)
            if deal.wrong
            else text("cli-verify-deal", deal=deal.deal, count=deal.chances)
        )
    if verdict.refused:
        paper.print(text("cli-verify-rules", message=verdict.refused.message))
    elif not verdict.over:
        paper.print(text("cli-unfinished"))
    if verdict.fair:
        paper.print(text("cli-verify-yes"))
    elif verdict.follows:
        paper.print(text("cli-verify-ended" if verdict.ended else "cli-verify-cut"))
    elif verdict.deals and all(2 * len(deal.wrong) >= deal.chances for deal in verdict.deals):
        paper.print(text("cli-verify-no-all"))
    else:
        paper.print(text("cli-verify-no"))
