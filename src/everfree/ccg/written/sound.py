"""Checks of what a card of each type must and must not have, and that its text prints in every language."""

from typing import Any, Final

from everfree.ccg.kernel.flow.costs import is_cost
from everfree.ccg.kernel.registry import DOES, FLOWS
from everfree.ccg.language import (
    EVENT,
    FRIEND,
    MANE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    Ability,
    Card,
    Choose,
    EachPlayer,
    Effect,
    EventText,
    Move,
    One,
    PlayOn,
    PlayToHome,
)
from everfree.ccg.language.card import Side
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import parts, walk
from everfree.ccg.language.text import LANGUAGES, keyword_reminder
from everfree.ccg.language.text.discourse import Discourse, opening
from everfree.ccg.language.words.changes.changes import HasKeyword
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.zones.tokens import PutTokens, token
from everfree.ccg.rules.words.effects.if_done import can_be_told
from everfree.ccg.vocab import DILEMMA, NUMBERED_KEYWORDS
from everfree.ccg.written.refused import CardRefused

UNSAID: Final = (LookupError, ValueError, TypeError, AttributeError, AssertionError, RecursionError)
"""What printing a text that has no words may raise."""
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
    if card.type == RESOURCE and places > (0 if is_dilemma(card) else 1):
        raise CardRefused("dilemma-place" if is_dilemma(card) else "two-places", "front.abilities")
    if card.type == EVENT and sum([isinstance(one, EventText) for one in card.front.abilities]) != 1:
        raise CardRefused("no-text", "front.abilities")
    for number, side in enumerate(card.sides):
        where = "boosted" if number else "front"
        for keyword in [*side.keywords, *_given_keywords(side)]:
            _keyword(keyword, f"{where}.keywords")
        for place, ability in enumerate(side.abilities):
            _text(ability, opening(card, side), f"{where}.abilities[{place}]")


def _text(ability: Ability, told: Discourse, where: str) -> None:
    """Refuse an ability that has no text in some language, or not the wording it names."""
    for language in LANGUAGES.values():
        try:
            language.realiser.paragraph(language.abilities.say(ability, told))
        except UNSAID as unsaid:
            raise CardRefused("no-text", where, f"{language.code}: {unsaid}"[:80]) from None


def _given_keywords(side: Side) -> list[Keyword]:
    """List the keywords that the texts of a side give to cards and tokens."""
    words = walk(side.abilities)
    given = [Keyword(word.keyword, word.x) for word in words if isinstance(word, HasKeyword)]
    return [*given, *[keyword for word in words if isinstance(word, Card) for keyword in word.front.keywords]]


def _keyword(keyword: Keyword, where: str) -> None:
    """Refuse a keyword without a reminder, with a number that it does not print, or without its number."""
    if (keyword.x > 0) != (keyword.name in NUMBERED_KEYWORDS):
        raise CardRefused("number-out-of-range", where, f"{keyword.name} {keyword.x}")
    for language in LANGUAGES:
        try:
            keyword_reminder(keyword, language)
        except UNSAID as unsaid:
            raise CardRefused("no-text", where, f"{language}: {unsaid}"[:80]) from None


def is_dilemma(card: Card) -> bool:
    """Tell whether a Resource is a Problem in play (522.1)."""
    return card.type == RESOURCE and DILEMMA in card.front.traits


def is_problem(card: Card) -> bool:
    """Tell whether a card is confronted, and so has a bonus and both requirements (209.1)."""
    return card.type == PROBLEM or is_dilemma(card)


def _needs(card: Card) -> None:
    for name, needs in (("owner_needs", card.owner_needs), ("opponent_needs", card.opponent_needs)):
        if needs and not is_problem(card):
            raise CardRefused("not-for-this-type", name)
        if not needs and is_problem(card):
            raise CardRefused("missing-field", name)


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
    _needs(card)
    if card.bonus and not is_problem(card):
        raise CardRefused("not-for-this-type", "bonus")
    for side in card.sides:
        if (side.home_limit >= 0) != (card.type == MANE):
            raise CardRefused("not-for-this-type", "home_limit")


def _is_token(card: Card) -> bool:
    """Tell whether a card is such as `token` makes it, so that it can't pass for a card of a deck (521.1)."""
    front = card.front
    return card.type in TOKENS and card in [
        token(front.power, front.colours, *front.traits, type=card.type, name=name, keywords=front.keywords)
        for name in ("", card.name)
    ]


def may_be_random(effect: Effect) -> bool:
    """Tell whether chance may choose where the instruction lets it; most ways to follow one ask a player."""
    if isinstance(effect, EachPlayer):
        return not any(_is_random(node) for node in walk(effect))
    is_simple = isinstance(effect, Move) or (type(effect) in DOES and type(effect) not in FLOWS)
    return is_simple or not any(_is_random(part) for part in parts(effect))


def _is_random(node: Any) -> bool:
    return isinstance(node, Choose) and node.at_random


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
        if isinstance(node, Effect) and not may_be_random(node):
            raise CardRefused("unknown-word", where, "at_random")
        for cost in getattr(node, "costs", ()):
            if not is_cost(cost):
                raise CardRefused("no-cost", where, type(cost).__name__)
