"""What a reader of a text knows already, so that the next word can be told shortly."""

from dataclasses import dataclass, replace
from typing import Final

from everfree.ccg.language.abilities import Elsewhere, PlayOn, Triggered
from everfree.ccg.language.card import Card, Side
from everfree.ccg.language.conditions import HostAt, IsAt, WithCard
from everfree.ccg.language.discarding import EntersDiscardPile
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.selectors import THIS, Choose, One, This, ThisAt
from everfree.ccg.language.triggers import Flips, Trigger
from everfree.ccg.language.wordings import EACH_PLAYERS
from everfree.ccg.language.words import (
    A_PROBLEM,
    ADVERSARIES,
    OPPONENT,
    OPPONENTS_PROBLEM,
    THAT_PLAYER,
    YOU,
    Who,
)
from everfree.ccg.vocab import CARD, DISCARD_PILE, PLAY, PROBLEM, CardType

NOBODY: Final = Who("")
CHOSEN_OPPONENT: Final = Who("a chosen opponent")
"""The player a text spoke of is an opponent it named before: "that opponent"."""

FIRST: Final = Who("the first player")
"""The player a text spoke of is the first one to do something."""
SOMEONE: Final = Who("someone")
"""The player a text spoke of is told by a pronoun from then on."""


@dataclass(frozen=True)
class Discourse:
    """The state of a conversation; every step gives a new one."""

    on: CardType = CARD
    """What kind of card the text is printed on."""
    host: CardType = CARD
    """What kind of card it is attached to, for an attachment."""
    player: Who = NOBODY
    """Whom "that player" means: the player of the trigger."""
    actor: Who = YOU
    """Who does what is told next."""
    this_told: bool = False
    """Whether the card itself was named, so that "it" is clear."""
    problem_told: bool = False
    """Whether a Problem was named, so that "that Problem" is clear."""
    chosen_told: bool = False
    """Whether a card was chosen before, so that "the chosen card" is clear."""
    flipped_told: bool = False
    """Whether a card was just flipped, so that "the flipped card" is clear."""
    of_another: bool = False
    """Whether "you" is another player, who was named: an instruction that somebody else follows."""
    of_many: bool = False
    """Whether these are several players, told as many."""
    you: Who = YOU
    """Whom "you" means where it is not the reader: a player to be named, then that player."""
    that: CardType = CARD
    """What kind of card was spoken of last, so that a pronoun has its gender."""
    kind: CardType = CARD
    """What is being placed: in French a Friend faces a Problem, a Resource lies on it."""

    zone: int = PLAY
    """Where the card is, if its text tells that along the way."""

    @property
    def is_problem(self) -> bool:
        """Whether "this Problem" is the card or its host, and not where the card is."""
        return PROBLEM in (self.on, self.host)

    def after_trigger(self, trigger: Trigger) -> "Discourse":
        """Go on once *trigger* has been told; its player is called who, or whose the phase is."""
        player = getattr(trigger, "who", getattr(trigger, "whose", NOBODY))
        if player == OPPONENT and getattr(trigger, "wording", "") == EACH_PLAYERS:
            player = CHOSEN_OPPONENT
        what = getattr(trigger, "what", None)
        that = what.description.noun if isinstance(what, One) else self.that
        return replace(
            self,
            player=player,
            this_told=_names_this(trigger),
            that=that,
            flipped_told=isinstance(trigger, Flips),
        )

    def called(self, player: Who) -> "Discourse":
        """Go on with another way to call the player of the trigger."""
        return replace(self, player=player)

    def naming(self, player: Who) -> "Discourse":
        """Go on with *player*, who is not named yet, as "you"."""
        return replace(self, you=player)

    def having_named(self, player: Who) -> "Discourse":
        """Go on with *player*, who has been named, as "you"."""
        return replace(self, you=THAT_PLAYER, player=player)

    def after_condition(self, condition: Node | None) -> "Discourse":
        """Go on once *condition* has been told."""
        places = [node.place for node in walk(condition) if isinstance(node, HostAt | IsAt | WithCard)]
        return replace(self, problem_told=any(place in (A_PROBLEM, OPPONENTS_PROBLEM) for place in places))

    def after_costs(self, costs: tuple[Node, ...]) -> "Discourse":
        """Go on once *costs* have been told."""
        places = [node.place for node in walk(costs) if isinstance(node, ThisAt)]
        is_told = any(place in (A_PROBLEM, OPPONENTS_PROBLEM) for place in places)
        return replace(self, problem_told=self.problem_told or is_told)

    def after_subject(self, subject: Node) -> "Discourse":
        """Go on once *subject* has been named."""
        return replace(self, this_told=_names_this(subject))

    def after_choice(self) -> "Discourse":
        """Go on once a card has been chosen."""
        return replace(self, chosen_told=True)

    def after_effect(self, effect: Node) -> "Discourse":
        """Go on once *effect* has been told: what it chose is what was spoken of last."""
        chosen = [node for node in walk(effect) if isinstance(node, Choose)]
        return replace(self, that=chosen[-1].description.noun) if chosen else self

    def for_another(self, *, many: bool = False) -> "Discourse":
        """Go on with what another player, or *many*, just named, do as "you"."""
        return replace(self, of_another=True, of_many=many)

    def after_search(self, whose: Who, found: CardType) -> "Discourse":
        """Go on once a card of this kind was found in a player's deck."""
        player = CHOSEN_OPPONENT if whose in ADVERSARIES else self.player if whose == THAT_PLAYER else whose
        return replace(self, player=player, that=found)

    def placing(self, kind: CardType) -> "Discourse":
        """Go on with where a card of this *kind* is."""
        return replace(self, kind=kind)

    def lying_in(self, zone: int) -> "Discourse":
        """Go on with a card that works in this *zone*."""
        return replace(self, zone=zone)

    def by(self, actor: Who) -> "Discourse":
        """Go on with what *actor* does."""
        return replace(self, actor=actor)


def _names_this(node: Node) -> bool:
    return any(isinstance(inner, This | ThisAt) for inner in walk(node))


def opening(card: Card, side: Side) -> Discourse:
    """Give what a reader knows from the card alone."""
    hosts = [ability.host.noun for ability in side.abilities if isinstance(ability, PlayOn)]
    return Discourse(card.type, hosts[0] if hosts else CARD)


def sees_itself_arrive(ability: Elsewhere) -> bool:
    """Tell whether it goes without saying where the card is: it watches itself come there."""
    inside = ability.ability
    watches = isinstance(inside, Triggered) and inside.trigger == EntersDiscardPile(THIS)
    return watches and ability.zone == DISCARD_PILE
