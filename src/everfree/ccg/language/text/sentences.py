"""The sentences of the instructions inside an ability, each printed by itself.

A question shows the sentence of the very instruction that asks. Its phrase is made while the whole ability is
printed, so that pronouns and subjects are those of the printed text.
"""

from typing import Any, Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.card import Card
from everfree.ccg.language.nodes import Node, names_of, parts, unshared, walk
from everfree.ccg.language.terms import THAT_PLAYER, THAT_PLAYERS_OPPONENT
from everfree.ccg.language.text.cards import LANGUAGES
from everfree.ccg.language.text.discourse import opening
from everfree.ccg.language.text.phrasebook import Heard, Language, Untold, listening
from everfree.ccg.language.text.phrases import Paragraph
from everfree.ccg.language.words.effects.colours_chosen import ChooseColour
from everfree.ccg.language.words.effects.compound import Pick
from everfree.ccg.language.words.effects.each_player import By, EachPlayer
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.effects.naming import ChooseNumber, NameCard
from everfree.ccg.language.words.selectors.knowing import Note
from everfree.ccg.language.words.selectors.selectors import Host, That

CHOICES: Final = (ChooseColour, ChooseNumber, NameCard, Note, Pick)
"""Instructions that only choose something for the rest of the text."""
EARLIER_PLAYERS: Final = (THAT_PLAYER, THAT_PLAYERS_OPPONENT)


def sentences(card: Card, side: int, place: int, language: str) -> dict[int, str]:
    """Return the sentence of each instruction and quoted ability inside a printed ability.

    The keys are indexes in `walk(ability)`. An instruction has the sentence of the one around it if its own
    would not be understood alone: if it is a cost, says what another player does, speaks of "that card" or
    "that player", or only chooses something for the rest of the text. Those that would repeat the whole
    ability are left out.
    """
    spoken = LANGUAGES[language]
    ability = unshared(card.sides[side].abilities[place], set())
    with listening() as heard:
        whole = spoken.realiser.paragraph(spoken.abilities.say(ability, opening(card, card.sides[side])))
    collector = _Collector(heard, spoken)
    collector.add(ability, "", is_part=True)
    return {index: text for index, text in collector.found.items() if text and text != whole}


def needs_context(node: Effect | Ability) -> bool:
    """Tell whether the sentence of an instruction refers to what stands before or after it."""
    if isinstance(node, CHOICES):
        return True
    return isinstance(node, Effect) and any(
        isinstance(inner, Host | That) or getattr(inner, "who", None) in EARLIER_PLAYERS
        for inner in walk(node)
    )


class _Collector:
    """Collects the sentences of one ability; *heard* tells how its nodes were printed."""

    def __init__(self, heard: Heard, spoken: Language) -> None:
        self.heard = heard
        self.spoken = spoken
        self.found: dict[int, str] = {}
        self.count = 0

    def sentence(self, node: Node) -> str:
        """Return the sentence of an instruction or ability; "" if it was not printed as one."""
        if id(node) not in self.heard:
            return ""
        section, told = self.heard[id(node)]
        try:
            phrase = section.say(node, told.alone())
        except Untold:
            phrase = section.say(node, told)
        return self.spoken.realiser.paragraph(phrase if isinstance(phrase, Paragraph) else Paragraph(phrase))

    def add(self, value: Any, outer: str, *, is_part: bool) -> None:
        """Add the sentences inside *value*, in the order of `walk`; *outer* is that of the enclosing node.

        Unless *is_part*, no node inside has a sentence of its own.
        """
        names = names_of(type(value)) if isinstance(value, Node) else ()
        if isinstance(value, Node):
            if isinstance(value, Effect | Ability) and self.count:
                stands_alone = is_part and not needs_context(value)
                own = self.sentence(value) if stands_alone else ""
                outer = own or outer
                self.found[self.count] = outer
            self.count += 1
            is_part = is_part and not isinstance(value, EachPlayer | By)
            value = parts(value)
        for place, part in enumerate(value):
            if isinstance(part, Node | tuple):
                is_cost = place < len(names) and names[place] == "costs"
                self.add(part, outer, is_part=is_part and not is_cost)
