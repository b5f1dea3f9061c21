"""Observations: tables that a seat cannot tell apart look the same to it, and what its view shows
can be read back."""

from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

import parlour
from contract.cases import every_case, every_game, positions, table_of
from envs.worlds import told_apart
from often import long_run
from parlour.core.errors import OptionError, SeatError
from parlour.core.rule import rule
from parlour.core.state import NOBODY, SCRATCH
from parlour.envs.encoding import ArrayError, Encoding
from parlour.games import registry


def records_of(
    name: str, seats: int, options: dict[str, Any], count: int, every: int = 1
) -> list[Any]:
    """At least so many positions of games played at random."""
    records: list[Any] = []
    seed = 0
    while len(records) < count:
        table = table_of(name, seats, options, seed=seed)
        for _ in positions(table, Random(seed), every=every, most=count):
            records.append(table.state.record())
        seed += 1
    return records


@every_case
def test_what_a_seat_cannot_tell_apart_looks_the_same(name, seats, options):
    records = records_of(name, seats, options, 150 if long_run() else 2 + 40 // seats, every=9)
    assert told_apart(registry.get(name), records, worlds=3) == 0


@pytest.mark.long
@every_game
def test_nor_in_a_hundred_thousand_positions(name):
    game = registry.get(name)
    for seats in game.seats:
        records = records_of(name, seats, {}, 100_000 // len(game.seats) + 1)
        assert told_apart(game, records, worlds=2) == 0


@pytest.mark.long
@every_game
def test_a_hundred_thousand_views_can_be_read_back(name):
    game = registry.get(name)
    for seats in game.seats:
        full = Encoding(game, seats, history=True)
        for number, record in enumerate(records_of(name, seats, {}, 100_000 // len(game.seats))):
            s, seat = game.State.from_record(record), number % seats
            state = full.read(full.observe(s, seat), seat)
            assert game.sight.view(state, seat) == game.sight.view(s, seat)


def test_an_observation_of_a_hidden_card_is_found():
    mushi = registry.get("mushi")

    @rule
    def careless(s: Any, seat: int) -> None:
        for other in range(s.seats):
            if other != seat:
                s.hand[seat] |= s.hand[other]

    house = replace(mushi, rules=replace(mushi.rules, conceal=careless))
    assert told_apart(house, records_of("mushi", 2, {}, 50), worlds=3) > 10


@every_case
def test_it_is_in_range_and_says_all_that_the_view_says(name, seats, options):
    table = table_of(name, seats, options, seed=31)
    cards = Encoding(table.game, seats)
    full = Encoding(table.game, seats, history=True)
    for _ in positions(table, Random(31), every=17, most=100):
        for seat in {0, seats - 1}:
            observed = full.observe(table.state, seat)
            assert np.all(full.low <= observed)
            assert np.all(observed <= full.high)
            assert observed[: cards.size].tolist() == cards.observe(table.state, seat).tolist()
            state = full.read(observed, seat)
            assert table.game.sight.view(state, seat) == table.view(seat)


@every_game
def test_every_field_is_in_it_but_those_that_no_seat_knows(name):
    game = registry.get(name)
    encoding = Encoding(game, game.seats[-1], history=True)
    hidden = {key for key, field in game.State.fields.items() if field.known in (NOBODY, SCRATCH)}
    assert {entry.field for entry in encoding.entries} == game.State.fields.keys() - hidden
    names = [entry.name for entry in encoding.entries]
    assert len(names) == len(set(names))
    ends = [entry.offset + entry.size for entry in encoding.entries]
    assert [entry.offset for entry in encoding.entries] == [0, *ends[:-1]]
    assert ends[-1] == encoding.size == len(encoding.low) == len(encoding.high)


def test_seats_are_counted_from_the_observer():
    table = parlour.table("mojo", seats=3, seed=3, first_player=1)
    encoding = Encoding(table.game, 3)
    table.state.totals[:3] = [10, 20, 30]
    seen = [encoding.split(encoding.observe(table.state, seat)) for seat in range(3)]
    assert [int(one["turn"]) for one in seen] == [1, 0, 2]
    assert [one["totals"].tolist() for one in seen] == [[10, 20, 30], [20, 30, 10], [30, 10, 20]]


def test_a_stack_is_its_top_its_counts_and_its_order():
    """Cards 3, 0 and 3 on the first discard, the last on top; the second is not in use."""
    table = parlour.table("mojo", seats=2, seed=3)
    table.state.discard[0][:3], table.state.discard_size[0] = [3, 0, 3], 3
    full = Encoding(table.game, 2, history=True)
    seen = full.split(full.observe(table.state, 0))
    assert seen["discard_top"].tolist() == [3, -1]
    assert seen["discard_counts"].tolist() == [[1, 0, 0, 2, *[0] * 9], [0] * 13]
    assert seen["discard"][0].tolist() == [3, 0, 3, *[-1] * 75]


def test_a_hand_is_counted_by_value_and_a_set_of_cards_is_bits():
    mojo, mushi = parlour.table("mojo", seats=2, seed=3), parlour.table("mushi", seats=2, seed=3)
    encoding = Encoding(mojo.game, 2)
    hand = mojo.view(1).seats[1].hand
    counts = encoding.split(encoding.observe(mojo.state, 1))["hand"]
    assert counts.tolist() == [hand.count(value) for value in range(13)]
    mushi.state.hand[1] = 1 << 39 | 0b101
    encoding = Encoding(mushi.game, 2)
    bits = encoding.split(encoding.observe(mushi.state, 1))["hand"]
    assert np.flatnonzero(bits).tolist() == [0, 2, 39]


def test_known_copies_are_counted_for_the_observer():
    """Level 0 says who knows of a copy, level 1 of a second: seat 2 knows of two, seat 0 of one."""
    table = parlour.table("uno", seats=3, seed=3)
    table.state.known[1][5] = 0b101 | 0b100 << 10
    full = Encoding(table.game, 3, history=True)
    copies = [full.split(full.observe(table.state, seat))["known"] for seat in range(3)]
    assert copies[0][1].tolist() == [0] * 5 + [1] + [0] * 49  # the owner is the next seat
    assert copies[1].sum() == 0
    assert copies[2][2].tolist() == [0] * 5 + [2] + [0] * 49


def test_cards_alone_are_not_read_back():
    table = parlour.table("mushi", seats=2, seed=3)
    encoding = Encoding(table.game, 2)
    with pytest.raises(OptionError, match="expected an observation with history"):
        encoding.read(encoding.observe(table.state, 0), 0)


@every_game
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(name):
    with pytest.raises(OptionError, match="seats: expected a whole number from 2"):
        Encoding(registry.get(name), 1)


@pytest.mark.parametrize("seat", [2, -1, "0", 1.0, None])
def test_a_seat_that_the_table_does_not_have_is_refused(seat):
    table = parlour.table("mushi", seats=2)
    encoding = Encoding(table.game, 2, history=True)
    with pytest.raises(SeatError, match="expected a seat from 0 to 1, got"):
        encoding.observe(table.state, seat)
    with pytest.raises(SeatError, match="expected a seat from 0 to 1, got"):
        encoding.read(encoding.observe(table.state, 0), seat)


def test_a_state_of_other_seats_or_another_game_is_refused():
    """Its observation would be of another size, or nonsense."""
    encoding = Encoding(registry.get("mojo"), 3)
    tables = parlour.table("mojo", seats=2), parlour.table("mushi", seats=2)
    for state in (*(table.state for table in tables), *tables, None):
        with pytest.raises(OptionError, match="expected a state of mojo with 3 seats, got"):
            encoding.observe(state, 0)


@pytest.mark.parametrize("wrong", [np.zeros(5, np.int16), np.zeros((180, 2)), [0] * 180, None])
def test_an_observation_of_another_shape_is_refused(wrong):
    encoding = Encoding(registry.get("mushi"), 2)
    with pytest.raises(ArrayError, match=r"expected an array of shape \(\.\.\., 180\), got"):
        encoding.split(wrong)
    assert encoding.split(np.zeros((4, 3, 180), np.int16))["hand"].shape == (4, 3, 40)


def test_a_part_that_there_is_not_is_a_key_error():
    with pytest.raises(KeyError, match="trumps"):
        Encoding(registry.get("mushi"), 2)["trumps"]
