"""707.4: texts that start a faceoff, with their outcomes for winner and losers, or end one."""

from dataclasses import replace
from typing import Any

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.flow.resolve import follow, is_still_there, options_for, remember
from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import CALLED, Faceoff, Occurrence, Scope
from everfree.ccg.kernel.registry import APPLY, FEASIBLE, FLOWS, LATER, TESTS, claims, does, listens
from everfree.ccg.kernel.values.characteristics import amount_of, characters_of
from everfree.ccg.kernel.values.selection import is_player, is_selected, selected
from everfree.ccg.language.words.effects.lasting import Lasting
from everfree.ccg.language.words.faceoffs.faceoffs import (
    Challenge,
    Challenges,
    Defeat,
    EndFaceoff,
    InFaceoff,
    Outcome,
    StartFaceoff,
    StartFaceoffAt,
)
from everfree.ccg.language.words.selectors.selectors import Choose, Selector
from everfree.ccg.rules.confront.challenging import challengers_of, pay_for_challenge, refuse_challengers
from everfree.ccg.rules.faceoffs.faceoffs import RunFaceoff, current, started
from everfree.ccg.rules.faceoffs.involvement import involved_cards, is_involved
from everfree.ccg.rules.priority.phase_actions import as_it_closes
from everfree.ccg.rules.turn.troublemaker_phase import foe_of, refuse_challenging
from everfree.ccg.rules.words.flow import Flow, cards_for, wrong_instruction
from everfree.ccg.vocab import (
    CHALLENGE_STEP,
    EFFECT_FACEOFF,
    NO_SEAT,
    TROUBLEMAKER_FACEOFF,
    AreaId,
    CardId,
    Ref,
    Seat,
    card_of,
)


class StartedFaceoff(RunFaceoff):
    """707.4: a faceoff that an effect started; it runs once the window in which it started has closed."""

    def begin(self, game: Kernel) -> None:
        """514.3: flip at once, because that window counts as the one before the flips."""
        game.state.faceoff = replace(current(game), called=0)
        self.flip(game)

    def reward(self, game: Kernel) -> None:
        """514.5d: give a challenge its usual reward; in any other faceoff follow the outcomes of its text."""
        faceoff = current(game)
        if faceoff.kind == TROUBLEMAKER_FACEOFF:
            super().reward(game)
            return
        self.step = "rewarded"
        for frame in reversed(outcomes_of(game, faceoff)):
            game.push(frame)

    def leave(self, game: Kernel) -> None:
        """R32: let the turn player open a new window in the same phase."""
        super().leave(game)
        phase = game.top()
        if phase.can_open_window():
            phase.step = "run"
        elif game.definitions.has_phase_actions:
            as_it_closes(game)


def outcomes_of(game: Kernel, faceoff: Faceoff) -> list[Frame]:
    """514.5d: list the frames of what winner and losers do; none if nobody won (R4)."""
    node = game.definitions.nodes[faceoff.effect]
    scope = faceoff.scope
    if not isinstance(node, (StartFaceoff, StartFaceoffAt)) or scope is None:
        raise wrong_instruction(node)
    found: list[Frame] = []
    if faceoff.winner == NO_SEAT:
        return found
    for outcome in node.outcomes:
        for seat in seats_of_outcome(outcome, faceoff):
            if is_player(outcome.who, seat, scope.you):
                theirs = scope.by(seat)
                if isinstance(outcome.effect, Lasting):  # what happens later is about the cards involved now
                    theirs = theirs.meaning(tuple([game.ref(card) for card in involved_cards(game, seat)]))
                found.append(follow(game.definitions.number_of(outcome.effect), theirs))
    return found


def seats_of_outcome(outcome: Outcome, faceoff: Faceoff) -> list[Seat]:
    """List the winner, or all other players involved, as the outcome says."""
    return [seat for seat in faceoff.seats if (seat == faceoff.winner) == outcome.wins]


class FaceoffFlow(Flow):
    """An instruction that chooses cards and starts a faceoff; none can start during another (707.4a)."""

    __slots__ = ("first",)

    def __init__(self, number: int, scope: Scope, first: tuple[Ref, ...] = ()) -> None:
        super().__init__(number, scope)
        self.first = first
        """The cards of the first choice."""

    def data(self) -> tuple[Any, ...]:
        return (self.number, self.scope, self.first)

    def ask_again(self, game: Kernel) -> bool:
        """Start over with the first choice, because nothing has been done yet."""
        self.step = "begin"
        return is_still_there(game)

    def begin(self, game: Kernel) -> None:
        """707.4a: stop if a faceoff is under way or the cards needed for one are missing; else ask."""
        if not self.can_start(game):
            game.done()
            return
        self.step = "chosen_first"
        self.ask_first(game)

    def can_start(self, game: Kernel) -> bool:
        raise NotImplementedError

    def ask_first(self, game: Kernel) -> None:
        """Ask for the first card, if there is a choice."""
        raise NotImplementedError

    def answered(self, game: Kernel) -> tuple[Ref, ...]:
        """Return the card that was chosen."""
        return (game.ref(CardId(game.state.answer[1])),)

    def start(self, game: Kernel, faceoff: Faceoff, that: tuple[Ref, ...]) -> None:
        """707.4: start the faceoff without opening a window; "that card" means *that* from now on."""
        game.done()
        remember(game, that)
        game.state.faceoff = faceoff
        game.occur([started(faceoff, self.scope.source)])


class FollowStartFaceoff(FaceoffFlow):
    """514.2c: a faceoff between certain cards, named or chosen."""

    def instruction(self, game: Kernel) -> StartFaceoff:
        return self.node(game, StartFaceoff)

    def can_start(self, game: Kernel) -> bool:
        return _can_start(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask for your card."""
        node = self.instruction(game)
        if isinstance(node.mine, Choose):
            self.ask_card(game, starters(game, node, self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask for the card that yours will face."""
        node = self.instruction(game)
        self.first = self.answered(game) if isinstance(node.mine, Choose) else self.named(game, node.mine)
        self.step = "chosen_second"
        if isinstance(node.theirs, Choose):
            self.ask_card(game, rivals_of(game, node, self.scope, self.first))

    def named(self, game: Kernel, selector: Selector) -> tuple[Ref, ...]:
        """Return the cards a text names without a choice."""
        return tuple([game.ref(card) for card in cards_for(game, selector, self.scope)])

    def chosen_second(self, game: Kernel) -> None:
        """Start the faceoff."""
        theirs = self.instruction(game).theirs
        second = self.answered(game) if isinstance(theirs, Choose) else self.named(game, theirs)
        you = self.scope.you
        foes = [game.state.controller[card_of(one)] for one in second]
        seats = (you, *[seat for seat in game.opponents(you) if seat in foes])
        faceoff = Faceoff(
            EFFECT_FACEOFF,
            you,
            seats,
            (),
            involved=(*self.first, *second),
            called=CALLED,
            effect=self.number,
            scope=self.scope.meaning(second),
        )
        self.start(game, faceoff, second)


def starters(game: Kernel, effect: StartFaceoff, scope: Scope) -> list[CardId]:
    """List your cards that can start this faceoff: those with at least one card they may face."""
    return [
        card
        for card in cards_for(game, effect.mine, scope)
        if rivals_of(game, effect, scope, (game.ref(card),))
    ]


def rivals_of(game: Kernel, effect: StartFaceoff, scope: Scope, first: tuple[Ref, ...]) -> list[CardId]:
    """List the cards that *first* may face; if it was chosen, "that card" in the text means it."""
    are_chosen = isinstance(effect.mine, Choose) and isinstance(effect.theirs, Choose)
    return cards_for(game, effect.theirs, scope.meaning(first) if are_chosen else scope)


class FollowStartFaceoffAt(FaceoffFlow):
    """514.2e: a faceoff at a Problem between the characters of two players there."""

    def instruction(self, game: Kernel) -> StartFaceoffAt:
        return self.node(game, StartFaceoffAt)

    def can_start(self, game: Kernel) -> bool:
        return _can_start_at(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask at which Problem."""
        self.ask_card(game, arenas(game, self.instruction(game), self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask against which opponent, if several have characters there."""
        self.first = self.answered(game)
        area = game.state.area[card_of(self.first[0])]
        self.step = "chosen_opponent"
        options: list[tuple[int, ...]] = [
            (option.SEAT, seat) for seat in game.opponents(self.scope.you) if has_characters(game, seat, area)
        ]
        game.ask(self.scope.you, "opponent", options, source=self.source())

    def chosen_opponent(self, game: Kernel) -> None:
        """Start the faceoff."""
        you = self.scope.you
        faceoff = Faceoff(
            EFFECT_FACEOFF,
            you,
            (you, Seat(game.state.answer[1])),
            (game.state.area[card_of(self.first[0])],),
            called=CALLED,
            effect=self.number,
            scope=self.scope.meaning(self.first),
        )
        self.start(game, faceoff, self.first)


def has_characters(game: Kernel, seat: Seat, area: AreaId) -> bool:
    """Tell whether a player has a character in *area*."""
    return any(game.state.area[card] == area for card in characters_of(game, seat))


def arenas(game: Kernel, effect: StartFaceoffAt, scope: Scope) -> list[CardId]:
    """List the Problems where you and some opponent have characters."""
    area = game.state.area
    return [
        card
        for card in options_for(game, effect.problem, scope)
        if has_characters(game, scope.you, area[card])
        and any(has_characters(game, seat, area[card]) for seat in game.opponents(scope.you))
    ]


class FollowChallenge(FaceoffFlow):
    """514.2a.i: a Troublemaker faceoff of the characters the text names, or of all at the Problem."""

    def instruction(self, game: Kernel) -> Challenge:
        return self.node(game, Challenge)

    def can_start(self, game: Kernel) -> bool:
        return _can_challenge(game, self.instruction(game), self.scope)

    def ask_first(self, game: Kernel) -> None:
        """Ask which Troublemaker; one that the text names is the only option."""
        self.ask_card(game, challengeable(game, self.instruction(game), self.scope))

    def chosen_first(self, game: Kernel) -> None:
        """Ask which character challenges, if the text leaves the choice."""
        node = self.instruction(game)
        self.first = self.answered(game)
        self.step = "chosen_second"
        if isinstance(node.using, Choose):
            self.ask_card(game, options_for(game, node.using, self.scope))

    def chosen_second(self, game: Kernel) -> None:
        """Start the faceoff; with all characters at the Problem it occurs there (514.2e)."""
        using = self.instruction(game).using
        you = self.scope.you
        troublemaker = self.first[0]
        foe = foe_of(game, you, card_of(troublemaker))
        area = game.state.area[card_of(troublemaker)]
        if game.state.step == CHALLENGE_STEP:
            game.state.challenged.append(troublemaker)
        if using is None:
            faceoff = Faceoff(
                TROUBLEMAKER_FACEOFF, you, (you, foe), (area,), troublemaker, foe, called=CALLED
            )
        else:
            named = (
                self.answered(game)
                if isinstance(using, Choose)
                else tuple([game.ref(card) for card in cards_for(game, using, self.scope)])
            )
            faceoff = Faceoff(
                TROUBLEMAKER_FACEOFF,
                you,
                (you, foe),
                (),
                troublemaker,
                foe,
                involved=(troublemaker, *named),
                called=CALLED,
            )
        self.start(game, faceoff, self.first)
        pay_for_challenge(game, you, card_of(troublemaker))


def challengeable(game: Kernel, effect: Challenge, scope: Scope) -> list[CardId]:
    """List the Troublemakers this instruction can challenge, by 608.1 and 608.2 but in any step."""
    you = scope.you
    area = game.state.area
    return [
        card
        for card in cards_for(game, effect.what, scope)
        if refuse_challenging(game, you, card) is None
        and not is_challenged(game, card)
        and (effect.using is not None or has_characters(game, you, area[card]))
        and refuse_challengers(game, you, card, challengers_by(game, effect, scope, card)) is None
    ]


def challengers_by(game: Kernel, effect: Challenge, scope: Scope, card: CardId) -> list[CardId]:
    """List the characters that would challenge *card*: those the text names, or all there.

    Of characters still to be chosen, the first stands for the chosen one.
    """
    if effect.using is None:
        return challengers_of(game, scope.you, card)
    named = cards_for(game, effect.using, scope)
    return named[:1] if isinstance(effect.using, Choose) else named


def is_challenged(game: Kernel, card: CardId) -> bool:
    """608.3: tell whether *card* was already challenged in the current Challenge Step."""
    state = game.state
    return state.step == CHALLENGE_STEP and game.ref(card) in state.challenged


def _can_start(game: Kernel, effect: StartFaceoff, scope: Scope) -> bool:
    return game.state.faceoff is None and bool(starters(game, effect, scope))


def _can_start_at(game: Kernel, effect: StartFaceoffAt, scope: Scope) -> bool:
    return game.state.faceoff is None and bool(arenas(game, effect, scope))


def _can_challenge(game: Kernel, effect: Challenge, scope: Scope) -> bool:
    if game.state.faceoff is not None or not challengeable(game, effect, scope):
        return False
    return effect.using is None or bool(cards_for(game, effect.using, scope))


def _in_faceoff(
    game: Kernel, test: InFaceoff, card: CardId, source: CardId, you: Seat, scope: Scope | None
) -> bool:
    return is_involved(game, card)


def _challenges(game: Kernel, trigger: Challenges, occurrence: Occurrence, source: CardId, you: Seat) -> bool:
    return (
        occurrence.amount == TROUBLEMAKER_FACEOFF
        and is_player(trigger.who, occurrence.seat, you)
        and is_selected(game, trigger.what, occurrence.card, source, you)
        and (trigger.fewer_than == 0 or number_of_challengers(game, occurrence) < trigger.fewer_than)
        and (
            trigger.more_than is None
            or number_of_challengers(game, occurrence) > amount_of(game, trigger.more_than, source, you)
        )
    )


def number_of_challengers(game: Kernel, occurrence: Occurrence) -> int:
    """Count the characters of the player who challenges, or who would if no faceoff is under way yet."""
    if game.state.faceoff is None:
        return how_many(game, list(occurrence.cards))
    return how_many(game, [one for one in characters_of(game, occurrence.seat) if is_involved(game, one)])


def cut(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """514.6: mark the faceoff to end once the effects that are waiting have been processed."""
    faceoff = game.state.faceoff
    if faceoff is None or faceoff.is_cut:
        return None
    game.state.faceoff = replace(faceoff, is_cut=1)
    return occurrence


def _end_faceoff(
    game: Kernel, effect: EndFaceoff, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    return [Occurrence(kinds.FACEOFF_CUT, scope.you, source=scope.source, by=scope.you)]


def _can_end_faceoff(game: Kernel, effect: EndFaceoff, scope: Scope) -> bool:
    return game.state.faceoff is not None


def _defeat(
    game: Kernel, effect: Defeat, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    """514.5a: defeat the Troublemakers; no characters were involved."""
    found: list[Occurrence] = []
    you = scope.you
    for one in selected(game, effect.what, scope, picked):
        card = card_of(one)
        if game.is_current(one):
            points, area = game.definition(card).points, game.state.area[card]
            found.append(Occurrence(kinds.DEFEATED, you, card, points, area, source=scope.source, by=you))
    return found


LATER.continue_faceoff = StartedFaceoff
FLOWS[StartFaceoff] = FollowStartFaceoff
FLOWS[StartFaceoffAt] = FollowStartFaceoffAt
FLOWS[Challenge] = FollowChallenge
FEASIBLE[StartFaceoff] = _can_start
FEASIBLE[StartFaceoffAt] = _can_start_at
FEASIBLE[Challenge] = _can_challenge
TESTS[InFaceoff] = _in_faceoff
listens(Challenges, kinds.FACEOFF_STARTED, _challenges)
APPLY[kinds.FACEOFF_CUT] = cut
FEASIBLE[EndFaceoff] = _can_end_faceoff
does(EndFaceoff, _end_faceoff)
does(Defeat, _defeat, kind=kinds.DEFEATED)

claims("707.4", "R32", StartedFaceoff.begin)
claims("R32", StartedFaceoff.leave)
claims("514.5d", outcomes_of)
claims("514.2c", FollowStartFaceoff.chosen_second)
claims("514.2e", FollowStartFaceoffAt.chosen_opponent)
claims("514.2a.i", FollowChallenge.chosen_second)
claims("608.3", is_challenged)
claims("707.4a", FaceoffFlow.begin)
claims("514.6", cut)
