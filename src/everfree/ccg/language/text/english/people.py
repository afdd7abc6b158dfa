"""English for players whom an ability tells by what they own, have or take part in."""

from dataclasses import replace

from everfree.ccg.language.abilities import Activated
from everfree.ccg.language.terms import HERE, OWNER, YOU
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import at
from everfree.ccg.language.text.english.words.selectors.selectors import described, owner_of_this_card
from everfree.ccg.language.text.english.words.triggers.triggers import faceoff
from everfree.ccg.language.text.phrasebook import Untold
from everfree.ccg.language.text.phrases import ANY, Noun, NounPhrase
from everfree.ccg.language.words.faceoffs.faceoffs import InFaceoff
from everfree.ccg.language.words.selectors.conditions import AllOf, DuringFaceoff, Has
from everfree.ccg.vocab import PROBLEM


def owner_alone(ability: Activated, told: Discourse) -> NounPhrase:
    """Name the owner of a Problem as the player who uses its ability, or raise `Untold`."""
    if told.on != PROBLEM or ability.trigger or ability.condition or ability.anyone:
        raise Untold("only the owner of a Problem is told by it")
    return owner_of_this_card(OWNER)


def involved_player(ability: Activated, told: Discourse) -> NounPhrase:
    """Name any player who has a card involved in a faceoff here, or raise `Untold`."""
    both = ability.condition.conditions if isinstance(ability.condition, AllOf) else ()
    time, having = both if len(both) == 2 else (None, None)
    if (
        not ability.anyone
        or ability.trigger
        or not isinstance(having, Has)
        or having != Has(YOU, having.description)
    ):
        raise Untold("only a player with a card in the faceoff is told so")
    if not isinstance(time, DuringFaceoff) or time != DuringFaceoff(time.kinds, here=True):
        raise Untold("the faceoff is here")
    tests = having.description.tests
    if InFaceoff() not in tests:
        raise Untold("the card is involved in the faceoff")
    cards = described(
        replace(having.description, tests=tuple(one for one in tests if one != InFaceoff())), told
    )
    faceoff_here = faceoff(time.kinds, at(HERE, told, ""))
    return NounPhrase(Noun("player"), ANY, after=("with", cards, "involved in", faceoff_here))
