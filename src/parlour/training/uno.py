"""What UNO brings for a net to learn: how a position is described, in `bots/uno/judging.py`."""

from typing import Any

from parlour.bots.uno import judging
from parlour.core.rule import rule
from parlour.games import registry
from parlour.games.uno.state import CHALLENGE, GIVE, NONE, PLAY, UnoState
from parlour.training import unbound
from parlour.training.subject import Subject

TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"points": 150},
    {},
    {"edition": "classic"},
    {},
    {"scoring": "alternative"},
)
"""The options of the tables to learn at, in turn."""


@rule
def begins(s: UnoState) -> bool:
    """True if a turn begins."""
    return s.phase == PLAY


@rule
def left_to_policy(s: UnoState, action: int) -> bool:
    """True for gifts (U14), for whether to challenge (U13), and while somebody has not called
    (U16)."""
    return s.phase in (GIVE, CHALLENGE) or s.silent != NONE


SUBJECT = Subject(
    game=registry.get("uno"),
    seats=2,
    other_seats=(4,),
    tables=TABLES,
    features=judging.FEATURES,
    most_features=judging.MOST_FEATURES,
    binding={
        unbound.begins: begins,
        unbound.left_to_policy: left_to_policy,
        unbound.describe_turn: judging.describe_turn,
        unbound.describe_choice: judging.describe_choice,
        unbound.worth: judging.worth,
    },
    doubt=0.02,
    shown=({}, {"points": 150}),
)
