"""Free text: only where operator and host allow it, heard by all who are at the table, and kept by
nobody. See `test_talk.py` for what it shares with remarks."""

from pathlib import Path

import pytest

from parlour.server.rooms import talk
from server.house import House, Player, one_server, running, two_people

pytestmark = pytest.mark.anyio

SETTINGS = {"free_text": True}
RARE = "Ornithorhynchus anatinus"


async def at_a_table(house: House) -> tuple[str, Player, Player, str]:
    """Where players may write: (table, host, guest, guest's token)."""
    table, ann, bo, _, token = await two_people(house)
    await ann.send("set_talk", talk="text")
    for player in (ann, bo):
        while player.table["talk"] != "text":
            await player.until("table")
    return table, ann, bo, token


async def test_it_is_heard_by_all_at_this_table_and_nobody_else(house: House) -> None:
    table, ann, bo, token = await at_a_table(house)
    other, *strangers, _ = await at_a_table(house)
    cleo, passer_by = await house.visit(table), await house.visit(other)
    before = await house.log(table)
    await bo.send("write", text=f"  {RARE}\n<b>!</b> ")
    told = [await player.until("wrote") for player in (ann, bo, cleo)]
    assert told[0] == told[1] == told[2]
    assert told[0] == {
        "type": "wrote",
        "id": told[0]["id"],
        "seat": 1,
        "text": f"{RARE} <b>!</b>",
    }
    assert await house.log(table) == before
    # Who comes later has missed it, also in another window of the same seat.
    for late in (await house.visit(table), await house.visit(table, token), *strangers, passer_by):
        await late.heard()
        assert RARE not in "".join(late.frames)


async def test_nothing_of_it_is_stored_or_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    caplog.set_level("DEBUG")
    async with running(tmp_path, free_text=True, log_level="debug") as house:
        table, ann, bo, _ = await at_a_table(house)
        await bo.send("write", text=RARE)
        await ann.until("wrote")
        await bo.send("write", text=RARE + "\x00")
        assert "Ornitho" not in (await refused(bo, "bad-free-text"))["message"]
        afar = (await house.http.get(f"/api/tables/{table}")).text
    ours = [r.getMessage() for r in caplog.records if not r.name.startswith("websockets.client")]
    stored = [path.read_bytes().decode("latin-1") for path in tmp_path.iterdir()]
    assert any("talk_set" in each for each in stored)
    for text in (*ours, *capfd.readouterr(), afar, *stored):
        assert "Ornithorhynchus" not in text


async def refused(player: Player, code: str) -> dict[str, str]:
    while (frame := await player.next())["type"] != "error":
        pass
    assert frame["code"] == code
    return frame


async def test_spectators_read_and_do_not_write(house: House) -> None:
    table, ann, _, _ = await at_a_table(house)
    cleo = await house.visit(table)
    await ann.heard()
    await cleo.send("write", text="me too")
    assert await cleo.error() == "not-seated"
    assert await ann.heard() == []


async def test_the_host_allows_it_and_mutes(house: House) -> None:
    _, ann, bo, _, _ = await two_people(house)
    assert (ann.table["talk"], ann.table["free_text"]) == ("remarks", True)
    await bo.send("write", text="hello")
    assert await bo.error() == "free-text-off"
    await bo.send("set_talk", talk="text")
    assert await bo.error() == "not-host"
    await ann.send("set_talk", talk="text")
    await bo.until("table")
    await ann.send("mute", seat=1, on=True)
    await bo.until("table")
    await bo.send("write", text="hello")
    assert await bo.error() == "muted"
    await ann.send("mute", seat=1, on=False)
    await bo.until("table")
    await bo.send("say", remark="hello")  # remarks go on
    await bo.until("said")
    await ann.send("set_talk", talk="off")
    await bo.until("table")
    await bo.send("write", text="hello")
    assert await bo.error() == "free-text-off"


async def test_the_operator_allows_it(tmp_path: Path) -> None:
    """Or takes it back, also where a host had allowed it."""
    async with running(tmp_path, free_text=True) as house:
        table, _, _, token = await at_a_table(house)
    async with running(tmp_path) as house:
        bo = await house.visit(table, token)
        assert (bo.table["talk"], bo.table["free_text"]) == ("remarks", False)
        await bo.send("write", text="hello")
        assert await bo.error() == "free-text-off"
        _, ann, *_ = await two_people(house)
        await ann.send("set_talk", talk="text")
        assert await ann.error() == "free-text-off"


@pytest.mark.parametrize("fields", [{}, {"text": None}, {"text": "a", "seat": 0}])
async def test_it_is_text_and_nothing_else(house: House, fields: dict[str, object]) -> None:
    _, ann, bo, _ = await at_a_table(house)
    await bo.send("write", **fields)
    assert await bo.error() == "bad-message"
    assert await ann.heard() == []


@one_server
async def test_not_too_much_is_written(house: House) -> None:
    """Remarks and free text have one measure."""
    _, ann, bo, _ = await at_a_table(house)
    said = ({"type": "say", "remark": "wow"}, {"type": "write", "text": "wow"})
    for n in range(talk.BURST):
        await bo.send(**said[n % 2])
        await ann.until(("said", "wrote")[n % 2])
    await bo.heard()
    await bo.send("write", text="wow")
    assert await bo.error() == "too-fast"
    await ann.send("write", text="Enough!")
    assert (await bo.until("wrote"))["text"] == "Enough!"
