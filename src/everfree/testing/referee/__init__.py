"""Compute the numbers of a position a second time, with slow and obvious code, and compare with the engine.

The referee works from the state and the printed cards and uses none of the engine's code for reading texts.
`reader.py` reads texts; the words are in `properties.py`, `conditions.py` and `amounts.py`.
Start at `modifiers.py`, `orders.py` (711) and `powers.py`, then `confronting.py` and `faceoffs.py`.
`positions.py` makes random positions of printed cards and of invented ones (`inventing.py`); `agreement.py`
compares.
"""

from everfree.testing.referee import amounts as amounts, conditions as conditions, properties as properties
from everfree.testing.referee.judging import Disagreement, Verdict, judge

__all__ = ["Disagreement", "Verdict", "judge"]
