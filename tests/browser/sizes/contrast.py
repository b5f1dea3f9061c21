"""How well text stands out from what it lies on, pictures and gradients included, as it is drawn:
WCAG 2.2, success criterion 1.4.3."""

import io
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from browser.sizes.sizes import script
from browser.windows import ChromiumWindow

TEXT, LARGE = 4.5, 3.0
"""What is asked of text, and of text that is large: 24 px, or bold and 18.66 px."""
UNSEEN = """() => {
  const sheet = document.createElement("style");
  sheet.id = "unseen";
  sheet.textContent = `*, *::before, *::after, *::placeholder {
    color: transparent !important; -webkit-text-fill-color: transparent !important;
    text-shadow: none !important; text-decoration: none !important; transition: none !important }`;
  document.head.append(sheet);
}"""
SEEN = """() => document.getElementById("unseen").remove()"""
SPECK = 10
"""Per cent of the pixels behind a text that may be worse: edges of what it lies beside."""

Pixels = NDArray[np.float64]


def luminance(colours: Pixels) -> Pixels:
    """Relative luminance of sRGB colours, 0 to 255."""
    part = colours / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    luminance: Pixels = linear @ np.array([0.2126, 0.7152, 0.0722])
    return luminance


def ratio(one: Pixels, other: Pixels) -> Pixels:
    """The contrast ratio of two colours, 1 to 21."""
    first, second = luminance(one), luminance(other)
    higher, lower = np.maximum(first, second), np.minimum(first, second)
    contrast: Pixels = (higher + 0.05) / (lower + 0.05)
    return contrast


def behind(picture: Pixels, box: list[float]) -> Pixels:
    height, width, _ = picture.shape
    left, top = max(0, round(box[0])), max(0, round(box[1]))
    right, bottom = min(width, round(box[2])), min(height, round(box[3]))
    part: Pixels = picture[top:bottom, left:right].reshape(-1, 3)
    return part


def contrast(text: dict[str, Any], picture: Pixels) -> float:
    """Of a text on what lies behind it, where that is worst."""
    ground = behind(picture, text["box"])
    if not len(ground):
        return 21
    *colour, opacity = text["paint"]
    drawn = np.array(colour) * opacity + ground * (1 - opacity)
    return float(np.percentile(ratio(drawn, ground), SPECK))


def faint(window: ChromiumWindow) -> list[str]:
    """The texts in the window that stand out too little."""
    texts = window.run(script("contrast"))
    window.run(UNSEEN)
    with Image.open(io.BytesIO(window.picture())) as image:
        picture = np.asarray(image.convert("RGB"), dtype=np.float64)
    window.run(SEEN)
    still = window.run(script("contrast"))
    found = []
    for text in texts:
        if text not in still:  # it came or went meanwhile, or something over it did
            continue
        large = text["size"] >= 24 or (text["size"] >= 18.66 and text["weight"] >= 700)
        measured, asked = contrast(text, picture), LARGE if large else TEXT
        if measured < asked:
            found.append(f"{text['element']} “{text['words']}”: {measured:.2f} of {asked}")
    return found
