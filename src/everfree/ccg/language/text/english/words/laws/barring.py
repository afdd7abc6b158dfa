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
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import MANY, Clause
from everfree.ccg.language.wordings import MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.selectors import AtLeast


def cant(law: Cant, told: Discourse) -> Clause:
    """Say that something can't happen; `PLURAL` prints "your opponents", `OR_MORE` a number in figures."""
    event = TRIGGERS.say(law.trigger, told.in_general())
    if not isinstance(event, Clause) or event.modal:
        raise Untold("a time can't be forbidden")
    subject = event.subject
    if subject == YOUR_OPPONENT and law.wording == PLURAL:
        subject = YOUR_OPPONENTS
    if law.having is not None and law.wording != WHILE_THEIRS:
        if subject != PLAYERS:
            raise Untold("only players in general are told by what they have")
        cards = described(law.having.description, told, count=MANY)
        count = law.having.count
        number = str(count) if law.wording == OR_MORE else number_word(count)
        subject = replace(PLAYERS, after=("with", number, "or more", cards))
    elif law.wording in (OR_MORE, WHILE_THEIRS) and law.having is None:
        raise Untold("only what players have is counted")
    if law.having is not None and law.wording == WHILE_THEIRS:
        return while_they_have(law, law.having, event, told)
    sentence = replace(event, subject=subject, modal="may not" if law.wording == MAY_NOT else "can't")
    if law.unless is None:
        return sentence
    about_them = replace(told, player=OPPONENT)  # print "they" for "that player"
    return replace(sentence, trailing=(*sentence.trailing, "unless", CONDITIONS.say(law.unless, about_them)))


def while_they_have(law: Cant, having: AtLeast, event: Clause, told: Discourse) -> Clause:
    """Say that something can't happen while an opponent's card is in a state."""
    if event.subject != YOUR_OPPONENT or law.unless is not None:
        raise Untold("the state of a card is told of an opponent")
    state, time = while_theirs(having, told)
    return replace(event, subject=THAT_ONE, modal="can't", fronted=(state,), trailing=(*event.trailing, time))


LAWS.add(Cant, cant, MAY_NOT, OR_MORE, PLURAL, WHILE_THEIRS)
