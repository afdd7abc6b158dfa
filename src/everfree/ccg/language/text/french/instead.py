"""French for what replacements watch for, and what happens instead."""

from typing import Final

from everfree.ccg.language.instead import ScoreThem, WouldDraw, WouldExceedHomeLimit, WouldScoreBonus
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.grammar import WOULD
from everfree.ccg.language.text.french.lexicon import KINDS, PHASES, done, player, problem_here
from everfree.ccg.language.text.french.selectors import SELECTORS
from everfree.ccg.language.text.french.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.vocab import CARD, NO_PHASE

BONUS: Final = Noun("point bonus", "points bonus")


def would_score_bonus(trigger: WouldScoreBonus, told: Discourse) -> Clause:
    """A player is about to score the bonus here."""
    points = NounPhrase(BONUS, DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("marquer", (points,)), player(trigger.who, told), modal=WOULD)


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Someone else scores those points."""
    return (Clause(VerbPhrase("marquer", (Pronoun(3, plural=True),)), player(effect.who, told)),)


def would_exceed_home_limit(trigger: WouldExceedHomeLimit, told: Discourse) -> Clause:
    """A Friend too many at home is about to be retired."""
    away = VerbPhrase("être", (done("mettre", "à la retraite"),))
    why = "pour dépassement de votre limite de la maison"
    return Clause(away, SELECTORS.say(trigger.what, told), modal=WOULD, trailing=(why,))


def would_draw(trigger: WouldDraw, told: Discourse) -> Clause:
    """A player is about to draw a card, maybe in a phase."""
    when: Phrase = ("pendant", NounPhrase(PHASES[trigger.during])) if trigger.during != NO_PHASE else ()
    draw = VerbPhrase("piocher", (NounPhrase(KINDS[CARD]), when))
    return Clause(draw, player(trigger.who, told), modal=WOULD)


EFFECTS.add(ScoreThem, score_them)
TRIGGERS.add(WouldScoreBonus, would_score_bonus)
TRIGGERS.add(WouldExceedHomeLimit, would_exceed_home_limit)
TRIGGERS.add(WouldDraw, would_draw)
