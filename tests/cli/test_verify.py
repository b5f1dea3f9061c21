"""`parlour verify`."""

import json

import pytest

from parlour.text import Texts, locales
from server.finished import finished

A, B = "a1" * 32, "b2" * 32


@pytest.fixture
def shown():
    return finished("mushi", (A, None), deals=2)


@pytest.fixture
def verify(run):
    def verify(document, *arguments):
        text = document if isinstance(document, bytes) else json.dumps(document).encode()
        return run("verify", "-", *arguments, stdin=text)

    return verify


def test_a_fair_game_is_told_deal_by_deal(verify, shown):
    result = verify(shown)
    assert result.exit_code == 0, result.stderr
    assert "these players added: Ann\n" in result.stdout
    assert "Deal 1: yes" in result.stdout
    assert "Deal 2: yes" in result.stdout
    assert result.stdout.endswith("Yes: every deal is what was promised.\n")


def test_a_file_is_read(run, shown, tmp_path):
    path = tmp_path / "game.json"
    path.write_text(json.dumps(shown), "utf-8")
    assert run("verify", str(path)).exit_code == 0


def test_the_wrong_deal_is_named(verify, shown):
    entries = shown["record"]["entries"]
    number = max(n for n, entry in enumerate(entries, start=1) if "deck" in entry)
    deck = entries[number - 1]["deck"]
    deck[0], deck[1] = deck[1], deck[0]
    result = verify(shown)
    assert result.exit_code == 1
    assert "Deal 1: yes" in result.stdout
    assert f"Deal 2: NO. Entries of the record that do not follow: {number}\n" in result.stdout
    assert "No: this game is not what was promised." in result.stdout
    told = verify(shown, "--json")
    assert told.exit_code == 1
    verdict = json.loads(told.stdout)
    assert verdict["fair"] is False
    assert [deal["wrong"] for deal in verdict["deals"]] == [[], [number]]


def test_json_for_programs(verify, shown):
    result = verify(shown, "--json")
    assert result.exit_code == 0
    verdict = json.loads(result.stdout)
    assert verdict["fair"] is verdict["committed"] is verdict["over"] is True
    assert verdict["contributions"] == [A, None]
    assert [deal["deal"] for deal in verdict["deals"]] == [1, 2]


def test_a_cut_record_is_neither(verify, shown):
    entries = shown["record"]["entries"]
    for left in (len(entries) - 1, 0):
        cut = shown | {"record": shown["record"] | {"entries": entries[:left]}}
        result = verify(cut)
        assert result.exit_code == 1
        assert "Neither yes nor no" in result.stdout
        assert "Yes" not in result.stdout


def test_bots_and_who_was_left_out_are_named(verify):
    result = verify(finished("mojo", (A, None, B), late=(2,), bots=(1,)))
    assert result.exit_code == 0
    assert "these players added: Ann\n" in result.stdout
    assert "Bots, which add nothing: Bo\n" in result.stdout
    assert "Left out, as what they had pledged did not come in time: Cy\n" in result.stdout


def test_what_a_bot_added_is_told(verify, shown):
    result = verify(shown | {"bots": [0]})
    assert result.exit_code == 1
    assert "had NOT been pledged, in the name of: Ann\n" in result.stdout


def test_the_seal_is_compared(verify, shown):
    seal = json.loads(verify(shown, "--json").stdout)["seal"]
    for same in (seal, f" {seal[:16]} {seal[16:32]} ", seal[:40].upper()):
        assert verify(shown, "--seal", same).exit_code == 0
    result = verify(shown, "--seal", "0123456789abcdef" * 2)
    assert result.exit_code == 1
    assert "That is NOT the seal you gave" in result.stdout
    assert "No: this game is not what was promised." in result.stdout


@pytest.mark.parametrize("seal", ["", "0" * 31, "sealseal" * 4, "0" * 65])
def test_what_is_no_seal_is_refused(verify, shown, seal):
    result = verify(shown, "--seal", seal)
    assert result.exit_code == 2
    assert "--seal" in result.stderr


def test_a_restored_server_is_told(verify, shown):
    result = verify(shown | {"restored": True})
    assert result.exit_code == 0
    assert "restored from a copy" in result.stdout


def test_another_secret_is_told(verify, shown):
    result = verify(shown | {"key": "00" * 32})
    assert result.exit_code == 1
    assert "The secret is NOT the one that was promised." in result.stdout
    assert "No: no deal is what was promised, as if the secret" in result.stdout


@pytest.mark.parametrize("locale", locales()[1:])
def test_it_speaks_the_reader_s_language(verify, shown, locale, monkeypatch):
    from parlour.cli.records import verify as module

    monkeypatch.setattr(module, "text", Texts("cli", locale))
    yes = {"fr": "toutes les donnes sont celles", "pl": "Tak: każde", "ru": "Да: все"}[locale]
    assert yes in verify(shown).stdout


def test_a_record_alone_has_nothing_to_check(verify, shown):
    result = verify(shown["record"])
    assert result.exit_code == 1
    assert result.stderr.startswith("Error: <stdin> is a record alone, without a secret")
    assert result.stdout == ""


@pytest.mark.parametrize("text", [b"", b"{", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"game": 1}'])
def test_what_is_no_game_is_refused_in_a_line(verify, text):
    result = verify(text)
    assert result.exit_code == 1
    assert "record with its secret: " in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_missing_file_is_named(run, tmp_path):
    result = run("verify", str(tmp_path / "none.json"))
    assert result.exit_code == 1
    assert "none.json cannot be read" in result.stderr
