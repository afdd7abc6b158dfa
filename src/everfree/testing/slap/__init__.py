"""For tests of the slap game: any table in one expression, random games under watch, and fairness measured.

Start with `scene.py`; `soak.py` plays at random, `fairness.py` asks what a connection or a cheat is worth.
"""

from everfree.testing.slap.scene import Scene

__all__ = ["Scene"]
