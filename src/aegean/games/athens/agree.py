"""An edition is checked before it is used: what stands in two places has to agree, what rules rely on has to stay."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row


def check_constants(data: Row) -> None:
    """The constants agree with the cards that show them."""
    constants = data.row("constants")
    village = data.entry("action_card", "village")
    agora = data.entry("action_card", "agora")
    sides = data.row("base_card_sides")
    data.row("game").agrees("rounds_max", constants, "rounds_max")
    sides.agrees("turned_vp", constants, "base_flip_vp")
    village.agrees("requires_base_cards", constants, "village_tucked_cards")
    agora.agrees("tiles_on_take", constants, "agora_tiles")
    constants.within("rounds_max", 1, 14)
    constants.stays("event_cards_per_player_per_round", 1)
    sides.stays("front_symbols", 1)
    sides.stays("front_vp", 0)
    sides.stays("turned_symbols", 2)
    village.stays("joker_symbols", 1)
    data.entry("action_card", "ecclesia").stays("grey_rolls_each", 1)
    agora.stays("tile_swaps_each", 1)
    agora.stays("circle_vp", 0)
    data.entry("action_card", "workshop").stays("circle_vp", 0)


def check_squares(data: Row) -> None:
    """The squares on action cards agree with the effects that fill them."""
    for card in data.rows("action_card"):
        for option in card.rows("options"):
            if option.has("square"):
                square = data.entry("action_square", option.text("square"))
                square.agrees("vp", option, "vp")
                if square.text("cube") != option.text("cube"):
                    raise PartsError(square.where, "other_cube", game="athens", id=option.text("id"))


def check_oracles(data: Row) -> None:
    """All oracle cards are worth the same, and one card at most goes back."""
    for oracle in data.rows("oracle_card"):
        oracle.agrees("vp", data.row("oracle_scoring"), "vp_per_card")
    data.row("temple_action").stays("keep", data.row("temple_action").number("draw"))
    for option in data.entry("action_card", "delphi").rows("options"):
        drawn = option.number("draw")
        option.stays("keep", drawn - 1 if drawn > 1 else drawn)


def check_events(data: Row) -> None:
    """Every event has two rows of all its columns."""
    for event in data.rows("event"):
        event.stays("rows", 2)
        found = sorted((square.text("row"), square.number("column")) for square in event.rows("squares"))
        columns = range(1, event.number("columns") + 1)
        if found != [(row, column) for row in ("lower", "upper") for column in columns]:
            raise PartsError(event.where, "squares", game="athens", columns=str(event.number("columns")))


def check_setup(data: Row) -> None:
    """There is one line for every number of players, with a worker and enough base cards each."""
    lines = {row.number("players"): row for row in data.rows("setup")}
    kinds = len(data.rows("base_card"))
    for players in range(data.row("game").number("players_min"), data.row("game").number("players_max") + 1):
        if players not in lines:
            raise PartsError(data.where, "no_setup", game="athens", players=str(players))
        lines[players].stays("workers", players)
        taken = players * data.row("constants").number("rounds_max")
        if lines[players].number("base_cards_per_type") * kinds < taken:
            raise PartsError(lines[players].where, "base_cards", game="athens", taken=str(taken))


def check_tiles(data: Row) -> None:
    """There are enough tiles that one can always be drawn (AT-10.4)."""
    constants = data.row("constants")
    constants.within("first_round_tiles", 0, 10)
    most = constants.number("tile_limit") + constants.number("agora_tiles") + constants.number("later_round_tiles")
    needed = data.row("game").number("players_max") * max(most, constants.number("first_round_tiles"))
    tiles = sum(row.number("tiles") for row in data.rows("population_class"))
    if tiles <= needed:
        raise PartsError(data.where, "few_tiles", game="athens", tiles=str(tiles), needed=str(needed))


def check(data: Row) -> Row:
    """The components, once they are found sound."""
    check_constants(data)
    check_squares(data)
    check_oracles(data)
    check_events(data)
    check_setup(data)
    check_tiles(data)
    return data
