"""The data of an arena, games and results: the document of `parlour arena --json`."""

import math
from typing import Any, Self

import msgspec

from parlour.core.numbers import Seat
from parlour.core.outcome import Outcome

VERSION = 1
"""The version of the document (`docs/arena.md`)."""

BIN = math.log(1.02)
"""The width of a class of thinking times: each is 2 % longer than the one before."""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """The bots, line-ups and settings of an arena. Bots go by their number in `bots`."""

    game: str
    options: dict[str, Any]
    seats: int
    bots: tuple[str, ...]
    line_ups: tuple[tuple[int, ...], ...]
    """For each kind of table, the bots at it, in no order."""
    seed: int


class Seating(msgspec.Struct, frozen=True):
    """One game to be played: the number of its deal, and the bot on each seat."""

    deal: int
    bots: tuple[int, ...]


class GameResult(msgspec.Struct, frozen=True, array_like=True):
    """One game, by seat."""

    bots: tuple[int, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    """The seats that share the victory."""

    @property
    def outcome(self) -> Outcome:
        """The outcome of the game."""
        return Outcome(self.winners, self.totals)


class DealPlayed(msgspec.Struct, frozen=True, kw_only=True):
    """The games played with the same chances: every line-up, with each rotation of the seats."""

    deal: int
    games: tuple[GameResult, ...]


class Times(msgspec.Struct, kw_only=True):
    """The time that a bot took to decide, over all decisions that left it a choice."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    classes: dict[int, int] = {}
    """The number of decisions that took about exp(BIN * class) seconds, by class."""

    def add(self, seconds: float) -> None:
        """Count one decision that took `seconds`."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        length = round(math.log(max(seconds, 1e-9)) / BIN)
        self.classes[length] = self.classes.get(length, 0) + 1

    def merge(self, other: Self) -> None:
        """Add another process's times to these."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        for length, count in other.classes.items():
            self.classes[length] = self.classes.get(length, 0) + count

    @property
    def mean(self) -> float:
        """The mean time of a decision in seconds; 0 if there was none."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, share: float) -> float:
        """The time that this fraction of the decisions did not exceed, to 1 %; 0 without any."""
        left = share * self.decisions
        for length in sorted(self.classes):
            left -= self.classes[length]
            if left <= 0:
                return math.exp(BIN * length)
        return 0.0


class Estimate(msgspec.Struct, frozen=True):
    """A measured value and its interval; a limit is None if the games do not give one."""

    value: float
    low: float | None
    high: float | None


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot in the games it played, on one seat or more."""

    bot: str
    games: int
    won: Estimate
    """The share of the victory that its seats took."""
    even: float
    """The share of the victory if all bots played alike: the bot's fraction of the seats."""
    place: float
    """The mean place of its seats, 1 being the best."""
    points: float
    """The mean total of its seats at the end."""
    margin: Estimate
    """The mean lead of its seats over the mean total of the others at the table."""
    rating: Estimate
    """On the scale of Elo; the mean over the bots is 0."""
    decisions: int
    """Decisions that left a choice; the times, in seconds, are of these."""
    mean_seconds: float
    p95_seconds: float
    longest_seconds: float


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one run: its setup, every game, and the standings."""

    arena: int = VERSION
    machine: dict[str, str]
    """The system, and the versions of the software that matters."""
    setup: Setup
    jobs: int
    """The processes that shared the games; 0: all of the cluster's cores."""
    cluster: bool
    asked: int
    """The games asked for; whole deals are played, so there can be more."""
    complete: bool
    """False where the run was stopped before the last deal."""
    seconds: float
    standings: tuple[Standing, ...]
    """By rating, the best first."""
    head_to_head: tuple[tuple[float | None, ...], ...]
    """`[a][b]`: how often bot a of the setup was ahead of bot b when both sat at one table, ties
    counting half; None if they never did."""
    deals: tuple[DealPlayed, ...]

    def rows(self) -> list[dict[str, Any]]:
        """A row for each seat of each game, as `pandas.DataFrame(rows)`,
        `pyarrow.Table.from_pylist(rows)` or `polars.DataFrame(rows)` take them."""
        return [
            {
                "deal": played.deal,
                "game": number,
                "seat": seat,
                "bot": self.setup.bots[game.bots[seat]],
                "total": game.totals[seat],
                "share": game.outcome.shares[seat],
                "place": game.outcome.places[seat],
                "lead": game.outcome.margins[seat],
            }
            for played in self.deals
            for number, game in enumerate(played.games)
            for seat in range(len(game.bots))
        ]

    def to_json(self) -> bytes:
        """The document of `parlour arena --json`."""
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, text: bytes | str) -> Self:
        """Read the document. Raises msgspec.ValidationError for any other document."""
        return msgspec.json.decode(text, type=cls)


class Ratings(msgspec.Struct, frozen=True, kw_only=True):
    """The same bots with several numbers of seats: the document of `--ratings --json`."""

    arena: int = VERSION
    results: tuple[Result, ...]
    """One for each number of seats."""
    overall: tuple[Estimate, ...]
    """The rating of each bot of the setup over all results, each of which counts alike."""

    def to_json(self) -> bytes:
        """The document."""
        return msgspec.json.encode(self)
