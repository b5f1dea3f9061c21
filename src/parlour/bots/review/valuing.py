"""Values positions and choices of a game that is over, by playing on from them.

All playouts are those of the search (`tree.play_out`). What is compared is played with the same
cards and the same chances, so that most of the chance cancels out.
"""

from typing import Any

from parlour.bots.search.tree import by_policy, carry_out, legal_moves, let_pass, play_out
from parlour.bots.unbound import NOTHING
from parlour.core.rule import rule
from parlour.core.state import Row, State
from parlour.core.unbound import redeal

SHARES, SQUARES = 0, 1
"""The rows of the sums that `value_position` adds to."""
LEAD, LEAD_SQUARES = 0, 1
"""The columns of the sums that `value_choices` adds to."""


@rule
def value_position(
    states: list[State],
    s: State,
    knower: int,
    out: Row,
    values: list[float],
    scratch: list[list[float]],
    settings: Any,
    counts: Any,
    sums: list[list[float]],
    playouts: int,
) -> None:
    """Play on from states[0], with all cards as they lie, and add each seat's share, and its
    square, to the rows of `sums`. s is states[1], worked on, and only its generator is kept.

    If the seat `knower` is not NOTHING, states[0] is its information state, and each playout begins
    in a world that fits it.

    Shapes and records as for `tree.search`; sums (2, seats).
    """
    for _ in range(playouts):
        a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
        states[1] = states[0]
        s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter
        if knower != NOTHING:
            redeal(s, knower)
        play_out(s, out, values, scratch, settings, counts)
        for seat in range(s.seats):
            sums[SHARES][seat] += values[seat]
            sums[SQUARES][seat] += values[seat] * values[seat]


@rule
def value_choices(
    states: list[State],
    s: State,
    seat: int,
    choices: Row,
    n: int,
    played: int,
    out: Row,
    values: list[float],
    scratch: list[list[float]],
    settings: Any,
    counts: Any,
    shares: list[list[float]],
    leads: list[list[float]],
    skill: list[list[float]],
    worlds: int,
) -> None:
    """Value a seat's `choices[:n]`, of which it played number `played`, in worlds that fit
    states[0], its information state. s is states[1], worked on, and only its generator is kept;
    states[2] holds the world.

    To `leads[choice]` is added how much more the seat has of the victory than with the move it
    played, and its square; to the rows of `skill`, for each seat, how much more it has than with
    the move of the policy, and its square.

    Shapes and records as for `tree.search`; choices (max_legal + 1,), shares (max_legal + 1,
    seats), leads (max_legal + 1, 2), skill (2, seats).
    """
    for _ in range(worlds):
        a, b, c, counter = s.rng[0], s.rng[1], s.rng[2], s.rng[3]
        states[1] = states[0]
        s.rng[0], s.rng[1], s.rng[2], s.rng[3] = a, b, c, counter
        redeal(s, seat)
        usual = played
        move = by_policy(s, seat, out, legal_moves(s, seat, out))
        states[2] = states[1]
        for i in range(n):
            if choices[i] == move:
                usual = i
            states[1] = states[2]
            if choices[i] == NOTHING:
                let_pass(s, seat, out)
            else:
                carry_out(s, seat, choices[i])
            play_out(s, out, values, scratch, settings, counts)
            for each in range(s.seats):
                shares[i][each] = values[each]
        for i in range(n):
            lead = shares[i][seat] - shares[played][seat]
            leads[i][LEAD] += lead
            leads[i][LEAD_SQUARES] += lead * lead
        for each in range(s.seats):
            gain = shares[played][each] - shares[usual][each]
            skill[SHARES][each] += gain
            skill[SQUARES][each] += gain * gain
