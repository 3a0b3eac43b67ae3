"""What can be said in Atlantis Exodus: what happened, why something is not allowed, what scores."""

from __future__ import annotations

from typing import Final

from aegean.core.phrase import Phrase

TOOK: Final = 0
SCORED: Final = 1
FAVOURED: Final = 2
FAVOUR_SPENT: Final = 3
CLIMBED: Final = 4
SETTLER_CAME: Final = 5
PLACED: Final = 6
LODGING_FULL: Final = 7
ACTIVE: Final = 8
TOOK_SHIP: Final = 9
SENT: Final = 10
TOOK_PILLAR: Final = 11
USED: Final = 12
LEARNT: Final = 13
REFUSED: Final = 14
YEAR_BEGINS: Final = 15
ROUND_BEGINS: Final = 16
REGION_SCORED: Final = 17
LOST: Final = 18
FINAL: Final = 19
TITLE: Final = 20

NOTES: Final = [
    Phrase("took", "AE-26.1", "n", "good"),
    Phrase("scored", "AE-1.2", "n", "source"),
    Phrase("favoured", "AE-18.1", "n"),
    Phrase("favour_spent", "AE-7.3"),
    Phrase("climbed", "AE-19.1", "n", "n2"),
    Phrase("settler_came", "AE-8.3", "profession"),
    Phrase("placed", "AE-12.2", "tile", "cell"),
    Phrase("lodging_full", "AE-13.2", "cell"),
    Phrase("active", "AE-14.5", "tile"),
    Phrase("took_ship", "AE-16.2", "ship"),
    Phrase("sent", "AE-9.8", "profession"),
    Phrase("took_pillar", "AE-17.1", "pillar", "n"),
    Phrase("used", "AE-17.8", "pillar"),
    Phrase("learnt", "AE-10.4", "kind"),
    Phrase("refused", "AE-11.1", "card"),
    Phrase("year_begins", "AE-3.1", "n"),
    Phrase("round_begins", "AE-1.1", "n", "n2"),
    Phrase("region_scored", "AE-20.3", "region", "n"),
    Phrase("lost", "AE-25.6", "region"),
    Phrase("final", "AE-21.1", "n"),
    Phrase("title", "AE-25.7", "title"),
]

CELL_TAKEN: Final = 1
WRONG_CELL: Final = 2
OUT_OF_REACH: Final = 3
NEUTRAL_KING: Final = 4
KING_THERE: Final = 5
SUPPLY_EMPTY: Final = 6
NO_SETTLER: Final = 7
NO_DESTINATION: Final = 8
NO_LODGING: Final = 9
COMPLETE_FIRST: Final = 10
NO_CELL: Final = 11
NO_TILE: Final = 12
NO_SHIP: Final = 13
NO_OPEN_PLACE: Final = 14
DOES_NOT_FIT: Final = 15
NOT_TO_PILLARS: Final = 16
LEAVES_NO_PLACE: Final = 17
NO_AGORA_CELL: Final = 18
NO_SHIP_SPACE: Final = 19
OTHER_KIND: Final = 20
NOT_OPEN: Final = 21
STACK_EMPTY: Final = 22
MUST_TAKE: Final = 23
NOT_DRAWN: Final = 24
PILE_EMPTY: Final = 25
NO_PILLAR_FOR_IT: Final = 26
OTHER_DISPLAY: Final = 27
GOODS_SHORT: Final = 28
NOT_COMPLETE: Final = 29
PILLAR_USED: Final = 30
NOBODY_IN_TRAINING: Final = 31
NO_BOOK: Final = 32
NO_POINTS: Final = 33
NOTHING_TO_GAIN: Final = 34
NO_TRADE: Final = 35
PRIEST_ARRIVED: Final = 36
NOBODY_TO_SEND: Final = 37
NO_TRAINING: Final = 38
NO_SWAP: Final = 39
NOT_SENT_BY_IT: Final = 40
FIRST_SEND: Final = 41
NOBODY_OF_COLOUR: Final = 42
NO_SCROLL: Final = 43
KIND_OWNED: Final = 44
NOT_BOTH: Final = 45
CARD_NOT_OPEN: Final = 46
NOT_IN_HAND: Final = 47
CARD_DOES_NOTHING: Final = 48
NO_LODGING_THERE: Final = 49
CANNOT_MOVE: Final = 50
FOUR_PLAYERS: Final = 51
ORDER_TAKEN: Final = 52
NO_ACTION: Final = 53
MONUMENT_GONE: Final = 54
FIRST_GIVE: Final = 55
IMPOSSIBLE: Final = 56

REASONS: Final = [
    Phrase("allowed", ""),
    Phrase("cell_taken", "AE-12.2"),
    Phrase("wrong_cell", "AE-12.2"),
    Phrase("out_of_reach", "AE-5.3", "space"),
    Phrase("neutral_king", "AE-24.2", "space"),
    Phrase("king_there", "AE-5.5", "space"),
    Phrase("supply_empty", "AE-1.3", "good"),
    Phrase("no_settler", "AE-9.7", "profession"),
    Phrase("no_destination", "AE-9.7", "profession"),
    Phrase("no_lodging", "AE-9.2"),
    Phrase("complete_first", "AE-13.2"),
    Phrase("no_cell", "AE-13.4"),
    Phrase("no_tile", "AE-26.3"),
    Phrase("no_ship", "AE-9.4"),
    Phrase("no_open_place", "AE-9.5"),
    Phrase("does_not_fit", "AE-14.3", "profession"),
    Phrase("not_to_pillars", "AE-10.3"),
    Phrase("leaves_no_place", "AE-10.4", "profession"),
    Phrase("no_agora_cell", "AE-15.1"),
    Phrase("no_ship_space", "AE-16.3"),
    Phrase("other_kind", "AE-9.14"),
    Phrase("not_open", "AE-9.14", "tile"),
    Phrase("stack_empty", "AE-26.3"),
    Phrase("must_take", "AE-6.1"),
    Phrase("not_drawn", "AE-9.14"),
    Phrase("pile_empty", "AE-17.1"),
    Phrase("no_pillar_for_it", "AE-17.4", "stage"),
    Phrase("other_display", "AE-6.8"),
    Phrase("goods_short", "AE-8.1", "good", "n"),
    Phrase("not_complete", "AE-17.3", "stage"),
    Phrase("pillar_used", "AE-17.8"),
    Phrase("nobody_in_training", "AE-17.10"),
    Phrase("no_book", "AE-17.11"),
    Phrase("no_points", "AE-17.12"),
    Phrase("nothing_to_gain", "AE-17.21"),
    Phrase("no_trade", "AE-17.13"),
    Phrase("priest_arrived", "AE-7.6"),
    Phrase("nobody_to_send", "AE-17.17"),
    Phrase("no_training", "AE-17.18"),
    Phrase("no_swap", "AE-17.9"),
    Phrase("not_sent_by_it", "AE-11.6", "profession"),
    Phrase("first_send", "AE-11.35"),
    Phrase("nobody_of_colour", "AE-11.16", "colour"),
    Phrase("no_scroll", "AE-10.6"),
    Phrase("kind_owned", "AE-10.2", "kind"),
    Phrase("not_both", "AE-10.3"),
    Phrase("card_not_open", "AE-11.1", "card"),
    Phrase("not_in_hand", "AE-11.2", "card"),
    Phrase("card_does_nothing", "AE-11.3", "card"),
    Phrase("no_lodging_there", "AE-11.10"),
    Phrase("cannot_move", "AE-11.30"),
    Phrase("four_players", "AE-4.6"),
    Phrase("order_taken", "AE-4.1"),
    Phrase("no_action", "AE-7.2"),
    Phrase("monument_gone", "AE-19.8", "monument"),
    Phrase("first_give", "AE-11.35"),
    Phrase("impossible", "AE-2.7"),
]

SCORING: Final = [
    Phrase("dispatch", "AE-9.10"),
    Phrase("settlement", "AE-20.3"),
    Phrase("ships", "AE-16.2"),
    Phrase("track", "AE-19.6"),
    Phrase("placement", "AE-12.3"),
    Phrase("pillars", "AE-17.5"),
    Phrase("influence", "AE-11.25"),
    Phrase("unsent", "AE-21.1"),
    Phrase("lines", "AE-21.1"),
    Phrase("monuments", "AE-23.13"),
    Phrase("knowledge", "AE-22.1"),
    Phrase("unplayed", "AE-11.5"),
]
