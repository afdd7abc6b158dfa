"""Make a fan's card from its facts and its English paragraphs."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from everfree.ccg.language import Ability, Card, Keyword, Need, PlayOn, PlayToHome, Side
from everfree.ccg.language.card import WILD, own_needs
from everfree.ccg.vocab import DILEMMA, EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER, CardType

HOME_LIMIT: Final = 3
PLACES: Final = (PlayOn, PlayToHome)
"""Abilities that say where a Resource is played."""


@dataclass(frozen=True)
class OwnFacts:
    """The printed facts of a fan's card."""

    name: str
    type: CardType = FRIEND
    colours: int = 0
    power: int = 1
    cost: int = 1
    needs: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    rarity: str = "C"
    points: int = 1
    bonus: int = 1
    owner: int = 1
    """What the owner needs to confront a Problem: of each of its colours, or of any colour if it has none."""
    opponent: int = 2
    id: str = ""

    @property
    def is_problem(self) -> bool:
        """Tell whether the card is confronted: a Problem or a Dilemma."""
        return self.type == PROBLEM or (self.type == RESOURCE and DILEMMA in self.traits)


def own_card(facts: OwnFacts, abilities: Sequence[Ability] = ()) -> Card:
    """Return the card with these facts and abilities; both sides of a Mane Character have the same text."""
    title, _, subtitle = facts.name.partition(", ")
    is_played = facts.type in (FRIEND, RESOURCE, EVENT)
    has_colours = facts.type not in (PROBLEM, TROUBLEMAKER)
    side = Side(
        facts.colours if has_colours else 0,
        0 if facts.type == PROBLEM else facts.power,
        facts.traits,
        facts.keywords,
        tuple(abilities),
        home_limit=HOME_LIMIT if facts.type == MANE else -1,
    )
    return Card(
        facts.id or own_id(facts.name),
        title,
        subtitle,
        facts.type,
        side,
        facts.rarity,
        cost=facts.cost if is_played else -1,
        needs=own_needs(facts.colours, facts.needs) if is_played else (),
        points=facts.points if facts.type == TROUBLEMAKER else 0,
        bonus=facts.bonus if facts.is_problem else 0,
        owner_needs=_owner_needs(facts) if facts.is_problem else (),
        opponent_needs=(Need(WILD, facts.opponent),) if facts.is_problem else (),
        boosted=side if facts.type == MANE else None,
    )


def _owner_needs(facts: OwnFacts) -> tuple[Need, ...]:
    return own_needs(facts.colours, facts.owner) or (Need(WILD, facts.owner),)


def own_id(name: str) -> str:
    """Make an id from a card's name."""
    plain = re.sub(r"[^a-z0-9]+", "-", name.partition(", ")[0].lower()).strip("-")
    return f"fan-{plain}"[:24].rstrip("-")


def around(card: Card, ability: Ability) -> Card:
    """Return *card* with where it is played and one ability, to try this ability alone.

    A Resource that says nothing about its place is played home.
    """
    places = tuple([one for one in card.front.abilities if isinstance(one, PLACES)])
    if card.type == RESOURCE and DILEMMA not in card.front.traits and not isinstance(ability, PLACES):
        places = places or (PlayToHome(),)
    bare = replace(card.front, abilities=places)
    return with_ability(replace(card, front=bare), ability)


def with_ability(card: Card, ability: Ability) -> Card:
    """Return the card with one more ability; a Mane Character has it on both sides."""
    side = replace(card.front, abilities=(*card.front.abilities, ability))
    return replace(card, front=side, boosted=side if card.boosted else None)
