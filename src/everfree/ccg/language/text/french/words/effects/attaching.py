"""French for attachments and their hosts."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS, done, it
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, taken
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS, TESTS, described
from everfree.ccg.language.text.phrases import MANY, Clause, NounPhrase, Phrase, Qualifier, Speech, VerbPhrase
from everfree.ccg.language.wordings import ATTACHED, ATTACHED_TO_THEM, BRIEFLY, FROM, PLURAL
from everfree.ccg.language.words.effects.attaching import Attachment, On, Reattach, WithAttached
from everfree.ccg.language.words.selectors.selectors import Choose, Description, This
from everfree.ccg.vocab import FRIEND

A_FRIEND: Final = Description(FRIEND)
ON_A_FRIEND: Final = On(A_FRIEND)


def on(test: On, told: Discourse) -> Qualifier:
    """Say "une Ressource placée sur un Ami", or sur elle or sur lui."""
    if isinstance(test.host, Description):
        return Qualifier(after=(done("placer", "sur", described(test.host, told)),))
    host = SELECTORS.say(test.host, told)
    if isinstance(test.host, This) and told.this_told:
        host = it(told)
    return Qualifier(after=(done("placer", "sur", host),))


def with_attached(test: WithAttached, told: Discourse) -> Qualifier:
    """Say "un Ami portant une Ressource", in the plural "des Ressources"."""
    count = MANY if test.wording in (PLURAL, ATTACHED_TO_THEM) else 1
    return Qualifier(after=("portant", described(test.what, told, count=count)))


def reattach(effect: Reattach, told: Discourse) -> Speech:
    """Tell a player to reattach a card, from one Friend to another if it must be on a Friend before."""
    what = effect.what
    origin: tuple[Phrase, ...] = ()
    if isinstance(what, Choose) and ON_A_FRIEND in what.description.tests:
        tests = tuple(test for test in what.description.tests if test != ON_A_FRIEND)
        what = replace(what, description=replace(what.description, tests=tests))
        origin = ("de", NounPhrase(KINDS[FRIEND]))
    host: Phrase = replace(described(effect.to, told), other=True)
    if origin and effect.to == A_FRIEND:
        host = "un autre"
    before, nominal = taken(what, told)
    return (*before, Clause(VerbPhrase("faire", ("passer", nominal, *origin, "sur", host))))


def attachment(test: Attachment, told: Discourse) -> Qualifier:
    """Say "une Ressource à attacher"."""
    return Qualifier(qualities=("à attacher",))


TESTS.add(Attachment, attachment)
TESTS.add(On, on, ATTACHED, FROM)
TESTS.add(WithAttached, with_attached, ATTACHED, ATTACHED_TO_THEM, BRIEFLY, FROM, PLURAL)
EFFECTS.add(Reattach, reattach)
