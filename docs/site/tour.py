"""The notebook `tour.ipynb`, executed: its cells, and as a page what they print and show."""

import ast
import contextlib
import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOTEBOOK = Path(__file__).resolve().parents[1] / "tour.ipynb"


def cells() -> Iterator[tuple[str, str, str, Any]]:
    """Each cell with its kind, its source, what it printed, and the value of its last
    expression."""
    names: dict[str, Any] = {}
    for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            yield "markdown", source, "", None
            continue
        with contextlib.redirect_stdout(io.StringIO()) as printed:
            value = run(source, names)
        yield "code", source, printed.getvalue(), value


def run(source: str, names: dict[str, Any]) -> Any:
    """Execute a cell; return the value of its last expression, as a notebook shows it."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    if last:
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return None


def page() -> tuple[str, dict[str, str]]:
    """The notebook as Markdown, and the pictures that it shows, by file name."""
    parts, pictures = [], {}
    for kind, source, printed, value in cells():
        if kind == "markdown":
            parts.append(source)
            continue
        parts.append(f"```python\n{source}\n```")
        if printed:
            parts.append(f"```text\n{printed.rstrip()}\n```")
        if hasattr(value, "_repr_svg_"):
            name = f"tour-{len(pictures) + 1}.svg"
            pictures[name] = value._repr_svg_()
            parts.append(f"![What the cell shows]({name})")
        elif value is not None:
            parts.append(f"```text\n{value!r}\n```")
    return "\n\n".join(parts) + "\n", pictures
