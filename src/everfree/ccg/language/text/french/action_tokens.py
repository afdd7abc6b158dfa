"""French for action tokens received and lost."""

from everfree.ccg.language.action_tokens import LoseTokens, Receives
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import player, subject
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import Clause, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """A player loses action tokens."""
    return (Clause(VerbPhrase("perdre", (tokens(effect.amount),)), subject(effect.who, told)),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """A player receives action tokens."""
    return Clause(VerbPhrase("recevoir", ("au moins", tokens(trigger.at_least))), player(trigger.who, told))


EFFECTS.add(LoseTokens, lose_tokens)
TRIGGERS.add(Receives, receives)
