"""Previews: the title, text and picture that a link shows in a chat or a search before anybody
opens it.

Anybody to whom a link is passed on may see them, so they name the game, but no people.
"""

from dataclasses import dataclass, replace
from html import escape
from urllib.parse import quote

from parlour.games import registry
from parlour.text import FALLBACK, Texts

OEMBED = "/api/oembed"
"""The address that says how a replay is embedded (https://oembed.com)."""

WIDTH, HEIGHT = 1200, 630
"""The pixels of a picture: the size that chats crop least."""

MARK = "<!-- preview -->"
"""In `web/index.html`: replaced with the tags of a preview."""


@dataclass(frozen=True, kw_only=True)
class Preview:
    """The preview of one address."""

    title: str
    description: str
    picture: str
    """A file in `web/public/preview/`, without its ending."""
    language: str
    """The language of its texts."""
    rules: str | None = None
    """The address of the rules, counted from the home page."""
    found: bool = True
    """True if search engines may list it."""
    embeds: str | None = None
    """The address, counted from the home page, of a replay that others may embed."""

    def html(self, base: str | None) -> str:
        """Tags for the page's head; `base` is the address of the home page, with a slash at the
        end. If nobody knows it, there is no picture."""
        tags = [
            f"<title>{escape(self.title)}</title>",
            _meta("name", "description", self.description),
        ]
        page, text = Texts("page", self.language), Texts("previews", self.language)
        if not self.found:
            tags.append(_meta("name", "robots", "noindex"))
        graph = {
            "type": "website",
            "site_name": page("app-name"),
            "title": self.title,
            "description": self.description,
        }
        if base is not None:
            graph |= {
                "image": f"{base}preview/{self.picture}.jpg",
                "image:width": str(WIDTH),
                "image:height": str(HEIGHT),
                "image:alt": text("preview-picture"),
            }
            tags.append(_meta("name", "twitter:card", "summary_large_image"))
            if self.embeds:
                address = f"{base}{OEMBED[1:]}?url={quote(base + self.embeds, safe='')}"
                kind = 'rel="alternate" type="application/json+oembed"'
                tags.append(f'<link {kind} href="{escape(address)}" />')
            if self.rules:
                tags.append(f'<link rel="help" href="{escape(base + self.rules)}" />')
        tags += [_meta("property", f"og:{name}", content) for name, content in graph.items()]
        return "\n    ".join(tags)


def _meta(key: str, name: str, content: str) -> str:
    return f'<meta {key}="{name}" content="{escape(content)}" />'


def home(language: str = FALLBACK) -> Preview:
    """The preview of the home page."""
    *others, last = [_of(name, language)[0] for name in registry.names()]
    text = Texts("previews", language)
    return Preview(
        title=text("preview-home", games=", ".join(others), last=last),
        description=Texts("page", language)("app-about"),
        picture="parlour",
        language=language,
    )


def nowhere(language: str = FALLBACK) -> Preview:
    """The preview of an address that leads nowhere."""
    return replace(home(language), found=False)


def game(name: str, language: str = FALLBACK) -> Preview:
    """The preview of a game's own page."""
    return replace(_about(name, "game", language), rules=f"{name}/rules")


def lesson(name: str, language: str = FALLBACK) -> Preview:
    """The preview of the page where a game is learned by playing."""
    return _about(name, "learn", language)


def _about(name: str, page: str, language: str) -> Preview:
    """The preview of a page about a game; `page` is part of the names of its texts."""
    called, pitch = _of(name, language)
    text = Texts("previews", language)
    return Preview(
        title=text(f"preview-{page}", game=called),
        description=text(f"preview-{page}-about", pitch=pitch),
        picture=name,
        language=language,
    )


def verify(language: str = FALLBACK) -> Preview:
    """The preview of the page that checks a finished game's shuffles."""
    text = Texts("previews", language)
    return replace(
        home(language), title=text("preview-verify"), description=text("preview-verify-about")
    )


def replay(address: str | None = None, language: str = FALLBACK) -> Preview:
    """The preview of the page that shows a finished game again; `address`: of that game."""
    text = Texts("previews", language)
    return replace(
        home(language),
        title=text("preview-replay"),
        description=text("preview-replay-about"),
        found=address is None,
        embeds=address,
    )


def pad(language: str = FALLBACK) -> Preview:
    """The preview of the score pad for the printed cards."""
    text = Texts("previews", language)
    return replace(home(language), title=text("preview-pad"), description=text("preview-pad-about"))


def played(language: str = FALLBACK) -> Preview:
    """The preview of the games that a browser remembers."""
    text = Texts("previews", language)
    about = text("preview-played-about")
    return replace(home(language), title=text("preview-played"), description=about)


def table(game: str, watch: bool, language: str = FALLBACK) -> Preview:
    """The preview of an invitation, to play or to watch. Search engines may not list it: anybody
    who has the address may sit down there."""
    called, pitch = _of(game, language)
    text = Texts("previews", language)
    kind = "watch" if watch else "invitation"
    return Preview(
        title=text(f"preview-{kind}", game=called),
        description=text(f"preview-{kind}-about", pitch=pitch),
        picture=game,
        language=language,
        found=False,
    )


def _of(name: str, language: str) -> tuple[str, str]:
    text = Texts(f"games/{name}/game", language)
    return text(f"game-{name}"), text(f"game-{name}-pitch")
