"""The reasons why a deck cannot be played here, as messages with their arguments."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from everfree.ccg.cards import POOL
from everfree.ccg.decks.deck import Deck
from everfree.ccg.decks.deckbuilding import refuse_deck
from everfree.ccg.decks.fan_made import FAN_MADE, pool_with
from everfree.ccg.decks.formats import FORMATS
from everfree.ccg.decks.readiness import missing_cards
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import COLOUR_NAMES, colours_in


@dataclass(frozen=True)
class Fault:
    """One thing that is wrong with a deck."""

    key: str
    """The key of the message."""
    arguments: dict[str, str | int] = field(default_factory=dict)
    clause: str = ""


def faults_of(deck: Deck, format_name: str = "open", fan_made: Sequence[Card] = ()) -> list[Fault]:
    """List why *deck* cannot be played: missing cards, the format, the deck-building rules.

    The rules are checked only if no card is missing, because they need facts that only the pool has. Besides
    the pool, *fan_made* cards can be played, in the open format only.
    """
    found: list[Fault] = []
    pool = pool_with(fan_made)
    for missing in missing_cards(deck, pool):
        told: dict[str, str | int] = {"card": missing.card, "name": missing.name, "copies": missing.copies}
        if missing.instead:
            like = ", ".join([f"{card} {pool[card].name}" for card in missing.instead])
            found.append(Fault("deck-not-ready", {**told, "like": like}))
        else:
            found.append(Fault("deck-not-ready-alone", told))
    rules = () if found else refuse_deck(deck, pool)
    if format_name != "open":
        for card in fan_made:
            if card.id in (deck.mane, *deck.draw, *deck.problems):
                told = {"name": card.name, "set": FAN_MADE}
                found.append(Fault("refusal-not-in-format", told, "C5"))
    for refusal in (*FORMATS[format_name].refuse(deck), *rules):
        found.append(Fault(f"refusal-{refusal.reason}", refusal.particulars, refusal.clause))
    return found


def colours_of(deck: Deck) -> tuple[str, ...]:
    """Name the colours of the playable cards in the Draw Deck, the most frequent first."""
    counted: dict[str, int] = {}
    for card, copies in deck.draw.items():
        for bit in colours_in(POOL[card].front.colours if card in POOL else 0):
            name = COLOUR_NAMES[bit]
            counted[name] = counted.get(name, 0) + copies
    return tuple(sorted(counted, key=lambda name: -counted[name]))
