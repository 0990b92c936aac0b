"""All routes of the API."""

from __future__ import annotations

from fastapi import APIRouter

from tortuga.web.api import hints, schema, sockets, tables

router = APIRouter()
router.include_router(tables.router)
router.include_router(hints.router)
router.include_router(schema.router)
router.include_router(sockets.router)
