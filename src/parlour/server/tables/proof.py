"""Checks a finished game against the promises made before it began (`docs/fairness.md`)."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Literal

import msgspec

from parlour.core.chance import Given
from parlour.core.errors import ParlourError, RecordError
from parlour.core.record import (
    WITH_UNSEEN,
    Acted,
    Deal,
    Deck,
    Ended,
    Pick,
    Record,
    Undo,
    kind_of,
    most_undone,
    repeated_key,
)
from parlour.core.state import Row
from parlour.core.table import Table
from parlour.games import registry
from parlour.games.replaying import replay
from parlour.server import wire
from parlour.server.tables.fairness import HEX, SHUFFLES, TABLE, Origin, commitment, pledge

MOST_PICKED = 1 << 32
"""Numbers out of which one can be picked: more than any game has. Beyond the 64 bits of a word of
the stream, no word would be fair, and the search for one would not end."""


class ProofError(ParlourError):
    """A document that is not the record of a game with its key."""

    code = "bad-proof"


class NoKeyError(ProofError):
    """A record without a key: nothing had been promised about its shuffles."""

    code = "no-key"


class DealCheck(msgspec.Struct, frozen=True, kw_only=True):
    """All decks and picks from one deal to the next."""

    deal: int
    """The number of the deal, counted from 1."""
    chances: int
    """The number of decks and picks."""
    wrong: list[int]
    """The numbers of the record's entries that do not follow from the secrets."""


class Refused(msgspec.Struct, frozen=True, kw_only=True):
    """The rules' objection to a record."""

    entry: int
    """The number of the entry, counted from 1; 0 is the header."""
    message: str


Part = Literal["bot", "none", "added", "left-out", "wrong"]
"""A seat's part in the shuffles. "bot": a bot's seat; "none": the person pledged nothing; "added":
the pledged contribution was added; "left-out": it was not, as it came too late; "wrong": something
was added that was not pledged."""


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """The result of checking a game's deals."""

    fair: bool
    """True if the record goes on to the end of the game, which its players did not end before, the
    key is the promised one, every contribution had been pledged, every deck and pick follows from
    them, and the rules agree."""
    follows: bool
    """True if all this is true of the record as far as it goes, which may be nowhere."""
    committed: bool
    """True if the key is the one whose hash was published."""
    seal: str | None
    """The SHA-256 of the terms, which were fixed before anybody showed a contribution; None in
    older games."""
    sealed: bool | None
    """True if the seal is the expected one; None: none was given to compare."""
    shuffles: int
    """The way in which shuffles follow from the key, as in `fairness.SHUFFLES`."""
    contributions: list[str | None]
    parts: list[Part]
    """The part of each seat in the shuffles."""
    restored: bool
    """True if the server was restored from a copy while this was the current or the coming game: it
    may have been dealt, or gone on, otherwise before."""
    deals: list[DealCheck]
    refused: Refused | None
    """The rules' objection to the record, if there is one; the deals may be right all the same."""
    over: bool
    """True if the record goes on to the end of the game."""
    ended: bool
    """True if the record says that the players ended the game before it was over. Only they know:
    whoever cuts a record can add that."""


@dataclass(frozen=True)
class SealedGame:
    """A game with its key, read and ready to be checked."""

    origin: Origin
    commitment: str
    record: Record
    restored: bool = False

    def verdict(self, seal: str | None = None) -> Verdict:
        """Derive every deck and pick again. `seal`: the seal that somebody was shown before the
        deal, or its first digits."""
        refused, over = _by_the_rules(self.record)
        committed = commitment(self.origin.key) == self.commitment
        wrong, parts = set(self._wrong()), self._parts()
        deals = _deals(self.record, wrong)
        found = self.origin.seal if self.origin.shuffles > 2 else None
        sealed = None if seal is None else found is not None and found.startswith(seal)
        follows = committed and not wrong and "wrong" not in parts and refused is None
        follows = follows and sealed is not False
        ended = any(isinstance(entry, Ended) for entry in self.record.entries)
        return Verdict(
            fair=follows and over and bool(deals) and not ended,
            follows=follows,
            committed=committed,
            seal=found,
            sealed=sealed,
            shuffles=self.origin.shuffles,
            contributions=list(self.origin.contributions),
            parts=parts,
            restored=self.restored,
            deals=deals,
            refused=refused,
            over=over,
            ended=ended,
        )

    def _parts(self) -> list[Part]:
        origin = self.origin
        if origin.shuffles < 3:
            return ["none" if one is None else "added" for one in origin.contributions]
        return [
            _part(seat in origin.bots, pledged, added)
            for seat, (pledged, added) in enumerate(
                zip(origin.pledges, origin.contributions, strict=True)
            )
        ]

    def _wrong(self) -> Iterator[int]:
        """The numbers of the entries that do not follow from the secrets."""
        derived: Iterator[Deck | Pick | None]
        derived = _from_key_alone(self) if self.origin.shuffles == 1 else _derived(self)
        for number, entry in enumerate(self.record.entries, start=1):
            if isinstance(entry, Deck | Pick) and next(derived, None) != entry:
                yield number


def _part(bot: bool, pledged: str | None, added: str | None) -> Part:
    if added is None:
        if pledged is None:
            return "bot" if bot else "none"
        return "wrong" if bot else "left-out"
    return "wrong" if bot or pledged != pledge(added) else "added"


def read(document: bytes | str) -> SealedGame:
    """A game from a `Revealed` as JSON, the answer to `GET /api/tables/{table}/record`.

    Raises NoKeyError for a record alone, ProofError for anything else that is not one, RecordError
    if the record in it cannot be read."""
    try:
        shown = msgspec.json.decode(document, type=_Revealed)
    except msgspec.ValidationError as error:
        _refuse_record_alone(document)
        raise ProofError(str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProofError(f"expected JSON: {error}") from None
    if (again := repeated_key(document)) is not None:
        raise ProofError(f"expected every key once, found {again!r:.40} again")
    for name, text in (("key", shown.key), ("commitment", shown.commitment)):
        if not HEX.fullmatch(text):
            raise ProofError(f"{name}: expected 64 digits from 0 to 9 and a to f")
    for name, values in (("contributions", shown.contributions), ("pledges", shown.pledges)):
        for seat, value in enumerate(values):
            if value is not None and not HEX.fullmatch(value):
                raise ProofError(f"{name}: expected 64 digits in hexadecimal for seat {seat}")
    if shown.shuffles not in range(1, SHUFFLES + 1):
        raise ProofError(f"shuffles: expected 1 to {SHUFFLES}, got {shown.shuffles}")
    record = Record.from_json(bytes(shown.record))
    if shown.shuffles > 1:
        _check_origin(shown, len(record.seats))
    origin = Origin(
        bytes.fromhex(shown.key),
        shown.table,
        shown.game,
        shown.shuffles,
        shown.contributions,
        shown.pledges,
        shown.bots,
    )
    return SealedGame(origin, shown.commitment, record, shown.restored)


class _Revealed(wire.Revealed, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A `Revealed` that refuses unknown fields."""


def _refuse_record_alone(document: bytes | str) -> None:
    try:
        Record.from_json(document)
    except RecordError:
        return
    raise NoKeyError("expected the record of a server's game with its key, got a record alone")


def _check_origin(shown: wire.Revealed, seats: int) -> None:
    if not TABLE.fullmatch(shown.table):
        raise ProofError("table: expected the last part of a table's address")
    if shown.game < 1:
        raise ProofError(f"game: expected 1 or more, got {shown.game}")
    if len(shown.contributions) != seats:
        raise ProofError(f"contributions: expected one for each of {seats} seats, or null")
    if len(shown.pledges) != (seats if shown.shuffles > 2 else 0):
        raise ProofError(f"pledges: expected one for each of {seats} seats, or null; before, none")
    if shown.bots != sorted(set(shown.bots) & set(range(seats if shown.shuffles > 2 else 0))):
        raise ProofError("bots: expected the seats of bots, in their order; before, none")


def _by_the_rules(record: Record) -> tuple[Refused | None, bool]:
    """The rules' objection to a record, and whether its game is over. A server has seen every card:
    marks would only change the order of the cards that are shuffled."""
    for number, entry in enumerate(record.entries, start=1):
        if kind_of(entry) == WITH_UNSEEN:
            message = f"entry {number}: expected cards without marks"
            return Refused(entry=number, message=message), False
    try:
        return None, replay(record).over
    except RecordError as error:
        return Refused(entry=error.entry, message=str(error)), False
    except ParlourError as error:  # a game or an option that does not exist
        return Refused(entry=0, message=str(error)), False


def _deals(record: Record, wrong: set[int]) -> list[DealCheck]:
    deals: list[tuple[int, list[int]]] = []
    for number, entry in enumerate(record.entries, start=1):
        if isinstance(entry, Deal):
            deals.append((entry.deal, []))
        elif isinstance(entry, Deck | Pick):
            if not deals:  # which the rules refuse
                deals.append((0, []))
            deals[-1][1].append(number)
    return [
        DealCheck(deal=deal, chances=len(numbers), wrong=[n for n in numbers if n in wrong])
        for deal, numbers in deals
    ]


_NO_STATE: Any = None
"""The state for sources of chance that do not look at it."""


def _derived(game: SealedGame) -> Iterator[Deck | Pick | None]:
    """Each deck and pick as the record should have it. The rules judge which cards are in a deck;
    their order follows from the seed."""
    source, nowhere = game.origin.source(str), _NO_STATE
    for entry in game.record.entries:
        if isinstance(entry, Deck):
            cards: list[Any] = list(entry.deck)
            source.shuffle(nowhere, cards, len(cards))
            yield Deck(tuple(reversed(cards)))
        elif isinstance(entry, Pick):
            possible = 0 < entry.of <= MOST_PICKED
            yield Pick(source.below(nowhere, entry.of), entry.of) if possible else None


def _from_key_alone(game: SealedGame) -> Iterator[Deck | Pick | None]:
    """Each deck and pick as it should be in a game whose shuffles follow from the key alone: they
    depend on how the cards lay, so the rules must play the game again. It ends where the record and
    the rules disagree."""
    record = game.record
    chances = [entry for entry in record.entries if isinstance(entry, Deck | Pick)]
    compared = _Compared(game.origin, chances)
    try:
        table = Table(
            registry.get(record.game),
            record.options | {"edition": record.edition},
            seats=record.seats,
            source=compared,
            auto_deal=False,
            keep=most_undone(record.entries) > 0,
        )
        compared.table = table
        for entry in record.entries:
            if isinstance(entry, Deal):
                table.deal()
            elif isinstance(entry, Acted):
                table.play(entry.action, entry.seat)
            elif isinstance(entry, Undo):
                table.undo(entry.undo)
    except (ParlourError, ValueError):
        pass
    yield from compared.derived


class _Compared:
    """A source of chance that gives the rules the record's cards, and notes the key's."""

    table: Table

    def __init__(self, origin: Origin, chances: list[Deck | Pick]) -> None:
        self.derived: list[Deck | Pick] = []
        self._source = origin.source(str)
        self._chances = iter(chances)

    def below(self, s: Any, n: int) -> int:
        self.derived.append(Pick(self._source.below(s, n), n))
        said = next(self._chances, None)
        if not isinstance(said, Pick) or not 0 <= said.pick < n:
            raise ProofError("expected another chance")
        return said.pick

    def shuffle(self, s: Any, cards: Row, n: int) -> None:
        notation = self.table.game.notation
        lay = list(cards[:n])
        self._source.shuffle(s, cards, n)
        self.derived.append(notation.deck(cards, n))
        said = next(self._chances, None)
        given = [notation.parse_card(card) for card in said.deck] if isinstance(said, Deck) else []
        cards[:n] = lay
        Given([given]).shuffle(s, cards, n)
