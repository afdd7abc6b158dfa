"""The texts of a match: every node has a number, and what a node mentions is looked up once.

A state refers to nodes by number, also in its bytes.
"""

from typing import Final

from everfree.ccg.kernel.cards.origins import Origin
from everfree.ccg.kernel.registry import ASKS_ABOUT_CARDS_IN_PLAY, ASKS_ABOUT_POWER
from everfree.ccg.language.abilities import Ability, Continuous
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.nodes import Node, parts, walk
from everfree.ccg.language.terms import (
    A_PROBLEM,
    ADVERSARIES,
    ANOTHER_PROBLEM,
    ANYWHERE,
    HERE,
    HOME,
    ITS_PROBLEM,
    OPPONENTS_HOME,
    OPPONENTS_PROBLEM,
    OTHER_AREAS,
    THAT_PLAYERS_OPPONENT,
)
from everfree.ccg.language.words.changes.changes import HasKeyword
from everfree.ccg.language.words.effects.counters import Counters, CountersRemoved
from everfree.ccg.language.words.effects.each_player import By, EachPlayer
from everfree.ccg.language.words.effects.naming import ChosenNumber
from everfree.ccg.language.words.selectors.amounts import Amount, NumberOf, Spelt
from everfree.ccg.language.words.selectors.comparing import Compares
from everfree.ccg.language.words.selectors.conditions import HasMore
from everfree.ccg.language.words.selectors.selectors import Choose, Host, SpokenOf, That, This, WithKeyword
from everfree.ccg.language.words.zones.leaving import Spent
from everfree.ccg.language.words.zones.looking import LookAtOpponentsDeck
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.vocab import PLAY

ONE_OPPONENT: Final = (*ADVERSARIES, THAT_PLAYERS_OPPONENT)
"""Words for one opponent, of whom there may be several to choose from (R7)."""

STANDING_PLACES: Final = (
    ANYWHERE,
    HERE,
    ITS_PROBLEM,
    HOME,
    OPPONENTS_HOME,
    A_PROBLEM,
    ANOTHER_PROBLEM,
    OTHER_AREAS,
    OPPONENTS_PROBLEM,
)
"""Places that stay the same until a card moves: not those of a faceoff or of what has just happened."""


class Texts:
    """The numbered nodes of a match; questions about a node are answered once and cached."""

    __slots__ = (
        "_numbers",
        "amounts",
        "blind",
        "choices",
        "havings",
        "nodes",
        "opponents",
        "origins",
        "pointing",
        "powers",
        "standing",
    )

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._numbers: dict[int, int] = {}
        self.powers: dict[int, bool] = {}
        self.standing: dict[int, bool] = {}
        self.blind: dict[int, bool] = {}
        self.amounts: dict[int, tuple[Amount, ...]] = {}
        self.havings: dict[int, tuple[EachPlayer, ...]] = {}
        self.choices: dict[int, tuple[Choose, ...]] = {}
        self.opponents: dict[int, bool] = {}
        self.pointing: dict[int, bool] = {}
        self.origins: dict[int, Origin] = {}
        """Where each node is printed; filled at the first use (`origin_of`)."""

    def enter(self, words: tuple[Node, ...]) -> None:
        """Number every node of *words*, and of the abilities their keywords stand for."""
        for node in walk(words):
            if id(node) in self._numbers:
                continue
            self._numbers[id(node)] = len(self.nodes)
            self.nodes.append(node)
            if isinstance(node, Keyword):
                self.enter(meaning_of(node))
            elif isinstance(node, HasKeyword):
                self.enter(meaning_of(Keyword(node.keyword, node.x)))

    def number_of(self, node: Node) -> int:
        return self._numbers[id(node)]

    def numbers_of(self, nodes: tuple[Node, ...]) -> tuple[int, ...]:
        return tuple([self._numbers[id(node)] for node in nodes])

    def needs_opponent(self, number: int) -> bool:
        """Tell whether an instruction refers to one opponent, to be chosen if there are several (R7)."""
        found = self.opponents.get(number)
        if found is None:
            node = self.nodes[number]
            words = [getattr(node, "who", ""), *[choice.who for choice in self.choices_in(number)]]
            words.append(getattr(getattr(node, "deck", None), "whose", ""))
            found = any(word in ONE_OPPONENT for word in words) and not isinstance(node, EachPlayer)
            found = found or isinstance(node, LookAtOpponentsDeck)
            self.opponents[number] = found
        return found

    def speaks_of_cards(self, number: int) -> bool:
        """Tell whether a text refers to "this card", its host or "that card" (201.2)."""
        found = self.pointing.get(number)
        if found is None:
            found = any(isinstance(node, (Host, It, That, This)) for node in walk(self.nodes[number]))
            self.pointing[number] = found
        return found

    @staticmethod
    def is_about_power(node: Node) -> bool:
        """Tell whether a word looks at powers."""
        return type(node) in ASKS_ABOUT_POWER or (isinstance(node, HasMore) and node.in_power)

    def asks_about_power(self, ability: Node) -> bool:
        """Tell whether a text must look at powers to decide what it does."""
        number = self._numbers[id(ability)]
        found = self.powers.get(number)
        if found is None:
            found = any(self.is_about_power(node) for node in walk(ability))
            self.powers[number] = found
        return found

    @staticmethod
    def is_about_cards_in_play(node: Node) -> bool:
        """Tell whether a word looks at cards in play, their places and controllers alone."""
        if type(node) not in ASKS_ABOUT_CARDS_IN_PLAY:
            return False
        return getattr(node, "zone", PLAY) == PLAY and getattr(node, "place", ANYWHERE) in STANDING_PLACES

    def asks_about_cards_in_play(self, text: Node) -> bool:
        """Tell whether what a condition or selector finds stays the same until a card in play changes."""
        number = self._numbers[id(text)]
        found = self.standing.get(number)
        if found is None:
            found = all(self.is_about_cards_in_play(node) for node in walk(text))
            self.standing[number] = found
        return found

    def is_blind_to_abilities(self, ability: Continuous) -> bool:
        """Tell whether an ability does the same whatever abilities and keywords cards have, its own aside.

        What it finds must depend on other properties of cards in play alone, and not on powers.
        """
        number = self._numbers[id(ability)]
        found = self.blind.get(number)
        if found is None:
            texts = [one for one in (ability.condition, ability.of) if one is not None]
            found = not self.asks_about_power(ability) and all(
                self.is_about_cards_in_play(node) and not isinstance(node, WithKeyword)
                for text in texts
                for node in walk(text)
            )
            self.blind[number] = found
        return found

    def amounts_in(self, number: int) -> tuple[Amount, ...]:
        """List the computed amounts inside an ability, except those a choice or another player decides.

        What is counted on this card is the same for every player. Numbers that a condition inside the text
        compares are counted as it is followed.
        """
        found = self.amounts.get(number)
        if found is None:
            nodes = list(walk(self.nodes[number]))
            chooses = any(isinstance(node, Choose) for node in nodes)
            others = {id(one) for node in nodes if isinstance(node, (EachPlayer, By)) for one in walk(node)}
            later = {id(one) for node in nodes if isinstance(node, Compares) for one in walk(node)}
            found = tuple(
                [
                    node
                    for node in nodes
                    if isinstance(node, Amount)
                    and not isinstance(node, (ChosenNumber, Spelt))
                    and id(node) not in later
                    and not (chooses and any(isinstance(one, (That, It, SpokenOf)) for one in walk(node)))
                    and not any(isinstance(one, (CountersRemoved, Spent)) for one in walk(node))
                    and (id(node) not in others or counts_this_card(node))
                ]
            )
            self.amounts[number] = found
        return found

    def havings_in(self, number: int) -> tuple[EachPlayer, ...]:
        """List the instructions inside an ability for players who have certain cards."""
        found = self.havings.get(number)
        if found is None:
            nodes = walk(self.nodes[number])
            found = tuple([one for one in nodes if isinstance(one, EachPlayer) and one.having is not None])
            self.havings[number] = found
        return found

    def choices_in(self, number: int) -> tuple[Choose, ...]:
        """List the choices inside one instruction, in printed order.

        Those of an ability that it creates are made when that ability is used.
        """
        found = self.choices.get(number)
        if found is None:
            later = {
                id(node)
                for ability in walk(parts(self.nodes[number]))
                if isinstance(ability, Ability)
                for node in walk(ability)
            }
            nodes = [node for node in walk(self.nodes[number]) if id(node) not in later]
            found = tuple([node for node in nodes if isinstance(node, Choose)])
            self.choices[number] = found
        return found


def counts_this_card(amount: Amount) -> bool:
    """Tell whether an amount is the number of counters on the card with the text."""
    what = amount.what if isinstance(amount, NumberOf) else None
    return isinstance(what, Counters) and isinstance(what.what, This)
