"""Secrets of a table: where its shuffles come from, and who may sit where.

Each table has a secret of 256 bits, and each of its games a key derived from it. The hash of the
key is public before players add their contributions, and so are the hashes of these (pledges),
before anybody shows one. The key itself is shown once the game is over: then anyone can derive
every shuffle again (`docs/fairness.md`). The keys of other games stay secret.
"""

import base64
import hashlib
import hmac
import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from parlour.core.chance import Fair, Keyed, Source
from parlour.core.numbers import Face, Seat, by_seat

KEY_BYTES = 32
SHUFFLES = 3
"""The way in which shuffles follow from the key: 1, from the key alone; 2, also from the players'
contributions; 3, also from their pledges, and from who plays."""

HEX = re.compile(r"[0-9a-f]{64}")
"""A key, a commitment, a pledge or a contribution, in hexadecimal."""
TABLE = re.compile(r"[A-Za-z0-9_-]{1,32}")
"""A table's id."""


def new_secret() -> bytes:
    """A secret, of a table or of a person at one: 32 random bytes."""
    return secrets.token_bytes(KEY_BYTES)


def new_table_id() -> str:
    """An address that cannot be guessed (96 bits)."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """A token, by which a browser proves that a seat is its own (256 bits)."""
    return secrets.token_urlsafe(KEY_BYTES)


def token_from(secret: str, table: str) -> str:
    """The token of a seat that follows from a person's secret, 32 bytes in hexadecimal: 256 bits,
    too."""
    name = f"parlour seat {table}".encode("utf-8", "surrogatepass")
    digest = hmac.digest(bytes.fromhex(secret), name, "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def token_hash(token: str) -> str:
    """The hash that is stored instead of a token: its SHA-256, in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def game_key(secret: bytes, game: int) -> bytes:
    """The key of the table's game number `game`, counted from 1: 32 bytes."""
    return hmac.digest(secret, f"parlour game {game}".encode(), "sha256")


def commitment(key: bytes) -> str:
    """SHA-256 of a game's key, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()


def pledge(contribution: str) -> str:
    """SHA-256 of a contribution; both in hexadecimal."""
    return commitment(bytes.fromhex(contribution))


@dataclass(frozen=True)
class Origin:
    """Everything that the shuffles of one game follow from."""

    key: bytes
    table: str
    game: int
    """The number of the game at the table, counted from 1."""
    shuffles: int = SHUFFLES
    contributions: Sequence[str | None] = ()
    """Each seat's contribution, in hexadecimal."""
    pledges: Sequence[str | None] = ()
    """Each seat's pledge, in hexadecimal, given before any contribution was shown."""
    bots: Sequence[Seat] = ()
    """The seats of bots."""

    @property
    def awaited(self) -> list[Seat]:
        """The seats that have pledged a contribution, but not shown it yet."""
        pairs = zip(self.pledges, self.contributions, strict=True)
        return [seat for seat, (pledged, shown) in by_seat(pairs) if pledged and not shown]

    def with_contribution(self, seat: Seat, contribution: str) -> "Origin":
        """This origin with the contribution that a seat has shown."""
        contributions = list(self.contributions)
        contributions[seat] = contribution
        return replace(self, contributions=contributions)

    @property
    def terms(self) -> str:
        """The players and their pledges: fixed before anybody shows a contribution."""
        lines = ["parlour shuffles 3", f"table {self.table}", f"game {self.game}"]
        lines.append(f"key {commitment(self.key)}")
        for seat, pledged in enumerate(self.pledges):
            kind = "bot" if seat in self.bots else "person"
            lines.append(f"seat {seat} {kind}" + (f" {pledged}" if pledged else ""))
        return "".join(f"{line}\n" for line in lines)

    @property
    def seal(self) -> str:
        """SHA-256 of the terms, in hexadecimal, for people to compare."""
        return hashlib.sha256(self.terms.encode()).hexdigest()

    @cached_property
    def seed(self) -> bytes:
        """HMAC-SHA256, under the key, of everything else that the shuffles follow from: 32
        bytes."""
        if self.shuffles == 2:
            text = f"parlour shuffles 2\ntable {self.table}\ngame {self.game}\n"
            each = "seat"
        else:
            text, each = self.terms, "contribution"
        for seat, contribution in enumerate(self.contributions):
            text += f"{each} {seat} {contribution}\n" if contribution is not None else ""
        return hmac.digest(self.key, text.encode(), "sha256")

    def source(self, text: Callable[[Face], str], number: int = 0) -> Source:
        """The chances from this number on, counted from 0; `text` is a card's notation."""
        if self.shuffles == 1:
            return Keyed(self.key, number)
        return Fair(self.seed, text, number)
