"""English for action tokens that players have, receive, pay and lose."""

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import READER, THEY, player, subject
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, some_tokens
from everfree.ccg.language.text.english.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, FAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.text.symbols import tokens
from everfree.ccg.language.wordings import AS_TOKENS, SPOKEN_OF
from everfree.ccg.language.words.effects.action_tokens import (
    ALL_TOKENS,
    HasTokens,
    LoseTokens,
    PaysLastToken,
    Receives,
)


def lose_tokens(effect: LoseTokens, told: Discourse) -> Speech:
    """Say that a player loses action tokens; `SPOKEN_OF` prints "that opponent"."""
    is_that_one = effect.who == THAT_PLAYER and effect.wording == SPOKEN_OF
    who = NounPhrase(Noun("opponent"), FAR) if is_that_one else subject(effect.who, told)
    if effect.amount == ALL_TOKENS:
        yours = "all of your action tokens"
        theirs = "all of their action tokens"
        every = yours if effect.who == YOU and not told.of_another else theirs
        if effect.old:
            every = "all action tokens that weren't gained this turn"
        return (Clause(VerbPhrase("lose", (every,)), who),)
    if effect.old:
        raise Untold("all old tokens are lost, or none")
    if effect.wording == AS_TOKENS and isinstance(effect.amount, int):
        return (Clause(VerbPhrase("lose", (NounPhrase(Noun("action token"), count=effect.amount),)), who),)
    return (Clause(VerbPhrase("lose", some_tokens(effect.amount, told)), who),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """Say that a player receives action tokens."""
    return Clause(VerbPhrase("receive", ("at least", tokens(trigger.at_least))), player(trigger.who, told))


def pays_last_token(trigger: PaysLastToken, told: Discourse) -> Occasion:
    """Say that a player pays their last action token."""
    who = player(trigger.who, told)
    owner = who if who == READER else THEY
    token = NounPhrase(Noun("action token"), DEFINITE, possessor=owner, qualities=("last",))
    return Clause(VerbPhrase("pay", (token,)), who)


def has_tokens(condition: HasTokens, told: Discourse) -> Circumstances:
    """Say that a player has at least a number of action tokens."""
    return (Clause(VerbPhrase("have", ("at least", tokens(condition.count))), player(condition.who, told)),)


EFFECTS.add(LoseTokens, lose_tokens, AS_TOKENS, SPOKEN_OF)
TRIGGERS.add(Receives, receives)
TRIGGERS.add(PaysLastToken, pays_last_token)
CONDITIONS.add(HasTokens, has_tokens)
