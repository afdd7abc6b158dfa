"""What the faces of cards in play are computed from, so that equal inputs need no second computation (711).

A change of what cards are that has a condition must be looked at again after each occurrence. Mostly nothing
that such a condition can ask about is different then: a phase has begun, or a token was paid. Comparing lists
of numbers is much faster than applying the changes.
"""

from typing import TYPE_CHECKING

from everfree.ccg.vocab import PLAY

if TYPE_CHECKING:
    from everfree.ccg.kernel.kernel import Kernel
    from everfree.ccg.kernel.state import State

Facts = tuple[object, ...]
"""Copies of lists and values of a state, in a fixed order."""


class Inputs:
    """What a state was like when its faces were computed."""

    __slots__ = ("about_cards_alone", "facts")

    def __init__(self, game: "Kernel", *, about_cards_alone: bool) -> None:
        self.about_cards_alone = about_cards_alone
        """Whether only cards in play were looked at (`ASKS_ABOUT_CARDS_IN_PLAY`)."""
        self.facts = facts_of(game, about_cards_alone=about_cards_alone)

    def are_those_of(self, game: "Kernel") -> bool:
        """Tell whether the faces computed then are those of the present state, too."""
        return self.facts == facts_of(game, about_cards_alone=self.about_cards_alone)


def facts_of(game: "Kernel", *, about_cards_alone: bool) -> Facts:
    """Return the part of the state that texts on what cards are can ask about."""
    state = game.state
    if about_cards_alone:
        return facts_about_cards(state)
    definitions = game.definitions
    phase = state.phase if definitions.asks_about_phase else -1
    tokens = state.tokens[:] if definitions.asks_about_tokens else ()
    return (phase, tokens, *facts_about_cards(state), *other_facts(state))


def facts_about_cards(state: "State") -> Facts:
    """Return what texts on cards in play, their places and controllers can ask about."""
    return (
        state.zones[PLAY * state.seats][:],
        state.definition[:],
        state.controller[:],
        state.area[:],
        state.area_kind[:],
        state.area_owner[:],
        state.host[:],
        state.marks[:],
        state.stamps[:],
        state.incarnation[:] if state.modifiers else (),  # a card in play keeps its own
        state.counters[:],
        state.token_stacks[:],
        state.copying[:],
        state.noted[:],
        state.modifiers[:],
        state.present[:],
    )


def other_facts(state: "State") -> Facts:
    """Return what conditions on powers, players, the turn and the faceoff can ask about besides.

    No condition asks which step it is, who has priority, what waits or what can be reacted to. The phase and
    the action tokens, which change most often, are left to the caller.
    """
    return (
        [cards[:] for cards in state.zones],
        state.owner[:],
        state.zone[:],
        state.incarnation[:],
        state.known[:],
        state.score[:],
        state.scored[:],
        state.played[:],
        state.turn,
        state.turn_player,
        state.first_player,
        state.beneath[:],
        state.moved[:],
        state.left[:],
        state.challenged[:],
        state.challenged_areas[:],
        state.confronted[:],
        state.contested[:],
        state.contested_by[:],
        state.claimed[:],
        state.resolved[:],
        state.turned[:],
        state.inspired_turn,
        state.faceoff,
    )
