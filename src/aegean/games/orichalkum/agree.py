"""An edition is checked before it is used: what stands in two places has to agree, what rules rely on has to stay."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row


def place_of(where: str, name: str, ids: list[str]) -> int:
    """Where a name stands among the ids it can be; any other name is an error."""
    if name not in ids:
        raise PartsError(f"{where}: '{name}' is none of {', '.join(ids)}")
    return ids.index(name)


def agree(one: Row, key: str, other: Row, other_key: str) -> None:
    """Two entries that mean the same number hold the same number."""
    if one.number(key) != other.number(other_key):
        raise PartsError(
            f"{one.where}: '{key}' is {one.number(key)}, but {other.where} says '{other_key}' {other.number(other_key)}"
        )


def stays(row: Row, key: str, value: int) -> None:
    """A number that the rules are written for."""
    if row.number(key) != value:
        raise PartsError(f"{row.where}: '{key}' has to stay {value}, not {row.number(key)}")


def within(row: Row, key: str, low: int, high: int) -> None:
    """A number that there is room for."""
    if not low <= row.number(key) <= high:
        raise PartsError(f"{row.where}: '{key}' should be {low} to {high}, not {row.number(key)}")


def check_constants(data: Row) -> None:
    """The constants agree with the components that show them, and stay within what the rules can carry."""
    constants = data.row("constants")
    agree(data.row("medal"), "cost_orichalcum", constants.row("medal_cost_orichalcum"), "value")
    for payment in data.rows("extra_action_payments"):
        agree(payment, "amount", constants.row("extra_action_cost"), "value")
    for point in (data.row("temple"), data.row("medal"), *data.rows("titans")):
        stays(point, "victory_points", 1)
    within(constants.row("victory_points_to_win"), "value", 1, 9)
    within(constants.row("titan_area_min"), "value", 2, 8)
    within(constants.row("titan_limit_base"), "value", 1, 4)
    within(constants.row("extra_actions_per_turn"), "value", 0, 4)
    within(constants.row("round_cap"), "value", 1, 60)
    for name in ("hoplites", "orichalcum"):
        within(data.row("supply").row(name), "count", 8, 400)


def check_counts(data: Row) -> None:
    """As many pieces are listed as the tables of kinds say."""
    for kinds, pieces in (("creature_types", "creatures"), ("building_types", "buildings")):
        types = [row.text("type") for row in data.rows(pieces)]
        for name in types:
            place_of(f"{data.where}.{pieces}", name, data.ids(kinds))
        for kind in data.rows(kinds):
            if kind.number("count") != types.count(kind.text("id")):
                raise PartsError(
                    f"{kind.where}: 'count' is {kind.number('count')}, listed are {types.count(kind.text('id'))}"
                )
    for row in data.rows("creature_types"):
        within(row, "strength", 1, 20)
    for row in data.rows("buildings"):
        for key in ("brings_hoplites", "brings_orichalcum", "discount"):
            if row.has(key):
                within(row, key, 0, 1)


def check_boards(data: Row) -> None:
    """The action board has a place and a cost for every card of the row, for every number of players."""
    seats = [row.number("players") for row in data.rows("player_counts")]
    for count in range(data.row("game").number("players_min"), data.row("game").number("players_max") + 1):
        if count not in seats:
            raise PartsError(f"{data.where}: 'player_counts' says nothing about {count} players")
    costs = data.row("action_board").numbers("slot_costs_hoplites")
    for row in data.rows("player_counts"):
        within(row, "row_size", 5, min(6, len(costs)))
    if costs[:2] != [0, 0]:
        raise PartsError(f"{data.where}.action_board: the first two positions have to stay free")


def check(data: Row) -> None:
    """Everything that makes an edition sound and that loading it does not find by itself."""
    check_constants(data)
    check_counts(data)
    check_boards(data)
