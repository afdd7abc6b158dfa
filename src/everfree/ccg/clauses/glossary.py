"""The glossary: what keywords and a few other words of the cards do."""

from typing import Final

TITLES: Final[dict[str, str]] = {
    "glossary.calming": "Calming weakens opposing Friends that enter play there, for the turn",
    "glossary.caretaker": "Caretaker gives one power beside a Critter at a Problem",
    "glossary.chaos": "Chaos abilities work when their card is flipped",
    "glossary.competitive": "Competitive adds power in faceoffs, not in confronting",
    "glossary.cutie_mark": "A card earns its cutie mark and counter only once",
    "glossary.dilemma": "A replaced Dilemma goes to its owner's discard pile",
    "glossary.diligent": "Diligent puts its counters on the card after a won faceoff",
    "glossary.eccentric": "Eccentric asks opponents for more wild power at its Problem",
    "glossary.experienced": "Experienced grows with each namesake in the discard pile",
    "glossary.hasty": "A Hasty card may be played whenever its holder has priority",
    "glossary.home_limit": "Too many Friends at home means retiring the excess",
    "glossary.inspired": "Inspired sorts the top cards of an opponent's deck once a turn",
    "glossary.meticulous": "Meticulous sorts the top cards of one's own deck each turn",
    "glossary.persistent": "Persistent may frighten the card to keep it in play",
    "glossary.prepared": "Prepared earns a token from an opponent's faceoff at its place",
    "glossary.prismatic": "Prismatic takes on the colours of other Crystal characters",
    "glossary.pumped": "Pumped keeps one flipped card per faceoff beneath it",
    "glossary.random": "Random trades a flipped card of power one, once a faceoff",
    "glossary.redeem": "Redeem saves three tokens by retiring a card of that title",
    "glossary.showy": "Showy makes moving to its Problem dearer for opponents",
    "glossary.spend": "A card spent from beneath goes to the discard pile",
    "glossary.starting_problem": "Only a Problem marked for it can start the game",
    "glossary.stubborn": "Stubborn adds its power even while exhausted",
    "glossary.studious": "Studious earns one token per won faceoff, however many have it",
    "glossary.supportive": "Supportive helps beside a Mane Character of a shared colour",
    "glossary.swift": "Swift makes moving its card one token cheaper",
    "glossary.teamwork": "Teamwork lends printed abilities to Friends with a shared trait",
    "glossary.vexing": "Vexing may retire its card to stop an opponent's confronting",
    "glossary.villain": "An uncovered Villain frightens every Friend at its Problem",
}
"""Titles by clause id."""
