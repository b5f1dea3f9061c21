"""Finishes a site without a server, of which the page's build has made the files (`make site`).

Any static host can serve it, at any path: each address of the page is a file that a reload finds,
with the preview of that address, and all of them name other files relative to themselves.
"""

import sys
from html import escape
from pathlib import Path

from parlour.games import registry
from parlour.server import previews
from parlour.server.previews import MARK, Preview
from parlour.text import FALLBACK, Texts

NOWHERE = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>{title} &ndash; {app}</title>
    <style>
      body {{
        display: grid; place-content: center; justify-items: center; text-align: center;
        min-height: 100vh; margin: 0; padding: 20px; box-sizing: border-box;
        font: 1.1rem system-ui, sans-serif; color: #f4eefc; background: #171029;
      }}
      a {{ color: #ffe9b8; padding: 12px; }}
    </style>
  </head>
  <body>
    <h1>{title}</h1>
    <p>{about}</p>
    <a href="./">{back}</a>
    <script type="module">
      // Home is the nearest folder above that holds the page; hosts show this text at any depth.
      let folder = new URL("./", location);
      const here = async () => (await fetch(new URL("manifest.webmanifest", folder))).ok;
      while (folder.pathname !== "/" && !(await here())) folder = new URL("../", folder);
      document.querySelector("a").href = folder;
    </script>
  </body>
</html>
"""


def finish(folder: Path, address: str | None = None) -> None:
    """Write a file for each address of the page. `address` is where the site will be, if that is
    known: pictures in previews need it."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    _write(folder / "index.html", page, previews.home(), address)
    for name in registry.names():
        nested = page.replace('="./', '="../')
        _write(folder / name / "index.html", nested, previews.game(name), address)
    (folder / "404.html").write_text(_nowhere(), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub's pages would leave some files out


def _write(path: Path, page: str, preview: Preview, address: str | None) -> None:
    path.parent.mkdir(exist_ok=True)
    base = address and address.rstrip("/") + "/"
    path.write_text(page.replace(MARK, preview.html(base)), encoding="utf-8")


def _nowhere() -> str:
    text = Texts("page", FALLBACK)
    said = {
        "app": text("app-name"),
        "title": text("nowhere-title"),
        "about": text("nowhere-about"),
        "back": text("back-home"),
    }
    return NOWHERE.format(**{name: escape(words) for name, words in said.items()})


if __name__ == "__main__":
    finish(Path(sys.argv[1]), next(iter(sys.argv[2:]), None) or None)
