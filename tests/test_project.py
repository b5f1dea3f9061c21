"""The project's own laws: the way imports point, a test for every rule and for every fault."""

import ast
import re
import tomllib
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "parlour"

# Which folders a folder may import; a name without a folder is a module.
ARROWS = {
    "core": {"core"},
    "text": {"text"},
    "games": {"core", "games"},
    "bots": {"core", "games", "bots"},
    "gpu": {"core", "gpu"},
    "envs": {"core", "games", "bots", "gpu", "envs"},
    "arena": {"core", "games", "bots", "gpu", "envs", "arena"},
    "training": {"core", "games", "bots", "envs", "arena", "training"},
    "javascript": {"core", "games", "bots", "javascript"},
    "server": {"core", "games", "bots", "text", "server"},
    "terminal": {"text", "terminal"},  # a client: knows the wire alone (see below)
    "__init__": {"core", "games", "bots"},
    "cli": {
        "__init__",
        "core",
        "text",
        "games",
        "bots",
        "arena",
        "envs",
        "training",
        "server",
        "terminal",
        "cli",
    },
    "__main__": {"cli"},
}
WINGS = {
    "wire": set(),
    "settings": set(),
    "operating": set(),
    "tables": {"wire", "operating"},
    "thinking": {"settings", "operating"},
    "doors": {"wire", "settings"},
    "storage": {"settings", "operating", "tables"},
    "people": {"wire", "tables", "storage"},
    "cluster": {"wire", "settings", "doors", "storage"},
    "rooms": {
        *("wire", "settings", "operating", "tables", "thinking"),
        *("doors", "storage", "people", "cluster"),
    },
    "push": {
        *("wire", "settings", "operating", "tables", "doors", "storage", "people", "rooms"),
    },
    "circles": {"wire", "settings", "tables", "doors", "storage", "rooms"},
    "pads": {"wire", "settings", "tables", "doors", "storage"},
    "pages": {"wire", "settings", "tables", "thinking", "doors", "rooms"},
    "serving": {
        *("wire", "settings", "operating", "tables", "thinking", "doors", "storage"),
        *("people", "cluster", "rooms", "push", "circles", "pads", "pages"),
    },
}
"""Which wings of the server each of them may import, besides itself and what stands beside them."""
PAGE = (
    *("wire.ts", "browser", "words", "art", "offline", "rules", "table/session", "layout", "kit"),
    *("sound", "table/houserules", "table/cards", "table/triumphs", "table/telling"),
    *("table/people", "games/rulebook.ts", "games/asking.ts", "games/registry.ts"),
    *("table/lobby", "table/score"),
    *("table/board", "table/screen"),
    *("remote", "local", "learn", "games", "rulebook", "played", "circle"),
    *("yours", "menu", "verify", "replay", "review", "transcript", "pad", "pages"),
)
"""The wings of the page: each imports only those before it; what is fetched later, by `import()`,
is no part of whoever fetches it."""
MOST_FILES = 20
"""Files and folders on one level: with more, nobody finds anything."""
MAY_NAME_GAMES = ("games.registry",)
CLIENTS = {"terminal"}


def imports(path: Path, package: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Everything of parlour that a module imports, wherever in it; core.rule as (core, rule)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(("parlour", *package)[: len(package) + 2 - node.level])
            module = node.module or ""
            if node.level:
                module = f"{base}.{module}".rstrip(".")
            names = [f"{module}.{alias.name}" for alias in node.names]
        for name in names:
            if name == "parlour" or name.startswith("parlour."):
                yield tuple(name.split(".")[1:])


def wrong_arrows(source: Path, games: set[str]) -> list[str]:
    """The imports that point the wrong way, as 'importer -> imported'."""
    wrong = []
    folders = {path.stem if path.is_file() else path.name for path in source.iterdir()}
    for path in sorted(source.rglob("*.py")):
        here = path.relative_to(source).with_suffix("").parts
        for there in imports(path, here[:-1]):
            folder = there[0] if there and there[0] in folders else "__init__"
            allowed = folder in ARROWS.get(here[0], set())
            if here[0] in CLIENTS and folder == "server":
                allowed = there[1:2] == ("wire",)
            elsewhere = here[:2] != ("games", there[1]) if len(there) > 1 else True
            if folder == "games" and len(there) > 1 and there[1] in games and elsewhere:
                # A module with the game's name, such as bots/mojo.py, is that game's own.
                allowed &= there[1] in here or ".".join(here) in MAY_NAME_GAMES
            if not allowed:
                wrong.append(f"{'.'.join(here)} -> {'.'.join(there)}")
    return wrong


def test_no_imports_in_circles():
    """Neither in Python, those for types or within functions counted, nor on the page."""
    graph: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        here = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(here).removesuffix(".__init__")
        graph[name] = {".".join(there) for there in imports(path, here[:-1])}
    known = {
        name: {there if there in graph else there.rpartition(".")[0] for there in found} - {name}
        for name, found in graph.items()
    }
    for path, imported in page_imports():
        known.setdefault(str(path), set()).add(str(imported))
    TopologicalSorter(known).prepare()  # raises a CycleError that names them


def game_names() -> set[str]:
    return {path.name for path in (SOURCE / "games").iterdir() if (path / "__init__.py").exists()}


def test_every_folder_has_its_arrows():
    folders = {
        path.stem
        for path in SOURCE.iterdir()
        if path.suffix == ".py" or (path.is_dir() and any(path.rglob("*.py")))
    }
    assert folders <= set(ARROWS)


def test_imports_point_the_right_way():
    assert wrong_arrows(SOURCE, game_names()) == []


def test_the_wings_of_the_server_stand_on_each_other():
    """Each imports only those listed before it, and is listed; so there are no circles."""
    server = SOURCE / "server"
    wings = {path.parent.name for path in server.glob("*/__init__.py")} - {"static"}
    assert wings == set(WINGS)
    for n, (wing, others) in enumerate(WINGS.items()):
        assert others <= set(list(WINGS)[:n])
        for path in (server / wing).rglob("*.py"):
            here = path.relative_to(SOURCE).with_suffix("").parts
            there = {name[1] for name in imports(path, here[:-1]) if name[:1] == ("server",)}
            assert there & wings <= others | {wing}, path


def test_no_level_is_crowded():
    trees = (SOURCE, ROOT / "tests", WEB)
    levels = [level for tree in trees for level in (tree, *tree.rglob("*/"))]
    ours = [level for level in levels if not {"static", "__pycache__"} & set(level.parts)]
    crowded = {str(level): len([*level.glob("*.*")]) for level in ours}
    assert {level: files for level, files in crowded.items() if files > MOST_FILES} == {}


WEB = ROOT / "web/src"
STATIC = re.compile(r"""(?:from|^import)\s+["'](\.[^"']+)["']""", re.MULTILINE)
LAZY = re.compile(r"""import\(\s*["'](\.[^"']+)["']""")


def wing_of(path: Path) -> str:
    """The longest of the names in PAGE that a file or folder of the page is under."""
    inside = path.relative_to(WEB).as_posix()
    return max((wing for wing in PAGE if f"{inside}/".startswith(f"{wing}/")), key=len, default="")


def page_imports() -> Iterator[tuple[Path, Path]]:
    for path in sorted((*WEB.rglob("*.ts"), *WEB.rglob("*.svelte"))):
        if path.name.endswith(".test.ts") or path.parent in (WEB, WEB / "dev"):
            continue
        text = path.read_text("utf-8")
        for name in set(STATIC.findall(text)) - set(LAZY.findall(text)):
            target = (path.parent / name).resolve()
            found = [Path(f"{target}{end}") for end in ("", ".ts", ".svelte.ts", ".svelte")]
            yield path, next(one for one in found if one.is_file())


def test_no_wing_of_the_page_imports_a_later_one():
    wrong = []
    seen = set()
    for path, imported in page_imports():
        here, there = wing_of(path), wing_of(imported)
        assert here, f"{path}: in no wing"
        seen |= {here, there}
        if not there or PAGE.index(there) > PAGE.index(here):
            wrong.append(f"{path.relative_to(WEB)} -> {imported.relative_to(WEB)}")
    assert wrong == []
    assert seen == set(PAGE)


def test_the_arena_does_without_its_bench():
    for path in (SOURCE / "arena").glob("*.py"):
        assert not [name for name in imports(path, ("arena",)) if name[:2] == ("arena", "bench")]


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("core/table.py", "from parlour.games import registry"),
        ("core/table.py", "def f():\n    import parlour.server.wire"),
        ("core/table.py", "from ..games import registry"),
        ("core/table.py", "from parlour import server"),
        ("core/table.py", "from parlour import replay"),
        ("games/mojo/rules.py", "from parlour.arena import simulate"),
        ("games/mojo/rules.py", "from parlour.games.mushi import cards"),
        ("games/mojo/rules.py", "from ..mushi import cards"),
        ("bots/search.py", "from parlour.games.mojo.rules import apply"),
        ("bots/mushi.py", "from parlour.games.mojo.rules import apply"),
        ("arena/simulate.py", "from parlour.cli import app"),
        ("server/serving/app.py", "from parlour.games import mojo"),
        ("server/serving/app.py", "from parlour.arena import simulate"),
        ("terminal/client.py", "from parlour.games import registry"),
        ("terminal/client.py", "from parlour.server.storage import store"),
        ("cellar/wine.py", "from parlour.core import rule"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_found(tmp_path, module, line):
    for folder in ("core", "games", "server", "arena", "cli"):
        (tmp_path / folder).mkdir()
    path = tmp_path / module
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line)
    assert len(wrong_arrows(tmp_path, {"mojo", "mushi"})) == 1


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("games/mojo/rules.py", "from parlour.games.mojo import cards"),
        ("games/mojo/rules.py", "from . import cards"),
        ("games/registry.py", "from parlour.games import mojo"),
        ("bots/mojo.py", "from parlour.games.mojo.cards import VALUES"),
        ("server/wire/http.py", "from parlour.games import registry"),
        ("terminal/client.py", "from parlour.server.wire import Act"),
        ("core/rule.py", "import msgspec"),
    ],
)
def test_an_import_that_points_the_right_way_is_allowed(tmp_path, module, line):
    for folder in ("core", "games", "server"):
        (tmp_path / folder).mkdir()
    path = tmp_path / module
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(line)
    assert wrong_arrows(tmp_path, {"mojo", "mushi"}) == []


# --- rules --------------------------------------------------------------------------------------


def rule_ids(document: str) -> list[str]:
    """The ids in the first column of the tables of `docs/rules/<game>.md`."""
    return re.findall(r"^\|\s*([A-Z]\d+)\s*\|", document, flags=re.MULTILINE)


def cited(text: str) -> set[str]:
    """Rule ids in a text; M7-M9 stands for M7, M8 and M9."""
    found = set(re.findall(r"\b[A-Z]\d+\b", text))
    for letter, first, last in re.findall(r"\b([A-Z])(\d+)\s*(?:-|to)\s*\1?(\d+)\b", text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last) + 1)}
    return found


def cited_by_tests(source: str) -> set[str]:
    """Rule ids that tests cite: in a test's name (test_m9_...), its docstring or its decorators."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith(
            "test"
        ):
            found |= {part.upper() for part in re.findall(r"(?<=_)[a-z]\d+(?=_|$)", node.name)}
            found |= cited(ast.get_docstring(node) or "")
            for decorator in node.decorator_list:
                found |= cited(ast.unparse(decorator))
    return found


def texts(folder: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))]


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_rule_is_cited_in_the_code_and_by_a_test(game):
    ids = rule_ids((ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8"))
    assert ids, "the rules have ids"
    assert len(ids) == len(set(ids))
    code = set().union(*map(cited, texts(SOURCE / "games" / game)))
    tests = set().union(*map(cited_by_tests, texts(ROOT / "tests" / "games" / game)))
    assert [rule for rule in ids if rule not in code] == [], "no code cites these"
    assert [rule for rule in ids if rule not in tests] == [], "no test cites these"
    cited_ids = {rule for rule in code | tests if rule[0] == ids[0][0]}
    assert sorted(cited_ids - set(ids)) == [], "cited, but no rule has these ids"


def places(cell: str) -> list[tuple[str, str]]:
    """What the last column of a rule names, as (file, name): a name without a file is in
    `rules.py`, a file without a name has the name ''."""
    found = []
    for part in cell.split(";"):
        names = re.findall(r"`(\w+)`", part)
        file = re.search(r"`(\w+\.py)`", part)
        found += [(file[1] if file else "rules.py", name) for name in names or [""]]
    return found


def defined(source: str) -> set[str]:
    """Functions, classes, constants and fields that a module defines."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {
                name.id for t in targets for name in ast.walk(t) if isinstance(name, ast.Name)
            }
        elif isinstance(node, ast.keyword) and node.arg:
            found.add(node.arg)
    return found


@pytest.mark.parametrize("game", sorted(game_names()))
def test_what_carries_a_rule_out_is_where_its_row_says_and_cites_it(game):
    document = (ROOT / "docs" / "rules" / f"{game}.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| ([A-Z]\d+) \| .* \| (.*) \|$", document, re.MULTILINE)
    assert [rule for rule, _ in rows] == rule_ids(document)
    for rule, cell in rows:
        sources = []
        for file, name in places(cell):
            sources.append((SOURCE / "games" / game / file).read_text(encoding="utf-8"))
            assert not name or name in defined(sources[-1]), f"{rule}: no {name} in {file}"
        assert any(rule in cited(source) for source in sources), f"{rule}: not cited there"


def test_places_are_read_as_the_rule_pages_write_them():
    assert places("`a` and `b` in `x.py`; `c`, `d`; `y.py`") == [
        ("x.py", "a"),
        ("x.py", "b"),
        ("rules.py", "c"),
        ("rules.py", "d"),
        ("y.py", ""),
    ]
    source = "A, B = 1, 2\nclass C:\n    d: int = 0\ndef e(): ...\nF = Layout(g='i1')"
    assert defined(source) >= {"A", "B", "C", "d", "e", "F", "g"}
    assert "int" not in defined(source)


def test_ids_are_found_where_they_count():
    assert rule_ids("| id | rule |\n|---|---|\n| M1 | 78 cards |\n| M2 | 2 to 8 |\n") == [
        "M1",
        "M2",
    ]
    assert cited("after M7-M9, and M13") == {"M7", "M8", "M9", "M13"}
    source = (
        "def test_m9_plays_on(): ...\ndef test_last():\n    'M13: ends'\ndef helper():\n    'M2'"
    )
    assert cited_by_tests(source) == {"M9", "M13"}


# --- secrets ------------------------------------------------------------------------------------


def names_of(path: Path) -> set[str]:
    """Every name and attribute that a module uses."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found |= {alias.name for alias in node.names} | {getattr(node, "module", "")}
    return found


def test_what_nobody_may_guess_comes_from_the_system():
    """Keys, tokens and ids in Python, contributions and shuffles in the browser: not from a
    generator that can be computed, nor from the clock."""
    assert not {"random", "Random", "time", "uuid"} & names_of(
        SOURCE / "server" / "tables" / "fairness.py"
    )
    assert "secrets" in names_of(SOURCE / "server" / "tables" / "fairness.py")
    for script in ("remote/contributions.ts", "rules/chance.ts"):
        text = (ROOT / "web" / "src" / script).read_text(encoding="utf-8")
        assert "crypto.getRandomValues" in text
        assert not re.search(r"Math\.random|Date\b|performance\.", text)


# --- reliability --------------------------------------------------------------------------------

RELIABILITY = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")


def named_in(path: Path) -> set[str]:
    """The names of a file's tests: Python's functions, titles in TypeScript."""
    if not path.exists():
        return set()
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        return {
            node.name
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        }
    return set(re.findall(r'(?:\bit|\]\))\("([^"]+)"', text))  # `it.each([...])` ends with "])"


def named_tests(text: str) -> set[tuple[Path, str]]:
    """The tests that a page names, each with its file."""
    python = re.findall(r"`([\w/]+\.py)::(test_\w+)`", text)
    page = re.findall(r"`([\w/]+\.test\.ts): ([^`]+)`", text)
    return {(ROOT / "tests" / file, name) for file, name in python} | {
        (ROOT / "web" / "src" / file, name) for file, name in page
    }


def test_every_failure_on_the_page_about_them_has_a_test_that_exists():
    rows = re.findall(r"^\| (\d+) \| .* \| (.*) \|$", RELIABILITY, re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= 36
    for number, cell in rows:
        found = named_tests(cell)
        assert found, f"row {number} has no test"
        assert len(found) == cell.count("`") // 2, f"row {number}: not all of these are tests"
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path, name in sorted(named_tests(RELIABILITY))
        if name not in named_in(path)
    ]
    assert missing == [], "there are no such tests"


def test_every_drill_on_the_page_can_be_run():
    made = set(re.findall(r"^(drill[a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"make (drill[a-z-]*)", RELIABILITY))
    assert named == made
    assert len(made) > 5


def test_what_is_told_of_the_size_of_a_drill_is_what_it_takes():
    makefile = (ROOT / "Makefile").read_text()
    taken = set(re.findall(r"\$\(or \$\((\w+)\),(\d+)\)", makefile))
    told = re.findall(r"make drill.*", RELIABILITY) + re.findall(r"## .*", makefile)
    sizes = set(re.findall(r"\b([A-Z]+)=(\d+)", "\n".join(told)))
    assert sizes
    assert sizes <= taken


def test_tests_are_found_by_their_names(tmp_path):
    assert named_tests("`cli/test_a.py::test_b` and `local/room.test.ts: it does, at once`") == {
        (ROOT / "tests/cli/test_a.py", "test_b"),
        (ROOT / "web/src/local/room.test.ts", "it does, at once"),
    }
    (tmp_path / "a.py").write_text("async def test_a(): ...\ndef test_b(): ...")
    (tmp_path / "a.test.ts").write_text('  it("does, at once", () => {})')
    assert named_in(tmp_path / "a.py") == {"test_a", "test_b"}
    assert named_in(tmp_path / "a.test.ts") == {"does, at once"}
    assert named_in(tmp_path / "gone.py") == set()


def missing_paths(page: str, paths: list[str]) -> list[str]:
    """The files and folders in a page's tables that are none of these paths, or of their ends;
    `<game>` and `*` stand for any name."""
    cells = "".join(line for line in page.splitlines(keepends=True) if line.startswith("| "))
    missing = []
    for name in sorted(
        set(re.findall(r"`([\w./<>*-]+(?:\.(?:py|ts|svelte|ftl|md|css|json|c)|/))`", cells))
    ):
        shape = re.sub(r"<\w+>|\*", "[^/]+", name).replace(".", r"\.")
        if not any(re.search(f"(^|/){shape}$", path) for path in paths):
            missing.append(name)
    return missing


def all_paths() -> list[str]:
    tops = ("src", "web/src", "web/scripts", "docs", "tests", "bench", "deploy", "scripts")
    found = [
        *ROOT.glob("*"),
        *ROOT.glob("web/*"),
        *(p for t in tops for p in (ROOT / t).rglob("*")),
    ]
    return [path.relative_to(ROOT).as_posix() + "/" * path.is_dir() for path in found]


def test_all_files_that_the_table_of_changes_names_exist():
    assert missing_paths((ROOT / "CONTRIBUTING.md").read_text("utf-8"), all_paths()) == []
    page = "| a | `b/c.py`, `<game>/d.ts` | `e/` |"
    assert missing_paths(page, ["x/b/c.py", "mojo/d.ts"]) == ["e/"]


def test_what_the_table_of_changes_names_in_a_file_is_there():
    """`NAME` in `file.py`, `ONE` and `OTHER` in `file.ts`."""
    page = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    paths = all_paths()
    named = re.findall(r"((?:`\w+`(?:, | and )?)+) in `([\w./<>]+\.(?:py|ts|svelte|html))`", page)
    assert len(named) > 40
    for names, file in named:
        shape = re.compile(rf"(^|/){re.sub('<game>', '[^/]+', file).replace('.', '[.]')}$")
        texts = [(ROOT / path).read_text("utf-8") for path in paths if shape.search(path)]
        for name in re.findall(r"\w+", names):
            assert any(re.search(rf"\b{name}\b", text) for text in texts), (name, file)


# --- styles ---------------------------------------------------------------------------------------

CONTROLS = {"button", "buttons", "field", "input", "label"}
"""Classes of the whole page that a component may dress for its place."""


def bare_classes(css: str) -> set[str]:
    """The classes that stand as a selector of their own."""
    selectors = re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL))
    alone = (each.strip() for one in selectors for each in one.split(","))
    return {each[1:] for each in alone if re.fullmatch(r"\.[\w-]+", each)}


def test_no_class_of_the_whole_page_means_something_else_in_a_component():
    """Both would dress it: so UNO's direction once stood on a blank plate."""
    page = ROOT / "web/src"
    sheets = [page / "style.css", page / "kit" / "page" / "box.css"]
    shared = bare_classes("".join(sheet.read_text("utf-8") for sheet in sheets)) - CONTROLS
    assert {"box", "items", "way"} <= shared
    for path in page.rglob("*.svelte"):
        own = path.read_text("utf-8").partition("<style>")[2]
        assert not bare_classes(own) & shared, path
    assert bare_classes(".a,\n.b { } .c .d { } /* .e { */") == {"a", "b"}


# --- builds -------------------------------------------------------------------------------------


def test_the_lock_file_names_no_host():
    """So that `npm ci` asks the registry that the machine is set up for."""
    assert '"resolved"' not in (ROOT / "web" / "package-lock.json").read_text()


def test_people_are_told_which_python_it_needs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    oldest = project["requires-python"].removeprefix(">=")
    told = re.compile(rf"\bC?Python (from )?{re.escape(oldest)}\b")
    pages = [*ROOT.glob("README*.md"), ROOT / "CONTRIBUTING.md", ROOT / "docs" / "versions.md"]
    assert [page.name for page in pages if not told.search(page.read_text("utf-8"))] == []
    classified = [each for each in project["classifiers"] if re.search(r":: Python :: 3\.", each)]
    assert classified[0].endswith(f" {oldest}")
    make = (ROOT / "Makefile").read_text("utf-8")
    for asks in (make, (ROOT / ".ci" / "run").read_text("utf-8")):
        assert f"version_info < ({oldest.replace('.', ', ')})" in asks
    assert {*re.findall(r"Python (?:>= )?(\d[.\d]*)", make)} == {oldest}
