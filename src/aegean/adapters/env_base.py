"""What the environments share: a game as NumPy arrays, spaces and pictures; chance and forced moves play themselves."""

from __future__ import annotations

import secrets
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from aegean import games
from aegean.adapters.observation import Observer
from aegean.adapters.spaces import column
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Glance, Seen
from aegean.core.settle import Buffers
from aegean.core.state import OVER, SPECTATOR, State
from aegean.draw.viewpoint import Viewpoint
from aegean.play.picture import picture
from aegean.search.lane import Lane, Mask

RENDER_MODES: Final = ("human", "ansi", "svg", "rgb_array")
ILLEGAL: Final = -1.0  # the reward of an action that is not legal: as bad as the last place

Observation = dict[str, np.ndarray]


def checked_mode(mode: str | None) -> str | None:
    """A way to render, or an error that says which there are."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode '{mode}' is none of {', '.join(RENDER_MODES)}")
    return mode


class EnvBase:
    """One game as arrays; an action that is not legal ends it with the reward -1 for whoever chose it."""

    def __init__(self, name: str, seats: int, options: dict[str, str]) -> None:
        self.game: Game = games.load(name)
        self.lane = Lane(self.game, seats, options, Buffers())
        self.seats = int(self.lane.seats)
        self.size = int(self.game.space.size)
        self._seen = Glance(self.lane.state, SPECTATOR)
        self._observer = Observer(self.game)
        self._mask = Mask(self.size)
        self._bits: np.ndarray = np.asarray(self._mask.allowed).view(np.int8)  # sees all later writes
        self._nothing = np.zeros(self.size, np.int8)
        self.seeded = False

    def __reduce__(self) -> tuple[Any, ...]:
        return _at, (self.game.name, self.seats, self.lane.chosen, self.lane, self.seeded)

    @property
    def full_name(self) -> str:
        """The name with the version of the rules, such as `athens_v1`."""
        return f"{self.game.name}_v{self.game.rules_version}"

    @property
    def seat(self) -> int:
        """Who has to decide; OVER at the end."""
        return self.lane.seat

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.lane.seat == OVER

    def spaces(self) -> tuple[Any, Discrete]:
        """The space of observations and the space of actions."""
        seen = Box(self._observer.lows, self._observer.highs, dtype=np.float32)
        return Dict({"observation": seen, "action_mask": Box(0, 1, (self.size,), np.int8)}), Discrete(self.size)

    def describe(self, place: int) -> str:
        """What the number at an index of an observation is, and between which bounds it lies."""
        low, high = self._observer.lows[place], self._observer.highs[place]
        return f"{column(self.game, place)}: {low:g} to {high:g}"

    def restart(self, seed: int | None, position: State | str | None = None) -> None:
        """Begins a new game, at a position if one is given; without a seed, the generator goes on."""
        if position is not None:
            state = self.game.restore(position) if isinstance(position, str) else position
            if state.seats != self.seats:
                raise ValueError(f"the position has {state.seats} seats, the table {self.seats}")
            goes_on = seed is None and self.seeded
            self.lane.go_to(state, self.lane.rng if goes_on else Rng(secrets.randbits(96) if seed is None else seed))
            self.lane.meet()
            self.seeded = True
        elif seed is None and self.seeded:
            self.lane.begin()
        else:
            self.lane.restart(Rng(secrets.randbits(96) if seed is None else seed))
            self.seeded = True

    def mask(self, viewer: int) -> np.ndarray:
        """1 for every legal action of the viewer; nothing while somebody else decides."""
        if viewer != self.lane.seat:
            return self._nothing.copy()
        self._mask.mark(self.lane)
        return self._bits.copy()

    def observation(self, viewer: int) -> np.ndarray:
        """What the viewer knows, as numbers."""
        self._seen.look(self.lane.state, viewer)
        return self._observer.tensor(self._seen)

    def results(self) -> dict[str, list[int]]:
        """Scores and places of all seats at the end."""
        return {"scores": self.lane.state.scores(), "places": self.lane.state.places()}

    def render(self, mode: str | None, viewer: int, width: int) -> Any:
        """The table as the viewer sees it: as text, as a picture or as pixels."""
        seen = Seen(self.lane.state, viewer if self.seat != OVER else SPECTATOR)
        if mode in ("human", "ansi"):
            viewpoint = Viewpoint(self.game, "en", self.game.seat_names(self.seats, "en"), viewer=seen.viewer)
            return games.text_board(self.game.name).board(seen, viewpoint)
        if mode == "svg":
            return picture(self.game, seen)
        if mode == "rgb_array":
            from aegean.adapters.pixels import pixels

            return pixels(picture(self.game, seen, theme="light"), width)
        return None


def _at(name: str, seats: int, options: dict[str, str], lane: Lane, seeded: bool) -> EnvBase:
    """What was pickled, at the position where it stood."""
    base = EnvBase(name, seats, options)
    base.lane, base.seeded = lane, seeded
    return base
