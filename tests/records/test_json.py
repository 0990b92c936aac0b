"""The JSON of a game lets another program check every step: here the twins check it from the JSON alone."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from tests.games.play import CASES, name_of, played
from tests.oracle.barrakuda import BarrakudaTwin
from tests.oracle.einauge import EinaugeTwin
from tortuga.games.kit import json_record

TWINS: dict[str, Any] = {"einauge": EinaugeTwin, "barrakuda": BarrakudaTwin}


@pytest.mark.parametrize(("name", "options"), CASES, ids=name_of)
def test_an_outside_program_follows_a_game_from_its_json(name: str, options: dict[str, Any]) -> None:
    told = json.loads(json.dumps(json_record.to_json(played(name, options))))
    twin = TWINS[name](told["options"])
    assert twin.plain() == told["initial"]
    for step in told["steps"]:
        if step["move"] is not None:
            twin.play(step["actor"], step["move"])
        for outcome in step["chance"]:
            twin.chance(outcome)
        assert twin.plain() == step["state"]
    assert twin.result() == told["result"]


def test_the_hash_of_a_step_is_that_of_its_state() -> None:
    step = json_record.to_json(played("barrakuda", {"players": 2}))["steps"][3]
    text = json.dumps(step["state"], sort_keys=True, separators=(",", ":"))
    assert step["hash"] == hashlib.sha256(text.encode()).hexdigest()[:16]


def test_the_json_has_the_fields_that_the_docs_name() -> None:
    told = json_record.to_json(played("einauge", {"players": 2}), ["A", "B"], "2026-01-31")
    wanted = "format game rules options cards_hash seats date seed position initial steps result"
    assert list(told) == wanted.split()
    assert list(told["steps"][0]) == ["actor", "move", "chance", "state", "hash"]
