"""The policy for UNO, and what totals are worth to it."""

from random import Random

import numpy as np
import pytest

from parlour.bots import uno as knowhow
from parlour.core.chance import Generated, seed_generator
from parlour.core.compiling import Compiler
from parlour.core.information import InformationState
from parlour.games import registry
from parlour.games.uno.state import DEAL, OVER

UNO = registry.get("uno")


def choice(s, seat):
    """The policy's action, on a copy."""
    legal = UNO.legal_actions(s, seat)
    return knowhow.policy(s.copy(), seat, legal, len(legal))


def decide(table, seat):
    return UNO.notation.format_action(table.state, choice(table.state, seat))


# --- what it does ---------------------------------------------------------------------------------


def test_u16_it_calls_and_catches(position):
    table = position(["b7 b8", "b1 b2", "g1"], "b5")
    assert decide(table, 0).endswith(" uno")
    table.play("b7")
    assert decide(table, 1) == "catch 0"
    assert decide(table, 2) == "catch 0"
    assert decide(table, 0) == "uno"


def test_u13_it_challenges_where_it_knows_the_bluff_and_never_where_there_can_be_none(position):
    table = position(["scary b1 y2 y3 y4", "+4 g1 g2 g3", "y1 y6"], "b5")
    for text in ("scary blue", "give b1", "blue", "+4 green"):
        table.play(text)
    assert decide(table, 2) == "challenge"
    table = position(["+4", "scary +4 b1 g2 g3", "y1 y6"], "b5", turn=1)
    for text in ("scary blue", "give b1", "blue", "draw"):
        table.play(text)
    table.state.turn, table.state.phase = 1, 1
    table.play("+4 green")
    assert decide(table, 2) == "accept"


def test_u14_it_gives_its_longest_colour_away_and_names_one_it_holds(position):
    table = position(["scary p1 p2 p3 p4 g8 y9", "b1 b2", "g1 g3"], "b5")
    assert decide(table, 0) == "scary pink"
    table.play("scary pink")
    for _ in range(4):
        table.play(decide(table, 0))
    assert decide(table, 0) in ("green", "yellow")


def test_it_keeps_wild_cards_while_another_fits(position):
    table = position(["b7 wild g1 y2", "y3 y4 y5 y6"], "b5")
    assert decide(table, 0) == "b7"


def test_it_names_the_colour_it_holds_most_of(position):
    table = position(["wild g1 g2 g3 y4", "y3 y4 y5 y6"], "b5")
    assert decide(table, 0) == "wild green"


def test_it_goes_on_with_the_colour_on_which_the_next_player_drew(position):
    """Seat 1 drew on blue: with two colours equally long, seat 0 names blue."""
    table = position(["wild b1 b2 y1 y2", "g3 g4"], "b5", pile="g9 g8", turn=1)
    table.play("draw")
    table.state.discard[table.state.discard_size - 1] = UNO.notation.parse_card("p7")
    table.state.colour = 2
    assert decide(table, 0) == "wild blue"


def test_it_keeps_a_player_with_one_card_from_playing(position):
    table = position(["b7 bs g1 g2", "y3", "y4 y5 y6"], "b5")
    assert decide(table, 0) == "bs"


# --- by what the seat knows alone -----------------------------------------------------------------


@pytest.mark.parametrize("edition", ["monster", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 7])
def test_it_reads_no_more_than_its_seat_knows_and_runs_compiled(seats, edition):
    """Along games half at random: the same from the concealed state, and from the compiled rule."""
    compiled = Compiler()(knowhow.policy)
    random = Random(seats)
    s = UNO.new_state(UNO.options({"edition": edition}), seats)
    s.source = Generated()
    seed_generator(s, seats, 0)
    decided = 0
    for _ in range(700):
        if UNO.rules.to_act(s) < 0:
            UNO.rules.deal(s)
        choices = []
        for seat in range(seats):
            legal = UNO.legal_actions(s, seat)
            if legal:
                action = choice(s, seat)
                assert action in legal
                assert choice(InformationState(UNO, s, seat).state, seat) == action
                record = s.record().reshape(1)
                assert compiled(record[0], seat, np.array(legal, np.int16), len(legal)) == action
                choices.append((seat, action if random.random() < 0.5 else random.choice(legal)))
                decided += 1
        UNO.rules.apply(s, *random.choice(choices))
        if UNO.rules.to_act(s) == -2:
            UNO.rules.start(s)
            s.totals = [0] * len(s.totals)
    assert decided >= 700


# --- the worth of totals --------------------------------------------------------------------------


def shares(totals, limit=500, scoring="main", phase=DEAL):
    s = UNO.new_state(UNO.options({"points": limit, "scoring": scoring}), len(totals))
    s.totals[: len(totals)] = totals
    s.phase = phase
    values = [0.0] * len(totals)
    knowhow.standing(s, values)
    return values


def test_u20_once_the_game_is_over_the_winner_has_it_all():
    assert shares([120, 510, 300], phase=OVER) == [0, 1, 0]


def test_u21_once_the_game_is_over_equal_ones_share_it():
    assert shares([120, 510, 120, 300], scoring="alternative", phase=OVER) == [0.5, 0, 0.5, 0]


@pytest.mark.parametrize("scoring", ["main", "alternative"])
@pytest.mark.parametrize("seats", [2, 3, 5, 10])
def test_between_rounds_shares_add_up_and_follow_the_totals(seats, scoring):
    random = Random(seats)
    for _ in range(50):
        totals = [random.randrange(500) for _ in range(seats)]
        values = shares(totals, scoring=scoring)
        assert sum(values) == pytest.approx(1)
        ordered = sorted(range(seats), key=lambda seat: totals[seat])
        if scoring == "alternative":
            ordered.reverse()
        assert [values[seat] for seat in ordered] == sorted(values)
    assert shares([100] * seats, scoring=scoring) == pytest.approx([1 / seats] * seats)


def test_u21_with_two_players_it_is_the_same_whoever_gets_the_points():
    assert shares([120, 430], scoring="alternative") == shares([430, 120])


def test_a_lead_is_worth_more_near_the_end():
    assert shares([480, 400])[0] > shares([180, 100])[0] > 0.5
    assert shares([400, 480], scoring="alternative")[0] > 0.5
