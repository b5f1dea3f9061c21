"""`parlour restore` over an SQLite file: whatever lies there, the tables are those of the copy
afterwards, and nothing that lay there is lost."""

import contextlib
import os
import resource
import shutil
import sqlite3
import stat
import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from parlour.server.errors import StorageError
from parlour.server.settings.settings import Settings
from parlour.server.storage import backup as backups
from parlour.server.storage import migrations
from parlour.server.storage.backup import backup, restore
from parlour.server.storage.database import Claim
from parlour.server.storage.sqlite_file import READ_THROUGH
from server.house import opened

pytestmark = pytest.mark.anyio

OURS, OTHERS, NEWS = "ours", "others", "news"
"""How the ids of tables begin: in the copy, in what lay there, in what lay there in a journal."""
MANY = 60
"""Tables, so that there are pages of them."""


def filled(file: Path, kind: str, count: int = MANY, size: int = 100) -> Path:
    """A database with tables."""
    file.parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        migrations.upgrade(connection)
    engine.dispose()
    with contextlib.closing(sqlite3.connect(file)) as open_file:
        open_file.execute("PRAGMA journal_mode=WAL")
        add(open_file, kind, count, size)
    return file


def add(file: sqlite3.Connection, kind: str, count: int = MANY, size: int = 100) -> None:
    with file:
        file.executemany(
            "INSERT INTO tables (id, header, secret, created) VALUES (?, ?, x'00', 0)",
            [(f"{kind}{n}", os.urandom(size)) for n in range(count)],
        )


def in_it(file: Path) -> Counter[str]:
    """How many tables of which kind a database has, which is whole."""
    with contextlib.closing(sqlite3.connect(file)) as open_file:
        assert open_file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        found = open_file.execute("SELECT rtrim(id, '0123456789') FROM tables")
        return Counter(kind for (kind,) in found)


def crashed(file: Path, count: int = MANY, size: int = 100) -> None:
    """A database whose server was killed: what it wrote last is in the journal alone."""
    filled(file, OTHERS, count, size)
    running = file.with_name("running.db")
    file.rename(running)
    with contextlib.closing(sqlite3.connect(running)) as open_file:
        open_file.execute("PRAGMA wal_autocheckpoint=0")
        add(open_file, NEWS)
        for end in ("", "-wal", "-shm"):
            shutil.copy(f"{running}{end}", f"{file}{end}")
    running.unlink()


def only(*ends: str) -> Callable[[Path], None]:
    """What a crash leaves, of which somebody has removed the rest."""

    def lay(file: Path) -> None:
        crashed(file)
        for end in {"", "-wal", "-shm"} - set(ends):
            Path(f"{file}{end}").unlink()

    return lay


def hot(file: Path) -> None:
    """A database that was being written with a journal of the older kind."""
    filled(file, OTHERS)
    running = file.with_name("running.db")
    file.rename(running)
    with contextlib.closing(sqlite3.connect(running)) as open_file:
        open_file.execute("PRAGMA journal_mode=DELETE")
        open_file.execute("PRAGMA cache_size=1")
        open_file.execute("BEGIN IMMEDIATE")
        open_file.execute("UPDATE tables SET header = randomblob(3000)")
        for end in ("", "-journal"):
            shutil.copy(f"{running}{end}", f"{file}{end}")
        open_file.rollback()
    running.unlink()


def hot_journal(file: Path) -> None:
    hot(file)
    file.unlink()


def empty(file: Path) -> None:
    file.touch()


def empty_with_journal(file: Path) -> None:
    crashed(file)
    file.write_bytes(b"")


def spoilt(file: Path) -> None:
    """With its journal; the schema cannot be read."""
    crashed(file)
    with file.open("r+b") as open_file:
        open_file.seek(100)
        open_file.write(os.urandom(3000))


def large(file: Path) -> None:
    crashed(file, 300, 64 * 1024)
    assert file.stat().st_size > READ_THROUGH


def large_and_spoilt(file: Path) -> None:
    large(file)
    with file.open("r+b") as open_file:
        open_file.seek(READ_THROUGH)
        open_file.write(os.urandom(100_000))


def newer(file: Path) -> None:
    crashed(file)
    with contextlib.closing(sqlite3.connect(file)) as open_file, open_file:
        open_file.execute("UPDATE alembic_version SET version_num = 'v9999'")


def read_only(file: Path) -> None:
    crashed(file)
    for each in file.parent.iterdir():
        each.chmod(0o400)


def elsewhere(file: Path) -> None:
    """The file is a link to one on another disk, beside which SQLite keeps the journal."""
    crashed(file.parent / "disk" / "real.db")
    file.symlink_to(file.parent / "disk" / "real.db")


def twice(file: Path) -> None:
    """Somebody has restored the wrong copy a moment ago."""
    crashed(file)
    wrong = filled(file.parent / "wrong.db", "wrong")
    restore(wrong, file)


BESIDE: dict[str, Callable[[Path], None]] = {
    "nothing": lambda file: None,
    "no folder": lambda file: file.parent.rmdir(),
    "a database": lambda file: filled(file, OTHERS) and None,
    "a database and its journal": crashed,
    "a database without the journal's index": only("", "-wal"),
    "a journal": only("-wal"),
    "a journal and its index": only("-wal", "-shm"),
    "an index": only("-shm"),
    "an old index beside a database": only("", "-shm"),
    "a hot journal": hot,
    "a hot journal alone": hot_journal,
    "an empty file": empty,
    "an empty file and a journal": empty_with_journal,
    "no database at all": lambda file: file.write_text("nonsense" * 1000) and None,
    "a damaged database": spoilt,
    "a large database": large,
    "a large damaged database": large_and_spoilt,
    "a newer version's database": newer,
    "a read-only database": read_only,
    "a folder": lambda file: file.mkdir(),
    "a link": elsewhere,
    "what was restored just before": twice,
    "what a killed restore has left": lambda file: (
        filled(file, OTHERS).with_name("parlour.db.part").write_text("half") and None
    ),
}
MATTERS = ("parlour", "real")
"""How the names of files begin that are no others' business."""


def contents(folder: Path) -> Counter[bytes]:
    """Of all files that a database can consist of."""
    files = folder.rglob("*") if folder.exists() else []
    return Counter(
        each.read_bytes()
        for each in files
        if each.name.startswith(MATTERS)
        and each.is_file()
        and not each.is_symlink()
        and not each.name.endswith(".lock")
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup."""
    folder = tmp_path_factory.mktemp("copies")
    backup(filled(folder / "parlour.db", OURS), folder / "copy.db")
    return folder / "copy.db"


@pytest.mark.parametrize("beside", BESIDE)
async def test_whatever_lies_there(tmp_path: Path, copy: Path, beside: str) -> None:
    database = tmp_path / "data" / "parlour.db"
    database.parent.mkdir()
    BESIDE[beside](database)
    before = contents(database.parent)
    aside = restore(copy, database)
    after = contents(database.parent)
    assert before <= after, "all that was there is there, byte for byte"
    assert in_it(database) == {OURS: MANY}
    with contextlib.closing(sqlite3.connect(copy)) as wanted:
        expected = wanted.execute("SELECT * FROM tables ORDER BY id").fetchall()
    with contextlib.closing(sqlite3.connect(database)) as found:
        assert found.execute("SELECT * FROM tables ORDER BY id").fetchall() == expected
    assert (aside is not None) == (beside not in ("nothing", "no folder"))
    if aside:
        assert aside.exists()
    if beside in ("a database and its journal", "a read-only database"):
        assert aside
        assert in_it(aside) == {OTHERS: MANY, NEWS: MANY}
    if beside == "a link":
        assert database.is_symlink()
    async with opened(Settings(data=database.parent)) as store:
        await store.ping()


@pytest.mark.parametrize("beside", BESIDE)
def test_what_is_refused_leaves_all_as_it_was(tmp_path: Path, copy: Path, beside: str) -> None:
    database = tmp_path / "data" / "parlour.db"
    database.parent.mkdir()
    BESIDE[beside](database)
    (tmp_path / "half.db").write_bytes(copy.read_bytes()[:-4096])

    def there() -> dict[str, bytes | None]:
        return {
            str(each.relative_to(tmp_path)): each.read_bytes() if each.is_file() else None
            for each in tmp_path.rglob("*")
            if not each.name.endswith(".lock")
        }

    before = there()
    with pytest.raises(StorageError, match=r"half\.db"):
        restore(tmp_path / "half.db", database)
    assert there() | {"data": None} == before | {"data": None}


def test_what_was_put_aside_can_be_restored_with_its_journal(tmp_path: Path, copy: Path) -> None:
    database = tmp_path / "parlour.db"
    crashed(database)
    aside = restore(copy, database)
    assert aside
    again = restore(aside, database)
    assert in_it(database) == {OTHERS: MANY, NEWS: MANY}
    assert again
    assert again != aside
    assert in_it(again) == {OURS: MANY}


def test_of_a_large_copy_all_is_read(tmp_path: Path) -> None:
    """Also what lies beyond the part that is read at each start."""
    database, copy = tmp_path / "parlour.db", tmp_path / "copy.db"
    backup(filled(tmp_path / "large.db", OURS, 300, 64 * 1024), copy)
    restore(copy, database)
    assert in_it(database) == {OURS: 300}
    with copy.open("r+b") as file:
        at = (READ_THROUGH // 4096 + 8) * 4096
        for page in range(64):
            file.seek(at + page * 4096)
            file.write(b"\xff\xff\xff\xff")
    with pytest.raises(StorageError, match=r"copy\.db is damaged"):
        restore(copy, database)
    assert in_it(database) == {OURS: 300}


def test_a_copy_that_was_cut_off_is_damaged(tmp_path: Path, copy: Path) -> None:
    """As by a full disk; not a file of something else."""
    cut = tmp_path / "copy.db"
    for part in (2, 3):
        cut.write_bytes(copy.read_bytes()[: copy.stat().st_size * (part - 1) // part])
        with pytest.raises(StorageError, match=r"copy\.db is damaged"):
            restore(cut, tmp_path / "parlour.db")
        assert not (tmp_path / "parlour.db").exists()


def test_a_copy_with_a_spoilt_page_is_damaged_in_one_line(tmp_path: Path, copy: Path) -> None:
    content = bytearray(copy.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = bytes(byte ^ 0xFF for byte in content[middle : middle + 4096])
    spoilt = tmp_path / "spoilt.db"
    spoilt.write_bytes(content)
    with pytest.raises(StorageError, match=r"spoilt\.db is damaged") as found:
        restore(spoilt, tmp_path / "parlour.db")
    assert "\n" not in str(found.value)


def test_what_cannot_be_opened_is_not_taken_for_another_programs(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match=r"none\.db cannot be copied: unable to open"):
        backups.check(tmp_path / "none.db")


@pytest.mark.parametrize("revision", [f"v{n:04}" for n in range(1, int(migrations.HEAD[1:]))])
def test_a_copy_of_an_older_version_is_brought_up_to_date(tmp_path: Path, revision: str) -> None:
    from alembic import command

    old, database = filled(tmp_path / "old.db", OURS), tmp_path / "data" / "parlour.db"
    engine = create_engine(f"sqlite:///{old}")
    with engine.begin() as connection:
        alembic = migrations.config()
        alembic.attributes["connection"] = connection
        command.downgrade(alembic, revision)
    engine.dispose()
    before = old.read_bytes()
    restore(old, database)
    assert in_it(database) == {OURS: MANY}
    with contextlib.closing(sqlite3.connect(database)) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchone() == (
            migrations.HEAD,
        )
    assert old.read_bytes() == before, "the copy stays what it is"


@pytest.mark.parametrize("revision", ["v9999", "v0000", "ae1027a6acf", ""])
def test_a_copy_whose_version_nobody_knows(tmp_path: Path, revision: str) -> None:
    copy = filled(tmp_path / "copy.db", OURS)
    with contextlib.closing(sqlite3.connect(copy)) as file, file:
        file.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    with pytest.raises(StorageError, match=r"copy\.db"):
        restore(copy, tmp_path / "parlour.db")
    assert not (tmp_path / "parlour.db").exists()


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("there", [True, False])
def test_not_over_a_running_server(tmp_path: Path, copy: Path, shared: bool, there: bool) -> None:
    """Even if somebody has removed its file, which it goes on to use."""
    database = tmp_path / "parlour.db"
    if there:
        filled(database, OTHERS)
    claim = Claim(database, shared=shared)
    claim.take()
    with pytest.raises(StorageError, match="stop it first"):
        restore(copy, database)
    claim.give_up()
    assert database.exists() == there


READS = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1])
file.execute("SELECT * FROM tables").fetchone()
print(flush=True)
sys.stdin.read()
"""


@contextlib.contextmanager
def other_program(text: str, database: Path) -> Iterator[None]:
    """While it runs, from the first line that it prints."""
    with subprocess.Popen(
        [sys.executable, "-c", text, str(database)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        try:
            assert process.stdout
            process.stdout.readline()
            yield
        finally:
            process.kill()


def test_not_over_a_file_that_another_program_has_open(tmp_path: Path, copy: Path) -> None:
    database = filled(tmp_path / "parlour.db", OTHERS)
    with other_program(READS, database), pytest.raises(StorageError, match="stop it first"):
        restore(copy, database)
    assert in_it(database) == {OTHERS: MANY}
    restore(copy, database)


def in_a_child(work: Callable[[], object]) -> str:
    """What it says as it fails, in a process of its own."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        try:
            work()
        except BaseException as error:
            os.write(writing, f"{type(error).__name__}: {error}".encode())
        finally:
            os._exit(0)
    os.close(writing)
    os.waitpid(child, 0)
    with os.fdopen(reading) as said:
        return said.read()


@pytest.mark.parametrize("most", [1, 5_000, 20_000])
def test_a_disk_that_is_full_half_way(tmp_path: Path, copy: Path, most: int) -> None:
    database = tmp_path / "data" / "parlour.db"
    crashed(database)
    before = {file.name: file.read_bytes() for file in database.parent.iterdir()}
    assert copy.stat().st_size > most

    def restored() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        restore(copy, database)

    assert in_a_child(restored).startswith("StorageError: ")
    after = {file.name: file.read_bytes() for file in database.parent.glob("parlour.db*")}
    after.pop("parlour.db.lock", None)
    assert after == before


def test_whatever_fails_at_the_end_is_undone(
    tmp_path: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here the last look at what has been restored."""
    database = tmp_path / "parlour.db"
    crashed(database)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    look = backups.check

    def finds(file: Path, **named: Any) -> int:
        if file == database:
            raise StorageError("it is damaged")
        return look(file, **named)

    monkeypatch.setattr(backups, "check", finds)
    with pytest.raises(StorageError, match="damaged"):
        restore(copy, database)
    after = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    after.pop("parlour.db.lock")
    assert after == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_what_root_restores_belongs_to_whom_the_folder_belongs(tmp_path: Path, copy: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    os.chown(folder, 12345, 23456)
    restore(copy, folder / "parlour.db")
    for each in folder.iterdir():
        found = each.stat()
        assert (found.st_uid, found.st_gid, stat.S_IMODE(found.st_mode)) == (12345, 23456, 0o600)


# --- the copy -------------------------------------------------------------------------------------


def test_two_backups_at_once_to_one_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One is made, the other is refused; neither takes what the other has begun."""
    database, copy = filled(tmp_path / "parlour.db", OURS), tmp_path / "copy.db"
    look, both = backups.check, threading.Barrier(2)

    def together(file: Path, **named: Any) -> int:
        both.wait(20)
        return look(file, **named)

    monkeypatch.setattr(backups, "check", together)
    said: list[object] = []

    def run() -> None:
        try:
            said.append(backup(database, copy))
        except StorageError as error:
            said.append(str(error))

    threads = [threading.Thread(target=run) for _ in range(2)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    assert MANY in said
    assert any("already exists" in str(each) for each in said)
    assert in_it(copy) == {OURS: MANY}
    assert [file.name for file in tmp_path.glob("copy*")] == ["copy.db"]


BUSY = """
import sqlite3, sys
file = sqlite3.connect(sys.argv[1], timeout=10)
print(flush=True)
while True:
    file.execute("UPDATE tables SET touched = touched + 1 WHERE id = 'ours0'")
    file.commit()
"""


def test_a_backup_ends_however_much_is_written_meanwhile(tmp_path: Path) -> None:
    """SQLite begins anew if the file has changed between two steps of a copy."""
    database, copy = filled(tmp_path / "parlour.db", OURS, 300, 64 * 1024), tmp_path / "copy.db"
    with other_program(BUSY, database):
        made = threading.Thread(target=backup, args=(database, copy), daemon=True)
        made.start()
        made.join(30)
        assert not made.is_alive()
    assert in_it(copy) == {OURS: 300}


def test_a_backup_into_a_folder_or_where_nothing_can_be_written(tmp_path: Path) -> None:
    database = filled(tmp_path / "parlour.db", OURS)
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    for place in ("folder", "file", "no/copy.db", "file/copy.db", "dangling"):
        with pytest.raises(StorageError, match=place):
            backup(database, tmp_path / place)
    assert not (tmp_path / "nowhere").exists()


def test_a_backup_beside_a_journal_of_another_file(tmp_path: Path, copy: Path) -> None:
    """Somebody has put a copy into the place of a database by hand, beside the old journal."""
    database = tmp_path / "parlour.db"
    only("-wal")(database)
    shutil.copy(copy, database)
    before = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    with pytest.raises(StorageError, match=r"parlour\.db-wal"):
        backup(database, tmp_path / "again.db")
    assert {file.name: file.read_bytes() for file in tmp_path.iterdir()} == before
