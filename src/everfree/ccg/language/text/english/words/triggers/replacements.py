"""English for triggers of replacements, and what happens instead."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    PHASES,
    THEY,
    passive,
    player,
    problem_here,
    that,
    to,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Clause,
    Joined,
    Noun,
    NounPhrase,
    Phrase,
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


def would_score_bonus(trigger: WouldScoreBonus, told: Discourse) -> Clause:
    """Say that a player is about to score the bonus here."""
    points = NounPhrase(Noun("bonus point"), DEFINITE, MANY, possessor=problem_here(told))
    return Clause(VerbPhrase("score", (points,)), player(trigger.who, told), modal="would")


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that a player scores those points."""
    return (Clause(VerbPhrase("score", (THEY,)), player(effect.who, told)),)


def would_exceed_home_limit(trigger: WouldExceedHomeLimit, told: Discourse) -> Clause:
    """Say that a Friend is about to be retired because of the home limit."""
    why = "for being in excess of your home limit"
    return Clause(passive("retire"), SELECTORS.say(trigger.what, told), modal="would", trailing=(why,))


def would_be_defeated(trigger: WouldBeDefeated, told: Discourse) -> Clause:
    """Say that a Troublemaker is about to be defeated."""
    return Clause(passive("defeat"), SELECTORS.say(trigger.what, told), modal="would")


def not_defeated(effect: NotDefeated, told: Discourse) -> Speech:
    """Say that the Troublemaker is not defeated."""
    return (Clause(VerbPhrase("be", ("not defeated",)), SELECTORS.say(effect.what, told)),)


def would_move(trigger: WouldMove, told: Discourse) -> Clause:
    """Say that a player is about to move a card to a place."""
    deed = VerbPhrase("move", (SELECTORS.say(trigger.what, told), to(trigger.destination, told)))
    return Clause(deed, player(trigger.who, told), modal="would")


def move_elsewhere(effect: MoveElsewhere, told: Discourse) -> Speech:
    """Say that a player moves it to another Problem."""
    choose = VerbPhrase("choose", ("a different", KINDS[PROBLEM].one))
    move = VerbPhrase("move", (that(effect.noun), "there"))
    return (Clause(Joined((choose, move)), player(effect.who, told)),)


def would_draw(trigger: WouldDraw, told: Discourse) -> Clause:
    """Say that a player is about to draw a card, with the phase if there is one."""
    when: Phrase = ("during", NounPhrase(PHASES[trigger.during])) if trigger.during != NO_PHASE else ()
    draw = VerbPhrase("draw", (NounPhrase(KINDS[CARD]), when))
    return Clause(draw, player(trigger.who, told), modal="would")


EFFECTS.add(NotDefeated, not_defeated)
EFFECTS.add(MoveElsewhere, move_elsewhere)
TRIGGERS.add(WouldBeDefeated, would_be_defeated)
TRIGGERS.add(WouldMove, would_move)
EFFECTS.add(ScoreThem, score_them)
TRIGGERS.add(WouldScoreBonus, would_score_bonus)
TRIGGERS.add(WouldExceedHomeLimit, would_exceed_home_limit)
TRIGGERS.add(WouldDraw, would_draw)
