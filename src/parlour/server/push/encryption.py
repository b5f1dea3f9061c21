"""Messages that only one browser can read: RFC 8291, upon RFC 8188 (aes128gcm)."""

import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
SALT = 16
AUTH = 16
"""Bytes."""
RECORD = 4096
"""Bytes of a record; a message is one."""
LAST = b"\x02"
"""Ends the last record."""


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key that belongs to a private one: 65 bytes, uncompressed."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def receiver(p256dh: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's public key, from 65 bytes (ValueError)."""
    if len(p256dh) != 65:
        raise ValueError("expected 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, p256dh)


def encrypt(
    plain: bytes,
    p256dh: bytes,
    auth: bytes,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A message for the browser with this key and secret, as the body of a push (ValueError: not a
    key). `key` and `salt` are new ones unless a test gives them."""
    key = key or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT)
    ours = public_bytes(key)
    shared = key.exchange(ec.ECDH(), receiver(p256dh))
    secret = _derive(shared, auth, b"WebPush: info\0" + p256dh + ours, 32)
    cipher = AESGCM(_derive(secret, salt, b"Content-Encoding: aes128gcm\0", 16))
    nonce = _derive(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + len(ours).to_bytes(1, "big") + ours
    return head + cipher.encrypt(nonce, plain + LAST, None)


def _derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
