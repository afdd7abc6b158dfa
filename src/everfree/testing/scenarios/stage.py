"""The tables of scenarios: cards that fit the descriptions of an ability, and others, at every place."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    AT_LEAST,
    AT_MOST,
    BLUE,
    COMMON,
    EXACTLY,
    POWER,
    Ability,
    AdditionalCost,
    BeneathThis,
    Card,
    Description,
    DiscardCards,
    Effect,
    Frightened,
    HasInvolved,
    OfColour,
    PlayOn,
    PlayToHome,
    Titled,
    Unfrighten,
    With,
    WithKeyword,
    WithTrait,
    resource,
)
from everfree.ccg.language.card import WILD
from everfree.ccg.language.keywords import Keyword
from everfree.ccg.language.nodes import walk
from everfree.ccg.vocab import (
    COLOURS,
    DILEMMA,
    DISCARD_PILE,
    FRIEND,
    MANE,
    PROBLEM,
    RESOURCE,
    TROUBLEMAKER,
)
from everfree.testing.laid import Put
from everfree.testing.pieces import Piece, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.referee.reader import UnknownWord
from everfree.testing.table import Table

SIDES: Final = ("home", "mine", "theirs", "opponent_home", "opponent_mine", "opponent_theirs")
TOKENS: Final = 20
STALL: Final = resource(
    "stall", "Stall", BLUE, power=1, cost=1, rarity=COMMON, traits=(), abilities=(PlayToHome(),)
)
"""A Resource without text."""
IN_FACEOFFS: Final = (STOP_FACEOFFS, 0)
"""Stops with which you are asked in each window of a faceoff, and your opponent in none."""


def laid_for(card: Card, ability: Ability) -> dict[str, list[Put]]:
    """Make Friends that fit the descriptions of an ability, and others, for every place of both players."""
    told = [node for node in walk(ability) if isinstance(node, Description)]
    models = [plain(1, BLUE), *[model for one in told for model in fitting(one)]]
    found: dict[str, list[Put]] = {side: [] for side in (*SIDES, "discard", "opponent_discard")}
    for side in SIDES:
        for model in models:
            found[side].append(piece(model))
            found[side].append(piece(model, exhausted=True))
    if any(isinstance(node, Frightened | Unfrighten) for node in walk(ability)):
        for side in SIDES:
            found[side].append(piece(models[-1], frightened=True))
    add_described(found, told, models)
    for title in titles_in(ability):
        for side in ("mine", "opponent_mine"):
            found[side].append(piece(replace(plain(1), title=title)))
    for need in card.needs:
        colour = next(one for one in COLOURS if one != need.colour) if need.other_than else need.colour
        found["home"].append(piece(plain(9, BLUE if colour == WILD else colour)))
    return found


def add_described(found: dict[str, list[Put]], told: list[Description], models: list[Card]) -> None:
    """Add cards of other types and in discard piles, where a description names them."""
    if any(one.noun & TROUBLEMAKER for one in told):
        for side in ("mine", "theirs", "opponent_mine", "opponent_theirs"):
            found[side].append(piece(plain_troublemaker(1)))
    if any(one.noun & RESOURCE for one in told):
        for side in ("home", "opponent_home"):
            found[side].extend([piece(STALL), piece(STALL, exhausted=True)])
    if any(one.zone == DISCARD_PILE for one in told):
        for side in ("discard", "opponent_discard"):
            found[side].extend([*[piece(model) for model in models], piece(plain_troublemaker(1))])


def titles_in(ability: Ability) -> list[str]:
    """List the Titles that an ability mentions."""
    found: dict[str, None] = {}
    for node in walk(ability):
        if isinstance(node, Titled):
            found.update(dict.fromkeys((node.title, *node.others)))
        elif isinstance(node, HasInvolved):
            found.update(dict.fromkeys(node.titles))
    return list(found)


def fitting(description: Description) -> Iterator[Card]:
    """Yield a plain Friend that fits a description, as far as print goes."""
    if description.noun & FRIEND and description.tests:
        yield model_of(description)


def model_of(description: Description) -> Card:
    """Make a plain Friend with the colours, traits and numbers of a description."""
    colours, power, cost = BLUE, 2, 1
    traits: list[str] = []
    keywords: list[Keyword] = []
    for test in description.tests:
        if isinstance(test, OfColour):
            colours = next(one for one in COLOURS if one & test.colours)
        elif isinstance(test, WithTrait):
            traits.append(test.trait)
        elif isinstance(test, WithKeyword):
            keywords.append(Keyword(test.keyword))
        elif isinstance(test, With) and isinstance(test.amount, int):
            number = test.amount if test.comparison in (EXACTLY, AT_LEAST, AT_MOST) else test.amount + 1
            power, cost = (number, cost) if test.stat == POWER else (power, number)
    return plain(power, colours, traits=tuple(traits), cost=cost, keywords=tuple(keywords))


def laid(card: Card, where: str, company: dict[str, list[Put]], **options: Any) -> Table:
    """Lay out a table with the card in hand, on the deck, or in play at home or at your Problem.

    Where it can be only at one place, it is there. Other *options* are those of the table.
    """
    own = piece(
        card,
        exhausted=where == "exhausted",
        boosted=where.startswith("boosted"),
        face_down=where == "covered",
        beneath=(plain(), plain()) if any(isinstance(node, BeneathThis) for node in walk(card.sides)) else (),
    )
    sides: dict[str, Any] = {side: list(cards) for side, cards in company.items()}
    there = "mine" if where.endswith("mine") else "home"
    if where in ("hand", "deck"):
        options[where] = [own, *options.get(where, ())]
        if where == "hand":
            options["hand"].extend([piece(plain()) for _ in range(2 * cards_to_discard(card))])
    elif card.type == MANE:
        sides.update({"mane": own, "mane_at": there})
    elif card.type == PROBLEM:
        sides["problem"] = own
    elif card.type == TROUBLEMAKER:
        sides["mine"].append(own)
    elif any(isinstance(one, PlayOn) for one in card.front.abilities):
        attach(card, own, sides, there)
    elif DILEMMA in card.front.traits:
        raise UnknownWord("a Dilemma, at an area of its own")
    elif card.type == RESOURCE:
        sides["home"].append(own)
    else:
        sides[there].append(own)
    sides.update(options)
    return Table(**{"tokens": TOKENS, "opponent_tokens": TOKENS, "score": 1, "opponent_score": 1, **sides})


def additional_costs(card: Card) -> list[Effect]:
    """List the costs that a player pays in addition to the printed one to play a card (508.1)."""
    return [cost for one in card.front.abilities if isinstance(one, AdditionalCost) for cost in one.costs]


def cards_to_discard(card: Card) -> int:
    """Count the cards that a player discards to play a card."""
    counts = [cost.count for cost in additional_costs(card) if isinstance(cost, DiscardCards)]
    return sum([count for count in counts if isinstance(count, int)])


def attach(card: Card, own: Piece, sides: dict[str, Any], there: str) -> None:
    """Put an attachment on a Friend or a Problem that fits."""
    host = next(one.host for one in card.front.abilities if isinstance(one, PlayOn))
    if host.noun & FRIEND:
        sides[there].append(piece(model_of(host), attached=(own,)))
    elif host.noun & PROBLEM and not host.tests:
        sides["problem"] = piece(plain_problem(), attached=(own,))
    else:
        raise UnknownWord("an attachment of another kind")
