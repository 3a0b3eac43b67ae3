"""Settlement area, workshops, agoras, ships, pillars, favours (AE-12 to AE-18)."""

from __future__ import annotations

import pytest

from aegean.games.atlantis_exodus.board import Board
from aegean.games.atlantis_exodus.parts import (
    COLOURS,
    DATA,
    GROUNDS,
    PROFESSIONS,
)
from aegean.games.atlantis_exodus.tiles import CELLS, GROUND_OF, NEIGHBOURS, SHIP_COUNTS, TILES
from aegean.testing import clause

from .handout import climb_to, court, educate, guard, hold, king, open_tile, put, ship, site
from .positions import (
    at_king,
    at_main,
    fresh,
    goods,
    legal,
    play,
    player,
    settlers_on,
    step,
    tile_on,
    training,
    vp,
    why,
)


@clause("AE-12.1", "AE-12.2")
def test_agoras_have_their_own_cells_and_every_free_cell_may_be_chosen() -> None:
    state = at_main()
    open_tile(state, "agora_1", "ws_sb_1")
    hold(state, 0, "inf_gain_agora", "inf_gain_workshop")
    play(state, "play inf_gain_agora", "tile agora_1")
    assert legal(state) == ["cell c13", "cell c25", "cell c31"]
    assert why(state, "cell c11") == "wrong_cell"
    play(state, "cell c25", "play inf_gain_workshop", "tile ws_sb_1")
    assert legal(state) == [f"cell {cell}" for cell in CELLS if cell not in ("c13", "c25", "c31")]
    assert why(state, "cell c25") == "cell_taken"


CELL_GIVES = {
    "c11": "knowledge", "c12": "flame", "c14": "craft", "c15": "1", "c21": "culture", "c22": "any", "c23": "knowledge",
    "c24": "flame flame", "c32": "favour", "c33": "any", "c34": "gold", "c35": "2",
    "c13": "flame", "c25": "flame", "c31": "flame",
}  # fmt: skip


@pytest.mark.parametrize("cell", CELL_GIVES)
@clause("AE-12.3", "AE-12.6", "AE-12.20 to AE-12.34")
def test_placement_bonuses(cell: str) -> None:
    state = at_main()
    climb_to(state, 0, 28)
    agora = cell in ("c13", "c25", "c31")
    open_tile(state, "agora_10" if agora else "ws_kn_1")
    hold(state, 0, "inf_gain_agora" if agora else "inf_gain_workshop")
    if agora:
        play(state, "play inf_gain_agora", "tile agora_10", "draw purple", f"cell {cell}")
    else:
        play(state, "play inf_gain_workshop", "tile ws_kn_1", f"cell {cell}")
    expected = CELL_GIVES[cell]
    if expected == "any":
        assert step(state) == "book"
        return
    books = [1 + (expected == name) for name in ("knowledge", "culture", "craft", "gold")]
    assert goods(state) == tuple(books)
    flames = expected.split().count("flame")
    assert player(state).priest == 28 + flames
    points = int(expected) if expected.isdigit() else 0
    assert vp(state) == points + (2 if flames else 0)  # space 29 of the track
    assert player(state).favours == (expected == "favour")


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
    state = at_main()
    put(state, 0, "c12", "ws_bb_1", "purple white")
    open_tile(state, "ws_sb_1")
    hold(state, 0, "inf_gain_workshop")
    play(state, "play inf_gain_workshop", "tile ws_sb_1", "cell c11")
    assert goods(state) == (2, 1, 1, 1)


def walker(space: str = "t0") -> Board:
    """Seat 0 of three is about to walk; no guards, start goods."""
    state = at_king(3)
    fresh(state, 0)
    for area in range(4):
        guard(state, f"gm{area}")
        guard(state, f"gb{area}")
    for seat in range(3):
        player(state, seat).king = -1
    if space:
        king(state, 0, space)
    return state


@clause("AE-14.2", "AE-14.4")
def test_a_workshop_is_placed_pays_its_cell_and_then_may_be_manned() -> None:
    state = walker()
    educate(state, 0, stonemason=1)
    site(state, "m0", "ws_sb_1")
    play(state, "king m0", "cell c34")
    assert goods(state)[3] == 2
    assert legal(state) == ["man stonemason", "decline"]
    assert why(state, "man carpenter") == "no_settler"
    play(state, "decline")
    assert settlers_on(state, 0, "c34") == [""]


@clause("AE-14.5", "AE-14.6", "AE-14.45")
def test_workshops_answer_to_the_guard_and_never_to_each_other() -> None:
    state = walker()
    put(state, 0, "c11", "ws_sb_4", "purple")  # white settler: knowledge
    put(state, 0, "c12", "ws_bb_1", "purple white")  # knowledge book: culture
    guard(state, "gm0", "white")
    play(state, "king m1", "guard take")
    assert goods(state) == (1 + 1 + 2, 1 + 2, 1, 1)


@clause("AE-14.5")
def test_an_inactive_workshop_does_not_answer() -> None:
    state = walker("")
    put(state, 0, "c12", "ws_bb_1", "purple")
    play(state, "king t0")
    assert goods(state) == (2, 1, 1, 1)


@clause("AE-14.7")
def test_settler_to_book() -> None:
    state = walker("")
    put(state, 0, "c11", "ws_sb_3", "purple")
    court(state, "t3", "purple purple")
    play(state, "king t3")
    assert goods(state) == (1, 1, 3, 2)


@clause("AE-14.8", "AE-14.45")
def test_settler_to_flame_waits_for_track_bonuses_before_the_next_piece() -> None:
    state = walker("")
    put(state, 0, "c11", "ws_sf_3", "brown")
    put(state, 0, "c12", "ws_sb_9", "purple")
    court(state, "t3", "brown brown")
    climb_to(state, 0, 1)
    play(state, "king t3")
    assert (step(state), training(state), goods(state)[2]) == ("book", {"labourer": 1}, 1)
    play(state, "book knowledge")
    assert (training(state), goods(state), player(state).priest) == ({"labourer": 2}, (2, 1, 3, 2), 3)


@clause("AE-14.9")
def test_book_to_book_also_for_a_chosen_book() -> None:
    state = walker("m0")
    put(state, 0, "c11", "ws_bb_6", "white brown")
    play(state, "king b1", "book craft", "book knowledge")
    assert goods(state) == (2, 2, 2, 2)


@clause("AE-14.11", "AE-14.12")
def test_agora_and_workshop_to_gold() -> None:
    state = walker()
    put(state, 0, "c11", "ws_ag_1", "purple")
    put(state, 0, "c12", "ws_wg_1", "brown")
    site(state, "m6", "agora_10", "purple")
    play(state, "king m6")
    assert goods(state)[3] == 2
    state = walker()
    put(state, 0, "c11", "ws_ag_1", "purple")
    put(state, 0, "c12", "ws_wg_1", "brown")
    site(state, "m0", "ws_wg_2")
    play(state, "king m0")
    assert (goods(state)[3], step(state)) == (2, "cell")


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
        state = walker()
        site(state, "m6", f"agora_{number}")
        play(state, "king m6")
        assert goods(state) == expected


@pytest.mark.parametrize("number", range(10, 16))
@pytest.mark.parametrize("colour", COLOURS)
@clause("AE-15.4", "AE-15.5", "AE-15.29 to AE-15.34")
def test_settler_agoras_bring_a_trained_settler(number: int, colour: str) -> None:
    fields = {
        "purple": ("physicist", "mathematician"),
        "white": ("scholar", "advisor"),
        "brown": ("stonemason", "carpenter"),
    }
    state = walker()
    site(state, "m6", f"agora_{number}", colour)
    play(state, "king m6", "cell c13")
    assert training(state) == {fields[colour][number % 2]: 1}
    assert tile_on(state, 0, "c13") == f"agora_{number}"
    assert player(state).crowds[2] == 0


@clause("AE-15.4")
def test_without_a_settler_a_settler_agora_gives_nothing() -> None:
    state = walker()
    site(state, "m6", "agora_10")
    play(state, "king m6", "cell c13")
    assert training(state) == {}


@clause("AE-16.2")
def test_ships_fill_the_row_from_the_left() -> None:
    state = at_main()
    for kind in ("turtle", "dolphin", "seahorse", "crab", "octopus"):
        ship(state, 0, kind)
    open_tile(state, "whale")
    hold(state, 0, "inf_gain_ship")
    play(state, "play inf_gain_ship", "tile whale")
    assert vp(state) == 5


@clause("AE-16.6")
def test_ship_types() -> None:
    assert dict(zip(DATA.ids("ship_type"), SHIP_COUNTS, strict=True)) == {
        "turtle": 4, "dolphin": 4, "seahorse": 3, "crab": 3, "octopus": 2, "whale": 2,
    }  # fmt: skip
