"""What every game must do, tried on all tables of `cases.py`. A game that is registered is
tested here without a line of its own."""

import inspect
from functools import cache
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

import parlour
from contract.cases import actors, every_case, every_game, positions, step, table_of
from parlour.core.chance import Generated, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.errors import (
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    UnknownGameError,
)
from parlour.core.game import Game
from parlour.core.information import InformationState
from parlour.core.record import Record
from parlour.core.rule import bound
from parlour.core.table import Table
from parlour.games import registry

LONGEST = 200_000
"""Moves; a random game that is longer counts as one without end."""


def told(game: Any, state: Any, facts: Any, seat: int | None) -> list[bytes]:
    """Facts as a seat or a spectator hears of them in that state."""
    heard = (game.sight.event(state, fact, seat) for fact in facts)
    return [msgspec.json.encode(event) for event in heard if event is not None]


def snapshot(table: Table) -> Any:
    position, sheet = table.state.copy().values(), str(table.sheet)
    return position, list(table.journal), list(table.entries), sheet, repr(table)


def texts(table: Table) -> dict[str, int]:
    """The notation of every action that can occur at this table."""
    found: dict[str, int] = {}
    for action in range(table.game.actions):
        try:
            found[table.game.notation.format_action(table.state, action)] = action
        except (KeyError, IndexError):
            continue  # an action of other options
    return found


# --- actions --------------------------------------------------------------------------------------


@every_case
def test_legal_is_what_is_accepted_and_nothing_else_changes_anything(name, seats, options):
    table = table_of(name, seats, options)
    game = table.game
    tried = 0
    for _ in positions(table, Random(2), every=9, most=60):
        before = snapshot(table)
        for seat in range(seats):
            legal = game.legal_actions(table.state, seat)
            assert len(legal) == len(set(legal)) <= game.max_legal
            assert all(0 <= action < game.actions for action in legal)
            for text, action in texts(table).items():
                if action in legal:
                    twin = table.state.copy()
                    twin.source = Generated()
                    game.rules.apply(twin, seat, action)
                    assert twin != table.state
                    continue
                with pytest.raises(IllegalActionError if legal else NotYourTurnError):
                    table.play(text, seat)
                tried += 1
        assert snapshot(table) == before
    assert tried


JUNK = [
    "",
    " ",
    "?",
    "play",
    "8 ",
    "\x00",
    "-1",
    "1e3",
    "८",
    "draw draw",
    "x" * 100_000,
    None,
    7,
    (),
]


@every_case
def test_malformed_text_is_refused(name, seats, options):
    table = table_of(name, seats, options)
    before = snapshot(table)
    for text in JUNK:
        with pytest.raises(MalformedActionError) as caught:
            table.play(text)
        assert len(str(caught.value)) < 300
    assert snapshot(table) == before


@every_case
def test_only_the_seat_in_turn_and_interrupters_may_act(name, seats, options):
    table = table_of(name, seats, options, seed=15)
    for _ in positions(table, Random(15), every=1, most=120):
        interrupters = table.game.rules.interrupters(table.state)
        said = {seat for seat in range(seats) if interrupters >> seat & 1}
        assert interrupters >> seats == 0
        assert table.to_act not in said
        assert {*actors(table)} == said | ({table.to_act} - {None})


@every_case
def test_actions_read_back_from_their_parts_and_from_notation(name, seats, options):
    table = table_of(name, seats, options)
    game = table.game
    actions = import_module(f"parlour.games.{name}.actions")
    for _ in positions(table, Random(3), every=1, most=80):
        for seat in range(seats):
            for action in game.legal_actions(table.state, seat):
                assert actions.encode(*actions.decode(action)) == action
                text = game.notation.format_action(table.state, action)
                assert isinstance(text, str)
                assert game.notation.parse_action(table.state, text) == action


@every_case
def test_card_notation_reads_back(name, seats, options):
    table = table_of(name, seats, options)
    table.deal()
    seen = {card for entry in table.entries for card in getattr(entry, "deck", ())}
    assert seen
    for text in seen:
        assert table.game.notation.format_card(table.game.notation.parse_card(text)) == text
    for text in ("", "no card", "-1", "9999"):
        with pytest.raises(ValueError, match="expected"):
            table.game.notation.parse_card(text)


# --- a whole game ---------------------------------------------------------------------------------


@every_case
def test_every_game_ends_and_its_sheet_adds_up(name, seats, options):
    table, rng = table_of(name, seats, options), Random(4)
    for _ in range(LONGEST):
        if table.over:
            break
        assert table.awaits_deal or actors(table), "nobody can move, and no deal is due"
        assert table.game.winners(table.state) == []
        step(table, rng)
    assert table.over
    assert table.winners()
    assert set(table.winners()) <= set(range(seats))
    assert table.totals == [sum(row[seat] for row in table.sheet) for seat in range(seats)]
    assert all(table.legal(seat) == [] for seat in range(seats))


@every_case
def test_a_record_gives_the_same_table_again(name, seats, options):
    table, rng = table_of(name, seats, options, seed=5), Random(5)
    for _ in range(300):
        if not table.over:
            step(table, rng)
    text = table.record().to_json()
    again = parlour.replay(Record.from_json(text))
    here, there = table.state.values(), again.state.values()
    assert {**here, "rng": None} == {**there, "rng": None}
    assert again.journal == table.journal
    assert again.sheet == table.sheet
    assert again.record().to_json() == text


@every_case
def test_a_table_reads_back_from_its_repr(name, seats, options):
    table, rng = table_of(name, seats, options, seed=6), Random(6)
    for _ in range(40):
        if not table.over:
            step(table, rng)
    if table.awaits_deal:  # from its moves, a table deals by itself
        table.deal()
    again = eval(repr(table), {"table": parlour.table})
    assert again.state == table.state
    assert again.record() == table.record()


@every_game
def test_the_same_seed_gives_the_same_game_and_another_another(name):
    game = registry.get(name)
    seats = game.seats[0]
    first, same, other = (table_of(name, seats, {}, seed=seed) for seed in (7, 7, 8))
    for table in (first, same, other):
        table.deal()
    assert first.entries == same.entries != other.entries


def test_unknown_games_are_refused():
    with pytest.raises(UnknownGameError, match="expected one of"):
        parlour.table("tarot", seats=2)


# --- plain and compiled ---------------------------------------------------------------------------


@cache
def compiled(name: str) -> dict[str, Any]:
    game = registry.get(name)
    compiler = Compiler(game.rules.binding())
    rules = ("start", "deal", "to_act", "interrupters", "legal", "apply", "redeal", "vary")
    return {rule: compiler(getattr(game.rules, rule)) for rule in rules}


@every_case
def test_plain_and_compiled_agree_state_by_state(name, seats, options):
    game, rules, rng = registry.get(name), compiled(name), Random(8)
    plain = game.new_state(game.options(options), seats)
    seed_generator(plain, 9, seats)
    plain.source = Generated()
    records = np.zeros(2, game.State.dtype)
    records[0] = plain.record()
    record, spare = records[0], records[1]
    rules["start"](record)
    out = np.zeros(game.max_legal, np.int16)
    for move in range(150):
        assert rules["to_act"](record) == game.rules.to_act(plain)
        assert rules["interrupters"](record) == game.rules.interrupters(plain)
        if game.rules.to_act(plain) == -2:
            break
        if game.rules.to_act(plain) == -1:
            game.rules.deal(plain)
            rules["deal"](record)
        else:
            able = []
            for seat in range(seats):
                legal = game.legal_actions(plain, seat)
                assert out[: rules["legal"](record, seat, out)].tolist() == legal
                able += [(seat, action) for action in legal]
            seat, action = rng.choice(able)
            game.rules.apply(plain, seat, action)
            rules["apply"](record, seat, action)
        assert game.State.from_record(record) == plain
        if move % 10 == 0:
            for seat in range(seats):
                twin = plain.copy()
                records[1] = records[0]
                game.rules.redeal(twin, seat)
                rules["redeal"](spare, seat)
                assert game.State.from_record(spare) == twin
                vary(game, twin, seat)
                rules["vary"](spare, seat)
                assert game.State.from_record(spare) == twin


def vary(game: Game[Any], s: Any, seat: int) -> None:
    """Make another world of one that was dealt."""
    bound(game.rules.vary, game.rules.binding())(s, seat)


# --- what one seat may know -----------------------------------------------------------------------


def seen(game: Any, state: Any, seat: int | None) -> bytes:
    """Everything that a seat is sent of a position."""
    return msgspec.json.encode(game.sight.view(state, seat))


def knowledge(game: Any, state: Any, seat: int | None) -> Any:
    """All that a seat or a spectator knows of a position."""
    return seen(game, state, None) if seat is None else InformationState(game, state, seat)


@every_case
def test_redeal_changes_nothing_that_the_seat_can_see(name, seats, options):
    table = table_of(name, seats, options, seed=10)
    game, hidden, varied = table.game, set(), set()
    for move in positions(table, Random(10), every=11, most=70):
        phase = table.view().phase
        for seat in range(seats):
            view = seen(game, table.state, seat)
            heard = told(game, table.state, table.journal[-20:], seat)
            legal = game.legal_actions(table.state, seat)
            known, worlds = table.information_state(seat), []
            for world in range(3):
                other = worlds[-1].copy() if world == 2 else table.state.copy()
                other.source = Generated()
                seed_generator(other, move, world)
                if world < 2:
                    game.rules.redeal(other, seat)
                else:
                    vary(game, other, seat)
                assert seen(game, other, seat) == view
                assert game.legal_actions(other, seat) == legal
                assert told(game, other, table.journal[-20:], seat) == heard
                assert InformationState(game, other, seat) == known
                other.rng = table.state.rng
                worlds.append(other)
            if len({*table.state.pile[: table.state.pile_size]}) > 1:
                hidden.add(phase)
            if worlds[0] != worlds[1] != worlds[2]:
                varied.add(phase)
    assert set() != hidden <= varied, "in every phase, what is hidden is dealt at random"


def after(game: Any, state: Any, seat: int, action: int) -> Any:
    """A copy of the state after an action, with the facts that it told."""
    other = state.copy()
    other.source, other.journal = Generated(), []
    seed_generator(other, 1, 2)
    game.rules.apply(other, seat, action)
    return other


@every_case
def test_a_seat_is_told_no_more_than_it_knows(name, seats, options):
    """Two tables that a viewer cannot tell apart, once the same action or another has been played
    on each, have told it the same; and so every number of an event is known to those who are told
    it."""
    table, rng = table_of(name, seats, options, seed=16), Random(16)
    game, compared = table.game, 0
    for move in positions(table, rng, every=5, most=60):
        for actor in actors(table):
            legal = game.legal_actions(table.state, actor)
            for action in rng.sample(legal, min(3, len(legal))):
                here = after(game, table.state, actor, action)
                for seat in range(seats):
                    world = table.state.copy()
                    world.source = Generated()
                    seed_generator(world, move, seat)
                    game.rules.redeal(world, seat)
                    could = game.legal_actions(world, actor)
                    others = {action} & {*could}
                    if game.rules.to_act(here) >= 0:  # a round that is over forgets how it went
                        others |= {*rng.sample(could, min(1, len(could)))}
                    for other in others:
                        there = after(game, world, actor, other)
                        for viewer in (seat, None):
                            if knowledge(game, here, viewer) == knowledge(game, there, viewer):
                                compared += here != there
                                tales = [told(game, s, s.journal, viewer) for s in (here, there)]
                                assert tales[0] == tales[1]
    assert compared


@every_case
def test_an_information_state_holds_what_the_seat_sees_and_all_that_redeal_needs(
    name, seats, options
):
    table = table_of(name, seats, options, seed=13)
    game = table.game
    for move in positions(table, Random(13), every=9, most=70):
        for seat in range(seats):
            known = table.information_state(seat)
            assert known.view() == table.view(seat)
            assert known.actions() == table.legal(seat)
            assert InformationState.from_bytes(game, seat, known.to_bytes()) == known
            worlds = []
            for state in (table.state, known.state):
                world = state.copy()
                world.source = Generated()
                seed_generator(world, move, seat)
                game.rules.redeal(world, seat)
                del world.pile[world.pile_size :]  # what lay there before
                worlds.append(world)
            assert worlds[0] == worlds[1]


@every_case
def test_a_spectator_knows_no_more_than_any_seat(name, seats, options):
    """What no seat can tell apart, a spectator cannot tell apart either."""
    table = table_of(name, seats, options, seed=11)
    game = table.game
    for move in positions(table, Random(11), every=7, most=60):
        view = seen(game, table.state, None)
        for seat in range(seats):
            other = table.state.copy()
            other.source = Generated()
            seed_generator(other, move, seat)
            game.rules.redeal(other, seat)
            assert seen(game, other, None) == view
        assert list(table.view().legal) == []


@every_case
def test_a_view_lists_the_legal_actions_of_its_seat_alone(name, seats, options):
    table = table_of(name, seats, options, seed=12)
    for _ in positions(table, Random(12), every=3, most=60):
        for seat in range(seats):
            assert [move.action for move in table.view(seat).legal] == table.legal(seat)


@every_case
def test_views_and_events_are_read_back_by_their_types(name, seats, options):
    """They go over the wire: JSON of their own type, and nothing else."""
    table = table_of(name, seats, options, seed=13)
    for _ in positions(table, Random(13), every=5, most=60):
        for seat in (*range(seats), None):
            view = table.view(seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
            for event in table.events(seat):
                assert msgspec.json.decode(msgspec.json.encode(event), type=type(event)) == event


@every_case
def test_looking_changes_nothing(name, seats, options):
    table = table_of(name, seats, options, seed=14)
    for _ in positions(table, Random(14), every=20, most=60):
        before = snapshot(table)
        for seat in (*range(seats), None):
            table.view(seat)
            table.events(seat)
            table.legal(seat)
            str(table.view(seat))
        assert table.record() == table.record()
        assert snapshot(table) == before


# --- the code itself ------------------------------------------------------------------------------


@every_game
def test_rules_take_their_luck_from_chance_alone(name):
    """No module with rules has another source of chance, or a clock."""
    game = registry.get(name)
    for rule in (game.rules.start, game.rules.deal, game.rules.apply, game.rules.redeal):
        module = inspect.getmodule(rule)
        assert not {"random", "secrets", "time", "os"} & set(vars(module))
