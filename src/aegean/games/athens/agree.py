"""An edition is checked before it is used: what stands in two places has to agree, what rules rely on has to stay."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row


def place_of(where: str, name: str, ids: list[str]) -> int:
    """Where a name stands among the ids it can be; any other name is an error."""
    if name not in ids:
        raise PartsError(f"{where}: '{name}' is none of {', '.join(ids)}")
    return ids.index(name)


def by_id(data: Row, table: str, name: str) -> Row:
    """The entry of a table with an id."""
    for row in data.rows(table):
        if row.text("id") == name:
            return row
    raise PartsError(f"{data.where}: '{table}' has no '{name}'")


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
    """The constants agree with the cards that show them."""
    constants = data.row("constants")
    village = by_id(data, "action_card", "village")
    agora = by_id(data, "action_card", "agora")
    sides = data.row("base_card_sides")
    agree(data.row("game"), "rounds_max", constants, "rounds_max")
    agree(sides, "turned_vp", constants, "base_flip_vp")
    agree(village, "requires_base_cards", constants, "village_tucked_cards")
    agree(agora, "tiles_on_take", constants, "agora_tiles")
    within(constants, "rounds_max", 1, 14)
    stays(constants, "event_cards_per_player_per_round", 1)
    stays(sides, "front_symbols", 1)
    stays(sides, "front_vp", 0)
    stays(sides, "turned_symbols", 2)
    stays(village, "joker_symbols", 1)
    stays(by_id(data, "action_card", "ecclesia"), "grey_rolls_each", 1)
    stays(agora, "tile_swaps_each", 1)
    stays(agora, "circle_vp", 0)
    stays(by_id(data, "action_card", "workshop"), "circle_vp", 0)


def check_squares(data: Row) -> None:
    """The squares on action cards agree with the effects that fill them."""
    for card in data.rows("action_card"):
        for option in card.rows("options"):
            if option.has("square"):
                square = by_id(data, "action_square", option.text("square"))
                agree(square, "vp", option, "vp")
                if square.text("cube") != option.text("cube"):
                    raise PartsError(f"{square.where}: 'cube' differs from that of '{option.text('id')}'")


def check_oracles(data: Row) -> None:
    """All oracle cards are worth the same, and one card at most goes back."""
    for oracle in data.rows("oracle_card"):
        agree(oracle, "vp", data.row("oracle_scoring"), "vp_per_card")
    stays(data.row("temple_action"), "keep", data.row("temple_action").number("draw"))
    for option in by_id(data, "action_card", "delphi").rows("options"):
        drawn = option.number("draw")
        stays(option, "keep", drawn - 1 if drawn > 1 else drawn)


def check_events(data: Row) -> None:
    """Every event has two rows of all its columns and one circle more than rows to clear."""
    for event in data.rows("event"):
        stays(event, "rows", 2)
        stays(event, "track_circles", event.number("clears_to_close") + 1)
        found = sorted((square.text("row"), square.number("column")) for square in event.rows("squares"))
        columns = range(1, event.number("columns") + 1)
        if found != [(row, column) for row in ("lower", "upper") for column in columns]:
            raise PartsError(f"{event.where}: needs the squares 1 to {event.number('columns')} of both rows")


def check_setup(data: Row) -> None:
    """There is one line for every number of players, with a worker and enough base cards each."""
    lines = {row.number("players"): row for row in data.rows("setup")}
    kinds = len(data.rows("base_card"))
    for players in range(data.row("game").number("players_min"), data.row("game").number("players_max") + 1):
        if players not in lines:
            raise PartsError(f"{data.where}: 'setup' says nothing about {players} players")
        stays(lines[players], "workers", players)
        taken = players * data.row("constants").number("rounds_max")
        if lines[players].number("base_cards_per_type") * kinds < taken:
            raise PartsError(f"{lines[players].where}: a game needs {taken} base cards")


def check_tiles(data: Row) -> None:
    """There are enough tiles that one can always be drawn (AT-10.4)."""
    constants = data.row("constants")
    within(constants, "first_round_tiles", 0, 10)
    most = constants.number("tile_limit") + constants.number("agora_tiles") + constants.number("later_round_tiles")
    needed = data.row("game").number("players_max") * max(most, constants.number("first_round_tiles"))
    tiles = sum(row.number("tiles") for row in data.rows("population_class"))
    if tiles <= needed:
        raise PartsError(f"{data.where}: {tiles} population tiles are too few, players may hold {needed}")


def check(data: Row) -> Row:
    """The components, once they are found sound."""
    check_constants(data)
    check_squares(data)
    check_oracles(data)
    check_events(data)
    check_setup(data)
    check_tiles(data)
    return data
