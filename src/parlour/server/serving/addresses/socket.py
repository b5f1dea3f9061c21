"""The address of a table's WebSocket."""

from fastapi import FastAPI, WebSocket
from starlette.routing import WebSocketRoute

from parlour.server.doors.security import check_origin
from parlour.server.errors import OriginError
from parlour.server.serving.addresses.tables import TABLES
from parlour.server.serving.connection import Connection
from parlour.server.serving.failures import failure
from parlour.server.serving.services import Services


def add_routes(app: FastAPI, services: Services) -> None:
    """Add the address."""
    settings = services.settings

    async def socket(websocket: WebSocket) -> None:
        try:
            check_origin(websocket, settings.origins)
        except OriginError as error:
            await websocket.send_denial_response(failure(error))
            return
        await websocket.accept()
        connection = Connection(websocket, settings, services.doors, websocket.state.visitor)
        await connection.serve(services.rooms, websocket.path_params["table"])

    # Starlette's, as FastAPI's would keep more for each connection than it needs.
    app.router.routes.append(WebSocketRoute(f"{TABLES}/{{table}}/socket", socket))
