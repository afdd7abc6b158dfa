"""French for triggers made of others."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import WOULD
from everfree.ccg.language.text.french.lexicon import READER
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    OR,
    Adjective,
    Clause,
    NounPhrase,
    VerbPhrase,
    gathered,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import FIRST_OF_YOURS, IT_IS_FIRST, LEADING, ORDINAL
from everfree.ccg.language.words.triggers.joining import FirstTime, Or


def either(trigger: Or, told: Discourse) -> Occasion:
    """Say that one of several things happens; all have the same subject."""
    if any(isinstance(one, Or) for one in trigger.triggers):
        raise Untold("a list can't be joined to another")
    events = [TRIGGERS.say(one, told) for one in trigger.triggers]
    clauses = [event for event in events if isinstance(event, Clause)]
    if len(clauses) < 2 or len(clauses) < len(events):
        raise Untold("only things that happen can be joined")
    first = clauses[0]
    if any(one.subject != first.subject or one.modal or one.fronted or one.trailing for one in clauses):
        raise Untold("things that happen are joined only if they have the same subject")
    deeds = [one.predicate for one in clauses if isinstance(one.predicate, VerbPhrase)]
    if len(deeds) < len(clauses):
        raise Untold("a list can't be joined to another")
    deeds = [without_empty(one) for one in deeds]
    by = deeds[-1].complements[-2:]
    if by[:1] == ("par",) and all(one.verb == "être" and one.complements[-2:] == by for one in deeds):
        # "être écartée, déplacée ou effrayée par des adversaires"
        *some, last = [one.complements[:-2] for one in deeds]
        listed = tuple(part for place, one in enumerate(some) for part in ((COMMA,) if place else ()) + one)
        return replace(first, predicate=VerbPhrase("être", (*listed, "ou", *last, *by)))
    if len(deeds) == 2 and all(one.verb == "être" for one in deeds) and len(deeds[0].complements) == 1:
        # "être écartée ou effrayée": the second "être" is left out, unless a place is between them
        (one, other) = deeds
        return replace(first, predicate=VerbPhrase("être", (*one.complements, "ou", *other.complements)))
    if len(deeds) == 2 and place_of(deeds[0]) is not None and place_of(deeds[0]) == place_of(deeds[1]):
        deeds[1] = VerbPhrase(f"y {deeds[1].verb}", deeds[1].complements[:-1])
    return replace(first, predicate=gathered(tuple(deeds), OR))


def place_of(deed: VerbPhrase) -> NounPhrase | None:
    """Return the place at the end of what is done: "vers ce Problème", "face à ce Problème"."""
    last = deed.complements[-1] if len(deed.complements) > 1 else ()
    where = last[-1] if isinstance(last, tuple) and last else None
    return where if deed.verb == "être" and isinstance(where, NounPhrase) else None


def without_empty(deed: VerbPhrase) -> VerbPhrase:
    """Return *deed* without complements that print nothing."""
    return replace(deed, complements=tuple(one for one in deed.complements if one != ()))


def first_time(trigger: FirstTime, told: Discourse) -> Occasion:
    """Say that something happens for the first time each turn."""
    event = TRIGGERS.say(trigger.trigger, told)
    if told.general or not isinstance(event, Clause) or isinstance(trigger.trigger, FirstTime):
        raise Untold("a time, or what can't happen, is not told of the first time")
    if trigger.wording == ORDINAL:
        return in_order(event, trigger.nth)
    if trigger.nth != 1:
        raise Untold("only the first time is told so")
    if trigger.wording == IT_IS_FIRST:
        return replace(event, modal=WOULD, trailing=(*event.trailing, "pour la première fois ce tour-ci"))
    if trigger.wording == LEADING:
        return replace(event, trailing=(*event.trailing, "au cours d’un tour"))
    return replace(event, trailing=(*event.trailing, "pour la première fois de chaque tour"))


ORDINALS: Final = {2: "deuxième", 3: "troisième", 4: "quatrième"}


def in_order(event: Clause, number: int) -> Clause:
    """Say that a player does something with their second or third card of a turn."""
    deed = event.predicate
    card = deed.complements[0] if isinstance(deed, VerbPhrase) and deed.complements else ()
    if (
        not isinstance(card, NounPhrase)
        or card.possessor
        or event.subject != READER
        or number not in ORDINALS
    ):
        raise Untold("only your own second, third or fourth card is told by its number")
    ordinal = Adjective(ORDINALS[number], leads=True)
    which = replace(card, determiner=DEFINITE, possessor=READER, qualities=(ordinal, *card.qualities))
    assert isinstance(deed, VerbPhrase)
    return replace(
        event,
        predicate=replace(deed, complements=(which, *deed.complements[1:])),
        trailing=(*event.trailing, "au cours d’un tour"),
    )


TRIGGERS.add(FirstTime, first_time, FIRST_OF_YOURS, IT_IS_FIRST, LEADING, ORDINAL)
TRIGGERS.add(Or, either)
