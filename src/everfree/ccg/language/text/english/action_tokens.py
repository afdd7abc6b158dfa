"""English for action tokens received and lost."""

from everfree.ccg.language.action_tokens import LoseTokens, Receives
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import player, subject
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import FAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import SPOKEN_OF
from everfree.ccg.language.words import THAT_PLAYER


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """A player loses action tokens; one who was spoken of may be told as that opponent."""
    is_that_one = effect.who == THAT_PLAYER and effect.wording == SPOKEN_OF
    who = NounPhrase(Noun("opponent"), FAR) if is_that_one else subject(effect.who, told)
    return (Clause(VerbPhrase("lose", (tokens(effect.amount),)), who),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """A player receives action tokens."""
    return Clause(VerbPhrase("receive", ("at least", tokens(trigger.at_least))), player(trigger.who, told))


EFFECTS.add(LoseTokens, lose_tokens, SPOKEN_OF)
TRIGGERS.add(Receives, receives)
