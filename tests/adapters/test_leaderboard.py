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


def test_the_best_stand_first_and_parts_of_the_protocol_last() -> None:
    cell = {"game": "athens", "rules": 1, "opponent": "easy", "games": 300, "win_share": 0.5, "low": 0.44, "high": 0.54}
    part, whole = [cell | {"games": 6}], [cell, cell | {"game": "olympos"}]
    found = [
        {"track": "play", "agent": "part", "official": False, "score": 0.9, "cells": part},
        {"track": "play", "agent": "worse", "official": True, "score": 0.25, "cells": whole},
        {"track": "play", "agent": "better", "official": True, "score": 0.5, "cells": whole},
    ]
    rows = [row for row in leaderboard.page(found).splitlines() if row.startswith("| ")]
    assert [row.split(" | ")[0] for row in rows[2:5]] == ["| better", "| worse", "| part"]
    one = "50.0 % (44.0 to 54.0; 300)"
    assert rows[2] == f"| better | **300** | 50.0 % (45.8 to 52.8; 600) | {one} | {one} |"
    assert rows[4] == "| part | 6 |  | 50.0 % (44.0 to 54.0; 6) |  |"
    assert rows[-1] == "| part | athens | 50.0 % (44.0 to 54.0; 6) |"


def test_results_under_other_rules_are_named() -> None:
    cells = [{"game": "athens", "rules": 1}, {"game": "olympos", "rules": 3}]
    found = [{"agent": "old", "cells": cells}, {"agent": "new", "cells": [cells[0], cells[1] | {"rules": 4}]}]
    assert leaderboard.rules_apart(found) == "- olympos: 3 (old); 4 (new)\n"
    assert leaderboard.rules_apart(found[:1]) == ""


def test_runs_of_learning_are_one_result_and_later_rules_stand() -> None:
    cell = {"limit": 10**5, "game": "olympos", "rules": 3, "opponent": "easy", "games": 300, "win_share": 0.2}
    one = {"track": "learning", "agent": "mine", "official": True, "cells": [cell, cell | {"limit": 10**6}]}
    later = cell | {"rules": 4, "win_share": 0.4}
    two = one | {"official": False, "cells": [later]}
    (found,) = leaderboard.together([two, one])
    assert found["scores"] == {"100000": 0.4, "1000000": 0.2} and found["official"]
    assert leaderboard.rules_apart([found]) == "- olympos: 3 (mine after 1,000,000); 4 (mine after 100,000)\n"
    assert leaderboard.curves([two, one]).count(">mine<") == 1
    (found,) = leaderboard.together([one, two | {"cells": [later | {"games": 6}]}])
    assert not found["official"]


def test_four_cells_are_twice_as_sure_as_one() -> None:
    cell = leaderboard.Figure(0.5, 0.4, 0.6, 100)
    found = leaderboard.mean([cell] * 4)
    assert (found.low, found.high, found.games) == pytest.approx((0.45, 0.55, 400))
    itself = leaderboard.Figure(0.3, 0.3, 0.3, 0)
    assert leaderboard.mean([cell, itself])[:3] == pytest.approx((0.4, 0.35, 0.45))


def test_who_learned_more_stands_higher_in_the_picture() -> None:
    cell = {"game": "athens", "rules": 1, "opponent": "easy", "games": 300}
    cells = [cell | {"limit": limit, "win_share": share} for limit, share in ((10**5, 0.2), (10**6, 0.7))]
    picture = leaderboard.curves([{"track": "learning", "agent": "mine", "official": False, "cells": cells}])
    assert 'points="50.0,200.0 110.0,100.0"' in picture and ">mine<" in picture


def test_a_result_that_was_changed_is_refused(tmp_path: Path) -> None:
    (tmp_path / "mine.json").write_text(json.dumps(signed({"track": "play", "score": 0.5})))
    assert leaderboard.results(tmp_path)[0]["score"] == 0.5
    (tmp_path / "mine.json").write_text((tmp_path / "mine.json").read_text().replace("0.5", "0.6"))
    with pytest.raises(GameError, match="mine.json: the digest is not"):
        leaderboard.results(tmp_path)
