"""English for points and the cards they are scored with."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import PHASES, player, problem_here, this_card
from everfree.ccg.language.text.english.words.selectors.conditions import at_least
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, Noun, NounPhrase, Phrase, VerbPhrase
from everfree.ccg.language.words.triggers.scoring import Scores, ScoresWithThis


def scores(trigger: Scores, told: Discourse) -> Occasion:
    """Say that a player scores points, or the bonus here."""
    points: Phrase = "points" if told.general else ("one or more", "points")
    if trigger.bonus:
        points = NounPhrase(Noun("bonus point"), DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("score", (points,)), player(trigger.who, told))


def scores_with_this(trigger: ScoresWithThis, told: Discourse) -> Occasion:
    """Say that a player scores a number of points with this card during one phase."""
    points = at_least(trigger.at_least, NounPhrase(Noun("point"), count=trigger.at_least))
    how = ("with", this_card(told), "during one", PHASES[trigger.phase].one)
    return Clause(VerbPhrase("score", (points, *how)), player(trigger.who, told))


TRIGGERS.add(Scores, scores)
TRIGGERS.add(ScoresWithThis, scores_with_this)
