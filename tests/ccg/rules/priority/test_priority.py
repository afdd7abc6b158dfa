"""510 to 512 and 704: priority windows, pre-priority processing, Reactions."""

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.premiere.friends_orange import RED_GALA_FAVORITE_COUSIN
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.cards.premiere.resources_home import FOAL_FREE_PRESS
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import FACE_DOWN, STOP_ACTIONS, STOP_FACEOFFS, STOP_STEPS
from everfree.ccg.language import (
    A_PLAYER,
    ANY_FACEOFF,
    COMMON,
    END_OF_TURN,
    FACEOFF_TIMING,
    FOAL,
    FRIEND,
    IMMEDIATE,
    MAIN_PHASE_TIMING,
    ORANGE,
    REACTION,
    RESOURCE,
    SCORE_PHASE,
    THIS,
    YOU,
    Ability,
    AlsoIs,
    Cant,
    Card,
    Dismiss,
    Effect,
    EventText,
    Gain,
    Give,
    IsDismissed,
    One,
    PhaseStarts,
    Plays,
    PlayToHome,
    PutIntoHand,
    Score,
    Standing,
    Trigger,
    WithTrait,
    cards,
    choose,
    each,
    event,
    main_phase,
    reaction,
    resource,
    when,
    yours,
)
from everfree.ccg.vocab import PROBLEM_FACEOFF, TROUBLEMAKER_FACEOFF, TROUBLEMAKER_PHASE, AreaId, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)
A_FRIEND_IS_PLAYED = Plays(A_PLAYER, each(cards(FRIEND)))
YOU_PLAY_A_FRIEND = Plays(YOU, each(cards(FRIEND)))
DISMISS_FOALS = Dismiss(each(cards(FRIEND, WithTrait(FOAL))))


def free(name: str, ability: Ability) -> Card:
    """Make an Event without cost."""
    return event(name, name, power=1, cost=0, rarity=COMMON, text=(ability,))


def answer_to(trigger: Trigger, effect: Effect) -> EventText:
    """Make the text of a Reaction Event."""
    return EventText(REACTION, effect, trigger)


ANSWER = free("answer", answer_to(A_FRIEND_IS_PLAYED, Gain(1)))
SEND_FOALS_AWAY = free("away", EventText(MAIN_PHASE_TIMING, DISMISS_FOALS))
TAKE_BACK = free("back", EventText(MAIN_PHASE_TIMING, PutIntoHand(choose(cards(FRIEND)))))


def seats_of(table: Table, key: str) -> list[int]:
    """List whom the sentences of one kind are about, in order."""
    return [event.seat for event in table.game.events or () if event.key == key]


class TestWindow:
    """510: who has priority, and when a window closes."""

    @pytest.mark.clause("510.1", "609.1", "705.2g")
    @pytest.mark.ruling("R9")
    def test_after_an_action_the_opponent_has_priority(self) -> None:
        """A Main Phase action opens a window in which the opponent is asked first, then you (R9)."""
        table = Table(
            hand=[plain(cost=9)],
            opponent_hand=[plain()],
            tokens=1,
            stops=(STOP_ACTIONS, STOP_ACTIONS),
        ).draw()

        assert (table.question.seat, table.choices()) == (OPPONENT, ["pass"])
        table.pass_()
        assert (table.question.seat, table.choices()) == (YOU_SEAT, ["pass"])
        table.pass_()
        assert (table.question.seat, table.asked) == (YOU_SEAT, "main")

    @pytest.mark.clause("510.2", "705.2g")
    @pytest.mark.ruling("R8")
    def test_all_must_pass_in_a_row(self) -> None:
        """An action after a pass gives everyone priority again, in turn (R8)."""
        mine, spare, first, second = piece(ANSWER), piece(ANSWER), piece(ANSWER), piece(ANSWER)
        ally = plain()
        table = Table(hand=[ally, mine, spare], opponent_hand=[first, second], tokens=1).play(ally, "home")

        assert (table.question.seat, table.choices()) == (OPPONENT, ["pass", first, second])
        table.pass_()
        assert (table.question.seat, table.choices()) == (YOU_SEAT, ["pass", mine, spare])
        table.play(mine)
        assert (table.question.seat, table.choices()) == (OPPONENT, ["pass", first, second])
        table.play(first)
        assert (table.question.seat, table.choices()) == (YOU_SEAT, ["pass", spare])
        table.pass_()
        assert (table.question.seat, table.choices()) == (OPPONENT, ["pass", second])
        table.pass_()
        assert (table.question.seat, table.asked) == (YOU_SEAT, "main")

    @pytest.mark.clause("512.3", "510.3")
    @pytest.mark.ruling("R10")
    def test_main_phase_actions_wait_until_the_window_closes(self) -> None:
        """With priority in an open window you see Reactions only; afterwards all actions again (R10)."""
        ally, other, mine = plain(), plain(), piece(ANSWER)
        able = plain(abilities=(main_phase(Gain(1)),))
        table = Table(home=[able], hand=[ally, other, mine], tokens=3).play(ally, "home")

        refusal = table.why_not(other)

        assert table.choices() == ["pass", mine]
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("512.3", "something-under-way")
        table.pass_()
        assert table.choices() == ["end", other, table.mane, able, ally, "draw", able]

    @pytest.mark.clause("510.3")
    def test_opening_no_window_ends_the_phase(self) -> None:
        """When you decline to act the game moves on."""
        table = Table(opponent_hand=[plain()], tokens=2, stops=(STOP_ACTIONS, STOP_ACTIONS))

        table.end_phase()

        assert (table.state.turn, table.asked, table.question.seat) == (5, "main", OPPONENT)


class TestReactions:
    """512.4: once for each thing that happened, until the window closes."""

    @pytest.mark.clause("512.4", "304.1")
    def test_needs_its_condition(self) -> None:
        """A Reaction is offered when what it waits for has happened, and not after another action."""
        mine, ally = piece(ANSWER), plain()
        table = Table(hand=[mine, ally], deck=[plain(cost=9)], tokens=2)

        assert table.draw().choices() == ["end", ally, "draw"]
        assert table.play(ally, "home").choices() == ["pass", mine]

    @pytest.mark.clause("512.4c")
    def test_once_for_each_instance(self) -> None:
        """An ability reacts once to a Friend played, and again to the next one."""
        watcher = plain(abilities=(reaction(A_FRIEND_IS_PLAYED, Gain(2)),))
        one, two = plain(), plain()
        table = Table(home=[watcher], hand=[one, two], tokens=1)

        table.play(one, "home").use(watcher)

        assert (table.asked, table.tokens) == ("main", 2)
        assert table.play(two, "home").choices() == ["pass", watcher]

    @pytest.mark.clause("512.4d")
    @pytest.mark.ruling("R12")
    def test_too_late_when_the_window_has_closed(self) -> None:
        """What happened before the last window closed can't be reacted to in the next one."""
        mine, ally = piece(ANSWER), plain()
        table = Table(hand=[mine, ally], tokens=2).play(ally, "home").pass_()

        refusal = table.draw().why_not(mine)

        assert table.asked == "main"
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("512.4d", "nothing-to-react-to")

    @pytest.mark.clause("512.4d", "511.7")
    @pytest.mark.ruling("R12")
    def test_what_happens_while_processing_counts_for_the_window_after_it(self) -> None:
        """A Friend dismissed by a triggered effect can be reacted to in the window that follows (R12)."""
        scarer = plain(abilities=(when(YOU_PLAY_A_FRIEND, DISMISS_FOALS),))
        mourner = free("mourner", answer_to(IsDismissed(each(yours(FRIEND))), Gain(1)))
        ally = plain()
        table = Table(home=[scarer, plain(traits=(FOAL,))], hand=[ally, mourner], tokens=1)

        assert table.play(ally, "home").choices() == ["pass", mourner]
        table.play(mourner)
        assert (table.asked, table.tokens) == ("main", 1)

    @pytest.mark.clause("704.1a")
    def test_a_reaction_does_not_trigger_by_itself(self) -> None:
        """Nothing happens unless its holder uses it."""
        watcher = plain(abilities=(reaction(A_FRIEND_IS_PLAYED, Gain(2)),))
        ally = plain()
        table = Table(home=[watcher], hand=[ally], tokens=1).play(ally, "home")

        assert (table.asked, table.choices(), table.tokens) == ("priority", ["pass", watcher], 0)
        assert table.pass_().tokens == 0


class TestOtherTimings:
    """512.4, 512.5: Faceoff and Immediate cards need priority and nothing to react to."""

    @pytest.mark.clause("512.4")
    def test_a_faceoff_event(self) -> None:
        """It is offered in every window of a faceoff, and not in the Main Phase."""
        cheer = free("cheer", EventText(FACEOFF_TIMING, Gain(1), faceoffs=ANY_FACEOFF))
        trouble = plain_troublemaker(1)
        table = Table(mine=[plain(9)], hand=[cheer], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        assert table.choose(trouble).choices() == ["pass", cheer]
        assert table.until("main").why_not(cheer) is not None

    @pytest.mark.clause("512.4a")
    @pytest.mark.parametrize(("named", "offered"), [(TROUBLEMAKER_FACEOFF, True), (PROBLEM_FACEOFF, False)])
    def test_a_faceoff_event_of_one_kind(self, named: int, offered: bool) -> None:
        """In a Troublemaker faceoff an Event for Problem faceoffs is not offered, and told why."""
        cheer = free("cheer", EventText(FACEOFF_TIMING, Gain(1), faceoffs=named))
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[plain(9)],
            hand=[cheer],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=(STOP_FACEOFFS, 1),
        ).choose(trouble)
        refusal = table.why_not(cheer)

        assert table.choices() == (["pass", cheer] if offered else ["pass"])
        assert (refusal and refusal.clause) == (None if offered else "512.4a")

    @pytest.mark.clause("512.5")
    def test_an_immediate_event(self) -> None:
        """Its holder may play it after any action, also on the opponent's turn."""
        snap = free("snap", EventText(IMMEDIATE, Gain(1)))
        table = Table(hand=[snap], opponents_turn=True, opponent_tokens=1).until("main")

        assert table.draw().choices() == ["pass", snap]


class TestTriggerOrder:
    """511.7: who processes waiting effects, in which order."""

    @pytest.mark.clause("511.7a", "511.7")
    @pytest.mark.parametrize(("first", "told"), [(0, ["gained", "scored"]), (1, ["scored", "gained"])])
    def test_each_player_orders_their_own(self, first: int, told: list[str]) -> None:
        """Two different effects of yours are processed in the order you choose, each once."""
        giver = plain(abilities=(when(YOU_PLAY_A_FRIEND, Gain(1)),))
        scorer = plain(abilities=(when(YOU_PLAY_A_FRIEND, Score(1)),))
        ally = plain()
        table = Table(home=[giver, scorer], hand=[ally], tokens=1).play(ally, "home")

        assert (table.question.seat, table.asked, table.choices()) == (0, "order-triggers", [giver, scorer])
        table.choose([giver, scorer][first])
        assert [key for key in table.log if key in ("gained", "scored")] == told
        assert (table.tokens, table.score, table.asked) == (1, 1, "main")

    @pytest.mark.clause("511.7a")
    def test_who_last_had_priority_goes_first(self) -> None:
        """After your action your effects come first, after the opponent's action the opponent's."""
        mourner = plain(abilities=(when(IsDismissed(each(cards(FRIEND))), Gain(1)),))
        rival = plain(abilities=(when(IsDismissed(each(cards(FRIEND))), Gain(1)),))
        foal, answer = plain(traits=(FOAL,)), free("scare", answer_to(A_FRIEND_IS_PLAYED, DISMISS_FOALS))

        mine = Table(home=[mourner, foal], opponent_home=[rival], hand=[SEND_FOALS_AWAY])
        mine.play(SEND_FOALS_AWAY)
        theirs = Table(home=[mourner], opponent_home=[rival], hand=[foal], opponent_hand=[answer], tokens=1)
        theirs.play(foal, "home").play(answer)

        assert seats_of(mine, "gained") == [YOU_SEAT, OPPONENT]
        assert seats_of(theirs, "gained") == [OPPONENT, YOU_SEAT]

    @pytest.mark.clause("511.7a.i")
    @pytest.mark.parametrize("opponents_turn", [False, True])
    def test_the_turn_player_goes_first_as_a_window_opens(self, opponents_turn: bool) -> None:
        """Effects that wait for a new window begin with the turn player, though the other passed last."""
        eager = plain(abilities=(when(PhaseStarts(SCORE_PHASE, A_PLAYER), Gain(1)),))
        table = Table(
            home=[piece(eager)],
            hand=[plain(cost=9)],
            opponent_home=[piece(eager)],
            opponent_hand=[plain(cost=9)],
            opponents_turn=opponents_turn,
            stops=(STOP_STEPS, STOP_STEPS),
        ).until("main")
        turn_player, other = (OPPONENT, YOU_SEAT) if opponents_turn else (YOU_SEAT, OPPONENT)

        table.end_phase().pass_()
        assert (table.question.seat, seats_of(table, "gained")) == (other, [])
        table.pass_()

        assert seats_of(table, "gained") == [turn_player, other]

    @pytest.mark.clause("511.7b", "511.8")
    def test_new_effects_wait_for_the_next_wave(self) -> None:
        """What an effect triggers comes after everything that already waited."""
        scarer = plain(abilities=(when(YOU_PLAY_A_FRIEND, DISMISS_FOALS),))
        giver = plain(abilities=(when(YOU_PLAY_A_FRIEND, Gain(1)),))
        foal = plain(traits=(FOAL,), abilities=(when(IsDismissed(each(cards(FRIEND))), Score(1)),))
        ally = plain()
        table = Table(home=[scarer, giver, foal], hand=[ally], tokens=1).play(ally, "home")

        table.choose(scarer)

        assert [key for key in table.log if key in ("dismissed", "gained", "scored")] == [
            "dismissed",
            "gained",
            "scored",
        ]
        assert table.asked == "main"

    @pytest.mark.clause("704.1b")
    def test_one_effect_for_each_instance(self) -> None:
        """Two Friends dismissed at once trigger one ability twice."""
        mourner = plain(abilities=(when(IsDismissed(each(cards(FRIEND))), Gain(1)),))
        foals = [plain(traits=(FOAL,)), plain(traits=(FOAL,))]
        table = Table(home=[mourner, *foals], hand=[SEND_FOALS_AWAY]).play(SEND_FOALS_AWAY)

        assert table.choices() == [mourner, mourner]
        assert table.choose(mourner).tokens == 2


class TestRepairs:
    """511.2 to 511.5: what the game puts right before anyone receives priority."""

    @pytest.mark.clause("511.2")
    @pytest.mark.ruling("R15")
    def test_an_attachment_without_host_is_dismissed(self) -> None:
        """When its Friend returns to the hand, the Resource is dismissed before the next priority (R15)."""
        friend = piece(RED_GALA_FAVORITE_COUSIN, attached=(HARD_HAT,))
        table = Table(home=[friend], hand=[TAKE_BACK]).play(TAKE_BACK)

        assert (table.zone_of(friend), table.zone_of(HARD_HAT)) == ("hand", "discard-pile")
        assert (table.told(kinds.DISMISSED), table.told(kinds.RETIRED)) == (1, 0)

    @pytest.mark.clause("511.2")
    def test_a_host_that_no_longer_fits(self) -> None:
        """A hat for Friends stays on a Resource while that is a Friend too, and no longer."""
        friend_this_turn = main_phase(Give((AlsoIs(FRIEND, ORANGE),), THIS, END_OF_TURN))
        stand = resource(
            "stand",
            "Stand",
            ORANGE,
            power=3,
            cost=0,
            rarity=COMMON,
            traits=(),
            abilities=(PlayToHome(), friend_this_turn),
        )
        table = Table(home=[stand], hand=[HARD_HAT], tokens=9).use(stand).play(HARD_HAT)
        assert table.host_of(HARD_HAT) is stand

        table.end_turn()

        assert (table.zone_of(stand), table.zone_of(HARD_HAT)) == ("play", "discard-pile")

    @pytest.mark.clause("104.3", "511.2")
    def test_no_text_stops_the_game(self) -> None:
        """A text that forbids dismissing Resources does not keep the homeless one in play (R18)."""
        friend = piece(RED_GALA_FAVORITE_COUSIN, attached=(HARD_HAT,))
        shelter = plain_problem(abilities=(Standing(Cant(IsDismissed(One(cards(RESOURCE))))),))
        table = Table(home=[friend], hand=[TAKE_BACK], problem=shelter).play(TAKE_BACK)

        assert table.zone_of(HARD_HAT) == "discard-pile"

    @pytest.mark.clause("511.3")
    def test_an_attachment_on_a_face_down_host_is_dismissed(self) -> None:
        """It goes however the host came to lie face down, and the host stays."""
        friend = piece(RED_GALA_FAVORITE_COUSIN, attached=(HARD_HAT,))
        table = Table(home=[friend], tokens=1)
        table.state.marks[table.id(friend)] |= FACE_DOWN
        table.game.changed()

        table.draw()

        assert (table.zone_of(friend), table.zone_of(HARD_HAT)) == ("play", "discard-pile")

    @pytest.mark.clause("511.4")
    @pytest.mark.ruling("R44")
    def test_a_frightened_mane_character_turns_up_again(self) -> None:
        """It is face up on the side it had, and ready (R44)."""
        mane = piece(POOL["pr1"], boosted=True, exhausted=True)
        table = Table(mane=mane, tokens=1)
        table.game.occur([Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(mane))])
        assert table.is_face_down(mane)

        table.draw()

        assert (table.is_face_down(mane), table.is_boosted(mane), table.is_exhausted(mane)) == (
            False,
            True,
            False,
        )

    @pytest.mark.clause("511.4")
    @pytest.mark.parametrize("resource", [FOAL_FREE_PRESS, HARD_HAT], ids=["at home", "attached"])
    def test_a_frightened_resource_turns_up_again(self, resource: Card) -> None:
        """Only Friends stay frightened."""
        scared = piece(resource, frightened=True)
        host = [] if resource is FOAL_FREE_PRESS else [piece(plain(), attached=(scared,))]
        table = Table(home=host or [scared], tokens=1)
        table.game.changed()

        table.draw()

        assert (table.zone_of(scared), table.is_face_down(scared)) == ("play", False)

    @pytest.mark.clause("511.5")
    def test_a_character_in_a_strange_home_is_sent_home(self) -> None:
        """It is sent to its controller's home with what is attached to it, and that is not a move."""
        friend = piece(RED_GALA_FAVORITE_COUSIN, attached=(HARD_HAT,))
        table = Table(home=[friend], tokens=1)
        for card in (friend, HARD_HAT):
            table.state.area[table.id(card)] = AreaId(1)
        table.state.unsettled = True

        table.draw()

        assert (table.area_of(friend), table.area_of(HARD_HAT)) == ("home", "home")
        assert (table.told(kinds.SENT), table.told(kinds.MOVED)) == (1, 0)
