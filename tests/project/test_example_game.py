"""A game can live elsewhere: the example is installed as its own distribution and played through every door."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.build

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "amphora"


def installed(source: Path, target: Path) -> dict[str, str]:
    """An environment in which a distribution is installed besides everything that is there already."""
    pip = [sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--no-build-isolation", "--target", str(target)]
    copy = target.with_name(target.name + "-source")
    subprocess.run(["cp", "-r", str(source), str(copy)], check=True)
    done = subprocess.run([*pip, str(copy)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    paths = [str(target), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "XDG_CONFIG_HOME": str(target)}


@pytest.fixture(scope="module")
def amphora(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment with the example game."""
    return installed(EXAMPLE, tmp_path_factory.mktemp("site") / "packages")


def run(environment: dict[str, str], *words: str, typed: str = "") -> str:
    """What a Python command prints; it must succeed."""
    done = subprocess.run(
        [sys.executable, *words], input=typed, capture_output=True, text=True, env=environment, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


CONTRACT = """
import aegean
from aegean.testing.contract import CHECKS
game = aegean.load("amphora")
for check in CHECKS:
    for seats in game.seats:
        check(game, seats)
print(len(CHECKS), "checks")
"""


def test_the_example_keeps_the_contract(amphora: dict[str, str]) -> None:
    assert run(amphora, "-c", CONTRACT).endswith(" checks\n")


def test_the_example_is_small() -> None:
    lines = sum(len(path.read_text("utf-8").splitlines()) for path in EXAMPLE.glob("src/amphora/*.py"))
    assert lines <= 150


def test_the_example_is_listed_and_its_rules_are_read(amphora: dict[str, str]) -> None:
    assert "Amphora, 2-4 players" in run(amphora, "-m", "aegean", "games")
    assert "the amphora breaks" in run(amphora, "-m", "aegean", "rules", "amphora", "AM-1.4")


def test_the_example_is_played_in_the_terminal(amphora: dict[str, str]) -> None:
    shown = run(amphora, "-m", "aegean", "play", "amphora", "--seats", "me,me", typed="pour\nboard\nquit\n")
    assert "Wine in the open amphora" in shown
    assert "Pour  [pour]" in shown


def test_the_example_says_why_not(amphora: dict[str, str]) -> None:
    why = "import aegean; game = aegean.load('amphora'); print(game.why_not(game.start(2), game.parse('seal'), 'de'))"
    assert run(amphora, "-c", why) == "('Die Amphore ist leer.', 'AM-1.5')\n"


def test_the_example_plays_in_the_arena(amphora: dict[str, str]) -> None:
    words = ["arena", "amphora", "--bots", "greedy,random", "--games", "4", "--seed", "1", "--workers", "1"]
    assert "greedy" in run(amphora, "-m", "aegean", *words)


ADAPTERS = """
from pettingzoo.test import api_test
from aegean.adapters import gymnasium, pettingzoo
api_test(pettingzoo.env("amphora", seats=3), num_cycles=60)
env = gymnasium.env("amphora", opponents=["random"])
env.reset(seed=1)
print(env.step(env.unwrapped.action_masks().argmax())[0])
"""


def test_the_example_is_used_through_the_adapters(amphora: dict[str, str]) -> None:
    pytest.importorskip("pettingzoo")
    run(amphora, "-c", ADAPTERS)


SERVER = """
import re
import sys
from pathlib import Path
from fastapi.testclient import TestClient
from aegean.server.app import create_app
from aegean.server.settings import Settings, sqlite_url

with TestClient(create_app(Settings(sqlite_url(Path(sys.argv[1])), pace=0))) as client:
    assert "Amphora" in client.get("/").text
    for page in ("/rules/amphora", "/cover/amphora.svg"):
        assert client.get(page).status_code == 200, page
    seats = [{"kind": "me", "name": "Ina"}, {"kind": "hotseat", "name": "Ben"}]
    table = client.post("/api/tables", json={"game": "amphora", "seats": seats}).json()["table"]
    state = client.get(f"/api/tables/{table}").json()
    move = {"moves": state["legal"][0]["move"], "at": state["at"]}
    assert client.post(f"/api/tables/{table}/play", json=move).status_code == 200
    page = client.get(f"/t/{table}").text
    page += "".join(client.get(ground).text for ground in re.findall('/ground/[^"]+', page))  # what it stands on
    assert re.search(r'data-move=.?"pour', page) and "Wine in the open amphora" in page
"""


def test_the_example_is_played_in_the_browser(amphora: dict[str, str], tmp_path: Path) -> None:
    pytest.importorskip("fastapi")
    run(amphora, "-c", SERVER, str(tmp_path))


BROKEN = "raise RuntimeError('half written')\n"


def test_a_broken_game_never_breaks_the_others(tmp_path: Path) -> None:
    source = tmp_path / "broken"
    environment = dict(os.environ)
    run(environment, "-m", "aegean", "new", "broken", "--folder", str(tmp_path))
    (source / "src" / "broken" / "__init__.py").write_text(BROKEN)
    environment = installed(source, tmp_path / "packages")
    listed = run(environment, "-m", "aegean", "games")
    assert "broken           cannot be loaded: RuntimeError: half written" in listed
    assert "Athens, 2-4 players" in listed
    lobby = "from aegean.server.html.catalogue import games; print(sorted(games()))"
    assert "broken" not in run(environment, "-c", lobby)


def test_a_new_game_passes_its_own_tests(tmp_path: Path) -> None:
    run(dict(os.environ), "-m", "aegean", "new", "sea_stones", "--folder", str(tmp_path))
    environment = installed(tmp_path / "sea_stones", tmp_path / "packages")
    assert " passed" in run(environment, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path / "sea_stones"))


@pytest.mark.parametrize(
    ("name", "complaint"),
    [("Bad-Name", "is no name for a game"), ("class", "is no name"), ("athens", "there is a game called 'athens'")],
)
def test_a_new_game_needs_a_name_of_its_own(name: str, complaint: str, tmp_path: Path) -> None:
    words = [sys.executable, "-m", "aegean", "new", name, "--folder", str(tmp_path)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 2 and complaint in done.stderr and len(done.stderr.splitlines()) == 1
    assert not list(tmp_path.iterdir())
