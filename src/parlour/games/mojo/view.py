"""The view of a Mojo table for a seat or a spectator, made only of facts that the viewer may
know."""

from itertools import pairwise
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.core.numbers import Seat
from parlour.core.picture import PictureRow, Pile, Shown, downward, mark
from parlour.games.mojo import telling
from parlour.games.mojo.actions import (
    DRAW_CARD,
    MAX_LEGAL,
    PLAY_CARD,
    REVEAL_CARD,
    TAKE_CARD,
    decode,
)
from parlour.games.mojo.cards import FIRST_OF_COLOUR, MOJO_BONUS, VALUES
from parlour.games.mojo.notation import format_action
from parlour.games.mojo.rules import legal, may_take
from parlour.games.mojo.scoring import winners
from parlour.games.mojo.state import CHOOSE_DRAW, DEAL, NONE, OVER, PLAY, MojoState

Card = int


class MojoMove(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action and its effect."""

    action: str
    """Its notation, which is sent back to play it."""
    kind: Literal["play", "reveal", "draw", "take"]
    card: Card | None
    """The card to play, reveal or take; none for a draw from the pile."""
    discard: int | None
    """The discard that it goes onto or comes from."""
    effect: Literal["lower", "equal", "higher"] | None
    """The rank of a played card beside the one it covers (M7-M9)."""


class MojoSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, as far as the viewer may know it."""

    hand: list[Card] | None
    """Ascending. The viewer's own, or everybody's once the round is over; else none."""
    hand_size: int
    laid: list[Card] | None
    """Cards laid face down and not revealed yet; shown to viewers who may see the hand."""
    laid_size: int
    revealed: list[Card]
    known: list[Card]
    """Unrevealed cards that everybody saw this seat take from a discard (M18)."""
    total: int

    def piles(self) -> list[Pile]:
        """Revealed cards, the hand, laid cards; known ones stand for cards that the viewer cannot
        see.

        >>> seat = MojoSeat(hand=None, hand_size=0, laid=None, laid_size=2, revealed=[12],
        ...                 known=[3], total=7)
        >>> print(*seat.piles())
        12  [laid 3 ?]
        """
        unseen = [
            *map(str, self.known),
            *downward(self.hand_size + self.laid_size - len(self.known)),
        ]
        hand = [] if self.laid_size else unseen
        laid = unseen if self.laid_size else []
        if self.hand is not None and self.laid is not None:
            hand, laid = [*map(str, self.hand)], [*map(str, self.laid)]
        return [Pile([*map(str, self.revealed)]), Pile(hand), Pile(laid, "laid")]


class MojoScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one seat in the round just ended (M14, M15)."""

    cards: list[Card]
    """All cards that the seat held, ascending."""
    counted: list[Card]
    """The highest of each colour, which count."""
    sum: int
    """The sum of the counted cards."""
    mojo: Literal["zero", "ten"] | None
    """The effect of the Mojo card on its holder's score: set it to 0, or added ten."""
    points: int
    total: int


class MojoView(Shown, msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="mojo"):
    """A Mojo table as one seat sees it, or a spectator (`seat` none)."""

    seat: Seat | None
    phase: Literal["deal", "play", "choose_draw", "over"]
    """`deal`: the next deal is awaited; the round is over, or none has begun."""
    round: int
    """1 for the first round; 0 before it."""
    to_act: Seat | None
    direction: Literal[1, -1]
    """1: clockwise, to the next higher seat; -1: anticlockwise."""
    face: Literal[0, 10]
    holder: Seat | None
    """The seat that took the Mojo card in the round just ended; none during a round."""
    lay_at: int
    """A hand of this size or smaller is laid at the end of its owner's turn (M11)."""
    points_limit: int
    discards: list[list[Card]]
    """Each discard, bottom first."""
    chosen: int | None
    """The discard that this turn's cards go onto; none before the first of them."""
    chain: bool
    """An equal card was played: the seat in turn must play on (M9)."""
    draw_pile: int
    apart: list[Card]
    """Discards of earlier rounds, ascending: out of play until the draw pile runs out (M16)."""
    draw_pile_only: bool
    """Nobody may take from a discard until somebody gets rid of a card (M21)."""
    seats: list[MojoSeat]
    scores: list[MojoScore] | None
    """Between rounds and at the end: one for each seat."""
    winners: list[Seat]
    legal: list[MojoMove]

    def title(self) -> str:
        """Round, the Mojo card, and the numbers of cards face down."""
        apart = f"  apart {len(self.apart)}" if self.apart else ""
        return (
            f"round {self.round}  face {self.face}  direction {self.direction:+d}"
            f"  draw_pile {self.draw_pile}{apart}"
        )

    def rows(self) -> list[PictureRow]:
        """The discards, top card last, then the seats."""
        discards = [
            PictureRow([Pile([*map(str, cards)])], name)
            for name, cards in zip("ab", self.discards, strict=False)
        ]
        seats = [
            PictureRow(seat.piles(), seat=n, mark=mark(self, n), note=f"({seat.total})")
            for n, seat in enumerate(self.seats)
        ]
        return discards + seats


class MojoEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that just happened, as the viewer may know it.

    - `dealt`: a new round; `seat` begins.
    - `played`: `seat` put `card` on `discard`; `effect` says how it compares.
    - `drew`: `seat` drew from the draw pile; `card` for the one who drew, else none.
    - `took`: `seat` took `card` from `discard`.
    - `laid`: Mojo Time: `seat` laid `count` cards face down.
    - `revealed`: `seat` turned `card` up.
    - `pile_formed`: a new draw pile of `count` cards was shuffled from discards.
    - `discard_formed`: `discard` was empty and begins anew with `card`.
    - `round_over`: `seat` ended the round and takes the Mojo card.
    - `game_over`
    """

    kind: Literal[
        "dealt",
        "played",
        "drew",
        "took",
        "laid",
        "revealed",
        "pile_formed",
        "discard_formed",
        "round_over",
        "game_over",
    ]
    seat: Seat | None = None
    card: Card | None = None
    discard: int | None = None
    effect: Literal["lower", "equal", "higher"] | None = None
    count: int | None = None


_PHASES = {DEAL: "deal", PLAY: "play", CHOOSE_DRAW: "choose_draw", OVER: "over"}


def view(s: MojoState, seat: Seat | None) -> MojoView:
    """Make the view of a plain state for a seat or a spectator (None)."""
    return public(s) if seat is None else own(s, public(s), seat)


def public(s: MojoState) -> MojoView:
    """Make the view of a spectator: everything that everybody may know."""
    running = s.phase in (PLAY, CHOOSE_DRAW)
    shown = s.round > 0 and not running
    return MojoView(
        seat=None,
        phase=_PHASES[s.phase],  # type: ignore[arg-type]
        round=s.round,
        to_act=Seat(s.turn) if running else None,
        direction=s.direction,  # type: ignore[arg-type]
        face=s.face,  # type: ignore[arg-type]
        holder=Seat(s.holder) if shown else None,
        lay_at=s.lay_at,
        points_limit=s.points_limit,
        discards=[s.discard[d][: s.discard_size[d]] for d in range(s.discards)],
        chosen=None if s.chosen == NONE else s.chosen,
        chain=s.phase == PLAY and s.chosen != NONE,
        draw_pile=s.pile_size,
        apart=_cards(s.apart),
        draw_pile_only=s.discards == 2 and not may_take(s),
        seats=[_seat(s, seat, shown) for seat in range(s.seats)],
        scores=[_score(s, seat) for seat in range(s.seats)] if shown else None,
        winners=winners(s),
        legal=[],
    )


def own(s: MojoState, shared: MojoView, seat: Seat) -> MojoView:
    """Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
    may know."""
    return replace(
        shared,
        seat=seat,
        seats=[
            _seat(s, other, True) if other == seat else shared.seats[other]
            for other in range(s.seats)
        ],
        legal=_moves(s, seat),
    )


def _cards(counts: list[int]) -> list[Card]:
    return [value for value in range(VALUES) if counts[value] for _ in range(counts[value])]


def _seat(s: MojoState, seat: int, open_: bool) -> MojoSeat:
    return MojoSeat(
        hand=_cards(s.hand[seat]) if open_ else None,
        hand_size=s.hand_size[seat],
        laid=_cards(s.laid[seat]) if open_ else None,
        laid_size=s.laid_size[seat],
        revealed=_cards(s.revealed[seat]),
        known=_cards(s.known[seat]),
        total=s.totals[seat],
    )


def _score(s: MojoState, seat: int) -> MojoScore:
    cards = sorted(_cards(s.hand[seat]) + _cards(s.laid[seat]) + _cards(s.revealed[seat]))
    colours = [
        [card for card in cards if low <= card < high] for low, high in pairwise(FIRST_OF_COLOUR)
    ]
    mojo: Literal["zero", "ten"] | None = None
    if seat == s.holder:
        mojo = "ten" if s.points[seat] == s.counted[seat] + MOJO_BONUS else "zero"
    return MojoScore(
        cards=cards,
        counted=[max(colour) for colour in colours if colour],
        sum=s.counted[seat],
        mojo=mojo,
        points=s.points[seat],
        total=s.totals[seat],
    )


def _moves(s: MojoState, seat: int) -> list[MojoMove]:
    out = [0] * MAX_LEGAL
    return [_move(s, action) for action in out[: legal(s, seat, out)]]


_KINDS: dict[int, Any] = {
    PLAY_CARD: "play",
    REVEAL_CARD: "reveal",
    DRAW_CARD: "draw",
    TAKE_CARD: "take",
}


def _move(s: MojoState, action: int) -> MojoMove:
    kind, played, onto = decode(action)
    card: Card | None = None
    discard: int | None = None
    effect = None
    if kind == PLAY_CARD:
        card, discard = played, onto
        effect = _effect(card, _top(s, discard))
    elif kind == REVEAL_CARD:
        card = played
    elif kind == TAKE_CARD:
        discard = 1 - s.chosen
        card = _top(s, discard)
    return MojoMove(
        action=format_action(s, action),
        kind=_KINDS[kind],
        card=card,
        discard=discard,
        effect=effect,
    )


def _top(s: MojoState, discard: int) -> Card:
    card: Card = s.discard[discard][s.discard_size[discard] - 1]
    return card


def _effect(card: Card, covered: Card) -> Literal["lower", "equal", "higher"]:
    return "lower" if card < covered else "higher" if card > covered else "equal"


def event(s: MojoState, fact: tuple[int, ...], seat: Seat | None) -> MojoEvent:
    """A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone."""
    kind, a, b, c, d = fact
    match kind:
        case telling.DEALT:
            return MojoEvent(kind="dealt", seat=Seat(a))
        case telling.PLAYED:
            return MojoEvent(kind="played", seat=Seat(a), card=b, discard=c, effect=_effect(b, d))
        case telling.DREW:
            return MojoEvent(kind="drew", seat=Seat(a), card=b if seat == a else None)
        case telling.TOOK:
            return MojoEvent(kind="took", seat=Seat(a), card=b, discard=c)
        case telling.LAID:
            return MojoEvent(kind="laid", seat=Seat(a), count=b)
        case telling.REVEALED:
            return MojoEvent(kind="revealed", seat=Seat(a), card=b)
        case telling.PILE_FORMED:
            return MojoEvent(kind="pile_formed", count=a)
        case telling.DISCARD_FORMED:
            return MojoEvent(kind="discard_formed", discard=a, card=b)
        case telling.ROUND_OVER:
            return MojoEvent(kind="round_over", seat=Seat(a))
        case telling.GAME_OVER:
            return MojoEvent(kind="game_over")
    raise ValueError(f"expected a fact that Mojo's rules tell, got {fact}")
