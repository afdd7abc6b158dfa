"""French for triggers of replacements, and what happens instead."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import (
    player,
)
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import SELECTORS
from everfree.ccg.language.text.phrases import (
    Adjective,
    Clause,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.triggers.replacements import (
    NotDefeated,
    ScoreThem,
)


def score_them(effect: ScoreThem, told: Discourse) -> Speech:
    """Say that another player scores those points."""
    return (Clause(VerbPhrase("marquer", (Pronoun(3, plural=True),)), player(effect.who, told)),)


def not_defeated(effect: NotDefeated, told: Discourse) -> Speech:
    """Say that the Troublemaker is not defeated."""
    return (Clause(VerbPhrase("rester", (Adjective("invaincu"),)), SELECTORS.say(effect.what, told)),)


EFFECTS.add(NotDefeated, not_defeated)
EFFECTS.add(ScoreThem, score_them)
