"""Texts from Fluent: which locale, its fallback, and mistakes that must not pass."""

import typing
from itertools import product

import pytest
from fluent.syntax import ast, parse, visitor

from parlour import text as module
from parlour.core.options import OneOf
from parlour.games import registry
from parlour.text import LOCALES, Texts, bundle, negotiated, wished_locale
from parlour.text import locales as locales_there

LOCALE_VARIABLES = ("PARLOUR_LOCALE", "LC_ALL", "LC_MESSAGES", "LANG")


@pytest.fixture
def locales(tmp_path, monkeypatch):
    for locale, lines in {
        "en": "hello = Hello, { $name }\nbye = Bye\n"
        "cards = { $n ->\n [one] a card\n *[other] cards\n }",
        "pl": "hello = Cześć, { $name }",
        "pl-XX": "bye = Pa",
    }.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "some.ftl").write_text(lines + "\n", encoding="utf-8")
    monkeypatch.setattr(module, "LOCALES", tmp_path)
    module.bundle.cache_clear()
    yield
    module.bundle.cache_clear()


@pytest.mark.parametrize(
    ("variables", "locale"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "ru_RU.UTF-8"}, "ru-RU"),
        ({"LANG": "de_DE@euro"}, "de-DE"),
        ({"LANG": "ru_RU.UTF-8", "LC_ALL": "fr_FR.UTF-8"}, "fr-FR"),
        ({"LC_ALL": "fr_FR.UTF-8", "PARLOUR_LOCALE": "pl"}, "pl"),
    ],
)
def test_the_environment_says_which_locale(monkeypatch, variables, locale):
    for name in LOCALE_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert wished_locale() == locale


@pytest.mark.usefixtures("locales")
def test_a_text_comes_from_the_nearest_locale_that_has_it():
    text = Texts("some", "pl-XX")
    assert text("bye") == "Pa"
    assert text("hello", name="Ola") == "Cześć, Ola"
    assert Texts("some", "pl")("bye") == "Bye"
    assert Texts("some", "xx")("bye") == "Bye"


@pytest.mark.usefixtures("locales")
def test_plurals_follow_the_locale():
    text = Texts("some", "en")
    assert [text("cards", n=1), text("cards", n=3)] == ["a card", "cards"]


@pytest.mark.parametrize("language", locales_there())
def test_a_number_below_zero_has_a_true_minus_sign(language):
    said = Texts("games/mushi/page", language)("mushi-total", total=-30)
    assert said.endswith(" \u221230")


@pytest.mark.usefixtures("locales")
def test_a_missing_message_or_argument_is_a_mistake_of_the_program():
    text = Texts("some", "en")
    with pytest.raises(LookupError, match="no message 'nothing'"):
        text("nothing")
    with pytest.raises(ValueError, match=r"hello in en/some\.ftl"):
        text("hello")


@pytest.mark.parametrize("game", registry.names())
def test_every_game_has_words_for_the_command_line(game):
    text = Texts(f"games/{game}/cli", "en")
    for name in registry.get(game).Options.described():
        assert text(f"cli-{game}-{name.replace('_', '-')}")
    assert text(f"cli-{game}")


@pytest.mark.parametrize("game", registry.names())
def test_every_event_has_words_for_people(game):
    page = bundle("en", f"games/{game}/page")
    kinds = typing.get_args(typing.get_type_hints(registry.get(game).sight.Event)["kind"])
    assert kinds
    assert [kind for kind in kinds if not page.has_message(f"{game}-ev-{kind}")] == []


class Choices(visitor.Visitor):
    """The variants of each selection in a message, after the variable that it selects on."""

    def __init__(self, message):
        self.found = []
        self.visit(message)

    def visit_SelectExpression(self, choice):  # noqa: N802
        if isinstance(choice.selector, ast.VariableReference):
            keys = (variant.key for variant in choice.variants)
            names = {key.name for key in keys if isinstance(key, ast.Identifier)}
            self.found.append((choice.selector.id.name, names))
        self.generic_visit(choice)


def words_of(hint):
    """The words that a field can hold; of a field that holds others, none."""
    return {
        word
        for part in (hint, *typing.get_args(hint))
        if typing.get_origin(part) is typing.Literal
        for word in typing.get_args(part)
        if isinstance(word, str)
    }


@pytest.mark.parametrize("game", registry.names())
def test_whatever_an_event_tells_has_words_of_its_own(game):
    """Not those of something else, which a selection falls back on: a reason for a misdeal."""
    hints = typing.get_type_hints(registry.get(game).sight.Event)
    can_be = {name: words for name, hint in hints.items() if (words := words_of(hint))}
    source = (LOCALES / "en" / "games" / game / "page.ftl").read_text("utf-8")
    messages = {each.id.name: each for each in parse(source).body if isinstance(each, ast.Message)}
    for id, message in messages.items():
        for variable, told in Choices(message).found if id.startswith(f"{game}-ev-") else ():
            assert can_be.get(variable, set()) <= told, id
    for about, words in product((*can_be, *can_be["kind"]), can_be.values()):
        named = {word for word in words if f"{game}-{about}-{word}" in messages}
        assert named in (set(), words), about


@pytest.mark.parametrize("game", registry.names())
def test_every_house_rule_has_words_for_people(game):
    """By convention of ids, so that forms and lists are made without naming an option."""
    page = bundle("en", f"games/{game}/page")
    for name, (spec, _) in registry.get(game).Options.described().items():
        assert page.has_message(f"{game}-{name}"), name
        for value in spec.values if isinstance(spec, OneOf) else ():
            assert page.has_message(f"{game}-{name}-{value}"), (name, value)


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("de,pl;q=0.5,fr;q=0.7", "fr"),
        ("FR-ca", "fr"),
        ("de", "en"),
        ("*", "en"),
        ("ru;q=0, pl;q=0.1", "pl"),
        ("ru;q=often, pl", "pl"),
        (";;;,,q=,\x00,ru;q=nan", "en"),
        ("../../etc;q=1", "en"),
    ],
)
def test_the_language_that_a_browser_asks_for(header, language):
    assert negotiated(header) == language


def test_a_damaged_file_falls_back_to_english_and_is_noted(locales, caplog):
    folder = module.LOCALES / "ru"
    folder.mkdir()
    (folder / "some.ftl").write_text("hello = Привет, { $name\nbye = Пока\n", encoding="utf-8")
    text = Texts("some", "ru")
    assert text("hello", name="Bo") == "Hello, Bo"
    assert text("bye") == "Пока"
    assert "some.ftl is damaged" in caplog.text


def test_a_file_that_is_no_text_falls_back_to_english_and_is_noted(locales, caplog):
    folder = module.LOCALES / "ru"
    folder.mkdir()
    (folder / "some.ftl").write_bytes(b"bye = \xff\xfe")
    assert Texts("some", "ru")("bye") == "Bye"
    assert "some.ftl cannot be read" in caplog.text


def test_a_translation_that_does_not_fit_is_passed_over(locales, caplog):
    folder = module.LOCALES / "ru"
    folder.mkdir()
    (folder / "some.ftl").write_text("bye = Пока, { $friend }\n", encoding="utf-8")
    assert Texts("some", "ru")("bye") == "Bye"
    assert "friend" in caplog.text


def test_a_value_longer_than_a_message_holds_is_cut(locales):
    said = Texts("some", "en")("hello", name="\x1b" + "o" * 5000)
    assert said.startswith(r"Hello, \x1booo")
    assert said.endswith("o…")
    assert len(said) < 1100
