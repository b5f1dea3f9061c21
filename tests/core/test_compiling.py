"""Compiled rules where nothing can be cached."""

from pathlib import Path

import pytest

from parlour.core.compiling import Compiler, cache_folder
from parlour.core.rule import rule


@rule
def next_number(x):
    return x + 1


@pytest.mark.parametrize("home", ["/dev/null", None], ids=["no folder", "no home"])
def test_they_run_all_the_same(monkeypatch, home):
    def none():
        raise RuntimeError("Could not determine home directory.")

    if home is None:
        monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
        monkeypatch.setattr(Path, "home", none)
    else:
        monkeypatch.setenv("XDG_CACHE_HOME", home)
    assert cache_folder() is None
    assert Compiler()(next_number)(3) == 4
