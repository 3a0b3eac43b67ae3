"""What holds for every route and for every field, whichever room it belongs to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, ValidationError

from aegean.server.access.guard import HEADERS
from aegean.server.requests import RequestModel
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running
from tests.server.test_junk import every_route

FREE = {"/healthz"}
FILES = ("/ground/",)  # the same for everybody, so that browsers keep them
ROUTES = sorted((method, path) for method, path in every_route() if not path.startswith(FILES))


def addressed(path: str, table: str) -> str:
    return path.format_map(defaultdict(lambda: "x", table=table, game="athens", number="1", company="open"))


@pytest.fixture
def poor(tmp_path: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(tmp_path), rate=0.001, burst=12))
    yield running
    running.stop()


def test_too_many_requests_are_put_off_with_a_time_whatever_they_ask_for(poor: Running) -> None:
    person = Person(poor.url)
    table = person.create("me", "hotseat")
    while person.http.get("/api/games").status_code == 200:
        pass
    for method, path in ROUTES:
        if path not in FREE:
            answer = person.http.request(method, addressed(path, table))
            assert (answer.status_code, answer.json()["error"]) == (429, "too_fast"), (method, path)
            assert int(answer.headers["retry-after"]) > 0, (method, path)


def test_every_answer_says_what_browsers_may_do_with_it(server: Running) -> None:
    person = Person(server.url)
    table = person.create("me", "hotseat")
    for method, path in ROUTES:
        for accept in ("text/html", "application/json"):
            answer = person.http.request(method, addressed(path, table), headers={"accept": accept})
            assert answer.status_code < 500 and "cache-control" in answer.headers, (method, path)
            assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, (method, path)


def numbers(model: type[BaseModel]) -> list[str]:
    """The fields of a request that are whole numbers."""
    fields = model.model_json_schema().get("properties", {}).items()
    return [name for name, field in fields if "integer" in {one.get("type") for one in field.get("anyOf", [field])}]


def requests() -> list[type[RequestModel]]:
    """All bodies of requests."""
    found, waiting = list[type[RequestModel]](), [RequestModel]
    while waiting:
        model = waiting.pop()
        found.append(model)
        waiting += model.__subclasses__()
    return found


def problem(model: type[RequestModel], name: str, value: object) -> set[Any]:
    """What is wrong with a value in a field, other fields aside."""
    try:
        model.model_validate({name: value})
    except ValidationError as error:
        return {one["type"] for one in error.errors() if one["loc"][0] == name}
    return set()


@pytest.mark.parametrize("model", requests(), ids=lambda model: model.__name__)
def test_whole_numbers_are_numbers_and_truth_is_none(model: type[RequestModel]) -> None:
    for name in numbers(model):
        assert problem(model, name, True) == {"int_type"}, name
        for number in (1.5, "1", float("nan"), float("inf"), [1]):
            assert problem(model, name, number), (name, number)
        fine = next(one for one in (2, 600, 60 * 60) if not problem(model, name, one))
        assert not problem(model, name, float(fine)), name
