"""Schemathesis over HTTP: see `fuzz_http.py`."""

import logging
from pathlib import Path

import pytest

from server.house import running

pytestmark = pytest.mark.anyio


@pytest.mark.long
async def test_no_request_gets_an_answer_that_the_document_does_not_describe(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    from server.drills.fuzz_http import FREE, fuzz  # which imports Schemathesis

    async with running(tmp_path, **FREE) as house:
        status, said = await fuzz(house, examples=20, seed=1)
    assert status == 0, said
    assert [each for each in caplog.records if each.levelno >= logging.ERROR] == []
