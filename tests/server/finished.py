"""Finished games with their keys, played at random on tables of a server, without the server."""

import json
from collections.abc import Collection, Sequence
from random import Random
from typing import Any

from games.declared import declared
from parlour.games import registry
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import pledge
from parlour.server.tables.folding import apply, folded
from parlour.server.tables.log import StoredTable
from parlour.server.tables.revealed import reveal
from parlour.server.tables.state import Change, TableState


def begun(
    game: str = "mojo",
    contributions: Sequence[str | None] = (None, None),
    table: str = "T",
    secret: bytes = bytes(32),
    late: Collection[int] = (),
    bots: Collection[int] = (),
    **options: Any,
) -> TableState:
    """A table whose first game has just been dealt. All have pledged what they contribute; those
    who are `late` do not show it."""
    seats = len(contributions)
    chosen = registry.get(game).options({**declared(game).short} | options, seats=seats).values()
    header = log.Header(game=game, seats=seats, options=chosen, pace=0, moment=0)
    entries: list[log.LogEntry] = [
        log.BotSeated(seat=seat, bot="easy", name=name)
        if seat in bots
        else log.Seated(seat=seat, name=name, token=name)
        for seat, name in zip(range(seats), ("Ann", "Bo", "Cy", "Di"), strict=False)
    ]
    given = {seat: one for seat, one in enumerate(contributions) if one is not None}
    entries += [log.Pledged(seat=seat, pledge=pledge(one)) for seat, one in given.items()]
    state = folded(StoredTable(table, header, secret, entries))
    apply(state, steps.start(state))
    for seat, one in given.items():
        if seat not in late:
            apply(state, Change(log.Contributed(seat=seat, contribution=one), state.table))
    if state.sealed:
        apply(state, steps.deal(state))
    return state


def play_on(state: TableState, rng: Random) -> TableState:
    """Play at random until the game is over."""
    while state.status == "playing":
        table = state.table
        assert table
        if table.awaits_deal:
            apply(state, steps.deal(state))
        else:
            assert table.to_act is not None
            apply(state, steps.act(state, table.to_act, rng.choice(table.legal()), None))
    return state


def finished(game: str = "mojo", *given: Any, seed: int = 1, **options: Any) -> dict[str, Any]:
    """What the server answers when it is asked for the record: a `Revealed`."""
    text = reveal(play_on(begun(game, *given, **options), Random(seed)))
    assert text
    document: dict[str, Any] = json.loads(text)
    return document
