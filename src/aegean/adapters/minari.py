"""Data sets in the format of Minari: every seat of every game is an episode."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from minari import MinariDataset, create_dataset_from_buffers
from minari.data_collector import EpisodeBuffer
from minari.dataset.minari_dataset import parse_dataset_id
from minari.storage.datasets_root_dir import get_dataset_path

from aegean.adapters.datasets import Plan, played
from aegean.adapters.env_base import EnvBase
from aegean.adapters.observation import Observer
from aegean.core.game import GameError
from aegean.core.seen import Seen
from aegean.play import Table
from aegean.search.batch import rewards


def check(name: str) -> None:
    """Refuses a name that Minari would not take, or holds already, before anything is played."""
    try:
        parse_dataset_id(name)
    except (ValueError, TypeError, gymnasium.error.Error):
        raise GameError(f"minari: '{name}' should be like athens/greedy-v0") from None
    if get_dataset_path(name).exists():
        raise GameError(f"minari: there is a data set '{name}' already; choose another version")


def write(plan: Plan, out: Path, games: int, name: str, description: str = "") -> MinariDataset:
    """The games of a data set as the Minari data set of a name, such as `athens/greedy-v0`."""
    found, action_space = EnvBase(plan.game, len(plan.bots), plan.options).spaces()
    return create_dataset_from_buffers(
        name,
        list(episodes(played(plan, out, number) for number in range(games))),
        observation_space=found,
        action_space=action_space,
        algorithm_name=",".join(plan.bots),
        author="The Aegean contributors",
        description=description,
        requirements=["aegean[research]"],
        data_format="arrow",
    )


def episodes(tables: Iterable[Table]) -> Iterator[EpisodeBuffer]:
    """What every seat knew and did, game by game; whoever never had a choice has no episode."""
    count = 0
    for table in tables:
        worth = rewards(table.game, table.state)
        for seat in range(int(table.state.seats)):
            seen, actions = trajectory(table, seat)
            if actions:
                ended = [False] * (len(actions) - 1) + [True]
                paid = [0.0] * (len(actions) - 1) + [worth[seat]]
                yield EpisodeBuffer(
                    id=count,
                    seed=None,
                    observations=seen,
                    actions=actions,
                    rewards=paid,
                    terminations=ended,
                    truncations=[False] * len(actions),
                )
                count += 1


def trajectory(table: Table, seat: int) -> tuple[dict[str, Any], list[np.int64]]:
    """What a seat knew and might do at each of its decisions and in the end, and what it did."""
    observer, state = Observer(table.game), table.at(0)
    known: list[np.ndarray] = []
    masks: list[np.ndarray] = []
    actions: list[np.int64] = []
    for entry in table.entries:
        if entry.is_choice and entry.seat == seat:
            seen = Seen(state, seat)
            known.append(observer.tensor(seen))
            masks.append(np.zeros(int(table.game.space.size), np.int8))
            masks[-1][seen.legal()] = 1
            actions.append(np.int64(entry.action))
        state.apply(entry.action)
    known.append(observer.tensor(Seen(state, seat)))
    masks.append(np.zeros(int(table.game.space.size), np.int8))
    return {"observation": known, "action_mask": masks}, actions
