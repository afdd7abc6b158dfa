"""English for attachments and their hosts."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import IT, KINDS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.english.words.selectors.selectors import TESTS, described
from everfree.ccg.language.text.phrases import Phrase, Qualifier, Speech
from everfree.ccg.language.words.effects.attaching import On, Reattach, WithAttached
from everfree.ccg.language.words.selectors.selectors import Choose, Description
from everfree.ccg.vocab import FRIEND

A_FRIEND: Final = Description(FRIEND)
ON_A_FRIEND: Final = On(A_FRIEND)


def on(test: On, told: Discourse) -> Qualifier:
    """Describe a Resource on a Friend."""
    return Qualifier(after=("on", described(test.host, told)))


def with_attached(test: WithAttached, told: Discourse) -> Qualifier:
    """Describe a Friend with a Resource attached to it."""
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


TESTS.add(On, on)
TESTS.add(WithAttached, with_attached)
EFFECTS.add(Reattach, reattach)
