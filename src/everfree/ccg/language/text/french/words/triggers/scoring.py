"""French for points and the cards they are scored with."""

from typing import Final

from everfree.ccg.language.terms import AT_LEAST, AT_MOST, EXACTLY, LESS_THAN, MORE_THAN
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    KINDS,
    PHASES,
    POINT,
    PRESENT,
    player,
    problem_here,
    this_card,
)
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Adjective,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    VerbPhrase,
)
from everfree.ccg.language.wordings import AT_LEAST as LEAST_FIRST
from everfree.ccg.language.words.triggers.scoring import ComparesPoints, HasPoints, Scores, ScoresWithThis
from everfree.ccg.vocab import PROBLEM, TROUBLEMAKER

BONUS: Final = Noun("point bonus", "points bonus")


def scores(trigger: Scores, told: Discourse) -> Occasion:
    """Say that a player scores points, or the bonus here."""
    points: Phrase = NounPhrase(POINT, count=MANY)
    if trigger.anywhere and not trigger.bonus:
        raise Untold("only a bonus is that of a Problem")
    if trigger.defeating:
        if trigger.bonus:
            raise Untold("a bonus is not scored for a defeat")
        imp = NounPhrase(KINDS[TROUBLEMAKER], after=(PRESENT, "ici"))
        points = ("des points pour avoir battu", imp)
    elif trigger.bonus:
        problem = NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told)
        points = NounPhrase(BONUS, DEFINITE, MANY, possessor=problem)
    return Clause(VerbPhrase("marquer", (points,)), player(trigger.who, told))


def scores_with_this(trigger: ScoresWithThis, told: Discourse) -> Occasion:
    """Say that a player scores a number of points with this card during one phase."""
    points = at_least(trigger.at_least, NounPhrase(POINT, count=trigger.at_least))
    phase = NounPhrase(PHASES[trigger.phase], qualities=(Adjective("même", leads=True),))
    how = ("avec", this_card(told), "pendant", phase)
    return Clause(VerbPhrase("marquer", (points, *how)), player(trigger.who, told))


TRIGGERS.add(Scores, scores)
TRIGGERS.add(ScoresWithThis, scores_with_this)


def has_points(condition: HasPoints, told: Discourse) -> Circumstances:
    """Say that a player has a number of points."""
    bounds = {
        EXACTLY: "{} points",
        AT_LEAST: "au moins {} points",
        AT_MOST: "au plus {} points",
        MORE_THAN: "plus de {} points",
        LESS_THAN: "moins de {} points",
    }
    number = bounds[condition.comparison].format(condition.amount)
    return (Clause(VerbPhrase("avoir", (number,)), player(condition.who, told)),)


def compares_points(condition: ComparesPoints, told: Discourse) -> Circumstances:
    """Say that a player has more or fewer points than another."""
    words = {MORE_THAN: "plus", LESS_THAN: "moins"}
    if condition.comparison not in words:
        raise Untold("players have more or fewer points than others")
    much = (words[condition.comparison], ("de points que", player(condition.whose, told)))
    return (Clause(VerbPhrase("avoir", much), player(condition.who, told)),)


CONDITIONS.add(HasPoints, has_points, LEAST_FIRST)
CONDITIONS.add(ComparesPoints, compares_points)
