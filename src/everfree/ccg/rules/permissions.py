"""Cards that may be played from elsewhere than the hand, and without their requirements."""

from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.following import remember
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.meanings import APPLY, FLOWS, does
from everfree.ccg.kernel.records import Modifier, Occurrence, Scope
from everfree.ccg.kernel.scope import fits, laws_of
from everfree.ccg.language.playing import BanishTop, MayPlayFrom, MayPlayThat, NoRequirement, WhileBanished
from everfree.ccg.language.words import WHILE_BANISHED, YOU
from everfree.ccg.rules.flows import Flow, wrong
from everfree.ccg.vocab import DRAW_DECK, HAND, CardId, Ref, Seat, ref

GRANTED = 1
"""The amount of a permission once it is known whose it is."""


class FollowBanishTop(Flow):
    """410.5: a player banishes the top card of their deck, and the text goes on about it."""

    def begin(self, game: Kernel) -> None:
        """Banish it, if there is one."""
        node = self.node(game)
        if not isinstance(node, BanishTop):
            raise wrong(node)
        seat = self.seat(game, node.who)
        deck = game.cards_in(DRAW_DECK, seat)
        game.done()
        if not deck:
            remember(game, ())
            return
        card = deck[-1]
        remember(game, (ref(card, game.state.incarnation[card] + 1),))
        game.occur([Occurrence(kinds.BANISHED, seat, card, source=self.scope.source, by=seat)])


def _while_banished(
    game: Kernel, effect: WhileBanished, scope: Scope, picked: tuple[Ref, ...], mode: int
) -> list[Occurrence]:
    if not scope.that:
        return []
    for law in effect.laws:
        granted = isinstance(law, MayPlayThat) and law.who == YOU
        game.modify(law, scope, WHILE_BANISHED, amount=int(granted), targets=scope.that)
    return [Occurrence(kinds.MODIFIED, scope.you, source=scope.source, by=scope.you)]


def note_defeat(game: Kernel, occurrence: Occurrence) -> Occurrence | None:
    """514.5a: who defeats a Troublemaker gets the permissions that its text keeps for that player."""
    source = game.ref(occurrence.card)
    modifiers = game.state.modifiers
    for place, modifier in enumerate(modifiers):
        if modifier.source == source and isinstance(game.cast.nodes[modifier.change], MayPlayThat):
            modifiers[place] = Modifier(
                modifier.change,
                GRANTED,
                modifier.targets,
                modifier.until,
                modifier.source,
                occurrence.seat,
                modifier.stamp,
            )
            game.reindex()
    return occurrence


def may_play_from_there(game: Kernel, seat: Seat, card: CardId) -> bool:
    """Tell whether a text lets *seat* play *card* from where it is."""
    state = game.state
    for source, you, law in laws_of(game, MayPlayFrom):
        if (
            isinstance(law, MayPlayFrom)
            and you == seat
            and state.owner[card] == seat
            and state.zone[card] == law.description.zone
            and fits(game, law.description, card, source, you, None)
        ):
            return True
    return any(card_is_granted(game, modifier, seat, card) for modifier in permissions(game))


def permissions(game: Kernel) -> list[Modifier]:
    """List the permissions to play certain cards."""
    return game.board().lasting.get(MayPlayThat, [])


def card_is_granted(game: Kernel, modifier: Modifier, seat: Seat, card: CardId) -> bool:
    """Tell whether a permission is *seat*'s and about *card* as it is now."""
    return modifier.amount == GRANTED and modifier.seat == seat and game.ref(card) in modifier.targets


def playable_cards(game: Kernel, seat: Seat) -> list[CardId]:
    """List the cards *seat* may try to play: the hand, and what texts let them play from elsewhere."""
    hand = game.cards_in(HAND, seat)
    laws = laws_of(game, MayPlayFrom)
    granted = permissions(game) if MayPlayThat in game.cast.laws else []
    if not laws and not granted:
        return hand
    elsewhere: list[CardId] = []
    for _, you, law in laws:
        if isinstance(law, MayPlayFrom) and you == seat:
            elsewhere.extend(game.cards_in(law.description.zone, seat))
    for modifier in granted:
        elsewhere.extend([CardId(one // 1_000_000) for one in modifier.targets])
    found = list(hand)
    for card in elsewhere:
        if card not in found and may_play_from_there(game, seat, card):
            found.append(card)
    return found


def has_no_requirement(game: Kernel, card: CardId) -> bool:
    """Tell whether a text takes the play requirements of *card* away."""
    if NoRequirement not in game.cast.laws:
        return False
    lasting = game.board().lasting
    if NoRequirement not in lasting:
        return False
    return any(game.ref(card) in modifier.targets for modifier in lasting[NoRequirement])


FLOWS[BanishTop] = FollowBanishTop
APPLY[kinds.DEFEATED] = note_defeat
does(WhileBanished, _while_banished)
