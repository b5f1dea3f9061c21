"""Contact sheets: each position of the games in windows of every size, to be looked at.

`make contact-sheets` makes them all, `make contact-sheets ONLY=mojo-8` only those of tables whose
names begin with that.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image, ImageDraw

from browser.gallery import gallery
from browser.players import chromium
from browser.positions import Position
from browser.sizes.sizes import SETTLED, SIZES, show
from browser.states import EVERY_PAGE, TABLES
from browser.windows import ChromiumWindow, Window

FOLDER = Path("build/contact-sheets")
SCALE = 0.42
"""Of the pictures; those of large windows are made smaller still."""
WIDEST = 620
ROW = 2600
"""Pixels of a sheet's width."""
GAP = 14
LABEL = 16


def thumbnail(png: bytes, width: int) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        wide = min(WIDEST, round(width * SCALE)) if width > 700 else round(width * SCALE * 1.3)
        size = wide, round(picture.height * wide / picture.width)
        return picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)


def sheet(window: Window, address: str, position: Position) -> Image.Image:
    """One position at all sizes, in rows."""
    pictures = []
    for n, (width, height) in enumerate(sorted(SIZES, key=lambda size: size[1] / size[0])):
        window.resize(width, height)
        if n == 0:
            show(window, address, position)
        window.run(SETTLED)
        pictures.append((f"{width}x{height}", thumbnail(window.picture(), width)))
    x, y, tall, places = GAP, GAP, 0, []
    for label, picture in pictures:
        if x + picture.width + GAP > ROW:
            x, y, tall = GAP, y + tall + LABEL + GAP, 0
        places.append((x, y, label, picture))
        x, tall = x + picture.width + GAP, max(tall, picture.height)
    whole = Image.new("RGB", (ROW, y + tall + LABEL + GAP), "#888")
    pen = ImageDraw.Draw(whole)
    for x, y, label, picture in places:
        pen.text((x, y), label, fill="black")
        whole.paste(picture, (x, y + LABEL))
    return whole


def main(wanted: str = "") -> None:
    positions = [
        one
        for setting in TABLES
        if setting.name.startswith(wanted.partition("/")[0])
        for one in setting.positions()
    ]
    positions += [one for one in EVERY_PAGE if one.name.startswith(wanted)]
    positions = [one for one in positions if wanted.partition("/")[2] in one.name]
    if not positions:
        names = ", ".join(setting.name for setting in TABLES)
        sys.exit(f"expected ONLY= to be the beginning of {names}; got {wanted}")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        gallery(positions, Path(data)) as shown,
        chromium() as browser,
    ):
        window = ChromiumWindow(browser)
        for position in positions:
            path = FOLDER / f"{position.name}.png"
            sheet(window, shown.address, position).quantize(200).save(path)
            print(path, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
