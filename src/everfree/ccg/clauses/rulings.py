"""Rulings: our decisions where the rulebook is silent (R) or does not define a word used on cards (C)."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Ruling:
    """One decision, the clauses it interprets, and the readings it rejects."""

    title: str
    clauses: tuple[str, ...] = ()
    option: str = ""
    """The option of the rules whose default value is this decision; empty if there is none."""
    alternatives: tuple[str, ...] = ()
    """The rejected readings; those that change play are the other values of the option."""


RULINGS: Final[dict[str, Ruling]] = {
    "R1": Ruling("Flipped cards have a zone of their own, the eighth", ("401.1",)),
    "R2": Ruling("A rallied card has lost its counters and modifiers", ("505.3", "519.3a")),
    "R3": Ruling("Areas are homes, Problem areas and those of Dilemmas"),
    "R4": Ruling("A tie that no flip can change ends without a winner", ("514.4c", "515.1")),
    "R5": Ruling("The score is checked after every single scoring", ("103.2a",)),
    "R6": Ruling("Losing comes before winning, and if all lose it is a draw"),
    "R7": Ruling("With three players or more the single highest total wins", ("514.2", "514.4c", "612.2")),
    "R8": Ruling("Passes are counted anew after every action", ("510.1", "510.2", "705.2g")),
    "R9": Ruling("The action that opens a window is its first action", ("510.2", "510.3", "512.3", "609.1")),
    "R10": Ruling("Main Phase actions never answer inside an open window"),
    "R11": Ruling("Start-of-turn triggers wait for the first window, before the draw", ("601.2", "601.2a")),
    "R12": Ruling("An occurrence can be answered until the window that follows closes", ("512.4d",)),
    "R13": Ruling("A copy dismissed for uniqueness has entered play all the same", ("516.1",)),
    "R14": Ruling("Cards beneath a card that leaves stay banished"),
    "R15": Ruling("An attachment whose host has left is dismissed before priority"),
    "R16": Ruling("Declining a replacement pays the cost", ("508.1a", "glossary.persistent")),
    "R17": Ruling(
        "A Persistent Friend kept at home still counts against the limit",
        ("616.3", "glossary.persistent", "glossary.home_limit"),
    ),
    "R18": Ruling("No card's text undoes what the game itself does", ("104.3",)),
    "R19": Ruling("A vexed opponent does not confront and earns nothing", ("glossary.vexing",)),
    "R20": Ruling("The moment of confronting settles whether a faceoff follows", ("611.4", "612.2")),
    "R21": Ruling("A confronted Problem that is gone has no faceoff"),
    "R22": Ruling(
        "A multi-Problem faceoff solves even the Problems nobody confronted",
        ("612.1", "613.1", "glossary.dilemma"),
    ),
    "R23": Ruling("A player blocked by a Troublemaker brings about no faceoff", ("611.3e", "611.4", "612.2")),
    "R24": Ruling("Confronting takes a character even when no power is asked"),
    "R25": Ruling(
        "If power can be assigned to meet a requirement, it is met", ("611.3b", "611.3c", "611.3d")
    ),
    "R26": Ruling(
        "Abilities that look at one another still come to an end", ("glossary.prismatic", "glossary.teamwork")
    ),
    "R27": Ruling("A modifier with a duration fixes its cards and numbers once", ("708.2b",)),
    "R28": Ruling("An action that fails restores even the course of chance", ("705.2",)),
    "R29": Ruling("Nobody but its controllers sees a face-down Troublemaker", ("505.1d",)),
    "R30": Ruling("Troublemakers are uncovered one by one, without priority between", ("607.2", "607.3")),
    "R31": Ruling('"Any Phase" means the phase under way on one\'s own turn'),
    "R32": Ruling("A faceoff by an effect goes on in the window it began in", ("514.2", "707.4")),
    "R33": Ruling("A bonus of a colour gives both power and colour"),
    "R34": Ruling("Power below zero is kept while adding and then counts as zero", ("105.2",)),
    "R35": Ruling("Points remember the cards they were scored with", ("517.2",)),
    "R36": Ruling("Only a card described in some way may be searched for in vain", ("518.1",)),
    "R37": Ruling("Searching and shuffling leave flipped cards out"),
    "R38": Ruling("A tie flip is always one card each", ("514.3a", "514.4c")),
    "R39": Ruling(
        "A Chaos card that Random ignores still does its Chaos", ("glossary.random", "glossary.chaos")
    ),
    "R40": Ruling("A challenge goes on by flips alone when its characters have left"),
    "R41": Ruling("Exhausted and frightened characters may challenge too", ("608.2",)),
    "R42": Ruling("A Troublemaker's points are scored before it is dismissed", ("514.5a",)),
    "R43": Ruling("An opponent without characters still flips and may win"),
    "R44": Ruling(
        "A frightened Mane Character turns up again on the same side",
        ("504.1", "504.2", "504.2a", "504.2b", "504.3", "511.4"),
    ),
    "R45": Ruling("Turning over keeps counters, attachments and exhaustion"),
    "R46": Ruling(
        "A Dilemma is played as a Resource and lives as a Problem",
        ("522.1", "522.2", "522.2a", "522.2b", "522.3", "522.3a", "glossary.dilemma"),
    ),
    "R47": Ruling("A Problem replaced by an effect was not solved"),
    "R48": Ruling("With an empty Problem deck the same Problem comes back"),
    "R49": Ruling(
        "A token that left play can't be found again",
        ("520.2", "521.1", "521.1a", "521.2", "521.3", "521.4"),
    ),
    "R50": Ruling("The turn of a removed player ends at once", ("103.5a",)),
    "R51": Ruling("Extra turns come next, the latest created first"),
    "R52": Ruling("Endless loops are noticed and brought to an end", ("802.2", "802.3", "802.4")),
    "R53": Ruling("The largest number to choose is a million millions", ("105.1",)),
    "R54": Ruling(
        "Every Friend at home counts against the limit, frightened ones too",
        ("212.1", "616.3", "glossary.home_limit"),
    ),
    "R55": Ruling("Each of several play requirements is checked by itself", ("205.1", "205.1a", "507.3")),
    "R56": Ruling("Redeem goes by title and also takes a face-up Troublemaker", ("glossary.redeem",)),
    "R57": Ruling("A Hasty card may join a faceoff but opens no window", ("glossary.hasty",)),
    "R58": Ruling("Only the first Inspired card looks, at what there is", ("glossary.inspired",)),
    "R59": Ruling(
        "Winning rewards those involved when totals were compared", ("glossary.studious", "glossary.diligent")
    ),
    "R60": Ruling('"Here" may be a home, and names nothing outside play'),
    "R61": Ruling("Secret choices are all made before any is shown", ("102.2", "801.1")),
    "R62": Ruling("Wrapping up repeats until nothing triggers any more", ("616.4a",)),
    "R63": Ruling("A cancelled card was paid for and triggers nothing", ("410.7",)),
    "R64": Ruling("A copied text speaks to the player who copies it", ("520.1",)),
    "R65": Ruling("Chance comes from the game's own seed and replays alike"),
    "R67": Ruling(
        "An optional replacement is offered only if it can be done in full",
        ("705.2e.i", "710.4"),
        "optional_replacements",
        ("It is always offered, and as much of it as possible is done",),
    ),
    "R68": Ruling(
        "A Starting Problem counts as played when the game begins",
        ("102.2", "303.1"),
        "starting_problem_is_played",
        ("Only a Problem that replaces another one during the game counts as played",),
    ),
    "R69": Ruling(
        "A player names a card from the pool, whatever decks are played",
        ("201.1b",),
        "nameable_cards",
        ("The names of the cards in this match are offered, where deck lists are open",),
    ),
    "R70": Ruling(
        "Immediate and Hasty cards wait for a window that allows more than reactions",
        ("512.5", "glossary.hasty"),
        "immediate_windows",
        ("They may be used in every window, also where the rulebooks only allow reactions",),
    ),
    "R71": Ruling(
        "The rulebook editions too settle a faceoff when the Problem is confronted",
        ("611.4", "612.2"),
        "faceoff_settled",
        ("It depends on who could confront the Problem when faceoffs are resolved",),
    ),
    "R72": Ruling("A modifier for the next time meets all of the group that comes next", ("704.1b", "708.4")),
    "R73": Ruling(
        "A text that may be followed instead replaces one occurrence of a group",
        ("705.2e.i", "710.5", "801.1"),
    ),
    "C1": Ruling("Transform plays a card for less by retiring a Friend"),
    "C2": Ruling("An Agile card may be moved whenever its controller has priority"),
    "C3": Ruling("A Traveler gains a power counter each time it is moved"),
    "C4": Ruling("Tag words before a colon do nothing by themselves", ("glossary.chaos",)),
    "C5": Ruling("Cards of the Villain Challenge are refused in normal decks"),
    "C6": Ruling("A Permanent card neither leaves play nor loses its abilities"),
    "C7": Ruling("Showdown and Gotcha are plain traits without rules"),
    "C8": Ruling("Odd spellings in the card data are read as they are meant"),
}
"""Rulings by number, those on the course of the game before those on the words of cards.

R66 is about time limits, which the server keeps. Readings found later than the first list begin with R67.
"""
