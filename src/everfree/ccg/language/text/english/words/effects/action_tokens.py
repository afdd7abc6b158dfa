"""English for action tokens received and lost."""

from everfree.ccg.language.terms import THAT_PLAYER
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import player, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, some_tokens
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import FAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import SPOKEN_OF
from everfree.ccg.language.words.effects.action_tokens import LoseOldTokens, LoseTokens, Receives


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """Say that a player loses action tokens; `SPOKEN_OF` prints "that opponent"."""
    is_that_one = effect.who == THAT_PLAYER and effect.wording == SPOKEN_OF
    who = NounPhrase(Noun("opponent"), FAR) if is_that_one else subject(effect.who, told)
    return (Clause(VerbPhrase("lose", some_tokens(effect.amount, told)), who),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """Say that a player receives action tokens."""
    return Clause(VerbPhrase("receive", ("at least", tokens(trigger.at_least))), player(trigger.who, told))


def lose_old_tokens(effect: LoseOldTokens, told: Discourse) -> Speech:
    """Say that a player loses the tokens left from earlier turns."""
    lost = "all action tokens that weren't gained this turn"
    return (Clause(VerbPhrase("lose", (lost,)), subject(effect.who, told)),)


EFFECTS.add(LoseTokens, lose_tokens, SPOKEN_OF)
TRIGGERS.add(Receives, receives)
EFFECTS.add(LoseOldTokens, lose_old_tokens)
