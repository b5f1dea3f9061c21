"""What a GPU does, against the same rules on the processor. `test_gpu.py` runs this in Numba's
simulator, `make test-gpu` on a GPU."""

import numpy as np
import pytest
from numba import config

from parlour.arena.simulate import simulate
from parlour.core.errors import IllegalActionError, OptionError, SeatError
from parlour.envs.batch import Batch
from parlour.envs.device import DeviceBatch
from parlour.envs.memory import ArrayError
from parlour.games import registry

if config.ENABLE_CUDASIM:
    from gpu.simulator import widen

    widen()
    TABLES, STEPS, GAMES = 2, 40, 3
else:
    TABLES, STEPS, GAMES = 1000, 2000, 5000

pytestmark = pytest.mark.filterwarnings("ignore:overflow")  # meant, in `bits.py`

BRIEF = {"mojo": {"points": 20}, "mushi": {"deals": 1}, "uno": {"points": 20}}


def on_processor(array):
    return array if isinstance(array, np.ndarray) else array.get()


def hold_same(there, here):
    """Every array of both turns is the same; shares to the last digits of a float32."""
    for field, one, other in zip(here._fields, there, here, strict=True):
        np.testing.assert_allclose(on_processor(one), other, rtol=1e-6, err_msg=field)


def both(game, seats, **settings):
    settings = {"tables": TABLES, "seats": seats, "seed": 5, **BRIEF[game], **settings}
    return DeviceBatch(game, **settings), Batch(game, **settings)


@pytest.mark.parametrize(
    ("game", "seats", "settings"),
    [
        ("mojo", 3, {"reward": "standing"}),
        ("mushi", 2, {"reward": "points", "episode": "round", "history": True}),
        ("uno", 3, {}),
    ],
)
def test_every_step_is_the_same_as_on_the_processor(game, seats, settings):
    there, here = both(game, seats, **settings)
    hold_same(there.reset(), here.reset())
    ended = 0
    for _ in range(STEPS):
        actions = there.random_actions()
        np.testing.assert_array_equal(on_processor(actions), here.random_actions())
        hold_same(there.step(actions), here.step(on_processor(actions)))
        ended += int(here.turn.ended.sum())
    assert ended > 0 or game == "uno"
    last = TABLES - 1
    assert there.state(last).pack() == here.state(last).pack()
    for seat in range(seats):
        np.testing.assert_array_equal(there.observe(last, seat), here.observe(last, seat))


def test_tables_begin_when_they_are_told_to():
    there, here = both("mojo", 2, again=False)
    for batch in (there, here):
        batch.reset()
    one = np.arange(TABLES) == 1
    hold_same(there.reset(9, only=one), here.reset(9, only=one))
    actions = np.where(one, -1, on_processor(there.random_actions()))
    here.random_actions()
    hold_same(there.step(actions, begin=one), here.step(actions, begin=one))


def test_an_illegal_action_is_refused_and_nothing_has_changed():
    there, here = both("mushi", 2)
    masks = here.reset().masks
    there.reset()
    actions = here.random_actions()
    there.random_actions()
    for wrong in (-1, int(masks[1].argmin()), here.actions):
        bad = np.where(np.arange(TABLES) == 1, wrong, actions)
        with pytest.raises(IllegalActionError, match=f"table 1: expected one of .* got .*{wrong}"):
            there.step(bad)
    apart = np.stack([actions, actions], axis=1)[:, 0]  # not in one piece
    hold_same(there.step(apart), here.step(apart))


def test_what_is_no_array_of_the_right_kind_is_refused():
    batch = DeviceBatch("mushi", tables=TABLES)
    batch.reset()
    for wrong in ([0] * TABLES, np.zeros(TABLES), np.zeros(TABLES + 1, int), "draw"):
        with pytest.raises(ArrayError, match="actions: expected"):
            batch.step(wrong)
    with pytest.raises(ArrayError, match="begin: expected"):
        batch.step(np.zeros(TABLES, int), begin=np.zeros(TABLES, int))
    with pytest.raises(ArrayError, match="only: expected"):
        batch.reset(only=np.zeros(TABLES + 1, bool))
    with pytest.raises(SeatError):
        batch.observe(0, 2)
    with pytest.raises(IndexError):
        batch.observe(TABLES, 0)
    for wrong in ({"tables": 0}, {"seed": -1}, {"reward": "fun"}, {"deals": 0}):
        with pytest.raises(OptionError):
            DeviceBatch("mushi", **{"tables": TABLES, **wrong})


@pytest.mark.parametrize(("game", "seats"), [("mojo", 2), ("mushi", 2), ("uno", 2)])
def test_random_games_are_the_same_as_on_the_processor(game, seats):
    rules = registry.get(game)
    options = rules.options(BRIEF[game])
    there = simulate(rules, options, seats, games=GAMES, seed=4, device="cuda")
    here = simulate(rules, options, seats, games=GAMES, seed=4, compiled=False)
    assert (there.moves, there.rounds) == (here.moves, here.rounds)
    assert there.moves_per_round_se == here.moves_per_round_se
