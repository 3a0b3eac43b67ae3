"""The things of Olympus explained: a building that can be built says so, and nothing else does."""

from __future__ import annotations

from aegean.core.seen import Seen
from aegean.draw.viewpoint import Viewpoint
from aegean.games.olympus.board import Board
from aegean.games.olympus.game import GAME
from aegean.games.olympus.parts import BUILDINGS
from aegean.play.about import card
from aegean.testing.picture_checks import sensible_game

from .positions import opened

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


def test_who_has_a_building_and_who_stands_how_high_are_said_as_what_they_are() -> None:
    game = opened(3)
    state = game.board
    assert told(state, "building.agora")[-1] == "Nobody has it yet."
    game.own(1, "agora")
    assert told(state, "building.agora")[-1] == "Who has it: Kallias."
    assert told(state, "glory.wheat") == ["The highest level is 1 of 7.", "Levels: you 1, Kallias 1, Lysis 1."]


def told(state: Board, thing: str) -> list[str]:
    """What the card of a thing says holds now."""
    found = card(Seen(state, 0), Viewpoint(GAME, "en", NAMES, viewer=0), thing)
    assert found
    return [line.words for line in found.now]
