"""What is offered and asked, in words: what a choice costs and brings here, and what a question is about."""

from __future__ import annotations

from aegean.testing import clause

from .positions import GAME, Athens, at_action, at_base, at_event


def offered(game: Athens, move: str) -> tuple[str, str]:
    """A legal move as it is offered, in both languages."""
    assert game.can(move)
    action = GAME.parse(move)
    return GAME.say_choice(game.board, action, "en"), GAME.say_choice(game.board, action, "de")


def asked(game: Athens) -> tuple[str, str]:
    """What is asked, in both languages."""
    return GAME.asks(game.board, "en"), GAME.asks(game.board, "de")


@clause("AT-5.1", "AT-6.3")
def test_base_cards_say_their_symbols_and_points() -> None:
    assert offered(at_base(), "base kiln") == (
        "Take a Kiln: your first symbol of this kind",
        "Basiskarte Brennofen nehmen: dein erstes Basissymbol dieser Art",
    )
    assert offered(at_action(), "turn shipyard") == (
        "Turn over a Shipyard: 5 victory points, then 2 symbols of this kind",
        "Basiskarte Werft umdrehen: 5 Siegpunkte, dann 2 Basissymbole dieser Art",
    )


@clause("AT-6.5", "AT-6.6")
def test_an_action_says_what_it_brings_and_what_the_dice_leave_to_pay() -> None:
    game = at_action(dice="L L", tiles="M M U")
    assert offered(game, "use laurion_coin") == (
        "Laurion Silver Mine: mine silver (brings 1 coin, costs 1 upper-class tile or 2 middle-class tiles)",
        "Laurion-Silbermine: Silber schürfen "
        "(bringt 1 Münze, kostet 1 Oberschichtplättchen oder 2 Mittelschichtplättchen)",
    )
    game.play("use laurion_coin")
    assert asked(game) == (
        "Pay for the Laurion Silver Mine (on the dice: lower class and lower class)",
        "Zahle für die Laurion-Silbermine (auf den Würfeln: Unterschicht und Unterschicht)",
    )
    assert offered(game, "pay 2") == ("Pay 2 middle-class tiles", "2 Mittelschichtplättchen zahlen")


@clause("AT-10.1")
def test_an_action_says_how_little_the_supply_leaves_of_what_it_brings() -> None:
    game = at_action(dice="U L")
    game.give(1, cloth=9)
    game.give(0, wine=1, olive_oil=1)
    assert offered(game, "use trader_two_cloth") == (
        "Trader: 2 cubes for 2 cloth (brings 1 cloth, costs no tile)",
        "Händler: 2 Holzwürfel gegen 2 Stoff tauschen (bringt 1 Stoff, kostet kein Plättchen)",
    )
    game.give(1, cloth=1)
    assert game.why("use trader_two_cloth") == "supply_empty"


@clause("AT-6.8", "AT-7.29")
def test_a_square_says_its_points_and_that_the_dice_pay() -> None:
    game = at_action(dice="M L", tiles="")
    game.give(0, wine=1)
    assert offered(game, "use atelier_square_wine") == (
        "Atelier: place wine on the square (brings 8 victory points, costs no tile)",
        "Atelier: Wein auf das Quadrat legen (bringt 8 Siegpunkte, kostet kein Plättchen)",
    )


@clause("AT-6.12", "AT-8.6", "AT-9.2")
def test_cards_and_landmarks_say_what_they_add() -> None:
    game = at_action(dice="U L", tiles="L")
    game.own(0, "quarry")
    game.take(0, ecclesia=1)
    assert offered(game, "take ecclesia")[0] == (
        "Take an Ecclesia (brings 6 victory points and 1 roll a round, costs no tile)"
    )
    assert offered(game, "take landmark") == (
        "Take the Stoa (brings 7 victory points, costs 1 lower-class tile)",
        "Stoa nehmen (bringt 7 Siegpunkte, kostet 1 Unterschichtplättchen)",
    )


@clause("AT-8.6", "AT-9.5")
def test_a_temple_and_a_card_without_points_say_so() -> None:
    game = at_action(dice="U L", tiles="L U M", landmark="temple_of_athena_nike")
    game.own(0, "quarry", "quarry", "quarry", "quarry")
    game.take(0, ecclesia=4)
    assert "6 victory points and a temple to use as an action, costs" in offered(game, "take landmark")[0]
    assert offered(game, "take ecclesia") == (
        "Take an Ecclesia (brings no victory points and 1 roll a round, costs no tile)",
        "Aktionskarte Ecclesia nehmen (bringt keine Siegpunkte und 1 Wurf je Runde, kostet kein Plättchen)",
    )


@clause("AT-8.1", "AT-8.2")
def test_laying_cards_under_a_village_says_how_many_and_what_is_lost() -> None:
    game = at_action(dice="U L")
    game.own(0, "kiln turned", "kiln")
    game.play("take village", "pay 1")
    assert asked(game) == ("Lay 2 base cards under the Village", "Lege 2 Basiskarten unter das Dorf")
    assert offered(game, "tuck kiln turned")[0] == "Lay a turned Kiln under the Village: 5 victory points less"
    game.play("tuck kiln turned")
    assert asked(game) == ("Lay 1 more base card under the Village", "Lege noch 1 Basiskarte unter das Dorf")


@clause("AT-11.2", "AT-11.4")
def test_events_and_spaces_say_their_points() -> None:
    game = at_event(wine=1, coin=1)
    assert offered(game, "event drama")[0] == "Place cubes on the Drama card (up to 8 victory points for the first)"
    game.play("event drama")
    assert asked(game) == (
        "Place cubes on the Drama card. Cubes that fit: wine and coin",
        "Lege Holzwürfel auf die Ereigniskarte Theater. Passende Holzwürfel: Wein und Münze",
    )
    assert offered(game, "place drama_upper_2 coin")[1] == "1 Münze legen (Theater, obere Reihe, Feld 2): 8 Siegpunkte"


@clause("AT-4.4", "AT-6.15")
def test_what_is_to_be_paid_and_discarded_is_counted() -> None:
    game = at_action(dice="U L")
    game.give(0, wine=2, olive_oil=2)
    game.play("use trader_two_cloth", "pay 1")
    assert asked(game) == ("Pay 2 cubes for the Trader", "Zahle 2 Holzwürfel für den Händler")
    game = at_action().run_to("draw_tile").play("draw lower", "draw lower")
    assert asked(game) == (
        "Discard 1 population tile: you may keep 3",
        "Wirf 1 Bevölkerungsplättchen ab: 3 darfst du behalten",
    )
