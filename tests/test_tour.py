"""The notebook `docs/tour.ipynb` runs from its first cell to its last."""

import ast
import json
from pathlib import Path

TOUR = Path(__file__).resolve().parents[1] / "docs" / "tour.ipynb"


def run(source, names):
    """Execute a cell; return the value of its last expression, as a notebook shows it."""
    body = ast.parse(source).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), "cell", "exec"), names)
    if last:
        return eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return None


def test_every_cell_runs():
    names = {}
    cells = json.loads(TOUR.read_text(encoding="utf-8"))["cells"]
    shown = [run("".join(c["source"]), names) for c in cells if c["cell_type"] == "code"]
    assert [value for value in shown if isinstance(value, bool)] == [True]
    assert sum(hasattr(value, "_repr_svg_") for value in shown) == 4
