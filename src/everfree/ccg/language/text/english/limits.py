"""English for what a player needs less of, may do no more of, or not yet: requirements, limits, solving."""

from everfree.ccg.language.limits import PlayLimit, ScoreLimit
from everfree.ccg.language.play_needs import LowerNeeds
from everfree.ccg.language.solving import OnlyReplacedSolved, StaysWhenSolved
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.changes import LAWS, under_law
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import IT, UNTILS, passive, problem_here
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.phrases import Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Require less for a while."""
    less = (str(effect.amount), *colours(effect.colour), UNTILS[effect.until])
    return (Clause(VerbPhrase("reduce", ("the play requirements of your cards by", *less))),)


def play_limit(law: PlayLimit, told: Discourse) -> Clause:
    """A player plays no more than this of each type in a turn."""
    cards = (f"{'one' if law.count == 1 else law.count}", Noun("card").one if law.count == 1 else "cards")
    deed = VerbPhrase("play", ("more than", *cards, "of each type per turn"))
    return Clause(deed, under_law(law.who, told), modal="can't")


def score_limit(law: ScoreLimit, told: Discourse) -> Clause:
    """A player scores no more than this in a turn."""
    points = NounPhrase(Noun("point"), count=law.points)
    return Clause(
        VerbPhrase("score", ("more than", points, "per turn")), under_law(law.who, told), modal="can't"
    )


def only_replaced_solved(law: OnlyReplacedSolved, told: Discourse) -> Clause:
    """The Problem stays until it is solved."""
    return Clause(passive("replace"), problem_here(told), modal="can't", trailing=("until it is solved",))


def stays_when_solved(law: StaysWhenSolved, told: Discourse) -> Clause:
    """A card stays as the Problem is solved."""
    solved = ("when", Clause(passive("solve"), problem_here(told)))
    sent = ("if", Clause(VerbPhrase("be", ("sent home",)), SELECTORS.say(law.what, told), modal="would"))
    return Clause(VerbPhrase("sent", ("home instead",)), IT, modal="isn't", fronted=(solved, sent))


EFFECTS.add(LowerNeeds, lower_needs)
LAWS.add(PlayLimit, play_limit)
LAWS.add(ScoreLimit, score_limit)
LAWS.add(OnlyReplacedSolved, only_replaced_solved)
LAWS.add(StaysWhenSolved, stays_when_solved)
