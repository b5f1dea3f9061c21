"""Each game in words and cards, made from its views and events as the wire has them.

`get` finds a game's file by its name, so that no other code names games.
"""

import importlib
import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from parlour.terminal.words import Words
from parlour.text import numeral

Json = dict[str, Any]


@dataclass(frozen=True)
class DrawnCard:
    """A card as a screen draws it: lines of equal width, a colour, and its name in words."""

    lines: tuple[str, ...]
    colour: str
    name: str
    card: str = ""
    """The card's name in the game's choices."""


@dataclass(frozen=True)
class Pile:
    """Cards that lie on the table, and a text about them."""

    text: str
    faces: tuple[DrawnCard, ...] = ()


@dataclass(frozen=True)
class Move:
    """A legal action in words."""

    action: str
    text: str


@dataclass(frozen=True)
class Choice:
    """A first choice of a player: a card with its moves, or a move without a card."""

    text: str
    moves: tuple[Move, ...]
    card: str = ""


@dataclass(frozen=True)
class Position:
    """The position of a game, as the viewer knows it."""

    view: Json
    names: Sequence[str]
    sheet: Sequence[Sequence[int]] = field(default=())

    @property
    def me(self) -> int | None:
        """The viewer's seat."""
        seat: int | None = self.view["seat"]
        return seat

    @property
    def to_act(self) -> int | None:
        """The seat whose turn it is."""
        seat: int | None = self.view["to_act"]
        return seat

    @property
    def own(self) -> Json:
        """The viewer's own seat, as far as the viewer knows it; empty for a spectator."""
        seat: Json = {} if self.me is None else self.view["seats"][self.me]
        return seat

    @property
    def ended(self) -> bool:
        """True if the scores of a round or of the game can be read."""
        return self.view["scores"] is not None

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return bool(self.view["phase"] == "over")

    def name(self, seat: int | None) -> str:
        """A seat's name; empty for none."""
        return "" if seat is None else self.names[seat]

    def mine(self, seat: int | None) -> str:
        """For texts: whether it is the viewer's seat."""
        return "yes" if seat is not None and seat == self.me else "no"


class GameTeller(ABC):
    """One game, told in one language."""

    name: ClassVar[str]

    def __init__(self, language: str) -> None:
        own = (f"games/{self.name}/{part}" for part in ("page", "game", "rules"))
        self.words = Words(language, *own)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.words(f"game-{self.name}")

    @abstractmethod
    def tell(self, events: Sequence[Json], at: Position) -> list[str]:
        """Describe events in sentences."""

    @abstractmethod
    def prompt(self, at: Position) -> str:
        """Ask the viewer for an action, or say whose turn it is."""

    @abstractmethod
    def choices(self, at: Position) -> list[Choice]:
        """The viewer's choices: the cards in the order of the hand come first."""

    @abstractmethod
    def hand(self, at: Position) -> list[DrawnCard]:
        """The viewer's cards."""

    @abstractmethod
    def piles(self, at: Position) -> list[Pile]:
        """The piles on the table."""

    @abstractmethod
    def seat(self, at: Position, seat: int) -> list[str]:
        """Describe a seat: a line about its cards and points, then more details."""

    def cards(self, at: Position, seat: int) -> int:
        """The number of cards in front of a seat."""
        count: int = at.view["seats"][seat]["hand_size"]
        return count

    @abstractmethod
    def scores(self, at: Position) -> list[str]:
        """The scores of the round just ended, and how they came about."""

    @abstractmethod
    def round(self, at: Position) -> str:
        """Say which round it is."""

    @abstractmethod
    def goal(self, options: Json) -> str:
        """Say when the game ends, and who wins then."""

    def rules(self, options: Json) -> list[str]:
        """Say in short how the game is played: the rulebook's summary for a table with these
        options."""
        return [
            self.words(f"rules-{self.name}-brief-{line['text']}", **options)
            for line in _briefs()[self.name]
            if all(options[name] in values for name, values in line.get("only", {}).items())
        ]

    def move(self, at: Position, action: str | None) -> str:
        """Describe a legal action in words."""
        moves = (move for choice in self.choices(at) for move in choice.moves)
        return next((move.text for move in moves if move.action == action), action or "")

    def called_hand(self, at: Position) -> str:
        """Describe the viewer's cards in words."""
        return self.words.list(face.name for face in self.hand(at))

    def result(self, at: Position) -> str:
        """Say who has won; empty until then."""
        return self.words.won(at.view["winners"], at.me, at.names)

    def score(self, at: Position, seat: int, how: str) -> str:
        """Describe a seat's score, and how it came about, in a line."""
        score = at.view["scores"][seat]
        return self.words(
            "terminal-score",
            name=at.name(seat),
            how=how,
            points=score["points"],
            total=score["total"],
        )

    def sheet(self, at: Position) -> list[str]:
        """The points of each round, and the totals."""
        if not at.sheet:
            return [self.words("sheet-empty")]
        rounds = [
            self.words("terminal-more", what=str(number), more=self._points(at, points))
            for number, points in enumerate(at.sheet, start=1)
        ]
        totals = [sum(points) for points in zip(*at.sheet, strict=True)]
        total = self.words(
            "terminal-more", what=self.words("sheet-total"), more=self._points(at, totals)
        )
        return [*rounds, total]

    def _points(self, at: Position, points: Sequence[int]) -> str:
        scores = zip(at.names, map(numeral, points), strict=True)
        return ", ".join(f"{name} {each}" for name, each in scores)


def get(name: str, language: str) -> GameTeller:
    """Return a game by its name, in a language. Raises LookupError for an unknown game."""
    try:
        module = importlib.import_module(f"parlour.terminal.games.{name}")
    except ImportError:
        raise LookupError(f"no game {name!r:.40}") from None
    game: type[GameTeller] = module.GAME
    return game(language)


@cache
def _briefs() -> Json:
    """By game: the lines of the summaries, and the tables that they apply to."""
    found: Json = json.loads((Path(__file__).parents[1] / "briefs.json").read_bytes())
    return found
