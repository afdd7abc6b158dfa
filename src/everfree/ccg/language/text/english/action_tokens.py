"""English for action tokens received and lost."""

from everfree.ccg.language.action_tokens import LoseTokens, Receives
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import player, subject
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """A player loses action tokens."""
    return (Clause(VerbPhrase("lose", (tokens(effect.amount),)), subject(effect.who, told)),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """A player receives action tokens."""
    return Clause(VerbPhrase("receive", ("at least", tokens(trigger.at_least))), player(trigger.who, told))


EFFECTS.add(LoseTokens, lose_tokens)
TRIGGERS.add(Receives, receives)
