"""Random games under watch: what must hold after every decision, and that a state is a value.

Start at `play.py`, one game; `invariants.py` and `explanations.py` say what must be true, `twins.py` runs
copies of the match beside it, `mischief.py` is what real players also do. `everfree soak` runs thousands.
"""

from everfree.testing.soak.play import Failure, Report, soak

__all__ = ["Failure", "Report", "soak"]
