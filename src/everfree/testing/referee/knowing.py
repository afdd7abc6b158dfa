"""Which cards the referee can judge: those whose lasting texts are made of words it has a reading of."""

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
from everfree.ccg.language.arriving import ArrivesExhausted, EntersExhausted
from everfree.ccg.language.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
)
from everfree.ccg.language.card import Card
from everfree.ccg.language.changes import (
    CantBeDismissed,
    CantMove,
    CantMoveTo,
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    PlayCost,
    Power,
    PowerBecomes,
    Total,
)
from everfree.ccg.language.faceoffs import (
    AdditionalTroublemaker,
    CantBeChallenged,
    CantContribute,
    FlipsMore,
    IgnoresHighest,
    LowestTotalWins,
)
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.knowing import HasPrintedAbilitiesOfNoted, PlayWithTopRevealed
from everfree.ccg.language.leaving import CantLeavePlay
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.playing import MayPlayFrom
from everfree.ccg.language.prices import MoveCost
from everfree.ccg.language.selectors import AtLeast, Description, Each, Host, One, This
from everfree.ccg.language.sharing import AlsoHasAbilitiesOfThis, LosesKeyword
from everfree.ccg.language.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.vocab import DILEMMA, KEYWORD_NAMES, PLAY
from everfree.testing.referee.words import AMOUNTS, CONDITIONS, OPEN_ZONES, PEOPLE, PLACES, TESTS

MOMENTARY = (Triggered, Activated, EventText, Further, Replacement, PlayOn, PlayToHome)
"""Abilities that change no number by being there."""
ELSEWHERE = (
    *(PlayCost, MoveCost, CantMove, CantBeDismissed, CantLeavePlay),
    *(EntersExhausted, ArrivesExhausted, PlayWithTopRevealed, MayPlayFrom),
    *(FlipsMore, LowestTotalWins, AdditionalTroublemaker),
    *(CantMoveTo, CantBeChallenged, OnlyMainPhaseActions, MayPlayImmediately),
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
    *(*TESTS, *CONDITIONS, *AMOUNTS),
)
KEYWORDS = tuple([name for name in KEYWORD_NAMES if name not in ("Tyrannical",)])
"""Keywords it reads, or that change no number it judges."""


def unknown_words(card: Card) -> list[str]:
    """Name the words of a card's texts the referee has no reading of; none, and it can judge the card."""
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
    """Name those of one ability."""
    if isinstance(ability, MOMENTARY):
        return []
    if isinstance(ability, Standing) and isinstance(ability.law, ELSEWHERE):
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


def unknown_in_keyword(keyword: Keyword) -> list[str]:
    """Name it if it is one of those, or those it stands for."""
    found = [] if keyword.name in KEYWORDS else [keyword.name]
    for ability in meaning_of(keyword):
        found.extend(unknown_in(ability))
    return found


def unknown_in_node(node: Node) -> list[str]:
    """Name a word that is none of those, or what it says of a player, a place or a zone."""
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
