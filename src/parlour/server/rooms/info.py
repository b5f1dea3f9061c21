"""The facts about a table besides its game, which everybody may know."""

import msgspec

from parlour.core.numbers import by_seat
from parlour.server import wire
from parlour.server.rooms.presence import Presence
from parlour.server.rooms.waiting import Waiting
from parlour.server.settings.settings import Settings
from parlour.server.tables import commands, levels
from parlour.server.tables.fairness import token_hash
from parlour.server.tables.proposals import Proposal
from parlour.server.tables.state import TableState


def table(
    state: TableState,
    presence: Presence,
    waiting: Waiting,
    settings: Settings,
    join_code: str = "",
    circle: str = "",
) -> wire.TableInfo:
    """The facts about the table besides the game, which everybody may know."""
    listable, free_text = settings.open_tables, settings.free_text
    status = state.status
    return wire.TableInfo(
        table=state.id,
        game=state.game.name,
        options=state.setup.options,
        seats=_seats(state, presence, waiting),
        status=status,
        games=state.games,
        spectators=presence.spectators,
        pace=state.setup.pace,
        moment=state.setup.moment,
        hints=state.setup.hints,
        talk="remarks" if state.setup.talk == "text" and not free_text else state.setup.talk,
        free_text=free_text,
        join_code="" if state.setup.locked or status != "lobby" else join_code,
        listed=state.setup.listing is not None if listable else None,
        listed_for=state.setup.listing.level if state.setup.listing else "any",
        clock=state.setup.clock,
        stand_in=levels.stand_in(state),
        commitment=state.commitment,
        sealed=state.sealed,
        bots=list(state.origin.bots) if state.origin else [],
        pledges=list(state.origin.pledges) if state.origin else [],
        contributions=list(state.origin.contributions) if state.origin else [],
        coming=state.coming,
        proposals=[proposal(each, waiting) for each in state.proposals],
        kept=0 < state.declined == state.last_entry,
        host_away=state.host_away,
        ended=state.table.ended if state.table else None,
        locked=state.setup.locked,
        private=state.setup.private,
        host_first=commands.HOST_FIRST,
        host_idle=waiting.host_idle(),
        stands_in=max(0, round((settings.grace - settings.absence) * 1000)),
        stopped=state.stopped.why if state.stopped else None,
        circle=circle,
        successor=state.successor,
        restored=state.games in state.restored
        or (status != "playing" and state.games + 1 in state.restored),
    )


def _seats(state: TableState, presence: Presence, waiting: Waiting) -> list[wire.SeatInfo]:
    """The facts about each seat, which everybody may know."""
    awaits_deal = state.table is not None and state.table.awaits_deal and not state.sealed
    stand_in, won, host = levels.stand_in(state), state.won(), state.host
    in_turn = state.table.to_act if state.table else None
    return [
        wire.SeatInfo(
            kind=seat.kind,
            name=seat.name,
            avatar=seat.avatar,
            bot=stand_in if (stood_in := presence.stood_in(n)) else seat.bot,
            online=seat.kind == "bot" or presence.online(n),
            host=n == host,
            ready=awaits_deal and (seat.ready or seat.kind == "bot" or stood_in is not None),
            pledge=seat.pledge,
            muted=seat.muted,
            stood_in=stood_in,
            absent=presence.asked(n),
            hidden=presence.hidden(n),
            idle=n == in_turn and waiting.idle(n),
            missed=state.turns.missed.get(n, 0),
            left=state.left.get(n, ""),
            won=won.get(seat.token or "", {}),
        )
        for n, seat in by_seat(state.seats)
    ]


def proposal(proposed: Proposal, waiting: Waiting) -> wire.Proposal:
    """A proposal, as everybody may know it."""
    return wire.Proposal(
        n=proposed.n,
        what=proposed.what,
        by=proposed.by,
        seat=proposed.seat,
        name=proposed.name,
        scored=proposed.scored,
        agreed=sorted(proposed.agreed),
        waiting=waiting.yet_to_agree(proposed),
    )


def summary(state: TableState, told: wire.TableInfo, token: str | None, since: int) -> wire.Summary:
    """The table from afar, for the holder of this token; `told`: the facts about it that everybody
    may know."""
    game = state.table
    if game is None or game.over or state.sealed:
        awaited = []
    elif game.awaits_deal:
        awaited = [n for n, seat in by_seat(told.seats) if not seat.ready]
    else:
        awaited = [] if game.to_act is None else [game.to_act]
    hashed = None if token is None else token_hash(token)
    return wire.Summary(
        **(msgspec.structs.asdict(told) | {"join_code": "", "circle": ""}),
        seat=state.seat_of(hashed),
        moved=state.moved(hashed) is not None,
        awaited=awaited,
        since=since,
        winners=game.winners() if game else [],
    )
