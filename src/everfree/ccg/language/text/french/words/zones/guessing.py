"""French for guessing a fact about a card."""

from dataclasses import replace

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import ADVERSARY, KINDS, POWER, READER, done, player
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    NEAR,
    Clause,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.words.zones.guessing import POWER_MATCHES, LetGuess
from everfree.ccg.vocab import CARD


def let_guess(effect: LetGuess, told: Discourse) -> Speech:
    """Say that a player guesses and you reveal the card, then what a right and a wrong guess do."""
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


EFFECTS.add(LetGuess, let_guess)
