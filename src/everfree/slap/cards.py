"""Symbols, cards and the deck pony53."""

from typing import Final

import msgspec

ALICORN: Final = "alicorn"
VILLAIN: Final = "villain"
MANE5: Final = "mane5"
PARASPRITE: Final = "parasprite"
WONDERBOLT: Final = "wonderbolt"
SHADOWBOLT: Final = "shadowbolt"
JOKER: Final = "joker"

LOOK_ALIKES: Final = (WONDERBOLT, SHADOWBOLT)
"""Two symbols drawn alike on purpose; they never match each other (S12)."""
SYMBOLS: Final = (
    ALICORN, VILLAIN, MANE5, PARASPRITE, WONDERBOLT, SHADOWBOLT,
    "crusader", "apple", "guard", "musician", "scholar", "pet", "traveller", JOKER,
)  # fmt: skip
"""The symbols of pony53 and the Joker; another composition may use others."""


class Card(msgspec.Struct, frozen=True):
    """A card as everyone sees it; only its symbols count (S13)."""

    symbols: tuple[str, ...]
    character: str


class Group(msgspec.Struct, frozen=True):
    """Cards with the same symbols, one for each name in *characters*; a name may occur several times."""

    symbols: tuple[str, ...]
    characters: tuple[str, ...]


PONY53: Final = (
    Group((ALICORN,), ("Celestia", "Luna", "Cadance", "Twilight Sparkle")),
    Group((VILLAIN,), ("Discord", "Chrysalis", "Sombra", "Tirek")),
    Group((MANE5,), ("Applejack", "Fluttershy", "Pinkie Pie", "Rainbow Dash", "Rarity")),
    Group((PARASPRITE,), ("Parasprite",) * 3),
    Group((WONDERBOLT,), ("Spitfire", "Soarin", "Fleetfoot", "Misty Fly")),
    Group((SHADOWBOLT,), ("Shadowbolt",) * 4),
    Group(("crusader",), ("Apple Bloom", "Scootaloo", "Sweetie Belle", "Babs Seed")),
    Group(("apple",), ("Granny Smith", "Big Macintosh", "Braeburn", "Apple Fritter")),
    Group(("guard",), ("Shining Armor", "Flash Sentry", "Royal Guard", "Night Guard")),
    Group(("musician",), ("Octavia", "DJ Pon-3", "Lyra", "Coloratura")),
    Group(("scholar",), ("Cheerilee", "Star Swirl", "Sunburst", "Moondancer")),
    Group(("pet",), ("Winona", "Gummy", "Angel", "Opalescence")),
    Group(("traveller",), ("Zecora", "Gilda", "Gabby", "Gustave")),
)
"""Fifty-two cards; with its Joker the deck has 53 (SLAP part 5)."""


def cards_of(composition: tuple[Group, ...], *, decks: int, jokers: int) -> tuple[Card, ...]:
    """List the cards of *decks* decks with *jokers* Jokers each (S18), in a fixed order."""
    one_deck = [Card(group.symbols, name) for group in composition for name in group.characters]
    one_deck += [Card((JOKER,), "Joker")] * jokers
    return tuple(one_deck * decks)
