"""English for what can't happen."""

from dataclasses import replace

from everfree.ccg.language.terms import OPPONENT
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    PLAYERS,
    THAT_ONE,
    YOUR_OPPONENT,
    YOUR_OPPONENTS,
    number_word,
)
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, while_theirs
from everfree.ccg.language.text.english.words.selectors.selectors import described, predicate
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import FAR, MANY, Clause, Noun, NounPhrase
from everfree.ccg.language.wordings import LEADING, MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS
from everfree.ccg.language.words.faceoffs.faceoffs import Challenges
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.selectors import AtLeast, ControlledBy, Description
from everfree.ccg.vocab import PLAY


def cant(law: Cant, told: Discourse) -> Clause:
    """Say that something can't happen; `PLURAL` prints "your opponents", `OR_MORE` a number in figures."""
    event = TRIGGERS.say(law.trigger, told.in_general())
    if not isinstance(event, Clause) or event.modal:
        raise Untold("a time can't be forbidden")
    subject = event.subject
    if subject == YOUR_OPPONENT and law.wording == PLURAL:
        subject = YOUR_OPPONENTS
    if law.having is not None and law.wording == LEADING:
        return while_they_have(law, law.having, replace(event, modal="can't"), told)
    if law.having is not None and law.wording == WHILE_THEIRS:
        return while_theirs_is(law, law.having, event, told)
    if law.having is not None:
        if subject != PLAYERS:
            raise Untold("only players in general are told by what they have")
        cards = described(law.having.description, told, count=MANY)
        count = law.having.count
        number = str(count) if law.wording == OR_MORE else number_word(count)
        subject = replace(PLAYERS, after=("with", number, "or more", cards))
    elif law.wording in (OR_MORE, WHILE_THEIRS) and law.having is None:
        raise Untold("only what players have is counted")
    sentence = replace(event, subject=subject, modal=modal_of(law))
    if law.unless is None:
        return sentence
    about_them = replace(told, player=OPPONENT)  # print "they" for "that player"
    return replace(sentence, trailing=(*sentence.trailing, "unless", CONDITIONS.say(law.unless, about_them)))


def modal_of(law: Cant) -> str:
    """Return the modal verb: of a greatest number of challengers, the phrase says who can."""
    if isinstance(law.trigger, Challenges) and law.trigger.more_than is not None:
        return "can only"
    return "may not" if law.wording == MAY_NOT else "can't"


def while_they_have(law: Cant, having: AtLeast, sentence: Clause, told: Discourse) -> Clause:
    """Say what an opponent can't do while a card of theirs is in a state: "that opponent can't"."""
    *tests, state = having.description.tests or (None,)
    is_one = having.count == 1 and having.description.zone == PLAY
    if sentence.subject != YOUR_OPPONENT or law.unless is not None or state is None or not is_one:
        raise Untold("only one card of an opponent is told before what that opponent can't do")
    card = described(Description(having.description.noun, (ControlledBy(OPPONENT), *tests)), told)
    first = ("while", Clause(predicate(state, told), card))
    return replace(sentence, subject=NounPhrase(Noun("opponent"), FAR), fronted=(first, *sentence.fronted))


def while_theirs_is(law: Cant, having: AtLeast, event: Clause, told: Discourse) -> Clause:
    """Say that something can't happen while an opponent's card is in a state."""
    if event.subject != YOUR_OPPONENT or law.unless is not None:
        raise Untold("the state of a card is told of an opponent")
    state, time = while_theirs(having, told)
    return replace(event, subject=THAT_ONE, modal="can't", fronted=(state,), trailing=(*event.trailing, time))


LAWS.add(Cant, cant, LEADING, MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS)
