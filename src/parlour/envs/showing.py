"""A table shown to whoever watches an environment: as text, or as a picture of that text."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import OptionError, needing
from parlour.core.game import Game
from parlour.core.numbers import all_seats

MODES = ("ansi", "human", "rgb_array")
"""How a table can be shown: text that is returned, text that is printed, a picture."""
MARGIN, SIZE = 12, 16


def check_mode(mode: str | None) -> None:
    """Raise OptionError unless this is one of MODES, or None."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode: expected one of {', '.join(MODES)}; got {mode!r:.40}")


def text(game: Game[Any], state: Any) -> str:
    """A plain state as text, with everything open."""
    turn = game.rules.to_act(state)
    view: Any = game.sight.view(state, None)
    # The legal actions are those of the last view.
    for seat in sorted(all_seats(state.seats), key=lambda seat: seat == turn):
        view = game.sight.own(state, view, seat)
    shown: str = view.text()
    return shown


def pixels(lines: str) -> NDArray[np.uint8]:
    """Text as a picture, shape (height, width, 3)."""
    with needing("pettingzoo"):
        from PIL import Image, ImageDraw, ImageFont
    font = ImageFont.load_default(SIZE)
    _, _, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox(
        (MARGIN, MARGIN), lines, font
    )
    image = Image.new("RGB", (int(right) + MARGIN, int(bottom) + MARGIN), "#fffaf0")
    ImageDraw.Draw(image).multiline_text((MARGIN, MARGIN), lines, "#1d3b34", font)
    return np.asarray(image)


def show(mode: str | None, game: Game[Any], state: Any) -> str | NDArray[np.uint8] | None:
    """A plain state as one of MODES has it: a text, a picture, or None once it is printed."""
    lines = text(game, state)
    if mode == "human":
        print(lines, end="\n\n")
        return None
    return pixels(lines) if mode == "rgb_array" else lines
