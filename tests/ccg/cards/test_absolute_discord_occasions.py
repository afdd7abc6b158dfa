"""Cards of Absolute Discord with triggers, Reactions and instructions of their own."""

from dataclasses import replace

import pytest

from everfree.ccg.cards import POOL
from everfree.ccg.cards.absolute_discord.events import (
    CRUEL_TASKMISTRESS,
    EPIC_WIN,
    POPPING_CORN,
    TWO_OF_A_KIND,
)
from everfree.ccg.cards.absolute_discord.friends_blue import (
    LIGHTNING_DUST_LAST_RESORT as LIGHTNING_DUST,
    RAINBOW_DASH_SONIC_RAINBOOM as RAINBOW_DASH,
    TANK_FLYING_TORTOISE as TANK,
)
from everfree.ccg.cards.absolute_discord.friends_pink import (
    ACE_OH_RALLY as ACE,
    SCREWBALL_TOPSY_TURVY as SCREWBALL,
)
from everfree.ccg.cards.absolute_discord.friends_white import STEVEN_MAGNET_GREAT_GUY as STEVEN_MAGNET
from everfree.ccg.cards.absolute_discord.friends_yellow import FLITTER_SITTER as FLITTER
from everfree.ccg.cards.absolute_discord.problems import DESPERATELY_SEEKING_SPIKE, FRIEND_OR_FOE
from everfree.ccg.cards.absolute_discord.resources import (
    BLUE_FLU,
    FRESH_PASTRIES,
    THE_ELEMENT_OF_LOYALTY_BIG_ADVENTURE as ELEMENT_OF_LOYALTY,
    TREAD_MILL,
    WHINING,
)
from everfree.ccg.cards.absolute_discord.troublemakers import (
    PLUNDERSEED_VINES,
    RAINBOW_DASH_TURNCOAT as TURNCOAT,
    SURI_POLOMARE,
)
from everfree.ccg.language import (
    ALL,
    BLUE,
    COMMON,
    CRITTER,
    EARTH_PONY,
    FOAL,
    MAIN_PHASE_TIMING,
    ORANGE,
    PINK,
    PURPLE,
    WHITE,
    Card,
    Draw,
    EventText,
    FaceDown,
    RemoveCounters,
    Uncover,
    cards,
    choose,
    event,
    main_phase,
)
from everfree.ccg.vocab import FRIEND, SCORE_PHASE, TROUBLEMAKER, TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain, plain_troublemaker
from everfree.testing.pieces import Piece, named
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU


def study(count: int, cost: int = 0) -> Card:
    """Make an Event that draws cards."""
    return event(
        f"study-{count}-{cost}",
        f"Study {count} {cost}",
        BLUE,
        power=1,
        cost=cost,
        rarity=COMMON,
        text=(EventText(MAIN_PHASE_TIMING, Draw(count)),),
    )


@pytest.mark.card("ad10")
class TestLightningDust:
    """ad10."""

    def test_the_last_card_of_the_hand(self) -> None:
        """You may frighten a Friend at her place, of either player."""
        last, rival, away = plain(cost=0), plain(), plain()
        table = Table(mine=[LIGHTNING_DUST], hand=[last], opponent_mine=[rival], opponent_home=[away])
        table.play(last, "home").choose("yes")
        assert table.choices() == [LIGHTNING_DUST, rival]

        assert table.choose(rival).is_face_down(rival)

    def test_an_event_that_draws_was_the_last_card_all_the_same(self) -> None:
        """What the Event draws comes after it was played from an otherwise empty hand."""
        last, rival = study(2), plain()
        table = Table(mine=[LIGHTNING_DUST], hand=[last], opponent_mine=[rival]).play(last)

        assert (len(table.hand()), table.asked) == (2, "may")

    def test_she_herself_may_be_the_last_card(self) -> None:
        """She is in play when it is known that she was played."""
        rival = plain()
        table = Table(hand=[LIGHTNING_DUST], home=[plain(2)], opponent_mine=[rival], tokens=4)

        assert table.play(LIGHTNING_DUST, "mine").asked == "may"

    @pytest.mark.must_not
    def test_not_while_another_card_is_left(self) -> None:
        """One of two cards is not the last."""
        first = plain(cost=0)
        table = Table(mine=[LIGHTNING_DUST], hand=[first, plain()]).play(first, "home")

        assert table.asked == "main"

    @pytest.mark.must_not
    def test_not_for_an_opponents_last_card(self) -> None:
        """Your own hand is meant."""
        last = plain(cost=0)
        table = Table(mine=[LIGHTNING_DUST], opponent_hand=[last], opponents_turn=True).play(
            last, "their home"
        )

        assert (table.question.seat, table.asked) == (OPPONENT, "main")


@pytest.mark.card("ad16")
class TestTank:
    """ad16."""

    def test_moves_after_the_last_card(self) -> None:
        """You choose where to."""
        last = plain(cost=0)
        table = Table(home=[TANK], hand=[last]).play(last, "home").choose("yes", "theirs")

        assert table.area_of(TANK) == "theirs"

    @pytest.mark.must_not
    def test_you_may_let_him_sleep(self) -> None:
        """Declined, he stays."""
        last = plain(cost=0)
        table = Table(home=[TANK], hand=[last]).play(last, "home").choose("no")

        assert (table.area_of(TANK), table.asked) == ("home", "main")


@pytest.mark.card("ad132")
class TestFreshPastries:
    """ad132."""

    def test_when_an_opponent_pays_the_last_token(self) -> None:
        """You may draw a card."""
        comer = plain(cost=2)
        table = Table(
            home=[FRESH_PASTRIES], opponent_hand=[comer], opponent_tokens=2, opponents_turn=True
        ).play(comer, "their home")
        assert (table.question.seat, table.asked) == (YOU, "may")

        assert len(table.choose("yes").hand()) == 1

    @pytest.mark.must_not
    def test_not_while_tokens_are_left(self) -> None:
        """Two of three paid."""
        comer = plain(cost=2)
        table = Table(
            home=[FRESH_PASTRIES], opponent_hand=[comer], opponent_tokens=3, opponents_turn=True
        ).play(comer, "their home")

        assert table.question.seat == OPPONENT

    @pytest.mark.must_not
    def test_not_for_a_free_card_or_your_own_token(self) -> None:
        """Who pays nothing pays no last token; your own payments do not count."""
        free, own = plain(cost=0), plain(cost=1)
        theirs = Table(home=[FRESH_PASTRIES], opponent_hand=[free], opponents_turn=True).play(
            free, "their home"
        )
        mine = Table(home=[FRESH_PASTRIES], hand=[own], tokens=1).play(own, "home")

        assert (theirs.question.seat, mine.asked) == (OPPONENT, "main")


@pytest.mark.card("ad152")
class TestTreadMill:
    """ad152."""

    def started(self, tokens: int) -> Table:
        """Begin your turn while your opponent has so many tokens."""
        return Table(home=[TREAD_MILL], opponent_tokens=tokens, opponents_turn=True).end_turn()

    def test_a_rich_opponent_gives_you_a_token(self) -> None:
        """With three tokens of theirs you have one more than with two."""
        assert self.started(3).tokens == self.started(2).tokens + 1

    @pytest.mark.must_not
    def test_your_own_tokens_do_not_count(self) -> None:
        """An opponent must have them."""
        rich = Table(home=[TREAD_MILL], tokens=5, opponents_turn=True).end_turn()
        without = Table(tokens=5, opponents_turn=True).end_turn()

        assert rich.tokens == without.tokens


@pytest.mark.card("ad154")
class TestWhining:
    """ad154."""

    def defeated(self) -> Table:
        """Let your opponent defeat a Troublemaker of yours; they hold two cards."""
        self.first, self.second = plain(cost=1), plain(cost=1)
        return Table(
            home=[WHINING],
            mine=[plain_troublemaker(1)],
            opponent_mine=[plain(9)],
            opponent_hand=[self.first, self.second],
            opponent_tokens=8,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

    def test_their_next_card_costs_two_more(self) -> None:
        """The first card costs 3, the one after it 1 again."""
        table = self.defeated()
        table.choose(table.choices()[0]).until("main")
        before = table.opponent_tokens
        table.play(self.first, "their home")
        middle = table.opponent_tokens
        table.play(self.second, "their home")

        assert (before - middle, middle - table.opponent_tokens) == (3, 1)

    @pytest.mark.must_not
    def test_your_own_victories_cost_you_nothing(self) -> None:
        """Only opponents pay more."""
        card = plain(cost=1)
        table = Table(
            home=[WHINING],
            mine=[plain(9)],
            opponent_mine=[plain_troublemaker(1)],
            hand=[card],
            tokens=3,
            phase=TROUBLEMAKER_PHASE,
        )
        table.choose(table.choices()[0]).until("main")

        assert table.price(card) == 1


@pytest.mark.card("ad194")
class TestRainbowDash:
    """ad194."""

    def test_she_comes_with_three_counters(self) -> None:
        """She enters with them and loses one at the end of your turn."""
        table = Table(hand=[RAINBOW_DASH], home=[plain(4)], tokens=3).play(RAINBOW_DASH, "mine")
        assert table.counters(RAINBOW_DASH) == {"Momentum": 3}

        assert table.end_turn().counters(RAINBOW_DASH) == {"Momentum": 2}

    def test_in_a_faceoff_each_counter_is_worth_two(self) -> None:
        """Two counters, four power, as long as she is involved."""
        dash = piece(RAINBOW_DASH, counters=("Momentum", "Momentum"))
        table = Table(
            mine=[dash],
            opponent_mine=[plain(1)],
            hand=[plain()],
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )

        assert table.why(dash) == [("printed", 2), (dash, 4)]

    def test_without_the_last_counter_she_retires(self) -> None:
        """At the end of the turn the last one is removed, and she is retired."""
        dash = piece(RAINBOW_DASH, counters=("Momentum",))

        assert Table(mine=[dash]).end_turn().zone_of(dash) == "discard-pile"

    @pytest.mark.must_not
    def test_not_if_an_opponent_removes_it(self) -> None:
        """You must remove it yourself."""
        dash = piece(RAINBOW_DASH, counters=("Momentum",))
        thief = plain(abilities=(main_phase(RemoveCounters(choose(cards(FRIEND)), ALL, "Momentum")),))
        table = Table(mine=[dash], opponent_home=[thief], opponents_turn=True).use(thief)

        assert (table.counters(dash), table.zone_of(dash)) == ({}, "play")

    @pytest.mark.must_not
    def test_at_rest_she_has_her_printed_power(self) -> None:
        """Outside of faceoffs the counters give nothing."""
        dash = piece(RAINBOW_DASH, counters=("Momentum", "Momentum"))

        assert Table(mine=[dash]).power(dash) == 2


@pytest.mark.card("ad29")
class TestAce:
    """ad29."""

    def test_follows_who_goes_to_another_problem(self) -> None:
        """You draw a card, and he is where the character went."""
        walker = plain()
        table = Table(mine=[ACE], opponent_mine=[walker], opponent_tokens=3, opponents_turn=True).move(
            walker, "theirs"
        )

        assert (len(table.hand()), table.area_of(ACE)) == (1, "theirs")

    @pytest.mark.must_not
    def test_not_home_and_not_from_elsewhere(self) -> None:
        """A character that goes home, or from home to a Problem, is not followed."""
        walker, other = plain(), plain()
        table = Table(
            mine=[ACE], opponent_mine=[walker], opponent_home=[other], opponent_tokens=6, opponents_turn=True
        ).move(walker, "their home")
        table.move(other, "theirs")

        assert (table.hand(), table.area_of(ACE)) == ([], "mine")


@pytest.mark.card("ad119")
class TestTwoOfAKind:
    """ad119."""

    def test_up_to_two_characters_go_there(self) -> None:
        """After a Troublemaker is uncovered, two of yours are moved to its Problem; the third stays."""
        imp = piece(plain_troublemaker(), face_down=True)
        first, second, third = plain(2), plain(), plain()
        seer = plain(abilities=(main_phase(Uncover(choose(cards(TROUBLEMAKER, FaceDown())))),))
        table = Table(
            hand=[TWO_OF_A_KIND], home=[first, second, third, seer], opponent_theirs=[imp], tokens=2
        ).use(seer)
        table.play(TWO_OF_A_KIND).choose(first, second)

        assert [table.area_of(one) for one in (first, second, third)] == ["theirs", "theirs", "home"]

    @pytest.mark.must_not
    def test_nobody_has_to_go(self) -> None:
        """You may choose none."""
        imp = piece(plain_troublemaker(), face_down=True)
        ally, seer = (
            plain(2),
            plain(abilities=(main_phase(Uncover(choose(cards(TROUBLEMAKER, FaceDown())))),)),
        )
        table = Table(hand=[TWO_OF_A_KIND], home=[ally, seer], opponent_theirs=[imp], tokens=2).use(seer)
        table.play(TWO_OF_A_KIND).choose("done")

        assert table.area_of(ally) == "home"


@pytest.mark.card("ad38")
class TestScrewball:
    """ad38."""

    def test_goes_over_to_an_opponent(self) -> None:
        """As she enters play, your opponent controls her."""
        table = Table(hand=[SCREWBALL], home=[plain(3, PINK)], tokens=3).play(SCREWBALL, "mine")

        assert (table.state.controller[table.id(SCREWBALL)], table.area_of(SCREWBALL)) == (OPPONENT, "mine")

    def test_she_drives_another_friend_away(self) -> None:
        """At the end of your Main Phase you retire another Friend of yours at her place."""
        ally, other = plain(), plain()
        table = Table(mine=[SCREWBALL, ally, other], opponent_mine=[plain()]).end_phase()
        assert table.choices() == [ally, other]
        table.choose(ally)

        assert (table.zone_of(ally), table.zone_of(SCREWBALL)) == ("discard-pile", "play")

    @pytest.mark.must_not
    def test_alone_she_goes_herself(self) -> None:
        """With no other Friend of yours there, she is retired; a Friend elsewhere stays."""
        away = plain()
        table = Table(mine=[SCREWBALL], home=[away], opponent_mine=[plain()]).end_phase()

        assert (table.zone_of(SCREWBALL), table.zone_of(away)) == ("discard-pile", "play")


@pytest.mark.card("ad63")
class TestStevenMagnet:
    """ad63."""

    def challenged(self, power: int, *, mine: bool = True) -> Table:
        """Let your opponent challenge a Troublemaker at his place."""
        self.loser, self.others = plain(power), [plain(0), plain(0)]
        imp = plain_troublemaker(4)
        table = Table(
            mine=[STEVEN_MAGNET, imp] if mine else [imp],
            home=[] if mine else [STEVEN_MAGNET],
            opponent_mine=[self.loser, *self.others],
            deck=[plain(1)],
            opponent_deck=[plain(1)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(table.choices()[0])

    def test_takes_a_loser(self) -> None:
        """One Friend of the lost challenge is sent home, no longer involved; you take one of the others."""
        table = self.challenged(1)
        assert table.asked == "send-home"
        table.choose(self.others[0])
        assert (table.question.seat, table.choices()) == (YOU, [self.loser, self.others[1]])
        table.choose(self.loser)

        assert table.state.controller[table.id(self.loser)] == YOU

    @pytest.mark.must_not
    def test_not_after_a_victory(self) -> None:
        """Who defeats the Troublemaker keeps everybody."""
        table = self.challenged(9).until("main")

        assert table.state.controller[table.id(self.loser)] == OPPONENT

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """The Troublemaker must be where he is."""
        table = self.challenged(1, mine=False).until("main")

        assert table.state.controller[table.id(self.loser)] == OPPONENT

    @pytest.mark.must_not
    def test_not_if_they_lose_to_a_challenger(self) -> None:
        """Your opponent loses the faceoff that you started: they have lost to you, not to a Troublemaker."""
        rival = plain()
        imp = plain_troublemaker(1)
        table = Table(
            mine=[STEVEN_MAGNET, plain(9)],
            opponent_mine=[imp, rival],
            phase=TROUBLEMAKER_PHASE,
        ).choose(imp)
        table.until("main")

        assert table.state.controller[table.id(rival)] == OPPONENT


@pytest.mark.card("ad70")
class TestFlitter:
    """ad70."""

    @pytest.mark.parametrize("trait", [CRITTER, FOAL])
    def test_goes_where_a_critter_or_foal_of_yours_is(self, trait: str) -> None:
        """One token, and she is at their Problem, the only one with such a Friend of yours."""
        friend = plain(traits=(trait,))
        table = Table(home=[FLITTER], theirs=[friend], mine=[plain(traits=(EARTH_PONY,))], tokens=1)
        table.use(FLITTER)

        assert (table.area_of(FLITTER), table.tokens) == ("theirs", 0)

    @pytest.mark.must_not
    def test_not_to_other_friends(self) -> None:
        """An opponent's Critter, or a Friend of another trait, gives her no place to go."""
        table = Table(
            home=[FLITTER], mine=[plain()], opponent_theirs=[plain(traits=(CRITTER,))], tokens=1
        ).use(FLITTER)

        assert table.area_of(FLITTER) == "home"


@pytest.mark.card("ad171")
class TestDesperatelySeekingSpike:
    """ad171."""

    def confronted(self, top: Card) -> Table:
        """Confront it with this card on top of your deck."""
        return Table(
            mine=[plain(2), plain(2, PINK)], problem=DESPERATELY_SEEKING_SPIKE, deck=[top], phase=SCORE_PHASE
        ).until("main")

    def test_a_friend_goes_to_the_hand(self) -> None:
        """The revealed Friend is yours."""
        friend = plain()

        assert self.confronted(friend).zone_of(friend) == "hand"

    @pytest.mark.must_not
    def test_another_card_is_lost(self) -> None:
        """A card of another type goes into the discard pile."""
        card = study(1)

        assert self.confronted(card).zone_of(card) == "discard-pile"


@pytest.mark.card("ad161")
class TestPlunderseedVines:
    """ad161."""

    def defeated(self) -> Table:
        """Let your opponent defeat it at your Problem, and hold two Troublemakers."""
        self.next, self.other = plain_troublemaker(), plain_troublemaker()
        table = Table(
            mine=[PLUNDERSEED_VINES],
            hand=[self.next, self.other],
            tokens=1,
            opponent_mine=[plain(9)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )
        return table.choose(PLUNDERSEED_VINES).until("may")

    def test_another_grows_in_its_place(self) -> None:
        """For a token you put a Troublemaker of your hand there, face up."""
        table = self.defeated().choose("yes").choose(self.next)

        assert (table.area_of(self.next), table.is_face_down(self.next), table.tokens) == ("mine", False, 0)

    @pytest.mark.must_not
    def test_you_may_keep_it(self) -> None:
        """Declined, it stays in your hand, and so does your token."""
        table = self.defeated().choose("no")

        assert (table.zone_of(self.next), table.tokens) == ("hand", 1)


@pytest.mark.card("ad162")
class TestTurncoat:
    """ad162."""

    def test_uncovers_another_troublemaker(self) -> None:
        """Uncovered, it may uncover one more, of either player."""
        rival = piece(plain_troublemaker(), face_down=True)
        turncoat = piece(TURNCOAT, face_down=True)
        table = Table(mine=[turncoat], opponent_theirs=[rival], phase=TROUBLEMAKER_PHASE).until("may")
        table.choose("yes")

        assert not table.is_face_down(rival)

    def test_retired_it_starts_a_challenge(self) -> None:
        """You challenge an opponent's Troublemaker in the Main Phase and may defeat it."""
        imp = plain_troublemaker(1, points=2)
        table = Table(mine=[TURNCOAT], theirs=[plain(9)], opponent_theirs=[imp]).use(TURNCOAT)
        table.until("main")

        assert (table.zone_of(TURNCOAT), table.zone_of(imp), table.score) == (
            "discard-pile",
            "discard-pile",
            2,
        )

    @pytest.mark.must_not
    def test_not_your_own_troublemaker(self) -> None:
        """Without an opposing one nothing can be challenged."""
        table = Table(mine=[TURNCOAT, plain(9)], theirs=[plain_troublemaker()])

        assert table.until("main").score == 0


@pytest.mark.card("ad165")
class TestSuriPolomare:
    """ad165."""

    def challenged(self, power: int) -> Table:
        """Let your opponent challenge it with so much power; they hold two cards."""
        return Table(
            mine=[SURI_POLOMARE],
            opponent_mine=[plain(power)],
            opponent_hand=[plain(), plain()],
            opponent_deck=[plain(1) for _ in range(5)],
            deck=[plain(1) for _ in range(5)],
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        )

    def played(self, power: int) -> Table:
        """Challenge it and go on to the Main Phase."""
        table = self.challenged(power)
        return table.choose(table.choices()[0]).until("main")

    def test_who_defeats_it_draws(self) -> None:
        """The challenger has one card more."""
        assert len(self.played(9).hand(OPPONENT)) == len(self.challenged(9).hand(OPPONENT)) + 1

    def test_who_loses_discards(self) -> None:
        """The challenger has one card less."""
        table = self.played(1)

        assert len(table.hand(OPPONENT)) == len(self.challenged(1).hand(OPPONENT)) - 1
        assert table.hand() == []


@pytest.mark.card("ad97")
class TestEpicWin:
    """ad97."""

    def test_defeats_a_troublemaker_without_a_faceoff(self) -> None:
        """You score its points, it is dismissed, and nobody flips a card."""
        imp, other = plain_troublemaker(9, points=3), plain_troublemaker(9)
        table = Table(
            hand=[EPIC_WIN],
            home=[plain(4)],
            opponent_mine=[imp],
            opponent_theirs=[other],
            tokens=3,
            phase=TROUBLEMAKER_PHASE,
        ).play(EPIC_WIN)
        table.choose(imp)

        assert (table.score, table.zone_of(imp), table.zone_of(other)) == (3, "discard-pile", "play")
        assert table.log.count("flipped") == 0

    def test_who_waits_for_a_defeat_hears_it(self) -> None:
        """Your Troublemaker gives its defeater a card."""
        table = Table(
            opponent_hand=[EPIC_WIN],
            opponent_home=[plain(4)],
            mine=[SURI_POLOMARE],
            opponent_tokens=3,
            opponents_turn=True,
            phase=TROUBLEMAKER_PHASE,
        ).play(EPIC_WIN)

        assert (table.zone_of(SURI_POLOMARE), len(table.hand(OPPONENT))) == ("discard-pile", 1)

    @pytest.mark.must_not
    def test_not_a_covered_one_and_not_your_own(self) -> None:
        """There is nothing to defeat."""
        table = Table(
            hand=[EPIC_WIN],
            home=[plain(4)],
            mine=[plain_troublemaker()],
            opponent_theirs=[piece(plain_troublemaker(), face_down=True)],
            tokens=3,
            phase=TROUBLEMAKER_PHASE,
        )

        assert table.until("main").score == 0


@pytest.mark.card("ad109")
class TestPoppingCorn:
    """ad109."""

    def played(self, *, boosted: bool) -> list[bool]:
        """Play it at your Problem; say which of four characters are exhausted."""
        weak, middle, strong, away = plain(2), plain(3), plain(4), plain(1)
        table = Table(
            hand=[POPPING_CORN],
            home=[plain(2, ORANGE), away],
            mine=[weak, middle, strong],
            opponent_mane=piece(POOL["pr2"], boosted=boosted),
            tokens=1,
            phase=SCORE_PHASE,
        ).play(POPPING_CORN)
        table.choose(table.problem)
        return [table.is_exhausted(one) for one in (weak, middle, strong, away)]

    def test_exhausts_the_weak_there(self) -> None:
        """Those with 2 power or less at that Problem."""
        assert self.played(boosted=False) == [True, False, False, False]

    def test_against_a_boosted_mane_character_more_of_them(self) -> None:
        """Those with 3 power or less."""
        assert self.played(boosted=True) == [True, True, False, False]

    @pytest.mark.must_not
    def test_your_own_mane_character_does_not_matter(self) -> None:
        """Yours may be boosted: the weak alone are exhausted."""
        middle = plain(3)
        table = Table(
            mane=piece(POOL["pr1"], boosted=True),
            hand=[POPPING_CORN],
            home=[plain(2, ORANGE)],
            mine=[middle],
            tokens=1,
            phase=SCORE_PHASE,
        ).play(POPPING_CORN)
        table.choose(table.problem)

        assert not table.is_exhausted(middle)


@pytest.mark.card("ad90")
class TestCruelTaskmistress:
    """ad90."""

    def test_banishes_the_weaker_friends_around_her(self) -> None:
        """Every Friend at that Problem with no more power than the Mane Character, of both players."""
        mine, theirs, strong, away = plain(1), plain(1), plain(2), plain(1)
        table = Table(
            hand=[CRUEL_TASKMISTRESS],
            home=[plain(4, WHITE), away],
            theirs=[mine],
            opponent_theirs=[theirs, strong],
            opponent_mane=piece(POOL["pr2"]),
            opponent_mane_at="theirs",
            tokens=3,
        ).play(CRUEL_TASKMISTRESS)

        zones = [table.zone_of(one) for one in (mine, theirs, strong, away)]
        assert zones == ["banished", "banished", "play", "play"]

    @pytest.mark.must_not
    def test_at_home_she_has_no_problem(self) -> None:
        """Nobody is banished."""
        rival = plain(1)
        table = Table(
            hand=[CRUEL_TASKMISTRESS], home=[plain(4, WHITE)], opponent_home=[rival], tokens=3
        ).play(CRUEL_TASKMISTRESS)

        assert table.zone_of(rival) == "play"


@pytest.mark.card("ad205")
class TestElementOfLoyalty:
    """ad205."""

    def element(self) -> Piece:
        """Make it with a Harmony counter."""
        return piece(ELEMENT_OF_LOYALTY, counters=("Harmony",))

    def test_a_friend_that_is_moved_takes_another_along(self) -> None:
        """For a counter, one of your other characters goes to the same Problem."""
        walker, follower = plain(), plain()
        element = self.element()
        table = Table(home=[element, walker, follower], tokens=2).move(walker, "theirs").use(element)
        assert walker not in table.choices()
        table.choose(follower)

        assert (table.area_of(follower), table.counters(element)) == ("theirs", {})

    def test_so_does_one_that_enters(self) -> None:
        """A Friend played to a Problem counts as well."""
        comer, follower = plain(cost=0), plain()
        element = self.element()
        table = (
            Table(home=[element, follower], hand=[comer]).play(comer, "mine").use(element).choose(follower)
        )

        assert table.area_of(follower) == "mine"

    def test_a_counter_each_turn(self) -> None:
        """At the start of your turn it gets one more."""
        element = self.element()

        assert Table(home=[element], opponents_turn=True).end_turn().counters(element) == {"Harmony": 2}

    @pytest.mark.must_not
    def test_it_needs_rainbow_dash(self) -> None:
        """Without a card called so, it can't be played."""
        dash = named(plain(3), "rainbow dash")
        dash = replace(dash, title="Rainbow Dash")
        with_her = Table(hand=[ELEMENT_OF_LOYALTY], home=[dash], mane=POOL["pr2"], tokens=2)
        without = Table(hand=[ELEMENT_OF_LOYALTY], home=[plain(3)], mane=POOL["pr2"], tokens=2)

        assert with_her.why_not(ELEMENT_OF_LOYALTY) is None
        assert without.why_not(ELEMENT_OF_LOYALTY) is not None

    @pytest.mark.must_not
    def test_not_after_a_walk_home(self) -> None:
        """Home is no Problem."""
        walker = plain()
        table = Table(home=[self.element(), plain()], mine=[walker], tokens=2).move(walker, "home")

        assert table.asked == "main"


@pytest.mark.card("ad125")
class TestBlueFlu:
    """ad125."""

    def faced(self, *mine: Card | Piece) -> Table:
        """Start a faceoff at your Problem."""
        return Table(
            mine=[*mine, plain(3)], opponent_mine=[plain(1)], problem=open_problem(), phase=SCORE_PHASE
        ).until("main")

    def test_both_go_to_their_owners_hands(self) -> None:
        """At the start of the faceoff the Friend and its flu are in your hand."""
        sick = piece(plain(3), attached=(BLUE_FLU,))
        table = self.faced(sick)

        assert (table.zone_of(sick), table.zone_of(BLUE_FLU)) == ("hand", "hand")

    @pytest.mark.must_not
    def test_not_if_it_takes_no_part(self) -> None:
        """A faceoff elsewhere does not matter."""
        sick = piece(plain(3), attached=(BLUE_FLU,))
        table = Table(
            home=[sick],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            phase=SCORE_PHASE,
        ).until("main")

        assert (table.zone_of(sick), table.zone_of(BLUE_FLU)) == ("play", "play")


@pytest.mark.card("ad179")
class TestFriendOrFoe:
    """ad179."""

    def challenged(self, points: int, place: str = "mine") -> Table:
        """Defeat a Troublemaker that is worth so many points."""
        imp = plain_troublemaker(1, points=points)
        if place == "mine":
            table = Table(
                mine=[plain(9)], opponent_mine=[imp], problem=FRIEND_OR_FOE, phase=TROUBLEMAKER_PHASE
            )
        else:
            table = Table(
                theirs=[plain(9)], opponent_theirs=[imp], problem=FRIEND_OR_FOE, phase=TROUBLEMAKER_PHASE
            )
        return table.choose(imp).until("main")

    @pytest.mark.parametrize(("points", "scored"), [(3, 2), (1, 0)])
    def test_one_point_fewer(self, points: int, scored: int) -> None:
        """Two of three points, none of one."""
        assert self.challenged(points).score == scored

    @pytest.mark.must_not
    def test_not_elsewhere(self) -> None:
        """At the other Problem all points are scored."""
        assert self.challenged(3, "theirs").score == 3

    @pytest.mark.must_not
    def test_not_the_points_for_confronting_it(self) -> None:
        """Confronting it is worth a point as usual."""
        table = Table(mine=[plain(4, PURPLE), plain(3)], problem=FRIEND_OR_FOE, phase=SCORE_PHASE).until(
            "main"
        )

        assert table.score == 1
