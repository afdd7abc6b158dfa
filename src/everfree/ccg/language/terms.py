"""The words without fields: players, places, durations, timings.

They are strings, so that a card is readable in JSON; `kernel.values.selection` defines their meaning.
"""

from typing import Final, NewType

from everfree.ccg.vocab import MAIN_PHASE, PHASES, SCORE_PHASE, TROUBLEMAKER_PHASE

Who = NewType("Who", str)
YOU: Final = Who("you")
OPPONENT: Final = Who("opponent")
"""One of your opponents; if there are several, you choose (R7)."""
AN_OPPONENT: Final = Who("an opponent")
"""The same player as OPPONENT, printed "an opponent" instead of "your opponent", as in later sets."""
OPPONENTS: Final = Who("opponents")
"""All of your opponents; used in laws."""
ADVERSARIES: Final = (OPPONENT, AN_OPPONENT, OPPONENTS)
"""The terms that mean opponents."""
A_PLAYER: Final = Who("a player")
"""Any player, in a trigger."""
THAT_PLAYER: Final = Who("that player")
"""The player whose action triggered this ability."""
THAT_PLAYERS_OPPONENT: Final = Who("that player's opponent")
DEFEATER: Final = Who("defeater")
"""The player who defeats this Troublemaker."""
OWNER: Final = Who("owner")
"""The owner of this card."""
ITS_OWNER: Final = Who("its owner")
"""The owner of the card that this text mentioned."""
ITS_CONTROLLER: Final = Who("its controller")
"""The player who controls the card that this text mentioned."""
HOSTS_CONTROLLER: Final = Who("the host's controller")
"""The player who controls the card that this attachment is on."""

Place = NewType("Place", str)
ANYWHERE: Final = Place("anywhere")
HERE: Final = Place("here")
"""The area of this card (501.4, R60)."""
ITS_PROBLEM: Final = Place("its problem")
"""The Problem area where this card is; no place at all while this card is at home."""
THERE: Final = Place("there")
"""The area that this text mentioned (501.5)."""
THAT_CARDS_PROBLEM: Final = Place("that card's problem")
"""The Problem area where the card is that this text mentioned last; no place at all while it is at home."""
HOME: Final = Place("home")
"""The home of the card's controller."""
OPPONENTS_HOME: Final = Place("an opponent's home")
A_PROBLEM: Final = Place("a problem")
ANOTHER_PROBLEM: Final = Place("another problem")
"""A Problem other than the one where this card, or the card being moved, is."""
A_DIFFERENT_PROBLEM: Final = Place("a different problem")
"""A Problem other than the one that this text mentioned."""
OTHER_AREAS: Final = Place("other areas")
"""Every area but the one where this card is (501.4)."""
OPPONENTS_PROBLEM: Final = Place("an opponent's problem")
FACEOFF_PROBLEM: Final = Place("a problem of the faceoff")
"""A Problem where the faceoff under way is (514.2e)."""
PREVIOUS_AREA: Final = Place("previous area")
"""The area where a card was before it was last moved or sent this turn."""
DIFFERENT_PROBLEMS: Final = Place("different problems")
"""A Problem for each of several cards, a different one for each."""
EACH_OTHER_PROBLEM: Final = Place("each other problem")
"""Every Problem other than this card's; the effect happens once for each of them."""

Spot = NewType("Spot", str)
ON_TOP: Final = Spot("on top")
"""On top of a deck."""
AT_BOTTOM: Final = Spot("at the bottom")
"""On the bottom of a deck."""
DISCARDED: Final = Spot("discarded")
"""In the discard pile, without being discarded (410.3)."""

Stat = NewType("Stat", str)
"""A number that a card has, which texts compare."""
POWER: Final = Stat("power")
PRINTED_POWER: Final = Stat("printed power")
COST: Final = Stat("cost")
"""The printed cost; tokens have cost 0 (204.1, 521.1)."""

Feature = NewType("Feature", str)
"""What cards have in common or differ in, which texts count."""
COLOURS: Final = Feature("colours")
TRAITS: Final = Feature("traits")
CARD_TYPES: Final = Feature("card types")

Quantity = NewType("Quantity", str)
"""What a player does in a turn, which laws limit and texts count."""
POINTS: Final = Quantity("points")
"""Points that are scored (517)."""
CARDS_OF_EACH_TYPE: Final = Quantity("cards of each type")
"""Cards of each type that are played (206)."""
CARDS_PLAYED: Final = Quantity("cards played")
"""Cards of any type that are played (705.2f.v)."""
CARDS_DRAWN: Final = Quantity("cards drawn")
"""Cards that are drawn (410.4)."""
PROBLEMS_CONFRONTED: Final = Quantity("problems confronted")
"""Problems that are confronted (611.4), each counted once."""

Comparison = NewType("Comparison", str)
EXACTLY: Final = Comparison("exactly")
AT_LEAST: Final = Comparison("at least")
AT_MOST: Final = Comparison("at most")
MORE_THAN: Final = Comparison("more than")
LESS_THAN: Final = Comparison("less than")

Until = NewType("Until", str)
END_OF_TURN: Final = Until("end of turn")
END_OF_PHASE: Final = Until("end of phase")
END_OF_FACEOFF: Final = Until("end of faceoff")
END_OF_SCORE_PHASE: Final = Until("end of score phase")
"""Until the end of the next Score Phase, whoever's turn it is."""
FOR_GOOD: Final = Until("for good")
"""With no end."""
START_OF_YOUR_NEXT_TURN: Final = Until("start of your next turn")
NEXT_READY_PHASE: Final = Until("next ready phase")
"""In the next Ready Phase of the player who controls the affected cards."""
UNTIL_TRIGGERED: Final = Until("until triggered")
"""Until it has triggered, at one certain time."""
WHILE_BANISHED: Final = Until("while banished")
"""While the affected cards stay banished."""
WHILE_IN_PLAY: Final = Until("while in play")
"""While the affected cards stay in play."""
WHILE_THIS_REMAINS: Final = Until("while this card remains in play")
NEXT_TIME: Final = Until("next time")
"""Until its trigger has happened once."""

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
"""The timings with which the turn player opens a window, with the phases that allow it (512.3, R31)."""
