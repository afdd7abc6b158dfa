"""What playing a card costs, with its reasons, and whether a player can pay it (204, 508.1d)."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Modifier, Scope
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import Part, amount_of, cost_of
from everfree.ccg.kernel.values.selection import fits, holds, is_place, is_player, laws_of
from everfree.ccg.language.terms import ANYWHERE
from everfree.ccg.language.words.changes.changes import PlayCost
from everfree.ccg.language.words.effects.effects import CheapenNextCard
from everfree.ccg.language.words.laws.prices import OwnCost
from everfree.ccg.rules.actions.alternative_costs import AS_PRINTED, REDEEM_DISCOUNT, REDEEMED, TRANSFORMED
from everfree.ccg.vocab import (
    HAND,
    NO_CARD,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    AreaId,
    CardId,
    Seat,
    card_of,
)

TROUBLEMAKER_PRICE: Final = 1


def refuse_price(game: Kernel, seat: Seat, price: int) -> Refusal | None:
    """508.1d: say how many tokens are missing."""
    have = game.state.tokens[seat]
    if have < price:
        return Refusal("508.1d", "short-of-tokens", missing=price - have, price=price, have=have)
    return None


def price_parts(
    game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId = NO_CARD, how: int = AS_PRINTED
) -> list[Part]:
    """Explain what *seat* pays to play *card* to *area* or on *host*: printed cost, then laws (204.1)."""
    changes = [
        *law_parts(game, seat, card, area, host),
        *own_parts(game, seat, card, area),
        *discount_parts(game, seat, card),
    ]
    return with_changes(basic_parts(game, card, how), changes, card)


def with_changes(parts: list[Part], changes: list[tuple[Part, int]], card: CardId) -> list[Part]:
    """Return the *parts* of a price with *changes*, each with the minimum it leaves, or 0 (204.1, R34)."""
    bounded: list[tuple[Part, int]] = []
    """Discounts that do not take the price below a minimum; they are applied last."""
    for part, minimum in changes:
        if minimum:
            bounded.append((part, minimum))
        else:
            parts.append(part)
    for part, minimum in bounded:
        excess = sum([one.amount for one in parts]) - minimum
        if excess > 0:
            parts.append(Part("modifier", max(part.amount, -excess), part.source))
    total = sum([part.amount for part in parts])
    if total < 0:
        parts.append(Part("least", -total, card))
    return parts


def basic_parts(game: Kernel, card: CardId, how: int) -> list[Part]:
    """Explain the price of a card before any text changes it."""
    definition = game.definition(card)
    if definition.type == TROUBLEMAKER:
        return [Part("troublemaker", TROUBLEMAKER_PRICE, card)]
    if how == TRANSFORMED:
        return [Part("transform", definition.faces[0].x_of("Transform"), card)]
    parts = [Part("printed", cost_of(game, card), card)]
    if how == REDEEMED:
        parts.append(Part("redeem", -REDEEM_DISCOUNT, card))
    return parts


def law_parts(game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId) -> list[tuple[Part, int]]:
    """List what laws add to a price, each with the minimum it leaves, or 0."""
    found: list[tuple[Part, int]] = []
    for source, you, law in laws_of(game, PlayCost):
        if not fits(game, law.description, card, source, you, None):
            continue
        there = law.place == ANYWHERE or is_played_there(game, law, source, area, host)
        if is_player(law.who, seat, you) and there and is_played_on(game, law, source, you, host):
            scope = Scope(game.ref(source), you, (), seat, area)
            amount = amount_of(game, law.amount, source, you, scope)
            part = Part("law", amount * game.count_of(source), source)
            found.append((part, law.minimum))
    return found


def own_parts(game: Kernel, seat: Seat, card: CardId, area: AreaId) -> list[tuple[Part, int]]:
    """List what a card's own text adds to its price."""
    found: list[tuple[Part, int]] = []
    for ability in game.definition(card).own_costs:
        law = ability.law
        assert isinstance(law, OwnCost)
        there = law.place == ANYWHERE or is_place(game, law.place, area, seat, card, None)
        if there and holds(game, ability.condition, card, seat):
            scope = Scope(game.ref(card), seat, (), seat, area)
            found.append((Part("law", amount_of(game, law.amount, card, seat, scope), card), 0))
    return found


def discount_parts(game: Kernel, seat: Seat, card: CardId) -> list[tuple[Part, int]]:
    """List what modifiers take off a price or add to it, each with the minimum it leaves, or 0."""
    found: list[tuple[Part, int]] = []
    for modifier in discounts(game, seat, card):
        if modifier.amount > 0 and game.definition(card).type == TROUBLEMAKER:
            continue  # it has no cost that could be reduced (609.2c.i)
        part = Part("modifier", -modifier.amount, card_of(modifier.source))
        node = game.definitions.nodes[modifier.change]
        found.append((part, node.minimum if isinstance(node, CheapenNextCard) else 0))
    return found


def is_played_there(game: Kernel, law: PlayCost, source: CardId, area: AreaId, host: CardId) -> bool:
    """Tell whether a card goes where *law* says; a Resource is played *on* a Problem, others to it."""
    if law.description.noun == RESOURCE and game.type_of(source) == PROBLEM:
        return host == source
    return is_place(game, law.place, area, game.state.controller[source], source, None)


def is_played_on(game: Kernel, law: PlayCost, source: CardId, you: Seat, host: CardId) -> bool:
    """Tell whether a card goes on a host that *law* describes; True if it describes none."""
    if law.on is None:
        return True
    return host != NO_CARD and fits(game, law.on, host, source, you, None)


def price_of(
    game: Kernel, seat: Seat, card: CardId, area: AreaId, host: CardId = NO_CARD, how: int = AS_PRINTED
) -> int:
    """Return what *seat* pays to play *card* to *area*, or on *host*, in one way of paying."""
    if how == AS_PRINTED and not has_laws_on_price(game, seat, card):
        return printed_price(game, card)
    total = 0
    for part in price_parts(game, seat, card, area, host, how):
        total += part.amount
    return total


def printed_price(game: Kernel, card: CardId) -> int:
    """Return what *card* costs if no law says otherwise (204.1, 609.2c.i)."""
    definition = game.definitions.cards[game.state.definition[card]]
    if definition.type == TROUBLEMAKER:
        return TROUBLEMAKER_PRICE
    return definition.cost if game.state.zone[card] == HAND else cost_of(game, card)


def has_laws_on_price(game: Kernel, seat: Seat, card: CardId) -> bool:
    """Tell whether the price of *card* may differ from the printed one, or from place to place."""
    if game.definitions.has_discounts and game.state.modifiers and discounts(game, seat, card):
        return True
    definition = game.definitions.cards[game.state.definition[card]]
    if definition.own_costs:
        return True
    if PlayCost not in game.definitions.laws:
        return False
    board = game.board()
    card_type = definition.type
    for _, _, standing in board.laws.get(PlayCost, ()):
        if isinstance(standing.law, PlayCost) and standing.law.description.noun & card_type:
            return True
    return PlayCost in board.lasting


def discounts(game: Kernel, seat: Seat, card: CardId) -> list[Modifier]:
    """List the discounts on *seat*'s next card that apply to *card*."""
    found: list[Modifier] = []
    for modifier in game.state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if (
            modifier.seat == seat
            and isinstance(node, CheapenNextCard)
            and fits(game, node.description, card, card_of(modifier.source), seat, spoken_of(modifier))
        ):
            found.append(modifier)
    return found


def spoken_of(modifier: Modifier) -> Scope | None:
    """Return the scope in which a modifier's text speaks of its cards; None if it speaks of none."""
    return Scope(modifier.source, modifier.seat, modifier.targets) if modifier.targets else None


claims("508.1d", refuse_price)
claims("204.1", price_parts)
claims("R34", with_changes)
claims("204.1a", printed_price)
