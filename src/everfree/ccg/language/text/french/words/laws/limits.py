"""French for laws about how much a player may do in one turn."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import CANT
from everfree.ccg.language.text.french.lexicon import KINDS, POINT
from everfree.ccg.language.text.french.words.changes.changes import LAWS, under_law
from everfree.ccg.language.text.phrases import Clause, NounPhrase, VerbPhrase
from everfree.ccg.language.words.laws.limits import PlayLimit, ScoreLimit
from everfree.ccg.vocab import CARD


def play_limit(law: PlayLimit, told: Discourse) -> Clause:
    """Say that a player can't play more than a number of cards of each type in a turn."""
    cards = NounPhrase(KINDS[CARD], count=law.count)
    deed = VerbPhrase("jouer", ("plus de", cards, "de chaque type par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


def score_limit(law: ScoreLimit, told: Discourse) -> Clause:
    """Say that a player can't score more than a number of points in a turn."""
    points = NounPhrase(POINT, count=law.points)
    deed = VerbPhrase("marquer", ("plus de", points, "par tour"))
    return Clause(deed, under_law(law.who, told), modal=CANT)


LAWS.add(PlayLimit, play_limit)
LAWS.add(ScoreLimit, score_limit)
