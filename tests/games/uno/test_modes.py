"""Random games: plain and compiled agree, cards are conserved, every game ends."""

import numpy as np
import pytest

from parlour.arena.playout import Playouts
from parlour.arena.simulate import simulate
from parlour.core.chance import Generated, generated_below, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.game import CHANCE, NOBODY
from parlour.games import registry
from parlour.games.uno.cards import COPIES, FACES, SCARY

UNO = registry.get("uno")
TABLES = [
    (2, {}),
    (2, {"edition": "classic", "scoring": "alternative"}),
    (3, {"scoring": "alternative"}),
    (4, {}),
    (6, {"edition": "classic", "points": 5000}),
    (10, {"points": 1}),
]


@pytest.fixture(scope="module")
def compiled():
    compile_ = Compiler()
    names = ("deal", "to_act", "interrupters", "legal", "apply", "redeal", "vary")
    return {name: compile_(getattr(UNO.rules, name)) for name in names}


def opening(seats, options, seed):
    s = UNO.new_state(UNO.options(options), seats)
    s.source = Generated()
    seed_generator(s, seed, 0)
    return s


@pytest.mark.long
@pytest.mark.parametrize(("seats", "options"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_plain_and_compiled_agree_state_by_state(compiled, seats, options, seed):
    s = opening(seats, options, seed)
    record = s.record()
    records = np.zeros(1, UNO.State.dtype)
    records[0] = record
    r = records[0]
    out = np.zeros(UNO.max_legal, np.int16)
    rng = opening(seats, options, seed + 1)
    for step in range(1500):
        turn = UNO.rules.to_act(s)
        assert compiled["to_act"](r) == turn
        if turn == NOBODY:
            break
        if turn == CHANCE:
            UNO.rules.deal(s)
            compiled["deal"](r)
        else:
            assert compiled["interrupters"](r) == UNO.rules.interrupters(s)
            pairs = []
            for seat in range(seats):
                legal = UNO.legal_actions(s, seat)
                assert out[: compiled["legal"](r, seat, out)].tolist() == legal
                assert legal == sorted(set(legal))
                pairs += [(seat, action) for action in legal]
            seat, action = pairs[int(generated_below(rng, len(pairs)))]
            UNO.rules.apply(s, seat, action)
            compiled["apply"](r, seat, action)
            if step % 25 == 0:
                viewer = int(generated_below(rng, seats))
                UNO.rules.redeal(s, viewer)
                compiled["redeal"](r, viewer)
                UNO.rules.vary(s, viewer)
                compiled["vary"](r, viewer)
        assert UNO.State.from_record(records[0]) == s


def census(s):
    """How many of each face there are, in hands and piles."""
    cards = [*s.pile[: s.pile_size], *s.discard[: s.discard_size]]
    hands = [sum(s.hand[seat][face] for seat in range(s.seats)) for face in range(FACES)]
    return tuple(hands[face] + cards.count(face) for face in range(FACES))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_u1_cards_are_conserved_and_every_move_is_possible(seats, options):
    """After every action all cards are somewhere, hands have their size, and the seat in turn can
    act; whoever may interrupt has a legal action, nobody else has."""
    s = opening(seats, options, 7)
    rng = opening(seats, options, 8)
    deck = list(COPIES)
    if options.get("edition") == "classic":
        deck[SCARY] = 0
    for _ in range(1200):
        turn = UNO.rules.to_act(s)
        if turn == NOBODY:
            break
        if turn == CHANCE:
            UNO.rules.deal(s)
        else:
            pairs = []
            for seat in range(seats):
                legal = UNO.legal_actions(s, seat)
                may = seat == turn or UNO.rules.interrupters(s) >> seat & 1
                assert bool(legal) == bool(may)
                assert len(legal) <= UNO.max_legal
                assert all(
                    UNO.notation.parse_action(s, UNO.notation.format_action(s, action)) == action
                    for action in legal
                )
                pairs += [(seat, action) for action in legal]
            UNO.rules.apply(s, *pairs[int(generated_below(rng, len(pairs)))])
        assert census(s) == tuple(deck)
        assert [sum(s.hand[seat]) for seat in range(seats)] == s.hand_size[:seats]


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 11))
@pytest.mark.parametrize("edition", ["monster", "classic"])
@pytest.mark.parametrize("scoring", ["main", "alternative"])
def test_every_game_ends(seats, edition, scoring):
    """Compiled, with bounds checks on; U20, U21: with the points to end it."""
    options = UNO.options({"edition": edition, "scoring": scoring})
    summary = simulate(UNO, options, seats, games=50, seed=seats)
    assert summary.rounds >= 50


def test_plain_and_compiled_games_are_the_same():
    options = UNO.options({"points": 200})
    plain = simulate(UNO, options, 3, games=4, seed=5, compiled=False)
    fast = simulate(UNO, options, 3, games=4, seed=5)
    assert (plain.moves, plain.rounds) == (fast.moves, fast.rounds)


def test_playouts_end():
    s = opening(4, {}, 3)
    UNO.rules.deal(s)
    assert Playouts(UNO)(s, 1, 100) > 100 * 7
