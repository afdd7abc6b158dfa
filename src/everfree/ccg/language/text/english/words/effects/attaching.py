"""English for attachments and their hosts."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, KINDS, THEY
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import MANY, Phrase, Qualifier, Speech
from everfree.ccg.language.wordings import ATTACHED, ATTACHED_TO_THEM, BRIEFLY, FROM, PLURAL
from everfree.ccg.language.words.effects.attaching import Attachment, On, Reattach, WithAttached
from everfree.ccg.language.words.selectors.selectors import Choose, Description, This
from everfree.ccg.vocab import FRIEND

A_FRIEND: Final = Description(FRIEND)
ON_A_FRIEND: Final = On(A_FRIEND)


def on(test: On, told: Discourse) -> Qualifier:
    """Describe a Resource on a Friend, on this card or on its host; with `ATTACHED`, attached to it."""
    if test.wording == ATTACHED:
        if isinstance(test.host, Description):
            raise Untold("only what is attached to a certain card is worded")
        return Qualifier(after=("attached to", SELECTORS.say(test.host, told)))
    if isinstance(test.host, Description):
        return Qualifier(after=("from" if test.wording == FROM else "on", described(test.host, told)))
    if test.wording == FROM:
        raise Untold("only what is on some card is taken from it")
    is_told = isinstance(test.host, This) and told.this_told
    return Qualifier(after=("on", IT if is_told else SELECTORS.say(test.host, told)))


def with_attached(test: WithAttached, told: Discourse) -> Qualifier:
    """Describe a Friend with a Resource attached to it, by its wording "on it" or "with an attached" one."""
    if test.wording == BRIEFLY:
        return Qualifier(after=("with", described(test.what, told), "on", IT))
    if test.wording == PLURAL:
        return Qualifier(after=("with", described(test.what, told, count=MANY), "on", THEY))
    if test.wording in (ATTACHED, ATTACHED_TO_THEM):
        many = test.wording == ATTACHED_TO_THEM
        card = described(test.what, told, count=MANY if many else 1)
        if many:
            return Qualifier(after=("with", card, "attached to", THEY))
        return Qualifier(after=("with", replace(card, qualities=("attached", *card.qualities))))
    return Qualifier(after=("with", described(test.what, told), "attached to", IT))


def reattach(effect: Reattach, told: Discourse) -> Speech:
    """Tell a player to reattach a card, from one Friend to another if it must be on a Friend before."""
    what = effect.what
    origin: tuple[Phrase, ...] = ()
    if isinstance(what, Choose) and ON_A_FRIEND in what.description.tests:
        tests = tuple(test for test in what.description.tests if test != ON_A_FRIEND)
        what = replace(what, description=replace(what.description, tests=tests))
        origin = ("from one", KINDS[FRIEND].one)
    host: Phrase = replace(described(effect.to, told), other=True)
    if origin and effect.to == A_FRIEND:
        host = "another"
    return act("reattach", what, told, *origin, "to", host)


def attachment(test: Attachment, told: Discourse) -> Qualifier:
    """Describe an attachment Resource."""
    return Qualifier(qualities=("attachment",))


TESTS.add(Attachment, attachment)
TESTS.add(On, on, ATTACHED, FROM)
TESTS.add(WithAttached, with_attached, ATTACHED, ATTACHED_TO_THEM, BRIEFLY, FROM, PLURAL)
EFFECTS.add(Reattach, reattach)
