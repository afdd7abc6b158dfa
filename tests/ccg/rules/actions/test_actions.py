"""705 and 706: taking an action, taking it back, entering play."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.premiere.resources_main_phase import LEAD_PONY_BADGE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_ACTIONS, STOP_STEPS
from everfree.ccg.language import (
    A_PLAYER,
    CARD,
    CHARACTER,
    COMMON,
    END_OF_PHASE,
    END_OF_TURN,
    FOAL,
    FRIEND,
    MAIN_PHASE_TIMING,
    PROBLEM,
    THAT,
    THIS,
    UNIQUE,
    YOU,
    As,
    Card,
    Continuous,
    Dismiss,
    Effect,
    Enters,
    EventText,
    Exhaust,
    Frighten,
    Gain,
    Give,
    IsDismissed,
    LosesAbilities,
    May,
    NameCard,
    Pay,
    PayTo,
    Plays,
    Power,
    PutIntoHand,
    ReadyCards,
    ReplaceProblems,
    SameName,
    Score,
    Sequence,
    This,
    Titled,
    WithThatName,
    WithTrait,
    cards,
    choose,
    each,
    event,
    in_your_discard_pile,
    main_phase,
    one,
    reaction,
    when,
    yours,
)
from everfree.ccg.language.words.zones.searching import SearchDiscardPile
from everfree.ccg.vocab import Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

OPPONENT = Seat(1)
FOALS = cards(FRIEND, WithTrait(FOAL))
A_FRIEND_IS_PLAYED = Plays(A_PLAYER, each(cards(FRIEND)))


class TestTakingBack:
    """705.2, R28: until it is paid, an action can be taken back as if nothing had been."""

    @pytest.mark.clause("705.2")
    def test_playing_a_card(self) -> None:
        """Asked where the Friend goes, you take it back: the state is the one before."""
        friend = plain()
        table = Table(hand=[friend], tokens=2)
        before = table.state.digest()

        table.play(friend).cancel()

        assert (table.asked, table.tokens, table.hand()) == ("main", 2, [friend])
        assert table.state.digest() == before

    @pytest.mark.clause("705.2")
    def test_moving(self) -> None:
        """A move that was not paid yet leaves no trace."""
        friend = plain()
        table = Table(home=[friend], tokens=2)
        before = table.state.digest()

        table.move(friend).cancel()

        assert (table.asked, table.area_of(friend)) == ("main", "home")
        assert table.state.digest() == before

    @pytest.mark.clause("705.2")
    @pytest.mark.ruling("R28")
    def test_choosing_what_to_pay_with(self) -> None:
        """The cards of a cost can be chosen anew."""
        tired, fresh = piece(plain(), exhausted=True), plain()
        table = Table(home=[LEAD_PONY_BADGE, tired, fresh])
        before = table.state.digest()

        table.use(LEAD_PONY_BADGE)
        assert (table.asked, set(table.choices())) == ("pay-with", {table.mane, fresh})
        table.cancel()

        assert not table.is_exhausted(LEAD_PONY_BADGE)
        assert table.state.digest() == before

    @pytest.mark.clause("705.2", "510.3")
    def test_nobody_gets_priority_for_it(self) -> None:
        """You are asked for a Main Phase action again at once, whatever stops the opponent has set."""
        friend = plain()
        table = Table(hand=[friend], opponent_hand=[plain()], tokens=1, stops=(STOP_ACTIONS, STOP_ACTIONS))

        table.play(friend).cancel()

        assert (table.question.seat, table.asked) == (0, "main")

    @pytest.mark.clause("705.2", "512.4c")
    def test_a_reaction(self) -> None:
        """A Reaction taken back while choosing what to pay with can still be used."""
        able = plain(
            abilities=(reaction(A_FRIEND_IS_PLAYED, Gain(1), costs=(Exhaust(choose(yours(FRIEND))),)),)
        )
        friend = plain()
        table = Table(home=[able], hand=[friend], tokens=1).play(friend, "home")
        before = table.state.digest()
        assert table.choices() == ["pass", able]

        table.use(able).cancel()

        assert table.choices() == ["pass", able]
        assert table.state.digest() == before

    @pytest.mark.clause("705.2", "705.2c")
    def test_not_once_the_text_is_followed(self) -> None:
        """When the Event asks for its choice it is paid, and the question can't be cancelled."""
        boost = event(
            "boost",
            "Boost",
            power=1,
            cost=1,
            rarity=COMMON,
            text=(EventText(MAIN_PHASE_TIMING, Give((Power(+1),), choose(cards(CHARACTER)), END_OF_TURN)),),
        )
        table = Table(hand=[boost], tokens=1).play(boost)

        assert (table.asked, table.tokens, table.question.can_cancel) == ("choose", 0, 0)
        assert table.zone_of(boost) == "queue"


class TestFollowing:
    """705.2e, 304.2, 707.2: instructions in order, as far as possible."""

    @pytest.mark.clause("705.2d", "304.2", "705.2f.ii")
    def test_instructions_in_printed_order(self) -> None:
        """The Event is in the queue while its choices are made and in the discard pile afterwards."""
        text = Sequence((Gain(1), Exhaust(choose(cards(FRIEND))), Score(1)))
        orders = event(
            "orders", "Orders", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, text),)
        )
        one, two = plain(), plain()
        table = Table(home=[one, two], hand=[orders]).play(orders)

        assert (table.tokens, table.score, table.zone_of(orders)) == (1, 0, "queue")
        table.choose(two)
        assert (table.is_exhausted(two), table.score, table.zone_of(orders)) == (True, 1, "discard-pile")

    @pytest.mark.clause("705.2e.iii", "707.2")
    def test_what_cannot_be_done_is_left_out(self) -> None:
        """Without any Friend the middle instruction does nothing; the others are done."""
        text = Sequence((Gain(1), Dismiss(choose(cards(FRIEND))), Score(1)))
        orders = event(
            "orders", "Orders", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, text),)
        )
        table = Table(hand=[orders]).play(orders)

        assert (table.tokens, table.score, table.asked) == (1, 1, "main")

    @pytest.mark.clause("705.2e")
    def test_that_card_is_the_one_chosen_before(self) -> None:
        """What one instruction chose the next one speaks of."""
        text = Sequence((Exhaust(choose(cards(FRIEND))), PutIntoHand(THAT)))
        orders = event(
            "orders", "Orders", power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, text),)
        )
        one, two = plain(), plain()
        table = Table(home=[one, two], hand=[orders]).play(orders).choose(two)

        assert (table.zone_of(one), table.zone_of(two)) == ("play", "hand")

    @pytest.mark.clause("705.2e.i")
    def test_what_cannot_be_done_cannot_be_chosen(self) -> None:
        """ "You may" is asked as the effect is processed, and only where it could be done."""
        eager = plain(
            abilities=(when(Plays(YOU, This()), May(ReadyCards(choose(cards(FRIEND, WithTrait(FOAL)))))),)
        )
        tired = piece(plain(traits=(FOAL,)), exhausted=True)
        alone = Table(hand=[eager], home=[plain(traits=(FOAL,))], tokens=1).play(eager, "home")
        together = Table(hand=[eager], home=[tired], tokens=1).play(eager, "home")

        assert alone.asked == "main"
        assert (together.asked, together.choices()) == ("may", ["yes", "no"])

    @pytest.mark.clause("712.3")
    def test_a_may_is_asked_when_its_turn_comes(self) -> None:
        """ "You may pay 1" triggers without a token, and is asked if another effect brings one before."""
        giver = plain(abilities=(when(Plays(YOU, each(cards(FRIEND))), Gain(1)),))
        buyer = plain(abilities=(when(Plays(YOU, each(cards(FRIEND))), May(PayTo((Pay(1),), Score(1)))),))
        ally = plain()
        late, early = (Table(home=[giver, buyer], hand=[ally], tokens=1).play(ally, "home") for _ in range(2))
        assert (late.asked, set(late.choices())) == ("order-triggers", {giver, buyer})

        late.choose(giver)
        early.choose(buyer)

        assert (late.asked, late.tokens, early.asked, early.tokens) == ("may", 1, "main", 1)
        assert late.choose("yes").score == 1

    @pytest.mark.clause("705.2e.ii")
    def test_each_part_has_its_own_duration(self) -> None:
        """+1 this phase and +2 this turn are two modifiers, and each ends in its time."""
        text = Sequence((Give((Power(+1),), THIS, END_OF_PHASE), Give((Power(+2),), THIS, END_OF_TURN)))
        grower = plain(1, abilities=(main_phase(text),))
        table = Table(home=[grower], hand=[plain(cost=9)], stops=(STOP_STEPS, 1)).until("main").use(grower)

        assert table.why(grower) == [("printed", 1), (grower, 1), (grower, 2)]
        table.end_phase().pass_()
        assert (table.asked, table.why(grower)) == ("priority", [("printed", 1), (grower, 2)])
        assert table.end_turn().why(grower) == [("printed", 1)]


class TestAnnouncing:
    """705.2a: everyone sees what is played, save what lies face down."""

    @pytest.mark.clause("705.2a", "405.1")
    def test_a_friend_is_shown(self) -> None:
        """The opponent and spectators are told which card is played, and then that it enters play."""
        friend = plain()
        table = Table(hand=[friend], tokens=1)
        assert not table.knows(friend, OPPONENT)

        table.play(friend, "home")

        told = [event for event in table.game.events or () if event.key in ("played", "entered")]
        assert [event.key for event in told] == ["played", "entered"]
        assert [[viewer[0].card for viewer in event.cards] for event in told] == [[friend.id] * 3] * 2
        assert table.knows(friend, OPPONENT)

    @pytest.mark.clause("705.2a", "505.1d")
    def test_a_troublemaker_stays_hidden(self) -> None:
        """Only its player is told which card it is, until it is uncovered."""
        trouble = plain_troublemaker()
        table = Table(hand=[trouble], tokens=1).play(trouble, "mine")

        told = [event for event in table.game.events or () if event.key in ("entered", "played")]
        assert [[viewer[0].card for viewer in event.cards] for event in told] == [[trouble.id, "", ""]] * 2
        assert (table.knows(trouble), table.knows(trouble, OPPONENT)) == (True, False)
        assert table.end_turn().end_turn().knows(trouble, OPPONENT)


class TestEntering:
    """705.2f, 706: into play, then what watches for it."""

    @pytest.mark.clause("705.2f.v", "705.2f.i")
    def test_play_triggers_come_after_entering(self) -> None:
        """The play is announced, paid for, the Friend enters, and only then its effect is processed."""
        eager = plain(abilities=(when(Plays(YOU, This()), Gain(1)),))
        table = Table(hand=[eager], tokens=1).play(eager, "home")

        assert table.log[-4:] == ["played", "paid", "entered", "gained"]

    @pytest.mark.clause("705.2f.v")
    def test_only_for_who_plays(self) -> None:
        """ "When you play a Friend" on the opponent's card does not hear yours."""
        watcher = plain(abilities=(when(Plays(YOU, each(cards(FRIEND))), Gain(1)),))
        friend = plain()
        table = Table(hand=[friend], opponent_home=[watcher], tokens=1).play(friend, "home")

        assert table.opponent_tokens == 0

    @pytest.mark.clause("705.2f.v")
    def test_what_is_put_into_play_was_not_played(self) -> None:
        """The Problem that replaces another enters play; "when a card is played" hears nothing."""
        change = plain(abilities=(main_phase(ReplaceProblems(choose(cards(PROBLEM)))),))
        watcher = plain(abilities=(when(Plays(A_PLAYER, each(cards(CARD))), Gain(1)),))
        fresh = plain_problem()
        table = Table(home=[change, watcher], next_problem=fresh).use(change)

        table.choose(table.problem)

        assert (table.zone_of(fresh), table.told(kinds.ENTERED), table.tokens) == ("play", 1, 0)

    @pytest.mark.clause("702.1")
    @pytest.mark.parametrize(
        "end",
        [
            Dismiss(choose(FOALS)),
            PutIntoHand(choose(FOALS)),
            Frighten(choose(FOALS)),
            Give((LosesAbilities(),), choose(FOALS), END_OF_TURN),
        ],
    )
    def test_continuous_abilities_stop_with_their_card(self, end: Effect) -> None:
        """The bonus is gone at once when its Friend leaves play, is frightened or loses its abilities."""
        giver = plain(traits=(FOAL,), abilities=(Continuous((Power(+1),), each(yours(FRIEND))),))
        ally = plain(1, abilities=(main_phase(end),))
        table = Table(home=[giver, ally])
        assert table.why(ally) == [("printed", 1), (giver, 1)]

        table.use(ally)

        assert table.why(ally) == [("printed", 1)]

    @pytest.mark.clause("706.1c")
    def test_continuous_abilities_apply_at_once(self) -> None:
        """The new Friend has the bonus of those in play, and gives its own."""
        aura = Continuous((Power(+1),), each(yours(FRIEND)))
        old, new = plain(1, abilities=(aura,)), plain(2, abilities=(aura,))
        table = Table(home=[old], hand=[new], tokens=1)
        assert table.why(old) == [("printed", 1), (old, 1)]

        table.play(new, "home")

        assert table.why(new) == [("printed", 2), (old, 1), (new, 1)]
        assert table.why(old) == [("printed", 1), (old, 1), (new, 1)]

    @pytest.mark.clause("701.3")
    def test_abilities_work_in_play_only(self) -> None:
        """An aura in the hand changes nothing, played it does."""
        held, ally = plain(1, abilities=(Continuous((Power(+1),), each(yours(FRIEND))),)), plain(1)
        table = Table(home=[ally], hand=[held], tokens=1)
        assert (table.power(ally), table.power(held)) == (1, 1)

        table.play(held, "home")

        assert (table.power(ally), table.power(held)) == (2, 2)

    @pytest.mark.clause("707.3")
    def test_modifiers_reach_cards_in_play_only(self) -> None:
        """An aura in play gives nothing to a Friend in the hand, until it is played."""
        leader, held = plain(1, abilities=(Continuous((Power(+1),), each(yours(FRIEND))),)), plain(1)
        table = Table(home=[leader], hand=[held], tokens=1)

        assert table.why(held) == [("printed", 1)]
        assert (table.power(held), table.play(held, "home").power(held)) == (1, 2)

    @pytest.mark.clause("505.1d.i", "306.1")
    @pytest.mark.parametrize(("card", "heard"), [(plain(), 3), (plain_troublemaker(), 0)])
    def test_a_face_down_troublemaker_has_no_name(self, card: Card, heard: int) -> None:
        """Texts about its title, its name or a chosen name hear a Friend that is played, and not it."""
        titled = plain(abilities=(when(Plays(YOU, one(CARD, Titled(card.title))), Gain(1)),))
        same = when(Plays(YOU, one(CARD, SameName())), Gain(1))
        twin = replace(card, id="twin", front=replace(card.front, abilities=(same,)))
        chosen = when(Plays(YOU, one(CARD, WithThatName())), Gain(1))
        namer = plain(abilities=(As(Enters(THIS), NameCard()), chosen))
        table = Table(home=[titled], mine=[twin], hand=[namer, card], tokens=2)

        table.play(namer, "home").choose(card.name).play(card, "theirs").until("main")

        assert table.tokens == heard

    @pytest.mark.clause("516.1")
    @pytest.mark.ruling("R13")
    def test_a_violation_is_repaired_before_the_next_instruction(self) -> None:
        """A second Unique Friend enters: the choice comes before the effect of playing it (R13)."""
        star = plain(traits=(UNIQUE,), abilities=(when(Plays(YOU, This()), Gain(1)),))
        old, new = piece(star), piece(star)
        table = Table(home=[old], hand=[new], tokens=1).play(new, "home")

        assert (table.asked, table.choices(), table.tokens) == ("uniqueness", [old, new], 0)
        assert table.choose(old).tokens == 1


class TestBecomingAnotherCard:
    """410.6: what lasted does not follow a card through another zone."""

    @pytest.mark.clause("410.6")
    def test_a_modifier_ends_with_the_card_it_was_on(self) -> None:
        """A Friend that got +2 this turn, returned to the hand and played again has its printed power."""
        grow = plain(
            abilities=(main_phase(Give((Power(+2),), choose(cards(FRIEND, WithTrait(FOAL))), END_OF_TURN)),)
        )
        back = plain(abilities=(main_phase(PutIntoHand(choose(cards(FRIEND, WithTrait(FOAL))))),))
        foal = plain(1, traits=(FOAL,))
        table = Table(home=[grow, back, foal], tokens=1).use(grow)
        assert table.why(foal) == [("printed", 1), (grow, 2)]

        table.use(back).play(foal, "home")

        assert table.power(foal) == 1

    @pytest.mark.clause("410.6a", "410.1")
    def test_a_trigger_finds_its_card_in_the_new_zone(self) -> None:
        """ "When this card is dismissed, put it into your hand" works from the discard pile."""
        sturdy = plain(traits=(FOAL,), abilities=(when(IsDismissed(This()), PutIntoHand(This())),))
        boot = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND, WithTrait(FOAL))))),))
        table = Table(home=[sturdy, boot]).use(boot)

        assert (table.zone_of(sturdy), table.told(kinds.DISMISSED)) == ("hand", 1)

    @pytest.mark.clause("518.1")
    def test_a_public_zone_must_be_searched_honestly(self) -> None:
        """A fitting card of the discard pile is found; there is no way to decline (R36)."""
        seek = plain(abilities=(main_phase(SearchDiscardPile(in_your_discard_pile(FRIEND))),))
        one, two = plain(), plain()
        table = Table(home=[seek], discard=[one, plain_troublemaker(), two]).use(seek)

        assert table.choices() == [one, two]
        assert table.choose(two).hand() == [two]
