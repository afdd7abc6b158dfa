"""French for guessing a random result."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS, passive
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import Clause, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words.effects.chance import ChosenAtRandom, Guess
from everfree.ccg.vocab import CARD


def chosen_at_random(trigger: ChosenAtRandom, told: Discourse) -> Clause:
    """Say that a card or another choice is selected at random."""
    return Clause(
        passive("choisir"), NounPhrase(KINDS[CARD]), trailing=("au hasard ou qu’un choix se fait au hasard",)
    )


def guess(effect: Guess, told: Discourse) -> Speech:
    """Tell a player to guess, then print the effect of a right guess."""
    guessed = Clause(VerbPhrase("deviner", ("quelle option ou quelle carte le hasard va désigner",)))
    first, *rest = EFFECTS.say(effect.if_right, told)
    return (guessed, replace(first, fronted=("si vous avez deviné juste", *first.fronted)), *rest)


TRIGGERS.add(ChosenAtRandom, chosen_at_random)
EFFECTS.add(Guess, guess)
