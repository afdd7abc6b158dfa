"""Play random games and check after every decision that the invariants hold and that a state is a value.

Start at `play.py`, which plays one game with the decks and options of `setup.py`. `random_decks.py` and
`combining_decks.py` make decks. `invariants.py` and `explanations.py` are the checks, `twins.py` runs copies
of the match beside it, `mischief.py` makes players cancel, undo and concede. `strange_games.py` keeps the
longest games. `everfree soak` plays thousands of games.

`positions.py` plays on from tables laid out for one card; `wishes.py` reads from its text which other cards
help it to do something, `company.py` draws them, `leaning.py` is the player that prefers the card, and
`abilities.py` counts the abilities that run.
"""

from everfree.testing.soak.play import ENDINGS, Failure, Report, soak
from everfree.testing.soak.setup import TURN_CAP, Setup

__all__ = ["ENDINGS", "TURN_CAP", "Failure", "Report", "Setup", "soak"]
