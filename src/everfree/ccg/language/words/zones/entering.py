"""Words about cards entering play other than by being played (706)."""

from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.terms import ANYWHERE, OWNER, YOU, Place, Who
from everfree.ccg.language.wordings import OWNERS
from everfree.ccg.language.words.effects.compound import May
from everfree.ccg.language.words.effects.control import OwnedBy
from everfree.ccg.language.words.effects.each_player import EachPlayer
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Description, Each, Selector, SpokenOf
from everfree.ccg.vocab import DISCARD_PILE, CardType


@dataclass(frozen=True, eq=False, repr=False)
class PutIntoPlay(Effect):
    """Put cards into play, each under its owner's control or under that of *under* (706.1, 513.2).

    Without a place, you or the player in *under* choose one where such a card may enter play; *on* is the
    host of an attachment. A Troublemaker enters face down unless *face_up*.
    """

    what: Selector
    under: Who = OWNER
    place: Place = ANYWHERE
    wording: str = ""
    on: Description | None = None
    face_up: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Release(Effect):
    """Dismiss this card; the cards that lay beneath it enter play at their owners' homes (R14)."""


def owners_put_into_play(noun: CardType) -> EachPlayer:
    """Make the instruction by which the owners of the mentioned cards in discard piles may take them back."""
    theirs = Description(noun, (SpokenOf(), OwnedBy(YOU)), DISCARD_PILE)
    return EachPlayer(May(PutIntoPlay(Each(theirs))), wording=OWNERS)
