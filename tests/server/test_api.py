"""Whatever is asked of the HTTP interface, the answer is one that its description promises, and never a 500.

A description cannot say all that a set-up or a name needs, so what it allows may still be refused.
"""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.thorough import dear

from .kit import Running, Visitor

pytestmark = pytest.mark.usefixtures("quick_passwords")

OPERATIONS = (
    "GET /api/games",
    "GET /api/games/{game}/cards",
    "GET /api/games/{game}/leaders",
    "GET /api/games/{game}/rules",
    "GET /api/health",
    "GET /api/lessons",
    "GET /api/matches/{match}/analysis",
    "GET /api/matches/{match}/at/{ply}",
    "GET /api/matches/{match}/record",
    "GET /api/matches/{match}/replay",
    "GET /api/me",
    "GET /api/me/belongings",
    "GET /api/me/matches",
    "GET /api/me/turns",
    "GET /api/people/{name}",
    "GET /api/puzzles",
    "GET /api/rooms",
    "GET /api/rooms/{room}",
    "GET /api/rooms/{room}/seats/{seat}/token",
    "POST /api/accounts",
    "POST /api/games/{game}/check",
    "POST /api/lessons/{game}/{lesson}",
    "POST /api/login",
    "POST /api/logout",
    "POST /api/logout/everywhere",
    "POST /api/matches",
    "POST /api/matches/{match}/branch",
    "POST /api/me",
    "POST /api/me/belongings/{name}",
    "POST /api/me/profile",
    "POST /api/password",
    "POST /api/puzzles/{game}/{number}",
    "POST /api/rooms",
    "POST /api/rooms/{room}/join",
    "POST /api/rooms/{room}/leave",
    "POST /api/rooms/{room}/move",
)


@pytest.fixture
def schema(server: Running) -> "schemathesis.BaseSchema":
    """The description of the interface."""
    return schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")


def test_all_operations_are_listed(schema: "schemathesis.BaseSchema") -> None:
    described = schema.raw_schema["paths"]
    found = [f"{method.upper()} {path}" for path, methods in described.items() for method in methods]
    assert sorted(found) == sorted(OPERATIONS)


@dear(3)
@pytest.mark.parametrize("which", OPERATIONS)
def test_no_request_breaks_the_server(
    which: str, schema: "schemathesis.BaseSchema", server: Running, ann: Visitor
) -> None:
    method, path = which.split()
    operation = schema[path][method]
    room = ann.room("unmatched", "me", "open")
    known = {"room": room["room"], "match": room["match"]}

    @settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def ask(case: "schemathesis.Case[Any]") -> None:
        for there in ({}, known):
            for name in set(there) & set(case.path_parameters or {}):
                case.path_parameters[name] = there[name]
            response = case.call(cookies={"thwack": ann.cookie()})
            case.validate_response(response, excluded_checks=[positive_data_acceptance])
            assert response.status_code < 500

    ask()
