"""Games of bots as data: records, and every decision as arrays in shards of Parquet or NumPy files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import numpy as np

from aegean.core.game import GameError
from aegean.core.parts import edition_digest
from aegean.games import load
from aegean.play import Table
from aegean.search.batch import rewards

SHARD: Final = 20  # games in one file
MANIFEST: Final = "dataset.json"


@dataclass(frozen=True, slots=True)
class Plan:
    """All that decides what a data set holds."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, str]
    seed: int
    kind: str  # parquet or numpy

    def manifest(self) -> dict[str, Any]:
        """What a reader has to know to understand the arrays."""
        game = load(self.game)
        facts = {"rules": game.rules_version, "edition": edition_digest(self.game), "actions": int(game.space.size)}
        pieces = [[name, list(shape)] for name, shape in game.features.pieces]
        return {**asdict(self), "bots": list(self.bots), **facts, "pieces": pieces}


def played(plan: Plan, number: int) -> tuple[str, dict[str, np.ndarray]]:
    """One game: its record and its decisions, each as the seat that decided knew it."""
    game = load(plan.game)
    table = Table(game, plan.bots, seed=plan.seed * 1_000_003 + number, options=plan.options)
    seats, seen, moves, legal = [], [], [], []
    while not table.is_over:
        known, mark = table.seen(table.seat), len(table.entries)
        seats.append(int(table.seat))
        seen.append(game.features.tensor(known))
        legal.append(known.legal())
        table.play_bot()
        moves.append(table.entries[mark].action)
    masks = np.zeros((len(moves), int(game.space.size)), np.int8)
    for row, actions in enumerate(legal):
        masks[row, actions] = 1
    who = np.array(seats, np.int8)
    return table.record().text(), {
        "game": np.full(len(moves), number, np.int32),
        "seat": who,
        "observation": np.array(seen, np.float32).reshape(len(moves), int(game.features.size)),
        "mask": masks,
        "move": np.array(moves, np.int32),
        "places": np.tile(np.array(table.state.places(), np.int8), (len(moves), 1)),
        "reward": np.array(rewards(game, table.state), np.float32)[who],
    }


def shard_path(out: Path, number: int, kind: str) -> Path:
    """Where the decisions of a shard lie."""
    return out / f"shard-{number:05}.{'parquet' if kind == 'parquet' else 'npz'}"


def write_shard(plan: Plan, out: Path, first: int, stop: int) -> int:
    """Plays the games of one shard and writes them; the shard appears only when it is whole."""
    parts: list[dict[str, Any]] = []
    for number in range(first, stop):
        record, decisions = played(plan, number)
        (out / "records" / f"game-{number:06}.txt").write_text(record, "utf-8")
        parts.append(decisions)
    columns: dict[str, Any] = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
    target = shard_path(out, first // SHARD, plan.kind)
    part = target.with_name(f".{target.name}")
    if plan.kind == "parquet":
        write_parquet(part, columns)
    else:
        with part.open("wb") as file:
            np.savez_compressed(file, **columns)
    part.replace(target)
    return stop - first


def write_parquet(path: Path, columns: dict[str, np.ndarray]) -> None:
    """One column for every array; rows of numbers are lists of fixed size."""
    import pyarrow as pa
    import pyarrow.parquet as pq

    table = {
        key: pa.array(values)
        if values.ndim == 1
        else pa.FixedSizeListArray.from_arrays(pa.array(values.ravel()), values.shape[1])
        for key, values in columns.items()
    }
    pq.write_table(pa.table(table), path)


def read(out: Path) -> dict[str, np.ndarray]:
    """All decisions of a data set, whichever kind of file holds them."""
    parts = [_read_shard(path) for path in sorted(out.glob("shard-*"))]
    if not parts:
        raise GameError(f"{out}: holds no data set")
    return {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}


def _read_shard(path: Path) -> dict[str, np.ndarray]:
    if path.suffix == ".npz":
        with np.load(path) as shard:
            return dict(shard)
    import pyarrow.parquet as pq

    table = pq.read_table(path).combine_chunks()
    return {name: _rows(table.column(name).chunk(0)) for name in table.column_names}


def _rows(column: Any) -> np.ndarray:
    """A column as an array; lists of fixed size become rows."""
    width = getattr(column.type, "list_size", 0)
    return np.asarray(column.flatten()).reshape(-1, width) if width else np.asarray(column)


def prepare(plan: Plan, out: Path, games: int) -> list[tuple[int, int]]:
    """The shards that are still missing; refuses a folder that holds another data set."""
    load(plan.game).checked(len(plan.bots), plan.options)
    if plan.kind == "parquet":
        import pyarrow.parquet  # noqa: F401  # says at once that it is missing
    (out / "records").mkdir(parents=True, exist_ok=True)
    manifest, path = plan.manifest(), out / MANIFEST
    if path.exists() and json.loads(path.read_text("utf-8")) != json.loads(json.dumps(manifest)):
        raise GameError(f"{out}: holds a data set of other games; choose another folder")
    path.write_text(json.dumps(manifest, indent=1) + "\n", "utf-8")
    shards = [(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]
    return [pair for pair in shards if not _is_whole(out, plan.kind, *pair)]


def _is_whole(out: Path, kind: str, first: int, stop: int) -> bool:
    """Whether a shard is there with all its games; the last one grows when more are asked for."""
    path = shard_path(out, first // SHARD, kind)
    return path.exists() and int(_read_shard(path)["game"][-1]) == stop - 1


def generate(plan: Plan, out: Path, games: int, processes: int, with_ray: bool = False) -> Iterator[int]:
    """Writes what is missing on all processes; tells how many games are there after every shard."""
    missing = prepare(plan, out, games)
    done = games - sum(stop - first for first, stop in missing)
    yield done
    for count in (_on_ray if with_ray else _on_processes)(plan, out, missing, processes):
        done += count
        yield done


def _on_processes(plan: Plan, out: Path, missing: list[tuple[int, int]], processes: int) -> Iterator[int]:
    if processes == 1 or len(missing) < 2:
        yield from (write_shard(plan, out, *pair) for pair in missing)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        for work in as_completed([pool.submit(write_shard, plan, out, *pair) for pair in missing]):
            yield work.result()


def _on_ray(plan: Plan, out: Path, missing: list[tuple[int, int]], processes: int) -> Iterator[int]:
    import ray

    ray.init(num_cpus=processes, ignore_reinit_error=True, log_to_driver=False, include_dashboard=False)
    task: Callable[..., Any] = ray.remote(write_shard).remote
    waiting = [task(plan, out.resolve(), *pair) for pair in missing]
    while waiting:
        ready, waiting = ray.wait(waiting)
        yield from ray.get(ready)
    ray.shutdown()
