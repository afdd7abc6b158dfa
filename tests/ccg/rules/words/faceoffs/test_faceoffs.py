"""707.4: faceoffs that a text starts."""

from dataclasses import replace

import pytest

from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.state import STOP_ACTIONS, STOP_FACEOFFS, STOP_STEPS
from everfree.ccg.language import (
    A_PLAYER,
    ANY_FACEOFF,
    CHARACTER,
    COMMON,
    END_PHASE,
    EPIC,
    FACEOFF_TIMING,
    FRIEND,
    IMMEDIATE,
    MAIN_PHASE,
    MAIN_PHASE_TIMING,
    OPPONENT,
    PROBLEM,
    PROBLEM_FACEOFFS,
    REACTION,
    SCORE_PHASE,
    STUDIOUS,
    THIS,
    TROUBLEMAKER,
    TROUBLEMAKER_FACEOFF,
    YOU,
    Card,
    Challenge,
    Continuous,
    ControlledBy,
    Dismiss,
    DuringFaceoff,
    Effect,
    EventText,
    Flips,
    Gain,
    May,
    Move,
    Outcome,
    PhaseStarts,
    Plays,
    Power,
    Score,
    Sequence,
    StartFaceoff,
    StartFaceoffAt,
    That,
    WinsFaceoff,
    cards,
    choose,
    each,
    event,
    when,
    yours,
)
from everfree.ccg.language.terms import Timing
from everfree.ccg.vocab import CHALLENGE_STEP, DISCARD_PILE, DRAW_DECK, TROUBLEMAKER_PHASE, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT_SEAT = Seat(1)
STOPS = (STOP_FACEOFFS, STOP_FACEOFFS)
HELD = plain(cost=9)
A_RIVAL = choose(cards(FRIEND, ControlledBy(OPPONENT)))
ONE_OF_YOURS = choose(yours(FRIEND))
WRASSLE = StartFaceoff(ONE_OF_YOURS, A_RIVAL, (Outcome(A_PLAYER, Gain(2)),))
A_TROUBLEMAKER = choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT)))
TAKE_ON = Challenge(A_TROUBLEMAKER, choose(yours(CHARACTER)))


def free(name: str, effect: Effect, timing: Timing = MAIN_PHASE_TIMING, faceoffs: int = 0) -> Card:
    """Make an Event that costs nothing."""
    return event(
        name, name, power=0, cost=0, rarity=COMMON, text=(EventText(timing, effect, None, faceoffs),)
    )


def start_with(table: Table, first: Card) -> Table:
    """Play an Event and take the first choice it asks for, each time."""
    table.until("main").play(first)
    while table.asked == "choose":
        table.choose(table.choices()[0])
    return table


class TestWindow:
    """707.4: the present window stays open, and its closing leads to the flips."""

    @pytest.mark.clause("707.4")
    @pytest.mark.ruling("R32")
    def test_its_player_has_priority_in_the_window_of_the_action(self) -> None:
        """No other window opens; after both have passed the cards are flipped."""
        wrassle, friend, rival = free("wrassle", WRASSLE), plain(2), plain(3)
        table = Table(
            home=[friend], hand=[wrassle, HELD], opponent_home=[rival], opponent_hand=[HELD], stops=STOPS
        )
        before = table.state.window

        table.play(wrassle)

        assert (table.asked, table.question.seat, table.flipped()) == ("priority", YOU_SEAT, [])
        assert (table.state.window, table.told(kinds.FACEOFF_STARTED)) == (before + 1, 1)
        assert (table.pass_().question.seat, table.flipped()) == (OPPONENT_SEAT, [])
        assert (table.pass_().asked, len(table.flipped())) == ("priority", 1)
        assert table.state.window == before + 2

    @pytest.mark.clause("707.4")
    def test_without_a_faceoff_the_next_player_has_priority(self) -> None:
        """An Event that starts none passes priority on (705.2g)."""
        idle, wrassle = free("idle", Gain(1)), free("wrassle", WRASSLE)
        table = Table(
            hand=[idle, wrassle],
            home=[plain()],
            opponent_home=[plain()],
            opponent_hand=[HELD],
            stops=(STOP_ACTIONS, STOP_ACTIONS),
        )

        assert table.play(idle).question.seat == OPPONENT_SEAT
        assert table.until("main").playable() == [wrassle]

    @pytest.mark.clause("512.3a")
    @pytest.mark.ruling("R32")
    def test_main_phase_cards_have_to_wait(self) -> None:
        """During it Faceoff cards can be played and Main Phase cards can't; afterwards they can again."""
        cheer = free("cheer", Gain(1), FACEOFF_TIMING)
        mail, wrassle = free("mail", Gain(1)), free("wrassle", WRASSLE)
        table = Table(home=[plain()], hand=[wrassle, cheer, mail], opponent_home=[plain()])

        table.play(wrassle)

        assert (table.asked, table.playable()) == ("priority", [cheer])
        refusal = table.why_not(mail)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("512.3a", "during-faceoff")
        assert (table.until("main").playable(), table.state.phase) == ([mail], MAIN_PHASE)

    @pytest.mark.clause("512.4a")
    @pytest.mark.parametrize(
        ("effect", "kinds", "fits"),
        [
            (WRASSLE, PROBLEM_FACEOFFS, False),
            (WRASSLE, TROUBLEMAKER_FACEOFF, False),
            (WRASSLE, ANY_FACEOFF, True),
            (TAKE_ON, TROUBLEMAKER_FACEOFF, True),
            (TAKE_ON, PROBLEM_FACEOFFS, False),
        ],
    )
    def test_timing_phrases_know_its_kind(self, effect: Effect, kinds: int, fits: bool) -> None:
        """A challenge is a Troublemaker faceoff; a faceoff of Friends is of no kind that cards name."""
        start, cheer = free("start", effect), free("cheer", Gain(1), FACEOFF_TIMING, kinds)
        table = Table(
            mine=[plain()],
            mane_at="mine",
            hand=[start, cheer],
            opponent_home=[plain()],
            opponent_mine=[plain_troublemaker()],
        )
        start_with(table, start)

        assert (table.asked == "priority" and table.playable() == [cheer]) == fits

    @pytest.mark.clause("707.4")
    @pytest.mark.ruling("R32")
    def test_other_effects_that_wait_come_first(self) -> None:
        """Started before priority is given, the faceoff lets the rest of the processing happen."""
        bully = plain(abilities=(when(PhaseStarts(SCORE_PHASE, YOU), StartFaceoff(THIS, A_RIVAL)),))
        giver = plain(abilities=(when(PhaseStarts(SCORE_PHASE, YOU), Gain(1)),))
        table = Table(
            home=[bully, giver], hand=[HELD], opponent_home=[plain()], opponent_hand=[HELD], stops=STOPS
        )

        table.end_phase().choose(bully)

        assert (table.asked, table.question.seat, table.tokens) == ("priority", YOU_SEAT, 1)
        assert table.state.phase == SCORE_PHASE

    @pytest.mark.clause("707.4")
    def test_an_opponent_can_start_one_on_your_turn(self) -> None:
        """Who started it has priority first, not the turn player."""
        wrassle, idle = free("wrassle", WRASSLE, IMMEDIATE), free("idle", Gain(1), IMMEDIATE)
        table = Table(
            home=[plain()],
            hand=[idle],
            opponent_home=[plain()],
            opponent_hand=[wrassle, idle],
            opponent_tokens=0,
        )
        table.play(idle)
        assert table.question.seat == OPPONENT_SEAT

        table.play(wrassle)

        assert (table.asked, table.question.seat) == ("priority", OPPONENT_SEAT)
        assert table.state.faceoff is not None
        assert table.state.faceoff.seats == (OPPONENT_SEAT, YOU_SEAT)

    @pytest.mark.ruling("R32")
    def test_started_in_the_last_window_it_leads_back_into_the_phase(self) -> None:
        """The Main Phase was about to end; after the faceoff its actions are there again."""
        wrassle = free("wrassle", WRASSLE, IMMEDIATE)
        table = Table(home=[plain()], hand=[wrassle], tokens=1, opponent_home=[plain()])
        table.until("main").end_phase()
        assert table.asked == "priority"

        table.play(wrassle).until("main")

        assert (table.state.phase, "draw" in table.choices()) == (MAIN_PHASE, True)

    @pytest.mark.clause("707.4a")
    @pytest.mark.parametrize("effect", [WRASSLE, TAKE_ON, StartFaceoffAt(choose(cards(PROBLEM)))])
    def test_none_starts_during_another(self, effect: Effect) -> None:
        """It does nothing, asks nothing, and is not made up for later; the rest of the text is followed."""
        first = free("first", WRASSLE)
        second = free("second", Sequence((effect, Gain(5))), IMMEDIATE)
        table = Table(
            home=[plain(9)],
            mine=[plain(9)],
            hand=[first, second],
            opponent_mine=[plain(), plain_troublemaker()],
        )
        assert start_with(table, first).asked == "priority"

        table.play(second).until("main")

        assert (table.told(kinds.FACEOFF_STARTED), table.told(kinds.FACEOFF_ENDED)) == (1, 1)
        assert table.tokens == 7

    def test_the_rulebooks_let_nobody_act_before_the_flip(self) -> None:
        """Where only the window after the flip is full (an option), the one before is for Reactions."""
        short = replace(COMPREHENSIVE, faceoff_windows="after_flip")
        wrassle, cheer = free("wrassle", WRASSLE), free("cheer", Gain(1), FACEOFF_TIMING)
        table = Table(home=[plain()], hand=[wrassle, cheer], opponent_home=[plain()], options=short)

        table.play(wrassle)

        assert (table.playable(), len(table.flipped())) == ([cheer], 1)


class TestNamedCards:
    """514.2c, 514.2d.i: a faceoff between the cards a text names."""

    @pytest.mark.clause("514.2c")
    def test_just_these_are_involved(self) -> None:
        """One of yours and one of theirs; nobody beside them, wherever they are."""
        wrassle, friend, rival = free("wrassle", WRASSLE), plain(2), plain(3)
        table = Table(
            home=[friend, plain(7)],
            mine=[plain(8)],
            hand=[wrassle, HELD],
            opponent_mine=[plain(9)],
            opponent_home=[rival],
            stops=STOPS,
        )

        table.play(wrassle)
        assert (table.asked, len(table.choices())) == ("choose", 3)
        table.choose(friend)
        assert len(table.choices()) == 2
        table.choose(rival)

        assert table.involved() == [friend, rival]
        assert (table.why_total(), table.why_total(OPPONENT_SEAT)) == ([(friend, 2)], [(rival, 3)])

    @pytest.mark.clause("514.2d.i")
    def test_they_stay_involved_when_they_move(self) -> None:
        """The faceoff is at no Problem: who is in it stays, who comes by is not."""
        wrassle = free("wrassle", WRASSLE)
        hurry = free("hurry", Move(choose(yours(FRIEND))), FACEOFF_TIMING)
        friend, other, rival = plain(5), plain(9), plain(3)
        table = Table(home=[friend, other], hand=[wrassle, hurry], opponent_home=[rival], stops=(1, 1)).play(
            wrassle
        )
        table.choose(friend)

        table.play(hurry).choose(friend, "mine")

        assert (table.area_of(friend), table.tokens) == ("mine", 2)

    @pytest.mark.clause("514.2d.i", "410.6")
    def test_one_that_leaves_play_is_out(self) -> None:
        """A dismissed card is no longer that card; the flips alone decide."""
        wrassle, friend, rival = free("wrassle", WRASSLE), plain(9), plain(1)
        shoo = free("shoo", Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT)))), FACEOFF_TIMING)
        table = Table(
            home=[friend],
            hand=[wrassle],
            deck=[plain(1)],
            opponent_home=[rival],
            opponent_hand=[shoo],
            opponent_deck=[plain(2)],
        ).play(wrassle)

        table.play(shoo)

        assert (table.zone_of(friend), table.tokens, table.opponent_tokens) == ("discard-pile", 0, 2)

    @pytest.mark.clause("514.2e")
    def test_it_occurs_nowhere(self) -> None:
        """Texts about faceoffs "here" do not mean it; those about any faceoff do."""
        near = plain(1, abilities=(Continuous((Power(+4),), THIS, DuringFaceoff(here=True)),))
        proud = plain(1, abilities=(Continuous((Power(+2),), THIS, DuringFaceoff()),))
        wrassle = free("wrassle", WRASSLE)
        table = Table(mine=[near, proud], hand=[wrassle, HELD], opponent_home=[plain()], stops=STOPS)
        table.play(wrassle).choose(near)

        assert (table.power(near), table.power(proud)) == (1, 3)

    @pytest.mark.clause("glossary.studious")
    def test_cards_in_it_win_it(self) -> None:
        """Studious gives its token: it was involved in a faceoff that was won."""
        scholar = plain(9, keywords=(STUDIOUS,))
        fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL))
        table = Table(home=[scholar], hand=[fight], opponent_home=[plain(1)]).play(fight)

        assert (table.asked, table.tokens) == ("main", 1)


class TestAtAProblem:
    """514.2e: a faceoff limited to the characters at one Problem."""

    RACE = StartFaceoffAt(choose(cards(PROBLEM)), (Outcome(A_PLAYER, Gain(1), wins=False),))

    @pytest.mark.clause("514.2e", "514.2d")
    def test_characters_there_come_and_go(self) -> None:
        """It occurs there: "here" means it, and who moves in becomes involved."""
        race, hurry = (
            free("race", self.RACE),
            free("hurry", Move(choose(yours(FRIEND))), FACEOFF_TIMING),
        )
        near = plain(1, abilities=(Continuous((Power(+4),), THIS, DuringFaceoff(here=True)),))
        late, rival = plain(2), plain(6)
        table = Table(mine=[near], home=[late], hand=[race, hurry], opponent_mine=[rival]).play(race)
        assert table.involved() == [near, rival]

        table.play(hurry).choose(late, "mine")

        assert (table.opponent_tokens, table.tokens) == (1, 0)

    @pytest.mark.clause("514.2e")
    def test_it_needs_characters_of_both(self) -> None:
        """Only a Problem where you and an opponent have characters can be chosen; without one, nothing."""
        race = free("race", self.RACE)
        alone = Table(mine=[plain()], theirs=[plain()], hand=[race], opponent_home=[plain()]).play(race)
        both = Table(
            mine=[plain()],
            theirs=[plain()],
            hand=[race, HELD],
            opponent_theirs=[plain()],
            stops=STOPS,
        ).play(race)

        assert (alone.asked, alone.told(kinds.FACEOFF_STARTED)) == ("main", 0)
        assert both.state.faceoff is not None
        assert both.state.faceoff.areas == (3,)


class TestChallenge:
    """514.2a.i: a Troublemaker challenged by a text."""

    @pytest.mark.clause("514.2a.i")
    def test_only_the_named_character_is_involved(self) -> None:
        """Your other characters at its Problem do not help; it comes from wherever it is."""
        trouble, far, near = plain_troublemaker(3), plain(4), plain(9)
        start = free("start", TAKE_ON)
        table = Table(
            home=[far], mine=[near], hand=[start, HELD], opponent_mine=[trouble, plain(5)], stops=STOPS
        )

        table.play(start).choose(far)

        assert table.involved() == [far, trouble]
        assert (table.total(), table.total(OPPONENT_SEAT)) == (4, 3)

    @pytest.mark.clause("514.5a", "514.5b")
    @pytest.mark.parametrize(
        ("power", "score", "zone", "area"), [(9, 1, "discard-pile", "mine"), (1, 0, "play", "home")]
    )
    def test_is_won_and_lost_as_usual(self, power: int, score: int, zone: str, area: str) -> None:
        """Won, the Troublemaker is defeated; lost, the involved character goes home and no other."""
        trouble, champion, other = plain_troublemaker(3), plain(power), plain(9)
        start = free("start", Challenge(A_TROUBLEMAKER, ONE_OF_YOURS))
        table = Table(mine=[champion, other], hand=[start], opponent_mine=[trouble])

        table.play(start).choose(champion)

        assert (table.asked, table.score, table.zone_of(trouble)) == ("main", score, zone)
        assert (table.area_of(champion), table.area_of(other)) == (area, "mine")

    @pytest.mark.clause("514.2e", "514.2d")
    def test_with_all_characters_at_its_problem(self) -> None:
        """It occurs at that Problem, and needs at least one character there."""
        start = free("start", Challenge(A_TROUBLEMAKER))
        near, far = plain_troublemaker(1), plain_troublemaker(1)
        one, two = plain(1), plain(2)
        table = Table(
            mine=[one, two],
            home=[plain(9)],
            hand=[start, HELD],
            opponent_mine=[near],
            opponent_theirs=[far],
            stops=STOPS,
        )

        table.play(start)

        assert table.involved() == [one, two, near]
        assert table.state.faceoff is not None
        assert table.state.faceoff.areas == (2,)

    @pytest.mark.clause("608.1")
    def test_only_what_can_be_challenged(self) -> None:
        """Neither your own nor a covered one; an own Epic one can be, and plays for the opponent."""
        start = free("start", Challenge(choose(cards(TROUBLEMAKER)), choose(yours(CHARACTER))))
        own, covered = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        epic = plain_troublemaker(2, traits=(EPIC,))
        plain_ones = Table(mine=[own], hand=[start], opponent_mine=[covered]).play(start)
        table = Table(theirs=[epic], hand=[start, HELD], stops=STOPS).play(start)

        assert (plain_ones.asked, plain_ones.told(kinds.FACEOFF_STARTED)) == ("main", 0)
        assert (table.why_total(), table.why_total(OPPONENT_SEAT)) == ([(table.mane, 1)], [(epic, 2)])

    @pytest.mark.clause("608.3")
    def test_once_in_a_challenge_step(self) -> None:
        """A Troublemaker challenged by a text in the step can't be chosen again in it, by either way."""
        start, again = free("start", TAKE_ON, IMMEDIATE), free("again", TAKE_ON, IMMEDIATE)
        table = Table(
            mine=[plain(1), plain(1)],
            hand=[start, again, free("idle", Gain(1), IMMEDIATE)],
            opponent_mine=[plain_troublemaker(9)],
            phase=TROUBLEMAKER_PHASE,
        )
        while table.state.step != CHALLENGE_STEP:
            table.pass_()
        table.play(start).choose(table.choices()[0])
        while table.state.faceoff is not None:
            table.pass_()
        assert table.state.step == CHALLENGE_STEP

        table.play(again)
        assert (table.asked, table.told(kinds.FACEOFF_STARTED)) == ("priority", 1)
        while table.asked == "priority":
            table.pass_()
        assert (table.asked, table.told(kinds.FACEOFF_STARTED)) == ("main", 1)

    @pytest.mark.clause("705.2e.i")
    def test_is_offered_only_where_it_can_be_done(self) -> None:
        """ "You may challenge" asks nothing without a Troublemaker, and not during a faceoff."""
        brave = plain(
            5, abilities=(when(Plays(YOU, each(cards(FRIEND))), May(Challenge(A_TROUBLEMAKER, THIS))),)
        )
        ally, trouble = plain(), plain_troublemaker()
        without = Table(home=[brave], hand=[ally], tokens=1).play(ally, "home")
        table = Table(home=[brave], hand=[ally], tokens=1, opponent_mine=[trouble]).play(ally, "home")

        assert (without.asked, table.asked) == ("main", "may")
        assert (table.choose("yes").score, table.zone_of(trouble)) == (1, "discard-pile")


class TestOutcome:
    """514.5d: what the text makes of victory and defeat."""

    @pytest.mark.clause("514.5d")
    @pytest.mark.parametrize(("power", "tokens"), [(9, (2, 0)), (1, (0, 2))])
    def test_the_winner_follows_it(self, power: int, tokens: tuple[int, int]) -> None:
        """Whoever wins, gains; in the step in which the faceoff is won."""
        wrassle = free("wrassle", WRASSLE)
        table = Table(home=[plain(power)], hand=[wrassle], opponent_home=[plain(5)]).play(wrassle)

        assert (table.tokens, table.opponent_tokens) == tokens
        assert table.log.index("gained") < table.log.index("faceoff-ended")

    @pytest.mark.clause("514.5d")
    def test_the_loser_chooses_as_if_it_were_their_text(self) -> None:
        """ "Your Friends" in it are the loser's, and the loser chooses."""
        shame = Outcome(A_PLAYER, Dismiss(choose(yours(FRIEND))), wins=False)
        fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL, (shame,)))
        rival, ally = plain(1), plain(1)
        table = Table(home=[plain(9)], hand=[fight], opponent_home=[rival, ally]).play(fight).choose(rival)

        assert (table.question.seat, table.choices()) == (OPPONENT_SEAT, [rival, ally])

    @pytest.mark.clause("514.5d")
    @pytest.mark.parametrize(("power", "score", "zone"), [(9, 1, "discard-pile"), (1, 0, "play")])
    def test_if_you_win_and_if_you_lose(self, power: int, score: int, zone: str) -> None:
        """What is promised to you happens only to you; "that Friend" is the opposing one."""
        outcomes = (
            Outcome(YOU, Dismiss(That(FRIEND))),
            Outcome(YOU, Score(1)),
            Outcome(YOU, Gain(3), wins=False),
        )
        fight, rival = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL, outcomes)), plain(5)
        table = Table(home=[plain(power)], hand=[fight], opponent_home=[rival]).play(fight)

        assert (table.score, table.zone_of(rival), table.tokens) == (score, zone, 0 if power == 9 else 3)
        assert table.opponent_tokens == 0

    @pytest.mark.clause("514.5d")
    @pytest.mark.ruling("R4")
    def test_a_tie_without_end_brings_nothing(self) -> None:
        """With equal power and nothing to flip nobody wins, and nobody loses."""
        both = (Outcome(A_PLAYER, Gain(1)), Outcome(A_PLAYER, Gain(1), wins=False))
        fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL, both))
        table = Table(home=[plain(1)], hand=[fight], opponent_home=[plain(1)], opponent_deck=[])
        for card in list(table.game.cards_in(DRAW_DECK, YOU_SEAT)):
            put(table.game, card, DISCARD_PILE)

        table.play(fight)

        assert (table.told(kinds.FACEOFF_TIED), table.tokens, table.opponent_tokens) == (1, 0, 0)

    def test_victories_are_told_to_who_watches(self) -> None:
        """ "When you win a faceoff" triggers on it."""
        proud = plain(abilities=(when(WinsFaceoff(YOU), Gain(1)),))
        fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL))
        winner = plain(9)
        table = Table(home=[proud, winner], hand=[fight], opponent_home=[plain(1)]).play(fight).choose(winner)

        assert table.tokens == 1


def test_faceoffs_end_before_the_turn_does() -> None:
    """One that starts in the End Phase is fought there, and the turn goes on to its end."""
    grump = plain(9, abilities=(when(PhaseStarts(END_PHASE, YOU), StartFaceoff(THIS, A_RIVAL)),))
    table = Table(home=[grump], opponent_home=[plain(1)], mine=[plain()], problem=plain_problem())

    table.end_phase()

    assert table.log.index("faceoff-ended") < table.log.index("turn-ending")
    assert (table.state.turn, table.state.faceoff) == (5, None)


def test_reactions_answer_the_flips() -> None:
    """The windows after the flips are those of any faceoff."""
    luck = event(
        "luck", "luck", power=0, cost=0, rarity=COMMON, text=(EventText(REACTION, Gain(1), Flips(YOU)),)
    )
    fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL))
    table = Table(home=[plain()], hand=[fight, luck], opponent_home=[plain()]).play(fight)

    assert table.playable() == [luck]


def test_stops_of_steps_do_not_matter_in_it() -> None:
    """A player who is asked in faceoffs is asked in this window too, whatever opened it."""
    fight = free("fight", StartFaceoff(ONE_OF_YOURS, A_RIVAL), IMMEDIATE)
    table = Table(
        home=[plain()],
        hand=[fight, HELD],
        opponent_home=[plain()],
        opponent_hand=[HELD],
        stops=(STOP_STEPS | STOP_FACEOFFS, STOP_FACEOFFS),
    )

    table.play(fight)

    assert (table.question.seat, table.pass_().question.seat) == (YOU_SEAT, OPPONENT_SEAT)
