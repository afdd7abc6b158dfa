"""English for triggers of replacements, and what happens instead."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    KINDS,
    THEY,
    player,
    that,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import (
    Clause,
    Joined,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    MoveElsewhere,
    NotDefeated,
    ScoreThem,
)
from everfree.ccg.vocab import PROBLEM


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that a player scores those points."""
    return (Clause(VerbPhrase("score", (THEY,)), player(effect.who, told)),)


def not_defeated(effect: NotDefeated, told: Discourse) -> Speech:
    """Say that the Troublemaker is not defeated."""
    return (Clause(VerbPhrase("be", ("not defeated",)), SELECTORS.say(effect.what, told)),)


def move_elsewhere(effect: MoveElsewhere, told: Discourse) -> Speech:
    """Say that a player moves it to another Problem."""
    choose = VerbPhrase("choose", ("a different", KINDS[PROBLEM].one))
    move = VerbPhrase("move", (that(effect.noun), "there"))
    return (Clause(Joined((choose, move)), player(effect.who, told)),)


EFFECTS.add(NotDefeated, not_defeated)
EFFECTS.add(MoveElsewhere, move_elsewhere)
EFFECTS.add(ScoreThem, score_them)
