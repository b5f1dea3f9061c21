"""Files for a host without a server."""

import re
from html import escape
from pathlib import Path

import pytest

from parlour.games import registry
from parlour.server.pages import site
from parlour.server.pages.rulebooks import rulebooks
from parlour.text import Texts, locales

PAGE = """<!doctype html>
<head><!-- preview --><script type="module" src="./assets/page-1a2b.js"></script></head>
"""


@pytest.mark.parametrize("address", [None, "https://parlour.example/here", "https://a.example/"])
def test_every_address_is_a_file_with_its_own_preview(tmp_path: Path, address: str | None) -> None:
    (tmp_path / "index.html").write_text(PAGE)
    for book in rulebooks():
        (tmp_path / book.path).mkdir(parents=True)
        (tmp_path / book.path / "index.html").write_text(PAGE)
    site.finish(tmp_path, address)
    titles = set()
    places = [
        "",
        "verify",
        *(f"{name}{more}" for name in registry.names() for more in ("", "/learn")),
    ]
    for place in places:
        name = place.partition("/")[0]
        up = "../" * len(place.split("/")) if place else "./"
        text = (tmp_path / place / "index.html").read_text()
        titles |= set(re.findall("<title>(.+)</title>", text))
        assert f'src="{up}assets/page-1a2b.js"' in text
        assert "robots" not in text
        pictures = re.findall('"og:image" content="([^"]+)"', text)
        picture = f"/preview/{name if name in registry.names() else 'parlour'}.jpg"
        assert pictures == ([address.rstrip("/") + picture] if address else [])
    assert len(titles) == len(places)
    nowhere = (tmp_path / "404.html").read_text("utf-8")
    assert "noindex" in nowhere
    for language in locales():
        said = escape(Texts("page", language)("nowhere-about"))
        assert f'<p lang="{language}">{said}</p>' in nowhere
    assert (tmp_path / ".nojekyll").exists()
