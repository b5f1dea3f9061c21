"""Whole random games: what must hold in every one, and plain against compiled, state by state."""

from collections import Counter
from random import Random

import numpy as np
import pytest

from parlour.core.chance import Generated, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import CHANCE, NOBODY
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mushi.state import TAKE

GAME = registry.get("mushi")

OPTIONS = [
    {"edition": edition, "deals": deals, "four_pairs": four_pairs, "first_dealer": first}
    for edition in ("ru", "osaka")
    for deals, four_pairs, first in ((1, False, None), (3, True, 0), (12, True, 1), (2, False, 1))
]
every_option = pytest.mark.parametrize("options", OPTIONS, ids=str)


def positions(options, seed):
    """A random game, after each deal and each action."""
    table = Table(GAME, options, seats=2, seed=seed, auto_deal=False)
    random = Random(seed)
    while not table.over:
        if table.awaits_deal:
            table.deal()
        else:
            table.play(random.choice(table.legal()))
        yield table


def whole(options, seed):
    *_, table = positions(options, seed)
    return table


@every_option
def test_h16_in_every_deal_all_cards_are_captured(options):
    """40 cards lie somewhere after every action; after every deal 230 points are captured."""
    for seed in range(12):
        deals = 0
        for table in positions(options, seed):
            s = table.state
            cards = [card for pile in (s.table, *s.hand, *s.captured) for card in unfold(pile)]
            cards += s.pile[: s.pile_size]
            if s.phase == TAKE:
                cards.append(s.turned)
            assert sorted(cards) == list(range(40))
            assert [hand.bit_count() for hand in s.hand] == s.hand_size
            if table.view().scores:
                deals += 1
                assert sum(score.value for score in table.view().scores) == 230
                assert s.captured[0] ^ s.captured[1] == (1 << 40) - 1
        assert deals == options["deals"]
        if options["edition"] == "osaka":
            assert all(sum(points) == 0 for points in table.sheet)


def unfold(cards):
    return [card for card in range(40) if cards >> card & 1]


@every_option
def test_h18_points_from_the_captured_cards_of_every_deal(options):
    """Every deal, scored again from what its events say was captured."""
    worth = {"b": 20, "a": 10, "r": 5, "c": 1, "j": 1}
    points = {"five_brights": 30, "three_brights": 25, "wisterias": 10, "paulownias": 10}
    for seed in range(12):
        table = whole(options, seed)
        sheet = []
        value, yaku = [0, 0], [0, 0]
        for event in table.events():
            if event.kind in ("captured", "left_over"):
                cards = event.cards + ([event.card] if event.card else [])
                value[event.seat] += sum(worth[card.lstrip("0123456789")[0]] for card in cards)
            elif event.kind == "yaku_made":
                yaku[event.seat] += points[event.yaku]
            elif event.kind == "deal_over":
                assert sum(value) == 230
                if options["edition"] == "ru":
                    sheet.append([value[0] - yaku[1] - 115, value[1] - yaku[0] - 115])
                else:
                    own = value[0] - 115 + yaku[0] - yaku[1]
                    sheet.append([own, -own])
                value, yaku = [0, 0], [0, 0]
        assert sheet == table.sheet
        assert table.totals == [sum(points) for points in zip(*sheet, strict=True)]


def test_random_games_reach_what_is_rare():
    """Otherwise the other tests in this file would say nothing about it."""
    seen = Counter()
    for seed in range(40):
        table = whole({"edition": "ru", "deals": 48, "four_pairs": True}, seed)
        for event in table.events():
            seen[event.kind] += 1
            if event.kind == "left_over":
                seen[f"{len(event.cards)} left over"] += 1
            seen[event.reason] += 1
    assert all(seen[kind] for kind in ("joker_awaits", "lots", "three_willows", "four_pairs"))
    assert seen["3 left over"] > 0


# --- plain and compiled ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def compiled():
    compile_ = Compiler()
    return {
        name: compile_(getattr(GAME.rules, name))
        for name in ("start", "deal", "to_act", "legal", "apply", "redeal")
    }


@pytest.mark.long
@every_option
def test_plain_and_compiled_agree_after_every_step(compiled, options):
    random = Random(7)
    for seed in range(25):
        plain = GAME.new_state(GAME.options(options), 2)
        plain.source = Generated()
        seed_generator(plain, seed, 3)
        record = np.zeros(1, GAME.State.dtype)
        record[0] = plain.record()
        s = record[0]
        GAME.rules.start(plain)
        compiled["start"](s)
        while True:
            assert GAME.State.from_record(s) == plain
            seat = GAME.rules.to_act(plain)
            assert compiled["to_act"](s) == seat
            if seat == NOBODY:
                break
            if seat == CHANCE:
                GAME.rules.deal(plain)
                compiled["deal"](s)
                continue
            out = np.zeros(GAME.max_legal, np.int16)
            for viewer in (0, 1):
                legal = GAME.legal_actions(plain, viewer)
                assert out[: compiled["legal"](s, viewer, out)].tolist() == legal
                assert legal == sorted(set(legal))
                assert all(0 <= action < GAME.actions for action in legal)
                assert (viewer == seat) == bool(legal)
            if random.random() < 0.1:
                GAME.rules.redeal(plain, seat)
                compiled["redeal"](s, seat)
                assert GAME.State.from_record(s) == plain
            action = random.choice(GAME.legal_actions(plain, seat))
            GAME.rules.apply(plain, seat, action)
            compiled["apply"](s, seat, action)
