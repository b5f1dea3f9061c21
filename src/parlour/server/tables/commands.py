"""People's requests to a table, checked against its state: each command becomes one log entry.

A function here takes the state, the seat that asks (None: a spectator) and the message. It returns
the change, yet to be written and applied, or None if there is nothing to do; or it raises the error
that refuses the request. Names, seats and options are checked here, actions by the game.
"""

import re
from collections.abc import Callable, Collection
from functools import cache

from parlour import bots
from parlour.core.errors import NotYourTurnError, UndoError
from parlour.core.information import InformationState
from parlour.core.table import Table
from parlour.server import wire
from parlour.server.errors import (
    ActionIdError,
    AskedAlreadyError,
    ClockError,
    ContributionError,
    EmptySeatsError,
    EndProposedError,
    FreeTextOffError,
    HintsOffError,
    HostFirstError,
    ListingError,
    LockedError,
    MutedError,
    NobodyToConfirmError,
    NoPersonError,
    NoSeatError,
    NotAfterGameError,
    NotAskedError,
    NothingCountsError,
    NotHostError,
    NotInLobbyError,
    NotRunningError,
    NotSeatedError,
    OwnerHereError,
    PaceError,
    RunningError,
    SeatTakenError,
    SpectatorsOnlyError,
    StaleError,
    TableFullError,
    TalkOffError,
    TurnedAwayError,
    UndoDeclinedError,
)
from parlour.server.tables import log, steps
from parlour.server.tables.fairness import HEX, pledge
from parlour.server.tables.names import NOBODY, bot_name, clean_name, clean_text, unique_name
from parlour.server.tables.proposals import Proposal
from parlour.server.tables.state import Change, TableState

MAX_PACE = 10_000
MAX_MOMENT = 10_000
MAX_ID = 64
MAX_ASK = 4
"""How many spectators may ask for a seat at once."""
LANGUAGE = re.compile("[a-z]{2,3}")

LISTED_CLOCK = 60
"""Seconds that a turn may take at a table that comes on the list of open tables without a clock."""

HOST_FIRST = 5_000
"""How long after a game only the host may begin the next one or reopen the lobby, in
milliseconds."""


def join(state: TableState, seat: int | None, message: wire.Join, token: str) -> Change:
    """A newcomer takes a seat (`token`: the hash of the new token), or a player changes seats.

    Raises RunningError, LockedError, BadNameError, ReservedNameError, NoSeatError,
    SeatTakenError, TableFullError."""
    _between_games(state)
    if seat is None and state.setup.locked and token != state.owner_token:
        raise LockedError("expected a table that its host has not locked")
    name = clean_name(message.name)
    if message.seat is None:
        to = next((n for n, at in enumerate(state.seats) if at.kind == "empty" or n == seat), None)
        if to is None:
            raise TableFullError("expected a free seat; all are taken")
    else:
        to = _seat(state, message.seat)
        if state.seats[to].kind == "person" and to != seat:
            raise SeatTakenError(f"expected a free seat or a bot's; a person sits on seat {to}")
    if seat is None:
        others = [at.name for n, at in enumerate(state.seats) if n != to]
        return Change(log.Seated(seat=to, name=unique_name(name, others), token=token))
    if message.seat is None or to == seat:
        return rename(state, seat, wire.Rename(name=message.name))
    return Change(log.Moved(seat=seat, to=to))


def rename(state: TableState, seat: int | None, message: wire.Rename) -> Change:
    """A player changes their own name (NotSeatedError, BadNameError, ReservedNameError,
    MutedError)."""
    seat = _seated(seat)
    if state.seats[seat].muted:
        raise MutedError("expected a player whom the host has not muted")
    others = [at.name for n, at in enumerate(state.seats) if n != seat]
    return Change(log.Renamed(seat=seat, name=unique_name(clean_name(message.name), others)))


def leave(state: TableState, seat: int | None, message: wire.Leave) -> Change:
    """A player gives up their seat; in a game, to a bot (NotSeatedError)."""
    seat = _seated(seat)
    if state.status != "playing":
        return Change(log.Freed(seat=seat))
    others = [at.name for n, at in enumerate(state.seats) if n != seat]
    return steps.leave(state, seat, stand_in(state), bot_name(others))


def seat_bot(state: TableState, seat: int | None, message: wire.SeatBot) -> Change:
    """The host puts a bot on a free seat or a bot's.

    Raises NotHostError, RunningError, NoSeatError, SeatTakenError, UnknownBotError."""
    _host(state, seat)
    _between_games(state)
    to = _seat(state, message.seat)
    if state.seats[to].kind == "person":
        raise SeatTakenError(f"expected a free seat; a person sits on seat {to}")
    check_bot(state.game.name, message.bot)
    others = [at.name for n, at in enumerate(state.seats) if n != to]
    return Change(log.BotSeated(seat=to, bot=message.bot, name=bot_name(others)))


def vacate(state: TableState, seat: int | None, message: wire.Vacate) -> Change | None:
    """The host frees a seat; None if it is free (NotHostError, RunningError, NoSeatError)."""
    _host(state, seat)
    _between_games(state)
    to = _seat(state, message.seat)
    if state.seats[to].kind == "empty":
        return None
    return Change(log.Freed(seat=to, by_host=to != seat))


def hand_over(state: TableState, seat: int | None, message: wire.HandOver) -> Change | None:
    """The host makes somebody else the host; None if they are the host already.

    Raises NotHostError, NoSeatError, NoPersonError."""
    _host(state, seat)
    to = _seat(state, message.seat)
    if state.seats[to].kind != "person":
        raise NoPersonError(f"expected the seat of a person, not {to}")
    if to == seat:
        return None
    # Who is the host only until somebody else is back cannot give away what is theirs.
    return Change(log.Hosted(seat=to, interim=state.host_away not in (None, to)))


def lock(state: TableState, seat: int | None, message: wire.Lock) -> Change | None:
    """The host locks the table or unlocks it; None if it is so already (NotHostError)."""
    _host(state, seat)
    return None if message.on == state.setup.locked else Change(log.Locked(on=message.on))


def configure(state: TableState, seat: int | None, message: wire.Configure) -> Change:
    """The host changes seats and options in the lobby.

    Raises NotHostError, NotInLobbyError, OptionError, SeatTakenError."""
    _host(state, seat)
    if state.status != "lobby":
        raise NotInLobbyError("expected a table in the lobby")
    options = state.game.options(message.options, seats=message.seats)
    if any(at.kind == "person" for at in state.seats[message.seats :]):
        raise SeatTakenError(f"expected no person beyond the first {message.seats} seats")
    return Change(log.Configured(seats=message.seats, options=options.values()))


def pace(state: TableState, seat: int | None, message: wire.Pace) -> Change | None:
    """The host sets how long bots take; None if it is so already (NotHostError, PaceError)."""
    _host(state, seat)
    if not 0 <= message.milliseconds <= MAX_PACE:
        raise PaceError(f"milliseconds: expected 0 to {MAX_PACE}, got {message.milliseconds}")
    if message.milliseconds == state.setup.pace:
        return None
    return Change(log.Paced(milliseconds=message.milliseconds))


def moment(state: TableState, seat: int | None, message: wire.Moment) -> Change | None:
    """The host sets how long a moment lasts; None if it is so already (NotHostError, PaceError)."""
    _host(state, seat)
    if not 0 <= message.milliseconds <= MAX_MOMENT:
        raise PaceError(f"milliseconds: expected 0 to {MAX_MOMENT}, got {message.milliseconds}")
    if message.milliseconds == state.setup.moment:
        return None
    return Change(log.MomentSet(milliseconds=message.milliseconds))


def set_hints(state: TableState, seat: int | None, message: wire.SetHints) -> Change | None:
    """The host switches hints on or off; None if they are so already (NotHostError)."""
    _host(state, seat)
    return None if message.on == state.setup.hints else Change(log.HintsSet(on=message.on))


def set_talk(state: TableState, seat: int | None, message: wire.SetTalk) -> Change | None:
    """The host sets what may be said; None if it is so already (NotHostError)."""
    _host(state, seat)
    return None if message.talk == state.setup.talk else Change(log.TalkSet(talk=message.talk))


def mute(state: TableState, seat: int | None, message: wire.Mute) -> Change | None:
    """The host lets a person say nothing, or speak again; None if it is so already.

    Raises NotHostError, or NoSeatError unless a person sits there."""
    _host(state, seat)
    at = state.seats[_seat(state, message.seat)]
    if at.kind != "person":
        raise NoSeatError(f"seat: expected that of a person, got {message.seat}")
    return None if message.on == at.muted else Change(log.Muted(seat=message.seat, on=message.on))


def set_listed(state: TableState, seat: int | None, message: wire.SetListed) -> Change | None:
    """The host puts the table on the list of open tables, or takes it off; None if it is so already
    (NotHostError, RunningError, ListingError)."""
    _host(state, seat)
    _between_games(state)
    if not LANGUAGE.fullmatch(message.language):
        raise ListingError("language: expected two or three small letters, such as en")
    if not message.on:
        return Change(log.ListedSet(listing=None)) if state.setup.listing else None
    listing = log.Listing(language=message.language, level=message.level)
    if listing == state.setup.listing:
        return None
    # Nobody there knows the others. The host may set another clock, or none.
    clock = None if state.setup.listing or state.setup.clock else LISTED_CLOCK
    return Change(log.ListedSet(listing=listing, clock=clock))


def set_clock(state: TableState, seat: int | None, message: wire.SetClock) -> Change | None:
    """The host sets how long a turn may take; None if it is so already.

    Raises NotHostError, RunningError, ClockError."""
    _host(state, seat)
    _between_games(state)
    if message.seconds not in wire.CLOCKS:
        raise ClockError(f"seconds: expected one of {wire.CLOCKS}, got {message.seconds}")
    return (
        None
        if message.seconds == state.setup.clock
        else Change(log.ClockSet(seconds=message.seconds))
    )


def set_stand_in(state: TableState, seat: int | None, message: wire.SetStandIn) -> Change | None:
    """The host sets which bot stands in for people; None if it is so already.

    Raises NotHostError, RunningError, UnknownBotError."""
    _host(state, seat)
    _between_games(state)
    check_bot(state.game.name, message.bot)
    return None if message.bot == stand_in(state) else Change(log.StandInSet(bot=message.bot))


def propose_end(state: TableState, seat: int | None, message: wire.ProposeEnd) -> Change | None:
    """A player proposes to end the game, or agrees to end it. None if they have already.

    Raises NotSeatedError, NotRunningError, EndProposedError, NothingCountsError."""
    seat = _seated(seat)
    table = _running(state)
    ending = state.proposals.one("end")
    if ending is None:
        if message.scored and not table.sheet:
            raise NothingCountsError("scored: expected a game of which a round is over")
        return Change(log.EndProposed(seat=seat, scored=message.scored))
    if ending.scored != message.scored:
        raise EndProposedError("expected no other proposal; refuse it first")
    if seat in ending.agreed:
        return None
    return Change(log.Agreed(proposal=ending.n, seat=seat))


def play_on(
    state: TableState, seat: int | None, message: wire.PlayOn, looks: bool
) -> Change | None:
    """Let a bot play for a person who is away, or who `looks` at the table but does not move; None
    if one does already.

    Raises NotSeatedError, NotRunningError, NoSeatError."""
    away = _for_others(state, seat, message)
    if away in state.turns.stood_in | state.turns.idle:
        return None
    return Change(log.StoodIn(seat=away, idle=looks))


def wait(state: TableState, seat: int | None, message: wire.Wait) -> Change | None:
    """Let the others wait for a person who is away; None if they do already.

    Raises NotSeatedError, NotRunningError, NoSeatError."""
    away = _for_others(state, seat, message)
    return None if away in state.turns.waited else Change(log.Waited(seat=away))


def _for_others(state: TableState, seat: int | None, message: wire.PlayOn | wire.Wait) -> int:
    _seated(seat)
    _running(state)
    return _seat(state, message.seat)


def back(state: TableState, seat: int | None, message: wire.Back) -> Change | None:
    """A player whom a bot stands in for plays on. None if no bot does.

    Raises NotSeatedError, NotRunningError."""
    seat = _seated(seat)
    _running(state)
    return Change(log.Returned(seat=seat)) if state.turns.wait_for_word(seat) else None


def nudge(state: TableState, seat: int | None, message: wire.Nudge) -> int:
    """Return the seat, if it may nudge the person in the message (NotSeatedError, NoSeatError)."""
    _seat(state, message.seat)
    return _seated(seat)


def erase(state: TableState, seat: int | None) -> log.Erased:
    """A person goes, and their name with them. In a game, a bot plays on in their place. `seat`
    None: they have left before."""
    others = [at.name for n, at in enumerate(state.seats) if n != seat]
    bot = usual_bot(state.game.name) if state.status == "playing" else None
    return log.Erased(seat=seat, name=unique_name(NOBODY, others), bot=bot)


def start(state: TableState, seat: int | None, message: wire.Start, late: bool = False) -> Change:
    """The host begins a game; any player, if it is `late` after the last one, or in the lobby.

    Raises NotHostError, HostFirstError, RunningError, EmptySeatsError, OptionError."""
    _host_first(state, seat, late)
    _between_games(state)
    taken = sum(at.kind != "empty" for at in state.seats)
    wanted = len(state.seats) if message.seats is None else message.seats
    if taken != wanted:
        raise EmptySeatsError(
            f"expected {wanted} seats to be taken, by people or bots, not {taken}"
        )
    state.game.check_seats(wanted)
    return steps.start(state)


def reopen(state: TableState, seat: int | None, message: wire.Reopen, late: bool = False) -> Change:
    """After a game, the host goes back to the lobby; any player, if it is `late`.

    Raises NotHostError, HostFirstError, NotAfterGameError."""
    _host_first(state, seat, late)
    if state.status != "over":
        raise NotAfterGameError("expected a game that is over")
    return Change(log.Reopened())


def ready(state: TableState, seat: int | None, message: wire.Ready) -> Change | None:
    """The seat has read the scores. None if the next round was dealt meanwhile."""
    seat = _seated(seat)
    table = _running(state)
    if not table.awaits_deal or state.sealed or state.seats[seat].ready:
        return None
    return Change(log.Readied(seat=seat))


def give_pledge(state: TableState, seat: int | None, message: wire.Pledge) -> Change | None:
    """A player gives the hash of what they will add to the shuffles of the coming game. None if
    they have given it already, or that game has begun (NotSeatedError, ContributionError)."""
    seat = _seated(seat)
    _contribution("pledge", message.pledge, message.game, state)
    if message.game <= state.games or state.seats[seat].pledge == message.pledge:
        return None
    return Change(log.Pledged(seat=seat, pledge=message.pledge))


def contribute(state: TableState, seat: int | None, message: wire.Contribute) -> Change | None:
    """A player adds their pledged contribution to the shuffles of the game that has begun. None if
    they had pledged nothing or have added it already, if the game is dealt, or if it is yet to
    begin: older clients contribute that early (NotSeatedError, ContributionError)."""
    seat = _seated(seat)
    _contribution("contribution", message.contribution, message.game, state)
    origin = state.origin
    if origin is None or message.game != state.games or not state.sealed:
        return None
    if seat not in origin.awaited:
        return None
    if pledge(message.contribution) != origin.pledges[seat]:
        raise ContributionError("contribution: expected the one whose SHA-256 was pledged")
    return Change(log.Contributed(seat=seat, contribution=message.contribution))


def _contribution(name: str, value: str, game: int, state: TableState) -> None:
    if not HEX.fullmatch(value):
        raise ContributionError(f"{name}: expected 64 digits from 0 to 9 and a to f")
    if game > state.games + 1:
        raise ContributionError(f"game: expected {state.games + 1}, the coming one")


def act(state: TableState, seat: int | None, message: wire.Act) -> Change | None:
    """An action, checked by the rules. None if it has been played already (same id).

    Raises NotSeatedError, NotRunningError, ActionIdError, StaleError, ActionError."""
    seat = _seated(seat)
    _id(message)
    if message.id in state.acted.get(seat, ()):
        return None
    _running(state)
    _up_to_date(state, message)
    return steps.act(state, seat, message.action, message.id)


def ask_undo(
    state: TableState, seat: int | None, message: wire.AskUndo, have_a_say: Collection[int]
) -> Change | None:
    """A seat asks to take back the last action; it is done at once if all others who
    `have_a_say` have agreed. None if it has asked already.

    Raises NotSeatedError, NotRunningError, StaleError, UndoError, RevealedError,
    UndoDeclinedError."""
    seat = _seated(seat)
    _running(state)
    _up_to_date(state, message)
    undo, others = steps.undo(state, seat), set(have_a_say) - {seat}
    asked = state.proposals.one("undo")
    if others <= (asked.agreed if asked else set()):
        return undo
    if state.declined == state.entry:
        raise UndoDeclinedError("expected an action that nobody has refused to take back")
    return None if asked else Change(log.UndoAsked(seat=seat))


def undo_refused(
    state: TableState, seat: int | None, message: wire.MayUndo, have_a_say: Collection[int]
) -> str | None:
    """The code of the error with which `ask_undo` would be refused; None: it would not
    (NotSeatedError). Only a player who could ask is told, and asking would tell them as much."""
    seat = _seated(seat)
    try:
        ask_undo(state, seat, wire.AskUndo(entry=message.entry), have_a_say)
    except (NotRunningError, StaleError, UndoError, UndoDeclinedError) as error:
        return error.code
    return None


def ask_swap(state: TableState, seat: int | None, message: wire.AskSwap) -> Change | None:
    """A player asks another one to change seats; done if the other asks for the same."""
    seat = _seated(seat)
    if state.status != "lobby":
        raise NotInLobbyError("expected a table in the lobby")
    to = _seat(state, message.seat)
    if state.seats[to].kind != "person" or to == seat:
        raise NoPersonError(f"expected the seat of another person, not {to}")
    swaps = [each for each in state.proposals if each.what == "swap"]
    for each in swaps:
        if (each.by, each.seat) == (to, seat):
            return carry_out(state, each)
        if (each.by, each.seat) == (seat, to):
            return None
    if any(each.by == seat for each in swaps):
        raise AskedAlreadyError("expected nobody else to be asked; take that back first")
    return Change(log.SwapAsked(seat=seat, to=to))


def claim(
    state: TableState,
    seat: int | None,
    message: wire.Claim,
    token: str,
    gone: Callable[[int], bool],
    witnesses: Callable[[int], Collection[int]],
) -> Change:
    """A spectator says that a seat is theirs. `gone`: whether a seat's person has been away for
    long enough; `witnesses`: the seats whose people are there to be asked.

    Raises SpectatorsOnlyError, TurnedAwayError, NoSeatError, NoPersonError, OwnerHereError,
    AskedAlreadyError, NobodyToConfirmError."""
    _may_ask(state, seat, token)
    of = _seat(state, message.seat)
    if state.seats[of].kind != "person":
        raise NoPersonError(f"expected the seat of a person, not {of}")
    if not gone(of):
        raise OwnerHereError("expected the seat of a person who has been away for a while")
    if any(each.what == "claim" and each.seat == of for each in state.proposals):
        raise AskedAlreadyError("expected nobody else to say that the seat is theirs")
    if not witnesses(of):
        raise NobodyToConfirmError("expected another person at the table who could confirm it")
    return Change(log.SeatClaimed(seat=of, token=token))


def ask_seat(state: TableState, seat: int | None, message: wire.AskSeat, token: str) -> Change:
    """A spectator asks the host for a seat.

    Raises SpectatorsOnlyError, TurnedAwayError, LockedError, NoSeatError, SeatTakenError,
    BadNameError, AskedAlreadyError."""
    _may_ask(state, seat, token)
    if state.setup.locked:
        raise LockedError("expected a table that its host has not locked")
    if message.seat is not None and state.seats[_seat(state, message.seat)].kind != "bot":
        raise SeatTakenError(f"expected a bot's seat, not {message.seat}")
    if sum(each.what == "seat" for each in state.proposals) >= MAX_ASK:
        raise AskedAlreadyError("expected fewer spectators to ask for a seat")
    name = unique_name(clean_name(message.name), state.names())
    return Change(log.SeatAsked(seat=message.seat, name=name, token=token))


def _may_ask(state: TableState, seat: int | None, token: str) -> None:
    if seat is not None:
        raise SpectatorsOnlyError("expected a spectator; you have a seat")
    if token in state.turned_away or token in state.removed:
        raise TurnedAwayError("expected somebody whom the others have not turned away")


def agree(
    state: TableState,
    seat: int | None,
    message: wire.Agree,
    yet_to_agree: Callable[[Proposal], Collection[int]],
) -> Change | None:
    """A player agrees to a proposal. None if they have already, or the proposal is gone.

    Raises NotSeatedError, NotAskedError."""
    seat, proposal = _seated(seat), state.proposals.get(message.proposal)
    if proposal is None or seat in (proposal.by, *proposal.agreed):
        return None
    waiting = set(yet_to_agree(proposal))
    if seat not in waiting and proposal.what not in ("undo", "end"):
        raise NotAskedError("expected one of those who are asked")
    if waiting <= {seat} and proposal.what in ("undo", "end", "swap"):
        return carry_out(state, proposal)
    # The log says who has confirmed whose seat it is; whoever leads the table gives it.
    return Change(log.Agreed(proposal=proposal.n, seat=seat))


def refuse(
    state: TableState,
    seat: int | None,
    message: wire.Refuse,
    token: str | None,
    yet_to_agree: Callable[[Proposal], Collection[int]],
) -> Change | None:
    """A player does not agree, or the one who asked withdraws (`token`: a spectator's). None if the
    proposal is gone.

    Raises NotSeatedError, NotAskedError."""
    proposal = state.proposals.get(message.proposal)
    if proposal and seat is None and token is not None and proposal.token == token:
        return Change(log.Refused(proposal=proposal.n, seat=None))
    seat = _seated(seat)
    if proposal is None:
        return None
    asked = {proposal.by, *proposal.agreed, *yet_to_agree(proposal)}
    if proposal.what == "seat":
        asked |= {state.host}
    if seat not in asked and proposal.what not in ("undo", "end"):
        raise NotAskedError("expected one of those who are asked")
    return Change(log.Refused(proposal=proposal.n, seat=seat))


def carry_out(state: TableState, proposal: Proposal) -> Change | None:
    """The change that a proposal leads to once all have agreed; None as long as there is no seat to
    give (ParlourError)."""
    by, seat, token = proposal.by, proposal.seat, proposal.token
    if proposal.what == "undo" and by is not None:
        return steps.undo(state, by)
    if proposal.what == "end":
        return steps.end(state, proposal.scored)
    if proposal.what == "swap" and by is not None and seat is not None:
        return Change(log.Swapped(seat=by, to=seat))
    if proposal.what == "claim" and seat is not None and token is not None:
        return Change(log.Transferred(seat=seat, token=token, claimed=True))
    place = place_for(state, proposal)
    if place is None or token is None:
        return None
    others = [at.name for n, at in enumerate(state.seats) if n != place]
    name = unique_name(proposal.name, others)
    if state.status == "playing":
        return steps.join(state, place, name, token)
    return Change(log.Seated(seat=place, name=name, token=token))


def place_for(state: TableState, proposal: Proposal) -> int | None:
    """The seat that can now be given to a spectator who asks for one; None: there is none. In a
    game it is a bot's, and only between two rounds; a seat where a bot only stands in does not
    count."""
    seats = state.seats
    between = state.table is not None and state.table.awaits_deal and not state.sealed
    if state.status == "playing" and not between:
        return None
    if proposal.seat is not None and seats[proposal.seat].kind == "bot":
        return proposal.seat
    free = [n for n, at in enumerate(seats) if at.kind == "empty"]
    bots_seats = [n for n, at in enumerate(seats) if at.kind == "bot"]
    return next(iter(free + bots_seats), None)


def ask_hint(state: TableState, seat: int | None, message: wire.AskHint) -> InformationState:
    """The information state of the seat, if it may have a hint.

    Raises NotSeatedError, NotRunningError, ActionIdError, HintsOffError, StaleError,
    NotYourTurnError."""
    seat = _seated(seat)
    _id(message)
    table = _running(state)
    if not state.setup.hints:
        raise HintsOffError("expected a table whose host allows hints")
    _up_to_date(state, message)
    if not table.legal(seat):
        raise NotYourTurnError("expected a seat that may act")
    return table.information_state(seat)


def say(state: TableState, seat: int | None, message: wire.Say) -> int:
    """Return the seat, if it may say something (NotSeatedError, TalkOffError, MutedError)."""
    seat = _seated(seat)
    if state.setup.talk == "off":
        raise TalkOffError("expected a table whose host lets players talk")
    if state.seats[seat].muted:
        raise MutedError("expected a player whom the host has not muted")
    return seat


def write(
    state: TableState, seat: int | None, message: wire.Write, free_text: bool
) -> tuple[int, str]:
    """Return the seat, if it may write, and its text as it is shown; `free_text`: the operator
    allows it.

    Raises NotSeatedError, FreeTextOffError, MutedError, BadFreeTextError."""
    seat = _seated(seat)
    if not free_text or state.setup.talk != "text":
        raise FreeTextOffError("expected a table where operator and host let players write")
    if state.seats[seat].muted:
        raise MutedError("expected a player whom the host has not muted")
    return seat, clean_text(message.text)


@cache
def usual_bot(game: str) -> str:
    """The level of bots where nobody chose one: neither a pushover nor a reason to leave."""
    names = bots.names(game)
    return names[(len(names) - 1) // 2]


def stand_in(state: TableState) -> str:
    """The level of the bot that stands in for people at this table."""
    return state.setup.stand_in or usual_bot(state.game.name)


def _seated(seat: int | None) -> int:
    if seat is None:
        raise NotSeatedError("expected a player of this table; you are a spectator")
    return seat


def _host(state: TableState, seat: int | None) -> None:
    if _seated(seat) != state.host:
        raise NotHostError("expected the host of the table")


def _host_first(state: TableState, seat: int | None, late: bool) -> None:
    """Only the host or, if it is `late`, any player."""
    if late:
        _seated(seat)
    elif state.status != "over":
        _host(state, seat)
    elif _seated(seat) != state.host:
        raise HostFirstError("expected the host; a few seconds after the game, any player may")


def _id(message: wire.Act | wire.AskHint) -> None:
    if not 1 <= len(message.id) <= MAX_ID:
        raise ActionIdError(f"id: expected 1 to {MAX_ID} characters, got {len(message.id)}")


def _up_to_date(state: TableState, message: wire.Act | wire.AskHint | wire.AskUndo) -> None:
    if message.entry != state.entry:
        raise StaleError(
            f"entry: expected {state.entry}, the last of the game, got {message.entry}"
        )


def _between_games(state: TableState) -> None:
    if state.status == "playing":
        raise RunningError("expected no game under way")


def _running(state: TableState) -> Table:
    if state.table is None or state.table.over:
        raise NotRunningError("expected a game under way")
    return state.table


def _seat(state: TableState, seat: int) -> int:
    if not 0 <= seat < len(state.seats):
        raise NoSeatError(f"seat: expected 0 to {len(state.seats) - 1}, got {seat}")
    return seat


def check_bot(game: str, bot: str) -> None:
    """Raises UnknownBotError unless the bot is a level of the game."""
    known = bots.names(game)
    if bot not in known:
        raise bots.UnknownBotError(f"bot: expected one of {', '.join(known)}; got {bot!r}")
