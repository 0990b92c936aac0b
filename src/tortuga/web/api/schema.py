"""The description of the socket for programs: AsyncAPI, with the JSON schema of its messages."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, FastAPI
from fastapi.openapi.utils import get_openapi

from tortuga import __version__
from tortuga.web.api.models import Update
from tortuga.web.api.requests import Wanted

router = APIRouter(prefix="/api", include_in_schema=False)
_SCHEMAS = "#/components/schemas/"
#: The refusals of the guard (security.py), and that a game is not compiled yet.
_OF_ALL = {429: "Too many requests of this address", 503: "Not ready yet"}
_OF_CHANGES = {
    403: "Not from our own pages, and no token",
    408: "The body did not come in time",
    411: "No length",
    413: "Too large",
}


def documented(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, in which every call has all that it may be answered."""
    made = get_openapi(title=app.title, version=app.version, routes=app.routes)
    content = {"application/json": {"schema": {"$ref": f"{_SCHEMAS}Refused"}}}
    for methods in made["paths"].values():
        for method, call in methods.items():
            common = _OF_ALL if method == "get" else {**_OF_ALL, **_OF_CHANGES}
            for status, why in common.items():
                call["responses"].setdefault(str(status), {"description": why, "content": content})
    made["paths"]["/api/tables"]["post"]["responses"]["201"]["links"] = _links(made["paths"])
    return made


def _links(paths: dict[str, Any]) -> dict[str, Any]:
    """The OpenAPI links from a new table to the calls about it."""
    calls = [call for path, methods in paths.items() if "{table_id}" in path for call in methods.values()]
    parameters = {"table_id": "$response.body#/table"}
    return {call["operationId"]: {"operationId": call["operationId"], "parameters": parameters} for call in calls}


@router.get("/asyncapi.json")
async def asyncapi() -> dict[str, Any]:
    """The socket of a table as AsyncAPI 3."""
    return document()


def document() -> dict[str, Any]:
    """One channel, on which the server sends updates, and a client says what it wants of them."""
    schema = Update.model_json_schema(ref_template=_SCHEMAS + "{model}")
    schemas = {**schema.pop("$defs"), "Update": schema, "Wanted": Wanted.model_json_schema()}
    parameters = {"table": {"description": "the id of a table"}}
    messages = {name.lower(): {"name": name, "payload": {"$ref": f"{_SCHEMAS}{name}"}} for name in ("Update", "Wanted")}
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
        "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in messages},
    }
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Tortuga: the socket of a table", "version": __version__},
        "channels": {"table": channel},
        "operations": {"update": _operation("send", "update"), "wanted": _operation("receive", "wanted")},
        "components": {"messages": messages, "schemas": schemas},
    }


def _operation(action: str, message: str) -> dict[str, Any]:
    """What the server does with a kind of message."""
    messages = [{"$ref": f"#/channels/table/messages/{message}"}]
    return {"action": action, "channel": {"$ref": "#/channels/table"}, "messages": messages}
