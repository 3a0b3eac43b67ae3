"""Tests that meet a real server or a real browser depend on the clock of the machine they run on.

On a crowded machine such a test gets one more try. The run counts what needed one ("1 rerun"): each is a fault to find.
"""

from __future__ import annotations

from pathlib import Path

import pytest

CLOCKED = [Path(__file__).parent / room for room in ("browser", "server")]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(room in item.path.parents for room in CLOCKED):
            item.add_marker(pytest.mark.flaky(reruns=1))
