"""The command line as a whole: help, version, texts, what it imports."""

import ast
import json
import subprocess
import sys
from pathlib import Path

import pytest

import parlour
from parlour.cli import app as app_module
from parlour.cli import by_game
from parlour.games import registry
from parlour.terminal import begin
from parlour.text import LOCALES

CLI = Path(app_module.__file__).parent


def test_version(run):
    assert run("--version").stdout == f"parlour {parlour.__version__}\n"


def test_help_lists_the_commands(run):
    shown = run("--help").stdout
    for command in ("play", "serve", "games", "simulate", "record", "replay", "arena", "bench"):
        assert command in shown
        assert run(command, "--help").exit_code == 0


@pytest.mark.parametrize("name", registry.names())
def test_a_table_of_the_terminal_has_as_many_seats_as_any_other_of_the_command_line(name):
    game = registry.get(name)
    assert begin.usual_seats(game.seats[-1]) == by_game.usual_seats(game)


def test_games_lists_every_game(run):
    listed = json.loads(run("games", "--json").stdout)
    assert list(listed) == list(registry.names())
    assert listed["mojo"]["seats"] == [2, 8]
    assert listed["mojo"]["options"]["points"] == {"values": [1, 1000], "default": 50}
    assert "2-8" in run("games").stdout


def messages(path):
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as ftl

    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in body if isinstance(entry, ftl.Message)]


def used(source):
    """The first arguments of text("..."), all over the command line, for messages of one file."""
    for path in CLI.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        callers = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module == "parlour.cli.texts":
                callers |= {item.asname or item.name for item in node.names if source == "cli"}
            if isinstance(node, ast.Assign) and ast.unparse(node.value) == f"Texts({source!r})":
                callers |= {ast.unparse(target) for target in node.targets}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in callers:
                yield node.args[0]


@pytest.mark.parametrize("source", ["cli", "bench"])
def test_every_text_exists_and_every_message_is_used(source):
    known = messages(LOCALES / "en" / f"{source}.ftl")
    assert len(known) == len(set(known))
    arguments = list(used(source))
    ids = {node.value for node in arguments if isinstance(node, ast.Constant)}
    # The beginning of each id that is put together; after cli- comes the name of a game.
    beginnings = {node.values[0].value for node in arguments if isinstance(node, ast.JoinedStr)}
    if "cli-" in beginnings:
        beginnings.remove("cli-")
        beginnings |= {f"cli-{name}" for name in registry.names()}
    assert ids - set(known) == set()
    assert {name for name in known if not name.startswith(tuple(beginnings))} - ids == set()


def test_a_fast_start_imports_no_compiler_and_no_server():
    """Nobody waits for what the command does not use."""
    code = (
        "import sys; from parlour.cli.app import app; app(['games'], standalone_mode=False); "
        "print([m for m in ('numba', 'alembic', 'sqlalchemy', 'uvicorn', 'fastapi') "
        "if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("arguments", "status"), [(["--version"], 0), (["simulate", "go"], 2), (["bench", "go"], 2)]
)
def test_the_process_ends_with_the_status(arguments, status):
    done = subprocess.run([sys.executable, "-m", "parlour", *arguments], capture_output=True)
    assert done.returncode == status
    assert b"Traceback" not in done.stderr


def test_an_interrupt_while_the_command_line_starts_is_quiet():
    """What is imported before `main` can take it is next to nothing."""
    script = (
        "import sys; before = set(sys.modules); import parlour.cli;"
        " print(*sorted(set(sys.modules) - before))"
    )
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    loaded = {name.partition(".")[0] for name in shown.stdout.split()}
    assert loaded <= {"__future__", "importlib", "warnings", "parlour"}
    assert {name for name in shown.stdout.split() if "parlour." in name} == {"parlour.cli"}


@pytest.mark.parametrize("module", ["numpy", "typer", "parlour.cli.app"])
def test_an_interrupt_while_modules_are_loaded_is_quiet(module):
    script = f"""
import sys
class Interrupts:
    def find_spec(self, name, *_):
        if name == {module!r}:
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupts())
from parlour.cli import main
main()
"""
    shown = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (shown.returncode, shown.stderr) == (130, "")
