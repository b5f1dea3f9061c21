"""Settings from the command line, the environment and a file: which one counts, and what is wrong
with one is said in a line."""

import dataclasses
from pathlib import Path
from typing import Any

import pytest

from parlour.server.settings import configuration
from parlour.server.settings.configuration import ConfigurationError, gather, mistaken
from parlour.server.settings.setting import Range, SettingError, UnknownSettingError
from parlour.server.settings.settings import DAY, Settings, descriptions, specs
from parlour.server.wire.limits import MAX_MOMENT, MAX_PACE


@pytest.fixture(autouse=True)
def _no_usual_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(configuration, "USUAL", tmp_path / "nowhere.toml")


@pytest.fixture
def file(tmp_path: Path) -> Any:
    def write(text: str) -> Path:
        path = tmp_path / "parlour.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_nothing_said_means_the_defaults() -> None:
    assert gather({}, None, {}) == Settings()


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(file: Any) -> None:
    written = file("port = 1\nconnections = 11\nbot_workers = 111\n")
    variables = {"PARLOUR_PORT": "2", "PARLOUR_CONNECTIONS": "22"}
    found = gather({"port": "3", "host": None}, written, variables)
    assert (found.port, found.connections, found.bot_workers) == (3, 22, 111)
    assert found.host == Settings.host


def test_the_environment_names_the_file(file: Any, tmp_path: Path) -> None:
    named = {"PARLOUR_CONFIG": str(file("port = 7"))}
    assert gather({}, None, named).port == 7
    other = tmp_path / "other.toml"
    other.write_text("port = 8")
    assert gather({}, other, named).port == 8


def test_the_usual_file_is_read_where_no_other_is_named(
    file: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(configuration, "USUAL", file("port = 9"))
    assert gather({}, None, {}).port == 9


def test_every_setting_can_be_written_in_all_three_places(file: Any) -> None:
    """As it is shown, and as a file has it."""
    others: dict[str, Any] = {
        "host": "::1", "root_path": "/cards", "origins": ("https://a.example", "http://b.example:80"),
        "host_names": ("a.example", "[::1]"), "proxies": ("10.0.0.0/8", "::1"), "log_level": "info",
        "log_format": "json", "metrics": "[::1]:9464", "database": "sqlite+aiosqlite:///x.db",
        "bus": "redis://x",
        "keep_tables": None, "keep_records": 3 * DAY, "data": Path("/a/b"), "static": Path("/c"),
        "bot_workers": 0, "pace": 0.5, "moment": 10,
        "push_key": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
        "push_contact": "mailto:host@example.org",
        "push_hosts": ("push.example.org", "localhost:1"),
    }  # fmt: skip
    for name, spec in specs().items():
        value = others.get(name, None if name in others else spec.kind(spec.default + 1))
        wanted = dataclasses.replace(Settings(), **{name: value})
        text = spec.shown(value)
        assert gather({name: text}, None, {}) == wanted, name
        assert gather({}, None, {spec.variable: text}) == wanted, name
        toml = list(value) if isinstance(value, tuple) else value
        if value is None or isinstance(value, Path):
            toml = text
        written = str(value).lower() if isinstance(value, bool) else repr(toml)
        assert gather({}, file(f"{name} = {written}"), {}) == wanted, name
    assert set(descriptions()) == set(specs())


def test_an_option_can_be_given_again_and_again() -> None:
    assert gather({"proxies": ["10.0.0.1", "10.0.0.2"]}, None, {}).proxies == (
        "10.0.0.1",
        "10.0.0.2",
    )


def test_an_empty_variable_says_nothing() -> None:
    assert gather({}, None, {"PARLOUR_PORT": "", "PARLOUR_CONFIG": ""}) == Settings()


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("90 days", 90 * DAY), ("1 day", DAY), ("36h", 1.5 * DAY), ("2 min", 120.0), ("0.5", 0.5)],
)
def test_times_in_words(text: str, seconds: float) -> None:
    assert gather({"keep_tables": text}, None, {}).keep_tables == seconds


WRONG = {
    "port": ["x", "-1", "65536", "8000.5", "", "1e400"],
    "root_path": ["parlour", "/parlour/", "/", "/a b", "//", '/"'],
    "origins": ["example.org", "https://example.org/", "ftp://example.org"],
    "host_names": ["https://example.org", "example.org:8000"],
    "proxies": ["nginx", "10.0.0.0/33"],
    "log_level": ["loud", "WARNING"],
    "metrics": ["9464", "127.0.0.1", "127.0.0.1:99999", ":9464"],
    "keep_tables": ["-1", "90 dyas", "nan", "inf", "never"],
    "heartbeat": ["0", "forever"],
    "pace": ["11", "-0.1"],
    "bot_workers": ["1025", "-1", "none"],
    "rate": ["0", "x"],
    "database": ["parlour.db", "swordfish"],
    "push_key": ["x", "A" * 43, "_" * 43, "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oR*"],
    "push_contact": ["host@example.org", "mailto:host", "http://example.org"],
    "push_hosts": ["https://push.example.org", "push.example.org/", "*.example.org", "a:0"],
}


@pytest.mark.parametrize(("name", "text"), [(name, one) for name in WRONG for one in WRONG[name]])
def test_what_does_not_fit_is_refused_with_its_place(name: str, text: str, file: Any) -> None:
    spec = specs()[name]
    with pytest.raises(SettingError, match=f"^--{spec.option}: expected "):
        gather({name: text}, None, {})
    if text:
        with pytest.raises(SettingError, match=f"^{spec.variable}: expected "):
            gather({}, None, {spec.variable: text})
    path = file(f"{name} = [{text!r}]" if spec.kind is tuple else f"{name} = {text!r}")
    with pytest.raises(SettingError, match=rf"parlour\.toml: {name}: expected "):
        gather({}, path, {})


@pytest.mark.parametrize(
    "line",
    [
        "port = '8000'", "port = true", "port = 8000.0", "host = 5", "proxies = '10.0.0.1'",
        "proxies = [1]", "rate = true", "keep_tables = inf", "data = 3", "port = 1979-05-27",
        "log_format = []", "host = {a = 1}",
    ],
)  # fmt: skip
def test_a_file_has_types(line: str, file: Any) -> None:
    with pytest.raises(SettingError, match=line.split()[0]):
        gather({}, file(line), {})


@pytest.mark.parametrize("name", ["prot = 3", "bot-workers = 3", "[limits]\nrate = 3"])
def test_a_key_that_is_none(name: str, file: Any) -> None:
    with pytest.raises(UnknownSettingError, match=r"parlour\.toml: there is no setting"):
        gather({}, file(name), {})


def test_a_key_that_was_meant(file: Any) -> None:
    for wrong, meant in (("prot", "port"), ("bot-workers", "bot_workers")):
        with pytest.raises(UnknownSettingError, match=f"similar: {meant}"):
            gather({}, file(f"{wrong} = 3"), {})


@pytest.mark.parametrize("content", [b"port = ", b"port = 1\nport = 2", b"\xff\xfe"])
def test_a_file_that_cannot_be_read(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(content)
    with pytest.raises(ConfigurationError, match=r"x\.toml cannot be read: "):
        gather({}, tmp_path / "x.toml", {})


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(ConfigurationError, match="No such file"):
        gather({}, tmp_path / "x.toml", {})
    with pytest.raises(ConfigurationError, match="directory"):
        gather({}, tmp_path, {})


def test_the_usual_file_in_a_folder_closed_to_us(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Path) -> bool:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "exists", refuse)
    with pytest.raises(ConfigurationError, match="cannot be read: Permission denied"):
        gather({}, None, {})


def test_a_variable_that_was_meant() -> None:
    assert mistaken({"PARLOUR_PROT": "1", "PARLOUR_PORT": "1", "PARLOUR_LOCALE": "fr"}) == {
        "PARLOUR_PROT": "PARLOUR_PORT"
    }


def test_a_password_comes_from_a_file_and_is_never_shown(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("postgresql://ann:swordfish@db/parlour\n")
    found = gather({}, None, {"PARLOUR_DATABASE_FILE": str(tmp_path / "secret")})
    assert found.database == "postgresql://ann:swordfish@db/parlour"
    assert "swordfish" not in repr(found)
    with pytest.raises(SettingError) as wrong:
        Settings(database=b"swordfish")  # type: ignore[arg-type]
    assert "swordfish" not in str(wrong.value)


def test_settings_made_in_python_are_checked_too() -> None:
    for wrong in ({"port": 65_536}, {"port": "80"}, {"proxies": ["::1"]}, {"rate": True}):
        with pytest.raises(SettingError):
            Settings(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "most"), [("pace", MAX_PACE), ("moment", MAX_MOMENT)])
def test_a_table_begins_with_no_pace_and_no_moment_that_its_host_could_not_choose(
    name: str, most: int
) -> None:
    assert specs()[name].range == Range(0, most / 1000)
