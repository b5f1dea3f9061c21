"""`History`, held against plain lists."""

from random import Random

import pytest

from parlour.core.history import History


def test_copies_go_their_own_ways():
    """Whichever goes on first, from whatever point, and however often it is copied."""
    rng = Random(5)
    pairs = [(History([0, 1, 2]), [0, 1, 2])]
    for n in range(2_000):
        history, expected = rng.choice(pairs)
        if rng.random() < 0.2:
            pairs.append((history.copy(), expected[:]))
            pairs = rng.sample(pairs, min(len(pairs), 8))
        else:
            history.append(n)
            expected.append(n)
        for one, plain in pairs:
            assert list(one) == plain
            assert len(one) == len(plain)


def test_it_is_read_like_a_list_and_ends_where_its_own_past_ends():
    history = History("abc")
    history.copy().append("d")
    assert (history[0], history[-1], history[1:], history[-2:]) == (
        "a",
        "c",
        ["b", "c"],
        ["b", "c"],
    )
    assert ("d" in history, history.count("d")) == (False, 0)
    assert history == History("abc") == ["a", "b", "c"]
    assert history != History("abcd")
    with pytest.raises(IndexError):
        history[3]
