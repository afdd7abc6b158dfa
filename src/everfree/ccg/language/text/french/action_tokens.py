"""French for action tokens received and lost."""

from everfree.ccg.language.action_tokens import LoseTokens, Receives
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.effects import EFFECTS
from everfree.ccg.language.text.french.lexicon import ADVERSARY, player, subject
from everfree.ccg.language.text.french.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import NEAR, Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import SPOKEN_OF
from everfree.ccg.language.words import THAT_PLAYER


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """A player loses action tokens; one who was spoken of may be told as that opponent."""
    is_that_one = effect.who == THAT_PLAYER and effect.wording == SPOKEN_OF
    who = NounPhrase(ADVERSARY, NEAR) if is_that_one else subject(effect.who, told)
    return (Clause(VerbPhrase("perdre", (tokens(effect.amount),)), who),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """A player receives action tokens."""
    return Clause(VerbPhrase("recevoir", ("au moins", tokens(trigger.at_least))), player(trigger.who, told))


EFFECTS.add(LoseTokens, lose_tokens, SPOKEN_OF)
TRIGGERS.add(Receives, receives)
