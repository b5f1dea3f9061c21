"""The learning curve, as a picture."""

from collections.abc import Sequence
from itertools import cycle

from parlour.training.training import Point

WIDTH, HEIGHT, MARGIN = 640, 360, 48
COLOURS = ("#1f6f8b", "#c0532f", "#5b7f3a", "#7a4f9a", "#8a6a1c")


def curve(points: Sequence[Point], names: Sequence[str], caption: str) -> str:
    """Draw, for each table by its name, the share of the victory that the net won against the
    policy, or the rival that it learns to beat (percent), over the games that it had learned from,
    whose number the caption says. Return an SVG."""
    most = max((point.games for point in points), default=0)
    parts = []
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        parts.append(f'<path d="M{MARGIN} {y}H{WIDTH - MARGIN}" stroke="#ccc"/>')
        parts.append(f'<text x="{MARGIN - 8}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for number, (name, colour) in enumerate(zip(names, cycle(COLOURS), strict=False)):
        line = " ".join(
            f"{_x(point.games / most)},{_y(point.shares[number][0])}" for point in points
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = MARGIN + 8 + WIDTH // 3 * (number % 2), 12 + 14 * (number // 2)
        parts.append(f'<text x="{x}" y="{y}" fill="{colour}">{name}</text>')
    parts.append(f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 16}" text-anchor="end">{caption}</text>')
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n{body}\n</svg>\n'
    )


def _x(part: float) -> int:
    return round(MARGIN + (WIDTH - 2 * MARGIN) * part)


def _y(share: float) -> int:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share)
