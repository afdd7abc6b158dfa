"""All features of a position."""

from typing import Final

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.rules.turn.turn import income
from everfree.ccg.vocab import Seat
from everfree.players.features.hand import add_hand
from everfree.players.features.problems import add_problem, at_problem
from everfree.players.features.programs import Programs
from everfree.players.features.side import LATE, side_of

MOST: Final = 40
"""The largest value of any feature, so that an endless combination of cards can't outweigh everything."""


def features_of(game: Kernel, viewer: Seat, programs: Programs) -> list[int]:
    """Return the features of a position for *viewer*, in the order of `NAMES`."""
    foe = foe_of(game, viewer)
    mine = [at_problem(game, viewer, area) for area in game.board().problem_areas]
    theirs = [at_problem(game, foe, area) for area in game.board().problem_areas]
    features = side_of(game, viewer, viewer, programs, mine, theirs)
    features.extend(side_of(game, foe, viewer, programs, theirs, mine))
    add_problem(game, viewer, viewer, mine, theirs, features)
    add_problem(game, foe, viewer, mine, theirs, features)
    add_hand(game, viewer, programs, features)
    add_table(game, viewer, foe, features)
    for place in range(len(features)):
        feature = features[place]
        if feature > MOST:
            features[place] = MOST
        elif feature < -MOST:
            features[place] = -MOST
    return features


def foe_of(game: Kernel, viewer: Seat) -> Seat:
    """Return the opponent with the highest score, the next in turn order of equals."""
    best = viewer
    most = -1
    for seat in game.opponents(viewer):
        if game.state.score[seat] > most:
            most = game.state.score[seat]
            best = seat
    return best


def add_table(game: Kernel, viewer: Seat, foe: Seat, features: list[int]) -> None:
    """Add what concerns the whole table, in the order of `OF_TABLE`."""
    state = game.state
    mine, theirs = state.score[viewer], state.score[foe]
    features.append(state.turn)
    features.append(max(0, max(mine, theirs) - LATE))
    features.append(1 if state.turn_player == viewer else 0)
    features.append(1 if state.first_player == viewer else 0)
    features.append(income(game))
    features.append(1 if min(mine, theirs) > LATE else 0)
