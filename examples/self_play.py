"""A policy-gradient agent that learns by playing against itself: one small network for all seats, PPO, any game.

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
from aegean.adapters.rewards import Rewards
from aegean.core.game import Game
from aegean.core.seen import Seen
from aegean.games import load

SEATS = 3
HIDDEN = 128
STEPS = 64  # decisions of every game between two rounds of learning
EPOCHS, BATCHES, CLIP, TRACE = 3, 8, 0.2, 0.95
RATE, ENTROPY, VALUE = 5e-4, 0.01, 0.5


class Agent:
    """Plays the likeliest action of a learned network."""

    def __init__(self, folder: str) -> None:
        self.weights = weights_in(folder)

    def choose(self, seen: Seen[Any], legal: list[int]) -> int:
        """The legal action with the highest logit."""
        hidden = observer(seen.position.rules.game).tensor(seen)
        for layer in range(2):
            hidden = np.maximum(self.weights[f"w{layer}"] @ hidden + self.weights[f"b{layer}"], 0.0)
        return max(legal, key=(self.weights["w2"] @ hidden + self.weights["b2"]).__getitem__)

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
    count = max(32, min(1024, meter.limit // 4096))
    worth = Rewards(load(game), SEATS, "margin")
    with meter.games(game, seats=SEATS, games=count, processes=processes, seed=1) as games:
        net = network(games.observations.shape[1], games.masks.shape[1]).to(device)
        optimiser = torch.optim.Adam(net.parameters(), RATE, eps=1e-5)
        scales = torch.as_tensor(games.scales, device=device)
        rounds = meter.limit // (count * STEPS)
        for number in range(rounds):
            optimiser.param_groups[0]["lr"] = RATE * (1 - number / rounds)
            improve(net, optimiser, experience(net, games, scales, worth, device))
    body, policy = net["body"], net["policy"]
    layers = [body[0], body[2], policy]
    named = {f"w{at}": layer.weight for at, layer in enumerate(layers)} | {
        f"b{at}": layer.bias for at, layer in enumerate(layers)
    }
    return {name: tensor.detach().cpu().numpy() for name, tensor in named.items()}


def network(inputs: int, actions: int) -> Any:
    """Two layers that all seats share, then what to do and how well it stands."""
    from torch import nn

    body = nn.Sequential(nn.Linear(inputs, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU())
    net = nn.ModuleDict({"body": body, "policy": nn.Linear(HIDDEN, actions), "value": nn.Linear(HIDDEN, 1)})
    nn.init.orthogonal_(net["policy"].weight, 0.01)
    return net


def look(net: Any, seen: Any, masks: Any) -> tuple[Any, Any]:
    """The distribution over legal actions and the value of each position."""
    import torch

    hidden = net["body"](seen)
    logits = net["policy"](hidden).masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits, validate_args=False), net["value"](hidden)[:, 0]


def experience(net: Any, games: Any, scales: Any, worth: Rewards, device: str) -> dict[str, Any]:
    """Some steps of all games: what was seen and done, and how much better than expected it went."""
    import torch

    kept: dict[str, list[Any]] = {"seen": [], "masks": [], "actions": [], "chances": [], "values": []}
    seats, results = [], []
    for _ in range(STEPS):
        seen = torch.as_tensor(games.observations.copy(), device=device).float() / scales
        masks = torch.as_tensor(games.masks.copy(), device=device)
        with torch.no_grad():
            choice, values = look(net, seen, masks)
            actions = choice.sample()
            chances = choice.log_prob(actions)
        seats.append(games.seats.copy())
        games.step(actions.cpu().numpy())
        results.append({int(row): worth.of(games.scores[row].tolist()) for row in np.flatnonzero(games.ended)})
        for name, value in zip(kept, (seen, masks, actions, chances, values), strict=True):
            kept[name].append(value)
    told = advantages(torch.stack(kept["values"]).cpu().numpy(), seats, results)
    rows = {name: torch.cat(values) for name, values in kept.items()}
    return rows | {"better": torch.as_tensor(told.ravel(), device=device)}


def advantages(values: np.ndarray, seats: list[np.ndarray], results: list[dict[int, list[float]]]) -> np.ndarray:
    """For every decision how much better its seat fares than expected, looking back from its later decisions."""
    rows = np.arange(values.shape[1])
    later = np.full((len(rows), SEATS), np.nan, np.float32)  # what each seat's next decision is worth, or its result
    traces = np.zeros_like(later)
    told = np.zeros_like(values)
    for step in range(len(values) - 1, -1, -1):
        for row, result in results[step].items():
            later[row], traces[row] = result, 0.0
        who = seats[step]
        change = np.nan_to_num(later[rows, who] - values[step])
        told[step] = traces[rows, who] = change + TRACE * traces[rows, who]
        later[rows, who] = values[step]
    return told


def improve(net: Any, optimiser: Any, told: dict[str, Any]) -> None:
    """Makes what went better than expected likelier, a few times over."""
    import torch

    aims, better = told["values"] + told["better"], told["better"]
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(aims), device=aims.device).chunk(BATCHES):
            choice, values = look(net, told["seen"][part], told["masks"][part])
            ratio = (choice.log_prob(told["actions"][part]) - told["chances"][part]).exp()
            gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
            loss = VALUE * (values - aims[part]).square().mean() - gain - ENTROPY * choice.entropy().mean()
            optimiser.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()
