"""Our sides: random play compiled and plain, search playouts, and search itself."""

from random import Random
from typing import Any

from parlour import bots
from parlour.arena.bench.measuring import Side, timed
from parlour.arena.playout import Playouts
from parlour.arena.simulate import compiled_runner, plain_runner
from parlour.core.chance import Generated, seed_generator
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.games import registry

SEED = 1
POSITIONS = 16


def random_play(name: str, seats: int, options: dict[str, Any], *, compiled: bool = True) -> Side:
    """Return the side that plays randomly; n counts games, units are moves. The rules are compiled
    before the clock starts."""
    game = registry.get(name)
    opening = game.new_state(game.options(options), seats)
    run = compiled_runner(game, opening) if compiled else plain_runner(game, opening)
    return Side("parlour", timed(lambda n: int(run(SEED, 0, n)[0])))


def playouts(name: str, seats: int, options: dict[str, Any]) -> Side:
    """Return the side that clones, redeals and plays to the end of the round; n and units count
    playouts."""
    game = registry.get(name)
    player = bots.get(name, "random")
    positions = [mid_round(game, options, seats, number, player) for number in range(POSITIONS)]
    play = Playouts(game)

    def work(n: int) -> int:
        each = -(-n // POSITIONS)
        for s in positions:
            play(s, game.rules.to_act(s), each)
        return each * POSITIONS

    work(POSITIONS)
    return Side("parlour", timed(work))


def search(name: str, seats: int, spec: str) -> Side:
    """Return the side that searches with a bot (see `bots.get`); n and units count simulations."""
    game = registry.get(name)
    bot = bots.get(name, spec)
    assert isinstance(bot, bots.SearchBot)
    informed = []
    for number in range(POSITIONS):
        s = mid_round(game, {}, seats, number, bots.get(name, "policy"))
        informed.append(InformationState(game, s, Seat(game.rules.to_act(s))))

    def work(n: int) -> int:
        each = -(-n // POSITIONS)
        for number, one in enumerate(informed):
            bot.analyse(one, Random(number), bots.Budget(iterations=each))
        return each * POSITIONS

    work(POSITIONS)
    return Side("parlour", timed(work))


def mid_round(
    game: Game[Any], options: dict[str, Any], seats: int, number: int, player: bots.Bot
) -> Any:
    """Return a plain state half-way through the first round of a game, counted in moves."""
    moves = sum(1 for _ in _first_round(game, options, seats, number, player))
    for played, s in enumerate(_first_round(game, options, seats, number, player)):
        if played >= moves // 2:
            return s
    raise AssertionError("a round has moves")


def _first_round(
    game: Game[Any], options: dict[str, Any], seats: int, number: int, player: bots.Bot
) -> Any:
    rng = Random(number)
    s = game.new_state(game.options(options), seats)
    s.source = Generated()
    seed_generator(s, SEED, number)
    game.rules.deal(s)
    while (seat := Seat(game.rules.to_act(s))) >= 0:
        yield s
        action = player.decide(InformationState(game, s, seat), rng)
        assert action is not None  # it is in turn
        game.rules.apply(s, seat, game.notation.parse_action(s, action))
