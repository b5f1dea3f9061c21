"""Random play always ends."""

import pytest

from parlour.arena import simulate
from parlour.games import registry


@pytest.mark.parametrize("game", registry.names())
def test_a_game_without_end_is_broken_off(game, monkeypatch):
    rules = registry.get(game)
    monkeypatch.setattr(simulate, "MOST_MOVES", 5)
    with pytest.raises(simulate.EndlessGameError, match="expected games to end within 5 moves"):
        simulate.simulate(rules, rules.options({}), 2, games=10, compiled=False)
