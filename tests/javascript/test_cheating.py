"""A server that cheats is found out by every way there is to find out: by the pages of those who
played, by the command line, and by a verifier that was written from docs/fairness.md alone."""

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from javascript.walks import in_node
from parlour.server.tables import proof
from parlour.server.tables.fairness import pledge
from parlour.server.tables.proof import Verdict
from server import cheating
from server.cheating import AGAIN, GIVEN, Game
from server.fair_by_hand import complaints, seal_of

HERE = Path(__file__).parent
RULES = HERE.parents[1] / "web" / "src" / "rules"


@dataclass
class Found:
    """What is to be found. `yes` is said of the record alone, and with the seal."""

    record: bool
    with_seal: bool
    pages: dict[int, str]
    """By seat: what its page says of what it was shown and has added."""
    differ: tuple[int, ...] = ()
    """The seats that the pages name."""
    again: bool = False


def all_say(what: str) -> dict[int, str]:
    return dict.fromkeys(GIVEN, what)


USED = all_say("used")
PROMISE = all_say("promise")

CHEATS: dict[Callable[[], Game], Found] = {
    cheating.honest: Found(True, True, USED),
    # To the other seats:
    cheating.reordered: Found(True, False, PROMISE, (2, 3)),
    cheating.reordered_contributions: Found(False, False, PROMISE, (2, 3)),
    # In a bot's name:
    cheating.in_a_bots_name: Found(False, False, PROMISE, (1,)),
    cheating.a_bot_called_a_person: Found(True, False, PROMISE, (1,)),
    # Another one:
    cheating.replaced: Found(False, False, PROMISE, (2,)),
    cheating.replaced_with_its_pledge: Found(True, False, PROMISE, (2,)),
    cheating.not_what_was_pledged: Found(False, False, {0: "used", 2: "late", 3: "used"}),
    # None:
    cheating.left_out: Found(True, True, PROMISE, (2,)),
    cheating.called_late_after_all: Found(True, True, {0: "used", 2: "missing", 3: "used"}),
    cheating.called_late: Found(True, True, {0: "used", 2: "late", 3: "used"}),
    cheating.pledged_in_his_place: Found(True, True, {0: "used", 2: "other", 3: "used"}),
    cheating.without_a_word: Found(True, True, PROMISE),
    cheating.after_games_to_come: Found(True, True, USED),
    # Other things to other people:
    cheating.two_stories: Found(True, True, {0: "promise", 2: "used", 3: "used"}, (2,)),
    # Another record:
    cheating.cut: Found(False, False, USED),
    cheating.cut_and_called_ended: Found(False, False, USED),
    cheating.emptied: Found(False, False, USED),
    cheating.another_key: Found(True, False, PROMISE),
    cheating.another_game: Found(True, False, PROMISE),
    cheating.of_another_table: Found(True, False, PROMISE),
    cheating.of_another_number: Found(True, False, PROMISE),
    cheating.by_other_rules: Found(True, True, PROMISE),
    cheating.with_marked_cards: Found(False, False, USED),
    cheating.without_pledges: Found(True, False, PROMISE, (0, 1, 2, 3)),
    # Once more:
    cheating.begun_again: Found(True, True, PROMISE),
    cheating.begun_again_when_forgotten: Found(True, True, PROMISE),
    cheating.restored: Found(True, True, USED, again=True),
}

every_cheat = pytest.mark.parametrize("cheat", CHEATS, ids=lambda cheat: cheat.__name__)


@pytest.fixture(scope="module")
def games() -> dict[Callable[[], Game], Game]:
    return {cheat: cheat() for cheat in CHEATS}


@pytest.fixture(scope="module")
def said(games: dict[Callable[[], Game], Game], request: pytest.FixtureRequest) -> dict[Any, Any]:
    """What all pages say, over https and over plain http, by cheat and seat."""
    asked = [
        (cheat, seat, [game.text, game.shown_to(seat), seat, [GIVEN[seat], AGAIN[seat]]])
        for cheat, game in games.items()
        for seat in GIVEN
    ]
    told: Any = [one for *_, one in asked]
    pages, over_http = (in_node(HERE / "cheats.ts", RULES, told, way) for way in ("https", "http"))
    assert pages == over_http
    return {
        (cheat, seat): json.loads(line) for (cheat, seat, _), line in zip(asked, pages, strict=True)
    }


def verdict(game: Game, seal: str | None = None) -> Verdict:
    return proof.read(game.text).verdict(seal)


@every_cheat
def test_the_command_line(cheat, games) -> None:
    game, found = games[cheat], CHEATS[cheat]
    assert verdict(game).fair == found.record
    assert verdict(game, cheating.seal(game)[:32]).fair == found.with_seal


@every_cheat
def test_the_pages_of_those_who_played(cheat, said) -> None:
    found = CHEATS[cheat]
    for seat, expected in found.pages.items():
        page = said[cheat, seat]
        assert (page["fair"], page["mine"]["own"]) == (found.record, expected), seat
        assert page["mine"]["again"] == found.again
        caught = expected in ("promise", "missing", "late", "other")
        assert page["yes"] == (found.record and not caught and not found.again), seat
        if expected == "promise":
            assert page["mine"]["differ"] == list(found.differ), seat


@every_cheat
def test_a_verifier_from_the_page_on_fairness_alone(cheat, games, said) -> None:
    game, found = games[cheat], CHEATS[cheat]
    if game.record["shuffles"] == 3:
        assert seal_of(game.record) == verdict(game).seal == said[cheat, 0]["seal"]
        assert (complaints(game.record) == []) == (found.record or cheat in CUT)


CUT = (cheating.cut, cheating.cut_and_called_ended, cheating.emptied)


def test_a_cut_record_leaves_it_open(games) -> None:
    for cheat in CUT:
        found = verdict(games[cheat])
        assert (found.fair, found.follows, found.over) == (False, True, found.ended)
        assert found.ended == (cheat is cheating.cut_and_called_ended)


def test_who_was_left_out_is_said(games, said) -> None:
    for cheat in (cheating.left_out, cheating.called_late):
        parts = ["added", "bot", "left-out", "added"]
        assert verdict(games[cheat]).parts == said[cheat, 0]["parts"] == parts


def test_a_browser_shows_nothing_before_the_game_is_sealed_nor_anything_twice(said) -> None:
    first, second = GIVEN[2], AGAIN[2]
    for cheat in (cheating.begun_again, cheating.restored):
        assert said[cheat, 2]["sent"] == [
            {"type": "pledge", "game": 1, "pledge": pledge(first)},
            {"type": "contribute", "game": 1, "contribution": first},
            {"type": "pledge", "game": 1, "pledge": pledge(second)},
            {"type": "contribute", "game": 1, "contribution": second},
        ]


def test_a_spectator_sees_it_too(games) -> None:
    asked: Any = [
        [games[cheat].text, games[cheat].shown, None, []]
        for cheat in (cheating.honest, cheating.reordered)
    ]
    honest, reordered = map(json.loads, in_node(HERE / "cheats.ts", RULES, asked))
    assert (honest["yes"], honest["mine"]["own"]) == (True, "none")
    assert (reordered["yes"], reordered["mine"]["differ"]) == (False, [2, 3])
