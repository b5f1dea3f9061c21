"""`parlour backup` and `parlour restore`, beside a running server."""

import asyncio
import json
import stat
import urllib.error
import urllib.request

import pytest

import forked
from cli.served import started
from parlour.server.storage.backup import backup
from parlour.server.storage.store import Store
from sqlite_files import sqlite_file


def parlour(*arguments):
    return forked.run("-m", "parlour", *arguments)


def create(address):
    wanted = {"game": "mojo", "name": "Ann", "seats": 2, "bots": ["easy"], "start": True}
    request = urllib.request.Request(
        f"{address}/api/tables",
        json.dumps(wanted).encode(),
        {"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)["table"]


def status(address, table):
    with urllib.request.urlopen(f"{address}/api/tables/{table}") as answer:
        return json.load(answer)["status"]


@pytest.fixture(scope="module")
def drill(tmp_path_factory):
    """A server with a table, copied while it runs; its tables are lost, and put back."""
    data, place = tmp_path_factory.mktemp("data"), tmp_path_factory.mktemp("copies")
    copy = place / "copy.db"
    with started("serve", "--port", "0", "--data", str(data)) as (_, address):
        first = create(address)
        made = parlour("backup", copy, "--data", data)
        later = create(address)
        again = parlour("backup", copy, "--data", data)
        busy = parlour("restore", copy, "--data", data)
        assert status(address, later) == "playing"
    restored = parlour("restore", copy, "--data", data)
    return data, copy, first, later, made, again, busy, restored


def test_a_copy_of_a_running_server_holds_what_it_had_acknowledged(drill):
    data, copy, first, later, made, *_, restored = drill
    assert (made.returncode, made.stdout.strip()) == (0, f"{copy}: one table")
    assert restored.returncode == 0, restored.stderr
    with started("serve", "--port", "0", "--data", str(data)) as (_, address):
        assert status(address, first) == "playing"
        with pytest.raises(urllib.error.HTTPError, match="404") as refused:
            status(address, later)
        refused.value.close()


def test_what_was_there_is_kept(drill):
    data, *_, restored = drill
    (aside,) = data.glob("parlour-before-*.db")
    assert aside.name in restored.stdout
    with sqlite_file(aside) as old:
        assert old.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_copy_is_one_private_file(drill):
    _, copy, *_ = drill
    assert [file.name for file in copy.parent.iterdir()] == ["copy.db"]
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600


def refused(result, *words):
    assert result.returncode == 1
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1, result.stderr
    for word in words:
        assert word in result.stderr


def test_a_copy_is_never_written_over(drill):
    _, copy, _, _, _, again, *_ = drill
    refused(again, str(copy), "already")


def test_no_table_is_taken_from_under_a_server(drill):
    *_, busy, _ = drill
    refused(busy, "stop it first")


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + bytes(4000)])
def test_what_is_no_copy_is_refused(tmp_path, content):
    (tmp_path / "copy.db").write_bytes(content)
    refused(parlour("restore", tmp_path / "copy.db", "--data", tmp_path / "data"), "copy.db")
    assert not (tmp_path / "data" / "parlour.db").exists()


def test_files_and_folders_that_are_not_there(tmp_path):
    refused(parlour("restore", tmp_path / "copy.db", "--data", tmp_path), "copy.db")
    refused(parlour("backup", tmp_path / "copy.db", "--data", tmp_path), "parlour.db")
    refused(parlour("backup", tmp_path / "no" / "copy.db", "--data", tmp_path), "parlour.db")
    (tmp_path / "parlour.db").write_bytes(b"")
    refused(
        parlour("backup", tmp_path / "copy.db", "--data", tmp_path), "expected a Parlour database"
    )
    assert [file.name for file in tmp_path.iterdir()] == ["parlour.db"]


def test_what_only_passes_through_is_not_kept(tmp_path):
    database, copy, text = tmp_path / "parlour.db", tmp_path / "copy.db", b"what Ann just wrote"

    async def opened(**how):
        store = Store(f"sqlite:///{database}", **how)
        await store.open()
        await store.close()

    asyncio.run(opened())
    with sqlite_file(database) as file:
        file.execute("INSERT INTO guests VALUES ('table', 'worker', ?)", (text,))
    backup(database, copy)
    assert text not in copy.read_bytes()
    assert text in database.read_bytes()
    asyncio.run(opened(sole=True))
    assert text not in database.read_bytes()
