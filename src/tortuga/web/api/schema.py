"""The description of the socket for programs: AsyncAPI, with the JSON schema of its messages."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from tortuga import __version__
from tortuga.web.api.models import Update

router = APIRouter(prefix="/api", include_in_schema=False)
_SCHEMAS = "#/components/schemas/"


@router.get("/asyncapi.json")
async def asyncapi() -> dict[str, Any]:
    """The socket of a table as AsyncAPI 3."""
    return document()


def document() -> dict[str, Any]:
    """One channel, on which the server sends updates."""
    schema = Update.model_json_schema(ref_template=_SCHEMAS + "{model}")
    schemas = {**schema.pop("$defs"), "Update": schema}
    parameters = {"table": {"description": "the id of a table"}}
    message = {"name": "Update", "payload": {"$ref": f"{_SCHEMAS}Update"}}
    channel = {
        "address": "/api/tables/{table}/ws",
        "parameters": parameters,
        "bindings": {
            "ws": {
                "query": {
                    "type": "object",
                    "properties": {"version": {"type": "integer", "description": "the newest version that you have"}},
                }
            }
        },
        "messages": {"update": {"$ref": "#/components/messages/update"}},
    }
    send = {"action": "send", "channel": {"$ref": "#/channels/table"}}
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tortuga: the socket of a table", "version": __version__},
        "channels": {"table": channel},
        "operations": {"update": send},
        "components": {"messages": {"update": message}, "schemas": schemas},
    }
