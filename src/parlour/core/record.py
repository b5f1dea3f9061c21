"""The record of a game: one JSON document that holds all of the game (`docs/record.md`)."""

import json
from collections.abc import Iterable
from typing import Any, Literal, Self, get_args

import msgspec

from parlour.core.errors import RecordError
from parlour.core.numbers import Seat, all_seats

VERSION = 5
"""The newest version of the format. A record says the oldest that can read it."""
UNSEEN = "?"
"""After a card of a deck: nobody saw it there, and it only stands in for the card that it was."""
WITH_UNSEEN = "unseen"
"""The kind of a deck with unseen cards, to `oldest_version`."""
SINCE = {"undo": 2, "left": 2, "ended": 2, "joined": 4, WITH_UNSEEN: 5, "seen": 5}
"""Kind of entry, or field of the header -> the version that brought it; the others are in all
versions."""
SEVERAL_UNDONE = 3
"""The version that allows several actions to be taken back in a row."""

_UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""The errors that decoding a text can raise: bad JSON, bad UTF-8, absurd nesting."""


def _wrong(error: Exception) -> str:
    """What is wrong with a text that cannot be read, in at most 200 characters."""
    return "expected less nesting" if isinstance(error, RecursionError) else f"{error!s:.200}"


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Round number `deal` (1 is the first) was dealt; its decks and picks follow."""

    deal: int


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chance: the order into which cards were shuffled, top card first. After a card that nobody
    saw there is a question mark."""

    deck: tuple[str, ...]


class Pick(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Chance: the number `pick` was drawn out of 0..of-1."""

    pick: int
    of: int


class Acted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's action, as notation."""

    seat: Seat
    action: str


class Undo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seat number `undo` took back its action, the last one that still stood."""

    undo: Seat


class Left(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The person on the seat `left` has left the game; from here on a bot of this level plays."""

    left: Seat
    bot: str


class Joined(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Between rounds, a person took the place of the bot on the seat `joined`."""

    joined: Seat


Early = Literal["scored", "unscored"]
"""The ways to end a game early: by the rounds that are over, or not."""


class Ended(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players agreed to end the game here: `scored`, by the rounds that are over, or not."""

    ended: Early


Chance = Deck | Pick
Entry = Deal | Chance | Acted | Undo | Left | Joined | Ended
KINDS: dict[str, type[Entry]] = {
    each.__struct_fields__[0]: each for each in get_args(Entry) if each is not Acted
}
"""All kinds of entry but actions, by the first field, which tells them apart."""


def kind_of(entry: Entry) -> str:
    """The kind of an entry, as `oldest_version` counts it."""
    if isinstance(entry, Deck) and any(card.endswith(UNSEEN) for card in entry.deck):
        return WITH_UNSEEN
    return type(entry).__struct_fields__[0]


def told(entry: Entry) -> Entry:
    """An entry as the rules carry it out: the cards of a deck without their marks.

    >>> told(Deck(("9", "12?")))
    Deck(deck=('9', '12'))
    """
    if kind_of(entry) != WITH_UNSEEN:
        return entry
    assert isinstance(entry, Deck)
    return Deck(tuple(card.removesuffix(UNSEEN) for card in entry.deck))


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """The head of a record: all but its entries."""

    game: str
    rules: int = 1
    """The version of the game's rules that it was played by."""
    edition: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    seen: tuple[Seat, ...] | None = None
    """The seats of which every card was seen, in a record with cards that nobody saw; None: those
    of all seats were."""


class Record(Header, frozen=True, kw_only=True):
    """Header and entries. `seats` are names, clockwise; `options` holds all but the edition.

    >>> Record(game="mojo", edition="fr", options={}, seats=("Ann", "Bo"), entries=()).to_json()
    b'{"parlour":1,"game":"mojo","edition":"fr","options":{},"seats":["Ann","Bo"],"entries":[]}'
    >>> import parlour
    >>> record = parlour.table("mojo", seats=2, seed=3, moves=["1"]).record()
    >>> parlour.Record.from_json(record.to_json()) == record, len({record, record})
    (True, 1)
    >>> parlour.replay(record).record().entries[-1]
    Acted(seat=0, action='1')
    """

    entries: tuple[Entry, ...]

    @property
    def parlour(self) -> int:
        """The oldest version of the format that has everything this record uses."""
        return oldest_version([*self._written(), *map(kind_of, self.entries)])

    @property
    def unseen(self) -> frozenset[Seat]:
        """The seats that held cards which nobody saw. What they hold is filled in, and nobody may
        be shown it."""
        if not _any_unseen(self.entries):
            return frozenset()
        return frozenset(all_seats(len(self.seats))) - frozenset(self.seen or ())

    def __hash__(self) -> int:
        return hash(self.to_json())

    def to_json(self) -> bytes:
        """The record as JSON, without spaces; `from_json` reads it."""
        return msgspec.json.encode(self.document())

    def document(self) -> dict[str, Any]:
        """The document that `to_json` writes: without fields that have their default."""
        return {"parlour": self.parlour, **self._written()}

    def _written(self) -> dict[str, Any]:
        fields = [(each, getattr(self, each.name)) for each in msgspec.structs.fields(self)]
        return {each.name: value for each, value in fields if value != each.default}

    @classmethod
    def from_json(cls, text: bytes | str) -> Self:
        """Read a record. Raises RecordError for a text that is not JSON or not a record, a
        repeated key, an unknown kind of entry, or another version of the format."""
        try:
            document = msgspec.json.decode(text, type=_Document, strict=True)
        except _UNREADABLE as error:
            reason = _wrong(error)
            raise RecordError(reason, said="document", reason=reason) from None
        if document.parlour not in range(1, VERSION + 1):
            raise RecordError(
                f"expected version {VERSION} of the format, or an older one, "
                f"got {document.parlour}",
                said="format",
                wanted=VERSION,
                version=document.parlour,
            )
        if "edition" in document.options:
            raise RecordError("expected the edition beside the options, found it among them")
        entries = tuple(
            read_entry(entry, number) for number, entry in enumerate(document.entries, start=1)
        )
        _refuse_repeated_keys(text, document.entries)
        header = {name: getattr(document, name) for name in Header.__struct_fields__}
        record = cls(**header, entries=entries)
        record._check_seen()
        if record.parlour > document.parlour:
            raise RecordError(
                f"expected version {record.parlour} of the format, which has these entries, "
                f"got {document.parlour}",
                said="format",
                wanted=record.parlour,
                version=document.parlour,
            )
        return record

    def _check_seen(self) -> None:
        """Raise RecordError for a `seen` without unseen cards, or not of seats of the table."""
        if self.seen is None:
            return
        if not _any_unseen(self.entries):
            raise RecordError("expected `seen` only beside cards that nobody saw")
        seats = range(len(self.seats))
        if list(self.seen) != sorted({seat for seat in self.seen if seat in seats}):
            raise RecordError(f"seen: expected seats in order, got {list(self.seen)!s:.80}")


def _any_unseen(entries: Iterable[Entry]) -> bool:
    return any(kind_of(entry) == WITH_UNSEEN for entry in entries)


def oldest_version(kinds: list[str]) -> int:
    """The oldest version of the format that has entries of these kinds, in this order; a kind is
    the name of the entry's first field. Fields of the header count, too.

    >>> oldest_version(["deal", "seat", "undo"]), oldest_version(["seat", "seat", "undo", "undo"])
    (2, 3)
    """
    version, undone = 1, 0
    for kind in kinds:
        undone = undone + 1 if kind == "undo" else 0
        if undone > 1:
            version = max(version, SEVERAL_UNDONE)
        if kind in SINCE:
            version = max(version, SINCE[kind])
    return version


def most_undone(entries: Iterable[Entry]) -> int:
    """The greatest number of actions taken back in a row."""
    most = now = 0
    for entry in entries:
        now = now + 1 if isinstance(entry, Undo) else 0
        most = max(most, now)
    return most


class _Document(Header, frozen=True, kw_only=True, forbid_unknown_fields=True):
    parlour: int
    entries: list[msgspec.Raw]


def _refuse_repeated_keys(text: bytes | str, entries: list[msgspec.Raw]) -> None:
    """Raise RecordError if an object has a key twice; msgspec would take the last one."""
    again = repeated_key(text)
    if again is not None:
        numbered = enumerate(entries, start=1)
        number = next((n for n, entry in numbered if repeated_key(entry) is not None), 0)
        raise RecordError(f"expected every key once, found {again!r:.40} again", number)


def repeated_key(text: bytes | str | msgspec.Raw) -> str | None:
    """A key that some object of the JSON has twice, or None."""
    found: list[str] = []

    def look(pairs: list[tuple[str, Any]]) -> None:
        known: set[str] = set()
        for key, _ in pairs:
            if key in known:
                found.append(key)
            known.add(key)

    try:
        # As text, no number is too long.
        json.loads(
            text if isinstance(text, str) else bytes(text), object_pairs_hook=look, parse_int=str
        )
    except RecursionError as error:  # it nests a little less deeply than msgspec
        raise RecordError(_wrong(error)) from None
    return found[0] if found else None


def read_entry(text: bytes | msgspec.Raw, number: int = 0) -> Entry:
    """One entry from JSON (RecordError with its number)."""
    try:
        keys = msgspec.json.decode(text, type=dict[str, msgspec.Raw])
        kind = next((KINDS[key] for key in keys if key in KINDS), Acted)
        return msgspec.json.decode(text, type=kind)
    except _UNREADABLE as error:
        raise RecordError(
            'expected {"deal": n}, {"deck": [...]}, {"pick": n, "of": m}, '
            '{"seat": n, "action": "..."}, {"undo": n}, {"left": n, "bot": "..."}, '
            f'{{"joined": n}} or {{"ended": "scored"}}: {_wrong(error)}',
            number,
        ) from None
