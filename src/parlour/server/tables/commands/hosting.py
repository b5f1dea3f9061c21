"""The host's settings."""

import re

from parlour.core.numbers import Seat, by_seat
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import (
    ClockError,
    FreeTextOffError,
    ListingError,
    ListOffError,
    NoPersonError,
    NoSeatError,
    PaceError,
    SeatTakenError,
    TooManyPeopleError,
)
from parlour.server.tables import log, seating
from parlour.server.tables.commands.checks import seat_at
from parlour.server.tables.commands.declaring import between_games, command, host, in_lobby
from parlour.server.tables.levels import check_bot, has_bot, stand_in, usual_bot
from parlour.server.tables.state import Change, TableState

LANGUAGE = re.compile("[a-z]{2,3}")

LISTED_CLOCK = 60
"""Seconds that a turn may take at a table that comes on the list of open tables without a clock."""


@command(wire.HandOver, log.Hosted, by=host)
def hand_over(state: TableState, seat: Seat, message: wire.HandOver) -> Change | None:
    """The host makes somebody else the host; None if they are the host already (NoSeatError,
    NoPersonError)."""
    to = seat_at(state, message.seat)
    if state.seats[to].kind != "person":
        raise NoPersonError(f"expected the seat of a person, not {to}")
    if to == seat:
        return None
    # An interim host cannot give away the table, which is its owner's.
    return Change(log.Hosted(seat=to, interim=state.host_away not in (None, to)))


@command(wire.Lock, log.Locked, by=host)
def lock(state: TableState, _: Seat, message: wire.Lock) -> Change | None:
    """The host locks the table or unlocks it; None if it is so already."""
    return None if message.on == state.setup.locked else Change(log.Locked(on=message.on))


@command(wire.Configure, log.Configured, by=host, when=in_lobby)
def configure(state: TableState, _: Seat, message: wire.Configure) -> Change:
    """The host changes seats and options (OptionError, SeatTakenError)."""
    options = state.game.options(message.options, seats=message.seats)
    if any(at.kind == "person" for at in state.seats[message.seats :]):
        raise SeatTakenError(f"expected no person beyond the first {message.seats} seats")
    return Change(log.Configured(seats=message.seats, options=options.values()))


@command(wire.ChooseGame, log.GameChosen, by=host, when=in_lobby)
def choose_game(state: TableState, _: Seat, message: wire.ChooseGame) -> Change | None:
    """The host chooses another game; None if it is that one already. Seats beyond those that it has
    are taken away, free ones first, then bots'; all that is not a rule of the game stays
    (UnknownGameError, TooManyPeopleError, OptionError)."""
    game = registry.get(message.game)
    if game is state.game:
        return None
    most, least = game.seats[-1], game.seats[0]
    people = sum(at.kind == "person" for at in state.seats)
    if people > most:
        raise TooManyPeopleError(f"expected at most {most} people for {game.name}, not {people}")
    last_first = [n for n, _ in by_seat(state.seats)][::-1]
    free = [n for n in last_first if state.seats[n].kind == "empty"]
    bots = [n for n in last_first if state.seats[n].kind == "bot"]
    closed = sorted([*free, *bots][: max(0, len(state.seats) - most)])
    level = state.setup.stand_in
    left = seating.without(state.seats, closed)
    seats = max(least, len(left))
    return Change(
        log.GameChosen(
            game=game.name,
            seats=seats,
            options=game.options(message.options, seats=seats).values(),
            closed=closed,
            bots={
                n: usual_bot(game.name)
                for n, at in by_seat(left)
                if at.bot and not has_bot(game.name, at.bot)
            },
            stand_in=level if level and has_bot(game.name, level) else None,
        )
    )


@command(wire.SetPace, log.Paced, by=host)
def pace(state: TableState, _: Seat, message: wire.SetPace) -> Change | None:
    """The host sets how long bots take; None if it is so already (PaceError)."""
    if not 0 <= message.milliseconds <= wire.MAX_PACE:
        raise PaceError(f"milliseconds: expected 0 to {wire.MAX_PACE}, got {message.milliseconds}")
    if message.milliseconds == state.setup.pace:
        return None
    return Change(log.Paced(milliseconds=message.milliseconds))


@command(wire.SetMoment, log.MomentSet, by=host)
def moment(state: TableState, _: Seat, message: wire.SetMoment) -> Change | None:
    """The host sets how long a moment lasts; None if it is so already (PaceError)."""
    if not 0 <= message.milliseconds <= wire.MAX_MOMENT:
        raise PaceError(
            f"milliseconds: expected 0 to {wire.MAX_MOMENT}, got {message.milliseconds}"
        )
    if message.milliseconds == state.setup.moment:
        return None
    return Change(log.MomentSet(milliseconds=message.milliseconds))


@command(wire.SetHints, log.HintsSet, by=host)
def set_hints(state: TableState, _: Seat, message: wire.SetHints) -> Change | None:
    """The host switches hints on or off; None if they are so already."""
    return None if message.on == state.setup.hints else Change(log.HintsSet(on=message.on))


@command(wire.SetPrivate, log.PrivateSet, by=host)
def set_private(state: TableState, _: Seat, message: wire.SetPrivate) -> Change | None:
    """The host lets the table keep its finished games to itself, or not; None if it is so
    already."""
    return None if message.on == state.setup.private else Change(log.PrivateSet(on=message.on))


@command(wire.SetTalk, log.TalkSet, by=host)
def set_talk(state: TableState, _: Seat, message: wire.SetTalk, free_text: bool) -> Change | None:
    """The host sets what may be said; None if it is so already. `free_text`: whether the operator
    allows it (FreeTextOffError)."""
    if message.talk == "text" and not free_text:
        raise FreeTextOffError("expected a server whose operator allows free text")
    return None if message.talk == state.setup.talk else Change(log.TalkSet(talk=message.talk))


@command(wire.Mute, log.Muted, by=host)
def mute(state: TableState, _: Seat, message: wire.Mute) -> Change | None:
    """The host lets a person say nothing, or speak again; None if it is so already (NoSeatError,
    unless a person sits there)."""
    at = state.seats[seat_at(state, message.seat)]
    if at.kind != "person":
        raise NoSeatError(f"seat: expected that of a person, got {message.seat}")
    return None if message.on == at.muted else Change(log.Muted(seat=message.seat, on=message.on))


@command(wire.SetListed, log.ListedSet, by=host, when=between_games)
def set_listed(
    state: TableState, _: Seat, message: wire.SetListed, open_tables: bool
) -> Change | None:
    """The host puts the table on the list of open tables, or takes it off; None if it is so
    already. `open_tables`: whether the server has such a list (ListOffError, ListingError)."""
    if not open_tables:
        raise ListOffError("expected a server with a list of open tables")
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


@command(wire.SetClock, log.ClockSet, by=host, when=between_games)
def set_clock(state: TableState, _: Seat, message: wire.SetClock) -> Change | None:
    """The host sets how long a turn may take; None if it is so already (ClockError)."""
    if message.seconds not in wire.CLOCKS:
        raise ClockError(f"seconds: expected one of {wire.CLOCKS}, got {message.seconds}")
    if message.seconds == state.setup.clock:
        return None
    return Change(log.ClockSet(seconds=message.seconds))


@command(wire.SetStandIn, log.StandInSet, by=host, when=between_games)
def set_stand_in(state: TableState, _: Seat, message: wire.SetStandIn) -> Change | None:
    """The host sets which bot stands in for people; None if it is so already (UnknownBotError)."""
    check_bot(state.game.name, message.bot)
    return None if message.bot == stand_in(state) else Change(log.StandInSet(bot=message.bot))
