"""Knowledge cards (AE-10)."""

from __future__ import annotations

from aegean.games.atlantis_exodus.cards import FIRST_NEED, KINDS, SECOND_NEED
from aegean.games.atlantis_exodus.parts import PROFESSIONS
from aegean.testing import clause

from .handout import educate, no_homes, own, pillar, put, scroll, ship
from .positions import at_main, can, legal, play, player, run_to, scrolls, step, vp, why


@clause("AE-10.1", "AE-10.2", "AE-10.6", "AE-10.7")
def test_a_knowledge_card_needs_both_professions_and_a_kind_not_owned() -> None:
    state = at_main()
    scroll(state, 2, "rhetoric")
    educate(state, 0, scholar=1)
    assert why(state, "learn 2") == "no_settler"
    educate(state, 0, advisor=1)
    assert can(state, "learn 2")
    play(state, "learn 2", "settle 1", "cell c15")
    run_to(state, "send_to")
    play(state, "lodge", "decline")
    assert scrolls(state)[1] == ""
    assert why(state, "learn 2") == "no_scroll"
    other = at_main()
    scroll(other, 2, "rhetoric")
    educate(other, 0, scholar=1, advisor=1)
    player(other).knowledge |= 2 ** KINDS.index("rhetoric")
    assert why(other, "learn 2") == "kind_owned"


@clause("AE-10.3", "AE-10.5")
def test_both_settlers_must_find_a_place_and_none_goes_to_a_pillar() -> None:
    state = at_main()
    scroll(state, 1, "rhetoric")
    educate(state, 0, scholar=1, advisor=1)
    pillar(state, 0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    no_homes(state, 0)
    ship(state, 0, "crab")
    assert why(state, "learn 1") == "not_both"
    ship(state, 0, "crab")
    play(state, "learn 1")
    assert legal(state) == ["board"]
    assert why(state, "remember 1") == "not_to_pillars"


@clause("AE-10.4", "AE-10.5")
def test_the_first_settler_leaves_a_place_for_the_second() -> None:
    state = at_main()
    scroll(state, 1, "mysteries")
    educate(state, 0, physicist=1, scholar=1)
    no_homes(state, 0)
    ship(state, 0, "crab")
    play(state, "learn 1")
    assert why(state, "board") == "leaves_no_place"
    assert legal(state) and all(move.startswith("staff ") for move in legal(state))
    play(state, legal(state)[0])
    assert legal(state) == ["board"]


@clause("AE-10.5")
def test_both_settlers_may_share_a_two_colour_workshop() -> None:
    state = at_main()
    scroll(state, 1, "mysteries")
    educate(state, 0, physicist=1, scholar=1)
    put(state, 0, "c11", "ws_bb_1")
    no_homes(state, 0)
    play(state, "learn 1", "staff c11")
    assert legal(state) == ["staff c11"]
    full = at_main()
    scroll(full, 1, "writing")
    educate(full, 0, scholar=1, mathematician=1)
    put(full, 0, "c11", "ws_bb_1", "purple")
    no_homes(full, 0)
    play(full, "learn 1", "staff c11")
    assert "staff c11" not in legal(full)


@clause("AE-10.4", "AE-14.10")
def test_flames_for_the_card_come_before_the_dispatch_bonuses_and_count_only_workshops_active_before() -> None:
    state = at_main()
    put(state, 0, "c11", "ws_kn_1", "purple")
    put(state, 0, "c12", "ws_kn_2")
    scroll(state, 1, "festivals")
    educate(state, 0, philosopher=1, stonemason=1)
    ship(state, 0, "crab")
    play(state, "learn 1", "staff c12", "board")
    assert (player(state).priest, step(state), vp(state)) == (2, "book", 0)
    play(state, "book craft")
    assert vp(state) == 9 + 1
    assert player(state).priest == 3


NEEDS = {
    "natural_philosophy": "physicist mathematician", "rhetoric": "scholar advisor", "guilds": "stonemason carpenter",
    "academy": "astronomer scholar", "mechanics": "master_builder mathematician", "festivals": "philosopher stonemason",
    "mysteries": "physicist scholar", "diplomacy": "advisor mathematician", "coinage": "advisor carpenter",
    "writing": "scholar mathematician", "temple_building": "philosopher stonemason",
    "sculpture": "stonemason physicist",
    "democracy": "stonemason scholar", "toolmaking": "carpenter physicist", "engineering": "master_builder advisor",
    "navigation": "advisor physicist", "solar_eclipse": "mathematician astronomer",
    "geometry": "carpenter mathematician",
    "town_planning": "carpenter scholar",
}  # fmt: skip


@clause("AE-10.8", "AE-10.20 to AE-10.38")
def test_what_knowledge_cards_need() -> None:
    found = {kind: f"{PROFESSIONS[FIRST_NEED[n]]} {PROFESSIONS[SECOND_NEED[n]]}" for n, kind in enumerate(KINDS)}
    assert found == NEEDS


@clause("AE-10.7")
def test_owned_cards_lie_face_up() -> None:
    state = at_main()
    own(state, 0, "writing")
    twin = state.clone()
    twin.hide(1)
    assert twin.players[0].knowledge == state.players[0].knowledge
