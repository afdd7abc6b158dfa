"""The cards of one match, prepared once: definitions, their faces, and a number for every node.

`Definitions` is shared by all states of a match and never changes. Nodes are numbered here because a state
refers to them by number, also in its bytes. The numbers must therefore depend only on what the cards do:
fields that only affect printed text are emptied, and a node that occurs in two places is duplicated.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING

from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.cards.faces import Face, printed_face
from everfree.ccg.kernel.cards.names import NamedCard, nameable
from everfree.ccg.kernel.cards.origins import Origin
from everfree.ccg.kernel.registry import ALWAYS, ASKS_ABOUT_POWER, kinds_of
from everfree.ccg.language.abilities import (
    Activated,
    AdditionalCost,
    As,
    Elsewhere,
    EventText,
    Further,
    PlayOn,
    PlayToHome,
    Standing,
    Triggered,
)
from everfree.ccg.language.card import Card, Need
from everfree.ccg.language.keywords import Keyword, meaning_of
from everfree.ccg.language.nodes import Node, unshared, walk, without_text
from everfree.ccg.language.terms import (
    ADVERSARIES,
    IMMEDIATE,
    MAIN_PHASE_TIMING,
    PHASE_TIMINGS,
    THAT_PLAYERS_OPPONENT,
)
from everfree.ccg.language.words.changes.changes import HasKeyword, Law
from everfree.ccg.language.words.effects.attaching import host_description
from everfree.ccg.language.words.effects.control import TAKEN
from everfree.ccg.language.words.effects.each_player import By, EachPlayer
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.effects.if_done import IfDone
from everfree.ccg.language.words.effects.naming import ChosenNumber
from everfree.ccg.language.words.laws.barring import Cant
from everfree.ccg.language.words.laws.play_needs import PlayOnlyIf
from everfree.ccg.language.words.selectors.amounts import Amount, Spelt
from everfree.ccg.language.words.selectors.conditions import Condition, HasMore
from everfree.ccg.language.words.selectors.selectors import (
    Choose,
    Description,
    Host,
    That,
    This,
)
from everfree.ccg.language.words.triggers.joining import FirstTime
from everfree.ccg.language.words.triggers.triggers import Trigger
from everfree.ccg.language.words.zones.banishing import AreBanishedThisWay, BanishedThisWay
from everfree.ccg.language.words.zones.looking import LookAtOpponentsDeck
from everfree.ccg.language.words.zones.searching import It
from everfree.ccg.vocab import (
    BANISHED,
    DILEMMA,
    DISCARD_PILE,
    FLIP,
    HAND,
    HASTY_BIT,
    PLAY,
    PROBLEM,
    CardType,
)

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel

QUICK_KEYWORDS = ("Agile", "Hasty")
"""Keywords that let a player act while having priority (512.5)."""

ONE_OPPONENT = (*ADVERSARIES, THAT_PLAYERS_OPPONENT)
"""Words for one opponent, of whom there may be several to choose from (R7)."""


class Definition:
    """A card of this match as the kernel reads it: printed values, faces and abilities."""

    __slots__ = (
        "bonus",
        "card",
        "cost",
        "elsewhere",
        "event",
        "faces",
        "host",
        "in_play",
        "instructions",
        "is_for_home",
        "is_hasty",
        "is_quick",
        "is_shaping",
        "more_costs",
        "needs",
        "only_if",
        "played_on",
        "points",
        "type",
    )

    def __init__(self, card: Card) -> None:
        self.card = card
        self.type: CardType = card.type
        self.cost = card.cost
        self.needs: tuple[Need, ...] = card.needs
        self.points = card.points
        self.bonus = card.bonus
        self.faces: tuple[Face, ...] = tuple([printed_face(side, card.type) for side in card.sides])
        self.is_shaping = any(face.is_shaping for face in self.faces)
        self.in_play: Face | None = None
        """Its face in play if that differs: a Dilemma is only a Problem there (522.1)."""
        if DILEMMA in card.front.traits:
            self.in_play = printed_face(card.front, PROBLEM)
        self.elsewhere: tuple[Elsewhere, ...] = self.faces[0].elsewhere
        """Abilities that work outside play (701.3)."""
        self.event: EventText | None = None
        self.instructions: tuple[Effect, ...] = ()
        """What an Event does, paragraph by paragraph (705.2e)."""
        self.played_on: Description | None = None
        """What an attachment is played on (509.1)."""
        self.host: Description | None = None
        """What the host of an attachment must be for as long as it is attached (509.4)."""
        self.is_for_home = False
        """Whether it is a Resource that is played to one's home (305.1a)."""
        self.only_if: tuple[Condition, ...] = ()
        """What must be true for it to be played."""
        self.more_costs: tuple[Effect, ...] = ()
        """What is paid besides the printed cost to play it (508.1)."""
        for ability in card.front.abilities:
            if isinstance(ability, Standing) and isinstance(ability.law, PlayOnlyIf):
                self.only_if = (*self.only_if, ability.law.condition)
            if isinstance(ability, EventText):
                self.event = ability
                self.instructions = (ability.effect,)
            if isinstance(ability, Further):
                self.instructions = (*self.instructions, ability.effect)
            if isinstance(ability, PlayOn):
                self.played_on = ability.host
                self.host = host_description(card.front.abilities, ability)
            if isinstance(ability, PlayToHome):
                self.is_for_home = True
            if isinstance(ability, AdditionalCost):
                self.more_costs = (*self.more_costs, *ability.costs)
        self.is_quick = self.event is not None and self.event.timing not in PHASE_TIMINGS
        """Whether it is an Event that is played while having priority (512.4, 512.5)."""
        self.is_hasty = self.faces[0].keywords & HASTY_BIT != 0
        """Whether it may be played while having priority as well (glossary: Hasty)."""


class Definitions:
    """Everything about a match that never changes."""

    __slots__ = (
        "_numbers",
        "always",
        "amounts",
        "cards",
        "choices",
        "elsewhere",
        "firsts",
        "forbidden",
        "has_as_effects",
        "has_awaited",
        "has_immediate",
        "has_phase_actions",
        "has_quick",
        "laws",
        "names",
        "nodes",
        "number",
        "opponents",
        "options",
        "origins",
        "pointing",
        "powers",
        "reacted_to",
        "remembers_banished",
        "tallied",
        "triggers",
    )

    def __init__(
        self,
        cards: tuple[Card, ...],
        options: Options = COMPREHENSIVE,
        also: tuple[Card, ...] = (),
        names: tuple[NamedCard, ...] = (),
    ) -> None:
        """Prepare *cards*.

        Cards in *also* are not in the match, but a computer player may imagine them (`determinize`). They are
        numbered last, so that the other numbers stay the same. *names* lists the cards a player may name;
        without it, those of *cards*.
        """
        self.options = options
        """The options of the rules in this match (`editions`)."""
        real = with_tokens(cards)
        ids = {card.id for card in real}
        more = [card for card in with_tokens(also) if card.id not in ids]
        seen: set[int] = set()
        everything = tuple([unshared(without_text(card), seen) for card in (*real, *more)])
        self.names: tuple[NamedCard, ...] = names or nameable(real)
        """The cards a player may name (201.1b, R69)."""
        self.cards: tuple[Definition, ...] = tuple([Definition(card) for card in everything])
        self.number: dict[str, int] = {card.id: place for place, card in enumerate(everything)}
        self.elsewhere: tuple[int, ...] = zones_with_abilities(self.cards, options)
        """Zones outside play in which abilities of some card in this match work."""
        self.nodes: list[Node] = []
        self._numbers: dict[int, int] = {}
        self.powers: dict[int, bool] = {}
        self.amounts: dict[int, tuple[Amount, ...]] = {}
        self.choices: dict[int, tuple[Choose, ...]] = {}
        self.opponents: dict[int, bool] = {}
        self.pointing: dict[int, bool] = {}
        self.origins: dict[int, Origin] = {}
        """Where each node is printed; filled at the first use (`origin_of`)."""
        self.reacted_to: set[int] = set()
        """Kinds of occurrences that some Reaction in this match answers; others are not recorded."""
        self.has_quick = False
        """Whether any card in this match can be used while having priority."""
        self.has_as_effects = False
        """Whether any card in this match has an "as" effect (706.1a)."""
        self.has_awaited = False
        """Whether any effect in this match depends on whether another one was done (`IfDone`)."""
        self.remembers_banished = False
        """Whether any text in this match speaks of cards "banished this way"."""
        self.triggers: set[type[Trigger]] = set()
        """Trigger words in this match; history that only other words need is not recorded."""
        self.has_phase_actions = False
        """Whether any action in this match is taken in a phase other than the Main Phase (512.3)."""
        self.has_immediate = False
        """Whether any action in this match can be taken at any time (512.5)."""
        self.firsts: dict[int, list[Triggered]] = {}
        """By kind of occurrence: abilities that trigger only the first time (`values.first_time`)."""
        self.tallied: dict[int, list[tuple[FirstTime, int]]] = {}
        """By kind of occurrence: triggers on the first one of a turn, with the number of their card."""
        self.laws: set[type[Law]] = set()
        """Kinds of laws of the cards in this match; `laws_of` need not search for others."""
        self.forbidden: set[int] = set()
        """Kinds of occurrences that a text in this match can forbid (`Cant`)."""
        self.always: list[Callable[[Kernel], None]] = []
        """Functions run after every frame step, because of a law or trigger in this match (`ALWAYS`)."""
        for place, card in enumerate(everything):
            if place == len(real):
                self._enter((TAKEN,))
            for side in card.sides:
                self._enter(side.keywords)
                self._enter(side.abilities)
        self._enter((TAKEN,))
        for place, card in enumerate(everything):
            for node in walk(card.sides):
                if isinstance(node, FirstTime):
                    for kind in kinds_of(node):
                        self.tallied.setdefault(kind, []).append((node, place))
        for node in self.nodes:
            if isinstance(node, AreBanishedThisWay | BanishedThisWay):
                self.remembers_banished = True
            if isinstance(node, Activated | EventText):
                self._note_timing(node)
            elif isinstance(node, As):
                self.has_as_effects = True
            elif isinstance(node, IfDone):
                self.has_awaited = True
            elif isinstance(node, Trigger):
                self.triggers.add(type(node))
            elif isinstance(node, Triggered) and node.first:
                for kind in kinds_of(node.trigger):
                    self.firsts.setdefault(kind, []).append(node)
            elif isinstance(node, Law):
                self.laws.add(type(node))
                if isinstance(node, Cant):
                    self.forbidden.update(kinds_of(node.trigger))
            elif (isinstance(node, Keyword) and node.name in QUICK_KEYWORDS) or (
                isinstance(node, HasKeyword) and node.keyword in QUICK_KEYWORDS
            ):
                self._note_quick()
        self.always.extend([ALWAYS[word] for word in ALWAYS if word in self.laws or word in self.triggers])

    def _enter(self, words: tuple[Node, ...]) -> None:
        """Number every node of *words*, and of the abilities their keywords stand for."""
        for node in walk(words):
            if id(node) in self._numbers:
                continue
            self._numbers[id(node)] = len(self.nodes)
            self.nodes.append(node)
            if isinstance(node, Keyword):
                self._enter(meaning_of(node))
            elif isinstance(node, HasKeyword):
                self._enter(meaning_of(Keyword(node.keyword, node.x)))

    def _note_timing(self, ability: Activated | EventText) -> None:
        if ability.timing not in PHASE_TIMINGS:
            self.has_quick = True
        elif ability.timing != MAIN_PHASE_TIMING:
            self.has_phase_actions = True
        if ability.timing == IMMEDIATE:
            self.has_immediate = True
        if ability.trigger is not None:
            self.reacted_to.update(kinds_of(ability.trigger))

    def _note_quick(self) -> None:
        self.has_quick = True
        self.has_immediate = True

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
            found = any(isinstance(node, Host | It | That | This) for node in walk(self.nodes[number]))
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

    def amounts_in(self, number: int) -> tuple[Amount, ...]:
        """List the computed amounts inside an ability, except those a choice or another player decides."""
        found = self.amounts.get(number)
        if found is None:
            nodes = list(walk(self.nodes[number]))
            chooses = any(isinstance(node, Choose) for node in nodes)
            others = {id(one) for node in nodes if isinstance(node, EachPlayer | By) for one in walk(node)}
            found = tuple(
                [
                    node
                    for node in nodes
                    if isinstance(node, Amount)
                    and not isinstance(node, ChosenNumber | Spelt)
                    and not (chooses and any(isinstance(one, That | It) for one in walk(node)))
                    and id(node) not in others
                ]
            )
            self.amounts[number] = found
        return found

    def choices_in(self, number: int) -> tuple[Choose, ...]:
        """List the choices inside one instruction, in printed order."""
        found = self.choices.get(number)
        if found is None:
            found = tuple([node for node in walk(self.nodes[number]) if isinstance(node, Choose)])
            self.choices[number] = found
        return found


def zones_with_abilities(definitions: tuple[Definition, ...], options: Options) -> tuple[int, ...]:
    """List the zones outside play where abilities work (701.3); an option excludes flipped cards."""
    used = [ability.zone for definition in definitions for ability in definition.elsewhere]
    ignored = FLIP if options.chaos_timing == "ignored" else PLAY
    return tuple([zone for zone in (HAND, DISCARD_PILE, BANISHED, FLIP) if zone in used and zone != ignored])


def with_tokens(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """List *cards* and the tokens their texts put into play (521.1)."""
    found = {card.id: card for card in cards}
    waiting = list(cards)
    while waiting:
        for node in walk(waiting.pop(0).sides):
            if isinstance(node, Card) and node.id not in found:
                found[node.id] = node
                waiting.append(node)
    return tuple(found.values())
