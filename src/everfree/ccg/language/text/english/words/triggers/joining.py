"""English for triggers made of others."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    OR,
    PARTICIPLE,
    Clause,
    Joined,
    NonFinite,
    NounPhrase,
    Phrase,
    Predicate,
    VerbPhrase,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import FIRST_OF_YOURS, IT_IS_FIRST, LEADING, ORDINAL
from everfree.ccg.language.words.triggers.joining import FirstTime, Or
from everfree.ccg.language.words.triggers.triggers import Plays


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
    return replace(first, predicate=joined([one.predicate for one in clauses]))


def joined(predicates: list[Predicate]) -> Predicate:
    """Join predicates with "or"; what they have in common is printed once."""
    deeds = [_plain(one) for one in predicates if isinstance(one, VerbPhrase)]
    if len(deeds) < len(predicates):
        raise Untold("a list can't be joined to another")
    done = [_done(one) for one in deeds]
    passives = [one for one in done if one is not None]
    if len(passives) == len(deeds):
        inside = tuple(NonFinite(one, PARTICIPLE) for one in _shortened(passives))
        return VerbPhrase("be", (Joined(inside, OR),))
    told = tuple(_placed_once(_shortened(deeds)))
    return told[0] if len(told) == 1 else Joined(told, OR)


def _plain(deed: VerbPhrase) -> VerbPhrase:
    return replace(deed, complements=tuple(one for one in deed.complements if one != ()))


def _done(deed: VerbPhrase) -> VerbPhrase | None:
    """Return what is done in a passive, or None for an active verb."""
    only: Phrase = deed.complements[0] if len(deed.complements) == 1 else ()
    if deed.verb != "be" or not isinstance(only, NonFinite) or not isinstance(only.predicate, VerbPhrase):
        return None
    return _plain(only.predicate)


def _shortened(deeds: list[VerbPhrase]) -> list[VerbPhrase]:
    """Leave out the complements of all but the last, if all have the same, or a verb that all have."""
    *others, last = deeds
    by = last.complements[-2:]
    if by[:1] == ("by",) and all(one.complements[-2:] == by for one in others):
        return [*[replace(one, complements=one.complements[:-2]) for one in others], last]
    if all(one.complements == last.complements for one in others):
        return [*[VerbPhrase(one.verb) for one in others], last]
    if all(one.verb == last.verb and len(one.complements) == 1 for one in deeds):
        return [VerbPhrase(last.verb, (Joined(tuple(one.complements[0] for one in deeds), OR),))]
    return deeds


def _place_of(deed: VerbPhrase) -> tuple[Phrase, ...]:
    """Return the preposition and the noun of the place at the end of a deed, which may be a passive."""
    inner = _done(deed) or deed
    last: Phrase = inner.complements[-1] if inner.complements else ()
    return last if isinstance(last, tuple) and len(last) == 2 and isinstance(last[1], NounPhrase) else ()


def _placed_once(deeds: list[VerbPhrase]) -> list[VerbPhrase]:
    """Name a place that all deeds have in common only once: "is moved to or enters play at a Problem"."""
    places = [_place_of(one) for one in deeds]
    if not all(places) or any(one[1] != places[0][1] for one in places):
        return deeds
    *others, last = deeds
    return [*[_without_noun(one) for one in others], last]


def _without_noun(deed: VerbPhrase) -> VerbPhrase:
    """Leave out the noun of the place at the end of a deed, but not its preposition."""
    done = _done(deed)
    if done is not None:
        return replace(deed, complements=(NonFinite(_without_noun(done), PARTICIPLE),))
    return replace(deed, complements=(*deed.complements[:-1], *_place_of(deed)[:1]))


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
        event = replace(event, modal="would")
        again = (COMMA, "and it is the first time", event, "this turn")
        return replace(event, trailing=(*event.trailing, again))
    if trigger.wording == LEADING:
        return replace(event, trailing=(*event.trailing, "each turn"))
    if trigger.wording == FIRST_OF_YOURS:
        deed = event.predicate
        if not isinstance(deed, VerbPhrase) or not isinstance(trigger.trigger, Plays):
            raise Untold("only a card that a player plays is told to be the first")
        card = deed.complements[0]
        if not isinstance(card, NounPhrase) or card.possessor or event.subject != READER:
            raise Untold("only your own card is told to be your first")
        first = replace(card, determiner=DEFINITE, possessor=READER, qualities=("first", *card.qualities))
        deed = replace(deed, complements=(first, *deed.complements[1:]))
        return replace(event, predicate=deed, trailing=(*event.trailing, "each turn"))
    return replace(event, trailing=(*event.trailing, "for the first time each turn"))


ORDINALS: Final = {2: "second", 3: "third", 4: "fourth"}


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
    which = replace(
        card, determiner=DEFINITE, possessor=READER, qualities=(ORDINALS[number], *card.qualities)
    )
    assert isinstance(deed, VerbPhrase)
    return replace(
        event,
        predicate=replace(deed, complements=(which, *deed.complements[1:])),
        trailing=(*event.trailing, "during a turn"),
    )


TRIGGERS.add(FirstTime, first_time, FIRST_OF_YOURS, IT_IS_FIRST, LEADING, ORDINAL)
TRIGGERS.add(Or, either)
