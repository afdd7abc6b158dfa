"""A card: its printed facts and its abilities, one expression each."""

from dataclasses import replace
from types import ModuleType
from typing import Final

from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.frozen import dataclass
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import Node
from everfree.ccg.vocab import (
    DILEMMA,
    EVENT,
    FRIEND,
    MANE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
    CardType,
    Colour,
    colours_in,
)

WILD: Final[int] = 0
"""The colour of a requirement that power of any colour meets (611.3d)."""
TOKEN_ID: Final = "token-"
"""The prefix of every token's id (521.1)."""


@dataclass(frozen=True, eq=False, repr=False)
class Need(Node):
    """An amount of power of a colour; *colour* 0 is wild; *other_than* means any colour but that (611.3c)."""

    colour: int
    amount: int
    other_than: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Side(Node):
    """What is printed on one side of a card."""

    colours: int = 0
    power: int = 0
    traits: tuple[str, ...] = ()
    keywords: tuple[Keyword, ...] = ()
    abilities: tuple[Ability, ...] = ()
    home_limit: int = -1
    """How many Friends may stay at home (212.1); -1 if no limit is printed."""
    title: str = ""
    """The title of this side, if it is not that of the card (201.3)."""


@dataclass(frozen=True, eq=False, repr=False)
class Card(Node):
    """A card as printed (chapter 2)."""

    id: str
    title: str
    subtitle: str
    type: CardType
    front: Side
    rarity: str
    cost: int = -1
    """The cost to play it in action tokens (204.1); -1 if none is printed."""
    needs: tuple[Need, ...] = ()
    """Its play requirements (205.1)."""
    points: int = 0
    bonus: int = 0
    owner_needs: tuple[Need, ...] = ()
    opponent_needs: tuple[Need, ...] = ()
    boosted: Side | None = None

    def __repr__(self) -> str:
        """Show id and name only, because the whole tree would make messages unreadable."""
        return f"<{self.id} {self.name}>"

    def _repr_html_(self) -> str:
        """Draw the card with all of its sides, for notebooks."""
        from everfree.ccg.language.drawing import card_svg  # the drawing reads texts, which know cards

        front = card_svg(self)
        return front if self.boosted is None else front + card_svg(self, boosted=True)

    @property
    def name(self) -> str:
        """Return title and subtitle as the full name (201.1)."""
        return f"{self.title}, {self.subtitle}" if self.subtitle else self.title

    @property
    def sides(self) -> tuple[Side, ...]:
        """List the front, and the boosted side if the card has one."""
        return (self.front,) if self.boosted is None else (self.front, self.boosted)


SECOND: Final = "/2"
"""What the id of a card ends with that is the second side of another one."""


def second_card(card: Card) -> Card | None:
    """Return the boosted side as a card by itself if it has its own title, which may be named (201.3)."""
    side = card.boosted
    if side is None or not side.title:
        return None
    front = replace(side, title="")
    return Card(f"{card.id}{SECOND}", side.title, card.subtitle, card.type, front, card.rarity)


def not_(colour: Colour, amount: int) -> Need:
    """Require power of any colour except *colour*."""
    return Need(colour, amount, other_than=True)


def own_needs(colours: int, amount: int | tuple[Need, ...]) -> tuple[Need, ...]:
    """Require *amount* power of a card's own colour, or of each of its colours (C8).

    A card that requires a different colour passes its requirements as a tuple, which is returned as it is.
    """
    if isinstance(amount, tuple):
        return amount
    return tuple([Need(colour, amount) for colour in colours_in(colours)]) if amount else ()


def _split(name: str) -> tuple[str, str]:
    title, _, subtitle = name.partition(", ")
    return title, subtitle


def friend(
    id: str,
    name: str,
    colours: int,
    *,
    power: int,
    cost: int,
    needs: int | tuple[Need, ...] = 0,
    traits: tuple[str, ...],
    rarity: str,
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
    subtitle: str = "",
) -> Card:
    """Make a Friend; a number as *needs* means power of its own colour.

    Pass a *subtitle* if the title itself has a comma; *name* is then the title alone.
    """
    title, subtitle = (name, subtitle) if subtitle else _split(name)
    side = Side(colours, power, traits, keywords, abilities)
    return Card(id, title, subtitle, FRIEND, side, rarity, cost, own_needs(colours, needs))


def mane(id: str, name: str, *, rarity: str, start: Side, boosted: Side) -> Card:
    """Make a Mane Character with its two sides (301.2)."""
    title, subtitle = _split(name)
    return Card(id, title, subtitle, MANE, start, rarity, boosted=boosted)


def event(
    id: str,
    title: str,
    colours: int = 0,
    *,
    power: int,
    cost: int,
    needs: int | tuple[Need, ...] = 0,
    rarity: str,
    traits: tuple[str, ...] = (),
    text: tuple[Ability, ...],
) -> Card:
    """Make an Event."""
    side = Side(colours, power, traits, (), text)
    return Card(id, title, "", EVENT, side, rarity, cost, own_needs(colours, needs))


def resource(
    id: str,
    title: str,
    colours: int,
    *,
    power: int,
    cost: int,
    needs: int | tuple[Need, ...] = 0,
    rarity: str,
    traits: tuple[str, ...],
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...],
    subtitle: str = "",
) -> Card:
    """Make a Resource; its first ability says where it is played."""
    side = Side(colours, power, traits, keywords, abilities)
    return Card(id, title, subtitle, RESOURCE, side, rarity, cost, own_needs(colours, needs))


def dilemma(
    id: str,
    title: str,
    colours: int,
    *,
    power: int,
    cost: int,
    needs: int = 0,
    bonus: int,
    owner: tuple[Need, ...],
    opponent: int,
    rarity: str,
    traits: tuple[str, ...] = (),
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Dilemma: a Resource that is a Problem in play, with its bonus and requirements (522.1)."""
    side = Side(colours, power, (DILEMMA, *traits), keywords, abilities)
    return Card(
        id,
        title,
        "",
        RESOURCE,
        side,
        rarity,
        cost,
        own_needs(colours, needs),
        bonus=bonus,
        owner_needs=owner,
        opponent_needs=(Need(WILD, opponent),),
    )


def troublemaker(
    id: str,
    name: str,
    *,
    power: int,
    points: int,
    rarity: str,
    traits: tuple[str, ...] = (),
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Troublemaker."""
    title, subtitle = _split(name)
    side = Side(0, power, traits, keywords, abilities)
    return Card(id, title, subtitle, TROUBLEMAKER, side, rarity, points=points)


def problem(
    id: str,
    title: str,
    *,
    bonus: int,
    owner: tuple[Need, ...],
    opponent: int,
    rarity: str,
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Problem with its two sets of confront requirements (209.1)."""
    return Card(
        id,
        title,
        "",
        PROBLEM,
        Side(keywords=keywords, abilities=abilities),
        rarity,
        bonus=bonus,
        owner_needs=owner,
        opponent_needs=(Need(WILD, opponent),),
    )


def cards_in(*modules: ModuleType) -> tuple[Card, ...]:
    """List the cards that *modules* define, in the order they are written; tokens are not cards of a set.

    Raise ValueError if two cards have the same id, because a pool finds a card by its id.
    """
    found: dict[str, Card] = {}
    for module in modules:
        for value in vars(module).values():
            if not isinstance(value, Card) or value.id.startswith(TOKEN_ID):
                continue
            if value.id in found:
                raise ValueError(f"{module.__name__}: two cards have the id {value.id}")
            found[value.id] = value
    return tuple(found.values())
