"""French for changes of abilities, traits, colours and type."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import ABILITY, KINDS
from everfree.ccg.language.text.french.quoting import quoted
from everfree.ccg.language.text.french.words.changes.changes import CHANGES
from everfree.ccg.language.text.french.words.selectors.selectors import described
from everfree.ccg.language.text.phrases import AND, DEFINITE, EVERY, MANY, NounPhrase, VerbPhrase, join
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
    name = NounPhrase(ABILITY, DEFINITE, len(change.abilities) == 1 or MANY)
    return VerbPhrase("avoir", (name, join(tuple(quoted(one) for one in change.abilities), AND)))


def loses_abilities(change: LosesAbilities, told: Discourse) -> VerbPhrase:
    """Return the predicate "perdre toutes ses capacités", or that the card can't have others either."""
    if change.barred:
        return VerbPhrase("perdre", ("toute capacité sans pouvoir en avoir d’autre",))
    return VerbPhrase("perdre", ("toutes ses capacités",))


def loses_colours(change: LosesColours, told: Discourse) -> VerbPhrase:
    """Return the predicate "perdre toute couleur sans pouvoir en avoir d’autre"."""
    return VerbPhrase("perdre", ("toute couleur sans pouvoir en avoir d’autre",))


def has_trait(change: HasTrait, told: Discourse) -> VerbPhrase:
    """Return the predicate "have a trait" or "get a trait"."""
    if change.wording == AS_TRAIT:
        return VerbPhrase("gagner", (("le trait", change.trait),))
    return VerbPhrase("avoir", (("le trait", change.trait),))


def has_colours(change: HasColours, told: Discourse) -> VerbPhrase:
    """Return the predicate "have further colours", with `HAVE` "have", with `PLAINLY` "be" colours."""
    if change.wording == PLAINLY:
        return VerbPhrase("être", (join(colours(change.colours), AND),))
    if change.wording == HAVE:
        return VerbPhrase("avoir", (join(colours(change.colours), AND),))
    return VerbPhrase("avoir", ("aussi", join(colours(change.colours), AND)))


def also_is(change: AlsoIs, told: Discourse) -> VerbPhrase:
    """Return the predicate "also be of another type"."""
    kind = NounPhrase(KINDS[change.noun], qualities=colours(change.colours))
    return VerbPhrase("être", (("aussi", kind),))


def also_has_colours_of(change: AlsoHasColoursOf, told: Discourse) -> VerbPhrase:
    """Return the predicate "also have the colours of other cards"."""
    return VerbPhrase("avoir", ("aussi les couleurs de", described(change.description, told, EVERY)))


CHANGES.add(HasAbilities, has_abilities)
CHANGES.add(LosesAbilities, loses_abilities, GAINED)
CHANGES.add(LosesColours, loses_colours)
CHANGES.add(HasTrait, has_trait, AS_KIND, AS_STATE, AS_TRAIT)
CHANGES.add(HasColours, has_colours, AS_STATE, HAVE, PLAINLY)
CHANGES.add(AlsoIs, also_is)
CHANGES.add(AlsoHasColoursOf, also_has_colours_of)
