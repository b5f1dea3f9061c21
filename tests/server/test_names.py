"""Names in every script; none that cannot be seen, and none that looks like another's."""

import pytest

from parlour.server.errors import BadNameError
from parlour.server.names import bot_name, clean_name, unique_name

FAMILY = "\N{MAN}\u200d\N{WOMAN}\u200d\N{GIRL}"


@pytest.mark.parametrize("name", ["Ann", "ÅÄÖ", "عبد الرحمن", "Александра", f"{FAMILY} Ola"])
def test_names_that_people_have(name):
    assert clean_name(f"  {name} ") == name


@pytest.mark.parametrize("name", ["", "  ", "\u200d", "x" * 25, "a\u202eb", "a\x00"], ids=repr)
def test_names_that_cannot_be_shown(name):
    with pytest.raises(BadNameError, match="1 to 24"):
        clean_name(name)


def test_names_that_look_the_same_are_told_apart():
    assert unique_name("A\u200dnn", ["ann"]) == "A\u200dnn 2"


def test_bots_have_names_of_their_own_at_the_largest_table():
    names: list[str] = []
    for _ in range(10):
        names.append(bot_name(names))
    assert not [name for name in names if name[-1].isdigit()]
