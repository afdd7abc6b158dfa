"""French for cards face down and face up."""

from everfree.ccg.language.text.discourse import Discourse
from everfree.ccg.language.text.french.grammar import MAY
from everfree.ccg.language.text.french.lexicon import PLAYERS
from everfree.ccg.language.text.french.words.changes.changes import LAWS
from everfree.ccg.language.text.french.words.effects.effects import EFFECTS, act
from everfree.ccg.language.text.french.words.selectors.selectors import TESTS, described
from everfree.ccg.language.text.phrases import (
    DEFINITE,
    MANY,
    Adjective,
    Clause,
    Qualifier,
    Speech,
    VerbPhrase,
)
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
    """Say "une carte face cachée"; with `UNDERSTOOD`, as when it is uncovered, print nothing."""
    if test.wording == UNDERSTOOD:
        return Qualifier()
    return Qualifier(qualities=("face cachée",))


def face_up(test: FaceUp, told: Discourse) -> Qualifier:
    """Say "une carte face visible"."""
    return Qualifier(qualities=("face visible",))


def frightened(test: Frightened, told: Discourse) -> Qualifier:
    """Describe a frightened card; with `UNDERSTOOD`, as when it is unfrightened, print nothing."""
    if test.wording == UNDERSTOOD:
        return Qualifier()
    return Qualifier(qualities=(Adjective("effrayé"),))


def boosted(test: Boosted, told: Discourse) -> Qualifier:
    """Describe a boosted card."""
    return Qualifier(qualities=(Adjective("renforcé"),))


def uncover(effect: Uncover, told: Discourse) -> Speech:
    """Tell a player to uncover Troublemakers."""
    return act("dévoiler", effect.what, told)


def turn_face_down(effect: TurnFaceDown, told: Discourse) -> Speech:
    """Tell a player to turn cards face down."""
    return act("mettre", effect.what, told, "face cachée")


def look_at(effect: LookAt, told: Discourse) -> Speech:
    """Tell a player to look at cards."""
    return act("regarder", effect.what, told)


TESTS.add(FaceDown, face_down, UNDERSTOOD)
TESTS.add(Frightened, frightened, UNDERSTOOD)
TESTS.add(Boosted, boosted, NAMED)
TESTS.add(FaceUp, face_up)
EFFECTS.add(Uncover, uncover)
EFFECTS.add(TurnFaceDown, turn_face_down)


def may_be_seen(law: MayBeSeen, told: Discourse) -> Clause:
    """Say that players may look at cards."""
    cards = described(law.description, told, DEFINITE, MANY)
    return Clause(VerbPhrase("regarder", (cards,)), PLAYERS, modal=MAY)


LAWS.add(MayBeSeen, may_be_seen)
EFFECTS.add(LookAt, look_at, JOINED)
