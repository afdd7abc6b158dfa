"""Try a drafted card: it must pass the checks of strangers' cards, and play from seeded positions."""

from random import Random
from typing import Final

from everfree.ccg.language import Card
from everfree.ccg.written import CardRefused, card_from_json, card_to_json
from everfree.testing.patience import Endless, patience
from everfree.testing.strangers.judging import PLAYED, SECONDS, fate_of

POSITIONS: Final = 20


def fault_of(card: Card, positions: int = POSITIONS) -> str:
    """Return why a drafted card can't be offered, or "" if it can."""
    text = card_to_json(card)
    try:
        if card_from_json(text) != card:
            return "It reads back from JSON as another card."
    except CardRefused as refused:
        return f"It is refused as a stranger's card: {refused}."
    for seed in range(positions):
        try:
            with patience(SECONDS):
                fate = fate_of(text, Random(seed))
        except Endless:
            return f"Position {seed} takes more than {SECONDS} seconds."
        except Exception as error:  # noqa: BLE001 - any exception of the engine is a reason not to offer it
            return f"Position {seed} fails: {type(error).__name__}: {error}"
        if fate != PLAYED:
            return f"Position {seed} is {fate}."
    return ""
