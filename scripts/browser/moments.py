"""Play seeded games up to certain moments, for screenshots and checks."""

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from scripts.browser.laying import Moment, NoSuchMoment, game_of, is_asked, match_of, play_on, put_right

from everfree.ccg.commands import Correction
from everfree.ccg.stops import Stops
from everfree.ccg.view import View
from everfree.table.commands import Answer
from everfree.table.game import Refused
from everfree.table.log import MatchLog
from everfree.table.match import Match

CROWD: Final = 60
"""Cards on a very full board."""
SEEDS: Final = range(60)
"""Of the random players; not every game has every moment."""


def first_game(name: str, until: Moment) -> Match:
    """Return the first of several games between random players that has a moment, played up to it."""
    for seed in SEEDS:
        with suppress(NoSuchMoment):
            return play_on(match_of(name), until, seed=seed)
    raise NoSuchMoment


def beginning() -> MatchLog:
    """Return a match before the first decision."""
    return match_of("beginning").log


def main_phase() -> MatchLog:
    """Return a match in seat 0's Main Phase, some turns into the game."""
    return _main_phase().log


def home_of(count: int) -> MatchLog:
    """Return the match of `main_phase` with *count* cards of seat 0 at home."""
    match = put_right(_main_phase(), Correction("tokens", number=20))
    view = game_of(match).view(0)
    left = count
    for card in [*(one for one in view.play if one.controller == 0), *view.seats[0].hand]:
        with suppress(Refused):  # a Troublemaker or a Problem has no home
            if left:
                put_right(match, Correction("move", card=card.handle, zone="home"))
                left -= 1
    return match.log


def _main_phase() -> Match:
    return first_game("main", is_asked(0, lambda view: view.turn >= 9 and _is_main(view)))


def confrontation() -> MatchLog:
    """Return a match in which seat 0 is asked in the Score Phase."""
    return first_game("main", is_asked(0, lambda view: view.phase == "score")).log


def faceoff() -> MatchLog:
    """Return a match in the window after the flip of a faceoff, with several options."""

    def wanted(view: View) -> bool:
        return view.faceoff is not None and view.faceoff.stage == "after" and len(_options(view)) > 1

    return first_game("faceoff-window", is_asked(0, wanted)).log


def open_faceoff() -> MatchLog:
    """Return a match before the flip of a faceoff."""

    def wanted(view: View) -> bool:
        return view.faceoff is not None and view.faceoff.stage == "before"

    return first_game("before", is_asked(0, wanted)).log


def double_faceoff() -> MatchLog:
    """Return a match in a faceoff at both Problems."""

    def wanted(view: View) -> bool:
        return view.faceoff is not None and len(view.faceoff.areas) > 1

    match = first_game("double", is_asked(0, wanted))
    match.apply(Stops(full=True).to_command(0))  # a window that everybody knows to be empty stays open
    return match.log


def crowd() -> MatchLog:
    """Return a match with `CROWD` cards in play, most of them at the Problems, and tokens to move them."""
    return _crowd().log


def full_home() -> MatchLog:
    """Return the crowded match with all cards of seat 0 at home, before it must retire some."""
    match = _crowd()
    for card in game_of(match).view(0).play:
        if card.controller == 0:
            with suppress(Refused):  # a Troublemaker or a Problem has no home
                put_right(match, Correction("move", card=card.handle, zone="home"))
    return match.log


def _crowd() -> Match:
    match = first_game("crowd", is_asked(1, lambda view: view.turn >= 8 and _is_main(view)))
    _draw_many(match, 1)
    for card in game_of(match).view(1).seats[1].hand:
        put_right(match, Correction("move", card=card.handle, zone="discard"), by=1)
    play_on(match, is_asked(0, _is_main), level="idle")
    _draw_many(match, 0)
    seen = game_of(match).view(0).seats
    for place, card in enumerate([*seen[0].hand, *seen[1].discard_pile]):
        view = game_of(match).view(0)
        areas = [area.area for area in view.areas if area.problem]
        if len(view.play) >= CROWD:
            break
        with suppress(Refused):  # an Event has no place in play
            put_right(
                match, Correction("move", card=card.handle, zone="area", area=areas[place % len(areas)])
            )
    return put_right(match, Correction("tokens", number=CROWD // 6))


def _draw_many(match: Match, seat: int) -> None:
    put_right(match, Correction("tokens", seat, number=CROWD // 2), by=seat)
    while (view := game_of(match).view(seat)).question is not None:
        verbs = [option.verb for option in view.question.options]
        if "draw" not in verbs:
            return
        match.apply(Answer(seat, (verbs.index("draw"),)))
        play_on(
            match,
            is_asked(seat, lambda view: view.question is not None and view.question.kind == "main"),
            level="idle",
        )


def _options(view: View) -> tuple[object, ...]:
    return () if view.question is None else view.question.options


def _asks_main(view: View) -> bool:
    return view.question is not None and view.question.kind == "main"


def _is_main(view: View) -> bool:
    return _asks_main(view) and len(_options(view)) > 3


MOMENTS: Final[dict[str, Callable[[], MatchLog]]] = {
    "beginning": beginning,
    "main": main_phase,
    "confrontation": confrontation,
    "faceoff": faceoff,
    "double": double_faceoff,
    "crowd": crowd,
    "full-home": full_home,
}
"""The moments by name."""
