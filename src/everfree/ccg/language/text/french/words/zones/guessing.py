"""French for guessing a fact about a card."""

from dataclasses import replace

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.french.lexicon import ADVERSARY, KINDS, POWER, READER, done, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    NounPhrase,
    Phrase,
    Pronoun,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import CHOSEN_FIRST
from everfree.ccg.language.words.zones.guessing import ITS_TYPE, POWER_MATCHES, LetGuess
from everfree.ccg.vocab import CARD


def type_chosen(effect: LetGuess, told: Discourse) -> Speech:
    """Say that you choose a card type, and what happens if the chosen card, which is revealed, has it."""
    if effect.about != ITS_TYPE or effect.who != YOU or effect.otherwise is not None:
        raise Untold("only you choose the type of a card, and a wrong type does nothing")
    chosen = NounPhrase(KINDS[CARD], DEFINITE, qualities=(done("choisir"),))
    shown = Clause(VerbPhrase("révéler", (chosen,)), NounPhrase(ADVERSARY, NEAR), fronted=("ensuite",))
    first, *rest = EFFECTS.say(effect.right, told.called(CHOSEN_OPPONENT))
    is_right = ("si", Clause(VerbPhrase("être", ("de ce type",)), Pronoun(3, feminine=True)))
    return (
        Clause(VerbPhrase("choisir", ("un type de carte",)), READER),
        shown,
        replace(first, fronted=(is_right, *first.fronted)),
        *rest,
    )


def let_guess(effect: LetGuess, told: Discourse) -> Speech:
    """Say that a player guesses and you reveal the card, then what a right and a wrong guess do."""
    if effect.wording == CHOSEN_FIRST:
        return type_chosen(effect, told)
    if effect.otherwise is None:
        raise Untold("a wrong guess has a result")
    of_power = effect.about == POWER_MATCHES
    card = NounPhrase(KINDS[CARD], DEFINITE, qualities=(done("regarder" if of_power else "choisir"),))
    power = NounPhrase(POWER, DEFINITE, possessor=card)
    guess: Phrase = ("si", Clause(VerbPhrase("être", ("le nombre choisi",)), power))
    kind: Phrase = ("le type de", card)
    shown = Clause(VerbPhrase("révéler", (card,)), READER)
    guessing = Clause(
        VerbPhrase("deviner", (guess if of_power else kind,)),
        player(effect.who, told),
        trailing=("et", shown),
    )
    right = ("si", NounPhrase(ADVERSARY, NEAR), "a deviné juste")
    first, *rest = EFFECTS.say(effect.right, told)
    other, *others = EFFECTS.say(effect.otherwise, told)
    return (
        guessing,
        replace(first, fronted=(right, *first.fronted)),
        *rest,
        replace(other, fronted=("sinon", *other.fronted)),
        *others,
    )


EFFECTS.add(LetGuess, let_guess, CHOSEN_FIRST)
