"""The contract catches a game that breaks a promise, in whichever phase it does so.

Each mutation breaks one promise of a game, in one phase, and leaves the game whole in all others.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any, get_args, get_type_hints

import msgspec
import pytest

from contract import test_games as contract
from contract.cases import cases, positions, table_of
from parlour.core.chance import Generated
from parlour.core.game import Game
from parlour.games import registry

SAMPLES = 3
"""The most tables of the contract on which a mutation is tried."""


@dataclass
class Only:
    """The phase in which a game breaks its promise."""

    game: Game[Any]
    phase: str
    mattered: bool = False
    """Whether the broken game has ever differed from the whole one."""

    def now(self, s: Any) -> bool:
        """Whether a state is in that phase."""
        return bool(self.game.sight.view(s, None).phase == self.phase)

    def instead(self, s: Any, whole: Any, broken: Any) -> Any:
        """The broken result in that phase, the whole one in all others."""
        if not self.now(s):
            return whole
        self.mattered |= whole != broken
        return broken


Broken = Callable[[Game[Any], Only], Game[Any]]
"""A mutation of a game."""


# --- rules ----------------------------------------------------------------------------------------


def offers_an_action_twice(game: Game[Any], only: Only) -> Game[Any]:
    def legal(s: Any, seat: int, out: Any) -> int:
        found = game.rules.legal(s, seat, out)
        if not 0 < found < len(out):
            return found
        out[found] = out[0]
        return int(only.instead(s, found, found + 1))

    return replace(game, rules=replace(game.rules, legal=legal))


def ignores_actions(game: Game[Any], only: Only) -> Game[Any]:
    def apply(s: Any, seat: int, action: int) -> None:
        if not only.instead(s, False, True):
            game.rules.apply(s, seat, action)

    return replace(game, rules=replace(game.rules, apply=apply))


def lets_everybody_interrupt(game: Game[Any], only: Only) -> Game[Any]:
    def interrupters(s: Any) -> int:
        return int(only.instead(s, game.rules.interrupters(s), (1 << s.seats) - 1))

    return replace(game, rules=replace(game.rules, interrupters=interrupters))


def has_winners_too_early(game: Game[Any], only: Only) -> Game[Any]:
    return replace(game, winners=lambda s: only.instead(s, game.winners(s), [0]))


def misreads_notation(game: Game[Any], only: Only) -> Game[Any]:
    def parse_action(s: Any, text: str) -> int:
        action = game.notation.parse_action(s, text)
        return int(only.instead(s, action, action + 1))

    return replace(game, notation=replace(game.notation, parse_action=parse_action))


# --- knowledge ------------------------------------------------------------------------------------


def position(s: Any) -> Any:
    """All of a state but its generator, and the cards that a pile no longer holds."""
    pile = list(s.pile[: s.pile_size])
    return s.copy().values() | {"rng": None, "pile": pile}


def left_out(change: Callable[[Any, int], None], only: Only) -> Callable[[Any, int], None]:
    """A change of a state for a seat, which does nothing in one phase."""

    def changed(s: Any, seat: int) -> None:
        if not only.now(s):
            change(s, seat)
            return
        other = s.copy()
        other.source = Generated()
        change(other, seat)
        only.mattered |= position(other) != position(s)

    return changed


def imagines_no_other_world(game: Game[Any], only: Only) -> Game[Any]:
    redeal = left_out(game.rules.redeal, only)
    return replace(game, rules=replace(game.rules, redeal=redeal))


def imagines_worlds_of_another_seat(game: Game[Any], only: Only) -> Game[Any]:
    def redeal(s: Any, seat: int) -> None:
        game.rules.redeal(s, only.instead(s, seat, (seat + 1) % s.seats))

    return replace(game, rules=replace(game.rules, redeal=redeal))


def conceals_nothing(game: Game[Any], only: Only) -> Game[Any]:
    conceal = left_out(game.rules.conceal, only)
    return replace(game, rules=replace(game.rules, conceal=conceal))


def shows_spectators_a_hand(game: Game[Any], only: Only) -> Game[Any]:
    def view(s: Any, seat: int | None) -> Any:
        whole = game.sight.view(s, seat)
        return whole if seat is not None else only.instead(s, whole, game.sight.view(s, 0))

    return replace(game, sight=replace(game.sight, view=view))


def tells_everybody_what_one_seat_hears(game: Game[Any], only: Only) -> Game[Any]:
    def event(s: Any, fact: Any, seat: int | None) -> Any:
        return only.instead(s, game.sight.event(s, fact, seat), game.sight.event(s, fact, 0))

    return replace(game, sight=replace(game.sight, event=event))


# --- views ----------------------------------------------------------------------------------------


def lists_no_moves(game: Game[Any], only: Only) -> Game[Any]:
    def own(s: Any, shared: Any, seat: int) -> Any:
        whole = game.sight.own(s, shared, seat)
        return only.instead(s, whole, msgspec.structs.replace(whole, legal=[]))

    return replace(game, sight=replace(game.sight, own=own))


def sends_what_its_types_do_not_hold(game: Game[Any], only: Only) -> Game[Any]:
    def own(s: Any, shared: Any, seat: int) -> Any:
        whole = game.sight.own(s, shared, seat)
        return only.instead(s, whole, msgspec.structs.replace(whole, winners="nobody"))

    return replace(game, sight=replace(game.sight, own=own))


def changes_when_it_is_looked_at(game: Game[Any], only: Only) -> Game[Any]:
    def own(s: Any, shared: Any, seat: int) -> Any:
        s.rng[0] += only.instead(s, 0, 1)
        return game.sight.own(s, shared, seat)

    return replace(game, sight=replace(game.sight, own=own))


PROMISES: dict[Broken, Callable[..., None]] = {
    offers_an_action_twice: (
        contract.test_legal_is_what_is_accepted_and_nothing_else_changes_anything
    ),
    ignores_actions: contract.test_legal_is_what_is_accepted_and_nothing_else_changes_anything,
    lets_everybody_interrupt: contract.test_only_the_seat_in_turn_and_interrupters_may_act,
    has_winners_too_early: contract.test_every_game_ends_and_its_sheet_adds_up,
    misreads_notation: contract.test_actions_read_back_from_their_parts_and_from_notation,
    imagines_no_other_world: contract.test_redeal_changes_nothing_that_the_seat_can_see,
    imagines_worlds_of_another_seat: contract.test_redeal_changes_nothing_that_the_seat_can_see,
    conceals_nothing: contract.test_redeal_changes_nothing_that_the_seat_can_see,
    shows_spectators_a_hand: contract.test_a_spectator_knows_no_more_than_any_seat,
    tells_everybody_what_one_seat_hears: contract.test_a_seat_is_told_no_more_than_it_knows,
    lists_no_moves: contract.test_a_view_lists_the_legal_actions_of_its_seat_alone,
    sends_what_its_types_do_not_hold: (contract.test_views_and_events_are_read_back_by_their_types),
    changes_when_it_is_looked_at: contract.test_looking_changes_nothing,
}
"""The test of the contract that each mutation must fail."""


def played(game: Game[Any]) -> list[str]:
    """The phases in which seats act."""
    phases = get_args(get_type_hints(game.sight.View)["phase"])
    return [phase for phase in phases if phase not in ("deal", "over")]


@cache
def samples(game: str) -> list[tuple[int, dict[str, Any]]]:
    """Seats and options of tables of the contract, each with other seats, that come through all
    phases in which seats act."""
    found: dict[int, dict[str, Any]] = {}
    wanted = {*played(registry.get(game))}
    for case in cases():
        name, seats, options = case.values
        if name == game and seats not in found and len(found) < SAMPLES:
            table = table_of(name, seats, options)
            steps = positions(table, Random(1), every=3, most=60)
            if wanted <= {table.view().phase for _ in steps}:
                found[seats] = options
    return [*found.items()]


def caught(promise: Callable[..., None], name: str, seats: int, options: dict[str, Any]) -> bool:
    try:
        promise(name, seats, options)
    except (AssertionError, msgspec.ValidationError):
        return True
    return False


@pytest.mark.parametrize("name", registry.names())
@pytest.mark.parametrize("broken", PROMISES, ids=lambda broken: broken.__name__)
def test_a_broken_promise_is_caught_in_every_phase(
    broken: Broken, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, tables = registry.get(name), samples(name)
    assert tables, "no table of the contract comes through all phases"
    assert not any(caught(PROMISES[broken], name, *table) for table in tables[:1])
    missed = []
    for phase in played(game):
        only = Only(game, phase)
        mutant = broken(game, only)
        with monkeypatch.context() as patch:
            patch.setattr(registry, "get", lambda _, mutant=mutant: mutant)
            found = any(caught(PROMISES[broken], name, *table) for table in tables)
        if only.mattered and not found:
            missed.append(phase)
    assert missed == []
