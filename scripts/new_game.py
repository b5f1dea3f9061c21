"""Writes the skeleton of a new game: `make new-game NAME=golf`.

The skeleton is a small game that can be played, `scripts/hazard/`, whose files lie there as they
will lie in the sources. They are copied under the new name, and the game is added to the registry.
"""

import argparse
import re
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase

SKELETON = Path(__file__).with_name("hazard")
REGISTRY = Path("src/parlour/games/registry.py")


def write(root: Path, name: str) -> list[Path]:
    """Write the skeleton into the sources at `root`; return its files. Raises ValueError if the
    name cannot be a game's."""
    registry = (root / REGISTRY).read_text("utf-8")
    names = re.search(r"^_NAMES = \((.*)\)$", registry, re.MULTILINE)
    assert names, f"no names in {REGISTRY}"
    if not re.fullmatch("[a-z]{2,16}", name) or iskeyword(name):
        raise ValueError(f"expected a name of 2 to 16 small letters, got {name!r}")
    letter = free_letter(root, name)
    files = {
        root / renamed(path.relative_to(SKELETON).as_posix(), name, letter): renamed(
            path.read_text("utf-8"), name, letter
        )
        for path in sorted(SKELETON.rglob("*.*"))
        if path.is_file() and path.suffix != ".pyc"
    }
    taken = [path for path in files if path.exists()]
    if taken:
        raise ValueError(f"{taken[0].relative_to(root)} is there already")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    added = f'_NAMES = ({names[1]}, "{name}")'
    (root / REGISTRY).write_text(registry.replace(names[0], added), "utf-8")
    return [*files]


def free_letter(root: Path, name: str) -> str:
    """The letter of the game's rule ids: one that no other game has, of its name if possible."""
    pages = (root / "docs" / "rules").glob("*.md")
    taken = {
        letter
        for page in pages
        for letter in re.findall(r"^\| ([A-Z])\d+ \|", page.read_text("utf-8"), re.MULTILINE)
    }
    return next(each for each in name.upper() + ascii_uppercase if each not in taken)


def renamed(text: str, name: str, letter: str) -> str:
    """A text of the skeleton with another game's name and letter."""
    text = text.replace("hazard", name).replace("Hazard", name.capitalize())
    text = re.sub(r"\bX(?=\d)", letter, text)
    return re.sub(r"(?<![a-zA-Z0-9])x(?=\d)", letter.lower(), text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, usage="make new-game NAME=golf")
    parser.add_argument("name")
    here = Path(__file__).parents[1]
    try:
        made = write(here, parser.parse_args().name)
    except ValueError as error:
        parser.error(str(error))
    print(*(path.relative_to(here) for path in made), sep="\n")
