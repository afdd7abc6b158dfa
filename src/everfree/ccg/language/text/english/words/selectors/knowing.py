"""English for the top of a deck, printed power and abilities, and even power."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import POWER, that
from everfree.ccg.language.text.english.words.changes.changes import CHANGES, LAWS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS
from everfree.ccg.language.text.english.words.selectors.selectors import NUMBERS, SELECTORS, TESTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    Clause,
    Noun,
    NounPhrase,
    Phrase,
    Qualifier,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.wordings import GAINED, UNDERSTOOD
from everfree.ccg.language.words.selectors.knowing import (
    HasPrintedAbilitiesOfNoted,
    Note,
    PlayWithTopRevealed,
    WithEvenPower,
)
from everfree.ccg.language.words.selectors.selectors import Choose


def is_even(test: WithEvenPower, told: Discourse) -> tuple[str, tuple[Phrase, ...]]:
    """Name the power of a card and say that it is even, or that it matches what was chosen."""
    name = f"printed {POWER}" if test.printed else POWER
    return name, (VerbPhrase("match", ("your choice",)),) if test.chosen else ("even",)


def with_even_power(test: WithEvenPower, told: Discourse) -> Qualifier:
    """Describe a card with even power."""
    if test.chosen or test.printed:
        raise Untold("a choice of odd or even is told of a card's number")
    return Qualifier(after=("with even", POWER))


def top_revealed(law: PlayWithTopRevealed, told: Discourse) -> Clause:
    """Tell a player to play with the top card of their deck revealed."""
    return Clause(VerbPhrase("play", ("with the top card of your deck revealed",)))


def note(effect: Note, told: Discourse) -> Speech:
    """Tell a player to choose a card."""
    if not isinstance(effect.choice, Choose) or effect.wording:
        raise Untold("only a card that is chosen is told")
    return (Clause(VerbPhrase("choose", (SELECTORS.say(effect.choice, told),))),)


def printed_abilities(change: HasPrintedAbilitiesOfNoted, told: Discourse) -> VerbPhrase:
    """Return the predicate "have the abilities printed on the chosen card"."""
    if change.wording == GAINED:
        printed = NounPhrase(Noun("printed abilities"), DEFINITE, possessor=that(change.noun))
        return VerbPhrase("gain", (printed,))
    return VerbPhrase("have", (("the printed abilities of", that(change.noun)),))


EFFECTS.add(Note, note, UNDERSTOOD)
LAWS.add(PlayWithTopRevealed, top_revealed)
TESTS.add(WithEvenPower, with_even_power)
NUMBERS.add(WithEvenPower, is_even)
CHANGES.add(HasPrintedAbilitiesOfNoted, printed_abilities, GAINED)
