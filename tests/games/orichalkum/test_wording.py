"""Choices say what they cost and bring, questions what they are about, and notes why something happened."""

from __future__ import annotations

import pytest

from aegean.core.shared import changed
from aegean.games.orichalkum.dice import FACES, percent
from aegean.games.orichalkum.parts import TITANS

from .positions import GAME, Orichalkum, opened, settled

NAMES = ["Kallias", "Dora"]


def said(game: Orichalkum, move: str, lang: str) -> str:
    """A choice in words."""
    return GAME.say_choice(game.board, GAME.parse(move), lang, NAMES)


def told(game: Orichalkum, lang: str, *moves: str) -> list[str]:
    """The notes about some moves in words."""
    return [GAME.say_note(note, lang, NAMES) for note in game.heard(*moves)]


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Build: Volcano and Mountain with a Cyclops, strength 10 (costs 1 hoplite)"),
        ("de", "Bauen: Vulkan und Gebirge mit einem Zyklopen, Stärke 10 (kostet 1 Hopliten)"),
    ],
)
def test_a_card_is_offered_with_all_that_lies_on_it(lang: str, words: str) -> None:
    game = settled().deal("build_2", "volcano mountain", "cyclops", position=3)
    assert said(game, "take 3", lang) == words


def test_a_fight_card_says_that_there_is_nobody_to_fight_before_it_is_taken() -> None:
    game = settled().deal("fight_1", position=1)
    assert said(game, "take 1", "en").endswith(". There is no creature on your island to fight")
    assert said(game, "take 1", "de").endswith(". Auf deiner Insel steht keine Kreatur, gegen die du kämpfen kannst")
    game.land(0, r2c3="V gorgon")
    assert said(game, "take 1", "en").endswith(")")
    game = settled().deal("fight_2", "volcano mountain", "cyclops")
    assert said(game, "take 1", "en").endswith(")")


def test_a_landscape_that_finds_no_place_is_said_to_before_its_card_is_taken() -> None:
    game = settled().deal("fight_2", "volcano forest", "gorgon")
    player = game.board.players[0]
    player.covered |= player.free()
    assert said(game, "take 1", "en").endswith(
        ". There is no place for the landscape on your island. There is no creature on your island to fight"
    )
    assert ". Für die Landschaft ist auf deiner Insel kein Platz." in said(game, "take 1", "de")


def test_a_titan_that_is_active_already_is_said_to_change_nothing() -> None:
    game = settled()
    game.land(0, r2c3="M", r2c4="M")
    game.titan(0, "hyperion")
    game.taken("produce", "mountain")
    assert said(game, "lay r1c4", "en").endswith("the Titan Hyperion (active already: nothing changes)")
    assert said(game, "lay r1c4", "de").endswith("der Titan Hyperion (schon aktiv: nichts ändert sich)")
    game.board.awake = changed(game.board.awake, TITANS.index("hyperion"), 0)
    assert said(game, "lay r1c4", "en").endswith("the Titan Hyperion")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "1 hoplite and 1 piece of orichalcum"), ("de", "1 Hoplit und 1 Stück Orichalkum")],
)
def test_a_port_is_offered_with_what_it_pays(lang: str, words: str) -> None:
    game = opened().play("take 1")
    assert said(game, "port mixed", lang).endswith(f"A4{' legen' if lang == 'de' else ''}: {words}")


def test_a_rotation_says_what_is_covered_what_it_brings_and_who_loses_a_titan() -> None:
    game = settled()
    game.land(0, r2c3="D", r3c3="D", r2c4="F")
    game.titan(1, "kronos")
    game.taken("build", "desert desert").play("lay r2c2")
    assert said(game, "turn se", "en") == "Desert and Desert on C3 and D3: the Titan Kronos (from Dora)"
    assert said(game, "turn se", "de") == "Wüste und Wüste auf C3 und D3: der Titan Kronos (von Dora)"


def test_hoplites_are_sent_with_dice_strength_and_chance_in_sight() -> None:
    game = settled()
    game.land(0, r2c3="V cyclops")
    game.hold(0, hoplites=2)
    game.acting("fight").play("fight r2c3")
    assert said(game, "send 2", "en") == "Send 2 hoplites: 3 combat dice against strength 10 (67% to win)"
    assert GAME.asks(game.board, "de") == "Wie viele Hopliten schickst du gegen den Zyklopen (Stärke 10)?"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Kallias defeats the Hydra of Themis (strength 12): the rolled 1 counts as a skull (siege engine)."),
        (
            "de",
            "Kallias besiegt die Hydra der Themis (Stärke 12): "
            "Die gewürfelte 1 zählt als Totenkopf (Belagerungsmaschine).",
        ),
    ],
)
def test_the_victory_of_a_siege_engine_is_explained(lang: str, words: str) -> None:
    game = settled()
    game.land(0, r2c3="V hydra_themis", r2c4="F", r3c3="F")
    game.own(0, r2c4="siege_engine_1")
    game.hold(0, hoplites=1)
    game.acting("fight").play("fight r2c3", "send 1")
    assert told(game, lang, "roll 1 4")[0] == words


def test_five_points_with_a_creature_left_are_told() -> None:
    game = settled()
    game.land(0, r2c3="V hydra_themis")
    game.tokens(0, medals=4)
    game.hold(0, orichalcum=5)
    game.acting("build")
    assert told(game, "en", "medal") == [
        "Kallias forges a medal from 5 pieces of orichalcum: 1 victory point, now 5 of 5.",
        "Kallias has 5 victory points, but still 1 creature on their island: the game goes on.",
    ]


def test_a_card_without_a_possible_action_says_so() -> None:
    game = settled()
    line = "Kallias kann die Aktion „Kreaturen bekämpfen“ nicht durchführen: Auf der eigenen Insel steht keine Kreatur."
    game.deal("fight_1")
    assert line in told(game, "de", "take 1")


def test_a_fight_that_the_dice_can_lose_is_never_called_certain() -> None:
    game = settled()
    game.land(0, r2c3="V minotaur", r1c4="V hellhound")
    game.hold(0, hoplites=3)
    game.acting("fight").play("fight r2c3")
    assert said(game, "send 3", "en") == "Send 3 hoplites: 4 combat dice against strength 6 (99% to win)"
    assert percent(4, 4, 1 << FACES.index("skull")) == 100
