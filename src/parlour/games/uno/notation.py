"""UNO cards and actions as text.

Colours are b(lue), g(reen), p(ink) and y(ellow).

| text | card |
|---|---|
| `b0` to `b9` | a number |
| `bs`, `br`, `b+2` | Skip, Reverse, Draw Two |
| `wild`, `+4`, `scary` | Wild, Wild Draw Four, Scary |

| text | action |
|---|---|
| `b7` | play a coloured card |
| `wild blue`, `+4 green` | play a wild card and name the colour |
| `scary pink` | play a Scary card and give the pink cards away |
| `wild`, `+4`, `scary` | the same as the last card; `scary` also with no coloured card to give |
| `give p7` | give a card to the next player |
| `blue` | name the colour, after a Scary card or for a first card |
| `draw`, `pass` | draw; keep the drawn card |
| `challenge`, `accept` | the answer to a Wild Draw Four |
| `b7 uno`, `give p7 uno` | the same with the call, where it leaves one card |
| `uno` | call afterwards |
| `catch 2` | catch seat 2, which has not called |
"""

from parlour.core.errors import MalformedActionError
from parlour.core.numbers import Action, Face
from parlour.games.uno.actions import (
    ACCEPT,
    ACTIONS,
    CALL,
    CATCH,
    DO_CHALLENGE,
    DRAW_CARD,
    GIVE_CARD,
    NAME_COLOUR,
    PASS,
    PLAY_CARD,
    decode,
)
from parlour.games.uno.cards import COLOURS
from parlour.games.uno.state import NONE, UnoState

_SYMBOLS = (*"0123456789sr", "+2")
_CARDS: tuple[str, ...] = (
    *(colour[0] + symbol for colour in COLOURS for symbol in _SYMBOLS),
    *("wild", "+4", "scary"),
)
_FACES = {text: Face(face) for face, text in enumerate(_CARDS)}


_SINGLES = {
    DRAW_CARD: "draw",
    PASS: "pass",
    DO_CHALLENGE: "challenge",
    ACCEPT: "accept",
    CALL: "uno",
}


def _text(action: int) -> str:
    kind, what, colour, call = decode(action)
    if kind == PLAY_CARD:
        text = _CARDS[what]
        if colour != NONE:
            text += f" {COLOURS[colour]}"
    elif kind == GIVE_CARD:
        text = f"give {_CARDS[what]}"
    elif kind == NAME_COLOUR:
        text = COLOURS[colour]
    elif kind == CATCH:
        text = f"catch {what}"
    else:
        text = _SINGLES[kind]
    return f"{text} uno" if call else text


_TEXTS = tuple(_text(action) for action in range(ACTIONS))
_ACTIONS = {text: Action(action) for action, text in enumerate(_TEXTS)}


def format_action(s: UnoState, action: int) -> str:
    """The action's notation."""
    return _TEXTS[action]


def parse_action(s: UnoState, text: str) -> Action:
    """The action (MalformedActionError)."""
    if text not in _ACTIONS:
        raise MalformedActionError(
            "expected a card (b7, gs, pr, y+2, wild blue, +4 green, scary pink), give p7, "
            "a colour (blue, green, pink, yellow), draw, pass, challenge, accept, uno or catch 2; "
            f"got {text!r:.40}"
        )
    return _ACTIONS[text]


def format_card(card: int) -> str:
    """The card's notation."""
    return _CARDS[card]


def parse_card(text: str) -> Face:
    """The card (ValueError)."""
    if text not in _FACES:
        raise ValueError(
            f"expected a card such as b7, gs, pr, y+2, wild, +4 or scary, got {text!r:.40}"
        )
    return _FACES[text]
