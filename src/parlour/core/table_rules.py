"""The rules of the table, whatever is played there: who may do what now, how a game ends, how long
a bot waits.

They are functions of numbers and words, so that the browser plays by this source too:
`web/src/rules/table_rules.ts` is made from it. `turn` is what a game's `to_act` returns; `ended`
says whether the players have ended the game early.
"""

from parlour.core.errors import (
    IllegalActionError,
    MalformedActionError,
    NotYourTurnError,
    RevealedError,
    SeatError,
    UndoError,
)
from parlour.core.game import CHANCE, NOBODY
from parlour.core.numbers import Seat

MAX_ACTION = 100
"""In characters. No game's notation is longer."""

VARIETY = (0.7, 1.4)
"""Bots take the pace times a random factor in this range, so as not to move like clockwork."""


# --- where a game stands --------------------------------------------------------------------------


def in_turn(turn: int, ended: bool) -> int | None:
    """The seat in turn; None when a deal is due or the game is over."""
    return turn if turn >= 0 and not ended else None


def awaits_deal(turn: int, ended: bool) -> bool:
    """True if a deal comes next."""
    return turn == CHANCE and not ended


def is_over(turn: int, ended: bool) -> bool:
    """True if the game is over."""
    return turn == NOBODY or ended


def is_interruptible(interrupters: int, ended: bool) -> bool:
    """True if a seat out of turn may act; `interrupters` is a bit mask of seats."""
    return interrupters != 0 and not ended


def whose_turn(turn: int, ended: bool) -> str:
    """Say whose turn it is, for errors."""
    if is_over(turn, ended):
        return "the game is over"
    if turn == CHANCE:
        return "a deal is due"
    return f"it is the turn of seat {turn}"


def victors(ended: str | None, rounds: int, winners: list[Seat], leaders: list[Seat]) -> list[Seat]:
    """The seats that share the victory: the game's winners; if it was ended early, its leaders,
    provided that the score counts and a round is over."""
    if ended is None:
        return winners
    return leaders if ended == "scored" and rounds > 0 else []


# --- what is refused ------------------------------------------------------------------------------


def check_seat(seat: int, seats: int) -> None:
    """Raise SeatError for a seat that the table does not have."""
    if not 0 <= seat < seats:
        raise SeatError(f"expected a seat from 0 to {seats - 1}, got {seat}")


def check_length(action: str) -> None:
    """Raise MalformedActionError for a text that is too long for an action."""
    if len(action) > MAX_ACTION:
        raise MalformedActionError(
            f"expected an action of at most {MAX_ACTION} characters, got {len(action)}"
        )


def check_may_act(choices: int, turn: int, ended: bool) -> None:
    """Raise NotYourTurnError for a seat that has no legal action."""
    if choices == 0 or ended:
        raise NotYourTurnError(whose_turn(turn, ended))


def illegal(action: str, legal: list[str]) -> IllegalActionError:
    """Make the error for an action that is not among the seat's legal ones."""
    return IllegalActionError(
        f"expected one of {', '.join(legal)}; got {action!r:.40}",
        "action",
        legal=legal,
        action=f"{action:.40}",
    )


def check_deal(turn: int, ended: bool) -> None:
    """Raise IllegalActionError unless a deal is due."""
    if not awaits_deal(turn, ended):
        raise IllegalActionError(f"no deal is due: {whose_turn(turn, ended)}")


def check_deal_number(number: int, rounds: int, turn: int, ended: bool) -> None:
    """Raise IllegalActionError if a record deals another round than the one that is due."""
    if awaits_deal(turn, ended) and number != rounds + 1:
        raise IllegalActionError(f"expected deal {rounds + 1}, found {number}")


def check_undo(seat: int, last: int | None) -> None:
    """Raise UndoError unless the seat made the last action that still stands; None: there is
    none."""
    if last != seat:
        raise UndoError(f"expected the seat that acted last, and nothing since; got {seat}")


def check_hidden(reveals: bool) -> None:
    """Raise RevealedError if the last action brought something hidden to light."""
    if reveals:
        raise RevealedError("expected an action that brought nothing hidden to light")


def check_between_rounds(turn: int, ended: bool) -> None:
    """Raise IllegalActionError unless a deal is due: only then may a person join."""
    if not awaits_deal(turn, ended):
        raise IllegalActionError("expected a game between two rounds")


def check_under_way(turn: int, ended: bool) -> None:
    """Raise IllegalActionError once the game is over: nobody can leave or end it any more."""
    if is_over(turn, ended):
        raise IllegalActionError("expected a game under way: the game is over")


# --- how long a table waits -----------------------------------------------------------------------


def moment_begins(running: bool, ended: int, ended_before: int) -> bool:
    """True if a moment to act out of turn begins: none is running, or the action that ended it has
    begun the next one. `ended` counts the moments of the game that have ended by now,
    `ended_before` those that had when the last one began."""
    return not running or ended != ended_before


def bot_moves_at(
    moved: float, pace: float, variety: float, since: float | None, moment: float, in_turn: bool
) -> float:
    """When a bot that has decided moves, all times in one unit. In turn it waits for a moment to
    act out of turn to pass; out of turn it uses the moment, but not at once.

    `moved` is when the game last went on, `since` when the moment began (None: there is none),
    `moment` how long it lasts. `variety` is a number in the range of VARIETY.

    >>> bot_moves_at(10.0, 1.0, 0.7, None, 2.5, True)
    10.7
    >>> [bot_moves_at(10.0, 1.0, 0.7, 10.0, 2.5, in_turn) for in_turn in (True, False)]
    [12.5, 11.25]
    """
    at = moved + pace * variety
    if since is None:
        return at
    if in_turn:
        return max(at, since + moment)
    return since + moment * variety / VARIETY[1]


def on_beat(since: float, decided: float, beat: float) -> float:
    """When a bot that has decided may move at the earliest: at a beat, counted from `since`, so
    that the time it thought tells nothing. A beat of 0 is none.

    >>> [on_beat(10.0, decided, 0.5) for decided in (10.0, 10.2, 10.5, 10.7)]
    [10.5, 10.5, 10.5, 11.0]
    """
    if beat <= 0:
        return since
    beats = int((decided - since) / beat)
    if since + beat * beats < decided:
        beats += 1
    return since + beat * max(beats, 1)


def told_share(share: float) -> float:
    """A share of the victory as a hint tells it: from 0 to 1, in steps of 0.0001."""
    return int(min(max(share, 0.0), 1.0) * 10000 + 0.5) / 10000
