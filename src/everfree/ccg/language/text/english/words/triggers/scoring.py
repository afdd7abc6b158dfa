"""English for points and the cards they are scored with."""

from everfree.ccg.language.terms import AT_LEAST, HERE, LESS_THAN, MORE_THAN
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, PHASES, at, player, problem_here, this_card
from everfree.ccg.language.text.english.words.selectors.comparing import BOUNDS
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances, at_least
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, MANY, Clause, Noun, NounPhrase, Phrase, VerbPhrase
from everfree.ccg.language.wordings import AT_LEAST as LEAST_FIRST
from everfree.ccg.language.words.triggers.scoring import ComparesPoints, HasPoints, Scores, ScoresWithThis
from everfree.ccg.vocab import PROBLEM, TROUBLEMAKER


def scores(trigger: Scores, told: Discourse) -> Occasion:
    """Say that a player scores points, or the bonus here."""
    points: Phrase = "points" if told.general else ("one or more", "points")
    if trigger.anywhere and not trigger.bonus:
        raise Untold("only a bonus is that of a Problem")
    if trigger.defeating:
        if trigger.bonus:
            raise Untold("a bonus is not scored for a defeat")
        points = ("points for defeating", NounPhrase(KINDS[TROUBLEMAKER]), at(HERE, told, ""))
    elif trigger.bonus:
        problem = NounPhrase(KINDS[PROBLEM]) if trigger.anywhere else problem_here(told)
        points = NounPhrase(Noun("bonus point"), DEFINITE, MANY, possessor=problem)
    return Clause(VerbPhrase("score", (points,)), player(trigger.who, told))


def scores_with_this(trigger: ScoresWithThis, told: Discourse) -> Occasion:
    """Say that a player scores a number of points with this card during one phase."""
    points = at_least(trigger.at_least, NounPhrase(Noun("point"), count=trigger.at_least))
    how = ("with", this_card(told), "during one", PHASES[trigger.phase].one)
    return Clause(VerbPhrase("score", (points, *how)), player(trigger.who, told))


TRIGGERS.add(Scores, scores)
TRIGGERS.add(ScoresWithThis, scores_with_this)


def has_points(condition: HasPoints, told: Discourse) -> Circumstances:
    """Say that a player has a number of points."""
    if condition.wording == LEAST_FIRST and condition.comparison == AT_LEAST:
        number = f"at least {condition.amount}"
    elif condition.wording:
        raise Untold("only a lower bound is printed first")
    else:
        number = BOUNDS[condition.comparison].format(condition.amount)
    points = "point" if condition.amount == 1 else "points"
    return (Clause(VerbPhrase("have", (number, points)), player(condition.who, told)),)


def compares_points(condition: ComparesPoints, told: Discourse) -> Circumstances:
    """Say that a player has more or fewer points than another."""
    words = {MORE_THAN: "more", LESS_THAN: "fewer"}
    if condition.comparison not in words:
        raise Untold("players have more or fewer points than others")
    much = (words[condition.comparison], "points than", player(condition.whose, told))
    return (Clause(VerbPhrase("have", much), player(condition.who, told)),)


CONDITIONS.add(HasPoints, has_points, LEAST_FIRST)
CONDITIONS.add(ComparesPoints, compares_points)
