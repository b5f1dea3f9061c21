"""The declaration of a command: its message, the entry that it becomes, who may send it, and when.

    @command(wire.Configure, log.Configured, by=host, when=in_lobby)
    def configure(state: TableState, _: Seat, message: wire.Configure) -> Change:

The caller of `configure` passes the seat that asks, if it has one. The function itself is reached
only by those who may, and then has a seat for certain. Its further parameters, if any, are what it
needs to know besides the table's state: each has a name and a type of `rooms.handling.Knowledge`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import wraps
from inspect import signature
from typing import Any, Concatenate, ParamSpec, TypeVar

from parlour.core.numbers import Seat
from parlour.server import wire
from parlour.server.errors import (
    NotAfterGameError,
    NotHostError,
    NotInLobbyError,
    NotRunningError,
    NotSeatedError,
    RunningError,
    SpectatorsOnlyError,
)
from parlour.server.tables import log
from parlour.server.tables.state import Change, TableState

Asker = TypeVar("Asker")
Sent = TypeVar("Sent", bound=wire.Message)
Known = ParamSpec("Known")
Made = TypeVar("Made", bound=Change | None)

Command = Callable[Concatenate[TableState, Asker, Sent, Known], Made]
"""Takes the state, the seat that asks, the message, and any other knowledge that it needs."""


@dataclass(frozen=True)
class Declared:
    """A command as it was declared."""

    check: Callable[..., Change | None]
    """Makes the change, after all checks; takes `needs` by name."""
    entries: tuple[type[log.LogEntry], ...]
    """The kinds of entry that it can become."""
    needs: tuple[str, ...]
    """The names of what it needs to know besides the table's state."""
    by: str
    """The people who may send it, as documents say it; empty: anybody."""
    when: str
    """When, as documents say it; empty: at any time, or the function itself says when."""


DECLARED: dict[type[wire.Message], Declared] = {}
"""All commands, by their messages."""


# --- who may --------------------------------------------------------------------------------------


def anybody(_: TableState, seat: Seat | None) -> Seat | None:
    """Anybody may."""
    return seat


def spectator(_: TableState, seat: Seat | None) -> None:
    """Only spectators may (SpectatorsOnlyError)."""
    if seat is not None:
        raise SpectatorsOnlyError("expected a spectator; you have a seat")


def player(_: TableState, seat: Seat | None) -> Seat:
    """Only players may (NotSeatedError)."""
    if seat is None:
        raise NotSeatedError("expected a player of this table; you are a spectator")
    return seat


def host(state: TableState, seat: Seat | None) -> Seat:
    """Only the host may (NotSeatedError, NotHostError)."""
    seat = player(state, seat)
    if seat != state.host:
        raise NotHostError("expected the host of the table")
    return seat


# --- when -----------------------------------------------------------------------------------------


def at_any_time(_: TableState) -> None:
    """In the lobby, in a game and after it."""


def in_lobby(state: TableState) -> None:
    """Only before the first game (NotInLobbyError)."""
    if state.status != "lobby":
        raise NotInLobbyError("expected a table in the lobby")


def between_games(state: TableState) -> None:
    """Only while no game is under way (RunningError)."""
    if state.status == "playing":
        raise RunningError("expected no game under way")


def in_game(state: TableState) -> None:
    """Only while a game is under way (NotRunningError)."""
    if state.status != "playing":
        raise NotRunningError("expected a game under way")


def after_game(state: TableState) -> None:
    """Only after a game, while nobody has begun another (NotAfterGameError)."""
    if state.status != "over":
        raise NotAfterGameError("expected a game that is over")


# --- the declaration ------------------------------------------------------------------------------


def command(
    message: type[Sent],
    *entries: type[log.LogEntry],
    by: Callable[[TableState, Seat | None], Asker],
    when: Callable[[TableState], None] = at_any_time,
    done: Callable[..., bool] | None = None,
) -> Callable[[Command[Asker, Sent, Known, Made]], Command[Seat | None, Sent, Known, Made | None]]:
    """Declare the command that a message is: the kinds of entry that it can become, who may send
    it, checked first, and when. `done` takes all that the command takes; it tells that a message
    comes again, because its answer was lost, and then there is nothing to do, at whatever time. The
    command raises the errors of these checks, besides its own."""

    def declare(
        check: Command[Asker, Sent, Known, Made],
    ) -> Command[Seat | None, Sent, Known, Made | None]:
        @wraps(check)
        def checked(
            state: TableState,
            seat: Seat | None,
            sent: Sent,
            /,
            *args: Known.args,
            **kwargs: Known.kwargs,
        ) -> Made | None:
            asks = by(state, seat)
            if done and done(state, asks, sent, *args, **kwargs):
                return None
            when(state)
            change = check(state, asks, sent, *args, **kwargs)
            assert change is None or isinstance(change.entry, entries)
            return change

        needs = tuple(signature(check).parameters)[3:]
        DECLARED[message] = Declared(checked, entries, needs, BY.get(by, ""), WHEN.get(when, ""))
        return checked

    return declare


BY: dict[Any, str] = {spectator: "spectators", player: "players", host: "host"}
WHEN: dict[Any, str] = {
    in_lobby: "in the lobby",
    between_games: "between games",
    in_game: "in a game",
    after_game: "after a game",
}


def described(message: type[wire.Message]) -> str:
    """The docstring of a message, after who may send it and when, if it is a command."""
    text, declared = message.__doc__ or "", DECLARED.get(message)
    told = ", ".join(filter(None, (declared.by, declared.when))) if declared else ""
    return f"{told[0].upper()}{told[1:]}: {text[0].lower()}{text[1:]}" if told else text
