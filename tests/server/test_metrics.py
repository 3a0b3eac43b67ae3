"""Figures for the operator, in the form that monitoring reads, and for nobody else."""

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from aegean.server.operation import health
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Process, Running, hear, until
from tests.server.postgres import cluster


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(health, "BEAT", 0.05)
        server = Running(Settings(sqlite_url(tmp_path_factory.mktemp("data")), pace=0, rate=1e6, burst=10**6))
        yield server
        server.stop()


def figures(url: str) -> dict[str, float]:
    answer = httpx.get(f"{url}/metrics")
    assert answer.status_code == 200 and answer.headers["content-type"].startswith("text/plain")
    return {
        f"{sample.name}{sorted(sample.labels.items())}": sample.value
        for family in text_string_to_metric_families(answer.text)
        for sample in family.samples
    }


def test_requests_are_counted_by_route_and_status(running: Running) -> None:
    before = figures(running.url)
    table = Person(running.url).create("me", "hotseat")
    person = Person(running.url)
    person.state(table)
    person.http.get("/api/tables/222222222222")
    person.http.get("/no/such/page")
    after = figures(running.url)

    def more(name: str) -> float:
        return after[name] - before.get(name, 0)

    route = "('route', '/api/tables/{table}')"
    assert more(f"aegean_requests_total[{route}, ('status', '200')]") == 1
    assert more(f"aegean_requests_total[{route}, ('status', '404')]") == 1
    assert more("aegean_requests_total[('route', 'none'), ('status', '404')]") == 1
    assert more(f"aegean_answer_seconds_count[{route}]") == 2
    assert table not in str(after)


def test_moves_bots_and_pages_are_counted(running: Running) -> None:
    host = Person(running.url)
    before = figures(running.url)
    table = host.create("me", "bot:easy", options={"start": "seat_2"})
    until(lambda: host.state(table)["legal"], 60)
    with host.listen(table) as page:
        hear(page)
        after = until(lambda: (now := figures(running.url))["aegean_watchers[]"] == 1 and now)
    assert after["aegean_moves_total[]"] > before["aegean_moves_total[]"]
    assert after["aegean_tables[]"] > 0 and after["aegean_bot_queue[]"] == 0
    for name in ("waiting", "thinking"):
        assert after[f"aegean_bot_{name}_seconds_count[]"] > before[f"aegean_bot_{name}_seconds_count[]"]
    assert after["aegean_memory_bytes[]"] > 1e7


def test_strangers_find_nothing(running: Running) -> None:
    assert httpx.get(f"{running.url}/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404


def test_whoever_has_the_token_may_look_from_anywhere(tmp_path: Path) -> None:
    server = Running(Settings(sqlite_url(tmp_path), metrics_token="owl"))
    away = {"x-forwarded-for": "192.0.2.7"}
    try:
        asked = [{}, {"authorization": "Bearer eagle"}, {"authorization": "Bearer owl"}]
        answers = [httpx.get(f"{server.url}/metrics", headers={**away, **shown}).status_code for shown in asked]
        assert answers == [404, 404, 200]
    finally:
        server.stop()


@pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)
def test_several_processes_tell_their_figures_together() -> None:
    server = Process("--database", cluster.database(), "--workers", "2")
    for _ in range(12):
        assert httpx.get(f"{server.url}/api/games").status_code == 200  # each at whichever process
    told = httpx.get(f"{server.url}/metrics").text
    assert re.search(r'aegean_requests_total\{.*route="/api/games",status="200"\} 12\.0', told)
    server.stop()
