"""The seating of bots against each other.

A *line-up* says which bots sit at a table. For each *deal*, which fixes all chances, each line-up
is seated in a random circular order and played once with each rotation of it: every bot plays once
on each seat, with the cards that come with it. (Duplicate bridge and poker compare players in the
same way.)
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from parlour.arena.results import Seating, Setup
from parlour.core.errors import OptionError


def line_ups(
    bots: Sequence[str], seats: int
) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
    """Return the different bots in their order, and the line-ups as tuples of their numbers.

    As many bots as seats are one line-up, which may repeat them. Of more bots, every combination
    plays; fewer bots share the seats evenly, and every combination of them in turn gets the seats
    left over. Raises OptionError.

    >>> line_ups(["a", "b", "b", "b"], 4)
    (('a', 'b'), ((0, 1, 1, 1),))
    >>> line_ups(["a", "b", "c"], 2)[1]
    ((0, 1), (0, 2), (1, 2))
    >>> line_ups(["a", "b"], 4)[1], line_ups(["a", "b"], 3)[1]
    (((0, 0, 1, 1),), ((0, 0, 1), (0, 1, 1)))
    """
    names = tuple(dict.fromkeys(bots))
    if len(names) < 2:
        raise OptionError(f"bots: expected two or more different ones, got {', '.join(bots)!r}")
    if len(bots) == seats:
        return names, (tuple(names.index(bot) for bot in bots),)
    if len(names) < len(bots):
        raise OptionError(
            f"bots: expected one for each of the {seats} seats, or each bot once; "
            f"got {', '.join(bots)!r}"
        )
    each, over = divmod(seats, len(names))
    everyone = range(len(names))
    return names, tuple(
        tuple(sorted([*list(everyone) * each, *extra])) for extra in combinations(everyone, over)
    )


def seatings(setup: Setup, games: int) -> Iterator[Seating]:
    """Return the games to play: as many whole deals as it takes for at least `games` games."""
    played = deal = 0
    while played < games:
        rng = Random(f"seats of deal {deal}, seed {setup.seed}")
        for line_up in setup.line_ups:
            order = list(line_up)
            rng.shuffle(order)
            rotations = [(*order[at:], *order[:at]) for at in range(setup.seats)]
            for bots in dict.fromkeys(rotations):  # a b a b has only two
                yield Seating(deal, bots)
                played += 1
        deal += 1
