"""What Mushi brings for a net to learn: how a position is described, in `bots/mushi/judging.py`."""

from parlour.bots.mushi import judging
from parlour.core.rule import rule
from parlour.games import registry
from parlour.games.mushi.state import PLAY, SEATS, MushiState
from parlour.training import unbound
from parlour.training.subject import Setting, Subject


@rule
def begins(s: MushiState) -> bool:
    """True if a turn begins."""
    return s.phase == PLAY


TABLES = (Setting(SEATS, {}), Setting(SEATS, {"edition": "osaka"}))
"""The tables to learn at, in turn."""

SUBJECT = Subject(
    game=registry.get("mushi"),
    tables=TABLES,
    features=judging.FEATURES,
    most_features=judging.MOST_FEATURES,
    binding={
        unbound.begins: begins,
        unbound.describe_turn: judging.describe_turn,
        unbound.describe_choice: judging.describe_choice,
        unbound.worth: judging.worth,
    },
    shown=TABLES,
)
