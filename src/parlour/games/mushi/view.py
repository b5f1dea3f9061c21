"""The view of a Mushi table for a seat or a spectator, made only of facts that the viewer may
know."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.core.bits import lowest
from parlour.core.numbers import Seat
from parlour.core.picture import PictureRow, Pile, Shown, downward, mark
from parlour.games.mushi import telling
from parlour.games.mushi.actions import MAX_LEGAL, TAKE_CARD, decode
from parlour.games.mushi.cards import ANIMALS, BRIGHTS, JOKER, NUMBERS, RIBBONS
from parlour.games.mushi.editions import NAMES, OWN_YAKU_COUNT, EditionName
from parlour.games.mushi.notation import CARD_NAMES, format_action
from parlour.games.mushi.rules import effect, legal
from parlour.games.mushi.scoring import PAR, value, winners
from parlour.games.mushi.state import DEAL, NONE, OVER, PLAY, TAKE, MushiState
from parlour.games.mushi.yaku import YAKU, YakuName, progress, yaku_made, yaku_points

Card = str
"""As in `notation.py`: the number of the month, then a letter for the kind."""


class MushiMove(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action and its effect."""

    action: str
    """Its notation, which is sent back to play it."""
    kind: Literal["play", "take"]
    """`play`: play a card from the hand; `take`: choose what the card turned up captures."""
    card: Card
    """The card to play, or the one turned up."""
    captures: list[Card]
    """The cards on the table that it captures; if none, it stays there."""


class MushiYaku(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of a seat towards one yaku (H17)."""

    name: YakuName
    points: int
    cards: list[Card]
    """The captured cards that count for it."""
    missing: list[Card]
    """Cards that count for it and that nobody has captured yet."""
    have: int
    """The number of the `need` cards that the seat has."""
    need: int
    made: bool
    open: bool
    """True if it is made or can still be made."""


class MushiCaptured(msgspec.Struct, frozen=True, kw_only=True):
    """Captured cards by kind, open to all (H10). Lightning, the joker, is chaff."""

    brights: list[Card]
    animals: list[Card]
    ribbons: list[Card]
    chaff: list[Card]


class MushiSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, as far as the viewer may know it."""

    hand: list[Card] | None
    """The viewer's own, by month; else none."""
    hand_size: int
    lacks: list[int]
    """Numbers of the months of which the seat has shown that it holds no card but the joker
    (H8)."""
    captured: MushiCaptured
    value: int
    """The value of the captured cards (H1)."""
    yaku: list[MushiYaku]
    total: int


class MushiScore(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's score for the deal just ended: value + credit - debit - par (H18)."""

    value: int
    """The value of its cards."""
    yaku: list[YakuName]
    """The yaku that it made."""
    credit: int
    """Points for its own yaku, where they count."""
    debit: int
    """Points for the yaku of the opponent."""
    par: int
    points: int
    total: int


class MushiView(Shown, msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="mushi"):
    """A Mushi table as one seat sees it, or a spectator (`seat` none)."""

    seat: Seat | None
    edition: EditionName
    own_yaku_count: bool
    """True if a yaku brings points to the player who made it, besides costing the other player
    points (H18)."""
    phase: Literal["deal", "play", "take", "over"]
    """`take`: the seat in turn chooses what `turned_up` captures. `deal`: the next deal is awaited;
    one is over, or none has begun."""
    deal: int
    """1 for the first deal; 0 before it."""
    deals: int
    to_act: Seat | None
    dealer: Seat | None
    """The oya, who dealt and plays first; none before the first deal."""
    misdeals: int
    """The number of misdeals before this deal (H5)."""
    table: list[Card]
    """By month."""
    draw_pile: int
    turned_up: Card | None
    """The card turned up from the draw pile, while its captor has a choice."""
    joker_left_by: Seat | None
    """The seat that put the joker on the table, while it waits there for a card from the draw pile
    (H12)."""
    seats: list[MushiSeat]
    scores: list[MushiScore] | None
    """Between deals and at the end: one for each seat."""
    winners: list[Seat]
    """Once the game is over; both for a draw."""
    legal: list[MushiMove]

    def title(self) -> str:
        """Deal, and the number of cards face down."""
        return f"deal {self.deal}/{self.deals}  draw_pile {self.draw_pile}"

    def rows(self) -> list[PictureRow]:
        """The table with the card turned up, then hands and captured cards of the seats."""
        turned_up = [self.turned_up] if self.turned_up else []
        rows = [PictureRow([Pile(self.table), Pile(turned_up, "turned up")], "table")]
        for n, seat in enumerate(self.seats):
            hand = downward(seat.hand_size) if seat.hand is None else seat.hand
            kinds = msgspec.structs.asdict(seat.captured).items()
            captured = [Pile(cards, name) for name, cards in kinds]
            rows.append(
                PictureRow([Pile(hand)], seat=n, mark=mark(self, n), note=f"({seat.total})")
            )
            rows.append(PictureRow(captured, "  captured", note=str(seat.value)))
        return rows


class MushiEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that just happened. Everybody is told the same: only views show hands.

    - `lots`: seats 0 and 1 drew `cards`; `seat` deals first; if none, they draw again (H3).
    - `misdeal`: `seat` dealt `cards` to the table, a misdeal for this `reason` (H5).
    - `dealt`: `seat` dealt, with `cards` on the table.
    - `played`: `seat` played `card` from the hand.
    - `turned_up`: `seat` turned `card` up from the draw pile.
    - `captured`: with that `card`, `seat` captured `cards` from the table.
    - `stays`: that `card` stays on the table.
    - `joker_awaits`: the joker stays on the table until a card from the draw pile takes it (H12).
    - `left_over`: at the end of the deal `seat` gets `cards` left on the table (H12, H15, H16).
    - `yaku_made`: `seat` made `yaku`.
    - `deal_over`, `game_over`
    """

    kind: Literal[
        "lots",
        "misdeal",
        "dealt",
        "played",
        "turned_up",
        "captured",
        "stays",
        "joker_awaits",
        "left_over",
        "yaku_made",
        "deal_over",
        "game_over",
    ]
    seat: Seat | None = None
    card: Card | None = None
    cards: list[Card] | None = None
    reason: Literal["four_of_a_month", "three_willows", "four_pairs"] | None = None
    yaku: YakuName | None = None


_PHASES = {DEAL: "deal", PLAY: "play", TAKE: "take", OVER: "over"}
_REASONS = {
    telling.FOUR_OF_A_MONTH: "four_of_a_month",
    telling.THREE_WILLOWS: "three_willows",
    telling.FOUR_PAIRS: "four_pairs",
}


def view(s: MushiState, seat: Seat | None) -> MushiView:
    """Make the view of a plain state for a seat or a spectator (None)."""
    return public(s) if seat is None else own(s, public(s), seat)


def public(s: MushiState) -> MushiView:
    """Make the view of a spectator: everything that everybody may know."""
    running = s.phase in (PLAY, TAKE)
    return MushiView(
        seat=None,
        edition=NAMES[s.edition],
        own_yaku_count=OWN_YAKU_COUNT[s.edition] == 1,
        phase=_PHASES[s.phase],  # type: ignore[arg-type]
        deal=s.round,
        deals=s.rounds,
        to_act=Seat(s.turn) if running else None,
        dealer=None if s.dealer == NONE else Seat(s.dealer),
        misdeals=s.misdeals,
        table=_names(s.table),
        draw_pile=s.pile_size,
        turned_up=CARD_NAMES[s.turned] if s.phase == TAKE else None,
        joker_left_by=None if s.joker_left_by == NONE else Seat(s.joker_left_by),
        seats=[_seat(s, seat) for seat in (0, 1)],
        scores=[_score(s, seat) for seat in (0, 1)] if s.round > 0 and not running else None,
        winners=winners(s),
        legal=[],
    )


def own(s: MushiState, shared: MushiView, seat: Seat) -> MushiView:
    """Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
    may know."""
    return replace(
        shared,
        seat=seat,
        seats=[
            replace(shared.seats[other], hand=_names(s.hand[seat]))
            if other == seat
            else shared.seats[other]
            for other in (0, 1)
        ],
        legal=_moves(s, seat),
    )


def _names(cards: int) -> list[Card]:
    """A set of cards, ascending."""
    names = []
    while cards:
        names.append(CARD_NAMES[lowest(cards)])
        cards &= cards - 1
    return names


def _seat(s: MushiState, seat: int) -> MushiSeat:
    captured = s.captured[seat]
    return MushiSeat(
        hand=None,
        hand_size=s.hand_size[seat],
        lacks=[number for m, number in enumerate(NUMBERS) if s.lacks[seat] >> 4 * m & 1],
        captured=MushiCaptured(
            brights=_names(captured & BRIGHTS),
            animals=_names(captured & ANIMALS),
            ribbons=_names(captured & RIBBONS),
            chaff=_names(captured & ~(BRIGHTS | ANIMALS | RIBBONS)),
        ),
        value=value(captured),
        yaku=_progress(s, seat),
        total=s.totals[seat],
    )


def _progress(s: MushiState, seat: int) -> list[MushiYaku]:
    own = s.captured[seat]
    free = ~own & ~s.captured[1 - seat]
    progresses = []
    for row, yaku in enumerate(YAKU[s.edition]):
        have = progress(s.edition, row, own)
        progresses.append(
            MushiYaku(
                name=yaku.name,
                points=yaku.points,
                cards=_names((yaku.all | yaku.of) & own),
                missing=_names((yaku.all | yaku.of) & free),
                have=have,
                need=yaku.need,
                made=have == yaku.need,
                open=progress(s.edition, row, own | free) == yaku.need,
            )
        )
    return progresses


def _score(s: MushiState, seat: int) -> MushiScore:
    made = yaku_made(s, seat)
    return MushiScore(
        value=value(s.captured[seat]),
        yaku=[yaku.name for row, yaku in enumerate(YAKU[s.edition]) if made >> row & 1],
        credit=yaku_points(s, seat) if OWN_YAKU_COUNT[s.edition] else 0,
        debit=yaku_points(s, 1 - seat),
        par=PAR,
        points=s.points[seat],
        total=s.totals[seat],
    )


def _moves(s: MushiState, seat: int) -> list[MushiMove]:
    out = [0] * MAX_LEGAL
    return [_move(s, action) for action in out[: legal(s, seat, out)]]


def _move(s: MushiState, action: int) -> MushiMove:
    kind, _, _ = decode(action)
    card, taken = effect(s, action)
    return MushiMove(
        action=format_action(s, action),
        kind="take" if kind == TAKE_CARD else "play",
        card=CARD_NAMES[card],
        captures=_names(taken),
    )


def event(s: MushiState, fact: tuple[int, ...], seat: Seat | None) -> MushiEvent:
    """A fact of the journal, which everybody may know."""
    kind, a, b, c, _ = fact
    match kind:
        case telling.LOTS:
            return MushiEvent(
                kind="lots",
                seat=None if c == NONE else Seat(c),
                cards=[CARD_NAMES[a], CARD_NAMES[b]],
            )
        case telling.MISDEAL:
            reason: Any = _REASONS[b]
            return MushiEvent(kind="misdeal", seat=Seat(a), reason=reason, cards=_names(c))
        case telling.DEALT:
            return MushiEvent(kind="dealt", seat=Seat(a), cards=_names(b))
        case telling.PLAYED:
            return MushiEvent(kind="played", seat=Seat(a), card=CARD_NAMES[b])
        case telling.TURNED_UP:
            return MushiEvent(kind="turned_up", seat=Seat(a), card=CARD_NAMES[b])
        case telling.CAPTURED:
            return MushiEvent(kind="captured", seat=Seat(a), card=CARD_NAMES[b], cards=_names(c))
        case telling.STAYS:
            stays: Literal["stays", "joker_awaits"] = "joker_awaits" if b == JOKER else "stays"
            return MushiEvent(kind=stays, seat=Seat(a), card=CARD_NAMES[b])
        case telling.LEFT_OVER:
            return MushiEvent(kind="left_over", seat=Seat(a), cards=_names(b))
        case telling.YAKU_MADE:
            return MushiEvent(kind="yaku_made", seat=Seat(a), yaku=YAKU[s.edition][b].name)
        case telling.DEAL_OVER:
            return MushiEvent(kind="deal_over")
        case telling.GAME_OVER:
            return MushiEvent(kind="game_over")
    raise ValueError(f"expected a fact that Mushi's rules tell, got {fact}")
