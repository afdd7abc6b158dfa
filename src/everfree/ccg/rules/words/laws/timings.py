"""Texts about when players may act (104.1, 512, 705.1)."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.refusals import Refusal
from everfree.ccg.kernel.registry import claims
from everfree.ccg.kernel.values.selection import laws_of
from everfree.ccg.language.keywords import HASTY
from everfree.ccg.language.words.changes.changes import HasKeyword
from everfree.ccg.language.words.laws.timings import MayPlayImmediately, OnlyMainPhaseActions
from everfree.ccg.vocab import CardId, Ref, Seat


def refuse_all_but_main(game: Kernel) -> Refusal | None:
    """Return a refusal if a text forbids all actions other than opening a window in the Main Phase."""
    for source, _, _ in laws_of(game, OnlyMainPhaseActions):
        return Refusal("104.1", "only-main-phase-actions", source=source)
    return None


def is_immediate(game: Kernel, seat: Seat, card: CardId) -> bool:
    """512.5: tell whether a text lets *seat* play this Event whenever they have priority."""
    if MayPlayImmediately not in game.definitions.laws:
        return False
    event = game.definition(card).event
    if event is None:
        return False
    return any(
        you == seat and law.timing == event.timing for _, you, law in laws_of(game, MayPlayImmediately)
    )


def is_hasty(game: Kernel, card: CardId) -> bool:
    """Tell whether a card in hand is Hasty, as printed or by a modifier (glossary: Hasty)."""
    return game.definition(card).is_hasty or game.ref(card) in made_hasty(game)


def made_hasty(game: Kernel) -> list[Ref]:
    """List the cards that modifiers make Hasty, wherever they are."""
    if not game.state.modifiers or HASTY.name not in game.definitions.keywords:
        return []
    found: list[Ref] = []
    for modifier in game.state.modifiers:
        node = game.definitions.nodes[modifier.change]
        if isinstance(node, HasKeyword) and node.keyword == HASTY.name:
            found.extend(modifier.targets)
    return found


claims("104.1", refuse_all_but_main)
claims("512.5", is_immediate)
claims("glossary.hasty", is_hasty)
