"""Test cards as untrusted authors could send them: malformed, meaningless or built to exhaust the engine.

Start with `judging.py`, which invents one card and plays it; `inventing.py` and `growing.py` make the cards.
"""

from everfree.testing.strangers.judging import judge as judge
