"""What the log tells and what the rules text defines."""

from __future__ import annotations

import re
from pathlib import Path

from aegean.core.catalog import folder
from aegean.core.phrase import Notes
from aegean.play import Table
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
        "Theano receives the favour of Demeter (alpha column).",
        "Theano: Wheat production rises from 6 to 7.",
        "Theano is the first on the last space of Wheat production and takes its Glory card: 2 victory points "
        "(now 1 card is taken; 4 end the game).",
        "Theano takes 7 wheat from the supply (Demeter).",
    ]


@clause("OU-4.2", "OU-4.3")
def test_the_log_tells_several_steps_in_one_line_and_what_stops_them() -> None:
    game = opened(3)
    game.set_levels(0, "2/2/1/1/1/1")
    assert said(game, "god athena", "join no", "join no", lang="de") == [
        "Theano erhält die Gunst der Athena (Alpha-Spalte).",
        "Theano: Kultur steigt von 2 auf 4.",
    ]
    game = opened(3)
    game.set_levels(0, "3/2/1/1/1/1")
    assert said(game, "god athena", "join no", "join no", lang="de")[1:] == [
        "Theano: Kultur steigt von 3 auf 4.",
        "Theano: Kultur bleibt auf 4, weil die Schule fehlt.",
    ]


@clause("OU-4.3")
def test_the_log_tells_of_a_marker_on_its_last_space() -> None:
    game = opened(3)
    game.own(0, "agora")
    game.set_levels(0, "1/9/1/1/1/1")
    assert said(game, "god aphrodite", "join no", "join no")[-1] == "Theano: Population stays at 10, the last space."


@clause("OU-7.6", "OU-7.9")
def test_the_log_tells_how_a_war_ended() -> None:
    game = opened(4)
    game.set_levels(0, "1/5/3/1/1/1")
    game.set_store(1, 4, 0, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp")
    assert said(game, "target seat_2") == [
        "Theano wins the war against Mika (strength 3 to 1).",
        "Theano takes 2 wheat from Mika into the tribute area (locked until upkeep).",
    ]


@clause("OU-7.7", "OU-7.8")
def test_the_log_tells_why_a_tie_brings_nothing() -> None:
    game = opened(4).hold_ceremony("zeus")
    game.play("zeus war", "zeus vp")
    assert said(game, "target seat_2", lang="de") == [
        "Theano geht im Krieg gegen Mika leer aus (Stärke 1 zu 1): Ein Patt reicht nur, wenn man die Zeremonie "
        "des Ares leitet oder die einzige Flotte der beiden hat.",
    ]


@clause("OU-8.2")
def test_the_log_tells_whom_the_plague_struck() -> None:
    game = opened(3).hold_ceremony("apollo")
    game.set_levels(2, "1/6/1/1/1/1")
    assert said(game, "apollo vp_1_plague", lang="de")[:3] == [
        "Theano erhält 1 Siegpunkt (Apollo).",
        "Theano schickt eine Plage (Apollo): Wer sich nicht beteiligt hat, verliert ein Drittel der Bevölkerung.",
        "Leda wird von der Plage getroffen, die Theano schickt: Die Bevölkerung sinkt von 6 auf 4.",
    ]


@clause("OU-12.5", "OU-12.10", "OU-12.12")
def test_the_log_tells_what_upkeep_did() -> None:
    game = opened(3)
    game.own(0, "goldsmith")
    game.set_levels(0, "1/2/3/1/1/1")
    game.board.notes = Notes()
    game.to_upkeep()
    told = [GAME.say_note(note, "en", NAMES) for note in game.board.notes.take()]
    assert told == [
        "The upkeep phase begins.",
        "Theano: Military falls from 3 to 2, since it may not be higher than Population.",
    ]
    assert said(game, "use done")[:1] == ["Theano takes all priests back and now has 3 (Population 2, Culture 1)."]


@clause("OU-3.6", "OU-12.10", "OU-12.12")
def test_what_several_do_stands_in_one_line() -> None:
    table = Table(GAME, ["random"] * 4, seed=3, names=NAMES)
    table.run_bots()
    log = table.log(None, "en")
    assert any(re.fullmatch(r"\w+, \w+ and \w+ join with a priest each\.", line) for line in log)
    priests = [line for line in log if line.startswith("All take their priests back: ")]
    assert len(priests) == sum(line == "The upkeep phase begins." for line in log)
    assert all(name in priests[0] for name in NAMES)


@clause("OU-11.5")
def test_the_log_tells_why_the_temple_of_athena_raises_and_lowers_levels() -> None:
    game = opened(3)
    game.own(0, "temple_athena", "school")
    game.set_levels(0, "5/2/1/1/1/1")
    assert said(game, "god athena", "join no", "join no")[2] == (
        "Theano raises a level of choice by 1 (Temple of Athena); then all others lose a level, since Culture was at 7."
    )
    game = opened(3)
    game.own(0, "temple_athena")
    assert said(game, "god athena", "join no", "join no", lang="de")[2] == (
        "Theano erhöht einen Level nach Wahl um 1 (Tempel der Athena)."
    )


@clause("OU-9.4", "OU-9.7")
def test_the_log_tells_every_resource_that_a_building_costs_also_without_a_question() -> None:
    game = opened(3).hold_ceremony("hephaestus")
    game.set_store(0, 1, 1, 0)
    assert said(game, "build agora") == [
        "Theano pays 1 wheat for the Agora.",
        "Theano pays 1 venison for the Agora.",
        "Theano builds the Agora: no victory points.",
        "There is no building that Theano can build now.",
    ]


@clause("OU-10.25", "OU-10.30", "OU-11.8")
def test_the_log_tells_what_the_quarry_saves_and_what_points_and_tribute_pay() -> None:
    game = opened(3).hold_ceremony("hephaestus")
    game.own(0, "marble_quarry", "temple_hephaestus", "parthenon")
    game.set_store(0, 0, 0, 0)
    game.set_tribute(0, 1, 1, 1)
    game.board.players[0].points = 5
    told = said(game, "build agora", "swap no", "pay tribute_venison", lang="de")
    assert told[:2] == [
        "Theano zahlt 1 beliebige Ressource weniger für die Agora (Marmorbruch).",
        "Theano zahlt 1 Wildbret aus dem Tribut-Lager für die Agora (Parthenon).",
    ]
    assert said(game, "build barracks", "waive venison", "swap fish")[:2] == [
        "Theano pays 1 venison less for the Barracks (Marble Quarry).",
        "Theano pays 1 victory point instead of 1 fish for the Barracks (Temple of Hephaestus).",
    ]


@clause("OU-7.7", "OU-7.10", "OU-10.16")
def test_the_log_tells_who_wins_a_tie_and_why_and_what_the_store_lacks() -> None:
    game = opened(3).hold_ceremony("ares")
    game.set_store(1, 0, 0, 0)
    assert said(game, "ares war_2", "target seat_2", lang="de")[:4] == [
        "Theano erklärt 2 Kriege (Ares).",
        "Theano benennt Leda als Kriegsziel, das einzige, das übrig ist.",
        "Theano gewinnt den Krieg gegen Mika (Stärke 1 zu 1): Wer die Zeremonie des Ares leitet, gewinnt ein Patt.",
        "Theano darf 1 Ressource von Mika nehmen, doch das Vorratslager dort ist leer.",
    ]


@clause("OU-11.5", "OU-11.7")
def test_the_log_tells_who_makes_others_lose_levels_and_points() -> None:
    game = opened(3).hold_ceremony("hephaestus")
    game.set_levels(0, "9/2/1/1/1/1")
    game.set_levels(1, "3/3/1/1/1/1")
    game.set_levels(2, "2/1/1/1/1/1")
    game.set_store(0, 9, 9, 9)
    game.board.players[2].points = 2
    game.play("build temple_hades")
    while game.question == "pay_cube":
        game.idle()
    assert said(game, "hades lower")[:2] == [
        "Mika: Culture falls by 1 to level 2 (Temple of Hades, Theano).",
        "Mika: Population falls by 1 to level 2 (Temple of Hades, Theano).",
    ]
    assert said(game, "hades lose_vp", lang="de")[0] == "Leda verliert 2 Siegpunkte (Tempel des Hades, Theano)."


@clause("OU-12.3")
def test_the_log_tells_what_goes_back_to_the_supply_and_why() -> None:
    game = opened(3)
    game.set_store(0, 8, 0, 0)
    game.board.notes = Notes()
    game.to_upkeep()
    told = [GAME.say_note(note, "de", NAMES) for note in game.board.notes.take()]
    assert told[1] == (
        "Theano legt 3 Weizen in den allgemeinen Vorrat zurück: Nur 5 Ressourcen bleiben im Vorratslager."
    )


@clause("OU-12.7", "OU-10.17")
def test_the_log_tells_what_a_building_of_upkeep_takes_and_brings() -> None:
    game = opened(3)
    game.own(0, "trade_route", "acropolis")
    game.set_store(0, 1, 1, 0)
    game.to_upkeep()
    assert said(game, "use trade_route_store_wheat", lang="de")[:3] == [
        "Theano gibt 1 Weizen aus dem Vorratslager ab (Handelsroute).",
        "Theano nimmt 1 Wildbret aus dem allgemeinen Vorrat (Handelsroute).",
        "Theano nimmt 1 Fisch aus dem allgemeinen Vorrat (Handelsroute).",
    ]
    assert said(game, "use acropolis_athena")[:2] == [
        "Theano uses the Acropolis.",
        "Theano receives the favour of Athena (beta column).",
    ]
