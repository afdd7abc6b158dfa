"""The effects under way: the one being resolved and those that wait, as far as a viewer knows them."""

from everfree.ccg.kernel.frames import Frame
from everfree.ccg.kernel.records import Waiting
from everfree.ccg.view.asking import QuestionViewer
from everfree.ccg.view.shapes import EffectView, TextView
from everfree.ccg.vocab import PLAY, CardId, Seat, card_of


class EffectsViewer(QuestionViewer):
    """Builds the effects under way for one viewer."""

    def effects(self) -> tuple[EffectView, ...]:
        """List the effect being resolved, if any, then those that wait for it.

        An action that can still be taken back is left out, because nobody has seen it yet (705.2). So are
        effects of cards that the viewer does not know.
        """
        frames = self.seen_frames()
        found = [self.resolving(frame) for frame in reversed(frames) if frame.teller() >= 0][:1]
        batches = [getattr(frame, "batch", ()) for frame in reversed(frames)]
        waiting = next((batch for batch in batches if batch), ())
        found.extend([self.waiting(one) for one in waiting])
        return tuple([one for one in found if one is not None])

    def seen_frames(self) -> list[Frame]:
        """List the frames without those of an action that can still be taken back."""
        state = self.game.state
        frames = list(state.frames)
        if state.question is not None and state.question.can_cancel:
            while frames and not hasattr(frames[-1], "taken_back"):
                frames.pop()
        return frames

    def resolving(self, frame: Frame) -> EffectView | None:
        card = card_of(frame.teller())
        return self.effect(card, frame.player(), self.text(card, frame.text()), self.targets(frame, card))

    def waiting(self, one: Waiting) -> EffectView | None:
        card = card_of(one.scope.source)
        return self.effect(card, one.scope.you, self.text(card, one.ability), (), is_waiting=True)

    def effect(
        self,
        card: CardId,
        seat: Seat,
        text: TextView | None,
        targets: tuple[int, ...],
        *,
        is_waiting: bool = False,
    ) -> EffectView | None:
        """Return the effect with the whole ability it belongs to; None if the viewer does not know it."""
        if text is None:
            return None
        whole = TextView(text.card, text.side, text.ability, 0, text.keyword, text.x)
        return EffectView(self.handles[card], self.name(card), seat, whole, targets, is_waiting)

    def targets(self, frame: Frame, source: CardId) -> tuple[int, ...]:
        """List the cards in play that were chosen for this text or that it speaks of, except its own."""
        state = self.game.state
        cards = dict.fromkeys(frame.targets())
        return tuple([self.handles[card] for card in cards if card != source and state.zone[card] == PLAY])
