"""A list that only grows, and that costs nothing to copy."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class History(Sequence[T]):
    """What has happened, in order.

    A copy shares the list, and knows how much of it is its own past. Whoever goes on first appends
    to that list; whoever goes on from the same point after that takes a list of its own.

    >>> one = History("ab")
    >>> two = one.copy()
    >>> one.append("c")
    >>> two.append("d")
    >>> one, two
    (History(['a', 'b', 'c']), History(['a', 'b', 'd']))
    """

    __slots__ = ("_items", "_size")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._size = len(self._items)

    def copy(self) -> "History[T]":
        """The same past; from here on each goes its own way."""
        twin: History[T] = History.__new__(History)
        twin._items, twin._size = self._items, self._size
        return twin

    def append(self, item: T) -> None:
        """One thing more."""
        if self._size < len(self._items):  # another has gone on from here
            self._items = self._items[: self._size]
        self._items.append(item)
        self._size += 1

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: Any) -> Any:
        found = range(self._size)[at]
        if isinstance(found, int):
            return self._items[found]
        return [self._items[n] for n in found]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._size)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, History | list) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"History({list(self)})"
