"""Compiled rules: the cache, and where there can be none."""

from pathlib import Path

import numpy as np
import pytest

from parlour.core.compiling import Compiler, cache_folder, when_compiling
from parlour.core.rule import rule, unchecked


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


@rule
def number_before(x):
    return x - 1


@rule
def second_next(x):
    return x + 2


def test_somebody_is_told_once_that_rules_are_compiled(monkeypatch, tmp_path):
    """Not of those that an earlier run has left in the cache."""
    told = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    when_compiling(lambda: told.append("compiling"))
    compiler = Compiler()
    assert told == []
    assert compiler(next_number)(3) == 4
    assert compiler(number_before)(3) == 2
    assert told == ["compiling"]
    when_compiling(lambda: told.append("again"))
    assert Compiler()(next_number)(3) == 4
    assert told == ["compiling"]
    assert next(tmp_path.rglob("*.nbi"), None), "there was a cache to load it from"
    assert Compiler()(second_next)(3) == 5
    assert told == ["compiling", "again"]


@rule
def next_but_one(x):
    return next_number(next_number(x))


def test_what_rules_call_is_compiled_anew_where_python_calls_it(monkeypatch, tmp_path):
    """The twin that rules call cannot take Python's arguments, and lies in the same cache."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert Compiler()(next_but_one)(3) == 5
    assert Compiler()(next_number)(3) == 4
    assert Compiler()(next_but_one)(3) == 5


@rule
def half(x):
    return x / 2


def test_processes_that_compile_at_once_write_files_of_their_own(monkeypatch, tmp_path):
    """Neither has seen the other's index when it takes a name; one index stays."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    indices = []
    for number in (3, 5.0):
        assert Compiler()(half)(number) == number / 2
        (index,) = tmp_path.rglob("*.nbi")
        indices.append(index.read_bytes())
        index.unlink()
    assert len(list(tmp_path.rglob("*.nbc"))) == 2
    index.write_bytes(indices[0])
    assert Compiler()(half)(3) == 1.5


def test_each_level_of_optimization_has_a_cache_of_its_own(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    folders = set()
    for level in "123":
        monkeypatch.setenv("NUMBA_OPT", level)
        folders.add(cache_folder())
    assert len(folders) == 3


def test_indices_are_checked_but_where_a_rule_says_that_they_are_in_range():
    @unchecked
    def without(row, i):
        return row[i]

    @rule
    def outer(row, i):
        return row[i]

    compiler = Compiler()
    assert compiler(outer).targetoptions["boundscheck"] is True
    assert compiler(without).targetoptions["boundscheck"] is False


@rule
def in_row(row, i):
    return row[i]


@rule
def in_table(table, i):
    return table[1][i]


@rule
def change(row, i):
    row[i] += 2


@pytest.mark.parametrize("access", [in_row, in_table, change])
def test_an_index_of_a_row_below_0_is_out_of_bounds_as_one_beyond_the_end_is(access):
    numbers = np.ones((3, 3) if access is in_table else 3, np.int64)
    run = Compiler()(access)
    run(numbers, 2)
    for i in (-1, -3, 3):
        with pytest.raises(IndexError):
            run(numbers, i)
    assert numbers.flat[1:-1].tolist() == [1] * (numbers.size - 2)
