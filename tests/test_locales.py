"""Every language says everything that English says: nothing missing, nothing left in English. Only
a game may be declared not to have a language yet (`games/declared.py`)."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from games.declared import all_declared
from parlour.bots.knowhow import levels
from parlour.server.wire.messages import PHRASES, REACTIONS
from parlour.text import FALLBACK, LOCALES

LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.name != FALLBACK)


def found(language: str) -> set[str]:
    """The files that a language has, as `page/talk`."""
    folder = LOCALES / language
    paths = (path.relative_to(folder) for path in folder.rglob("*.ftl"))
    return {path.with_suffix("").as_posix() for path in paths}


FILES = sorted(found(FALLBACK))
LACKING = {
    language: {
        f"games/{game}/{part}"
        for game, of in all_declared().items()
        if language not in of.languages
        for part in ("game", "page", "rules", "learn", "cli", "pad", "asking")
    }
    for language in (FALLBACK, *LANGUAGES)
}
"""The files of games that a language is not declared to have: nothing is asked of them."""


def files(language: str) -> list[str]:
    """The files that a language has whole."""
    return [file for file in FILES if file not in LACKING[language]]


def every_file() -> list[tuple[str, str]]:
    """Each language with each of its files."""
    return [(language, file) for language in LANGUAGES for file in files(language)]


PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "other"},
    "pl": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
}
"""The plural forms that a message must tell apart, by CLDR; French can do without *many*, which
begins at a million."""
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

SAME = {
    "fr": {
        # Words that French has too.
        "bot-expert", "table-menu", "table-scores", "table-tempo-normal", "sheet-total",
        "points-short", "colour-orange", "mojo-total", "mushi-edition-osaka",
        "rules-mojo-m11-title", "uno-total", "arena-bot", "cli-total",
        "cli-options-heading", "cli-arguments-heading", "cli-options-metavar", "cli-bot",
        "bench-case-mushi-playouts", "transfer-code", "code-label", "home-code-brief",
        "calls-notices", "talk-phrases", "staying-clock-60", "staying-clock-180", "pad-points",
        "pad-counted", "mushi-pad-made", "mushi-yaku-brief-paulownias", "uno-bluff-sign",
    },
    "pl": {
        # Words that Polish has too.
        "lobby-bot", "lobby-bot-kind", "lobby-host", "table-menu", "table-offline",
        "mushi-edition-osaka", "mushi-plant-4", "mushi-plant-12", "arena-bot",
        "cli-bot", "cli-link",
        # What is printed on the keys.
        "keys-ends-key",
    },
    "ru": {"keys-ends-key"},
}  # fmt: skip
"""Messages that may read as in English."""


@dataclass
class Uses:
    """What a message is made of."""

    variables: set[str] = field(default_factory=set)
    keys: dict[str, set[str]] = field(default_factory=dict)
    """Variant keys by the variable that they select on."""
    words: list[str] = field(default_factory=list)
    offered: set[str] = field(default_factory=set)
    """Variables that other languages may use, as the comment before the message says."""


class Reader(Visitor):
    def __init__(self) -> None:
        self.uses = Uses()
        self.plural: list[tuple[str, set[str]]] = []
        """Each selection among plural forms: the variable, and the keys."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.uses.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.uses.words.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            one.key.name if isinstance(one.key, ast.Identifier) else one.key.value
            for one in node.variants
        }
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.uses.keys.setdefault(name, set()).update(keys)
            if keys & CATEGORIES and all(key in CATEGORIES or key.isdigit() for key in keys):
                self.plural.append((name, keys))
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, Reader]:
    text = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    body = parse(text).body
    junk = [one.content for one in body if isinstance(one, ast.Junk)]
    assert not junk, f"{language}/{file}.ftl: {junk}"
    read: dict[str, Reader] = {}
    for one in body:
        if isinstance(one, ast.Message):
            assert one.id.name not in read, f"{one.id.name} twice in {language}/{file}.ftl"
            read[one.id.name] = reader = Reader()
            reader.visit(one)
            comment = one.comment.content or "" if one.comment else ""
            reader.uses.offered = set(re.findall(r"\$(\w+)", comment))
    return read


def numeric(english: Reader) -> set[str]:
    return {name for name, _ in english.plural}


def compared(language: str) -> Iterator[tuple[str, Reader, Reader]]:
    for file in files(language):
        english, own = messages(FALLBACK, file), messages(language, file)
        for name in english.keys() & own.keys():
            yield f"{language}/{file}.ftl: {name}", english[name], own[name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there(language):
    there = found(language)
    assert sorted(there - LACKING[language]) == files(language)
    assert there <= {*FILES}


def test_no_message_is_in_two_files():
    homes = [(name, file) for file in FILES for name in messages(FALLBACK, file)]
    at = dict(homes)
    assert [(name, file, at[name]) for name, file in homes if file != at[name]] == []


@pytest.mark.parametrize(("language", "file"), every_file())
def test_every_message_is_there_in_the_same_order(language, file):
    assert [*messages(language, file)] == [*messages(FALLBACK, file)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_uses_what_english_uses(language):
    wrong = [
        f"{where}: {sorted(own.uses.variables)}, English {sorted(english.uses.variables)}"
        for where, english, own in compared(language)
        if (own.uses.variables ^ english.uses.variables) - english.uses.offered
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_apart_in_english_is_told_apart(language):
    """Other variables than numbers: the same keys. A language may tell more apart."""
    wrong = []
    for where, english, own in compared(language):
        for name, keys in english.uses.keys.items():
            missing = keys - own.uses.keys.get(name, set())
            if name not in numeric(english) and missing:
                wrong.append(f"{where}: {name} lacks {sorted(missing)}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_numbers_have_every_plural_form(language):
    wrong = []
    for file in files(language):
        for name, own in messages(language, file).items():
            for variable, keys in own.plural:
                missing = PLURALS[language] - keys
                if missing and not keys <= {"other", "0", "1"}:
                    wrong.append(f"{language}/{file}.ftl: {name}: {variable} lacks {missing}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_with_plural_forms_in_english_has_them_everywhere(language):
    """Unless it is only set beside a word, as in “total: 5”."""
    wrong = []
    for where, english, own in compared(language):
        for name in numeric(english) - numeric(own):
            words = " ".join(own.uses.words)
            if name in own.uses.keys and re.search(r"\w", words):
                wrong.append(f"{where}: {name}")
    assert not wrong, "\n".join(wrong)


LETTERS = re.compile(r"[^\W\d_]{3,}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_in_english(language):
    names = {"Parlour", "Mojo", "Mushi", "UNO", "Monster", "High", "PARLOUR", "JSON", "SVG", "Ray"}
    names |= {"Ada", "Ben", "Cleo", "Max"}  # in examples and lessons
    wrong = []
    for where, english, own in compared(language):
        said = set(LETTERS.findall(" ".join(own.uses.words)))
        message = where.rpartition(" ")[2]
        if (
            own.uses.words == english.uses.words
            and said - names
            and message not in SAME.get(language, ())
        ):
            wrong.append(where)
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_calls_the_levels_of_bots_what_people_read(language):
    page = (LOCALES / language / "page.ftl").read_text("utf-8")
    names = [re.findall(rf"^bot-{level} = (.*)", page, re.M)[0] for level in levels("mojo")]
    glossary = Path(__file__).parents[1] / "docs" / "glossary" / f"{language}.md"
    assert f"|{', '.join(names)}" in glossary.read_text("utf-8")


@pytest.mark.parametrize("language", [FALLBACK, *LANGUAGES])
def test_what_medium_was_once_called_is_called_the_same(language):
    """Older tables say `rule`; a message of the page cannot name another."""
    page = messages(language, "page")
    assert page["bot-rule"].uses.words == page["bot-medium"].uses.words


def test_every_remark_has_words():
    """Those of a reaction are read aloud."""
    remarks = [*REACTIONS, *PHRASES]
    assert [one for one in remarks if f"talk-{one}" not in messages(FALLBACK, "page/talk")] == []


UNTYPICAL = {
    "ru": {
        r"[\"']": "straight quotation marks",
        r"\w - \w": "a hyphen for a dash",
        r"(?<!\u00a0)—": "no no-break space before a dash",
        r"\d%|\d %": "no no-break space before %",
    },
    "pl": {
        r"[\"']": "straight quotation marks",
        r"\w - \w": "a hyphen for a dash",
        r"(?:^|[ („])[wziouaWZIOUA] \S": "no no-break space after a word of one letter",
        r"\d %": "a space before %",
    },
    "fr": {
        r"[\"']": "straight quotation marks or apostrophes",
        r"(?<![\u202f?!… ])[?!;]": "no narrow no-break space before ? ! ;",
        r" [?!;:]": "a breaking space before ? ! ; :",
        r"\w:(?!/|\d|\w)": "no no-break space before :",
        r"«(?!\u00a0)|(?<!\u00a0)»": "no no-break space inside « »",
        r"\d%|\d %": "no narrow no-break space before %",
    },
}
"""By language: what its typography does not know."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language):
    wrong = []
    for file in files(language):
        for name, own in messages(language, file).items():
            for words in own.uses.words:
                for pattern, what in UNTYPICAL[language].items():
                    if re.search(pattern, words):
                        wrong.append(f"{language}/{file}.ftl: {name}: {what}: {words.strip()!r}")
    assert not wrong, "\n".join(wrong)
