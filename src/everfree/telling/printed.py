"""Cards that are not in play, by what is printed on them."""

from everfree.ccg.language import Card
from everfree.ccg.rules.play_prices import TROUBLEMAKER_PRICE
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, TROUBLEMAKER, TYPE_NAMES, colours_in
from everfree.telling.said import CardName, Said, said
from everfree.telling.voice import color_names, counted_points, counted_tokens, printed_need_names


def hand_card(card: Card, handle: int) -> Said:
    """Tell a card in hand: what it is, what it costs and what it needs."""
    return said(
        "plain-hand-card",
        card=CardName(card.id, handle),
        facts=facts(card),
        tokens=counted_tokens(card_price(card)),
        needed="yes" if card.needs else "no",
        needs=printed_need_names(card.needs) if card.needs else "",
    )


def card_price(card: Card) -> int:
    """Give what is printed as the cost; a Troublemaker's is the same for all."""
    return TROUBLEMAKER_PRICE if card.type == TROUBLEMAKER else card.cost


def facts(card: Card) -> Said:
    """Tell what a card is, with its power and colours or its points."""
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
    """Tell a Problem of one's own that could be put into play."""
    return said(
        "plain-problem-card",
        card=CardName(card.id, handle),
        bonus=card.bonus,
        needs=printed_need_names(card.owner_needs),
        others=printed_need_names(card.opponent_needs),
    )
