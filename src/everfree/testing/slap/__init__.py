"""Test the slap game: any table in one expression, random games with checks, and measured fairness.

Start with `scene.py`; `soak.py` plays at random, `fairness.py` measures what a connection or a cheat gains.
"""

from everfree.testing.slap.scene import Scene

__all__ = ["Scene"]
