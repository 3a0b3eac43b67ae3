"""What the log tells and what the rules text defines."""

from __future__ import annotations

import re
from pathlib import Path

from aegean.core.catalog import folder
from aegean.core.phrase import Notes
from aegean.testing import clause

from .positions import GAME, Olympus, opened

NAMES = ["Theano", "Mika", "Leda", "Jonas"]


def said(game: Olympus, *moves: str, lang: str = "en") -> list[str]:
    return [GAME.say_note(note, lang, NAMES) for note in game.heard(*moves)]


def test_every_clause_below_a_clause_is_cited_by_code_and_tests() -> None:
    text = (folder("olympus") / "rules.md").read_text("utf-8")
    inner = re.findall(r"^  - \*\*(OU-\d+\.\d+\.\d+)\*\*", text, re.MULTILINE)
    assert len(inner) == 19
    code = "".join(path.read_text("utf-8") for path in folder("olympus").rglob("*.py"))
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    for number in inner:
        assert number in code, number
        assert f'"{number}"' in tests, number


@clause("OU-4.2", "OU-13.2")
def test_the_log_names_levels_and_glory_cards() -> None:
    game = opened(3)
    game.set_levels(0, "1/2/1/6/1/1")
    assert said(game, "god demeter", "join no", "join no") == [
        "Wheat production rises to 7",
        "Glory card, Wheat production: 2 points",
        "Taken: 7 Wheat",
    ]


@clause("OU-7.6", "OU-7.9")
def test_the_log_tells_how_a_war_ended() -> None:
    game = opened(4)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_store(1, 4, 0, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp")
    assert said(game, "target seat_2") == ["War won against Mika, 3 to 1", "Tribute from Mika: 2 Wheat"]


@clause("OU-8.2")
def test_the_log_tells_whom_the_plague_struck() -> None:
    game = opened(3).hold_ceremony("apollo")
    game.set_levels(2, "1/6/1/1/1/1")
    assert said(game, "apollo vp_1_plague", lang="de")[:2] == ["Punkte: 1", "Seuche, Leda: Bevölkerung sinkt auf 4"]


@clause("OU-12.5", "OU-12.10", "OU-12.12")
def test_the_log_tells_what_upkeep_did() -> None:
    game = opened(3)
    game.own(0, "goldsmith")
    game.set_levels(0, "1/2/3/1/1/1")
    game.board.notes = Notes()
    game.to_upkeep()
    told = [GAME.say_note(note, "en", NAMES) for note in game.board.notes.take()]
    assert told == ["Upkeep begins", "Theano, Military: limited by population to 2"]
    assert said(game, "use done")[:1] == ["Theano, priests: 3"]
