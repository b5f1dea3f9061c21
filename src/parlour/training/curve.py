"""The learning curve, as a picture."""

from typing import Any

WIDTH, HEIGHT, MARGIN = 640, 360, 48
COLOURS = ("#1f6f8b", "#c0532f", "#5b7f3a", "#7a4f9a")


def curve(points: list[dict[str, Any]]) -> str:
    """Draw, for each table, the share of the victory that the net won against the policy (percent)
    over the games that it had learned from. Return an SVG."""
    most = max(point["games"] for point in points)
    names = [name for name in points[0] if name not in ("seconds", "games")]
    parts = []
    for share in (0, 25, 50, 75, 100):
        y = _y(share / 100)
        parts.append(f'<path d="M{MARGIN} {y}H{WIDTH - MARGIN}" stroke="#ccc"/>')
        parts.append(f'<text x="{MARGIN - 8}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for name, colour in zip(names, COLOURS, strict=False):
        line = " ".join(
            f"{MARGIN + (WIDTH - 2 * MARGIN) * point['games'] / most:.0f},{_y(point[name][0])}"
            for point in points
        )
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = MARGIN // 2 + 14 * names.index(name)
        parts.append(f'<text x="{MARGIN + 8}" y="{y}" fill="{colour}">{name}</text>')
    parts.append(
        f'<text x="{WIDTH - MARGIN}" y="{HEIGHT - 16}" text-anchor="end">{most} games</text>'
    )
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n{body}\n</svg>\n'
    )


def _y(share: float) -> int:
    return round(HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * share)
