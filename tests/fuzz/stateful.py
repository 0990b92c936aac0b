"""Requests from the description of the API: Schemathesis makes tables and follows its links to calls about them."""

from __future__ import annotations

import time
from typing import Any
from zlib import crc32

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.errors import Flaky
from schemathesis import Case, Response
from schemathesis.core import NOT_SET

from tests.fuzz.wire import TIMEOUT, Findings

_SCENARIOS = 20  # of one run; runs follow each other until the time is over
_PAUSE = 0.02  # seconds for the frames and other requests of this process
_PLAIN_TABLE: Any = {"game": "einauge", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}


def follow(url: str, document: dict[str, Any], first: int, until: float, findings: Findings) -> None:
    """Call the API by its description until the time is over or there is a fault."""
    token = httpx.post(f"{url}/api/users", json={"name": "Anna"}).json()["token"]
    machine = schemathesis.openapi.from_dict(document).as_state_machine()

    class Scenario(machine):  # type: ignore[valid-type, misc]
        """One chain of calls."""

        def before_call(self, case: Case[Any]) -> None:
            """Send a token; half of the time request a valid table, since most generated ones are refused."""
            case.headers.setdefault("authorization", f"Bearer {token}")
            is_table = case.path == "/api/tables" and case.body is not NOT_SET
            if is_table and crc32(repr(case.body).encode()) % 2:
                case.body = _PLAIN_TABLE

        def get_call_kwargs(self, case: Case[Any]) -> dict[str, Any]:
            del case
            return {"base_url": url, "timeout": TIMEOUT}

        def validate_response(self, response: Response, case: Case[Any], **_: Any) -> None:
            """Accept every documented response that is not a server error."""
            findings.counted["described requests"] += 1
            findings.note(response.status_code, f"{case.method} {case.formatted_path} {case.body!r}".encode())
            if str(response.status_code) not in case.operation.definition.raw["responses"]:
                findings.faults.append(f"{response.status_code} is not documented: {case.method} {case.formatted_path}")
            time.sleep(_PAUSE)
            assert not findings.faults and time.monotonic() < until

    run = settings(
        max_examples=_SCENARIOS,
        stateful_step_count=30,
        phases=(Phase.generate,),
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    while time.monotonic() < until and not findings.faults:
        try:
            seed(first)(Scenario).run(settings=run)
        except Flaky:
            pass  # a table has changed meanwhile, so that the same calls lead elsewhere
        except AssertionError:
            break  # the time is over, or a fault was found
        first += 1
