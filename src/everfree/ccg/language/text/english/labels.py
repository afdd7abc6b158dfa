"""English names of the printed facts, for a card shown as plain lines."""

from typing import Final

from everfree.ccg.language.card import WILD, Need
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import KINDS
from everfree.ccg.language.text.phrasebook import Labels, Section
from everfree.ccg.language.text.phrases import Phrase
from everfree.ccg.language.text.symbols import colours

NEEDS: Final[Section[Phrase]] = Section()


def need(word: Need, told: Discourse) -> Phrase:
    """Print a requirement: power of a colour, of any other colour, or of any colour."""
    if word.colour == WILD:
        return f"{word.amount} of any color"
    return (str(word.amount), "not" if word.other_than else "", *colours(word.colour))


NEEDS.add(Need, need)

LABELS: Final = Labels(
    types={kind: noun.one for kind, noun in KINDS.items()},
    facts={
        "id": "Card",
        "type": "Type",
        "traits": "Traits",
        "colours": "Colors",
        "title": "Title",
        "power": "Power",
        "cost": "Cost",
        "needs": "Play requirement",
        "home limit": "Home limit",
        "points": "Points",
        "bonus": "Bonus",
        "owner needs": "Owner confronts with",
        "opponent needs": "Opponent confronts with",
        "rarity": "Rarity",
        "keywords": "Keywords",
        "front": "Front side",
        "no text": "(no text)",
        "boosted": "Boosted side",
        "fan-made": "fan-made",
    },
)
