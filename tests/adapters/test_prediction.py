"""The prediction track measures what predictors tell about games they have not seen."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from click.testing import CliRunner

from aegean.adapters import benchmark, datasets, prediction
from aegean.cli.benchmark import play_benchmark
from aegean.core.game import GameError


class Knows:
    """Has seen the answers."""

    def __init__(self, data: prediction.Data) -> None:
        self.learned = set(data["game"].tolist())

    def predict(self, data: prediction.Data) -> dict[str, Any]:
        assert self.learned.isdisjoint(data["game"].tolist())
        move = np.zeros(data["mask"].shape)
        move[np.arange(len(move)), data["move"]] = 1.0
        return {"move": move, "win": prediction.wins(data), "score": prediction.points(data)}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small data set of another protocol."""
    monkeypatch.setattr(prediction, "BOTS", ("random", "random"))
    plan = datasets.Plan("athens", ("random", "random"), {}, prediction.SEED, "numpy")
    list(datasets.generate(plan, tmp_path / "athens", 5, 1))
    return tmp_path


def test_a_predictor_is_measured_beside_a_guess(data: Path) -> None:
    guest = "mine=python:tests.adapters.test_prediction:Knows"
    command = ["mine", "--guest", guest, "--track", "prediction", "--data", str(data), "--game", "athens"]
    result = json.loads(CliRunner().invoke(play_benchmark, [*command, "--json"]).output)
    (row,) = result["cells"]
    assert row["losses"] == {"move": 0.0, "win": 0.0, "score": 0.0} and result["scores"]["move"] == 1.0
    assert row["guess"]["move"] > 0.5 and row["games"] == 5 and not result["official"]
    assert result["digest"] == benchmark.fingerprint(result)
    assert "better than a guess" in CliRunner().invoke(play_benchmark, command).output


def test_the_last_games_are_predicted(data: Path) -> None:
    learn, test = prediction.split(datasets.read(data / "athens"))
    assert set(learn["game"]) == {0, 1, 2, 3} and set(test["game"]) == {4}
    assert prediction.losses(prediction.Guess(learn).predict(test), test)["win"] == pytest.approx(0.25, abs=0.01)


def test_other_data_sets_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GameError, match="holds no data set; `aegean dataset athens"):
        prediction.checked("athens", data / "nothing")
    monkeypatch.setattr(prediction, "BOTS", ("500", "500", "500"))
    with pytest.raises(GameError, match="not of the protocol"):
        prediction.checked("athens", data / "athens")
