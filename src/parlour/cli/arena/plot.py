"""An arena's intervals as a picture: lines of text for a terminal, SVG for a page."""

from collections.abc import Iterable
from html import escape
from typing import TYPE_CHECKING

from parlour.arena.intervals import LEVEL
from parlour.text import Texts

if TYPE_CHECKING:
    from parlour.arena.results import Estimate, Result

STEPS = (1, 2, 5)
"""Ticks are spaced by a power of ten times one of these."""


SHORTEST = 8
"""The least width of an interval in columns, however narrow the terminal is."""


class Scale:
    """A scale that maps values to 0 to `length`, wide enough for all of them."""

    def __init__(self, estimates: Iterable["Estimate"], length: float, *also: float) -> None:
        values = list(also)
        for each in estimates:
            values += [v for v in (each.value, each.low, each.high) if v is not None]
        room = (max(values) - min(values)) * 0.04 or 1.0
        self.low, self.high = min(values) - room, max(values) + room
        self._length = length

    def __call__(self, value: float | None, otherwise: float = 0.0) -> float:
        """Return the place of a value on the scale; `otherwise` for an unknown limit."""
        if value is None:
            return otherwise
        return (value - self.low) / (self.high - self.low) * self._length

    def ticks(self) -> list[float]:
        """The round values to mark on the scale, six at most."""
        width = self.high - self.low
        size = 10.0 ** (len(f"{width:.0f}") - 3)
        while True:
            for step in STEPS:
                if width / (step * size) <= 6:
                    first = -(-self.low // (step * size))
                    count = int(self.high // (step * size) - first) + 1
                    return [(first + n) * step * size for n in range(count)]
            size *= 10


def bars(result: "Result", width: int, text: Texts) -> list[str]:
    """Draw the ratings, one line each: the interval as a bar, the value as a dot."""
    rows = result.standings
    name_width = min(max(len(row.bot) for row in rows), width // 3)
    length = max(width - name_width - 3, SHORTEST)
    scale = Scale([row.rating for row in rows], length - 1)
    lines = []
    for row in rows:
        left = round(scale(row.rating.low, 0))
        right = round(scale(row.rating.high, length - 1))
        cells = [" "] * left + ["─"] * (right - left + 1) + [" "] * (length - right - 1)
        cells[left] = "├" if row.rating.low is not None else "◄"
        cells[right] = "┤" if row.rating.high is not None else "►"
        cells[round(scale(row.rating.value))] = "●"
        lines.append(f"{row.bot:>{name_width}.{name_width}}  {''.join(cells)}".rstrip())
    axis = [" "] * (length + 8)
    for tick in scale.ticks():
        label = text("arena-whole", value=tick)
        at = max(round(scale(tick)) - len(label) // 2, 0)
        if at + len(label) <= length:
            axis[at : at + len(label)] = label
    return [*lines, (" " * (name_width + 2) + "".join(axis)).rstrip()]


ROW, TOP, BOTTOM, PANEL, GAP = 28, 64, 40, 360, 40
"""Pixels: a bot's row, above and below the panels, a panel's width, between panels."""


def svg(result: "Result", text: Texts) -> str:
    """Draw two panels side by side: ratings, and win shares beside those of even players."""
    rows = result.standings
    names = 24 + 8 * max(len(row.bot) for row in rows)
    height = TOP + ROW * len(rows) + BOTTOM
    width = names + 2 * PANEL + GAP + 24
    played = sum(len(deal.games) for deal in result.deals)
    title = text("arena-plot-title", game=result.setup.game, seats=result.setup.seats, games=played)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" font-family="sans-serif" font-size="13" '
        'fill="#222">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        f'<text x="12" y="24" font-size="15" font-weight="bold">{escape(title)}</text>',
    ]
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW // 2 + 4
        parts.append(f'<text x="{names - 12}" y="{y}" text-anchor="end">{escape(row.bot)}</text>')
    ratings = [row.rating for row in rows]
    shares = [_times(row.won, 100) for row in rows]
    even = [100 * row.even for row in rows]
    left = names + PANEL + GAP
    parts += _panel(names, ratings, [], text("arena-plot-rating", level=LEVEL), text)
    parts += _panel(left, shares, even, text("arena-plot-won", level=LEVEL), text)
    return "\n".join([*parts, "</svg>", ""])


def _panel(
    left: float, estimates: list["Estimate"], rings: list[float], title: str, text: Texts
) -> list[str]:
    """Draw intervals one below another, with a ring in each row, and ticks at the bottom."""
    scale = Scale(estimates, PANEL, *rings)
    end = TOP + ROW * len(estimates)
    parts = [
        f'<text x="{left}" y="{TOP - 12}">{escape(title)}</text>',
        f'<rect x="{left}" y="{TOP}" width="{PANEL}" height="{end - TOP}" fill="none" '
        'stroke="#bbb"/>',
    ]
    for tick in scale.ticks():
        x = left + scale(tick)
        label = escape(text("arena-whole", value=tick))
        parts.append(f'<path d="M{x:.1f} {TOP}V{end + 5}" stroke="#ddd"/>')
        parts.append(f'<text x="{x:.1f}" y="{end + 20}" text-anchor="middle">{label}</text>')
    for number, each in enumerate(estimates):
        y = TOP + ROW * number + ROW / 2
        low, high = left + scale(each.low), left + scale(each.high, PANEL)
        parts.append(f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="#2a6fb0" stroke-width="3"/>')
        for limit, x in ((each.low, low), (each.high, high)):
            if limit is not None:
                parts.append(f'<path d="M{x:.1f} {y - 5}v10" stroke="#2a6fb0" stroke-width="2"/>')
        x = left + scale(each.value)
        parts.append(f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="#2a6fb0"/>')
    for number, value in enumerate(rings):
        y = TOP + ROW * number + ROW / 2
        x = left + scale(value)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y}" r="5" fill="none" stroke="#b03a2a" stroke-width="2"/>'
        )
    return parts


def _times(estimate: "Estimate", factor: float) -> "Estimate":
    low = None if estimate.low is None else estimate.low * factor
    high = None if estimate.high is None else estimate.high * factor
    return type(estimate)(estimate.value * factor, low, high)
