"""`redeal` against the worlds that fit, listed one by one: each must come up equally often."""

from collections import Counter
from itertools import permutations

import pytest

from parlour.core.chance import Generated, seed_generator
from parlour.games.mojo.cards import COPIES

DRAWS = 2500


def worlds(table, seat, draws=DRAWS):
    """How often each world came: (hands of the others, draw pile from the bottom)."""
    found = Counter()
    put_the_rest_apart(table.state)
    for n in range(draws):
        s = table.state.copy()
        s.source = Generated()
        seed_generator(s, 77, n)
        table.game.rules.redeal(s, seat)
        others = [
            tuple(v for v in range(13) for _ in range(s.hand[other][v] + s.laid[other][v]))
            for other in range(s.seats)
            if other != seat
        ]
        found[*others, tuple(s.pile[: s.pile_size])] += 1
    return found


def put_the_rest_apart(s):
    """The cards of the deck that a position does not name, where everybody sees them."""
    for value, copies in enumerate(COPIES):
        piles = [s.pile[: s.pile_size], *(s.discard[d][: s.discard_size[d]] for d in range(2))]
        placed = sum(pile.count(value) for pile in piles)
        for cards in (*s.hand, *s.laid, *s.revealed):
            placed += cards[value]
        s.apart[value] = copies - placed


def fits(hidden, sizes, pile, allowed=lambda *world: True):
    """Every order of the hidden cards, told apart by name, dealt to hands of these sizes and the
    pile: which worlds they give, and how often."""
    truth = Counter()
    for order in permutations(hidden):
        cards, world = list(order), []
        for size in sizes:
            world.append(tuple(sorted(cards[:size])))
            del cards[:size]
        assert len(cards) == pile
        if allowed(*world, tuple(cards)):
            truth[*world, tuple(cards)] += 1
    return truth


def assert_same_distribution(found, truth):
    assert set(found) == set(truth)
    draws, orders = sum(found.values()), sum(truth.values())
    chi = 0.0
    for world, n in truth.items():
        expected = draws * n / orders
        chi += (found[world] - expected) ** 2 / expected
    free = len(truth) - 1
    assert chi < free + 4 * (2 * free) ** 0.5 + 8  # far beyond once in a thousand


def test_hands_and_pile_are_dealt_anew(mojo):
    """3 3 7 9 12 are hidden from seat 0: two with seat 1, one laid by seat 2, two in the pile."""
    table = mojo.position([[5, 6, 6, 6], [3, 9], []], [8], pile=[12, 3], laid={2: [7]})
    truth = fits([3, 3, 7, 9, 12], [2, 1], pile=2)
    assert_same_distribution(worlds(table, 0), truth)


def test_each_seat_keeps_its_own(mojo):
    table = mojo.position([[5, 6], [3, 9], []], [8], pile=[12], laid={2: [7]})
    assert_same_distribution(worlds(table, 1), fits([5, 6, 7, 12], [2, 1], pile=1))
    assert_same_distribution(worlds(table, 2), fits([3, 5, 6, 9, 12], [2, 2], pile=1))


def test_m18_a_card_seen_to_be_taken_stays(mojo):
    """Seat 1 took the 12 for all to see; its other two cards are hidden."""
    table = mojo.position([[5, 6], [3, 9, 12]], [8], [8], pile=[7, 12])
    table.state.known[1][12] = 1
    truth = fits([3, 9, 7, 12], [2], pile=2)
    expected = Counter()
    for (hand, pile), n in truth.items():
        expected[tuple(sorted((*hand, 12))), pile] += n
    assert_same_distribution(worlds(table, 0), expected)


def drawn_after_reform(mojo, opponent):
    """Two players. The pile 2 4 9 12 is formed anew with everybody watching, seat 0 having played
    the 7; then seat 0 and, if told to, seat 1 draw from it."""
    table = mojo.position(
        [[5, 6, 7], [3, 9, 12]], [2, 4, 9, 12, 6], chances=[[9, 4, 12, 6, 2]], edition="fr"
    )
    table.state.lay_at = 0  # keep the hands in hand
    table.play("7")  # forms 2 4 9 12 6, draws the 9
    if opponent:
        table.play("12")  # draws the 4
    else:
        table.play("3")
    return table


def test_m10_nobody_can_hold_what_went_into_a_new_pile(mojo):
    """Seat 1 drew nothing: its 9 and 12 and the order of the pile 2 4 6 12 are all that is hidden.
    The 9 of the pile is the one that seat 0 drew, so seat 1 has this one, and one of the 12s."""
    table = drawn_after_reform(mojo, opponent=False)
    assert table.view().draw_pile == 4
    formed = Counter([2, 4, 6, 9, 12]) - Counter([9])
    truth = fits(
        [9, 12, 2, 4, 6, 12], [2], pile=4, allowed=lambda hand, pile: Counter(pile) <= formed
    )
    assert {hand for hand, _ in truth} == {(9, 12)}
    assert_same_distribution(worlds(table, 0), truth)


def test_m10_but_what_was_drawn_from_it_since(mojo):
    """Seat 1 played the 12 and drew one of 2 4 6 12: it holds that, the 3 and the other 9."""
    table = drawn_after_reform(mojo, opponent=True)
    formed = Counter([2, 4, 6, 9, 12]) - Counter([9])
    truth = fits(
        [3, 9, 2, 4, 6, 12], [3], pile=3, allowed=lambda hand, pile: Counter(pile) <= formed
    )
    assert {hand for hand, _ in truth} == {(2, 3, 9), (3, 4, 9), (3, 6, 9), (3, 9, 12)}
    assert_same_distribution(worlds(table, 0), truth)


def test_m19_ru_nor_what_was_turned_up_from_it(mojo):
    """The pile 1 2 6 is formed and its 2 turned up: the other 2 must be with seat 1."""
    table = mojo.position(
        [[3, 5, 7, 9], [2, 11]], [1, 2, 6], [4], chances=[[2, 6, 1]], edition="ru"
    )
    table.play("7a")
    table.play("take")
    assert table.view().discards == [[7], [2]]
    assert_same_distribution(
        worlds(table, 0, 1000), Counter([((2, 11), (1, 6)), ((2, 11), (6, 1))])
    )


def test_m16_fr_what_lies_apart_is_never_dealt(mojo):
    table = mojo.position([[5, 6], [3, 9]], [8], pile=[7, 12], apart=[1, 1, 2], edition="fr")
    assert_same_distribution(worlds(table, 0, 2000), fits([3, 9, 7, 12], [2], pile=2))


@pytest.mark.parametrize("seat", [0, 1])
def test_m16_fr_between_rounds_only_the_order_of_the_pile_is_hidden(mojo, seat):
    table = mojo.position([[5], [3, 9]], [8], pile=[7, 12, 1], edition="fr")
    table.play("5")
    found = worlds(table, seat, 600)
    hands = (3, 9) if seat == 0 else ()
    assert_same_distribution(found, Counter((hands, order) for order in permutations([7, 12, 1])))
