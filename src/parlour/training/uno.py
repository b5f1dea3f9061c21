"""What UNO brings for a net to learn: how a position is described, in `bots/uno/judging.py`."""

from parlour.bots.uno import judging
from parlour.bots.uno.judging import is_judged
from parlour.core.rule import rule
from parlour.games import registry
from parlour.games.uno.state import PLAY, UnoState
from parlour.training import unbound
from parlour.training.subject import Setting, Subject

TABLES = (
    Setting(2, {}),
    Setting(4, {}),
    Setting(2, {"points": 150}),
    Setting(3, {"points": 300}),
    Setting(2, {}),
    Setting(4, {"edition": "classic"}),
    Setting(2, {"edition": "classic"}),
    Setting(6, {}),
    Setting(2, {"points": 250}),
    Setting(4, {"points": 150}),
    Setting(2, {"scoring": "alternative"}),
    Setting(4, {"scoring": "alternative"}),
    Setting(2, {}),
    Setting(10, {}),
    Setting(2, {"points": 150}),
    Setting(5, {}),
    Setting(2, {}),
    Setting(8, {}),
)
"""The tables to learn at, in turn: half of them for two."""


@rule
def begins(s: UnoState) -> bool:
    """True if a turn begins."""
    return s.phase == PLAY


@rule
def left_to_policy(s: UnoState, action: int) -> bool:
    """True where the net does not judge."""
    return not is_judged(s)


SUBJECT = Subject(
    game=registry.get("uno"),
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
    doubt=judging.DOUBT,
    shown=(
        Setting(2, {}),
        Setting(2, {"points": 150}),
        Setting(4, {}),
        Setting(4, {"points": 150}),
        Setting(8, {}),
    ),
)
