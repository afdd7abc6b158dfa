"""Features of a match: what occurs in any of its texts, so that the rules skip what no text needs."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from everfree.ccg.kernel.cards.texts import Texts
from everfree.ccg.kernel.kinds import LEAVES_PLAY, TURNS_DOWN
from everfree.ccg.kernel.registry import ALWAYS, ASKS_ABOUT_PHASE, ASKS_ABOUT_TOKENS, kinds_of
from everfree.ccg.language.abilities import (
    Activated,
    AlsoPlayed,
    As,
    Continuous,
    EachPlayerHas,
    EventText,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.terms import IMMEDIATE, MAIN_PHASE_TIMING, PHASE_TIMINGS
from everfree.ccg.language.words.changes.changes import HasKeyword, Law
from everfree.ccg.language.words.effects.counters import CountersRemoved
from everfree.ccg.language.words.effects.effects import CheapenNextCard, Effect
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.effects.playing import DidThisTurn
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.banishing import AreBanishedThisWay, BanishedThisWay
from everfree.ccg.vocab import POWER_COUNTER

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

QUICK_KEYWORDS: Final = ("Agile", "Hasty")
"""Keywords that let a player act while having priority (512.5)."""

AWAY: Final = (*LEAVES_PLAY, *TURNS_DOWN)
"""Kinds that take a card away from the table: texts that speak of it must follow it (410.6a)."""


class Features(Texts):
    """The texts of a match with a summary of what occurs in them."""

    __slots__ = (
        "always",
        "asks_about_phase",
        "asks_about_tokens",
        "counters",
        "counts_removed",
        "firsts",
        "forbidden",
        "has_as_effects",
        "has_awaited",
        "has_discounts",
        "has_immediate",
        "has_phase_actions",
        "has_quick",
        "heard",
        "keywords",
        "laws",
        "looks_back",
        "reacted_to",
        "remembers_banished",
        "tallied",
        "triggers",
    )

    def __init__(self) -> None:
        super().__init__()
        self.reacted_to: set[int] = set()
        """Kinds of occurrences that some Reaction in this match answers; others are not recorded."""
        self.has_quick = False
        """Whether any card in this match can be used while having priority."""
        self.has_as_effects = False
        """Whether any card in this match has an "as" effect (706.1a)."""
        self.has_awaited = False
        """Whether any effect in this match depends on whether another one was done (`IfDone`)."""
        self.has_discounts = False
        """Whether any text in this match takes something off the price of a next card."""
        self.remembers_banished = False
        """Whether any text in this match speaks of cards "banished this way"."""
        self.looks_back = False
        """Whether any text in this match asks what a player has done in the turn (`DidThisTurn`)."""
        self.asks_about_phase = False
        """Whether any lasting text in this match looks at the phase (`ASKS_ABOUT_PHASE`)."""
        self.asks_about_tokens = False
        """Whether any lasting text in this match looks at action tokens (`ASKS_ABOUT_TOKENS`)."""
        self.triggers: set[type[Trigger]] = set()
        """Trigger words in this match; history that only other words need is not recorded."""
        self.heard: set[int] = set(AWAY)
        """Kinds of occurrences that some trigger in this match listens to, or that take a card away."""
        self.has_phase_actions = False
        """Whether any action in this match is taken in a phase other than the Main Phase (512.3)."""
        self.has_immediate = False
        """Whether any action in this match can be taken at any time (512.5)."""
        self.keywords: set[str] = set()
        """Names of the keywords that cards in this match have or can be given."""
        self.firsts: dict[int, list[Triggered]] = {}
        """By kind of occurrence: abilities that trigger only the first time (`values.first_time`)."""
        self.tallied: dict[int, list[tuple[FirstTime, int]]] = {}
        """By kind of occurrence: triggers on the first one of a turn, with the number of their card."""
        self.laws: set[type[Law]] = set()
        """Kinds of laws of the cards in this match; `laws_of` need not search for others."""
        self.forbidden: set[int] = set()
        """Kinds of occurrences that a text in this match can forbid (`Cant`)."""
        self.counters: list[str] = [POWER_COUNTER]
        """Names of the counters that texts of this match mention (519.2)."""
        self.counts_removed = False
        """Whether any text in this match counts the counters that it has removed (`CountersRemoved`)."""
        self.always: list[Callable[[Kernel], None]] = []
        """Functions run after every frame step, because of a law or trigger in this match (`ALWAYS`)."""

    def summarize(self, cards: tuple[Card, ...]) -> None:
        """Note the features of all nodes; *cards* are in the order of their numbers."""
        for place, card in enumerate(cards):
            for node in walk(card.sides):
                if isinstance(node, FirstTime):
                    for kind in kinds_of(node):
                        self.tallied.setdefault(kind, []).append((node, place))
        for node in self.nodes:
            self._note(node)
        self.asks_about_phase = self.is_lasting(ASKS_ABOUT_PHASE)
        self.asks_about_tokens = self.is_lasting(ASKS_ABOUT_TOKENS)
        self.always.extend([ALWAYS[word] for word in ALWAYS if word in self.laws or word in self.triggers])

    def is_lasting(self, words: list[type[Node]]) -> bool:
        """Tell whether one of *words* may decide, for as long as a text lasts, what it does.

        It can be anywhere in an ability that always works, or a condition that an effect gives to a modifier.
        Amounts in effects and the conditions of triggers are looked at once.
        """
        if not any(type(node) in words for node in self.nodes):
            return False
        for node in self.nodes:
            is_ability = isinstance(node, (Continuous, EachPlayerHas, Standing))
            if (is_ability or isinstance(node, Effect)) and any(
                type(part) in words and (is_ability or isinstance(part, Condition)) for part in walk(node)
            ):
                return True
        return False

    def _note(self, node: Node) -> None:
        self._note_memory(node)
        self._note_counter(getattr(node, "counter", ""))
        if isinstance(node, (Activated, EventText)):
            self._note_timing(node)
        elif isinstance(node, AlsoPlayed):
            self.has_quick = True
            self.has_immediate = self.has_immediate or node.timing == IMMEDIATE
        elif isinstance(node, As):
            self.has_as_effects = True
        elif isinstance(node, IfDone):
            self.has_awaited = True
        elif isinstance(node, Trigger):
            self.triggers.add(type(node))
            self.heard.update(kinds_of(node))
        elif isinstance(node, Triggered) and node.first:
            for kind in kinds_of(node.trigger):
                self.firsts.setdefault(kind, []).append(node)
        elif isinstance(node, Law):
            self._note_law(node)
        elif isinstance(node, (Keyword, HasKeyword)):
            self._note_keyword(node.name if isinstance(node, Keyword) else node.keyword)

    def _note_memory(self, node: Node) -> None:
        if isinstance(node, (AreBanishedThisWay, BanishedThisWay)):
            self.remembers_banished = True
        if isinstance(node, DidThisTurn):
            self.looks_back = True
        if isinstance(node, CountersRemoved):
            self.counts_removed = True
        if isinstance(node, CheapenNextCard):
            self.has_discounts = True

    def _note_counter(self, name: str) -> None:
        if name and name not in self.counters:
            self.counters.append(name)

    def _note_timing(self, ability: Activated | EventText) -> None:
        if ability.timing not in PHASE_TIMINGS:
            self.has_quick = True
        elif ability.timing != MAIN_PHASE_TIMING:
            self.has_phase_actions = True
        if ability.timing == IMMEDIATE:
            self.has_immediate = True
        if ability.trigger is not None:
            self.reacted_to.update(kinds_of(ability.trigger))

    def _note_law(self, law: Law) -> None:
        self.laws.add(type(law))
        if isinstance(law, Cant):
            self.forbidden.update(kinds_of(law.trigger))

    def _note_keyword(self, name: str) -> None:
        self.keywords.add(name)
        if name in QUICK_KEYWORDS:
            self.has_quick = True
            self.has_immediate = True
