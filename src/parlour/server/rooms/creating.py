"""HTTP requests about tables: to make one, to describe one from afar, to return the record of a
game."""

from parlour import bots
from parlour.core.numbers import Seat
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import (
    EmptySeatsError,
    NotOverError,
    PrivateGameError,
    TableFullError,
    UnknownTableError,
)
from parlour.server.settings.settings import Settings
from parlour.server.storage.store import Store
from parlour.server.tables import levels, log, steps
from parlour.server.tables.fairness import new_secret, new_table_id, token_from, token_hash
from parlour.server.tables.folding import folded, load
from parlour.server.tables.log import StoredTable
from parlour.server.tables.names import bot_name, clean_name
from parlour.server.tables.revealed import last_game, may_see


def catalogue() -> list[wire.GameInfo]:
    """All games, for `GET /api/games`."""
    return [_game_info(name) for name in registry.names()]


def _game_info(name: str) -> wire.GameInfo:
    game = registry.get(name)
    return wire.GameInfo(
        name=name,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=game.Options.info(),
        bots=list(bots.names(name)),
        usual_bot=levels.usual_bot(name),
    )


async def create(store: Store, wanted: wire.NewTable, settings: Settings) -> wire.Created:
    """Make a new table with its host on seat 0.

    Raises UnknownGameError, OptionError, BadNameError, ReservedNameError, UnknownBotError,
    TableFullError, EmptySeatsError, StorageError."""
    game = registry.get(wanted.game)
    options = game.options(wanted.options, seats=wanted.seats)
    if len(wanted.bots) >= wanted.seats:
        raise TableFullError(f"bots: expected at most {wanted.seats - 1}, got {len(wanted.bots)}")
    table, secret, names = new_table_id(), new_secret().hex(), [clean_name(wanted.name)]
    token = token_from(secret, table)
    first: list[log.LogEntry] = [log.Seated(seat=Seat(0), name=names[0], token=token_hash(token))]
    for number, bot in enumerate(wanted.bots, start=1):
        levels.check_bot(wanted.game, bot)
        names.append(bot_name(names))
        first.append(log.BotSeated(seat=Seat(number), bot=bot, name=names[-1]))
    header = log.Header(
        game=game.name,
        seats=wanted.seats,
        options=options.values(),
        pace=round(settings.pace * 1000),
        moment=round(settings.moment * 1000),
        hints=wanted.hints,
    )
    stored = StoredTable(table, header, new_secret(), first)
    if wanted.start:
        if len(names) < wanted.seats:
            raise EmptySeatsError(
                f"bots: expected {wanted.seats - 1} to start at once, got {len(wanted.bots)}"
            )
        first.append(steps.start(folded(stored)).entry)
    await store.create(stored.id, header, stored.secret, first)
    return wire.Created(table=table, token=token, secret=secret)


async def past(store: Store, table: str, token: str | None) -> wire.PastGames:
    """The score sheets of earlier games at a table, those that the holder of this token may see
    (UnknownTableError, DamagedTableError, StorageError)."""
    state = await load(await store.read(table))
    person = None if token is None else token_hash(token)
    return wire.PastGames(
        games=[each.shown for each in state.past if may_see(state, person, each.holders)]
    )


async def revealed(store: Store, table: str, game: int | None, token: str | None = None) -> bytes:
    """A finished game, a `Revealed` as JSON: its record, with the key of its shuffles. `game` None:
    the last game. `token`: of the person who asks.

    Raises UnknownTableError, DamagedTableError, NotOverError, PrivateGameError, StorageError.
    """
    try:
        state = await load(await store.read(table))
    except UnknownTableError:  # its records may be kept longer
        kept = await store.record(table, game)
        if kept is None:
            raise
        return kept.body
    number = state.games if game is None else game
    found = last_game(state) if number == state.games else None
    found = found or state.finished.get(number) or await store.record(table, number)
    holders = [*(found.holders if found else ()), *(state.holders if number == state.games else ())]
    if not may_see(state, None if token is None else token_hash(token), holders):
        raise PrivateGameError("expected the token of somebody who has a seat here, or played")
    if found is None:
        raise NotOverError("expected the number of a game that is over")
    return found.body
