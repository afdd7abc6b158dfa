"""French for what can't happen."""

from dataclasses import replace

from everfree.ccg.language.terms import AN_OPPONENT, OPPONENT
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import (
    ADVERSARY,
    HE,
    PLAYERS,
    SPOKEN_OF,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
)
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, at_least, while_theirs
from everfree.ccg.language.text.french.words.selectors.selectors import described, predicate
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    INDEFINITE,
    NEAR,
    Clause,
    Joined,
    Nominal,
    NounPhrase,
    Phrase,
    Predicate,
    VerbPhrase,
)
from everfree.ccg.language.wordings import CONTROLLED, LEADING, MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.selectors import AtLeast, ControlledBy, Description
from everfree.ccg.vocab import PLAY


def cant(law: Cant, told: Discourse) -> Clause:
    """Say that something can't happen; `PLURAL` prints "your opponents" for an opponent."""
    event = TRIGGERS.say(law.trigger, told.in_general())
    if not isinstance(event, Clause) or event.modal:
        raise Untold("a time can't be forbidden")
    subject = all_such(event.subject)
    if subject == YOUR_OPPONENT and law.wording == PLURAL:
        subject = YOUR_OPPONENTS
    if law.having is not None and law.wording == LEADING:
        return while_they_have(
            law, law.having, replace(event, predicate=none_of(event.predicate), modal=CANT), told
        )
    if law.having is not None and law.wording == WHILE_THEIRS:
        return while_theirs_is(law, law.having, event, told)
    if law.having is not None:
        if subject != PLAYERS:
            raise Untold("only players in general are told by what they have")
        cards = at_least(law.having.count, described(law.having.description, told, count=law.having.count))
        subject = replace(PLAYERS, after=("qui ont", cards))
    sentence = replace(event, predicate=none_of(event.predicate), subject=subject, modal=CANT)
    if law.unless is None:
        return sentence
    said = CONDITIONS.say(law.unless, replace(told, player=OPPONENT))
    many: tuple[Phrase, ...] = tuple(
        replace(one, subject=pronoun_for(subject))
        if isinstance(one, Clause) and one.subject == HE and subject is not None
        else one
        for one in said
    )
    return replace(sentence, trailing=(*sentence.trailing, "sauf si", *many))


def while_they_have(law: Cant, having: AtLeast, sentence: Clause, told: Discourse) -> Clause:
    """Say what an opponent can't do while a card of theirs is in a state: "cet adversaire ne peut pas"."""
    *tests, state = having.description.tests or (None,)
    is_one = having.count == 1 and having.description.zone == PLAY
    if sentence.subject != YOUR_OPPONENT or law.unless is not None or state is None or not is_one:
        raise Untold("only one card of an opponent is told before what that opponent can't do")
    kind = having.description.noun
    card = described(Description(kind, (ControlledBy(AN_OPPONENT, CONTROLLED), *tests)), told)
    first = ("tant que", Clause(predicate(state, told.placing(kind)), card))
    return replace(sentence, subject=NounPhrase(ADVERSARY, NEAR), fronted=(first, *sentence.fronted))


def while_theirs_is(law: Cant, having: AtLeast, event: Clause, told: Discourse) -> Clause:
    """Say that something can't happen while an opponent has a card in a state."""
    if all_such(event.subject) != YOUR_OPPONENT or law.unless is not None:
        raise Untold("the state of a card is told of an opponent")
    state, time = while_theirs(having, told)
    barred = replace(
        event, predicate=none_of(event.predicate), subject=SPOKEN_OF[CHOSEN_OPPONENT], modal=CANT
    )
    return replace(barred, fronted=(state,), trailing=(*event.trailing, time))


def all_such(subject: Nominal | None) -> Nominal | None:
    """Name all cards of a kind as the subject: "les Amis"."""
    if isinstance(subject, NounPhrase) and subject.plural and subject.determiner == INDEFINITE:
        return replace(subject, determiner=DEFINITE)
    return subject


def none_of(predicate: Predicate) -> Predicate:
    """Name all cards of a kind as the object of a negated verb, with "de": "pas de personnages"."""
    if isinstance(predicate, Joined):
        items = tuple(none_of(item) if isinstance(item, VerbPhrase) else item for item in predicate.items)
        return replace(predicate, items=items)
    return replace(predicate, complements=tuple(_without_article(one) for one in predicate.complements))


def _without_article(phrase: Phrase) -> Phrase:
    if isinstance(phrase, NounPhrase) and phrase.plural and phrase.determiner == INDEFINITE:
        return phrase if phrase.possessor else ("de", phrase)
    return phrase


LAWS.add(Cant, cant, LEADING, MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS)
