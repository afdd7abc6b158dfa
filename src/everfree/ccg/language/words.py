"""The short words that need no tree: players, places, durations, timings.

They are strings, so a card reads well in JSON; each has one meaning, given in `kernel.scope`.
"""

from typing import Final, NewType

from everfree.ccg.vocab import MAIN_PHASE, PHASES, SCORE_PHASE, TROUBLEMAKER_PHASE

Who = NewType("Who", str)
YOU: Final = Who("you")
OPPONENT: Final = Who("opponent")
"""One opponent of yours; with several, you choose (R7)."""
AN_OPPONENT: Final = Who("an opponent")
"""The same player, called an opponent rather than yours: how later sets put it."""
OPPONENTS: Final = Who("opponents")
"""All of them: whom a law is about."""
ADVERSARIES: Final = (OPPONENT, AN_OPPONENT, OPPONENTS)
"""The three ways to say it."""
A_PLAYER: Final = Who("a player")
"""Any player, in a trigger."""
THAT_PLAYER: Final = Who("that player")
"""The player who did what triggered this."""
THAT_PLAYERS_OPPONENT: Final = Who("that player's opponent")
DEFEATER: Final = Who("defeater")
"""The player who defeats this Troublemaker."""
OWNER: Final = Who("owner")
"""The owner of this card."""

Place = NewType("Place", str)
ANYWHERE: Final = Place("anywhere")
HERE: Final = Place("here")
"""The area of this card (501.4, R60)."""
THERE: Final = Place("there")
"""The area this text spoke of (501.5)."""
HOME: Final = Place("home")
"""The home of the card's controller."""
OPPONENTS_HOME: Final = Place("an opponent's home")
A_PROBLEM: Final = Place("a problem")
ANOTHER_PROBLEM: Final = Place("another problem")
"""A Problem that this card, or the card that is moved, is not at."""
OPPONENTS_PROBLEM: Final = Place("an opponent's problem")
PREVIOUS_AREA: Final = Place("previous area")
"""Where a card was before it was last moved or sent this turn."""
DIFFERENT_PROBLEMS: Final = Place("different problems")
"""A Problem for each of several cards, never the same one twice."""
EACH_OTHER_PROBLEM: Final = Place("each other problem")
"""Every Problem but that of this card: something is put there once for each of them."""

Spot = NewType("Spot", str)
ON_TOP: Final = Spot("on top")
"""On top of a deck."""
AT_BOTTOM: Final = Spot("at the bottom")
"""Under a deck."""

Until = NewType("Until", str)
END_OF_TURN: Final = Until("end of turn")
END_OF_PHASE: Final = Until("end of phase")
END_OF_FACEOFF: Final = Until("end of faceoff")
FOR_GOOD: Final = Until("for good")
"""Without an end."""
START_OF_YOUR_NEXT_TURN: Final = Until("start of your next turn")
UNTIL_TRIGGERED: Final = Until("until triggered")
"""For as long as it has not triggered: it waits for one certain time."""
WHILE_BANISHED: Final = Until("while banished")
"""For as long as the cards it is about stay banished."""
WHILE_IN_PLAY: Final = Until("while in play")
"""For as long as the cards it is about stay in play."""
NEXT_TIME: Final = Until("next time")
"""Until what it waits for has come once."""

Timing = NewType("Timing", str)
MAIN_PHASE_TIMING: Final = Timing("main phase")
REACTION: Final = Timing("reaction")
FACEOFF_TIMING: Final = Timing("faceoff")
IMMEDIATE: Final = Timing("immediate")
TROUBLEMAKER_PHASE_TIMING: Final = Timing("troublemaker phase")
SCORE_PHASE_TIMING: Final = Timing("score phase")
ANY_PHASE: Final = Timing("any phase")
PHASE_TIMINGS: Final[dict[Timing, tuple[int, ...]]] = {
    MAIN_PHASE_TIMING: (MAIN_PHASE,),
    TROUBLEMAKER_PHASE_TIMING: (TROUBLEMAKER_PHASE,),
    SCORE_PHASE_TIMING: (SCORE_PHASE,),
    ANY_PHASE: PHASES,
}
"""Timings with which the turn player opens a window, and the phases for it (512.3, R31)."""
