"""What a seat knows: views that fit, and redealt worlds that never contradict them."""

from collections import Counter
from itertools import combinations
from random import Random

import msgspec
import pytest

import parlour
from parlour.core.chance import Generated, seed_generator
from parlour.core.errors import ParlourError
from parlour.core.record import Deal, Deck
from parlour.core.table import Table

every_edition = pytest.mark.parametrize("edition", ["ru", "osaka"])


def redealt(table, seat, seed):
    """A copy of the state, redealt for a seat."""
    twin = table.state.copy()
    twin.source = Generated()
    seed_generator(twin, seed, 0)
    table.game.rules.redeal(twin, seat)
    return twin


def random_games(edition, seeds, deals=2):
    for seed in seeds:
        table = parlour.table("mushi", seats=2, seed=seed, edition=edition, deals=deals)
        random = Random(seed)
        while not table.over:
            yield table, random
            table.play(random.choice(table.legal()))


@every_edition
def test_a_redealt_world_shows_the_seat_the_same(edition):
    changed = 0
    for table, random in random_games(edition, range(15)):
        for seat in (0, 1):
            twin = redealt(table, seat, random.getrandbits(32))
            assert table.game.sight.view(twin, seat) == table.view(seat)
            cards = [card for card in range(40) if twin.hand[1 - seat] >> card & 1]
            cards += twin.pile[: twin.pile_size]
            before = [card for card in range(40) if table.state.hand[1 - seat] >> card & 1]
            before += table.state.pile[: table.state.pile_size]
            assert sorted(cards) == sorted(before)
            changed += cards != before
    assert changed > 400


def this_deal(table):
    """Where the entries of the deal under way begin, and its deck's position."""
    entries = table.entries
    start = max(n for n, entry in enumerate(entries) if isinstance(entry, Deal))
    return max(n for n, entry in enumerate(entries) if isinstance(entry, Deck) and n > start)


@every_edition
def test_h8_a_redealt_world_could_have_come_about(edition):
    """The whole record played again with the other hidden cards: every action was legal there."""
    facts = 0
    for table, random in random_games(edition, range(25), deals=1):
        seat = random.randrange(2)
        if random.random() < 0.5:
            continue
        twin = redealt(table, seat, random.getrandbits(32))
        text = table.game.notation.format_card
        s = table.state
        now = {text(card) for card in range(40) if s.hand[1 - seat] >> card & 1}
        then = [text(card) for card in range(40) if twin.hand[1 - seat] >> card & 1]
        entries = list(table.entries)
        at = this_deal(table)
        deck = list(entries[at].deck)
        first = 0 if s.dealer == seat else 4  # the other hand: 4 cards here, 4 twelve further on
        for n in (*range(first, first + 4), *range(first + 12, first + 16)):
            if deck[n] in now:
                deck[n] = then.pop()
        assert not then
        deck[40 - s.pile_size :] = [text(card) for card in reversed(twin.pile[: twin.pile_size])]
        entries[at] = Deck(tuple(deck))
        again = Table.resume(table.game, table.options, 2, entries)
        assert again.view(seat) == table.view(seat)
        assert again.events(seat) == table.events(seat)
        facts += bool(s.lacks[1 - seat])
    assert facts > 30 if edition == "ru" else facts == 0


def test_h8_what_a_seat_lacks_is_all_there_is_to_know():
    """Late in games of `ru`, every hand that the other seat could hold is dealt to it instead
    and the deal is played again: what it did was legal exactly where it holds nothing it lacks."""
    allowed = refused = 0
    for table, random in random_games("ru", range(40), deals=1):
        s, seat = table.state, table.to_act
        if s.pile_size > 5 or random.random() < 0.6:
            continue
        mine = s.hand[seat] | s.table | s.captured[0] | s.captured[1]
        if s.turned >= 0:
            mine |= 1 << s.turned
        hidden = [card for card in range(40) if not mine >> card & 1]
        held = [card for card in range(40) if s.hand[1 - seat] >> card & 1]
        entries, at = list(table.entries), this_deal(table)
        text = [table.game.notation.format_card(card) for card in range(40)]
        for hand in combinations(hidden, len(held)):
            pile = [card for card in hidden if card not in hand]
            random.shuffle(pile)
            deck = list(entries[at].deck)
            places = [deck.index(text[card]) for card in held]
            for place, card in zip(places, hand, strict=True):
                deck[place] = text[card]
            deck[40 - s.pile_size :] = [text[card] for card in pile]
            try:
                again = [*entries[:at], Deck(tuple(deck)), *entries[at + 1 :]]
                Table.resume(table.game, table.options, 2, again)
                legal = True
            except ParlourError:
                legal = False
            assert legal == all(not s.lacks[1 - seat] >> card & 1 for card in hand)
            allowed += legal
            refused += not legal
    assert allowed > 200
    assert refused > 200


def put_the_rest_aside(s):
    """The cards of the deck that a position does not name, where everybody sees them."""
    placed = s.table | s.hand[0] | s.hand[1] | s.captured[0]
    for card in s.pile[: s.pile_size]:
        placed |= 1 << card
    s.captured[1] |= (1 << 40) - 1 & ~placed


def test_h8_all_worlds_that_fit_are_equally_likely(mushi):
    """`ru`: seat 0 left a card beside 1b, so it holds no Pine; one of two cards of five unseen."""
    table = mushi.position("9c1 2a 11j", "3r", "1b 11b", "5a 1r 4a 11a 12b")
    put_the_rest_aside(table.state)
    table.play("9c1")  # turns 5a up: unseen for seat 1 are 2a 11j 1r 4a 11a 12b
    worlds = Counter()
    for seed in range(6000):
        twin = redealt(table, 1, seed)
        hand = [table.game.notation.format_card(c) for c in range(40) if twin.hand[0] >> c & 1]
        pile = [table.game.notation.format_card(c) for c in twin.pile[: twin.pile_size]]
        worlds[" ".join(hand), pile[-1]] += 1
    hands = Counter()
    tops = Counter()
    for (hand, top), n in worlds.items():
        hands[hand] += n
        tops[top] += n
    pairs = {"2a 4a", "2a 11j", "2a 12b", "4a 11j", "4a 12b", "11j 12b"}
    assert set(hands) == pairs  # no Pine; of the Willows only Lightning
    assert all(abs(n - 1000) < 150 for n in hands.values())  # five standard deviations
    assert set(tops) == {"2a", "11j", "1r", "4a", "11a", "12b"}
    for card in ("1r", "11a"):
        assert abs(tops[card] - 1500) < 170  # in the pile for certain: 1 in 4
    for card in ("2a", "11j", "4a", "12b"):
        assert abs(tops[card] - 750) < 130  # half of the time, then 1 in 4


@every_edition
def test_what_one_seat_may_not_know_does_not_reach_it(edition):
    """Byte for byte: hands and pile exchanged, the other seat and a spectator are sent the same."""
    for table, random in random_games(edition, range(5)):
        seat = random.randrange(2)
        twin = redealt(table, seat, random.getrandbits(32))
        encode = msgspec.json.encode
        assert encode(table.game.sight.view(twin, seat)) == encode(table.view(seat))
        assert encode(table.game.sight.view(twin, None)) == encode(table.view(None))
        assert all(hand.hand is None for hand in table.view(None).seats)
        told = table.events(None)
        assert table.events(0) == table.events(1) == told


def test_events_tell_a_turn_in_order(mushi):
    table = mushi.position("1r", "3r", "1b 1c2 2a", "2r 5r")
    since = table.journal_size
    table.play("1r x 1c2")
    told = table.events(1, since=since)
    assert [event.kind for event in told] == ["played", "captured", "turned_up", "captured"]
    assert [event.card for event in told] == ["1r", "1r", "2r", "2r"]
    assert [event.cards for event in told] == [None, ["1c2"], None, ["2a"]]
    assert {event.seat for event in told} == {0}
