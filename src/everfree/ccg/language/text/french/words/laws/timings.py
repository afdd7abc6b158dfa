"""French for laws about when players may act."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MAY, NOT
from everfree.ccg.language.text.french.lexicon import KINDS, PLAYERS, READER, TIMINGS, done
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.vocab import EVENT


def may_play_immediately(law: MayPlayImmediately, told: Discourse) -> Clause:
    """Say that you may play Events at any time."""
    events = NounPhrase(KINDS[EVENT], DEFINITE, MANY, after=(done("marquer", TIMINGS[law.timing]),))
    return Clause(VerbPhrase("jouer", (events, "comme des actions immédiates")), READER, modal=MAY)


def only_main_phase_actions(law: OnlyMainPhaseActions, told: Discourse) -> Clause:
    """Say that players can only take Main Phase actions."""
    deeds = "ni jouer de cartes, ni utiliser de capacités, ni faire d’actions,"
    others = "sauf comme action de la phase principale"
    return Clause(VerbPhrase("pouvoir", (deeds, others)), PLAYERS, modal=NOT)


LAWS.add(MayPlayImmediately, may_play_immediately)
LAWS.add(OnlyMainPhaseActions, only_main_phase_actions)
