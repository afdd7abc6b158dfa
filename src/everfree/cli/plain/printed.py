"""Cards that are not in play, by what is printed on them."""

from everfree.ccg.language import Card
from everfree.ccg.rules.legality import TROUBLEMAKER_PRICE
from everfree.ccg.vocab import CHARACTER, COLOUR_NAMES, TROUBLEMAKER, TYPE_NAMES, colours_in
from everfree.cli.plain.voice import Voice


def hand_card(voice: Voice, card: Card) -> str:
    """Tell a card in hand: what it is, what it costs and what it needs."""
    cost = TROUBLEMAKER_PRICE if card.type == TROUBLEMAKER else card.cost
    return voice.say(
        "plain-hand-card",
        card=card.name,
        facts=_facts(voice, card),
        tokens=voice.tokens(cost),
        needed="yes" if card.needs else "no",
        needs=voice.printed_needs(card.needs) if card.needs else "",
    )


def _facts(voice: Voice, card: Card) -> str:
    kind = "character" if card.type & CHARACTER else "troublemaker" if card.type == TROUBLEMAKER else "other"
    return voice.say(
        "plain-hand-facts",
        kind=kind,
        type=voice.say(f"type-{TYPE_NAMES[card.type]}"),
        power=card.front.power,
        colors=voice.colors(tuple(COLOUR_NAMES[one] for one in colours_in(card.front.colours))),
        points=voice.points(card.points),
    )


def problem_card(voice: Voice, card: Card) -> str:
    """Tell a Problem of one's own that could be put into play."""
    return voice.say(
        "plain-problem-card",
        card=card.name,
        bonus=card.bonus,
        needs=voice.printed_needs(card.owner_needs),
        others=voice.printed_needs(card.opponent_needs),
    )
