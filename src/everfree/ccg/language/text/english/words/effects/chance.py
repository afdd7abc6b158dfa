"""English for guessing a random result."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import passive
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.triggers.triggers import TRIGGERS
from everfree.ccg.language.text.phrases import Clause, Noun, NounPhrase, Speech, VerbPhrase
from everfree.ccg.language.words.effects.chance import ChosenAtRandom, Guess


def chosen_at_random(trigger: ChosenAtRandom, told: Discourse) -> Clause:
    """Say that a card or another choice is selected at random."""
    card = NounPhrase(Noun("card"), qualities=("random",))
    return Clause(passive("select"), card, trailing=("or a choice is made at random",))


def guess(effect: Guess, told: Discourse) -> Speech:
    """Tell a player to guess, then print the effect of a right guess."""
    guessed = Clause(VerbPhrase("guess", ("which option or card will be randomly selected",)))
    first, *rest = EFFECTS.say(effect.if_right, told)
    return (guessed, replace(first, fronted=("if you guessed correctly", *first.fronted)), *rest)


TRIGGERS.add(ChosenAtRandom, chosen_at_random)
EFFECTS.add(Guess, guess)
