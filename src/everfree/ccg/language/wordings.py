"""Variants of wording: how a text is put where the printed cards differ and the rules do not.

A `wording` field holds one of these or nothing, which is the usual way to say it. Each language reads the
name in its own manner and may read several alike; `text/` refuses a variant that a word does not know.
"""

from typing import Final

ADDITIONAL: Final = "additional"
"""Points are called additional to those the rules give anyway."""
WHEN: Final = "when"
"""The condition is told with "when", where its kind of text has another usual conjunction."""
AFTERWARDS: Final = "each afterwards"
"""A group is named first, and that it means each of them afterwards."""
ANEW: Final = "new"
"""A card to flip is a new one, not another one."""
EACH_PLAYERS: Final = "each player's"
"""A time that any player has is told as each player's."""
BEGINNING: Final = "beginning"
"""A phase has a beginning, not a start."""
CHOSEN_FIRST: Final = "first"
"""The choice is a sentence of its own, before what is done with the chosen card."""
FROM: Final = "from"
"""The place is told as the one a card is moved from."""
IT: Final = "it"
"""A card that was just spoken of is told by a pronoun."""
MORE: Final = "another"
"""A card to flip is another one."""
NAMED: Final = "named"
"""The place is named, not pointed at: "at this Problem", not "here"."""
PLAY_WHEN: Final = "play when"
"""The condition of a Reaction is a sentence of its own, about playing it."""
REDUCED: Final = "reduced"
"""The cards have a different cost, rather than a player paying it."""
REVERSED: Final = "reversed"
"""Colours in the reverse of their usual order."""
SAME: Final = "same"
"""The place spoken of last is told as the same one."""
