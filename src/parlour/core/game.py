"""The interface of a game: one object through which people, bots and learners play.

A game's folder fills it in: options, state, rules (see `parlour.core.rule`), sight, notation.
Everything else goes through this interface and names no game.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeVar

import msgspec

from parlour.core import state, unbound
from parlour.core.errors import OptionError
from parlour.core.numbers import Action, Face, Seat
from parlour.core.options import Options
from parlour.core.picture import Shown
from parlour.core.record import UNSEEN, Chance, Deck, Pick
from parlour.core.rule import Binding

CHANCE, NOBODY = -1, -2
"""The results of `to_act` when a deal comes next, and when the game is over."""

HouseRules = Options | dict[str, Any]
"""Options, or their plain values."""

O = TypeVar("O", bound=Options)  # noqa: E741


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of a game: plain functions over a state `s`, compiled on demand.

    Each fills the slot of its name in `parlour.core.unbound`. Seats count from 0, clockwise;
    actions are ints from 0 to below the game's `actions`.
    """

    start: Callable[[Any], None]
    """start(s): set up the table, before the first deal."""
    deal: Callable[[Any], None]
    """deal(s): deal the next round; called when `to_act` is CHANCE."""
    to_act: Callable[[Any], int]
    """to_act(s) -> the seat in turn, CHANCE or NOBODY."""
    interrupters: Callable[[Any], int] = unbound.interrupters
    """interrupters(s) -> bit mask of the seats that may act out of turn."""
    ends_moment: Callable[[Any, Action], bool] = unbound.ends_moment
    """ends_moment(s, action) -> whether this action ends the moment in which interrupters may act.
    At a table with people such an action is held back a little."""
    legal: Callable[[Any, Seat, Any], int]
    """legal(s, seat, out) -> n: write the n legal actions of any seat to out[:n]."""
    apply: Callable[[Any, Seat, Action], None]
    """apply(s, seat, action): carry out a legal action."""
    conceal: Callable[[Any, Seat], None]
    """conceal(s, seat): blank, in place, everything that the seat does not know. What is left is
    its information state, the same for any two states that it cannot tell apart."""
    redeal: Callable[[Any, Seat], None]
    """redeal(s, seat): deal, in place, a random world that fits the seat's knowledge
    (determinization). It reads nothing that `conceal` blanks, and the seat's view stays the same.
    """
    vary: Callable[[Any, Seat], None] = unbound.vary
    """vary(s, seat): make another world, in place, of one that `redeal` or `vary` made for the
    seat. Each is as random as one from `redeal`, but may resemble the one before, where that is
    quicker. Without it, a search deals anew."""
    sound: Callable[[Any], bool]
    """sound(s) -> whether every card of the deck is in exactly one place, and the counts are right.
    """

    def binding(self) -> Binding:
        """The rules by slot, for `bound` and `Compiler`."""
        names = [field.name for field in fields(self)]
        return {getattr(unbound, name): getattr(self, name) for name in names}


@dataclass(frozen=True, kw_only=True)
class Sight:
    """The functions that make a seat's view and events."""

    View: type[msgspec.Struct]
    Event: type[msgspec.Struct]
    view: Callable[[Any, Seat | None], Shown]
    """view(s, seat) -> the view of the seat (None: of a spectator)."""
    own: Callable[[Any, Any, Seat], Shown]
    """own(s, shared, seat) -> the seat's view, made from the view that a spectator is shown
    (`shared`)."""
    event: Callable[[Any, state.Fact, Seat | None], msgspec.Struct | None]
    """event(s, fact, seat) -> a fact of the journal as the seat may know it; None: not at all."""


@dataclass(frozen=True, kw_only=True)
class Notation:
    """Actions and cards as short text."""

    format_action: Callable[[Any, Action], str]
    """format_action(s, action) -> its notation at a table with these options."""
    parse_action: Callable[[Any, str], Action]
    """parse_action(s, text) -> action; raises MalformedActionError."""
    format_card: Callable[[Face], str]
    """format_card(card) -> its notation in a deck."""
    parse_card: Callable[[str], Face]
    """parse_card(text) -> card; raises ValueError."""

    def deck(self, cards: Sequence[int], n: int) -> Deck:
        """The first n cards as a record has them; their top card is the last one."""
        return Deck(tuple(self.format_card(Face(card)) for card in reversed(cards[:n])))

    def given(self, chance: Chance) -> list[Face] | Pick:
        """A chance from a record, as `parlour.core.chance.Given` takes it (ValueError)."""
        if isinstance(chance, Pick):
            return chance
        return [self.parse_card(card.removesuffix(UNSEEN)) for card in chance.deck]


@dataclass(frozen=True, kw_only=True)
class Pad:
    """The questions of a score pad about rounds that are played with printed cards: plain functions
    over a state `s` in which nothing is dealt. `ender` is the seat that ended the round, -1 if none
    did."""

    copies: Callable[[Any, int], int]
    """copies(s, face) -> how many cards of this face are in the deck."""
    put: Callable[[Any, Seat, int, int], None]
    """put(s, seat, face, number): leave a seat so many cards of a face at the end of a round."""
    count: Callable[[Any, Seat], int]
    """count(s, seat) -> what the cards that were put there count."""
    made: Callable[[Any, Seat], int]
    """made(s, seat) -> bit mask of what these cards make besides, such as yaku."""
    fewest: Callable[[Any, Seat, int], int]
    """fewest(s, seat, ender) -> the fewest cards that the seat can have."""
    most: Callable[[Any, Seat, int], int]
    """most(s, seat, ender) -> the most cards that it can have."""
    possible: Callable[[Any, Seat, int, int], bool]
    """possible(s, seat, ender, counted) -> whether cards that it can have count this."""
    agree: Callable[[Any, Any, Any], bool]
    """agree(s, counted, made) -> whether there are cards for what all seats have counted and made.
    """
    opener: Callable[[Any], int]
    """opener(s) -> the seat that begins the next round, or deals it; -1: lots decide."""
    score: Callable[[Any, Seat, int, Any, Any], None]
    """score(s, opener, ender, counted, made): score a round, as the rules do at its end."""


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O]):
    """A game, as the rest of Parlour sees it."""

    name: str
    version: int = 1
    """The version of the rules, raised when games recorded before would go differently."""
    Options: type[O]
    seats: range
    """The numbers of players that the game allows."""
    State: type[state.State]
    """The class of its states."""
    configure: Callable[[Any, O, int], None]
    """configure(s, options, seats): write the table's options into a new state (OptionError)."""
    actions: int
    """Size of the action space."""
    max_legal: int
    """The most legal actions that one seat can have at once."""
    leaders: Callable[[Any], list[Seat]]
    """leaders(s) -> the seats that would share the victory if the game ended after the rounds that
    are over."""
    winners: Callable[[Any], list[Seat]]
    """winners(s) -> the seats that share the victory; empty until the game is over."""

    rules: Rules
    sight: Sight
    notation: Notation
    pad: Pad | None = None
    """For score pads; without it, points are written down and added up."""

    def options(self, values: HouseRules | None = None, *, seats: int | None = None) -> O:
        """Checked options from plain values, or from options (OptionError)."""
        given = values.values() if isinstance(values, Options) else values or {}
        if not isinstance(given, dict):
            raise OptionError(f"options: expected a dict, got {given!r:.40}")
        options = self.Options.of(given)
        if seats is not None:
            self.new_state(options, seats)
        return options

    def check_seats(self, seats: int) -> None:
        """Raise OptionError unless the game allows this number of players."""
        if type(seats) is not int or seats not in self.seats:
            raise OptionError(
                f"seats: expected a whole number from {self.seats[0]} to {self.seats[-1]}, "
                f"got {seats!r}",
                "number",
                option="seats",
                low=self.seats[0],
                high=self.seats[-1],
                value=f"{seats!s:.40}",
            )

    def new_state(self, options: O, seats: int) -> Any:
        """A plain state before the first deal, with no source yet (OptionError)."""
        self.check_seats(seats)
        options.check_seats(seats)
        s = self.State()
        self.configure(s, options, seats)
        self.rules.start(s)
        return s

    def legal_actions(self, s: Any, seat: Seat) -> list[Action]:
        """The seat's legal actions in a plain state, ascending."""
        out: Any = [0] * self.max_legal
        actions: list[Action] = out[: self.rules.legal(s, seat, out)]
        return actions

    def points(self, s: Any) -> list[int]:
        """Each seat's points for the round just ended, from a plain state."""
        points: list[int] = s.points[: s.seats]
        return points

    def totals(self, s: Any) -> list[int]:
        """Each seat's points so far, from a plain state."""
        totals: list[int] = s.totals[: s.seats]
        return totals

    def __repr__(self) -> str:
        return f"<Game {self.name}>"
