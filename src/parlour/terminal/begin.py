"""A player's ways to a table: by a link, back to a game that was left, or to a new one."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from parlour.server.wire import GameInfo, NewTable
from parlour.terminal import address, games
from parlour.terminal.address import Link, ServerError
from parlour.terminal.client import Client
from parlour.terminal.model import Model
from parlour.terminal.seats import Seats
from parlour.terminal.words import Words

HERE = "here"
"""The place under which the seat at this machine's own table is kept."""

Ask = Callable[[str, list[str]], Awaitable[int | None]]
"""A function that asks the player to choose one of some options; it returns None if they would
rather stop."""


@dataclass(frozen=True, kw_only=True)
class Wish:
    """The player's wishes for a game, from the command line."""

    language: str
    game: str | None = None
    seats: int | None = None
    bots: str | None = None
    options: dict[str, str | int | bool | None] = field(default_factory=dict)
    name: str = ""
    link: Link | None = None


async def by_link(wish: Wish, link: Link, kept: Seats) -> Model:
    """Find the table that a link leads to (ServerError)."""
    place = f"{link} {wish.name}".strip()
    token = None if link.watch else kept.token(place)
    summary = await address.summary(link, token)
    client = Client(link, token, lambda token: kept.keep(place, token))
    return await _model(wish, client, summary.game, link.server)


async def at_server(wish: Wish, server: str, kept: Seats, ask: Ask, *, alone: bool) -> Model | None:
    """Set up a table at a server. With `alone`, the server is on this machine and bots take all
    other seats: the game begins at once, or goes on if the player had left it. Returns None if the
    player would rather stop.

    Raises ServerError.
    """
    known = await address.games(server)
    words = Words(wish.language)
    game = wish.game
    if alone and not game and (model := await _left(wish, server, kept, ask)):
        return model
    if not game:
        named = [one for one in known if _told(one.name, wish.language)]
        titles = [games.get(one.name, wish.language).title for one in named]
        chosen = await ask(words("terminal-which-game"), titles)
        if chosen is None:
            return None
        game = named[chosen].name
    info = next((one for one in known if one.name == game), None)
    if info is None:
        raise ServerError("unknown-game")
    client = await _create(wish, server, kept, info, alone=alone)
    return await _model(wish, client, game, server)


def _told(name: str, language: str) -> bool:
    try:
        return bool(games.get(name, language))
    except LookupError:
        return False


def usual_seats(most: int) -> int:
    """How many play if nobody says, as on the command line (`cli/by_game.py`)."""
    return min(4, most)


async def _create(wish: Wish, server: str, kept: Seats, info: GameInfo, *, alone: bool) -> Client:
    seats = wish.seats or usual_seats(info.max_seats)
    bots = []
    if alone or wish.bots:
        level = wish.bots or info.usual_bot
        if level not in info.bots:
            raise ServerError("unknown-bot")
        bots = [level] * (seats - 1)
    created = await address.create(
        server,
        NewTable(
            game=info.name,
            name=wish.name or Words(wish.language)("home-guest"),
            seats=seats,
            options=_homely(info, wish.language) | wish.options,
            bots=bots,
            hints=True,
            start=alone,
        ),
    )
    link = Link(server, created.table)
    if alone:
        kept.keep(HERE, f"{created.table} {created.token}")
    else:
        kept.keep(str(link), created.token)
    return Client(link, created.token)


def _homely(info: GameInfo, language: str) -> dict[str, str | int | bool | None]:
    """The edition in the host's own language, if there is one."""
    edition = next((one for one in info.options if one.name == "edition"), None)
    return {"edition": language} if edition and language in edition.values else {}


async def _left(wish: Wish, server: str, kept: Seats, ask: Ask) -> Model | None:
    """Return the game on this machine that the player left, if they want to go on with it."""
    table, _, token = (kept.token(HERE) or "").partition(" ")
    if not token:
        return None
    link = Link(server, table)
    try:
        summary = await address.summary(link, token)
        title = games.get(summary.game, wish.language).title
    except (ServerError, LookupError):
        return None
    if summary.status != "playing" or summary.seat is None:
        return None
    words = Words(wish.language)
    choice = await ask(
        words("terminal-left", game=title), [words("option-on"), words("option-off")]
    )
    if choice != 0:
        return None
    return await _model(wish, Client(link, token), summary.game, server)


async def _model(wish: Wish, client: Client, game: str, server: str) -> Model:
    try:
        known = {info.name: info for info in await address.games(server)}
        bot = wish.bots or known[game].usual_bot
        return Model(client, game, wish.language, bot=bot, name=wish.name)
    except LookupError:
        raise ServerError("unknown-game") from None
