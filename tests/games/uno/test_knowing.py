"""What a seat knows of the others' cards, in its view and in redealt worlds."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from often import long_run
from parlour.core.chance import Generated, seed_generator
from parlour.core.information import InformationState
from parlour.games import registry
from parlour.games.uno.cards import COPIES, FACES, PENALTY
from parlour.games.uno.knowing import expected_most, rule_out
from parlour.games.uno.redealing import ODDS
from parlour.games.uno.state import DRAWN, NONE

UNO = registry.get("uno")


def redealt(table, seat, seed):
    s = table.state.copy()
    s.source = Generated()
    seed_generator(s, seed, 0)
    UNO.rules.redeal(s, seat)
    return s


def worlds(table, seat, count=25):
    """Redealt worlds, each checked to look the same to the seat."""
    before = UNO.sight.view(table.state, seat)
    for seed in range(count):
        s = redealt(table, seat, seed)
        assert UNO.sight.view(s, seat) == before
        yield s


def cards(s, seat):
    return [
        UNO.notation.format_card(face) for face in range(FACES) for _ in range(s.hand[seat][face])
    ]


def known(table, viewer, owner):
    return " ".join(table.view(viewer).seats[owner].known)


# --- given cards (U14) ----------------------------------------------------------------------------


@pytest.fixture
def given(position):
    """Seat 0 has given p1 to seat 1, p2 to seat 2; seat 1 is in turn and green goes on."""
    table = position(
        ["scary p1 p2 g8 g9", "p3 g1 g2 g3", "b1 g7 y5", "b3 b4 g6"], "b5", "y1 y2 y3 y4 y6 y7"
    )
    for text in ("scary pink", "give p1", "give p2", "green"):
        table.play(text)
    return table


def test_u14_giver_and_receiver_know_a_given_card(given):
    assert [known(given, viewer, 1) for viewer in range(4)] == ["p1", "", "", ""]
    assert [known(given, viewer, 2) for viewer in range(4)] == ["p2", "", "", ""]
    for s in worlds(given, 0):
        assert "p1" in cards(s, 1)
        assert "p2" in cards(s, 2)


def test_u14_all_know_its_colour_and_that_the_giver_has_none_left(given):
    view = given.view(3)
    assert [view.seats[seat].at_least[2] for seat in range(4)] == [0, 1, 1, 0]
    assert view.seats[0].at_most[2] == 0
    for s in worlds(given, 3):
        assert [text for text in cards(s, 0) if text[0] == "p"] == []
        assert [text for text in cards(s, 1) if text[0] == "p"]
        assert [text for text in cards(s, 2) if text[0] == "p"]


def test_u14_what_is_not_known_is_dealt_anew(given):
    """In some world seat 1 has p1, in some it has not: seat 3 does not know."""
    holds = {"p1" in cards(s, 1) for s in worlds(given, 3)}
    assert holds == {True, False}
    assert len({tuple(cards(s, 2)) for s in worlds(given, 0)}) > 20


def test_u14_a_given_card_is_known_until_it_is_played(given):
    given.play("g1")
    given.play("g7")
    given.play("draw")
    assert known(given, 0, 1) == "p1"
    given.state.colour = 2
    given.state.turn = 1
    given.play("p1")
    assert known(given, 0, 1) == ""
    assert given.view(3).seats[1].at_least[2] == 0


def test_u14_after_a_draw_the_giver_may_have_the_colour_again(given):
    given.play("draw")
    given.state.turn = 0
    given.state.colour = 3
    given.play("draw")
    assert given.view(3).seats[0].at_most[2] == 1


def test_u14_a_known_card_that_is_given_on_to_a_single_hand_stays_known(position):
    """Seat 0 gave p1 to seat 1, which gives its only pink card to seat 2: it must be p1."""
    table = position(["scary p1 g8 g9", "scary g1 g2", "b1 g7 y5", "b3 b4"], "b5")
    for text in ("scary pink", "give p1", "green", "scary pink", "give p1"):
        table.play(text)
    assert [known(table, viewer, 2) for viewer in range(4)] == ["p1", "p1", "", ""]
    assert known(table, 0, 1) == ""
    for s in worlds(table, 0):
        assert "p1" in cards(s, 2)


def test_u14_a_known_card_that_may_be_in_one_of_two_hands_is_not_certain(position):
    """Seat 1 gives two pink cards on, to seats 2 and 3: which is p1, seat 0 cannot tell."""
    table = position(["scary p1 g8 g9", "scary p9 g1 g2", "b1 g7 y5", "b3 b4"], "b5")
    for text in ("scary pink", "give p1", "green", "scary pink", "give p1", "give p9"):
        table.play(text)
    assert [known(table, 0, owner) for owner in (1, 2, 3)] == ["", "", ""]
    assert known(table, 1, 2) == "p1"
    assert known(table, 1, 3) == "p9"


def test_u14_in_the_middle_of_giving_nobody_is_told_more(position):
    """Seat 0 knows p1 in seat 1's hand; once a pink card has gone to seat 2 it may be that."""
    table = position(["scary p1 g8 g9", "scary p9 p3 g1 g2", "b1 g7 y5", "b3 b4"], "b5")
    for text in ("scary pink", "give p1", "green", "scary pink"):
        table.play(text)
    assert known(table, 0, 1) == "p1"
    table.play("give p9")
    assert known(table, 0, 1) == ""
    for s in worlds(table, 0):
        assert sum(text[0] == "p" for text in cards(s, 1)) >= 1


def test_u14_three_players_the_third_one_knows_where_the_rest_went(position):
    """Seat 2 gave p1 and p2 to the others in turn; seat 0 gives p1, p8 and p9 away: what seat 2
    did not get, seat 1 has."""
    table = position(["scary p8 p9 y1 y2", "b1 b2", "scary p1 g8 g9"], "b5", turn=2)
    for text in ("scary pink", "give p1", "green"):
        table.play(text)
    for text in ("scary pink", "give p1", "give p8", "give p9"):
        table.play(text)
    assert known(table, 2, 1) == "p1"
    assert known(table, 1, 2) == ""
    assert known(table, 0, 1) == "p1 p9"


# --- hands seen in a challenge (U13) --------------------------------------------------------------


def test_u13_the_challenger_knows_the_hand_from_then_on(position):
    table = position(["+4 b8 g9", "g1 g2", "b2"], "b5", "y1 y2 y3 y4")
    table.play("+4 green")
    table.play("challenge")
    for s in worlds(table, 1):
        assert {"b8", "g9"} <= set(cards(s, 0))
    table.play("g1")
    table.play("draw")
    assert known(table, 1, 0) == "b8 g9"


def test_u13_all_know_what_the_judgement_tells(position):
    guilty = position(["+4 b8 g9", "g1 g2", "b2"], "b5", "y1 y2 y3 y4")
    innocent = position(["+4 p8 g9", "g1 g2", "b2"], "b5")
    for table in (guilty, innocent):
        table.play("+4 green")
        table.play("challenge")
    assert guilty.view(2).seats[0].at_least == [1, 0, 0, 0]
    assert innocent.view(2).seats[0].at_most == [0, 2, 2, 2]
    assert all(any(text[0] == "b" for text in cards(s, 0)) for s in worlds(guilty, 2))
    assert not any(text[0] == "b" for s in worlds(innocent, 2) for text in cards(s, 0))


def test_u13_redealt_before_the_challenge_the_penalty_stays_apart(position):
    """Seat 0 was caught after the Wild Draw Four: in each world two cards came after it."""
    table = position(["+4 g8", "g1 g2", "b2"], "b5")
    table.play("+4 green")
    table.play("catch 0", 2)
    for s in worlds(table, 1):
        penalty = [s.penalty[i] for i in range(s.penalty_size)]
        assert len(penalty) == PENALTY
        assert all(s.hand[0][face] >= penalty.count(face) for face in penalty)
    guilty = set()
    for s in worlds(table, 1):
        UNO.rules.apply(s, 1, UNO.notation.parse_action(s, "challenge"))
        guilty.add(s.hand_size[0] == 3 + 4)
    assert guilty == {True, False}


# --- the draw pile (U7, U18) ----------------------------------------------------------------------


def test_u7_a_drawn_card_fits_in_every_world(position):
    table = position(["b7 b8 b9", "b1 y1"], "b5", "b2 y1")
    table.play("draw")
    drawn = set()
    for s in worlds(table, 1):
        face = UNO.notation.format_card(s.fresh)
        assert face in cards(s, 0)
        assert face[0] == "b" or face[1] == "5" or face in ("wild", "+4", "scary")
        drawn.add(face)
    assert len(drawn) > 5


def test_u18_a_pile_formed_anew_holds_what_was_shuffled_in(position):
    """Twelve cards were shuffled in and two drawn: no world has another card in the pile."""
    formed = "p1 p2 p3 p4 p5 p6 p7 p8 p9 p0 ps pr"
    table = position(
        ["b7 b8 b9 g1", "y1 y2 y3 y4 wild", "g2 g3 g4"],
        *("b5",),
        below=formed,
        rest="nobody",
        chances=[formed],
    )
    table.play("draw")  # p1, by seat 0
    table.play("draw")  # p2, by seat 1
    for s in worlds(table, 0):
        pile = {UNO.notation.format_card(face) for face in s.pile[: s.pile_size]}
        assert pile < set(formed.split()) - {"p1"}
    piles = {tuple(s.pile[: s.pile_size]) for s in worlds(table, 0)}
    assert len(piles) == 25


# --- fair worlds ----------------------------------------------------------------------------------

UNSEEN = ("b1", "b2", "g3", "g4", "y6", "wild")
"""Two cards each for two seats and the draw pile; seat 1's come first."""


def count_worlds(table, count=6000):
    """How often each hand of seat 1 and seat 2 was dealt for seat 0; the same after each of these
    worlds was varied; the same for worlds that were varied, again and again, from the first."""
    dealt, varied, walked = Counter(), Counter(), Counter()
    walk = redealt(table, 0, 0)
    for seed in range(count):
        s = redealt(table, 0, seed)
        dealt[tuple(cards(s, 1)), tuple(cards(s, 2))] += 1
        UNO.rules.vary(s, 0)
        varied[tuple(cards(s, 1)), tuple(cards(s, 2))] += 1
        for _ in range(4):
            UNO.rules.vary(walk, 0)
        walked[tuple(cards(walk, 1)), tuple(cards(walk, 2))] += 1
    return dealt, varied, walked


def expected_worlds(fits):
    """The hands of seat 1 and seat 2 in all orders of the unseen cards that fit."""
    order = {UNO.notation.format_card(face): face for face in range(FACES)}.get
    hands = Counter()
    for cards in permutations(UNSEEN):
        one, two = (tuple(sorted(cards[i : i + 2], key=order)) for i in (0, 2))
        if fits(one, two):
            hands[one, two] += 1
    return hands


def assert_fair(counted, expected):
    """Each world as often as it should be, within five standard deviations."""
    for dealt in counted:
        assert dealt.keys() <= expected.keys()
        for world, ways in expected.items():
            share, games = ways / expected.total(), dealt.total()
            deviation = (games * share * (1 - share)) ** 0.5
            assert abs(dealt[world] - games * share) < 5 * deviation, world


@pytest.fixture
def few(position):
    """Seat 0 sees all but six cards."""
    one, two, pile = " ".join(UNSEEN[:2]), " ".join(UNSEEN[2:4]), " ".join(UNSEEN[4:])
    return position(["p5 p6", one, two], "p7", pile, rest="discard")


def test_worlds_are_fair_where_only_numbers_are_known(few):
    assert_fair(count_worlds(few), expected_worlds(lambda one, two: True))


def test_worlds_are_fair_where_a_colour_is_known_to_be_held(few):
    s = few.state
    s.bounded, s.at_least[1][0] = 1, 1
    assert_fair(count_worlds(few), expected_worlds(lambda one, two: "b" in one[0] + one[1]))


def test_worlds_are_fair_where_a_colour_is_known_to_be_missing(few):
    s = few.state
    s.bounded, s.without[1][1], s.at_least[2][0] = 1, 2, 1

    def fits(one, two):
        return not any(card[0] == "g" for card in one) and any(card[0] == "b" for card in two)

    assert_fair(count_worlds(few), expected_worlds(fits))


def test_worlds_are_fair_where_a_card_was_just_drawn(few):
    """It fits pink seven: only the wild card does, so seat 1 holds that and any other one."""
    s = few.state
    s.hand[1][UNO.notation.parse_card("b2")] -= 1
    s.hand[1][UNO.notation.parse_card("wild")] += 1
    s.pile[0] = UNO.notation.parse_card("b2")
    s.turn, s.phase, s.fresh = 1, DRAWN, UNO.notation.parse_card("wild")
    dealt = count_worlds(few)
    assert_fair(dealt, expected_worlds(lambda one, two: "wild" in one))


# --- worlds weighed by what drawing suggests -----------------------------------------------------


def test_worlds_are_less_likely_the_more_cards_would_have_been_played_not_drawn(few):
    """Seat 1 drew on blue: each blue or wild card in its hand makes a world ODDS times rarer."""
    s = few.state
    rule_out(s, 1, 0, 2)

    def unlikely(hand):
        return sum(card[0] == "b" or card == "wild" for card in hand)

    expected = expected_worlds(lambda one, two: True)
    most = 2
    weighed = {
        hands: ways * ODDS ** (most - unlikely(hands[0])) for hands, ways in expected.items()
    }
    assert_fair(count_worlds(few), Counter(weighed))


def test_what_drawing_suggests_lasts_while_the_cards_are_in_hand(position):
    """Seat 0 draws a card that does not fit on blue, plays green, and is made to draw two."""
    table = position(["g1 g2 y3", "g5 g7 g+2 b1", "y1 y2"], "b5", "y9 y8 y7 y6")
    s = table.state
    table.play("draw")
    assert [expected_most(s, 0, kind) for kind in range(5)] == [0, 4, 4, 4, 0]
    s.turn, s.colour = 0, 1
    s.discard[s.discard_size - 1] = UNO.notation.parse_card("g9")
    table.play("g1")
    assert [expected_most(s, 0, kind) for kind in range(5)] == [0, 3, 4, 4, 0]
    s.turn, s.direction = 1, -1
    table.play("g+2")
    assert s.hand_size[0] == 5
    assert [expected_most(s, 0, kind) for kind in range(5)] == [2, 5, 6, 6, 2]


def test_a_drawn_card_that_fits_may_be_of_any_kind(position):
    table = position(["g1 g2 y3", "g5 g7 b1"], "b5", "b9")
    table.play("draw")
    assert [expected_most(table.state, 0, kind) for kind in (0, 4)] == [1, 1]
    table.play("b9")
    assert [expected_most(table.state, 0, kind) for kind in (0, 4)] == [0, 1]


# --- everywhere -----------------------------------------------------------------------------------


def census(s):
    total = [0] * FACES
    for seat in range(s.seats):
        for face in range(FACES):
            total[face] += s.hand[seat][face]
    for face in (*s.pile[: s.pile_size], *s.discard[: s.discard_size]):
        total[face] += 1
    return total


def random_action(s, random):
    pairs = [(seat, action) for seat in range(s.seats) for action in UNO.legal_actions(s, seat)]
    return random.choice(pairs)


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 10])
def test_views_and_redealt_worlds_never_contradict_the_truth(seats):
    """Along random games: what is said to be known is so, and a redealt world agrees with it."""
    random = Random(seats)
    for game in range(6):
        s = UNO.new_state(UNO.options(), seats)
        s.source = Generated()
        seed_generator(s, game, 0)
        UNO.rules.deal(s)
        for step in range(400):
            if UNO.rules.to_act(s) < 0:
                break
            if step % 7 == 0:
                check_knowledge(s, random)
            UNO.rules.apply(s, *random_action(s, random))


def check_knowledge(s, random):
    viewer = random.randrange(s.seats)
    view = UNO.sight.view(s, viewer)
    fits = redeal_copy(s, viewer, random)
    assert UNO.sight.view(fits, viewer) == view
    assert census(fits) == census(s)
    assert fits.hand[viewer] == s.hand[viewer]
    for world in (s, fits):
        for owner, seat in enumerate(view.seats):
            held = cards(world, owner)
            assert all(held.count(text) >= seat.known.count(text) for text in seat.known)
            for colour, letter in enumerate("bgpy"):
                count = sum(text[0] == letter and text != "wild" for text in held)
                assert seat.at_least[colour] <= count <= seat.at_most[colour]
        assert world.fresh == NONE or world.hand[world.turn][world.fresh] > 0


@pytest.mark.parametrize("seats", [3, 5, 10])
def test_a_redealt_world_can_be_played_and_redealt_again(seats):
    """For other seats too: in no world does a seat know of cards that are not there."""
    random = Random(seats)
    s = UNO.new_state(UNO.options(), seats)
    s.source = Generated()
    seed_generator(s, seats, 0)
    UNO.rules.deal(s)
    for _ in range(1500):
        if UNO.rules.to_act(s) < 0:
            UNO.rules.deal(s)
        UNO.rules.apply(s, *random_action(s, random))
        if UNO.rules.to_act(s) >= 0 and random.random() < 0.1:
            observer = random.randrange(seats)
            UNO.rules.redeal(s, observer)
            UNO.rules.vary(s, observer)
            for viewer in range(seats):
                for owner, seat in enumerate(UNO.sight.view(s, viewer).seats):
                    held = cards(s, owner)
                    assert all(held.count(text) >= seat.known.count(text) for text in seat.known)
            assert census(s) == [*COPIES]


def redeal_copy(s, viewer, random):
    twin = s.copy()
    seed_generator(twin, random.getrandbits(32), 1)
    UNO.rules.redeal(twin, viewer)
    if random.random() < 0.5:
        UNO.rules.vary(twin, viewer)
    assert not any(twin.hidden)
    return twin


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_cannot_tell_apart_looks_the_same_to_it(seats):
    """Two worlds that a seat cannot tell apart go on with moves that look the same to it: so must
    its views and information states, whatever the hidden cards are. Hands are small and Scary
    cards many."""
    random = Random(seats)
    compared, games = 0, 40 if long_run() else 15
    for game in range(games):
        s = UNO.new_state(UNO.options(), seats)
        s.source = Generated()
        seed_generator(s, game, 0)
        UNO.rules.deal(s)
        viewer = random.randrange(seats)
        for _ in range(60):
            if UNO.rules.to_act(s) < 0:
                break
            prefer_scary(s, random)
            twin = redeal_copy(s, viewer, random)
            actor, action = random_action(s, random)
            same = action if actor == viewer else look_alike(s, twin, actor, action, random)
            s.journal, twin.journal = [], []
            UNO.rules.apply(s, actor, action)
            if same is not None:
                UNO.rules.apply(twin, actor, same)
                told = [
                    [
                        event
                        for entry in world.journal
                        if (event := UNO.sight.event(world, entry, viewer))
                    ]
                    for world in (s, twin)
                ]
                running = UNO.rules.to_act(s) >= 0  # at the end of a round hands are shown
                if running and told[0] == told[1] and (s.phase, s.turn) == (twin.phase, twin.turn):
                    assert UNO.sight.view(s, viewer) == UNO.sight.view(twin, viewer)
                    knows = InformationState(UNO, s, viewer)
                    assert knows == InformationState(UNO, twin, viewer)
                    compared += 1
            s.journal = None
    assert compared > 15 * games


def prefer_scary(s, random):
    """Put a Scary card into the hand in turn now and then, in place of another one."""
    hand = s.hand[s.turn]
    if s.phase == 1 and random.random() < 0.3 and not s.known[s.turn][54]:
        others = [
            face
            for face in range(FACES)
            if face != 54 and hand[face] > 0 and not s.known[s.turn][face] and not s.bounded
        ]
        if others and 54 in s.pile[: s.pile_size] and not s.reformed:
            face = random.choice(others)
            s.pile[s.pile.index(54)] = face
            hand[face] -= 1
            hand[54] += 1


def look_alike(s, twin, actor, action, random):
    """An action in the other world that may look the same to a third seat."""
    legal = UNO.legal_actions(twin, actor)
    text = UNO.notation.format_action(s, action)
    if text.startswith("give"):
        alike = [
            other
            for other in legal
            if UNO.notation.format_action(s, other)[:6] == text[:6]
            and UNO.notation.format_action(s, other).endswith("uno") == text.endswith("uno")
        ]
        return random.choice(alike) if alike else None
    return action if action in legal else None
