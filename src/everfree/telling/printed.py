"""Descriptions of cards that are not in play, from what is printed on them."""

from everfree.ccg.language import Card
from everfree.ccg.rules.actions.play_prices import TROUBLEMAKER_PRICE
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, TROUBLEMAKER, TYPE_NAMES, colours_in
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import color_names, counted_points, counted_tokens, printed_need_names


def hand_card(card: Card, handle: int) -> Said:
    """Describe a card in hand: what it is, what it costs and what it requires."""
    return said(
        "plain-hand-card",
        card=CardName(card.id, handle),
        facts=facts(card),
        tokens=counted_tokens(card_price(card)),
        needed="yes" if card.needs else "no",
        needs=printed_need_names(card.needs) if card.needs else "",
    )


def card_price(card: Card) -> int:
    """Return the printed cost; Troublemakers print none and all cost the same."""
    return TROUBLEMAKER_PRICE if card.type == TROUBLEMAKER else card.cost


def facts(card: Card) -> Said:
    """Describe a card's type, with its power and colours or its points."""
    kind = "character" if card.type & CHARACTER else "troublemaker" if card.type == TROUBLEMAKER else "other"
    return said(
        "plain-hand-facts",
        kind=kind,
        type=said(f"type-{TYPE_NAMES[card.type]}"),
        power=card.front.power,
        colors=color_names(tuple(COLOUR_NAMES[one] for one in colours_in(card.front.colours))),
        points=counted_points(card.points),
    )


def problem_card(card: Card, handle: int) -> Said:
    """Describe a Problem of one's own that could be put into play."""
    return said(
        "plain-problem-card",
        card=CardName(card.id, handle),
        bonus=card.bonus,
        needs=printed_need_names(card.owner_needs),
        others=printed_need_names(card.opponent_needs),
    )
