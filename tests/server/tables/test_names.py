"""Names in every script; none that cannot be seen, and none that looks like another's."""

import pytest

from parlour.server.errors import BadFreeTextError, BadNameError, ReservedNameError
from parlour.server.tables.names import (
    BOT_NAMES,
    bot_name,
    characters,
    clean_name,
    clean_text,
    unique_name,
)
from parlour.server.wire import MAX_NAME, MAX_TEXT
from parlour.server.wire.limits import MOST_SEATS

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"
ENGLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0065\U000e006e\U000e0067\U000e007f"
PEOPLE = {
    "Latin": "Ann",
    "with rings": "ÅÄÖ",
    "Arabic": "عبد الرحمن",
    "Cyrillic": "Александра",
    "Vietnamese": "Nguyễn Thị Ánh",
    "Persian, a joiner between": "علی\u200cرضا",  # noqa: RUF001
    "Malayalam, a joiner at the end": "\u0d05\u0d35\u0d28\u0d4d\u200d",
    "Sinhala": "ශ්\u200dරී",
    "Japanese, a variant of a character": "\u8fbb\U000e0100",
    "a family": f"{FAMILY} Ola",
    "a heart as emoji": "Zoë \u2764\ufe0f",
    "a rainbow flag": "\U0001f3f3\ufe0f\u200d\U0001f308",
    "a dark-skinned doctor": "\U0001f469\U0001f3fe\u200d\u2695\ufe0f",
    "England": ENGLAND,
    "a keycap": "7\ufe0f\u20e3",
    "newer than this Python": "\U0001fae9",
    "the most families": FAMILY * MAX_NAME,
    "the most flags of a part of a country": ENGLAND * MAX_NAME,
    "the most letters with marks": "q\u0323\u0307" * MAX_NAME,
    "the most wide letters": "Щ" * MAX_NAME,
}
NOBODY = {
    "empty": "",
    "spaces": "  ",
    "a joiner": "\u200d",
    "long": "x" * (MAX_NAME + 1),
    "too many families": FAMILY * (MAX_NAME + 1),
    "more bytes than any name": ("\U0001f468\u200d" * 7 + "\U0001f468") * MAX_NAME,
    "turned around": "a\u202eb",
    "zero": "a\x00",
    "a filler": "\u1160",
    "a filler of Hangul": "\u3164",
    "half a filler": "\uffa0",
    "an empty Braille cell": "\u2800",
    "a filler in a name": "Ann\u3164",
    "an empty note": "\U0001d159",
    "nothing but a mark": "\u0301",
    "a joiner in Latin": "A\u200dnn",
    "no joiner in Latin": "A\u200cnn",
    "a joiner between letter and emoji": "A\u200d\N{MAN}",
    "a joiner at the end": f"{FAMILY}\u200d",
    "a selector in Latin": "A\ufe0fnn",
    "a tag in Latin": "A\U000e0067nn",
    "a variant of nothing": "A\U000e0100",
    "marks over marks": "Z" + "\u0301\u0323" * 5,
    "a soft hyphen": "An\u00adn",
    "a byte order mark": "\ufeffAnn",
    "private": "\ue000",
    "joined without end": "\N{MAN}" + "\u200d\N{MAN}" * 99,
    "a sign drawn out": "\u0915" + "\u0903" * 190,
    "skin without end": "\N{WAVING HAND SIGN}" + "\U0001f3fd" * 99,
    "a message in tags": "\U0001f3f4" + "".join(chr(0xE0000 + ord(c)) for c in "hello") * 30,
    "tags without an end": "\U0001f3f4\U000e0067\U000e0062",
}


@pytest.mark.parametrize("name", PEOPLE.values(), ids=PEOPLE)
def test_names_that_people_have(name: str) -> None:
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", NOBODY.values(), ids=NOBODY)
def test_names_that_cannot_be_shown(name: str) -> None:
    with pytest.raises(BadNameError, match=f"1 to {MAX_NAME} "):
        clean_name(name)


@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Well\tplayed,\r\n Bo!\u2028", "Well played, Bo!"),
        ("e\u0301", "\u00e9"),
        ("a\u202eb\u202c \u2066c\u2069 \u200fد\u200e", "ab c د"),
        ("<b>&amp;</b> https://example.org", "<b>&amp;</b> https://example.org"),
        (FAMILY * MAX_TEXT, FAMILY * MAX_TEXT),
        ("z" * MAX_TEXT, "z" * MAX_TEXT),
        ("علی\u200cرضا 7\ufe0f\u20e3", "علی\u200cرضا 7\ufe0f\u20e3"),  # noqa: RUF001
    ],
)
def test_free_text_is_one_line_that_can_be_read(written: str, shown: str) -> None:
    assert clean_text(written) == shown


@pytest.mark.parametrize(
    "text",
    [
        *("", " \n ", "\u200d", "\u202e\u2066", "\u3164", "\u0301"),
        *("a\x00", "a\x1b[31m", "An\u00adn", "\ufeffAnn", "a\u200bb", "\ue000", "A\u200dnn"),
        *("Z" + "\u0301\u0323" * 5, "z" * (MAX_TEXT + 1), FAMILY * (MAX_TEXT + 1)),
        "\N{MAN}" + "\u200d\N{MAN}" * 1000,
        "\ufdfd" + "\u200d\ufdfd" * 499,
        "\U0001f3f4" + "\U000e0068" * 800 + "\U000e007f",
    ],
)
def test_free_text_that_cannot_be_shown(text: str) -> None:
    with pytest.raises(BadFreeTextError, match=f"1 to {MAX_TEXT} "):
        clean_text(text)


def test_characters_are_counted_as_people_do() -> None:
    for one in (FAMILY, ENGLAND, "\U0001f1eb\U0001f1f7", "e\u0301", "क्", "7\ufe0f\u20e3"):
        assert characters(one) == [one]
    assert len(characters("\U0001f1eb\U0001f1f7\U0001f1f5\U0001f1f1")) == 2
    assert len(characters("Ann Ola")) == 7


@pytest.mark.parametrize(
    "other",
    ["ann", "ANN", "\uff21nn", "\u0410nn", "\U0001d400\U0001d427\U0001d427"],
    ids=["small", "large", "wide", "Cyrillic", "bold"],
)
def test_names_that_look_the_same_are_told_apart(other: str) -> None:
    assert unique_name("Ann", [other]) == "Ann 2"
    assert unique_name(other, ["Ann"]) == f"{other} 2"


PERSIAN = PEOPLE["Persian, a joiner between"]


def test_letters_that_are_drawn_alike() -> None:
    assert unique_name("Ilya", ["llya"]) == "Ilya 2"
    assert unique_name("B0", ["bo"]) == "B0 2"
    assert unique_name("Вова", ["вова"]) == "Вова 2"
    assert unique_name(PERSIAN, [PERSIAN.replace("\u200c", "")]) == f"{PERSIAN} 2"


@pytest.mark.parametrize(
    "other",
    [
        *("Pave\u04cf", "P\u0251vel", "Pa\u1d20el", "\u1d18avel", "\u13e2avel", "P\u03b1\u03bdel"),
        *("P\u1d00vel", "PAVEL", "\uff30avel", "\ua4d1avel"),
    ],
)
def test_letters_of_all_scripts_that_are_drawn_alike(other: str) -> None:
    assert unique_name(other, ["Pavel"]) == f"{other} 2"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Marn", "Mam"),
        ("Марк", "Mapk"),
        ("علی", "علي"),
        ("カナ", "力ナ"),
        ("\u0555leg", "Oleg"),
        ("\u0430\u0440\u0430", "\u03b1\u03c1\u03b1"),
    ],
)
def test_other_letters_that_are_drawn_alike(name: str, other: str) -> None:
    assert unique_name(name, [other]) == f"{name} 2"


@pytest.mark.parametrize(
    "name", ["N. N.", "n.n.", "N.  N. 2", "\u039d. \u039d.", "\uff2e\uff0e N."]
)
def test_nobody_takes_the_name_of_who_was_erased(name: str) -> None:
    with pytest.raises(ReservedNameError):
        clean_name(name)


@pytest.mark.parametrize("name", ["NN", "N. Nielsen", "Nina N."])
def test_names_like_that_are_free(name: str) -> None:
    assert clean_name(name) == name


def test_names_that_only_resemble_each_other_stay() -> None:
    for name, other in [("Ann", "Anna"), ("Jose", "José"), ("Ada", "Ida"), ("Оля", "Коля")]:
        assert unique_name(name, [other]) == name


def test_a_number_does_not_cut_a_character() -> None:
    assert unique_name(FAMILY * MAX_NAME, [FAMILY * MAX_NAME]) == FAMILY * (MAX_NAME - 2) + " 2"


def test_a_bot_does_not_look_like_a_person() -> None:
    assert bot_name(["\u0410da", "bob"]) == "Blaise"


def test_bots_at_the_largest_table_all_have_proper_names() -> None:
    taken: list[str] = []
    for _ in range(MOST_SEATS):
        taken.append(bot_name(taken))
    assert set(taken) <= set(BOT_NAMES)
