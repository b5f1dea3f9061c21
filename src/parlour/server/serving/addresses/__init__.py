"""All addresses of the server, a file for each thing that is addressed.

`docs/protocol.md` lists those for programs; `pages.py` has those that people open. Bodies are the
types of `wire/http.py` as JSON.
"""

from fastapi import FastAPI

from parlour.server.serving.addresses import (
    circles,
    described,
    finding,
    health,
    own_data,
    pads,
    pages,
    pushes,
    rulebooks,
    socket,
    tables,
    transfers,
)
from parlour.server.serving.services import Services


def add_all(app: FastAPI, services: Services) -> None:
    """Add all addresses. The pages come last: they end with every file of the page."""
    for each in (tables, own_data, transfers, circles, pads, pushes, finding, socket):
        each.add_routes(app, services)
    for each in (described, health):
        each.add_routes(app, services)
    rulebooks.add_routes(app, services)
    pages.add_routes(app, services)
