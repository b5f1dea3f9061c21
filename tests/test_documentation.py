"""The notebook runs, keys are listed, and the documentation's site is built with all its links."""

import json
import os
import re
import subprocess
import sys
import tomllib
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import pytest
import tour

from parlour.text import FALLBACK, LOCALES, locales

ROOT = Path(__file__).resolve().parents[1]


def test_all_keys_of_the_page_are_listed():
    """On the page, which lists UNO's own, too, and in the documentation."""
    page = ROOT / "web" / "src"
    menu = (page / "menu" / "Keys.svelte").read_text("utf-8")
    letters, own = (
        dict(re.findall(r'(\w+): "([^"]+)"', listed))
        for listed in re.findall(r"const (?:LETTERS|OWN) = \{(.*)\}", menu)
    )
    keys = (page / "games" / "uno" / "board" / "keys.ts").read_text("utf-8")
    assert {*re.findall(r': "(\w)"', keys)} == own.keys() - {"digits"}
    heard = "".join(
        (page / "table" / file).read_text("utf-8")
        for file in ("board/Frame.svelte", "telling/Spoken.svelte", "telling/Hint.svelte")
    )
    (parts,) = re.findall(r"PARTS: Record<string, Part> = \{(.*)\}", heard)
    answered = {
        *re.findall(r'(\w): "', parts),
        *re.findall(r'(?:key|keyOf\(event\)) [!=]== "(.)"', heard),
    }
    assert {letter.lower() for letter in letters.values()} == answered
    shown = "".join(path.read_text("utf-8") for path in (page / "table").rglob("*.svelte"))
    marked = {*re.findall(r'aria-keyshortcuts="(.)"', shown)}
    assert set() < marked <= answered
    assert not letters.keys() & own.keys(), "a letter means one thing"
    document = (ROOT / "docs" / "accessibility.md").read_text("utf-8")
    table = document.partition("\n## Keys\n")[2].partition("\n\nA letter")[0]
    bar = (page / "replay" / "Bar.svelte").read_text("utf-8")
    replay = re.findall(r"^ +([A-Z]\w+): \(\) =>", bar, re.MULTILINE)
    assert "ArrowLeft" in replay
    words = [re.sub(r"\B(?=[A-Z])", " ", key) for key in replay]
    for key in (*letters.values(), *own.values(), *words):
        assert re.search(rf"(?<!\w){re.escape(key)}(?!\w)", table), key
    *most, last = re.findall(r'(\w): "', parts) + re.findall(r'key === "(.)"\) answer', heard)
    assert f"What {', '.join(most)} and {last} say".upper() in document.upper()


@pytest.mark.parametrize("language", locales())
def test_what_is_said_of_hints_names_their_key(language):
    page = ROOT / "web" / "src" / "table" / "telling" / "Hint.svelte"
    (key,) = re.findall(r'keyOf\(event\) [!=]== "(.)"', page.read_text("utf-8"))
    texts = (LOCALES / language / "rules.ftl").read_text("utf-8")
    (about,) = re.findall(r"^help-hints-about = (.*)$", texts, re.MULTILINE)
    assert re.search(rf"(?<!\w){key.upper()}(?!\w)", about)


def test_every_extra_is_listed():
    """By the README, or by the page about environments, in the table that it begins with."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    readme = (ROOT / "README.md").read_text("utf-8").partition("the rest comes with extras")[2]
    listed = {*re.findall(r"`(\w+)`", readme.partition("\n\n")[0])}
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    listed |= {*re.findall(r"\| `(\w+)` \|$", page.partition("\n## ")[0], re.MULTILINE)}
    assert listed == project["optional-dependencies"].keys()


def test_every_example_is_told_of():
    """By the page about environments."""
    page = (ROOT / "docs" / "environments.md").read_text("utf-8")
    examples = [path.name for path in (ROOT / "examples").glob("*.py")]
    assert "ppo.py" in examples
    assert [name for name in examples if f"`examples/{name}`" not in page] == []


def test_every_command_that_a_text_names_exists():
    """In lines to be typed and in `parlour serve`, in documents and in what people read."""
    from typer.main import get_command

    from parlour.cli.app import app

    others = {"game"}  # what keys are derived with: docs/fairness.md
    known = others | {*get_command(app).commands}
    texts = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *LOCALES.rglob("*.ftl")]
    named = {
        (command, path.relative_to(ROOT).as_posix())
        for path in texts
        if path.name != "CHANGELOG.md"
        for command in re.findall(
            r"(?:^|`|bin/)parlour +([a-z][a-z-]*)", path.read_text("utf-8"), re.MULTILINE
        )
    }
    assert {command for command, _ in named} >= {"play", "serve", "verify"}
    assert not [(command, path) for command, path in named if command not in known]


def test_every_language_is_listed():
    """By the package, in sentences and in the heads of tables, and by each README."""
    package = (ROOT / "pyproject.toml").read_text("utf-8")
    *most, last = re.findall(r'"Natural Language :: (\w+)"', package)
    assert len([*most, last]) == len(locales())
    listed = f"{', '.join(most)} or {last}"
    for file in "docs/terminal.md", "src/parlour/server/serving/join_codes.py":
        assert listed in (ROOT / file).read_text("utf-8"), file
    measured = re.findall(
        r"^\| .* \| (English .*) \|$", (ROOT / "web/src/README.md").read_text("utf-8"), re.M
    )
    assert {*measured} == {" | ".join([*most, last])}
    readmes = {f"README.{name}.md".replace(f".{FALLBACK}", "") for name in locales()}
    for file in readmes:
        links = re.findall(r"\]\((README\S*)\)", (ROOT / file).read_text("utf-8"))
        assert {*links, file} == readmes


def test_all_readmes_show_the_same_pictures():
    shown = {
        path.name: re.findall(r"\((docs/images/\S+?)\)", path.read_text("utf-8"))
        for path in ROOT.glob("README*.md")
    }
    for name, pictures in shown.items():
        assert pictures == shown["README.md"], name
    assert all((ROOT / picture).is_file() for picture in shown["README.md"])


def test_every_cell_of_the_tour_runs():
    shown = [value for kind, _, _, value in tour.cells() if kind == "code"]
    assert [value for value in shown if isinstance(value, bool)] == [True]
    assert sum(hasattr(value, "_repr_svg_") for value in shown) == 4


def test_the_tour_as_a_page_has_what_its_cells_print_and_show():
    text, pictures = tour.page()
    assert "```python\nimport parlour\n" in text
    assert "```text\nTrue\n```" in text
    assert len(pictures) == 4
    for name, picture in pictures.items():
        assert f"]({name})" in text
        assert picture.startswith("<svg")


def test_every_page_has_its_place_among_the_others():
    site = (ROOT / "mkdocs.yml").read_text("utf-8")
    named = {*re.findall(r"^ +- (?:\w+: )?(\S+\.md)$", site, re.MULTILINE)}
    pages = {path.relative_to(ROOT / "docs") for path in (ROOT / "docs").rglob("*.md")}
    made = {"tour.md", "changelog.md"}  # as the site is built (docs/site/hooks.py)
    assert named - made == {path.as_posix() for path in pages if path.parts[0] != "glossary"}


@pytest.mark.long
def test_the_site_is_complete(tmp_path):
    """MkDocs checks the links between pages (`--strict`); here, what its pages load as well."""
    pytest.importorskip("mkdocs", reason="`make docs` installs what builds the site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    pages = list(tmp_path.rglob("*.html"))
    for page in pages:
        for link in re.findall(r'(?:href|src)="([^"#?]+)', page.read_text("utf-8")):
            if page.name != "404.html" and not re.match(r"\w+:", link):
                target = page.parent / unquote(unescape(link))
                assert target.exists(), f"{page.relative_to(tmp_path)}: {link}"
    found = json.loads((tmp_path / "search/search_index.json").read_text("utf-8"))["docs"]
    places = {each["location"].partition("#")[0] for each in found}
    assert {"", "tour/", "rules/mushi/", "record/", "api/tables/", "changelog/"} <= places
    tables = (tmp_path / "api/tables/index.html").read_text("utf-8")
    for name in ("parlour.table", "core.table.Table.push", "core.record.Record"):
        assert f'id="{name}"' in tables
    assert "&gt;&gt;&gt;" not in re.sub(r"<code.*?</code>", "", tables, flags=re.DOTALL)
