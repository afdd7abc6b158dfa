"""104.2: texts that forbid challenging a Troublemaker, at all or with too few characters."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import COST, Occurrence
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.kernel.values.prohibitions import refuse_by_law
from everfree.ccg.kernel.values.selection import is_selected, laws_of
from everfree.ccg.language.words.laws.prices import ChallengeCost
from everfree.ccg.vocab import TROUBLEMAKER_FACEOFF, CardId, Seat


def challengers_of(game: Kernel, seat: Seat, card: CardId) -> list[CardId]:
    """List *seat*'s characters that would be involved in a challenge of *card*: those there (514.2a)."""
    area = game.state.area[card]
    return [one for one in characters_of(game, seat) if game.state.area[one] == area]


def challenge_price(game: Kernel, card: CardId) -> int:
    """Return how many tokens laws make a player pay to challenge *card*."""
    price = 0
    for source, you, law in laws_of(game, ChallengeCost):
        if is_selected(game, law.what, card, source, you):
            price += law.amount * game.count_of(source)
    return price


def pay_for_challenge(game: Kernel, seat: Seat, card: CardId) -> None:
    """608.4: let *seat* pay what laws ask for challenging *card*."""
    price = challenge_price(game, card)
    if price:
        game.occur([Occurrence(kinds.PAID, seat, amount=price, by=seat, mode=COST)])


def refuse_challengers(game: Kernel, seat: Seat, card: CardId, challengers: list[CardId]) -> Refusal | None:
    """Say which text forbids *seat* to challenge *card* with these characters, or what they can't pay."""
    price, have = challenge_price(game, card), game.state.tokens[seat]
    if have < price:
        return Refusal("508.1d", "short-of-tokens", missing=price - have, price=price, have=have)
    area = game.state.area[card]
    challenge = Occurrence(
        kinds.FACEOFF_STARTED, seat, card, TROUBLEMAKER_FACEOFF, area, cards=tuple(challengers), by=seat
    )
    return refuse_by_law(game, challenge)


claims("104.2", refuse_challengers)
