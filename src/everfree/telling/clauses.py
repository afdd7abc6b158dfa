"""Which clause explains what: the events of the log, the keywords and the words of a card.

A clause is named by its id in `ccg.clauses`; a keyword that the rulebook does not define has a ruling.
"""

from typing import Final

from everfree.ccg.clauses import TITLES
from everfree.ccg.language import Card
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import EVENT, FRIEND, MANE, PROBLEM, RESOURCE, TROUBLEMAKER

EVENT_CLAUSES: Final = {
    "mulliganed": "102.4a",
    "won": "103.2",
    "lost": "103.5",
    "drawn-game": "103.2a",
    "stopped-game": "103.1",
    "gained": "604.1",
    "drew": "410.4",
    "discarded": "410.3",
    "flipped": "515.1",
    "ignored": "515.4",
    "played": "609.2a.i",
    "moved": "609.2b.i",
    "sent": "506.5",
    "dismissed": "410.1",
    "retired": "410.2",
    "put-into-hand": "410.4a",
    "exhausted": "503.2",
    "readied": "503.3",
    "frightened": "504.1",
    "rallied": "609.2e.i",
    "turned-over": "301.2",
    "uncovered": "607.2",
    "covered": "609.2c.i",
    "attached": "509.2",
    "confronted": "611.1",
    "faceoff-started": "514.2",
    "compared": "514.4",
    "faceoff-won": "514.5",
    "faceoff-lost": "514.5",
    "faceoff-tied": "514.4c",
    "defeated": "514.5a",
    "scored": "517.2",
    "solved": "613.1",
    "replaced": "613.2",
    "searched": "518.1",
    "named": "201.1b",
    "used": "609.2f.i",
    "control-changed": "513.2",
    "bottomed": "514.6",
    "put-counters": "519.3",
    "cutie-marked": "glossary.cutie_mark",
    "queued": "408.1",
    "cancelled": "410.7",
    "loop-ended": "802.2",
    "banished": "410.5",
    "spent": "glossary.spend",
    "joined": "514.2d",
    "left-faceoff": "514.2d",
    "passed": "510.2",
}
"""The clause that explains an event, by its key; events without a rule of their own are left out."""

WORD_CLAUSES: Final = {
    "Exhaust": "503.2",
    "ReadyCards": "503.3",
    "Frighten": "504.1",
    "Unfrighten": "504.3",
    "TurnFaceDown": "505.3",
    "Move": "506.4",
    "Send": "506.5",
    "Dismiss": "410.1",
    "Retire": "410.2",
    "DiscardCards": "410.3",
    "Draw": "410.4",
    "PutIntoHand": "410.4a",
    "Banish": "410.5",
    "Cancel": "410.7",
    "PlayOn": "509.2",
    "Reattach": "509.5",
    "GainControl": "513.2",
    "StartsFaceoff": "514.2",
    "StartFaceoff": "707.4",
    "StartFaceoffAt": "707.4",
    "FlipsMore": "514.3a",
    "FlipCard": "515.1",
    "IgnoreFlipped": "515.4",
    "Score": "517.2",
    "SearchDeck": "518.2",
    "SearchDiscardPile": "518.1",
    "PutCounters": "519.3",
    "CopyEffects": "520.1",
    "PutTokenCopy": "520.2",
    "PutTokens": "521.1",
    "Uncover": "607.2",
    "Challenge": "608.4",
    "ConfrontNeeds": "611.3",
    "DontPrevent": "611.3e",
    "HomeLimit": "212.1",
    "TurnOver": "301.2",
    "NameCard": "201.1b",
    "PutIntoPlay": "705.2f.v",
    "Replacement": "710.1",
    "Continuous": "702.1",
    "Activated": "703.1d",
    "Triggered": "712.1",
    "Spend": "glossary.spend",
    "CutieMark": "glossary.cutie_mark",
    "Cant": "104.2",
}
"""The clause that explains a word of the card language, by the name of its class."""

TYPE_CLAUSES: Final = {
    MANE: "301.2",
    FRIEND: "302.1",
    PROBLEM: "303.2",
    EVENT: "304.1",
    RESOURCE: "305.1",
    TROUBLEMAKER: "306.1",
}
KEYWORD_RULINGS: Final = {"Transform": "C1", "Agile": "C2", "Traveler": "C3", "Permanent": "C6"}


def keyword_clause(name: str) -> str:
    """Return the clause or ruling of a keyword; empty if there is none."""
    clause = f"glossary.{name.lower().replace(' ', '_')}"
    return clause if clause in TITLES else KEYWORD_RULINGS.get(name, "")


def clauses_of(card: Card) -> tuple[str, ...]:
    """List the clauses that explain a card: its keywords, its words in the order they are read, its type."""
    keywords = [keyword_clause(one.name) for side in card.sides for one in side.keywords]
    words = [WORD_CLAUSES.get(type(node).__name__, "") for node in walk(card.sides)]
    found = dict.fromkeys([*keywords, *words, TYPE_CLAUSES[card.type]])
    return tuple([clause for clause in found if clause])
