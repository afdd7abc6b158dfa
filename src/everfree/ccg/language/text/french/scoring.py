"""French for points and the cards they are scored with."""

from everfree.ccg.language.scoring import ScoresWithThis
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.conditions import at_least
from everfree.ccg.language.text.french.lexicon import PHASES, POINT, player, this_card
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Adjective, Clause, NounPhrase, VerbPhrase


def scores_with_this(trigger: ScoresWithThis, told: Discourse) -> Occasion:
    """Someone scores so many points with this card during one and the same phase."""
    points = at_least(trigger.at_least, NounPhrase(POINT, count=trigger.at_least))
    phase = NounPhrase(PHASES[trigger.phase], qualities=(Adjective("même", leads=True),))
    how = ("avec", this_card(told), "pendant", phase)
    return Clause(VerbPhrase("marquer", (points, *how)), player(trigger.who, told))


TRIGGERS.add(ScoresWithThis, scores_with_this)
