"""The Friends of Absolute Discord."""

from dataclasses import replace

import pytest

from everfree.ccg.cards.absolute_discord.friends import (
    AHUIZOTL_OPPRESSIVE as AHUIZOTL,
    APPLEJACK_DISCORDED as APPLEJACK,
    CHEERILEE_BREAK_IT_UP as CHEERILEE,
    DISCORD_SPIRIT_OF_CHAOS as DISCORD,
    FLUTTERSHY_HIDE_AND_SQUEAK as FLUTTERSHY,
    QUEEN_CHRYSALIS_IDENTITY_THEFT as CHRYSALIS,
    TRENDERHOOF_TRAILBLAZER as TRENDERHOOF,
)
from everfree.ccg.editions import COMPREHENSIVE
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import turn_face_down
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED
from everfree.ccg.kernel.values.characteristics import traits_of
from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    COMMON,
    EPIC,
    FRIEND,
    OPPONENT as THEM,
    PINK,
    SCORE_PHASE,
    SWIFT,
    THIS,
    UNIQUE,
    WHITE,
    WILD,
    Card,
    ControlledBy,
    Dismiss,
    Enters,
    Gain,
    Need,
    Outcome,
    PlayToHome,
    Score,
    StartFaceoff,
    cards,
    choose,
    friend,
    main_phase,
    resource,
    when,
)
from everfree.ccg.vocab import MAIN_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker


@pytest.mark.card("ad199")
class TestTrenderhoof:
    """ad199."""

    def test_cards_in_play_have_unique(self) -> None:
        """Friends, Mane Characters, Problems and Troublemakers of both players; no card elsewhere."""
        mine, theirs, trouble = plain(), plain(), plain_troublemaker()
        hand = plain()
        table = Table(home=[TRENDERHOOF, mine], opponent_home=[theirs], opponent_mine=[trouble], hand=[hand])

        for card in (mine, theirs, trouble, table.mane, table.opponent_mane, table.problem):
            assert UNIQUE in traits_of(table.game, table.id(card))
        assert UNIQUE not in traits_of(table.game, table.id(hand))

    def test_as_he_enters_twins_are_parted(self) -> None:
        """You choose which of your two copies goes; it is dismissed before anything else happens."""
        twin = plain()
        one, two, trenderhoof = piece(twin), piece(twin), piece(TRENDERHOOF)
        power = plain(4, WHITE)
        table = Table(home=[power, one], mine=[two], hand=[trenderhoof], tokens=2).play(trenderhoof, "home")

        assert (table.question.seat, table.asked, table.choices()) == (0, "uniqueness", [one, two])
        table.choose(one)
        assert (table.zone_of(one), table.zone_of(two), table.asked) == ("discard-pile", "play", "main")
        assert table.told(kinds.DISMISSED) == 1

    def test_the_opponents_twins_too(self) -> None:
        """Each player chooses among their own cards."""
        twin = plain()
        one, two, mine = piece(twin), piece(twin), piece(twin)
        table = Table(
            home=[plain(4, WHITE), mine],
            hand=[TRENDERHOOF],
            opponent_home=[one],
            opponent_mine=[two],
            tokens=2,
        ).play(TRENDERHOOF, "home")

        assert (table.question.seat, table.choices()) == (1, [one, two])
        assert table.choose(two).zone_of(mine) == "play"

    def test_a_second_copy_that_enters_later(self) -> None:
        """While he is in play, a twin that enters or is moved makes one of the two go."""
        twin = plain(cost=0)
        old, new = piece(twin), piece(twin)
        table = Table(home=[TRENDERHOOF, old], hand=[new]).play(new, "mine")

        assert table.choices() == [old, new]

    def test_another_subtitle_is_another_name(self) -> None:
        """Two cards of one title live together."""
        day, night = (
            friend(f"star{name}", f"Star, by {name}", BLUE, power=1, cost=0, traits=(), rarity=COMMON)
            for name in ("Day", "Night")
        )
        table = Table(home=[TRENDERHOOF, day], hand=[night]).play(night, "home")

        assert table.asked == "main"

    def test_resources_as_well(self) -> None:
        """Two copies of a Resource under one player violate uniqueness."""
        text = (PlayToHome(), main_phase(Gain(1)))
        banner = resource("banner", "Banner", BLUE, power=1, cost=0, rarity=COMMON, traits=(), abilities=text)
        old, new = piece(banner), piece(banner)
        table = Table(home=[TRENDERHOOF, old], hand=[new]).play(new, "home")

        assert (table.asked, table.choices()) == ("uniqueness", [old, new])

    def test_troublemakers_at_two_problems(self) -> None:
        """A Troublemaker that is uncovered while its twin is face up elsewhere makes one of them go."""
        twin = plain_troublemaker()
        shown, covered = piece(twin), piece(twin, face_down=True)
        table = Table(home=[TRENDERHOOF], mine=[covered], theirs=[shown], phase=TROUBLEMAKER_PHASE)

        assert (table.asked, table.choices()) == ("uniqueness", [covered, shown])

    def test_an_epic_troublemaker_still_drives_the_others_out(self) -> None:
        """Uncovered beside another, the Epic one has it dismissed without a question (607.3)."""
        epic, other = piece(plain_troublemaker(traits=(EPIC,)), face_down=True), plain_troublemaker()
        table = Table(home=[TRENDERHOOF], mine=[epic], opponent_mine=[other], phase=TROUBLEMAKER_PHASE)

        assert (table.zone_of(other), table.zone_of(epic)) == ("discard-pile", "play")
        assert table.told(kinds.DISMISSED) == 1

    def test_face_down_cards_have_no_traits(self) -> None:
        """A frightened twin is no second one until it is rallied."""
        twin = plain()
        scared, other = piece(twin, frightened=True), piece(twin)
        table = Table(home=[TRENDERHOOF, scared, other], tokens=2)
        assert table.asked == "main"

        assert table.rally(scared).choices() == [scared, other]

    def test_without_him_twins_may_meet(self) -> None:
        """While he is frightened, cards are as Unique as they are printed."""
        twin = plain(cost=0)
        old, new = piece(twin), piece(twin)
        table = Table(home=[piece(TRENDERHOOF, frightened=True), old], hand=[new]).play(new, "home")

        assert table.asked == "main"


@pytest.mark.card("ad202")
class TestQueenChrysalis:
    """ad202."""

    def played(self, *home: Card) -> Table:
        """Play her beside some Friends."""
        table = Table(home=home, hand=[CHRYSALIS, plain()], tokens=9)
        return table.play(CHRYSALIS, "home")

    @pytest.mark.must_not
    @pytest.mark.clause("706.1a")
    def test_she_chooses_before_she_is_there(self) -> None:
        """As she enters, a Friend that is not Unique is chosen; she is not in play yet, nor can be chosen."""
        one, other = plain(keywords=(SWIFT,)), plain()
        table = self.played(one, other, plain(traits=(UNIQUE,)))

        assert (table.asked, set(table.choices())) == ("choose", {one, other})
        assert table.zone_of(CHRYSALIS) == "queue"

    def test_she_has_keywords_and_abilities(self) -> None:
        """A stolen Swift makes her moves cheaper; a stolen ability is used as her own."""
        thief = self.played(plain(keywords=(SWIFT,), abilities=(main_phase(Gain(2)),)))

        assert thief.tokens == 6
        assert thief.use(CHRYSALIS).tokens == 8
        assert thief.move(CHRYSALIS, "mine").tokens == 7

    def test_stolen_entering_triggers(self) -> None:
        """What her victim does when it enters play, she does now."""
        victim = plain(abilities=(when(Enters(THIS), Gain(4)),))

        assert self.played(victim).tokens == 10

    @pytest.mark.must_not
    def test_only_abilities_are_stolen(self) -> None:
        """Her power, colours and traits stay her own."""
        table = self.played(plain(5, BLUE, traits=("Foal",)))

        assert (table.power(CHRYSALIS), table.colours(CHRYSALIS)) == (3, 0)
        assert "Foal" not in traits_of(table.game, table.id(CHRYSALIS))

    def test_she_keeps_them_when_the_victim_is_gone(self) -> None:
        """What is printed on the victim does not change when it leaves play."""
        victim = plain(abilities=(main_phase(Gain(2)),))
        storm = plain(abilities=(main_phase(Dismiss(choose(cards(FRIEND)))),))
        table = self.played(victim, storm).choose(victim).use(storm).choose(victim)

        assert table.zone_of(victim) == "discard-pile"
        assert table.use(CHRYSALIS).tokens == 8

    def test_nobody_to_rob(self) -> None:
        """Alone she enters without abilities."""
        table = self.played()

        assert (table.asked, table.zone_of(CHRYSALIS)) == ("main", "play")

    def test_frightened_she_forgets(self) -> None:
        """Turned face down she becomes a different card and has chosen nobody."""
        table = self.played(plain(keywords=(SWIFT,)))
        assert len(table.state.noted) == 1

        turn_face_down(table.game, table.id(CHRYSALIS))

        assert table.state.noted == []


def challenge(*, deck: Card, friend: Card | None = None, opponent_deck: Card | None = None) -> Table:
    """Challenge a Troublemaker at your Problem with this card on top of your deck, or on your opponent's."""
    table = Table(
        mine=[friend or plain(3)],
        deck=[deck],
        opponent_deck=[opponent_deck or plain(1), plain(2)],
        opponent_mine=[trouble := plain_troublemaker(1)],
        phase=TROUBLEMAKER_PHASE,
    )
    return table.choose(trouble)


@pytest.mark.card("ad42")
class TestCheerilee:
    """ad42."""

    def test_flipped_she_ends_the_faceoff(self) -> None:
        """Nobody wins, nothing is defeated, nobody is sent home; she goes under your deck."""
        table = challenge(deck=CHEERILEE)
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])

        table.choose("yes").until("main")

        assert (table.score, table.told(kinds.FACEOFF_WON), table.told(kinds.DEFEATED)) == (0, 0, 0)
        assert (table.told(kinds.SENT), table.deck()[-1]) == (0, CHEERILEE)
        assert table.state.faceoff is None

    def test_you_may_leave_it(self) -> None:
        """Then the faceoff goes on and is won."""
        assert challenge(deck=CHEERILEE).choose("no").until("main").score == 1

    def test_the_opponents_copy_is_theirs(self) -> None:
        """It is their opponent's choice whose deck she came from."""
        table = challenge(deck=plain(1), opponent_deck=CHEERILEE)

        assert (table.asked, table.question.seat) == ("may", 1)
        assert table.choose("yes").until("main").score == 0

    def test_retired_she_ends_any_faceoff(self) -> None:
        """From wherever she is; the Problem of a Problem faceoff is not solved and stays."""
        easy = plain_problem((Need(WILD, 1),), opponent=1)
        table = Table(
            home=[CHEERILEE], mine=[friend := plain(5)], opponent_mine=[plain(1)], problem=easy
        ).end_phase()
        assert table.asked == "priority"

        table.use(CHEERILEE).until("main")

        assert (table.zone_of(CHEERILEE), table.score) == ("discard-pile", 1)
        assert (table.zone_of(easy), table.area_of(friend)) == ("play", "mine")
        assert (table.told(kinds.SOLVED), table.told(kinds.FLIPPED)) == (0, 0)

    def test_a_faceoff_that_a_text_started(self) -> None:
        """Nobody acts in it any more, and nothing comes of it."""
        duel = plain(
            3,
            abilities=(
                main_phase(
                    StartFaceoff(
                        THIS, choose(cards(FRIEND, ControlledBy(THEM))), (Outcome(A_PLAYER, Score(1)),)
                    )
                ),
            ),
        )
        table = Table(home=[CHEERILEE, duel], opponent_home=[plain(1)]).use(duel).use(CHEERILEE)

        assert (table.asked, table.score, table.told(kinds.FLIPPED)) == ("main", 0, 0)
        assert table.told(kinds.FACEOFF_ENDED) == 1

    @pytest.mark.must_not
    def test_not_outside_a_faceoff(self) -> None:
        """In the Main Phase there is nothing to end."""
        table = Table(home=[CHEERILEE])

        assert table.asked == "main"
        assert table.why_not_use(CHEERILEE) is not None


@pytest.mark.card("ad197")
class TestDiscord:
    """ad197."""

    def test_flipped_he_comes_into_play(self) -> None:
        """Where you like; at the Problem of the challenge he joins it, with four power instead of seven."""
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[friend := plain(3)],
            deck=[DISCORD],
            opponent_mine=[trouble],
            opponent_hand=[plain()],
            phase=TROUBLEMAKER_PHASE,
            stops=(1, STOP_FACEOFFS | STOP_FORCED),
        ).choose(trouble, "pass", "yes")
        assert (table.asked, table.choices()) == ("where", ["home", "mine", "theirs"])

        table.choose("mine")

        assert (table.zone_of(DISCORD), table.flipped()) == ("play", [])
        assert table.why_total() == [(friend, 3), (DISCORD, 4)]

    def test_left_flipped_he_adds_seven(self) -> None:
        """What is printed counts for a flipped card."""
        table = challenge(deck=DISCORD)
        assert table.why_total()[-1] == (DISCORD, 7)

        assert table.choose("no").until("main").zone_of(DISCORD) == "draw-deck"

    def test_in_play_he_has_three_less(self) -> None:
        """Wherever he is."""
        table = Table(home=[DISCORD])

        assert table.why(DISCORD) == [("printed", 7), (DISCORD, -3)]

    @pytest.mark.must_not
    def test_drawn_he_stays_in_the_hand(self) -> None:
        """Only flipping brings him in; from the hand he costs three."""
        table = Table(home=[plain(2, PINK)], deck=[DISCORD], tokens=3).draw()

        assert (table.zone_of(DISCORD), table.playable()) == ("hand", [])


@pytest.mark.card("ad200")
class TestFluttershy:
    """ad200."""

    def start(self, *, opponents_turn: bool = False) -> Table:
        """Come to the start of a turn with a Troublemaker of the opponent's at your Problem."""
        return (
            Table(
                home=[FLUTTERSHY],
                mine=[plain(3)],
                opponent_mine=[plain_troublemaker(1)],
                phase=MAIN_PHASE,
                opponents_turn=not opponents_turn,
            )
            .end_phase()
            .until("may")
        )

    def test_no_troublemaker_phase_this_turn(self) -> None:
        """Retired at the start of your turn she takes the challenge away; the turn goes on as usual."""
        table = self.start().choose("yes")

        assert (table.asked, table.question.seat, table.zone_of(FLUTTERSHY)) == ("main", 0, "discard-pile")
        assert table.told(kinds.PHASE_SKIPPED) == 1

    def test_on_the_opponents_turn_too(self) -> None:
        """The next Troublemaker Phase is theirs then: nothing is uncovered."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(home=[FLUTTERSHY], opponent_mine=[covered]).end_phase().until("may")
        assert (table.question.seat, table.state.turn_player) == (0, 1)

        table.choose("yes").until("main")

        assert table.is_face_down(covered)

    @pytest.mark.must_not
    def test_only_the_next_one(self) -> None:
        """A turn later Troublemakers are challenged again."""
        table = self.start().choose("yes").end_turn().end_turn()

        assert table.until("challenge").question.seat == 0

    @pytest.mark.must_not
    def test_kept_she_skips_nothing(self) -> None:
        """Declined, the phase comes."""
        table = self.start().choose("no")

        assert (table.asked, table.zone_of(FLUTTERSHY)) == ("challenge", "play")


@pytest.mark.card("ad75")
class TestAhuizotl:
    """ad75."""

    def scorer(self, points: int) -> Card:
        """Make a Friend that scores."""
        return plain(abilities=(main_phase(Score(points)),))

    def test_nobody_scores_a_third_point(self) -> None:
        """Of three points two are scored; after that none, for either player."""
        one, two = self.scorer(1), self.scorer(3)
        table = Table(home=[one, two], opponent_home=[AHUIZOTL])

        assert table.use(one).score == 1
        assert table.use(two).score == 2
        assert table.use(one).score == 2

    def test_each_turn_anew_and_each_player(self) -> None:
        """Your opponent's points are counted by themselves, and the next turn has its own two."""
        one = self.scorer(5)
        table = Table(home=[one, AHUIZOTL]).use(one)
        assert table.score == 2

        assert table.end_turn().until("main").end_turn().until("main").use(one).score == 4

    @pytest.mark.must_not
    def test_what_was_scored_before_counts(self) -> None:
        """Points of this turn count that were scored before he came; what was scored stays."""
        one, held = self.scorer(3), piece(AHUIZOTL)
        table = Table(home=[one], hand=[held], tokens=3).use(one)
        assert table.score == 3

        assert table.play(held, "home").use(one).score == 3


@pytest.mark.card("ad76")
class TestApplejackDiscorded:
    """ad76."""

    def faced_off(self, *, mine: tuple[Card, ...] = (), theirs: tuple[Card, ...] = (), power: int) -> Table:
        """Let both players confront your Problem with a bonus of 3; your opponent's turn, who wins it."""
        problem = plain_problem((Need(WILD, 1),), opponent=1, bonus=3)
        table = Table(
            mine=[plain(1), *mine],
            home=theirs,
            opponent_mine=[plain(power)],
            problem=problem,
            phase=SCORE_PHASE,
            opponents_turn=True,
        )
        return table.end_turn()

    def test_you_score_the_bonus_instead(self) -> None:
        """Your opponent confronts for a point and wins the faceoff; the bonus is yours."""
        table = self.faced_off(mine=(APPLEJACK,), power=20)

        assert (table.score, table.opponent_score) == (3, 1)

    @pytest.mark.must_not
    def test_only_at_her_problem(self) -> None:
        """From home she does nothing."""
        table = self.faced_off(theirs=(APPLEJACK,), power=20)

        assert (table.score, table.opponent_score) == (0, 4)

    @pytest.mark.must_not
    def test_your_own_bonus_stays_yours(self) -> None:
        """And the point for confronting is no bonus."""
        table = self.faced_off(mine=(APPLEJACK, plain(20)), power=1)

        assert (table.score, table.opponent_score) == (3, 1)

    @pytest.mark.option("first_confront_bonus", True)
    def test_the_bonus_of_the_first_confront(self) -> None:
        """By the first rules the first to confront scores it at once: she takes that, too."""
        problem = plain_problem((Need(WILD, 50),), opponent=1, bonus=2)
        table = Table(
            mine=[APPLEJACK],
            opponent_mine=[plain(5)],
            problem=problem,
            phase=SCORE_PHASE,
            opponents_turn=True,
            options=replace(COMPREHENSIVE, first_confront_bonus=True),
        ).end_turn()

        assert (table.score, table.opponent_score) == (2, 1)

    @pytest.mark.clause("104.2a")
    def test_who_can_score_no_more_loses_nothing(self) -> None:
        """Points that can't be scored can't be scored by another instead."""
        scorer = plain(abilities=(main_phase(Score(1)),))
        problem = plain_problem((Need(WILD, 1),), opponent=1, bonus=3)
        table = Table(
            mine=[plain(1), APPLEJACK],
            home=[AHUIZOTL],
            opponent_mine=[plain(20)],
            opponent_home=[scorer],
            problem=problem,
            opponents_turn=True,
        )
        table.use(scorer).end_turn()

        assert (table.score, table.opponent_score) == (0, 2)
