"""The public record of a game that is over, or that cannot be carried on."""

from collections.abc import Iterable

import msgspec

from parlour.server import wire
from parlour.server.tables.fairness import commitment
from parlour.server.tables.log import Finished
from parlour.server.tables.past import Past
from parlour.server.tables.state import TableState


def reveal(state: TableState) -> bytes | None:
    """The last game, a `Revealed` as JSON, if it is over or cannot be carried on."""
    origin = state.origin
    if origin and state.stopped:
        record = state.stopped.record()
    elif origin and state.table and state.table.over:
        record = state.table.record().to_json()
    else:
        return None
    shown = wire.Revealed(
        table=state.id,
        game=origin.game,
        commitment=commitment(origin.key),
        key=origin.key.hex(),
        shuffles=origin.shuffles,
        contributions=list(origin.contributions),
        pledges=list(origin.pledges),
        bots=list(origin.bots),
        restored=origin.game in state.restored,
        record=msgspec.Raw(record),
    )
    return msgspec.json.encode(shown)


def past_game(state: TableState) -> Past | None:
    """The score sheet of the last game; None unless it is over and has one."""
    table = state.table
    if table is None or not table.over or not table.sheet:
        return None
    return Past(
        shown=wire.PastGame(
            number=state.games,
            game=table.game.name,
            options=table.options.values(),
            names=list(table.names),
            sheet=[list(row) for row in table.sheet],
            winners=list(table.winners()),
        ),
        holders=state.holders,
        bots=[
            None if holder else seat.bot
            for holder, seat in zip(state.holders, state.seats, strict=False)
        ],
    )


def may_see(state: TableState, token: str | None, holders: Iterable[str | None]) -> bool:
    """True if the holder of a token, by its hash, may see a finished game of the table, which these
    people played: at one that keeps its games to itself, they and those who sit there now."""
    people = {each for seat in state.seats for each in seat.tokens()}
    return not state.setup.private or (token is not None and token in {*people, *holders})


def last_game(state: TableState) -> Finished | None:
    """The last game as it is to be kept; None unless it is over or cannot be carried on."""
    shown = reveal(state)
    return Finished(shown, state.holders) if shown else None
