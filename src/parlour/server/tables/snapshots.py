"""Snapshots, which can take the place of all entries so far, and the state where folding begins."""

from array import array
from collections.abc import Sequence

import msgspec

from parlour.core.numbers import EntryNumber
from parlour.games import registry
from parlour.server.tables import log
from parlour.server.tables.fairness import commitment, game_key
from parlour.server.tables.log import StoredTable
from parlour.server.tables.proposals import Proposals
from parlour.server.tables.state import Setup, TableState
from parlour.server.tables.turns import Turns


def beginning(stored: StoredTable) -> TableState:
    """The state on which the first entry of a log is folded."""
    base = stored.begin
    secret = bytes.fromhex(base.secret) if base.secret else stored.secret
    return TableState(
        id=stored.id,
        game=registry.get(base.game or stored.header.game),
        secret=secret,
        base=base,
        n=base.n,
        setup=_setup(base),
        seats=list(base.seats),
        proposals=Proposals(base.sought),
        host_token=base.host,
        owner_token=base.owner or base.host,
        muted=set(base.muted),
        games=base.games,
        restored=set(base.restored),
        tally=base.tally,
        past=base.past,
        successor=base.successor,
        commitment=base.commitment or commitment(game_key(secret, max(1, base.games))),
        coming=commitment(game_key(secret, base.games + 1)),
    )


def resume(
    state: TableState, base: log.Snapshot, going: log.Going, others: Sequence[EntryNumber]
) -> None:
    """Bring a state that has only the current game's own entries up to a snapshot. `others`: the
    numbers of other entries that the log still has."""
    state.n, state.base, state.others = base.n, base, array("i", others)
    state.setup, state.seats = _setup(base), list(base.seats)
    state.host_token, state.owner_token = base.host, base.owner or base.host
    state.muted, state.games, state.tally = set(base.muted), base.games, base.tally
    state.past, state.successor = base.past, base.successor
    if base.secret:  # restored from a copy since then
        state.secret, state.restored = bytes.fromhex(base.secret), set(base.restored)
        state.coming = commitment(state.key(state.games + 1))
    state.holders = state.began_with = going.holders
    state.left, state.declined = dict(going.left), going.declined
    state.turns = msgspec.convert(going.turns, Turns, str_keys=True)
    state.proposals = Proposals.again(going.proposals)
    state.removed, state.turned_away = set(going.removed), set(going.turned_away)


def take(state: TableState, going: log.Going | None = None) -> log.Snapshot:
    """A snapshot of a state; `going`: of the game under way, if there is one."""
    return log.Snapshot(
        **{name: getattr(state.setup, name) for name in Setup.__struct_fields__},
        n=state.n,
        game=state.game.name,
        going=going,
        seats=list(state.seats),
        games=state.games,
        host=state.host_token,
        owner=None if state.owner_token == state.host_token else state.owner_token,
        muted=sorted(state.muted),
        secret=state.secret.hex() if state.restored else None,
        commitment=state.commitment if state.restored else None,
        restored=sorted(state.restored),
        sought=state.proposals.sought(),
        tally=state.tally,
        past=state.past,
        successor=state.successor,
    )


def going(state: TableState) -> log.Going:
    """The part of a snapshot about the current game."""
    before = state.base.going.before if state.base.going else state.base
    now = dict(zip(state.began_with, state.holders, strict=True))
    seats = [
        msgspec.structs.replace(seat, token=now.get(seat.token, seat.token))
        for seat in before.seats
    ]
    return log.Going(
        before=msgspec.structs.replace(
            before,
            seats=seats,
            host=now.get(before.host, before.host),
            owner=now.get(before.owner, before.owner),
        ),
        entries=state.own,
        holders=state.holders,
        left=dict(state.left),
        declined=state.declined,
        turns=msgspec.to_builtins(state.turns, str_keys=True),
        proposals=state.proposals.kept(),
        removed=sorted(state.removed),
        turned_away=sorted(state.turned_away),
    )


def dropped(state: TableState, numbers: Sequence[EntryNumber]) -> None:
    """Take note that the log does not have these entries any more."""
    gone = set(numbers)
    state.others = array("i", (n for n in state.others if n not in gone))


def needless(state: TableState) -> list[EntryNumber]:
    """The numbers of entries of the current game's time that the log can do without, once it has
    the newest snapshot."""
    return state.base.needless(map(EntryNumber, state.others))


def _setup(base: log.Snapshot) -> Setup:
    return Setup(**{name: getattr(base, name) for name in Setup.__struct_fields__})
