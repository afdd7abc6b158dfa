"""French for abilities quoted inside sentences; `abilities.py` fills the table defined here."""

from typing import Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.phrasebook import Section
from everfree.ccg.language.text.phrases import Paragraph, Quote

ABILITIES: Final[Section[Paragraph]] = Section()


def quoted(ability: Ability) -> Quote:
    """Quote an ability that a card gets; in it, "this card" means the card that gets it."""
    return Quote(ABILITIES.say(ability, Discourse()))
