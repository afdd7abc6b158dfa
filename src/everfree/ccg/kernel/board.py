"""An index of the cards in play: what they watch for, change, forbid and replace.

Built anew from the state whenever that changed, in the order cards entered play. It holds nothing the
state does not say, so a match that was saved and restored goes on in the very same way.
"""

from everfree.ccg.kernel.cast import Cast
from everfree.ccg.kernel.meanings import LISTENS
from everfree.ccg.kernel.state import BOOSTED, FACE_DOWN, State
from everfree.ccg.language.abilities import Activated, Continuous, Replacement, Standing, Triggered
from everfree.ccg.language.changes import Law
from everfree.ccg.language.selectors import Host, This
from everfree.ccg.vocab import CHARACTER, NO_CARD, PLAY, PROBLEM, TROUBLEMAKER, AreaId, CardId


class Board:
    """What the cards in play do to the game."""

    __slots__ = (
        "activated",
        "attachments",
        "characters",
        "laws",
        "on_card",
        "on_many",
        "problem_areas",
        "problems",
        "replacements",
        "triggers",
        "troublemakers",
    )

    def __init__(self, cast: Cast, state: State) -> None:
        self.triggers: dict[int, list[tuple[CardId, Triggered]]] = {}
        """By kind of occurrence."""
        self.on_card: dict[CardId, list[tuple[CardId, Continuous]]] = {}
        """Continuous abilities that touch one card only, by that card."""
        self.on_many: list[tuple[CardId, Continuous]] = []
        self.laws: dict[type[Law], list[tuple[CardId, Standing]]] = {}
        self.replacements: dict[int, list[tuple[CardId, Replacement]]] = {}
        """By kind of occurrence."""
        self.activated: list[tuple[CardId, Activated]] = []
        self.attachments: dict[CardId, list[CardId]] = {}
        self.problems: dict[AreaId, CardId] = {}
        """The Problem in each area that has one."""
        self.characters: list[list[CardId]] = [[] for _ in range(state.seats)]
        """The characters each player controls, frightened ones too."""
        self.troublemakers: list[CardId] = []
        """Face up and face down."""
        for card in state.zones[PLAY * state.seats]:
            host = state.host[card]
            if host != NO_CARD:
                self.attachments.setdefault(host, []).append(card)
            marks = state.marks[card]
            definition = cast.definitions[state.kind[card]]
            kind = definition.type
            if kind & CHARACTER:
                self.characters[state.controller[card]].append(card)
            elif kind == TROUBLEMAKER:
                self.troublemakers.append(card)
            elif kind == PROBLEM:
                self.problems[state.area[card]] = card
            if marks & FACE_DOWN:
                continue
            face = definition.faces[1 if marks & BOOSTED else 0]
            if not face.abilities:
                continue
            for triggered in face.triggered:
                self.triggers.setdefault(LISTENS[type(triggered.trigger)].kind, []).append((card, triggered))
            for continuous in face.continuous:
                if isinstance(continuous.of, This):
                    self.on_card.setdefault(card, []).append((card, continuous))
                elif isinstance(continuous.of, Host):
                    self.on_card.setdefault(host, []).append((card, continuous))
                else:
                    self.on_many.append((card, continuous))
            for standing in face.standing:
                self.laws.setdefault(type(standing.law), []).append((card, standing))
            for replacement in face.replacements:
                replaced = LISTENS[type(replacement.trigger)].kind
                self.replacements.setdefault(replaced, []).append((card, replacement))
            for activated in face.activated:
                self.activated.append((card, activated))
        self.problem_areas: list[AreaId] = sorted(self.problems)
        """Every area that has a Problem, in the order of their creation."""
