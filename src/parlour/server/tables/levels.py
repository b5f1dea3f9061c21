"""The levels of bots at a table: which there are, and which it is where nobody chose one."""

from functools import cache

from parlour import bots
from parlour.server.tables.state import TableState


@cache
def usual_bot(game: str) -> str:
    """The level of bots where nobody chose one: neither a pushover nor a reason to leave."""
    return bots.names(game)[:2][-1]


def existing(game: str, bot: str) -> str:
    """A level that a table names, or the usual one: an older table may name one that is gone."""
    return bot if has_bot(game, bot) else usual_bot(game)


def stand_in(state: TableState) -> str:
    """The level of the bot that stands in for people at this table."""
    return state.setup.stand_in or usual_bot(state.game.name)


def has_bot(game: str, bot: str) -> bool:
    """True if this is a level of the game's bots."""
    return bot in bots.names(game)


def check_bot(game: str, bot: str) -> None:
    """Raises UnknownBotError unless the bot is a level of the game."""
    if not has_bot(game, bot):
        known = ", ".join(bots.names(game))
        raise bots.UnknownBotError(f"bot: expected one of {known}; got {bot!r}")
