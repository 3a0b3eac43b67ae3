"""Games of bots as data: records, and every decision as arrays in shards of Parquet or NumPy files."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, wait
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from aegean.adapters.cards import card
from aegean.adapters.observation import Observer
from aegean.core.game import GameError
from aegean.core.record import Record
from aegean.core.seen import Seen
from aegean.games import load
from aegean.play import Table
from aegean.search.batch import rewards
from aegean.search.cluster import cluster
from aegean.search.process_pool import process_pool

SHARD: Final = 20  # games in one file
PATIENCE: Final = 0.5  # seconds between two looks at the progress
MANIFEST: Final = "dataset.json"
CARD: Final = "README.md"


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
        facts = {"rules": game.rules_version, "edition": game.edition.digest, "actions": int(game.space.size)}
        pieces = [[name, list(shape)] for name, shape in game.features.pieces]
        return {**asdict(self), "game": game.name, "bots": list(self.bots), **facts, "pieces": pieces}


def decisions(table: Table, number: int) -> dict[str, np.ndarray]:
    """Every real decision of a finished game as arrays, each as the seat that decided knew it."""
    game, state = table.game, table.at(0)
    chosen = [entry for entry in table.entries if entry.is_choice]
    observer, seen = Observer(game), np.zeros((len(chosen), int(game.features.size)), np.float32)
    masks = np.zeros((len(chosen), int(game.space.size)), np.int8)
    row = 0
    for entry in table.entries:
        if entry.is_choice:
            known = Seen(state, entry.seat)
            seen[row] = observer.tensor(known)
            masks[row, known.legal()] = 1
            row += 1
        state.apply(entry.action)
    who = np.array([entry.seat for entry in chosen], np.int8)
    return {
        "game": np.full(len(chosen), number, np.int32),
        "seat": who,
        "observation": seen,
        "mask": masks,
        "move": np.array([entry.action for entry in chosen], np.int32),
        "places": np.tile(np.array(state.places(), np.int8), (len(chosen), 1)),
        "scores": np.tile(np.array(state.scores(), np.int32), (len(chosen), 1)),
        "reward": np.array(rewards(game, state), np.float32)[who],
    }


def record_path(out: Path, number: int) -> Path:
    """Where the record of a game lies."""
    return out / "records" / f"game-{number:06}.txt"


def shard_path(out: Path, number: int, kind: str) -> Path:
    """Where the decisions of a shard lie."""
    return out / f"shard-{number:05}.{'parquet' if kind == 'parquet' else 'npz'}"


def put(path: Path, write: Callable[[Path], object]) -> None:
    """Writes a file that appears only when it is whole."""
    part = path.with_name(f".{path.name}")
    write(part)
    part.replace(path)


def played(plan: Plan, out: Path, number: int) -> Table:
    """One finished game: from its record, or else played now and recorded."""
    game, path = load(plan.game), record_path(out, number)
    if path.exists():
        return Table.resume(game, Record.parse(path.read_text("utf-8")))
    table = Table(game, plan.bots, seed=plan.seed * 1_000_003 + number, options=plan.options)
    table.run_bots()
    put(path, lambda part: part.write_text(table.record().text(), "utf-8"))
    return table


def write_shard(plan: Plan, out: Path, first: int, stop: int) -> None:
    """Plays the games of one shard that have no record yet, and writes the decisions of all."""
    parts = [decisions(played(plan, out, number), number) for number in range(first, stop)]
    columns: dict[str, Any] = {key: np.concatenate([part[key] for part in parts]) for key in parts[0]}
    write = write_parquet if plan.kind == "parquet" else write_numpy
    put(shard_path(out, first // SHARD, plan.kind), lambda part: write(part, columns))


def write_numpy(path: Path, columns: dict[str, Any]) -> None:
    """All arrays in one file."""
    with path.open("wb") as file:
        np.savez_compressed(file, **columns)


def write_parquet(path: Path, columns: dict[str, Any]) -> None:
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
    """All decisions of a data set, whichever kind of file holds them; never more than one shard lies there twice."""
    paths = sorted(out.glob("shard-*"))
    if not paths:
        raise GameError(f"{out}: holds no data set")
    ends = np.cumsum([len(_read_shard(path, ["game"])["game"]) for path in paths])
    found: dict[str, np.ndarray] = {}
    for path, stop in zip(paths, ends, strict=True):
        for key, rows in _read_shard(path).items():
            whole = found.setdefault(key, np.empty((ends[-1], *rows.shape[1:]), rows.dtype))
            whole[stop - len(rows) : stop] = rows
    return found


def _read_shard(path: Path, names: list[str] | None = None) -> dict[str, np.ndarray]:
    """The columns of a shard, or some of them."""
    if path.suffix == ".npz":
        with np.load(path) as shard:
            return {name: shard[name] for name in names or shard.files}
    import pyarrow.parquet as pq

    table = pq.read_table(path, columns=names).combine_chunks()
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
    (out / CARD).write_text(card(plan, games), "utf-8")
    shards = [(first, min(first + SHARD, games)) for first in range(0, games, SHARD)]
    return [pair for pair in shards if not _is_whole(out, plan.kind, *pair)]


def _is_whole(out: Path, kind: str, first: int, stop: int) -> bool:
    """Whether a shard is there with all its games; the last one grows when more are asked for."""
    path = shard_path(out, first // SHARD, kind)
    return path.exists() and int(_read_shard(path, ["game"])["game"][-1]) >= stop - 1


def generate(plan: Plan, out: Path, games: int, processes: int, ray: str | None = None) -> Iterator[int]:
    """Writes what is missing on all processes, or on the Ray cluster at an address; tells how many games are played."""
    missing = prepare(plan, out, games)
    yield _recorded(out, games)
    work = _on_processes(plan, out, missing, processes) if ray is None else _on_ray(plan, out, missing, ray)
    for _ in work:
        yield _recorded(out, games)


def _recorded(out: Path, games: int) -> int:
    return min(sum(1 for _ in (out / "records").glob("game-*")), games)


def _on_processes(plan: Plan, out: Path, missing: list[tuple[int, int]], processes: int) -> Iterator[None]:
    """Works on as many shards at a time as there are processes; a single one is this process."""
    if processes == 1:
        for first, stop in missing:
            for number in range(first, stop):
                played(plan, out, number)
                yield
            write_shard(plan, out, first, stop)
        return
    pool = process_pool(processes)
    try:
        waiting = {pool.submit(write_shard, plan, out, *pair) for pair in missing}
        while waiting:
            done, waiting = wait(waiting, PATIENCE, FIRST_COMPLETED)
            for work in done:
                work.result()
            yield
    finally:
        pool.shutdown(cancel_futures=True)


def _on_ray(plan: Plan, out: Path, missing: list[tuple[int, int]], address: str) -> Iterator[None]:
    """One shard per task; all machines of the cluster see the folder under the same name."""
    ray = cluster(address)
    task: Callable[..., Any] = ray.remote(write_shard).remote
    waiting = [task(plan, out.resolve(), *pair) for pair in missing]
    while waiting:
        ready, waiting = ray.wait(waiting, timeout=PATIENCE)
        ray.get(ready)
        yield
