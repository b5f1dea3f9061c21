"""The policy for Mushi: sensible, better than random, and only from what its seat knows."""

from functools import cache
from random import Random

import numpy as np
import pytest

from parlour import bots
from parlour.bots.mushi import policy, standing
from parlour.core.compiling import Compiler
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mushi.notation import parse_card

GAME = registry.get("mushi")
every_edition = pytest.mark.parametrize("edition", ["ru", "osaka"])


def positions(edition, games, deals=2):
    """Random games, whenever a seat is to act: (table, seat, its legal actions)."""
    for seed in range(games):
        table, rng = (
            Table(GAME, {"edition": edition, "deals": deals}, seats=2, seed=seed),
            Random(seed),
        )
        while not table.over:
            yield table, table.to_act, GAME.legal_actions(table.state, table.to_act)
            table.play(rng.choice(table.legal()))


def leads(edition, games):
    """Games of the bot against random play, on each seat in turn: its lead in each."""
    policy, chance = bots.get("mushi", "policy"), bots.get("mushi", "random")
    for seed in range(games):
        rng = Random(seed)
        table = Table(GAME, {"edition": edition, "deals": 12}, seats=2, seed=seed)
        own = seed % 2
        while not table.over:
            seat = table.to_act
            bot = policy if seat == own else chance
            table.play(bot.decide(table.information_state(seat), rng))
        yield table.totals[own] - table.totals[1 - own]


@every_edition
def test_it_beats_random_play(edition):
    """The seeds are fixed, and so are the games: nothing here is left to chance."""
    assert sum(lead > 0 for lead in leads(edition, 20)) >= 16  # by chance: once in 170 times


@every_edition
def test_it_reads_only_what_its_seat_knows(edition):
    for table, seat, legal in positions(edition, 6):
        known = table.information_state(seat).state
        action = policy(table.state, seat, legal, len(legal))
        assert action in legal
        assert action == policy(known, seat, legal, len(legal))


@cache
def compiled(rule):
    return Compiler()(rule)


@every_edition
def test_plain_and_compiled_choose_alike(edition):
    states = np.zeros(1, GAME.State.dtype)
    for table, seat, legal in positions(edition, 6):
        states[0] = table.state.record()
        out = np.array(legal, np.int16)
        chosen = compiled(policy)(states[0], seat, out, len(legal))
        assert chosen == policy(table.state, seat, legal, len(legal))


def position(hand, table, edition="osaka"):
    """Seat 0 to play, nothing captured; all other cards are unseen."""
    s = GAME.new_state(GAME.options({"edition": edition}), 2)
    s.phase, s.round, s.turn, s.dealer = 1, 1, 0, 0
    s.hand[0] = sum(1 << parse_card(card) for card in hand.split())
    s.table = sum(1 << parse_card(card) for card in table.split())
    s.hand_size = [len(hand.split()), 8]
    s.pile_size = 6
    return s


@pytest.mark.parametrize(
    ("hand", "table", "best"),
    [
        ("1r 2c1", "1b 2c2", "1r"),  # the dearer pair
        ("1c1", "1b 1c2", "1c1 x 1b"),
        ("8b 9c1", "1c1", "9c1"),  # leaves what is cheap
        ("3c1 2c1", "3c2 2a", "2c1"),  # the Warbler, which three brights need
        ("11j", "1b 9c1", "11j x 1b"),
    ],
)
@every_edition
def test_what_it_prefers(hand, table, best, edition):
    s = position(hand, table, edition)
    legal = GAME.legal_actions(s, 0)
    assert GAME.notation.format_action(s, policy(s, 0, legal, len(legal))) == best


# --- standing -------------------------------------------------------------------------------------


def shares(totals, left, edition="ru"):
    s = GAME.new_state(GAME.options({"edition": edition, "deals": 12}), 2)
    s.round = 12 - left
    s.phase = 3 if left == 0 else 0
    s.totals = list(totals)
    values = [0.0, 0.0]
    standing(s, values)
    return values


def test_at_the_end_it_is_the_victory_itself():
    assert shares((3, 2), 0) == [1, 0]
    assert shares((-9, 2), 0) == [0, 1]
    assert shares((5, 5), 0) == [0.5, 0.5]


@every_edition
def test_a_lead_is_worth_more_the_fewer_deals_are_left(edition):
    even = shares((-20, -20), 6, edition)
    ahead = [shares((60, 0), left, edition)[0] for left in (11, 5, 1)]
    assert even == [0.5, 0.5]
    assert 0.5 < ahead[0] < ahead[1] < ahead[2] < 1
    values = shares((60, 0), 5, edition)
    assert sum(values) == pytest.approx(1)
    assert shares((0, 60), 5, edition) == pytest.approx(values[::-1])


@every_edition
def test_standing_foretells_self_play(edition):
    """In 400 games, after six of twelve deals, the leader wins about as often as it says."""
    said = won = 0.0
    run, rules = compiled(policy), GAME.rules
    states = np.zeros(1, GAME.State.dtype)
    s, out = states[0], np.zeros(GAME.max_legal, np.int16)
    start, deal, legal, apply = (
        compiled(getattr(rules, r)) for r in ("start", "deal", "legal", "apply")
    )
    values = np.zeros(2)
    for seed in range(400):
        opening = GAME.new_state(GAME.options({"edition": edition}), 2)
        states[0] = opening.record()
        s["rng"] = np.random.default_rng(seed).integers(0, 1 << 32, 4)
        start(s)
        while s["phase"] != 3:
            deal(s)
            while s["phase"] in (1, 2):
                seat = int(s["turn"])
                apply(s, seat, run(s, seat, out, legal(s, seat, out)))
            if s["round"] == 6:
                compiled(standing)(s, values)
                leader, saying = int(values.argmax()), values.max()
        said += saying
        lead = int(s["totals"][leader]) - int(s["totals"][1 - leader])
        won += 1 if lead > 0 else 0.5 if lead == 0 else 0
    assert won / 400 == pytest.approx(said / 400, abs=0.08)  # more than three standard deviations
