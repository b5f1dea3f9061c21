"""Finished games with their keys, played at random on tables of a server, without the server."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any

from parlour.games import registry
from parlour.server import log
from parlour.server.log import StoredTable
from parlour.server.state import TableState

SHORT = {"mojo": {"points": 10}, "mushi": {"deals": 2}, "uno": {"points": 50}}
"""Options of games that are soon over."""


def begun(
    game: str = "mojo",
    contributions: Sequence[str | None] = (None, None),
    table: str = "T",
    secret: bytes = bytes(32),
    **options: Any,
) -> TableState:
    """A table whose first game has just begun."""
    seats = len(contributions)
    chosen = registry.get(game).options(SHORT[game] | options, seats=seats).values()
    header = log.Header(game=game, seats=seats, options=chosen, pace=0, moment=0)
    entries: list[log.AnyEntry] = [
        log.Seated(seat=seat, name=name, token=name)
        for seat, name in zip(range(seats), ("Ann", "Bo", "Cy", "Di"), strict=False)
    ]
    entries += [
        log.Contributed(seat=seat, contribution=contribution)
        for seat, contribution in enumerate(contributions)
        if contribution is not None
    ]
    state = TableState(StoredTable(table, header, secret, entries))
    state.apply(state.start())
    return state


def play_on(state: TableState, rng: Random) -> TableState:
    """Play at random until the game is over."""
    while state.status == "playing":
        table = state.table
        assert table
        if table.awaits_deal:
            state.apply(state.deal())
        else:
            assert table.to_act is not None
            state.apply(state.act(table.to_act, rng.choice(table.legal()), None))
    return state


def finished(game: str = "mojo", *given: Any, seed: int = 1, **options: Any) -> dict[str, Any]:
    """What the server answers when it is asked for the record: a `Revealed`."""
    text = play_on(begun(game, *given, **options), Random(seed)).revealed()
    assert text
    document: dict[str, Any] = json.loads(text)
    return document
