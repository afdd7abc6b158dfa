"""A second opinion: slow, obvious code that works the numbers of a position out from the state and the cards.

It reads texts in its own way and shares nothing with the engine's: start at `modifiers.py` (711), then
`confronting.py` and `faceoffs.py`. `positions.py` makes random positions, `agreement.py` compares.
"""

from everfree.testing.referee.judging import Disagreement, Verdict, judge

__all__ = ["Disagreement", "Verdict", "judge"]
