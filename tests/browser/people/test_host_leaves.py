"""The host goes, in every state of a table: another is the host, is told so, and all go on."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.houses import Server, begun, house, keep, person_at
from browser.players import OVERLAY, PHONE, Player
from parlour.games import registry
from parlour.server.storage.store import StoredTable
from parlour.server.tables import log, steps
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.proposals import EndRequest
from parlour.server.tables.state import Change, TableState

pytestmark = pytest.mark.browser

NAMES = ("Ann", "Bea", "Cleo")
WAYS = ("leaves", "closes the page")

LATER = "(entry) => document.querySelector('[data-testid=table]').dataset.entry > entry"

STATES: dict[str, Callable[[TableState], Any]] = {
    "lobby": lambda state: True,
    "locked lobby": lambda state: state.setup.locked,
    "own turn": lambda state: state.in_turn and state.table.to_act == 0,
    "another's turn": lambda state: state.in_turn and state.table.to_act == 1,
    "end proposed": lambda state: state.proposals.one(EndRequest),
    "between rounds": lambda state: state.table and state.table.awaits_deal,
    "game over": lambda state: state.status == "over",
}


def table(game: str, name: str, id: str) -> StoredTable:
    """A table of three, where Ann is the host, played at random until it is in this state."""
    rules = registry.get(game)
    for seed in range(100):
        rng = Random(seed)
        points = 1 if name == "game over" else 500
        options = rules.options({"points": points}, seats=3).values()
        header = log.Header(game=game, seats=3, options=options, pace=0, moment=0)
        entries: list[log.LogEntry] = [person_at(seat, who) for seat, who in enumerate(NAMES)]
        if name == "locked lobby":
            entries.append(log.Locked(on=True))
        stored = StoredTable(id, header, rng.randbytes(32), entries)
        if "lobby" in name:
            return stored
        stored = begun(stored)
        state = folded(stored)
        while state.table and not (STATES[name](state) or state.table.over):
            if name == "end proposed":
                change = Change(log.EndProposed(seat=2, scored=False), state.table)
            else:
                assert state.table.to_act is not None
                seat = state.table.to_act
                change = steps.act(state, seat, rng.choice(state.table.legal(seat)), None)
            apply(state, change)
            stored.entries.append(change.entry)
        if STATES[name](state):
            return stored
    raise AssertionError(f"no game came to: {name}")


def address(name: str, way: str) -> str:
    return f"{name}-{way}".replace(" ", "-").replace("'", "")


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Whoever is lost is missed after a second, also as the host."""
    data = tmp_path_factory.mktemp("data")
    keep(data, [table("mojo", name, address(name, way)) for name in STATES for way in WAYS])
    with house(data, "--absence", "1", "--grace", "1") as server:
        yield server


def go(ann: Player, way: str) -> None:
    if way == "closes the page":
        ann.page.close()
        return
    if ann.at("score-close").count():
        ann.press(ann.at("score-close"))
    ann.press(ann.at("menu"))
    ann.page.locator('[data-testid="out"], [data-testid="leave"]').wait_for()
    if ann.at("out").count():
        ann.press(ann.at("out"))
        ann.press(ann.at("leave-game"))
        ann.press(ann.at("leave-yes"))
    else:
        ann.press(ann.at("leave"))


def go_on(name: str, way: str, bea: Player, cleo: Player) -> None:
    """The new host, and the other, do what is to be done next."""
    if "lobby" in name:
        bea.press(bea.at("start"))
    elif name == "end proposed":
        bea.press(bea.at("agree-end"))
        for player in (bea, cleo):
            expect(player.table).to_have_attribute("data-phase", "over")
        return
    elif name == "between rounds":
        for player in (bea, cleo):
            player.press(player.at("next-round"))
    elif way == "leaves" and name == "game over":  # a seat is free
        bea.press(bea.at("reopen"))
        bea.press(bea.at("start"))
    elif name == "game over":
        bea.press(bea.at("rematch"))
        cleo.press(cleo.at("to-table"))
    for player in (bea, cleo):
        expect(player.page.locator(OVERLAY)).to_have_count(0)
        expect(player.table).to_have_attribute("data-phase", "play")
    mine = bea.page.locator('[data-testid="table"][data-mine="true"]')
    theirs = cleo.page.locator('[data-testid="table"][data-mine="true"]')
    while not (mine.count() or theirs.count()):  # a bot plays for Ann
        bea.page.wait_for_timeout(50)
    in_turn, other = (bea, cleo) if mine.count() else (cleo, bea)
    in_turn.await_turn()
    entry = in_turn.number("entry")
    in_turn.play_any_legal_card()
    other.page.wait_for_function(LATER, arg=entry)


@pytest.mark.long
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", STATES)
def test_another_is_the_host_and_the_table_goes_on(person, left, name, way):
    ann, bea, cleo = [
        person(left.address, **size).back_at(address(name, way), who)
        for who, size in zip(NAMES, (PHONE, {}, PHONE), strict=True)
    ]
    for player in (ann, bea, cleo):
        (player.at("lobby") if "lobby" in name else player.table).wait_for()
        player.page.wait_for_load_state("networkidle")
    go(ann, way)
    what = "host-now-you" if way == "leaves" else "host-interim-you"
    expect(bea.page.locator(f'[data-what="{what}"]')).to_be_visible()
    expect(cleo.page.locator('[data-what="host-now"]')).to_contain_text("Bea")
    go_on(name, way, bea, cleo)
    for player in (bea, cleo):
        assert not player.trouble
