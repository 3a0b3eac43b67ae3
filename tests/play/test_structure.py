"""What is constructed has a field on the owner's sheet: maps, islands, bonuses that are there or not, and lists."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import aegean
from aegean.core.edition import Edition, names_of
from aegean.core.parts import PartsError
from aegean.core.record import Record
from aegean.core.sheet import CONSTRUCTED, Sheet, Value
from aegean.core.words import LANGUAGES
from aegean.games import check
from aegean.play.proving import proved
from aegean.play.sheet import naming
from aegean.play.table import Table
from aegean.search.match import Task, play_match
from aegean.testing.editions import any_value

GAMES = aegean.names()
CROWN = "islands.island_crown.sides.island_crown_easy"
TRIED = 40  # structural values of a random edition


def constructed(place: Any, path: str = "", source: str = "") -> Iterator[str]:
    """The paths of all single values that no source tells."""
    if isinstance(place, dict):
        source = str(place.get("source", source))
        for key, value in place.items():
            if key != "source" and not key.endswith(("_source", "note")):
                yield from constructed(value, f"{path}.{key}".lstrip("."), str(place.get(f"{key}_source", source)))
    elif isinstance(place, list) and names_of(place):
        for name, value in zip(names_of(place), place, strict=True):
            yield from constructed(value, f"{path}.{name}", source)
    elif source == CONSTRUCTED:
        yield path


def fits(pattern: str, path: str) -> bool:
    """Whether a pattern means a path."""
    steps, parts = pattern.split("."), path.split(".")
    return len(steps) == len(parts) and all(one in ("*", other) for one, other in zip(steps, parts, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_every_constructed_value_has_a_field_or_a_reason_why_not(game: str) -> None:
    sheet = Sheet(game)
    asked = {path for value in sheet.values() for path in [value.path, *value.twins]}
    lists = {value.path.rsplit(".", 2)[0] for value in sheet.values() if value.can_go}
    told = [pattern for patterns in sheet.told.row("unasked").values.values() for pattern in patterns]
    there = set(constructed(sheet.data.values))
    assert not sorted(path for path in there - asked - lists if not any(fits(pattern, path) for pattern in told))
    assert not [pattern for pattern in told if not any(fits(pattern, path) for path in there)]
    assert not [path for path in asked if any(fits(pattern, path) for pattern in told)]


def refusal(game: str, changes: dict[str, Any], lang: str = "en") -> tuple[str, str]:
    """Why an edition is refused, as the sheet says it, and the value that is named."""
    edition = Edition(game, "box", changes)
    try:
        check(edition)
    except PartsError as error:
        return naming(game, lang).refused(error, edition)
    return "", ""


def value_of(game: str, path: str) -> Value:
    """A value of a sheet."""
    return next(value for value in Sheet(game).values() if value.path == path)


def test_whoever_gets_another_neighbour_is_the_neighbours_neighbour() -> None:
    illyria = value_of("olympos", "territory.illyria.neighbors")
    changes = illyria.enter({}, ["thrace", "dardania"])
    assert changes["territory.illyria.neighbors"] == ["dardania", "thrace"]
    assert "illyria" in changes["territory.thrace.neighbors"]
    assert "illyria" not in changes["territory.epirus.neighbors"] + changes["sea.ionian_sea.neighbors"]
    assert refusal("olympos", changes) == ("", "")
    assert illyria.enter(changes, ["ionian_sea", "epirus", "dardania"]) == {}


@pytest.mark.parametrize(
    ("changes", "why", "path"),
    [
        ({"territory.illyria.neighbors": ["dardania"]}, "'Illyria' is no mutual neighbour", "territory.epirus"),
        ({"territory.illyria.neighbors": []}, "should have 1 to 9 entries, not 0", "territory.illyria"),
        ({"territory.illyria.neighbors": ["epirus"] * 2}, "names 'Epirus' twice", "territory.illyria"),
        ({"territory.illyria.neighbors": ["sparta"]}, "names 'sparta', which is none of", "territory.illyria"),
        ({"north_edge.neighbors": ["ionian_sea"]}, "names 'Ionian Sea', which is none of", "north_edge"),
    ],
)
def test_a_map_that_is_none_is_refused_with_the_name_of_the_place(changes: dict[str, Any], why: str, path: str) -> None:
    said, named = refusal("olympos", changes)
    assert why in said and named == f"{path}.neighbors"


def test_a_place_that_no_way_leads_to_is_refused() -> None:
    rhodes = value_of("olympos", "territory.rhodes.neighbors")
    crete = value_of("olympos", "territory.crete.neighbors")
    changes = crete.enter(rhodes.enter({}, ["crete"]), ["rhodes"])
    said, path = refusal("olympos", changes, "de")
    assert said == "Rhodos: vom nördlichen Rand führt kein Weg dorthin" and path == rhodes.path


def test_a_cost_that_asks_for_more_kinds_than_there_are_is_refused() -> None:
    said, path = refusal("olympos", {"dev_space.r2c1.cost.groups": [1, 1]})
    assert "more kinds of resources than there are" in said and path == "dev_space.r2c1.cost.groups"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"fields": ["r6c7"]}, "G8 lies apart from the rest of the island"),
        ({"fields": ["r0c3"]}, "names 'A4' twice"),
        ({"fields": ["r9c9"]}, "names 'r9c9', which is none of A1"),
        ({"ports.port_crown_easy_mixed.field": "r0c0"}, "the port lies at A1, where the island has no field"),
        ({"ports.port_crown_easy_hoplites.field": "r0c3"}, "two ports lie at A4"),
        ({"ports.port_crown_easy_mixed.arrow_from_direction": 0}, "the arrow comes from A5, where there is land"),
        ({"ports.port_crown_easy_mixed.arrow_from_direction": 7}, "names '7', which is none of east"),
    ],
)
def test_an_island_that_is_none_is_refused_with_its_name(changed: dict[str, Any], why: str) -> None:
    ours = value_of("orichalkum", f"{CROWN}.fields").shipped
    changes = {f"{CROWN}.{key}": ours + told if key == "fields" else told for key, told in changed.items()}
    said, path = refusal("orichalkum", changes)
    assert why in said and said.startswith("Crown Isle, one star") and path in changes


def test_an_island_without_room_for_a_temple_is_refused() -> None:
    ring = ["r2c2", "r2c3", "r2c4", "r3c4", "r4c5", "r5c4", "r6c4", "r6c3", "r6c2", "r5c1", "r4c1", "r3c1"]
    ports = {"mixed": ("r2c2", 2), "hoplites": ("r2c4", 1), "orichalcum": ("r6c2", 4)}
    changes: dict[str, Any] = {f"{CROWN}.fields": ring}
    for name, (field, arrow) in ports.items():
        changes[f"{CROWN}.ports.port_crown_easy_{name}.field"] = field
        changes[f"{CROWN}.ports.port_crown_easy_{name}.arrow_from_direction"] = arrow
    assert "no four fields on which a temple has room" in refusal("orichalkum", changes)[0]


def test_creatures_are_as_many_as_in_the_box() -> None:
    changes: dict[str, Any] = {"creature_types.hellhound.count": 5}
    assert "there are 20 creatures, not 21" in refusal("orichalkum", changes)[0]
    mine = aegean.load(Edition("orichalkum", "box", changes | {"creature_types.gorgon.count": 3}).text())
    parts = aegean.games.module(mine.key, "parts")
    assert parts is not None and sorted(parts.CREATURE_COUNTS)[-3:] == [4, 4, 5]


def test_a_bonus_comes_where_ours_has_none_and_goes_where_ours_has_one() -> None:
    changes: dict[str, Any] = {"track_space.track_0.bonus.0.kind": "gold", "space.t0.bonus.1.kind": None}
    mine = Edition("atlantis_exodus", "box", changes)
    assert Edition.parse(mine.text()).changes == changes
    assert mine.row().entry("track_space", "track_0").values["bonus"] == [{"kind": "gold"}]
    assert [one["kind"] for one in mine.row().entry("space", "t0").values["bonus"]] == ["space_settlers"]
    parts = aegean.games.module(aegean.load(mine.text()).key, "parts")
    assert parts and parts.TRACK_BONUS[0] == parts.piece_of(parts.COINS, 1)
    assert refusal("atlantis_exodus", {"track_space.track_0.bonus.0.n": 2})[0] == "Space 0: 'bonus' is missing"
    assert "one sort at most" in refusal("atlantis_exodus", {"space.m0.bonus.1.kind": "ship"})[0]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"cell.c13.agora_only": False}, "three cells are for agoras only"),
        ({"space.m7.favour_blocked_2p": False}, "start with a neutral king"),
        ({"lodging.lodging_sand_3_1.places": 4}, "a lodging has 3 or 5 places"),
        ({"agora.agora_10.trains_to.purple": "scholar"}, "names 'Scholar', which is none of Physicist"),
        ({"knowledge_card.kn_democracy_1.effect.vp": [1, 2]}, "should have 3 entries, not 2"),
        ({"guard_post.gm0.spaces": ["m0"]}, "between two neighbouring spaces of its level"),
        ({"guard_post.gm0.spaces": ["m0", "m2"]}, "between two neighbouring spaces of its level"),
        ({"guard_post.gm0.spaces": ["b1", "b2"]}, "between two neighbouring spaces of its level"),
        ({"guard_post.gm0.spaces": ["m1", "m2"]}, "there is another guard at"),
        ({"agora.agora_1.settler": True}, "'trained to, purple' is missing"),
        ({"agora.agora_10.settler": False}, "should bring something: a settler, books or gold"),
    ],
)
def test_cells_kings_lodgings_and_cards_keep_to_what_is_printed(changes: dict[str, Any], why: str) -> None:
    said, path = refusal("atlantis_exodus", changes)
    assert why in said and path


GOODS = [{"kind": "gold"}, {"kind": "book", "book": "any"}]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"space.m1.bonus.0.kind": "vp"}, "Library: 'bonus' names 'vp', which is none of"),
        ({"order_space.order_1.bonus.0.kind": "vp"}, "order_1.bonus.0: 'kind' names 'vp', which is none of"),
        ({"track_space.track_3.bonus": GOODS}, "track_3: 'bonus' holds 2 things, there is room for one"),
        ({"pillar_base.base_swap_book_1.immediate": GOODS}, "'immediate' holds 2 things, there is room for one"),
        (
            {"knowledge_card.kn_guilds_1.needs": ["scholar"] * 2},
            "Guilds: 'needs' should name two different professions",
        ),
    ],
)
def test_what_no_rule_knows_is_refused_and_named(changes: dict[str, Any], why: str) -> None:
    assert why in refusal("atlantis_exodus", changes)[0]


def test_an_event_card_has_as_many_squares_as_in_the_box() -> None:
    changes: dict[str, Any] = {"event.war.columns": 5, "event.war.squares.war_upper_5.cube": "wine"}
    mine = aegean.load(Edition("athens", "box", changes | {"event.drama.columns": 1}).text())
    events = aegean.games.module(mine.key, "events")
    assert events and [int(card.columns) for card in events.EVENT_CARDS] == [5, 3, 4, 3, 1, 3]
    assert [(name, int(square.points)) for name, square in zip(events.SQUARE_NAMES, events.EVENT_SQUARES, strict=True)][
        3:6
    ] == [("war_upper_4", 4), ("war_upper_5", 4), ("war_lower_1", 3)]
    assert mine.parse("place war_upper_5 wine") != mine.parse("place war_lower_5 coin")
    assert "should be 1 to 6, not 7" in refusal("athens", {"event.war.columns": 7})[0]
    assert refusal("athens", {"event.war.squares.war_upper_7.vp": 1})[0].endswith("no such value")


def test_a_square_that_no_column_has_is_no_difference() -> None:
    aside = {"event.war.squares.war_upper_5.vp": 9}
    assert Edition("athens", "box", aside).digest == Edition("athens").digest
    assert Edition("athens", "box", {"event.war.columns": 5}).digest != Edition("athens").digest


def test_guards_stand_where_they_do_in_the_box_or_are_not_there() -> None:
    walls = {f"guard_post.gm{n}.spaces": sorted([f"m{2 * n + 1}", f"m{(2 * n + 2) % 8}"]) for n in range(4)}
    mine = aegean.load(Edition("atlantis_exodus", "box", walls | {"guard_post.gb3.spaces": []}).text())
    parts = aegean.games.module(mine.key, "parts")
    assert parts and [list(map(int, parts.POST_SPACES[post])) for post in (0, 3, 7)] == [[5, 6], [11, 4], []]
    assert [int(parts.POST_OF[space]) for space in (3, 4, 5, 6, 18, 19)] == [-1, 3, 0, 0, -1, -1]
    table = Table(mine, ["random"] * 4, seed=3)
    table.run_bots()
    assert table.is_over and table.state.pieces() == mine.start(4).pieces()


def test_an_agora_shows_a_settler_or_goods_or_both() -> None:
    changes: dict[str, Any] = {"agora.agora_10.bonus.0.kind": "gold", "agora.agora_11.settler": False}
    changes |= {"agora.agora_11.bonus.0.kind": "book", "agora.agora_11.bonus.0.book": "craft"}
    parts, tiles = (
        aegean.games.module(aegean.load(Edition("atlantis_exodus", "box", changes).text()).key, name)
        for name in ("parts", "tiles")
    )
    assert parts and tiles
    both = [parts.piece_of(parts.COINS, 1), parts.piece_of(parts.AGORA_SETTLER)]
    assert [list(tiles.AGORA_BONUS[agora]) for agora in (9, 10)] == [both, [parts.piece_of(parts.BOOK, 2)]]
    assert value_of("atlantis_exodus", "agora.agora_1.trains_to.white").is_asked(True)
    assert not value_of("atlantis_exodus", "agora.agora_1.trains_to.white").is_asked(False)


def test_which_copy_of_a_card_is_marked_is_entered_for_each() -> None:
    assert not value_of("atlantis_exodus", "knowledge_card.kn_mysteries_2.mark_3_4_players").twins
    marks = [value.path for value in Sheet("atlantis_exodus").values() if value.path.endswith("mark_3_4_players")]
    mine = aegean.load(Edition("atlantis_exodus", "box", {marks[0]: True}).text())
    cards = aegean.games.module(mine.key, "cards")
    assert len(marks) == 32 and cards and [int(cards.KIND_CARDS[few][0]) for few in (0, 1)] == [0, 1]
    said, path = refusal("atlantis_exodus", dict.fromkeys(marks[:18], True))
    assert "1 cards without the mark are too few" in said and path in marks


def test_discoveries_lie_in_the_rows_of_the_box() -> None:
    changes = {"discovery.metallurgy.row": 5, "discovery.engineering.row": 1}
    mine = aegean.load(Edition("olympos", "box", changes).text())
    parts, worth = (aegean.games.module(mine.key, name) for name in ("parts", "worth"))
    assert parts and worth and parts.DISCOVERIES[:5] == ["cult", "medicine", "cavalry", "astronomy", "engineering"]
    assert [int(parts.COPIES[4][parts.DISCOVERIES.index(name)]) for name in ("metallurgy", "engineering")] == [1, 2]
    assert [worth.EFFECT[parts.DISCOVERIES.index(name)] for name in ("metallurgy", "engineering")] == [4.5, 5.1]
    assert refusal("olympos", {"discovery.metallurgy.row": 2}, "de") == (
        "Metallurgie: 6 Fortschritte liegen in Zeile 2; in jeder Zeile sind es fünf",
        "discovery.metallurgy.row",
    )
    odd = {"discovery.agriculture.row": 3, "discovery.phalanx.row": 2}
    assert "there are two variants of it, so it lies in row 2 or 4" in refusal("olympos", odd)[0]


def is_structure(value: Value) -> bool:
    """Whether a value says what lies where, or how much there is of it."""
    ends = (
        "field",
        "agora_only",
        "places",
        "count",
        "purple",
        "white",
        "brown",
        "colour",
        "gain",
        "columns",
        "row",
        "settler",
        "players",
    )
    return value.limits.is_open or value.can_go or value.is_spare or value.path.endswith(ends)


@pytest.mark.parametrize("game", ["athens", "atlantis_exodus", "olympos", "orichalkum"])
def test_a_game_is_played_where_much_lies_elsewhere_and_its_record_is_read_anywhere(game: str) -> None:
    luck = random.Random(f"structure {game}")
    structure = [value for value in Sheet(game).values() if is_structure(value)]
    changes: dict[str, Any] = {}
    for value in luck.sample(structure, min(TRIED, len(structure))):
        told = None if value.can_go and value.shipped and luck.random() < 1 / 2 else any_value(value, luck)
        tried = value.enter(changes, told)
        try:
            check(Edition(game, "box", tried))
        except PartsError:
            continue
        changes = tried
    assert len(changes) > 1
    mine = proved(Edition(game, "box", changes).text())
    seats = max(mine.seats)
    outcome = play_match(Task(mine.key, 1, tuple((["greedy", "random"] * seats)[:seats]), 1, keep=True))
    record = Record.parse(outcome.record)
    assert record.header["edition"] == mine.edition.digest and Edition.parse(record.edition).changes == changes
    assert Table.resume(aegean.load(record.key), record).state.scores() == list(outcome.points)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_fields_of_structure_have_words(game: str, lang: str) -> None:
    named = naming(game, lang)
    for value in filter(is_structure, named.sheet.values()):
        assert "_" not in named.title(value.thing) + named.value(value, value.thing)
        assert not [word for word in value.limits.words if "_" in named.word(str(word))]
