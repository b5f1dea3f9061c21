"""A table shown to whoever watches an environment: as text, or as a picture of its cards."""

from functools import cache
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
from numpy.typing import NDArray

from parlour.core.errors import OptionError, needing
from parlour.core.game import Game
from parlour.core.numbers import all_seats

MODES = ("ansi", "human", "rgb_array")
"""How a table can be shown: text that is returned, text that is printed, a picture."""


def check_mode(mode: str | None) -> None:
    """Raise OptionError unless this is one of MODES, or None."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode: expected one of {', '.join(MODES)}; got {mode!r:.40}")


def opened(game: Game[Any], state: Any) -> Any:
    """The view of a plain state with everything open."""
    turn = game.rules.to_act(state)
    view = game.sight.view(state, None)
    # The legal actions are those of the last view.
    for seat in sorted(all_seats(state.seats), key=lambda seat: seat == turn):
        view = game.sight.own(state, view, seat)
    return view


def text(game: Game[Any], state: Any) -> str:
    """A plain state as text, with everything open."""
    shown: str = opened(game, state).text()
    return shown


def pixels(game: Game[Any], state: Any) -> NDArray[np.uint8]:
    """A plain state as notebooks show it, with everything open, shape (height, width, 3)."""
    with needing("gymnasium"):
        from PIL import Image
        from resvg_py import svg_to_bytes
    font, family = _font()
    png = svg_to_bytes(
        svg_string=str(opened(game, state).picture()),
        background="white",
        skip_system_fonts=True,
        font_files=[font],
        font_family=family,
        sans_serif_family=family,
    )
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


@cache
def _font() -> tuple[str, str]:
    """The file of the font that Pillow brings, and its name: pictures look alike on all machines,
    those without fonts among them."""
    from PIL import ImageFont

    font: Any = ImageFont.load_default(16)
    path = Path(_folder().name) / "font.ttf"
    path.write_bytes(font.font_bytes)
    return str(path), font.getname()[0]


@cache
def _folder() -> "TemporaryDirectory[str]":
    # Held by the cache for as long as the process runs, and removed with it.
    return TemporaryDirectory(prefix="parlour-font-")


def show(mode: str | None, game: Game[Any], state: Any) -> str | NDArray[np.uint8] | None:
    """A plain state as one of MODES has it: a text, a picture, or None once it is printed."""
    if mode == "rgb_array":
        return pixels(game, state)
    lines = text(game, state)
    if mode == "human":
        print(lines, end="\n\n")
        return None
    return lines
