"""nginx and Caddy as processes of their own, with the files of `deploy/`: their names, ports and
certificates are replaced, all else is as it is shipped."""

import os
import re
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

DEPLOY = Path(__file__).parents[2] / "deploy"
PATIENCE = 10
"""Seconds until a proxy must listen."""

NGINX = """
daemon off;
user root;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
worker_processes 1;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/parlour.conf;
}}
"""
CADDY = """
{{
	admin off
	skip_install_trust
	http_port {plain}
	storage file_system {folder}/kept
}}
"""


@dataclass(frozen=True)
class Place:
    """A proxy that runs: where a browser finds the server, and whose certificates it shows."""

    origin: str
    path: str
    authority: Path
    file: str

    @property
    def address(self) -> str:
        return self.origin + self.path


FILES = {
    "nginx.conf": "/",
    "nginx-path.conf": "/parlour/",
    "Caddyfile": "/",
    "Caddyfile-path": "/parlour/",
}
"""Each file of a proxy, and the path under which it shows the server."""


def found(file: str) -> str:
    """The program that the file is for; skips the test where there is none."""
    name = "nginx" if file.startswith("nginx") else "caddy"
    place = shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
    if place is None:
        pytest.skip(f"{name} is not here (Debian: nginx-light, caddy)")
    return place


@contextmanager
def proxy(file: str, upstream: int, folder: Path) -> Iterator[Place]:
    """A proxy before the server at that port of this machine."""
    program = found(file)
    port, plain = free_port(), free_port()
    text = (
        (DEPLOY / file)
        .read_text(encoding="utf-8")
        .replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    )
    if file.startswith("nginx"):
        authority = certificate(folder)
        text = re.sub(r"listen \[::\].*", "", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{plain};")
        text = text.replace("listen 443 ", f"listen 127.0.0.1:{port} ")
        text = re.sub(r"server_name .*;", "server_name localhost;", text)
        text = re.sub(r"(ssl_certificate +).*;", rf"\1{authority};", text)
        text = re.sub(r"(ssl_certificate_key +).*;", rf"\1{folder / 'key.pem'};", text)
        (folder / "parlour.conf").write_text(text, encoding="utf-8")
        (folder / "nginx.conf").write_text(NGINX.format(folder=folder), encoding="utf-8")
        command = [program, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    else:
        authority = folder / "kept/pki/authorities/local/root.crt"
        text = re.sub(
            r"^(parlour\.example|example\.org) \{", f"https://localhost:{port} {{", text, flags=re.M
        )
        made = CADDY.format(plain=plain, folder=folder) + text
        (folder / "Caddyfile").write_text(made, encoding="utf-8")
        command = [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    home = os.environ | {
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
        "XDG_CONFIG_HOME": str(folder),
    }
    with (folder / "output").open("w") as output:
        process = subprocess.Popen(command, env=home, stdout=output, stderr=output)
        try:
            until(lambda: authority.exists() and listens(port), folder / "output")
            yield Place(f"https://localhost:{port}", FILES[file], authority, file)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def certificate(folder: Path) -> Path:
    """One for localhost, which vouches for itself."""
    made = folder / "certificate.pem"
    kind = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    subprocess.run(
        ["openssl", *kind.split(), "-subj", "/CN=localhost",
         "-addext", "subjectAltName=DNS:localhost",
         "-keyout", str(folder / "key.pem"), "-out", str(made)],
        check=True, capture_output=True,
    )  # fmt: skip
    return made


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def until(done, output: Path) -> None:
    """Wait for what needs a moment."""
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, output.read_text(encoding="utf-8")
        time.sleep(0.05)
