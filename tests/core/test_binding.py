"""Drivers get a game's rules by slot: plain and compiled alike, and never by name alone."""

from typing import Any

import pytest

from parlour.core import unbound
from parlour.core.compiling import Compiler
from parlour.core.rule import bound, rule, slot
from parlour.core.unbound import interrupters, to_act
from parlour.core.unbound import legal as count_moves


@rule
def sound(s):
    """A helper that happens to have the name of a slot."""
    return 100


@rule
def to_act_of_a_game(s):
    return 1


@rule
def legal_of_a_game(s, seat, out):
    return 10 * seat


@rule
def sound_of_a_game(s):
    return 100_000


@rule
def driver(s, out):
    return helper(s, out) + sound(s)


@rule
def helper(s, out):
    return to_act(s) + count_moves(s, 2, out) + interrupters(s)


@slot
def never_bound(s):
    raise NotImplementedError


@rule
def asks_what_nobody_binds(s):
    return never_bound(s)


BINDING: dict[Any, Any] = {
    unbound.to_act: to_act_of_a_game,
    unbound.legal: legal_of_a_game,
    unbound.sound: sound_of_a_game,
}


@pytest.fixture(params=["plain", "compiled"])
def run(request):
    """Runs a driver with a binding, in one of the two ways."""

    def run(driver, binding, *arguments):
        twin = Compiler(binding)(driver) if request.param == "compiled" else bound(driver, binding)
        return twin(*arguments)

    return run


def test_a_slot_is_filled_whatever_a_driver_calls_it(run):
    assert run(helper, BINDING, 0, 0) == 1 + 20


def test_a_helper_that_has_the_name_of_a_slot_stays_what_it_is(run):
    assert run(driver, BINDING, 0, 0) == 1 + 20 + 100


def test_a_slot_that_is_a_rule_is_the_default(run):
    @rule
    def everybody(s):
        return 1000

    assert run(helper, BINDING | {unbound.interrupters: everybody}, 0, 0) == 1 + 20 + 1000


def test_each_binding_has_twins_of_its_own(run):
    @rule
    def other(s):
        return 7

    assert run(driver, BINDING | {unbound.to_act: other}, 0, 0) == 7 + 20 + 100
    assert run(driver, BINDING, 0, 0) == 1 + 20 + 100


def test_binding_what_is_not_a_slot_is_refused(run):
    with pytest.raises(TypeError, match=r"expected a slot, got .*helper"):
        run(driver, {helper: to_act_of_a_game}, 0, 0)


def test_a_slot_that_nobody_filled_is_not_compiled():
    with pytest.raises(TypeError, match=r"bound to the slot .*never_bound"):
        Compiler(BINDING)(asks_what_nobody_binds)


def test_what_is_not_a_rule_is_not_compiled():
    with pytest.raises(TypeError, match=r"expected a rule, got builtins.len"):
        Compiler()(len)
