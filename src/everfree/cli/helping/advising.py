"""What the champion would do in the place of a person, as a line."""

from typing import Final

from everfree.cli.helping.listing import Listing
from everfree.cli.speaker import Speaker
from everfree.lessons.advising import hint_of
from everfree.lessons.answers import LINES
from everfree.players import Sight, search_player
from everfree.players.budgets import CHAMPION
from everfree.telling.questions import Asking

SEED: Final = 0
"""Of what the search imagines, so that the same question has the same hint."""


def advice_line(speaker: Speaker, sight: Sight, asking: Asking, listing: Listing) -> str:
    """Return the number that the champion would type, and why, from what the person may know."""
    player = search_player(CHAMPION, SEED)
    choice = player.choose(sight)
    why = speaker.speak(hint_of(asking, choice, player.why, at=LINES))
    return speaker.say("plain-advice", number=listing.number_of(choice), why=why)
