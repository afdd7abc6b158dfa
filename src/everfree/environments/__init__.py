"""Matches as environments for learning: PettingZoo for two agents, Gymnasium for one.

Both need the extra `lab`.
May import the library and the games. Start with `pettingzoo.py`; `gymnasium.py` lets one agent play against a
computer player; `observing.py` has the numbers that both observe, `seeding.py` the seeds of their matches.
"""

from everfree.extras import require

require("lab", "everfree.environments")
