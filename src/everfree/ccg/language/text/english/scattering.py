"""English for characters that chance moves."""

from typing import Final

from everfree.ccg.language.scattering import MoveAtRandom, WouldBeMovedFirst
from everfree.ccg.language.selectors import Choose
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS
from everfree.ccg.language.text.english.lexicon import IT, KINDS, THEY, passive, subject
from everfree.ccg.language.text.english.selectors import SELECTORS, described
from everfree.ccg.language.text.english.triggers import TRIGGERS, Occasion
from everfree.ccg.language.text.phrases import (
    INDEFINITE,
    MANY,
    NEAR,
    Clause,
    Noun,
    NounPhrase,
    Speech,
    VerbPhrase,
)
from everfree.ccg.language.text.realiser import COMMA
from everfree.ccg.language.wordings import STILL_FIRST
from everfree.ccg.vocab import CHARACTER

THIS_MOVE: Final = NounPhrase(Noun(""), NEAR)
NUMBERS: Final = {2: "two", 3: "three", 4: "four"}
FIRST: Final = "the first time a character would be moved this turn"


def would_be_moved_first(trigger: WouldBeMovedFirst, told: Discourse) -> Occasion:
    """A character would be moved, the first one this turn."""
    first = (COMMA, "and it is", FIRST)
    return Clause(passive("move"), NounPhrase(KINDS[CHARACTER]), modal="would", trailing=first)


def move_at_random(effect: MoveAtRandom, told: Discourse) -> Speech:
    """Move cards somewhere: chosen ones are told before, a card spoken of is moved."""
    what = effect.what
    if isinstance(what, Choose) and isinstance(what.count, int):
        cards = described(what.description, told, INDEFINITE, 1 if what.count == 1 else MANY)
        number = NUMBERS.get(what.count, str(what.count)) if cards.plural else ""
        most = "up to" if what.up_to else ""
        chosen = Clause(VerbPhrase("choose", (most, number, cards)), subject(what.who, told))
        where = "to random areas" if cards.plural else "to a random area"
        return (chosen, Clause(VerbPhrase("move", (THEY if cards.plural else IT, where))))
    moved = Clause(passive("move", "to a random area"), SELECTORS.say(what, told))
    if effect.wording != STILL_FIRST:
        return (moved,)
    return (moved, Clause(VerbPhrase("be", ("still considered", FIRST)), THIS_MOVE))


EFFECTS.add(MoveAtRandom, move_at_random, STILL_FIRST)
TRIGGERS.add(WouldBeMovedFirst, would_be_moved_first)
