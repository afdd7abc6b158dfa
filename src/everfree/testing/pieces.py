"""Make cards for a test's table: pieces in a special state, and plain cards without text."""

from dataclasses import dataclass, replace
from itertools import count

from everfree.ccg.language import (
    BLUE,
    COMMON,
    WILD,
    Ability,
    Card,
    Keyword,
    Need,
    Side,
    dilemma,
    problem,
    troublemaker,
)
from everfree.ccg.vocab import FRIEND

_numbers = count(1)


@dataclass(frozen=True, eq=False)
class Piece:
    """A card in a state (exhausted, boosted ...), with attachments and counters; equal only to itself."""

    card: Card
    exhausted: bool = False
    frightened: bool = False
    boosted: bool = False
    face_down: bool = False
    attached: tuple["Card | Piece", ...] = ()
    beneath: tuple["Card | Piece", ...] = ()
    counters: tuple[str, ...] = ()
    cutie_marked: bool = False

    def __repr__(self) -> str:
        return f"<{self.card.name}>"

    def marks(self) -> tuple[str, ...]:
        """List the words of its state, as in a position."""
        states = {
            "exhausted": self.exhausted,
            "frightened": self.frightened,
            "face-down": self.face_down,
            "boosted": self.boosted,
            "cutie-marked": self.cutie_marked,
        }
        return tuple([word for word, is_so in states.items() if is_so])


def piece(
    card: Card,
    *,
    exhausted: bool = False,
    frightened: bool = False,
    boosted: bool = False,
    face_down: bool = False,
    attached: tuple[Card | Piece, ...] = (),
    beneath: tuple[Card | Piece, ...] = (),
    counters: tuple[str, ...] = (),
    cutie_marked: bool = False,
) -> Piece:
    """Return *card* in a state; two pieces also tell two copies of one card apart."""
    return Piece(card, exhausted, frightened, boosted, face_down, attached, beneath, counters, cutie_marked)


def plain(
    power: int = 1,
    colours: int = BLUE,
    *,
    cost: int = 1,
    needs: tuple[Need, ...] = (),
    traits: tuple[str, ...] = (),
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Friend with a new name, without text unless some is given."""
    number = next(_numbers)
    side = Side(colours, power, traits, keywords, abilities)
    return Card(f"plain{number}", f"Plain {number}", "", FRIEND, side, COMMON, cost, needs)


def named(card: Card, name: str) -> Card:
    """Copy a plain card with a fixed name, so that a seed gives the same game in every process."""
    return replace(card, id=name, title=name.capitalize())


def plain_problem(
    owner: tuple[Need, ...] = (Need(WILD, 50),),
    opponent: int = 50,
    *,
    bonus: int = 1,
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Problem with a new name; by default its requirements are too high to confront it."""
    number = next(_numbers)
    return problem(
        f"problem{number}",
        f"Problem {number}",
        bonus=bonus,
        owner=owner,
        opponent=opponent,
        rarity=COMMON,
        abilities=abilities,
    )


def plain_dilemma(
    owner: tuple[Need, ...] = (Need(WILD, 50),),
    opponent: int = 50,
    *,
    bonus: int = 1,
    cost: int = 0,
    needs: tuple[Need, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Resource with the Dilemma trait; by default its requirements are too high to confront it."""
    number = next(_numbers)
    made = dilemma(
        f"dilemma{number}",
        f"Dilemma {number}",
        0,
        power=0,
        cost=cost,
        bonus=bonus,
        owner=owner,
        opponent=opponent,
        rarity=COMMON,
        abilities=abilities,
    )
    return replace(made, needs=needs)


def plain_troublemaker(
    power: int = 1,
    points: int = 1,
    *,
    traits: tuple[str, ...] = (),
    keywords: tuple[Keyword, ...] = (),
    abilities: tuple[Ability, ...] = (),
) -> Card:
    """Make a Troublemaker with a new name."""
    number = next(_numbers)
    return troublemaker(
        f"trouble{number}",
        f"Trouble {number}",
        power=power,
        points=points,
        rarity=COMMON,
        traits=traits,
        keywords=keywords,
        abilities=abilities,
    )
