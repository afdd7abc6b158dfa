"""French for points and the cards they are scored with."""

from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import PHASES, POINT, player, problem_here, this_card
from everfree.ccg.language.text.french.words.selectors.conditions import at_least
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Adjective, Clause, Noun, NounPhrase, VerbPhrase
from everfree.ccg.language.words.triggers.scoring import Scores, ScoresWithThis

BONUS: Final = Noun("point bonus", "points bonus")


def scores(trigger: Scores, told: Discourse) -> Occasion:
    """Say that a player scores points, or the bonus here."""
    points = NounPhrase(POINT, count=MANY)
    if trigger.bonus:
        points = NounPhrase(BONUS, DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("marquer", (points,)), player(trigger.who, told))


def scores_with_this(trigger: ScoresWithThis, told: Discourse) -> Occasion:
    """Say that a player scores a number of points with this card during one phase."""
    points = at_least(trigger.at_least, NounPhrase(POINT, count=trigger.at_least))
    phase = NounPhrase(PHASES[trigger.phase], qualities=(Adjective("même", leads=True),))
    how = ("avec", this_card(told), "pendant", phase)
    return Clause(VerbPhrase("marquer", (points, *how)), player(trigger.who, told))


TRIGGERS.add(Scores, scores)
TRIGGERS.add(ScoresWithThis, scores_with_this)
