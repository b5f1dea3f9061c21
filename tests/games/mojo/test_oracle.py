"""A second Mojo, written from the printed rules alone, plays along move by move.

It is deliberately simple: lists of cards that are handed about, one method for each paragraph of
the rulebook, nothing from `parlour`. It gets the same shuffled orders and the same moves, and after
each move both must tell the same story.
"""

from random import Random

import pytest

from parlour.core.record import Acted, Deck, Pick
from parlour.core.table import Table
from parlour.games import registry

BOX = {0: 4, 1: 4, 2: 5, 3: 5, 4: 5, 5: 6, 6: 6, 7: 6, 8: 7, 9: 7, 10: 7, 11: 8, 12: 8}
COLOUR = {
    **dict.fromkeys((0, 1), "blue"),
    **dict.fromkeys((2, 3, 4), "green"),
    **dict.fromkeys((5, 6, 7), "yellow"),
    **dict.fromkeys((8, 9, 10), "orange"),
    **dict.fromkeys((11, 12), "red"),
}


class Player:
    def __init__(self):
        self.hand, self.face_down, self.face_up, self.total = [], [], [], 0

    def everything(self):
        return self.hand + self.face_down + self.face_up

    def unrevealed(self):
        return len(self.hand) + len(self.face_down)


class KitchenTable:
    """`pile[0]` is the top of the draw pile; a discard's top is its last card."""

    def __init__(self, edition, discards, players, limit, first):
        self.edition, self.limit, self.first = edition, limit, first
        self.players = [Player() for _ in range(players)]
        self.piles = [[] for _ in range(discards)]
        self.pile, self.old, self.orders = [], [], []
        self.mojo_face, self.mojo_holder = 0, None
        self.round = 0
        self.turn = self.on = None
        self.must_choose = self.finished = False
        self.barren = 0

    # -- chance -------------------------------------------------------------------------------

    def shuffled(self, cards):
        order = self.orders.pop(0)
        assert sorted(order) == sorted(cards), "they shuffle other cards than I do"
        return list(order)

    # -- setup --------------------------------------------------------------------------------

    def new_round(self):
        self.round += 1
        if self.edition == "fr" and self.round > 1:
            for player in self.players:
                self.old += player.everything()
            for discard in self.piles:
                self.old += discard
        else:
            self.pile = self.shuffled([card for card, n in BOX.items() for _ in range(n)])
            self.old = []
        self.piles = [[] for _ in self.piles]
        for player in self.players:
            player.hand, player.face_down, player.face_up = [], [], []
        for player in self.players:
            for _ in range(8):
                player.hand.append(self.top_card())
        for discard in self.piles:
            discard.append(self.top_card())
        self.turn = self.first if self.round == 1 else self.mojo_holder
        self.barren = 0
        self.begin()

    def begin(self):
        self.on, self.must_choose = None, False
        self.had = self.players[self.turn].unrevealed()

    def top_card(self):
        if not self.pile:
            self.new_pile()
        return self.pile.pop(0)

    def new_pile(self):
        if self.edition == "pl" and len(self.piles) == 2:
            other = self.piles[1 - self.on]
            source = other if len(other) > 1 else self.piles[self.on]
            loose = source[:-1]
            del source[:-1]
        else:
            loose, self.old = self.old, []
            for discard in self.piles:
                loose = loose + discard[:-1]
                del discard[:-1]
        self.pile = self.shuffled(loose)

    # -- a move -------------------------------------------------------------------------------

    def move(self, text):
        me = self.players[self.turn]
        if text.startswith("show "):
            card = int(text.split()[1])
            me.face_down.remove(card)
            me.face_up.append(card)
            if me.face_down:
                self.next_player()
            else:
                self.score()
        elif text == "draw":
            me.hand.append(self.top_card())
            self.next_player()
        elif text == "take":
            other, mine = self.piles[1 - self.on], self.piles[self.on]
            me.hand.append(other.pop())
            if not other:
                other.append(self.top_card() if self.edition == "ru" else mine.pop())
            self.next_player()
        else:
            self.on = 1 if text.endswith("b") else 0
            self.lay(me, int(text.rstrip("ab")))

    def lay(self, me, card):
        discard = self.piles[self.on]
        below = discard[-1]
        me.hand.remove(card)
        discard.append(card)
        if card > below:
            if len(self.piles) == 2 and self.barren < 40:
                self.must_choose = True
            else:
                me.hand.append(self.top_card())
                self.next_player()
        elif not me.hand:
            self.score()
        elif card < below:
            self.next_player()

    def next_player(self):
        me = self.players[self.turn]
        mojo_time = 2 if len(self.players) == 2 else 3
        if len(me.hand) <= mojo_time and me.hand:
            me.face_down, me.hand = me.hand, []
        self.barren = 0 if me.unrevealed() < self.had else self.barren + 1
        step = 1 if self.mojo_face == 0 else -1
        self.turn = (self.turn + step) % len(self.players)
        self.begin()

    # -- the end of a round -------------------------------------------------------------------

    def score(self):
        self.mojo_holder = self.turn
        points = []
        for player in self.players:
            best = {}
            for card in player.everything():
                best[COLOUR[card]] = max(card, best.get(COLOUR[card], 0))
            points.append(sum(best.values()))
        if points[self.turn] == min(points):
            points[self.turn], self.mojo_face = 0, 0
        else:
            points[self.turn], self.mojo_face = points[self.turn] + 10, 10
        for player, gained in zip(self.players, points, strict=True):
            player.total += gained
        self.points, self.turn = points, None
        self.finished = any(player.total >= self.limit for player in self.players)

    def choices(self):
        if self.turn is None:
            return set()
        me = self.players[self.turn]
        if me.face_down:
            return {f"show {card}" for card in me.face_down}
        if self.must_choose:
            return {"draw", "take"}
        if len(self.piles) == 1:
            return {str(card) for card in me.hand}
        allowed = "ab" if self.on is None else "ab"[self.on]
        return {f"{card}{letter}" for card in me.hand for letter in allowed}


def compare(table, naive):
    view = table.view()
    assert view.to_act == naive.turn
    assert view.discards == naive.piles
    assert view.draw_pile == len(naive.pile)
    assert table.state.pile[: table.state.pile_size] == naive.pile[::-1]
    assert view.apart == sorted(naive.old)
    assert view.face == naive.mojo_face
    for seat, player in enumerate(naive.players):
        mine = table.view(seat).seats[seat]
        assert mine.hand == sorted(player.hand)
        assert mine.laid == sorted(player.face_down)
        assert mine.revealed == sorted(player.face_up)
        assert mine.total == player.total
    if naive.turn is None:
        assert table.sheet[-1] == naive.points
        assert view.holder == naive.mojo_holder
        assert table.over == naive.finished
    else:
        assert set(table.legal()) == naive.choices()


def orders(entries):
    return [[int(card) for card in entry.deck] for entry in entries if isinstance(entry, Deck)]


def play_along(table, choose, most=2000):
    """Play a game on both tables at once; return what happened in it, for the tests to count."""
    seen = {"reformed": 0, "mid-deal": 0, "rounds": 0, "barren": 0, "moves": 0}
    naive = None
    while not table.over and seen["moves"] < most:
        if table.awaits_deal:
            made = table.deal()
            if naive is None:
                options = table.options
                first = options.first_player
                for entry in made:
                    first = entry.pick if isinstance(entry, Pick) else first
                naive = KitchenTable(
                    options.edition, options.discards, table.seats, options.points, first
                )
            naive.orders = orders(made)
            naive.new_round()
            seen["rounds"] += 1
            seen["mid-deal"] += naive.round > 1 and naive.edition == "fr" and len(made) > 1
        else:
            action = choose(table, table.legal())
            made = table.play(action)
            assert isinstance(made[0], Acted)
            naive.orders = orders(made)
            naive.move(action)
            seen["moves"] += 1
            seen["reformed"] += len(made) > 1
        assert naive.orders == [], "they shuffle where I do not"
        seen["barren"] = max(seen["barren"], naive.barren)
        compare(table, naive)
    return seen


def uniform(rng):
    return lambda table, legal: rng.choice(legal)


def greedy(rng):
    """Plays high and draws from the pile: rounds are long, and piles run dry."""

    def choose(table, legal):
        if legal[0] == "draw":
            return "draw" if rng.random() < 0.9 else "take"
        return legal[-1] if rng.random() < 0.8 else rng.choice(legal)

    return choose


def hoarding(rng):
    """Takes from the discards wherever it can, with the highest card: nothing ends (M21)."""

    def choose(table, legal):
        if legal[0] == "draw":
            return "take"
        discards = table.view().discards
        return max(legal, key=lambda text: _gain(text, discards))

    return choose


def _gain(text, discards):
    if text.startswith("show"):
        return 0
    return int(text.rstrip("ab")) - discards[text.endswith("b")][-1]


@pytest.mark.parametrize("discards", [1, 2])
@pytest.mark.parametrize("edition", ["fr", "ru", "pl"])
def test_both_tell_the_same_story(edition, discards):
    seen = {"reformed": 0, "mid-deal": 0, "rounds": 0}
    for seats in range(2, 9):
        for seed, style in enumerate((uniform, greedy)):
            options = {"edition": edition, "discards": discards, "points": 60}
            rng = Random(seats * 10 + seed)
            table = Table(
                registry.get("mojo"), options, seats=seats, seed=seats * 10 + seed, auto_deal=False
            )
            happened = play_along(table, style(rng))
            assert table.over
            for name in seen:
                seen[name] += happened[name]
    assert seen["rounds"] > 30
    assert seen["reformed"] > 0
    assert (seen["mid-deal"] > 0) == (edition == "fr")


@pytest.mark.parametrize("edition", ["fr", "ru", "pl"])
def test_both_agree_when_nobody_gets_rid_of_cards(edition):
    barren = 0
    for seats in (2, 3, 5):
        options = {"edition": edition, "discards": 2, "points": 60}
        table = Table(registry.get("mojo"), options, seats=seats, seed=seats, auto_deal=False)
        barren = max(barren, play_along(table, hoarding(Random(1)), most=3000)["barren"])
        assert table.over
    assert barren > 40
