"""Games on a Ray cluster. Not compiled: Ray takes only plain functions."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Any

from aegean.core.game import GameError
from aegean.search.match import Outcome, Task, play_match


def play_there(task: Task) -> tuple[Any, ...]:
    """Plays a game wherever Ray sends it."""
    return tuple(play_match(task))


def cluster(address: str) -> Any:
    """Ray, with the cluster at an address or else a local one."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError:
        raise GameError("Ray is not installed; install aegean with the extra 'ray'") from None
    if not ray.is_initialized():
        ray.init(address=address or None, log_to_driver=False)
    return ray


def on_ray(tasks: list[Task], address: str) -> Iterator[Outcome]:
    """Plays on a cluster; one whole game per task."""
    ray = cluster(address)
    remote = ray.remote(play_there)
    waiting = [remote.remote(task) for task in tasks]
    try:
        for reference in waiting:
            yield Outcome._make(ray.get(reference))
    finally:
        for reference in waiting:
            ray.cancel(reference)
