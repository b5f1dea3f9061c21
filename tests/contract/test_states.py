"""What every game declares of its state, held against what its rules do with it."""

from dataclasses import replace
from random import Random
from typing import Any, get_type_hints

import pytest

from contract.cases import every_case, every_game, positions, table_of
from parlour.core.chance import Generated, seed_generator
from parlour.core.state import (
    EVERYBODY,
    NOBODY,
    OWNER,
    OWNER_IN_ROUND,
    SCRATCH,
    Field,
    Row,
    Rows,
    State,
)
from parlour.core.table import Table
from parlour.games import registry

KINDS = {EVERYBODY.by, NOBODY.by, OWNER.by, OWNER_IN_ROUND.by, SCRATCH.by, "depends"}


@every_game
def test_each_field_is_annotated_as_what_it_is(name):
    declared = registry.get(name).State
    hints = get_type_hints(declared)
    assert {"rng", "seats", "points", "totals"} <= declared.fields.keys()
    own = {key for key in hints.keys() - declared.fields.keys() if not key.startswith("_")}
    assert own == {"source", "journal", "fields", "dtype"}
    for key, field in declared.fields.items():
        assert hints[key] == (int, Row, Rows)[len(field.shape)], key
        assert field.known.by in KINDS, key
        assert bool(field.known.why) == (field.known.by == "depends"), key
        if field.known in (OWNER, OWNER_IN_ROUND):
            assert field.shape[0] == registry.get(name).seats[-1], key


def numbers(value: Any) -> list[int]:
    """All the numbers of a field."""
    if not isinstance(value, list):
        return [value]
    return [number for part in value for number in numbers(part)]


def check(s: State) -> None:
    for name, field in s.fields.items():
        inside = [field.low <= number <= field.high for number in numbers(getattr(s, name))]
        assert all(inside), f"{name}: {getattr(s, name)}"
        if field.known == SCRATCH:
            assert not any(numbers(getattr(s, name))), name
        if len(field.shape) == 2 and field.shape[0] == s.fields["points"].shape[0]:
            # Copies share the rows of seats that nobody has.
            assert not any(numbers(getattr(s, name)[s.seats :])), name


@every_case
def test_every_number_is_in_the_range_that_is_declared(name, seats, options):
    table = table_of(name, seats, options, seed=21)
    game = table.game
    for move in positions(table, Random(21), every=3, most=150):
        check(table.state)
        for seat in range(seats) if move % 5 == 0 else ():
            check(table.information_state(seat).state)
            world = table.state.copy()
            world.source = Generated()
            seed_generator(world, move, seat)
            game.rules.redeal(world, seat)
            check(world)


def another(rng: Random, field: Field, value: Any) -> Any:
    """A value of the same shape with any numbers in range."""
    if isinstance(value, list):
        return [another(rng, field, part) for part in value]
    return rng.randint(field.low, field.high)


def hidden_rows(s: State, field: Field, seat: int, running: bool) -> list[int]:
    """The rows of a field by seat that the seat may not know."""
    if field.known == OWNER or (field.known == OWNER_IN_ROUND and running):
        return [row for row in range(s.seats) if row != seat]
    return []


def check_conceal(table: Table) -> None:
    """What a seat may know stays; of what it may not know, nothing leaves a trace: another state
    that differs in that alone comes out equal. (Fields that depend are left to `redeal`.)"""
    game, seats, rng = table.game, table.seats, Random(22)
    differed = 0
    for _ in positions(table, rng, every=7, most=120):
        running = game.rules.to_act(table.state) >= 0
        for seat in range(seats):
            before, left, other = (table.state.copy() for _ in range(3))
            for key, field in before.fields.items():
                value = getattr(other, key)
                if field.known == NOBODY:
                    setattr(other, key, another(rng, field, value))
                for row in hidden_rows(before, field, seat, running):
                    value[row] = another(rng, field, value[row])
            differed += other != before
            game.rules.conceal(left, seat)
            game.rules.conceal(other, seat)
            for key, field in before.fields.items():
                was, found = getattr(before, key), getattr(left, key)
                assert getattr(other, key) == found, f"{key} leaves a trace"
                if field.known in (EVERYBODY, SCRATCH):
                    assert found == was, key
                elif field.known in (OWNER, OWNER_IN_ROUND):
                    hidden = hidden_rows(before, field, seat, running)
                    kept = [row for row in range(len(was)) if row not in hidden]
                    assert [found[row] for row in kept] == [was[row] for row in kept], key
    assert differed


@every_case
def test_conceal_leaves_and_blanks_what_is_declared(name, seats, options):
    check_conceal(table_of(name, seats, options, seed=22))


@pytest.mark.parametrize(
    ("name", "field"), [("mojo", "drawn"), ("mushi", "hand"), ("uno", "hand"), ("uno", "pile")]
)
def test_a_field_that_conceal_forgets_is_found(name, field):
    game = registry.get(name)

    def careless(s: Any, seat: int) -> None:
        kept = getattr(s.copy(), field)
        game.rules.conceal(s, seat)
        setattr(s, field, kept)

    house = replace(game, rules=replace(game.rules, conceal=careless))
    with pytest.raises(AssertionError, match=f"{field} leaves a trace"):
        check_conceal(Table(house, seats=2, seed=23))
