"""The leaderboard says what the result files say, and nothing that was changed in them."""

import json
from pathlib import Path

import pytest

from aegean.adapters import leaderboard
from aegean.adapters.benchmark import signed
from aegean.core.game import GameError

ROOT = Path(__file__).parents[2]


def test_the_page_is_current() -> None:
    written = leaderboard.page(leaderboard.results(ROOT / leaderboard.RESULTS))
    drawn = leaderboard.curves(leaderboard.results(ROOT / leaderboard.RESULTS))
    assert (ROOT / leaderboard.PAGE).read_text("utf-8") == written, (
        "python -m aegean.adapters.leaderboard writes it anew"
    )
    assert (ROOT / leaderboard.CURVES).read_text("utf-8") == drawn


def test_the_best_stand_first_and_parts_of_the_protocol_say_so() -> None:
    cell = {"game": "athens", "games": 300, "win_share": 0.5}
    found = [
        {"track": "play", "agent": "worse", "official": False, "score": 0.25, "cells": [cell | {"games": 6}]},
        {
            "track": "play",
            "agent": "better",
            "official": True,
            "score": 0.5,
            "cells": [cell, cell | {"game": "olympos"}],
        },
    ]
    rows = leaderboard.page(found).splitlines()
    assert rows[-2:] == ["| better | **300** | 50.0 % | 50.0 % | 50.0 % |", "| worse | 6 | 25.0 % | 50.0 % |  |"]


def test_who_learned_more_stands_higher_in_the_picture() -> None:
    cells = [{"game": "athens", "limit": limit, "win_share": share} for limit, share in ((10**5, 0.2), (10**6, 0.7))]
    picture = leaderboard.curves([{"track": "learning", "agent": "mine", "cells": cells}])
    assert 'points="50.0,200.0 110.0,100.0"' in picture and ">mine<" in picture


def test_a_result_that_was_changed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(signed({"track": "play", "score": 0.5})))
    assert leaderboard.results(tmp_path)[0]["score"] == 0.5
    (tmp_path / "mine.json").write_text((tmp_path / "mine.json").read_text().replace("0.5", "0.6"))
    with pytest.raises(GameError, match="mine.json: the digest is not"):
        leaderboard.results(tmp_path)
