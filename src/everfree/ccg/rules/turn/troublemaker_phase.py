"""606 to 608: uncovering and challenging Troublemakers."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.cards.zones import turn_face_up
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Faceoff, Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import APPLY, claims
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.kernel.values.prohibitions import refuse_by_law
from everfree.ccg.rules.confront.challenging import challengers_of, pay_for_challenge, refuse_challengers
from everfree.ccg.rules.core.troublemaker_blocks import is_epic
from everfree.ccg.rules.core.uniqueness import repair
from everfree.ccg.rules.faceoffs.faceoffs import RunFaceoff
from everfree.ccg.rules.turn.phases import Phase, Step
from everfree.ccg.vocab import (
    CHALLENGE_STEP,
    EPIC,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    TROUBLEMAKER_PHASE,
    UNCOVER_STEP,
    VILLAIN_BIT,
    AreaId,
    CardId,
    Seat,
)


class TroublemakerPhase(Phase):
    """606: uncover, then challenge."""

    def number(self) -> int:
        return TROUBLEMAKER_PHASE

    def run(self, game: Kernel) -> None:
        """607: start the Uncover Step."""
        self.step = "challenge"
        game.push(UncoverStep())

    def challenge(self, game: Kernel) -> None:
        """608: start the Challenge Step."""
        self.step = "end"
        game.push(ChallengeStep())


def troublemakers_at(game: Kernel, area: AreaId) -> list[CardId]:
    """List the Troublemakers in *area*, face up and face down."""
    return [card for card in game.board().troublemakers if game.state.area[card] == area]


def uncoverable(game: Kernel) -> list[CardId]:
    """607.1, 607.2: list the turn player's face-down Troublemakers that can be uncovered."""
    state = game.state
    return [
        card
        for card in game.board().troublemakers
        if state.controller[card] == state.turn_player and can_be_uncovered(game, card)
    ]


def can_be_uncovered(game: Kernel, card: CardId) -> bool:
    """607.1: tell whether *card* is a face-down Troublemaker, and no Epic one lies face up beside it.

    104.2: nor may a text forbid it.
    """
    if not game.is_face_down(card) or game.type_of(card) != TROUBLEMAKER:
        return False
    seat, area = game.state.controller[card], game.state.area[card]
    if refuse_by_law(game, Occurrence(kinds.UNCOVERED, seat, card, area=area, by=seat)) is not None:
        return False
    return not any(is_epic(game, other) for other in troublemakers_at(game, game.state.area[card]))


def turn_up(game: Kernel, seat: Seat, card: CardId) -> None:
    """607.3: uncover *card* for *seat*; an Epic one then dismisses the others that are face up there."""
    area = game.state.area[card]
    others: list[Occurrence] = []
    if will_be_epic(game, card):
        others = [
            Occurrence(kinds.DISMISSED, game.state.controller[other], other, by=seat)
            for other in troublemakers_at(game, area)
            if other != card and not game.is_face_down(other)
        ]
    game.occur_before([Occurrence(kinds.UNCOVERED, seat, card, area=area, by=seat)], others)


class UncoverStep(Step):
    """607: uncover the turn player's face-down Troublemakers one by one (R30)."""

    def number(self) -> int:
        return UNCOVER_STEP

    def run(self, game: Kernel) -> None:
        """607.2: ask which one is next."""
        cards = uncoverable(game)
        if not cards:
            self.step = "end"
            return
        self.step = "chosen"
        options: list[tuple[int, ...]] = [(option.CARD, card) for card in cards]
        game.ask(game.state.turn_player, "uncover", options)

    def chosen(self, game: Kernel) -> None:
        """607.3: turn it face up."""
        self.step = "uncovered"
        turn_up(game, game.state.turn_player, CardId(game.state.answer[1]))

    def uncovered(self, game: Kernel) -> None:
        """516.4: repair violations that are left after an Epic Troublemaker has dismissed the others."""
        self.step = "run"
        repair(game)


def will_be_epic(game: Kernel, card: CardId) -> bool:
    """Tell whether a covered Troublemaker is Epic once it is face up."""
    face = game.face(card)
    if game.definitions.options.epic_source == "villain_keyword":
        return face.keywords & VILLAIN_BIT != 0
    return EPIC in face.traits


def refuse_challenging(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """608.1: say why *seat* can't challenge *card* at any time: it is covered, or their own and not Epic."""
    if game.is_face_down(card) or game.type_of(card) != TROUBLEMAKER:
        return Refusal("608.1", "not-face-up", card=card)
    if game.state.controller[card] == seat and not is_epic(game, card):
        return Refusal("608.1", "your-own", card=card)
    return None


def refuse_challenge(game: Kernel, seat: Seat, card: CardId) -> Refusal | None:
    """608.1 to 608.3: say why *seat* can't challenge *card* in the Challenge Step."""
    refusal = refuse_challenging(game, seat, card)
    if refusal is not None:
        return refusal
    state = game.state
    area = state.area[card]
    if game.ref(card) in state.challenged:
        return Refusal("608.3", "already-challenged", card=card)
    limit = game.definitions.options.challenges_per_problem
    if limit and state.challenged_areas.count(area) >= limit:
        return Refusal("608.1", "one-challenge-a-problem", area=area)
    if not any(state.area[one] == area for one in characters_of(game, seat)):
        return Refusal("608.2", "nobody-there", area=area)
    refusal = refuse_challengers(game, seat, card, challengers_of(game, seat, card))
    if refusal is not None:
        return refusal
    if state.turn_player != seat or not state.frames or not isinstance(state.frames[-1], ChallengeStep):
        return Refusal("608.1", "not-challenge-step")
    return None


class ChallengeStep(Step):
    """608: let the turn player challenge Troublemakers, one at a time."""

    def number(self) -> int:
        return CHALLENGE_STEP

    def begin(self, game: Kernel) -> None:
        """Clear the challenges of the previous Challenge Step."""
        game.state.challenged = []
        game.state.challenged_areas = []
        super().begin(game)

    def run(self, game: Kernel) -> None:
        """608.1: ask which Troublemaker to challenge, if any."""
        seat = game.state.turn_player
        options: list[tuple[int, ...]] = [
            (option.CARD, card)
            for card in game.board().troublemakers
            if refuse_challenge(game, seat, card) is None
        ]
        self.step = "chosen"
        game.ask(seat, "challenge", [*options, (option.DONE,)])

    def chosen(self, game: Kernel) -> None:
        """608.4: start a Troublemaker faceoff."""
        answer = game.state.answer
        if answer[0] == option.DONE:
            self.step = "end"
            return
        state = game.state
        card = CardId(answer[1])
        area = state.area[card]
        state.challenged.append(game.ref(card))
        state.challenged_areas.append(area)
        seat = state.turn_player
        foe = foe_of(game, seat, card)
        self.step = "run"
        faceoff = Faceoff(TROUBLEMAKER_FACEOFF, seat, (seat, foe), (area,), game.ref(card), foe)
        game.push(RunFaceoff(faceoff))
        pay_for_challenge(game, seat, card)


def foe_of(game: Kernel, challenger: Seat, card: CardId) -> Seat:
    """Return who plays for a Troublemaker: its controller, or the next player if they challenge it (R7)."""
    controller = game.state.controller[card]
    return game.next_player(challenger) if controller == challenger else controller


def uncover(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """607.3: turn a Troublemaker face up."""
    if not game.is_face_down(occurrence.card):
        return None
    turn_face_up(game, occurrence.card)
    return occurrence


APPLY[kinds.UNCOVERED] = uncover

claims("607.1", can_be_uncovered)
claims("607.2", uncoverable)
claims("607.3", turn_up)
claims("608.1", "608.2", "608.3", refuse_challenge)
claims("608.4", ChallengeStep.chosen)
claims("R30", UncoverStep.run)
claims("R41", refuse_challenge)
claims("R7", foe_of)
