"""The rules of Mushi: start, deal, legal, apply. Ids refer to `docs/rules/mushi.md`."""

from parlour.core.bits import lowest, size
from parlour.core.chance import random_below, shuffle
from parlour.core.game import CHANCE, NOBODY
from parlour.core.rule import rare, rule
from parlour.core.state import Row, tell
from parlour.games.mushi.actions import PLAY_CARD, TAKE_CARD, decode, encode
from parlour.games.mushi.cards import (
    DECK_SIZE,
    HAND_SIZE,
    JOKER,
    LIGHTNING,
    MONTHS,
    PACKET,
    PLAIN_WILLOWS,
    VALUES,
    WILLOWS,
    month_of,
    months_of,
    whole_months,
)
from parlour.games.mushi.editions import LAST_WILLOW_WITH_JOKER, MUST_MATCH
from parlour.games.mushi.scoring import score_deal
from parlour.games.mushi.state import (
    DEAL,
    NONE,
    OVER,
    PLAY,
    SEATS,
    TAKE,
    MushiState,
)
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


@rare
def start(s: MushiState) -> None:
    """Set up an empty table, before the first deal."""
    s.phase = DEAL
    s.round = 0
    s.dealer = NONE
    s.turned = NONE
    s.joker_left_by = NONE
    s.joker_paired_by = NONE


# --- dealing --------------------------------------------------------------------------------------


@rare
def deal(s: MushiState) -> None:
    """The next deal, by the right dealer (H3), again after each misdeal (H5). The dealer plays
    first (H6)."""
    s.dealer = next_dealer(s)
    while s.dealer == NONE:
        draw_lots(s)
    s.round += 1
    s.misdeals = 0
    deal_cards(s)
    reason = misdeal(s)
    while reason != NONE:
        s.misdeals += 1
        tell(s, MISDEAL, s.dealer, reason, s.table)
        deal_cards(s)
        reason = misdeal(s)
    tell(s, DEALT, s.dealer, s.table)
    s.phase = PLAY
    s.turn = s.dealer


@rule
def next_dealer(s: MushiState) -> int:
    """H3: who had more points deals next, or the same seat again; NONE: lots decide."""
    if s.round == 0:
        return s.first_dealer
    if s.points[0] == s.points[1]:
        return s.dealer
    return 0 if s.points[0] > s.points[1] else 1


@rule
def draw_lots(s: MushiState) -> None:
    """H3: each seat draws a card; the earlier month deals, then the card worth more; else again."""
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
def deal_cards(s: MushiState) -> None:
    """H4: four cards each to the opponent, the dealer and the table, twice; 16 are left."""
    for card in range(DECK_SIZE):
        s.pile[card] = card
    shuffle(s, s.pile, DECK_SIZE)
    s.pile_size = DECK_SIZE
    opponent = 1 - s.dealer
    s.hand[opponent] = draw_packet(s)
    s.hand[s.dealer] = draw_packet(s)
    s.table = draw_packet(s)
    s.hand[opponent] |= draw_packet(s)
    s.hand[s.dealer] |= draw_packet(s)
    s.table |= draw_packet(s)
    for seat in range(SEATS):
        s.hand_size[seat] = HAND_SIZE
        s.captured[seat] = 0
        s.lacks[seat] = 0
    s.turned = NONE
    s.joker_paired_by = NONE
    s.joker_left_by = s.dealer if s.table & LIGHTNING else NONE  # H12


@rule
def draw_packet(s: MushiState) -> int:
    """Take the `PACKET` top cards of the pile; return them as a set."""
    cards = 0
    s.pile_size -= PACKET
    for i in range(s.pile_size, s.pile_size + PACKET):
        cards |= 1 << s.pile[i]
    return cards


@rule
def misdeal(s: MushiState) -> int:
    """H5: the reason why the cards on the table are a misdeal, or NONE."""
    if whole_months(s.table):
        return FOUR_OF_A_MONTH
    if s.table & WILLOWS == PLAIN_WILLOWS:
        return THREE_WILLOWS
    if s.four_pairs:
        pairs = 0
        for month in range(MONTHS):
            if size(s.table >> 4 * month & 15) == 2:
                pairs += 1
        if pairs == 4:
            return FOUR_PAIRS
    return NONE


# --- who may do what ------------------------------------------------------------------------------


@rule
def to_act(s: MushiState) -> int:
    """The seat in turn (H6); CHANCE when a deal comes next; NOBODY when the game is over."""
    if s.phase == DEAL:
        return CHANCE
    if s.phase == OVER:
        return NOBODY
    return s.turn


@rule
def legal(s: MushiState, seat: int, out: Row) -> int:
    """Write the seat's legal actions to `out` in ascending order; return their number."""
    if seat != s.turn:
        return 0
    if s.phase == TAKE:
        return add_actions(TAKE_CARD, NONE, reach(s, s.turned), out, 0)
    if s.phase != PLAY:
        return 0
    n = 0
    table = s.table & ~LIGHTNING
    hand = s.hand[seat] & ~LIGHTNING
    joker = s.hand[seat] & LIGHTNING
    matching = hand & months_of(table)
    if matching and MUST_MATCH[s.edition]:  # H8
        hand = matching
    elif joker and reach(s, JOKER) == 0:  # H11
        hand |= joker
    while hand:
        card = lowest(hand)
        hand &= hand - 1
        choices = reach(s, card)
        if is_choice(card, choices):  # H9
            n = add_actions(PLAY_CARD, card, choices, out, n)
        else:
            out[n] = encode(PLAY_CARD, card, card)
            n += 1
    return add_actions(PLAY_CARD, JOKER, reach(s, JOKER), out, n) if joker else n


@rule
def reach(s: MushiState, card: int) -> int:
    """The set of the cards on the table that a card matches (H8): for the joker all but Willows
    (H11). No card matches a joker on the table."""
    if card == JOKER:
        return s.table & ~WILLOWS
    return s.table & month_of(card) & ~LIGHTNING


@rule
def is_choice(card: int, choices: int) -> bool:
    """True if there is a choice of cards to capture: two matches (H9), for the joker several
    (H13)."""
    others = choices & choices - 1
    return others != 0 and (card == JOKER or others & others - 1 == 0)


@rule
def add_actions(kind: int, card: int, targets: int, out: Row, n: int) -> int:
    """Write an action for each target in a set to out[n:]; return where they end."""
    while targets:
        out[n] = encode(kind, card, lowest(targets))
        n += 1
        targets &= targets - 1
    return n


@rule
def spread(cards: int, out: Row, n: int) -> int:
    """Write the cards of a set to out[n:]; return where they end."""
    while cards:
        out[n] = lowest(cards)
        n += 1
        cards &= cards - 1
    return n


@rule
def effect(s: MushiState, action: int) -> tuple[int, int]:
    """The card that an action plays, or that was turned up, and the set of cards on the table that
    it captures (H9, H11, H13)."""
    kind, card, target = decode(action)
    if kind == TAKE_CARD:
        return s.turned, 1 << target
    return card, reach(s, card) if target == card else 1 << target


@rule
def apply(s: MushiState, seat: int, action: int) -> None:
    """Carry out a legal action (H7)."""
    card, taken = effect(s, action)
    if s.phase == PLAY:
        play(s, seat, card, taken)
        turn_up(s, seat)
        if s.phase == PLAY:
            end_turn(s, seat)
    else:
        s.phase = PLAY
        capture(s, seat, card, taken)
        end_turn(s, seat)


# --- a turn ---------------------------------------------------------------------------------------


@rule
def play(s: MushiState, seat: int, card: int, taken: int) -> None:
    """H7, first half: a card from the hand captures the set `taken`, or stays."""
    s.hand[seat] &= ~(1 << card)
    s.hand_size[seat] -= 1
    tell(s, PLAYED, seat, card)
    if taken:
        capture(s, seat, card, taken)
    else:
        if MUST_MATCH[s.edition]:  # H8: no card that the seat still holds matches one on the table
            s.lacks[seat] |= months_of(s.table & ~LIGHTNING) & ~LIGHTNING
        stay(s, seat, card)


@rule
def turn_up(s: MushiState, seat: int) -> None:
    """H7, second half: turn up the top card of the draw pile. It captures cards, stays, or captures
    a waiting joker (H12)."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.turned = card
    tell(s, TURNED_UP, seat, card)
    taken = reach(s, card)
    if s.joker_left_by != NONE and 1 << card & WILLOWS == 0:  # H12
        capture(s, seat, card, LIGHTNING)
    elif taken == 0:  # H14
        stay(s, seat, card)
    elif is_choice(card, taken):  # H9, H13
        s.phase = TAKE
    else:
        capture(s, seat, card, taken)


@rule
def capture(s: MushiState, seat: int, card: int, taken: int) -> None:
    """H9-H13: a card, and the set `taken` from the table, go to the seat."""
    before = yaku_before(s, seat)
    s.table &= ~taken
    s.captured[seat] |= taken | 1 << card
    if card == JOKER or taken == LIGHTNING:
        s.joker_paired_by = seat
        s.joker_left_by = NONE
    tell(s, CAPTURED, seat, card, taken)
    tell_yaku(s, seat, before)


@rule
def stay(s: MushiState, seat: int, card: int) -> None:
    """A card that captures nothing stays on the table (H8, H9), where the joker waits (H12)."""
    s.table |= 1 << card
    if card == JOKER:
        s.joker_left_by = seat
    tell(s, STAYS, seat, card)


@rule
def end_turn(s: MushiState, seat: int) -> None:
    """The other seat's turn (H6). Both hands and the draw pile run out together: then the deal ends
    (H15)."""
    if s.pile_size > 0:
        s.turn = 1 - seat
    else:
        end_deal(s)


@rare
def end_deal(s: MushiState) -> None:
    """Give the cards left over to their owner (H12, H14-H16), score (H18, H19), then go on to the
    next deal or end the game (H2)."""
    willows = 0 if size(s.captured[0] & PLAIN_WILLOWS) == 2 else 1  # H15
    if s.joker_left_by != NONE:  # H12, H14
        if LAST_WILLOW_WITH_JOKER[s.edition] and s.turned == JOKER:
            willows = s.joker_left_by
        leave(s, s.joker_left_by, LIGHTNING)
        s.joker_left_by = NONE
    leave(s, willows, s.table & WILLOWS)
    if s.table:
        leave(s, s.joker_paired_by, s.table)  # H16
    score_deal(s)
    tell(s, DEAL_OVER)
    close_deal(s)


@rule
def close_deal(s: MushiState) -> None:
    """After the last deal the game is over (H2)."""
    if s.round == s.rounds:
        s.phase = OVER
        tell(s, GAME_OVER)
    else:
        s.phase = DEAL


@rule
def leave(s: MushiState, seat: int, cards: int) -> None:
    """H15, H16: cards left over on the table go to a seat."""
    before = yaku_before(s, seat)
    s.table &= ~cards
    s.captured[seat] |= cards
    tell(s, LEFT_OVER, seat, cards)
    tell_yaku(s, seat, before)


# --- what a seat cannot see -----------------------------------------------------------------------
