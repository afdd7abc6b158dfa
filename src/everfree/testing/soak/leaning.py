"""A random player that prefers answers about one card and about the cards its text mentions."""

from everfree.ccg.kernel import kinds, options as option
from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Question
from everfree.ccg.language import Card
from everfree.ccg.vocab import NO_CARD, CardId, card_of
from everfree.testing.dice import Dice
from everfree.testing.soak.invariants import WITH_CARD
from everfree.testing.soak.wishes import wishes_of

NOT_MOVING = tuple([verb for verb in WITH_CARD if verb != option.MOVE])
"""Verbs without Move, because moving a card whenever it can be would use up its player's tokens."""
PASSING = (option.PASS, option.END, option.DONE)


class LeaningPlayer:
    """Answers for all seats; every answer is possible, some are more likely."""

    def __init__(self, card: Card, game: Kernel, dice: Dice, *, is_hurried: bool = False) -> None:
        wishes = wishes_of(card)
        wished = wishes.ids
        numbered = list(enumerate([one.card.id for one in game.definitions.cards]))
        self.watched = {number for number, id_ in numbered if id_ == card.id}
        self.wished = {number for number, id_ in numbered if id_ in wished}
        self.is_mover = kinds.MOVED in wishes.heard
        self.dice = dice
        self.is_hurried = is_hurried
        """Whether it prefers to pass and end phases, so that many turns go by."""

    def choice(self, game: Kernel, question: Question) -> int:
        """Choose an option about the card two times in three, otherwise any."""
        liked = self.liked(game, question)
        if liked and not self.dice.one_in(3):
            return liked[self.dice.below(len(liked))]
        return self.dice.below(question.size())

    def liked(self, game: Kernel, question: Question) -> list[int]:
        """List the options about the card; without any, sometimes those about cards its text mentions."""
        about = self.about(game)
        options = list(enumerate(question.options))
        verbs = WITH_CARD if self.is_mover or self.dice.one_in(3) else NOT_MOVING
        found = [place for place, one in options if one[0] in verbs and one[1] in about]
        if not found and any(one[0] == option.NAME for _, one in options):
            found = self.naming(game, options)
        if not found and question.source in about:
            found = [place for place, one in options if one[0] == option.YES]
        if not found and self.is_hurried:
            found = [place for place, one in options if one[0] in PASSING]
        if not found and self.dice.one_in(2):
            kind = game.state.definition
            found = [
                place for place, one in options if one[0] in WITH_CARD and kind[CardId(one[1])] in self.wished
            ]
        return found

    def naming(self, game: Kernel, options: list[tuple[int, tuple[int, ...]]]) -> list[int]:
        """List the options that name a card which the text calls "that card"."""
        scope = getattr(game.state.frames[-1], "scope", None)
        that = () if scope is None else scope.that
        wanted = {game.definition(card_of(one)).card.name for one in that}
        names = game.definitions.names
        return [place for place, one in options if one[0] == option.NAME and names[one[1]].name in wanted]

    def about(self, game: Kernel) -> set[int]:
        """Return the copies of the card, their hosts and their attachments."""
        state = game.state
        copies = {number for number, kind in enumerate(state.definition) if kind in self.watched}
        hosts = {int(state.host[CardId(number)]) for number in copies}
        return (
            copies
            | (hosts - {NO_CARD})
            | {number for number, host in enumerate(state.host) if host in copies}
        )
