"""Makes the pictures that links show in a chat, and the icons for phones and desktops: part of
`make pictures`.

They are the home page's own artwork, without its forms.
"""

import tempfile
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from browser.houses import house
from browser.players import Player, chromium
from parlour.games import registry
from parlour.text import Texts

PUBLIC = Path(__file__).parents[3] / "web" / "public"
SIZE = {"width": 1200, "height": 630}
"""The size that chats crop least."""
ROUNDED = {"icon-192.png": 192, "icon-512.png": 512}
SQUARE = {"apple-touch-icon.png": 180, "icon-maskable.png": 512}
"""Icons and their sizes. The system that shows square ones cuts them to its own shape."""
SAFE = {"icon-maskable.png": 0.9}
"""What may be cut to any shape has its sign within four fifths of its width."""

POSTER = """
  .new, .about { display: none !important; }
  main {
    grid-template: auto 1fr / 1100px !important;
    grid-template-areas: "header" "hero" !important;
    height: 630px; padding: 46px 0 34px !important;
    background:
      radial-gradient(ellipse 62% 84% at 50% 60%, #2b8f7f 0%, #14605a 44%, transparent 78%), #171029
      !important;
  }
  header { padding: 0 !important; }
  h1 { font-size: 92px !important; }
  .tagline { font-size: 33px !important; text-wrap: balance; }
  .hero { height: 100% !important; padding: 0 !important; }
"""


def poster(browser: Browser, address: str, name: str, title: str, line: str) -> None:
    player = Player(browser, address, viewport=SIZE, color_scheme="dark")
    page = player.visit("/" if name == "parlour" else f"/{name}").page
    page.locator(".fan .card").first.wait_for()
    page.add_style_tag(content=POSTER)
    for selector, text in (("h1", title), (".tagline", line)):
        page.locator(selector).evaluate("(node, text) => (node.textContent = text)", text)
    page.evaluate("document.fonts.ready")
    save(player, PUBLIC / "preview" / f"{name}.jpg")


def icon(browser: Browser, address: str, name: str, size: int) -> None:
    """The icon of the browser's tab."""
    player = Player(browser, address, viewport={"width": size, "height": size}, color_scheme="dark")
    sign = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    corners = "#34175f" if name in SQUARE else "none"
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
        poster(browser, server.address, "parlour", text("app-name"), text("app-tagline"))
        for game in registry.names():
            own = Texts(f"games/{game}/game", "en")
            title, line = own(f"game-{game}"), own(f"game-{game}-pitch")
            poster(browser, server.address, game, title, line)
        for name, size in (ROUNDED | SQUARE).items():
            icon(browser, server.address, name, size)


if __name__ == "__main__":
    main()
