"""Random games that once went wrong; what they found stays mended."""

import pytest

from everfree.testing.soak import soak

FOUND = {
    0: "a player with priority was told that Main Phase cards could be played, yet none was offered",
    4: "an action taken back in the Main Phase still opened a priority window",
    2284: "a player with priority in the Challenge Step was told of a challenge that was not offered",
    1193: "nobody could ask why an ability with another timing than the Main Phase's can't be used",
}
"""Seeds of `everfree soak`, and what was wrong."""


@pytest.mark.parametrize("seed", FOUND)
def test_stays_mended(seed: int) -> None:
    """The game of a seed that once failed keeps every promise."""
    failure = soak(seed).failure

    assert failure is None, str(failure)
