"""How weaker bots slip: often between choices that are nearly alike, seldom where much is lost."""

from math import exp


def slip(worths: list[float], slips: float, random: float) -> int:
    """The index of the choice that a bot makes by a random number from 0 to below 1: one that is
    worse than another by `slips`, which is above 0, is made 1/e times as often (softmax)."""
    best = max(worths)
    total = 0.0
    for worth in worths:
        total += exp((worth - best) / slips)
    left = random * total
    for i in range(len(worths)):
        left -= exp((worths[i] - best) / slips)
        if left < 0:
            return i
    return len(worths) - 1
