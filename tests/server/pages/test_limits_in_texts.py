"""Texts name limits that no setting changes, mostly in words: those that the server and the page
have."""

import re
from math import exp
from pathlib import Path

import pytest

from parlour import bots
from parlour.arena.intervals import LEVEL
from parlour.bots.knowhow import NOISE
from parlour.bots.level import EXPERT, LONGEST
from parlour.bots.mojo.judging import FEATURES, SECOND_LAYER, THIRD_LAYER
from parlour.bots.mojo.levels import COSTS as COSTS_AT_MOJO
from parlour.bots.mojo.levels import NOISE as NOISE_AT_MOJO
from parlour.bots.mushi import judging as mushi
from parlour.bots.mushi.endgame import MAX_WORLDS
from parlour.bots.review.findings import SURE, WORTH_NAMING
from parlour.bots.review.looking_back import CLOSER, WORLDS
from parlour.bots.uno import judging as uno
from parlour.bots.uno.levels import COSTS as COSTS_AT_UNO
from parlour.bots.uno.levels import LEVELS as OF_UNO
from parlour.cli.play import UNHURRIED
from parlour.games import registry
from parlour.server.circles import circles, games
from parlour.server.cluster import bus
from parlour.server.doors import doors, refusals
from parlour.server.operating import garbage, logs, readiness
from parlour.server.push import pushes
from parlour.server.rooms import (
    listings,
    pace,
    rooms,
    sharing,
    talk,
    unattended,
    unseen,
    waiting,
)
from parlour.server.serving import connection, join_codes, protocols, transfers, workers
from parlour.server.settings.settings import Settings
from parlour.server.storage import database, sqlite_file, store
from parlour.server.tables import folding, turns
from parlour.server.tables.commands import hosting
from parlour.server.thinking import pool
from parlour.server.wire.limits import CLOCKS, JOIN_CODE, MAX_GAMES, MOST_SEATS
from parlour.terminal.screen import SMALLEST
from parlour.text import FALLBACK, LOCALES, locales

ROOT = Path(__file__).parents[3]
WORDS = {
    1: "one",
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    8: "eight",
    10: "ten",
    12: "twelve",
    100: "a hundred",
}
FRACTIONS = {0.1: "a tenth", 0.4: "two fifths", 0.5: "half"}
UNITS = {"year": 366 * 86_400, "week": 7 * 86_400, "day": 86_400, "minute": 60, "second": 1}
KIB, MIB = 1024, 1024**2


def words(number: float) -> str:
    """A whole number as texts write it."""
    return WORDS.get(int(number), f"{number:,.0f}")


def span(seconds: float) -> str:
    """A time as texts write it, in the largest unit that fits."""
    unit = next(unit for unit, long in UNITS.items() if seconds % long == 0)
    count = round(seconds / UNITS[unit])
    return f"a {unit}" if count == 1 else f"{words(count)} {unit}s"


def often(seconds: float) -> str:
    """How often something is done that is done again after so long."""
    times = round(1 / seconds)
    return f"{'twice' if times == 2 else f'{words(times)} times'} a second"


def of_bucket(rate: float, burst: int) -> int:
    """What a bucket gives in its first hour."""
    return round(burst + 3600 * rate)


def of_page(file: str, name: str) -> int:
    """A constant of the page."""
    source = (ROOT / "web" / "src" / file).read_text("utf-8")
    (value,) = re.findall(rf"const {name} = ([\d_]+);", source)
    return int(value)


EXPERT_THINKS = f"{EXPERT.budget.seconds if EXPERT.budget else 0:g} s"
(LEVELS,) = {len(bots.names(game)) for game in registry.names()}
CODES = len(join_codes.LETTERS) ** JOIN_CODE
ONE, ALL = of_bucket(*join_codes.ADDRESS), of_bucket(*join_codes.ALL)

NAMED = {
    "docs/protocol.md": [
        f"server's `grace` ({words(pace.GRACES)} times that between games)",
        f"for `patience` ({words(waiting.LONGER)} times that while seats are free)",
        f"the server's `patience`, {words(waiting.LONGER)} times that while seats are free",
        f"nobody has come to the lobby for {span(join_codes.GOOD_FOR)}",
        f"not given again for {span(join_codes.RESTS)}",
        f"a short code that leads to it, good for {span(join_codes.GOOD_FOR)}",
        f"After {words(join_codes.ADDRESS[1])} wrong ones from an address,"
        f" or {words(join_codes.ALL[1])} from all,",
        f"the same request gets it again, for {span(transfers.REPEATED_FOR)}",
        f"contributions are awaited, for {span(pace.CONTRIBUTE)} at most",
        f"or after {span(pace.CONTRIBUTE)}, the first `update` comes",
        f"has at most {protocols.FRAGMENTS} fragments",
        f"After {words(turns.TURNS)} such turns in a row it has the seat",
        f"without a turn clock gets one of {span(hosting.LISTED_CLOCK)};",
        f"nobody more than {words(pushes.CALL_BURST)} times at once,"
        f" then every {span(1 / pushes.CALL_RATE)}",
        f"the games of the last {span(circles.KEPT / 1000)}, the last one first;"
        f" at most {games.MOST_GAMES}",
    ],
    "docs/fairness.md": [
        f"Nobody is waited for longer than {span(pace.CONTRIBUTE)}",
        f"of each table the last {words(of_page('remote/contributions.ts', 'GAMES'))} games,"
        f" and those of the last {span(of_page('remote/seen.ts', 'DAY') / 1000)[2:]},"
        f" up to {of_page('remote/contributions.ts', 'MOST')};"
        f" of the moves the last {words(of_page('remote/seen.ts', 'GAMES'))} games,",
    ],
    "docs/record.md": [
        f"at most {of_page('replay/reading.ts', 'LONGEST') // 10**6} million characters,"
        f" {of_page('replay/reading.ts', 'MOST_ENTRIES'):,} entries and {MOST_SEATS} names of"
        f" {of_page('replay/reading.ts', 'LONGEST_NAME')} characters",
    ],
    "docs/bots.md": [
        f"| Expert | search, up to {EXPERT_THINKS} |",
        f"| Master | search, up to {EXPERT_THINKS};",
        f"Every game has {words(LEVELS)} levels",
        f"unless another is better by {EXPERT.search.doubt} standard errors",
        f"flat Monte Carlo), and {words(EXPERT.search.tries)} of the moves",
        f"After {words(OF_UNO['expert'].search.horizon)} moves of each seat a playout is cut off",
        f"{FEATURES} features that are there or not, and two hidden layers of"
        f" {len(SECOND_LAYER) - 1} and {len(THIRD_LAYER) - 1}",
        f"what the net does, {FRACTIONS[OF_UNO['master'].search.prior]} each counts",
        f"in UNO after {words(OF_UNO['master'].search.tree_horizon)} more moves of each seat",
        f"totals and deals to come: {mushi.FEATURES:,} features",
        f"options: {uno.FEATURES} features",
        f"where another is worth more by {uno.DOUBT} of that",
        f"with at most {MAX_WORLDS:,} worlds left",
    ],
    "docs/arena.md": [f"All intervals are {LEVEL} %:", f"{LEVEL} % intervals, over deals."],
    "docs/review.md": [
        f"in as many worlds, {of_page('rules/review.ts', 'LEAST')} to {WORLDS},"
        f" as fit in {of_page('local/thinker.ts', 'REVIEWING')} seconds",
        f"with {FRACTIONS[NOISE]} of the moves at random, in Mojo {FRACTIONS[NOISE_AT_MOJO]}",
        f"played again in {words(CLOSER)} times as many",
        f"after {words(COSTS_AT_MOJO.horizon)} more move of each seat in Mojo,"
        f" {words(COSTS_AT_UNO.horizon_for(2) // 2)} in UNO",
        f"at least {100 * WORTH_NAMING:g} % of the victory and at least {words(SURE)} standard",
    ],
    "src/parlour/server/rooms/README.md": [
        f"or {span(pace.CONTRIBUTE)} have passed",
        f"(`peers.Guests`), for {span(talk.KEPT)}",
    ],
    "src/parlour/server/thinking/README.md": [f"{pool.TURNOVER} seconds"],
    "docs/history.md": [f"({MAX_GAMES:,} characters:", f"after {span(transfers.GOOD_FOR)}"],
    "docs/terminal.md": [
        f"seconds at most ({UNHURRIED:.0f} unless you say otherwise)",
        f"It needs {SMALLEST[0]} columns and {SMALLEST[1]} rows",
    ],
    "docs/scaling.md": [
        f"after {span(Settings.lease)} of silence (`lease`) it is dead",
        f"writes it into the list every {listings.EVERY:.0f} seconds; what nobody has written for"
        f" {listings.LASTS:.0f} seconds is off the list",
        f"at least {store.GATHER * 1000:.0f} ms pass from one transaction to the next",
        f"rewritten** {store.PAGE} entries at a time, and folded {folding.SLICE} at a time",
        f"gives way to a snapshot after {words(folding.MANY)} entries",
        f"what is due every {unattended.EVERY:.0f} seconds",
        f"off the list for {span(unattended.AGAIN)}",
        f"the {rooms.AWAKE} tables at which something happened last stay as they are",
        f"`statement_timeout = '{database.BUSY_TIMEOUT}s'`,"
        f" `lock_timeout = '{database.BUSY_TIMEOUT}s'`,"
        f" `idle_in_transaction_session_timeout = '{3 * database.BUSY_TIMEOUT}s'`",
        f"within `drain`, `stop_timeout` and {workers.SLACK:.0f} seconds",
        f"a pause that grows to {workers.LONGEST:.0f} seconds if it died young",
        f"no sign of life for {workers.HUNG:.0f} seconds",
        f"its absence is noticed within {span(bus.SILENCE)}; the workers check the database"
        f" {often(sharing.LOOK)} until",
        f"connections end after {database.BUSY_TIMEOUT} seconds without an answer",
        f"**The collector looks at what is new**, {often(garbage.OFTEN)}",
        f"**Only silent sockets are pinged**, {words(doors.AT_A_TIME)} at a time",
    ],
    "docs/hosting.md": [
        f"is good for {words(readiness.FRESH)} second, and comes within {words(readiness.WAIT)}",
        f"looked into the database within {span(sharing.FOLLOWS)}",
        f"Files up to {sqlite_file.READ_THROUGH // MIB} MiB are read through",
        f"{span(unseen.WAIT)} after it began",
        f"Of one table the last {store.MOST_RECORDS} games are kept",
        f"Results stay for {span(circles.KEPT / 1000)}",
        f"has at most {circles.MOST_MEMBERS} members",
        f"(`guests`) for {span(talk.KEPT)}",
        f"written {words(logs.OFTEN)} times {span(logs.EVERY)} at most",
        f"at most one line {span(refusals.EVERY)}",
        f"at most {protocols.QUEUED // KIB} KiB of requests",
        f"frames of a table, {connection.QUEUED // KIB} KiB of them",
        f"{words(JOIN_CODE)} letters of {words(len(join_codes.LETTERS))},"
        f" is one of {len(join_codes.LETTERS)}^{JOIN_CODE} = {CODES:,}",
        f"can try {words(join_codes.ADDRESS[1])} wrong ones,"
        f" then one every {span(1 / join_codes.ADDRESS[0])}: {ONE} in the first hour",
        f"can try {words(join_codes.ALL[1])}, then one in {span(1 / join_codes.ALL[0])}: {ALL};",
    ],
}
"""Document, and what it says."""

COUNTED = {
    "en": (
        {6: "six.letter"},
        {5: "five levels"},
        {1: "for up to a second"},
        {2: "After two turns"},
    ),
    "fr": (
        {6: "six lettres"},
        {5: "cinq niveaux"},
        {1: "à une seconde"},
        {2: "Après deux tours"},
    ),
    "pl": (
        {6: "sześciu liter"},
        {5: "pięć poziomów"},
        {1: "najwyżej sekundę"},
        {2: "Po dwóch takich turach"},
    ),
    "ru": (
        {6: "шести букв"},
        {5: "пяти уровней"},
        {1: "думает до секунды"},
        {2: "После двух таких ходов"},
    ),
}
"""The letters of a join code, the levels of every game, the seconds that a bot may think, and the
turns that somebody may let pass, in the words of each language."""


@pytest.mark.parametrize("document", NAMED)
def test_documents_name_the_limits_that_the_server_has(document: str) -> None:
    said = " ".join((ROOT / document).read_text("utf-8").split())
    assert [phrase for phrase in NAMED[document] if phrase not in said] == []


def test_how_likely_a_join_code_is_guessed() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    rows = re.findall(r"^\| (\d+) \| ([\d.]+) % \| ([\d.]+) % \|$", page, re.MULTILINE)
    assert len(rows) == 3
    for lobbies, *said in rows:
        for tries, percent in zip((ONE, ALL), said, strict=True):
            likely = 100 * (1 - exp(-tries * int(lobbies) / CODES))
            decimals = len(percent.partition(".")[2])
            assert float(percent) == round(likely, decimals)


@pytest.mark.parametrize("language", locales())
def test_codes_levels_thinking_and_turns_are_as_people_are_told(language: str) -> None:
    letters, levels, seconds, passed = COUNTED[language]
    file = ROOT / ("README.md" if language == FALLBACK else f"README.{language}.md")
    readme = " ".join(file.read_text("utf-8").split())
    command, page, staying = (
        (LOCALES / language / f"{name}.ftl").read_text("utf-8")
        for name in ("cli", "page", "page/staying")
    )
    assert re.search(letters[JOIN_CODE], readme)
    assert re.search(letters[JOIN_CODE], command)
    assert levels[LEVELS] in readme
    assert seconds[LONGEST] in readme
    about = page.partition("\nbot-expert-about = ")[2].partition("\n")[0]
    assert seconds[LONGEST] in about
    about = staying.partition("\nstaying-clock-about = ")[2].partition("\n")[0]
    assert passed[turns.TURNS] in about


def test_the_turn_clock_of_a_listed_table_is_one_that_its_host_can_choose() -> None:
    assert hosting.LISTED_CLOCK in CLOCKS


def test_times_are_written_in_words() -> None:
    written = {
        2.0: "two seconds",
        60: "a minute",
        600: "ten minutes",
        3 * 366 * 86_400: "three years",
    }
    assert {seconds: span(seconds) for seconds in written} == written
