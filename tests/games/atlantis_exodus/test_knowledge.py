"""Knowledge cards (AE-10)."""

from __future__ import annotations

from aegean.games.atlantis_exodus.cards import FIRST_NEED, KINDS, SECOND_NEED
from aegean.games.atlantis_exodus.parts import PROFESSIONS
from aegean.testing import clause

from .positions import GAME, at_main


@clause("AE-10.1", "AE-10.2", "AE-10.6", "AE-10.7")
def test_a_knowledge_card_needs_both_professions_and_a_kind_not_owned() -> None:
    game = at_main()
    game.scroll(2, "rhetoric")
    game.educate(0, scholar=1)
    assert game.why("learn 2") == "not_trained"
    assert GAME.why_not(game.board, GAME.parse("learn 2"))[1] == "AE-10.1"
    game.educate(0, advisor=1)
    assert game.can("learn 2")
    game.play("learn 2", "settle 1", "cell c15")
    game.idle_until("send_to")
    game.play("lodge", "decline")
    assert game.scrolls()[1] == ""
    assert game.why("learn 2") == "no_scroll"
    other = at_main()
    other.scroll(2, "rhetoric")
    other.educate(0, scholar=1, advisor=1)
    other.player().knowledge |= 2 ** KINDS.index("rhetoric")
    assert other.why("learn 2") == "kind_owned"


@clause("AE-10.3", "AE-10.5")
def test_both_settlers_must_find_a_place_and_none_goes_to_a_pillar() -> None:
    game = at_main()
    game.scroll(1, "rhetoric")
    game.educate(0, scholar=1, advisor=1)
    game.pillar(0, 1, "base_swap_book_1", "shaft_gain_vp_1", complete=False)
    game.no_homes(0)
    game.ship(0, "crab")
    assert game.why("learn 1") == "not_both"
    game.ship(0, "crab")
    game.play("learn 1")
    assert game.legal() == ["board"]
    assert game.why("remember 1") == "not_to_pillars"


@clause("AE-10.4", "AE-10.5")
def test_the_first_settler_leaves_a_place_for_the_second() -> None:
    game = at_main()
    game.scroll(1, "mysteries")
    game.educate(0, physicist=1, scholar=1)
    game.no_homes(0)
    game.ship(0, "crab")
    game.play("learn 1")
    assert game.why("board") == "leaves_no_place"
    assert game.legal() and all(move.startswith("staff ") for move in game.legal())
    game.play(game.legal()[0])
    assert game.legal() == ["board"]


@clause("AE-10.5")
def test_both_settlers_may_share_a_two_colour_workshop() -> None:
    game = at_main()
    game.scroll(1, "mysteries")
    game.educate(0, physicist=1, scholar=1)
    game.put(0, "c11", "ws_bb_1")
    game.no_homes(0)
    game.play("learn 1", "staff c11")
    assert game.legal() == ["staff c11"]
    full = at_main()
    full.scroll(1, "writing")
    full.educate(0, scholar=1, mathematician=1)
    full.put(0, "c11", "ws_bb_1", "purple")
    full.no_homes(0)
    full.play("learn 1", "staff c11")
    assert "staff c11" not in full.legal()


@clause("AE-10.4", "AE-14.10")
def test_flames_for_the_card_come_before_the_dispatch_bonuses_and_count_only_workshops_active_before() -> None:
    game = at_main()
    game.put(0, "c11", "ws_kn_1", "purple")
    game.put(0, "c12", "ws_kn_2")
    game.scroll(1, "festivals")
    game.educate(0, philosopher=1, stonemason=1)
    game.ship(0, "crab")
    game.play("learn 1", "staff c12", "board")
    assert (game.player().priest, game.question, game.vp()) == (0, "workshop_flames", 0)
    declined = game.clone()
    declined.play("decline")
    assert (declined.player().priest, declined.vp()) == (1, 9 + 1)
    game.play("flame")
    assert (game.player().priest, game.question, game.vp()) == (2, "book", 0)
    game.play("book craft")
    assert game.vp() == 9 + 1
    assert game.player().priest == 3


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
    game = at_main()
    game.own(0, "writing")
    twin = game.clone()
    twin.board.hide(1)
    assert twin.board.players[0].knowledge == game.board.players[0].knowledge
