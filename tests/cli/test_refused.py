"""What Parlour refuses is said in the reader's language."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import parlour
from parlour.cli import misuse
from parlour.core.errors import OptionError, ParlourError, RecordError
from parlour.core.numbers import Seconds
from parlour.core.record import Record
from parlour.games import registry
from parlour.server.storage import sqlite_file
from parlour.text import LOCALES, Texts, locales

SOURCE = Path(parlour.__file__).parent
OURS = {"entry", "said"}
"""Arguments of an error that fill no sentence."""


@cache
def sentences():
    """Of every error that has a sentence for people: its name, and what fills it."""
    return list(_sentences())


def _sentences():
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not ast.unparse(node.func).endswith("Error"):
                continue
            known = {word.arg: word.value for word in node.keywords}
            said = known.get("said", node.args[1] if len(node.args) > 1 else None)
            if isinstance(said, ast.Constant) and re.fullmatch("[a-z-]+", str(said.value)):
                yield said.value, set(known) - OURS


def test_every_sentence_is_written_and_every_one_is_said():
    body = parse((LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8")).body
    ids = {one.id.name for one in body if isinstance(one, ftl.Message)}
    written = {name.removeprefix("cli-wrong-") for name in ids if name.startswith("cli-wrong-")}
    # Where options are checked, it depends on the kind of option.
    assert written == {said for said, _ in sentences()} | {"choice", "flag"}


@pytest.mark.parametrize("language", locales())
def test_what_an_error_knows_fills_its_sentence(language):
    text = Texts("cli", language)
    for said, known in sentences():
        filled = text(f"cli-wrong-{said}", **dict.fromkeys(known, 7))
        assert filled.count("7") >= len(known), said


def refusal(call, *arguments, **named):
    with pytest.raises(ParlourError) as caught:
        call(*arguments, **named)
    return caught.value


CHOICE = {
    "en": "edition: expected fr, ru or pl, got de",
    "fr": "edition\u00a0: il faut fr, ru ou pl, et non «\u00a0de\u00a0»",
    "pl": "edition: oczekiwano fr, ru lub pl, podano de",
    "ru": "edition: ожидается fr, ru или pl, получено de",
}


@pytest.mark.parametrize("language", locales())
def test_an_option_that_the_game_does_not_have(monkeypatch, language):
    monkeypatch.setattr(misuse, "text", Texts("cli", language))
    error = refusal(registry.get("mojo").options, {"edition": "de"})
    assert misuse.refused(error) == CHOICE[language]


HEADER = {"en": "header: ", "fr": "en-tête\u00a0: ", "pl": "nagłówek: ", "ru": "заголовок: "}


@pytest.mark.parametrize("language", locales())
def test_a_record_says_where_it_is_wrong(monkeypatch, language):
    monkeypatch.setattr(misuse, "text", Texts("cli", language))
    error = RecordError.of(refusal(registry.get("mojo").options, {"edition": "de"}))
    assert misuse.refused(error) == HEADER[language] + CHOICE[language]
    error = refusal(Record.from_json, b"{")
    assert misuse.refused(error).startswith(HEADER[language])
    assert error.reason in misuse.refused(error)


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"points": 0}, "points: potrzebna liczba całkowita od 1 do 1000, podano 0"),
        ({"jokers": 1}, "nie ma opcji jokers; możliwe: "),
        ({"first_player": 9}, "first_player: potrzebna liczba całkowita od 0 do 7, podano 9"),
        ({"first_player": 3}, "first_player: oczekiwano miejsca od 0 do 1, podano 3"),
    ],
)
def test_options_in_polish(monkeypatch, value, said):
    monkeypatch.setattr(misuse, "text", Texts("cli", "pl"))
    error = refusal(registry.get("mojo").options, value, seats=2)
    assert isinstance(error, OptionError)
    assert misuse.refused(error).startswith(said)


def test_flags_in_polish(monkeypatch):
    monkeypatch.setattr(misuse, "text", Texts("cli", "pl"))
    error = refusal(registry.get("mushi").options, {"four_pairs": "maybe"})
    assert misuse.refused(error) == "four_pairs: oczekiwano true lub false, podano maybe"


UNUSABLE = {
    "en": "parlour.db is damaged, or no database: file is not a database; ",
    "fr": "parlour.db est endommagé ou n\u2019est pas une base de données\u00a0: ",
    "pl": "parlour.db jest uszkodzony albo nie jest bazą danych: ",
    "ru": "parlour.db повреждён, или это не база данных: ",
}


@pytest.mark.parametrize("language", locales())
def test_a_file_of_tables_that_cannot_be_used(monkeypatch, tmp_path, language):
    monkeypatch.setattr(misuse, "text", Texts("cli", language))
    file = tmp_path / "parlour.db"
    file.write_text("nonsense" * 100)
    assert UNUSABLE[language] in misuse.refused(refusal(sqlite_file.prepare, file, Seconds(0)))
