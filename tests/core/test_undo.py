"""Taking an action back: nothing hidden may have come to light, and nothing is thrown again."""

from random import Random
from typing import Any

import msgspec
import pytest

import parlour
from parlour.core.errors import RecordError, RevealedError, SeatError, UndoError
from parlour.core.record import Acted, Deal, Record, Undo
from parlour.core.table import Table
from parlour.core.undo import reveals
from parlour.games import registry

TABLES = [(name, seats) for name in registry.names() for seats in registry.get(name).seats[:2]]


def kept(name: str, seats: int, seed: int = 1) -> Table:
    return Table(registry.get(name), seats=seats, seed=seed, keep=True)


def play_one(table: Table, rng: Random) -> tuple[int, str]:
    seat = rng.choice([seat for seat in range(table.seats) if table.legal(seat)])
    action = rng.choice(table.legal(seat))
    table.play(action, seat)
    return seat, action


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_after_an_undo_all_is_as_before_and_nobody_has_learned_more(name, seats):
    """What came of the action is the same in every world that its seat thought possible: it has
    learned nothing. In every world that another seat thought possible, and in which the action is
    legal and shows the same, that seat sees the same of it: it has learned what the seat showed by
    acting, and no more."""
    rng, undone = Random(7), 0
    table = kept(name, seats)
    for _ in range(60):
        if table.over or undone == 6:
            break
        before, views = table.state.copy(), [table.view(seat) for seat in range(seats)]
        seat, action = play_one(table, rng)
        after, entries = table.state.copy(), len(table.entries)
        try:
            assert table.undo(seat) == [Undo(seat)]
        except UndoError:
            assert len(table.entries) == entries
            continue
        undone += 1
        assert isinstance(table.entries[-2], Acted)  # no chance was asked for
        assert table.state == before
        assert [table.view(each) for each in range(seats)] == views
        number = table.game.notation.parse_action(before, action)
        for observer in range(seats):
            for _ in range(4):
                check_world(table, before, after, observer, seat, number, rng)
        table.play(action, seat)
    assert undone


def check_world(table, before, after, observer, seat, number, rng):
    from parlour.core.information import InformationState

    game = table.game
    world = InformationState(game, before, observer).world(rng)
    if number not in game.legal_actions(world, seat):
        assert observer != seat
        return
    twin = before.copy()
    told = [played(game, s, seat, number, observer) for s in (world, twin)]
    if observer != seat and told[0] != told[1]:
        return  # the seat has shown, by acting, that this world is another one
    assert game.sight.view(world, observer) == game.sight.view(after, observer)


def played(game, s, seat, number, observer):
    """What an observer is told of an action, which is carried out here."""
    s.journal = []
    game.rules.apply(s, seat, number)
    return [game.sight.event(s, fact, observer) for fact in s.journal]


@pytest.mark.parametrize(("name", "seats"), [("mojo", 2), ("uno", 2)])
def test_what_was_drawn_or_dealt_stays(name, seats):
    rng, stayed = Random(3), set()
    table = kept(name, seats)
    for _ in range(80):
        piles, rounds = table.state.pile_size, len(table.sheet)
        seat, _ = play_one(table, rng)
        if len(table.sheet) > rounds:
            kind = "over"
        elif table.state.pile_size < piles:
            kind = "drawn"
        else:
            continue
        with pytest.raises(UndoError):
            table.undo(seat)
        stayed.add(kind)
        if table.over:
            break
    assert "drawn" in stayed


def test_only_the_last_action_by_whoever_made_it_and_only_once():
    table = kept("mojo", 2)
    with pytest.raises(UndoError):
        table.undo(0)
    while True:
        seat = table.to_act
        before = table.state.copy()
        number = table.game.notation.parse_action(before, table.legal()[0])
        looked = reveals(table.game, before, seat, number)
        table.play(table.legal()[0])
        if not looked:
            break
    with pytest.raises(UndoError):
        table.undo(1 - seat)
    with pytest.raises(SeatError):
        table.undo(2)
    table.undo(seat)
    with pytest.raises(UndoError):
        table.undo(seat)
    assert table.events(None, table.journal_size - 1)[0].kind == "undone"


def test_a_record_with_an_undo_reads_back_and_a_forged_one_does_not():
    table = kept("mojo", 2)
    record = None
    rng = Random(5)
    while record is None:
        seat, _ = play_one(table, rng)
        try:
            table.undo(seat)
        except UndoError:
            continue
        record = table.record()
    play_one(table, rng)
    text = table.record().to_json()
    assert b'{"undo":' in text
    again = parlour.replay(Record.from_json(text))
    assert [again.view(seat) for seat in (0, 1)] == [table.view(seat) for seat in (0, 1)]
    assert again.entries == table.entries
    # A deal is no action: it cannot be had again.
    first = next(n for n, entry in enumerate(record.entries) if isinstance(entry, Acted))
    assert isinstance(record.entries[0], Deal)
    forged = msgspec.structs.replace(record, entries=(*record.entries[:first], Undo(0)))
    with pytest.raises(RecordError):
        parlour.replay(forged)


@pytest.mark.parametrize(("name", "seats"), [each for each in TABLES if each[0] in ("mojo", "uno")])
def test_several_are_taken_back_one_after_the_other(name, seats):
    """Each by the same rule, from the last one on; then all is as before the first. (In Mushi, for
    one, each turn turns up a card.)"""
    rng = Random(11)
    table = Table(registry.get(name), seats=seats, seed=2, keep=True)
    while not table.over:
        before, began = table.state.copy(), len(table.entries)
        acted = [play_one(table, rng)[0]]
        if table.over:
            break
        acted.append(play_one(table, rng)[0])
        twin = table.copy()
        try:
            undone = [twin.undo(seat) for seat in reversed(acted)]
        except UndoError:
            continue
        assert undone == [[Undo(seat)] for seat in reversed(acted)]
        assert twin.state == before
        assert twin.entries[: began + 2] == table.entries  # the record goes on
        check_read_back(twin, seats)
        return
    raise AssertionError("no two actions in a row could be taken back")


def check_read_back(table, seats):
    record = table.record()
    assert record.parlour == 3
    again = parlour.replay(Record.from_json(record.to_json()))
    assert again.entries == table.entries
    for seat in range(seats):
        assert again.view(seat) == table.view(seat)
    old = record.to_json().replace(b'{"parlour":3', b'{"parlour":2')
    with pytest.raises(RecordError, match="version 3"):
        Record.from_json(old)


def test_an_action_is_judged_once_however_often_it_is_asked(monkeypatch):
    """It takes time, of which nobody may have as much as they like."""
    judged = 0

    def counted(*given: Any) -> bool:
        nonlocal judged
        judged += 1
        return True

    monkeypatch.setattr("parlour.core.undo.reveals", counted)
    table = kept("uno", 3)
    while len(table.entries) < 3 or not isinstance(table.entries[-1], Acted):
        seat, _ = play_one(table, Random(1))
    for again in (table, table.copy(), table.copy()):
        with pytest.raises(RevealedError):
            again.undo(seat)
    assert judged == 1
