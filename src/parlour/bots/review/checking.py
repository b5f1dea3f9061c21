"""Measures how far a look back can be trusted: the numbers of `docs/review.md`.

`python -m parlour.bots.review.checking --games 1000` plays that many games of each game for the
chances of winning, and a part of it for the rest, which takes longer. It prints tables.
"""

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

from parlour import bots
from parlour.bots import knowhow
from parlour.bots.review.findings import LIKELY, Estimate, Review, mistakes
from parlour.bots.review.looking_back import CLOSER, review
from parlour.bots.review.valuer import Valuer
from parlour.core.information import InformationState
from parlour.core.numbers import Action, Seat, all_seats
from parlour.core.record import Record
from parlour.core.table import Table
from parlour.games import registry

EQUAL = ("easy", "medium")
"""The levels that the chances are measured at, the same in every seat."""
LOOKS = 10
"""Positions of a game whose chances are compared with its end."""
PLAYOUTS = 128
BINS = 10
WORLDS = 32
"""For whole games."""
JUDGE = "expert:iterations=1000/depth=1/exploration=50/noise=0/stop_early=0/solve=0"
"""The judge of blunders: a flat search, which tries all moves about equally often, each in some
hundred worlds of its own."""
BLUNDER = 0.05
"""The least cost of a blunder that is put in, as a share of the victory, beyond three errors."""
STRONG = "expert:iterations=400"
PLAYERS = "master:iterations=300"
"""Who plays on to find out what a move costs."""
ROUNDS = 200
"""How many rounds, after each of two moves."""
FEW = 5
"""The most mistakes of a game from which they play on."""


def main() -> None:
    """Run the checks that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--part", type=int, default=20, help="one game in so many for the rest")
    parser.add_argument("--only", choices=registry.names(), action="append")
    chosen = parser.parse_args()
    for game in chosen.only or registry.names():
        print(f"\n## {game}\n", flush=True)
        for line in calibration(game, chosen.games):
            print(line, flush=True)
        rest = max(chosen.games // chosen.part, 2)
        print(costs(game, rest), flush=True)
        print(named(game, max(rest // FEW, 1)), flush=True)
        print(blunders(game, rest), flush=True)
        print(skill(game, rest, ["easy", "easy"]), flush=True)
        print(skill(game, rest, ["easy", STRONG]), flush=True)


def calibration(game: str, games: int) -> Iterator[str]:
    """Compare chances of winning with victories, by size of the chance, as a table's rows.

    The positions of one game end alike, so that each game is one sample of the error.
    """
    found = registry.get(game)
    most = min(found.seats[-1], 4)
    pairs: list[list[list[tuple[float, float]]]] = [[] for _ in range(BINS)]
    for seed in range(games):
        seats = most if seed % 2 else 2
        valuer = Valuer(found, seats)
        table, states = _played(game, [EQUAL[seed // 2 % len(EQUAL)]] * seats, seed)
        outcome = table.outcome()
        assert outcome
        for kept in pairs:
            kept.append([])
        for state in Random(seed).sample(states, min(LOOKS, len(states))):
            for each, won in zip(
                valuer.position(state, seed, PLAYOUTS), outcome.shares, strict=True
            ):
                pairs[min(int(each.value * BINS), BINS - 1)][-1].append((each.value, won))
    yield "| chance | said | won | error | chances |\n|---|---|---|---|---|"
    for number, kept in enumerate(pairs):
        every = [pair for one in kept for pair in one]
        if every:
            said, won = (fmean(values) for values in zip(*every, strict=True))
            off = won - said
            error = sqrt(sum(sum(w - s - off for s, w in one) ** 2 for one in kept)) / len(every)
            low, high = number * 100 // BINS, (number + 1) * 100 // BINS
            yield (
                f"| {low}-{high} % | {100 * said:.1f} % | {100 * won:.1f} % | {100 * error:.1f} % "
                f"| {len(every)} |"
            )


def costs(game: str, games: int) -> str:
    """Take a position of each game, and any other move than the policy's; compare what it is said
    to cost with what it costs if Masters play the round to its end."""
    found, policy = registry.get(game), bots.get(game, "policy")
    valuer = Valuer(found, 2)
    said, true = [], []
    for seed in range(games):
        random, table = Random(seed), _table(game, 2, seed)
        wait = random.randrange(3, 30)
        while not table.over and (len(table.history) < wait or len(table.legal()) < 3):
            bots.play_on(table, [policy] * 2, random)
        if table.over:
            continue
        information = table.information_state()
        usual = found.notation.parse_action(table.state, policy.decide(information, random) or "")
        other = random.choice([each for each in information.legal() if each != usual])
        said.append(valuer.cost(information, other, usual, seed, CLOSER * WORLDS).value)
        true.append(_lead(information, other, usual))
    return f"\nof {len(said)} moves: {_compared(said, true)}"


def named(game: str, games: int) -> str:
    """Look back at games of Medium bots, and let Masters play on from mistakes that are named."""
    found, random = registry.get(game), Random(0)
    said, true = [], []
    for seed in range(games):
        table, _ = _played(game, ["medium"] * 2, seed)
        mistaken = mistakes(review(table.record(), worlds=WORLDS, seed=seed).decisions)
        for each in random.sample(mistaken, min(FEW, len(mistaken))):
            if each.better:
                before = _before(table.record(), each.entry)
                first, second = (
                    found.notation.parse_action(before.state, text)
                    for text in (each.action, each.better)
                )
                said.append(each.cost)
                true.append(_lead(before.information_state(each.seat), first, second))
    false = sum(lead.value <= 0 for lead in true)
    surely = sum(lead.value < -LIKELY * lead.error for lead in true)
    return (
        f"of {len(said)} mistakes that are named: {_compared(said, true)}; {false} falsely, "
        f"{surely} of them surely"
    )


def _lead(information: InformationState, first: Action, second: Action) -> Estimate:
    """How much more the second move gives the seat than the first, if Masters play on."""
    player = bots.get(information.game.name, PLAYERS)
    leads = []
    for seed in range(ROUNDS):
        less, more = (
            _played_on(information, information.world(Random(seed)), move, player, seed)
            for move in (first, second)
        )
        leads.append(more - less)
    return Estimate(value=fmean(leads), error=stdev(leads) / sqrt(ROUNDS))


def _compared(said: Sequence[float], true: Sequence[Estimate]) -> str:
    if not said:
        return "none"
    squares = [
        (cost - lead.value) ** 2 - lead.error**2 for cost, lead in zip(said, true, strict=True)
    ]
    return (
        f"said to cost {100 * fmean(said):.1f} %, and cost "
        f"{100 * fmean(lead.value for lead in true):.1f} %, off by "
        f"{100 * sqrt(max(fmean(squares), 0.0)):.1f} % (root mean square)"
    )


def _played_on(
    information: InformationState, world: Any, move: Action, player: bots.Bot, seed: int
) -> float:
    """The seat's share of the victory after a round in this world that begins with a move."""
    game, random = information.game, Random(seed)
    rules, seat = game.rules, information.seat
    rules.apply(world, seat, move)
    while (turn := rules.to_act(world)) >= 0:
        others = [each for each in all_seats(world.seats) if each != turn]
        random.shuffle(others)
        for each in (*others, Seat(turn)):
            known = InformationState(game, world, each)
            text = player.decide(known, random) if known.legal() else None
            if text is not None:
                rules.apply(world, each, game.notation.parse_action(world, text))
                break
    shares = [0.0] * world.seats
    knowhow.of(game.name).standing(world, shares)
    return shares[seat]


def blunders(game: str, games: int) -> str:
    """Put one blunder into each game of the policy, and count those that are named."""
    judge, policy = bots.get(game, JUDGE), bots.get(game, "policy")
    put_in = found = 0
    for seed in range(games):
        random, table, blunder = Random(seed), _table(game, 2, seed), 0
        wait = random.randrange(5, 25)
        while not table.over:
            information = table.information_state()
            due = not blunder and len(table.history) > wait
            if due and len(information.legal()) > 2:
                moves = judge.analyse(information, random).moves  # type: ignore[attr-defined]
                best = max(moves, key=lambda move: move.share)
                worst = min(moves, key=lambda move: move.share)
                doubt = 3 * (best.error + worst.error)
                if worst.action and best.share - worst.share > BLUNDER + doubt:
                    blunder = len(table.entries) + 1
                    table.play(worst.action)
                    continue
            bots.play_on(table, [policy] * 2, random)
        if blunder:
            decisions = review(table.record(), worlds=WORLDS, seed=seed).decisions
            put_in += 1
            found += blunder in [each.entry for each in mistakes(decisions)]
    return f"blunders put in: {put_in}, found: {found}"


def _before(record: Record, entry: int) -> Table:
    """The table before an entry of a record."""
    return Table.resume(
        registry.get(record.game),
        record.options | {"edition": record.edition},
        record.seats,
        record.entries[: entry - 1],
    )


def skill(game: str, games: int, players: Sequence[str]) -> str:
    """The means, over games, of what the first player's choices gave beside the other's, and of its
    luck, with their errors. Seats are changed after each game."""
    choices, luck, results = [], [], []
    for seed in range(games):
        first = seed % 2
        seated = players if first == 0 else [players[1], players[0]]
        table, _ = _played(game, seated, seed // 2)
        found: Review = review(table.record(), worlds=WORLDS, seed=seed)
        account = found.accounts[first]
        parts = account.start + account.own + account.others + account.luck
        assert abs(parts - account.result) < 1e-9, "the parts add up to the result"
        choices.append(account.own + account.others)
        luck.append(account.luck)
        results.append(account.result - account.start)
    told = ", ".join(
        f"{name} {100 * fmean(values):+.1f} % ± {100 * stdev(values) / sqrt(games):.1f} %"
        for name, values in (("choices", choices), ("luck", luck), ("result", results))
    )
    return f"{players[0]} against {players[1]}, {games} games: {told}"


def _table(game: str, seats: int, seed: int) -> Table:
    return Table(registry.get(game), {}, seats=seats, seed=seed)


def _played(game: str, players: Sequence[str], seed: int) -> tuple[Table, list[object]]:
    """A game between bots, and the plain state after each of its moves."""
    table, random = _table(game, len(players), seed), Random(seed)
    seated = [bots.get(game, name) for name in players]
    states: list[object] = []
    while not table.over:
        bots.play_on(table, seated, random)
        if not table.over:
            states.append(table.state.copy())
    return table, states


if __name__ == "__main__":
    main()
