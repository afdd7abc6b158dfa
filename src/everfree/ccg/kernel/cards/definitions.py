"""The cards of one match, prepared once: definitions, their faces, and a number for every node.

`Definitions` is shared by all states of a match and never changes. Nodes are numbered here because a state
refers to them by number, also in its bytes. The numbers must therefore depend only on what the cards do:
fields that only affect printed text are emptied, and a node that occurs in two places is duplicated.
"""

from typing import Final

from everfree.ccg.editions import COMPREHENSIVE, Options
from everfree.ccg.kernel.cards.faces import Face, printed_face
from everfree.ccg.kernel.cards.features import Features
from everfree.ccg.kernel.cards.names import NamedCard, nameable
from everfree.ccg.language.abilities import (
    Ability,
    AdditionalCost,
    AlsoPlayed,
    Elsewhere,
    EventText,
    Further,
    PlayOn,
    PlayToHome,
    Standing,
)
from everfree.ccg.language.card import Card, Need
from everfree.ccg.language.nodes import unshared, walk, without_text
from everfree.ccg.language.terms import PHASE_TIMINGS
from everfree.ccg.language.words.effects.attaching import host_description
from everfree.ccg.language.words.effects.control import TAKEN
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.laws.play_needs import PlayOnlyIf
from everfree.ccg.language.words.laws.prices import OwnCost
from everfree.ccg.language.words.selectors.conditions import Condition
from everfree.ccg.language.words.selectors.selectors import Description
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


class Definition:
    """A card of this match as the kernel reads it: printed values, faces and abilities."""

    __slots__ = (
        "also",
        "bonus",
        "card",
        "cost",
        "elsewhere",
        "event",
        "faces",
        "host",
        "in_play",
        "instructions",
        "is_conditional",
        "is_for_home",
        "is_for_windows",
        "is_hasty",
        "is_quick",
        "is_shaping",
        "more_costs",
        "needs",
        "only_if",
        "own_costs",
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
        self.in_play: Face | None = (
            printed_face(card.front, PROBLEM) if DILEMMA in card.front.traits else None
        )
        """Its face in play if that differs: a Dilemma is only a Problem there (522.1)."""
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
        self.own_costs: tuple[Standing, ...] = ()
        """What makes it cheaper to play."""
        self.also: AlsoPlayed | None = None
        """With which timing it may be played, too, if it is no Event."""
        self.more_costs: tuple[Effect, ...] = ()
        """What is paid besides the printed cost to play it (508.1)."""
        self.is_quick = False
        """Whether it is an Event that is played while having priority (512.4, 512.5)."""
        self.is_hasty = self.faces[0].keywords & HASTY_BIT != 0
        """Whether it may be played while having priority as well (glossary: Hasty)."""
        self.is_conditional = card.type == PROBLEM
        """Whether more than its price, requirements and place may keep a player from playing it."""
        for ability in card.front.abilities:
            self._read(ability)
        self.is_for_windows = self._may_be_for_windows()
        """Whether its own text may let a player with priority play it; a list of actions skips others."""

    def _may_be_for_windows(self) -> bool:
        # Not in the constructor: there the type checker holds `also` for None, and the compiler believes it.
        return self.is_quick or self.is_hasty or self.also is not None

    def _read(self, ability: Ability) -> None:
        """Note what an ability says about playing the card."""
        if isinstance(ability, Standing) and isinstance(ability.law, PlayOnlyIf):
            self.is_conditional = True
            self.only_if = (*self.only_if, ability.law.condition)
        elif isinstance(ability, Standing) and isinstance(ability.law, OwnCost):
            self.own_costs = (*self.own_costs, ability)
        elif isinstance(ability, EventText):
            self.event = ability
            self.is_quick = ability.timing not in PHASE_TIMINGS
            self.instructions = (ability.effect,)
        elif isinstance(ability, Further):
            self.instructions = (*self.instructions, ability.effect)
        elif isinstance(ability, PlayOn):
            self.played_on = ability.host
            self.host = host_description(self.card.front.abilities, ability)
        elif isinstance(ability, AlsoPlayed):
            self.also = ability
        elif isinstance(ability, PlayToHome):
            self.is_for_home = True
        elif isinstance(ability, AdditionalCost):
            self.is_conditional = True
            self.more_costs = (*self.more_costs, *ability.costs)


MOST_CHANGED_FACES: Final = 2000
"""How many faces made by changes a match keeps (`Definitions.keep_face`)."""


class Definitions(Features):
    """Everything about a match that never changes."""

    __slots__ = ("cards", "changed_faces", "elsewhere", "names", "number", "options")

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
        super().__init__()
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
        self.changed_faces: dict[tuple[int, int], tuple[Face, Face]] = {}
        """By the id of a face and the number of a change: the face, and what the change makes of it."""
        self._number_nodes(everything, len(real))
        self.summarize(everything)

    def keep_face(self, before: Face, change: int, after: Face) -> None:
        """Keep what a change makes of a face, which is the same in every state; keep only so many."""
        if len(self.changed_faces) >= MOST_CHANGED_FACES:
            self.changed_faces.clear()
        self.changed_faces[id(before), change] = (before, after)

    def _number_nodes(self, cards: tuple[Card, ...], real: int) -> None:
        """Number the nodes of all cards; those of the first *real* cards don't depend on the others."""
        for place, card in enumerate(cards):
            if place == real:
                self.enter((TAKEN,))
            for side in card.sides:
                self.enter(side.keywords)
                self.enter(side.abilities)
        self.enter((TAKEN,))


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
