"""Doctests of docstrings as examples that can be copied, for mkdocstrings."""

import re
from typing import Any

from griffe import Extension, Module, Object

EXAMPLE = re.compile(r"(?<!```pycon\n)^>>> .*(?:\n(?=\S).*)*", re.MULTILINE)


class Examples(Extension):
    """Puts a fence around each doctest."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        if obj.docstring:
            obj.docstring.value = EXAMPLE.sub(fenced, obj.docstring.value)

    def on_module(self, *, mod: Module, **_: Any) -> None:
        self.on_object(obj=mod)


def fenced(example: re.Match[str]) -> str:
    """A doctest in a fence, without directives."""
    return f"```pycon\n{re.sub(r'  # doctest: .*', '', example[0])}\n```"
