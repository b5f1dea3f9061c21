"""What a seat hears of a Mojo table, and what it does not."""

from random import Random
from typing import get_args, get_type_hints

import msgspec
import pytest

from parlour.core.chance import Generated, seed_generator
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.mojo.cards import MOJO_BONUS
from parlour.games.mojo.view import MojoView

FULL = [1, 3, 5, 7, 9, 10, 11, 12]


def encoded(table, seat, since):
    events = [msgspec.json.encode(event) for event in table.events(seat, since)]
    return events, msgspec.json.encode(table.view(seat))


def pair(options, seats, seed, seat, moves, rng):
    """Two tables that a seat cannot tell apart: the others' cards and the pile differ."""
    here, there = (
        Table(registry.get("mojo"), options, seats=seats, seed=seed, auto_deal=False)
        for _ in range(2)
    )
    for table in (here, there):
        table.deal()
    for _ in range(moves):
        if here.to_act is None:
            return None
        action = rng.choice(here.legal())
        here.play(action)
        there.play(action)
    if here.to_act is None:
        return None
    before = there.state.copy()
    there.state.source, source = Generated(), there.state.source
    seed_generator(there.state, seed, 99)
    there.game.rules.redeal(there.state, seat)
    there.state.source = source
    return (here, there) if before.hand != there.state.hand else None


@pytest.mark.parametrize("discards", [1, 2])
@pytest.mark.parametrize("edition", ["fr", "ru", "pl"])
def test_two_tables_that_a_seat_cannot_tell_apart_send_it_the_same_bytes(edition, discards):
    """Both go on with the same moves. They may part only where the rules show a hidden card: the
    seat's own draw, `ru`'s card turned up from the pile, and the end of a round."""
    compared, rng = 0, Random(1)
    for seed in range(60):
        seat = seed % 3
        tables = pair(
            {"edition": edition, "discards": discards}, 3, seed, seat, rng.randrange(25), rng
        )
        if tables is None:
            continue
        here, there = tables
        viewers = (seat, None)
        while here.to_act is not None:
            both = sorted(set(here.legal()) & set(there.legal()))
            if not both:
                break
            since, actor, action = here.journal_size, here.to_act, rng.choice(both)
            here.play(action)
            there.play(action)
            if here.to_act is None:
                break
            shown = {entry[0] for entry in here.journal[since:]}
            if actor == seat and 2 in shown:  # DREW
                break
            if edition == "ru" and 7 in shown:  # DISCARD_FORMED
                break
            for viewer in viewers:
                assert encoded(here, viewer, since) == encoded(there, viewer, since)
            compared += 1
    assert compared > 100


def test_a_drawn_card_is_seen_by_its_owner_alone(mojo):
    table = mojo.position([FULL, FULL, FULL], [6], pile=[4, 4])
    since = table.journal_size
    table.play("7")
    seen = {viewer: table.events(viewer, since)[1] for viewer in (0, 1, 2, None)}
    assert all(event.kind == "drew" and event.seat == 0 for event in seen.values())
    assert {viewer: event.card for viewer, event in seen.items()} == {
        0: 4,
        1: None,
        2: None,
        None: None,
    }


def test_hands_are_closed_while_a_round_runs_and_open_after_it(mojo):
    table = mojo.position([[5, 5], [3, 9], []], [6], laid={2: [7]}, turn=2)
    for viewer in (0, 1, None):
        assert table.view(viewer).seats[2].laid is None
        assert table.view(viewer).seats[2].laid_size == 1
    assert table.view(0).seats[1].hand is None
    assert table.view(1).seats[1].hand == [3, 9]
    assert table.view(None).seats[0].hand is None
    table.play("show 7")
    for viewer in (0, 1, 2, None):
        assert [seat.hand for seat in table.view(viewer).seats] == [[5, 5], [3, 9], []]


def test_moves_say_what_they_do(mojo):
    table = mojo.position([[4, 6, 8], FULL], [6], [4, 4])
    said = {
        move.action: (move.kind, move.card, move.discard, move.effect)
        for move in table.view(0).legal
    }
    assert said == {
        "4a": ("play", 4, 0, "lower"),
        "6a": ("play", 6, 0, "equal"),
        "8a": ("play", 8, 0, "higher"),
        "4b": ("play", 4, 1, "equal"),
        "6b": ("play", 6, 1, "higher"),
        "8b": ("play", 8, 1, "higher"),
    }
    table.play("8a")
    assert [(m.action, m.kind, m.card, m.discard) for m in table.view(0).legal] == [
        ("draw", "draw", None, None),
        ("take", "take", 4, 1),
    ]


def test_a_score_shows_its_cards(mojo):
    table = mojo.position([[5], [0, 3, 4, 9, 9]], [6])
    table.play("5")
    holder, other = table.view().scores
    assert (holder.cards, holder.counted, holder.sum, holder.mojo) == ([], [], 0, "zero")
    assert other.cards == [0, 3, 4, 9, 9]
    assert other.counted == [0, 4, 9]
    assert (other.sum, other.mojo, other.points, other.total) == (13, None, 13, 13)


def test_the_page_knows_both_faces_of_the_mojo_card():
    assert get_args(get_type_hints(MojoView)["face"]) == (0, MOJO_BONUS)


def test_before_the_first_deal_there_is_nothing_to_see():
    table = Table(registry.get("mojo"), {}, seats=3, auto_deal=False)
    view = table.view(0)
    assert (view.phase, view.round, view.to_act, view.scores) == ("deal", 0, None, None)
    assert view.discards == [[]]
    assert [seat.hand_size for seat in view.seats] == [0, 0, 0]


def test_print_is_a_page_of_symbols(mojo):
    table = mojo.position(
        [[4, 6, 8, 8], FULL, []], [9, 6], [4, 4], pile=[1, 2], laid={2: [3, 3]}, totals=[10, 0, 33]
    )
    table.state.revealed[2][12] = 1
    table.state.known[1][7] = 1
    assert str(table.view(0)) == (
        "round 1  face 0  direction +1  draw_pile 2\n"
        "a: 9 6\n"
        "b: 4 4\n"
        "> 0: 4 6 8 8  (10)\n"
        "  1: 7 ? ? ? ? ? ? ?  (0)\n"
        "  2: 12  [laid ? ?]  (33)\n"
        "4a  6a  8a  4b  6b  8b"
    )
    assert str(table.view(None)).splitlines()[3:] == [
        "> 0: ? ? ? ?  (10)",
        "  1: 7 ? ? ? ? ? ? ?  (0)",
        "  2: 12  [laid ? ?]  (33)",
    ]
