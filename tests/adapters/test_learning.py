"""The learning track counts every decision an agent learns from, and plays by what was learned."""

import copy
import json
import pickle
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from aegean.adapters import benchmark, gymnasium
from aegean.adapters.learning import Meter, Spent, learn
from aegean.cli.benchmark import play_benchmark
from aegean.core.game import GameError
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import State


class Beginner:
    """Learns to take the first action from as many decisions as it may make."""

    def __init__(self, folder: str) -> None:
        assert (Path(folder) / "lesson").read_text() == "the first"

    def choose(self, seen: Seen[State], rng: Rng) -> int:
        return seen.legal()[0]

    @staticmethod
    def learn(game: str, meter: Meter, folder: Path) -> None:
        env = meter.env(game, opponents=["random"])
        _, info = env.reset(seed=1)
        while meter.left:
            _, _, _, _, info = env.step(np.int64(info["action_mask"].argmax()))
        (folder / "lesson").write_text("the first")


PLACE = "tests.adapters.test_learning:Beginner"


def test_a_meter_counts_all_environments_and_refuses_more() -> None:
    meter = Meter(10)
    with meter.games("athens", seats=2, games=4, processes=1) as games:
        games.step(games.any_legal(np.random.default_rng(1)))
    tables = meter.vector("athens", 2, opponents=["random"], processes=1)
    _, infos = tables.reset(seed=1)
    tables.step(infos["action_mask"].argmax(1))
    tables.close()
    env = meter.env("athens", opponents=["random"])
    env.reset(seed=1)
    env.step(np.int64(env.allowed.argmax()))
    assert (meter.used, meter.left) == (7, 3)
    with meter.games("athens", seats=2, games=4, processes=1) as games:
        before = games.observations.copy()
        with pytest.raises(Spent, match="7 of 10"):
            games.step(games.any_legal(np.random.default_rng(1)))
        assert (games.observations == before).all()


def test_decisions_in_copies_of_an_environment_count_too() -> None:
    meter = Meter(4)
    env = meter.env("athens", opponents=["random"])
    env.reset(seed=1)
    action = np.int64(env.allowed.argmax())
    for copied in (env.clone(), env.imagine(7), copy.deepcopy(env)):
        copied.step(action)
    env.step(action)
    assert meter.used == 4
    with pytest.raises(Spent, match="4 of 4"):
        env.clone().step(action)


def test_a_metered_environment_stays_in_its_process() -> None:
    env = Meter(4).env("athens", opponents=["random"])
    with pytest.raises(GameError, match="in other processes nobody counts"):
        pickle.dumps(env)


def test_what_was_learned_is_an_opponent_too(tmp_path: Path) -> None:
    learn(PLACE, "athens", 5, tmp_path)
    env = gymnasium.env("athens", [f"python:{PLACE}:{tmp_path}"])
    _, info = env.reset(seed=1)
    for _ in range(20):
        _, _, terminated, _, info = env.step(np.int64(info["action_mask"].argmax()))
        assert not terminated


def test_what_was_learned_is_not_learned_again(tmp_path: Path) -> None:
    assert learn(PLACE, "athens", 5, tmp_path) == 5
    (tmp_path / "lesson").write_text("kept")
    assert learn(PLACE, "athens", 5, tmp_path) == 5 and (tmp_path / "lesson").read_text() == "kept"
    with pytest.raises(GameError, match="choose another folder"):
        learn(PLACE, "athens", 6, tmp_path)


def test_the_track_plays_by_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random",))
    extent = [
        "--track",
        "learning",
        "--limit",
        "4",
        "--limit",
        "8",
        "--game",
        "athens",
        "--games",
        "3",
        "--workers",
        "1",
    ]
    command = [
        "mine",
        "--guest",
        f"mine=python:{PLACE}",
        "--keep",
        str(tmp_path),
        "--track",
        "learning",
        *extent,
        "--json",
    ]
    result, again = (json.loads(CliRunner().invoke(play_benchmark, command).output) for _ in range(2))
    assert [(row["limit"], row["decisions"], row["faults"]) for row in result["cells"]] == [(4, 4, 0), (8, 8, 0)]
    assert set(result["scores"]) == {"4", "8"} and result["track"] == "learning" and not result["official"]
    assert again == result and result["digest"] == benchmark.fingerprint(result)


def test_an_agent_that_cannot_learn_is_refused() -> None:
    answer = CliRunner().invoke(play_benchmark, ["greedy", "--track", "learning"])
    assert isinstance(answer.exception, GameError) and "python:MODULE:CLASS" in str(answer.exception)
