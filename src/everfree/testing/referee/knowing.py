"""Tell which cards the referee can judge: those whose lasting texts use only words that it can read."""

from typing import Any

from everfree.ccg.language.abilities import (
    Ability,
    Activated,
    AdditionalCost,
    AlsoPlayed,
    As,
    Continuous,
    EachPlayerHas,
    Elsewhere,
    EventText,
    Further,
    OneParagraph,
    PlayOn,
    PlayToHome,
    Replacement,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.terms import THAT_PLAYER, THAT_PLAYERS_OPPONENT, THERE
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
    LosesColours,
)
from everfree.ccg.language.words.changes.changes import (
    ColouredPower,
    ConfrontNeeds,
    HasKeyword,
    KeepsPower,
    Law,
    PlayCost,
    Power,
    PowerBecomes,
    PowerTimes,
)
from everfree.ccg.language.words.effects.colours_chosen import GainsChosenColour
from everfree.ccg.language.words.effects.control import ControlsHost
from everfree.ccg.language.words.effects.covering import MayBeSeen
from everfree.ccg.language.words.effects.modes import MayChooseEach
from everfree.ccg.language.words.effects.playing import MayPlayFrom
from everfree.ccg.language.words.faceoffs.faceoffs import (
    AdditionalTroublemaker,
    CantBeInvolved,
    CantContribute,
    CantHelpConfront,
    FlippedLoseAbilities,
    FlipsMore,
    IgnoresHighest,
    LowestTotalWins,
    MayFlipToChoose,
)
from everfree.ccg.language.words.faceoffs.totals import HasTotal
from everfree.ccg.language.words.laws.arriving import ArrivesExhausted, EntersExhausted
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.laws.bonus_points import BonusIs
from everfree.ccg.language.words.laws.closed_zones import Closed
from everfree.ccg.language.words.laws.confronting import ContributeAtMost, DoesntPrevent
from everfree.ccg.language.words.laws.home_limits import HomeLimit, UncountedAtHome
from everfree.ccg.language.words.laws.limits import TurnLimit
from everfree.ccg.language.words.laws.play_needs import PlayOnlyIf
from everfree.ccg.language.words.laws.prices import (
    ChallengeCost,
    DrawCost,
    MoveCost,
    OwnCost,
    RallyCost,
    TurnOverCost,
)
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.language.words.laws.solving import OnlyReplacedSolved, StaysWhenSolved
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.language.words.selectors.knowing import HasPrintedAbilitiesOfNoted, PlayWithTopRevealed
from everfree.ccg.language.words.selectors.selectors import AtLeast, Description, Each, Host, One, This
from everfree.ccg.language.words.selectors.sharing import AlsoHasAbilitiesOfThis, LosesKeyword
from everfree.ccg.language.words.triggers.triggers import Confronts
from everfree.ccg.language.words.zones.decks import DrawDeck, TopOf
from everfree.ccg.vocab import FLIP, KEYWORD_NAMES, PLAY
from everfree.testing.referee.reader import AMOUNTS, CONDITIONS, COUNTS, OPEN_ZONES, PEOPLE, PLACES, TESTS

MOMENTARY = (
    *(Triggered, Activated, EventText, Further, Replacement),
    *(PlayOn, PlayToHome, AdditionalCost, AlsoPlayed),
)
"""Abilities that change no number as long as they are not used."""
NOT_JUDGED = (
    *(PlayCost, MoveCost, OwnCost, RallyCost, DrawCost, ChallengeCost, TurnOverCost, Cant),
    *(EntersExhausted, ArrivesExhausted, PlayWithTopRevealed, MayPlayFrom),
    *(FlipsMore, LowestTotalWins, MayFlipToChoose, AdditionalTroublemaker),
    *(OnlyMainPhaseActions, MayPlayImmediately, MayChooseEach),
    *(PlayOnlyIf, TurnLimit, HomeLimit, UncountedAtHome, DoesntReady, ControlsHost),
    *(BonusIs, MayBeSeen, OnlyReplacedSolved, StaysWhenSolved, Closed),
)
"""Laws about things the referee does not judge."""
LASTING: tuple[type[Any], ...] = (
    *(Continuous, EachPlayerHas, Standing, ConfrontNeeds, CantContribute, IgnoresHighest),
    *(CantBeInvolved, CantHelpConfront, ContributeAtMost, DoesntPrevent, HasTotal, FlippedLoseAbilities),
    *(
        HasAbilities,
        HasPrintedAbilitiesOfNoted,
        AlsoHasAbilitiesOfThis,
        LosesAbilities,
        LosesColours,
        LosesKeyword,
        HasTrait,
        HasColours,
        AlsoHasColoursOf,
    ),
    *(Power, PowerBecomes, PowerTimes, KeepsPower, ColouredPower, HasKeyword, GainsChosenColour),
    *(AtLeast, Description, This, Each, One, Host, TopOf, DrawDeck),
    *(*TESTS, *CONDITIONS, *AMOUNTS, *COUNTS),
)
KEYWORDS = tuple([name for name in KEYWORD_NAMES if name not in ("Tyrannical",)])
"""Keywords that the referee can read, or that change no number it judges."""


def unknown_words(card: Card) -> list[str]:
    """List the words of a card that the referee can't read; if there are none, it can judge the card."""
    found: list[str] = []
    for side in card.sides:
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
        return unknown_in_bar(ability)
    if isinstance(ability, Standing) and isinstance(ability.law, NOT_JUDGED):
        return [word for node in walk(ability.condition) for word in unknown_in_node(node)]
    if isinstance(ability, Standing) and isinstance(ability.law, ConfrontNeeds):
        return [word for word in unknown_inside(ability) if word not in (THAT_PLAYER, THAT_PLAYERS_OPPONENT)]
    if isinstance(ability, EachPlayerHas) and isinstance(ability.law, NOT_JUDGED):
        return []
    if isinstance(ability, OneParagraph):
        return [word for one in ability.abilities for word in unknown_in(one)]
    if isinstance(ability, As):
        return [word for one in ability.meanwhile for word in unknown_in(one)]
    if isinstance(ability, Elsewhere):
        known = isinstance(ability.ability, (Standing, Continuous, *MOMENTARY))
        return unknown_in(ability.ability) if known else ["Elsewhere"]
    if isinstance(ability, Continuous) and changes_outside_play(ability):
        return ["zone"]
    return unknown_inside(ability)


def unknown_inside(ability: Ability) -> list[str]:
    """List the unknown words among the nodes of an ability, and of the abilities that it gives."""
    found: list[str] = []
    given = [one for node in walk(ability) if isinstance(node, HasAbilities) for one in node.abilities]
    inside = {id(node) for one in given for node in walk(one)}
    for node in walk(ability):
        if id(node) in inside:
            continue
        if isinstance(node, HasKeyword):
            found.extend(unknown_in_keyword(Keyword(node.keyword, node.x)))
        found.extend(unknown_in_node(node))
    return [*found, *[word for one in given for word in unknown_in(one)]]


def changes_outside_play(ability: Continuous) -> bool:
    """Tell whether an ability changes cards that are neither in play nor flipped."""
    return isinstance(ability.of, Each) and ability.of.description.zone not in (PLAY, FLIP)


def forbids_confronting(law: Law) -> bool:
    """Tell whether a law is about confronting."""
    return isinstance(law, Cant) and any(isinstance(node, Confronts) for node in walk(law.trigger))


def unknown_in_bar(ability: Standing) -> list[str]:
    """List the unknown words of a law against confronting, which may name its player and its place."""
    law = ability.law
    assert isinstance(law, Cant)
    trigger = law.trigger
    if not isinstance(trigger, Confronts) or trigger.excess or trigger.there or trigger.using is not None:
        return [Cant.__name__]
    found = [] if law.having is None else [AtLeast.__name__]
    found.extend([word for node in walk(law.unless) for word in unknown_in_node(node)])
    found = [word for word in found if word not in (THAT_PLAYER, THERE)]
    return [*found, *[word for node in walk(ability.condition) for word in unknown_in_node(node)]]


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
