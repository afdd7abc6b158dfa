"""English for changes of abilities, traits, colours and type."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS
from everfree.ccg.language.text.english.quoting import quoted
from everfree.ccg.language.text.english.words.changes.changes import CHANGES
from everfree.ccg.language.text.english.words.selectors.selectors import described
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import AND, EVERY, Noun, NounPhrase, VerbPhrase, join
from everfree.ccg.language.text.symbols import colours
from everfree.ccg.language.wordings import AS_KIND, AS_STATE, AS_TRAIT, GAINED, HAVE, PLAINLY
from everfree.ccg.language.words.changes.becoming import (
    AlsoHasColoursOf,
    AlsoIs,
    HasAbilities,
    HasColours,
    HasTrait,
    LosesAbilities,
    LosesColours,
)


def has_abilities(change: HasAbilities, told: Discourse) -> VerbPhrase:
    """Return the predicate "have ...", with the abilities in quotation marks."""
    return VerbPhrase("have", (join(tuple(quoted(one) for one in change.abilities), AND),))


def loses_abilities(change: LosesAbilities, told: Discourse) -> VerbPhrase:
    """Return the predicate "lose all abilities", or "lose and can't have abilities"."""
    if change.barred:
        more = "gain" if change.wording == GAINED else "have"
        return VerbPhrase("lose", (f"and can't {more} abilities",))
    if change.wording:
        raise Untold("only what a card can't have is worded")
    return VerbPhrase("lose", ("all abilities",))


def loses_colours(change: LosesColours, told: Discourse) -> VerbPhrase:
    """Return the predicate "lose and can't have colors"."""
    return VerbPhrase("lose", ("and can't have colors",))


def has_trait(change: HasTrait, told: Discourse) -> VerbPhrase:
    """Return the predicate "have a trait", "get a trait", "be Crystal" or "be a Critter"."""
    if change.wording == AS_TRAIT:
        return VerbPhrase("get", (("the", change.trait, "trait"),))
    if change.wording == AS_STATE:
        return VerbPhrase("be", (change.trait,))
    if change.wording == AS_KIND:
        return VerbPhrase("be", (NounPhrase(Noun(change.trait)),))
    return VerbPhrase("have", (change.trait,))


def has_colours(change: HasColours, told: Discourse) -> VerbPhrase:
    """Return the predicate "also have", with `HAVE` "have", with `AS_STATE` "be also" colours.

    With `PLAINLY`, return "be" colours.
    """
    if change.wording == PLAINLY:
        return VerbPhrase("be", (join(colours(change.colours), AND),))
    if change.wording == HAVE:
        return VerbPhrase("have", (join(colours(change.colours), AND),))
    if change.wording == AS_STATE:
        return VerbPhrase("be", (("also", join(colours(change.colours), AND)),))
    return VerbPhrase("also have", (join(colours(change.colours), AND),))


def also_is(change: AlsoIs, told: Discourse) -> VerbPhrase:
    """Return the predicate "also be of another type"."""
    kind = NounPhrase(KINDS[change.noun], qualities=colours(change.colours))
    return VerbPhrase("be", (("also", kind),))


def also_has_colours_of(change: AlsoHasColoursOf, told: Discourse) -> VerbPhrase:
    """Return the predicate "also have the colours of other cards"."""
    return VerbPhrase("also have", ("the colors of", described(change.description, told, EVERY)))


CHANGES.add(HasAbilities, has_abilities)
CHANGES.add(LosesAbilities, loses_abilities, GAINED)
CHANGES.add(LosesColours, loses_colours)
CHANGES.add(HasTrait, has_trait, AS_KIND, AS_STATE, AS_TRAIT)
CHANGES.add(HasColours, has_colours, AS_STATE, HAVE, PLAINLY)
CHANGES.add(AlsoIs, also_is)
CHANGES.add(AlsoHasColoursOf, also_has_colours_of)
