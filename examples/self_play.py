"""A policy-gradient agent that learns by playing against itself: one small network for all seats, PPO, any game.

The network learns what to do, and what the evaluation of the house leaves out.

    PYTHONPATH=examples aegean benchmark self-play --guest self-play=python:self_play:Agent --track learning --keep out

learns every game within the limits of AegeanBench and plays its protocol. PyTorch learns, on a GPU where there is one;
NumPy plays. `pip install aegean[learning]` brings what it needs.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from aegean.adapters.learning import Meter
from aegean.adapters.observation import Observer
from aegean.core.game import Game
from aegean.core.rng import Rng
from aegean.core.seen import Seen
from aegean.games import load
from aegean.search.utility import spread_of

SEATS = 3
HIDDEN = 256
STEPS = 64  # decisions of every game between two rounds of learning
EPOCHS, BATCHES, CLIP, TRACE = 4, 8, 0.2, 0.9
RATE, ENTROPY, VALUE = 5e-4, 0.01, 0.5
OTHERS = 0.3  # what the points of the best other count against one's own, as for `greedy`


class Agent:
    """Plays the likeliest action of a learned network."""

    def __init__(self, folder: str) -> None:
        self.weights = weights_in(folder)

    def choose(self, seen: Seen[Any], rng: Rng) -> int:
        """The legal action with the highest logit."""
        hidden = observer(seen.position.rules.game).tensor(seen)
        for layer in range(2):
            hidden = np.maximum(self.weights[f"w{layer}"] @ hidden + self.weights[f"b{layer}"], 0.0)
        return max(seen.legal(), key=(self.weights["w2"] @ hidden + self.weights["b2"]).__getitem__)

    @staticmethod
    def learn(game: str, meter: Meter, folder: Path) -> None:
        """Learns a game and writes the weights."""
        np.savez(folder / "weights.npz", **trained(game, meter))


@cache
def weights_in(folder: str) -> dict[str, np.ndarray]:
    """What was learned."""
    with np.load(Path(folder) / "weights.npz") as file:
        return {name: file[name] for name in file.files}


@cache
def observer(game: Game) -> Observer:
    """Makes the observations of a game."""
    return Observer(game)


def trained(game: str, meter: Meter, processes: int = 0) -> dict[str, np.ndarray]:
    """The weights after all decisions of the meter."""
    import torch

    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    count = max(32, min(512, meter.limit // 8192))
    usual = spread_of(load(game), SEATS)
    with meter.games(game, seats=SEATS, games=count, processes=processes, seed=1, judges=True) as games:
        net = network(games.observations.shape[1], games.masks.shape[1]).to(device)
        optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
        scales = torch.as_tensor(games.scales, device=device)
        rounds = meter.limit // (count * STEPS)
        for number in range(rounds):
            left = 1 - number / rounds
            optimiser.param_groups[0]["lr"] = RATE * left
            improve(net, optimiser, experience(net, games, scales, usual, device), ENTROPY * left)
    weights = {}
    for at, layer in enumerate(net["policy"][::2]):
        weights |= {f"w{at}": layer.weight.detach().cpu().numpy(), f"b{at}": layer.bias.detach().cpu().numpy()}
    return weights


def network(inputs: int, actions: int) -> Any:
    """What to do and how well it stands, each with two layers of its own; all seats share them."""
    from torch import nn

    def layers(outputs: int) -> Any:
        hidden = nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        return nn.Sequential(*hidden, nn.Linear(HIDDEN, outputs))

    net = nn.ModuleDict({"policy": layers(actions), "value": layers(1)})
    nn.init.orthogonal_(net["policy"][-1].weight, 0.01)
    return net


def look(net: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The distribution over legal actions and the value of each position."""
    import torch

    logits = net["policy"](seen).masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), net["value"](seen)[:, 0]


def experience(net: Any, games: Any, scales: Any, usual: tuple[float, float], device: str) -> dict[str, Any]:
    """Some steps of all games: what was seen and done, and how much better than expected it went.

    What is expected is what the evaluation of the house says, and what the network adds to it.
    """
    import torch

    kept: dict[str, list[Any]] = {"seen": [], "masks": [], "actions": [], "chances": [], "values": []}
    seats, results, leads = [], [], []
    for _ in range(STEPS):
        seen = torch.as_tensor(games.observations.copy(), device=device).float() / scales
        masks = torch.as_tensor(games.masks.copy(), device=device)
        with torch.no_grad():
            choice, values = look(net, seen, masks)
            actions = choice.sample()
            chances = choice.log_prob(actions)
        seats.append(games.seats.copy())
        leads.append(worth(games.values, usual)[np.arange(len(games.seats)), games.seats])
        games.step(actions.cpu().numpy())
        ended = np.flatnonzero(games.ended)
        results.append(dict(zip(ended.tolist(), worth(games.scores[ended], usual), strict=True)))
        for name, value in zip(kept, (seen, masks, actions, chances, values), strict=True):
            kept[name].append(value)
    expected = torch.stack(kept["values"]).cpu().numpy() + np.stack(leads)
    better = torch.as_tensor(advantages(expected, seats, results).ravel(), device=device)
    rows = {name: torch.cat(values) for name, values in kept.items()} | {"better": better}
    told = ~better.isnan()
    return {name: values[told] for name, values in rows.items()}


def worth(points: np.ndarray, usual: tuple[float, float]) -> np.ndarray:
    """What points are worth to every seat: so much above the usual, in units of twice the usual spread."""
    spread, middle = usual
    best = np.stack([np.delete(points, seat, 1).max(1) for seat in range(points.shape[1])], 1)
    return ((points - middle - OTHERS * (best - middle)) / (2.0 * spread)).astype(np.float32)


def advantages(expected: np.ndarray, seats: list[np.ndarray], results: list[dict[int, np.ndarray]]) -> np.ndarray:
    """For every decision how much better its seat fares than expected, looking back from its later decisions.

    Of the last decision of a seat nothing is told yet.
    """
    rows = np.arange(expected.shape[1])
    later = np.full((len(rows), SEATS), np.nan, np.float32)  # what each seat's next decision is worth, or its result
    traces = np.zeros_like(later)
    told = np.zeros_like(expected)
    for step in range(len(expected) - 1, -1, -1):
        for row, result in results[step].items():
            later[row], traces[row] = result, 0.0
        who = seats[step]
        told[step] = later[rows, who] - expected[step] + TRACE * traces[rows, who]
        traces[rows, who] = np.nan_to_num(told[step])
        later[rows, who] = expected[step]
    return told


def improve(net: Any, optimiser: Any, told: dict[str, Any], entropy: float) -> None:
    """Makes what went better than expected likelier, a few times over."""
    import torch

    aims, better = told["values"] + told["better"], told["better"]
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(aims), device=aims.device).chunk(BATCHES):
            choice, values = look(net, told["seen"][part], told["masks"][part])
            ratio = (choice.log_prob(told["actions"][part]) - told["chances"][part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            loss = VALUE * (values - aims[part]).square().mean() - gain - entropy * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
