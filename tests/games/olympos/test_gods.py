"""Olympos cards (OS-9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from aegean.games.olympos import parts
from aegean.games.olympos.board import Board
from aegean.games.olympos.rules.expansion import swords
from aegean.games.olympos.rules.gods import REVEAL, affected
from aegean.games.olympos.rules.time import triggered
from aegean.testing import clause

from .positions import (
    bare,
    can,
    cubes,
    god,
    hand,
    hold,
    item,
    land,
    learn,
    legal,
    listened,
    owners,
    play,
    player_of,
    route,
    settle,
    stand,
    step,
    thrown,
    times,
    why,
)


def revealed(name: str, pious: Sequence[Sequence[str]] = (), seats: int = 4, **hands: Sequence[str]) -> Board:
    """Seat 0 reaches the first Zeus space before all others, and a god is revealed."""
    state = bare(seats)
    for seat, discoveries in enumerate(pious):
        learn(state, seat, *discoveries)
    for key, cards in hands.items():
        hold(state, int(key[1:]), *cards)
    stand(state, 8, *[9] * (seats - 1))
    play(state, "expand", "new", "to thrace", "draw supremacy_wood")
    return play(state, f"reveal {name}")


@clause("OS-9.1")
def test_a_single_zeus_space_is_triggered_by_the_first_to_reach_it() -> None:
    state = stand(bare(), 9, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw four_kinds")
    assert step(state) == "reveal" and REVEAL.card(state) == 0
    play(state, "reveal ares")
    for seat, name, card in ((2, "paeonia", "fame_wood"), (1, "illyria", "haste_wood"), (0, "dardania", "fame_gold")):
        assert state.seat == seat
        play(state, "expand", "new", f"to {name}", f"draw {card}")
        assert step(state) == "menu"


@clause("OS-9.2")
def test_a_double_zeus_space_is_triggered_by_the_first_and_by_the_last() -> None:
    state = bare()
    number = list(parts.ZEUS_SPACES).index(34)
    found = []
    for there in range(1, 5):
        for seat in range(4):
            player_of(state, seat).time = 34 if seat < there else 20
        found.append(int(triggered(state, number)))
    assert [parts.CARD_PLACES[card] if card >= 0 else None for card in found] == [
        (34, "first"),
        None,
        None,
        (34, "last"),
    ]
    single = list(parts.ZEUS_SPACES).index(10)
    assert triggered(state, single) == -1


@clause("OS-9.3")
def test_the_god_comes_behind_the_cards_and_before_the_next_turn() -> None:
    state = stand(bare(), 8, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw cube_gold")
    assert step(state) == "end_cards"
    play(state, "done")
    assert step(state) == "reveal"
    play(state, "reveal zeus")
    assert step(state) == "menu" and state.seat != 0


@clause("OS-9.4", "OS-9.12", "OS-9.19")
def test_a_new_card_ends_the_spell_of_the_one_before() -> None:
    state = bare()
    learn(state, 0, "cult")
    player_of(state, 1).spellbound = True
    state.god = god("siren")
    stand(state, 8, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw supremacy_wood")
    assert "spell_ends" in listened(state, "reveal ares")
    assert not player_of(state, 1).spellbound
    assert player_of(state, 0).blessed and swords(player_of(state, 0)) == 2


@clause("OS-9.5", "OS-8.12")
def test_favours_are_asked_clockwise_from_the_trigger_also_out_of_turn() -> None:
    state = revealed("zeus", [["cult"]], s2=["divine_favour", "divine_favour"])
    assert step(state) == "favour" and state.seat == 2
    play(state, "favour")
    assert state.seat == 2
    play(state, "favour")
    assert player_of(state, 2).prestige == 3 and player_of(state, 0).prestige == 0
    assert thrown(state) == ["divine_favour", "divine_favour"]
    assert player_of(state, 2).favours == 0
    assert step(state) == "menu"


@clause("OS-9.5")
def test_each_is_asked_once_in_order() -> None:
    state = revealed("keres", s0=["divine_favour"], s3=["divine_favour"])
    assert state.seat == 0
    play(state, "no")
    assert state.seat == 3 and can(state, "no")
    play(state, "favour")
    assert [int(player.keres) for player in state.players] == [1, 1, 1, 0]
    assert hand(state, 0) == ["supremacy_wood", "divine_favour"]


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
    state = bare()
    for seat, names in enumerate(pious):
        learn(state, seat, *names)
    assert affected(state, god("hecate")) == hit


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
    state = bare()
    for seat, names in enumerate(pious):
        learn(state, seat, *names)
    assert affected(state, god("nemesis")) == hit


@clause("OS-9.9", "OS-9.15")
def test_artemis_gives_a_cube_of_choice_clockwise_from_the_trigger() -> None:
    state = revealed("artemis", [["cult"], [], ["cult"], []])
    assert (step(state), state.seat) == ("cube", 0)
    play(state, "cube stone")
    assert (step(state), state.seat) == ("cube", 2)
    play(state, "cube gold")
    assert cubes(state, 0) == {"stone": 1} and cubes(state, 2) == {"gold": 1}


@clause("OS-9.10")
def test_all_cards_are_out_before_anybody_can_finish() -> None:
    state = stand(bare(), 70, 70, 70, 69)
    assert state.seat == 3
    play(state, "expand", "new", "to thrace", "draw four_kinds")
    assert step(state) == "menu" and not any(player.finished for player in state.players)


@clause("OS-9.11")
def test_athena_gives_a_star_for_one_wonder() -> None:
    state = revealed("athena", [["cult"]])
    assert player_of(state, 0).athena == 1 and player_of(state, 0).stars == 0


@clause("OS-9.12")
def test_ares_gives_two_swords_until_the_next_card() -> None:
    state = revealed("ares", [["cult", "metallurgy"]])
    assert swords(player_of(state, 0)) == 3


@clause("OS-9.13")
def test_zeus_gives_three_prestige() -> None:
    state = revealed("zeus", [["cult"]])
    assert player_of(state, 0).prestige == 3


@clause("OS-9.14")
def test_hecate_gives_a_settler() -> None:
    state = revealed("hecate", [["cult"]])
    assert player_of(state, 0).camp == 4


@clause("OS-9.16", "OS-4.13")
def test_hades_takes_a_settler_of_choice_back_to_the_camp() -> None:
    state = bare()
    for seat in (1, 2, 3):
        learn(state, seat, "polytheism" if seat < 3 else "cult")
    settle(state, 1, "crete")
    settle(state, 0, "crete", "paeonia")
    stand(state, 8, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")
    assert legal(state) == ["from paeonia", "from thrace", "from crete"]
    assert why(state, "from attica") == "no_settler"
    play(state, "from crete")
    assert owners(state, "crete") == [1] and player_of(state, 1).rules(land("crete"))
    assert player_of(state, 1).hourglasses == 0
    assert player_of(state, 0).camp == 2 and player_of(state, 0).on_map == 2


@clause("OS-9.16")
def test_hades_lets_choose_among_different_discs_and_spares_who_has_none() -> None:
    state = bare()
    settle(state, 1, "crete")
    settle(state, 0, "crete")
    settle(state, 1, "crete")
    stand(state, 8, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw supremacy_wood", "reveal hades")
    assert state.seat == 0
    play(state, "from thrace")
    assert (step(state), state.seat) == ("withdraw", 1)
    play(state, "from crete")
    assert legal(state) == ["disc 1", "disc 2"]
    play(state, "disc 2")
    assert owners(state, "crete") == [0, 1]
    assert step(state) == "menu"  # seats 2 and 3 have no settler on the map


@clause("OS-9.17")
def test_the_erinyes_make_the_next_action_dearer_and_passing_does_not_use_them_up() -> None:
    state = revealed("erinyes", [["cult"], ["cult"], ["polytheism"], []])
    assert player_of(state, 3).pursued and not player_of(state, 0).pursued
    play(state, "expand", "new", "to paeonia")
    assert times(state)[3] == 9 + 5 and not player_of(state, 3).pursued
    state = stand(bare(), 71, 72, 72, 72)
    player_of(state, 0).pursued = True
    play(state, "pass")
    assert player_of(state, 0).pursued


@clause("OS-9.18", "OS-10.12")
def test_the_keres_cost_two_points() -> None:
    state = revealed("keres", [["cult"], ["cult"], ["polytheism"], []])
    assert item(state, 3, "keres") == -2 and item(state, 0, "keres") == 0


@clause("OS-9.19")
def test_the_siren_closes_the_sea() -> None:
    state = revealed("siren", [["cult"], ["cult"], ["polytheism"], []])
    assert player_of(state, 3).spellbound
    assert route(state, 3, "new", "lesbos") >= 1000 > route(state, 0, "new", "lesbos")


@clause("OS-9.20")
def test_nemesis_takes_the_whole_hand() -> None:
    state = revealed("nemesis", [["cult"], ["cult"], ["polytheism"], []], s3=["four_kinds", "master_builder"])
    assert hand(state, 3) == [] and thrown(state) == ["four_kinds", "master_builder"]
    assert hand(state, 0) == ["supremacy_wood"]


@clause("OS-9.20", "OS-9.5")
def test_favours_are_played_before_nemesis_strikes() -> None:
    state = revealed("nemesis", [["cult"], ["cult"], ["polytheism"], []], s3=["divine_favour", "four_kinds"])
    play(state, "favour")
    assert hand(state, 3) == [] and player_of(state, 0).hand_count == 0
