"""Schemathesis asks a server of its own for everything in its OpenAPI document, and for much that
is not: `make drill-http`.

Every answer must be as the document says, and no request may make the server fail. It may refuse
what the document allows: names and games are not spelled out there.
"""

import argparse
import asyncio
import contextlib
import os
import sys
import tempfile
from pathlib import Path

import schemathesis

from server.house import House, running

TABLE = "PARLOUR_TABLE"
"""The variable that names a table that exists."""
FREE = {
    f"{limit}{burst}": 10**9
    for limit in ("requests", "reads", "arrivals", "new_tables", "address_tables")
    for burst in ("", "_burst")
}


@schemathesis.hook
def map_path_parameters(
    context: schemathesis.HookContext, path_parameters: dict[str, str] | None
) -> dict[str, str] | None:
    """Every other request is about a table that exists."""
    if path_parameters and len(str(path_parameters.get("table"))) % 2:
        return path_parameters | {"table": os.environ[TABLE]}
    return path_parameters


async def fuzz(house: House, examples: int, seed: int) -> tuple[int, str]:
    """So many requests of each kind; the exit status of Schemathesis, and what it said."""
    made = await house.create(bots=["easy"], start=True)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "schemathesis.cli", "run"),
        f"{house.server.address}/api/openapi.json",
        *("--max-examples", str(examples), "--seed", str(seed), "--suppress-health-check", "all"),
        *("--checks", "all"),
        # A missing token is refused as a wrong one is, not with 401.
        *("--exclude-checks", "positive_data_acceptance,missing_required_header"),
        *("--generation-database", "none", "--no-color", "--warnings", "off"),
        env=os.environ
        | {
            "SCHEMATHESIS_HOOKS": "server.drills.fuzz_http",
            "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
            TABLE: made["table"],
        },
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        cwd=house.settings.data,
    )
    said, _ = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("examples", type=int, help="requests of each kind")
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        async with running(Path(data), **FREE) as house:
            status, said = await fuzz(house, wanted.examples, wanted.seed)
    print(said)
    sys.exit(status)


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
