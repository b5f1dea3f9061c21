"""A seat at a table keeps through a server that stops, and finds out when there is no way back."""

import asyncio
import re
import socket
from contextlib import aclosing
from pathlib import Path

import pytest

from parlour.cli.play import here
from parlour.server import wire
from parlour.terminal import address
from parlour.terminal.address import Link
from parlour.terminal.client import FINAL, Client, Gone, Lost
from terminal.driver import fast

PATIENCE = 60


async def until(heard, kind):
    """The next thing of a kind that is heard."""
    async with asyncio.timeout(PATIENCE):
        while not isinstance(message := await anext(heard), kind):
            pass
    return message


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


async def made(server):
    wanted = wire.NewTable(
        game="mojo", name="Ann", seats=2, bots=["easy"], options={"first_player": 0}, start=True
    )
    return await address.create(server, wanted)


def test_after_a_restart_of_the_server_the_game_goes_on(tmp_path):
    port = free_port()

    async def play():
        served = here(fast(tmp_path, port=port))
        server = await asyncio.to_thread(served.__enter__)
        created = await made(server)
        client = Client(Link(server, created.table), created.token)
        async with aclosing(client.heard()) as heard:
            before = await until(heard, wire.Update)
            await asyncio.to_thread(served.__exit__, None, None, None)
            await until(heard, Lost)
            assert not client.online
            assert not await client.send(wire.Ping())
            # Played while nobody answers: it is sent again, and plays once.
            assert not await client.act(before.view["legal"][0]["action"], before.entry)
            served = here(fast(tmp_path, port=port))
            await asyncio.to_thread(served.__enter__)
            await until(heard, wire.Welcome)
            assert client.seat == 0
            async with asyncio.timeout(PATIENCE):
                while client.pending:
                    await anext(heard)
            assert client.update.entry > before.entry
            await client.close()
        await asyncio.to_thread(served.__exit__, None, None, None)

    asyncio.run(play())


def test_a_table_that_is_not_there_is_no_reason_to_come_back(server):
    async def come():
        async with aclosing(Client(Link(server, "nothere"), None).heard()) as heard:
            assert await until(heard, Gone) == Gone("unknown-table")
            with pytest.raises(StopAsyncIteration):
                await anext(heard)

    asyncio.run(come())


def test_after_which_codes_nobody_comes_back():
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
    closed = re.findall(r"^\| (\d{4}) \| (.*)\. \|$", page, re.MULTILINE)
    for_good = [said for said in ("reload the page", "do not come back") if f"“{said}”" in page]
    assert {*FINAL} == {int(code) for code, said in closed if said.endswith((*for_good,))}


def test_a_seat_that_was_given_up_is_forgotten(server):
    kept = []

    async def come():
        created = await made(server)
        client = Client(Link(server, created.table), "no such token", kept.append)
        async with aclosing(client.heard()) as heard:
            assert (await until(heard, wire.Error)).code == "unknown-token"
            assert (await until(heard, wire.Welcome)).seat is None
            await client.close()

    asyncio.run(come())
    assert kept == [None]
