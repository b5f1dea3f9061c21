"""The rules of Mojo: start, deal, legal, apply. Ids refer to `docs/rules/mojo.md`."""

from parlour.core.chance import random_below, shuffle
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, tell
from parlour.games.mojo.actions import (
    DRAW_CARD,
    PLAY_CARD,
    REVEAL_CARD,
    TAKE_CARD,
    decode,
    encode,
)
from parlour.games.mojo.cards import COPIES, LAY_AT, LAY_AT_OF_TWO, QUIET_LIMIT, VALUES
from parlour.games.mojo.editions import DEALS_ON, HAND_SIZE, SPARES_PLAYED, TURNS_UP
from parlour.games.mojo.scoring import count_hands, score_round, show_face
from parlour.games.mojo.state import (
    CHOOSE_DRAW,
    DEAL,
    NONE,
    OVER,
    PLAY,
    MojoState,
)
from parlour.games.mojo.telling import (
    DEALT,
    DISCARD_FORMED,
    DREW,
    GAME_OVER,
    LAID,
    PILE_FORMED,
    PLAYED,
    REVEALED,
    ROUND_OVER,
    TOOK,
)


@rare
def start(s: MojoState) -> None:
    """Before the first deal: the Mojo card shows 0 (M3); two players lay fewer cards (M11)."""
    s.phase = DEAL
    s.round = 0
    show_face(s, 0)
    s.holder = NONE
    s.lay_at = LAY_AT_OF_TWO if s.seats == 2 else LAY_AT
    gather_deck(s)


@rule
def gather_deck(s: MojoState) -> None:
    """All 78 cards into the draw pile, in order."""
    s.pile_size = 0
    for value in range(VALUES):
        for _ in range(COPIES[value]):
            s.pile[s.pile_size] = value
            s.pile_size += 1
        s.formed[value] = COPIES[value]
        s.apart[value] = 0
    s.discard_size[0] = 0
    s.discard_size[1] = 0


# --- dealing --------------------------------------------------------------------------------------


@rare
def deal(s: MojoState) -> None:
    """Begin the next round (M3, M16). The first deal also settles who begins (M4)."""
    first = opener(s)
    s.turn = first if first != NONE else random_below(s, s.seats)
    s.round += 1
    s.holder = NONE
    s.quiet_turns = 0
    s.reformed = 0
    if s.round == 1 or not DEALS_ON[s.edition]:
        gather_deck(s)
        clear_seats(s)
        shuffle(s, s.pile, s.pile_size)
    else:
        put_apart(s)
        clear_seats(s)
    cards = HAND_SIZE[s.edition]
    for seat in range(s.seats):
        for _ in range(cards):
            value = draw_top(s)
            s.hand[seat][value] += 1
            s.drawn[seat][value] += 1
        s.hand_size[seat] = cards
    for d in range(s.discards):
        turn_up(s, d)
    tell(s, DEALT, s.turn)
    begin_turn(s)


@rule
def opener(s: MojoState) -> int:
    """The seat that begins the next round (M16); NONE: chance decides (M4)."""
    return s.first_player if s.round == 0 else s.holder


@rule
def clear_seats(s: MojoState) -> None:
    """Take all cards from the seats."""
    for seat in range(s.seats):
        for value in range(VALUES):
            s.hand[seat][value] = 0
            s.laid[seat][value] = 0
            s.revealed[seat][value] = 0
            s.known[seat][value] = 0
            s.drawn[seat][value] = 0
        s.hand_size[seat] = 0
        s.laid_size[seat] = 0


@rule
def put_apart(s: MojoState) -> None:
    """M16, where rounds are dealt on: put the players' cards and the round's discards apart."""
    for seat in range(s.seats):
        for value in range(VALUES):
            s.apart[value] += s.hand[seat][value] + s.laid[seat][value] + s.revealed[seat][value]
    for d in range(s.discards):
        for i in range(s.discard_size[d]):
            s.apart[s.discard[d][i]] += 1
        s.discard_size[d] = 0


@rule
def turn_up(s: MojoState, d: int) -> None:
    """Turn up the top of the draw pile as the first card of discard d."""
    value = draw_top(s)
    s.formed[value] -= 1
    push(s, d, value)


# --- the piles ------------------------------------------------------------------------------------


@rule
def push(s: MojoState, d: int, value: int) -> None:
    """Put a card on top of discard d."""
    s.discard[d][s.discard_size[d]] = value
    s.discard_size[d] += 1


@rule
def draw_top(s: MojoState) -> int:
    """Take the top card of the draw pile; an empty pile is formed anew first (M10).

    There is always a card: hands hold at most 8 x 8 of the 78, and two stay on the discards.
    """
    if s.pile_size == 0:
        form_pile(s)
    s.pile_size -= 1
    return s.pile[s.pile_size]


@rare
def form_pile(s: MojoState) -> None:
    """Form a new draw pile from discarded cards (M10, M16, M20)."""
    for value in range(VALUES):
        for _ in range(s.apart[value]):
            s.pile[s.pile_size] = value
            s.pile_size += 1
        s.apart[value] = 0
    if s.discards == 2 and SPARES_PLAYED[s.edition]:
        sweep(s, 1 - s.chosen)
        if s.pile_size == 0:
            sweep(s, s.chosen)
    else:
        for d in range(s.discards):
            sweep(s, d)
    for value in range(VALUES):
        s.formed[value] = 0
        for seat in range(s.seats):
            s.drawn[seat][value] = 0
    for i in range(s.pile_size):
        s.formed[s.pile[i]] += 1
    s.reformed = 1
    shuffle(s, s.pile, s.pile_size)
    tell(s, PILE_FORMED, s.pile_size)


@rule
def sweep(s: MojoState, d: int) -> None:
    """Move all but the top card of a discard to the draw pile."""
    last = s.discard_size[d] - 1
    if last < 1:
        return
    for i in range(last):
        s.pile[s.pile_size] = s.discard[d][i]
        s.pile_size += 1
    s.discard[d][0] = s.discard[d][last]
    s.discard_size[d] = 1


# --- who may do what ------------------------------------------------------------------------------


@rule
def to_act(s: MojoState) -> int:
    """The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return s.turn


@rule
def legal(s: MojoState, seat: int, out: Row) -> int:
    """Write the seat's legal actions to `out` in ascending order; return their number.

    Every value is written, but counted only if held: that avoids an unpredictable branch.
    """
    n = 0
    if s.phase == PLAY and seat == s.turn:
        if s.laid_size[seat] > 0:  # M12
            for value in range(VALUES):
                out[n] = encode(REVEAL_CARD, value)
                n += s.laid[seat][value] > 0
            return n
        if s.chosen != 1:
            for value in range(VALUES):  # M6: any card
                out[n] = encode(PLAY_CARD, value, 0)
                n += s.hand[seat][value] > 0
        if s.discards == 2 and s.chosen != 0:  # M18
            for value in range(VALUES):
                out[n] = encode(PLAY_CARD, value, 1)
                n += s.hand[seat][value] > 0
    elif s.phase == CHOOSE_DRAW and seat == s.turn:
        out[0] = encode(DRAW_CARD)
        out[1] = encode(TAKE_CARD)
        n = 2
    return n


@rule
def apply(s: MojoState, seat: int, action: int) -> None:
    """Carry out a legal action."""
    kind, card, discard = decode(action)
    if kind == PLAY_CARD:
        play(s, seat, card, discard)
    elif kind == REVEAL_CARD:
        reveal(s, seat, card)
    elif kind == DRAW_CARD:
        draw(s, seat)
        end_turn(s, seat)
    else:
        take(s, seat)
        end_turn(s, seat)


# --- a turn ---------------------------------------------------------------------------------------


@rule
def begin_turn(s: MojoState) -> None:
    """Begin the turn of the seat in turn."""
    s.phase = PLAY
    s.chosen = NONE
    s.held_at_start = s.hand_size[s.turn] + s.laid_size[s.turn]


@rule
def play(s: MojoState, seat: int, value: int, d: int) -> None:
    """Play a card (M6) onto discard d: lower ends the turn (M7), higher draws a card first (M8),
    equal plays on (M9)."""
    covered = s.discard[d][s.discard_size[d] - 1]
    s.hand[seat][value] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat][value] > 0:
        s.known[seat][value] -= 1
    push(s, d, value)
    s.chosen = d
    tell(s, PLAYED, seat, value, d, covered)
    if value > covered:  # M8
        if may_take(s):
            s.phase = CHOOSE_DRAW
            return
        draw(s, seat)
    elif s.hand_size[seat] == 0:  # M13
        end_round(s, seat)
        return
    elif value == covered:  # M9
        return
    end_turn(s, seat)


@rule
def may_take(s: MojoState) -> bool:
    """True if a player who has to draw may take from the other discard instead (M18), unless there
    have been too many quiet turns (M21)."""
    return s.discards == 2 and s.quiet_turns < QUIET_LIMIT


@rule
def draw(s: MojoState, seat: int) -> None:
    """Draw one card from the draw pile (M8)."""
    value = draw_top(s)
    s.hand[seat][value] += 1
    s.hand_size[seat] += 1
    s.drawn[seat][value] += 1
    tell(s, DREW, seat, value)


@rule
def take(s: MojoState, seat: int) -> None:
    """Take the top card of the discard that was not played onto, for all to see (M18)."""
    d = 1 - s.chosen
    s.discard_size[d] -= 1
    value = s.discard[d][s.discard_size[d]]
    s.hand[seat][value] += 1
    s.hand_size[seat] += 1
    s.known[seat][value] += 1
    tell(s, TOOK, seat, value, d)
    if s.discard_size[d] == 0:
        form_discard(s, d)


@rule
def form_discard(s: MojoState, d: int) -> None:
    """Begin discard d anew at once if it is empty (M19)."""
    if TURNS_UP[s.edition]:
        turn_up(s, d)
    else:
        s.discard_size[1 - d] -= 1
        push(s, d, s.discard[1 - d][s.discard_size[1 - d]])
    tell(s, DISCARD_FORMED, d, s.discard[d][0])


@rule
def reveal(s: MojoState, seat: int, value: int) -> None:
    """Reveal one laid card (M12); the last one ends the round (M13)."""
    s.laid[seat][value] -= 1
    s.laid_size[seat] -= 1
    s.revealed[seat][value] += 1
    if s.known[seat][value] > 0:
        s.known[seat][value] -= 1
    tell(s, REVEALED, seat, value)
    if s.laid_size[seat] == 0:
        end_round(s, seat)
    else:
        end_turn(s, seat)


@rule
def end_turn(s: MojoState, seat: int) -> None:
    """End the turn: lay a small hand (Mojo Time, M11), then go on to the next seat (M5)."""
    if 0 < s.hand_size[seat] <= s.lay_at:
        for value in range(VALUES):
            s.laid[seat][value] = s.hand[seat][value]
            s.hand[seat][value] = 0
        s.laid_size[seat] = s.hand_size[seat]
        s.hand_size[seat] = 0
        tell(s, LAID, seat, s.laid_size[seat])
    if s.hand_size[seat] + s.laid_size[seat] < s.held_at_start:  # M21
        s.quiet_turns = 0
    elif s.quiet_turns < QUIET_LIMIT:
        s.quiet_turns += 1
    s.turn = next_seat(s, seat)
    begin_turn(s)


@rule
def next_seat(s: MojoState, seat: int) -> int:
    """The next seat in the direction of play (M5)."""
    following = seat + s.direction
    if following == s.seats:
        following = 0
    return following if following >= 0 else s.seats - 1


@rule
def end_round(s: MojoState, seat: int) -> None:
    """End the round: the seat takes the Mojo card (M13), and all score."""
    s.chosen = NONE
    tell(s, ROUND_OVER, seat)
    count_hands(s)
    close_round(s, seat)


@rule
def close_round(s: MojoState, seat: int) -> None:
    """Score what has been counted, with the Mojo card at this seat. The game ends at the limit
    (M17)."""
    s.holder = seat
    if score_round(s) >= s.points_limit:
        s.phase = OVER
        tell(s, GAME_OVER)
    else:
        s.phase = DEAL
