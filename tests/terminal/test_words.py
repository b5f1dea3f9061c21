"""The terminal's own texts, and those of the page that it borrows."""

import asyncio
import inspect
import re
from pathlib import Path
from random import Random

import msgspec
import pytest
from fluent.syntax import ast, parse

import parlour
from parlour import terminal
from parlour.games import registry
from parlour.terminal import games
from parlour.terminal.games import Position
from parlour.terminal.keyboard import KEYS, RUSSIAN
from parlour.terminal.plain import HELP, Plain
from parlour.terminal.words import Words, shown_language
from parlour.text import LOCALES, locales
from terminal.sitting import ANN, BOT, sitting

ROOT = Path(__file__).parents[2]
SOURCES = [
    path.read_text(encoding="utf-8") for path in Path(terminal.__file__).parent.rglob("*.py")
]


def test_every_text_exists_and_every_message_is_used():
    body = parse((LOCALES / "en" / "terminal.ftl").read_text(encoding="utf-8")).body
    known = {one.id.name for one in body if isinstance(one, ast.Message)}
    used = {
        name for source in SOURCES for name in re.findall(r"""["'](terminal-[\w-]+)["']""", source)
    }
    used |= {f"terminal-plain-help-{command}" for command in HELP}
    used |= {f"terminal-key-{what}" for what in KEYS}
    assert known == used


@pytest.mark.parametrize("language", locales())
def test_every_refusal_has_all_that_its_words_need(language):
    source = (LOCALES / "en" / "page" / "errors.ftl").read_text(encoding="utf-8")
    words = Words(language)
    for code in {*re.findall(r"^error-([\w-]+) =", source, re.MULTILINE)} - {"quicker"}:  # no code
        assert "{" not in words.error(code)


@pytest.mark.parametrize("language", locales())
def test_texts_line_by_line_name_the_letters_that_are_obeyed(language):
    letters = {command for command in HELP if len(command) == 1}
    assert letters <= RUSSIAN.keys()
    words = Words(language)
    for letter in letters:
        assert re.match(rf"{letter}\W", words(f"terminal-plain-help-{letter}"))
    before, _, obeyed = inspect.getsource(Plain._read).partition("match typed:")
    assert {*re.findall(r'case "(\w)"', obeyed)} == letters
    for offered in "terminal-plain", "terminal-ask-help":
        assert re.search(r"\bq\b", words(offered))
    (watches,) = re.findall(r'typed == "(\w)"', before)
    assert re.search(rf"\b{watches}\b", words("terminal-your-name"))


def test_the_documentation_names_every_key():
    page = (ROOT / "docs" / "terminal.md").read_text(encoding="utf-8")
    assert [key for key in KEYS.values() if f"`{key}`" not in page] == []


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("game", registry.names())
def test_every_kind_of_event_and_every_option_has_its_words(game, language):
    """Whatever the fields of an event hold: no message is missing, and none is left with a gap."""
    told = games.get(game, language)
    seats = min(3, registry.get(game).seats[-1])
    table = parlour.table(game, seats=seats, seed=2)
    at = Position(msgspec.to_builtins(table.view(0)), table.names)
    kinds = msgspec.inspect.type_info(table.game.sight.Event).fields
    (values,) = (field.type.values for field in kinds if field.name == "kind")
    for kind in values:
        for seat in (0, 1, None):
            event = {"kind": kind, "seat": seat, "count": 2}
            (line,) = told.tell([event], at)
            assert line
            assert "{" not in line
    options = table.options.values()
    assert all(told.rules(options))
    assert told.goal(options)
    assert told.title


@pytest.mark.parametrize(
    ("wished", "encoding", "language"),
    [
        ("ru", "utf-8", "ru"),
        ("ru-RU", "koi8-r", "ru"),
        ("ru", "latin-1", "en"),
        ("fr", "iso8859-15", "fr"),
        ("pl", "ascii", "en"),
        ("de", "utf-8", "en"),
        ("pl", "no such encoding", "en"),
    ],
)
def test_a_language_that_the_terminal_can_show(wished, encoding, language):
    assert shown_language(wished, encoding) == language


def test_british_lists():
    words = Words("en")
    assert words.list(["Ann", "Bo", "Cy"]) == "Ann, Bo and Cy"
    assert words.list(["Ann", "Bo", "Cy"], either=True) == "Ann, Bo or Cy"
    assert words.list([]) == ""


def test_names_from_outside_cannot_steer_a_terminal():
    text = Words("fr")("terminal-more", what="\x1b[2JEve\u202e", more="a\u00a0b")
    assert "\x1b" not in text
    assert "\u202e" not in text
    assert "a\u00a0b" in text, "spaces that do not break are harmless"


def test_a_game_that_is_not_known_here():
    with pytest.raises(LookupError):
        games.get("chess", "en")


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("game", registry.names())
def test_every_line_begins_with_a_capital_letter(game, language):
    """Whatever comes first: a card, a colour, an article."""

    async def play():
        rng = Random(7)
        table = parlour.table(game, seats=2, seed=3)
        asked = 0
        async with sitting(game, language) as me:
            me.welcome()
            me.seats(ANN, BOT, status="playing")
            for entry in range(1, 60):
                since = table.journal_size
                if table.over:
                    break
                table.play(rng.choice(table.legal()))
                me.shows(table, entry, since)
                me.type("s")
                for line in await me.settled():
                    text = re.sub(r"^\d+\. ", "", line)
                    asked += text != line
                    assert not text[:1].islower(), line
        assert asked

    asyncio.run(play())


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Iris, Susuki or Maple"),
        ("fr", "iris, du miscanthus ou de l"),
        ("pl", "Irys, Miskant i Klon"),
        ("ru", "Ирис, Мискант и Клён"),
    ],
)
def test_of_the_months_that_a_player_lacks_each_is_lacking(language, said):
    view = msgspec.to_builtins(parlour.table("mushi", seats=2, seed=1).view(0))
    view["seats"][1]["lacks"] = [5, 8, 10]
    lines = games.get("mushi", language).seat(Position(view, ["Ann", "Ada"]), 1)
    assert said in lines[-1]


@pytest.mark.parametrize("language", locales())
def test_a_score_without_cards_has_one_colon(language):
    view = msgspec.to_builtins(parlour.table("mojo", seats=2, seed=1).view(0))
    score = {"counted": [], "sum": 0, "mojo": None, "points": 0, "total": 12}
    view["scores"] = [score, score]
    line = games.get("mojo", language).scores(Position(view, ["Ann", "Ada"]))[1]
    assert line.partition(".")[0].count(":") == 1


@pytest.mark.parametrize("language", locales())
def test_no_ribbon_is_called_one_twice(language):
    words = Words(language, "games/mushi/page")
    ribbon = {"en": "ribbon", "fr": "ruban", "pl": "zwój", "ru": "лента"}[language]
    for month in (1, 2, 3, 4, 5, 9, 10, 11):
        assert words(f"mushi-card-{month}r").lower().count(ribbon) == 1
