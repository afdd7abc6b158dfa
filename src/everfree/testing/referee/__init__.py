"""A second opinion: slow, obvious code that works the numbers of a position out from the state and the cards.

It reads texts in its own way and shares nothing with the engine's: start at `modifiers.py`, `orders.py` (711)
and `powers.py`, then `confronting.py` and `faceoffs.py`. `positions.py` makes random positions out of printed
cards and those of `inventing.py`; `agreement.py` compares.
"""

from everfree.testing.referee.judging import Disagreement, Verdict, judge

__all__ = ["Disagreement", "Verdict", "judge"]
