"""Random games under watch: what must hold after every decision, and that a state is a value.

Start at `play.py`, one game, with the decks and options of `setup.py`; `invariants.py` and `explanations.py`
say what must be true, `twins.py` runs copies of the match beside it, `mischief.py` is what real players also
do. `everfree soak` runs thousands. `positions.py` plays on from tables laid out for one card, in the company
(`company.py`) that its text wishes for (`wishes.py`); `abilities.py` counts what runs there.
"""

from everfree.testing.soak.play import ENDINGS, Failure, Report, soak
from everfree.testing.soak.setup import TURN_CAP, Setup

__all__ = ["ENDINGS", "TURN_CAP", "Failure", "Report", "Setup", "soak"]
