"""Texts name amounts in words: in every language those that the rules have."""

import re
from pathlib import Path

import pytest

from games.declared import all_declared
from parlour.games import registry
from parlour.games.mojo import cards as mojo
from parlour.games.mojo import editions as mojo_editions
from parlour.games.mojo.options import MAX_SEATS as MOST_AT_MOJO
from parlour.games.mojo.options import MojoOptions
from parlour.games.mushi import cards as mushi
from parlour.games.mushi.options import MAX_DEALS, MushiOptions
from parlour.games.mushi.scoring import PAR
from parlour.games.uno import cards as uno
from parlour.games.uno import editions as uno_editions
from parlour.games.uno.options import MAX_SEATS as MOST_AT_UNO
from parlour.games.uno.options import UnoOptions
from parlour.terminal.games.mushi import WORTH
from parlour.text import LOCALES, locales

ROOT = Path(__file__).parents[2]

WORDS = {
    "en": {
        2: "two",
        3: "three",
        4: "four",
        6: "six",
        7: "seven",
        8: "eight",
        10: "ten",
        12: "twelve",
        40: "forty",
    },
    "fr": {
        2: "deux",
        3: "trois",
        4: "quatre",
        6: "six",
        7: "sept",
        8: "huit",
        10: "dix",
        12: "douze",
    },
    "pl": {
        2: "dwie|dwóch",
        3: "trzy|trzema",
        4: "cztery|czterech",
        6: "sześć",
        7: "siedem",
        8: "osiem|ośmiu",
        10: "dziesięć|dziesięciu",
        12: "dwunastu",
    },
    "ru": {
        2: "две|двух",
        3: "три|тремя",
        4: "четыре|четырёх",
        6: "шесть",
        7: "семь|семи",
        8: "восемь|восьми",
        10: "десять|десяти",
        12: "двенадцати",
    },
}
"""Numbers as they are written in these texts, besides in figures."""


def each(column: tuple[int, ...]) -> int:
    """What all editions have, as a text that is the same for all of them says."""
    (amount,) = set(column)
    return amount


SIZES = dict(zip(uno_editions.NAMES, map(sum, uno_editions.COPIES_OF), strict=True))

NAMED = [
    (
        "mojo/rules",
        each(mojo_editions.HAND_SIZE),
        "m3 m16-shuffle m16-fr brief-deal brief-deal-two",
    ),
    ("mojo/rules", MOST_AT_MOJO, "m2"),
    ("mojo/rules", mojo.DECK_SIZE, "m1 m16-shuffle"),
    ("mojo/rules", mojo.LAY_AT, "m11 brief-time"),
    ("mojo/rules", mojo.LAY_AT_OF_TWO, "m11-two brief-time"),
    ("mojo/rules", mojo.LAY_AT_OF_TWO + 1, "m11-two"),
    ("mojo/rules", mojo.QUIET_LIMIT, "m21"),
    ("mojo/rules", mojo.MOJO_BONUS, "m1-mojo m5 m15 m15-example brief-mojo"),
    ("mojo/learn", mojo.LAY_AT, "time time-done learned-2"),
    ("mojo/learn", mojo.MOJO_BONUS, "count"),
    ("mojo/page", mojo.MOJO_BONUS, "face score-ten score-mojo-ten"),
    ("mushi/rules", mushi.DECK_SIZE, "h1 h1-kinds"),
    ("mushi/rules", mushi.TOTAL_VALUE, "h1-kinds"),
    ("mushi/rules", mushi.PACKET, "h4"),
    ("mushi/rules", mushi.HAND_SIZE, "h4 h15-end brief-deal"),
    ("mushi/rules", mushi.DECK_SIZE - 3 * mushi.HAND_SIZE, "h4"),
    ("mushi/rules", mushi.BRIGHT, "h1-kinds brief-kinds h1-1 h1-3 h1-8 h1-11 h1-12"),
    ("mushi/rules", mushi.ANIMAL, "h1-kinds brief-kinds h1-2 h1-4 h1-5 h1-9 h1-10"),
    ("mushi/rules", mushi.RIBBON, "h1-kinds brief-kinds h1-1 h1-2 h1-3 h1-4 h1-5"),
    ("mushi/rules", mushi.CHAFF, "h1-kinds brief-kinds h1-1 h11"),
    ("mushi/rules", PAR, "h2 h18-ru h18-osaka brief-score-ru brief-score-osaka"),
    ("mushi/rules", MAX_DEALS, "h2-host"),
    ("mushi/page", mushi.TOTAL_VALUE, "value value-short"),
    ("mushi/pad", mushi.TOTAL_VALUE, "pad-agree"),
    ("mushi/learn", PAR, "count"),
    ("mushi/learn", MushiOptions().deals, "count"),
    ("mushi/learn", mushi.BRIGHT, "match joker learned-2"),
    ("mushi/learn", mushi.ANIMAL, "choose choose-other take-chaff learned-2"),
    ("mushi/learn", mushi.RIBBON, "leave-ribbon"),
    ("mushi/learn", mushi.CHAFF, "leave-ribbon"),
    ("uno/rules", MOST_AT_UNO, "u2"),
    ("uno/rules", SIZES["monster"], "u1 u1-choice"),
    ("uno/rules", SIZES["classic"], "u1-classic u1-choice"),
    ("uno/rules", each(uno_editions.HAND_SIZE), "u4 u5-draw-four brief-deal"),
    ("uno/rules", uno.DRAW_TWO_CARDS, "u5-draw-two u8 u17-draw u17-draw-example brief-skip"),
    (
        "uno/rules",
        uno.DRAW_FOUR_CARDS,
        "u12 u13 u13-guilty u13-innocent u17-draw brief-draw-four",
    ),
    ("uno/rules", uno.LOST_CHALLENGE, "u13-innocent brief-challenge"),
    ("uno/rules", uno.PENALTY, "u16-catch brief-call"),
    ("uno/rules", uno.POINTS[uno.SKIP], "u19 brief-points"),
    ("uno/rules", uno.POINTS[uno.WILD], "u19 brief-points"),
    ("uno/rules", uno.POINTS[uno.SCARY], "u19-scary"),
    ("uno/rules", UnoOptions().points, "u20-choice"),
    ("uno/learn", each(uno_editions.HAND_SIZE), "goal"),
    ("uno/learn", uno.DRAW_TWO_CARDS, "sign sign-done"),
    ("uno/learn", uno.DRAW_FOUR_CARDS, "challenge-accept challenge-done"),
    ("uno/learn", uno.LOST_CHALLENGE, "challenge-done"),
    ("uno/learn", uno.PENALTY, "call-silent catch-done"),
    ("uno/learn", uno.POINTS[uno.SKIP], "count"),
    ("uno/learn", UnoOptions().points, "count"),
    ("uno/asking", uno.DRAW_TWO_CARDS, "so-draws-two"),
    ("uno/asking", uno.DRAW_FOUR_CARDS, "so-challenge so-bluff so-risk"),
    ("uno/asking", uno.LOST_CHALLENGE, "so-honest so-risk"),
    ("uno/asking", uno.PENALTY, "so-two-cards"),
    ("uno/cli", SIZES["classic"], "edition"),
    ("uno/page", SIZES["classic"], "edition-about"),
    ("uno/page", SIZES["monster"], "edition-about"),
    ("uno/page", uno.DRAW_TWO_CARDS, "card-does"),
    ("uno/page", uno.PENALTY, "catch-about say-caught ev-caught"),
    ("uno/page", uno.DRAW_FOUR_CARDS, "say-accepted prompt-challenge card-does"),
]
"""File, amount, and the ends of the ids of texts that name it."""

BEGIN = {
    "rules": "rules-{game}-",
    "learn": "learn-{game}-",
    "asking": "{game}-may-",
    "cli": "cli-{game}-",
}


def text(language: str, file: str, end: str) -> str:
    """The text as it stands in its file."""
    game, part = file.split("/")
    begin = BEGIN.get(part, "{game}-").format(game=game)
    source = (LOCALES / language / "games" / f"{file}.ftl").read_text(encoding="utf-8")
    found = re.search(rf"^(?:{begin})?{end} = (.*(?:\n .*)*)", source, re.MULTILINE)
    assert found, f"there is no {end}"
    return found[1]


def names(language: str, said: str, amount: int) -> bool:
    """True if a text says an amount, in words or in figures."""
    words = WORDS[language].get(amount, str(amount))
    return bool(re.search(rf"(?<!\w){amount}(?!\w)|\b(?:{words})\b", said, re.IGNORECASE))


@pytest.mark.parametrize("language", locales())
def test_texts_name_the_amounts_of_the_rules(language):
    wrong = [
        f"{file}: {end} says no {amount}: {text(language, file, end)}"
        for file, amount, ends in NAMED
        if language in all_declared()[file.split("/")[0]].languages
        for end in ends.split()
        if not names(language, text(language, file, end), amount)
    ]
    assert not wrong, "\n".join(wrong)


COUNTED = re.compile(
    rf"(?<![\w{{$])(?:\d+|{'|'.join(WORDS['en'].values())}|five)(?: more)? (?:cards?|points?)\b"
    r"|\bdraws (?:two|four)\b",
    re.IGNORECASE,
)
NO_AMOUNTS = {
    "mojo/learn": "end-done",
    "mojo/rules": "m14-colour-example",
    "mushi/asking": "ask-eight",
    "mushi/learn": "goal take",
    "mushi/page": "ev-misdeal misdeal-four_of_a_month",
    "mushi/rules": "h5 h5-pairs h9-two-title h9-two h9-three-title h9-three h16-three h17-five-ru"
    " h17-wisterias h17-paulownias",
    "uno/asking": "two",
    "uno/learn": "call",
    "uno/page": "prompt-call prompt-armed",
    "uno/rules": "u7 u13-guilty-example",
}
"""The ends of the ids of texts that count cards, though not by an amount of the rules."""
HELD = re.compile(r"-words$|^rules-mushi-(h17-.*-title|brief-(brights-.*|fours))$")
"""Words to search for; the points of yaku, which `mushi/test_rulebook.py` holds."""


def test_every_text_that_counts_cards_or_points_is_held_to_the_rules():
    known = {(file, end) for file, _, ends in NAMED for end in ends.split()}
    known |= {(file, end) for file, ends in NO_AMOUNTS.items() for end in ends.split()}
    games = {file.split("/")[0] for file, _ in known}
    unknown = []
    for path in (LOCALES / "en" / "games").glob("*/*.ftl"):
        game, part = path.parent.name, path.stem
        file, begin = f"{game}/{part}", BEGIN.get(part, "{game}-").format(game=game)
        source = path.read_text("utf-8")
        for id, said in re.findall(r"^([\w-]+) = (.*(?:\n .*)*)", source, re.MULTILINE):
            end = id.removeprefix(begin)
            told = game in games and COUNTED.search(said) and not HELD.search(id)
            if told and (file, end) not in known:
                unknown.append(f"{file}: {end}")
    assert not unknown, "neither in NAMED nor in NO_AMOUNTS:\n" + "\n".join(unknown)
    assert COUNTED.search("You draw two cards")
    assert not COUNTED.search("Draw Two: two players")


OTHERWISE = {
    ("mojo", "M16", 8),
    ("mushi", "H2", PAR),
    ("mushi", "H4", 8),
    ("mushi", "H15", 8),
    ("uno", "U5", 7),
    ("uno", "U17", 2),
    ("uno", "U17", 4),
}
"""Rules of `docs/rules/` that say an amount by others: "all 78 cards are dealt again"."""

USUAL = [
    ("mojo", "M17", MojoOptions().points),
    ("mushi", "H2", MushiOptions().deals),
    ("uno", "U20", UnoOptions().points),
    ("uno", "U21", UnoOptions().points),
]
"""The usual values of house rules that `docs/rules/` names: players read those of their table."""


def test_the_rules_by_their_ids_name_them_too():
    named = {*USUAL}
    for file, amount, ends in NAMED:
        game, part = file.split("/")
        if part == "rules":
            ids = {end.split("-")[0].upper() for end in ends.split() if end[:6] != "brief-"}
            named |= {(game, id, amount) for id in ids}
    wrong = []
    for game, id, amount in sorted(named - OTHERWISE):
        page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
        said = dict(re.findall(r"^\| ([A-Z]\d+) \| (.*?) \|", page, re.MULTILINE))
        if not names("en", said[id], amount):
            wrong.append(f"{game}: {id} says no {amount}: {said[id]}")
    assert not wrong, "\n".join(wrong)


def test_the_documentation_begins_with_how_many_play_each_game():
    seats = [registry.get(name).seats for name in registry.names()]
    said = [f"{of[0]} to {of[-1]}" if len(of) > 1 else str(of[0]) for of in seats]
    row = "".join(f"| {each} players " for each in said)
    assert f"{row}|" in (ROOT / "docs/index.md").read_text("utf-8")


def test_the_page_and_the_terminal_know_what_mushi_s_cards_are_worth():
    worth = {
        "bright": mushi.BRIGHT,
        "animal": mushi.ANIMAL,
        "ribbon": mushi.RIBBON,
        "chaff": mushi.CHAFF,
    }
    page = (ROOT / "web/src/games/mushi/board/kinds.ts").read_text("utf-8")
    assert {kind: int(of) for kind, of in re.findall(r'\["(\w+)", (\d+)\]', page)} == worth
    assert worth == WORTH


def test_a_number_is_found_in_words_and_in_figures():
    assert names("en", "Eight to everybody", 8)
    assert names("pl", "przy dwóch kartach", 2)
    assert names("fr", "La carte +10", 10)
    assert not names("en", "Deal 18 cards, or eighty", 8)
