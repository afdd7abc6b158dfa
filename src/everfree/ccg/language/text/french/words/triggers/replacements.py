"""French for triggers of replacements, and what happens instead."""

from typing import Final

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import WOULD
from everfree.ccg.language.text.french.lexicon import (
    KINDS,
    PHASES,
    done,
    passive,
    player,
    problem_here,
    that,
    to,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Adjective,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    MoveElsewhere,
    NotDefeated,
    ScoreThem,
    WouldBeDefeated,
    WouldDraw,
    WouldExceedHomeLimit,
    WouldMove,
    WouldScoreBonus,
)
from everfree.ccg.vocab import CARD, NO_PHASE, PROBLEM

BONUS: Final = Noun("point bonus", "points bonus")


def would_score_bonus(trigger: WouldScoreBonus, told: Discourse) -> Clause:
    """Say that a player is about to score the bonus here."""
    points = NounPhrase(BONUS, DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("marquer", (points,)), player(trigger.who, told), modal=WOULD)


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that another player scores those points."""
    return (Clause(VerbPhrase("marquer", (Pronoun(3, plural=True),)), player(effect.who, told)),)


def would_exceed_home_limit(trigger: WouldExceedHomeLimit, told: Discourse) -> Clause:
    """Say that a Friend is about to be retired because of the home limit."""
    away = VerbPhrase("être", (done("mettre", "à la retraite"),))
    why = "pour dépassement de la limite de votre maison"
    return Clause(away, SELECTORS.say(trigger.what, told), modal=WOULD, trailing=(why,))


def would_be_defeated(trigger: WouldBeDefeated, told: Discourse) -> Clause:
    """Say that a Troublemaker is about to be defeated."""
    return Clause(passive("battre"), SELECTORS.say(trigger.what, told), modal=WOULD)


def not_defeated(effect: NotDefeated, told: Discourse) -> Speech:
    """Say that the Troublemaker is not defeated."""
    return (Clause(VerbPhrase("rester", (Adjective("invaincu"),)), SELECTORS.say(effect.what, told)),)


def would_move(trigger: WouldMove, told: Discourse) -> Clause:
    """Say that a player is about to move a card to a place."""
    deed = VerbPhrase("déplacer", (SELECTORS.say(trigger.what, told), to(trigger.destination, told)))
    return Clause(deed, player(trigger.who, told), modal=WOULD)


def move_elsewhere(effect: MoveElsewhere, told: Discourse) -> Speech:
    """Say that a player moves it to another Problem."""
    choose = VerbPhrase("choisir", (NounPhrase(KINDS[PROBLEM], other=True),))
    move = VerbPhrase("déplacer", (that(effect.noun, told), "vers celui-ci"))
    return (Clause(Joined((choose, move)), player(effect.who, told)),)


def would_draw(trigger: WouldDraw, told: Discourse) -> Clause:
    """Say that a player is about to draw a card, with the phase if there is one."""
    when: Phrase = ("pendant", NounPhrase(PHASES[trigger.during])) if trigger.during != NO_PHASE else ()
    draw = VerbPhrase("piocher", (NounPhrase(KINDS[CARD]), when))
    return Clause(draw, player(trigger.who, told), modal=WOULD)


EFFECTS.add(NotDefeated, not_defeated)
EFFECTS.add(MoveElsewhere, move_elsewhere)
TRIGGERS.add(WouldBeDefeated, would_be_defeated)
TRIGGERS.add(WouldMove, would_move)
EFFECTS.add(ScoreThem, score_them)
TRIGGERS.add(WouldScoreBonus, would_score_bonus)
TRIGGERS.add(WouldExceedHomeLimit, would_exceed_home_limit)
TRIGGERS.add(WouldDraw, would_draw)
