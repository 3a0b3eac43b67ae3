"""Many games in lock-step: the same games on any number of processes, and the same as one by one."""

import numpy as np
import pytest

import aegean
from aegean.adapters.batch import CHUNK, Games
from aegean.core.game import GameError
from aegean.core.seen import Seen
from tests.adapters.tables import TABLES


def played(name: str, seats: int, processes: int, steps: int) -> list[np.ndarray]:
    """All arrays of all steps of seeded random games."""
    luck, heard = np.random.default_rng(1), []
    with Games(name, seats, games=6, processes=processes, seed=9) as games:
        for _ in range(steps):
            heard += [
                games.seats.copy(),
                games.observations.copy(),
                games.masks.copy(),
                games.counts.copy(),
                games.ended.copy(),
            ]
            games.step(games.any_legal(luck))
    return heard


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_games_end_and_begin_anew(name: str, seats: int) -> None:
    luck, ended = np.random.default_rng(2), 0
    with Games(name, seats, games=3, processes=1, seed=4) as games:
        while ended < 3:
            assert (games.masks.sum(1) > 1).all()
            assert ((games.seats >= 0) & (games.seats < seats)).all()
            games.step(games.any_legal(luck))
            for row in np.flatnonzero(games.ended):
                ended += 1
                assert min(games.places[row]) == 1 or games.rewards[row].tolist() == [-1.0]
                assert (np.abs(games.rewards[row]) <= 1).all()
                assert seats == 1 or abs(games.rewards[row].sum()) < 1e-6


def test_processes_do_not_change_the_games() -> None:
    alone, shared = played("athens", 3, 1, 12), played("athens", 3, 2, 12)
    assert all((one == two).all() for one, two in zip(alone, shared, strict=True))


@pytest.mark.parametrize("name", aegean.names())
def test_observations_and_masks_are_those_of_the_seat_that_decides(name: str) -> None:
    game, luck = aegean.load(name), np.random.default_rng(3)
    with Games(name, games=CHUNK + 4, processes=1, seed=5) as games:
        for _ in range(5):
            for row, lane in enumerate(games._worker.batch.lanes):
                seen = Seen(lane.state, lane.seat)
                assert games.seats[row] == lane.seat
                assert list(np.flatnonzero(games.masks[row])) == seen.legal()
                assert games.options[row, : games.counts[row]].tolist() == seen.legal()
                assert (games.tensors()[row] == np.array(game.features.tensor(seen), np.float32)).all()
            games.step(games.any_legal(luck))


def test_an_illegal_action_is_refused_and_nothing_is_played() -> None:
    with Games("athens", 2, games=4, processes=2, seed=5) as games:
        before = games.observations.copy()
        actions = games.any_legal(np.random.default_rng(1))
        actions[3] = np.flatnonzero(games.masks[3] == 0)[0]
        with pytest.raises(GameError, match="is not legal in game 3"):
            games.step(actions)
        assert (games.observations == before).all()
        games.step(games.any_legal(np.random.default_rng(1)))
        assert (games.observations != before).any(1).all()


def test_every_legal_action_is_as_likely() -> None:
    luck = np.random.default_rng(1)
    with Games("athens", 2, games=2, processes=1, seed=5) as games:
        drawn = np.array([games.any_legal(luck) for _ in range(3000)])
        for row, mask in enumerate(games.masks):
            counts = np.bincount(drawn[:, row], minlength=len(mask))
            assert counts[mask == 0].sum() == 0
            assert counts[mask == 1].min() > 0.8 * 3000 / mask.sum()


def test_a_lost_process_is_told() -> None:
    with Games("athens", 2, games=4, processes=2, seed=5) as games:
        games._processes[0].process.kill()
        with pytest.raises(GameError, match="is gone"):
            games.step(games.any_legal(np.random.default_rng(1)))
