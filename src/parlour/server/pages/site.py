"""Finishes a site without a server, from the files that the page's build has made (`make site`).

Any static host can serve it, at any path: each address of the page is a file that a reload finds,
with the preview of that address, and all of them name other files relative to themselves.
"""

import sys
from html import escape
from pathlib import Path

from parlour.games import registry
from parlour.server.pages import previews
from parlour.server.pages.index import Head
from parlour.server.pages.previews import MARK
from parlour.server.pages.rulebooks import Rulebook, rulebooks, sitemap
from parlour.text import FALLBACK, Texts, locales

PLAIN = """\
<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <script>
      // As chosen on the page (looks.svelte.ts); else as the system has it.
      try {{
        const chosen = /light|dark/.exec(localStorage["parlour.looks"]);
        if (chosen) document.querySelector("[name=color-scheme]").content = chosen;
      }} catch {{}}
    </script>
    {head}
    <title>{title} &ndash; {app}</title>
    <style>
      body {{
        display: grid; place-content: center; justify-items: center; text-align: center;
        min-height: 100vh; margin: 0; padding: 20px; box-sizing: border-box;
        font: 1.1rem system-ui, sans-serif; color: #fdf1d8; background: #171029;
        color: light-dark(#2b1233, #fdf1d8); background: light-dark(#f1e4cc, #171029);
      }}
      a {{ color: #ffe6a3; color: light-dark(#7a1f52, #ffe6a3); padding: 12px; }}
    </style>
  </head>
  <body>
    <h1>{title}</h1>
    {body}
  </body>
</html>
"""

NOWHERE = """\
{about}
    <a href="./">{back}</a>
    <script type="module">
      // Home is the nearest folder above that holds the page; hosts show this text at any depth.
      let folder = new URL("./", location);
      const here = async () => (await fetch(new URL("manifest.webmanifest", folder))).ok;
      while (folder.pathname !== "/" && !(await here())) folder = new URL("../", folder);
      document.querySelector("a").href = folder;
    </script>"""


def finish(folder: Path, address: str | None = None) -> None:
    """Write a file for each address of the page. `address` is where the site will be, if that is
    known: pictures in previews need it."""
    page = (folder / "index.html").read_text(encoding="utf-8")
    _write(folder / "index.html", page, previews.home(), address)
    places = {
        "verify": previews.verify(),
        "replay": previews.replay(),
        "pad": previews.pad(),
        "played": previews.played(),
    }
    for name in registry.names():
        places |= {name: previews.game(name), f"{name}/learn": previews.lesson(name)}
    for place, preview in places.items():
        up = "../" * len(place.split("/"))
        nested = page.replace('="./', f'="{up}')
        _write(folder / place / "index.html", nested, preview, address)
    for name in registry.names():
        (folder / name / "rules").mkdir(exist_ok=True)
        (folder / name / "rules" / "index.html").write_text(_languages(name), encoding="utf-8")
    for book in rulebooks():
        file = folder / book.path / "index.html"
        _write(file, file.read_text(encoding="utf-8"), book, address)
    if address is not None:
        (folder / "sitemap.xml").write_text(sitemap(_base(address)), encoding="utf-8")
    (folder / "404.html").write_text(nowhere(), encoding="utf-8")
    (folder / ".nojekyll").touch()  # GitHub's pages would leave some files out


def _base(address: str) -> str:
    return address.rstrip("/") + "/"


def _write(path: Path, page: str, preview: Head, address: str | None) -> None:
    path.parent.mkdir(exist_ok=True)
    base = address and _base(address)
    path.write_text(page.replace(MARK, preview.html(base)), encoding="utf-8")


def nowhere() -> str:
    """The page at an address that leads nowhere: in each language, as `_languages`."""
    texts = {language: Texts("page", language) for language in locales()}
    about = "\n    ".join(
        f'<p lang="{language}">{escape(text("nowhere-about"))}</p>'
        for language, text in texts.items()
    )
    back = " · ".join(
        f'<span lang="{language}">{escape(text("back-home"))}</span>'
        for language, text in texts.items()
    )
    title = texts[FALLBACK]("nowhere-title")
    body = NOWHERE.format(about=about, back=back)
    return _plain(title, body, '<meta name="robots" content="noindex" />')


def _languages(game: str) -> str:
    """The rules in each language: a static host cannot tell which one the reader wants."""
    books = [Rulebook(game, language) for language in locales()]
    links = [
        f'<a href="{book.language}/" lang="{book.language}" hreflang="{book.language}">'
        f"{escape(book.preview.title)}</a>"
        for book in books
    ]
    return _plain(books[0].preview.title, "\n    ".join(links))


def _plain(title: str, body: str, head: str = "") -> str:
    app = Texts("page", FALLBACK)("app-name")
    return PLAIN.format(app=escape(app), title=escape(title), body=body, head=head)


if __name__ == "__main__":
    finish(Path(sys.argv[1]), next(iter(sys.argv[2:]), None) or None)
