"""French for cards that do not become ready."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import NOT
from everfree.ccg.language.text.french.lexicon import PHASES, done
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.wordings import CONTRACTED
from everfree.ccg.language.words.laws.readying import DoesntReady
from everfree.ccg.vocab import READY_PHASE


def doesnt_ready(law: DoesntReady, told: Discourse) -> Clause:
    """Say that cards do not become ready during the Ready Phase."""
    during = ("pendant", NounPhrase(PHASES[READY_PHASE], DEFINITE))
    return Clause(
        VerbPhrase("être", ("pas", done("préparer"))),
        SELECTORS.say(law.what, told),
        modal=NOT,
        trailing=during,
    )


LAWS.add(DoesntReady, doesnt_ready, CONTRACTED)
