"""The wire as JSON schema, from which the page's TypeScript types are generated.

`python -m parlour.server.pages.wire_schema` prints it.
"""

import json
from inspect import cleandoc
from typing import Any

import msgspec

from parlour.games import registry
from parlour.server import wire
from parlour.server.tables import commands

REF = "#/definitions/{name}"
ROOTS: dict[str, Any] = {
    "ClientMessage": wire.ClientMessage,
    "ServerMessage": wire.ServerMessage,
    **{each.__name__: each for each in wire.BODIES if each not in wire.NOT_THE_PAGES},
}

CONSTANTS = (
    "CLOSE_FULL",
    "PROTOCOL",
    "AVATARS",
    "MAX_NAME",
    "ERASED_NAME",
    "MAX_TEXT",
    "REACTIONS",
    "PHRASES",
    "CLOCKS",
    "JOIN_CODE",
    "MOST_SEATS",
    "MAX_PAD_LINES",
    "MAX_PAD_POINTS",
    "MAX_GAMES",
    "MAX_HELD",
    "SEASON",
    "NUDGE_EVERY",
    "COME_BACK_WITHIN",
    "CLOSE_STOPPING",
)
"""The constants that the page knows by the same names."""


def schema() -> dict[str, Any]:
    """One schema whose definitions are all types of the wire, by their Python names."""
    games = [registry.get(name) for name in registry.names()]
    views, events = [game.sight.View for game in games], [game.sight.Event for game in games]
    roots, definitions = msgspec.json.schema_components(
        [*ROOTS.values(), *views, *events], ref_template=REF
    )
    for name, root in zip(ROOTS, roots, strict=False):
        if name not in definitions:
            definitions[name] = root
    for described in definitions.values():
        if "description" in described:  # with the indents of the source, before msgspec 0.23
            described["description"] = cleandoc(described["description"])
    for message in commands.DECLARED:
        definitions[message.__name__]["description"] = commands.described(message)
    update = definitions["Update"]["properties"]
    update["view"] |= _any_of(definitions, "View", views)
    update["events"]["items"] = _any_of(definitions, "Event", events)
    return {
        "title": "Wire",
        "type": "object",
        "properties": {name: {"const": getattr(wire, name)} for name in CONSTANTS},
        "definitions": definitions,
    }


def _any_of(definitions: dict[str, Any], name: str, types: list[type]) -> dict[str, str]:
    """Define the union of the games' types under a name; return a reference to it."""
    definitions[name] = {"anyOf": [{"$ref": REF.format(name=each.__name__)} for each in types]}
    return {"$ref": REF.format(name=name)}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=1))
