"""French for the top of a deck, printed power and abilities, and even power."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import that
from everfree.ccg.language.text.french.words.changes.changes import CHANGES, LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS
from everfree.ccg.language.text.french.words.selectors.selectors import PREDICATES, SELECTORS, TESTS
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import (
    Clause,
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


def has_even_power(test: WithEvenPower, told: Discourse) -> VerbPhrase:
    """Return the predicate "avoir une puissance paire", or one "conforme à votre choix"."""
    name = "une puissance imprimée" if test.printed else "une puissance"
    if test.chosen:
        return VerbPhrase("avoir", (name, "conforme à votre choix"))
    return VerbPhrase("avoir", (f"{name} {'et ' if test.printed else ''}paire",))


def with_even_power(test: WithEvenPower, told: Discourse) -> Qualifier:
    """Describe a card with even power."""
    if test.chosen or test.printed:
        raise Untold("a choice of odd or even is told of a card's number")
    return Qualifier(after=("de puissance paire",))


def top_revealed(law: PlayWithTopRevealed, told: Discourse) -> Clause:
    """Tell a player to play with the top card of their deck revealed."""
    return Clause(VerbPhrase("jouer", ("avec la carte du dessus de votre pioche révélée",)))


def note(effect: Note, told: Discourse) -> Speech:
    """Tell a player to choose a card."""
    if not isinstance(effect.choice, Choose) or effect.wording:
        raise Untold("only a card that is chosen is told")
    return (Clause(VerbPhrase("choisir", (SELECTORS.say(effect.choice, told),))),)


def printed_abilities(change: HasPrintedAbilitiesOfNoted, told: Discourse) -> VerbPhrase:
    """Return the predicate "have the abilities printed on the chosen card"."""
    if change.wording == GAINED:
        return VerbPhrase("gagner", (("les capacités imprimées de", that(change.noun, told.after_choice())),))
    return VerbPhrase("avoir", (("les capacités imprimées de", that(change.noun, told)),))


EFFECTS.add(Note, note, UNDERSTOOD)
LAWS.add(PlayWithTopRevealed, top_revealed)
TESTS.add(WithEvenPower, with_even_power)
PREDICATES.add(WithEvenPower, has_even_power)
CHANGES.add(HasPrintedAbilitiesOfNoted, printed_abilities, GAINED)
