"""UNO with four people: calls, a catch, challenges and a Scary card, seen by those they concern."""

import dataclasses
import hashlib
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import violations
from browser.houses import Server, begun, keep, person_at
from browser.players import DESKTOP, PHONE, Player, actions_of
from often import first_often
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log, steps
from parlour.server.tables.folding import apply, folded

pytestmark = pytest.mark.browser

NAMES = ["Ann", "Bo", "Chiara", "Dmitri"]
COLOURS = {"blue", "green", "pink", "yellow"}
SECRET = hashlib.sha256(b"uno 14354").digest()
"""With the decks of this secret the moves below are legal; `find_round.py` looks for others."""
GIVEN = [(3, 0, "y6"), (3, 1, "y0")]
"""By the Scary card: giver, receiver and card."""
GUILTY = {1: True, 0: False}
"""Who challenges, and whether rightly."""
KNOWS: list[set[int]] = [{1}, {0}, set(), set()]
"""Of whom each seat knows cards from a challenge."""
MOVES = [
    (3, "scary yellow"),
    (3, "give y6"),
    (3, "give y0"),
    (3, "yellow"),
    (0, "+4 green"),
    (1, "challenge"),
    (1, "g2"),
    (2, "gs"),
    (0, "wild pink"),
    (1, "p9"),
    (2, "p7"),
    (3, "wild pink"),
    (0, "ps"),
    (2, "p1"),
    (3, "pr"),
    (2, "br"),
    (3, "b1"),  # one card left, and silent
    (2, "catch 3"),
    (0, "b7"),  # played before the catch, and held back
    (1, "br"),
    (0, "b3"),
    (3, "b3"),
    (2, "b8"),
    (1, "+4 yellow"),
    (0, "challenge"),
    (3, "y9"),
    (3, "uno"),
    (2, "y+2 uno"),
    (0, "y4"),
    (3, "scary"),
]
LATE = MOVES.index((1, "+4 yellow"))
"""From here on there are a challenge that is wrong, and calls."""


# --- playing through the page ---------------------------------------------------------------------


def press_move(player: Player, move: str) -> None:
    """Presses what makes the move of this notation; does not wait for what comes of it."""
    match move.split():
        case ["uno"]:
            player.press(player.at("uno-button"))
        case ["catch", seat]:
            catch = player.at("catch")
            expect(catch).to_have_attribute("data-target", seat)
            player.press(catch)
        case [*first, "uno"]:
            player.press(player.at("uno-button"))
            expect(player.at("uno-button")).to_have_attribute("data-armed", "true")
            press_move(player, " ".join(first))
        case ["draw"]:
            player.press(player.at("draw-pile"))
        case ["pass"]:
            player.press(player.at("pass"))
        case [("challenge" | "accept") as answer]:
            player.press(player.at(f"answer-{answer}"))
        case [colour] if colour in COLOURS:
            player.press(player.at(f"colour-{colour}"))
        case ["give", card] | [card]:
            press_card(player, card)
        case [card, colour]:
            press_card(player, card)
            player.press(player.at(f"colour-{colour}"))


def press_card(player: Player, card: str) -> None:
    legal = f'.hand [data-testid="card-{card}"][data-legal="true"]'
    player.press(player.page.locator(legal).first, position={"x": 12, "y": 30})


def make_move(people: list[Player], seat: int, move: str) -> None:
    """All see it before the next is made."""
    entry = people[seat].number("entry")
    press_move(people[seat], move)
    for one in people:
        one.await_entry(entry + 1)


# --- four people at one table ---------------------------------------------------------------------


def seats(
    person: Callable[..., Player], server: Server, id: str, begins: int = 0, **context: Any
) -> list[Player]:
    """At a table with known decks, in a game of one round, `begins` of its moves made, and time
    for everybody to catch."""
    header = log.Header(game="uno", seats=4, options={"points": 1}, pace=1000, moment=60_000)
    seated = [person_at(seat, name) for seat, name in enumerate(NAMES)]
    keep(server.data, [played(begun(StoredTable(id, header, SECRET, seated)), MOVES[:begins])])
    return [person(server.address, **context).back_at(id, name) for name in NAMES]


def start(people: list[Player]) -> None:
    for one in people:
        one.table.wait_for()


def updates(player: Player, since: int = 0) -> list[dict[str, Any]]:
    """What this browser was told of the table, from its frame number `since` on."""
    return [frame for frame in player.received[since:] if frame["type"] == "update"]


def told(player: Player, kind: str, since: int = 0) -> list[dict[str, Any]]:
    frames = updates(player, since)
    return [event for frame in frames for event in frame["events"] if event["kind"] == kind]


def hand_of(player: Player) -> Counter[str]:
    """This player's cards, as the browser was told last."""
    return Counter(updates(player)[-1]["view"]["seats"][player.seat]["hand"])


def challenge(people: list[Player], challenger: int, accused: int, *, guilty: bool) -> None:
    """The accused shows their hand to the challenger, and nobody else is told of any card."""
    before = [len(one.received) for one in people]
    shown, sizes = hand_of(people[accused]), [sum(hand_of(one).values()) for one in people]
    make_move(people, challenger, "challenge")
    for seat, one in enumerate(people):
        [verdict] = told(one, "challenged", before[seat])
        assert (verdict["seat"], verdict["other"]) == (challenger, accused)
        assert verdict["guilty"] is guilty
        showed = told(one, "showed", before[seat])
        if seat == challenger:
            assert Counter({event["card"]: event["count"] for event in showed}) == shown
            expect(one.at("shown-hand").locator(".cards > .card")).to_have_count(shown.total())
        else:
            assert not showed
            expect(one.at("shown-hand")).to_have_count(0)
    people[challenger].press(people[challenger].at("shown-hand-close"))
    loser, cards = (accused, 4) if guilty else (challenger, 6)  # U13
    for seat, one in enumerate(people):
        assert hand_of(one).total() == sizes[seat] + (cards if seat == loser else 0)


def catch(people: list[Player], hasty: int, early: str, catcher: int, caught: int) -> None:
    """While the next play is held back, somebody is caught; then it is played."""
    entry = people[hasty].number("entry")
    expect(people[caught].at("uno-button")).to_have_attribute("data-state", "late")
    press_move(people[hasty], early)
    expect(people[hasty].table).to_have_attribute("data-busy", "true")
    for one in people:
        assert one.number("entry") == entry
    press_move(people[catcher], f"catch {caught}")
    for one in people:
        one.await_entry(entry + 2)
        assert told(one, "caught") == [{"kind": "caught", "seat": caught, "other": catcher}]
    assert hand_of(people[caught]).total() == 1 + 2  # U16


@pytest.mark.parametrize("begins", first_often([LATE, 0]))
def test_a_round_with_everything_that_people_do_to_each_other(person, server, begins):
    four = seats(person, server, f"round-{begins}", begins, **PHONE)
    start(four)
    play_the_round(four, MOVES[begins:])


def play_the_round(four: list[Player], to_make: list[tuple[int, str]]) -> None:
    assert [one.seat for one in four] == [0, 1, 2, 3]
    moves = iter(to_make)
    for seat, move in moves:
        if move == "challenge":
            accused = (seat - 1) % 4 if four[0].number("direction") == 1 else (seat + 1) % 4
            challenge(four, seat, accused, guilty=GUILTY[seat])
        elif move.startswith("catch"):
            hasty, early = next(moves)
            catch(four, hasty, early, seat, int(move[-1]))
        else:
            make_move(four, seat, move)
        if move == "uno":
            expect(four[0].at(f"seat-{seat}")).to_have_attribute("data-called", "true")

    for one in four:
        expect(one.at("score-overlay")).to_have_attribute("data-phase", "over")
        expect(one.at("winner")).to_have_attribute("data-winners", "3")
    assert actions_of(four[0].record()) == MOVES
    assert_only_own_cards_told(four)

    view = four[0].replayed().view()
    for seat, score in enumerate(view.scores):
        row = four[0].at(f"score-{seat}")
        expect(row).to_have_attribute("data-points", str(score.points))
        expect(row).to_have_attribute("data-total", str(score.total))
        row.get_by_role("button").click()  # opens it
        expect(row.locator(".mini")).to_have_count(len(score.cards))


def played(stored: StoredTable, moves: list[tuple[int, str]]) -> StoredTable:
    """The same table after these moves."""
    state, entries = folded(stored), list(stored.entries)
    for n, (seat, move) in enumerate(moves):
        change = steps.act(state, seat, move, str(n))
        apply(state, change)
        entries.append(change.entry)
    return dataclasses.replace(stored, entries=entries)


@pytest.mark.long
@pytest.mark.parametrize(("what", "gone"), [("catch 3", 1), ("catch 3", 3), ("challenge", 2)])
def test_catching_and_challenging_while_one_is_offline(person, server, what, gone):
    """Who is offline, even if they are caught, sees it when they are back."""
    at = [move for _, move in MOVES].index(what) - 1
    people = seats(person, server, f"{what}-{gone}".replace(" ", "-"), at)
    start(people)
    absent = people[gone]
    absent.await_all_parts()
    entry = absent.number("entry")
    others = [one for one in people if one is not absent]
    for n, (seat, move) in enumerate(MOVES[at : at + 2]):
        if n or seat != gone:
            absent.context.set_offline(True)
        press_move(people[seat], move)
        for one in people if seat == gone else others:
            one.await_entry(entry + n + 1)
    kind = "caught" if "catch" in what else "challenged"
    assert told(absent, kind) == []
    absent.context.set_offline(False)
    absent.await_entry(entry + 2)
    [seen] = told(absent, kind)
    [theirs] = told(others[0], kind)
    assert seen == theirs
    assert all(event["other"] == gone for event in told(absent, "showed"))
    absent.trouble.clear()  # the network that was not there


def assert_only_own_cards_told(people: list[Player]) -> None:
    """Over the whole game, from what the sockets carried: whoever comes late is told the round so
    far."""
    for seat, one in enumerate(people):
        gave = told(one, "gave")
        assert [(event["seat"], event["other"]) for event in gave] == [
            (giver, receiver) for giver, receiver, _ in GIVEN
        ]
        for event, (giver, receiver, card) in zip(gave, GIVEN, strict=True):
            assert event.get("card") == (card if seat in (giver, receiver) else None)
        for event in told(one, "drew"):
            assert ("card" in event) == (event["seat"] == seat)
        may_know = {receiver for giver, receiver, _ in GIVEN if giver == seat} | KNOWS[seat]
        for frame in updates(one):
            view = frame["view"]
            if view["phase"] in ("deal", "over"):
                continue
            for other, state in enumerate(view["seats"]):
                if other != seat:
                    assert state["hand"] is None
                    assert not state["known"] or other in may_know


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_axe_finds_nothing(person, size, server):
    people = seats(person, server, f"axe-{size['viewport']['width']}", **size)
    start(people)
    found = {"table": violations(people[0].page)}
    for seat, move in MOVES[: MOVES.index((1, "challenge")) + 1]:
        if move == "+4 green":
            press_card(people[0], "+4")
            found["colours"] = violations(people[0].page)
            people[0].press(people[0].at("colour-close"))
        if move == "challenge":
            found["challenge"] = violations(people[1].page)
        make_move(people, seat, move)
    found["shown hand"] = violations(people[1].page)
    assert not {place: rules for place, rules in found.items() if rules}


NEAREST = """() => {
  const boxes = marks => [...document.querySelectorAll(marks)].map(e => e.getBoundingClientRect());
  const cards = boxes("[data-testid=draw-pile] .layer");
  const apart = (a, b) =>
    Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
  const seats = boxes("[data-testid^=seat-]");
  return Math.min(...seats.flatMap(seat => cards.map(card => apart(card, seat))));
}"""
"""The pixels between the cards of the draw pile and the nearest plate."""


def test_the_draw_pile_keeps_away_from_its_neighbour(person):
    """Though its cards lie over its edge: in a window of 1280x720 at 200 %."""
    me = person(viewport={"width": 640, "height": 360}, locale="ru-RU").visit("/uno")
    me.fill_in("Аня", game="uno", seats=3)
    me.press(me.at("home-play"))
    me.page.locator(".hand [data-index]").first.wait_for()
    assert me.page.evaluate(NEAREST) >= 8
