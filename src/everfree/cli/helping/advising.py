"""What the strong computer would do in the place of a person, as a line."""

from typing import Final

import msgspec

from everfree.cli.helping.listing import Listing
from everfree.cli.speaker import Speaker
from everfree.players import Sight
from everfree.players.budgets import STRONG
from everfree.players.search import SearchPlayer
from everfree.telling.said import Said

SEED: Final = 0
"""Of what the search imagines, so that the same question has the same hint."""


def advice_line(speaker: Speaker, sight: Sight, listing: Listing) -> str:
    """Return the number that the strong computer would type, and why, from what the person may know."""
    player = SearchPlayer(STRONG, SEED)
    choice = player.choose(sight)
    why = speaker.speak(msgspec.convert(player.why, Said))
    return speaker.say("plain-advice", number=listing.number_of(choice), why=why)
