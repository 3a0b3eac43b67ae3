"""Settlement area, workshops, agoras, ships, pillars, favours (AE-12 to AE-18)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.parts import (
    COLOURS,
    DATA,
    GROUNDS,
    PROFESSIONS,
)
from aegean.games.atlantis_exodus.tiles import CELLS, GROUND_OF, NEIGHBOURS, SHIP_COUNTS, TILES
from aegean.testing import clause

from .positions import Atlantis, at_king, at_main


@clause("AE-12.1", "AE-12.2")
def test_agoras_have_their_own_cells_and_every_free_cell_may_be_chosen() -> None:
    game = at_main()
    game.open_tile("agora_1", "ws_sb_1")
    game.hold(0, "inf_gain_agora", "inf_gain_workshop")
    game.play("play inf_gain_agora", "tile agora_1")
    assert game.legal() == ["cell c13", "cell c25", "cell c31"]
    assert game.why("cell c11") == "wrong_cell"
    game.play("cell c25", "play inf_gain_workshop", "tile ws_sb_1")
    assert game.legal() == [f"cell {cell}" for cell in CELLS if cell not in ("c13", "c25", "c31")]
    assert game.why("cell c25") == "cell_taken"


CELL_GIVES = {
    "c11": "knowledge", "c12": "flame", "c14": "craft", "c15": "1", "c21": "culture", "c22": "any", "c23": "knowledge",
    "c24": "flame flame", "c32": "favour", "c33": "any", "c34": "gold", "c35": "2",
    "c13": "flame", "c25": "flame", "c31": "flame",
}  # fmt: skip


@pytest.mark.parametrize("cell", CELL_GIVES)
@clause("AE-12.3", "AE-12.6", "AE-12.20 to AE-12.34")
def test_placement_bonuses(cell: str) -> None:
    game = at_main()
    game.climb_to(0, 28)
    agora = cell in ("c13", "c25", "c31")
    game.open_tile("agora_10" if agora else "ws_kn_1")
    game.hold(0, "inf_gain_agora" if agora else "inf_gain_workshop")
    if agora:
        game.play("play inf_gain_agora", "tile agora_10", "draw purple", f"cell {cell}")
    else:
        game.play("play inf_gain_workshop", "tile ws_kn_1", f"cell {cell}")
    expected = CELL_GIVES[cell]
    if expected == "any":
        assert game.question == "book"
        return
    books = [1 + (expected == name) for name in ("knowledge", "culture", "craft", "gold")]
    assert game.goods() == tuple(books)
    flames = expected.split().count("flame")
    assert game.player().priest == 28 + flames
    points = int(expected) if expected.isdigit() else 0
    assert game.vp() == points + (2 if flames else 0)  # space 29 of the track
    assert game.player().favours == (expected == "favour")


@clause("AE-12.4")
def test_neighbours_are_orthogonal() -> None:
    found = {cell: {CELLS[n] for n in NEIGHBOURS[i]} for i, cell in enumerate(CELLS)}
    for cell, others in found.items():
        row, column = int(cell[1]), int(cell[2])
        expected = {f"c{row + r}{column + c}" for r, c in ((0, 1), (1, 0), (0, -1), (-1, 0))} & set(CELLS)
        assert others == expected


@clause("AE-12.7", "AE-13.5", "AE-23.14")
def test_every_settlement_tile_has_one_of_five_grounds() -> None:
    assert GROUNDS == ["sand", "meadow", "clay", "stone", "lagoon"]
    for number, tile in enumerate(TILES):
        is_ship = tile in DATA.ids("ship_type")
        assert (GROUND_OF[number] < 0) == is_ship
    sizes = [(row.text("ground"), row.number("places")) for row in DATA.rows("lodging")]
    assert sorted(sizes) == sorted((ground, places) for ground in GROUNDS for places in (3, 3, 5, 5))
    grounds = {"agora": "sand", "workshop": "meadow", "adj_diff": "clay", "adj_same": "stone", "rows": "lagoon"}
    grounds |= {"columns": "sand", "seven": "clay"}
    for name, ground in grounds.items():
        assert GROUNDS[GROUND_OF[TILES.index(f"mon_{name}")]] == ground


@clause("AE-12.8", "AE-14.5")
def test_placement_bonuses_are_not_from_atlantis() -> None:
    game = at_main()
    game.put(0, "c12", "ws_bb_1", "purple white")
    game.open_tile("ws_sb_1")
    game.hold(0, "inf_gain_workshop")
    game.play("play inf_gain_workshop", "tile ws_sb_1", "cell c11")
    assert game.goods() == (2, 1, 1, 1)


def walker(space: str = "t0") -> Atlantis:
    """Seat 0 of three is about to walk; no guards, start goods."""
    game = at_king(3)
    game.fresh(0)
    for area in range(4):
        game.guard(f"gm{area}")
        game.guard(f"gb{area}")
    for seat in range(3):
        game.player(seat).king = -1
    if space:
        game.king(0, space)
    return game


@clause("AE-14.2", "AE-14.4")
def test_a_workshop_is_placed_pays_its_cell_and_then_may_be_manned() -> None:
    game = walker()
    game.educate(0, stonemason=1)
    game.site("m0", "ws_sb_1")
    game.play("king m0", "cell c34")
    assert game.goods()[3] == 2
    assert game.legal() == ["man stonemason", "decline"]
    assert game.why("man carpenter") == "nobody_to_man"
    game.play("decline")
    assert game.settlers_on(0, "c34") == [""]


@clause("AE-14.5", "AE-14.6", "AE-14.45")
def test_workshops_answer_to_the_guard_and_never_to_each_other() -> None:
    game = walker()
    game.put(0, "c11", "ws_sb_4", "purple")  # white settler: knowledge
    game.put(0, "c12", "ws_bb_1", "purple white")  # knowledge book: culture
    game.guard("gm0", "white")
    game.only_in_bag("brown")
    game.play("king m1", "draw brown", "guard take")
    assert game.goods() == (1 + 1 + 2, 1 + 2, 1, 1)


@clause("AE-14.5")
def test_an_inactive_workshop_does_not_answer() -> None:
    game = walker("")
    game.put(0, "c12", "ws_bb_1", "purple")
    game.play("king t0")
    assert game.goods() == (2, 1, 1, 1)


@clause("AE-14.7")
def test_settler_to_book() -> None:
    game = walker("")
    game.put(0, "c11", "ws_sb_3", "purple")
    game.court("t3", "purple purple")
    game.play("king t3")
    assert game.goods() == (1, 1, 3, 2)


@clause("AE-14.8", "AE-14.45")
def test_settler_to_flame_waits_for_track_bonuses_before_the_next_piece() -> None:
    game = walker("")
    game.put(0, "c11", "ws_sf_3", "brown")
    game.put(0, "c12", "ws_sb_9", "purple")
    game.court("t3", "brown brown")
    game.climb_to(0, 1)
    game.play("king t3")
    assert (game.question, game.training(), game.goods()[2]) == ("workshop_flames", {"labourer": 1}, 1)
    game.play("flame")
    assert (game.question, game.player().priest) == ("book", 2)
    game.play("book knowledge", "flame")
    assert (game.training(), game.goods(), game.player().priest) == ({"labourer": 2}, (2, 1, 3, 2), 3)


@clause("AE-14.6")
def test_flames_of_workshops_may_be_declined_and_other_workshops_answer_all_the_same() -> None:
    game = walker("")
    game.put(0, "c11", "ws_sf_3", "brown")
    game.put(0, "c12", "ws_sb_9", "purple")
    game.court("t3", "brown")
    game.climb_to(0, 14)
    game.play("king t3")
    assert game.legal() == ["flame", "decline"]
    game.play("decline")
    assert (game.player().priest, game.goods()[2], game.question) == (14, 2, "king")


@clause("AE-14.6", "AE-7.6")
def test_nobody_is_asked_about_flames_on_the_last_space() -> None:
    game = walker("")
    game.put(0, "c11", "ws_sf_3", "brown")
    game.court("t3", "brown")
    game.climb_to(0, 31)
    game.play("king t3")
    assert game.question == "king"


@clause("AE-14.9")
def test_book_to_book_also_for_a_chosen_book() -> None:
    game = walker("m0")
    game.put(0, "c11", "ws_bb_6", "white brown")
    game.play("king b1", "book craft", "book knowledge")
    assert game.goods() == (2, 2, 2, 2)


@clause("AE-14.11", "AE-14.12")
def test_agora_and_workshop_to_gold() -> None:
    game = walker()
    game.put(0, "c11", "ws_ag_1", "purple")
    game.put(0, "c12", "ws_wg_1", "brown")
    game.site("m6", "agora_10", "purple")
    game.play("king m6")
    assert game.goods()[3] == 2
    game = walker()
    game.put(0, "c11", "ws_ag_1", "purple")
    game.put(0, "c12", "ws_wg_1", "brown")
    game.site("m0", "ws_wg_2")
    game.play("king m0")
    assert (game.goods()[3], game.question) == (2, "cell")


@clause("AE-14.3", "AE-14.13", "AE-14.20 to AE-14.44")
def test_the_workshop_tiles_are_as_listed() -> None:
    needs = {
        "sb_1": "stonemason", "sb_2": "scholar", "sb_3": "mathematician", "sb_4": "physicist", "sb_5": "carpenter",
        "sb_6": "advisor", "sb_7": "scholar", "sb_8": "stonemason", "sb_9": "physicist", "sf_1": "advisor",
        "sf_2": "mathematician", "sf_3": "carpenter", "kn_1": "astronomer", "kn_2": "philosopher",
        "kn_3": "master_builder", "ag_1": "physicist", "ag_2": "advisor", "wg_1": "carpenter", "wg_2": "mathematician",
        "bb_1": "purple white", "bb_2": "purple brown", "bb_3": "white brown", "bb_4": "purple white",
        "bb_5": "purple brown", "bb_6": "white brown",
    }  # fmt: skip
    effects = {"sb": "settler_book", "sf": "settler_flame", "bb": "book_book", "kn": "knowledge_flames"}
    effects |= {"ag": "agora_gold", "wg": "workshop_gold"}
    rows = DATA.rows("workshop")
    assert len(rows) == 25
    for row in rows:
        short = row.text("id").removeprefix("ws_")
        named = " ".join(need.text("profession" if need.has("profession") else "colour") for need in row.rows("needs"))
        assert named == needs[short]
        assert row.row("effect").text("kind") == effects[short[:2]]
        assert all(word in PROFESSIONS + COLOURS for word in named.split())


@clause("AE-15.3", "AE-15.6", "AE-15.20 to AE-15.28")
def test_goods_agoras_give_their_books_and_gold() -> None:
    gifts = {
        1: (2, 2, 2, 1), 2: (2, 2, 2, 1), 3: (2, 2, 2, 1), 4: (2, 1, 1, 2), 5: (1, 2, 1, 2), 6: (1, 1, 2, 2),
        7: (3, 2, 1, 1), 8: (1, 3, 2, 1), 9: (2, 1, 3, 1),
    }  # fmt: skip
    for number, expected in gifts.items():
        game = walker()
        game.site("m6", f"agora_{number}")
        game.play("king m6")
        assert game.goods() == expected


@pytest.mark.parametrize("number", range(10, 16))
@pytest.mark.parametrize("colour", COLOURS)
@clause("AE-15.4", "AE-15.5", "AE-15.29 to AE-15.34")
def test_settler_agoras_bring_a_trained_settler(number: int, colour: str) -> None:
    fields = {
        "purple": ("physicist", "mathematician"),
        "white": ("scholar", "advisor"),
        "brown": ("stonemason", "carpenter"),
    }
    game = walker()
    game.site("m6", f"agora_{number}", colour)
    game.play("king m6", "cell c13")
    assert game.training() == {fields[colour][number % 2]: 1}
    assert game.tile_on(0, "c13") == f"agora_{number}"
    assert game.player().crowds[2] == 0


@clause("AE-15.4")
def test_without_a_settler_a_settler_agora_gives_nothing() -> None:
    game = walker()
    game.site("m6", "agora_10")
    game.play("king m6", "cell c13")
    assert game.training() == {}


@clause("AE-16.2")
def test_ships_fill_the_row_from_the_left() -> None:
    game = at_main()
    for kind in ("turtle", "dolphin", "seahorse", "crab", "octopus"):
        game.ship(0, kind)
    game.open_tile("whale")
    game.hold(0, "inf_gain_ship")
    game.play("play inf_gain_ship", "tile whale")
    assert game.vp() == 5


@clause("AE-16.6")
def test_ship_types() -> None:
    assert dict(zip(DATA.ids("ship_type"), SHIP_COUNTS, strict=True)) == {
        "turtle": 4, "dolphin": 4, "seahorse": 3, "crab": 3, "octopus": 2, "whale": 2,
    }  # fmt: skip
