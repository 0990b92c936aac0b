"""The cards of Einauge in the workshop."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from tortuga.games.einauge.state import COLOURS
from tortuga.games.einauge.tables import VALUES
from tortuga.render.kit.messages import card_name
from tortuga.web.pages.workshop.cards import Workbench, number


class EinaugeWorkbench(Workbench):
    """A field is `place.key`: the islands count from 0, the ship comes last."""

    def fields(self, table: Mapping[str, Any]) -> dict[str, str]:
        faces = [*table["islands"], table["ship"]]
        return {f"{place}.{key}": str(face[key]) for place, face in enumerate(faces) for key in VALUES}

    def change(self, table: dict[str, Any], name: str, sent: Mapping[str, str]) -> None:
        place, _, key = name.partition(".")
        face = table["islands"][int(place)] if int(place) < len(table["islands"]) else table["ship"]
        face[key] = number(name, sent[name])

    def toml(self, table: Mapping[str, Any]) -> Iterator[str]:
        for heading, face in [*(("[[islands]]", face) for face in table["islands"]), ("[ship]", table["ship"])]:
            yield f"\n{heading}\nname = {json.dumps(face['name'])}"
            yield from (f"{key} = {face[key]}" for key in VALUES)

    def pieces(self, table: Mapping[str, Any], language: str) -> list[str]:
        return [face["name"] for face in table["islands"]] + [card_name("ship", language)]

    def boards(self, table: Mapping[str, Any]) -> dict[str, Any]:
        return {"": {"cards": table}}

    def facts(self, sent: Mapping[str, str], language: str) -> dict[str, Any]:  # noqa: ARG002
        return {"names": VALUES, "colours": COLOURS}


WORKBENCH = EinaugeWorkbench()
