"""`Table`: what Python programs use. The rules themselves are tested game by game."""

import contextlib
import gc
import re
import weakref
from copy import copy
from random import Random

import pytest

import parlour
from parlour.core.chance import Given, Keyed
from parlour.core.errors import (
    ChanceError,
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    OptionError,
    RecordError,
    RevealedError,
    SeatError,
    UndoError,
)
from parlour.core.record import Acted, Deck, Pick, Undo
from parlour.core.table import Table
from parlour.games import registry

SORTED = sorted(
    card for card, n in enumerate((4, 4, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8)) for _ in range(n)
)
"""From the top: seat 0 gets 0 0 0 0 1 1 1 1, seat 1 gets 2 2 2 2 2 3 3 3, a 3 is turned up."""


def snapshot(table):
    return (
        table.state.copy().values(),
        list(table.journal),
        list(table.entries),
        [list(row) for row in table.sheet],
        repr(table),
    )


def given_table(*chances, seats=2, **options):
    options = {"first_player": 0} | options
    return Table(registry.get("mojo"), options, seats=seats, source=Given(chances))


def test_play_goes_on_for_the_seat_in_turn():
    table = parlour.table("mojo", seats=2, seed=1, first_player=1)
    assert table.to_act == 1
    table.play(table.legal()[0])
    assert table.entries[-1].seat in (0, 1)


def test_names_stand_in_the_record_and_in_repr():
    table = parlour.table("mojo", seats=["Ann", "Bo"], seed=1)
    assert table.names == ("Ann", "Bo")
    assert table.record().seats == ("Ann", "Bo")
    assert "seats=['Ann', 'Bo']" in repr(table)
    again = eval(repr(table), {"table": parlour.table})
    assert again.record() == table.record()


def test_whoever_has_no_name_is_called_by_the_seat():
    assert parlour.table("mojo", seats=["", "Ann"]).names == ("seat 0", "Ann")


def test_repr_of_a_numbered_table_is_short():
    assert repr(parlour.table("mojo", seats=2)) == "table('mojo', seats=2, seed=0)"


def test_moves_may_name_their_seat():
    table = parlour.table("mojo", seats=2, first_player=1)
    action = table.legal()[0]
    named = parlour.table("mojo", seats=2, first_player=1, moves=[(1, action)])
    assert named.record() == parlour.table("mojo", seats=2, first_player=1, moves=[action]).record()


@pytest.mark.parametrize("seats", [0, 1, 9, -2, 10**12, 2.5, True, "4", None, [], ["a"], [1, 2]])
def test_numbers_of_seats_that_the_game_does_not_have(seats):
    with pytest.raises(OptionError, match="seats: expected"):
        parlour.table("mojo", seats=seats)


@pytest.mark.parametrize("seed", ["x", None, 1.5, [1], True, -1, 2**63])
def test_a_seed_that_is_no_whole_number_from_0_to_below_2_to_the_63rd(seed):
    with pytest.raises(OptionError, match=f"seed: expected a whole number from 0 to {2**63 - 1}"):
        parlour.table("mojo", seats=2, seed=seed)


@pytest.mark.parametrize("moves", ["1", "1 4", 5, None])
def test_moves_that_are_no_list(moves):
    with pytest.raises(OptionError, match=f"moves: expected a list of actions, got {moves!r}"):
        parlour.table("mojo", seats=2, seed=3, first_player=0, moves=moves)


@pytest.mark.parametrize("move", [1, None, (0,), (0, "1", "4"), (0, 1)])
def test_a_move_that_is_no_action(move):
    with pytest.raises(MalformedActionError, match="expected an action as text"):
        parlour.table("mojo", seats=2, seed=3, first_player=0, moves=[move])


@pytest.mark.parametrize("seat", [-1, 2, 10**9, "0", 1.0, [0]])
def test_a_seat_that_the_table_does_not_have(seat):
    table = parlour.table("mojo", seats=2)
    before = snapshot(table)
    for ask in (table.view, table.legal, table.events, lambda seat: table.play("1", seat)):
        with pytest.raises(
            SeatError, match=re.escape(f"expected a seat from 0 to 1, got {seat!r}")
        ):
            ask(seat)
    assert snapshot(table) == before


def test_a_seat_is_noted_as_a_number_whatever_it_came_as():
    table = parlour.table("mojo", seats=2, first_player=1)
    table.play(table.legal()[0], seat=True)
    assert b'"seat":1' in table.record().to_json()


def test_errors_of_an_action_name_what_was_expected():
    table = given_table(SORTED)
    before = snapshot(table)
    with pytest.raises(IllegalActionError, match="expected one of 0, 1; got '5'"):
        table.play("5")
    with pytest.raises(NotYourTurnError, match="it is the turn of seat 0"):
        table.play("2", seat=1)
    for text in ("13", "-1", "08", "8a", " 8", "", "show", "x" * 10**6, None, 8):
        with pytest.raises(MalformedActionError, match="expected an action ") as caught:
            table.play(text)
        assert len(str(caught.value)) < 200
    assert snapshot(table) == before


def test_luck_that_does_not_fit_leaves_the_table_as_it_was():
    """The last reveal ends the round, but what comes next is no deck to deal."""
    table = given_table(SORTED, [1, 2, 3], edition="ru")
    while table.state.laid_size[0] != 1 or table.to_act != 0:
        table.play(table.legal()[0])
    before = snapshot(table)
    with pytest.raises(ChanceError, match="found 3 cards that are not those"):
        table.play(table.legal()[0])
    assert snapshot(table) == before
    with pytest.raises(ChanceError, match="found 3 cards that are not those"):
        table.play(table.legal()[0])  # the same deck again: the first try did not use it up
    assert snapshot(table) == before
    table = table.copy(Given([SORTED]))
    table.play(table.legal()[0])
    assert len(table.sheet) == 1


def test_without_auto_deal_each_deal_is_asked_for():
    table = Table(registry.get("mojo"), {}, seats=2, auto_deal=False)
    assert table.awaits_deal
    assert table.to_act is None
    assert table.legal() == []
    with pytest.raises(NotYourTurnError, match="a deal is due"):
        table.play("8")
    table.deal()
    assert not table.awaits_deal
    with pytest.raises(IllegalActionError, match="no deal is due"):
        table.deal()


def test_after_the_end_nobody_has_a_turn():
    table = parlour.table("mojo", seats=2, seed=4, points=1)
    while not table.over:
        table.play(table.legal()[-1])
    assert table.to_act is None
    assert table.winners()
    with pytest.raises(NotYourTurnError, match="the game is over"):
        table.play("8")


def test_any_worker_goes_on_with_the_secret_from_the_record_alone():
    """In `pl` with two discards a single card is shuffled now and then (once in this game): that
    counts too."""
    game, key = registry.get("mojo"), bytes(range(32))
    choice, options = Random(29), {"edition": "pl", "discards": 2, "points": 1}
    live = Table(game, options, seats=8, source=Keyed(key))
    sizes = []
    while not live.over:
        folded = Table.resume(game, options, 8, live.entries)
        worker = folded.copy(Keyed(key, folded.chances))
        legal = live.legal()
        action = "draw" if "draw" in legal else choice.choice(legal)
        made = live.play(action)
        assert worker.play(action) == made
        sizes += [len(entry.deck) for entry in made if isinstance(entry, Deck)]
    assert 1 in sizes


def test_a_copy_goes_on_by_itself():
    table = parlour.table("mojo", seats=3, seed=5)
    before, told = snapshot(table), table.journal_size
    twin = table.copy()
    assert snapshot(twin) == before
    while not twin.sheet:
        twin.play(twin.legal()[0])
    assert snapshot(table) == before
    assert (table.journal_size, table.chances) == (told, 2)
    while not table.sheet:
        table.play(table.legal()[0])
    assert snapshot(table) == snapshot(twin)  # the same generator


def test_a_record_carried_out_bit_by_bit_is_the_same_table():
    whole = parlour.table("mojo", seats=2, seed=4, points=1)
    while not whole.over:
        whole.play(whole.legal()[-1])
    table = Table(whole.game, whole.options, seats=2, source=Keyed(bytes(32)), auto_deal=False)
    steps = []
    for entry in whole.entries:
        if not isinstance(entry, Deck | Pick):
            steps.append([])
        steps[-1].append(entry)
    for step in steps:
        table.carry_out(step)
    assert table.record() == whole.record()
    assert (table.sheet, table.totals, table.over) == (whole.sheet, whole.totals, True)
    assert table.chances == whole.chances == sum(len(step) - 1 for step in steps)


def test_entries_that_do_not_fit_change_nothing():
    """They are numbered as in the record of the whole table."""
    table = given_table(SORTED)
    before, source = snapshot(table), table._progress.source
    good, bad = Acted(0, "1"), Acted(1, "12")
    with pytest.raises(RecordError, match="entry 4: expected one of 2, 3; got '12'") as caught:
        table.carry_out([good, bad])
    assert caught.value.entry == 4
    assert snapshot(table) == before
    assert table._progress.source is source


def test_unknown_options_and_values():
    for options, message in [
        ({"edition": "de"}, "edition: expected fr or ru or pl, got 'de'"),
        ({"discards": 3}, "discards: expected a whole number from 1 to 2, got 3"),
        ({"discards": True}, "discards: expected a whole number"),
        ({"points": "50"}, "points: expected a whole number from 1 to 1000, got '50'"),
        ({"points": None}, "points: expected a whole number"),
        ({"points": 10**400}, "points: expected a whole number"),
        ({"first_player": 2}, "first_player: expected a seat from 0 to 1, got 2"),
        ({"colour": 1}, "unknown option 'colour'; expected one of edition, discards, points"),
    ]:
        with pytest.raises(OptionError) as caught:
            parlour.table("mojo", seats=2, **options)
        assert str(caught.value).startswith(message)
        assert len(str(caught.value)) < 200


@pytest.mark.parametrize("game", registry.names())
def test_a_table_that_nobody_needs_is_gone_without_the_collector_of_cycles(game):
    """A server plays each move on a copy, so it lets go of a table with each."""
    gc.disable()
    try:
        table = parlour.table(game, seats=2, seed=1)
        table.play(table.legal()[0])
        before, twin = weakref.ref(table), table.copy()
        twin.play(twin.legal()[0])
        del table
        assert before() is None
    finally:
        gc.enable()


@pytest.mark.parametrize("keep", [True, False])
@pytest.mark.parametrize("game", registry.names())
def test_tables_that_share_their_past_do_not_disturb_each_other(game, keep):
    """They play, take back and are copied at random: nothing changes but the one that does it."""
    rng, taken_back = Random(8), 0
    tables = [Table(registry.get(game), seats=2, seed=3, keep=keep)]
    known = [snapshot(table) for table in tables]
    for _ in range(100):
        n = rng.randrange(len(tables))
        table = tables[n]
        if rng.random() < 0.2 and len(tables) < 5:
            tables.append(table.copy())
            known.append(known[n])
        elif rng.random() < 0.3:
            with contextlib.suppress(UndoError, RevealedError):
                table.undo(rng.randrange(2))
                taken_back += 1
        elif not table.over:
            table.play(rng.choice(table.legal()))
        known[n] = snapshot(table)
        assert [snapshot(each) for each in tables] == known
    assert len(tables) == 5
    assert bool(taken_back) is keep


@pytest.mark.parametrize(("game", "seats"), [("mojo", 3), ("mushi", 2), ("uno", 4)])
def test_pop_goes_back_through_deals_and_hidden_cards(game, seats):
    random, table = Random(5), parlour.table(game, seats=seats, seed=5)
    before = []
    while len(table.sheet) < 2 and not table.over:
        before.append(snapshot(table))
        table.push(random.choice(table.legal()))
    moves = table.history
    for expected, move in zip(reversed(before), reversed(moves), strict=True):
        assert table.pop() == move
        assert snapshot(table) == expected
    with pytest.raises(UndoError):
        table.pop()


def test_what_is_pushed_after_a_pop_draws_the_same_cards():
    table = parlour.table("uno", seats=2, seed=4)
    first = table.push("draw")
    table.pop()
    assert table.push("draw") == first


def test_a_copy_has_nothing_pushed():
    table = parlour.table("mojo", seats=2, seed=4)
    table.push(table.legal()[0])
    with pytest.raises(UndoError):
        table.copy().pop()


def test_history_leaves_out_what_was_taken_back():
    table = Table(registry.get("mojo"), {"first_player": 0}, seats=2, seed=3, keep=True)
    table.play("1")
    table.undo(0)
    table.play("3")
    assert table.history == [(0, "3")]


def test_a_record_step_by_step_with_an_action_taken_back():
    table = Table(registry.get("mojo"), {"first_player": 0}, seats=2, seed=3, keep=True)
    table.play("1")
    table.undo(0)
    table.play("3")
    seen = [(entry, now.to_act) for entry, now in parlour.steps(table.record())]
    assert seen == [(Acted(0, "1"), 1), (Undo(0), 0), (Acted(0, "3"), 1)]


def test_a_record_step_by_step():
    table = Table(registry.get("uno"), seats=3, seed=9, keep=True)
    random, views = Random(9), []
    for number in range(60):
        if table.over:
            break
        seat = table.to_act
        table.play(random.choice(table.legal()))
        views.append(table.view(0))
        if number == 20:
            with contextlib.suppress(RevealedError):
                table.undo(seat)
                views.append(table.view(0))
    table.leave(1, "easy")
    views.append(table.view(0))
    table.end("unscored")
    views.append(table.view(0))
    seen = [now.view(0) for _, now in parlour.steps(table.record())]
    # A table that deals by itself is seen after the deal, a record before it.
    assert [a for a in seen if a.phase != "deal"] == [
        b for a, b in zip(seen, views, strict=True) if a.phase != "deal"
    ]
    assert seen[-1] == views[-1]


def test_a_copy_by_pythons_own_copy_goes_on_by_itself():
    table = parlour.table("mojo", seats=2, seed=3, first_player=0)
    table.push("1")
    twin, before = copy(table), snapshot(table)
    twin.play(twin.legal()[0])
    assert snapshot(table) == before
    with pytest.raises(UndoError, match="pushed"):
        twin.pop()


def test_the_sheet_that_is_handed_out_is_not_the_tables_own():
    table = parlour.table("mojo", seats=2, seed=3)
    table.sheet.append([9, 9])
    assert table.sheet == []


@pytest.mark.parametrize("how", ["lost", "", None, ["scored"]])
def test_a_game_ends_early_in_one_of_two_ways(how):
    table = parlour.table("mojo", seats=2)
    with pytest.raises(MalformedActionError, match="expected scored or unscored, got"):
        table.end(how)
    assert not table.over


def test_without_keep_nothing_is_taken_back():
    table = parlour.table("mojo", seats=2, seed=3, first_player=0, moves=["1"])
    with pytest.raises(UndoError, match="expected a table made with `keep`; or `push` and `pop`"):
        table.undo(0)


@pytest.mark.parametrize("action", [1, None, ["1"], b"1"])
def test_an_action_is_a_text(action):
    with pytest.raises(MalformedActionError, match="expected an action as text, got"):
        parlour.table("mojo", seats=2).play(action)


def test_only_a_record_is_replayed():
    text = parlour.table("mojo", seats=2).record().to_json()
    for through in (parlour.replay, lambda text: list(parlour.steps(text)), parlour.review):
        with pytest.raises(RecordError, match=r"a Record, got .*; Record\.from_json reads"):
            through(text)


def test_completion_finds_what_is_imported_only_when_asked_for():
    assert set(parlour.__all__) <= set(dir(parlour))
