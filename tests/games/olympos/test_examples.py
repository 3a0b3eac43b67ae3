"""The worked examples of the rules, one test each."""

from __future__ import annotations

from aegean.games.olympos import parts
from aegean.games.olympos.goods import unpacked
from aegean.games.olympos.parts import SPACES
from aegean.games.olympos.rules.discovery import discovery_price
from aegean.games.olympos.rules.gods import REVEAL, affected, symbols
from aegean.games.olympos.rules.opening import BAR
from aegean.games.olympos.rules.wonder import lasting_stars
from aegean.testing import clause

from .positions import Olympos, bare, god, land, stacked


def fillings(space: str) -> list[tuple[int, ...]]:
    """The ways to fill the cost of a space."""
    return [tuple(unpacked(need)) for need in parts.FILLINGS[SPACES.index(space)]]


@clause("OS-3.1", "OS-3.2", "OS-3.5", "OS-3.6")
def test_e1_time_and_hourglasses() -> None:
    game = bare().stand(25, 27, 30, 30)
    game.player_of(0).hourglasses = 1
    game.play("expand", "new", "to dardania")
    assert game.times()[0] == 27 and game.player_of(0).hourglasses == 0
    assert game.board.seat == 0
    game.play("expand", "new", "to thrace")
    assert game.board.seat == 1


@clause("OS-4.2", "OS-4.7", "OS-4.19", "OS-4.20", "OS-4.21")
def test_e2_expansion_with_fight() -> None:
    game = bare()
    game.learn(0, "astronomy", "metallurgy")
    game.settle(0, "naxos")
    game.settle(1, "rhodes")
    game.play("expand", "new", "to rhodes")
    assert game.times()[0] == 6
    assert game.tokens(0) == {"stone": 1, "wood": 1} and game.player_of(0).stars == 2
    assert game.player_of(1).hourglasses == 1 and game.owners("rhodes") == [1, 0]


@clause("OS-5.4")
def test_e3_reading_costs() -> None:
    assert fillings("r4c4") == [(2, 0, 2, 0)]
    assert fillings("r5c4") == [(3, 0, 0, 2), (3, 0, 2, 0), (3, 2, 0, 0)]
    assert (0, 0, 1, 3) in fillings("r4c5") and len(fillings("r4c5")) == 12
    assert (2, 1, 2, 1) in fillings("r5c5") and len(fillings("r5c5")) == 6


@clause("OS-5.3", "OS-5.5")
def test_e4_tokens_and_cubes() -> None:
    game = bare()
    game.settle(0, "thrace", "dardania", "epirus")
    game.give(0, wood=1)
    game.play("discover", "take architecture")  # on r4c4
    assert game.cubes(0) == {} and game.tokens(0) == {"grain": 2, "wood": 1}


@clause("OS-5.5", "OS-5.6", "OS-5.7", "OS-5.8", "OS-5.9", "OS-7.16")
def test_e5_strategy() -> None:
    game = bare()
    game.place_tile("strategy", "r4c5")
    game.settle(0, "thrace", "dardania", "epirus")
    game.give(0, grain=1)
    game.play("discover", "take strategy", "bonus slot_a")
    assert game.cubes(0) == {} and game.times()[0] == 7
    assert game.player_of(0).swords == 2 and game.player_of(0).camp == 2


@clause("OS-6.2", "OS-6.5", "OS-6.7")
def test_e6_stadium() -> None:
    game = bare()
    game.settle(0, "thessaly", "attica")
    game.learn(0, "architecture")
    game.mark(0, "r1c2 a", "r2c2 b")  # the stadium stands in column 2
    assert lasting_stars(game.board, game.player_of(0), parts.WONDERS.index("stadium")) == 5
    game.refresh().play("wonder", "build stadium")
    assert game.times()[0] == 5 and game.item(0, "wonders") == 10


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
    game = bare()
    assert game.price(0, "new", "dardania") == 3 and game.price(0, "new", "epirus") == 4
    game.play("expand", "new", "to epirus")
    assert game.times()[0] == 4 and game.tokens(0) == {"wood": 1}


@clause("OS-4.17", "OS-4.19", "OS-7.15")
def test_e9_tribe() -> None:
    game = bare()
    assert game.price(0, "new", "thessaly") == 7
    game.learn(0, "metallurgy")
    game.learn(1, "democracy")
    assert game.price(0, "new", "thessaly") == 6 and game.price(1, "new", "thessaly") == 6
    game.play("expand", "new", "to thessaly")
    assert game.tokens(0) == {"grain": 1} and game.player_of(0).stars == 1
    assert not any(player.hourglasses for player in game.board.players)


@clause("OS-4.14", "OS-4.16")
def test_e10_leaving_a_starred_land() -> None:
    game = bare()
    game.settle(0, "thessaly")
    game.settle(1, "aetolia")
    game.stand(0, 0, 9, 9)
    game.stand(0, 2, 9, 9)
    game.play("expand", "from thessaly", "to boeotia")
    assert game.times()[0] == 1 and game.tokens(0) == {"grain": 1} and game.player_of(0).stars == 0
    game.stand(9, 2, 9, 9)
    game.play("expand", "from aetolia", "to thessaly")
    assert game.times()[1] == 3
    assert game.tokens(1) == {"grain": 1} and game.player_of(1).stars == 1


@clause("OS-4.12", "OS-4.8")
def test_e11_flight_and_return() -> None:
    game = bare()
    game.settle(0, "boeotia")
    game.settle(1, "boeotia")
    game.sword(0, 1)
    game.sword(1, 1)
    assert game.price(0, "boeotia", "boeotia") == 4
    game.learn(2, "cavalry")
    game.learn(0, "cavalry")
    assert game.price(0, "boeotia", "boeotia") == 3
    game.play("expand", "from boeotia", "to boeotia")
    assert game.owners("boeotia") == [1, 0] and game.player_of(1).hourglasses == 1


@clause("OS-4.8", "OS-4.2")
def test_e12_cavalry_and_sea() -> None:
    game = bare()
    game.learn(0, "cavalry", "medicine")
    game.settle(0, "illyria")
    assert game.price(0, "new", "naxos") == 7


@clause("OS-4.7")
def test_e13_free_sea() -> None:
    game = bare()
    game.unbar("azaia")
    game.learn(0, "astronomy", "cartography")
    game.settle(0, "euboea")
    assert game.price(0, "euboea", "azaia") == 1


@clause("OS-5.7", "OS-6.5")
def test_e14_discounts() -> None:
    game = bare()
    game.learn(0, "agriculture_grain", "currency_gold")
    found = [
        int(discovery_price(game.player_of(0), SPACES.index(space)))
        for space in ("r1c4", "r2c1", "r3c2", "r5c4", "r1c5")
    ]
    assert found == [3, 3, 5, 5, 7]


@clause("OS-5.6")
def test_e15_choice_of_cubes() -> None:
    game = bare()
    game.settle(0, "thrace", "epirus")
    game.give(0, grain=2, wood=2)
    game.play("discover", "take poetry")  # on r4c5
    assert game.legal() == ["pay 2 wood", "pay 2 grain"]


@clause("OS-7.15")
def test_e16_democracy_in_a_fight() -> None:
    def fight(own: list[str], rival: list[str]) -> int:
        game = bare()
        game.settle(1, "thrace")
        game.learn(0, *own)
        game.learn(1, *rival)
        return game.price(0, "new", "thrace") - 3

    assert fight(["metallurgy", "democracy"], ["hoplite"]) == 1
    assert fight(["metallurgy"], ["hoplite", "democracy"]) == 3
    assert fight(["metallurgy", "democracy"], ["hoplite", "democracy"]) == 2
    assert fight(["metallurgy", "democracy"], ["strategy"]) == 3


@clause("OS-9.5", "OS-9.6", "OS-9.7", "OS-9.8")
def test_e17_gods() -> None:
    game = bare()
    game.learn(0, "art")
    game.learn(1, "cult", "polytheism")
    game.learn(2, "hellenism")
    assert affected(game.board, god("zeus")) == 0b0011 and affected(game.board, god("keres")) == 0b1000
    game.player_of(2).favours = 2
    assert affected(game.board, god("zeus")) == 0b0100
    game.player_of(2).favours = 0
    game.learn(1, "democracy")
    assert affected(game.board, god("zeus")) == 0b0010


@clause("OS-9.6", "OS-9.7", "OS-9.8")
def test_e18_nobody_pious() -> None:
    game = bare()
    assert affected(game.board, god("hecate")) == 0 and affected(game.board, god("nemesis")) == 0b1111
    game.learn(2, "democracy")
    assert affected(game.board, god("hecate")) == 0b0100 and affected(game.board, god("nemesis")) == 0b1011


@clause("OS-9.2", "OS-3.11")
def test_e19_double_zeus_space() -> None:
    game = bare().stand(33, 33, 33, 33)
    found = []
    for seat, name, card in ((3, "thrace", "fame_gold"), (2, "paeonia", "fame_wood"), (1, "illyria", "haste_gold")):
        assert game.board.seat == seat
        game.play("expand", "new", f"to {name}", f"draw {card}")
        found.append((game.question, game.board.seat))
        if game.question == "reveal":
            game.play("reveal zeus")
    assert found == [("reveal", -1), ("menu", 1), ("menu", 0)]
    game.play("expand", "new", "to dardania", "draw haste_wood")
    assert game.question == "reveal" and parts.CARD_PLACES[REVEAL.card(game.board)] == (34, "last")


@clause("OS-3.10", "OS-10.6")
def test_e20_the_cross() -> None:
    def at(hourglasses: int, *known: str) -> Olympos:
        game = bare().stand(74, 75, 75, 75)
        game.player_of(0).hourglasses = hourglasses
        game.learn(0, *known)
        game.give(0, stone=1, wood=1)
        return game.refresh()

    game = at(1)
    game.play("discover", "take metallurgy", "bonus slot_a")
    assert game.times()[0] == 80 and game.item(0, "position") == 0
    assert at(0).why("discover") == "past_the_cross"
    game = at(0, "agriculture_wood")
    game.play("discover", "take metallurgy", "bonus slot_a")
    assert game.times()[0] == 79 and game.item(0, "position") == 1
    assert at(0).play("pass").item(0, "position") == 3


@clause("OS-9.16", "OS-4.13")
def test_e21_hades() -> None:
    game = bare()
    game.settle(1, "laconia")
    game.settle(0, "laconia")
    for seat in (1, 2):
        game.learn(seat, "cult")
    game.learn(3, "polytheism")
    game.stand(7, 9, 9, 9)
    game.play("expand", "new", "to thrace", "draw supremacy_wood", "reveal hades", "from laconia")
    assert game.owners("laconia") == [1] and game.tokens(1) == {"gold": 1}
    assert game.player_of(1).hourglasses == 0


@clause("OS-9.17", "OS-3.5")
def test_e22_erinyes() -> None:
    game = bare()
    game.settle(0, "thrace")
    game.player_of(0).pursued = True
    game.player_of(0).hourglasses = 3
    game.stand(40, 41, 41, 41)
    game.play("expand", "from thrace", "to paeonia")
    assert (game.times()[0], game.player_of(0).hourglasses, game.player_of(0).pursued) == (40, 0, False)


@clause("OS-7.8", "OS-5.8")
def test_e23_buying_oracle_on_the_way() -> None:
    game = bare().stand(16, 24, 24, 24)
    game.give(0, stone=1, wood=1, gold=1)
    game.play("discover", "take oracle", "bonus slot_b")  # on r2c3
    assert game.times()[0] == 23
    game.play("draw four_kinds", "draw cube_gold", "draw fame_wood", "keep four_kinds")
    assert game.hand(0) == ["four_kinds"]


@clause("OS-2.3")
def test_e24_barring() -> None:
    game = stacked(4)
    game.play("bar elis", "bar ionia", "bar attica")
    assert game.can("bar olympos") and game.why("bar naxos") == "star_barred"
    game = stacked(3)
    game.play(
        "bar elis",
        "bar ionia",
        "bar mestoria",
        "bar caria",
        "bar kleito",
        "bar argolis",
        "bar troas",
        "bar epirus",
    )
    assert game.why("bar euboea") == "other_resource" and game.why("bar rhodes") == "star_barred"
    game.play("bar achaea")
    assert game.question == "bar" and BAR.resource(game.board) == parts.GOLD


@clause("OS-10.6", "OS-10.7", "OS-10.8", "OS-10.9", "OS-10.10", "OS-10.11", "OS-10.12", "OS-10.13")
def test_e25_final_scoring() -> None:
    game = bare().stand(73, 74, 74, 74)
    game.unbar("gadeira")
    game.settle(0, "crete")
    game.settle(1, "crete")
    game.settle(0, "attica", "boeotia", "thessaly", "gadeira", "poseidonia")
    game.learn(0, "metallurgy", "strategy", "poetry", "engineering", "cult", "oracle", "trade", "surgery")
    player = game.player_of(0)
    player.prestige = 9
    player.keres = 1
    player.wonders = 1 << parts.WONDERS.index("stadium")
    game.hold(0, "cube_gold", "four_kinds")
    assert player.stars == 3
    assert game.board.tally(0) == [4, 9, 7, 16, 10, 12, -2, 2] and game.board.scores()[0] == 58


@clause("OS-1.8", "OS-4.20")
def test_e26_attacking_olympos() -> None:
    game = bare()
    game.settle(0, "olympos")
    assert symbols(game.player_of(0)) == 1 and game.board.ruler(land("olympos")) == 0
    game.stand(9, 0, 9, 9)
    game.play("expand", "new", "to olympos")
    assert game.tokens(1) == {"stone": 1} and symbols(game.player_of(1)) == 1
    assert symbols(game.player_of(0)) == 0 and game.player_of(0).hourglasses == 1
    assert game.route(0, "new", "olympos") == 5
