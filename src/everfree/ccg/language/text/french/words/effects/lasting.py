"""French for instructions that create laws or abilities for a duration."""

from dataclasses import replace

from everfree.ccg.language.abilities import Replacement
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.terms import (
    END_OF_PHASE,
    END_OF_TURN,
    NEXT_READY_PHASE,
    UNTIL_TRIGGERED,
    WHILE_BANISHED,
    WHILE_THIS_REMAINS,
    Until,
)
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MUST
from everfree.ccg.language.text.french.lexicon import NEXT, PHASES, done, lasts, span, that, this_card
from everfree.ccg.language.text.french.quoting import ABILITIES
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AGAIN, LAST, REST, SPAN, SPOKEN_OF, UNDERSTOOD
from everfree.ccg.language.words.changes.changes import Law
from everfree.ccg.language.words.effects.lasting import Lasting
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.language.words.laws.solving import StaysWhenSolved
from everfree.ccg.language.words.selectors.selectors import That
from everfree.ccg.vocab import CARD, READY_PHASE


def within(sentence: Clause, span: str) -> Clause:
    """Put the time span of a replacement inside its trigger."""
    first, *rest = sentence.fronted
    return replace(sentence, fronted=((first, span), *rest))


def next_time(sentence: Clause, until: Until) -> Clause:
    """Say "la prochaine fois que vous devez faire quelque chose" for what is replaced once."""
    first, *rest = sentence.fronted
    match first:
        case (str(), Clause() as event):
            due = replace(event, modal=MUST)
            return replace(sentence, fronted=(("la prochaine fois que", due, span(until)), *rest))
    raise Untold("only what would happen is replaced the next time")


def time(effect: Lasting) -> tuple[Phrase, ...]:
    """Name the time that a law lasts: "ce tour-ci", "de nouveau ce tour-ci" or "ce tour-là"."""
    lasts_for = span(effect.until)
    if effect.wording == SPOKEN_OF:
        return (lasts_for.replace("-ci", "-là"),)
    return ("de nouveau", lasts_for) if effect.wording == AGAIN else (lasts_for,)


def not_readied(effect: Lasting, first: Clause, told: Discourse) -> Clause:
    """Say that cards don't ready in their controller's next Ready Phase, or while this card is in play."""
    if effect.until == WHILE_THIS_REMAINS:
        if effect.once or effect.wording:
            raise Untold("a law does not trigger")
        remains = ("tant que", Clause(VerbPhrase("rester", ("en jeu",)), this_card(told)))
        return replace(first, fronted=(remains, *first.fronted))
    plural = first.subject is not None and first.subject.plural
    who = NounPhrase(Noun("contrôleur"), DEFINITE, possessor=Pronoun(3, plural=plural))
    phase = NounPhrase(PHASES[READY_PHASE], DEFINITE, qualities=(NEXT,), after=("de", who))
    return replace(first, trailing=("pendant", phase))


def is_told_last(effect: Lasting) -> bool:
    """Tell whether the time is told last; `REST` is only the rest of the turn."""
    if effect.wording == REST and (effect.until != END_OF_TURN or effect.once):
        raise Untold("only the turn has a rest")
    return effect.wording in (LAST, REST)


def is_understood(effect: Lasting) -> bool:
    """Tell whether the duration is left out: that of cards that stay as a Problem is solved."""
    if any(isinstance(one, That) and one.noted for one in walk(effect.what)):
        raise Untold("a law that an instruction creates is about cards of its own text")
    stays = isinstance(effect.what, StaysWhenSolved) and effect.what.wording == UNDERSTOOD
    if stays and effect != Lasting(effect.what, END_OF_PHASE):
        raise Untold("what is understood ends with the phase")
    return stays


def lasting(effect: Lasting, told: Discourse) -> Speech:
    """Print a law or an ability with its duration, or with "the next time"."""
    if isinstance(effect.what, Law):
        if effect.once and effect.until == NEXT_READY_PHASE:
            raise Untold("a law does not trigger")
        sentences: Speech = (LAWS.say(effect.what, told),)
    else:
        sentences = ABILITIES.say(effect.what, told).sentences
    first, *rest = sentences
    if effect.until == UNTIL_TRIGGERED and effect.wording == LAST:
        return (
            replace(first, fronted=first.fronted[1:], trailing=(*first.trailing, first.fronted[0])),
            *rest,
        )
    if effect.until == UNTIL_TRIGGERED or is_understood(effect):
        return sentences
    if isinstance(effect.what, DoesntReady) and effect.until in (NEXT_READY_PHASE, WHILE_THIS_REMAINS):
        return (not_readied(effect, first, told), *rest)
    if isinstance(effect.what, Replacement):
        first = next_time(first, effect.until) if effect.once else within(first, span(effect.until))
        return (first, *rest)
    if effect.until == WHILE_BANISHED:
        remains = ("tant que", Clause(VerbPhrase("rester", (done("bannir"),)), that(CARD, told)))
        return sentences if effect.once else (replace(first, fronted=(remains, *first.fronted)), *rest)
    while_it_lasts = (lasts(effect.until), "la prochaine fois" if effect.once else "")
    if is_told_last(effect):
        return (replace(first, trailing=(*first.trailing, while_it_lasts)), *rest)
    if effect.wording and not effect.once:
        return (replace(first, trailing=(*first.trailing, *time(effect))), *rest)
    return (replace(first, fronted=(while_it_lasts, *first.fronted)), *rest)


EFFECTS.add(Lasting, lasting, AGAIN, LAST, SPAN, SPOKEN_OF, REST)
