"""White Friends of Premiere."""

from typing import Any

import pytest

from everfree.ccg.cards.premiere.events_reaction import CREME_DE_LA_CREME
from everfree.ccg.cards.premiere.events_two_colours import DIG_DEEP
from everfree.ccg.cards.premiere.friends_blue import HOLLY_DASH_FLIGHTY_FILLY
from everfree.ccg.cards.premiere.friends_purple import MAYOR_MARE_ELECTED_OFFICIAL
from everfree.ccg.cards.premiere.friends_white import (
    ACTION_SHOT_SHUTTERBUG,
    BIG_SHOT_WILDLIFE_PHOTOGRAPHER,
    EFF_STOP_MUCKRAKER,
    FEATHERWEIGHT_EDITOR_IN_CHIEF,
    FIDDLY_FADDLE_COUNTRY_TWANG,
    HOITY_TOITY_VOGUE_AUTHORITY,
    LOTUS_BLOSSOM_SAUNA_EXPERT,
    NOTEWORTHY_HUMDINGER,
    OCTAVIA_VIRTUOSO,
    PEARLY_STITCH_CROTCHETY_CROCHETER,
    RARITY_NEST_WEAVER,
    RARITY_TRULY_OUTRAGEOUS,
    RISING_STAR_IN_THE_SPOTLIGHT,
    ROYAL_RIFF_SONGSTER,
    SAVOIR_FARE_SNOOTY_SERVER,
    SUGAR_TWIST_TWISTER_SISTER,
    VIDALA_SWOON_MANE_MANAGER,
)
from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.state import STOP_FACEOFFS, STOP_FORCED, STOP_WHEN_ABLE
from everfree.ccg.language import (
    FRIEND,
    SCORE_PHASE,
    TROUBLEMAKER_PHASE,
    WHITE,
    WILD,
    YOU as BY_YOU,
    Cant,
    Card,
    Moves,
    Need,
    Standing,
    each,
    yours,
)
from everfree.ccg.view import view_of
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker
from everfree.testing.table import OPPONENT, YOU

ONLY_YOU = 1 << YOU


STOP_ME_IN_FACEOFFS = (STOP_FACEOFFS | STOP_FORCED, STOP_WHEN_ABLE | STOP_FORCED)


def contested(*mine: Card | Piece, flips: tuple[Card, ...], **more: Any) -> Table:
    """Contest your Problem with an opponent who flips these cards, and stop after the flips."""
    return Table(
        phase=SCORE_PHASE,
        problem=plain_problem((Need(WILD, 1),), opponent=1),
        mine=mine,
        opponent_mine=[plain(1)],
        opponent_deck=[*flips, *[plain(1) for _ in range(3)]],
        hand=[plain(1)],
        stops=STOP_ME_IN_FACEOFFS,
        **more,
    ).pass_()


@pytest.mark.card("pr65", "pr72")
class TestActionShotAndSavoirFare:
    """pr65 and pr72."""

    @pytest.mark.parametrize(("card", "more"), [(ACTION_SHOT_SHUTTERBUG, 4), (SAVOIR_FARE_SNOOTY_SERVER, 2)])
    def test_helps_another_of_your_characters_there(self, card: Card, more: int) -> None:
        """Played to a Problem it makes one of your others there stronger until the end of the turn."""
        first, second = plain(1, WHITE), plain(1, WHITE)
        table = Table(
            hand=[card],
            home=[plain(1)],
            mine=[first, second],
            theirs=[plain(1)],
            opponent_mine=[plain(1)],
            tokens=4,
        )

        table.play(card, "mine")

        assert table.choices() == [first, second]
        table.choose(second)
        assert table.why(second) == [("printed", 1), (card, more)]
        assert table.power(card) == card.front.power
        assert table.end_turn().power(second) == 1

    @pytest.mark.must_not
    @pytest.mark.parametrize("card", [ACTION_SHOT_SHUTTERBUG, SAVOIR_FARE_SNOOTY_SERVER])
    def test_played_home_it_helps_nobody(self, card: Card) -> None:
        """Home is no Problem."""
        ally = plain(2, WHITE)
        table = Table(hand=[card], home=[ally, plain(1)], tokens=4)

        table.play(card, "home")

        assert table.asked == "main"
        assert table.power(ally) == 2

    @pytest.mark.must_not
    @pytest.mark.parametrize("card", [ACTION_SHOT_SHUTTERBUG, SAVOIR_FARE_SNOOTY_SERVER])
    def test_alone_there_it_helps_not_even_itself(self, card: Card) -> None:
        """Another one is chosen, and there is none."""
        table = Table(hand=[card], home=[plain(2, WHITE)], tokens=4)

        table.play(card, "mine")

        assert table.asked == "main"
        assert table.power(card) == card.front.power

    @pytest.mark.clause("glossary.inspired")
    def test_savoir_fare_is_inspired(self) -> None:
        """As your Main Phase starts, you look at the top of the opponent's deck."""
        table = Table(home=[SAVOIR_FARE_SNOOTY_SERVER])

        assert (table.asked, table.told(kinds.LOOKED)) == ("under-deck", 1)


@pytest.mark.card("pr66")
class TestBigShot:
    """pr66."""

    def test_scores_for_a_troublemaker_uncovered_at_its_problem(self) -> None:
        """As your own Troublemaker is uncovered there, you may exhaust Big Shot for a point."""
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[BIG_SHOT_WILDLIFE_PHOTOGRAPHER, trouble])

        assert table.asked == "may"
        table.choose("yes")
        assert table.is_exhausted(BIG_SHOT_WILDLIFE_PHOTOGRAPHER)
        assert table.score == 1

    def test_scores_for_a_troublemaker_of_the_opponent(self) -> None:
        """Whoever uncovers it, you are the one who is asked."""
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[BIG_SHOT_WILDLIFE_PHOTOGRAPHER],
            opponent_mine=[trouble],
            opponents_turn=True,
        )

        assert (table.asked, table.question.seat) == ("may", YOU)
        table.choose("yes")
        assert (table.score, table.opponent_score) == (1, 0)

    def test_may_be_declined(self) -> None:
        """Saying no keeps it ready, without a point."""
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[BIG_SHOT_WILDLIFE_PHOTOGRAPHER, trouble])

        table.choose("no")

        assert not table.is_exhausted(BIG_SHOT_WILDLIFE_PHOTOGRAPHER)
        assert table.score == 0

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """A Troublemaker uncovered elsewhere is none of its business."""
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[BIG_SHOT_WILDLIFE_PHOTOGRAPHER], theirs=[trouble])

        assert table.told(kinds.UNCOVERED) == 1
        assert table.asked == "main"

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_exhausted_it_is_not_asked(self) -> None:
        """It pays by becoming exhausted, which it can do once."""
        tired = piece(BIG_SHOT_WILDLIFE_PHOTOGRAPHER, exhausted=True)
        trouble = piece(plain_troublemaker(), face_down=True)
        table = Table(phase=TROUBLEMAKER_PHASE, mine=[tired, trouble])

        assert table.told(kinds.UNCOVERED) == 1
        assert table.asked == "main"


@pytest.mark.card("pr67")
class TestFeatherweight:
    """pr67."""

    def test_the_opponent_flips_one_card_more(self) -> None:
        """In a Problem faceoff with it the opponent flips two cards, you flip one."""
        flips = (plain(1), plain(1))
        table = contested(FEATHERWEIGHT_EDITOR_IN_CHIEF, flips=flips)

        assert table.flipped(OPPONENT) == list(flips)
        assert len(table.flipped()) == 1

    @pytest.mark.clause("515.4")
    def test_the_opponent_ignores_the_highest(self) -> None:
        """Of two flips only the lower one counts, and everyone can see that."""
        high, low = plain(5), plain(2)
        table = contested(FEATHERWEIGHT_EDITOR_IN_CHIEF, flips=(high, low))

        assert table.why_total(OPPONENT)[1:] == [(low, 2)]
        faceoff = view_of(table.game, OPPONENT).faceoff
        assert faceoff is not None
        assert faceoff.ignored == (table.state.handles[OPPONENT][table.id(high)],)

    def test_of_equals_one_is_ignored(self) -> None:
        """Two cards of the same power: one of them counts."""
        table = contested(FEATHERWEIGHT_EDITOR_IN_CHIEF, flips=(plain(3), plain(3)))

        assert [amount for _, amount in table.why_total(OPPONENT)] == [1, 3]

    def test_two_of_them_take_two_cards(self) -> None:
        """Each makes the opponent flip one more and ignore the highest that still counts."""
        high, low, middle = plain(5), plain(2), plain(4)
        pair = (piece(FEATHERWEIGHT_EDITOR_IN_CHIEF), piece(FEATHERWEIGHT_EDITOR_IN_CHIEF))
        table = contested(*pair, flips=(high, low, middle))

        assert table.flipped(OPPONENT) == [high, low, middle]
        assert table.why_total(OPPONENT)[1:] == [(low, 2)]

    @pytest.mark.must_not
    def test_not_in_a_troublemaker_faceoff(self) -> None:
        """Challenging with it, the opponent flips one card, and it counts."""
        trouble, flip = plain_troublemaker(1), plain(3)
        table = Table(
            phase=TROUBLEMAKER_PHASE,
            mine=[FEATHERWEIGHT_EDITOR_IN_CHIEF],
            opponent_mine=[trouble],
            opponent_deck=[flip, plain(1)],
            hand=[plain(1)],
            stops=STOP_ME_IN_FACEOFFS,
        ).choose(trouble)

        table.pass_()

        assert table.why_total(OPPONENT) == [(trouble, 1), (flip, 3)]

    @pytest.mark.must_not
    def test_not_where_it_is_not_involved(self) -> None:
        """From home it changes nothing, and your own flips it never touches."""
        flip, mine = plain(3), plain(4)
        table = contested(plain(1), home=[FEATHERWEIGHT_EDITOR_IN_CHIEF], flips=(flip,), deck=[mine])

        assert table.why_total(OPPONENT)[1:] == [(flip, 3)]
        assert table.why_total()[1:] == [(mine, 4)]


@pytest.mark.card("pr68")
class TestFiddlyFaddle:
    """pr68."""

    def test_reorders_the_top_of_the_opponents_deck(self) -> None:
        """When you play her you may see two cards there and put them back as you like."""
        first, second, third = plain(1), plain(2), plain(3)
        table = Table(
            hand=[FIDDLY_FADDLE_COUNTRY_TWANG],
            home=[plain(2, WHITE)],
            opponent_deck=[first, second, third],
            tokens=2,
        )

        table.play(FIDDLY_FADDLE_COUNTRY_TWANG, "home").choose("yes")

        assert table.asked == "put-on-top"
        assert table.choices() == [first, second]
        table.choose(first)
        assert table.deck(OPPONENT) == [second, first, third]
        known = [table.state.known[table.id(one)] for one in (first, second, third)]
        assert known == [ONLY_YOU, ONLY_YOU, 0]

    def test_may_be_declined(self) -> None:
        """Saying no you have seen nothing."""
        top = plain(1)
        table = Table(
            hand=[FIDDLY_FADDLE_COUNTRY_TWANG], home=[plain(2, WHITE)], opponent_deck=[top], tokens=2
        )

        table.play(FIDDLY_FADDLE_COUNTRY_TWANG, "home").choose("no")

        assert not table.knows(top)

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_an_empty_deck_shows_nothing(self) -> None:
        """Nothing is asked where nothing can be seen, and your own deck stays closed."""
        mine = plain(1)
        table = Table(
            hand=[FIDDLY_FADDLE_COUNTRY_TWANG],
            home=[plain(2, WHITE)],
            deck=[mine],
            opponent_deck=[],
            tokens=2,
        )

        table.play(FIDDLY_FADDLE_COUNTRY_TWANG, "home")

        assert table.asked == "main"
        assert not table.knows(mine)


@pytest.mark.card("pr69")
class TestEffStop:
    """pr69."""

    def test_finds_an_event_in_your_discard_pile(self) -> None:
        """Exhausted and for one token it puts one of your discarded Events into your hand."""
        first, second = piece(DIG_DEEP), piece(CREME_DE_LA_CREME)
        table = Table(
            home=[EFF_STOP_MUCKRAKER],
            discard=[first, plain(1), second],
            opponent_discard=[piece(DIG_DEEP)],
            tokens=2,
        )

        table.use(EFF_STOP_MUCKRAKER)

        assert table.is_exhausted(EFF_STOP_MUCKRAKER)
        assert table.tokens == 1
        assert table.choices() == [first, second]
        table.choose(first)
        assert table.hand() == [first]
        assert table.zone_of(second) == "discard-pile"

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_without_a_token_it_can_not_pay(self) -> None:
        """The ability is refused, and the refusal says what is missing."""
        table = Table(home=[EFF_STOP_MUCKRAKER], discard=[DIG_DEEP])

        refusal = table.why_not_use(EFF_STOP_MUCKRAKER)

        assert table.choices() == ["end"]
        assert refusal is not None
        assert refusal.reason == "short-of-tokens"


@pytest.mark.card("pr70")
class TestVidalaSwoon:
    """pr70."""

    @pytest.mark.clause("518.1")
    def test_finds_a_friend_in_your_discard_pile(self) -> None:
        """Exhausted and for one token she puts one of your discarded Friends into your hand."""
        first, second = plain(1), plain(2)
        table = Table(
            home=[VIDALA_SWOON_MANE_MANAGER],
            discard=[first, HARD_HAT, plain_troublemaker(), second],
            opponent_discard=[plain(3)],
            tokens=2,
        )

        table.use(VIDALA_SWOON_MANE_MANAGER)

        assert table.is_exhausted(VIDALA_SWOON_MANE_MANAGER)
        assert table.tokens == 1
        assert table.asked == "search"
        assert table.choices() == [first, second]
        table.choose(second)
        assert table.hand() == [second]
        assert table.zone_of(first) == "discard-pile"

    @pytest.mark.clause("410.4a")
    def test_the_card_is_not_drawn(self) -> None:
        """It is put into the hand; with a single Friend there nothing is asked (R36)."""
        ally = plain(1)
        table = Table(home=[VIDALA_SWOON_MANE_MANAGER], discard=[ally], tokens=1)

        table.use(VIDALA_SWOON_MANE_MANAGER)

        assert table.hand() == [ally]
        assert table.told(kinds.PUT_INTO_HAND) == 1
        assert table.told(kinds.DREW) == 0

    def test_finds_nothing_where_no_friend_is(self) -> None:
        """The costs are paid all the same, and the game goes on."""
        table = Table(home=[VIDALA_SWOON_MANE_MANAGER], discard=[HARD_HAT], tokens=1)

        table.use(VIDALA_SWOON_MANE_MANAGER)

        assert table.asked == "main"
        assert table.hand() == []
        assert table.tokens == 0

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_exhausted_she_can_not_pay(self) -> None:
        """The ability is not offered, and the refusal says why."""
        tired = piece(VIDALA_SWOON_MANE_MANAGER, exhausted=True)
        table = Table(home=[tired], discard=[plain(1)], tokens=1)

        refusal = table.why_not_use(tired)

        assert table.choices() == ["end", "draw"]
        assert refusal is not None
        assert refusal.clause == "503.2a"

    @pytest.mark.must_not
    @pytest.mark.clause("508.1d")
    def test_without_a_token_she_can_not_pay(self) -> None:
        """The ability is not offered, so she is not exhausted for nothing."""
        table = Table(home=[VIDALA_SWOON_MANE_MANAGER], discard=[plain(1)])

        refusal = table.why_not_use(VIDALA_SWOON_MANE_MANAGER)

        assert table.choices() == ["end"]
        assert refusal is not None
        assert refusal.clause == "508.1d"


@pytest.mark.card("pr71")
class TestHoityToity:
    """pr71."""

    @pytest.mark.clause("glossary.inspired")
    def test_looks_at_the_top_of_the_opponents_deck(self) -> None:
        """As your Main Phase starts you see one card, and may put it under the deck."""
        top, rest = plain(1), plain(2)
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY], opponent_deck=[top, rest])

        assert (table.asked, table.question.seat) == ("under-deck", YOU)
        assert table.choices() == ["yes", "no"]
        table.choose("yes")
        assert table.asked == "main"
        assert table.deck(OPPONENT) == [rest, top]

    def test_may_leave_it_on_top(self) -> None:
        """Declined, the deck is as it was."""
        top, rest = plain(1), plain(2)
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY], opponent_deck=[top, rest])

        table.choose("no")

        assert table.asked == "main"
        assert table.deck(OPPONENT) == [top, rest]

    @pytest.mark.parametrize("answer", ["yes", "no"])
    def test_only_you_know_what_you_saw(self, answer: str) -> None:
        """Wherever it is put, its owner and spectators don't know the card, and nobody knows the next one."""
        top, rest = plain(1), plain(2)
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY], opponent_deck=[top, rest])

        assert table.state.known[table.id(top)] == ONLY_YOU
        table.choose(answer)
        assert table.state.known[table.id(top)] == ONLY_YOU
        assert table.state.known[table.id(rest)] == 0

    @pytest.mark.must_not
    @pytest.mark.clause("glossary.inspired")
    def test_not_in_the_opponents_main_phase(self) -> None:
        """It is at the start of your own Main Phase only."""
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY], opponents_turn=True)

        assert (table.asked, table.question.seat) == ("main", OPPONENT)
        assert table.told(kinds.LOOKED) == 0

    def test_every_turn_anew(self) -> None:
        """The next turn of yours starts its Main Phase with another look."""
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY])

        table.end_turn().end_turn()

        assert (table.asked, table.question.seat) == ("under-deck", YOU)
        assert table.told(kinds.LOOKED) == 2

    @pytest.mark.must_not
    @pytest.mark.clause("505.1a")
    def test_frightened_it_does_not_look(self) -> None:
        """Face down it has no keyword."""
        table = Table(home=[piece(HOITY_TOITY_VOGUE_AUTHORITY, frightened=True)])

        assert table.asked == "main"
        assert table.told(kinds.LOOKED) == 0

    def test_an_empty_deck_shows_nothing(self) -> None:
        """Nothing is asked where nothing can be seen."""
        table = Table(home=[HOITY_TOITY_VOGUE_AUTHORITY], opponent_deck=[])

        assert table.asked == "main"


@pytest.mark.card("pr78")
class TestRoyalRiff:
    """pr78."""

    @pytest.mark.clause("glossary.inspired")
    def test_looks_once_at_as_many_cards_as_are_inspired(self) -> None:
        """Three Inspired cards see three cards together, wherever they are; one frightened does not count."""
        cards = [plain(1), plain(1), plain(1), plain(1)]
        table = Table(
            home=[ROYAL_RIFF_SONGSTER, piece(ROYAL_RIFF_SONGSTER, frightened=True)],
            mine=[HOITY_TOITY_VOGUE_AUTHORITY],
            theirs=[piece(ROYAL_RIFF_SONGSTER, exhausted=True)],
            opponent_home=[piece(ROYAL_RIFF_SONGSTER)],
            opponent_deck=cards,
        )

        table.choose(HOITY_TOITY_VOGUE_AUTHORITY)

        assert table.asked == "put-under"
        assert table.choices() == [*cards[:3], "done"]
        table.until("main")
        assert table.told(kinds.LOOKED) == 1
        assert table.deck(OPPONENT)[3] is cards[3]

    @pytest.mark.clause("glossary.inspired")
    def test_puts_any_number_under_and_the_rest_on_top_in_any_order(self) -> None:
        """One card goes under; of the two that stay, the one put back last is on top."""
        first, second, third, last = plain(1), plain(1), plain(1), plain(1)
        table = Table(
            home=[piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER)],
            opponent_deck=[first, second, third, last],
        )

        table.until("put-under").choose(second)
        assert table.choices() == [first, third, "done"]
        table.choose("done")
        assert table.asked == "put-on-top"
        assert table.choices() == [first, third]
        table.choose(first)

        assert table.deck(OPPONENT) == [third, first, last, second]
        known = [table.state.known[table.id(one)] for one in (first, second, third, last)]
        assert known == [ONLY_YOU, ONLY_YOU, ONLY_YOU, 0]

    def test_puts_cards_under_in_any_order(self) -> None:
        """The one chosen last is the lowest."""
        first, second, last = plain(1), plain(1), plain(1)
        table = Table(
            home=[piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER)],
            opponent_deck=[first, second, last],
        )

        table.until("put-under").choose(second, "yes")

        assert table.deck(OPPONENT) == [last, second, first]

    def test_an_owner_who_knew_the_cards_loses_track_of_them(self) -> None:
        """Put back in an order only you know, they are unknown even to an owner who had seen them."""
        first, second, last = plain(1), plain(1), plain(1)
        table = Table(
            home=[piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER)],
            opponent_deck=[first, second, last],
        ).until("put-under")
        for one in (first, second, last):
            table.state.known[table.id(one)] |= 1 << OPPONENT

        table.choose("done", second)

        known = [table.state.known[table.id(one)] for one in (first, second, last)]
        assert table.deck(OPPONENT) == [first, second, last]
        assert known == [ONLY_YOU, ONLY_YOU, 1 << OPPONENT]

    @pytest.mark.clause("glossary.inspired")
    @pytest.mark.ruling("R58")
    def test_sees_the_whole_of_a_short_deck(self) -> None:
        """Three Inspired cards and a deck of two: both are seen (R58)."""
        first, second = plain(1), plain(1)
        table = Table(
            home=[piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER), piece(ROYAL_RIFF_SONGSTER)],
            opponent_deck=[first, second],
        )

        table.until("put-under")

        assert table.choices() == [first, second, "done"]

    @pytest.mark.must_not
    def test_played_during_the_main_phase_it_is_too_late(self) -> None:
        """The phase has started already: no look this turn."""
        table = Table(hand=[ROYAL_RIFF_SONGSTER], home=[plain(3, WHITE)], tokens=1)

        table.play(ROYAL_RIFF_SONGSTER, "home")

        assert table.asked == "main"
        assert table.told(kinds.LOOKED) == 0


@pytest.mark.card("pr73")
class TestPearlyStitch:
    """pr73."""

    @pytest.mark.clause("104.2")
    def test_an_opponent_can_not_move_it(self) -> None:
        """Mayor Mare of the opponent may choose anyone but Pearly Stitch."""
        ally = plain(1)
        table = Table(
            home=[PEARLY_STITCH_CROTCHETY_CROCHETER, ally],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.choices() == [table.mane, ally]

    @pytest.mark.must_not
    def test_its_own_player_moves_it(self) -> None:
        """With the Move action and by a text you can."""
        table = Table(home=[PEARLY_STITCH_CROTCHETY_CROCHETER, HOLLY_DASH_FLIGHTY_FILLY], tokens=4)

        table.move(PEARLY_STITCH_CROTCHETY_CROCHETER, "mine")
        assert table.area_of(PEARLY_STITCH_CROTCHETY_CROCHETER) == "mine"
        table.move(HOLLY_DASH_FLIGHTY_FILLY, "theirs").choose("yes", PEARLY_STITCH_CROTCHETY_CROCHETER)
        assert table.area_of(PEARLY_STITCH_CROTCHETY_CROCHETER) == "theirs"

    @pytest.mark.must_not
    @pytest.mark.clause("505.1a")
    def test_frightened_it_can_be_moved(self) -> None:
        """Face down it has no text that forbids it."""
        scared = piece(PEARLY_STITCH_CROTCHETY_CROCHETER, frightened=True)
        table = Table(
            home=[scared],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL)

        assert table.choices() == [table.mane, scared]
        table.choose(scared, "theirs")
        assert table.area_of(scared) == "theirs"

    @pytest.mark.must_not
    @pytest.mark.clause("506.5")
    def test_is_sent_home_like_anyone(self) -> None:
        """Sending is not moving: after a lost challenge it goes home."""
        trouble = plain_troublemaker(9)
        table = Table(
            phase=TROUBLEMAKER_PHASE, mine=[PEARLY_STITCH_CROTCHETY_CROCHETER], opponent_mine=[trouble]
        )

        table.choose(trouble)

        assert table.area_of(PEARLY_STITCH_CROTCHETY_CROCHETER) == "home"


@pytest.mark.card("pr74")
class TestLotusBlossom:
    """pr74."""

    def test_puts_a_discarded_card_on_top_of_your_deck(self) -> None:
        """As you confront her Problem you may take any card of your discard pile; everyone knows it then."""
        trouble = plain_troublemaker()
        table = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 2),)),
            mine=[LOTUS_BLOSSOM_SAUNA_EXPERT],
            discard=[HARD_HAT, trouble],
            opponent_discard=[plain(1)],
        )

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [HARD_HAT, trouble]
        table.choose(trouble)
        assert table.deck()[0] is trouble
        assert table.knows(trouble, OPPONENT)
        assert table.zone_of(HARD_HAT) == "discard-pile"

    @pytest.mark.must_not
    def test_not_as_an_opponent_confronts_it(self) -> None:
        """The opponent confronts the same Problem: nothing is asked."""
        table = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem(opponent=1),
            mine=[LOTUS_BLOSSOM_SAUNA_EXPERT],
            opponent_mine=[plain(1)],
            discard=[HARD_HAT],
        ).until("main")

        assert table.told(kinds.CONFRONTED) == 1
        assert table.zone_of(HARD_HAT) == "discard-pile"

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """At home she hears nothing of the Problem that is confronted."""
        table = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 1),)),
            home=[LOTUS_BLOSSOM_SAUNA_EXPERT],
            mine=[plain(1)],
            discard=[HARD_HAT],
        ).until("main")

        assert table.told(kinds.CONFRONTED) == 1
        assert table.zone_of(HARD_HAT) == "discard-pile"


@pytest.mark.card("pr75")
class TestRisingStar:
    """pr75."""

    @pytest.mark.clause("607.3")
    def test_uncovers_a_troublemaker_at_its_problem(self) -> None:
        """Exhausted it uncovers a face-down Troublemaker there, whoever controls it."""
        mine, theirs = (
            piece(plain_troublemaker(), face_down=True),
            piece(plain_troublemaker(), face_down=True),
        )
        table = Table(
            mine=[RISING_STAR_IN_THE_SPOTLIGHT, mine, piece(plain_troublemaker())],
            theirs=[piece(plain_troublemaker(), face_down=True)],
            opponent_mine=[theirs],
        )

        table.use(RISING_STAR_IN_THE_SPOTLIGHT)

        assert table.is_exhausted(RISING_STAR_IN_THE_SPOTLIGHT)
        assert table.choices() == [mine, theirs]
        table.choose(theirs)
        assert not table.is_face_down(theirs)
        assert table.is_face_down(mine)

    @pytest.mark.must_not
    def test_not_at_another_problem(self) -> None:
        """The cost is paid, but nothing elsewhere is uncovered."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(mine=[RISING_STAR_IN_THE_SPOTLIGHT], opponent_theirs=[covered])

        table.use(RISING_STAR_IN_THE_SPOTLIGHT)

        assert table.asked == "main"
        assert table.is_face_down(covered)

    @pytest.mark.must_not
    @pytest.mark.clause("503.2a")
    def test_exhausted_it_can_not_pay(self) -> None:
        """The ability is not offered."""
        covered = piece(plain_troublemaker(), face_down=True)
        table = Table(mine=[piece(RISING_STAR_IN_THE_SPOTLIGHT, exhausted=True)], opponent_mine=[covered])

        assert table.choices() == ["end"]


@pytest.mark.card("pr77")
class TestRarityNestWeaver:
    """pr77."""

    def test_finds_any_card_in_your_discard_pile(self) -> None:
        """When you play her you may put any of your discarded cards into your hand."""
        trouble = plain_troublemaker()
        table = Table(
            hand=[RARITY_NEST_WEAVER],
            home=[plain(3, WHITE)],
            discard=[HARD_HAT, trouble, DIG_DEEP],
            opponent_discard=[plain(1)],
            tokens=3,
        )

        table.play(RARITY_NEST_WEAVER, "home")

        assert table.asked == "may"
        table.choose("yes")
        assert table.choices() == [HARD_HAT, trouble, DIG_DEEP]
        table.choose(trouble)
        assert table.hand() == [trouble]
        assert table.asked == "main"

    def test_may_be_declined(self) -> None:
        """Saying no leaves the discard pile as it is."""
        table = Table(hand=[RARITY_NEST_WEAVER], home=[plain(3, WHITE)], discard=[HARD_HAT], tokens=3)

        table.play(RARITY_NEST_WEAVER, "mine").choose("no")

        assert table.hand() == []
        assert table.zone_of(HARD_HAT) == "discard-pile"

    @pytest.mark.must_not
    @pytest.mark.clause("705.2e.i")
    def test_nothing_is_asked_where_nothing_can_be_found(self) -> None:
        """An empty discard pile is not searched, whatever is in the opponent's."""
        table = Table(
            hand=[RARITY_NEST_WEAVER], home=[plain(3, WHITE)], opponent_discard=[plain(1)], tokens=3
        )

        table.play(RARITY_NEST_WEAVER, "home")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_played_she_is_too_late_to_be_inspired(self) -> None:
        """The phase has started already; in the next turn she looks."""
        table = Table(hand=[RARITY_NEST_WEAVER], home=[plain(3, WHITE)], tokens=3)

        table.play(RARITY_NEST_WEAVER, "home")
        assert table.told(kinds.LOOKED) == 0
        table.end_turn().end_turn()

        assert (table.asked, table.question.seat) == ("under-deck", YOU)


@pytest.mark.card("pr76", "pr79")
class TestWithoutText:
    """pr76 and pr79."""

    @pytest.mark.parametrize("card", [NOTEWORTHY_HUMDINGER, SUGAR_TWIST_TWISTER_SISTER])
    def test_is_played_for_its_cost_and_does_nothing_else(self, card: Card) -> None:
        """It has no abilities and no requirement: its tokens are enough, one less is not."""
        table = Table(hand=[card], tokens=card.cost)

        assert (card.front.abilities, card.front.keywords) == ((), ())
        table.play(card, "theirs")
        assert table.asked == "main"
        assert table.area_of(card) == "theirs"
        assert table.tokens == 0
        assert table.why(card) == [("printed", card.front.power)]
        assert card not in Table(hand=[card], tokens=card.cost - 1).playable()


@pytest.mark.card("pr205")
class TestOctavia:
    """pr205."""

    def test_opponents_pay_two_more_to_come_and_to_go(self) -> None:
        """To and from her Problem the Move action costs an opponent four tokens."""
        coming, going = plain(1), plain(1)
        table = Table(mine=[OCTAVIA_VIRTUOSO], opponent_home=[coming], opponent_mine=[going])

        assert table.move_price(coming, "mine") == 4
        assert table.move_price(going, "theirs") == 4
        assert table.move_price(going, "their home") == 4

    def test_who_can_not_pay_is_not_offered_the_place(self) -> None:
        """With three tokens the other Problem is the only place to go, and nobody leaves hers."""
        coming, going = plain(1), plain(1)
        table = Table(
            mine=[OCTAVIA_VIRTUOSO],
            opponent_home=[coming],
            opponent_mine=[going],
            opponent_tokens=3,
            opponents_turn=True,
        )

        assert table.choices() == ["end", table.opponent_mane, coming, "draw"]
        table.move(coming)
        assert table.area_of(coming) == "theirs"
        assert table.opponent_tokens == 1

    @pytest.mark.must_not
    def test_nobody_else_pays_more(self) -> None:
        """Your own characters, and opponents elsewhere, move for two tokens."""
        ally, rival = plain(1), plain(1)
        table = Table(home=[ally], mine=[OCTAVIA_VIRTUOSO], opponent_home=[rival])

        assert table.move_price(ally, "mine") == 2
        assert table.move_price(OCTAVIA_VIRTUOSO, "home") == 2
        assert table.move_price(rival, "theirs") == 2

    @pytest.mark.must_not
    @pytest.mark.clause("506.3")
    def test_a_text_that_moves_costs_what_it_says(self) -> None:
        """Mayor Mare of the opponent moves someone to her Problem for her three tokens."""
        table = Table(
            home=[plain(1)],
            mine=[OCTAVIA_VIRTUOSO],
            opponent_home=[MAYOR_MARE_ELECTED_OFFICIAL],
            opponent_tokens=3,
            opponents_turn=True,
        )

        table.use(MAYOR_MARE_ELECTED_OFFICIAL).choose(table.mane, "mine")

        assert table.area_of(table.mane) == "mine"
        assert table.opponent_tokens == 0


@pytest.mark.card("pr206")
class TestRarityTrulyOutrageous:
    """pr206."""

    def test_goes_home_for_the_bonus(self) -> None:
        """Besides the point for confronting you score the Problem's bonus, and she is at home."""
        table = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 2),), bonus=3),
            mine=[RARITY_TRULY_OUTRAGEOUS],
        )

        assert (table.asked, table.score) == ("may", 1)
        table.choose("yes")
        assert table.area_of(RARITY_TRULY_OUTRAGEOUS) == "home"
        assert table.score == 4
        assert table.told(kinds.MOVED) == 1

    def test_may_stay(self) -> None:
        """Saying no she stays, and only the point for confronting is scored."""
        table = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 2),), bonus=3),
            mine=[RARITY_TRULY_OUTRAGEOUS],
        )

        table.choose("no")

        assert table.area_of(RARITY_TRULY_OUTRAGEOUS) == "mine"
        assert table.score == 1

    @pytest.mark.must_not
    @pytest.mark.clause("508.1c")
    def test_who_can_not_be_moved_can_not_pay(self) -> None:
        """While a text keeps you from moving her, nothing is asked."""
        held = plain(2, abilities=(Standing(Cant(Moves(BY_YOU, each(yours(FRIEND))))),))
        table = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 2),), bonus=3),
            mine=[RARITY_TRULY_OUTRAGEOUS, held],
        ).until("main")

        assert table.told(kinds.CONFRONTED) == 1
        assert (table.area_of(RARITY_TRULY_OUTRAGEOUS), table.score) == ("mine", 1)

    @pytest.mark.must_not
    def test_not_from_home_and_not_as_an_opponent_confronts(self) -> None:
        """At home she hears nothing; an opponent's success is none of hers."""
        at_home = Table(
            phase=SCORE_PHASE,
            problem=plain_problem((Need(WILD, 1),)),
            home=[RARITY_TRULY_OUTRAGEOUS],
            mine=[plain(1)],
        )
        vexed = Table(
            phase=SCORE_PHASE,
            opponents_turn=True,
            problem=plain_problem(opponent=1),
            mine=[RARITY_TRULY_OUTRAGEOUS],
            opponent_mine=[plain(1)],
        )

        assert (at_home.told(kinds.CONFRONTED), at_home.asked) == (1, "main")
        assert (vexed.told(kinds.CONFRONTED), vexed.asked) == (1, "main")
