"""Names for guests who enter none: words that are the same in English and in French."""

import secrets
from typing import Final

WORDS: Final = (
    *("Acacia", "Agate", "Amaryllis", "Aster", "Biscuit", "Bison", "Cactus", "Canyon", "Caramel", "Cascade"),
    *(
        "Cobalt",
        "Condor",
        "Crocus",
        "Cumulus",
        "Dahlia",
        "Domino",
        "Fuchsia",
        "Glacier",
        "Hibiscus",
        "Horizon",
    ),
    *("Iris", "Kiwi", "Koala", "Lotus", "Lynx", "Magnolia", "Mimosa", "Mirage", "Mistral"),
    *("Muscat", "Nectar", "Nimbus", "Oasis", "Origami", "Panda", "Papyrus", "Pastel", "Piano", "Pixel"),
    *("Praline", "Puma", "Quartz", "Radar", "Safari", "Satin", "Sirocco", "Solo", "Tango"),
    *("Tempo", "Totem", "Trio", "Turquoise", "Zigzag", "Zinnia", "Yucca"),
)
MOST_LETTERS: Final = 24
BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs without ink, which Unicode counts as printable."""


def made_up(*taken: str) -> str:
    """Return a random name that is not *taken*; with a number if all words are."""
    free = [word for word in WORDS if word not in taken]
    return secrets.choice(free) if free else f"{secrets.choice(WORDS)} {len(taken) + 1}"


def tidied(name: str) -> str:
    """Return a typed name without invisible characters and cut to length; empty if nothing is left."""
    printable = "".join([letter for letter in name if letter.isprintable() and letter not in BLANK])
    return " ".join(printable.split())[:MOST_LETTERS].strip()
