"""Formats: lists of sets that a deck may use. They do not change the rules; editions do."""

from dataclasses import dataclass
from typing import Final

from everfree.ccg.decks.catalogue import catalogue
from everfree.ccg.decks.deck import Deck
from everfree.ccg.kernel.refusals import Refusal

RELEASES: Final = {
    "PR": "Premiere",
    "CN": "Canterlot Nights",
    "RR": "Rock N Rave",
    "CS": "Celestial Solstice",
    "CG": "Crystal Games",
    "AD": "Absolute Discord",
    "EO": "Equestrian Odysseys",
    "HM": "High Magic",
    "MT": "Marks in Time",
    "DE": "Defenders of Equestria",
    "SB": "Seaquestria and Beyond",
    "FF": "Friends Forever",
    "ST": "Sands in Time",
    "LL": "Leaders and Legends",
}
"""The sets in the order they were released."""
PROMOS: Final = "PROMO"


@dataclass(frozen=True)
class Format:
    """A list of sets."""

    name: str
    sets: tuple[str, ...]

    def refuse(self, deck: Deck) -> tuple[Refusal, ...]:
        """List a refusal for each card of *deck* that belongs to another set."""
        entries = catalogue().entries
        cards = [card for card in (deck.mane, *deck.draw, *deck.problems) if card in entries]
        strange = [entries[card] for card in cards if entries[card].set not in self.sets]
        return tuple(
            [
                Refusal("C5", "not-in-format", name=entry.name, set=RELEASES.get(entry.set, entry.set))
                for entry in strange
            ]
        )


def _formats() -> dict[str, Format]:
    codes = tuple(RELEASES)
    found = {"open": Format("open", (*codes, PROMOS))}
    for place, code in enumerate(codes, start=1):
        found[f"until-{code.lower()}"] = Format(f"until-{code.lower()}", codes[:place])
    for code in codes:
        found[f"only-{code.lower()}"] = Format(f"only-{code.lower()}", (code,))
    return found


FORMATS: Final = _formats()
"""All formats: all sets and promos; for each set, all sets up to its release; each set alone."""
