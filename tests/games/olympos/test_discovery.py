"""Development: discoveries (OS-5)."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from aegean.games.olympos import parts
from aegean.games.olympos.goods import packed, unpacked
from aegean.games.olympos.parts import DISCOVERIES, SPACES
from aegean.games.olympos.rules.discovery import bundles, discovery_price
from aegean.testing import clause

from .positions import Olympos, bare

GREY = [number for number in range(25) if len(parts.FILLINGS[number]) > 1]


def offered(game: Olympos, seat: int, space: str) -> list[list[int]]:
    """The cube bundles a player may choose from for a space."""
    out = vec[i64]([0] * 12)
    count = bundles(game.player_of(seat), SPACES.index(space), out)
    return sorted(unpacked(out[i]) for i in range(count))


@clause("OS-5.1")
def test_a_development_is_a_discovery_or_a_wonder() -> None:
    game = bare()
    game.give(0, stone=1, wood=1)
    game.settle(0, "thessaly", "attica", "naxos", "crete")
    game.refresh()
    assert {"discover", "wonder"} <= set(game.legal())


@clause("OS-5.2", "OS-5.12", "OS-5.3", "OS-5.4")
def test_what_a_discovery_needs() -> None:
    game = bare()
    game.give(0, stone=1, wood=1)
    game.play("discover")
    assert game.why("take cult") == "resource_short"
    assert game.why("take astronomy") == "grey_short"
    game.learn(0, "metallurgy")
    assert game.why("take metallurgy") == "owned"
    game.learn(1, "metallurgy")
    game.player_of(0).discoveries = 0
    assert game.why("take metallurgy") == "sold_out"


@clause("OS-5.2", "OS-3.10")
def test_a_discovery_is_out_of_time_near_the_cross() -> None:
    game = bare().stand(74, 75, 75, 75)
    assert game.why("discover") == "nothing_to_discover"
    game.give(0, stone=1, wood=1)
    assert game.why("discover") == "past_the_cross"
    game.player_of(0).hourglasses = 1
    game.play("discover")
    assert game.can("take metallurgy")


@clause("OS-5.2")
def test_rows_may_be_taken_in_any_order() -> None:
    game = bare()
    game.give(0, stone=3, wood=2)
    game.play("discover")
    assert {"take metallurgy", "take phalanx", "take philosophy"} <= set(game.legal())


@clause("OS-5.3", "OS-5.5")
def test_tokens_count_and_stay_and_are_used_before_cubes() -> None:
    game = bare()
    game.settle(0, "illyria")
    game.give(0, stone=1, wood=1)
    game.play("discover", "take metallurgy")
    assert game.cubes(0) == {"stone": 1}
    assert game.tokens(0) == {"stone": 1}


@clause("OS-5.4")
@pytest.mark.parametrize("space", GREY)
def test_grey_groups_take_one_kind_each_all_different(space: int) -> None:
    row = parts.DATA.rows("dev_space")[space].row("cost")
    fixed, groups = row.counts("fixed", parts.RESOURCES), row.numbers("groups")
    expected = set()
    for kinds in itertools.permutations(range(4), len(groups)):
        if not any(fixed[kind] for kind in kinds):
            need = fixed[:]
            for kind, group in zip(kinds, groups, strict=True):
                need[kind] = group
            expected.add(tuple(need))
    assert {tuple(unpacked(need)) for need in parts.FILLINGS[space]} == expected


@clause("OS-5.5", "OS-5.6")
@pytest.mark.parametrize("space", GREY)
def test_bundles_are_the_smallest_ways_to_pay(space: int) -> None:
    game = bare()
    player = game.player_of(0)
    for number in range(200):
        player.tokens = packed([number >> shift & 3 for shift in (0, 2, 4, 6)])
        player.cubes = packed([(number * 7 + 3 * shift) % 4 for shift in range(4)])
        held, have = unpacked(player.tokens), unpacked(player.cubes)
        ways = set()
        for need in parts.FILLINGS[space]:
            way = tuple(max(0, n - h) for n, h in zip(unpacked(need), held, strict=True))
            if all(count <= left for count, left in zip(way, have, strict=True)):
                ways.add(way)
        small = [
            way for way in ways if not any(o != way and all(a <= b for a, b in zip(o, way, strict=True)) for o in ways)
        ]
        assert [tuple(way) for way in offered(game, 0, SPACES[space])] == sorted(small)


@clause("OS-5.6")
def test_bundles_are_offered_in_the_order_of_the_resources() -> None:
    game = bare()
    game.give(0, grain=2, stone=2, wood=2, gold=2)
    game.play("discover", "take astronomy")
    assert game.legal() == ["pay 2 gold", "pay 2 wood", "pay 2 stone", "pay 2 grain"]
    assert game.why("pay 1 gold") == "no_bundle"
    game.play("pay 2 stone")
    assert game.cubes(0) == {"grain": 2, "wood": 2, "gold": 2}


@clause("OS-5.7")
@pytest.mark.parametrize(
    ("space", "owned", "cost"),
    [
        ("r1c4", [], 7),
        ("r1c4", ["agriculture_grain"], 5),
        ("r1c4", ["agriculture_grain", "currency_gold"], 3),
        ("r1c4", ["agriculture_wood", "currency_stone"], 7),
        ("r3c3", ["currency_gold"], 5),
        ("r1c5", ["agriculture_grain", "currency_gold"], 7),
    ],
)
def test_agriculture_and_currency_lower_the_price_where_named(space: str, owned: list[str], cost: int) -> None:
    game = bare()
    game.learn(0, *owned)
    assert discovery_price(game.player_of(0), SPACES.index(space)) == cost


@clause("OS-5.8")
def test_cubes_then_time_then_tile_then_bonus() -> None:
    game = bare()
    game.give(0, grain=1, gold=1)
    heard = game.told("discover", "take cavalry", "bonus slot_a")
    assert heard == ["learned_with_cubes", "paid", "advanced", "by_discovery", "by_bonus", "marked"]


@clause("OS-5.9")
@pytest.mark.parametrize(
    ("space", "slot", "gain"),
    [("r1c1", "a", "camp"), ("r1c1", "b", "hourglasses"), ("r2c2", "b", "prestige"), ("r1c4", "b", "cubes")],
)
def test_a_bonus_comes_at_once_and_its_slot_is_closed_for_all(space: str, slot: str, gain: str) -> None:
    game = bare()
    game.give(0, grain=1, stone=1, wood=1, gold=1)
    name = DISCOVERIES[SPACES.index(space)]
    game.play("discover", f"take {name}")
    before = {key: int(getattr(game.player_of(0), key)) for key in ("camp", "hourglasses", "prestige", "cubes")}
    game.play(f"bonus slot_{slot}")
    gained = {key: int(getattr(game.player_of(0), key)) - count for key, count in before.items()}
    amount = {"camp": 1, "hourglasses": 2, "prestige": 2, "cubes": packed([0, 0, 1, 0])}[gain]
    assert {key: count for key, count in gained.items() if count} == {gain: amount}
    game.stand(9, 0, 9, 9)
    game.give(1, grain=1, stone=1, wood=1, gold=1)
    game.play("discover", f"take {name}")
    if game.question == "variant":
        game.play(game.legal()[0])
    assert game.why(f"bonus slot_{slot}") == "slot_taken"


@clause("OS-5.9", "OS-5.10")
def test_slots_that_do_not_exist() -> None:
    game = bare(5)
    game.give(0, grain=1, stone=1, gold=1)
    game.play("discover", "take hoplite")
    assert game.why("bonus slot_grey") == "no_slot"


@clause("OS-5.11")
def test_row_five_has_no_bonus_and_takes_no_marker() -> None:
    game = bare()
    game.give(0, stone=3, wood=2)
    game.play("discover", "take philosophy")
    assert game.question == "menu" and game.board.seat == 1
    assert game.player_of(0).markers == 0


@clause("OS-5.12")
def test_nobody_owns_a_second_copy_whichever_variant() -> None:
    game = bare()
    game.learn(0, "agriculture_grain")
    game.give(0, grain=2, stone=2, wood=2, gold=2)
    game.play("discover")
    assert game.why("take agriculture") == "owned"


@clause("OS-5.13", "OS-7.9", "OS-7.10")
@pytest.mark.parametrize("name", ["agriculture", "currency"])
def test_the_first_buyer_chooses_the_variant_and_the_second_gets_the_other(name: str) -> None:
    game = bare()
    game.place_tile(name, "r2c1")
    game.give(0, grain=1, stone=1, gold=1)
    game.give(1, grain=1, stone=1, gold=1)
    game.play("discover", f"take {name}")
    first, second = game.legal()
    other = "currency_gold" if name == "agriculture" else "agriculture_wood"
    assert game.why(f"variant {other}") == "other_discovery"
    game.play(first, "bonus slot_a")
    game.stand(9, 0, 9, 9)
    game.play("discover", f"take {name}")
    assert game.question == "bonus"
    assert parts.VARIANTS[int(game.player_of(1).variants).bit_length() - 1] == second.split()[1]


@clause("OS-5.14")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_there_are_never_fewer_slots_than_copies(seats: int) -> None:
    for space in range(20):
        usable = [slot for slot in range(3) if parts.BONUS_KIND[3 * space + slot] >= 0]
        if seats < 5 and 2 in usable:
            usable.remove(2)
        assert len(usable) >= parts.COPIES[seats][space]


@clause("OS-5.15")
def test_a_settler_gained_is_used_from_the_next_turn_on() -> None:
    game = bare().stand(0, 9, 9, 9)
    game.settle(0, "illyria", "epirus", "thrace", "paeonia")
    game.play("discover", "take metallurgy", "bonus slot_a")
    assert game.player_of(0).camp == 1 and game.times()[0] == 7
    assert game.board.seat == 0
    game.play("expand")
    assert game.can("new")


@clause("OS-5.9", "OS-6.2")
def test_markers_are_counted_by_column() -> None:
    game = bare()
    game.mark(0, "r1c2 a", "r4c2 b", "r3c5 a")
    assert unpacked(game.player_of(0).markers, 5) == [0, 2, 0, 0, 1]


@clause("OS-5.13")
def test_a_variant_that_somebody_owns_cannot_be_chosen() -> None:
    game = bare()
    game.place_tile("currency", "r2c1")
    game.give(0, grain=1, stone=1, gold=1)
    game.play("discover", "take currency")
    first, second = game.legal()
    game.learn(1, first.split()[1])
    assert game.why(first) == "variant_taken" and game.can(second)
