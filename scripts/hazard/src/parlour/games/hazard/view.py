"""The view of a Hazard table for a seat or a spectator, made only of facts that the viewer may
know."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.core.numbers import Seat
from parlour.core.picture import PictureRow, Pile, Shown, downward, mark
from parlour.games.hazard import telling
from parlour.games.hazard.actions import ACTIONS, DRAW, LOOK, STOP
from parlour.games.hazard.cards import VALUES
from parlour.games.hazard.notation import format_action
from parlour.games.hazard.redealing import knows
from parlour.games.hazard.rules import legal
from parlour.games.hazard.scoring import cards_of, winners
from parlour.games.hazard.state import DEAL, OVER, PLAY, HazardState

Card = int


class HazardMove(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action."""

    action: str
    """Its notation, which is sent back to play it."""
    kind: Literal["draw", "look", "stop"]


class HazardSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What everybody knows of one seat."""

    cards: list[Card]
    """The cards in front of it, ascending."""
    sum: int
    looked: bool
    """Whether it has looked at the hidden card."""
    stopped: bool
    total: int


class HazardScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one seat in the round just ended (X7)."""

    sum: int
    """The sum of its cards and the hidden one."""
    points: int
    total: int


class HazardView(Shown, msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="hazard"):
    """A Hazard table as one seat sees it, or a spectator (`seat` none)."""

    seat: Seat | None
    phase: Literal["deal", "play", "over"]
    """`deal`: the next deal is awaited; the round is over, or none has begun."""
    round: int
    """1 for the first round; 0 before it."""
    rounds: int
    """How many rounds make a game."""
    to_act: Seat | None
    hidden: Card | None
    """The card in the middle, for those who have looked; for everybody once the round is over."""
    pile: int
    """How many cards the draw pile has."""
    seats: list[HazardSeat]
    scores: list[HazardScore] | None
    """Between rounds and at the end: one for each seat."""
    winners: list[Seat]
    legal: list[HazardMove]

    def title(self) -> str:
        """Round and draw pile."""
        return f"round {self.round}/{self.rounds}  pile {self.pile}"

    def rows(self) -> list[PictureRow]:
        """The hidden card, then the cards of the seats."""
        hidden = downward(1) if self.hidden is None else [str(self.hidden)]
        return [PictureRow([Pile(hidden)], "hidden")] + [
            PictureRow(
                [Pile([*map(str, seat.cards)])], seat=n, mark=mark(self, n), note=f"({seat.total})"
            )
            for n, seat in enumerate(self.seats)
        ]


class HazardEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that just happened, as the viewer may know it.

    - `dealt`: a new round; `seat` begins.
    - `drew`: `seat` drew `card` and laid it down in front of it.
    - `looked`: `seat` looked at the hidden card; `card` for the one who looked, else none.
    - `stopped`: `seat` draws no more.
    - `round_over`: the hidden card is turned up: `card`.
    - `game_over`
    """

    kind: Literal["dealt", "drew", "looked", "stopped", "round_over", "game_over"]
    seat: Seat | None = None
    card: Card | None = None


_PHASES = {DEAL: "deal", PLAY: "play", OVER: "over"}
_KINDS: dict[int, Any] = {DRAW: "draw", LOOK: "look", STOP: "stop"}


def view(s: HazardState, seat: Seat | None) -> HazardView:
    """Make the view of a plain state for a seat or a spectator (None)."""
    return public(s) if seat is None else own(s, public(s), seat)


def public(s: HazardState) -> HazardView:
    """Make the view of a spectator: everything that everybody may know."""
    running = s.phase == PLAY
    shown = s.round > 0 and not running
    return HazardView(
        seat=None,
        phase=_PHASES[s.phase],  # type: ignore[arg-type]
        round=s.round,
        rounds=s.rounds,
        to_act=Seat(s.turn) if running else None,
        hidden=s.hidden if shown else None,
        pile=s.pile_size,
        seats=[_seat(s, seat) for seat in range(s.seats)],
        scores=[_score(s, seat) for seat in range(s.seats)] if shown else None,
        winners=winners(s),
        legal=[],
    )


def own(s: HazardState, shared: HazardView, seat: Seat) -> HazardView:
    """Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
    may know."""
    return replace(
        shared,
        seat=seat,
        hidden=s.hidden if s.round > 0 and knows(s, seat) else None,
        legal=_moves(s, seat),
    )


def _seat(s: HazardState, seat: int) -> HazardSeat:
    drawn = s.drawn[seat]
    return HazardSeat(
        cards=[value for value in range(VALUES) for _ in range(drawn[value])],
        sum=cards_of(s, seat),
        looked=s.looked[seat] == 1,
        stopped=s.stopped[seat] == 1,
        total=s.totals[seat],
    )


def _score(s: HazardState, seat: int) -> HazardScore:
    return HazardScore(
        sum=cards_of(s, seat) + s.hidden,
        points=s.points[seat],
        total=s.totals[seat],
    )


def _moves(s: HazardState, seat: int) -> list[HazardMove]:
    out = [0] * ACTIONS
    return [
        HazardMove(action=format_action(s, action), kind=_KINDS[action])
        for action in out[: legal(s, seat, out)]
    ]


def event(s: HazardState, fact: tuple[int, ...], seat: Seat | None) -> HazardEvent:
    """A fact of the journal as `seat` may know it: who looks alone sees the card."""
    kind, a, b, _, _ = fact
    match kind:
        case telling.DEALT:
            return HazardEvent(kind="dealt", seat=Seat(a))
        case telling.DREW:
            return HazardEvent(kind="drew", seat=Seat(a), card=b)
        case telling.LOOKED:
            return HazardEvent(kind="looked", seat=Seat(a), card=b if seat == a else None)
        case telling.STOPPED:
            return HazardEvent(kind="stopped", seat=Seat(a))
        case telling.ROUND_OVER:
            return HazardEvent(kind="round_over", card=a)
        case telling.GAME_OVER:
            return HazardEvent(kind="game_over")
    raise ValueError(f"expected a fact that Hazard's rules tell, got {fact}")
