"""Checks of what a card of each type must and must not have, and that its text prints in every language."""

from typing import Final

from everfree.ccg.kernel.flow.costs import is_cost
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    MANE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    Ability,
    Card,
    Effect,
    EventText,
    One,
    PlayOn,
    PlayToHome,
)
from everfree.ccg.language.card import Need
from everfree.ccg.language.nodes import parts, walk
from everfree.ccg.language.text import LANGUAGES, card_text
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.zones.tokens import PutTokens, token
from everfree.ccg.rules.words.effects.if_done import can_be_told
from everfree.ccg.vocab import DILEMMA
from everfree.ccg.written.refused import CardRefused

TOKENS: Final = (FRIEND, TROUBLEMAKER)
"""The types of tokens that a text may put into play."""
PLACES: Final = (PlayOn, PlayToHome)


def check_card(card: Card) -> None:
    """Raise `CardRefused` if the card is not valid for its type or its text cannot be printed."""
    _facts(card)
    for number, side in enumerate(card.sides):
        where = "boosted" if number else "front"
        for place, ability in enumerate(side.abilities):
            _ability(card, ability, f"{where}.abilities[{place}]")
    places = sum([isinstance(one, PLACES) for one in card.front.abilities])
    if card.type == RESOURCE and places != (0 if is_dilemma(card) else 1):
        raise CardRefused("dilemma-place" if is_dilemma(card) else "needs-a-place", "front.abilities")
    if card.type == EVENT and sum([isinstance(one, EventText) for one in card.front.abilities]) != 1:
        raise CardRefused("no-text", "front.abilities")
    for language in LANGUAGES:
        try:
            card_text(card, language)
        except (LookupError, ValueError, TypeError, AttributeError, AssertionError, RecursionError) as unsaid:
            raise CardRefused("no-text", language, str(unsaid)[:60]) from None


def is_dilemma(card: Card) -> bool:
    """Tell whether a Resource is a Problem in play (522.1)."""
    return card.type == RESOURCE and DILEMMA in card.front.traits


def is_problem(card: Card) -> bool:
    """Tell whether a card is confronted, and so has a bonus and both requirements (209.1)."""
    return card.type == PROBLEM or is_dilemma(card)


def _facts(card: Card) -> None:
    if not card.rarity:
        raise CardRefused("missing-field", "rarity")
    if card.type not in (MANE, FRIEND, RESOURCE, EVENT, TROUBLEMAKER, PROBLEM):
        raise CardRefused("not-for-this-type", "type")
    if (card.boosted is not None) != (card.type == MANE):
        raise CardRefused("not-for-this-type", "boosted")
    if (card.cost >= 0) != (card.type in (FRIEND, RESOURCE, EVENT)):
        raise CardRefused("not-for-this-type", "cost")
    if any(DILEMMA in side.traits for side in card.sides) and card.type != RESOURCE:
        raise CardRefused("not-for-this-type", "traits", DILEMMA)
    for name, needs in (("owner_needs", card.owner_needs), ("opponent_needs", card.opponent_needs)):
        if needs and not is_problem(card):
            raise CardRefused("not-for-this-type", name)
        if not needs and is_problem(card):
            raise CardRefused("missing-field", name)
    if card.bonus and not is_problem(card):
        raise CardRefused("not-for-this-type", "bonus")
    for side in card.sides:
        if (side.home_limit >= 0) != (card.type == MANE):
            raise CardRefused("not-for-this-type", "home_limit")
        if side.power < 0:
            raise CardRefused("number-out-of-range", "power", str(side.power))
    if card.points < 0 or card.bonus < 0 or any(need.amount < 0 for need in _needs(card)):
        raise CardRefused("number-out-of-range", "points")


def _needs(card: Card) -> tuple[Need, ...]:
    return card.needs + card.owner_needs + card.opponent_needs


def _is_token(card: Card) -> bool:
    """Tell whether a card is such as `token` makes it, so that it can't pass for a card of a deck (521.1)."""
    front = card.front
    return card.type in TOKENS and card in [
        token(front.power, front.colours, *front.traits, type=card.type, name=name, keywords=front.keywords)
        for name in ("", card.name)
    ]


def _ability(card: Card, ability: Ability, where: str) -> None:
    if isinstance(ability, EventText) and card.type != EVENT:
        raise CardRefused("not-for-this-type", where, "EventText")
    if isinstance(ability, PLACES) and card.type != RESOURCE:
        raise CardRefused("not-for-this-type", where, type(ability).__name__)
    for node in walk(ability):
        if isinstance(node, PutTokens) and not _is_token(node.card):
            raise CardRefused("no-token", where, node.card.id[:40])
        if isinstance(node, Effect) and any(isinstance(part, One) for part in parts(node)):
            raise CardRefused("unknown-word", where, "One")  # only triggers can watch for any one card
        if isinstance(node, IfDone) and not can_be_told(node.first):
            raise CardRefused("no-cost", where, type(node.first).__name__)
        for cost in getattr(node, "costs", ()):
            if not is_cost(cost):
                raise CardRefused("no-cost", where, type(cost).__name__)
