"""What a computer player expects, as far as its opponent may hear it."""

from typing import Final

from everfree.players import Player, SearchPlayer

HEARD: Final = ("mine", "theirs", "chance")
"""Scores and the chance to win. The line found names cards of its hand: it is not told at the table."""


def expectation(player: Player) -> dict[str, int]:
    """Give what *player* expects after its last answer; nothing of one that had no choice or never says."""
    if not isinstance(player, SearchPlayer):
        return {}
    told = player.why["args"]
    return {name: told[name] for name in HEARD if name in told}
