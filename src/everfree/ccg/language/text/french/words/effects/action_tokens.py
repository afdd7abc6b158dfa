"""French for action tokens that players have, receive, pay and lose."""

from everfree.ccg.language.terms import THAT_PLAYER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.agreement import pronoun_for
from everfree.ccg.language.text.french.lexicon import ADVERSARY, FINAL, player, subject
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, some_tokens
from everfree.ccg.language.text.french.words.selectors.conditions import CONDITIONS, Circumstances
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import DEFINITE, NEAR, Clause, Noun, NounPhrase, Speech, VerbPhrase
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
    who = NounPhrase(ADVERSARY, NEAR) if is_that_one else subject(effect.who, told)
    if effect.amount == ALL_TOKENS:
        yours = "tous vos jetons d’action"
        theirs = "tous ses jetons d’action"
        every = yours if effect.who == YOU and not told.of_another else theirs
        if effect.old:
            every = "tous les jetons d’action qui n’ont pas été reçus ce tour-ci"
        return (Clause(VerbPhrase("perdre", (every,)), who),)
    if effect.old:
        raise Untold("all old tokens are lost, or none")
    if effect.wording == AS_TOKENS and isinstance(effect.amount, int):
        lost = NounPhrase(Noun("jeton d’action", "jetons d’action"), count=effect.amount)
        return (Clause(VerbPhrase("perdre", (lost,)), who),)
    return (Clause(VerbPhrase("perdre", some_tokens(effect.amount, told)), who),)


def receives(trigger: Receives, told: Discourse) -> Occasion:
    """Say that a player receives action tokens."""
    return Clause(VerbPhrase("recevoir", ("au moins", tokens(trigger.at_least))), player(trigger.who, told))


def pays_last_token(trigger: PaysLastToken, told: Discourse) -> Occasion:
    """Say that a player pays their last action token."""
    who = player(trigger.who, told)
    token = NounPhrase(Noun("jeton d’action"), DEFINITE, possessor=pronoun_for(who), qualities=(FINAL,))
    return Clause(VerbPhrase("payer", (token,)), who)


def has_tokens(condition: HasTokens, told: Discourse) -> Circumstances:
    """Say that a player has at least a number of action tokens."""
    return (Clause(VerbPhrase("avoir", ("au moins", tokens(condition.count))), player(condition.who, told)),)


EFFECTS.add(LoseTokens, lose_tokens, AS_TOKENS, SPOKEN_OF)
TRIGGERS.add(Receives, receives)
TRIGGERS.add(PaysLastToken, pays_last_token)
CONDITIONS.add(HasTokens, has_tokens)
