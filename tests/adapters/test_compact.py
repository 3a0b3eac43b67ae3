"""Compact observations are smaller and lose nothing."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import aegean
from aegean.adapters import gymnasium
from aegean.adapters.batch import Games
from aegean.adapters.compact import Compact, CompactObservation


def test_fields_are_numbers_made_of_their_planes() -> None:
    game = aegean.load("orichalkum")
    compact, luck = Compact(game), np.random.default_rng(1)
    assert compact.size == 1609
    start = sum(int(np.prod(shape)) for _, shape in compact.pieces[:-2])
    with Games("orichalkum", 3, games=4, processes=1, seed=5) as games:
        for _ in range(40):
            games.step(games.any_legal(luck))
        full, packed = games.tensors(), compact.of(games.tensors())
    maps = full[:, start : start + 4 * 13 * 56].reshape(4, 4, 13, 56)
    assert [name for name, _ in compact.pieces][-2] == "maps" and maps[:, :, :11].any()
    codes = np.rint(packed[:, start : start + 4 * 3 * 56].reshape(4, 4, 3, 56)[:, :, 0] * 2047).astype(int)
    assert all((((codes >> bit) & 1) == maps[:, :, bit]).all() for bit in range(11))
    assert (packed[:, :start] == full[:, :start]).all() and (packed >= compact.lows).all()
    assert (packed <= compact.highs + 1e-6).all() and (compact.of(full[0]) == packed[0]).all()


@pytest.mark.parametrize("name", ["athens", "orichalkum"])
def test_a_compact_environment_is_one_of_gymnasium(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*different from the unwrapped version.*")
        check_env(CompactObservation(gymnasium.env(name, ["random"])), skip_render_check=True)
