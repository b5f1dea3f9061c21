"""The view of an UNO table for a seat or a spectator, made only of facts that the viewer may
know."""

from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from parlour.core.numbers import Seat
from parlour.core.picture import PictureRow, Pile, Shown, downward, mark
from parlour.games.uno import telling
from parlour.games.uno.actions import (
    ACCEPT,
    CALL,
    CATCH,
    DO_CHALLENGE,
    DRAW_CARD,
    GIVE_CARD,
    MAX_LEGAL,
    NAME_COLOUR,
    PASS,
    PLAY_CARD,
    decode,
)
from parlour.games.uno.cards import (
    COLOURED,
    COLOURS,
    DRAW_FOUR_CARDS,
    DRAW_TWO,
    DRAW_TWO_CARDS,
    FACES,
    LOST_CHALLENGE,
    PENALTY,
    SYMBOLS,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.editions import NAMES, EditionName
from parlour.games.uno.knowing import copies_in
from parlour.games.uno.notation import format_action, format_card
from parlour.games.uno.rules import legal
from parlour.games.uno.scary import receiver
from parlour.games.uno.scoring import hand_points, winners
from parlour.games.uno.state import (
    ALTERNATIVE,
    CHALLENGE,
    DEAL,
    DRAWN,
    GIVE,
    NAME,
    NAME_FIRST,
    NONE,
    OVER,
    PLAY,
    UnoState,
)
from parlour.games.uno.turns import colour_cards, next_seat, skips

Card = str
"""As in `notation.py`: b7, gs, pr, y+2, wild, +4, scary."""
Colour = Literal["blue", "green", "pink", "yellow"]


TOP = 8
"""The number of cards of the discard pile that are printed."""


class UnoMove(msgspec.Struct, frozen=True, kw_only=True):
    """One legal action and its effect."""

    action: str
    """Its notation, which is sent back to play it."""
    kind: Literal["play", "give", "name", "draw", "pass", "challenge", "accept", "call", "catch"]
    card: Card | None
    """The card to play or give."""
    colour: Colour | None
    """The colour to name, or to give away with a Scary card."""
    calls: bool
    """True if it calls UNO."""
    target: Seat | None
    """The seat that misses a turn, may have to draw, gets the card, is challenged or is caught."""
    draws: int | None
    """The number of cards that the target draws (after a challenge: if it is right), or the seat
    itself."""
    bluff: bool
    """A Wild Draw Four while holding the colour in force: a challenge would be right (U12)."""


class UnoSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat, as far as the viewer may know it."""

    hand: list[Card] | None
    """The viewer's own, or everybody's once the round is over, by colour; else none."""
    hand_size: int
    known: list[Card]
    """Cards in this hand that the viewer knows from giving (U14) or from a challenge (U13)."""
    at_least: list[int]
    """The number of blue, green, pink and yellow cards that everybody knows this seat to hold at
    least."""
    at_most: list[int]
    """The number of blue, green, pink and yellow cards that everybody knows this seat to hold at
    most."""
    called: bool
    """Has one card and has called UNO (U16)."""
    total: int


class UnoGiving(msgspec.Struct, frozen=True, kw_only=True):
    """A Scary card at work (U14)."""

    giver: Seat
    colour: Colour
    receiver: Seat
    """The seat that gets the next card."""
    given: int
    """Cards given so far."""


class UnoStake(msgspec.Struct, frozen=True, kw_only=True):
    """A Wild Draw Four that can be challenged (U13)."""

    accused: Seat
    challenger: Seat
    colour: Colour
    """The colour in force before: if the accused holds it, they are guilty."""
    accept: int
    """Cards that the challenger draws without challenging."""
    guilty: int
    """Cards that the accused draws if guilty."""
    innocent: int
    """Cards that the challenger draws if the accused is innocent."""


class UnoScore(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's score for the round just ended (U19-U21)."""

    cards: list[Card]
    """The cards left in the hand."""
    sum: int
    """Its points."""
    points: int
    """The points that the seat scores."""
    total: int


class UnoView(Shown, msgspec.Struct, frozen=True, kw_only=True, tag_field="game", tag="uno"):
    """An UNO table as one seat sees it, or a spectator (`seat` none)."""

    seat: Seat | None
    phase: Literal["deal", "play", "drawn", "name", "give", "challenge", "over"]
    """`deal`: the next deal is awaited; the round is over, or none has begun. `drawn`: the card
    just drawn fits and may be played. `name`: name the colour for a first card, or after a Scary
    one."""
    round: int
    """1 for the first round; 0 before it."""
    edition: EditionName
    scoring: Literal["main", "alternative"]
    points_limit: int
    dealer: Seat | None
    to_act: Seat | None
    """The seat in turn. Others may act too while somebody can be caught."""
    direction: Literal[1, -1]
    """1: clockwise, to the next higher seat; -1: anticlockwise."""
    colour: Colour | None
    """The colour in force; none until one is named for a wild first card."""
    discard: list[Card]
    """Bottom first."""
    draw_pile: int
    drawn: Card | None
    """The card that the viewer has just drawn and may play."""
    catchable: Seat | None
    """The seat that has one card, did not call UNO and can be caught now (U16)."""
    giving: UnoGiving | None
    stake: UnoStake | None
    seats: list[UnoSeat]
    round_winner: Seat | None
    """The seat that won the round just ended; none during a round, or if it was blocked (U18)."""
    scores: list[UnoScore] | None
    """Between rounds and at the end: one for each seat."""
    winners: list[Seat]
    legal: list[UnoMove]
    """The viewer's legal actions. While somebody can be caught, seats out of turn have some too."""

    def title(self) -> str:
        """Round, the colour in force, and the number of cards face down."""
        return (
            f"round {self.round}  colour {self.colour or 'none'}  direction {self.direction:+d}"
            f"  draw_pile {self.draw_pile}"
        )

    def rows(self) -> list[PictureRow]:
        """The top of the discard pile, then the seats; `uno` has been called."""
        rows = [PictureRow([Pile(self.discard[-TOP:])], "discard")]
        for n, seat in enumerate(self.seats):
            unseen = downward(seat.hand_size - len(seat.known))
            hand = [*seat.known, *unseen] if seat.hand is None else seat.hand
            note = f"({seat.total})  uno" if seat.called else f"({seat.total})"
            rows.append(PictureRow([Pile(hand)], seat=n, mark=mark(self, n), note=note))
        return rows


class UnoEvent(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that just happened, as the viewer may know it.

    - `lot`: `seat` drew `card` to see who deals first.
    - `dealt`: a new round, dealt by `seat`.
    - `turned_up`: `card` is the first card; `put_back`: it goes back, and another is turned up.
    - `played`: `seat` played `card`; `colour` is the one named, or given away by a Scary card.
    - `drew`: `seat` drew a card; `card` for the one who drew, else none.
    - `passed`: `seat` kept the card just drawn, or there was none to draw.
    - `skipped`: `seat` misses its turn.
    - `reversed`: the direction of play is now `direction`.
    - `named`: `seat` named `colour`.
    - `gave`: `seat` gave a card of `colour` to `other`; `card` for these two, else none.
    - `called`: `seat` called UNO afterwards. (A call in time is `calls` of `played` or `gave`.)
    - `caught`: `seat` had not called; `other` caught it.
    - `accepted`: `seat` does not challenge the Wild Draw Four.
    - `showed`: `seat` showed `count` copies of `card` to `other`; told to `other` alone.
    - `challenged`: `seat` challenged `other`, who was `guilty` or not.
    - `pile_formed`: a new draw pile of `count` cards was shuffled from the discard.
    - `blocked`: nobody could draw any more: the round ends without a winner.
    - `round_over`: `seat` won the round, or nobody.
    - `game_over`
    """

    kind: Literal[
        "lot",
        "dealt",
        "turned_up",
        "put_back",
        "played",
        "drew",
        "passed",
        "skipped",
        "reversed",
        "named",
        "gave",
        "called",
        "caught",
        "accepted",
        "showed",
        "challenged",
        "pile_formed",
        "blocked",
        "round_over",
        "game_over",
    ]
    seat: Seat | None = None
    other: Seat | None = None
    card: Card | None = None
    colour: Colour | None = None
    count: int | None = None
    calls: bool = False
    guilty: bool | None = None
    direction: Literal[1, -1] | None = None


_PHASES = {
    DEAL: "deal",
    PLAY: "play",
    DRAWN: "drawn",
    NAME_FIRST: "name",
    NAME: "name",
    GIVE: "give",
    CHALLENGE: "challenge",
    OVER: "over",
}


# --- the view -------------------------------------------------------------------------------------


def view(s: UnoState, seat: Seat | None) -> UnoView:
    """Make the view of a plain state for a seat or a spectator (None)."""
    return public(s) if seat is None else own(s, public(s), seat)


def public(s: UnoState) -> UnoView:
    """Make the view of a spectator: everything that everybody may know."""
    running = s.phase not in (DEAL, OVER)
    shown = s.round > 0 and not running
    return UnoView(
        seat=None,
        phase=_PHASES[s.phase],  # type: ignore[arg-type]
        round=s.round,
        edition=NAMES[s.edition],
        scoring="alternative" if s.scoring == ALTERNATIVE else "main",
        points_limit=s.points_limit,
        dealer=_seat_or_none(s.dealer),
        to_act=Seat(s.turn) if running else None,
        direction=1 if s.direction == 1 else -1,
        colour=_colour(s.colour),
        discard=[format_card(card) for card in s.discard[: s.discard_size]],
        draw_pile=s.pile_size,
        drawn=None,
        catchable=_seat_or_none(s.silent),
        giving=_giving(s) if s.phase == GIVE else None,
        stake=_stake(s) if s.phase == CHALLENGE else None,
        seats=[_seat(s, seat, shown) for seat in range(s.seats)],
        round_winner=_seat_or_none(s.winner) if shown else None,
        scores=[_score(s, seat) for seat in range(s.seats)] if shown else None,
        winners=winners(s),
        legal=[],
    )


def own(s: UnoState, shared: UnoView, seat: Seat) -> UnoView:
    """Make the view of a seat: the spectator's view (`shared`) and everything that only this seat
    may know."""
    return replace(
        shared,
        seat=seat,
        drawn=format_card(s.fresh) if s.phase == DRAWN and seat == s.turn else None,
        seats=[_seen(s, shared.seats[other], other, seat) for other in range(s.seats)],
        legal=_moves(s, seat),
    )


def _seat_or_none(seat: int) -> Seat | None:
    return None if seat == NONE else Seat(seat)


def _colour(colour: int) -> Colour | None:
    return None if colour == NONE else COLOURS[colour]  # type: ignore[return-value]


def _cards(counts: list[int]) -> list[Card]:
    return [format_card(face) for face in range(FACES) if counts[face] for _ in range(counts[face])]


def _known(levels: list[int], viewer: int) -> list[Card]:
    return [
        format_card(face)
        for face in range(FACES)
        if levels[face]
        for _ in range(copies_in(levels[face], viewer))
    ]


def _seat(s: UnoState, seat: int, shown: bool) -> UnoSeat:
    return UnoSeat(
        hand=_cards(s.hand[seat]) if shown else None,
        hand_size=s.hand_size[seat],
        known=[],
        at_least=list(s.at_least[seat]),
        at_most=[s.hand_size[seat] - without for without in s.without[seat]],
        called=s.called[seat] == 1,
        total=s.totals[seat],
    )


def _seen(s: UnoState, shared: UnoSeat, seat: int, viewer: int) -> UnoSeat:
    """Make a seat as the viewer sees it, from the seat that everybody sees (`shared`)."""
    if shared.hand is not None:  # all cards lie open
        return shared
    if seat == viewer:
        return replace(shared, hand=_cards(s.hand[seat]))
    if sum(s.known[seat]):
        return replace(shared, known=_known(s.known[seat], viewer))
    return shared


def _giving(s: UnoState) -> UnoGiving:
    return UnoGiving(
        giver=Seat(s.turn),
        colour=COLOURS[s.giving],  # type: ignore[arg-type]
        receiver=Seat(receiver(s)),
        given=s.given,
    )


def _stake(s: UnoState) -> UnoStake:
    return UnoStake(
        accused=Seat(s.accused),
        challenger=Seat(s.turn),
        colour=COLOURS[s.colour_before],  # type: ignore[arg-type]
        accept=DRAW_FOUR_CARDS,
        guilty=DRAW_FOUR_CARDS,
        innocent=LOST_CHALLENGE,
    )


def _score(s: UnoState, seat: int) -> UnoScore:
    return UnoScore(
        cards=_cards(s.hand[seat]),
        sum=hand_points(s, seat),
        points=s.points[seat],
        total=s.totals[seat],
    )


# --- legal actions --------------------------------------------------------------------------------


def _moves(s: UnoState, seat: int) -> list[UnoMove]:
    out = [0] * MAX_LEGAL
    return [_move(s, seat, action) for action in out[: legal(s, seat, out)]]


_KINDS: dict[int, Any] = {
    PLAY_CARD: "play",
    GIVE_CARD: "give",
    NAME_COLOUR: "name",
    DRAW_CARD: "draw",
    PASS: "pass",
    DO_CHALLENGE: "challenge",
    ACCEPT: "accept",
    CALL: "call",
    CATCH: "catch",
}


def _move(s: UnoState, seat: int, action: int) -> UnoMove:
    kind, what, colour, call = decode(action)
    face = what if kind in (PLAY_CARD, GIVE_CARD) else NONE
    target, draws = None, None
    if kind == PLAY_CARD:
        target, draws = _effect(s, seat, face)
    elif kind == GIVE_CARD:
        target = Seat(receiver(s))
    elif kind == CATCH:
        target, draws = Seat(what), PENALTY
    elif kind == DO_CHALLENGE:
        target, draws = Seat(s.accused), DRAW_FOUR_CARDS
    elif kind == DRAW_CARD:
        draws = 1
    elif kind == ACCEPT:
        draws = DRAW_FOUR_CARDS
    return UnoMove(
        action=format_action(s, action),
        kind=_KINDS[kind],
        card=None if face == NONE else format_card(face),
        colour=_colour(colour),
        calls=kind == CALL or call == 1,
        target=target,
        draws=draws,
        bluff=face == WILD_DRAW_FOUR and colour != NONE and colour_cards(s, seat, s.colour) > 0,
    )


def _effect(s: UnoState, seat: int, face: int) -> tuple[Seat | None, int | None]:
    """The seat that misses a turn because of a played card, and how many cards that seat draws."""
    symbol = face % SYMBOLS if face < COLOURED else NONE
    if face == WILD_DRAW_FOUR:
        return Seat(next_seat(s, seat)), DRAW_FOUR_CARDS
    if symbol == DRAW_TWO:
        return Seat(next_seat(s, seat)), DRAW_TWO_CARDS
    if skips(s, symbol):
        return Seat(next_seat(s, seat)), None
    return None, None


# --- events ---------------------------------------------------------------------------------------


def event(s: UnoState, fact: tuple[int, ...], seat: Seat | None) -> UnoEvent | None:
    """A fact of the journal as `seat` may know it: a drawn card is shown to its owner alone, a gift
    to giver and receiver, a hand to its challenger."""
    kind, a, b, c, d = fact
    match kind:
        case telling.LOT:
            return UnoEvent(kind="lot", seat=Seat(a), card=format_card(b))
        case telling.DEALT:
            return UnoEvent(kind="dealt", seat=Seat(a))
        case telling.TURNED_UP:
            return UnoEvent(kind="turned_up", card=format_card(a))
        case telling.PUT_BACK:
            return UnoEvent(kind="put_back", card=format_card(a))
        case telling.PLAYED:
            return UnoEvent(
                kind="played", seat=Seat(a), card=format_card(b), colour=_colour(c), calls=d == 1
            )
        case telling.DREW:
            return UnoEvent(kind="drew", seat=Seat(a), card=format_card(b) if seat == a else None)
        case telling.PASSED:
            return UnoEvent(kind="passed", seat=Seat(a))
        case telling.SKIPPED:
            return UnoEvent(kind="skipped", seat=Seat(a))
        case telling.REVERSED:
            return UnoEvent(kind="reversed", direction=1 if a == 1 else -1)
        case telling.NAMED:
            return UnoEvent(kind="named", seat=Seat(a), colour=_colour(b))
        case telling.GAVE:
            return UnoEvent(
                kind="gave",
                seat=Seat(a),
                other=Seat(b),
                card=format_card(c) if seat in (a, b) else None,
                colour=_colour(c // SYMBOLS),
                calls=d == 1,
            )
        case telling.CALLED:
            return UnoEvent(kind="called", seat=Seat(a))
        case telling.CAUGHT:
            return UnoEvent(kind="caught", seat=Seat(a), other=Seat(b))
        case telling.ACCEPTED:
            return UnoEvent(kind="accepted", seat=Seat(a))
        case telling.SHOWED:
            if seat != b:
                return None
            return UnoEvent(
                kind="showed", seat=Seat(a), other=Seat(b), card=format_card(c), count=d
            )
        case telling.CHALLENGED:
            return UnoEvent(kind="challenged", seat=Seat(a), other=Seat(b), guilty=c == 1)
        case telling.PILE_FORMED:
            return UnoEvent(kind="pile_formed", count=a)
        case telling.BLOCKED:
            return UnoEvent(kind="blocked")
        case telling.ROUND_OVER:
            return UnoEvent(kind="round_over", seat=_seat_or_none(a))
        case telling.GAME_OVER:
            return UnoEvent(kind="game_over")
    raise ValueError(f"expected a fact that UNO's rules tell, got {fact}")
