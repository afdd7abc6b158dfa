"""Read the games that earlier runs of the ladder have kept in a folder."""

from everfree.lab.folder import Folder
from everfree.lab.series import Series
from everfree.testing.ladder.games import Pairing, Played
from everfree.testing.ladder.verdicts import is_enough


def kept_pairs(folder: Folder) -> list[Pairing]:
    """List the players that have games in a folder with the present rules, node budgets and weights."""
    found = []
    for key in folder.jobs():
        a, _, rest = key.partition(":")
        pairing = Pairing(a, rest.partition(":")[0])
        try:
            is_current = pairing.key() == key
        except LookupError:  # the games of another command, or of a player that is no more
            is_current = False
        if is_current:
            found.append(pairing)
    return found


def kept_games(folder: Folder, pairing: Pairing) -> list[Played]:
    """Return the kept games of two players, in order, up to the one after which they had enough."""
    known = folder.games(pairing)
    series = Series(pairing, len(known), is_enough)
    series.take(known)
    return series.games
