"""The worked examples of the rules, one test each."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.board import Board
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.parts import SPACES
from aegean.games.olympos.rules.discovery import discovery_price
from aegean.games.olympos.rules.gods import REVEAL, affected, symbols
from aegean.games.olympos.rules.opening import BAR
from aegean.games.olympos.rules.wonder import lasting_stars
from aegean.testing import clause

from .positions import (
    bare,
    can,
    cubes,
    give,
    god,
    hand,
    hold,
    item,
    land,
    learn,
    legal,
    mark,
    owners,
    place_tile,
    play,
    player_of,
    price,
    refresh,
    route,
    settle,
    stacked,
    stand,
    step,
    sword,
    times,
    tokens,
    unbar,
    why,
)


def fillings(space: str) -> list[tuple[int, ...]]:
    """The ways to fill the cost of a space."""
    return [tuple(unpacked(need)) for need in parts.FILLINGS[SPACES.index(space)]]


@clause("OS-3.1", "OS-3.2", "OS-3.5", "OS-3.6")
def test_e1_time_and_hourglasses() -> None:
    state = stand(bare(), 25, 27, 30, 30)
    player_of(state, 0).hourglasses = 1
    play(state, "expand", "new", "to dardania")
    assert times(state)[0] == 27 and player_of(state, 0).hourglasses == 0
    assert state.seat == 0
    play(state, "expand", "new", "to thrace")
    assert state.seat == 1


@clause("OS-4.2", "OS-4.7", "OS-4.19", "OS-4.20", "OS-4.21")
def test_e2_expansion_with_fight() -> None:
    state = bare()
    learn(state, 0, "astronomy", "metallurgy")
    settle(state, 0, "naxos")
    settle(state, 1, "rhodes")
    play(state, "expand", "new", "to rhodes")
    assert times(state)[0] == 6
    assert tokens(state, 0) == {"stone": 1, "wood": 1} and player_of(state, 0).stars == 2
    assert player_of(state, 1).hourglasses == 1 and owners(state, "rhodes") == [1, 0]


@clause("OS-5.4")
def test_e3_reading_costs() -> None:
    assert fillings("r4c4") == [(2, 0, 2, 0)]
    assert fillings("r5c4") == [(3, 0, 0, 2), (3, 0, 2, 0), (3, 2, 0, 0)]
    assert (0, 0, 1, 3) in fillings("r4c5") and len(fillings("r4c5")) == 12
    assert (2, 1, 2, 1) in fillings("r5c5") and len(fillings("r5c5")) == 6


@clause("OS-5.3", "OS-5.5")
def test_e4_tokens_and_cubes() -> None:
    state = bare()
    settle(state, 0, "thrace", "dardania", "epirus")
    give(state, 0, wood=1)
    play(state, "discover", "take architecture")  # on r4c4
    assert cubes(state, 0) == {} and tokens(state, 0) == {"grain": 2, "wood": 1}


@clause("OS-5.5", "OS-5.6", "OS-5.7", "OS-5.8", "OS-5.9", "OS-7.16")
def test_e5_strategy() -> None:
    state = bare()
    place_tile(state, "strategy", "r4c5")
    settle(state, 0, "thrace", "dardania", "epirus")
    give(state, 0, grain=1)
    play(state, "discover", "take strategy", "bonus slot_a")
    assert cubes(state, 0) == {} and times(state)[0] == 7
    assert player_of(state, 0).swords == 2 and player_of(state, 0).camp == 2


@clause("OS-6.2", "OS-6.5", "OS-6.7")
def test_e6_stadium() -> None:
    state = bare()
    settle(state, 0, "thessaly", "attica")
    learn(state, 0, "architecture")
    mark(state, 0, "r1c2 a", "r2c2 b")  # the stadium stands in column 2
    assert lasting_stars(state, player_of(state, 0), parts.WONDERS.index("stadium")) == 5
    play(refresh(state), "wonder", "build stadium")
    assert times(state)[0] == 5 and item(state, 0, "wonders") == 10


@clause("OS-5.9")
def test_e7_bonuses() -> None:
    assert sorted({parts.BONUS_KINDS[kind] for kind in parts.BONUS_KIND if kind >= 0}) == [
        "cube", "hourglass", "prestige", "settler",
    ]  # fmt: skip
    amounts = {
        (parts.BONUS_KINDS[k], int(n)) for k, n in zip(parts.BONUS_KIND, parts.BONUS_AMOUNT, strict=True) if k >= 0
    }
    assert amounts == {("settler", 1), ("hourglass", 2), ("cube", 1), ("prestige", 2)}


@clause("OS-4.2", "OS-4.16")
def test_e8_first_settler() -> None:
    state = bare()
    assert price(state, 0, "new", "dardania") == 3 and price(state, 0, "new", "epirus") == 4
    play(state, "expand", "new", "to epirus")
    assert times(state)[0] == 4 and tokens(state, 0) == {"wood": 1}


@clause("OS-4.17", "OS-4.19", "OS-7.15")
def test_e9_tribe() -> None:
    state = bare()
    assert price(state, 0, "new", "thessaly") == 7
    learn(state, 0, "metallurgy")
    learn(state, 1, "democracy")
    assert price(state, 0, "new", "thessaly") == 6 and price(state, 1, "new", "thessaly") == 6
    play(state, "expand", "new", "to thessaly")
    assert tokens(state, 0) == {"grain": 1} and player_of(state, 0).stars == 1
    assert not any(player.hourglasses for player in state.players)


@clause("OS-4.14", "OS-4.16")
def test_e10_leaving_a_starred_land() -> None:
    state = bare()
    settle(state, 0, "thessaly")
    settle(state, 1, "aetolia")
    stand(state, 0, 0, 9, 9)
    stand(state, 0, 2, 9, 9)
    play(state, "expand", "from thessaly", "to boeotia")
    assert times(state)[0] == 1 and tokens(state, 0) == {"grain": 1} and player_of(state, 0).stars == 0
    stand(state, 9, 2, 9, 9)
    play(state, "expand", "from aetolia", "to thessaly")
    assert times(state)[1] == 3
    assert tokens(state, 1) == {"grain": 1} and player_of(state, 1).stars == 1


@clause("OS-4.12", "OS-4.8")
def test_e11_flight_and_return() -> None:
    state = bare()
    settle(state, 0, "boeotia")
    settle(state, 1, "boeotia")
    sword(state, 0, 1)
    sword(state, 1, 1)
    assert price(state, 0, "boeotia", "boeotia") == 4
    learn(state, 2, "cavalry")
    learn(state, 0, "cavalry")
    assert price(state, 0, "boeotia", "boeotia") == 3
    play(state, "expand", "from boeotia", "to boeotia")
    assert owners(state, "boeotia") == [1, 0] and player_of(state, 1).hourglasses == 1


@clause("OS-4.8", "OS-4.2")
def test_e12_cavalry_and_sea() -> None:
    state = bare()
    learn(state, 0, "cavalry", "medicine")
    settle(state, 0, "illyria")
    assert price(state, 0, "new", "naxos") == 7


@clause("OS-4.7")
def test_e13_free_sea() -> None:
    state = bare()
    unbar(state, "azaia")
    learn(state, 0, "astronomy", "cartography")
    settle(state, 0, "euboea")
    assert price(state, 0, "euboea", "azaia") == 1


@clause("OS-5.7", "OS-6.5")
def test_e14_discounts() -> None:
    state = bare()
    learn(state, 0, "agriculture_grain", "currency_gold")
    found = [
        int(discovery_price(player_of(state, 0), SPACES.index(space)))
        for space in ("r1c4", "r2c1", "r3c2", "r5c4", "r1c5")
    ]
    assert found == [3, 3, 5, 5, 7]


@clause("OS-5.6")
def test_e15_choice_of_cubes() -> None:
    state = bare()
    settle(state, 0, "thrace", "epirus")
    give(state, 0, grain=2, wood=2)
    play(state, "discover", "take poetry")  # on r4c5
    assert legal(state) == ["pay 2 wood", "pay 2 grain"]


@clause("OS-7.15")
def test_e16_democracy_in_a_fight() -> None:
    def fight(own: list[str], rival: list[str]) -> int:
        state = bare()
        settle(state, 1, "thrace")
        learn(state, 0, *own)
        learn(state, 1, *rival)
        return price(state, 0, "new", "thrace") - 3

    assert fight(["metallurgy", "democracy"], ["hoplite"]) == 1
    assert fight(["metallurgy"], ["hoplite", "democracy"]) == 3
    assert fight(["metallurgy", "democracy"], ["hoplite", "democracy"]) == 2
    assert fight(["metallurgy", "democracy"], ["strategy"]) == 3


@clause("OS-9.5", "OS-9.6", "OS-9.7", "OS-9.8")
def test_e17_gods() -> None:
    state = bare()
    learn(state, 0, "art")
    learn(state, 1, "cult", "polytheism")
    learn(state, 2, "hellenism")
    assert affected(state, god("zeus")) == 0b0011 and affected(state, god("keres")) == 0b1000
    player_of(state, 2).favours = 2
    assert affected(state, god("zeus")) == 0b0100
    player_of(state, 2).favours = 0
    learn(state, 1, "democracy")
    assert affected(state, god("zeus")) == 0b0010


@clause("OS-9.6", "OS-9.7", "OS-9.8")
def test_e18_nobody_pious() -> None:
    state = bare()
    assert affected(state, god("hecate")) == 0 and affected(state, god("nemesis")) == 0b1111
    learn(state, 2, "democracy")
    assert affected(state, god("hecate")) == 0b0100 and affected(state, god("nemesis")) == 0b1011


@clause("OS-9.2", "OS-3.11")
def test_e19_double_zeus_space() -> None:
    state = stand(bare(), 33, 33, 33, 33)
    found = []
    for seat, name, card in ((3, "thrace", "fame_gold"), (2, "paeonia", "fame_wood"), (1, "illyria", "haste_gold")):
        assert state.seat == seat
        play(state, "expand", "new", f"to {name}", f"draw {card}")
        found.append((step(state), state.seat))
        if step(state) == "reveal":
            play(state, "reveal zeus")
    assert found == [("reveal", -1), ("menu", 1), ("menu", 0)]
    play(state, "expand", "new", "to dardania", "draw haste_wood")
    assert step(state) == "reveal" and parts.CARD_PLACES[REVEAL.card(state)] == (34, "last")


@clause("OS-3.10", "OS-10.6")
def test_e20_the_cross() -> None:
    def at(hourglasses: int, *known: str) -> Board:
        state = stand(bare(), 74, 75, 75, 75)
        player_of(state, 0).hourglasses = hourglasses
        learn(state, 0, *known)
        give(state, 0, stone=1, wood=1)
        return refresh(state)

    state = at(1)
    play(state, "discover", "take metallurgy", "bonus slot_a")
    assert times(state)[0] == 80 and item(state, 0, "position") == 0
    assert why(at(0), "discover") == "nothing_to_discover"
    state = at(0, "agriculture_wood")
    play(state, "discover", "take metallurgy", "bonus slot_a")
    assert times(state)[0] == 79 and item(state, 0, "position") == 1
    assert item(play(at(0), "pass"), 0, "position") == 3


@clause("OS-9.16", "OS-4.13")
def test_e21_hades() -> None:
    state = bare()
    settle(state, 1, "laconia")
    settle(state, 0, "laconia")
    for seat in (1, 2):
        learn(state, seat, "cult")
    learn(state, 3, "polytheism")
    stand(state, 7, 9, 9, 9)
    play(state, "expand", "new", "to thrace", "draw supremacy_wood", "reveal hades", "from laconia")
    assert owners(state, "laconia") == [1] and tokens(state, 1) == {"gold": 1}
    assert player_of(state, 1).hourglasses == 0


@clause("OS-9.17", "OS-3.5")
def test_e22_erinyes() -> None:
    state = bare()
    settle(state, 0, "thrace")
    player_of(state, 0).pursued = True
    player_of(state, 0).hourglasses = 3
    stand(state, 40, 41, 41, 41)
    play(state, "expand", "from thrace", "to paeonia")
    assert (times(state)[0], player_of(state, 0).hourglasses, player_of(state, 0).pursued) == (40, 0, False)


@clause("OS-7.8", "OS-5.8")
def test_e23_buying_oracle_on_the_way() -> None:
    state = stand(bare(), 16, 24, 24, 24)
    give(state, 0, stone=1, wood=1, gold=1)
    play(state, "discover", "take oracle", "bonus slot_b")  # on r2c3
    assert times(state)[0] == 23
    play(state, "draw four_kinds", "draw cube_gold", "draw fame_wood", "keep four_kinds")
    assert hand(state, 0) == ["four_kinds"]


@clause("OS-2.3")
def test_e24_barring() -> None:
    state = stacked(4)
    play(state, "bar elis", "bar ionia", "bar attica")
    assert can(state, "bar olympos") and why(state, "bar naxos") == "star_barred"
    state = stacked(3)
    play(
        state,
        "bar elis",
        "bar ionia",
        "bar mestoria",
        "bar caria",
        "bar kleito",
        "bar argolis",
        "bar troas",
        "bar epirus",
    )
    assert why(state, "bar euboea") == "other_resource" and why(state, "bar rhodes") == "star_barred"
    play(state, "bar achaea")
    assert step(state) == "bar" and BAR.resource(state) == parts.GOLD


@clause("OS-10.6", "OS-10.7", "OS-10.8", "OS-10.9", "OS-10.10", "OS-10.11", "OS-10.12", "OS-10.13")
def test_e25_final_scoring() -> None:
    state = stand(bare(), 73, 74, 74, 74)
    unbar(state, "gadeira")
    settle(state, 0, "crete")
    settle(state, 1, "crete")
    settle(state, 0, "attica", "boeotia", "thessaly", "gadeira", "poseidonia")
    learn(state, 0, "metallurgy", "strategy", "poetry", "engineering", "cult", "oracle", "trade", "surgery")
    player = player_of(state, 0)
    player.prestige = 9
    player.keres = 1
    player.wonders = 1 << parts.WONDERS.index("stadium")
    hold(state, 0, "cube_gold", "four_kinds")
    assert player.stars == 3
    assert state.tally(0) == [4, 9, 7, 16, 10, 12, -2, 2] and state.scores()[0] == 58


@clause("OS-1.8", "OS-4.20")
def test_e26_attacking_olympos() -> None:
    state = bare()
    settle(state, 0, "olympos")
    assert symbols(player_of(state, 0)) == 1 and state.ruler(land("olympos")) == 0
    stand(state, 9, 0, 9, 9)
    play(state, "expand", "new", "to olympos")
    assert tokens(state, 1) == {"stone": 1} and symbols(player_of(state, 1)) == 1
    assert symbols(player_of(state, 0)) == 0 and player_of(state, 0).hourglasses == 1
    assert route(state, 0, "new", "olympos") == 5
