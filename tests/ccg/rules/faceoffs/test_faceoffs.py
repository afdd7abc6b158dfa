"""514 and 515: faceoffs and flipping."""

import pytest

from everfree.ccg.cards.premiere.events_reaction import DUCK_AND_COVER
from everfree.ccg.cards.premiere.problems_first import CLEARING_GLOOMY_SKIES
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import put
from everfree.ccg.kernel.state import STOP_FACEOFFS
from everfree.ccg.language import (
    A_PLAYER,
    COMMON,
    END_OF_FACEOFF,
    EPIC,
    FRIEND,
    ORANGE,
    PEGASUS,
    REACTION,
    STUBBORN,
    STUDIOUS,
    THAT,
    TROUBLEMAKER,
    WILD,
    YOU,
    Card,
    Continuous,
    DuringFaceoff,
    Effect,
    EventText,
    Flips,
    Gain,
    Give,
    IgnoreFlipped,
    Move,
    Need,
    Power,
    PutIntoHand,
    PutOnDeck,
    This,
    WinsFaceoff,
    cards,
    choose,
    each,
    event,
    when,
    yours,
)
from everfree.ccg.vocab import DISCARD_PILE, DRAW_DECK, TROUBLEMAKER_PHASE, ZONES, Seat
from everfree.testing import Table, piece, plain, plain_problem, plain_troublemaker

YOU_SEAT = Seat(0)
OPPONENT = Seat(1)
STOPS = (STOP_FACEOFFS, 1)
HELD = plain(cost=9)
ANYONE = plain_problem(owner=(Need(WILD, 1),), opponent=1, bonus=2)
"""A Problem that a single power confronts, for either player."""


def on_flip(name: str, effect: Effect) -> Card:
    """Make a free Reaction to flipping a card."""
    return event(name, name, power=0, cost=0, rarity=COMMON, text=(EventText(REACTION, effect, Flips(YOU)),))


def empty_deck(table: Table, seat: Seat) -> None:
    """Put a whole deck into the discard pile."""
    for card in list(table.game.cards_in(DRAW_DECK, seat)):
        put(table.game, card, DISCARD_PILE)


class TestCourse:
    """514.2 to 514.6: windows, flips, comparing, the end."""

    @pytest.mark.clause("514.2", "514.3", "514.6")
    def test_a_window_before_and_after_the_flips_and_at_the_end(self) -> None:
        """First nothing is flipped, then both have flipped one card, then the result is there."""
        trouble = plain_troublemaker(1)
        mine, theirs = plain(3), plain(2)
        table = Table(
            mine=[plain(4)],
            hand=[HELD],
            deck=[mine],
            opponent_deck=[theirs],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        assert (table.asked, table.flipped(), table.flipped(OPPONENT)) == ("priority", [], [])
        table.pass_()
        assert (table.flipped(), table.flipped(OPPONENT), table.score) == ([mine], [theirs], 0)
        table.pass_()
        assert (table.asked, table.score, table.flipped()) == ("priority", 1, [mine])
        table.pass_()
        assert (table.asked, table.flipped(), table.state.faceoff) == ("main", [], None)
        assert (table.told(kinds.FACEOFF_STARTED), table.told(kinds.FACEOFF_ENDED)) == (1, 1)
        assert (table.deck()[-1], table.deck(OPPONENT)) == (mine, [theirs])

    @pytest.mark.clause("514.4", "514.5")
    def test_totals_are_compared_as_they_are_after_the_window(self) -> None:
        """A bonus given after the flip decides; it lasts until the faceoff ends (708.2)."""
        cheer = on_flip("cheer", Give((Power(+5),), choose(yours(FRIEND)), END_OF_FACEOFF))
        friend, trouble = plain(1), plain_troublemaker(4)
        table = Table(mine=[friend], hand=[cheer], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(
            trouble
        )
        assert (table.total(), table.total(OPPONENT)) == (2, 5)

        table.play(cheer)

        assert (table.asked, table.score, table.power(friend)) == ("main", 1, 1)

    @pytest.mark.clause("514.6", "402.3")
    def test_flipped_cards_go_under_the_deck_in_any_order(self) -> None:
        """Each player chooses the order of their own; others no longer know which is where."""
        first, second, theirs, last = plain(1), plain(9), plain(1), plain(1)
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[plain(1)],
            deck=[first, second],
            opponent_mine=[trouble],
            opponent_deck=[theirs, last],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.question.seat, table.asked, table.choices()) == (YOU_SEAT, "bottom", [first, second])
        table.choose(second)
        assert (table.question.seat, table.asked, table.flipped()) == (OPPONENT, "bottom", [first, second])
        table.choose(theirs)
        assert (table.deck()[-2:], table.deck(OPPONENT)[-2:]) == ([second, first], [theirs, last])
        assert [table.state.known[table.id(card)] for card in (first, second)] == [1, 1]

    @pytest.mark.clause("401.1", "515.2")
    @pytest.mark.ruling("R1", "R37")
    def test_every_card_is_in_one_zone(self) -> None:
        """Flipped cards are only in the Flip Zone and no longer part of the deck (R1, R37)."""
        trouble = plain_troublemaker(1)
        mine = plain(3)
        table = Table(
            mine=[plain(4)],
            hand=[HELD],
            deck=[mine],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        )
        table.choose(trouble).pass_()
        state = table.state

        everything = sorted([card for zone in state.zones for card in zone])
        assert everything == list(range(len(state.definition)))
        assert len(state.zones) == ZONES * 2
        assert (table.zone_of(mine), mine in table.deck()) == ("flip", False)


class TestInvolved:
    """514.2a to 514.2d: whose power counts."""

    @pytest.mark.clause("514.2a", "514.4a")
    def test_the_troublemaker_against_the_challengers_characters(self) -> None:
        """Yours at the Problem are involved; the opponent's there and yours elsewhere are not."""
        trouble, friend, rival = plain_troublemaker(3), plain(2), plain(9)
        table = Table(
            mine=[friend],
            home=[plain(9)],
            hand=[HELD],
            opponent_mine=[rival, trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        assert (table.why_total(), table.why_total(OPPONENT)) == ([(friend, 2)], [(trouble, 3)])

    @pytest.mark.clause("514.2b", "503.5", "504.2")
    def test_all_characters_at_the_problem_of_a_problem_faceoff(self) -> None:
        """Exhausted and frightened ones are involved and add nothing."""
        friend, rival = plain(2), plain(1)
        tired, scared = piece(plain(5), exhausted=True), piece(plain(5), frightened=True)
        table = Table(
            mine=[friend, tired, scared], opponent_mine=[rival], problem=ANYONE, hand=[HELD], stops=STOPS
        ).end_phase()

        assert table.why_total() == [(friend, 2), (tired, 0), (scared, 0)]
        assert table.why_total(OPPONENT) == [(rival, 1)]

    @pytest.mark.clause("514.2b", "612.1")
    def test_at_every_problem_of_a_multi_problem_faceoff(self) -> None:
        """Characters at both Problems count, those at home do not."""
        here, there, rival = plain(2), plain(3), plain(4)
        table = Table(
            mine=[here],
            theirs=[there],
            home=[plain(9)],
            opponent_theirs=[rival],
            problem=ANYONE,
            opponent_problem=plain_problem(opponent=1),
            hand=[HELD],
            stops=STOPS,
        ).end_phase()
        table.choose("mine")

        assert table.why_total() == [(here, 2), (there, 3)]
        assert table.why_total(OPPONENT) == [(rival, 4)]

    @pytest.mark.clause("514.2d")
    def test_who_comes_becomes_involved_and_who_goes_no_longer_is(self) -> None:
        """A Friend moved in after the flip counts; moved away it does not."""
        hurry = on_flip("hurry", Move(choose(yours(FRIEND))))
        late, trouble = plain(5), plain_troublemaker(4)
        coming = Table(
            home=[late],
            mine=[plain(1)],
            hand=[hurry],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)
        going = Table(mine=[late], hand=[hurry], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)

        coming.play(hurry).choose(late, "mine")
        going.choose(trouble).play(hurry).choose("home")

        assert (coming.score, coming.zone_of(trouble)) == (1, "discard-pile")
        assert (going.score, going.zone_of(trouble)) == (0, "play")

    @pytest.mark.clause("514.4a.i")
    def test_your_own_epic_troublemaker_fights_for_the_opponent(self) -> None:
        """Its power is added to the opponent's total, and defeating it scores for you."""
        epic, friend = plain_troublemaker(4, 2, traits=(EPIC,)), plain(5)
        table = Table(mine=[friend, epic], hand=[HELD], phase=TROUBLEMAKER_PHASE, stops=STOPS).choose(epic)

        assert (table.why_total(), table.why_total(OPPONENT)) == ([(friend, 5)], [(epic, 4)])
        assert table.until("main").score == 2


class TestTotals:
    """514.4a: characters, flipped cards, laws."""

    @pytest.mark.clause("514.4a", "515.1")
    def test_characters_flips_and_laws_are_added(self) -> None:
        """The parts of a total name each card with what it adds."""
        one, two = plain(1, traits=(PEGASUS,)), plain(2, traits=(PEGASUS,))
        top, bottom, trouble = plain(3), plain(2), plain_troublemaker(4)
        table = Table(
            mine=[one, two],
            deck=[top],
            opponent_deck=[bottom],
            hand=[HELD],
            opponent_mine=[trouble],
            problem=CLEARING_GLOOMY_SKIES,
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        )
        table.choose(trouble).pass_()

        assert table.why_total() == [(one, 1), (two, 2), (top, 3), (CLEARING_GLOOMY_SKIES, 1)]
        assert table.why_total(OPPONENT) == [(trouble, 4), (bottom, 2)]
        assert (table.total(), table.total(OPPONENT)) == (7, 6)

    @pytest.mark.clause("503.5", "glossary.stubborn")
    def test_a_stubborn_character_counts_though_exhausted(self) -> None:
        """Exhausted it adds its power; without the keyword it adds none."""
        stubborn, tired = (
            piece(plain(2, keywords=(STUBBORN,)), exhausted=True),
            piece(plain(2), exhausted=True),
        )
        table = Table(
            mine=[stubborn, tired],
            hand=[HELD],
            opponent_mine=[trouble := plain_troublemaker(1)],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        assert table.why_total() == [(stubborn, 2), (tired, 0)]

    @pytest.mark.clause("105.2", "514.4a")
    @pytest.mark.ruling("R34")
    def test_negative_power_counts_as_zero(self) -> None:
        """Three and minus two make three (R34)."""
        weak, strong = plain(0, abilities=(Continuous((Power(-2),), This()),)), plain(3)
        table = Table(
            mine=[weak, strong],
            hand=[HELD],
            opponent_mine=[trouble := plain_troublemaker(1)],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        ).choose(trouble)

        assert table.why_total() == [(weak, 0), (strong, 3)]

    @pytest.mark.clause("514.4b", "515.4")
    def test_an_ignored_card_stays_flipped_and_counts_nothing(self) -> None:
        """The first flip is ignored, the new one counts; both go under the deck."""
        bad, good = plain(1), plain(4)
        table = Table(
            mine=[plain(3, ORANGE)],
            hand=[DUCK_AND_COVER, HELD],
            deck=[bad, good],
            opponent_mine=[trouble := plain_troublemaker(5)],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        )
        table.choose(trouble).pass_().play(DUCK_AND_COVER)

        assert (table.flipped(), table.total()) == ([bad, good], 7)
        assert table.until("bottom").choices() == [bad, good]

    @pytest.mark.clause("515.4a")
    def test_not_ignored_twice(self) -> None:
        """A second "ignore" finds nothing left to ignore."""
        ignore = on_flip("ignore", IgnoreFlipped(THAT))
        one, two = piece(ignore), piece(ignore)
        table = Table(
            mine=[plain(3)],
            hand=[one, two],
            deck=[plain(5)],
            opponent_mine=[trouble := plain_troublemaker(9)],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        table.play(one).play(two)

        assert table.told(kinds.IGNORED) == 1

    @pytest.mark.clause("515.1")
    def test_an_empty_deck_flips_nothing(self) -> None:
        """The opponent without a deck fights with what is there."""
        trouble = plain_troublemaker(3)
        table = Table(
            mine=[plain(3)],
            deck=[plain(1)],
            opponent_deck=[],
            opponent_discard=[plain(9)],
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
        ).choose(trouble)

        assert (table.score, table.told(kinds.FLIPPED)) == (1, 1)

    @pytest.mark.clause("515.3")
    def test_each_flip_is_an_occurrence(self) -> None:
        """Flips of both players are told one by one and trigger one by one."""
        eager = plain(3, abilities=(when(Flips(A_PLAYER), Gain(1)),))
        trouble = plain_troublemaker(1)
        table = Table(
            mine=[eager], deck=[plain(9)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert (table.asked, table.choices()) == ("order-triggers", [eager, eager])
        assert (table.choose(eager).tokens, table.told(kinds.FLIPPED)) == (2, 2)


class TestTies:
    """514.4c, R4."""

    @pytest.mark.clause("514.4c")
    def test_both_flip_again_and_a_window_opens(self) -> None:
        """At equal totals each player flips one more card, as often as needed."""
        trouble = plain_troublemaker(3)
        mine, theirs = [plain(2), plain(4), plain(6)], [plain(2), plain(4), plain(5)]
        table = Table(
            mine=[plain(3)],
            hand=[HELD],
            deck=mine,
            opponent_deck=theirs,
            opponent_mine=[trouble],
            phase=TROUBLEMAKER_PHASE,
            stops=STOPS,
        )
        table.choose(trouble).pass_()

        assert (table.total(), table.total(OPPONENT)) == (5, 5)
        table.pass_()
        assert (table.asked, table.flipped(), table.flipped(OPPONENT)) == ("priority", mine[:2], theirs[:2])
        table.pass_()
        assert (table.total(), table.total(OPPONENT)) == (15, 14)
        assert table.pass_().score == 1

    @pytest.mark.clause("514.4c")
    def test_equal_with_empty_decks_nobody_wins(self) -> None:
        """No total can change any more: no points, nobody goes home, the Troublemaker stays (R4)."""
        friend, trouble = plain(5), plain_troublemaker(5)
        table = Table(mine=[friend], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE)
        empty_deck(table, YOU_SEAT)
        empty_deck(table, OPPONENT)

        table.choose(trouble)

        assert (table.asked, table.score, table.opponent_score) == ("main", 0, 0)
        assert (table.area_of(friend), table.zone_of(trouble)) == ("mine", "play")
        assert (table.told(kinds.FACEOFF_TIED), table.told(kinds.FACEOFF_WON)) == (1, 0)

    @pytest.mark.clause("514.4c", "613.1")
    def test_a_tied_problem_is_solved_all_the_same(self) -> None:
        """Totals 5 : 5 with empty decks: no bonus, but the Problem is replaced (R4)."""
        fresh = plain_problem()
        table = Table(mine=[plain(5)], opponent_mine=[plain(5)], problem=ANYONE, next_problem=fresh)
        empty_deck(table, YOU_SEAT)
        empty_deck(table, OPPONENT)

        table.end_phase()

        assert (table.score, table.opponent_score) == (1, 0)
        assert (table.zone_of(ANYONE), table.area_of(fresh)) == ("problem-deck", "mine")

    @pytest.mark.clause("514.4c", "515.1")
    def test_one_deck_left_flips_alone(self) -> None:
        """At 5 : 5 the player with a single card of two power wins 7 : 5 (R4)."""
        table = Table(mine=[plain(5)], opponent_mine=[plain(5)], problem=ANYONE, opponent_deck=[plain(2)])
        empty_deck(table, YOU_SEAT)

        table.end_phase()

        assert (table.score, table.opponent_score) == (1, 2)


class TestTroublemakerFaceoff:
    """514.5a, 514.5b."""

    @pytest.mark.clause("514.5a", "211.1")
    @pytest.mark.ruling("R42")
    def test_the_challenger_wins(self) -> None:
        """The points are scored, then the Troublemaker is dismissed (R42)."""
        trouble = plain_troublemaker(1, 2)
        table = Table(mine=[plain(5)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)

        assert (table.score, table.zone_of(trouble)) == (2, "discard-pile")
        assert [key for key in table.log if key in ("defeated", "scored", "dismissed", "faceoff-won")] == [
            "faceoff-won",
            "defeated",
            "scored",
            "dismissed",
        ]

    @pytest.mark.clause("514.5a")
    @pytest.mark.parametrize("effect", [PutIntoHand, PutOnDeck])
    def test_a_troublemaker_that_left_is_not_defeated(
        self, effect: type[PutIntoHand] | type[PutOnDeck]
    ) -> None:
        """You win against nobody and score nothing."""
        escape = on_flip("escape", effect(choose(cards(TROUBLEMAKER))))
        trouble = plain_troublemaker(1, 2)
        table = Table(
            mine=[plain(5)], hand=[escape], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        table.play(escape)

        assert (table.score, table.told(kinds.FACEOFF_WON), table.told(kinds.DEFEATED)) == (0, 1, 0)

    @pytest.mark.clause("514.5b")
    def test_the_challenger_loses_and_sends_one_home(self) -> None:
        """You choose among your characters there; the opponent scores nothing."""
        one, two, trouble = plain(1), plain(1), plain_troublemaker(9)
        table = Table(
            mine=[one, two], home=[plain()], opponent_mine=[plain(), trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert (table.question.seat, table.asked, table.choices()) == (YOU_SEAT, "send-home", [one, two])
        table.choose(two)
        assert (table.area_of(one), table.area_of(two), table.opponent_score) == ("mine", "home", 0)

    @pytest.mark.clause("514.5b", "514.2d")
    @pytest.mark.ruling("R40")
    def test_nobody_left_nobody_sent(self) -> None:
        """When the only character there has gone before the end, nobody goes home, from nowhere (R40)."""
        flee = on_flip("flee", PutIntoHand(choose(yours(FRIEND))))
        friend, far, trouble = plain(1), plain(1), plain_troublemaker(9)
        table = Table(
            mine=[friend], theirs=[far], hand=[flee], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        table.play(flee).choose(friend)

        assert (table.asked, table.told(kinds.SENT), table.area_of(far)) == ("main", 0, "theirs")


class TestProblemFaceoff:
    """514.5c."""

    @pytest.mark.clause("514.5c", "210.1", "612.2")
    def test_the_winner_scores_the_bonus(self) -> None:
        """Confronting is one point, winning the bonus of two more."""
        table = Table(mine=[plain(5)], opponent_mine=[plain(1)], problem=ANYONE).end_phase()

        assert (table.score, table.opponent_score) == (3, 0)

    @pytest.mark.clause("514.5c")
    def test_the_other_player_may_win_it(self) -> None:
        """The opponent with the higher total scores the bonus on your turn."""
        table = Table(mine=[plain(1)], opponent_mine=[plain(5)], problem=ANYONE).end_phase()

        assert (table.score, table.opponent_score) == (1, 2)

    @pytest.mark.clause("514.5c", "612.1")
    def test_the_highest_bonus_of_several_problems(self) -> None:
        """With bonuses of two and three the winner scores three."""
        far = plain_problem(opponent=1, bonus=3)
        table = Table(mine=[plain(2)], theirs=[plain(2)], problem=ANYONE, opponent_problem=far)

        assert table.end_phase().choose("theirs").score == 5

    @pytest.mark.clause("514.5c", "612.1")
    @pytest.mark.ruling("R43")
    def test_an_opponent_without_characters_flips_and_may_win(self) -> None:
        """Flipping nine against four and one, the opponent scores the bonus (R43)."""
        far = plain_problem(opponent=1, bonus=3)
        table = Table(
            mine=[plain(2)],
            theirs=[plain(2)],
            problem=ANYONE,
            opponent_problem=far,
            opponent_deck=[plain(9)],
        )

        table.end_phase().choose("mine")

        assert (table.score, table.opponent_score) == (2, 3)

    @pytest.mark.clause("517.2")
    @pytest.mark.ruling("R35")
    def test_points_are_scored_with_the_involved_cards(self) -> None:
        """The sentence about the bonus names the winner's characters there, exhausted ones too (R35)."""
        friend, tired = plain(5), piece(plain(1), exhausted=True)
        table = Table(mine=[friend, tired], opponent_mine=[plain(1)], problem=ANYONE).end_phase()

        scored = [event for event in table.game.events or () if event.key == "scored"]

        assert [(event.seat, event.amount) for event in scored] == [(0, 1), (0, 2)]
        assert [[one.card for one in event.cards[0]] for event in scored] == [[friend.id, tired.card.id]] * 2


class TestWinning:
    """514.5: what watches for winning."""

    @pytest.mark.clause("514.5", "glossary.studious")
    def test_studious_gives_one_token_however_many_have_it(self) -> None:
        """Two Studious Friends in a won faceoff bring a single token; a lost one brings none."""
        pupils = [plain(3, keywords=(STUDIOUS,)), plain(3, keywords=(STUDIOUS,))]
        trouble, giant = plain_troublemaker(1), plain_troublemaker(20)
        won = Table(mine=pupils, opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE).choose(trouble)
        lost = Table(mine=pupils, opponent_mine=[giant], phase=TROUBLEMAKER_PHASE).choose(giant)

        assert won.until("main").tokens == 1
        assert lost.until("main").tokens == 0

    @pytest.mark.clause("514.5")
    @pytest.mark.parametrize(("power", "told"), [(3, 0), (4, 1), (5, 0)])
    def test_the_margin_is_the_difference_of_totals(self, power: int, told: int) -> None:
        """ "Win by exactly two" hears a margin of two and no other."""
        judge = plain(abilities=(when(WinsFaceoff(YOU, exactly=2), Gain(1)),))
        trouble = plain_troublemaker(2)
        table = Table(
            home=[judge], mine=[plain(power)], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE
        ).choose(trouble)

        assert table.tokens == told

    @pytest.mark.clause("514.6")
    def test_during_a_faceoff_ends_with_it(self) -> None:
        """A bonus that lasts while a faceoff is under way is gone afterwards."""
        ally = plain(1, abilities=(Continuous((Power(+3),), each(yours(FRIEND)), DuringFaceoff()),))
        trouble = plain_troublemaker(2)
        table = Table(
            mine=[ally], hand=[HELD], opponent_mine=[trouble], phase=TROUBLEMAKER_PHASE, stops=STOPS
        ).choose(trouble)

        assert table.why_total() == [(ally, 4)]
        assert table.until("main").power(ally) == 1
