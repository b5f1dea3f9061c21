"""The pages that show a game's rules to everybody, search engines too.

The page's build has written them (`web/scripts/rules.ts`), for each game and language: one for all
tables, one for each edition, and a summary to print. Here are their addresses and their heads.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from html import escape
from typing import Any

from parlour.games import registry
from parlour.server.pages.previews import Preview
from parlour.text import Texts, locales

SUMMARY = "summary"


@dataclass(frozen=True)
class Rulebook:
    """One of these pages; addresses are counted from the home page."""

    game: str
    language: str
    part: str = ""
    """An edition, or SUMMARY; empty: the rules of all tables."""

    @property
    def path(self) -> str:
        """The folder that it lies in, with a slash at the end."""
        return f"{self.game}/rules/{self.language}/" + (f"{self.part}/" if self.part else "")

    @cached_property
    def preview(self) -> Preview:
        """The preview of a link to it."""
        text = Texts("rules", self.language)
        names = {"game": self._called}
        about = text("rules-about", **names)
        if self.part == SUMMARY:
            title, about = text("rules-summary-of", **names), text("rules-summary-about", **names)
        elif self.part:
            words = Texts(f"games/{self.game}/page", self.language)
            names |= {
                "label": words(f"{self.game}-edition"),
                "word": words(f"{self.game}-edition-{self.part}"),
            }
            title = text("rules-of-edition", **names)
        else:
            title = text("rules-of", **names)
        return Preview(title=title, description=about, picture=self.game, language=self.language)

    def html(self, base: str | None) -> str:
        """Tags for the page's head, as `Preview.html`; with data for search engines, if the page's
        address is known."""
        tags = [self.preview.html(base)]
        if base is not None:
            others = {one: replace(self, language=one).path for one in locales()}
            if not self.part:
                others["x-default"] = f"{self.game}/rules"
            tags.append(f'<link rel="canonical" href="{escape(base + self.path)}" />')
            tags += [
                f'<link rel="alternate" hreflang="{one}" href="{escape(base + path)}" />'
                for one, path in others.items()
            ]
            data = json.dumps(self._data(base), ensure_ascii=False).replace("<", "\\u003c")
            tags.append(f'<script type="application/ld+json">{data}</script>')
        return "\n    ".join(tags)

    @property
    def _called(self) -> str:
        return Texts(f"games/{self.game}/game", self.language)(f"game-{self.game}")

    def _data(self, base: str) -> dict[str, Any]:
        """A description of the page, in the words of schema.org."""
        app = Texts("page", self.language)("app-name")
        seats = registry.get(self.game).seats
        ways = {app: base, self._called: base + self.game, self.preview.title: base + self.path}
        article = {
            "@type": "Article",
            "headline": self.preview.title,
            "description": self.preview.description,
            "inLanguage": self.language,
            "mainEntityOfPage": base + self.path,
            "image": f"{base}preview/{self.game}.jpg",
            "publisher": {"@type": "Organization", "name": app, "url": base},
            "about": {
                "@type": "Game",
                "name": self._called,
                "numberOfPlayers": {
                    "@type": "QuantitativeValue",
                    "minValue": seats[0],
                    "maxValue": seats[-1],
                },
            },
        }
        trail = {
            "@type": "BreadcrumbList",
            "itemListElement": [
                {"@type": "ListItem", "position": n, "name": name, "item": address}
                for n, (name, address) in enumerate(ways.items(), 1)
            ],
        }
        return {"@context": "https://schema.org", "@graph": [article, trail]}


@cache
def rulebooks() -> tuple[Rulebook, ...]:
    """All of them."""
    return tuple(_rulebooks())


def _rulebooks() -> Iterator[Rulebook]:
    for game in registry.names():
        editions = registry.get(game).Options.described()["edition"][0].values
        several = editions if len(editions) > 1 else ()
        for language in locales():
            for part in ("", *several, SUMMARY):
                yield Rulebook(game, language, part)


def sitemap(base: str) -> str:
    """All pages that search engines may list; `base` is the address of the home page."""
    paths = ["", *registry.names(), *(page.path for page in rulebooks())]
    places = "".join(f"<url><loc>{escape(base + path)}</loc></url>\n" for path in paths)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n{places}</urlset>\n'
    )


def robots(base: str) -> str:
    """The rules for search engines: they may read everything; and where to begin."""
    return f"User-agent: *\nAllow: /\nSitemap: {base}sitemap.xml\n"
