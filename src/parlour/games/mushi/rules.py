"""The rules of Mushi: start, deal, legal, apply, redeal. Ids refer to `docs/rules/mushi.md`.

Actions are small ints:

- `4 * card + k` plays a card from the hand. k is the card's own number in its month, except where
  two cards of the table match: then it is the number of the one that is captured.
- `JOKER_TAKES + card` plays the joker from the hand and captures that card.
- `TAKE_CARD + card` captures that card with the one turned up.
"""

from parlour.core.chance import random_below, shuffle
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rule
from parlour.core.state import tell
from parlour.games.mushi.cards import (
    ALL,
    DECK_SIZE,
    HAND_SIZE,
    JOKER,
    JOKER_BIT,
    MONTHS,
    SIZE,
    VALUES,
    WILLOW,
)
from parlour.games.mushi.scoring import score_deal
from parlour.games.mushi.state import DEAL, NONE, OSAKA, OVER, PLAY, RU, SEATS, TAKE
from parlour.games.mushi.telling import (
    CAPTURED,
    DEAL_OVER,
    DEALT,
    FOUR_OF_A_MONTH,
    FOUR_PAIRS,
    GAME_OVER,
    LEFT_OVER,
    LOTS,
    MISDEAL,
    PLAYED,
    STAYS,
    THREE_WILLOWS,
    TURNED_UP,
    tell_yaku,
    yaku_before,
)

JOKER_TAKES = 4 * DECK_SIZE
TAKE_CARD = JOKER_TAKES + DECK_SIZE
ACTIONS = TAKE_CARD + DECK_SIZE
MAX_LEGAL = 2 * (HAND_SIZE - 1) + DECK_SIZE - 4  # the joker in the hand, and all that it captures


@rule
def start(s):
    """Before the first deal."""
    s.phase = DEAL
    s.round = 0
    s.dealer = NONE
    s.turned = NONE
    s.joker_left_by = NONE
    s.joker_paired_by = NONE


# --- dealing --------------------------------------------------------------------------------------


@rule
def deal(s):
    """The next deal, by the right dealer (H3), until it is no misdeal (H5). The dealer plays first
    (H6)."""
    if s.round == 0:
        s.dealer = s.first_dealer
        while s.dealer == NONE:
            draw_lots(s)
    elif s.points[0] != s.points[1]:
        s.dealer = 0 if s.points[0] > s.points[1] else 1
    s.round += 1
    s.misdeals = 0
    deal_cards(s)
    reason = misdeal(s)
    while reason != NONE:
        s.misdeals += 1
        tell(s, MISDEAL, s.dealer, reason, table_set(s))
        deal_cards(s)
        reason = misdeal(s)
    tell(s, DEALT, s.dealer, table_set(s))
    s.phase = PLAY
    s.turn = s.dealer


@rule
def draw_lots(s):
    """H3: each seat draws a card; the earlier month deals, then the dearer card; else again."""
    a = random_below(s, DECK_SIZE)
    b = random_below(s, DECK_SIZE - 1)
    if b >= a:
        b += 1
    if a // 4 != b // 4:
        s.dealer = 0 if a // 4 < b // 4 else 1
    elif VALUES[a] != VALUES[b]:
        s.dealer = 0 if VALUES[a] > VALUES[b] else 1
    tell(s, LOTS, a, b, s.dealer)


@rule
def deal_cards(s):
    """H4: twice four cards to the opponent, to the dealer and to the table; 16 are left."""
    for card in range(DECK_SIZE):
        s.pile[card] = card
    shuffle(s, s.pile, DECK_SIZE)
    s.pile_size = DECK_SIZE
    for month in range(MONTHS):
        s.table[month] = 0
        for seat in range(SEATS):
            s.hand[seat][month] = 0
            s.captured[seat][month] = 0
    for _ in range(2):
        for _ in range(4):
            card = draw_top(s)
            s.hand[1 - s.dealer][card // 4] |= 1 << card % 4
        for _ in range(4):
            card = draw_top(s)
            s.hand[s.dealer][card // 4] |= 1 << card % 4
        for _ in range(4):
            card = draw_top(s)
            s.table[card // 4] |= 1 << card % 4
    for seat in range(SEATS):
        s.hand_size[seat] = HAND_SIZE
        s.lacks[seat] = 0
    s.turned = NONE
    s.joker_paired_by = NONE
    s.joker_left_by = s.dealer if s.table[WILLOW] & JOKER_BIT else NONE  # H12


@rule
def draw_top(s):
    s.pile_size -= 1
    return s.pile[s.pile_size]


@rule
def misdeal(s):
    """H5: why these cards on the table are a misdeal; NONE where they are none."""
    pairs = 0
    for month in range(MONTHS):
        if s.table[month] == ALL:
            return FOUR_OF_A_MONTH
        if SIZE[s.table[month]] == 2:
            pairs += 1
    if s.table[WILLOW] == ALL - JOKER_BIT:
        return THREE_WILLOWS
    if s.four_pairs and pairs == 4:
        return FOUR_PAIRS
    return NONE


@rule
def table_set(s):
    """The cards of the table as one number, for the journal."""
    cards = 0
    for month in range(MONTHS):
        cards |= s.table[month] << 4 * month
    return cards


# --- who may do what ------------------------------------------------------------------------------


@rule
def to_act(s):
    """The seat whose turn it is (H6); CHANCE when a deal comes next; NOBODY at the end."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return s.turn


@rule
def matches(s, month):
    """The cards of a month on the table that another card of the month captures: no joker (H11)."""
    cards = s.table[month]
    return cards & ~JOKER_BIT if month == WILLOW else cards


@rule
def must_match(s, seat):
    """H8: in `ru` a seat that holds a matching card must play one. The joker is none."""
    if s.edition != RU:
        return False
    for month in range(MONTHS):
        if s.hand[seat][month] and s.table[month]:
            if month != WILLOW:
                return True
            if s.hand[seat][month] & ~JOKER_BIT and s.table[month] & ~JOKER_BIT:
                return True
    return False


@rule
def legal(s, seat, out):
    """Write the seat's legal actions to `out` in ascending order; return their number."""
    n = 0
    if seat != s.turn:
        return 0
    if s.phase == PLAY:
        obliged = must_match(s, seat)
        for month in range(MONTHS):
            held = s.hand[seat][month]
            if held == 0:
                continue
            on_table = matches(s, month)
            for k in range(4):
                if held >> k & 1:
                    card = 4 * month + k
                    if card == JOKER:
                        if not obliged and joker_targets(s) == 0:
                            out[n] = 4 * card + k
                            n += 1
                    elif SIZE[on_table] == 2:  # H9
                        for match in range(4):
                            if on_table >> match & 1:
                                out[n] = 4 * card + match
                                n += 1
                    elif on_table or not obliged:
                        out[n] = 4 * card + k
                        n += 1
        if s.hand[seat][WILLOW] & JOKER_BIT:
            n = write_targets(s, JOKER_TAKES, out, n)
    elif s.phase == TAKE:
        if s.turned == JOKER:
            return write_targets(s, TAKE_CARD, out, 0)
        month = s.turned // 4
        for k in range(4):
            if s.table[month] >> k & 1 and 4 * month + k != JOKER:
                out[n] = TAKE_CARD + 4 * month + k
                n += 1
    return n


@rule
def write_targets(s, action, out, n):
    """Write `action + card` for each card that the joker can capture: all but Willows (H11)."""
    for month in range(MONTHS):
        if month != WILLOW:
            for k in range(4):
                if s.table[month] >> k & 1:
                    out[n] = action + 4 * month + k
                    n += 1
    return n


@rule
def joker_targets(s):
    """How many cards of the table the joker can capture (H11, H13)."""
    n = 0
    for month in range(MONTHS):
        if month != WILLOW:
            n += SIZE[s.table[month]]
    return n


@rule
def apply(s, seat, action):
    """Carry out a legal action (H7)."""
    if action < TAKE_CARD:
        play(s, seat, action)
        turn_up(s, seat)
        if s.phase == PLAY:
            end_turn(s, seat)
    else:
        target = action - TAKE_CARD
        s.phase = PLAY
        capture(s, seat, s.turned, target // 4, 1 << target % 4)
        end_turn(s, seat)


# --- a turn ---------------------------------------------------------------------------------------


@rule
def play(s, seat, action):
    """H7 (a): a card from the hand captures what matches (H9), the joker what it likes (H11)."""
    card = action // 4 if action < JOKER_TAKES else JOKER
    month = card // 4
    s.hand[seat][month] &= ~(1 << card % 4)
    s.hand_size[seat] -= 1
    tell(s, PLAYED, seat, card)
    if action >= JOKER_TAKES:
        target = action - JOKER_TAKES
        capture(s, seat, card, target // 4, 1 << target % 4)
        return
    taken = 0 if card == JOKER else matches(s, month)
    if SIZE[taken] == 2:
        taken = 1 << action % 4
    if taken:
        capture(s, seat, card, month, taken)
    else:
        note_lacks(s, seat)
        stay(s, seat, card)


@rule
def turn_up(s, seat):
    """H7 (b): the top card of the draw pile does likewise, or captures an awaiting joker (H12)."""
    card = draw_top(s)
    s.turned = card
    tell(s, TURNED_UP, seat, card)
    month = card // 4
    if card == JOKER:  # H13
        choices = joker_targets(s)
        if choices == 1:
            for target in range(MONTHS):
                if target != WILLOW and s.table[target]:
                    capture(s, seat, card, target, s.table[target])
        elif choices == 0:  # H14
            stay(s, seat, card)
        else:
            s.phase = TAKE
        return
    if s.joker_left_by != NONE and month != WILLOW:  # H12
        capture(s, seat, card, WILLOW, JOKER_BIT)
        return
    taken = matches(s, month)
    if SIZE[taken] == 2:
        s.phase = TAKE
    elif taken:
        capture(s, seat, card, month, taken)
    else:
        stay(s, seat, card)


@rule
def capture(s, seat, card, month, taken):
    """H9-H13: the card and the cards `taken` of a month of the table go to the seat."""
    before = yaku_before(s, seat)
    s.table[month] &= ~taken
    s.captured[seat][month] |= taken
    s.captured[seat][card // 4] |= 1 << card % 4
    if card == JOKER:
        s.joker_paired_by = seat
    elif month == WILLOW and taken == JOKER_BIT:
        s.joker_paired_by = seat
        s.joker_left_by = NONE
    tell(s, CAPTURED, seat, card, month, taken)
    tell_yaku(s, seat, before)


@rule
def stay(s, seat, card):
    """A card that captures nothing lies on the table (H8, H9); the joker awaits there (H12)."""
    s.table[card // 4] |= 1 << card % 4
    if card == JOKER:
        s.joker_left_by = seat
    tell(s, STAYS, seat, card)


@rule
def note_lacks(s, seat):
    """H8: in `ru`, who leaves a card on the table holds none that matches one there."""
    if s.edition == RU:
        for month in range(MONTHS):
            if matches(s, month):
                s.lacks[seat] |= 1 << month


@rule
def end_turn(s, seat):
    """H6; H15: with the last card of the draw pile both hands are empty, and the deal ends."""
    if s.pile_size > 0:
        s.turn = 1 - seat
    else:
        end_deal(s)


@rule
def end_deal(s):
    """What is left over finds its owner; then the score, and the next deal (H18, H19)."""
    willows = 0 if SIZE[s.captured[0][WILLOW] & ~JOKER_BIT] == 2 else 1  # H15
    if s.joker_left_by != NONE:  # H12, H14
        if s.edition == OSAKA and s.turned == JOKER:
            willows = s.joker_left_by
        leave(s, s.joker_left_by, WILLOW, JOKER_BIT)
        s.joker_left_by = NONE
    for month in range(MONTHS):
        if s.table[month]:
            leave(s, willows if month == WILLOW else s.joker_paired_by, month, s.table[month])
    score_deal(s)
    tell(s, DEAL_OVER)
    if s.round == s.rounds:  # H2
        s.phase = OVER
        tell(s, GAME_OVER)
    else:
        s.phase = DEAL


@rule
def leave(s, seat, month, cards):
    """H15, H16: left-over cards of the table go to a seat."""
    before = yaku_before(s, seat)
    s.table[month] &= ~cards
    s.captured[seat][month] |= cards
    tell(s, LEFT_OVER, seat, month, cards)
    tell_yaku(s, seat, before)


# --- what a seat cannot see -----------------------------------------------------------------------


@rule
def redeal(s, seat):
    """Deal the other hand and the draw pile anew, each world that fits what the seat knows as
    likely as the other: the other seat holds no card of a month that it showed to lack (H8)."""
    other = 1 - seat
    n = s.pile_size
    for month in range(MONTHS):
        for k in range(4):
            if s.hand[other][month] >> k & 1:
                s.pile[n] = 4 * month + k
                n += 1
        s.hand[other][month] = 0
    free = n
    if s.lacks[other]:
        for i in range(n - 1, -1, -1):
            card = s.pile[i]
            if card != JOKER and s.lacks[other] >> card // 4 & 1:
                free -= 1
                s.pile[i] = s.pile[free]
                s.pile[free] = card
    shuffle(s, s.pile, free)
    held = s.hand_size[other]
    for i in range(free - held, free):
        s.hand[other][s.pile[i] // 4] |= 1 << s.pile[i] % 4
    if free < n:
        for i in range(free, n):
            s.pile[i - held] = s.pile[i]
        shuffle(s, s.pile, s.pile_size)
