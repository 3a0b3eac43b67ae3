"""Every action of a game comes up in seeded games, or in a position kept because it is rare."""

from pathlib import Path

import pytest

import aegean
from aegean.testing.walks import walk

TESTS = Path(__file__).parent.parent / "games"
GAMES = 200 if aegean.COMPILED else 30


@pytest.mark.parametrize("name", aegean.names())
def test_every_action_is_met_or_kept_as_rare(name: str) -> None:
    game = aegean.load(name)
    met: set[int] = set()
    for path in sorted((TESTS / name / "rare").glob("*.txt")):
        state = game.read(path.read_text("utf-8"))
        for action in state.legal():
            state.clone().apply(action)
            met.add(action)
    for seed in range(GAMES):
        for state in walk(game, game.seats[seed % len(game.seats)], 1000 + seed):
            met.update(state.legal())
        if len(met) == game.space.size:
            break
    missing = [game.text(action) for action in range(game.space.size) if action not in met]
    assert missing == []
