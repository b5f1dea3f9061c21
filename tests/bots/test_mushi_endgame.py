"""Mushi endgames: against answers worked out by hand, and against brute force."""

from itertools import combinations, permutations
from math import erf, sqrt
from random import Random

import numpy as np
import pytest

from parlour.bots import mushi
from parlour.bots.mushi import endgame
from parlour.bots.mushi.shares import SPREAD
from parlour.core.information import InformationState
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mushi.cards import JOKER
from parlour.games.mushi.notation import CARD_NAMES, format_action, parse_card

GAME = registry.get("mushi")
every_edition = pytest.mark.parametrize("edition", ["ru", "osaka"])


# --- by hand --------------------------------------------------------------------------------------


def last_card(hand, table, hidden, own, joker=None, paired=0, lead=0, edition="ru"):
    """The last deal of a game. Seat 0 plays its last card; of the three `hidden` ones seat 1 holds
    one, the other two are the draw pile. Seat 0 captured `own`, seat 1 all the rest.

    `joker`: who left it on the table; `paired`: who captured it; `lead`: seat 0's so far.
    """
    s = GAME.new_state(GAME.options({"edition": edition, "deals": 1}), 2)
    named = f"{hand} {table} {hidden} {own}".split()
    assert len(set(named)) == len(named)
    rest = " ".join(name for name in CARD_NAMES if name not in named)

    def cards(text):
        return sum(1 << parse_card(card) for card in text.split())

    s.phase, s.round, s.turn, s.dealer = 1, 1, 0, 0
    s.hand, s.hand_size = [cards(hand), cards(hidden.split()[0])], [1, 1]
    s.pile[:2] = [parse_card(card) for card in hidden.split()[1:]]
    s.pile_size = 2
    s.table, s.captured = cards(table), [cards(own), cards(rest)]
    s.joker_left_by = -1 if joker is None else joker
    s.joker_paired_by = paired if joker is None else -1
    s.totals = [lead, 0]
    assert GAME.rules.sound(s)
    solved = mushi.exact(InformationState(GAME, s, 0))
    return {format_action(s, action): value for action, value in solved.items()}


@pytest.mark.parametrize(
    # Seat 1 has Curtain, Phoenix and Warbler: in `ru` three brights (25). In `osaka` it would need
    # the Crane, which it gets only where seat 0 loses anyway.
    ("edition", "lead"),
    [("ru", 59), ("osaka", 34)],
)
def test_which_of_two_to_capture(edition, lead):
    """Seat 0 owns 56, and will get 4c2 by H16 and 11a by H15: 67. With the Crane it gets 25 more,
    and 2, 6 or 11 by the card that it turns up: 94, 98 or 103. The lead is such that 98 is a draw:
    (0 + 1/2 + 1) / 3. Without the Crane at best 6 + 21: 94, lost."""
    own = "4r 11j 11b 11r 8b 8c1 12c2 12c3 2c1 2c2"
    solved = last_card(
        "1r", "1b 1c1 9c1 10c1 11a 4c2", "1c2 9r 10a", own, lead=lead, edition=edition
    )
    assert solved == pytest.approx({"1r x 1b": 1 / 2, "1r x 1c1": 0})


@pytest.mark.parametrize(("edition", "lead"), [("ru", 65), ("osaka", 40)])
def test_h16_what_to_capture_with_the_joker(edition, lead):
    """Seat 0 owns 58; with 37 more it is a draw. What is left of the joker's month comes to it as
    well. By what is turned up, of 8a, 10a and 9r, it gets:

    - joker and Moon: 21 and 8a, 10; with 10a 11 more, with 9r 6 more: 31, 42, 37
    - joker and 10c1: 2 and 10a, 10; with 8a the Moon, 30 more; with 9r 6 more: 42, 12, 18
    - joker and 9c1: 2 and 9r, 5; with 8a 30 more, with 10a 11 more: 37, 18, 7

    In `ru` seat 1 has three brights: Warbler, Crane, Rainman. 11a goes to seat 1 (H15)."""
    own = "3b 3r 12b 12c1 12c2 4a 4c1"
    solved = last_card("11j", "8b 10c1 9c1 11a", "8a 10a 9r", own, lead=lead, edition=edition)
    expected = {"11j x 8b": 1.5 / 3, "11j x 9c1": 0.5 / 3, "11j x 10c1": 1 / 3}
    assert solved == pytest.approx(expected)


@every_edition
def test_h12_h15_the_joker_lies_on_the_table(edition):
    """Seat 0 owns 78; with 28 more it is a draw. The first card turned up takes the joker, unless
    it is 11a, and what is left of its month comes along. With the Crane, 25, seat 0 gets by what it
    turns up:

    - 1c2: joker, 2, and 1c1: 28. 9r: joker, 6, and 9c1: 32. 11a stays, seat 1 gets all: 25

    With 1c1, 6: 1c2: 2, and the Crane: 28. 9r: 7, but 1c2 captures the Crane: 13. 11a: 6.
    The last Willow goes to seat 1, which has the two others (H15)."""
    own = "3b 3r 8b 8c1 12b 12c1 4a 4c1"
    solved = last_card("1r", "1b 1c1 9c1 11j", "1c2 9r 11a", own, joker=1, lead=18, edition=edition)
    assert solved == pytest.approx({"1r x 1b": 1.5 / 3, "1r x 1c1": 0.5 / 3})


# --- by brute force -------------------------------------------------------------------------------


def worlds(information):
    """Every world that fits, as plain states: hands times orders of the pile."""
    s, other = information.state, 1 - information.seat
    open_ = s.hand[information.seat] | s.table | s.captured[0] | s.captured[1]
    if s.phase == 2:
        open_ |= 1 << s.turned
    hidden = [card for card in range(40) if not open_ >> card & 1]
    for hand in combinations(hidden, s.hand_size[other]):
        if any(s.lacks[other] >> card & 1 for card in hand):
            continue
        for pile in permutations(card for card in hidden if card not in hand):
            world = s.copy()
            world.hand[other] = sum(1 << card for card in hand)
            world.pile[: len(pile)] = pile
            yield world


def after(s, seat, action):
    twin = s.copy()
    GAME.rules.apply(twin, seat, action)
    return twin


def open_share(s, seat):
    """Both play their best with all cards open: plain minimax, no pruning."""
    turn = GAME.rules.to_act(s)
    if turn < 0:
        lead, left = s.totals[seat] - s.totals[1 - seat], s.rounds - s.round
        if left == 0:
            return (lead > 0) + (lead == 0) / 2
        return (1 + erf(lead / SPREAD[s.edition] / sqrt(2 * left))) / 2
    shares = [open_share(after(s, turn, a), seat) for a in GAME.legal_actions(s, turn)]
    return max(shares) if turn == seat else min(shares)


def brute(information):
    """The mean over all worlds, by action; what a card turned up takes is the best choice for all
    the worlds that look alike."""
    seat, values, every = information.seat, {}, list(worlds(information))
    for action in information.legal():
        value = 0.0
        reached = [after(world, seat, action) for world in every]
        for card in {world.turned for world in reached}:
            here = [world for world in reached if world.turned == card]
            if here[0].phase == 2:
                value += max(
                    sum(open_share(after(world, seat, take), seat) for world in here)
                    for take in GAME.legal_actions(here[0], seat)
                )
            else:
                value += sum(open_share(world, seat) for world in here)
        values[action] = value / len(every)
    return values


def endings(edition, games, most):
    """What the seat in turn knows late in random games, where at most `most` worlds fit."""
    for seed in range(games):
        options = {"edition": edition, "deals": 1 + seed % 2}
        table, rng = Table(GAME, options, seats=2, seed=seed), Random(seed)
        while not table.over:
            if table.state.pile_size <= 4:
                information = table.information_state()
                if len(list(worlds(information))) <= most:
                    yield information
            table.play(rng.choice(table.legal()))


@every_edition
def test_it_is_what_brute_force_finds(edition):
    choices = lightning = 0
    for information in endings(edition, 40, most=60):
        expected = brute(information)
        assert mushi.exact(information) == pytest.approx(expected, abs=1e-12)
        assert endgame.worlds(information.state, information.seat) == len(list(worlds(information)))
        choices += len(set(expected.values())) > 1
        lightning += (
            not (information.state.captured[0] | information.state.captured[1]) >> JOKER & 1
        )
    assert choices > 5
    assert lightning > 5


@every_edition
def test_with_two_cards_in_each_hand_as_well(edition):
    found = [one for one in endings(edition, 6, most=360) if one.state.pile_size == 4]
    for one in found:
        assert mushi.exact(one) == pytest.approx(brute(one), abs=1e-12)
    assert found


@every_edition
def test_plain_and_compiled_agree(edition):
    for information in list(endings(edition, 6, most=24))[::3]:
        states = [information.state.copy() for _ in range(endgame.DEPTH)]
        actions = [[0] * GAME.max_legal for _ in range(endgame.DEPTH)]
        notes = [[0] * endgame.DEPTH for _ in range(endgame.NOTES)]
        sums = np.zeros((GAME.max_legal, 40, GAME.max_legal))
        count = endgame.sum_worlds(states, information.seat, actions, notes, [0] * 40, sums)
        plain = sums.max(axis=2).sum(axis=1) / count
        solved = mushi.exact(information)
        assert list(solved) == information.legal()
        assert list(solved.values()) == pytest.approx(plain[: len(solved)].tolist(), abs=1e-12)


def test_where_too_much_is_hidden_or_it_is_not_your_turn_there_is_no_answer():
    table = Table(GAME, seats=2, seed=1)
    assert mushi.exact(table.information_state()) is None
    assert mushi.exact(table.information_state(1 - table.to_act)) is None


def test_the_same_knowledge_gives_the_same_values():
    for information in endings("ru", 3, most=360):
        first = mushi.exact(information)
        other = InformationState(GAME, information.world(Random(5)), information.seat)
        assert mushi.exact(other) == first == mushi.exact(information)
