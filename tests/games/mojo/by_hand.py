"""Helpers of the tests of Mojo's rules."""

import pytest

from parlour.core.errors import IllegalActionError
from parlour.core.record import Deck

EDITIONS = ["fr", "ru", "pl"]
every_edition = pytest.mark.parametrize("edition", EDITIONS)
FULL = [1, 3, 5, 7, 9, 10, 11, 12]
"""A hand that is far from Mojo Time."""


def decks(entries):
    return [[int(card) for card in entry.deck] for entry in entries if isinstance(entry, Deck)]


def refused(table, action):
    with pytest.raises(IllegalActionError):
        table.play(action)
