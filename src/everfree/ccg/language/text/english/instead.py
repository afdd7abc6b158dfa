"""English for what replacements watch for, and what happens instead."""

from everfree.ccg.language.instead import ScoreThem, WouldDraw, WouldExceedHomeLimit, WouldScoreBonus
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import KINDS, PHASES, THEY, passive, player, problem_here
from everfree.ccg.language.text.english.selectors import SELECTORS
from everfree.ccg.language.text.english.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.vocab import CARD, NO_PHASE


def would_score_bonus(trigger: WouldScoreBonus, told: Discourse) -> Clause:
    """A player is about to score the bonus here."""
    points = NounPhrase(Noun("bonus point"), DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("score", (points,)), player(trigger.who, told), modal="would")


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Someone scores those points."""
    return (Clause(VerbPhrase("score", (THEY,)), player(effect.who, told)),)


def would_exceed_home_limit(trigger: WouldExceedHomeLimit, told: Discourse) -> Clause:
    """A Friend too many at home is about to be retired."""
    why = "for being in excess of your home limit"
    return Clause(passive("retire"), SELECTORS.say(trigger.what, told), modal="would", trailing=(why,))


def would_draw(trigger: WouldDraw, told: Discourse) -> Clause:
    """A player is about to draw a card, maybe in a phase."""
    when: Phrase = ("during", NounPhrase(PHASES[trigger.during])) if trigger.during != NO_PHASE else ()
    draw = VerbPhrase("draw", (NounPhrase(KINDS[CARD]), when))
    return Clause(draw, player(trigger.who, told), modal="would")


EFFECTS.add(ScoreThem, score_them)
TRIGGERS.add(WouldScoreBonus, would_score_bonus)
TRIGGERS.add(WouldExceedHomeLimit, would_exceed_home_limit)
TRIGGERS.add(WouldDraw, would_draw)
