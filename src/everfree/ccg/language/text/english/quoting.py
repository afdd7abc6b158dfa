"""English for abilities inside sentences: the table of whole abilities, before it is filled."""

from typing import Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import Paragraph, Quote

ABILITIES: Final[Section[Paragraph]] = Section()


def quoted(ability: Ability) -> Quote:
    """Tell an ability that a card is given: in it, "this card" is that card."""
    return Quote(ABILITIES.say(ability, Discourse()))
