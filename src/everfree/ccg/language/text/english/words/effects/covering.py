"""English for cards face down and face up."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.english.lexicon import PLAYERS
from everfree.ccg.language.text.english.words.changes.changes import LAWS
from everfree.ccg.language.text.english.words.effects.effects import EFFECTS, act, taken
from everfree.ccg.language.text.english.words.selectors.selectors import TESTS, described
from everfree.ccg.language.text.phrases import MANY, Clause, Qualifier, Speech, VerbPhrase
from everfree.ccg.language.wordings import JOINED, NAMED, UNDERSTOOD
from everfree.ccg.language.words.effects.covering import (
    Boosted,
    FaceDown,
    FaceUp,
    Frightened,
    LookAt,
    MayBeSeen,
    TurnFaceDown,
    Uncover,
)


def face_down(test: FaceDown, told: Discourse) -> Qualifier:
    """Describe a face-down card; with `UNDERSTOOD`, as when it is uncovered, print nothing."""
    if test.wording == UNDERSTOOD:
        return Qualifier()
    return Qualifier(qualities=("face-down",))


def face_up(test: FaceUp, told: Discourse) -> Qualifier:
    """Describe a face-up card."""
    return Qualifier(qualities=("face-up",))


def frightened(test: Frightened, told: Discourse) -> Qualifier:
    """Describe a frightened card; with `UNDERSTOOD`, as when it is unfrightened, print nothing."""
    if test.wording == UNDERSTOOD:
        return Qualifier()
    return Qualifier(qualities=("frightened",))


def boosted(test: Boosted, told: Discourse) -> Qualifier:
    """Describe a boosted card, with `NAMED` by the name of its side."""
    return Qualifier(qualities=("Boosted" if test.wording == NAMED else "boosted",))


def uncover(effect: Uncover, told: Discourse) -> Speech:
    """Tell a player to uncover Troublemakers."""
    return act("uncover", effect.what, told)


def turn_face_down(effect: TurnFaceDown, told: Discourse) -> Speech:
    """Tell a player to turn cards face-down."""
    return act("turn", effect.what, told, "face-down")


def look_at(effect: LookAt, told: Discourse) -> Speech:
    """Tell a player to look at cards."""
    before, nominal = taken(effect.what, told)
    return (*before, Clause(VerbPhrase("look", ("at", nominal))))


TESTS.add(FaceDown, face_down, UNDERSTOOD)
TESTS.add(Frightened, frightened, UNDERSTOOD)
TESTS.add(Boosted, boosted, NAMED)
TESTS.add(FaceUp, face_up)
EFFECTS.add(Uncover, uncover)
EFFECTS.add(TurnFaceDown, turn_face_down)


def may_be_seen(law: MayBeSeen, told: Discourse) -> Clause:
    """Say that players may look at cards."""
    return Clause(
        VerbPhrase("look", ("at", described(law.description, told, count=MANY))), PLAYERS, modal="may"
    )


LAWS.add(MayBeSeen, may_be_seen)
EFFECTS.add(LookAt, look_at, JOINED)
