"""408, 410.7, 705.2d, 520: cards in the queue, cancelling them, and copying what they do."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PLAYER,
    CARD,
    COMMON,
    EVENT,
    FRIEND,
    MAIN_PHASE_TIMING,
    OPPONENT,
    REACTION,
    THAT,
    YOU,
    As,
    Cancel,
    Card,
    CopyEffects,
    Effect,
    EventText,
    Exhaust,
    Gain,
    IsPlaying,
    May,
    Plays,
    PutIntoHand,
    ReadyCards,
    cards,
    choose,
    each,
    event,
    when,
    yours,
)
from everfree.ccg.language.words.triggers.triggers import Moves
from everfree.testing import Table, plain


def spell(effect: Effect, *, cost: int = 0) -> Card:
    """Make an Event that does one thing in the Main Phase."""
    return event(
        "spell", "Spell", power=1, cost=cost, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, effect),)
    )


def warden(effect: Effect) -> Card:
    """Make a Friend that does something as its opponent plays a card."""
    return plain(abilities=(As(IsPlaying(OPPONENT, each(cards(CARD))), effect),))


class TestQueue:
    """705.2d: a card that is being played is in the queue."""

    @pytest.mark.clause("408.1")
    def test_where_a_card_is_while_its_text_is_followed(self) -> None:
        """An Event that asks for a choice waits in the queue, neither in hand nor in the discard pile."""
        plea = spell(Exhaust(choose(yours(FRIEND))))
        table = Table(home=[plain(), plain()], hand=[plea]).play(plea)

        assert table.asked == "choose"
        assert table.zone_of(plea) == "queue"

    @pytest.mark.clause("705.2d")
    def test_a_friend_goes_through_the_queue(self) -> None:
        """As an opponent's Friend is being played it is paid for and in the queue, not yet in play."""
        friend = plain(cost=2)
        guard = plain(abilities=(As(IsPlaying(OPPONENT, each(cards(FRIEND))), May(Gain(1))),))
        table = Table(opponent_home=[guard], hand=[friend], tokens=2).play(friend, "home")

        assert table.asked == "may"
        assert (table.zone_of(friend), table.tokens) == ("queue", 0)
        assert table.choose("no").zone_of(friend) == "play"

    @pytest.mark.clause("705.2d.i")
    def test_what_is_done_as_a_card_is_played_comes_first(self) -> None:
        """All Friends are exhausted as the Event is played, and only then readied by its own text."""
        ally = plain()
        plea = spell(ReadyCards(each(yours(FRIEND))))
        tired = warden(Exhaust(each(cards(FRIEND))))
        table = Table(home=[ally], opponent_home=[tired], hand=[plea]).play(plea)

        assert not table.is_exhausted(ally)
        assert table.is_exhausted(tired)


class TestCancelling:
    """410.7, R63: a cancelled card was paid for and does nothing."""

    @pytest.mark.clause("410.7")
    def test_an_event(self) -> None:
        """Its text is not followed, it is in the discard pile, and its cost stays paid."""
        plea = spell(Gain(5), cost=1)
        table = Table(opponent_home=[warden(Cancel(THAT))], hand=[plea], tokens=2).play(plea)

        assert (table.zone_of(plea), table.tokens) == ("discard-pile", 1)

    @pytest.mark.ruling("R63")
    def test_a_friend_was_not_played(self) -> None:
        """A cancelled Friend triggers nothing that waits for Friends being played."""
        friend = plain(cost=1)
        fan = plain(abilities=(when(Plays(YOU, each(cards(FRIEND))), Gain(3)),))
        table = Table(home=[fan], opponent_home=[warden(Cancel(THAT))], hand=[friend], tokens=1).play(
            friend, "home"
        )

        assert (table.zone_of(friend), table.tokens) == ("discard-pile", 0)
        assert table.told(kinds.ENTERED) == 0


class TestCopying:
    """520.1, R64: the text once more, with new decisions, for whoever copies it."""

    @pytest.mark.clause("520.1")
    def test_new_choices(self) -> None:
        """The copy of "exhaust one of your Friends" asks its own player for another Friend."""
        mirror = plain(abilities=(when(Plays(YOU, each(cards(EVENT))), CopyEffects()),))
        first, second = plain(), plain()
        plea = spell(Exhaust(choose(yours(FRIEND))))
        table = Table(home=[mirror, first, second], hand=[plea]).play(plea).choose(first)

        assert table.choices() == [mirror, second]
        assert table.choose(second).is_exhausted(second)

    @pytest.mark.clause("520.1")
    @pytest.mark.ruling("R64")
    def test_you_are_the_copier(self) -> None:
        """A copy made by the opponent moves one of the opponent's characters."""
        mirror = plain(abilities=(when(Plays(OPPONENT, each(cards(EVENT))), CopyEffects()),))
        rival, ally = plain(), plain()
        plea = spell(Exhaust(choose(yours(FRIEND))))
        table = Table(home=[ally], opponent_home=[mirror, rival], hand=[plea]).play(plea)

        assert table.is_exhausted(ally)
        assert table.question.seat == 1
        assert table.choices() == [mirror, rival]

    @pytest.mark.clause("520.1a")
    def test_a_copy_is_not_played(self) -> None:
        """One Event played and copied once: "when you play an Event" triggers once, one card is discarded."""
        mirror = plain(abilities=(when(Plays(YOU, each(cards(EVENT))), CopyEffects()),))
        fan = plain(abilities=(when(Plays(YOU, each(cards(EVENT))), Gain(10)),))
        plea = spell(Gain(1))
        table = Table(home=[mirror, fan], hand=[plea]).play(plea).choose(mirror)

        assert (table.asked, table.tokens) == ("main", 12)
        assert table.zone_of(plea) == "discard-pile"
        assert table.told(kinds.PLAYED) == 1

    def test_a_reaction_answers_the_same_thing(self) -> None:
        """The copy of a Reaction speaks of the card that the Reaction answered."""
        mirror = plain(abilities=(when(Plays(YOU, each(cards(EVENT))), CopyEffects()),))
        walker = plain()
        snap = event(
            "snap",
            "Snap",
            power=1,
            cost=0,
            rarity=COMMON,
            text=(EventText(REACTION, PutIntoHand(THAT), Moves(A_PLAYER, each(cards(FRIEND)))),),
        )
        table = Table(home=[mirror, walker], hand=[snap], tokens=2).move(walker, "mine").play(snap)

        assert table.zone_of(walker) == "hand"
        assert table.asked == "main"
