"""English for what is attached to what."""

from dataclasses import replace
from typing import Final

from everfree.ccg.language.attaching import On, WithAttached
from everfree.ccg.language.effects import Reattach
from everfree.ccg.language.selectors import Choose, Description
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act
from everfree.ccg.language.text.english.lexicon import IT, KINDS
from everfree.ccg.language.text.english.selectors import TESTS, described
from everfree.ccg.language.text.phrases import Phrase, Qualifier, Speech
from everfree.ccg.vocab import FRIEND

A_FRIEND: Final = Description(FRIEND)
ON_A_FRIEND: Final = On(A_FRIEND)


def on(test: On, told: Discourse) -> Qualifier:
    """A Resource on a Friend."""
    return Qualifier(after=("on", described(test.host, told)))


def with_attached(test: WithAttached, told: Discourse) -> Qualifier:
    """A Friend with a Resource attached to it."""
    return Qualifier(after=("with", described(test.what, told), "attached to", IT))


def reattach(effect: Reattach, told: Discourse) -> Speech:
    """Reattach a card; from one Friend to another if it must be on a Friend before."""
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
