"""Tokens: cards that a text creates (520.2, 521)."""

from everfree.ccg.language.card import TOKEN_ID, Card, Side
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.terms import ANYWHERE, YOU, Place, Who
from everfree.ccg.language.words.effects.effects import Effect
from everfree.ccg.language.words.selectors.amounts import Amount
from everfree.ccg.language.words.selectors.selectors import Selector, Test
from everfree.ccg.vocab import FRIEND, CardType


@dataclass(frozen=True, eq=False, repr=False)
class PutTokens(Effect):
    """Tokens enter play under the control of *who*, who also owns them (521.1, R49)."""

    card: Card
    count: int | Amount = 1
    who: Who = YOU
    place: Place = ANYWHERE


@dataclass(frozen=True, eq=False, repr=False)
class PutTokenCopy(Effect):
    """A token enters play that has the printed information of a card (520.2)."""

    what: Selector
    who: Who = YOU
    place: Place = ANYWHERE
    wording: str = ""


@dataclass(frozen=True, eq=False, repr=False)
class Token(Test):
    """A token (521.2)."""


def token(
    power: int,
    colours: int,
    *traits: str,
    type: CardType = FRIEND,
    name: str = "",
    keywords: tuple[Keyword, ...] = (),
) -> Card:
    """Make the card of a token; without a name it is called by its traits (521.1a).

    Equal tokens are the same card, whichever text creates them.
    """
    title, _, subtitle = (name or " ".join(traits)).partition(", ")
    words = "".join([f"+{word.name}{word.x or ''}" for word in keywords])
    told = f"{TOKEN_ID}{type}-{power}-{colours}-{'+'.join(traits)}{words}" + (f"-{name}" if name else "")
    return Card(told, title, subtitle, type, Side(colours, power, traits, keywords), rarity="", cost=0)
