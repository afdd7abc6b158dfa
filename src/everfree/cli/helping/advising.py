"""What the strong computer would do in the place of a person, as a line."""

from typing import Final

import msgspec

from everfree.cli.helping.listing import Listing
from everfree.cli.sitting import Sitting
from everfree.players.budgets import STRONG
from everfree.players.search import SearchPlayer
from everfree.telling.said import Said

SEED: Final = 0
"""Of what the search imagines, so that the same question has the same hint."""


def advice_line(sitting: Sitting, listing: Listing) -> str:
    """Return the number that the strong computer would type, and why, from what the person may know."""
    player = SearchPlayer(STRONG, SEED)
    choice = player.choose(sitting.sight())
    why = sitting.speaker.speak(msgspec.convert(player.why, Said))
    return sitting.speaker.say("plain-advice", number=listing.number_of(choice), why=why)
