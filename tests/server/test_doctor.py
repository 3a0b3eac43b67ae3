"""The doctor: what is well, what is not, and what to do about it."""

import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from types import SimpleNamespace
from urllib.parse import urlsplit

import httpx
import pytest
from click.testing import CliRunner

from aegean.cli.doctor import disk, doctor
from aegean.cli.proxy import FORGED, Answer, judge_client, judge_scheme
from aegean.server.settings import Settings, sqlite_url
from aegean.store.lock import locked
from aegean.store.opening import prepared_store
from tests.server.people import Running, free_port
from tests.server.postgres import cluster


def looked(*words: str, code: int = 0) -> dict[str, list[str]]:
    """What the doctor finds: level and words, by what they are about."""
    result = CliRunner().invoke(doctor, [*words, "--json"])
    assert result.exit_code == code, result.output
    found = json.loads(result.output)
    assert all(finding["advice"] for finding in found if finding["level"] != "ok")
    return {finding["about"]: [finding["level"], finding["words"]] for finding in found}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Running]:
    running = Running(Settings(sqlite_url(folder), rate=1e6, burst=10**6))
    yield running
    running.stop()


def test_a_server_that_is_well_has_no_faults(server: Running, folder: Path) -> None:
    with locked(folder / "aegean.db", server.url):
        found = looked("--data", str(folder), "--url", server.url)
    assert list(found) == ["program", "database", "folder", "disk", "server", "scheme", "host", "client", "live"]
    assert all(level == "ok" for about, (level, _) in found.items() if about != "program")
    assert "sound" in found["database"][1]


def test_the_doctor_tells_people_in_lines(folder: Path, server: Running) -> None:
    result = CliRunner().invoke(doctor, ["--data", str(folder)])
    assert result.exit_code == 0 and "ok       database" in result.output


@pytest.mark.skipif(not cluster.binaries, reason=cluster.MISSING)
def test_postgresql_is_looked_at_too() -> None:
    address = cluster.database()
    assert looked("--database", address, code=1)["database"][0] == "fault"
    with prepared_store(address, "test"):
        assert looked("--database", address)["database"][0] == "ok"


def test_nothing_is_created_where_nothing_is(tmp_path: Path) -> None:
    found = looked("--data", str(tmp_path / "nowhere"), code=1)
    assert found["database"][0] == "fault" and "no database" in found["database"][1]
    assert list(tmp_path.iterdir()) == []


def test_damage_inside_a_database_is_found(tmp_path: Path) -> None:
    with prepared_store(sqlite_url(tmp_path), "test"):
        pass
    path = tmp_path / "aegean.db"
    pages = path.read_bytes()
    path.write_bytes(pages[:8192] + os.urandom(4096) + pages[12288:])
    level, words = looked("--data", str(tmp_path), code=1)["database"]
    assert level == "fault" and "damaged" in words


@pytest.mark.parametrize(("free", "level"), [(5e9, "ok"), (5e8, "warning"), (5e7, "fault")])
def test_little_space_is_told(free: float, level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.disk_usage", lambda _: SimpleNamespace(free=free))
    assert [finding.level for finding in disk(tmp_path)] == ["ok", level]


def test_a_server_that_does_not_answer_is_a_fault(folder: Path, server: Running) -> None:
    found = looked("--data", str(folder), "--url", f"http://127.0.0.1:{free_port()}", code=1)
    assert found["server"][0] == found["proxy"][0] == "fault"
    assert looked("--data", str(folder), "--url", "games.example.org", code=1)["proxy"][0] == "fault"


# ------------------------------------------------------------ the proxy


class PoorProxy(BaseHTTPRequestHandler):
    """Passes on neither the name by which people come nor live connections."""

    behind = ""

    def do_GET(self) -> None:
        answer = httpx.get(self.behind + self.path)
        self.send_response(answer.status_code)
        self.send_header("content-length", str(len(answer.content)))
        self.end_headers()
        self.wfile.write(answer.content)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def poor_proxy(server: Running) -> Iterator[str]:
    PoorProxy.behind = server.url
    proxy = ThreadingHTTPServer(("127.0.0.1", 0), PoorProxy)
    threading.Thread(target=proxy.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{proxy.server_port}"
    proxy.shutdown()
    proxy.server_close()


def test_a_proxy_that_passes_too_little_on_is_found(folder: Path, poor_proxy: str) -> None:
    found = looked("--data", str(folder), "--url", poor_proxy, code=1)
    assert {about for about, (level, _) in found.items() if level == "fault"} == {"host", "live"}


def test_a_server_that_does_not_know_its_name_is_found(
    folder: Path, server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aegean.cli.proxy.ask", lambda *_, **__: Answer(421, {"reason": "Not here."}, "127.0.0.1"))
    found = looked("--data", str(folder), "--url", "http://localhost:1", code=1)
    assert "421: Not here." in found["proxy"][1]


def arrived(address: str) -> Answer:
    return Answer(200, {"scheme": "http", "host": "games.example.org", "address": address}, "198.51.100.7")


@pytest.mark.parametrize(
    ("plain", "forged", "is_well"),
    [
        ("198.51.100.7", "198.51.100.7", True),  # as it asks
        ("203.0.113.4", "203.0.113.4", True),  # through a router
        ("127.0.0.1", "127.0.0.1", False),  # the proxy says nothing
        ("203.0.113.80", "203.0.113.80", False),  # the proxy itself, seen from another machine
        ("198.51.100.7", FORGED, False),  # the proxy believes everybody
    ],
)
def test_the_address_of_visitors_has_to_arrive(plain: str, forged: str, is_well: bool) -> None:
    _, _, advice = judge_client({"203.0.113.80"}, arrived(plain), arrived(forged))
    assert (not advice) == is_well


def test_https_has_to_arrive_as_https() -> None:
    assert judge_scheme(urlsplit("https://games.example.org"), {"scheme": "http"})[2]
    assert not judge_scheme(urlsplit("https://games.example.org"), {"scheme": "https"})[2]
