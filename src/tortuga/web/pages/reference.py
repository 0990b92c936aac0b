"""The page that describes the JSON API: drawn by us from the OpenAPI document, so that no foreign script is needed."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response

from tortuga.web.pages.page import page
from tortuga.web.services import Services, services_of

router = APIRouter(include_in_schema=False)
Open = Annotated[Services, Depends(services_of)]


@router.get("/api")
async def reference(services: Open, request: Request) -> Response:
    """Every call with its fields."""
    document = await asyncio.to_thread(request.app.openapi)
    return page(services, request, "reference.html", calls=list(_calls(document)))


@router.get("/api/openapi.json")
async def openapi(request: Request) -> Response:
    """The same for programs. FastAPI's own route makes the document in the event loop."""
    return Response(orjson.dumps(await asyncio.to_thread(request.app.openapi)), media_type="application/json")


def _calls(document: dict[str, Any]) -> Any:
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            yield {
                "method": method.upper(),
                "path": path,
                "what": call.get("description", ""),
                "fields": _fields(document, call),
            }


def _fields(document: dict[str, Any], call: dict[str, Any]) -> list[dict[str, Any]]:
    """The fields of the body a call wants."""
    content = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    name = content.get("$ref", "").rpartition("/")[2]
    schema = document.get("components", {}).get("schemas", {}).get(name, {})
    required = schema.get("required", [])
    return [
        {"name": field, "type": _type(about), "what": about.get("description", ""), "required": field in required}
        for field, about in schema.get("properties", {}).items()
    ]


def _type(about: dict[str, Any]) -> str:
    kinds = [about] if "type" in about else about.get("anyOf", [])
    return " | ".join(str(kind.get("type", "object")) for kind in kinds) or "object"
