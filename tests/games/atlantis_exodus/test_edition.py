"""Owners with other printed values: another components file changes the rule, a broken one is refused in one line."""

from __future__ import annotations

from pathlib import Path

import aegean
from aegean.core.edition import Edition
from aegean.testing import clause
from aegean.testing.editions import EditionRunner
from aegean.testing.shared_tests import EditionTests

EDITIONS = EditionRunner("atlantis_exodus")
edition, output = EDITIONS.edition, EDITIONS.output


@clause("AE-9.28")
def test_another_dispatch_bonus_counts(tmp_path: Path) -> None:
    mine = edition(tmp_path, ("dispatch = { vp = 9, flames = 1", "dispatch = { vp = 12, flames = 1"))
    program = "print(list(module('parts').DISPATCH_POINTS)[7])"
    assert output(EDITIONS.shipped, program) == "9"
    assert output(mine, program) == "12"


@clause("AE-11.25", "AE-21.1")
def test_other_amounts_on_cards_and_in_final_scoring_count(tmp_path: Path) -> None:
    mine = edition(tmp_path, ('effect = "three_vp"\nn = 3', 'effect = "three_vp"\nn = 4'), ("row_vp = 2", "row_vp = 5"))
    program = """
print(module('cards').INFLUENCE_AMOUNT[15], module('parts').ROW_POINTS)
"""
    assert output(EDITIONS.shipped, program) == "3 2"
    assert output(mine, program) == "4 5"


@clause("AE-14.5", "AE-10.3")
def test_tiles_and_cards_say_what_they_bring_in_this_edition() -> None:
    changes = {"workshop.ws_kn_1.effect.n": 3, "knowledge_card.kn_guilds_1.effect.per": 4}
    words = aegean.load(Edition("atlantis_exodus", "x", changes).text()).words("en")
    assert words.attribute("ws_kn_1", "text") == "Per knowledge card gained: +3 flames."
    assert words.attribute("ws_sf_1", "text") == "Per purple settler from Atlantis: +1 flame."
    assert words.view("scroll_guilds") == "1 per 4 brown"
    assert words.attribute("kn_guilds_1", "text") == "1 victory point per 4 rescued brown settlers."


@clause("AE-11.12", "AE-17.14", "AE-23.6")
def test_what_cards_and_monuments_say_of_points_is_of_this_edition() -> None:
    changes = {
        "influence_card.inf_three_flames.n": 2,
        "pillar_shaft.shaft_gain_vp_1.n": 2,
        "monument.mon_agora.effect.vp": 1,
    }
    words = aegean.load(Edition("atlantis_exodus", "x", changes).text()).words("de")
    assert words.view("card_inf_three_flames") == words.attribute("inf_three_flames", "text") == "2 Flammen."
    assert words.attribute("shaft_gain_vp_1", "text") == "2 Siegpunkte."
    assert words.attribute("mon_agora", "text") == "1 Siegpunkt je Agora."


@clause("AE-4.4", "AE-15.3")
def test_order_spaces_and_agoras_are_named_by_what_they_bring_in_this_edition() -> None:
    changes = {
        "order_space.order_3.bonus.0.n": 2,
        "agora.agora_4.bonus.0.n": 3,
        "agora.agora_4.bonus.1.book": "craft",
    }
    game = aegean.load(Edition("atlantis_exodus", "x", changes).text())
    english, german = game.words("en"), game.words("de")
    assert english.move(game.space, game.parse("order order_3")) == "Order space 3: 2 textbooks of your choice"
    assert english.view("order_4") == "Order space 4: 1 gold"
    assert german.view("order_3") == "Reihenfolgefeld 3: 2 Lehrbücher nach Wahl"
    assert german.label("agora_4") == "Agora (3 Gold, 1 Handwerksbuch)"
    assert german.label("agora_7") == "Agora (2 Wissensbücher, 1 Kulturbuch)"


TRADE = """
state = game.start(2)
treasury = module('cards').PILLAR_NAMES.index('base_gold_books_2')
module('rules.exchange').TRADE.ask_for(state, 0, treasury)
state.advance()
print(game.say_choice(state, game.parse('trade craft gold')))
"""


@clause("AE-17.13")
def test_a_trade_is_offered_with_the_books_of_this_edition(tmp_path: Path) -> None:
    mine = edition(tmp_path, ('effect = "gold_books"\nn = 2', 'effect = "gold_books"\nn = 3'))
    assert output(EDITIONS.shipped, TRADE) == "Swap 2 craft books for 1 gold"
    assert output(mine, TRADE) == "Swap 3 craft books for 1 gold"


class TestEdition(EditionTests):
    editions = EDITIONS
    other = (
        ("years = 5\n", "years = 4\n"),
        ("gold = 20", "gold = 30"),
        ("dispatch = { vp = 1, flames = 0", "dispatch = { vp = 3, flames = 2"),
    )
    broken = [
        ("row_vp = 2", "row_vp = ", "is not TOML"),
        ("row_vp = 2", 'row_vp = "two"', "'row_vp' should be a whole number"),
        ("row_vp = 2", "row_points = 2", "'row_vp' is missing"),
        ('kind = "space_settlers"', 'kind = "crowd"', "bonus.0: 'kind' names 'crowd', which is none of"),
        ('effect = "three_vp"', 'effect = "fame"', "influence cards should stand in the order"),
        ("cost = { knowledge = 1, culture = 1", "cost = { wisdom = 1, culture = 1", "names 'wisdom'"),
        (
            'needs = ["physicist", "mathematician"]',
            'needs = ["physicist", "physicist"]',
            "'needs' should name two different professions",
        ),
        (
            'id = "kn_coinage_2"\nkind = "coinage"\neffect = { kind = "gold", per = 2, vp = 3 }',
            'id = "kn_coinage_2"\nkind = "coinage"\neffect = { kind = "gold", per = 2, vp = 4 }',
            "'effect' should be the same on all cards of this kind",
        ),
        (
            '{ kind = "space_settlers", n = 2 }, { kind = "book", book = "knowledge", n = 1 }',
            '{ kind = "space_settlers", n = 2 }, { kind = "vp", n = 1 }',
            "space.t0.bonus.1: 'kind' names 'vp', which is none of",
        ),
        (
            'index = 2\nbonus = [{ kind = "flame", n = 1 }]',
            'index = 2\nbonus = [{ kind = "vp", n = 1 }]',
            "order_space.order_2.bonus.0: 'kind' names 'vp'",
        ),
        (
            'area = 2\nbonus = [{ kind = "pillar", display = "b", n = 1 }, { kind = "flame", n = 1 }]',
            'area = 2\nbonus = [{ kind = "workshop", n = 1 }, { kind = "ship", n = 1 }]',
            "space.b4: a space gives tiles of one sort at most",
        ),
        (
            '{ kind = "book", book = "craft", n = 2 }, { kind = "bag_settler", n = 1 }',
            '{ kind = "book", book = "craft", n = 2 }, { kind = "space_settlers", n = 2 }',
            "'bonus' should bring the settlers of the space, once, exactly where",
        ),
        (
            'bonus = [{ kind = "influence", n = 1 }]',
            'bonus = [{ kind = "influence", n = 1 }, { kind = "gold", n = 1 }]',
            "'bonus' holds 2 things, there is room for one",
        ),
        (
            'immediate = [{ kind = "bag_settler", n = 1 }]',
            'immediate = [{ kind = "bag_settler", n = 1 }, { kind = "gold", n = 1 }]',
            "'immediate' holds 2 things, there is room for one",
        ),
        ('id = "c11"\nindex = 0', 'id = "c11"\nindex = 1', "cell.c11.index: an edition cannot change this"),
        ('own_book = "knowledge"', 'own_book = "craft"', "3 colours with their books"),
        ('id = "c11"\nindex = 0\nrow = 1', 'id = "c11"\nindex = 0\nrow = 3', "should stand row by row"),
    ]
