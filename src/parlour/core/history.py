"""A list that can only be appended to, is cheap to copy and takes little memory."""

import pickle
import zlib
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")

CHUNK = 32
"""The number of items packed together. The newest one to two chunks of items are not packed."""


class _Past(Generic[T]):
    """The items that copies of a history share."""

    __slots__ = ("packed", "recent")

    def __init__(self, packed: list[bytes], recent: list[T]) -> None:
        self.packed = packed
        """The older items, one chunk per element: a few bytes for each item, where objects take
        hundreds."""
        self.recent = recent

    def __len__(self) -> int:
        return len(self.packed) * CHUNK + len(self.recent)

    def append(self, item: T) -> None:
        self.recent.append(item)
        if len(self.recent) == 2 * CHUNK:
            self.packed.append(zlib.compress(pickle.dumps(self.recent[:CHUNK], 5), 1))
            del self.recent[:CHUNK]

    def between(self, start: int, stop: int) -> list[T]:
        """Return the items from `start` to before `stop`, without unpacking where all of them are
        recent."""
        first = len(self.packed) * CHUNK
        if start >= first:
            return self.recent[start - first : stop - first]
        return list(islice(self.begin_at(start), stop - start))

    def begin_at(self, at: int) -> Iterator[T]:
        """Iterate over the items from number `at` on."""
        for chunk in range(at // CHUNK, len(self.packed)):
            items: list[T] = pickle.loads(zlib.decompress(self.packed[chunk]))
            yield from items[max(0, at - chunk * CHUNK) :]
        yield from islice(self.recent, max(0, at - len(self.packed) * CHUNK), None)

    def until(self, size: int) -> "_Past[T]":
        """Return a separate copy of the first `size` items."""
        chunks = min(size // CHUNK, len(self.packed))
        return _Past(self.packed[:chunks], self.between(chunks * CHUNK, size))


class History(Sequence[T]):
    """A list of past things, in order, such as entries or facts.

    A copy shares its items with the original, and knows how many of them are its own. The first of
    the two to append something appends to the shared items; the other takes a copy of its own when
    it appends. Older items are packed, and reading them makes equal new objects, so items must not
    change.

    >>> one = History("ab")
    >>> two = one.copy()
    >>> one.append("c")
    >>> two.append("d")
    >>> one, two
    (History(['a', 'b', 'c']), History(['a', 'b', 'd']))
    """

    __slots__ = ("_past", "_size")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._past: _Past[T] = _Past([], [])
        for item in items:
            self._past.append(item)
        self._size = len(self._past)

    def copy(self) -> "History[T]":
        """Return a history with the same items, to which others are then appended independently."""
        twin: History[T] = History.__new__(History)
        twin._past, twin._size = self._past, self._size
        return twin

    def append(self, item: T) -> None:
        """Append an item."""
        if self._size < len(self._past):  # another has gone on from here
            self._past = self._past.until(self._size)
        self._past.append(item)
        self._size += 1

    def until(self, size: int) -> "History[T]":
        """Return a history of the first `size` items."""
        twin = self.copy()
        twin._size = min(size, self._size)
        return twin

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: Any) -> Any:
        found = range(self._size)[at]
        if isinstance(found, int):
            return self._past.between(found, found + 1)[0]
        if found.step == 1:
            return self._past.between(found.start, found.stop)
        return list(self)[at]

    def __iter__(self) -> Iterator[T]:
        return islice(self._past.begin_at(0), self._size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"History({list(self)})"
