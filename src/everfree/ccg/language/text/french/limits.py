"""French for what a player needs less of, may do no more of, or not yet: requirements, limits, solving."""

from typing import Final

from everfree.ccg.language.limits import PlayLimit, ScoreLimit
from everfree.ccg.language.play_needs import LowerNeeds
from everfree.ccg.language.solving import OnlyReplacedSolved, StaysWhenSolved
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.changes import LAWS, under_law
from everfree.ccg.language.text.french.conditions import IF
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.grammar import CANT, WOULD
from everfree.ccg.language.text.french.lexicon import KINDS, POINT, UNTILS, done, passive, problem_here
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.phrases import DEFINITE, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.vocab import CARD

SOLVING: Final = Noun("résolution", feminine=True)


def lower_needs(effect: LowerNeeds, told: Discourse) -> Speech:
    """Require less for a while."""
    less = (f"de {effect.amount}", *colours(effect.colour))
    what = ("les exigences à remplir pour jouer vos cartes", UNTILS[effect.until])
    return (Clause(VerbPhrase("réduire", (*less, *what))),)


def play_limit(law: PlayLimit, told: Discourse) -> Clause:
    """A player plays no more than this of each type in a turn."""
    cards = NounPhrase(KINDS[CARD], count=law.count)
    deed = VerbPhrase("jouer", ("plus de", cards, "de chaque type par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


def score_limit(law: ScoreLimit, told: Discourse) -> Clause:
    """A player scores no more than this in a turn."""
    points = NounPhrase(POINT, count=law.points)
    deed = VerbPhrase("marquer", ("plus de", points, "par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


def only_replaced_solved(law: OnlyReplacedSolved, told: Discourse) -> Clause:
    """The Problem stays until it is solved."""
    until = "tant qu’il n’est pas résolu"
    return Clause(passive("remplacer"), problem_here(told), modal=CANT, trailing=(until,))


def stays_when_solved(law: StaysWhenSolved, told: Discourse) -> Clause:
    """A card stays as the Problem is solved."""
    what = SELECTORS.say(law.what, told)
    solved = ("à", NounPhrase(SOLVING, DEFINITE, possessor=problem_here(told)))
    sent = (IF, Clause(VerbPhrase("être", (done("renvoyer", "à la maison"),)), what, modal=WOULD))
    return Clause(VerbPhrase("rester", ("sur place",)), pronoun_for(what), fronted=(solved, sent))


EFFECTS.add(LowerNeeds, lower_needs)
LAWS.add(PlayLimit, play_limit)
LAWS.add(ScoreLimit, score_limit)
LAWS.add(OnlyReplacedSolved, only_replaced_solved)
LAWS.add(StaysWhenSolved, stays_when_solved)
