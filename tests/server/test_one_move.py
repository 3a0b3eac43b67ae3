"""The way of a move in docs/one-move.md: at most thirty files, all true, in the order in which they are reached."""

import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import aegean
from aegean.server.settings import Settings, sqlite_url
from tests.server.people import Person, Running, answer, hear, until

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "aegean"
PACKAGE = Path(aegean.__file__).parent  # as it is installed
WAY = re.findall(r"^\| `([\w/.]+)` \| `([\w.]+)` \|", (ROOT / "docs" / "one-move.md").read_text("utf-8"), re.M)


class Trace:
    """The functions of the house that threads begun meanwhile have called, in the order of their first calls."""

    def __init__(self) -> None:
        self.called: dict[tuple[str, str], None] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(str(PACKAGE)):
            self.called.setdefault((file.removeprefix(f"{PACKAGE}/"), frame.f_code.co_qualname))


@pytest.fixture
def trace() -> Iterator[Trace]:
    trace = Trace()
    threading.setprofile(trace)
    yield trace
    threading.setprofile(None)


def test_the_way_is_short_and_every_name_of_it_is_there() -> None:
    files = [file for file, _ in WAY]
    assert len(set(files)) == len(files) <= 30
    for file, name in WAY:
        assert re.search(rf"\b{name.rpartition('.')[2]}\b", (SOURCE / file).read_text("utf-8")), (file, name)


def interpreted(file: str) -> bool:
    """Whether a file is a module whose calls Python can see in this build."""
    module = sys.modules.get("aegean." + file.removesuffix(".py").replace("/", "."))
    return file.endswith(".py") and str(getattr(module, "__file__", "")).endswith(".py")


def moves(person: Person, table: str) -> list[str]:
    return [choice["move"] for choice in person.state(table)["legal"]]


def test_a_move_takes_this_way(trace: Trace, tmp_path: Path) -> None:
    server = Running(Settings(sqlite_url(tmp_path), pace=0))
    try:
        person = Person(server.url)
        table = person.create("me", "hotseat", options={"start": "seat_1"})
        with person.listen(table) as line:
            hear(line)
            while not (
                cards := [move["move"] for move in person.state(table)["legal"] if move["move"].startswith("take ")]
            ):
                person.play(table)
                hear(line)
            state = person.state(table)
            trace.called.clear()
            assert "error" not in answer(line, state, cards[0])
            way = [step for step in WAY if interpreted(step[0]) and step[1] != "QUESTIONS"]
            until(lambda: trace.called.keys() >= set(way))
    finally:
        server.stop()
    called = list(trace.called)
    assert sorted(way, key=called.index) == way
