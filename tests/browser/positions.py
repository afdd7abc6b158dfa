"""The moments of `scripts.browser.moments`, each played once in a process; nobody changes their logs."""

from collections.abc import Callable
from functools import cache
from typing import Final

from scripts.browser import moments
from scripts.browser.laying import match_of, play_on

from everfree.table.log import MatchLog

MOMENTS: Final[dict[str, Callable[[], MatchLog]]] = {
    name: cache(make) for name, make in moments.MOMENTS.items()
}
"""The moments by name."""
main_phase: Final = MOMENTS["main"]
faceoff: Final = MOMENTS["faceoff"]
double_faceoff: Final = MOMENTS["double"]
crowd: Final = MOMENTS["crowd"]
full_home: Final = MOMENTS["full-home"]
open_faceoff: Final = cache(moments.open_faceoff)
home_of: Final = cache(moments.home_of)


@cache
def finished() -> MatchLog:
    """Return a match that was played to its end."""
    return play_on(match_of("ending"), lambda game: game.outcome() is not None, seed=6).log
