"""What a text has mentioned so far, so that later phrases can use pronouns and "that card"."""

from dataclasses import dataclass, fields, replace
from functools import cached_property
from typing import Any, Final

from everfree.ccg.language.abilities import Elsewhere, PlayOn, Replacement, Triggered
from everfree.ccg.language.card import Card, Side
from everfree.ccg.language.nodes import Node, walk
from everfree.ccg.language.terms import (
    A_PROBLEM,
    ADVERSARIES,
    OPPONENT,
    OPPONENTS_PROBLEM,
    THAT_PLAYER,
    YOU,
    Who,
)
from everfree.ccg.language.wordings import EACH_PLAYERS, ONLY
from everfree.ccg.language.words.selectors.conditions import Is, WithCard
from everfree.ccg.language.words.selectors.selectors import THIS, At, Choose, Each, One, This
from everfree.ccg.language.words.triggers.joining import simple
from everfree.ccg.language.words.triggers.triggers import Flips, Trigger
from everfree.ccg.language.words.zones.discarding import Discards, EntersDiscardPile
from everfree.ccg.vocab import CARD, DILEMMA, DISCARD_PILE, HAND, PLAY, PROBLEM, CardType

NOBODY: Final = Who("")
CHOSEN_OPPONENT: Final = Who("a chosen opponent")
"""The player mentioned before is an opponent that the text named: "that opponent"."""

FIRST: Final = Who("the first player")
"""The player mentioned before is the first one to do something."""
SOMEONE: Final = Who("someone")
"""The player mentioned before is printed as a pronoun from now on."""


@dataclass(frozen=True)
class Discourse:
    """What a text has mentioned so far; each method returns a new value."""

    on: CardType = CARD
    """What kind of card the text is printed on."""
    host: CardType = CARD
    """What kind of card an attachment is attached to."""
    player: Who = NOBODY
    """Whom "that player" means: the player of the trigger."""
    actor: Who = YOU
    """Who does what is printed next."""
    this_told: bool = False
    """Whether the card itself was mentioned, so that "it" is clear."""
    problem_told: bool = False
    """Whether a Problem was mentioned, so that "that Problem" is clear."""
    chosen_told: bool = False
    """Whether a card was chosen before, so that "the chosen card" is clear."""
    flipped_told: bool = False
    """Whether a card was just flipped, so that "the flipped card" is clear."""
    of_another: bool = False
    """Whether the instruction is for another player, who was named: that player is "you"."""
    of_many: bool = False
    """Whether those are several players, printed in the plural."""
    you: Who = YOU
    """Whom "you" means if not the reader: a player who is still to be named, then "that player"."""
    that: CardType = CARD
    """What kind of card was mentioned last; a pronoun takes its gender."""
    kind: CardType = CARD
    """What kind of card is in a place; in French, a Friend faces a Problem and a Resource lies on it."""

    general: bool = False
    """Whether the text is about all such players and cards, printed in the plural: what can't happen."""
    is_dilemma: bool = False
    """Whether the text is on a Dilemma: in play it is "this Problem", otherwise "this card" (522.1)."""
    zone: int = PLAY
    """The zone of the card, if the text prints it inside another phrase."""

    @property
    def is_problem(self) -> bool:
        """Tell whether "this Problem" is the card or its host, and not the place of the card."""
        return self.is_dilemma or PROBLEM in (self.on, self.host)

    def _with(self, **changes: Any) -> "Discourse":
        """Return the discourse with *changes*, or itself if there are none: most phrases change nothing."""
        key = tuple(changes.items())
        known = self._changed.get(key)
        if known is None:
            is_same = all(getattr(self, name) == value for name, value in key)
            known = self._changed[key] = self if is_same else replace(self, **changes)
        return known

    @cached_property
    def _changed(self) -> "dict[tuple[tuple[str, Any], ...], Discourse]":
        """The discourses made from this one, by their changes: the same few are asked for again and again."""
        return {}

    @cached_property
    def _hash(self) -> int:
        return hash(tuple([getattr(self, field.name) for field in fields(self)]))

    def __hash__(self) -> int:
        return self._hash

    def after_trigger(self, trigger: Trigger) -> "Discourse":
        """Return the discourse after *trigger*; "that player" is its *who*, or *whose* phase it is."""
        names_this = _names_this(trigger)
        trigger = simple(trigger)
        player = getattr(trigger, "who", getattr(trigger, "whose", NOBODY))
        if player == OPPONENT and getattr(trigger, "wording", "") == EACH_PLAYERS:
            player = CHOSEN_OPPONENT
        what = getattr(trigger, "what", None)
        that = what.description.noun if isinstance(what, One) else self.that
        return self._with(
            player=player,
            this_told=names_this,
            that=that,
            flipped_told=isinstance(trigger, Flips),
        )

    def before(self, trigger: Trigger) -> "Discourse":
        """Return the discourse after *trigger* was told, although it has not happened: no card is flipped."""
        return self.after_trigger(trigger)._with(flipped_told=False)

    def called(self, player: Who) -> "Discourse":
        """Return the discourse with another term for the player of the trigger."""
        return self._with(player=player)

    def naming(self, player: Who) -> "Discourse":
        """Return the discourse with *player*, who is not named yet, as "you"."""
        return self._with(you=player)

    def having_named(self, player: Who) -> "Discourse":
        """Return the discourse with *player*, who has been named, as "you"."""
        return self._with(you=THAT_PLAYER, player=player)

    def after_condition(self, condition: Node | None) -> "Discourse":
        """Return the discourse after *condition*."""
        places = [node.place for node in walk(condition) if isinstance(node, WithCard)]
        states = [test for node in walk(condition) if isinstance(node, Is) for test in node.tests]
        places += [test.place for test in states if isinstance(test, At)]
        return self._with(problem_told=any(place in (A_PROBLEM, OPPONENTS_PROBLEM) for place in places))

    def after_costs(self, costs: tuple[Node, ...]) -> "Discourse":
        """Return the discourse after *costs*."""
        places = [node.place for node in walk(costs) if isinstance(node, This)]
        is_told = any(place in (A_PROBLEM, OPPONENTS_PROBLEM) for place in places)
        return self._with(problem_told=self.problem_told or is_told)

    def after_subject(self, subject: Node) -> "Discourse":
        """Return the discourse after *subject*."""
        return self._with(this_told=_names_this(subject))

    def alone(self) -> "Discourse":
        """Return the discourse for a sentence that is printed by itself: it must name this card again."""
        return self._with(this_told=False)

    def after_choice(self) -> "Discourse":
        """Return the discourse after a card has been chosen."""
        return self._with(chosen_told=True)

    def after_effect(self, effect: Node) -> "Discourse":
        """Return the discourse after *effect*; what it chose, or the only card there is, was named last."""
        chosen = [
            node
            for node in walk(effect)
            if isinstance(node, Choose) or (isinstance(node, Each) and node.wording == ONLY)
        ]
        return self._with(that=chosen[-1].description.noun) if chosen else self

    def for_another(self, *, many: bool = False) -> "Discourse":
        """Return the discourse in which the player, or *many* players, named just before are "you"."""
        return self._with(of_another=True, of_many=many)

    def after_search(self, whose: Who, found: CardType) -> "Discourse":
        """Return the discourse after a card of this kind was found in a player's deck."""
        player = CHOSEN_OPPONENT if whose in ADVERSARIES else self.player if whose == THAT_PLAYER else whose
        return self._with(player=player, that=found)

    def placing(self, kind: CardType) -> "Discourse":
        """Return the discourse for the place of a card of this *kind*."""
        return self._with(kind=kind)

    def in_general(self) -> "Discourse":
        """Return the discourse for what is true of all players and cards of a kind."""
        return self._with(general=True)

    def lying_in(self, zone: int) -> "Discourse":
        """Return the discourse for an ability that works in this *zone*."""
        return self._with(zone=zone)

    def by(self, actor: Who) -> "Discourse":
        """Return the discourse for what *actor* does."""
        return self._with(actor=actor)


def _names_this(node: Node) -> bool:
    return any(isinstance(inner, This) for inner in walk(node))


def opening(card: Card, side: Side) -> Discourse:
    """Return the discourse at the start of a text box: only the card itself is known."""
    hosts = [ability.host.noun for ability in side.abilities if isinstance(ability, PlayOn)]
    return Discourse(card.type, hosts[0] if hosts else CARD, is_dilemma=DILEMMA in side.traits)


def tells_its_zone(ability: Elsewhere) -> bool:
    """Tell whether the trigger is this card entering its discard pile or leaving the hand for it.

    Then no zone need be printed.
    """
    inside = ability.ability
    if isinstance(inside, Replacement) and isinstance(inside.trigger, Discards):
        return inside.trigger.what == THIS and ability.zone == HAND
    watches = isinstance(inside, Triggered) and inside.trigger == EntersDiscardPile(THIS)
    return watches and ability.zone == DISCARD_PILE
