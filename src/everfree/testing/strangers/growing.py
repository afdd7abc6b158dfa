"""Make cards that would never stop: their effects cause their own triggers, with large numbers."""

from dataclasses import replace
from random import Random

from everfree.ccg.cards import POOL
from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CARD,
    CHARACTER,
    END_OF_TURN,
    FRIEND,
    MAIN_PHASE_TIMING,
    Ability,
    Activated,
    AlsoHasAbilitiesOfThis,
    Continuous,
    Draw,
    Draws,
    Effect,
    ForEach,
    Gain,
    Give,
    Moves,
    Power,
    PutCounters,
    PutTokens,
    Sequence,
    Triggered,
    cards,
    each,
    one,
    token,
    yours,
)
from everfree.ccg.language.words.triggers.triggers import TurnStarts
from everfree.ccg.written import card_to_json


def growing_card(dice: Random) -> str:
    """Return a Friend, as JSON, whose abilities trigger each other."""
    card = POOL["pr7"]
    abilities = dice.sample(growing_abilities(dice.choice([1, 2, 9, 99])), dice.randrange(2, 6))
    return card_to_json(replace(card, id="xx1", front=replace(card.front, abilities=tuple(abilities))))


def growing_abilities(number: int) -> list[Ability]:
    """List abilities that make more of something: counters, tokens, power, cards, abilities."""
    everyone = each(cards(CHARACTER))
    effects: list[Effect] = [
        PutCounters(everyone, number, "Growth"),
        PutTokens(token(1, BLUE, "Pegasus"), number),
        Give((Power(number),), everyone, END_OF_TURN),
        Gain(number),
        Draw(number),
    ]
    triggers = (Moves(A_PLAYER, one(CHARACTER)), Draws(A_PLAYER), TurnStarts(A_PLAYER))
    pairs = [Sequence((first, then)) for first in effects for then in effects if first is not then]
    many = ForEach(number, cards(CARD))
    share = AlsoHasAbilitiesOfThis()
    return [
        *[Triggered(trigger, pair) for trigger in triggers for pair in pairs],
        *[Activated(MAIN_PHASE_TIMING, Sequence((effect,) * 3)) for effect in effects],
        Continuous((share,), everyone),
        Continuous((Power(many),), each(yours(FRIEND))),
        Continuous((share, Power(many)), each(yours(FRIEND))),
    ]
