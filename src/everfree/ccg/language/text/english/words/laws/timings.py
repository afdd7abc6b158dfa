"""English for laws about when players may act."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PLAYERS, READER, TIMINGS
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.phrases import MANY, OR, Clause, Joined, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.vocab import EVENT


def may_play_immediately(law: MayPlayImmediately, told: Discourse) -> Clause:
    """Say that you may play Events at any time."""
    events = NounPhrase(KINDS[EVENT], count=MANY, after=("with", TIMINGS[law.timing], "timing"))
    return Clause(VerbPhrase("play", (events, "as Immediate actions")), READER, modal="may")


def only_main_phase_actions(law: OnlyMainPhaseActions, told: Discourse) -> Clause:
    """Say that players can only take Main Phase actions."""
    deeds = (
        VerbPhrase("play", ("cards",)),
        VerbPhrase("activate", ("abilities",)),
        VerbPhrase("take", ("actions",)),
    )
    return Clause(Joined(deeds, OR), PLAYERS, modal="can't", trailing=("except as a Main Phase action",))


LAWS.add(MayPlayImmediately, may_play_immediately)
LAWS.add(OnlyMainPhaseActions, only_main_phase_actions)
