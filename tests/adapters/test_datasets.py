"""Data sets: whole, resumable, and true to the records beside them."""

import json
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path

import minari
import numpy as np
import pytest
from click.testing import CliRunner

import aegean
from aegean.adapters import datasets
from aegean.cli.datasets import dataset
from aegean.core.game import GameError
from aegean.core.record import Record
from aegean.core.seen import Seen
from aegean.play import Table


def plan(kind: str = "numpy", **changes: object) -> datasets.Plan:
    facts = {"game": "athens", "bots": ("random", "random"), "options": {}, "seed": 3, "kind": kind, **changes}
    return datasets.Plan(**facts)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", aegean.names())
def test_decisions_are_those_of_the_record(tmp_path: Path, name: str) -> None:
    game = aegean.load(name)
    list(datasets.generate(plan(game=name, bots=("random",) * (game.seats.stop - 1)), tmp_path, 1, 1))
    data = datasets.read(tmp_path)
    table = Table.resume(game, Record.parse(datasets.record_path(tmp_path, 0).read_text()))
    choices = [number for number, entry in enumerate(table.entries) if entry.is_choice]
    assert len(choices) == len(data["move"])
    for row in range(0, len(choices), 15):
        entry, seen = table.entries[choices[row]], Seen(table.at(choices[row]), int(data["seat"][row]))
        assert (entry.seat, entry.action) == (data["seat"][row], data["move"][row])
        assert list(np.flatnonzero(data["mask"][row])) == seen.legal()
        assert (data["observation"][row] == np.array(game.features.tensor(seen), np.float32)).all()
    assert (data["places"] == table.state.places()).all() and (data["scores"] == table.state.scores()).all()


@pytest.mark.parametrize("kind", ["parquet", "numpy"])
def test_what_is_written_can_be_read(tmp_path: Path, kind: str) -> None:
    assert list(datasets.generate(plan(kind), tmp_path, 2, 1)) == [0, 1, 2]
    data = datasets.read(tmp_path)
    parts = [datasets.decisions(datasets.played(plan(kind), tmp_path, number), number) for number in range(2)]
    for key, values in data.items():
        assert (values == np.concatenate([part[key] for part in parts])).all()
        assert values.dtype == parts[0][key].dtype
    assert json.loads((tmp_path / "dataset.json").read_text())["pieces"][0][0] == "step"


def test_a_card_says_how_it_was_made(tmp_path: Path) -> None:
    list(datasets.generate(plan(options={"start": "seat_1"}), tmp_path, 1, 1))
    told = (tmp_path / "README.md").read_text()
    assert "`aegean dataset athens --bots random,random --games 1 --option start=seat_1 --seed 3 --format numpy" in told
    assert f"Aegean {aegean.__version__}, rules version 1" in told and "MIT" in told


def test_minari_reads_what_every_seat_knew_and_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MINARI_DATASETS_PATH", str(tmp_path / "minari"))
    arguments = ["athens", "--bots", "random,random", "--games", "2", "--format", "numpy", "--processes", "1"]
    done = CliRunner().invoke(dataset, [*arguments, "--out", str(tmp_path / "games"), "--minari", "athens/test-v0"])
    assert done.exit_code == 0, done.output
    found = minari.load_dataset("athens/test-v0")
    data = datasets.read(tmp_path / "games")
    assert found.total_episodes == 4 and found.total_steps == len(data["move"])
    first = next(iter(found.iterate_episodes([0])))
    own = (data["game"] == 0) & (data["seat"] == 0)
    assert (first.actions == data["move"][own]).all()
    assert (first.observations["observation"][:-1] == data["observation"][own]).all()
    assert first.rewards[-1] == data["reward"][own][0] and first.terminations[-1]
    for name, why in (
        ("athens/test-v0", "already; choose another version"),
        ("test", "should be like athens/greedy-v0"),
    ):
        more = [*arguments, "--out", str(tmp_path / "more"), "--minari", name]
        with pytest.raises(GameError, match=why):
            CliRunner().invoke(dataset, more, catch_exceptions=False)
        assert not (tmp_path / "more").exists()


def test_a_data_set_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasets, "SHARD", 2)
    first = datasets.generate(plan(), tmp_path, 4, 1)
    assert [next(first) for _ in range(4)] == [0, 1, 2, 3]
    begun = [tmp_path / "shard-00000.npz", datasets.record_path(tmp_path, 2)]
    before = [path.stat().st_mtime_ns for path in begun]
    assert not (tmp_path / "shard-00001.npz").exists()
    assert list(datasets.generate(plan(), tmp_path, 5, 1)) == [3, 3, 4, 5]
    assert [path.stat().st_mtime_ns for path in begun] == before
    assert list(np.unique(datasets.read(tmp_path)["game"])) == [0, 1, 2, 3, 4]
    assert len(list((tmp_path / "records").iterdir())) == 5


def test_no_process_outlives_one_that_is_killed(tmp_path: Path) -> None:
    wish = [
        "dataset",
        "athens",
        "--bots",
        "random,random",
        "--games",
        "10000",
        "--processes",
        "2",
        "--out",
        str(tmp_path),
    ]
    parent = subprocess.Popen([sys.executable, "-m", "aegean", *wish], stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    while not any(tmp_path.glob("records/game-*")):
        assert parent.poll() is None
        time.sleep(0.05)
    parent.kill()
    assert parent.communicate(timeout=30)[0] is not None, "children would hold the pipe open"


def test_asking_for_fewer_games_keeps_all(tmp_path: Path) -> None:
    list(datasets.generate(plan(), tmp_path, 3, 1))
    assert list(datasets.generate(plan(), tmp_path, 2, 1)) == [2]
    assert list(np.unique(datasets.read(tmp_path)["game"])) == [0, 1, 2]


def test_a_folder_with_other_games_is_refused(tmp_path: Path) -> None:
    list(datasets.generate(plan(), tmp_path, 1, 1))
    with pytest.raises(GameError, match="other games"):
        list(datasets.generate(plan(seed=4), tmp_path, 1, 1))


def test_processes_do_not_change_the_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    list(datasets.generate(plan(), tmp_path / "one", datasets.SHARD + 1, 1))
    list(datasets.generate(plan(), tmp_path / "two", datasets.SHARD + 1, 2))
    one, two = datasets.read(tmp_path / "one"), datasets.read(tmp_path / "two")
    assert all((one[key] == two[key]).all() for key in one)


def test_the_command_says_what_it_wrote(tmp_path: Path) -> None:
    wish = ["athens", "--bots", "random,random", "--games", "2", "--out", str(tmp_path), "--option", "start=seat_1"]
    result = CliRunner().invoke(dataset, wish)
    assert result.exit_code == 0 and result.output.endswith("2 games\n")
    assert Record.parse((tmp_path / "records" / "game-000000.txt").read_text()).options["start"] == "seat_1"


def test_a_cluster_needs_its_extra(tmp_path: Path) -> None:
    if find_spec("ray") is None:
        with pytest.raises(GameError, match="extra 'ray'"):
            list(datasets.generate(plan(), tmp_path, 1, 1, ray=""))
