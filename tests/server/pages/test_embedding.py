"""Replays on pages of others: the frame, the policy that allows it, and what oEmbed says."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.house import House, running
from server.tables.test_hosting import over

pytestmark = pytest.mark.anyio


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    static = tmp_path / "static"
    static.mkdir()
    page = '<html lang="en"><head><!-- preview --></head><script>dress()</script></html>'
    (static / "index.html").write_text(page)
    async with running(tmp_path, static=static) as house:
        yield house


async def test_that_address_alone_may_be_framed(house: House) -> None:
    for path in ("/", "/replay", "/r/T/1", "/t/T", "/verify", "/mojo"):
        answer = await house.http.get(path)
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"], path
    answer = await house.http.get("/embed/T/1")
    policy = answer.headers["content-security-policy"]
    assert "frame-ancestors *" in policy
    assert "frame-ancestors 'none'" not in policy
    assert "script-src 'self' 'sha256-" in policy
    assert "noindex" in answer.text
    assert (await house.http.get("/embed/T/x")).status_code == 404


async def test_a_replay_says_how_it_is_embedded(house: House) -> None:
    table, _, _ = await over(house)
    base = f"{house.server.address}/"
    page = (await house.http.get(f"/r/{table}/1")).text
    assert 'type="application/json+oembed"' in page
    assert "noindex" in page
    url = f"{base}r/{table}/1?at=5&seat=1"
    answer = await house.http.get("/api/oembed", params={"url": url, "maxwidth": 300})
    found = answer.json()
    assert (found["type"], found["version"], found["width"], found["height"]) == (
        *("rich", "1.0", 300, 540),
    )
    frame = f'<iframe src="{base}embed/{table}/1?at=5&amp;seat=1" width="300" height="540"'
    assert found["html"].startswith(frame)


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({}, "bad-message"),
        ({"url": "https://elsewhere.example/r/T/1"}, "bad-message"),
        ({"url": "{base}t/T"}, "bad-message"),
        ({"url": '{base}r/T/1?at="><script>'}, "bad-message"),
        ({"url": "{base}r/T/1", "format": "xml"}, "bad-message"),
        ({"url": "{base}r/T/1", "maxwidth": "-5"}, "bad-message"),
        ({"url": "{base}r/T/1", "maxheight": "٣٠٠"}, "bad-message"),
        ({"url": "{base}r/T/1"}, "unknown-table"),
    ],
    ids=str,
)
async def test_what_cannot_be_embedded(house: House, asked: dict[str, str], code: str) -> None:
    given = {
        name: text.replace("{base}", f"{house.server.address}/") for name, text in asked.items()
    }
    answer = await house.http.get("/api/oembed", params=given)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
