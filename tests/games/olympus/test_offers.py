"""What is offered and asked, in words: what a choice costs and brings here, and what a question is about."""

from __future__ import annotations

from aegean.testing import clause

from .positions import GAME, Olympus, opened

NAMES = ["Theano", "Mika", "Leda", "Jonas"]


def offered(game: Olympus, move: str) -> tuple[str, str]:
    """A legal move as it is offered, in both languages."""
    assert game.can(move)
    action = GAME.parse(move)
    return GAME.say_choice(game.board, action, "en", NAMES), GAME.say_choice(game.board, action, "de", NAMES)


def asked(game: Olympus) -> tuple[str, str]:
    """What is asked, in both languages."""
    return GAME.asks(game.board, "en", NAMES), GAME.asks(game.board, "de", NAMES)


@clause("OU-3.4", "OU-3.6")
def test_a_ceremony_says_what_leading_and_joining_bring() -> None:
    game = opened(3)
    assert offered(game, "god athena") == (
        "Lead the ceremony of Athena with a priest (you: culture +2; whoever joins: culture +1)",
        "Mit einem Priester die Zeremonie der Athena leiten (du: Kultur +2; wer sich beteiligt: Kultur +1)",
    )
    game.play("god athena")
    assert offered(game, "join yes") == (
        "Join with 1 of your 3 priests: culture +1",
        "Sich mit 1 von 3 Priestern beteiligen: Kultur +1",
    )


@clause("OU-6.9")
def test_whoever_can_build_nothing_is_told_before_they_lead_or_join_hephaestus() -> None:
    game = opened(3)
    for seat in range(3):
        game.set_store(seat, 0, 0, 0)
    lead, leiten = offered(game, "god hephaestus")
    assert lead.endswith(" There is nothing that you can build now")
    assert leiten.endswith(" Du kannst jetzt nichts bauen")
    game.play("god hephaestus")
    assert offered(game, "join yes")[0].endswith(": 1 building. There is nothing that you can build now")
    game.set_store(1, 2, 2, 2)
    assert offered(game, "join yes")[0].endswith(": 1 building")


@clause("OU-11.12")
def test_the_temple_of_zeus_makes_joining_worth_more() -> None:
    game = opened(3)
    game.own(1, "temple_zeus")
    game.play("god zeus")
    assert offered(game, "join yes")[0] == "Join with 1 of your 3 priests: 2 picks"


@clause("OU-9.4", "OU-9.7")
def test_a_building_says_its_cost_its_points_and_its_effect() -> None:
    game = opened(3).hold_ceremony("hephaestus")
    game.set_store(0, 2, 2, 2)
    assert asked(game) == ("Choose a building: up to 2 may be built", "Wähle ein Gebäude: Bis zu 2 darfst du bauen")
    assert offered(game, "build agora") == (
        "Build the Agora (costs 2 resources of any kind, brings no victory points): Population may pass 5",
        "Agora bauen (kostet 2 beliebige Ressourcen, bringt keine Siegpunkte): Bevölkerung über 5 möglich",
    )
    assert offered(game, "build decline")[0] == "Build nothing"
    game.play("build agora")
    assert asked(game) == (
        "Pay for the Agora. Left: 2 resources of any kind",
        "Zahle für die Agora. Noch zu zahlen: 2 beliebige Ressourcen",
    )


@clause("OU-5.3", "OU-6.1")
def test_picks_say_the_new_level_and_what_is_produced() -> None:
    game = opened(3).hold_ceremony("zeus")
    game.own(0, "aqueduct")
    game.set_levels(0, "1/2/1/3/1/1")
    assert asked(game)[0] == "Choose from the list of Zeus: 2 picks left"
    assert offered(game, "zeus raise_culture")[1] == "Zeus: die Kultur auf Level 2 erhöhen"
    assert offered(game, "zeus produce_wheat")[0] == "Zeus: produce 4 wheat"


@clause("OU-6.2")
def test_hera_says_the_new_levels() -> None:
    game = opened(3).hold_ceremony("hera")
    assert offered(game, "hera raise_wheat_fish") == (
        "Hera: raise Wheat production to level 2 and Fish production to level 2",
        "Hera: die Weizenproduktion auf Level 2 und die Fischproduktion auf Level 2 erhöhen",
    )


@clause("OU-4.3", "OU-6.8")
def test_ares_says_how_far_the_marker_comes() -> None:
    game = opened(3).hold_ceremony("ares")
    game.set_levels(0, "1/5/2/1/1/1")
    assert offered(game, "ares military_2")[0] == "Ares: Military +2 (to level 3)"
    game.set_levels(0, "1/5/3/1/1/1")
    assert offered(game, "ares military_1_war_1")[1] == (
        "Ares: Militär +1 und einen Krieg erklären (das Militär bleibt auf 3)"
    )
    assert offered(game, "ares war_2")[0] == "Ares: declare two wars"


@clause("OU-8.2", "OU-8.3")
def test_a_plague_says_whom_it_would_hit() -> None:
    game = opened(3).hold_ceremony("apollo")
    assert offered(game, "apollo vp_1_plague")[0] == "Apollo: 1 victory point and a plague: nobody loses Population"
    game.set_levels(1, "1/6/1/1/1/1")
    game.set_levels(2, "1/4/1/1/1/1")
    assert offered(game, "apollo vp_1_plague") == (
        "Apollo: 1 victory point and a plague: 2 other players lose 3 Population in all",
        "Apollo: 1 Siegpunkt und eine Plage: Die Bevölkerung von 2 Mitspielern sinkt um zusammen 3",
    )


@clause("OU-4.3")
def test_whoever_is_stuck_at_a_pillar_is_told_before_they_lead_or_join() -> None:
    game = opened(3)
    game.set_levels(0, "4/5/1/1/1/1")
    assert offered(game, "god athena")[0].endswith(" Your Culture cannot rise now")
    assert offered(game, "god aphrodite")[1].endswith(" Deine Bevölkerung kann jetzt nicht steigen")


@clause("OU-4.3")
def test_a_production_at_its_end_is_told_before_its_god_is_led() -> None:
    game = opened(3)
    game.set_levels(0, "1/1/1/1/1/7")
    assert offered(game, "god poseidon") == (
        "Lead the ceremony of Poseidon with a priest (you: fish +1, then produce; whoever joins: fish +1 or produce)"
        ". Your Fish production cannot rise now",
        offered(game, "god poseidon")[1],
    )
    assert offered(game, "god poseidon")[1].endswith(". Deine Fischproduktion kann jetzt nicht steigen")
    assert offered(game, "god demeter")[0].endswith(")")


@clause("OU-4.3", "OU-4.9")
def test_a_building_says_which_of_its_levels_cannot_rise() -> None:
    game = opened(3).hold_ceremony("hephaestus")
    game.set_levels(0, "5/5/3/1/1/1")
    said = [GAME.say_choice(game.board, GAME.parse("build militia"), lang, NAMES) for lang in ("en", "de")]
    assert said[0].endswith(": Population +1, military +1. Cannot rise now: Population and Military")
    assert said[1].endswith(". Nicht steigen kann jetzt: Bevölkerung und Militär")
    game.set_levels(0, "5/4/2/1/1/1")
    assert GAME.say_choice(game.board, GAME.parse("build militia"), "en", NAMES).endswith("military +1")


@clause("OU-7.5", "OU-7.6")
def test_a_war_says_both_strengths_and_what_it_would_bring() -> None:
    game = opened(4)
    game.set_levels(0, "1/5/4/1/1/1")
    game.set_store(1, 1, 0, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp")
    assert offered(game, "target seat_2") == (
        "War on Mika (strength 4 to 1): you take 1 resource",
        "Krieg gegen Mika (Stärke 4 zu 1): Du nimmst 1 Ressource",
    )


@clause("OU-4.6", "OU-12.3")
def test_levels_and_returns_say_how_many() -> None:
    game = opened(3)
    game.set_store(0, 4, 4, 0)
    game.to_upkeep()
    assert asked(game) == (
        "Return 3 resources: 5 may stay in your store",
        "Lege 3 Ressourcen zurück: 5 dürfen in deinem Vorratslager bleiben",
    )


@clause("OU-3.6", "OU-7.9")
def test_questions_name_whom_they_are_about() -> None:
    game = opened(4)
    game.play("god athena")
    assert asked(game)[1] == "Theano leitet die Zeremonie der Athena: Beteilige dich mit einem Priester oder passe"
    game = opened(4)
    game.set_levels(0, "1/5/4/1/1/1")
    game.set_store(1, 2, 2, 0)
    game.hold_ceremony("zeus")
    game.play("zeus war", "zeus vp", "target seat_2")
    assert asked(game) == (
        "Choose a resource that you take from Mika as tribute: 3 left",
        "Wähle eine Ressource, die du von Mika als Tribut nimmst: noch 3",
    )
