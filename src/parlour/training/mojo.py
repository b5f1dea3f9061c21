"""What Mojo brings for the net that is to judge it (`bots/mojo/judging.py`) to learn."""

from parlour.bots.mojo import judging
from parlour.core.rule import rule
from parlour.games import registry
from parlour.games.mojo.actions import REVEAL_CARD, decode
from parlour.games.mojo.state import NONE, PLAY, MojoState
from parlour.training import unbound
from parlour.training.subject import Setting, Subject

TABLES = tuple(
    Setting(judging.SEATS, options)
    for options in (
        {},
        {"edition": "ru"},
        {},
        {"edition": "pl", "points": 100},
        {},
        {"discards": 2},
    )
)
"""The tables to learn at, in turn."""


@rule
def begins(s: MojoState) -> bool:
    """True if a turn begins."""
    return s.phase == PLAY and s.chosen == NONE


@rule
def left_to_policy(s: MojoState, action: int) -> bool:
    """True for the order of revealing, which does not matter."""
    kind, _, _ = decode(action)
    return kind == REVEAL_CARD


SUBJECT = Subject(
    game=registry.get("mojo"),
    tables=TABLES,
    features=judging.FEATURES,
    most_features=judging.MOST_FEATURES,
    binding={
        unbound.begins: begins,
        unbound.left_to_policy: left_to_policy,
        unbound.describe_turn: judging.describe_turn,
        unbound.describe_choice: judging.describe_choice,
    },
    shown=(Setting(judging.SEATS, {}), Setting(judging.SEATS, {"discards": 2})),
)
