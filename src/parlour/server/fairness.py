"""Secrets of a table: where its shuffles come from, and who may sit where.

Each table has a secret of 256 bits, and each of its games a key derived from it. The hash of the
key is public from the start of the game, the key itself once the game is over: then anyone can
check that the shuffles were fixed before the first move. The keys of other games stay secret.
"""

import hashlib
import hmac
import secrets

KEY_BYTES = 32


def new_secret() -> bytes:
    """The secret of a new table: 32 random bytes."""
    return secrets.token_bytes(KEY_BYTES)


def new_table_id() -> str:
    """An address that cannot be guessed (96 bits)."""
    return secrets.token_urlsafe(12)


def new_token() -> str:
    """What a browser keeps to prove that a seat is its own (256 bits)."""
    return secrets.token_urlsafe(KEY_BYTES)


def token_hash(token: str) -> str:
    """What is stored instead of a token: its SHA-256, in hexadecimal."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def game_key(secret: bytes, game: int) -> bytes:
    """The key of the table's game number `game`, counted from 1: 32 bytes."""
    return hmac.digest(secret, f"parlour game {game}".encode(), "sha256")


def commitment(key: bytes) -> str:
    """SHA-256 of a game's key, in hexadecimal."""
    return hashlib.sha256(key).hexdigest()
