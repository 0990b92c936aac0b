"""Hostile values at every route: refused with a sentence, never answered with a fault of ours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from fastapi import FastAPI
from fastapi.routing import iter_route_contexts
from fastapi.testclient import TestClient

from tests.web.conftest import HERE
from tests.web.people import TOGETHER, finished, made
from tests.web.routes import changing, reading

Call = tuple[str, str, dict[str, Any]]  # method, path, and what the client is given beside them
LONG_NUMBER = "9" * 5000  # more digits than int() takes
TEXTS = {
    "5,000 digits": LONG_NUMBER,
    "4,000 digits": "9" * 4000,
    "digits of another script": "٣",
    "a zero byte": "a\0b",
    "a long text": "x" * 50_000,
}
PARTS = {
    **{name: quote(text) for name, text in TEXTS.items() if len(text) < 10_000},
    "invalid UTF-8": "%ff%fe",
    "half a character": "%ED%A0%80",
}
#: JSON texts, because no JSON encoder of ours would write some of them.
JSONS = {
    "5,000 digits": LONG_NUMBER,
    "4,000 digits": "9" * 4000,
    "a number beyond 64 bits": str(2**80),
    "5,000 digits as a text": f'"{LONG_NUMBER}"',
    "half a character": r'"\ud800"',
    "half a character inside": r'{"name": ["\udfff"]}',
    "half a character as a key": r'{"\ud800": 1}',
    "a zero byte": r'"a\u0000b"',
    "infinity": "1e999",
    "very deep": "[" * 50_000 + "]" * 50_000,
    "a long text": json.dumps("x" * 50_000),
    "null": "null",
}
#: The fields of the forms, with good values.
TABLE_FORM = {**TOGETHER, "game": "barrakuda", "layout": "own", "drawing": "x", "goal": "20", "turn_limit": "9"}
TABLE_FORM |= {"teams": "off", "clock": "0", "wrecks": "1", "listed": "1", "hints": "1"}
FORMS: dict[str, dict[str, str]] = {
    "/tables": TABLE_FORM,
    "/me": {"name": "Anne", "next": "/"},
    "/language": {"language": "de", "next": "/"},
    "/quick": {"game": "einauge"},
    "/records": {"record": "[Game einauge]"},
    "/workshop/einauge/play": {"0.price": "100", "7.chests": "1"},
    "/workshop/barrakuda/play": {"1.special": "gold", "1.special_x": "0", "a1.lies": "1"},
    "/workshop/einauge/effect": {"0.price": "100"},
    "/t/{table_id}/sit": {"seat": "1"},
    "/t/{table_id}/play-on": {"move": "3", "seat": "0", "with": "bot", "bot": "random"},
    "/t/{table_id}/same-deal": {"seat": "0", "with": "bot"},
}
EVERY_FIELD = sorted({field for form in FORMS.values() for field in form})
BODY: dict[str, Any] = {
    "name": "Anna",
    "game": "einauge",
    "options": {"players": 2},
    "seats": [{"kind": "me"}, {"kind": "me"}],
    "listed": False,
    "clock": 0,
    "hot_seat": True,
    "hints": True,
    "move": "pass",
    "version": 4,
    "command": "once",
    "seat": 0,
    "nonce": "0" * 64,
    "bot": "random",
    "text": "ahoi",
    "team": False,
}
INSIDE = {
    "options": ["players", "cards", "end", "layout", "goal", "wrecks", "nothing"],
    "seats": ["kind", "bot", "name", "nonce"],
}


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """A browser that gets a fault as an answer, as from a real server, and does not raise it."""
    headers = {"origin": HERE, "accept": "text/html"}
    with TestClient(
        app, base_url=HERE, headers=headers, follow_redirects=False, raise_server_exceptions=False
    ) as asking:
        yield asking


def filled(path: str, table: str) -> str:
    """A path with good values for its parameters."""
    return with_part(path.replace("{table_id}", table).replace("{game}", "einauge"), "none")


def faults(client: TestClient, calls: list[Call]) -> list[tuple[str, str]]:
    """The calls that are answered with a fault of the server."""
    return [
        (method, path[:90]) for method, path, given in calls if client.request(method, path, **given).is_server_error
    ]


def with_part(path: str, part: str) -> str:
    """A path with one value for all its parameters."""
    return re.sub(r"\{[^}]*\}", part, path)


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_no_part_of_a_path_is_a_fault(client: TestClient, app: FastAPI, part: str) -> None:
    calls: list[Call] = [("GET", with_part(path, part), {}) for path in reading(app)]
    calls += [(method, with_part(path, part), {"json": BODY}) for method, path in changing(app)]
    assert faults(client, calls) == []


def queries(app: FastAPI) -> list[tuple[str, str]]:
    """Every reading path with the name of each of its parameters in the query."""
    found = [
        ("/workshop/einauge", "0.price"),
        ("/workshop/barrakuda", "1.special_x"),
        ("/workshop/barrakuda", "a1.lies"),
    ]
    for route in iter_route_contexts(app.routes):
        fields = getattr(getattr(route, "dependant", None), "query_params", ())
        found += [(str(route.path), field.name) for field in fields if "GET" in (route.methods or ())]
    assert len(found) > 10
    return found


@pytest.mark.parametrize("part", PARTS.values(), ids=PARTS)
def test_no_query_is_a_fault(client: TestClient, app: FastAPI, part: str) -> None:
    over = finished(client, "barrakuda")
    paths = [f"{filled(path, over)}?{name}={part}" for path, name in queries(app)]
    assert faults(client, [("GET", path, {}) for path in paths]) == []


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_no_field_of_a_form_is_a_fault(client: TestClient, app: FastAPI, text: str) -> None:
    over = finished(client, "barrakuda")
    forms = [(path, {**form, field: text}) for path, form in FORMS.items() for field in form]
    forms += [(path, dict.fromkeys(EVERY_FIELD, text)) for _, path in changing(app) if not path.startswith("/api")]
    headers = {"content-type": "application/x-www-form-urlencoded"}
    calls = [("POST", filled(path, over), {"content": urlencode(form), "headers": headers}) for path, form in forms]
    assert faults(client, calls) == []


def bodies(value: str) -> list[str]:
    """The value alone, and a good body with it in every place where a value can stand."""
    mark = json.dumps("@@")
    texts = [json.dumps({**BODY, name: "@@"}) for name in BODY]
    texts += [json.dumps({**BODY, "options": {**BODY["options"], name: "@@"}}) for name in INSIDE["options"]]
    texts += [json.dumps({**BODY, "seats": [{"kind": "me", name: "@@"}] * 2}) for name in INSIDE["seats"]]
    return [value, *(text.replace(mark, value) for text in texts)]


@pytest.mark.parametrize("value", JSONS.values(), ids=JSONS)
def test_no_value_in_json_is_a_fault(client: TestClient, app: FastAPI, value: str) -> None:
    paths = ["/quick", "/t/{table_id}/hint", *(path for _, path in changing(app) if path.startswith("/api"))]
    headers = {"content-type": "application/json", "accept": "application/json"}
    given = [{"content": text, "headers": headers} for text in bodies(value)]
    ready = [filled(path, made(client, "einauge")) for path in paths]  # a table for each: some end it
    assert faults(client, [("POST", path, each) for path in ready for each in given]) == []


def test_no_long_number_in_a_record_is_a_fault(client: TestClient) -> None:
    text = client.get(f"/t/{finished(client, 'barrakuda')}/record.txt").text
    places = [found.span() for found in re.finditer(r"\d+", text)][:60]
    records = [text[:start] + LONG_NUMBER + text[end:] for start, end in places]
    calls = [("POST", "/records", {"data": {"record": record}}) for record in records]
    assert len(calls) > 5
    assert faults(client, calls) == []
