"""The rules of Hazard: start, deal, legal, apply. Ids refer to `docs/rules/hazard.md`."""

from parlour.core.chance import random_below, shuffle
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, tell
from parlour.games.hazard.actions import DRAW, LOOK, STOP, decode, encode
from parlour.games.hazard.cards import COPIES, LIMIT, VALUES
from parlour.games.hazard.scoring import cards_of, score_round
from parlour.games.hazard.state import DEAL, OVER, PLAY, HazardState
from parlour.games.hazard.telling import DEALT, DREW, GAME_OVER, LOOKED, ROUND_OVER, STOPPED


@rare
def start(s: HazardState) -> None:
    """Before the first deal."""
    s.phase = DEAL
    s.round = 0
    gather_deck(s)


@rule
def gather_deck(s: HazardState) -> None:
    """All 40 cards into the draw pile, in order (X1)."""
    s.hidden = 0
    s.pile_size = 0
    for value in range(1, VALUES):
        for _ in range(COPIES):
            s.pile[s.pile_size] = value
            s.pile_size += 1


@rare
def deal(s: HazardState) -> None:
    """Begin the next round: a lot decides who begins the first, then the seats take turns (X3). One
    card goes to the middle, face down (X4)."""
    s.first = random_below(s, s.seats) if s.round == 0 else next_seat(s, s.first)
    s.round += 1
    for seat in range(s.seats):
        s.stopped[seat] = 0
        s.looked[seat] = 0
        for value in range(VALUES):
            s.drawn[seat][value] = 0
    gather_deck(s)
    shuffle(s, s.pile, s.pile_size)
    s.hidden = draw_top(s)
    s.turn = s.first
    s.phase = PLAY
    tell(s, DEALT, s.turn)


@rule
def draw_top(s: HazardState) -> int:
    """Take the top card of the draw pile. There is always one: six seats can draw 6 x 31 of its
    210 points."""
    s.pile_size -= 1
    return s.pile[s.pile_size]


@rule
def next_seat(s: HazardState, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0


@rule
def to_act(s: HazardState) -> int:
    """The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return s.turn


@rule
def legal(s: HazardState, seat: int, out: Row) -> int:
    """Write the seat's legal actions to `out` in ascending order; return their number."""
    if s.phase != PLAY or seat != s.turn:
        return 0
    out[0] = encode(DRAW)
    if s.looked[seat]:
        out[1] = encode(STOP)
        return 2
    out[1] = encode(LOOK)
    out[2] = encode(STOP)
    return 3


@rule
def apply(s: HazardState, seat: int, action: int) -> None:
    """Carry out a legal action: draw a card (X5), look at the hidden one (X6), or stop (X7)."""
    (kind,) = decode(action)
    if kind == DRAW:
        value = draw_top(s)
        s.drawn[seat][value] += 1
        tell(s, DREW, seat, value)
        if cards_of(s, seat) > LIMIT:
            s.stopped[seat] = 1
    elif kind == LOOK:
        s.looked[seat] = 1
        tell(s, LOOKED, seat, s.hidden)
    else:
        s.stopped[seat] = 1
        tell(s, STOPPED, seat)
    go_on(s)


@rule
def go_on(s: HazardState) -> None:
    """The next seat that has not stopped is in turn; the round ends when all have (X7)."""
    for _ in range(s.seats):
        s.turn = next_seat(s, s.turn)
        if not s.stopped[s.turn]:
            return
    end_round(s)


@rule
def end_round(s: HazardState) -> None:
    """Turn up the hidden card and score. The last round ends the game (X8)."""
    score_round(s)
    tell(s, ROUND_OVER, s.hidden)
    if s.round == s.rounds:
        s.phase = OVER
        tell(s, GAME_OVER)
    else:
        s.phase = DEAL
