"""`parlour backup` and `parlour restore` with PostgreSQL: a drill, and what is refused."""

import asyncio
import stat
import subprocess
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

import forked
from parlour.server import Settings
from parlour.server.errors import StorageError
from parlour.server.storage import database, dump, migrations
from server.backing import PostgreSQL
from server.house import Player, opened, running, two_people

pytestmark = pytest.mark.anyio


def parlour(*arguments: Any) -> subprocess.CompletedProcess[str]:
    return forked.run("-m", "parlour", *arguments)


async def moved(ann: Player, bo: Player) -> None:
    actor, other = (ann, bo) if ann.view["legal"] else (bo, ann)
    await actor.play()
    await other.until("update")


@pytest.mark.long
async def test_a_drill(tmp_path: Path, postgresql: PostgreSQL) -> None:
    """A copy of a running server; then more is played, all is lost, and the copy is put back."""
    address, copy = postgresql.database(), tmp_path / "copy"
    async with running(tmp_path, database=address) as house:
        table, ann, bo, token, other = await two_people(house)
        await moved(ann, bo)
        entry, view = ann.update["entry"], ann.view
        assert dump.backup(address, copy) == 1
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
        await moved(ann, bo)
        later = await house.create()
        with pytest.raises(StorageError, match="stop it first"):
            dump.restore(copy, address)
        with pytest.raises(StorageError, match="already"):
            dump.backup(address, copy)
        await moved(ann, bo)
    restored = parlour("restore", copy, "--database", address)
    assert (restored.returncode, restored.stderr) == (0, "")
    async with running(tmp_path, database=address) as house:
        ann, bo = await house.visit(table, token), await house.visit(table, other)
        assert (ann.update["entry"], ann.view) == (entry, view)
        await moved(ann, bo)
        assert (await house.http.get(f"/api/tables/{later['table']}")).status_code == 404
    with postgresql.connect(name_of(address)) as connection:
        (aside,) = connection.execute(
            "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'parlour_before_%'"
        ).fetchone()
        assert aside in restored.stdout
        assert connection.execute(f"SELECT count(*) FROM {aside}.tables").fetchone() == (2,)
    assert [file.name for file in tmp_path.iterdir() if "copy" in file.name] == ["copy"]


async def test_into_an_empty_database(tmp_path: Path, postgresql: PostgreSQL) -> None:
    address, other, copy = postgresql.database(), postgresql.database(), tmp_path / "copy"
    async with running(tmp_path, database=address) as house:
        made = await house.create()
        where = f"/api/tables/{made['table']}"
        before = (await house.http.get(where)).json()
        dump.backup(address, copy)
    assert dump.restore(copy, other) is None
    async with running(tmp_path, database=other) as house:
        told = (await house.http.get(where)).json()
        assert (told["restored"], told["coming"] != before["coming"]) == (True, True)


async def test_what_is_no_copy_changes_nothing(
    tmp_path: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, copy = postgresql.database(), tmp_path / "copy"
    async with running(tmp_path, database=address) as house:
        made = await house.create()
        dump.backup(address, copy)
    (tmp_path / "none").write_bytes(b"PGDMP nonsense")
    (tmp_path / "half").write_bytes(copy.read_bytes()[:-200])
    for name in ("none", "half", "missing"):
        with pytest.raises(StorageError, match=name):
            dump.restore(tmp_path / name, address)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "known", set)
        patch.setattr(migrations, "HEAD", "v9999")
        with pytest.raises(StorageError, match="expected a copy of a Parlour database"):
            dump.restore(copy, address)
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "HEAD", "v0001")
        with pytest.raises(StorageError, match="newer version"):
            dump.restore(copy, address)
    async with running(tmp_path, database=address) as house:
        assert (await house.http.get(f"/api/tables/{made['table']}")).status_code == 200


@pytest.mark.parametrize("revision", ["v0001", "v0005", "v0008"])
async def test_a_copy_of_an_older_version_is_brought_up_to_date(
    tmp_path: Path, postgresql: PostgreSQL, revision: str
) -> None:
    address, copy = postgresql.database(), tmp_path / "copy"
    async with running(tmp_path, database=address) as house:
        made = await house.create()
    downgrade(address, revision)
    dump.backup(address, copy)
    assert dump.restore(copy, address)
    with postgresql.connect(name_of(address)) as connection:
        found = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        assert found == (migrations.HEAD,)
    async with running(tmp_path, database=address) as house:
        assert (await house.http.get(f"/api/tables/{made['table']}")).status_code == 200


def downgrade(address: str, revision: str) -> None:
    from alembic import command

    engine = create_engine(database.url_of(address))
    with engine.begin() as connection:
        alembic = migrations.config()
        alembic.attributes["connection"] = connection
        command.downgrade(alembic, revision)
    engine.dispose()


def name_of(address: str) -> str:
    return address.partition("?")[0].rpartition("/")[2]


def everything(postgresql: PostgreSQL, address: str) -> list[Any]:
    """All tables of a database, by schema, and what our own ones hold."""
    with postgresql.connect(name_of(address)) as connection:
        found = connection.execute(
            "SELECT schemaname, tablename FROM pg_tables"
            " WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1, 2"
        ).fetchall()
        held = connection.execute("SELECT id, header FROM tables ORDER BY id").fetchall()
    return [found, held]


@pytest.mark.parametrize("when", ["half-way", "at the end"])
async def test_a_restore_that_fails_changes_nothing(
    tmp_path: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch, when: str
) -> None:
    """As if the disk were full."""
    address, copy = postgresql.database(), tmp_path / "copy"
    async with running(tmp_path, database=address) as house:
        dump.backup(address, copy)
        await house.create()
    before, run = everything(postgresql, address), dump._run

    def fails(url: Any, program: str, *arguments: str, given: str = "") -> str:
        if program == "psql":
            assert given.count("COPY public.") > 2
            at = given.index("COPY public.tables")
            given = f"{given[:at]}SELECT 1 / 0;\n{given[at:]}"
        return run(url, program, *arguments, given=given)

    def unfinished(*_: Any) -> None:
        raise StorageError("no space left on device")

    if when == "half-way":
        monkeypatch.setattr(dump, "_run", fails)
    else:
        monkeypatch.setattr(dump, "finish", unfinished)
    with pytest.raises(StorageError, match=r"division by zero|no space left"):
        dump.restore(copy, address)
    assert everything(postgresql, address) == before


def refused(result: subprocess.CompletedProcess[str], *words: str) -> None:
    assert (result.returncode, result.stdout) == (1, "")
    assert result.stderr.count("\n") == 1, result.stderr
    for word in words:
        assert word in result.stderr


def test_databases_that_are_none(tmp_path: Path, postgresql: PostgreSQL) -> None:
    copy = tmp_path / "copy"
    with pytest.raises(StorageError, match="expected a Parlour database"):
        dump.backup(postgresql.database(), copy)
    refused(parlour("backup", copy, "--database", postgresql.address("nowhere")), "nowhere")
    assert list(tmp_path.iterdir()) == []


def test_no_password_is_on_a_command_line(
    tmp_path: Path, postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever it stands in the address; the programs find it in their environment."""
    seen: list[tuple[str, str | None]] = []
    run = subprocess.run

    def watched(command: list[Any], **named: Any) -> subprocess.CompletedProcess[str]:
        seen.append((" ".join(command), named.get("env", {}).get("PGPASSWORD")))
        return run(command, **named)

    address = postgresql.database()
    asyncio.run(made(address))
    monkeypatch.setattr(dump.subprocess, "run", watched)
    dump.backup(f"{address}&password=open-sesame&prepare_threshold=none", tmp_path / "one")
    dump.backup(address.replace("postgres@", "postgres:open-sesame@"), tmp_path / "other")
    assert [password for command, password in seen if command.startswith("pg_dump")] == [
        "open-sesame",
        "open-sesame",
    ]
    assert not any("sesame" in command for command, _ in seen)


async def made(address: str) -> None:
    """A database of Parlour's."""
    async with opened(Settings(database=address)):
        pass
