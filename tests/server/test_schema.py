"""The API keeps what its description promises: schemathesis makes requests from it and judges the answers."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.people import Person, Running

CONFIG = """
[parameters]
"path.table" = "{table}"

[headers]
authorization = "Bearer {token}"

[checks.negative_data_rejection]
expected-statuses = [400, 403, 404, 405, 409, 413, 422]  # 413: larger than any body may be

# moves, records, editions, messages, names and addresses are languages of their own: no schema tells their faults
[[operations]]
include-path-regex = "/(play|preview|plan|plan/try|why|answer|records|chat|name|delete|editions/tables|calls)$"

[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 403, 404, 409, 422]

[[operations]]
include-path = "/api/me/calls/ways"

[operations.checks.positive_data_acceptance]
expected-statuses = ["2xx", 409, 422, 429]  # 429: one address is tested a few times only
"""


def fuzz(server: Running, folder: Path, phases: str, examples: int, *seats: str) -> None:
    """Runs phases of schemathesis at a table; their findings fail the test."""
    host = Person(server.url)
    table = host.create(*seats)
    config = folder / "schemathesis.toml"
    config.write_text(CONFIG.format(table=table, token=host.table["token"]))
    program = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    options = [f"--max-examples={examples}", f"--phases={phases}", "--generation-deterministic", "--no-color"]
    done = subprocess.run(
        [*program, f"{server.url}/openapi.json", *options], cwd=folder, capture_output=True, text=True, timeout=1500
    )
    lines = [line[:300] for line in (done.stdout + done.stderr).splitlines()]
    print("\n".join(lines))
    assert done.returncode == 0, "\n".join(lines)
    assert host.get("/healthz")["status"] == "ok"


def test_the_api_keeps_its_word(server: Running, tmp_path: Path) -> None:
    fuzz(server, tmp_path, "fuzzing", 8, "me", "hotseat")


@pytest.mark.long
@pytest.mark.parametrize("seats", [("me", "hotseat"), ("me", "open"), ("bot:random", "bot:random")])
def test_the_api_keeps_its_word_for_long(server: Running, tmp_path: Path, seats: tuple[str, ...]) -> None:
    fuzz(server, tmp_path, "coverage,fuzzing", 100, *seats)
