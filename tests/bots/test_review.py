"""The look back: it adds up, finds blunders, and judges a move by what its seat knew."""

import contextlib
import json
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

import parlour
from often import searching
from parlour import bots
from parlour.bots import mojo, unbound
from parlour.bots.review import (
    Review,
    UnfinishedError,
    UnseenError,
    findings,
    looking_back,
    valuing,
)
from parlour.bots.review.findings import WORTH_NAMING, Account, Decision, Point
from parlour.bots.review.valuer import Valuer
from parlour.bots.search import tree
from parlour.bots.unbound import NOTHING
from parlour.core.information import InformationState
from parlour.core.numbers import Seat
from parlour.core.record import Acted, Deal, Deck, Undo
from parlour.core.rule import bound
from parlour.core.table import Table
from parlour.core.unbound import apply, redeal
from parlour.games import registry

GAMES = [
    (name, seats, edition)
    for name in registry.names()
    for seats in sorted({registry.get(name).seats[0], registry.get(name).seats[-1]})
    for edition in registry.get(name).Options.described()["edition"][0].values
]
FIRST = [next(each for each in GAMES if each[0] == name) for name in registry.names()]
every_game = pytest.mark.parametrize("game", [searching(name) for name in registry.names()])
SHORT = {"mojo": {"points": 20}, "mushi": {"deals": 6}, "uno": {"points": 60}}
QUICK = 8


def played(game, players, seed, *, undo=False, end=None, **options):
    """A game that bots play; somebody takes moves back, leaves, and all end it early."""
    found = registry.get(game)
    table = Table(found, options, seats=len(players), seed=seed, keep=undo)
    random, seated = Random(seed), [bots.get(game, name) for name in players]
    taken_back = 0
    for number in range(100_000):
        if table.over:
            break
        bots.play_on(table, seated, random)
        last = next(e for e in reversed(table.entries) if isinstance(e, Acted))
        if undo and number % 5 == 1 and not table.over:
            with contextlib.suppress(parlour.ParlourError):
                table.undo(last.seat)
                taken_back += 1
        if end and len(table.sheet) == 1 and number % 9 == 8:
            table.leave(0, "easy")
            table.end(end)
    return table, taken_back


def check_sums(found: Review, table: Table):
    """Choices and luck add up to the result, in every seat and over all seats."""
    for account in found.accounts:
        parts = account.start + account.own + account.others + account.luck
        assert parts == pytest.approx(account.result, abs=1e-9)
    for point in found.points:
        assert sum(point.shares) == pytest.approx(1, abs=1e-9)
    assert sum(account.result for account in found.accounts) == pytest.approx(1)
    assert sum(account.own + account.others for account in found.accounts) == pytest.approx(0)
    if table.winners():
        assert tuple(account.result for account in found.accounts) == table.outcome().shares


@pytest.mark.parametrize(
    ("game", "seats", "edition"),
    [
        searching(*each) if each in FIRST else pytest.param(*each, marks=pytest.mark.long)
        for each in GAMES
    ],
)
def test_luck_and_skill_add_up_to_the_result(game, seats, edition):
    table, _ = played(game, ["policy"] * seats, 4, edition=edition, **SHORT[game])
    check_sums(parlour.review(table.record(), worlds=QUICK), table)


@pytest.mark.parametrize("end", ["scored", "unscored"])
@every_game
def test_a_game_that_is_left_and_ended_early_adds_up_too(game, end):
    table, _ = (
        played(game, ["policy", "policy"], 2, end=end, points=100)
        if game != "mushi"
        else (played(game, ["policy", "policy"], 2, end=end))
    )
    assert table.ended == end
    check_sums(parlour.review(table.record(), worlds=QUICK), table)


@pytest.mark.parametrize("game", [searching("mojo"), searching("uno")])
def test_an_action_taken_back_is_no_part_of_it(game):
    table, taken_back = played(game, ["easy", "easy"], 3, undo=True, **SHORT[game])
    assert taken_back
    found = parlour.review(table.record(), worlds=QUICK)
    check_sums(found, table)
    entries = table.record().entries
    standing = []
    for number, entry in enumerate(entries, start=1):
        if isinstance(entry, Acted | Deal):
            standing.append(number)
        elif isinstance(entry, Undo):
            standing.pop()
    assert [point.entry for point in found.points] == [0, *standing]
    for decision in found.decisions:
        assert entries[decision.entry - 1] == Acted(decision.seat, decision.action)


@pytest.mark.parametrize("game", registry.names())
def test_a_running_game_is_refused(game):
    table = parlour.table(game, seats=2, seed=1)
    for record in (table.record(), msgspec.structs.replace(table.record(), entries=())):
        with pytest.raises(UnfinishedError, match="a game that is over"):
            parlour.review(record)
    for _ in range(5):
        table.play(table.legal()[0])
    with pytest.raises(UnfinishedError):
        parlour.review(table.record())


def test_too_few_worlds_are_refused():
    with pytest.raises(ValueError, match="worlds: expected at least 2, got 1"):
        parlour.review(parlour.table("mojo", seats=2).record(), worlds=1)


@pytest.mark.parametrize(("knower", "dealt"), [(NOTHING, []), (0, [0, 0, 0])])
def test_a_position_is_valued_as_its_cards_lie_or_as_one_seat_can_imagine_it(
    monkeypatch, knower, dealt
):
    """In each of three playouts, which end at once."""
    monkeypatch.setattr(tree, "MOST_PLAYED", 1)
    table, asked = parlour.table("mojo", seats=3, seed=1), []
    rules = table.game.rules.binding() | {
        redeal: lambda s, seat: asked.append(seat),
        unbound.policy: lambda s, seat, out, n: out[0],
        unbound.standing: mojo.standing,
        apply: lambda s, seat, action: None,
    }
    settings = SimpleNamespace(noise=0.0, horizon=tree.TO_THE_END)
    memory = [0] * table.game.max_legal, [0.0] * 3, [], settings, SimpleNamespace(moves=0)
    value_position, sums = bound(valuing.value_position, rules), [[0.0] * 3, [0.0] * 3]
    value_position([table.state] * 2, table.state, knower, *memory, sums, 3)
    assert asked == dealt
    assert sums[valuing.SHARES] == pytest.approx([1, 1, 1])


@pytest.mark.parametrize(
    ("game", "seats"), [searching("mojo", 3), searching("mushi", 2), searching("uno", 3)]
)
def test_a_move_is_judged_by_what_its_seat_knew(game, seats):
    """Any cards that the seat could not tell from the true ones lead to the same verdict."""
    table, _ = played(game, ["easy"] * seats, 8, **SHORT[game])
    _, moments = looking_back._standing(table.record())
    found, valuer, seen = registry.get(game), Valuer(registry.get(game), seats), 0
    for number, moment in enumerate(moments):
        if moment.move and number % 3 == 0:
            knows = InformationState(found, moment.before, moment.move.seat)
            other = moment._replace(before=knows.world(Random(number)))
            assert looking_back._decision(
                found, valuer, moment, moment.move, 5, QUICK
            ) == looking_back._decision(found, valuer, other, other.move, 5, QUICK)
            seen += other.before != moment.before
    assert seen


@every_game
def test_a_blunder_put_in_on_purpose_is_named(game):
    """A move that a flat search, which tries all moves about equally often, finds far the worst."""
    settings = "iterations=600/depth=1/exploration=50/noise=0/stop_early=0/solve=0"
    judge, policy = bots.get(game, f"expert:{settings}"), bots.get(game, "policy")
    put_in = 0
    for seed in range(40):
        table, random = parlour.table(game, seats=2, seed=seed), Random(seed)
        blunder = None
        while not table.over:
            information = table.information_state()
            if blunder is None and len(table.history) > 6 and len(information.legal()) > 2:
                moves = judge.analyse(information, random).moves
                best = max(moves, key=lambda move: move.share)
                worst = min(moves, key=lambda move: move.share)
                doubt = 3 * (best.error + worst.error)
                if best.share - worst.share > 0.05 + doubt and worst.action:
                    blunder = len(table.entries) + 1
                    table.play(worst.action)
                    continue
            bots.play_on(table, [policy] * 2, random)
        if blunder:
            put_in += 1
            mistakes = parlour.review(table.record(), worlds=64).mistakes
            assert blunder in [mistake.entry for mistake in mistakes], seed
        if put_in == 3:
            break
    assert put_in == 3


@every_game
def test_skill_tells_random_moves_from_the_policy(game):
    reviews = [
        parlour.review(played(game, ["policy", "random"], seed)[0].record(), worlds=16)
        for seed in range(4)
    ]
    usual, wild = [sum(review.accounts[seat].own for review in reviews) for seat in (0, 1)]
    errors = [
        sum(review.accounts[seat].own_error ** 2 for review in reviews) ** 0.5 for seat in (0, 1)
    ]
    assert wild < -3 * errors[1]
    assert abs(usual) <= 4 * errors[0] + 1e-9


def test_a_cost_within_its_error_is_no_mistake():
    decision = Decision(
        entry=3,
        round=1,
        seat=0,
        action="1",
        better="2",
        cost=0.05,
        error=0.02,
        skill=(0.0, 0.0),
        skill_errors=(0.0, 0.0),
    )
    assert not findings.is_mistake(decision)
    assert findings.is_mistake(msgspec.structs.replace(decision, error=0.01))
    trifle = msgspec.structs.replace(decision, error=0.0, cost=WORTH_NAMING / 2)
    assert not findings.is_mistake(trifle)
    assert not findings.is_mistake(msgspec.structs.replace(decision, error=0.0, better=None))


def noted(own, others, luck, error, shares=(0.5, 0.4, 0.7, 1.0), decisions=()):
    """What is said of a winner with such an account."""
    account = Account(
        seat=0,
        start=0.5,
        own=own,
        others=others,
        luck=luck,
        result=1.0,
        own_error=0.0,
        luck_error=error,
    )
    points = [
        Point(entry=3 * at, round=1 + at // 2, shares=(share, 1 - share), errors=(0.01, 0.02))
        for at, share in enumerate(shares)
    ]
    return findings.notes(points, decisions, [account], [0])


@pytest.mark.parametrize(
    ("own", "others", "luck", "error", "why"),
    [
        (0.4, 0.1, 0.0, 0.1, "own"),
        (0.1, 0.4, 0.0, 0.1, "others"),
        (-0.1, 0.1, 0.5, 0.1, "luck"),
        (0.3, 0.2, 0.0, 0.1, "mixed"),
        (0.3, 0.2, 0.0, 0.01, "own"),
    ],
)
def test_a_victory_is_put_down_to_the_largest_part_beyond_the_error(own, others, luck, error, why):
    said = noted(own, others, luck, error)[0]
    assert (said.says, said.seat, said.why) == ("won", 0, why)


def test_the_game_turned_where_the_winner_gained_most():
    turned = noted(0, 0, 0.5, 0, shares=(0.5, 0.4, 0.8, 0.7, 1.0))[1]
    assert (turned.says, turned.entry, turned.round) == ("turned", 6, 2)
    assert (turned.before, turned.after) == (0.4, 0.8)


def test_the_dearest_mistake_is_named_and_the_doubt_is_two_errors():
    def decision(entry, cost):
        return Decision(
            entry=entry,
            round=2,
            seat=1,
            action="1",
            better="2",
            cost=cost,
            error=0.01,
            skill=(0.0, 0.0),
            skill_errors=(0.0, 0.0),
        )

    *_, dearest, doubt = noted(0, 0, 0.5, 0, decisions=[decision(3, 0.2), decision(6, 0.3)])
    assert (dearest.says, dearest.seat, dearest.entry) == ("dearest", 1, 6)
    assert dearest.amount == 0.3
    assert (doubt.says, doubt.amount) == ("doubt", 0.04)
    assert [note.says for note in noted(0, 0, 0.5, 0)] == ["won", "turned", "clean", "doubt"]


def test_the_same_seed_gives_the_same_review_and_its_document_is_json():
    record = played("mojo", ["easy"] * 3, 6, **SHORT["mojo"])[0].record()
    found = parlour.review(record, worlds=QUICK)
    assert found == parlour.review(record, worlds=QUICK)
    assert found != parlour.review(record, worlds=QUICK, seed=1)
    document = json.loads(json.dumps(found.document()))
    assert msgspec.convert(document, Review) == found
    assert document["mistakes"] == [mistake.entry for mistake in found.mistakes]


@every_game
def test_with_cards_that_nobody_saw_only_those_who_saw_theirs_are_judged(game):
    table, _ = played(game, ["medium"] * 2, 5, **SHORT[game])
    whole = table.record()
    entries = [
        Deck(tuple(f"{card}?" for card in entry.deck)) if isinstance(entry, Deck) else entry
        for entry in whole.entries
    ]
    blind = msgspec.structs.replace(whole, entries=tuple(entries), seen=(Seat(0),))
    found, all_seen = (parlour.review(each, worlds=QUICK, seed=1) for each in (blind, whole))
    assert found.decisions == tuple(one for one in all_seen.decisions if one.seat == 0)
    assert found.accounts == ()
    assert [note.seat for note in found.notes if note.says == "unseen"] == [0]
    assert {note.why for note in found.notes if note.says == "won"} <= {"unseen"}
    assert [point.entry for point in found.points] == [point.entry for point in all_seen.points]
    with pytest.raises(UnseenError):
        parlour.review(msgspec.structs.replace(blind, seen=None))


@pytest.mark.parametrize(
    ("game", "seats", "asked"),
    [
        searching("mojo", 2, True),
        searching("mojo", 3, False),
        searching("mushi", 2, False),
        searching("uno", 2, True),
        searching("uno", 4, False),
    ],
)
def test_a_net_tells_costs_where_it_is_asked(game, seats, asked):
    found = registry.get(game)
    information = parlour.table(game, seats=seats, seed=6).information_state()
    one, two = information.legal()[:2]
    valuer = Valuer(found, seats)
    cost = valuer.cost(information, one, two, 3, QUICK)
    _, lead = valuer.choices(information, [one, two], 0, 3, QUICK).leads
    assert (cost != lead) == asked
