"""The things of Olympus explained: a building that can be built says so, and nothing else does."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.game import GAME
from aegean.games.olympus.parts import BUILDINGS
from aegean.play.about import card
from aegean.testing.picture_checks import sensible_game

NAMES = ["Theano", "Kallias", "Lysis"]
CAN = "You can build it at Hephaestus or Zeus."


def test_what_can_be_built_says_so_with_its_price() -> None:
    compared = 0
    for state in sensible_game(GAME, 3, 3):
        if state.seat < 0 or state.question().name != "build":
            continue
        viewer = int(state.seat)
        legal = {GAME.text(action) for action in state.legal()}
        for building in BUILDINGS:
            found = card(Seen(state, viewer), Viewpoint(GAME, "en", NAMES, viewer=viewer), f"building.{building}")
            assert found
            lines = [line.words for line in found.now]
            assert (f"build {building}" in legal) == (CAN in lines and bool(found.offers)), (building, lines)
            if found.offers:
                after = state.clone()
                after.apply(GAME.parse(f"build {building}"))
                free = after.question().name not in ("pay", "waive", "swap")
                assert free or any(line.startswith("Costs ") for line in lines)
                compared += 1
    assert compared > 20
