"""What is wrong with a command line is said in the language of its reader, with a way on."""

import errno
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

import forked
from often import first_often
from parlour.text import Texts, locales

Run = Callable[..., Result]

WRONG = {
    "nonsense": ("cli-no-command", {"name": "nonsense"}),
    "serve --prot=3": ("cli-no-option", {"option": "--prot"}),
    "replay": ("cli-missing", {"name": "cli-file"}),
    "play --bots": ("cli-missing-value", {"option": "--bots"}),
    "record mojo --bot": ("cli-missing-value", {"option": "--bot"}),
    "serve --port": ("cli-missing-value", {"option": "--port"}),
    "serve --port x": ("cli-bad-range", {"name": "--port", "low": 0, "high": 65535}),
    "serve --port 70000": ("cli-bad-range", {"name": "--port", "low": 0, "high": 65535}),
    "play --browser=3": ("cli-no-value", {"option": "--browser"}),
    "serve now please": ("cli-extra", {"words": "now please"}),
    "bench --seconds x": ("cli-bad-span", {"name": "--seconds", "low": 0.001, "high": 3600}),
}


def parlour(language: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    variables = os.environ | {"LC_ALL": f"{language}.UTF-8", "LANGUAGE": language, "COLUMNS": "200"}
    return forked.run("-m", "parlour", *arguments, env=variables)


@pytest.mark.parametrize(
    ("line", "language"),
    [(line, locales()[n % len(locales())]) for n, line in enumerate(WRONG)],
)
def test_what_is_wrong_is_said_in_the_readers_language(line: str, language: str) -> None:
    said = Texts("cli", language)
    name, given = WRONG[line]
    arguments = {key: said(str(one)) if one == "cli-file" else one for key, one in given.items()}
    result = parlour(language, *line.split())
    assert (result.returncode, result.stdout) == (2, "")
    first, *rest = result.stderr.splitlines()
    assert first.startswith(said("cli-error", message=said(name, **arguments)))
    assert len(rest) <= 1  # where to read on
    assert "Usage" not in result.stderr


@pytest.mark.parametrize(
    ("option", "suggested"),
    [("--deals", ""), ("--seat", "--seats"), ("--jsno", "--json"), ("--hlep", "--help")],
)
def test_only_options_that_are_alike_are_suggested(run: Run, option: str, suggested: str) -> None:
    first, _ = run("simulate", "mojo", option, "3").stderr.splitlines()
    similar = f" (similar: {suggested})" if suggested else ""
    assert first == f"Error: there is no option {option}{similar}"


COMMANDS = ("", "play", "serve", "backup", "restore", "games", "replay", "bench")
GAMES = ("simulate", "record", "arena", "simulate mojo", "record mushi", "arena uno")
HELP = """
from parlour.cli.app import app
for command in {commands!r}:
    app([*command.split(), "--help"], standalone_mode=False)
"""


@pytest.mark.parametrize("language", first_often(locales()[:0:-1]))
def test_help_has_no_word_of_typers(language: str) -> None:
    """No heading and no placeholder in English, and no type of Python."""
    variables = os.environ | {"LC_ALL": f"{language}.UTF-8", "COLUMNS": "200"}
    code = HELP.format(commands=(*COMMANDS, *GAMES))
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=variables, check=True
    )
    english = r"Usage:|Commands|Show this|required|default:|<\w|=<?x|COMMAND |ARGS|FILE|GAME|NAME"
    if language != "fr":
        english += "|OPTIONS"
    assert f"{{{Texts('cli', language)('cli-file')}}}" in done.stdout
    assert re.findall(rf".*(?:{english}).*", done.stdout) == []


def test_what_is_wrong_with_a_file_is_said(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path)
    for line in (["arena", "mushi", "--save", folder], ["bench", "--write", folder]):
        shown = run(*line)
        assert (shown.exit_code, shown.stdout) == (1, "")
        assert shown.stderr == f"Error: {folder} cannot be written: Is a directory\n"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_file_of_somebody_elses(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: str
) -> None:
    def refuse(_: Path) -> bytes:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    (file := tmp_path / "record.json").touch()
    monkeypatch.setattr(os, "access", lambda *_: False)
    monkeypatch.setattr(Path, "read_bytes", refuse)
    shown = run(command, str(file))
    assert shown.exit_code == 1
    assert shown.stderr == f"Error: {file} cannot be read: Permission denied\n"


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_standard_input_has_a_name(run: Run, command: str) -> None:
    shown = run(command, "-", stdin=b"nonsense")
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert shown.stderr.startswith("Error: <stdin> is not a")


def test_a_copy_that_cannot_be_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: Path, _: str) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))

    (file := tmp_path / "copy.db").touch()
    monkeypatch.setattr(Path, "open", refuse)
    shown = run("restore", str(file), "--data", str(tmp_path))
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert shown.stderr == f"Error: {file} cannot be read: Permission denied\n"


def test_a_folder_that_nobody_may_look_into(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(looked: Path) -> bool:
        if looked == file:
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
        return False

    file = tmp_path / "parlour.db"
    monkeypatch.setattr(Path, "is_file", refuse)
    shown = run("backup", str(tmp_path / "copy.db"), "--data", str(tmp_path))
    assert (shown.exit_code, shown.stdout) == (1, "")
    assert shown.stderr == f"Error: {file}: Permission denied\n"
