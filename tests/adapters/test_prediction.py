"""The prediction track measures what predictors tell about games they have not seen."""

import importlib
import json
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import pytest
from click.testing import CliRunner

from aegean.adapters import benchmark, datasets, prediction
from aegean.cli.benchmark import play_benchmark
from aegean.core.game import GameError


class Knows:
    """Was told the answers behind the back of the track, which gives nobody any."""

    answers: ClassVar[prediction.Data] = {}

    def __init__(self, data: prediction.Data) -> None:
        self.learned = set(data["game"].tolist())

    def predict(self, data: prediction.Data) -> dict[str, Any]:
        assert set(data) == {"seat", "observation", "mask"}
        assert self.learned.isdisjoint(self.answers["game"].tolist())
        move = np.zeros(data["mask"].shape)
        move[np.arange(len(move)), self.answers["move"]] = 1.0
        return {"move": move, "win": prediction.wins(self.answers), "score": prediction.points(self.answers)}


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small data set of another protocol."""
    monkeypatch.setattr(prediction, "BOTS", ("random", "random"))
    plan = datasets.Plan("athens", ("random", "random"), {}, prediction.SEED, "numpy")
    list(datasets.generate(plan, tmp_path / "athens", 5, 1))
    return tmp_path


def test_a_predictor_is_measured_beside_a_guess(data: Path) -> None:
    place = "tests.adapters.test_prediction"
    importlib.import_module(place).Knows.answers = prediction.split(datasets.read(data / "athens"))[1]
    guest = f"mine=python:{place}:Knows"
    command = ["mine", "--guest", guest, "--track", "prediction", "--data", str(data), "--game", "athens"]
    result = json.loads(CliRunner().invoke(play_benchmark, [*command, "--json"]).output)
    (row,) = result["cells"]
    assert row["losses"] == {"move": 0.0, "win": 0.0, "score": 0.0} and result["scores"]["move"] == 1.0
    assert row["guess"]["move"] > 0.5 and (row["games"], row["predicted"]) == (5, 1) and not result["official"]
    assert result["digest"] == benchmark.fingerprint(result)
    assert "better than a guess" in CliRunner().invoke(play_benchmark, command).output


def test_the_last_games_are_predicted(data: Path) -> None:
    learn, test = prediction.split(datasets.read(data / "athens"))
    assert set(learn["game"]) == {0, 1, 2, 3} and set(test["game"]) == {4}
    guessed = prediction.misses(prediction.Guess(learn).predict(test), test)
    assert prediction.losses(guessed)["win"] == pytest.approx(0.25, abs=0.01)


def test_games_that_differ_make_the_interval_wide() -> None:
    game, guess = np.repeat(np.arange(4), 50), np.ones(200)
    alike = np.tile([0.2, 0.8], 100)
    apart = np.repeat([0.2, 0.8], 100)
    assert prediction.skill(alike, guess, game) == (0.5, 0.5, 0.5)
    found, low, high = prediction.skill(apart, guess, game)
    assert found == 0.5 and 0.3 < found - low < 0.4 and high - found == pytest.approx(found - low)


def test_other_data_sets_are_refused(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(GameError, match="holds no data set; `aegean dataset athens"):
        prediction.checked("athens", data / "nothing")
    monkeypatch.setattr(prediction, "BOTS", ("500", "500", "500"))
    with pytest.raises(GameError, match="not of the protocol; into an empty folder `aegean dataset athens --bots 500,"):
        prediction.checked("athens", data / "athens")
