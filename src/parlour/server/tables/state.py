"""What a log folds to: who sits where, and the game as it stands."""

import asyncio
import logging
from array import array
from bisect import bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, Self

import msgspec

from parlour.core.chance import Given, Source
from parlour.core.errors import OptionError, RecordError, UndoError
from parlour.core.record import Action, Entry, Record, Undo, read_entry
from parlour.core.table import Table
from parlour.games import registry
from parlour.server import wire
from parlour.server.errors import SeatMovedError, moved
from parlour.server.operating.logs import short
from parlour.server.tables import log, seating
from parlour.server.tables.fairness import SHUFFLES, Origin, commitment, game_key
from parlour.server.tables.log import Finished, StoredTable
from parlour.server.tables.proposals import Proposals
from parlour.server.tables.seating import Seat
from parlour.server.tables.turns import DAY, Turns

Status = Literal["lobby", "playing", "over"]
Stopped = Literal["rules", "damaged"]
"""Why a game cannot be carried on: the rules have changed since, or its log is damaged."""

REMEMBERED = 20
"""Actions of each seat that are known by their ids. One that arrives again later than that is too
old to be played: the game has gone on."""

SLICE = 20
"""How many entries `load` folds before it lets others work."""

MANY = 100
"""After this many entries that do not belong to a game there is a new snapshot."""

_LASTING = (
    "options",
    "pace",
    "moment",
    "hints",
    "talk",
    "clock",
    "stand_in",
    "games",
    "listing",
    "locked",
)
"""What a snapshot holds just as the state does."""

logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class Change:
    """What a command leads to. It has been checked, but nothing has changed yet: it is applied once
    the log holds its entry."""

    entry: log.AnyEntry
    table: Table | None = None
    """The current game after the entry, if the entry belongs to the game."""


@dataclass
class StoppedGame:
    """A game that cannot be carried on; its record is kept as it was written."""

    why: Stopped
    begun: Record
    """How it began; the entries may be none that the rules understand."""
    entries: list[msgspec.Raw]

    def record(self) -> bytes:
        """All that was written of it, as JSON."""
        return msgspec.json.encode(self.begun.document() | {"entries": self.entries})


class TableState:
    """A table, folded from its log. `fold` and `apply` go on by one entry."""

    def __init__(self, stored: StoredTable) -> None:
        for _ in self._unfold(stored):
            pass

    @classmethod
    async def load(cls, stored: StoredTable) -> Self:
        """The same, letting others work in between."""
        state = cls.__new__(cls)
        for done, _ in enumerate(state._unfold(stored), start=1):
            if done % SLICE == 0:
                await asyncio.sleep(0)
        return state

    async def reload(self, stored: StoredTable) -> None:
        """Become what this log folds to, all at once: nobody sees it half-way."""
        vars(self).update(vars(await self.load(stored)))

    def _unfold(self, stored: StoredTable) -> Iterator[None]:
        """Become what the log folds to, an entry at each step."""
        base = stored.begin
        self.id = stored.id
        self.game = registry.get(stored.header.game)
        self.n = base.n
        """Number of the last entry."""
        self.seats = [Seat(**msgspec.structs.asdict(seat)) for seat in base.seats]
        self.options: dict[str, Any] = base.options
        self.pace = base.pace
        self.moment = base.moment
        self.hints = base.hints
        self.talk = base.talk
        self.listing = base.listing
        """What it says on the list of open tables; None: it is not there."""
        self.clock = base.clock
        """Seconds that a turn may take; 0: as many as it likes."""
        self.stand_in = base.stand_in
        """The level of the bot that stands in for people; None: the usual one."""
        self.turns = Turns()
        """Whose turn it is since when."""
        self.left: dict[int, str] = {}
        """By seat: the name of the person who left the current game to a bot."""
        self.proposals = Proposals(base.sought)
        """What people ask of each other."""
        self.turned_away: set[str] = set()
        """The hashes of the tokens of spectators who were not given what they asked for since the
        last game began."""
        self.locked = base.locked
        """Whether newcomers are kept from taking seats."""
        self.removed: set[str] = set()
        """The hashes of the tokens of people whose seats the host took since the last game
        began."""
        self.muted = set(base.muted)
        """The hashes of the tokens of people whom the host had muted when they gave up their seats:
        they are muted again when they sit down."""
        self.games = base.games
        """Games begun."""
        self.table: Table | None = None
        """The current game."""
        self.stopped: StoppedGame | None = None
        """The last game, if it cannot be carried on: then it is not the current one."""
        self.finished: dict[int, Finished] = {}
        """By number: earlier games that the log still holds."""
        self.holders: list[str | None] = []
        """The hash of the token of whoever sat on each seat when the current game began: the token
        that they have now, if they have taken the seat to another device."""
        self._began_with: list[str | None] = []
        """The hashes of the tokens that they had then, or when the last snapshot was taken."""
        self._own = 0
        """How many entries of the current game there are."""
        self.acted: dict[int, deque[str]] = {}
        """By seat: the client's ids of its last actions in the current game."""
        self.in_turn: dict[int, int] = {}
        """By seat: the entry of the current game by which it last acted in turn."""
        self.declined = 0
        """The entry of the game after which somebody did not agree to take it back."""
        self.base = base
        """A snapshot that everything to come can be folded from, with the game's own entries."""
        self.others = array("i")
        """Numbers of the entries since the game began that are not its own, as far as the log may
        still have them."""
        self._secret = bytes.fromhex(base.secret) if base.secret else stored.secret
        self.restored = set(base.restored)
        """The numbers of games that may have been begun, or gone on, before the server was restored
        from a copy."""
        self.commitment = base.commitment or commitment(self.key(max(1, base.games)))
        """The hash of the key of the current game; in the lobby, of the first game."""
        self.coming = commitment(self.key(base.games + 1))
        """The hash of the key of the coming game."""
        self.origin: Origin | None = None
        """What the shuffles of the current game follow from; None before the first."""
        self._host = base.host
        self._owner = base.owner or base.host
        """The hash of the token of whoever is the host when they are there."""
        self._entries, self._journal = array("i"), array("i")
        self._by_bot = array("b")
        """Numbers of the current game's entries, the size of the journal after each, and whether it
        is the move of a bot in the place of a person."""
        for n, entry in stored.game.items():
            self.n = n - 1
            self.fold(entry)
            yield
        if stored.base.going:
            self._resume(stored.base, stored.base.going)
            self.others = array("i", stored.others)
        for entry in stored.entries:
            self.fold(entry)
            yield

    # --- questions --------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """`lobby` before the first game, then `playing` or `over`."""
        if self.table is None:
            return "lobby"
        return "over" if self.table.over else "playing"

    @property
    def sealed(self) -> bool:
        """Whether a game has begun, and waits for what was pledged: its first deal is yet to
        come."""
        return self.table is not None and self.table.awaits_deal and not self.table.chances

    @property
    def by_the_day(self) -> bool:
        """Whether a game is under way in which nobody need be there."""
        return self.clock >= DAY and self.status == "playing"

    @property
    def entry(self) -> int:
        """Number of the last entry of the current game; 0 before the first."""
        return self._entries[-1] if self._entries else 0

    @property
    def started(self) -> int:
        """Number of the entry that began the current game; 0 before the first."""
        return self._entries[0] if self._entries else 0

    @property
    def host(self) -> int | None:
        """The seat of the host; None if no person is seated."""
        return self.seat_of(self._host)

    @property
    def owner(self) -> str | None:
        """The hash of the token of whoever is the host when they are there: who set up the table,
        unless they gave it away or left a game for good."""
        return self._owner

    @property
    def host_away(self) -> int | None:
        """The seat of whoever will be the host again when they are back; None: the host is that."""
        return None if self._owner == self._host else self.seat_of(self._owner)

    def key(self, game: int) -> bytes:
        """The key of the game of this number: see `fairness.game_key`."""
        return game_key(self._secret, game)

    def seat_of(self, token: str | None) -> int | None:
        """The seat of the person with this token hash."""
        if token is None:
            return None
        return next((n for n, seat in enumerate(self.seats) if seat.token == token), None)

    def moved(self, token: str | None) -> SeatMovedError | None:
        """Why this token hash is good for nothing any more, if its seat was taken to another
        device."""
        if token is None:
            return None
        taken = next((seat for seat in self.seats if seat.former == token), None)
        return moved(taken.claimed) if taken else None

    def names(self) -> list[str]:
        """The name on each seat, empty for a free one."""
        return [seat.name for seat in self.seats if seat.kind != "empty"]

    def revealed(self) -> bytes | None:
        """The last game, a `Revealed` as JSON, if it is over or cannot be carried on."""
        origin = self.origin
        if origin and self.stopped:
            record = self.stopped.record()
        elif origin and self.table and self.table.over:
            record = self.table.record().to_json()
        else:
            return None
        revealed = wire.Revealed(
            table=self.id,
            game=origin.game,
            commitment=commitment(origin.key),
            key=origin.key.hex(),
            shuffles=origin.shuffles,
            contributions=list(origin.contributions),
            pledges=list(origin.pledges),
            bots=list(origin.bots),
            restored=origin.game in self.restored,
            record=msgspec.Raw(record),
        )
        return msgspec.json.encode(revealed)

    def last(self) -> Finished | None:
        """The same, to be kept."""
        revealed = self.revealed()
        return Finished(revealed, self.holders) if revealed else None

    def journal_at(self, entry: int) -> int:
        """Size of the game's journal after entry number `entry`."""
        at = bisect_right(self._entries, entry)
        return self._journal[at - 1] if at else 0

    def parts(self, journal: int) -> Iterator[tuple[int, int, bool]]:
        """The game's journal from this size on, entry by entry: from where, to where, and whether
        that is the move of a bot in the place of a person."""
        for at in range(bisect_right(self._journal, journal), len(self._journal)):
            before = self._journal[at - 1] if at else 0
            yield max(journal, before), self._journal[at], bool(self._by_bot[at])

    # --- steps of the game, to be applied once they are written -----------------------------------

    def start(self) -> Change:
        """Take free seats away and begin a game; with its first deal, if no contribution is to be
        waited for (OptionError)."""
        closed = [n for n, seat in enumerate(self.seats) if seat.kind == "empty"]
        origin = self._origin(closed, self.games + 1)
        table = self._new_game(closed, origin.source(self.game.notation.format_card))
        entry = log.Started(
            rules=self.game.version,
            shuffles=origin.shuffles,
            commitment=commitment(origin.key),
            record=[] if origin.awaited else _raw(table.deal()),
            closed=closed,
        )
        return Change(entry, table)

    def deal(self) -> Change:
        """The next round (IllegalActionError if none is due)."""
        table = self._ahead()
        return Change(log.Dealt(record=_raw(table.deal())), table)

    def act(self, seat: int, action: str, id: str | None, late: bool = False) -> Change:
        """A seat's action; `late`: by a bot, as the seat's time has run out (ActionError)."""
        table = self._ahead()
        return Change(log.Acted(id=id, late=late, record=_raw(table.play(action, seat))), table)

    def leave(self, seat: int, bot: str, name: str) -> Change:
        """The person on a seat leaves the game to a bot of this level, by this name."""
        table = self._ahead()
        record = _raw(table.leave(seat, bot))
        return Change(log.Left(seat=seat, bot=bot, name=name, record=record), table)

    def join(self, seat: int, name: str, token: str) -> Change:
        """Between two rounds a person takes a bot's seat (IllegalActionError at other times)."""
        table = self._ahead()
        record = _raw(table.join(seat))
        return Change(log.Joined(seat=seat, name=name, token=token, record=record), table)

    def end(self, scored: bool) -> Change:
        """The game ends as it has been proposed."""
        table = self._ahead()
        record = _raw(table.end("scored" if scored else "unscored"))
        return Change(log.Ended(record=record), table)

    def undo(self, seat: int) -> Change:
        """A seat takes back its action, the last of the game (UndoError, RevealedError)."""
        table = self._ahead()
        if isinstance(table.entries[-1], Undo):
            raise UndoError("expected an action since the last one was taken back")
        return Change(log.Undone(record=_raw(table.undo(seat))), table)

    def _ahead(self) -> Table:
        """A copy of the current game to go on with, with its own chances."""
        assert self.table
        assert self.origin
        text = self.game.notation.format_card
        return self.table.copy(self.origin.source(text, self.table.chances))

    def _origin(self, closed: Sequence[int], game: int, shuffles: int = SHUFFLES) -> Origin:
        """What shuffles follow from if the game of this number begins now, without these seats."""
        key, seats = self.key(game), seating.without(self.seats, closed)
        if shuffles < 3:
            before = [seat.contribution for seat in seats]
            return Origin(key, self.id, game, shuffles, before)
        pledges = [seat.pledge for seat in seats]
        bots = [n for n, seat in enumerate(seats) if seat.kind == "bot"]
        return Origin(key, self.id, game, shuffles, [None] * len(seats), pledges, bots)

    def _new_game(self, closed: Sequence[int], source: Source) -> Table:
        names = [seat.name for seat in seating.without(self.seats, closed)]
        options = self._options_without(closed)
        return Table(self.game, options, seats=names, source=source, auto_deal=False, keep=True)

    def _options_without(self, closed: Sequence[int]) -> dict[str, Any]:
        """The options for the seats that are left (OptionError)."""
        kept = [n for n in range(len(self.seats)) if n not in closed]
        options: dict[str, Any] = self.game.Options.of(self.options).reseated(kept).values()
        return options

    # --- the fold ---------------------------------------------------------------------------------

    def fold(self, entry: log.AnyEntry) -> None:
        """Go on by an entry as it was written. If the rules lead elsewhere, the game stops."""
        table = self.table
        if isinstance(entry, log.Started | log.Reopened):
            self._end_game()
            table = None
        if isinstance(entry, log.GameEntry):
            if self.stopped:
                self.stopped.entries += entry.record
            else:
                table = self._carried_on(entry)
        self._apply(Change(entry, table))

    def _carried_on(self, entry: log.GameEntry) -> Table | None:
        """The game after an entry of it; None if that cannot be, which stops the game."""
        try:
            table = self.table
            if isinstance(entry, log.Started):
                if entry.rules != self.game.version:
                    self._stop("rules", entry)
                    return None
                table = self._new_game(entry.closed, Given())
            if table is None:
                raise RecordError("expected a game that began before", self.n + 1)
            table.carry_out([read_entry(raw) for raw in entry.record])
        except (RecordError, OptionError):  # their messages may name hidden cards
            self._stop("damaged", entry)
            return None
        return table

    def _stop(self, why: Stopped, entry: log.GameEntry) -> None:
        if why == "damaged":
            logger.error(
                "table %s: entry %d is not what the rules lead to", short(self.id), self.n + 1
            )
        closed = entry.closed if isinstance(entry, log.Started) else []
        rules = entry.rules if isinstance(entry, log.Started) else self.game.version
        options = dict(self.options)
        begun = Record(
            game=self.game.name,
            rules=rules,
            edition=options.pop("edition"),
            options=options,
            seats=tuple(seat.name for seat in seating.without(self.seats, closed)),
            entries=(),
        )
        before = _raw(self.table.entries) if self.table else []
        self.stopped = StoppedGame(why, begun, before + entry.record)
        self.table = None
        self._entries, self._journal = array("i"), array("i")
        self._by_bot = array("b")

    def _end_game(self) -> None:
        """The last game, if there was one, is over."""
        if last := self.last():
            self.finished[self.games] = last
        self.base = self._snapshot()
        self.table = self.stopped = None
        self.others, self._own = array("i"), 0

    def _going(self) -> log.Going:
        """What the table has come to since the game began."""
        before = self.base.going.before if self.base.going else self.base
        now = dict(zip(self._began_with, self.holders, strict=True))
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
            entries=self._own,
            holders=self.holders,
            left=dict(self.left),
            declined=self.declined,
            turns=msgspec.to_builtins(self.turns, str_keys=True),
            proposals=self.proposals.kept(),
            removed=sorted(self.removed),
            turned_away=sorted(self.turned_away),
        )

    def _resume(self, base: log.Snapshot, going: log.Going) -> None:
        """The table has come to this since its game began."""
        self.n, self.base = base.n, base
        self.seats = [Seat(**msgspec.structs.asdict(seat)) for seat in base.seats]
        for name in _LASTING:
            setattr(self, name, getattr(base, name))
        self._host, self._owner, self.muted = base.host, base.owner or base.host, set(base.muted)
        if base.secret:  # restored from a copy since then
            self._secret, self.restored = bytes.fromhex(base.secret), set(base.restored)
            self.coming = commitment(self.key(self.games + 1))
        self.holders = self._began_with = going.holders
        self.left, self.declined = dict(going.left), going.declined
        self.turns = msgspec.convert(going.turns, Turns, str_keys=True)
        self.proposals = Proposals.again(going.proposals)
        self.removed, self.turned_away = set(going.removed), set(going.turned_away)

    def dropped(self, numbers: Sequence[int]) -> None:
        """The log does not have these entries any more."""
        gone = set(numbers)
        self.others = array("i", (n for n in self.others if n not in gone))

    def needless(self) -> list[int]:
        """The numbers of entries of the current game's time that the log can do without, once it
        has the newest snapshot."""
        return self.base.needless(self.others)

    def _snapshot(self, going: log.Going | None = None) -> log.Snapshot:
        return log.Snapshot(
            n=self.n,
            going=going,
            seats=[log.SeatSnapshot(**asdict(seat)) for seat in self.seats],
            options=self.options,
            pace=self.pace,
            moment=self.moment,
            hints=self.hints,
            talk=self.talk,
            clock=self.clock,
            stand_in=self.stand_in,
            games=self.games,
            host=self._host,
            owner=None if self._owner == self._host else self._owner,
            listing=self.listing,
            locked=self.locked,
            muted=sorted(self.muted),
            secret=self._secret.hex() if self.restored else None,
            commitment=self.commitment if self.restored else None,
            restored=sorted(self.restored),
            sought=self.proposals.sought(),
        )

    def apply(self, change: Change) -> None:
        """Go on by a change to this very state, now entry n + 1 of the log."""
        if isinstance(change.entry, log.Started | log.Reopened):
            self._end_game()
        self._apply(change)

    def _apply(self, change: Change) -> None:
        self.n += 1
        entry = change.entry
        if isinstance(entry, log.Started):
            self.origin = self._origin(entry.closed, self.games + 1, entry.shuffles)
        if (
            isinstance(entry, log.Freed)
            and entry.by_host
            and (token := self.seats[entry.seat].token)
        ):
            self.removed.add(token)
        if isinstance(entry, log.Left):
            self.left[entry.seat] = self.seats[entry.seat].name
        if isinstance(entry, log.Left | log.Erased) and entry.seat is not None:
            self._owner = self._owner if self.seats[entry.seat].token != self._owner else None
        if isinstance(entry, log.Refused | log.UndoAnswered):
            self._note_refusal(entry)
        if isinstance(entry, log.Freed | log.Left):
            at = self.seats[entry.seat]
            if at.muted:
                self.muted |= at.tokens()
        self.seats = seating.after(self.seats, entry)
        match entry:
            case log.Seated(seat=seat):
                self.removed.discard(entry.token)
                self._mute_again(seat)
            case log.Joined(seat=seat):
                self.table = change.table
                self.left.pop(seat, None)
                if self.holders[seat] is None:
                    for holders in (self.holders, self._began_with):
                        holders[seat] = entry.token
                self._mute_again(seat)
            case log.Hosted(seat=seat):
                self._host = self.seats[seat].token
                if not entry.interim:
                    self._owner = self._host
            case log.Transferred(seat=seat):
                former = self.seats[seat].former
                if self._host is not None and self._host == former:
                    self._host = entry.token
                if self._owner is not None and self._owner == former:
                    self._owner = entry.token
                self._mute_again(seat)
                self.holders = [
                    entry.token if token is not None and token == former else token
                    for token in self.holders
                ]
            case log.Locked():
                self.locked = entry.on
            case log.Configured():
                self.options = entry.options
            case log.Paced():
                self.pace = entry.milliseconds
            case log.MomentSet():
                self.moment = entry.milliseconds
            case log.HintsSet():
                self.hints = entry.on
            case log.TalkSet():
                self.talk = entry.talk
            case log.ListedSet():
                self.listing = entry.listing
                self.clock = self.clock if entry.clock is None else entry.clock
            case log.Left(seat=seat):
                self.table = change.table
                self.turns.back(self.n, seat, None)
            case log.Erased(seat=int(seat)):
                self.turns.back(self.n, seat, None)
            case log.ClockSet():
                self.clock = entry.seconds
            case log.StandInSet():
                self.stand_in = entry.bot
            case log.StoodIn(seat=seat):
                (self.turns.idle if entry.idle else self.turns.stood_in).add(seat)
                self.turns.waited.discard(seat)
            case log.Waited(seat=seat):
                self.turns.waited.add(seat)
                self.turns.stood_in.discard(seat)
            case log.Returned(seat=seat):
                self.turns.back(self.n, seat, self.table.to_act if self.table else None)
            case log.Contributed(seat=seat):
                if self.sealed and self.origin and seat in self.origin.awaited:
                    self.origin = self.origin.with_contribution(seat, entry.contribution)
            case log.Restored():
                self._secret = bytes.fromhex(entry.secret)
                self.restored |= {self.games + 1}
                if self.status == "playing":
                    self.restored |= {self.games}
                self.coming = commitment(self.key(self.games + 1))
                if not self.games:
                    self.commitment = self.coming
            case log.Reopened():
                self.origin = None
                self._forget_moves()
            case log.Started():
                if change.table:
                    self.options = change.table.options.values()
                self.games += 1
                self.listing = None
                assert self.origin
                self.holders = self._began_with = [seat.token for seat in self.seats]
                self.commitment = commitment(self.origin.key)
                self.coming = commitment(self.key(self.games + 1))
                self.removed, self.turned_away = set(), set()
                self._forget_moves()
                self._go_on(change)
            case log.Dealt() | log.Acted() | log.Undone() | log.Ended():
                self._go_on(change)
        if self.host is None:
            people = (seat.token for seat in self.seats if seat.kind == "person")
            self._host = next(people, None)
            # Else nobody could ever sit down again.
            self.locked = self.locked and self._host is not None
        if self._owner is None:
            self._owner = self._host
        self.proposals.fold(self.n, entry, self.status != "playing")
        if (host := self.host) is not None:
            self.seats[host].muted = False  # nobody else could let them speak again
        self._look_back(entry)

    def _look_back(self, entry: log.AnyEntry) -> None:
        """Take a new snapshot once it could replace many entries."""
        if not (self.table or self.stopped):
            if not self.proposals and self.n >= self.base.n + MANY:
                self.base = self._snapshot()
        elif isinstance(entry, log.OwnEntry):
            self._own += 1
        else:
            self.others.append(self.n)
            if len(self.others) - bisect_right(self.others, self.base.n) >= MANY:
                self.base = self._snapshot(self._going())
                self._began_with = self.holders

    def _mute_again(self, seat: int) -> None:
        """Whoever was muted when they gave up a seat here is muted on the one that they get."""
        token = self.seats[seat].token
        if token in self.muted:
            self.muted.discard(token)
            self.seats[seat].muted = True

    def _note_refusal(self, entry: log.Refused | log.UndoAnswered) -> None:
        """An action that one of the others does not want taken back stays; a spectator who was
        turned down does not ask again by the same token."""
        if isinstance(entry, log.UndoAnswered):
            self.declined = self.declined if entry.agree else self.entry
        elif proposal := self.proposals.get(entry.proposal):
            if proposal.what == "undo":
                withdrawn = entry.seat == proposal.by
                self.declined = self.declined if withdrawn else self.entry
            elif proposal.token and entry.seat is not None:
                self.turned_away.add(proposal.token)

    def _forget_moves(self) -> None:
        self.acted, self.in_turn, self.turns, self.left = {}, {}, Turns(), {}
        self._entries, self._journal = array("i"), array("i")
        self._by_bot = array("b")

    def _go_on(self, change: Change) -> None:
        if change.table is None:
            return
        self.table = change.table
        self._entries.append(self.n)
        self._journal.append(self.table.journal_size)
        self._by_bot.append(False)
        if isinstance(change.entry, log.Undone):
            undo = read_entry(change.entry.record[-1])
            assert isinstance(undo, Undo)
            self.turns.back(self.n, undo.undo, self.table.to_act)
            return
        if not isinstance(change.entry, log.Acted):
            if isinstance(change.entry, log.Started | log.Dealt):
                self.turns.go_on(self.n, None, change.entry, self.table)
            for seat in self.seats:
                seat.ready = False
            return
        action = read_entry(change.entry.record[0])
        assert isinstance(action, Action)
        person = self.seats[action.seat].kind == "person"
        self._by_bot[-1] = person and change.entry.id is None
        self.turns.go_on(self.n, action.seat, change.entry, self.table)
        if not self.table.interrupted:
            self.in_turn[action.seat] = self.n
        if change.entry.id is not None:
            ids = self.acted.setdefault(action.seat, deque(maxlen=REMEMBERED))
            ids.append(change.entry.id)


def _raw(entries: Sequence[Entry]) -> list[msgspec.Raw]:
    return [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]
