"""Hazard actions as text: `draw`, `look`, `stop`."""

from parlour.core.errors import MalformedActionError
from parlour.core.numbers import Action, Face
from parlour.games.hazard.actions import DRAW, LOOK, STOP
from parlour.games.hazard.cards import VALUES
from parlour.games.hazard.state import HazardState

_TEXT = {DRAW: "draw", LOOK: "look", STOP: "stop"}
_ACTIONS = {text: Action(action) for action, text in _TEXT.items()}
_CARDS = {str(value): Face(value) for value in range(1, VALUES)}


def format_action(s: HazardState, action: int) -> str:
    """The action's notation."""
    return _TEXT[action]


def parse_action(s: HazardState, text: str) -> Action:
    """The action (MalformedActionError)."""
    if text not in _ACTIONS:
        raise MalformedActionError(f"expected draw, look or stop, got {text!r:.40}")
    return _ACTIONS[text]


def format_card(card: int) -> str:
    """The card's number."""
    return str(card)


def parse_card(text: str) -> Face:
    """The card (ValueError)."""
    if text not in _CARDS:
        raise ValueError(f"expected a card from 1 to {VALUES - 1}, got {text!r:.40}")
    return _CARDS[text]
