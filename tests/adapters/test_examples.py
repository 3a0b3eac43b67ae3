"""The agents among the examples play, and their sums are right; learning itself needs the extra `learning`."""

import importlib
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aegean
from aegean.adapters import datasets, prediction
from aegean.adapters.learning import Meter
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.testing.walks import samples

sys.path.append(str(Path(__file__).parents[2] / "examples"))
self_play: Any = importlib.import_module("self_play")
GAME = aegean.load("athens")


def test_the_network_that_was_learned_chooses_a_legal_action(tmp_path: Path) -> None:
    luck = np.random.default_rng(1)
    sizes = [int(GAME.features.size), self_play.HIDDEN, self_play.HIDDEN, int(GAME.space.size)]
    weights: dict[str, Any] = {f"w{at}": luck.normal(size=sizes[at : at + 2][::-1]) for at in range(3)}
    weights |= {f"b{at}": luck.normal(size=sizes[at + 1]) for at in range(3)}
    np.savez(tmp_path / "weights.npz", **weights)
    agent = self_play.Agent(str(tmp_path))
    for state in samples(GAME, 3, 5, 7):
        if state.seat >= 0 and len(state.legal()) > 1:
            assert agent.choose(Seen(state, int(state.seat)), Rng(1)) in state.legal()


def test_what_went_better_than_expected_is_told_to_the_seat_that_did_it() -> None:
    values = np.zeros((3, 1), np.float32)
    values[1] = 0.5
    seats = [np.array([seat]) for seat in (0, 1, 0)]
    told = self_play.advantages(values, seats, [{}, {}, {0: [1.0, -1.0, 0.0]}])
    assert told.ravel().tolist() == pytest.approx([self_play.TRACE, -1.5, 1.0])


@pytest.mark.skipif(not aegean.COMPILED, reason="learning takes long")
@pytest.mark.parametrize("name", ["self_play", "maskable_ppo"])
def test_an_example_learns(name: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    agent = pytest.importorskip(name).Agent
    meter = Meter(64 * 128)
    agent.learn("athens", meter, tmp_path)
    state = next(state for state in samples(GAME, 3, 5, 31) if state.seat >= 0 and len(state.legal()) > 1)
    assert meter.used > 4000
    assert agent(str(tmp_path)).choose(Seen(state, int(state.seat)), Rng(1)) in state.legal()


def test_the_linear_predictor_knows_more_than_nothing(tmp_path: Path) -> None:
    plan = datasets.Plan("athens", ("greedy", "random"), {}, 1, "numpy")
    list(datasets.generate(plan, tmp_path, 5, 1))
    learn, test = prediction.split(datasets.read(tmp_path))
    linear: Any = importlib.import_module("linear_prediction").Linear
    told, guess = (prediction.misses(kind(learn).predict(test), test) for kind in (linear, prediction.Guess))
    assert told["move"].mean() < guess["move"].mean()


def test_the_linear_predictor_finds_what_is_linear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also in blocks, beside a column that never changes and one of another size."""
    linear: Any = importlib.import_module("linear_prediction")
    monkeypatch.setattr(linear, "BLOCK", 7)
    luck = np.random.default_rng(1)
    known = luck.normal(size=(3000, 3)).astype(np.float32) * np.array([1.0, 500.0, 0.0], np.float32) + 9
    scores = np.stack([3 * known[:, 0] + known[:, 1], np.zeros(3000)], 1)
    data: prediction.Data = {
        "game": np.arange(3000) // 10,
        "seat": np.zeros(3000, np.int8),
        "observation": known,
        "mask": np.ones((3000, 2), np.int8),
        "move": np.zeros(3000, np.int32),
        "places": 1 + np.stack([scores[:, 0] < 0, scores[:, 0] >= 0], 1),
        "scores": scores,
    }
    learn, test = prediction.split(data)
    told = linear.Linear(learn).predict(test)
    missed = prediction.misses(told, test)
    assert missed["score"].mean() < 0.1 * np.abs(test["scores"][:, 0]).mean()
    assert missed["win"].mean() < 0.15 and (told["move"].argmax(1) == 0).all()
