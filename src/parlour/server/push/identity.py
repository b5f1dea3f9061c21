"""The identity by which push services know the server: RFC 8292 (VAPID)."""

import base64
import time

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from parlour.server.push.encryption import CURVE, public_bytes

GOOD_FOR = 12 * 3600
"""Seconds for which a signature is good; at most a day."""


def new_key() -> str:
    """A new private key, as the setting has it."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(32, "big"))


def to_text(data: bytes) -> str:
    """Bytes in base64url."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """The bytes of base64url, with or without padding (ValueError)."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), b"-_", True)


class Identity:
    """The server's key, and whom push services can write to."""

    def __init__(self, key: str, contact: str) -> None:
        """`key`: 32 bytes in base64url, a number below the order of the curve."""
        number = int.from_bytes(to_bytes(key), "big")
        self._key = ec.derive_private_key(number, CURVE)
        self._contact = contact
        self.public = to_text(public_bytes(self._key))
        """The public key that browsers subscribe to, in base64url."""

    def authorization(self, origin: str) -> str:
        """The header by which a push service of this origin knows the server."""
        claims = {
            "aud": origin,
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        signature = self._key.sign(signed.encode(), ec.ECDSA(SHA256()))
        numbers = decode_dss_signature(signature)
        raw = b"".join(number.to_bytes(32, "big") for number in numbers)
        return f"vapid t={signed}.{to_text(raw)}, k={self.public}"
