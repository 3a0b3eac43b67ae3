"""What the choices and questions of Olympos are about, for their words."""

from __future__ import annotations

from typing import Final

from aegean.core.vocabulary import Choices, Prompts, Values
from aegean.core.words import Words
from aegean.games.olympos import actions
from aegean.games.olympos.board import NO_DISC, SUPPLY, Board, owner_of
from aegean.games.olympos.goods import amount, covers, short, total
from aegean.games.olympos.numbers import BARRED, DISCOUNT
from aegean.games.olympos.parts import (
    BONUS_AMOUNT,
    BONUS_CUBE,
    BONUS_CUBES,
    BONUS_HOURGLASS,
    BONUS_KIND,
    BONUS_SETTLER,
    BUNDLE_NAMES,
    CROSS,
    DESTINIES,
    DESTINIES_NOW,
    DESTINY_AMOUNT,
    DESTINY_EFFECT,
    DESTINY_KIND,
    DISCOVERIES,
    DISCS,
    FAME,
    FILLINGS,
    FINAL_POINTS,
    GIFT,
    GODS,
    GREY_USABLE,
    HASTE,
    NO_BONUS,
    RESOURCES,
    SETTLERS,
    SETTLERS_NOW,
    SLOTS,
    STARRED,
    SUPREMACY,
    TERRITORIES,
    VARIANT_KIND,
    WONDER_POINTS,
    WONDER_STARS,
    WONDERS,
    YIELD,
    ZEUS_SPACES,
    column_of,
    is_grey,
    slot_at,
)
from aegean.games.olympos.routes import EDGE
from aegean.games.olympos.rules.discovery import BONUS, PAY, VARIANT, discovery_price, number_of
from aegean.games.olympos.rules.expansion import DESTINATION, DISC
from aegean.games.olympos.rules.gains import A_POINT, A_SETTLER, AN_HOURGLASS, CUBE, FIRST_CUBE, FROM_ARTEMIS, GAINS
from aegean.games.olympos.rules.gods import symbols
from aegean.games.olympos.rules.opening import BAR
from aegean.games.olympos.rules.payment import PAYMENT
from aegean.games.olympos.rules.settlers import own_disc
from aegean.games.olympos.rules.time import hourglasses_for, landing, surcharge
from aegean.games.olympos.rules.travel import appearance, fight_at, price_to
from aegean.games.olympos.rules.turn import is_last
from aegean.games.olympos.rules.wonder import STAR, stars_short, wonder_price

# ---------------------------------------------------------------- prices and gains


def _price(board: Board, price: int, words: Words) -> Values:
    """An action of so many action points: hourglasses that it uses up, where the disc ends, what it reaches."""
    player = board.players[board.seat]
    end = int(landing(player, price))
    passed = [str(space) for space in ZEUS_SPACES if player.time < space <= end]
    return {
        "price": price + int(surcharge(player)),
        "surcharge": int(surcharge(player)),
        "hourglasses": int(hourglasses_for(player, price)),
        "reach": "past" if end > CROSS else "zeus" if passed else "plain",
        "space": end,
        "zeus": words.join(passed),
    }


def _gained(words: Words, count: int, gain: int) -> str:
    return words.count(count, words.thing(GAINS[gain]), case="accusative")


def _bonus_words(board: Board, words: Words, place: int) -> str:
    """What a bonus brings, and that settlers lapse where no disc is left for them."""
    kind = int(BONUS_KIND[place])
    gains = {BONUS_SETTLER: A_SETTLER, BONUS_HOURGLASS: AN_HOURGLASS, BONUS_CUBE: FIRST_CUBE + int(BONUS_CUBES[place])}
    said = _gained(words, int(BONUS_AMOUNT[place]), gains.get(kind, A_POINT))
    return words.view("lapses", gift=said) if kind == BONUS_SETTLER and not _discs_left(board) else said


def _discs_left(board: Board) -> int:
    """How many settlers the seat that decides could still receive."""
    first = int(board.seat) * DISCS + 1
    return sum(int(board.place[disc]) == SUPPLY for disc in range(first, first + SETTLERS))


# ---------------------------------------------------------------- choices


def _bar(board: Board, territory: int, words: Words) -> Values:
    return {"resource": words.thing(RESOURCES[YIELD[territory]]), "stars": int(STARRED[territory])}


def _card(board: Board, destiny: int, words: Words) -> Values:
    """What a card brings now."""
    count, kind = int(DESTINY_AMOUNT[destiny]), int(DESTINY_KIND[destiny])
    effect = DESTINY_EFFECT[destiny]
    if effect in (FAME, HASTE):
        count *= int(amount(board.players[board.seat].tokens, kind))
    if effect == GIFT:
        return {"gains": _gained(words, count, FIRST_CUBE + kind)}
    return {"gains": _gained(words, count, AN_HOURGLASS if effect in (HASTE, SUPREMACY) else A_POINT)}


def _keep(board: Board, destiny: int, words: Words) -> Values:
    return {"effect": words.view(f"effect_{DESTINIES[destiny]}")}


def _pass(board: Board, entry: int, words: Words) -> Values:
    return {"points": int(FINAL_POINTS[board.players[board.seat].time])}


def _new(board: Board, entry: int, words: Words) -> Values:
    player = board.players[board.seat]
    return {"price": int(appearance(player)), "camp": int(player.camp)}


def _from(board: Board, territory: int, words: Words) -> Values:
    return _left(board, int(own_disc(board, board.seat, territory, 1)), words)


def _disc(board: Board, entry: int, words: Words) -> Values:
    return _left(board, int(own_disc(board, board.seat, DISC.territory(board), entry + 1)), words)


def _left(board: Board, disc: int, words: Words) -> Values:
    """What happens to a territory when a settler leaves it."""
    territory = int(board.place[disc])
    below = int(board.below[disc])
    heir = int(owner_of(below))
    seat = heir if below != NO_DISC else int(board.seat)
    if board.top[territory] != disc:
        left = "beaten"
    elif below == NO_DISC:
        left = "empty"
    else:
        left = "own" if heir == board.seat else "heir"
    return {"left": left, "resource": words.thing(RESOURCES[YIELD[territory]]), "heir": words.seat(seat)}


def _to(board: Board, territory: int, words: Words) -> Values:
    """The territory that is won, whom it is won from, and the full price."""
    player, start = board.players[board.seat], int(DESTINATION.start(board))
    new = int(appearance(player)) if start == EDGE else 0
    fight = int(fight_at(board, player, territory))
    movement = int(price_to(player, start, territory)) - new
    rival = int(board.ruler(territory))
    return {
        "resource": words.thing(RESOURCES[YIELD[territory]]),
        "stars": int(STARRED[territory]),
        "defender": "player" if rival >= 0 else "tribe" if board.has_tribe(territory) else "nobody",
        "rival": words.seat(max(rival, 0)),
        "new": new,
        "movement": movement,
        "fight": fight,
        **_price(board, new + movement + fight, words),
    }


def _cost(board: Board, entry: int, words: Words) -> Values:
    return _price(board, entry + 1, words)


def _take(board: Board, discovery: int, words: Words) -> Values:
    """What a discovery does, what it takes and which bonuses are left."""
    space = int(board.space_of[discovery])
    bundles, bonuses = _bundles(board, space), _bonuses_left(board, space)
    cubes = words.label(BUNDLE_NAMES[int(number_of(bundles[0]))]) if bundles[0] else ""
    effect = words.view(f"effect_{DISCOVERIES[discovery]}")
    if SETTLERS_NOW[discovery] and not _discs_left(board):
        effect = words.view("lapses", gift=effect)
    if DESTINIES_NOW[discovery] and not board.deck_count + board.discard_count:
        effect = words.view("no_card_left", gift=effect)
    return {
        "effect": effect,
        "hand_in": "choice" if len(bundles) > 1 else "cubes" if cubes else "nothing",
        "cubes": cubes,
        "bonuses": f" {words.view('or')} ".join(_bonus_words(board, words, place) for place in bonuses),
        "left": len(bonuses),
        **_price(board, int(discovery_price(board.players[board.seat], space)), words),
    }


def _bundles(board: Board, space: int) -> list[int]:
    """The cubes that pay a space, in every way that takes no more than needed (OS-5.5, OS-5.6)."""
    player = board.players[board.seat]
    have = player.tokens + player.cubes
    found = {int(short(need, player.tokens)) for need in FILLINGS[space] if covers(have, need)}
    return [one for one in sorted(found) if not any(one != other and covers(one, other) for other in found)]


def _bonuses_left(board: Board, space: int) -> list[int]:
    """The bonuses of a space that can still be taken."""
    places = [int(slot_at(space, slot)) for slot in range(len(SLOTS))]
    usable = [place for place in places if BONUS_KIND[place] != NO_BONUS and not board.slots[place]]
    return [place for place in usable if GREY_USABLE[int(board.seats)] or not is_grey(place)]


def _variant(board: Board, variant: int, words: Words) -> Values:
    return {"resource": words.thing(RESOURCES[VARIANT_KIND[variant]]), "discount": int(DISCOUNT)}


def _bonus(board: Board, slot: int, words: Words) -> Values:
    return {"gains": _bonus_words(board, words, int(BONUS.place(board, slot)))}


def _build(board: Board, wonder: int, words: Words) -> Values:
    """What a wonder is worth, the stars it asks for and how many of them are used up."""
    player = board.players[board.seat]
    return {
        "points": int(WONDER_POINTS[wonder]),
        "stars": int(WONDER_STARS[wonder]),
        "once": int(stars_short(board, player, wonder)),
        **_price(board, int(wonder_price(player)), words),
    }


def _favour(board: Board, entry: int, words: Words) -> Values:
    return {"symbols": int(symbols(board.players[board.seat])) + 1}


CHOICES: Final[Choices] = {
    "bar": _bar,
    "card": _card,
    "keep": _keep,
    "pass": _pass,
    "new": _new,
    "from": _from,
    "disc": _disc,
    "to": _to,
    "cost": _cost,
    "take": _take,
    "variant": _variant,
    "bonus": _bonus,
    "build": _build,
    "favour": _favour,
}


# ---------------------------------------------------------------- questions


def _ask_bar(board: Board, words: Words) -> Values:
    """The resource in question, and how many of its territories are still to be barred."""
    resource = int(BAR.resource(board))
    total = int(BARRED[int(board.seats)])
    done = sum(board.is_barred(land) for land in range(len(TERRITORIES)) if YIELD[land] == resource)
    return {"resource": words.thing(RESOURCES[resource]), "left": total - done, "total": total}


def _ask_menu(board: Board, words: Words) -> Values:
    """Whether cards can be played, and what else is left to do."""
    offered = {actions.SPACE.block(action).name for action in board.legal()}
    develops = bool(offered & {"discover", "wonder"})
    return {
        "ways": "both" if develops and "expand" in offered else "development" if develops else "expansion",
        "cards": int("card" in offered),
        "turn": "last" if is_last(board) else "rest" if "rest" in offered else "usual",
    }


def _ask_disc(board: Board, words: Words) -> Values:
    return {
        "territory": words.thing(TERRITORIES[DISC.territory(board)]),
        "goes": "back" if DISC.withdraws(board) else "on",
    }


def _ask_destination(board: Board, words: Words) -> Values:
    start = int(DESTINATION.start(board))
    territory = words.thing(TERRITORIES[start] if start != EDGE else "north_edge")
    return {"territory": territory, "payment": "later" if DESTINATION.pays_later(board) else "now"}


def _ask_pay(board: Board, words: Words) -> Values:
    return {"discovery": words.thing(DISCOVERIES[PAY.discovery(board)])}


def _ask_variant(board: Board, words: Words) -> Values:
    return {"discovery": words.thing(DISCOVERIES[VARIANT.discovery(board)])}


def _ask_bonus(board: Board, words: Words) -> Values:
    """The discovery, and the wonder in whose column the bonus disc counts as a star."""
    discovery = int(BONUS.discovery(board))
    wonder = int(board.wonders[column_of(board.space_of[discovery])])
    return {
        "discovery": words.thing(DISCOVERIES[discovery]),
        "wonder": words.thing(WONDERS[wonder]),
        "built": int(board.has_built(wonder)),
    }


def _ask_cube(board: Board, words: Words) -> Values:
    giver = int(CUBE.giver(board))
    return {"giver": words.thing("artemis" if giver == FROM_ARTEMIS else DISCOVERIES[giver])}


def _ask_star(board: Board, words: Words) -> Values:
    return {"wonder": words.thing(WONDERS[STAR.wonder(board)]), "left": int(STAR.needed(board))}


def _ask_keep(board: Board, words: Words) -> Values:
    return {"drawn": int(total(board.drawn_count))}


def _ask_end_cards(board: Board, words: Words) -> Values:
    return {"cards": sum(actions.CARD.has(action) for action in board.legal())}


def _ask_favour(board: Board, words: Words) -> Values:
    """The god, what it does, and how many Zeus symbols count as yet."""
    god = GODS[board.god]
    held = int(symbols(board.players[board.seat]))
    return {"god": words.thing(god), "effect": words.view(f"effect_{god}"), "symbols": held}


def _ask_payment(board: Board, words: Words) -> Values:
    """What is paid for, the least it costs, and whether cards can be played before."""
    cards = sum(actions.CARD.has(action) for action in board.legal())
    territory = words.thing(TERRITORIES[PAYMENT.territory(board)])
    return {
        "territory": territory,
        "price": int(PAYMENT.cheapest(board) + surcharge(board.players[board.seat])),
        "cards": cards,
    }


PROMPTS: Final[Prompts] = {
    "bar": _ask_bar,
    "menu": _ask_menu,
    "disc": _ask_disc,
    "destination": _ask_destination,
    "pay": _ask_pay,
    "variant": _ask_variant,
    "bonus": _ask_bonus,
    "cube": _ask_cube,
    "star": _ask_star,
    "keep": _ask_keep,
    "end_cards": _ask_end_cards,
    "favour": _ask_favour,
    "payment": _ask_payment,
}
