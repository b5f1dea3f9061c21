"""The public record of a game that is over, or that cannot be carried on."""

import msgspec

from parlour.server import wire
from parlour.server.tables.fairness import commitment
from parlour.server.tables.log import Finished
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


def may_see(state: TableState, number: int, token: str | None, finished: Finished | None) -> bool:
    """Whether the holder of a token, by its hash, may see a finished game of the table: at one that
    keeps them to itself, its people and whoever played that game."""
    if not state.setup.private:
        return True
    people = {each for seat in state.seats for each in seat.tokens()}
    if number == state.games:
        people |= {each for each in state.holders if each}
    if finished:
        people |= {each for each in finished.holders if each}
    return token is not None and token in people


def last_game(state: TableState) -> Finished | None:
    """The last game as it is to be kept; None unless it is over or cannot be carried on."""
    shown = reveal(state)
    return Finished(shown, state.holders) if shown else None
