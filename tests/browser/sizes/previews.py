"""Makes the pictures that links show in a chat, and the icons for phones and desktops: part of
`make pictures`.

They are the home page's own artwork, without its forms.
"""

import re
import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from browser.houses import house
from browser.players import Player, chromium
from parlour.games import registry
from parlour.server.pages.previews import HEIGHT, WIDTH
from parlour.text import Texts

PUBLIC = Path(__file__).parents[3] / "web" / "public"
SIZE = {"width": WIDTH, "height": HEIGHT}
ROUNDED = {"icon-192.png": 192, "icon-512.png": 512}
SQUARE = {"apple-touch-icon.png": 180, "icon-maskable.png": 512}
"""Icons and their sizes. The system that shows square ones cuts them to its own shape."""
SAFE = {"icon-maskable.png": 0.9}
"""What may be cut to any shape has its sign within four fifths of its width."""

POSTER = """
  .poster {
    position: fixed; inset: 0; padding: 40px 40px 30px;
    display: grid; grid-template: auto auto minmax(0, 1fr) / 100%; justify-items: center; gap: 6px;
    background:
      radial-gradient(ellipse 62% 84% at 50% 60%, #2b8f7f 0%, #14605a 44%, transparent 78%),
      var(--page);
  }
  .poster h1 { font: 900 92px/1.15 var(--display); color: var(--title); }
  .poster p { font-size: 33px; line-height: 1.25; max-width: 900px; text-align: center;
    text-wrap: balance; }
  .arts { display: flex; justify-content: center; width: 100%; }
  .arts .art { --open: 1; --cards-across: 4.4; flex: 1; max-width: 800px; height: auto; margin: 0;
    animation: none; }
  .art + .art, .art:has(+ .art) { --cards-across: 4.15; height: 84%; margin: 0; }
"""
PUT_UP = """([title, line, games]) => {
  const poster = document.createElement("div");
  poster.className = "poster";
  poster.innerHTML = "<h1></h1><p></p><div class='arts'></div>";
  const [heading, words, arts] = poster.children;
  heading.textContent = title;
  words.textContent = line;
  arts.append(...games.map((game) =>
    document.querySelector(`[data-testid="game-${game}"] .art`)));
  document.body.replaceChildren(poster);
}"""


def poster(
    browser: Browser, address: str, name: str, title: str, line: str, games: list[str]
) -> None:
    """`games`: those whose cards are on it, as they lie on the home page."""
    player = Player(browser, address, viewport=SIZE, color_scheme="dark")
    page = player.visit().page
    for game in games:
        player.at(f"game-{game}").locator(".art .card").first.wait_for()
    page.locator(":root:not(.cold)").wait_for()  # the display font is there, or comes
    page.add_style_tag(content=POSTER)
    page.evaluate(PUT_UP, [title, line, games])
    page.evaluate("document.fonts.ready")
    save(player, PUBLIC / "preview" / f"{name}.jpg")


def icon(browser: Browser, address: str, name: str, size: int) -> None:
    """The icon of the browser's tab."""
    player = Player(browser, address, viewport={"width": size, "height": size}, color_scheme="dark")
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    (ground,) = re.findall(r'<rect [^>]*fill="(.+?)"', sign)
    corners = ground if name in SQUARE else "none"
    style = (
        f"*{{margin:0}}svg{{display:block;scale:{SAFE.get(name, 1)}}}body{{background:{corners}}}"
    )
    player.page.set_content(f"<style>{style}</style>{sign}")
    save(player, PUBLIC / name)


def save(player: Player, path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    shot = Image.open(BytesIO(player.page.screenshot(omit_background=True)))
    if path.name not in ROUNDED:
        shot = shot.convert("RGB")
    shot.save(path, quality=84, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1000} kB")
    assert not player.trouble, player.trouble
    player.close()


def main() -> None:
    text = Texts("page", "en")
    with (
        tempfile.TemporaryDirectory() as folder,
        house(Path(folder)) as server,
        chromium() as browser,
    ):
        games = list(registry.names())
        poster(browser, server.address, "parlour", text("app-name"), text("app-tagline"), games)
        for game in games:
            own = Texts(f"games/{game}/game", "en")
            title, line = own(f"game-{game}"), own(f"game-{game}-pitch")
            poster(browser, server.address, game, title, line, [game])
        for name, size in (ROUNDED | SQUARE).items():
            icon(browser, server.address, name, size)


if __name__ == "__main__":
    main()
