"""French names of the printed facts, for a card shown as plain lines."""

from typing import Final

from everfree.ccg.language.card import WILD, Need
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.lexicon import KINDS
from everfree.ccg.language.text.phrasebook import Labels, Section
from everfree.ccg.language.text.phrases import Phrase
from everfree.ccg.language.text.symbols import colours

NEEDS: Final[Section[Phrase]] = Section()


def need(word: Need, told: Discourse) -> Phrase:
    """Print a requirement: power of a colour, of any other colour, or of any colour."""
    if word.colour == WILD:
        return f"{word.amount} de n’importe quelle couleur"
    return (str(word.amount), "de toute couleur sauf" if word.other_than else "en", *colours(word.colour))


NEEDS.add(Need, need)

LABELS: Final = Labels(
    types={kind: noun.one for kind, noun in KINDS.items()},
    facts={
        "id": "Carte",
        "type": "Type",
        "traits": "Traits",
        "colours": "Couleurs",
        "title": "Titre",
        "power": "Puissance",
        "cost": "Coût",
        "needs": "Exigence pour la jouer",
        "home limit": "Limite de la maison",
        "points": "Points",
        "bonus": "Bonus",
        "owner needs": "Son propriétaire l’affronte avec",
        "opponent needs": "Un adversaire l’affronte avec",
        "rarity": "Rareté",
        "keywords": "Mots-clés",
        "front": "Face de départ",
        "boosted": "Face renforcée",
        "fan-made": "carte de fan",
        "no text": "(sans texte)",
    },
)
