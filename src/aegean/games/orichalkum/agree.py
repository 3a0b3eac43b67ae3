"""An edition is checked before it is used: what stands in two places has to agree, what rules rely on has to stay."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row


def check_constants(data: Row) -> None:
    """The constants agree with the components that show them, and stay within what the rules can carry."""
    constants = data.row("constants")
    data.row("medal").agrees("cost_orichalcum", constants.row("medal_cost_orichalcum"), "value")
    for payment in data.rows("extra_action_payments"):
        payment.agrees("amount", constants.row("extra_action_cost"), "value")
    for point in (data.row("temple"), data.row("medal"), *data.rows("titans")):
        point.stays("victory_points", 1)
    constants.row("victory_points_to_win").within("value", 1, 9)
    constants.row("titan_area_min").within("value", 2, 8)
    constants.row("titan_limit_base").within("value", 1, 4)
    constants.row("extra_actions_per_turn").within("value", 0, 4)
    constants.row("round_cap").within("value", 1, 60)
    for name in ("hoplites", "orichalcum"):
        data.row("supply").row(name).within("count", 8, 400)


def check_counts(data: Row) -> None:
    """As many buildings are listed as the table of kinds says, and there are as many creatures as in the box."""
    types = [row.place_of("type", data.ids("building_types")) for row in data.rows("buildings")]
    for place, kind in enumerate(data.rows("building_types")):
        if kind.number("count") != types.count(place):
            about = {"count": str(kind.number("count")), "found": str(types.count(place))}
            raise PartsError(kind.where, "listed", game="orichalkum", **about)
    counts = [row.number("count") for row in data.rows("creature_types")]
    there = data.row("components_table").number("creatures")
    if sum(counts) != there:
        where = data.rows("creature_types")[0].where
        about = {"count": str(there), "found": str(sum(counts))}
        raise PartsError(where, "creatures", game="orichalkum", entry="count", **about)
    for creature in data.rows("creatures"):
        creature.place_of("type", data.ids("creature_types"))
    for row in data.rows("creature_types"):
        row.within("strength", 1, 20)
        hydras = sum(one.has("titan") and one.text("type") == row.text("id") for one in data.rows("creatures"))
        if hydras:
            row.stays("count", hydras)
    for row in data.rows("buildings"):
        for key in ("brings_hoplites", "brings_orichalcum", "discount"):
            if row.has(key):
                row.within(key, 0, 1)
        first = next(other for other in data.rows("buildings") if other.text("type") == row.text("type"))
        for key in ("brings_hoplites", "brings_orichalcum"):
            if row.number(key, 0) != first.number(key, 0):
                raise PartsError(row.where, "same_buildings", game="orichalkum", entry=key)


def check_landscapes(data: Row) -> None:
    """A landscape has as many terrains as it is large (OR-1.2)."""
    for row in data.rows("landscapes"):
        if len(row.texts("parts")) != row.number("size"):
            about = {"high": str(row.number("size")), "value": str(len(row.texts("parts")))}
            raise PartsError(row.where, "exact_length", entry="parts", **about)


def check_boards(data: Row) -> None:
    """The action board has a place and a cost for every card of the row, for every number of players."""
    seats = [row.number("players") for row in data.rows("player_counts")]
    for count in range(data.row("game").number("players_min"), data.row("game").number("players_max") + 1):
        if count not in seats:
            raise PartsError(data.where, "no_count", game="orichalkum", count=str(count))
    costs = data.row("action_board").numbers("slot_costs_hoplites")
    for row in data.rows("player_counts"):
        row.within("row_size", 5, min(6, len(costs)))
    if costs[:2] != [0, 0]:
        raise PartsError(f"{data.where}.action_board", "first_free", game="orichalkum")


def check(data: Row) -> None:
    """Everything that makes an edition sound and that loading it does not find by itself."""
    check_constants(data)
    check_counts(data)
    check_landscapes(data)
    check_boards(data)
