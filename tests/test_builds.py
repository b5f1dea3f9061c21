"""The wheel has all that Parlour needs, and the sdist makes the same one without Node."""

import re
import subprocess
import sys
import tomllib
import zipfile
from email.parser import Parser
from pathlib import Path

import pytest

import parlour
from parlour.server.pages.rulebooks import rulebooks

ROOT = Path(__file__).resolve().parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def built(kind, project, folder):
    """Build a wheel or an sdist; return its path, and what the build said."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=project, check=True, capture_output=True, text=True)
    (made,) = folder.iterdir()
    return made, done.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    made, _ = built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))
    with zipfile.ZipFile(made) as archive:
        yield archive


def test_the_build_group_has_all_that_builds_require():
    """The Makefile builds without isolation, with the group `build`."""
    build = set(PROJECT["dependency-groups"]["build"])
    assert set(PROJECT["build-system"]["requires"]) <= build


def test_what_an_extra_asks_for_is_what_tests_are_run_with():
    extras = PROJECT["project"]["optional-dependencies"].values()
    asked = {each for extra in extras for each in extra}
    named = {re.split(r"[>=]", each)[0] for each in asked}
    dev = [each for each in PROJECT["dependency-groups"]["dev"] if isinstance(each, str)]
    assert {each for each in dev if re.split(r"[>=]", each)[0] in named} <= asked


def test_a_wheel_carries_the_whole_package(wheel):
    package = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src/parlour").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    carried = {name for name in wheel.namelist() if name.startswith("parlour/")}
    assert carried == package
    needed = ("py.typed", "art/mojo.json", "locales/pl/cli.ftl", "server/static/index.html")
    assert {f"parlour/{name}" for name in needed} <= carried
    (information,) = {name.split("/")[0] for name in wheel.namelist()} - {"parlour"}
    assert information.endswith(".dist-info")
    assert f"{information}/licenses/LICENSE" in wheel.namelist()


def test_a_wheel_carries_the_page_and_its_rulebooks(wheel):
    page = wheel.read("parlour/server/static/index.html").decode()
    assets = re.findall(r'(?:src|href)="\./(assets/[^"]+)"', page)
    assert assets
    for asset in (*assets, *(f"{book.path}index.html" for book in rulebooks())):
        assert f"parlour/server/static/{asset}" in wheel.namelist()


def test_without_extras_a_wheel_asks_for_six_packages(wheel):
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = Parser().parsestr(wheel.read(name).decode())
    always = [need for need in metadata.get_all("Requires-Dist") if "extra ==" not in need]
    names = {re.match(r"[\w.-]+", need)[0].replace("-", ".") for need in always}
    assert names == {"babel", "fluent.runtime", "msgspec", "numpy", "rich", "typer"}


def test_the_citation_names_this_version():
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f'\nversion: "{parlour.__version__}"\n' in citation


@pytest.mark.long
def test_an_sdist_makes_the_same_wheel_without_node(wheel, tmp_path):
    for folder in ("sdist", "source", "wheel"):
        (tmp_path / folder).mkdir()
    sdist, _ = built("sdist", ROOT, tmp_path / "sdist")
    subprocess.run(["tar", "-xzf", str(sdist)], cwd=tmp_path / "source", check=True)
    (source,) = (tmp_path / "source").iterdir()
    asked = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"
    needs = subprocess.run(
        [sys.executable, "-c", asked], cwd=source, check=True, capture_output=True, text=True
    )
    assert needs.stdout == "[]\n"
    made, said = built("wheel", source, tmp_path / "wheel")
    assert "Building the page" not in said
    with zipfile.ZipFile(made) as archive:
        assert sorted(archive.namelist()) == sorted(wheel.namelist())
