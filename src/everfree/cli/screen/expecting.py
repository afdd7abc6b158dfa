"""What a computer player expects, as far as its opponent may know it."""

from typing import Final

from everfree.players import Player, SearchPlayer

HEARD: Final = ("mine", "theirs", "chance")
"""The scores and its chance to win; not the line of play it found, which would reveal cards in its hand."""


def expectation(player: Player) -> dict[str, int]:
    """Return what *player* expects after its last answer; empty if it had no choice or does not search."""
    if not isinstance(player, SearchPlayer) or player.why is None:
        return {}
    return {name: getattr(player.why, name) for name in HEARD}
