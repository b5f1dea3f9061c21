"""The wire as JSON schema, from which the page's TypeScript types are generated.

`python -m parlour.server.schema` prints it.
"""

import json
from typing import Any

import msgspec

from parlour.server import wire

ROOTS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    "GameInfo": wire.GameInfo,
    "NewTable": wire.NewTable,
    "Created": wire.Created,
    "Failure": wire.Failure,
}


def schema() -> dict[str, Any]:
    """One object schema whose definitions are all types of the wire, by their Python names."""
    roots, definitions = msgspec.json.schema_components(
        ROOTS.values(), ref_template="#/definitions/{name}"
    )
    for name, root in zip(ROOTS, roots, strict=True):
        if name not in definitions:
            definitions[name] = root
    protocol = {"const": wire.PROTOCOL}
    return {
        "title": "Wire",
        "type": "object",
        "properties": {"protocol": protocol},
        "definitions": definitions,
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
