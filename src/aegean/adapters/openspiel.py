"""Every game as a Python game of OpenSpiel; importing this module registers them.

>>> import pyspiel
>>> from aegean.adapters import openspiel
>>> game = pyspiel.load_game("aegean_athens(players=3,start=seat_1)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(state.chance_outcomes()[0][0])
(True, 'reveal parthenon')
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyspiel

from aegean.adapters.observation import Observer
from aegean.core.game import Game
from aegean.core.phrase import ALL
from aegean.core.record import move_line
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.core.state import CHANCE, OVER, SPECTATOR, State
from aegean.games import load, names
from aegean.search.batch import rewards

PREFIX = "aegean_"
SINGLE = pyspiel.PrivateInfoType.SINGLE_PLAYER


class KnownMove(NamedTuple):
    """A move as a line of a record: for those who may see it, for the others, and who may."""

    line: str
    hidden: str
    audience: int

    def line_for(self, viewer: int) -> str:
        """The line as a viewer knows it."""
        return self.line if self.audience in (ALL, viewer) else self.hidden


class Position:
    """A position with the moves that led to it; copies are cheap."""

    def __init__(self, rules: Game, state: State, moves: list[KnownMove], dealt_for: int | None = None) -> None:
        self.rules = rules
        self.state = state
        self.moves = moves
        self.dealt_for = (
            dealt_for  # the viewer whose unknowns were dealt anew; what others know is not in the moves then
        )

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return Position(self.rules, self.state.clone(), self.moves[:], self.dealt_for)

    def __reduce__(self) -> tuple[Any, ...]:
        return Position.restored, (self.rules.name, self.rules.dump(self.state), self.moves, self.dealt_for)

    @staticmethod
    def restored(name: str, dump: str, moves: list[KnownMove], dealt_for: int | None) -> Position:
        """The position that was pickled as text."""
        return Position(load(name), load(name).read(dump), moves, dealt_for)

    def apply(self, action: int) -> None:
        """Carries an action out and remembers who may know of it."""
        seat, audience = int(self.state.seat), int(self.state.audience())
        line = move_line(seat, self.rules.text(action))
        hidden = line if audience == ALL else move_line(seat, f"{self.rules.space.block(action).name} ?")
        self.moves.append(KnownMove(line, hidden, audience))
        self.state.apply(action)

    def redeal(self, viewer: int, rng: Rng) -> None:
        """Deals anew what the viewer cannot know; moves they have not seen are no longer known to anybody."""
        self.state.redeal(viewer, rng)
        self.moves = [KnownMove(move.line_for(viewer), move.line_for(viewer), ALL) for move in self.moves]
        self.dealt_for = viewer

    def history_for(self, viewer: int) -> list[str]:
        """The moves as a viewer has seen them."""
        lines = [move.line_for(viewer) for move in self.moves]
        if self.dealt_for not in (None, viewer):
            lines.append(self.rules.digest(Seen(self.state, viewer).position))
        return lines


class SpielGame(pyspiel.Game):
    """A game as OpenSpiel knows games; every game has a subclass."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = load(self.name)
        settings = dict(params or {})
        position = str(settings.pop("position", ""))
        seats = int(settings.pop("players", self.rules.seats.start))
        options = self.rules.checked(seats, {key: str(value) for key, value in settings.items()})
        self.first = self.rules.blank(seats, options) if not position else restored(self.rules, position, seats)
        given = {"players": seats, **options} | ({"position": position} if position else {})
        super().__init__(game_type(self.rules, seats), game_info(self.rules, seats), given)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> SpielState:
        """The position before the first move."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """An observer of positions as a player sees them."""
        return SpielObserver(self.rules, kind or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound on the moves of chance."""
        return int(self.rules.longest)


class SpielState(pyspiel.State):
    """A position as OpenSpiel knows states: every decision is a node, forced ones too."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.at = Position(game.rules, game.first.clone(), [])

    def current_player(self) -> int:
        """Who decides: a seat, chance or nobody."""
        seat = int(self.at.state.seat)
        if seat == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if seat == OVER else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.state.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance with their probabilities."""
        chances = self.at.state.chances()
        total = sum(weight for _, weight in chances)
        return [(action, weight / total) for action, weight in chances]

    def _apply_action(self, action: int) -> None:
        self.at.apply(int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.at.rules.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return bool(self.at.state.seat == OVER)

    def returns(self) -> list[float]:
        """Rewards from the places at the end; nothing before."""
        return rewards(self.at.rules, self.at.state) if self.is_terminal() else [0.0] * int(self.at.state.seats)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A position that agrees with everything the player knows, as likely as it can be."""
        other: SpielState = self.clone()
        other.at.redeal(player, Rng(int(sampler() * 2**62)))
        return other

    def __str__(self) -> str:
        return "\n".join(move.line for move in self.at.moves)


class SpielObserver:
    """What a player knows: named pieces of a tensor, and a text."""

    def __init__(self, rules: Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        if kind.private_info not in (SINGLE, pyspiel.PrivateInfoType.NONE):
            raise ValueError("nobody may see what all players know")
        self.rules = rules
        self.recalls = bool(kind.perfect_recall)
        self.is_player = kind.private_info == SINGLE
        self.observer = Observer(rules)
        self.tensor = np.zeros(int(rules.features.size), np.float32)
        self.dict: dict[str, np.ndarray] = {}
        start = 0
        for name, shape in rules.features.pieces:
            end = start + int(np.prod(shape))
            self.dict[name] = self.tensor[start:end].reshape(shape)
            start = end

    def seen(self, state: SpielState, player: int) -> Seen[State]:
        """What the player knows of a position."""
        return Seen(state.at.state, player if self.is_player else SPECTATOR)

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes what the player knows now into the tensor."""
        self.tensor[:] = self.observer.tensor(self.seen(state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """All moves the player has seen; without recall, the position as they know it."""
        seen = self.seen(state, player)
        if not self.recalls:
            return self.rules.dump(seen.position)
        return "\n".join([f"seat {player}", *state.at.history_for(int(seen.viewer))])


def game_type(rules: Game, seats: int) -> Any:
    """What OpenSpiel wants to know about a game at a number of seats."""
    utility, information = pyspiel.GameType.Utility, pyspiel.GameType.Information
    hides = rules.start().hides()
    return pyspiel.GameType(
        short_name=PREFIX + rules.name,
        long_name=f"Aegean: {rules.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=utility.ZERO_SUM if seats > 1 else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": rules.seats.start,
            "position": "",
            **{key: values[0] for key, values in rules.options.items()},
        },
    )


def game_info(rules: Game, seats: int) -> Any:
    """The bounds of a game at a number of seats."""
    bounds = {"utility_sum": 0.0} if seats > 1 else {}
    return pyspiel.GameInfo(
        num_distinct_actions=int(rules.space.size),
        max_chance_outcomes=int(rules.space.size),
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=rules.longest,
        **bounds,
    )


def packed(text: str) -> str:
    """A position as a parameter of a game: parameters hold no commas, brackets or line breaks."""
    return base64.b32encode(zlib.compress(text.encode())).decode().rstrip("=")


def restored(rules: Game, parameter: str, seats: int) -> State:
    """The position that such a parameter holds."""
    text = zlib.decompress(base64.b32decode(parameter + "=" * (-len(parameter) % 8))).decode()
    state = rules.restore(text)
    if state.seats != seats:
        raise ValueError(f"the position has {state.seats} seats, not {seats}")
    return state


def loaded(text: str) -> Any:
    """The game that a text such as `aegean_athens(players=4)` names."""
    return pyspiel.load_game(text)


def register() -> None:
    """Registers all games as `aegean_<name>`."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for name in names():
        if PREFIX + name not in known:
            rules = load(name)
            maker = type(f"SpielGame_{name}", (SpielGame,), {"name": name})
            pyspiel.register_game(game_type(rules, rules.seats.start), maker)


register()
