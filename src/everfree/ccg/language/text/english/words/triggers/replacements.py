"""English for triggers of replacements, and what happens instead."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import (
    THEY,
    player,
)
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import (
    Clause,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    NotDefeated,
    ScoreThem,
)


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that a player scores those points."""
    return (Clause(VerbPhrase("score", (THEY,)), player(effect.who, told)),)


def not_defeated(effect: NotDefeated, told: Discourse) -> Speech:
    """Say that the Troublemaker is not defeated."""
    return (Clause(VerbPhrase("be", ("not defeated",)), SELECTORS.say(effect.what, told)),)


EFFECTS.add(NotDefeated, not_defeated)
EFFECTS.add(ScoreThem, score_them)
