"""Many games in lock-step on all cores: arrays of actions in, arrays of observations and masks out.

>>> from aegean.adapters.batch import Games
>>> import numpy as np
>>> with Games("athens", seats=3, games=8, processes=1, seed=1) as games:
...     games.step(games.any_legal(np.random.default_rng(1)))
...     games.observations.shape, games.masks.shape, games.ended.any()
((8, 407), (8, 247), np.False_)

Observations are whole numbers; `games.tensors()` divides them by `games.scales`.
"""

from __future__ import annotations

import os
from multiprocessing import get_context, parent_process
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from types import TracebackType
from typing import Any, Final, NamedTuple, Self

import numpy as np

from aegean.core.game import GameError
from aegean.core.state import WIDEST
from aegean.games import load
from aegean.search.batch import BEGIN, STAY, Batch
from aegean.search.lane import Company

CHUNK: Final = 32  # games that are played and observed together
CHECK_SECONDS: Final = 1.0  # how often a waiting process looks whether the other one is still there
PLAY, RESTART, STOP = 0, 1, 2  # orders
Layout = dict[str, tuple[tuple[int, ...], str]]


def layout(name: str, seats: int, games: int) -> Layout:
    """The shapes and types of all arrays that processes share."""
    game = load(name)
    return {
        "order": ((2,), "int64"),  # what to do, and the seed to restart with
        "values": ((games, seats), "float64"),
        "rewards": ((games, seats), "float32"),
        "actions": ((games,), "int64"),
        "seats": ((games,), "int64"),
        "places": ((games, seats), "int64"),
        "scores": ((games, seats), "int64"),
        "counts": ((games,), "int64"),
        "options": ((games, WIDEST), "int16"),
        "observations": ((games, int(game.features.size)), "int16"),
        "masks": ((games, int(game.space.size)), "uint8"),
        "ended": ((games,), "bool"),
    }


def arrays(memory: SharedMemory, shapes: Layout) -> dict[str, np.ndarray]:
    """The arrays in a piece of shared memory, one behind the other, widest numbers first."""
    found, start = {}, 0
    for name, (shape, kind) in sorted(shapes.items(), key=lambda item: -np.dtype(item[1][1]).itemsize):
        found[name] = np.ndarray(shape, kind, memory.buf, start)
        start += found[name].nbytes
    return found


class Setting(NamedTuple):
    """What is played at all tables, and by whom."""

    name: str
    seats: int
    options: dict[str, str]
    company: Company | None
    judges: bool

    def batch(self, games: int) -> Batch:
        """As many games of it as asked for."""
        return Batch(load(self.name), self.seats, games, self.options, CHUNK, self.company, self.judges)


class Worker:
    """The games of one process and the part of the arrays that they fill."""

    def __init__(self, setting: Setting, rows: slice, shared: dict[str, np.ndarray]) -> None:
        self.first, self.games = rows.start, rows.stop - rows.start
        self.order = shared["order"]
        self.parts = {key: array[rows] for key, array in shared.items() if key != "order"}
        self.batch = setting.batch(self.games)
        self.outputs = {  # these see all later writes
            key: np.asarray(getattr(self.batch, key)).reshape(self.parts[key].shape)
            for key in ("seats", "counts", "options", "masks", "ended", "rewards", "places", "scores", "values")
        }

    def run(self) -> None:
        """Carries the order out, restarting all games or playing the shared actions, and shares the results."""
        order, seed = self.order.tolist()
        actions = self.parts["actions"].tolist()
        for start in range(0, self.games, CHUNK):
            stop = min(start + CHUNK, self.games)
            if order == PLAY:
                self.batch.step(start, stop, actions)
            else:
                self.batch.restart(start, stop, seed, self.first)
            known = np.asarray(self.batch.observations).reshape(CHUNK, -1)[: stop - start]
            moved = self.parts["actions"][start:stop] != STAY
            where = ... if order == RESTART or moved.all() else moved
            self.parts["observations"][start:stop][where] = known[where]
        widest = self.outputs["counts"].max()
        for key, array in self.outputs.items():
            used = (slice(None), slice(widest)) if key == "options" else ...
            self.parts[key][used] = array[used]


class WorkerProcess:
    """Another process with some of the games; semaphores start it and report back, which is quicker than pipes."""

    def __init__(self, *work: Any) -> None:
        spawn = get_context("spawn")
        self.go, self.done = spawn.Semaphore(0), spawn.Semaphore(0)
        self.process = spawn.Process(target=serve, args=(self.go, self.done, *work), daemon=True)
        self.process.start()

    def wait(self) -> None:
        """Waits until it is done."""
        if not signalled(self.done, self.process):
            raise GameError("a process that played some of the games is gone")


def signalled(signal: Semaphore, sender: Any) -> bool:
    """Waits for a signal; False if the sender is gone."""
    while not signal.acquire(timeout=CHECK_SECONDS):
        if not sender.is_alive():
            return False
    return True


def serve(go: Semaphore, done: Semaphore, memory: str, shapes: Layout, setting: Setting, rows: slice) -> None:
    """Carries orders out until the order to stop."""
    shared = SharedMemory(memory)
    worker = Worker(setting, rows, arrays(shared, shapes))
    while signalled(go, parent_process()) and worker.order[0] != STOP:
        worker.run()
        done.release()
    del worker
    shared.close()


class Games:
    """Many games in lock-step; where one ends, its results are given once and the next begins.

    The arrays are `seats` (who decides), `observations`, `masks`, `options` (of which the first `counts[game]` in a row
    are the legal actions), `ended`, and for games that just ended `rewards`, `places` and `scores`; `step` fills them
    anew. With company there is one learner, and a game that has ended waits until the action BEGIN. Where somebody
    `judges`, `values` says what the evaluation gives every seat.
    Observations are whole numbers: `tensors` divides them by `scales`.
    A seed gives the same games on any number of processes.
    """

    def __init__(
        self,
        name: str,
        seats: int = 0,
        games: int = 512,
        processes: int = 0,
        seed: int = 0,
        company: Company | None = None,
        judges: bool = False,
        **options: str,
    ) -> None:
        players = seats or load(name).seats.start
        load(name).checked(players, options)
        count = min(processes or os.cpu_count() or 1, games)
        shapes = layout(name, players, games)
        room = sum(int(np.prod(shape)) * np.dtype(kind).itemsize for shape, kind in shapes.values())
        self._memory = SharedMemory(create=True, size=room)
        self._arrays = arrays(self._memory, shapes)
        borders = [games * part // count for part in range(count + 1)]
        rows = [slice(*pair) for pair in zip(borders, borders[1:], strict=False)]
        setting = Setting(name, players, options, company, judges)
        self._processes = [WorkerProcess(self._memory.name, shapes, setting, part) for part in rows[1:]]
        self._worker = Worker(setting, rows[0], self._arrays)
        self._rows = np.arange(games)
        self.seats, self.observations, self.masks = (self._arrays[key] for key in ("seats", "observations", "masks"))
        self.counts, self.options = self._arrays["counts"], self._arrays["options"]
        self.ended, self.rewards = self._arrays["ended"], self._arrays["rewards"]
        self.places, self.scores = self._arrays["places"], self._arrays["scores"]
        self.values = self._arrays["values"]
        self.restart(seed)
        self.scales = np.array(load(name).features.scales, np.float32)  # known once something has been written

    def restart(self, seed: int) -> None:
        """Begins all games anew."""
        self._all(RESTART, seed)

    def any_legal(self, rng: np.random.Generator) -> np.ndarray:
        """One legal action of every game, each as likely."""
        nth = (rng.random(len(self.counts)) * self.counts).astype(np.int64)
        return np.asarray(self.options[self._rows, nth])

    def step(self, actions: np.ndarray | list[int]) -> None:
        """Plays one action in every game, BEGIN or STAY; if one of them is not legal, none."""
        actions, size = np.asarray(actions), self.masks.shape[1]
        legal = (actions >= 0) & (actions < size) & (self.masks[self._rows, actions % size] != 0)
        legal |= (actions == BEGIN) | (actions == STAY)
        if not legal.all():
            row = int(np.argmin(legal))
            raise GameError(f"action {actions[row]} is not legal in game {row}")
        self._arrays["actions"][...] = actions
        self._all(PLAY)

    def tensors(self) -> np.ndarray:
        """The observations as numbers of about 0 to 1, in a new array."""
        tensors: np.ndarray = self.observations.astype(np.float32)
        tensors /= self.scales
        return tensors

    def _all(self, order: int, seed: int = 0) -> None:
        """Lets every process do its part; the first part is done here."""
        self._arrays["order"][...] = order, seed
        for other in self._processes:
            other.go.release()
        self._worker.run()
        for other in self._processes:
            other.wait()

    def close(self) -> None:
        """Ends the processes and gives the memory back; the arrays must not be used any more."""
        self._arrays["order"][0] = STOP
        for other in self._processes:
            other.go.release()
            other.process.join()
        self._processes.clear()
        self.seats = self.observations = self.masks = self.counts = self.options = np.empty(0)
        self.ended = self.rewards = self.places = self.scores = self.values = np.empty(0)
        self._arrays.clear()
        del self._worker
        self._memory.close()
        self._memory.unlink()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
