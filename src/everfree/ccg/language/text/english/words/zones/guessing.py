"""English for guessing a fact about a card."""

from dataclasses import replace

from everfree.ccg.language.terms import YOU
from everfree.ccg.language.text.discourse import CHOSEN_OPPONENT, Discourse
from everfree.ccg.language.text.english.lexicon import KINDS, POWER, READER, THEY, player, that
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    FAR,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import CHOSEN_FIRST
from everfree.ccg.language.words.zones.guessing import ITS_TYPE, POWER_MATCHES, LetGuess
from everfree.ccg.vocab import CARD

THAT_OPPONENT = NounPhrase(Noun("opponent"), FAR)


def type_chosen(effect: LetGuess, told: Discourse) -> Speech:
    """Say that you choose a card type, and what happens if the chosen card, which is revealed, has it."""
    if effect.about != ITS_TYPE or effect.who != YOU or effect.otherwise is not None:
        raise Untold("only you choose the type of a card, and a wrong type does nothing")
    chosen = NounPhrase(KINDS[CARD], DEFINITE, possessor=THEY, qualities=("chosen",))
    shown = Clause(VerbPhrase("reveal", (chosen,)), THAT_OPPONENT, opening=("then",))
    first, *rest = EFFECTS.say(effect.right, told.called(CHOSEN_OPPONENT))
    is_right = ("if", Clause(VerbPhrase("have", ("that type",)), that(CARD)))
    return (
        Clause(VerbPhrase("choose", ("a card type",)), READER),
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
    power = NounPhrase(Noun(POWER), DEFINITE, possessor=that(CARD))
    guess: Phrase = ("whether", Clause(VerbPhrase("match", ("the chosen number",)), power))
    chosen = NounPhrase(KINDS[CARD], DEFINITE, qualities=("chosen",))
    shown = Clause(VerbPhrase("reveal", (that(CARD) if of_power else chosen,)), READER)
    guessing = Clause(
        VerbPhrase("guess", (guess if of_power else "its card type",)),
        player(effect.who, told),
        trailing=("" if of_power else COMMA, "and", shown),
    )
    right = (
        ("if", Clause(VerbPhrase("guess", ("correctly",)), THAT_OPPONENT))
        if of_power
        else ("if", THAT_OPPONENT, "guessed correctly")
    )
    first, *rest = EFFECTS.say(effect.right, told)
    other, *others = EFFECTS.say(effect.otherwise, told)
    return (
        guessing,
        replace(first, fronted=(right, *first.fronted)),
        *rest,
        replace(other, fronted=("otherwise", *other.fronted)),
        *others,
    )


EFFECTS.add(LetGuess, let_guess, CHOSEN_FIRST)
