"""A push service on this machine, and the browsers that it pushes to."""

import asyncio
import contextlib
import datetime
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, NamedTuple

import http_ece
import msgspec
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from parlour.server.push.encryption import CURVE, public_bytes
from parlour.server.push.identity import to_text

PATIENCE = 10
"""Seconds after which a push that does not come is an error."""
QUIET = 0.2
"""Seconds in which one that should not come would have come."""


class Browser:
    """One that is subscribed; its endpoint is a path of the service."""

    def __init__(self, service: "Service", path: str = "/push/1") -> None:
        self.endpoint = f"https://{service.host}{path}"
        self._key = ec.generate_private_key(CURVE)
        self._auth = bytes(range(16))

    def subscription(self, **fields: Any) -> dict[str, Any]:
        made = {
            "endpoint": self.endpoint,
            "p256dh": to_text(public_bytes(self._key)),
            "auth": to_text(self._auth),
        }
        return made | fields

    def read(self, body: bytes) -> dict[str, Any]:
        """What a push says, as another implementation of the standard reads it."""
        plain = http_ece.decrypt(
            body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"
        )
        return msgspec.json.decode(plain)


class Taken(NamedTuple):
    """A push that the service has been sent."""

    path: str
    headers: dict[str, str]
    body: bytes


class Service:
    """It takes all that it is sent, and answers with `status`."""

    def __init__(self) -> None:
        self.host = ""
        self.status = 201
        self.more = ""
        """More lines of the head of its answers."""
        self.asleep = False
        """Whether it does not answer at all."""
        self._taken: asyncio.Queue[Taken] = asyncio.Queue()

    async def next(self) -> Taken:
        """The next push."""
        async with asyncio.timeout(PATIENCE):
            return await self._taken.get()

    def forget(self) -> None:
        """What has come is of no interest."""
        while not self._taken.empty():
            self._taken.get_nowait()

    async def silent(self) -> bool:
        """Whether nothing more comes."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(QUIET):
                await self._taken.get()
                return False
        return True

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        lines = (line.partition(": ") for line in head[1:] if line)
        headers = {name.lower(): value for name, _, value in lines}
        body = await reader.readexactly(int(headers["content-length"]))
        self._taken.put_nowait(Taken(head[0].split()[1], headers, body))
        if self.asleep:
            await reader.read()  # until whoever asked gives up
        else:
            answer = f"HTTP/1.1 {self.status} X\r\n{self.more}Content-Length: 0\r\n"
            writer.write(f"{answer}Connection: close\r\n\r\n".encode())
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[Service]:
    """A service at a free port of localhost; `folder` gets the certificate, `localhost.pem`."""
    service = Service()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(_certificate(folder))
    server = await asyncio.start_server(service.serve, "127.0.0.1", ssl=context)
    service.host = f"localhost:{server.sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.close()


def _certificate(folder: Path) -> Path:
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file = folder / "localhost.pem"
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file
