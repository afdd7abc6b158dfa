"""103.5, 103.5a, R50: a player leaves and the others play on."""

import pytest

from everfree.ccg.decks.theme import APPLEJACK, RAINBOW_DASH
from everfree.ccg.game import Game
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import PLAYING, STOP_ACTIONS, STOP_FACEOFFS, WON
from everfree.ccg.language import (
    ACCESSORY,
    COMMON,
    END_OF_TURN,
    FRIEND,
    IMMEDIATE,
    INSPIRED,
    OPPONENT,
    SCORE_PHASE,
    WHITE,
    WILD,
    By,
    Card,
    Choose,
    Continuous,
    ControlledBy,
    DiscardCards,
    Dismiss,
    EachPlayer,
    Effect,
    EventText,
    ExtraPhase,
    ExtraTurn,
    Gain,
    GainControl,
    Give,
    IsDismissed,
    LookAndReorder,
    LosesGame,
    May,
    Need,
    One,
    PhaseStarts,
    Power,
    PutOnDeck,
    Replacement,
    Score,
    Sequence,
    StartFaceoff,
    That,
    Titled,
    cards,
    choose,
    each,
    event,
    main_phase,
    play_on,
    resource,
    when,
    yours,
)
from everfree.ccg.rules.core.players import concede
from everfree.ccg.vocab import GONE_AREA, READY_PHASE, TROUBLEMAKER_PHASE, Seat
from everfree.testing import RoundTable, Side, Table, piece, plain, plain_problem, plain_troublemaker

HELD = plain(cost=9)
EASY = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)


def leave(table: Table, seat: int) -> Table:
    """Have a player give up."""
    concede(table.game, Seat(seat))
    table.game.run()
    return table


def actor(effect: Effect) -> Card:
    """Make a Friend that does something in the Main Phase."""
    return plain(abilities=(main_phase(effect),))


def any_time(name: str, effect: Effect) -> Card:
    """Make an Event for any moment."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(IMMEDIATE, effect),))


def hat() -> Card:
    """Make a Resource that is played on a Friend."""
    return resource(
        "hat",
        "Hat",
        WHITE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(ACCESSORY,),
        abilities=(play_on(FRIEND),),
    )


class TestWhatVanishes:
    """103.5a: cards, modifiers, tokens, areas."""

    @pytest.mark.clause("103.5a")
    @pytest.mark.ruling("R50")
    def test_cards_from_every_zone(self) -> None:
        """Hand, deck, discard pile, play, Problem deck: nothing of theirs is left."""
        side = Side(home=[plain()], at={0: [plain()]}, hand=[plain()], discard=[plain()], tokens=4)
        table = leave(RoundTable(Side(), side, Side()), 1)
        state = table.state

        zones = {state.zone[card] for card, owner in enumerate(state.owner) if owner == 1}
        assert (zones, state.tokens[1], state.outcome) == ({8}, 0, PLAYING)
        assert (table.asked, table.question.seat) == ("main", 0)

    @pytest.mark.clause("103.5a")
    def test_nothing_is_shown_by_it(self) -> None:
        """Nobody learns what was in the hand or the deck of who left."""
        secret = plain()
        table = leave(RoundTable(Side(), Side(hand=[secret]), Side()), 1)

        assert [table.knows(secret, Seat(seat)) for seat in range(3)] == [False, True, False]

    @pytest.mark.clause("103.5a")
    def test_a_card_they_had_of_another_goes_back(self) -> None:
        """A Friend lent to them is its owner's again; one they lent to another is gone with them."""
        lent, borrowed = plain(), plain()
        table = RoundTable(Side(home=[lent]), Side(home=[borrowed]), Side())
        table.state.controller[table.id(lent)] = Seat(1)
        table.state.controller[table.id(borrowed)] = Seat(0)
        table.game.changed()

        leave(table, 1)

        assert (table.state.controller[table.id(lent)], table.zone_of(borrowed)) == (0, "gone")

    @pytest.mark.clause("103.5a")
    def test_control_they_gave_or_had_ends(self) -> None:
        """A Friend given to them, and one their text gave to a third player, are their owners' again."""
        given, taken = plain(), plain()
        giver = actor(GainControl(choose(yours(FRIEND, Titled(given.title))), who=OPPONENT))
        taker = any_time("taker", GainControl(choose(cards(FRIEND, Titled(taken.title))), who=OPPONENT))
        table = RoundTable(Side(home=[giver, given, taken]), Side(hand=[taker]), Side())
        table.until("main").use(giver).choose("seat 1").until("priority").play(taker).choose("seat 2")
        first, second = table.id(given), table.id(taken)
        assert [table.state.controller[one] for one in (first, second)] == [1, 2]

        leave(table, 1)

        assert [table.state.controller[one] for one in (first, second)] == [0, 0]

    @pytest.mark.ruling("R50")
    def test_control_for_this_turn_ends_with_it(self) -> None:
        """What another player had gained until the end of the turn goes back as the turn is cut short."""
        prize = plain()
        taker = any_time("taker", GainControl(choose(cards(FRIEND, Titled(prize.title))), END_OF_TURN))
        table = RoundTable(Side(), Side(hand=[taker]), Side(home=[prize])).until("priority").play(taker)
        assert table.state.controller[table.id(prize)] == 1

        assert leave(table, 0).state.controller[table.id(prize)] == 2

    @pytest.mark.clause("103.5a")
    def test_modifiers_of_theirs_end(self) -> None:
        """What they gave another player's Friend is taken from it; what others gave it stays."""
        theirs = any_time("theirs", Give((Power(+2),), choose(cards(FRIEND)), END_OF_TURN))
        mine = any_time("mine", Give((Power(+1),), choose(cards(FRIEND)), END_OF_TURN))
        friend = plain(1)
        table = RoundTable(Side(home=[friend], hand=[mine]), Side(hand=[theirs]), Side())
        table.until("priority").play(mine).play(theirs)
        assert table.power(friend) == 4

        leave(table, 1)

        assert table.why(friend) == [("printed", 1), (mine, 1)]

    @pytest.mark.clause("103.5a")
    def test_texts_of_theirs_are_gone(self) -> None:
        """Abilities of their cards neither change nor trigger anything any more."""
        banner = plain(abilities=(Continuous((Power(+5),), each(cards(FRIEND))),))
        alarm = plain(abilities=(when(PhaseStarts(SCORE_PHASE, OPPONENT), Score(1, OPPONENT)),))
        table = leave(RoundTable(Side(home=[friend := plain(1)]), Side(home=[banner, alarm]), Side()), 1)

        assert table.power(friend) == 1
        assert table.end_turn().state.score == [0, 0, 0]

    @pytest.mark.clause("103.5a", "511.5", "511.6")
    @pytest.mark.ruling("R50")
    def test_areas_of_theirs_no_longer_exist(self) -> None:
        """Others' characters at their Problem go home, other cards there are dismissed, before priority."""
        friend, trouble = plain(), plain_troublemaker()
        idle = any_time("idle", Gain(1))
        table = RoundTable(Side(at={1: [friend, trouble]}, hand=[idle]), Side(), Side()).until("main")
        leave(table, 1)
        assert ([table.state.area_kind[area] for area in (1, 4)], table.area_of(friend)) == (
            [GONE_AREA, GONE_AREA],
            "problem 1",
        )

        table.end_phase()

        assert (table.area_of(friend), table.zone_of(trouble)) == ("home 0", "discard-pile")

    @pytest.mark.clause("103.5a", "511.2")
    def test_what_was_on_their_cards_is_dismissed(self) -> None:
        """An attachment of another player lost its host."""
        mine, host = hat(), plain()
        table = RoundTable(Side(hand=[mine], tokens=1), Side(home=[host]), Side()).play(mine, host)
        assert table.host_of(mine) is host

        leave(table, 1).end_phase()

        assert table.zone_of(mine) == "discard-pile"

    @pytest.mark.clause("103.5a")
    def test_nobody_can_go_there(self) -> None:
        """Their Problem is no place to play or move to."""
        walker = plain()
        table = leave(RoundTable(Side(home=[walker], tokens=2), Side(), Side()), 1)

        assert table.move(walker).choices() == ["problem 0", "problem 2"]

    def test_extra_turns_and_phases_of_theirs_do_not_come(self) -> None:
        """What was to be their turn is nobody's."""
        again = any_time("again", Sequence((ExtraTurn(), ExtraPhase(READY_PHASE, SCORE_PHASE))))
        table = RoundTable(Side(), Side(hand=[again]), Side(), turn_player=2)
        table.until("priority").play(again)
        assert (table.state.extra_turns, len(table.state.extra_phases)) == ([1], 1)

        leave(table, 1).end_turn()

        assert (table.state.turn_player, table.state.extra_phases) == (0, [])


class TestWhoPlaysOn:
    """103.3, 103.5: the game goes on, or is over."""

    @pytest.mark.clause("103.3", "103.5")
    def test_until_one_is_left(self) -> None:
        """Of three, the second to leave makes the third win."""
        table = leave(RoundTable(Side(), Side(), Side()), 1)
        assert table.state.outcome == PLAYING

        leave(table, 0)

        assert (table.state.outcome, table.state.winner) == (WON, 2)

    @pytest.mark.clause("103.5")
    def test_a_card_can_make_a_player_lose(self) -> None:
        """In the middle of a text, while nobody has priority; the rest of the text is followed."""
        doom = actor(Sequence((LosesGame(OPPONENT), Gain(2))))
        table = RoundTable(Side(home=[doom]), Side(home=[plain()]), Side()).use(doom).choose("seat 1")

        assert (table.state.present, table.state.tokens[0], table.asked) == ([1, 0, 1], 2, "main")

    @pytest.mark.clause("103.5a")
    def test_who_loses_by_their_own_text_does_not_finish_it(self) -> None:
        """What comes after losing is not done; on their turn the next player's turn begins."""
        doom = actor(Sequence((LosesGame(), EachPlayer(Score(3)))))
        table = RoundTable(Side(home=[doom]), Side(), Side()).use(doom)

        assert (table.state.turn_player, table.state.score) == (1, [0, 0, 0])

    @pytest.mark.ruling("R6")
    def test_several_lose_at_once(self) -> None:
        """Of three the two others lose together: the third wins, whoever was first."""
        doom = actor(EachPlayer(LosesGame(), OPPONENT))
        table = RoundTable(Side(home=[doom]), Side(), Side()).use(doom)

        assert (table.state.outcome, table.state.winner) == (WON, 0)

    @pytest.mark.clause("103.4")
    def test_even_in_the_setup(self) -> None:
        """Whoever is asked, the others choose their Problems and hands; the next player plays first."""
        for seat in range(3):
            game = Game([RAINBOW_DASH, APPLEJACK, RAINBOW_DASH], seed=5)
            game.take(0)
            game.concede(seat)
            while game.question.kind in ("starting-problem", "mulligan"):
                game.take(0)

            assert (len(game.kernel.board().problem_areas), game.state.turn) == (2, 1)
            assert game.state.turn_player != seat

    @pytest.mark.clause("103.4", "102.4")
    def test_even_while_hands_are_changed(self) -> None:
        """Who was asked about a new hand is asked again, who has decided is not."""
        game = Game([RAINBOW_DASH, APPLEJACK, RAINBOW_DASH], seed=5)
        while game.question.kind == "starting-problem":
            game.take(0)
        first = game.state.first_player
        game.take(1)
        game.concede(first)
        assert (game.question.kind, game.question.seat, game.state.first_player) == (
            "mulligan",
            (first + 1) % 3,
            (first + 1) % 3,
        )
        game.take(0)
        game.take(0)

        assert (game.state.turn, [event.key for event in game.events].count("mulliganed")) == (1, 0)


class TestTheirTurn:
    """R50: a turn of theirs ends at once."""

    @pytest.mark.ruling("R50")
    @pytest.mark.clause("103.5a")
    def test_the_next_players_turn_starts(self) -> None:
        """Others' Friends at the vanished Problem are home when the first window is there."""
        friend = plain()
        table = RoundTable(Side(), Side(at={0: [friend]}), Side())

        leave(table, 0)

        assert (table.asked, table.state.turn_player, table.state.turn) == ("main", 1, 8)
        assert (table.area_of(friend), table.log.count("turn-ending")) == ("home 1", 0)

    @pytest.mark.ruling("R50")
    def test_what_lasts_this_turn_ends(self) -> None:
        """A bonus another player gave until the end of the turn is over."""
        mine = any_time("mine", Give((Power(+1),), choose(yours(FRIEND)), END_OF_TURN))
        table = RoundTable(Side(), Side(home=[friend := plain(1)], hand=[mine]), Side())
        table.until("priority").play(mine)
        assert table.power(friend) == 2

        assert leave(table, 0).power(friend) == 1

    @pytest.mark.ruling("R50")
    def test_their_faceoff_ends_with_it(self) -> None:
        """Flipped cards of the others go under their decks; nobody wins."""
        trouble, flipped = plain_troublemaker(1), plain(3)
        table = RoundTable(
            Side(at={0: [plain(4)]}, hand=[HELD], stops=STOP_FACEOFFS),
            Side(at={0: [trouble]}, deck=[flipped]),
            Side(),
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)
        table.pass_()
        assert table.flipped(Seat(1)) == [flipped]

        leave(table, 0)

        assert (table.state.faceoff, table.deck(Seat(1))[-1], table.state.turn_player) == (None, flipped, 1)
        assert table.log.count("faceoff-won") == 0

    @pytest.mark.ruling("R50")
    def test_an_event_in_the_queue_goes_to_the_discard_pile(self) -> None:
        """Another player's, half done when the turn player gives up."""
        slow = any_time("slow", Dismiss(choose(cards(FRIEND))))
        idle = any_time("idle", Gain(1))
        table = RoundTable(Side(hand=[idle], home=[plain()]), Side(hand=[slow], home=[plain()]), Side())
        table.until("priority").play(idle).play(slow)
        assert (table.zone_of(slow), table.asked) == ("queue", "choose")

        assert leave(table, 0).zone_of(slow) == "discard-pile"


class TestWhatWasUnderWay:
    """R50: procedures that waited for them, or were theirs."""

    @pytest.mark.ruling("R50")
    def test_the_window_goes_on_with_the_next_player(self) -> None:
        """Asked for priority, they are gone; their pass is not needed to close it."""
        table = RoundTable(
            Side(home=[walker := plain()], tokens=2, stops=STOP_ACTIONS),
            Side(hand=[HELD], stops=STOP_ACTIONS),
            Side(hand=[HELD], stops=STOP_ACTIONS),
        ).move(walker, "problem 0")
        assert (table.asked, table.question.seat) == ("priority", 1)

        leave(table, 1)

        assert (table.asked, table.question.seat) == ("priority", 2)
        assert table.pass_().asked == "main"

    @pytest.mark.ruling("R50")
    def test_a_pass_of_theirs_does_not_count(self) -> None:
        """They had passed; the turn player and the last one still have to."""
        table = RoundTable(
            Side(home=[walker := plain()], hand=[HELD], tokens=2, stops=STOP_ACTIONS),
            Side(hand=[HELD], stops=STOP_ACTIONS),
            Side(hand=[HELD], stops=STOP_ACTIONS),
        ).move(walker, "problem 0")
        table.pass_()
        assert table.question.seat == 2

        leave(table, 1)

        assert (table.asked, table.question.seat, table.pass_().question.seat) == ("priority", 2, 0)

    @pytest.mark.ruling("R50")
    def test_their_action_is_not_finished(self) -> None:
        """In the middle of their Event: it is gone, and the next player has priority."""
        slow, idle = any_time("slow", Dismiss(choose(cards(FRIEND)))), any_time("idle", Gain(1))
        table = RoundTable(
            Side(hand=[idle], home=[friend := plain()]), Side(hand=[slow], home=[plain()]), Side(hand=[idle])
        )
        table.until("priority").play(idle).play(slow)
        assert (table.asked, table.question.seat) == ("choose", 1)

        leave(table, 1)

        assert (table.zone_of(slow), table.zone_of(friend)) == ("gone", "play")
        assert (table.asked, table.question.seat) == ("priority", 2)

    @pytest.mark.ruling("R50")
    def test_what_they_were_asked_by_another_text_is_left_out(self) -> None:
        """Your text has them decide; they leave, and the rest of your text is followed."""
        start = actor(Sequence((By(OPPONENT, May(Score(5))), Gain(1))))
        table = RoundTable(Side(home=[start]), Side(), Side()).use(start).choose("seat 1")
        assert (table.asked, table.question.seat) == ("may", 1)

        leave(table, 1)

        assert (table.state.tokens[0], table.state.score, table.asked) == (1, [0, 0, 0], "main")

    @pytest.mark.ruling("R50")
    def test_what_they_were_to_choose_is_not_chosen(self) -> None:
        """Nobody else chooses for them."""
        start = actor(Sequence((Dismiss(Choose(cards(FRIEND), who=OPPONENT)), Gain(1))))
        table = RoundTable(Side(home=[start]), Side(home=[plain()]), Side()).use(start).choose("seat 1")
        assert (table.asked, table.question.seat) == ("choose", 1)

        leave(table, 1)

        assert (table.zone_of(start), table.state.tokens[0]) == ("play", 1)

    @pytest.mark.ruling("R50")
    def test_your_choice_is_asked_again_without_their_cards(self) -> None:
        """You were choosing among Friends; theirs are no longer on the list."""
        start = actor(Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT)))))
        other, rest = plain(), plain()
        table = RoundTable(Side(home=[start]), Side(home=[plain()]), Side(home=[other, rest])).use(start)
        assert len(table.choices()) == 3

        assert leave(table, 1).choices() == [other, rest]

    @pytest.mark.ruling("R50")
    def test_a_choice_of_several_steps_begins_anew(self) -> None:
        """You had chosen your Friend for a faceoff; with them the only other Friend is gone."""
        fight = StartFaceoff(choose(yours(FRIEND)), choose(cards(FRIEND, ControlledBy(OPPONENT))))
        table = RoundTable(Side(home=[start := actor(fight)]), Side(home=[plain(), plain()]), Side()).use(
            start
        )
        assert (table.asked, len(table.choices())) == ("choose", 2)

        assert (leave(table, 1).asked, table.told(kinds.FACEOFF_STARTED)) == ("main", 0)

    @pytest.mark.ruling("R50")
    def test_an_action_that_can_be_taken_back_is(self) -> None:
        """You were choosing where a Friend goes; you are offered everything anew."""
        walker = plain()
        table = RoundTable(Side(home=[walker], tokens=2), Side(), Side()).move(walker)
        assert table.asked == "where"

        assert leave(table, 1).asked == "main"

    @pytest.mark.ruling("R50")
    def test_a_question_about_a_player_leaves_them_out(self) -> None:
        """Two opponents are left to choose from, or one who need not be chosen."""
        start = actor(DiscardCards(OPPONENT))
        table = RoundTable(Side(home=[start]), Side(), Side(hand=[plain()]), Side()).use(start)

        assert leave(table, 1).choices() == ["seat 2", "seat 3"]
        assert (leave(table, 3).asked, table.hand(Seat(2))) == ("main", [])

    @pytest.mark.ruling("R50")
    def test_their_triggered_effects_are_not_processed(self) -> None:
        """Others' effects of the same moment are."""
        gain = when(PhaseStarts(SCORE_PHASE, OPPONENT), EachPlayer(Gain(1)))
        twice = (gain, when(PhaseStarts(SCORE_PHASE, OPPONENT), EachPlayer(Gain(2))))
        table = RoundTable(Side(), Side(home=[plain(abilities=twice)]), Side(home=[plain(abilities=(gain,))]))
        table.end_phase()
        assert (table.asked, table.question.seat) == ("order-triggers", 1)

        leave(table, 1)

        assert table.state.tokens[0] == 1

    @pytest.mark.ruling("R50")
    def test_instructions_still_to_be_followed_go_with_them(self) -> None:
        """Each player was to look at their deck; who is looking is not disturbed."""
        start = actor(EachPlayer(LookAndReorder(2)))
        table = RoundTable(Side(home=[start]), Side(), Side()).use(start)
        assert (table.asked, table.question.seat) == ("put-on-top", 0)

        leave(table, 1)

        assert (table.asked, table.question.seat) == ("put-on-top", 0)
        assert table.choose(table.choices()[0]).question.seat == 2

    @pytest.mark.ruling("R50")
    def test_who_decides_together_with_them_decides_without_them(self) -> None:
        """What they had chosen is not done, what the others choose is."""
        start = actor(EachPlayer(Dismiss(choose(yours(FRIEND)))))
        other, more = plain(), plain()
        table = RoundTable(
            Side(home=[start, plain()]), Side(home=[plain(), plain()]), Side(home=[other, more])
        ).use(start)
        table.choose(start).choose(table.choices()[0])
        assert table.question.seat == 2

        leave(table, 1).choose(other)

        assert [table.zone_of(one) for one in (start, other, more)] == [
            "discard-pile",
            "discard-pile",
            "play",
        ]

    @pytest.mark.ruling("R50")
    def test_a_deck_that_is_gone_is_not_put_back(self) -> None:
        """Inspired was looking at it: a card was to go under it, one is still to be placed."""
        bright = plain(keywords=(INSPIRED,))
        table = RoundTable(Side(home=[piece(bright), piece(bright)]), Side(), Side(), phase=READY_PHASE)
        table.choose(table.choices()[0]).choose("seat 1")
        assert (table.asked, len(table.choices())) == ("put-under", 3)
        table.choose(table.choices()[0])

        assert leave(table, 1).until("main").state.zones[1] == []

    @pytest.mark.ruling("R50")
    def test_what_was_to_be_replaced_for_them_does_not_happen(self) -> None:
        """They were asked how their Friend leaves; it is gone, and your text goes on."""
        keep = Replacement(IsDismissed(One(yours(FRIEND))), PutOnDeck(That(FRIEND)), optional=True)
        friend = plain(abilities=(keep,))
        start = actor(Sequence((Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT)))), Gain(1))))
        table = RoundTable(Side(home=[start]), Side(home=[friend]), Side()).use(start)
        assert (table.asked, table.question.seat) == ("replace", 1)

        leave(table, 1)

        assert (table.zone_of(friend), table.told(kinds.DISMISSED), table.state.tokens[0]) == ("gone", 0, 1)

    @pytest.mark.ruling("R50")
    def test_a_faceoff_goes_on_without_them(self) -> None:
        """Of three in a Problem faceoff one leaves; the others compare."""
        table = RoundTable(
            Side(at={0: [plain(2)]}, problem=EASY, hand=[HELD], stops=STOP_FACEOFFS),
            Side(at={0: [plain(9)]}),
            Side(at={0: [plain(3)]}),
        ).end_phase()
        assert table.asked == "priority"

        leave(table, 1).until("main")

        assert table.state.score == [1, 0, 2]

    @pytest.mark.ruling("R50")
    def test_alone_in_a_faceoff_one_wins(self) -> None:
        """The Troublemaker is gone with its player: the challenger wins, and defeats nobody."""
        trouble = plain_troublemaker(9)
        table = RoundTable(
            Side(at={0: [plain(2)]}, hand=[HELD], stops=STOP_FACEOFFS),
            Side(at={0: [trouble]}),
            Side(),
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        leave(table, 1).until("main")

        assert (table.told(kinds.FACEOFF_WON), table.state.score) == (1, [0, 0, 0])

    @pytest.mark.ruling("R50")
    def test_a_faceoff_both_have_left_ends(self) -> None:
        """Started by one opponent against the other on your turn; neither is there to win it."""
        fight = any_time(
            "fight", StartFaceoff(choose(yours(FRIEND)), choose(cards(FRIEND, ControlledBy(OPPONENT))))
        )
        idle = any_time("idle", Gain(1))
        table = RoundTable(
            Side(hand=[idle, HELD], stops=STOP_FACEOFFS | STOP_ACTIONS | 8),
            Side(home=[plain()], hand=[fight, HELD], stops=STOP_FACEOFFS | STOP_ACTIONS | 8),
            Side(home=[plain()], hand=[HELD], stops=STOP_FACEOFFS),
            Side(),
        )
        table.play(idle).play(fight)
        assert table.told(kinds.FACEOFF_STARTED) == 1

        leave(leave(table, 1), 2).until("main")

        assert (table.state.faceoff, table.told(kinds.FACEOFF_WON), table.told(kinds.FACEOFF_ENDED)) == (
            None,
            0,
            1,
        )

    @pytest.mark.ruling("R50")
    def test_flipped_cards_of_theirs_need_no_order(self) -> None:
        """They were putting their flips under their deck; the others still do."""
        trouble = plain_troublemaker(3)
        table = RoundTable(
            Side(at={0: [plain(3)]}, deck=[plain(1), plain(4)]),
            Side(at={0: [trouble]}, deck=[plain(1), plain(2)]),
            Side(),
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)
        assert (table.asked, table.question.seat) == ("bottom", 0)
        table.choose(table.choices()[0])
        assert (table.asked, table.question.seat) == ("bottom", 1)

        assert leave(table, 1).asked == "main"

    @pytest.mark.ruling("R50")
    def test_what_would_happen_to_them_does_not(self) -> None:
        """The rest of a list of occurrences that had paused goes on for the others."""
        keep = Replacement(IsDismissed(One(yours(FRIEND))), PutOnDeck(That(FRIEND)), optional=True)
        keeper, theirs, last = plain(abilities=(keep,)), plain(), plain()
        doom = any_time("doom", Dismiss(each(cards(FRIEND))))
        table = RoundTable(Side(home=[keeper], hand=[doom]), Side(home=[theirs]), Side(home=[last]))
        table.until("priority").play(doom)
        assert (table.asked, table.question.seat) == ("replace", 0)

        leave(table, 1).choose("no")

        assert [table.zone_of(one) for one in (keeper, theirs, last)] == [
            "discard-pile",
            "gone",
            "discard-pile",
        ]
        assert table.told(kinds.DISMISSED) == 2
