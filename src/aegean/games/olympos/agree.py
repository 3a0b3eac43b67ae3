"""An edition is checked before it is used: names have to exist, what stands in two places has to agree."""

from __future__ import annotations

from aegean.core.parts import PartsError, Row

SEATS = (3, 4, 5)
EVEN_ROWS = (2, 4)  # of which there are two copies of each with any number of players


def by_row(data: Row) -> Row:
    """The components with the discoveries row by row, as the program numbers them."""
    rows = sorted(data.rows("discovery"), key=lambda row: row.number("row"))
    return Row(data.where, data.values | {"discovery": [row.values for row in rows]})


def check(data: Row) -> None:
    """The parts that the rules rely on are there, and numbers that mean the same are the same."""
    _check_order(data)
    _check_map(data)
    _check_copies(data)
    _check_numbers(data)


def _check_order(data: Row) -> None:
    """Lists whose order the program knows stand in that order."""
    if data.ids("resource") != ["grain", "stone", "wood", "gold"]:
        raise PartsError(data.where, "resources", game="olympos")  # OS-1.12
    for table, count in (
        ("territory", 32),
        ("sea", 12),
        ("discovery", 25),
        ("dev_space", 25),
        ("destiny_card", 19),
        ("olympos_card", 10),
        ("wonder", 5),
        ("player_colour", 5),
    ):
        if len(data.ids(table)) != count or len(set(data.ids(table))) != count:
            raise PartsError(data.where, "entries", game="olympos", entry=table, count=str(count))
    _check_rows(data)
    spaces = [(row.number("row"), row.number("column")) for row in data.rows("dev_space")]
    if spaces != [(row, column) for row in range(1, 6) for column in range(1, 6)]:
        raise PartsError(data.where, "dev_spaces", game="olympos")


def _check_rows(data: Row) -> None:
    """Five discoveries lie in each row; those of which there are two variants are there twice (OS-5.13)."""
    rows = [row.number("row") for row in data.rows("discovery")]
    for row in range(1, 6):
        if rows.count(row) > 5:
            raise PartsError(data.where, "discoveries", game="olympos", row=str(row), count=str(rows.count(row)))
    for discovery in data.rows("discovery"):
        if discovery.has("variants") and discovery.number("row") not in EVEN_ROWS:
            raise PartsError(discovery.where, "in_twos", game="olympos", entry="row")


def _check_map(data: Row) -> None:
    """Neighbours exist and are mutual, and all can be reached; one land has the Zeus symbol."""
    rows = {row.text("id"): row for row in [*data.rows("territory"), *data.rows("sea")]}
    for name, row in rows.items():
        for other in row.texts("neighbors"):
            if other not in rows or name not in rows[other].texts("neighbors"):
                raise PartsError(row.where, "one_sided", game="olympos", entry="neighbors", other=other)
    for other in data.row("north_edge").texts("neighbors"):
        if other not in data.ids("territory"):
            raise PartsError(f"{data.where}.north_edge", "no_territory", game="olympos", entry="neighbors", other=other)
    _check_whole(data, rows)
    if sum(row.flag("zeus") for row in data.rows("territory")) != 1:
        raise PartsError("components.toml", "one_zeus", game="olympos")


def _check_whole(data: Row, rows: dict[str, Row]) -> None:
    """Every land and sea can be reached from the northern edge (OS-1.3)."""
    reached: set[str] = set()
    ahead = data.row("north_edge").texts("neighbors")
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += rows[name].texts("neighbors")
    for name, row in rows.items():
        if name not in reached:
            raise PartsError(row.where, "out_of_reach", game="olympos", entry="neighbors")


def _check_copies(data: Row) -> None:
    """The backs of the tiles agree with the copies in play, and every copy has a bonus slot."""
    spaces = data.rows("dev_space")
    for number, row in enumerate(data.rows("discovery")):
        for seats in SEATS:
            setup = data.row("setup").row(f"players_{seats}")
            copies = setup.row("copies").number(row.text("colour"))
            if sum(back == "" or int(back) <= seats for back in row.texts("backs")) != copies:
                raise PartsError(row.where, "backs", game="olympos", seats=str(seats))
            copies = setup.row("copies").number(spaces[number].text("colour"))  # where the tile lies in this box
            slots = [bonus.text("slot") for bonus in spaces[number].rows("bonuses")]
            usable = len(slots) if setup.flag("grey_bonus_usable") else len(slots) - slots.count("grey")
            if number < 20 and usable < copies:
                raise PartsError(spaces[number].where, "few_slots", game="olympos", seats=str(seats))


def _check_numbers(data: Row) -> None:
    """Numbers that the rules are written for."""
    if data.row("counts").number("discs_per_colour") != 20:
        raise PartsError(data.where, "discs", game="olympos")
    track = data.row("time_track")
    if len(data.ids("track_space")) != track.number("cross") + 1:
        raise PartsError(data.where, "track", game="olympos")
    spaces = [*track.numbers("zeus_single"), *track.numbers("zeus_double")]
    if len(set(spaces)) < len(spaces) or not 0 < min(spaces) <= max(spaces) < track.number("cross"):
        raise PartsError(track.where, "zeus_spaces", game="olympos")
    track.stays("last_zeus", max(spaces))
    cards = len(track.numbers("zeus_single")) + 2 * len(track.numbers("zeus_double"))
    if cards != data.row("setup").row("common").number("olympos_cards_used") or cards >= 10:
        raise PartsError("components.toml", "zeus_cards", game="olympos")
    for card in ("master_builder", "divine_favour"):
        data.entry("destiny_card", card).stays("amount", 1)
    playable = [row.text("playable") == "own_turn" for row in data.rows("destiny_card")]
    if playable != sorted(playable, reverse=True):
        raise PartsError(data.where, "own_turn_first", game="olympos")
