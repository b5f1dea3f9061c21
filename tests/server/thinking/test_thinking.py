"""What a thinking process does with a question, with Parlour's own bots."""

import pytest

import parlour
from parlour import bots
from parlour.server.thinking.questions import (
    Analyse,
    Analysed,
    AnyQuestion,
    Decide,
    Decided,
    Prepare,
    Prepared,
    decode_question,
    encode,
    think,
)

SEEN = parlour.table("mojo", seats=3, seed=3, first_player=1).information_state(1)
ASKED = {
    "game": "mojo",
    "seat": 1,
    "state": SEEN.to_bytes(),
    "seed": 7,
    "seconds": 0.05,
}


def test_prepared_once_it_is_ready() -> None:
    answers = [think(Prepare(game="mojo")) for _ in range(5)]
    assert Prepared(compiled=False) in answers[1:]  # others may compile something at the same time


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
def test_every_level_decides(level: str) -> None:
    answer = think(Decide(**ASKED, level=bots.level_of("mojo", level)))
    assert isinstance(answer, Decided)
    assert answer.action in SEEN.actions()


def test_an_analysis_values_every_move_best_first() -> None:
    answer = think(Analyse(**ASKED, level=bots.level_of("mojo", "expert")))
    assert isinstance(answer, Analysed)
    assert sorted(action or "" for action, _ in answer.moves) == sorted(SEEN.actions())
    assert all(0 <= share <= 1 for _, share in answer.moves)


def test_only_a_search_analyses() -> None:
    with pytest.raises(TypeError):
        think(Analyse(**ASKED, level=bots.level_of("mojo", "medium")))


@pytest.mark.parametrize(
    "question",
    [
        Prepare(game="uno"),
        Decide(**ASKED, level=bots.level_of("mojo", "easy")),
        Analyse(**ASKED, level=bots.level_of("mojo", "easy")),
    ],
)
def test_questions_survive_the_journey(question: AnyQuestion) -> None:
    assert decode_question(encode(question)) == question
    assert type(decode_question(encode(question))) is type(question)
