"""The comparisons: the measured work, and the peer, if there is one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from parlour.arena.bench import c, environments, node, ours, peers
from parlour.arena.bench.measuring import Side
from parlour.games import registry

CRAZY_EIGHTS = {"players": 4}
POKER = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
LIKE_UNO = {"players": 4, "use_special_cards": True, "reshuffle": True}


@dataclass(frozen=True)
class Case:
    """One comparison. `name` also names its text, and is the same for several peers."""

    name: str
    game: str
    unit: str
    ours: Callable[[], Side]
    peer: Callable[[], Side] | None = None
    target: float | None = None


def cases(game: str | None = None) -> Iterator[Case]:
    """All comparisons of one game, or of all games."""
    names = registry.names() if game is None else (registry.get(game).name,)
    for case in (*_mojo(), *_mushi(), *_uno(), *_searches(), *_environments(), *_javascript()):
        if case.game in names:
            yield case


def _mojo() -> Iterator[Case]:
    four = partial(ours.random_play, "mojo", 4, {})
    two = {"discards": 2}
    for name, seats, options, target in (
        ("mojo-four", 4, {}, 0.8),
        ("mojo-two", 2, {}, None),
        ("mojo-two-discards", 4, two, None),
    ):
        play = partial(ours.random_play, "mojo", seats, options)
        in_c = partial(c.random_play, "mojo", seats, options)
        yield Case(f"{name}-c", "mojo", "moves", play, in_c, target)
    rollouts = partial(peers.open_spiel, CRAZY_EIGHTS)
    yield Case("mojo-open-spiel", "mojo", "moves", four, rollouts, 5)
    rollouts = partial(peers.open_spiel, CRAZY_EIGHTS, chance=True)
    yield Case("mojo-open-spiel-chance", "mojo", "moves", four, rollouts)
    yield Case("mojo-rlcard", "mojo", "moves", four, peers.rlcard, 300)
    plain = partial(ours.random_play, "mojo", 4, {}, compiled=False)
    yield Case("mojo-plain-rlcard", "mojo", "moves", plain, peers.rlcard)
    for name, seats, options, target in (
        ("mojo-playouts", 4, {}, 1e6),
        ("mojo-playouts-two-discards", 4, two, None),
    ):
        play = partial(ours.playouts, "mojo", seats, options)
        yield Case(name, "mojo", "playouts", play, None, target)


def _mushi() -> Iterator[Case]:
    for name, options, target in (("mushi", {}, 0.8), ("mushi-osaka", {"edition": "osaka"}, None)):
        play = partial(ours.random_play, "mushi", 2, options)
        in_c = partial(c.random_play, "mushi", 2, options)
        yield Case(f"{name}-c", "mushi", "moves", play, in_c, target)
    yield Case("mushi-playouts", "mushi", "playouts", partial(ours.playouts, "mushi", 2, {}))


def _uno() -> Iterator[Case]:
    four = partial(ours.random_play, "uno", 4, {})
    two = partial(ours.random_play, "uno", 2, {})
    for name, seats, play in (("uno-four", 4, four), ("uno-two", 2, two)):
        yield Case(f"{name}-c", "uno", "moves", play, partial(c.random_play, "uno", seats, {}))
    rollouts = partial(peers.open_spiel, LIKE_UNO)
    yield Case("uno-open-spiel", "uno", "moves", four, rollouts, 4)
    rollouts = partial(peers.open_spiel, LIKE_UNO, chance=True)
    yield Case("uno-open-spiel-chance", "uno", "moves", four, rollouts)
    yield Case("uno-rlcard", "uno", "moves", two, peers.rlcard, 200)
    yield Case("uno-playouts", "uno", "playouts", partial(ours.playouts, "uno", 4, {}))


def _searches() -> Iterator[Case]:
    """Search simulations: Expert's, and some with random playouts like the peer's."""
    for name, game, seats in (
        ("mojo", "mojo", 4),
        ("mushi", "mushi", 2),
        ("uno-two", "uno", 2),
        ("uno-four", "uno", 4),
    ):
        for peer in ("euchre", "hearts"):
            theirs = partial(peers.open_spiel_search, peer)
            expert = partial(ours.search, game, seats, "expert:stop_early=0/solve=0")
            yield Case(f"{name}-search-{peer}", game, "simulations", expert, theirs, 3)
            plain = partial(ours.search, game, seats, "ismcts")
            yield Case(f"{name}-ismcts-{peer}", game, "simulations", plain, theirs)


def _environments() -> Iterator[Case]:
    """Steps of environments, with observations and masks: many tables at once, and one."""
    everyone: tuple[Callable[[], Side], ...] = (
        *(partial(environments.pettingzoo, name) for name in POKER),
        peers.rlcard,
        *(partial(environments.pgx, name) for name in ("leduc_holdem", "sparrow_mahjong")),
        *(partial(environments.envpool, name) for name in ("Blackjack-v1", "KuhnPoker-v1")),
    )
    for game, seats in (("mojo", 4), ("mushi", 2), ("uno", 4)):
        batch = partial(environments.batch, game, seats)
        for peer in everyone:
            yield Case(f"{game}-batch", game, "steps", batch, peer, 10)
        one = partial(environments.our_pettingzoo, game, seats)
        yield Case(f"{game}-pettingzoo", game, "steps", one, everyone[0])
    most = registry.get("uno").seats[-1]
    for game, seats in (("mojo", 4), ("mushi", 2), ("uno", 4), ("uno", most)):
        tree = partial(environments.our_openspiel, game, seats)
        for name in ("block_dominoes", "liars_poker"):
            peer = partial(environments.openspiel, f"python_{name}")
            yield Case(f"{game}-tree-{seats}", game, "actions", tree, peer, 1)


def _javascript() -> Iterator[Case]:
    """The rules translated to JavaScript, compared with plain Python and with compiled rules."""
    for game, seats in (("mojo", 4), ("mushi", 2), ("uno", 4)):
        play = partial(node.random_play, game, seats)
        plain = partial(ours.random_play, game, seats, {}, compiled=False)
        compiled = partial(ours.random_play, game, seats, {})
        yield Case(f"{game}-javascript", game, "moves", play, None, 2.5e6)
        yield Case(f"{game}-javascript-plain", game, "moves", play, plain)
        yield Case(f"{game}-javascript-compiled", game, "moves", play, compiled)
