"""English for cards that do not become ready."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import PHASES
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.wordings import CONTRACTED
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.vocab import READY_PHASE


def doesnt_ready(law: DoesntReady, told: Discourse) -> Clause:
    """Say that cards do not ready during the Ready Phase."""
    what = SELECTORS.say(law.what, told)
    modal = "do" if what.plural else "does"
    modal = f"{modal}n't" if law.wording == CONTRACTED else f"{modal} not"
    during = ("during", NounPhrase(PHASES[READY_PHASE], DEFINITE))
    return Clause(VerbPhrase("ready"), what, modal=modal, trailing=during)


LAWS.add(DoesntReady, doesnt_ready, CONTRACTED)
