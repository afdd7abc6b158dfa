"""English for cards face down and face up."""

from everfree.ccg.language.covering import FaceDown, FaceUp, LookAt, TurnFaceDown, Uncover
from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.effects import EFFECTS, act, taken
from everfree.ccg.language.text.english.selectors import TESTS
from everfree.ccg.language.text.phrases import Clause, Qualifier, Speech, VerbPhrase
from everfree.ccg.language.wordings import UNDERSTOOD


def face_down(test: FaceDown, told: Discourse) -> Qualifier:
    """A face-down card; what is to be uncovered goes without saying."""
    if test.wording == UNDERSTOOD:
        return Qualifier()
    return Qualifier(qualities=("face-down",))


def face_up(test: FaceUp, told: Discourse) -> Qualifier:
    """A face-up card."""
    return Qualifier(qualities=("face-up",))


def uncover(effect: Uncover, told: Discourse) -> Speech:
    """Uncover Troublemakers."""
    return act("uncover", effect.what, told)


def turn_face_down(effect: TurnFaceDown, told: Discourse) -> Speech:
    """Turn cards face-down."""
    return act("turn", effect.what, told, "face-down")


def look_at(effect: LookAt, told: Discourse) -> Speech:
    """Look at cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("look", ("at", nominal))))


TESTS.add(FaceDown, face_down, UNDERSTOOD)
TESTS.add(FaceUp, face_up)
EFFECTS.add(Uncover, uncover)
EFFECTS.add(TurnFaceDown, turn_face_down)
EFFECTS.add(LookAt, look_at)
