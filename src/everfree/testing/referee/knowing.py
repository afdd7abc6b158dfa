"""Tell which cards the referee can judge: those whose lasting texts use only words that it can read."""

from typing import Any

from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    As,
    Continuous,
    Elsewhere,
    EventText,
    Further,
    PlayOn,
    PlayToHome,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
)
from everfree.ccg.language.words.changes.changes import (
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    Law,
    PlayCost,
    Power,
    PowerBecomes,
    Total,
)
from everfree.ccg.language.words.effects.playing import MayPlayFrom
from everfree.ccg.language.words.faceoffs.faceoffs import (
    AdditionalTroublemaker,
    CantBeChallenged,
    CantContribute,
    FlipsMore,
    IgnoresHighest,
    LowestTotalWins,
)
from everfree.ccg.language.words.laws.arriving import ArrivesExhausted, EntersExhausted
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.laws.prices import MoveCost
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.language.words.selectors.knowing import HasPrintedAbilitiesOfNoted, PlayWithTopRevealed
from everfree.ccg.language.words.selectors.selectors import AtLeast, Description, Each, Host, One, This
from everfree.ccg.language.words.selectors.sharing import AlsoHasAbilitiesOfThis, LosesKeyword
from everfree.ccg.language.words.triggers.triggers import Confronts
from everfree.ccg.vocab import DILEMMA, KEYWORD_NAMES, PLAY
from everfree.testing.referee.words import AMOUNTS, CONDITIONS, COUNTS, OPEN_ZONES, PEOPLE, PLACES, TESTS

MOMENTARY = (Triggered, Activated, EventText, Further, Replacement, PlayOn, PlayToHome)
"""Abilities that change no number as long as they are not used."""
NOT_JUDGED = (
    *(PlayCost, MoveCost, Cant),
    *(EntersExhausted, ArrivesExhausted, PlayWithTopRevealed, MayPlayFrom),
    *(FlipsMore, LowestTotalWins, AdditionalTroublemaker),
    *(CantBeChallenged, OnlyMainPhaseActions, MayPlayImmediately),
)
"""Laws about things the referee does not judge."""
LASTING: tuple[type[Any], ...] = (
    *(Continuous, Standing, Total, ConfrontNeeds, CantContribute, IgnoresHighest),
    *(
        HasAbilities,
        HasPrintedAbilitiesOfNoted,
        AlsoHasAbilitiesOfThis,
        LosesAbilities,
        LosesKeyword,
        HasTrait,
        HasColours,
        AlsoHasColoursOf,
    ),
    *(Power, PowerBecomes, ColouredPower, HasKeyword),
    *(AtLeast, Description, This, Each, One, Host),
    *(*TESTS, *CONDITIONS, *AMOUNTS, *COUNTS),
)
KEYWORDS = tuple([name for name in KEYWORD_NAMES if name not in ("Tyrannical",)])
"""Keywords that the referee can read, or that change no number it judges."""


def unknown_words(card: Card) -> list[str]:
    """List the words of a card that the referee can't read; if there are none, it can judge the card."""
    found: list[str] = []
    for side in card.sides:
        if DILEMMA in side.traits:
            found.append(DILEMMA)
        for keyword in side.keywords:
            found.extend(unknown_in_keyword(keyword))
        for ability in side.abilities:
            found.extend(unknown_in(ability))
    return found


def unknown_in(ability: Ability) -> list[str]:
    """List the unknown words of one ability."""
    if isinstance(ability, MOMENTARY):
        return []
    if isinstance(ability, Standing) and forbids_confronting(ability.law):
        return [Cant.__name__]
    if isinstance(ability, Standing) and isinstance(ability.law, NOT_JUDGED):
        return [word for node in walk(ability.condition) for word in unknown_in_node(node)]
    if isinstance(ability, As):
        return [word for one in ability.meanwhile for word in unknown_in(one)]
    if isinstance(ability, Elsewhere):
        known = isinstance(ability.ability, (Standing, *MOMENTARY))
        return unknown_in(ability.ability) if known else ["Elsewhere"]
    found: list[str] = []
    for node in walk(ability):
        if isinstance(node, HasKeyword):
            found.extend(unknown_in_keyword(Keyword(node.keyword, node.x)))
        found.extend(unknown_in_node(node))
    return found


def forbids_confronting(law: Law) -> bool:
    """Tell whether a law is about confronting, which the referee judges without reading such laws."""
    return isinstance(law, Cant) and any(isinstance(node, Confronts) for node in walk(law.trigger))


def unknown_in_keyword(keyword: Keyword) -> list[str]:
    """List the keyword if it is unknown, and the unknown words of the abilities it stands for."""
    found = [] if keyword.name in KEYWORDS else [keyword.name]
    for ability in meaning_of(keyword):
        found.extend(unknown_in(ability))
    return found


def unknown_in_node(node: Node) -> list[str]:
    """List a word if it is unknown, and its player, place or zone if that is unknown."""
    if isinstance(node, MOMENTARY):
        return []
    found = [] if isinstance(node, LASTING) else [type(node).__name__]
    who, place, zone = getattr(node, "who", None), getattr(node, "place", None), getattr(node, "zone", PLAY)
    if who is not None and who not in PEOPLE:
        found.append(who)
    if place is not None and place not in PLACES:
        found.append(place)
    if zone != PLAY and zone not in OPEN_ZONES:
        found.append("zone")
    return found
