"""Copy a card with one value in its tree changed: a player, card, place, time or number."""

from collections.abc import Iterator
from dataclasses import fields, replace
from typing import Any, Final, get_type_hints

from everfree.ccg.language import (
    A_PLAYER,
    A_PROBLEM,
    ANY_FACEOFF,
    ANYWHERE,
    AT_BOTTOM,
    AT_LEAST,
    AT_MOST,
    BLUE,
    COST,
    END_OF_FACEOFF,
    END_OF_PHASE,
    END_OF_TURN,
    END_PHASE,
    EVENT,
    EXACTLY,
    FACEOFF_TIMING,
    HERE,
    HOME,
    IMMEDIATE,
    ITS_PROBLEM,
    LESS_THAN,
    MAIN_PHASE_TIMING,
    MORE_THAN,
    ON_TOP,
    OPPONENT,
    OPPONENTS_PROBLEM,
    ORANGE,
    OWNER,
    PINK,
    POWER,
    PRINTED_POWER,
    PROBLEM_FACEOFFS,
    REACTION,
    THAT,
    THAT_PLAYER,
    THAT_PLAYERS_OPPONENT,
    THERE,
    THIS,
    TROUBLEMAKER_FACEOFF,
    UNTIL_TRIGGERED,
    YOU,
    By,
    Card,
    Comparison,
    EachPlayerHas,
    Elsewhere,
    Host,
    Lasting,
    MayPlayFrom,
    PhaseStarts,
    Place,
    PlayForFree,
    SearchDiscardPile,
    Selector,
    Side,
    Spot,
    Stat,
    That,
    This,
    Timing,
    Trigger,
    Uncovers,
    Until,
    Who,
    cards,
    each,
)
from everfree.ccg.language.nodes import Node
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.cards import CardText
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.wordings import IT
from everfree.ccg.vocab import (
    BANISHED,
    COLOURS,
    DISCARD_PILE,
    DRAW_DECK,
    HAND,
    PHASES,
    PLAY,
    TYPE_NAMES,
    CardType,
    Colour,
)

BY_TYPE: Final[dict[Any, tuple[Any, ...]]] = {
    Who: (YOU, OPPONENT, A_PLAYER, THAT_PLAYER, THAT_PLAYERS_OPPONENT, OWNER),
    Place: (ANYWHERE, HERE, ITS_PROBLEM, THERE, HOME, A_PROBLEM, OPPONENTS_PROBLEM),
    Until: (END_OF_TURN, END_OF_PHASE, END_OF_FACEOFF),
    Spot: (ON_TOP, AT_BOTTOM),
    Stat: (POWER, PRINTED_POWER, COST),
    Comparison: (EXACTLY, AT_LEAST, AT_MOST, MORE_THAN, LESS_THAN),
    Timing: (MAIN_PHASE_TIMING, REACTION, FACEOFF_TIMING, IMMEDIATE),
    Colour: COLOURS,
    CardType: tuple(TYPE_NAMES),
    Selector: (THIS, THAT, each(cards(EVENT))),
    Trigger: (Uncovers(YOU), PhaseStarts(END_PHASE, YOU)),
}
BY_NAME: Final[dict[str, tuple[Any, ...]]] = {
    "kinds": (ANY_FACEOFF, PROBLEM_FACEOFFS, TROUBLEMAKER_FACEOFF),
    "faceoffs": (PROBLEM_FACEOFFS, TROUBLEMAKER_FACEOFF),
    "phase": PHASES,
    "before": PHASES,
    "zone": (PLAY, DISCARD_PILE, HAND, DRAW_DECK),
    "colours": (BLUE, PINK | ORANGE),
    "trait": ("Zebra",),
    "keyword": ("Swift",),
}

UNPRINTED_ON_TOKENS: Final = ("cost", "points", "bonus", "home_limit")
"""Facts that no token has, so that the text which creates it does not print them."""


def other_values(node: Node, name: str, hint: Any) -> list[Any]:
    """List other values that a field could have; none if the change would not alter the meaning."""
    value = getattr(node, name)
    if name in UNPRINTED_ON_TOKENS and isinstance(node, Card | Side):
        return []
    if isinstance(node, This) and name == "place" and value == ANYWHERE:
        return []  # "this card at a Problem" is printed only by the words that take a place
    if isinstance(node, Lasting) and name == "once" and node.until == UNTIL_TRIGGERED:
        return []  # what waits until it has triggered ends then in any case
    if isinstance(value, bool):
        return [not value]
    if isinstance(node, Host | That) and node.wording == IT and name == "noun":
        return []  # the text prints a pronoun, which does not show the noun
    if name in BY_NAME or hint in BY_TYPE:
        same = (value, PLAY) if isinstance(node, Elsewhere) else (value,)  # elsewhere is not in play
        if name == "zone" and value == BANISHED:
            same = (value, PLAY)  # other words of the description already say that it is banished
        others = [other for other in BY_NAME.get(name) or BY_TYPE[hint] if other not in same]
        return [other for other in others if not (isinstance(value, That) and other == THAT)]
    return [value + 2] if isinstance(value, int) else []


def mutants(value: Any) -> Iterator[tuple[str, Any]]:
    """Yield copies of a tree with one value changed, each with the path of the change."""
    if isinstance(value, tuple):
        for place, part in enumerate(value):
            for path, mutant in mutants(part):
                yield path, (*value[:place], mutant, *value[place + 1 :])
    if not isinstance(value, Node):
        return
    word, hints = type(value).__name__, get_type_hints(type(value))
    for field in fields(value):  # type: ignore[arg-type]
        for other in other_values(value, field.name, hints[field.name]):
            yield f"{word}.{field.name} = {other}", changed(value, field.name, other)
        for path, mutant in mutants(getattr(value, field.name)):
            if says_the_same(value, path):
                continue
            from_play = path.endswith(f"Description.zone = {PLAY}")
            if from_play and isinstance(value, SearchDiscardPile | MayPlayFrom | PlayForFree):
                continue  # no text exists for searching or playing cards that are in play
            yield f"{word}.{field.name}.{path}", changed(value, field.name, mutant)


def says_the_same(node: Node, path: str) -> bool:
    """Tell whether a change inside *node* means the same as before.

    "That player" is you where the trigger is about you. Inside `By`, "you" is the player it names; inside
    `EachPlayerHas`, "you", "that player" and "a player" are the same.
    """
    trigger = getattr(node, "trigger", None)
    of_that_player = path.endswith((f"= {THAT_PLAYER}", f"= {THAT_PLAYERS_OPPONENT}"))
    if isinstance(node, EachPlayerHas):
        return of_that_player or path.endswith(f"= {A_PLAYER}")
    if isinstance(node, By):
        return path.endswith(f"= {node.who}") or (of_that_player and node.who == THAT_PLAYER)
    return of_that_player and getattr(trigger, "who", getattr(trigger, "whose", None)) == YOU


def changed(node: Node, name: str, value: Any) -> Node:
    """Copy *node* with one field changed."""
    copy: Node = replace(node, **{name: value})  # type: ignore[type-var]
    return copy


def text_or_none(card: Card, language: str = "en") -> CardText | None:
    """Print a card, or return None if a mutated tree has no text."""
    try:
        return card_text(card, language)
    except Untold:
        return None


def mutated(card: Card) -> Iterator[tuple[str, Card]]:
    """Yield copies of *card*, each with one value in an ability changed, and the path of the change."""
    for path, abilities in mutants(card.front.abilities):
        yield path, replace(card, front=replace(card.front, abilities=abilities))
    if card.boosted is not None:
        for path, abilities in mutants(card.boosted.abilities):
            yield path, replace(card, boosted=replace(card.boosted, abilities=abilities))
