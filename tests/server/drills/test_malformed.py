"""Frames that are no messages, from everybody, while two people play: see `malformed.py`."""

import types
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from parlour.server import wire
from parlour.server.serving.connection import read_message
from parlour.server.tables.log import Acted
from server.drills.malformed import NULL, OPTIONAL, SAMPLES, drill, encode
from server.house import running

pytestmark = pytest.mark.anyio


def test_every_message_is_among_the_samples_with_all_its_fields() -> None:
    """And each is sound, so that what is made of it is malformed for the reason it should be."""
    read = [read_message({"text": encode(sample).decode()}) for sample in SAMPLES]
    assert {type(message) for message in read} == set(get_args(wire.ClientMessage))
    optional, null = set(), set()
    for sample, message in zip(SAMPLES, read, strict=True):
        fields = msgspec.structs.fields(message)
        assert sample.keys() == {"type", *(field.name for field in fields)}
        optional |= {(sample["type"], field.name) for field in fields if not field.required}
        null |= {
            (sample["type"], field.name)
            for field in fields
            if types.NoneType in get_args(field.type)
        }
    assert (optional, null) == (OPTIONAL, NULL)


@pytest.mark.parametrize("frames", [1200, pytest.param(30_000, marks=pytest.mark.long)])
async def test_malformed_frames_are_refused_one_by_one_and_change_nothing(
    tmp_path: Path, frames: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(tmp_path, rate=1e9, burst=10**9) as house:
        port = house.server.servers[0].sockets[0].getsockname()[1]
        seen, moves, table = await drill(port, frames)
        assert seen.keys() == {"bad-frame", "bad-message", "ended"}
        acted = [entry for entry in await house.log(table) if isinstance(entry, Acted)]
        assert len(acted) == moves > 0
        assert house.server.doors.refusals.total.keys() <= {"bad-text"}
    assert [each.getMessage() for each in caplog.records if each.levelname == "ERROR"] == []
