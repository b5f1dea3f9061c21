"""What one seat, or a spectator, may know of a Mojo table: built up from allowed facts."""

from typing import Any, Literal

import msgspec

Card = int


class MojoMove(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action, with what it does."""

    action: str
    """Its notation, which is sent back to play it."""
    kind: Literal["play", "reveal", "draw", "take"]
    card: Card | None
    """The card that is played, revealed or taken; none for a draw from the pile."""
    discard: int | None
    """The discard that it goes onto or comes from."""
    effect: Literal["lower", "equal", "higher"] | None
    """How a played card compares with the one it covers (M7-M9)."""


class MojoSeat(msgspec.Struct, frozen=True, kw_only=True):
    """What the viewer may know of one seat."""

    hand: list[Card] | None
    """Ascending. The viewer's own, or everybody's once the round is over; else none."""
    hand_size: int
    laid: list[Card] | None
    """Cards laid face down and not revealed yet; seen like the hand."""
    laid_size: int
    revealed: list[Card]
    known: list[Card]
    """Unrevealed cards that everybody saw this seat take from a discard (M18)."""
    total: int


class MojoScore(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one seat in the round just ended (M14, M15)."""

    cards: list[Card]
    """All cards that the seat held, ascending."""
    counted: list[Card]
    """The highest of each colour, which count."""
    sum: int
    """The sum of the counted cards."""
    mojo: Literal["zero", "ten"] | None
    """For the holder of the Mojo card: scored nothing, or ten more."""
    points: int
    total: int


class MojoView(msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="mojo"):
    """A Mojo table as one seat sees it (`seat` none: as a spectator does)."""

    seat: int | None
    phase: Literal["deal", "play", "choose_draw", "over"]
    """`deal`: the round is over, or none has begun, and the next deal is awaited."""
    round: int
    """1 for the first round; 0 before it."""
    to_act: int | None
    direction: Literal[1, -1]
    """1: clockwise, to the next higher seat; -1: anticlockwise."""
    face: Literal[0, 10]
    holder: int | None
    """Who took the Mojo card in the round just ended; none while a round runs."""
    lay_at: int
    """A hand of this size or smaller is laid at the end of its owner's turn (M11)."""
    points_limit: int
    discards: list[list[Card]]
    """Each discard, bottom first."""
    chosen: int | None
    """The discard onto which all cards of this turn go."""
    chain: bool
    """An equal card was played: the seat in turn must play on (M9)."""
    draw_pile: int
    apart: list[Card]
    """Discards of earlier rounds, out of play until the draw pile runs dry (M16), ascending."""
    draw_pile_only: bool
    """Nobody may take from a discard until somebody's cards become fewer (M21)."""
    seats: list[MojoSeat]
    scores: list[MojoScore] | None
    """While phase is `deal` or `over`, after a round."""
    winners: list[int]
    legal: list[MojoMove]


# What the journal of a Mojo table tells: kind, then three numbers.
DEALT, PLAYED, DREW, TOOK, LAID, REVEALED, PILE_FORMED, DISCARD_FORMED, ROUND_OVER, GAME_OVER = (
    range(10)
)


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
    seat: int | None = None
    card: Card | None = None
    discard: int | None = None
    effect: Literal["lower", "equal", "higher"] | None = None
    count: int | None = None
    source: Literal["pile", "discard"] | None = None
    """For `discard_formed`: where its first card came from."""


def view(s: Any, seat: int | None) -> MojoView:
    raise NotImplementedError
