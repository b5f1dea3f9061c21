"""The rules of Monster High UNO: start, deal, legal, apply. Ids refer to `docs/rules/uno.md`."""

from parlour.core.chance import shuffle
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, tell
from parlour.games.uno.actions import (
    ACCEPT,
    CALL,
    DO_CHALLENGE,
    DRAW_CARD,
    GIVE_CARD,
    NAME_COLOUR,
    PASS,
    PLAY_CARD,
    WAYS,
    add_coloured,
    decode,
    encode,
)
from parlour.games.uno.calling import (
    add_calls,
    call_late,
    catch,
    close_moment,
    ends_moment,
    settle_call,
)
from parlour.games.uno.cards import (
    COLOURED,
    COLOURS,
    DRAW_FOUR_CARDS,
    DRAW_TWO,
    DRAW_TWO_CARDS,
    FACES,
    REVERSE,
    SCARY,
    SKIP,
    SYMBOLS,
    WILD,
    WILD_DRAW_FOUR,
)
from parlour.games.uno.challenge import accept, await_challenge, challenge
from parlour.games.uno.editions import HAND_SIZE
from parlour.games.uno.knowing import LEVEL, forget_all, lose_colour, part_with, rule_out
from parlour.games.uno.pile import draw_card, draw_cards, gather_deck
from parlour.games.uno.scary import give, play_scary
from parlour.games.uno.state import (
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
from parlour.games.uno.telling import (
    DEALT,
    LOT,
    NAMED,
    PASSED,
    PLAYED,
    PUT_BACK,
    REVERSED,
    TURNED_UP,
)
from parlour.games.uno.turns import (
    begin_turn,
    colour_cards,
    draw_and_miss,
    end_round,
    fits,
    miss_turn,
    next_seat,
    skips,
)


@rare
def start(s: UnoState) -> None:
    """Set up an empty table, before the first deal."""
    s.phase = DEAL
    s.round = 0
    s.direction = 1
    s.dealer = NONE
    clear_table(s)


# --- dealing --------------------------------------------------------------------------------------


@rare
def deal(s: UnoState) -> None:
    """Begin the next round (U3-U6)."""
    dealer = next_dealer(s)
    s.dealer = dealer if dealer != NONE else draw_lots(s)
    s.round += 1
    s.direction = 1
    gather_deck(s)
    clear_table(s)
    cards = HAND_SIZE[s.edition]
    for seat in range(s.seats):
        for _ in range(cards):
            s.pile_size -= 1
            s.hand[seat][s.pile[s.pile_size]] += 1
        s.hand_size[seat] = cards
        s.received[seat] = cards
    tell(s, DEALT, s.dealer)
    begin_turn(s, next_clockwise(s, s.dealer))
    turn_up(s)


@rule
def next_clockwise(s: UnoState, seat: int) -> int:
    """The next seat clockwise: the player on the left (U4)."""
    return (seat + 1) % s.seats


@rule
def next_dealer(s: UnoState) -> int:
    """The seat that deals the next round (U3); NONE: lots decide."""
    return NONE if s.round == 0 else next_clockwise(s, s.dealer)


@rare
def draw_lots(s: UnoState) -> int:
    """U3: each draws a card; return the seat with the highest number, which deals. Other cards
    count 0, and ties draw again from the rest."""
    dealer = NONE
    tied = (1 << s.seats) - 1
    drawing = int(s.seats)
    s.pile_size = 0
    while drawing > 1:
        if s.pile_size < drawing:
            gather_deck(s)
        highest = -1
        still = 0
        for seat in range(s.seats):
            if tied >> seat & 1:
                s.pile_size -= 1
                face = s.pile[s.pile_size]
                tell(s, LOT, seat, face)
                lot = 0
                if face < COLOURED and face % SYMBOLS < SKIP:
                    lot = face % SYMBOLS
                if lot > highest:
                    highest = lot
                    dealer = seat
                    still = 0
                    drawing = 0
                if lot == highest:
                    still |= 1 << seat
                    drawing += 1
        tied = still
    return dealer


@rare
def clear_table(s: UnoState) -> None:
    """Clear the table: no cards in hands, nothing known, nothing pending."""
    for seat in range(s.seats):
        for face in range(FACES):
            s.hand[seat][face] = 0
        s.hand_size[seat] = 0
        s.called[seat] = 0
    forget_all(s)
    s.reformed = 0
    close_moment(s)
    s.colour = NONE
    s.accused = NONE
    s.colour_before = NONE
    s.giving = NONE
    s.fresh = NONE
    s.winner = NONE
    s.empty_draws = 0


@rare
def turn_up(s: UnoState) -> None:
    """U5: turn up the first card. It acts on the player left of the dealer, who is in turn; a
    Reverse gives the dealer the first turn."""
    s.pile_size -= 1
    while s.pile[s.pile_size] == WILD_DRAW_FOUR:
        tell(s, TURNED_UP, WILD_DRAW_FOUR)
        s.pile_size += 1
        tell(s, PUT_BACK, WILD_DRAW_FOUR)
        shuffle(s, s.pile, s.pile_size)
        s.pile_size -= 1
    face = s.pile[s.pile_size]
    s.discard[0] = face
    s.discard_size = 1
    tell(s, TURNED_UP, face)
    if face >= COLOURED:
        s.phase = NAME_FIRST
        return
    s.colour = face // SYMBOLS
    symbol = face % SYMBOLS
    if symbol == REVERSE:
        reverse(s)
        begin_turn(s, s.dealer)
    elif symbol == SKIP:
        miss_turn(s, s.turn)
    elif symbol == DRAW_TWO:
        draw_and_miss(s, s.turn, DRAW_TWO_CARDS)


# --- who may do what ------------------------------------------------------------------------------


@rule
def to_act(s: UnoState) -> int:
    """The seat in turn; CHANCE when a deal comes next; NOBODY when the game is over."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return s.turn


@rule
def legal(s: UnoState, seat: int, out: Row) -> int:
    """Write the seat's legal actions to `out` in ascending order; return their number."""
    n = 0
    if seat == s.turn:
        if s.phase == PLAY:
            n = legal_plays(s, seat, out)
        elif s.phase == DRAWN:  # U7
            n = add_plays(s, seat, s.fresh, out, 0)
            out[n] = encode(PASS)
            n += 1
        elif s.phase == GIVE:
            n = legal_gifts(s, seat, out)
        elif s.phase == CHALLENGE:  # U13
            out[0] = encode(DO_CHALLENGE)
            out[1] = encode(ACCEPT)
            n = 2
        elif s.phase == NAME or s.phase == NAME_FIRST:  # U5, U14
            for colour in range(len(COLOURS)):
                out[colour] = encode(NAME_COLOUR, NONE, colour)
            n = len(COLOURS)
    return add_calls(s, seat, out, n)  # U16


@rule
def legal_plays(s: UnoState, seat: int, out: Row) -> int:
    """U7: any card that fits, or a draw."""
    top = s.discard[s.discard_size - 1]
    symbol = top % SYMBOLS if top < COLOURED else COLOURED  # of a wild card: in no colour
    n = add_coloured(s.hand[seat], s.colour, symbol, out)
    if s.hand_size[seat] == 2:
        n = add_called(out, n)
    for face in range(WILD, FACES):
        if s.hand[seat][face] > 0:
            n = add_plays(s, seat, face, out, n)
    out[n] = encode(DRAW_CARD)
    return n + 1


@rare
def add_called(out: Row, n: int) -> int:
    """U16: write each of the n plays twice, without the call and with it; return their number."""
    for i in range(n - 1, -1, -1):
        action = out[i]
        out[2 * i] = action
        out[2 * i + 1] = action + 1
    return 2 * n


@rare
def add_plays(s: UnoState, seat: int, face: int, out: Row, n: int) -> int:
    """The ways to play a face: naming a colour (U11, U12, U14) unless it is the last card (U17),
    with or without the call if it leaves one card (U16)."""
    left = s.hand_size[seat] - 1
    for way in range(WAYS):
        if left == 0 or face < COLOURED:
            possible = way == 0
        elif face != SCARY:
            possible = way > 0
        elif way == 0:
            possible = coloured_cards(s, seat) == 0
        else:
            possible = colour_cards(s, seat, way - 1) > 0
        if possible:
            out[n] = encode(PLAY_CARD, face, way - 1)
            n += 1
            if left == 1 and (face != SCARY or way == 0):
                out[n] = encode(PLAY_CARD, face, way - 1, 1)
                n += 1
    return n


@rare
def coloured_cards(s: UnoState, seat: int) -> int:
    """The number of the seat's cards that are not wild."""
    total = int(s.hand_size[seat])
    for face in range(WILD, FACES):
        total -= s.hand[seat][face]
    return total


@rare
def legal_gifts(s: UnoState, seat: int, out: Row) -> int:
    """U14: any card of the colour; U16: with or without the call if the last gift leaves one
    card."""
    n = 0
    due = s.hand_size[seat] == 2 and colour_cards(s, seat, s.giving) == 1
    for face in range(SYMBOLS * s.giving, SYMBOLS * (s.giving + 1)):
        if s.hand[seat][face] > 0:
            out[n] = encode(GIVE_CARD, face)
            n += 1
            if due:
                out[n] = encode(GIVE_CARD, face, NONE, 1)
                n += 1
    return n


@rule
def apply(s: UnoState, seat: int, action: int) -> None:
    """Carry out a legal action."""
    if ends_moment(s, action):  # U16
        close_moment(s)
    kind, what, colour, call = decode(action)
    if kind == PLAY_CARD:
        play(s, seat, what, colour, call)
    elif kind == GIVE_CARD:
        give(s, seat, what, call)
    elif kind == NAME_COLOUR:
        name_colour(s, seat, colour)
    elif kind == DRAW_CARD:
        draw(s, seat)
    elif kind == PASS:
        tell(s, PASSED, seat)
        s.fresh = NONE
        begin_turn(s, next_seat(s, seat))
    elif kind == DO_CHALLENGE:
        challenge(s, seat)
    elif kind == ACCEPT:
        accept(s, seat)
    elif kind == CALL:
        call_late(s, seat)
    else:
        catch(s, seat, what)


# --- a turn ---------------------------------------------------------------------------------------


@rule
def play(s: UnoState, seat: int, face: int, named: int, call: int) -> None:
    """Play a card (U7), and carry out its effect (U8-U15)."""
    colour_before = s.colour
    s.fresh = NONE
    s.empty_draws = 0
    s.hand[seat][face] -= 1
    s.hand_size[seat] -= 1
    s.called[seat] = 0
    part_with(s, seat, face // SYMBOLS)
    if s.bounded:
        s.known[seat][face] >>= LEVEL
        lose_colour(s, seat, face // SYMBOLS)
    s.discard[s.discard_size] = face
    s.discard_size += 1
    tell(s, PLAYED, seat, face, named, call)
    if face < COLOURED:
        s.colour = face // SYMBOLS
    elif face != SCARY and named != NONE:
        s.colour = named
    if s.hand_size[seat] == 0:
        play_last(s, seat, face)
    elif face == SCARY:
        play_scary(s, seat, named, call)
    else:
        settle_call(s, seat, call)
        if face == WILD_DRAW_FOUR:
            await_challenge(s, seat, colour_before)
        elif face == WILD:
            begin_turn(s, next_seat(s, seat))
        else:
            act(s, seat, face % SYMBOLS)


@rule
def act(s: UnoState, seat: int, symbol: int) -> None:
    """Carry out the effect of a coloured card (U8-U10), and begin the next turn."""
    if symbol == REVERSE:
        reverse(s)
    if skips(s, symbol):
        miss_turn(s, next_seat(s, seat))
    elif symbol == DRAW_TWO:
        draw_and_miss(s, next_seat(s, seat), DRAW_TWO_CARDS)
    else:
        begin_turn(s, next_seat(s, seat))


@rule
def reverse(s: UnoState) -> None:
    """U9: the direction turns."""
    s.direction = -s.direction
    tell(s, REVERSED, s.direction)


@rare
def play_last(s: UnoState, seat: int, face: int) -> None:
    """U17: carry out the last card, which has left the hand empty. The next player still draws,
    then the round is over."""
    if face == WILD_DRAW_FOUR:
        draw_cards(s, next_seat(s, seat), DRAW_FOUR_CARDS)
    elif face < COLOURED and face % SYMBOLS == DRAW_TWO:
        draw_cards(s, next_seat(s, seat), DRAW_TWO_CARDS)
    end_round(s, seat)


@rule
def draw(s: UnoState, seat: int) -> None:
    """U7: draw one card, which may be played if it fits. U18: drawing nothing is a pass; as many of
    these in a row as there are players block the round."""
    before = s.received[seat]
    face = draw_card(s, seat)
    if face == NONE:
        rule_out(s, seat, s.colour, before)
        tell(s, PASSED, seat)
        s.empty_draws += 1
        if s.empty_draws == s.seats:
            end_round(s, NONE)
            return
    else:
        s.empty_draws = 0
        if fits(s, face):
            rule_out(s, seat, s.colour, before)
            s.fresh = face
            s.phase = DRAWN
            return
        rule_out(s, seat, s.colour, before + 1)
    begin_turn(s, next_seat(s, seat))


@rule
def name_colour(s: UnoState, seat: int, colour: int) -> None:
    """Name a colour: for a first card, after which the turn goes on (U5), or at the end of a Scary
    turn (U14)."""
    s.colour = colour
    tell(s, NAMED, seat, colour)
    begin_turn(s, seat if s.phase == NAME_FIRST else next_seat(s, seat))
