"""Olympos cards (OS-9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aegean.games.olympos import parts
from aegean.games.olympos.rules.gods import REVEAL, affected
from aegean.games.olympos.rules.time import triggered
from aegean.games.olympos.rules.travel import swords
from aegean.testing import clause

from .positions import Olympos, bare, god, land


def revealed(name: str, pious: Sequence[Sequence[str]] = (), seats: int = 4, **hands: Sequence[str]) -> Olympos:
    """Seat 0 reaches the first Zeus space before all others, and a god is revealed."""
    game = bare(seats)
    for seat, discoveries in enumerate(pious):
        game.learn(seat, *discoveries)
    for key, cards in hands.items():
        game.hold(int(key[1:]), *cards)
    game.stand(8, *[9] * (seats - 1))
    game.play("expand", "new", "to thrace", "draw supremacy_wood")
    return game.play(f"reveal {name}")


@clause("OS-9.1")
def test_a_single_zeus_space_is_triggered_by_the_first_to_reach_it() -> None:
    game = bare().stand(9, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw four_kinds")
    assert game.question == "reveal" and REVEAL.card(game.board) == 0
    game.play("reveal ares")
    for seat, name, card in ((2, "paeonia", "fame_wood"), (1, "illyria", "haste_wood"), (0, "dardania", "fame_gold")):
        assert game.board.seat == seat
        game.play("expand", "new", f"to {name}", f"draw {card}")
        assert game.question == "menu"


@clause("OS-9.2")
def test_a_double_zeus_space_is_triggered_by_the_first_and_by_the_last() -> None:
    game = bare()
    number = list(parts.ZEUS_SPACES).index(34)
    found = []
    for there in range(1, 5):
        for seat in range(4):
            game.player_of(seat).time = 34 if seat < there else 20
        found.append(int(triggered(game.board, number)))
    assert [parts.CARD_PLACES[card] if card >= 0 else None for card in found] == [
        (34, "first"),
        None,
        None,
        (34, "last"),
    ]
    single = list(parts.ZEUS_SPACES).index(10)
    assert triggered(game.board, single) == -1


@clause("OS-9.3")
def test_the_god_comes_behind_the_cards_and_before_the_next_turn() -> None:
    game = bare().stand(8, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw cube_gold")
    assert game.question == "end_cards"
    game.play("done")
    assert game.question == "reveal"
    game.play("reveal zeus")
    assert game.question == "menu" and game.board.seat != 0


@clause("OS-9.4", "OS-9.12", "OS-9.19")
def test_a_new_card_ends_the_spell_of_the_one_before() -> None:
    game = bare()
    game.learn(0, "cult")
    game.player_of(1).spellbound = True
    game.board.god = god("siren")
    game.stand(8, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw supremacy_wood")
    assert "spell_ends" in game.told("reveal ares")
    assert not game.player_of(1).spellbound
    assert game.player_of(0).blessed and swords(game.player_of(0)) == 2


@clause("OS-9.5", "OS-8.12")
def test_favours_are_asked_clockwise_from_the_trigger_also_out_of_turn() -> None:
    game = revealed("zeus", [["cult"]], s2=["divine_favour", "divine_favour"])
    assert game.question == "favour" and game.board.seat == 2
    game.play("favour")
    assert game.board.seat == 2
    game.play("favour")
    assert game.player_of(2).prestige == 3 and game.player_of(0).prestige == 0
    assert game.thrown() == ["divine_favour", "divine_favour"]
    assert game.player_of(2).favours == 0
    assert game.question == "menu"


@clause("OS-9.5")
def test_each_is_asked_once_in_order() -> None:
    game = revealed("keres", s0=["divine_favour"], s3=["divine_favour"])
    assert game.board.seat == 0
    game.play("no")
    assert game.board.seat == 3 and game.can("no")
    game.play("favour")
    assert [int(player.keres) for player in game.board.players] == [1, 1, 1, 0]
    assert game.hand(0) == ["supremacy_wood", "divine_favour"]


@clause("OS-9.6", "OS-9.8")
@pytest.mark.parametrize(
    ("pious", "hit"),
    [
        ([["cult"], ["polytheism"], [], []], 0b0011),
        ([["art"], ["cult"], [], []], 0b0001),
        ([["cult"], ["cult", "democracy"], [], []], 0b0010),
        ([["cult", "democracy"], ["cult", "democracy"], [], []], 0b0011),
        ([[], [], [], []], 0),
        ([[], [], ["democracy"], []], 0b0100),
    ],
)
def test_a_positive_card_affects_the_most_pious(pious: list[list[str]], hit: int) -> None:
    game = bare()
    for seat, names in enumerate(pious):
        game.learn(seat, *names)
    assert affected(game.board, god("hecate")) == hit


@clause("OS-9.7", "OS-9.8")
@pytest.mark.parametrize(
    ("pious", "hit"),
    [
        ([[], [], [], []], 0b1111),
        ([["cult"], [], ["cult"], []], 0b1010),
        ([[], ["democracy"], [], []], 0b1101),
        ([["cult"], ["cult"], ["polytheism"], ["democracy"]], 0b1000),
    ],
)
def test_a_negative_card_affects_the_least_pious(pious: list[list[str]], hit: int) -> None:
    game = bare()
    for seat, names in enumerate(pious):
        game.learn(seat, *names)
    assert affected(game.board, god("nemesis")) == hit


@clause("OS-9.9", "OS-9.15")
def test_artemis_gives_a_cube_of_choice_clockwise_from_the_trigger() -> None:
    game = revealed("artemis", [["cult"], [], ["cult"], []])
    assert (game.question, game.board.seat) == ("cube", 0)
    game.play("cube stone")
    assert (game.question, game.board.seat) == ("cube", 2)
    game.play("cube gold")
    assert game.cubes(0) == {"stone": 1} and game.cubes(2) == {"gold": 1}


@clause("OS-9.10")
def test_all_cards_are_out_before_anybody_can_finish() -> None:
    game = bare().stand(70, 70, 70, 69)
    assert game.board.seat == 3
    game.play("expand", "new", "to thrace", "draw four_kinds")
    assert game.question == "menu" and not any(player.finished for player in game.board.players)


@clause("OS-9.11")
def test_athena_gives_a_star_for_one_wonder() -> None:
    game = revealed("athena", [["cult"]])
    assert game.player_of(0).athena == 1 and game.player_of(0).stars == 0


@clause("OS-9.12")
def test_ares_gives_two_swords_until_the_next_card() -> None:
    game = revealed("ares", [["cult", "metallurgy"]])
    assert swords(game.player_of(0)) == 3


@clause("OS-9.13")
def test_zeus_gives_three_prestige() -> None:
    game = revealed("zeus", [["cult"]])
    assert game.player_of(0).prestige == 3


@clause("OS-9.14")
def test_hecate_gives_a_settler() -> None:
    game = revealed("hecate", [["cult"]])
    assert game.player_of(0).camp == 4


@clause("OS-9.16", "OS-4.13")
def test_hades_takes_a_settler_of_choice_back_to_the_camp() -> None:
    game = bare()
    for seat in (1, 2, 3):
        game.learn(seat, "polytheism" if seat < 3 else "cult")
    game.settle(1, "crete")
    game.settle(0, "crete", "paeonia")
    game.stand(8, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")
    assert game.legal() == ["from paeonia", "from thrace", "from crete"]
    assert game.why("from attica") == "none_to_withdraw"
    game.play("from crete")
    assert game.owners("crete") == [1] and game.player_of(1).rules(land("crete"))
    assert game.player_of(1).hourglasses == 0
    assert game.player_of(0).camp == 2 and game.player_of(0).on_map == 2


@clause("OS-9.16")
def test_hades_lets_choose_among_different_discs_and_spares_who_has_none() -> None:
    game = bare()
    game.settle(1, "crete")
    game.settle(0, "crete")
    game.settle(1, "crete")
    game.stand(8, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")
    assert game.board.seat == 0
    game.play("from thrace")
    assert (game.question, game.board.seat) == ("withdraw", 1)
    game.play("from crete")
    assert game.legal() == ["disc 1", "disc 2"]
    game.play("disc 2")
    assert game.owners("crete") == [0, 1]
    assert game.question == "menu"  # seats 2 and 3 have no settler on the map


@clause("OS-9.17")
def test_the_erinyes_make_the_next_action_dearer_and_passing_does_not_use_them_up() -> None:
    game = revealed("erinyes", [["cult"], ["cult"], ["polytheism"], []])
    assert game.player_of(3).pursued and not game.player_of(0).pursued
    game.play("expand", "new", "to paeonia")
    assert game.times()[3] == 9 + 5 and not game.player_of(3).pursued
    game = bare().stand(71, 72, 72, 72)
    game.player_of(0).pursued = True
    game.play("pass")
    assert game.player_of(0).pursued


@clause("OS-9.18", "OS-10.12")
def test_the_keres_cost_two_points() -> None:
    game = revealed("keres", [["cult"], ["cult"], ["polytheism"], []])
    assert game.item(3, "keres") == -2 and game.item(0, "keres") == 0


@clause("OS-9.19")
def test_the_siren_closes_the_sea() -> None:
    game = revealed("siren", [["cult"], ["cult"], ["polytheism"], []])
    assert game.player_of(3).spellbound
    assert game.route(3, "new", "lesbos") >= 1000 > game.route(0, "new", "lesbos")


@clause("OS-9.20")
def test_nemesis_takes_the_whole_hand() -> None:
    game = revealed("nemesis", [["cult"], ["cult"], ["polytheism"], []], s3=["four_kinds", "master_builder"])
    assert game.hand(3) == [] and game.thrown() == ["four_kinds", "master_builder"]
    assert game.hand(0) == ["supremacy_wood"]


@clause("OS-9.20", "OS-9.5")
def test_favours_are_played_before_nemesis_strikes() -> None:
    game = revealed("nemesis", [["cult"], ["cult"], ["polytheism"], []], s3=["divine_favour", "four_kinds"])
    game.play("favour")
    assert game.hand(3) == [] and game.player_of(0).hand_count == 0
