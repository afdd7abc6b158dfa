"""The card pool: one package per set, each card one expression of the language.

Imports language and vocab only. `POOL` has every card by its id.
"""

from everfree.ccg.cards import (
    absolute_discord,
    canterlot_nights,
    celestial_solstice,
    crystal_games,
    defenders_of_equestria,
    equestrian_odysseys,
    friends_forever,
    high_magic,
    leaders_and_legends,
    marks_in_time,
    premiere,
    promos,
    rock_n_rave,
    sands_in_time,
    seaquestria_and_beyond,
)
from everfree.ccg.language import Card, second_card
from everfree.ccg.language.nodes import walk

SETS: dict[str, tuple[Card, ...]] = {
    "premiere": premiere.CARDS,
    "canterlot_nights": canterlot_nights.CARDS,
    "rock_n_rave": rock_n_rave.CARDS,
    "celestial_solstice": celestial_solstice.CARDS,
    "crystal_games": crystal_games.CARDS,
    "absolute_discord": absolute_discord.CARDS,
    "equestrian_odysseys": equestrian_odysseys.CARDS,
    "high_magic": high_magic.CARDS,
    "marks_in_time": marks_in_time.CARDS,
    "defenders_of_equestria": defenders_of_equestria.CARDS,
    "seaquestria_and_beyond": seaquestria_and_beyond.CARDS,
    "friends_forever": friends_forever.CARDS,
    "sands_in_time": sands_in_time.CARDS,
    "leaders_and_legends": leaders_and_legends.CARDS,
    "promos": promos.CARDS,
}
"""The sets in the order they came out."""
POOL: dict[str, Card] = {card.id: card for cards in SETS.values() for card in cards}
TOKENS: dict[str, Card]
"""The tokens that the texts of cards create (521.1)."""
PRINTED: dict[str, Card]
"""Every card that can lie on a table, and each second side with a title of its own, which may be named."""


def __getattr__(name: str) -> dict[str, Card]:
    """Return `TOKENS` or `PRINTED`, made when first asked for, because finding tokens takes time."""
    if name not in ("TOKENS", "PRINTED"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    tokens = {
        node.id: node
        for card in POOL.values()
        for side in card.sides
        for node in walk(side.abilities)
        if isinstance(node, Card)
    }
    seconds = [second_card(card) for card in POOL.values()]
    backs = {card.id: card for card in seconds if card is not None}
    globals().update(TOKENS=tokens, PRINTED={**POOL, **tokens, **backs})
    found: dict[str, Card] = globals()[name]
    return found
