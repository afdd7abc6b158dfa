"""What a card is attached to, and reattaching it (509)."""

from everfree.ccg.language.abilities import Ability, PlayOn
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.nodes import walk
from everfree.ccg.language.words.effects.control import ControlsHost
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.selectors import Description, Host, Selector, Test
from everfree.ccg.vocab import CARD, CardType


@dataclass(frozen=True, eq=False, repr=False)
class On(Test):
    """Attached to a card that matches the description, or to this card or its host."""

    host: Description | Selector
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Attachment(Test):
    """A Resource that is played on another card (305.1b)."""


@dataclass(frozen=True, eq=False, repr=False)
class WithAttached(Test):
    """With a card that matches the description attached to it."""

    what: Description
    wording: str = ""


def host_description(abilities: tuple[Ability, ...], placement: PlayOn) -> Description:
    """Return the host description of an attachment with these *abilities* (509.4).

    It is the kind of card that the abilities call the host: "this Friend". The other properties that
    *placement* asks for, such as an opponent's, count while the card is played and not afterwards.
    Abilities that call the host several kinds ask for a card that is all of them. Abilities that name no
    kind, or name a card of any kind, mean the kind of card that the attachment is played on.
    """
    kind: CardType = CARD
    for ability in abilities:
        for node in walk(ability):
            if isinstance(node, Host):
                kind = CardType(kind & node.noun)
            elif isinstance(node, ControlsHost):  # its text names the card type of the placement
                kind = CardType(kind & placement.host.noun)
    return Description(placement.host.noun if kind == CARD else kind)


@dataclass(frozen=True, eq=False, repr=False)
class Reattach(Effect):
    """Move an attachment from one host to another (509.5)."""

    what: Selector
    to: Description
