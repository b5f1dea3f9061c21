"""The files of `deploy/` and the image: what they name is there."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from parlour.cli.serve import STATUS
from parlour.server.serving.workers import SLACK
from parlour.server.settings.configuration import FROM_FILE, USUAL
from parlour.server.settings.setting import Spec
from parlour.server.settings.settings import Settings, specs
from parlour.server.wire.limits import MAX_LARGE_BODY

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
COMPOSED = [*DEPLOY.glob("compose*.yaml")]


def known() -> dict[str, Spec]:
    """Settings by their options."""
    return {f"--{spec.option}": spec for spec in specs().values()}


def check_option(option: str, value: str) -> None:
    spec = known()[option]
    spec.read([value] if spec.kind is tuple else value, option, text=True)


def check_variable(name: str, value: str) -> None:
    by_variable = {spec.variable: spec for spec in specs().values()}
    if name.endswith(FROM_FILE) and by_variable[name.removesuffix(FROM_FILE)].secret:
        return
    by_variable[name].read(value, name, text=True)


def check_command(words: list[str]) -> None:
    """`serve --port 80 ...`: each option is one, and its value fits."""
    command, *options = words
    assert command == "serve"
    for option, value in zip(options[::2], options[1::2], strict=True):
        check_option(option, value)


def services(file: Path) -> Iterator[tuple[str, Any]]:
    yield from yaml.safe_load(file.read_text(encoding="utf-8"))["services"].items()


@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_what_is_composed_is_what_the_server_takes(file: Path) -> None:
    made = yaml.safe_load(file.read_text(encoding="utf-8"))
    parlour = made["services"]["parlour"]
    check_command(parlour["command"])
    for name, value in parlour["environment"].items():
        check_variable(name, value)
    assert (file.parent / parlour["build"] / "Dockerfile").resolve() == ROOT / "Dockerfile"
    for name, service in made["services"].items():
        for volume in service.get("volumes", ()):
            assert volume.split(":")[0] in made["volumes"], (name, volume)
        assert set(service.get("secrets", ())) <= set(made.get("secrets", ()))
        assert set(service.get("depends_on", ())) <= set(made["services"])
    if "secrets" in made:
        ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
        for secret in made["secrets"].values():
            assert f"/deploy/{secret['file'].removeprefix('./')}" in ignored


def may_make_namespaces() -> bool:
    wanted = ["unshare", "--pid", "--fork", "--mount-proc", "true"]
    return (
        bool(shutil.which("unshare")) and not subprocess.run(wanted, capture_output=True).returncode
    )


CONTAINER = """
"$PYTHON" -m parlour serve --port=0 --data=. > said &
server=$!
until grep -q http said; do sleep 0.1; done
port=$(sed -n 's/.*127.0.0.1:\\([0-9]*\\).*/\\1/p;q' said)
sed -i "s/8000/$port/; s/timeout 60/timeout 5/; s:python:$PYTHON:" check
sh check
echo "well: $?"
kill -STOP $server
sh check
wait $server
echo "ended: $?"
"""
"""In it, the shell is the first process, as `init` is in a container."""


@pytest.mark.long
@pytest.mark.skipif(not may_make_namespaces(), reason="no containers can be made here")
@pytest.mark.parametrize("file", COMPOSED, ids=lambda file: file.name)
def test_what_hangs_in_a_container_is_ended(file: Path, tmp_path: Path) -> None:
    """Then Docker starts it again, since it is told to."""
    service = yaml.safe_load(file.read_text(encoding="utf-8"))["services"]["parlour"]
    kind, check = service["healthcheck"]["test"]
    assert (kind, service["restart"], service["init"]) == ("CMD-SHELL", "unless-stopped", True)
    (tmp_path / "check").write_text(check.replace("$$", "$"), encoding="utf-8")
    done = subprocess.run(
        ["unshare", "--pid", "--fork", "--mount-proc", "--kill-child", "sh", "-c", CONTAINER],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHON": sys.executable},
        timeout=120,
    )
    assert done.stdout.splitlines() == ["well: 0", "ended: 137"], done.stderr


def instructions() -> list[tuple[str, str]]:
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in map(str.strip, lines)]


def test_the_image_is_made_of_what_there_is() -> None:
    found = instructions()
    names = [name for name, _ in found]
    assert names.count("FROM") == 2
    after = found[len(names) - names[::-1].index("FROM") :]
    assert "USER" in dict(after)
    assert json.loads(dict(after)["ENTRYPOINT"]) == ["parlour"]
    check_command(json.loads(dict(after)["CMD"]))
    variables = dict(shlex.split(text)[0].split("=", 1) for name, text in after if name == "ENV")
    variables |= dict(
        word.split("=", 1) for name, text in after if name == "ENV" for word in shlex.split(text)
    )
    for name, value in variables.items():
        if name.startswith("PARLOUR_"):
            check_variable(name, value)
    for _, text in found:
        assert "latest" not in text


def test_whoever_starts_the_server_lets_it_stop_in_its_own_time() -> None:
    texts = [each.read_text("utf-8") for each in (DEPLOY / "parlour.service", *COMPOSED)]
    said = [re.findall(r"(?:TimeoutStopSec=|stop_grace_period: )(\d+)", text) for text in texts]
    (allowed,) = {int(seconds) for (seconds,) in said}
    assert Settings().drain + Settings().stop_timeout + SLACK < allowed
    assert f"allow {allowed} seconds" in (ROOT / "docs" / "hosting.md").read_text("utf-8")


def test_the_service_starts_what_the_server_takes() -> None:
    text = (DEPLOY / "parlour.service").read_text(encoding="utf-8")
    (started,) = re.findall(r"^ExecStart=\S+/parlour (.*)$", text, re.MULTILINE)
    check_command(started.split())
    for name, value in re.findall(r"\b(PARLOUR_\w+)=([^\s,]+)", text):
        check_variable(name, value)
    assert str(USUAL) in text
    (given_up,) = re.findall(r"^RestartPreventExitStatus=(.*)$", text, re.MULTILINE)
    assert {*map(int, given_up.split())} == {STATUS["unusable-setting"], STATUS["bad-database"]}
    assert re.search("^Type=notify$.*^Restart=on-failure$.*^WatchdogSec=", text, re.M | re.S)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="systemd-analyze is not here")
def test_systemd_understands_the_service(tmp_path: Path) -> None:
    program = shutil.which("true")
    text = (DEPLOY / "parlour.service").read_text(encoding="utf-8")
    unit = tmp_path / "parlour.service"
    unit.write_text(re.sub(r"ExecStart=\S+", f"ExecStart={program}", text), encoding="utf-8")
    done = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


def test_the_statuses_of_a_server_that_cannot_start_are_told() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    told = re.findall(r"^\| (\d+) `", page, re.MULTILINE)
    assert {2, *map(int, told)} == {*STATUS.values()}


PROXIES = ["nginx.conf", "nginx-path.conf", "Caddyfile", "Caddyfile-path"]


@pytest.mark.parametrize("file", PROXIES)
def test_browsers_are_told_to_stay_with_https(file: str) -> None:
    lines = (DEPLOY / file).read_text("utf-8").splitlines()
    said = [line.split() for line in lines if "Strict-Transport-Security" in line]
    assert [words[:3] for words in said] in (
        [["add_header", "Strict-Transport-Security", '"max-age=31536000"']],
        [["header", "Strict-Transport-Security", '"max-age=31536000"']],
    )


@pytest.mark.parametrize("file", PROXIES)
def test_the_commands_that_proxies_name_are_right(file: str) -> None:
    head = " ".join(re.findall(r"^# (.*)$", (DEPLOY / file).read_text("utf-8"), re.MULTILINE))
    (words,) = re.findall(r"`parlour (serve [^`]*)`", head)
    check_command(words.split())


READMES = [f"../{path.name}" for path in DEPLOY.parent.glob("README*.md")]
OTHERS = ["../Dockerfile", "../docs/hosting.md", "../docs/scaling.md", "../web/vite.config.ts"]


@pytest.mark.parametrize("file", [*PROXIES, *(file.name for file in COMPOSED), *OTHERS, *READMES])
def test_the_server_is_looked_for_at_its_usual_port(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8").replace("127.0.0.1:9464", "")  # that of the metrics
    ports = re.findall(r"(?:[\d.]{7,}:(?:\d+:)?|port |EXPOSE |PARLOUR_PORT'\) or )(\d+)", text)
    assert set(ports) == {str(Settings.port)}


@pytest.mark.parametrize("file", ["nginx.conf", "nginx-path.conf"])
def test_nginx_waits_as_long_and_takes_as_much_as_the_server(file: str) -> None:
    text = (DEPLOY / file).read_text("utf-8")
    said = re.findall(r"pings every (\d+) seconds", text)
    assert all(float(each) == Settings.heartbeat for each in said)
    waits = re.findall(r"proxy_(?:read|send)_timeout (\d+)s;", text)
    assert len(waits) == 2
    assert min(map(float, waits)) > 2 * Settings.heartbeat
    assert f"client_max_body_size {MAX_LARGE_BODY // 1024}k;" in text


@pytest.mark.long
def test_the_steps_of_the_image(tmp_path: Path) -> None:
    """In folders of its own instead of a container: what the first stage installs, the last one
    starts, and its check of health finds well."""
    places = {"/src": tmp_path / "src", "/opt": tmp_path / "opt", "/data": tmp_path / "data"}

    def moved(text: str) -> str:
        for place, there in places.items():
            text = re.sub(rf"(?<![\w/.])({place})(?=[/\s\"]|$)", str(there), text)
        return text

    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    names = [line.removeprefix("**/") for line in ignored if line and not line.startswith("#")]
    top = {ROOT / name for name in names}

    def left_out(folder: str, inside: list[str]) -> list[str]:
        return [
            name
            for name in inside
            if Path(folder, name) in top
            or name in ("__pycache__", "node_modules", ".mypy_cache", ".ruff_cache")
        ]

    environment = os.environ.copy()
    environment.pop("PYTHONPATH", None)
    health: list[str] = []
    for name, text in instructions():
        if name == "COPY" and not text.startswith("--from"):
            shutil.copytree(ROOT, places["/src"], ignore=left_out)
        elif name == "RUN" and "useradd" not in text:
            step = moved(text).replace("python -m venv", f"{sys.executable} -m venv")
            subprocess.run(step, shell=True, check=True, cwd=places["/src"])
        elif name == "ENV":
            for word in shlex.split(moved(text)):
                variable, _, value = word.partition("=")
                environment[variable] = value.replace("$PATH", environment["PATH"])
        elif name == "HEALTHCHECK":
            health = json.loads(text[text.index("[") :])
    environment |= {"PARLOUR_HOST": "127.0.0.1", "PARLOUR_PORT": "0"}
    places["/data"].mkdir()
    program = shutil.which("parlour", path=environment["PATH"])
    assert program
    assert program.startswith(str(tmp_path))
    with subprocess.Popen(
        [program, "serve"], env=environment, cwd=tmp_path, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout
            address = process.stdout.readline()
            port = re.findall(r":(\d+)", address)[0]
            checked = subprocess.run(health, env=environment | {"PARLOUR_PORT": port})
            assert checked.returncode == 0
            assert list(places["/data"].glob("parlour.db"))
        finally:
            process.terminate()
    assert process.returncode == 0
    assert subprocess.run(health, env=environment | {"PARLOUR_PORT": port}).returncode != 0
