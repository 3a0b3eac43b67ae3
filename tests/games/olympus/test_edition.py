"""Another components file can be loaded as an edition."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from aegean.core.parts import GAMES
from aegean.testing import clause

SHIPPED = GAMES / "olympus" / "components.toml"
PROGRAM = """
import sys
from pathlib import Path
from aegean.games import load
from aegean.core.rng import Rng
from aegean.search.playout import Buffers, play_out
game = load("olympus", edition=Path(sys.argv[1]))
from aegean.games.olympus.parts import CULTURE_NEEDED, LAST, POINTS, PRICE, BUILDINGS
state = game.start(3)
play_out(state, Rng(1), Buffers())
print(LAST[3], POINTS[0], CULTURE_NEEDED[0], PRICE[BUILDINGS.index("well")], state.seat)
"""


@clause("OU-4.1", "OU-9.4")
def test_an_owner_can_correct_values_in_a_file_of_his_own(tmp_path: Path) -> None:
    text = SHIPPED.read_text("utf-8")
    wheat = text.index('id = "track_wheat"')
    text = text[:wheat] + text[wheat:].replace("last = 7", "last = 8", 1)
    agora = text.index('id = "agora"')
    text = text[:agora] + text[agora:].replace("vp = 0", "vp = 2", 1)
    text = text.replace("cost = { wheat = 2, venison = 0, fish = 0, any = 0 }", "cost = { wheat = 3 }", 1)
    edition = tmp_path / "mine.toml"
    edition.write_text(text, "utf-8")
    found = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(edition)], capture_output=True, text=True, check=True, timeout=120
    )
    assert found.stdout.split() == ["8", "2", "1", "3", "-2"]
