"""`parlour arena`: bots against each other, rated."""

import math
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from parlour.cli.by_game import usual_seats
from parlour.cli.files import check_writable, write
from parlour.cli.misuse import refused
from parlour.cli.options import MOST_JOBS, MOST_SEED, Seats, flag, number, path_option
from parlour.cli.progress import Progress, announce_compiling
from parlour.cli.terminal import INTERRUPTED, Paper, say
from parlour.cli.texts import text as cli_text
from parlour.core.errors import OptionError
from parlour.core.game import Game
from parlour.core.options import Options
from parlour.text import Texts

if TYPE_CHECKING:
    from rich.table import Table

    from parlour.arena.results import Estimate, GameResult, Ratings, Result, Setup

text = Texts("arena")

MOST_GAMES = 1_000_000
"""The most games of a run: all of them are held in memory."""


def arena(
    game: Game[Any],
    options: Options,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option(help=text("arena-bots"), metavar="A,B,...")] = None,
    games: Annotated[int, number(text("arena-games"), 1, MOST_GAMES)] = 400,
    seed: Annotated[int, number(text("arena-seed"), 0, MOST_SEED)] = 0,
    jobs: Annotated[
        int | None, number(text("arena-jobs"), 0, MOST_JOBS, show_default=False)
    ] = None,
    cluster: Annotated[bool, flag(text("arena-cluster"), "--cluster")] = False,
    as_json: Annotated[bool, flag(text("arena-json"), "--json")] = False,
    save: Annotated[Path | None, path_option(text("arena-save"))] = None,
    plot: Annotated[Path | None, path_option(text("arena-plot"))] = None,
    ratings: Annotated[bool, flag(text("arena-ratings"), "--ratings")] = False,
) -> None:
    """`parlour arena GAME`: exits with INTERRUPTED after Ctrl+C."""
    from parlour import bots as known
    from parlour.arena.run import StoppedError, setup

    if plot is not None and plot.suffix != ".svg":
        raise OptionError(f"plot: expected a file that ends in .svg, got {plot.name!r}")
    if plot is not None and ratings:
        raise OptionError("plot: expected no --ratings beside it", "plot-alone")
    named = known.names(game.name) if bots is None else [name.strip() for name in bots.split(",")]
    counts = [usual_seats(game) if seats is None else seats]
    if ratings and seats is None:
        counts = list(game.seats)
    setups = [setup(game, options, count, bots=named, seed=seed) for count in counts]
    check_writable(save, plot)
    announce_compiling()
    results: list[Result] = []
    try:
        for chosen in setups:
            results.append(play(chosen, games, jobs, cluster))
            if not results[-1].complete:
                break
    except StoppedError as error:
        if not results:
            say(cli_text("cli-error", message=refused(error)), err=True)
            raise typer.Exit(INTERRUPTED) from None
    kept = report(results, ratings, as_json, save, plot)
    if len(results) < len(setups) or not results[-1].complete:
        raise typer.Exit(INTERRUPTED)
    if not kept:
        raise typer.Exit(1)


def play(chosen: "Setup", games: int, jobs: int | None, cluster: bool) -> "Result":
    """Play the games of a setup, with a progress bar (StoppedError, BotFailedError)."""
    from parlour.arena.run import BotFailedError, run
    from parlour.arena.seating import seatings

    live = Live(chosen.bots)
    planned = sum(1 for _ in seatings(chosen, games))
    try:
        with Progress(text("arena-playing"), planned) as progress:

            def watch(result: "GameResult") -> None:
                live.add(result)
                progress(live.games, live.note())

            return run(chosen, games, jobs, cluster, watch)
    except BotFailedError as error:
        with tempfile.NamedTemporaryFile(
            prefix="parlour-arena-", suffix=".json", delete=False
        ) as record:
            record.write(error.record)
        say(text("arena-game-kept", file=record.name), err=True)
        raise


def report(
    results: "list[Result]", ratings: bool, as_json: bool, save: Path | None, plot: Path | None
) -> bool:
    """Print and write what was found; return whether it could be written."""
    from parlour.arena.results import Ratings
    from parlour.arena.standings import overall

    found: Result | Ratings = results[0]
    if ratings:
        found = Ratings(results=tuple(results), overall=overall(results))
    kept = save is None or write(save, found.to_json())
    if plot is not None:
        from parlour.cli.arena.plot import svg

        kept &= write(plot, svg(results[0], text).encode())
    if as_json:
        say(found.to_json())
    elif isinstance(found, Ratings):
        show_ratings(found)
    else:
        show(found)
    return kept


class Live:
    """Each bot's victories so far, for the line beside the progress bar."""

    def __init__(self, bots: Sequence[str]) -> None:
        self.games = 0
        self._bots = bots
        self._won = [0.0] * len(bots)
        self._games = [0] * len(bots)

    def add(self, result: "GameResult") -> None:
        """Count a game that has ended."""
        self.games += 1
        for bot in set(result.bots):
            self._games[bot] += 1
        for bot, share in zip(result.bots, result.outcome.shares, strict=True):
            self._won[bot] += share

    def note(self) -> str:
        """Each bot's share of the victories so far."""
        shares = {
            bot: 100 * won / games
            for bot, won, games in zip(self._bots, self._won, self._games, strict=True)
            if games
        }
        best = sorted(shares, key=lambda bot: -shares[bot])
        return ", ".join(text("arena-leader", bot=bot, value=shares[bot]) for bot in best[:4])


def show(result: "Result") -> None:
    """Print the tables and the plot, for people."""
    from parlour.arena.intervals import LEVEL
    from parlour.cli.arena.plot import bars

    paper = Paper()
    print_title(paper, result)
    paper.print(standings_of(result))
    paper.print(text("arena-note", level=LEVEL))
    for line in bars(result, min(paper.width, 100), text):
        paper.print(line)
    if len(result.standings) > 2:
        paper.print(duels_of(result))
    paper.print(times_of(result))


def show_ratings(found: "Ratings") -> None:
    """Print the ratings by number of seats, for people."""
    from parlour.arena.intervals import LEVEL

    paper = Paper()
    setups = [result.setup for result in found.results]
    paper.print(text("arena-ratings-title", game=setups[0].game))
    table = columns(text("arena-seats"), *setups[0].bots, text("arena-seated"))
    for result in found.results:
        rated = {row.bot: row.rating for row in result.standings}
        table.add_row(
            text("arena-count", value=result.setup.seats),
            *(estimate(rated[bot], "arena-whole") for bot in result.setup.bots),
            text("arena-count", value=sum(len(deal.games) for deal in result.deals)),
        )
    if len(found.results) > 1:
        table.add_row(
            text("arena-overall"), *(estimate(each, "arena-whole") for each in found.overall)
        )
    paper.print(table)
    paper.print(text("arena-ratings-note", level=LEVEL))
    for result in found.results:
        if not result.complete:
            print_title(paper, result)


def print_title(paper: Paper, result: "Result") -> None:
    """Print the size of a run, and whether it was as planned."""
    from parlour.arena.seating import seatings

    played = sum(len(deal.games) for deal in result.deals)
    paper.print(
        text(
            "arena-title",
            game=result.setup.game,
            seats=result.setup.seats,
            games=played,
            deals=len(result.deals),
        )
    )
    if not result.complete:
        planned = sum(1 for _ in seatings(result.setup, result.asked))
        stopped = text("arena-stopped", deals=len(result.deals), games=played, planned=planned)
        paper.print(stopped)
    elif played > result.asked:
        paper.print(text("arena-more", games=played, asked=result.asked))


def columns(*headings: str) -> "Table":
    """An empty table with these headings; numbers stand to the right."""
    from rich import box
    from rich.table import Table

    made = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for nth, heading in enumerate(headings):
        made.add_column(heading, justify="right" if nth else "left")
    return made


def standings_of(result: "Result") -> "Table":
    """The table of how each bot did."""
    names = ("bot", "seated", "won", "even", "place", "margin", "rating")
    standings = columns(*(text(f"arena-{name}") for name in names))
    for row in result.standings:
        standings.add_row(
            row.bot,
            text("arena-count", value=row.games),
            estimate(row.won, "arena-share", 100),
            text("arena-share", value=100 * row.even),
            text("arena-number", value=row.place),
            estimate(row.margin, "arena-share"),
            estimate(row.rating, "arena-whole"),
        )
    return standings


def duels_of(result: "Result") -> "Table":
    """The table of each bot's results against each other one."""
    rows = result.standings
    number = {bot: number for number, bot in enumerate(result.setup.bots)}
    duels = columns(text("arena-ahead"), *(row.bot for row in rows))
    for row in rows:
        scores = [result.head_to_head[number[row.bot]][number[rival.bot]] for rival in rows]
        cells = ("" if it is None else text("arena-share", value=100 * it) for it in scores)
        duels.add_row(row.bot, *cells)
    return duels


def times_of(result: "Result") -> "Table":
    """The table of how long each bot took to decide."""
    names = ("bot", "decisions", "mean", "p95", "longest")
    times = columns(*(text(f"arena-{name}") for name in names))
    for row in result.standings:
        seconds = (row.mean_seconds, row.p95_seconds, row.longest_seconds)
        times.add_row(
            row.bot,
            text("arena-count", value=row.decisions),
            *(text("arena-milliseconds", value=1000 * value) for value in seconds),
        )
    return times


def estimate(found: "Estimate", form: str, scale: float = 1) -> str:
    """Format a value and its interval: with ± if that is symmetric, or with the one limit that is
    known."""

    def number(value: float) -> str:
        return text(form, value=value * scale)

    if found.low is not None and found.high is not None:
        width = (found.high - found.low) / 2
        if math.isclose(found.value + width, found.high, abs_tol=1e-9):
            return text("arena-within", value=number(found.value), width=number(width))
        low, high = number(found.low), number(found.high)
        return text("arena-between", value=number(found.value), low=low, high=high)
    if found.low is not None:
        return text("arena-above", low=number(found.low))
    if found.high is not None:
        return text("arena-below", high=number(found.high))
    return text("arena-open")
