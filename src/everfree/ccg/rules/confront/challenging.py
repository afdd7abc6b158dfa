"""104.2: texts that forbid challenging a Troublemaker, at all or with too few characters."""

from everfree.ccg.kernel.cards.token_stacks import how_many
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.characteristics import characters_of
from everfree.ccg.kernel.values.selection import is_selected, laws_of
from everfree.ccg.language.words.faceoffs.faceoffs import CantBeChallenged
from everfree.ccg.rules.words.laws.stepping_aside import steps
from everfree.ccg.vocab import CardId, Seat, card_of


def challengers_of(game: Kernel, seat: Seat, card: CardId) -> int:
    """Count *seat*'s characters that would be involved in a challenge of *card*: those there (514.2a)."""
    area = game.state.area[card]
    return how_many(game, [one for one in characters_of(game, seat) if game.state.area[one] == area])


def refuse_challengers(game: Kernel, card: CardId, count: int) -> Refusal | None:
    """Say which text forbids so many characters to challenge *card*."""
    for one in steps(game, card):
        return Refusal("104.2", "cant-be-challenged", card=card, source=card_of(one.source))
    for source, you, law in laws_of(game, CantBeChallenged):
        if not isinstance(law, CantBeChallenged) or not is_selected(game, law.what, card, source, you):
            continue
        if law.fewer_than == 0:
            return Refusal("104.2", "cant-be-challenged", card=card, source=source)
        if count < law.fewer_than:
            return Refusal("104.2", "too-few-challengers", card=card, needed=law.fewer_than, have=count)
    return None


claims("104.2", refuse_challengers)
