"""Cards of Absolute Discord with Chaos: what happens as they are flipped."""

import pytest

from everfree.ccg.cards.absolute_discord.events import DIG_DEEPER, FOR_EQUESTRIA
from everfree.ccg.cards.absolute_discord.friends_purple import (
    OWLOWISCIOUS_TOME_RETRIEVER as OWLOWISCIOUS,
    PRINCESS_TWILIGHT_SPARKLE_STAR_SWIRL_ENTHUSIAST as TWILIGHT,
)
from everfree.ccg.cards.absolute_discord.friends_white import (
    LOTUS_BLOSSOM_MASSEUSE as LOTUS_BLOSSOM,
    RARITY_SUDDEN_INSPIRATION as RARITY,
)
from everfree.ccg.cards.absolute_discord.friends_without_colour import SLENDERPONY
from everfree.ccg.cards.absolute_discord.friends_yellow import PETSTROSITY_NIGHTMARE_FUEL as PETSTROSITY
from everfree.ccg.language import (
    BLUE,
    COMMON,
    FACEOFF_TIMING,
    FRIEND,
    MAIN_PHASE_TIMING,
    ORANGE,
    PURPLE,
    THIS,
    Activated,
    Card,
    DiscardHand,
    Dismiss,
    EventText,
    Exhaust,
    FlipCard,
    Gain,
    choose,
    event,
    main_phase,
    yours,
)
from everfree.ccg.language.terms import Timing
from everfree.ccg.vocab import SCORE_PHASE, TROUBLEMAKER_PHASE
from everfree.testing import Table, plain, plain_troublemaker
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU


def trick(timing: Timing, cost: int) -> Card:
    """Make an Event that gives a token."""
    return event(
        f"trick-{timing}-{cost}",
        f"Trick {timing} {cost}",
        BLUE,
        power=1,
        cost=cost,
        rarity=COMMON,
        text=(EventText(timing, Gain(1)),),
    )


@pytest.mark.card("ad-3")
class TestSlenderpony:
    """ad-3."""

    def faced(self, mine: Card, theirs: Card, *home: Card) -> Table:
        """Have a faceoff at your Problem with these cards on top of the decks."""
        return Table(
            home=home,
            mine=[plain(3)],
            opponent_mine=[plain(3)],
            deck=[mine],
            opponent_deck=[theirs],
            problem=open_problem(),
            phase=SCORE_PHASE,
        )

    def test_who_flips_it_loses(self) -> None:
        """You flip it: your opponent has won."""
        table = self.faced(SLENDERPONY, plain())

        assert (table.is_over, table.state.winner) == (True, OPPONENT)

    def test_so_does_an_opponent(self) -> None:
        """They flip it: you have won."""
        table = self.faced(plain(), SLENDERPONY)

        assert (table.is_over, table.state.winner) == (True, YOU)

    @pytest.mark.must_not
    def test_not_in_play(self) -> None:
        """It may be played and take part in a faceoff."""
        assert not self.faced(plain(), plain(), SLENDERPONY).is_over


@pytest.mark.card("ad60")
class TestRarity:
    """ad60."""

    def test_banishes_a_friend_of_the_faceoff_and_herself(self) -> None:
        """You choose among the involved Friends of both players; then she is banished, too."""
        mine, theirs, away = plain(3), plain(2), plain()
        table = Table(
            home=[away],
            mine=[mine],
            opponent_mine=[theirs],
            problem=open_problem(),
            deck=[RARITY],
            phase=SCORE_PHASE,
        )
        assert table.choices() == [mine, theirs]
        table.choose(theirs)

        assert [table.zone_of(one) for one in (theirs, mine, away)] == ["banished", "play", "play"]
        assert table.until("main").zone_of(RARITY) == "banished"

    @pytest.mark.must_not
    def test_not_as_she_enters_play(self) -> None:
        """Played, she banishes nobody."""
        rival = plain()
        table = Table(hand=[RARITY], home=[plain()], opponent_home=[rival], tokens=1).play(RARITY, "home")

        assert (table.asked, table.zone_of(rival), table.zone_of(RARITY)) == ("main", "play", "play")


@pytest.mark.card("ad47")
class TestOwlowiscious:
    """ad47."""

    def test_flipped_he_gives_a_token_and_his_place(self) -> None:
        """You gain a token, he is banished, and the next card is flipped; it counts."""
        second = plain(1)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[OWLOWISCIOUS, second],
            opponent_deck=[plain()],
            phase=SCORE_PHASE,
        ).until("main")

        assert (table.zone_of(OWLOWISCIOUS), table.log.count("flipped")) == ("banished", 3)
        assert table.log.count("gained") >= 1

    def test_from_play_into_the_discard_pile(self) -> None:
        """Dismissed, he gives a token."""
        owl = OWLOWISCIOUS
        storm = plain(abilities=(main_phase(Dismiss(choose(yours(FRIEND)))),))
        table = Table(home=[owl, storm]).use(storm).choose(owl)

        assert (table.zone_of(owl), table.tokens) == ("discard-pile", 1)

    @pytest.mark.must_not
    def test_not_from_the_hand(self) -> None:
        """Discarded, he gives none."""
        waste = plain(abilities=(main_phase(DiscardHand()),))
        table = Table(home=[waste], hand=[OWLOWISCIOUS]).use(waste)

        assert (table.zone_of(OWLOWISCIOUS), table.tokens) == ("discard-pile", 0)


@pytest.mark.card("ad58")
class TestLotusBlossom:
    """ad58."""

    def test_flips_the_card_she_takes_back(self) -> None:
        """She is banished; the card of your discard pile that you choose is flipped at once."""
        strong, weak, next_one = plain(5), plain(1), plain(2)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[LOTUS_BLOSSOM, next_one],
            discard=[weak, strong],
            opponent_deck=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
            hand=[plain()],
        )
        table.until("choose")
        assert table.choices() == [weak, strong]
        table.choose(strong)

        assert (table.flipped(), table.zone_of(LOTUS_BLOSSOM)) == ([strong], "banished")
        assert table.deck()[0] == next_one

    @pytest.mark.must_not
    def test_with_an_empty_discard_pile_nothing_is_flipped(self) -> None:
        """She is banished, and the top card of the deck stays there."""
        next_one = plain(2)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[LOTUS_BLOSSOM, next_one],
            opponent_deck=[plain()],
            phase=SCORE_PHASE,
        ).until("main")

        assert (table.zone_of(LOTUS_BLOSSOM), table.log.count("flipped")) == ("banished", 2)

    def test_a_friend_helps_for_one_faceoff(self) -> None:
        """Banished as a cost, she puts a Friend of your discard pile into play here; it is banished later."""
        helper = plain(4)
        table = Table(
            mine=[LOTUS_BLOSSOM, plain(1)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            discard=[helper, plain()],
            hand=[plain()],
            stops=IN_FACEOFFS,
            deck=[plain() for _ in range(3)],
            opponent_deck=[plain() for _ in range(3)],
            phase=SCORE_PHASE,
        ).use(LOTUS_BLOSSOM)
        table.choose(helper)
        assert (table.area_of(helper), table.zone_of(LOTUS_BLOSSOM)) == ("mine", "banished")

        assert table.until("main").zone_of(helper) == "banished"


@pytest.mark.card("ad100")
class TestForEquestria:
    """ad100."""

    def test_flipped_it_grows_with_the_opposition(self) -> None:
        """Two opposing characters in the faceoff: two more power."""
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1), plain(1)],
            opponent_home=[plain(1)],
            problem=open_problem(),
            deck=[FOR_EQUESTRIA],
            opponent_deck=[plain(1)],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
            hand=[plain()],
        )
        while not table.flipped():
            table.pass_()

        assert (table.flipped(), table.total()) == ([FOR_EQUESTRIA], 3 + 3 + 2)

    def test_played_it_strengthens_a_friend(self) -> None:
        """A Friend of your choice gets the power until the faceoff ends."""
        mine = plain(3, PURPLE)
        table = Table(
            mine=[mine],
            opponent_mine=[plain(1), plain(1)],
            hand=[FOR_EQUESTRIA, plain()],
            tokens=1,
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).play(FOR_EQUESTRIA)
        table.choose(mine)
        assert table.why(mine) == [("printed", 3), (FOR_EQUESTRIA, 2)]

        assert table.until("main").power(mine) == 3

    @pytest.mark.must_not
    def test_without_opposing_characters_in_the_faceoff_nobody_gains(self) -> None:
        """A Troublemaker is no character, and a character at home takes no part."""
        mine = plain(3, PURPLE)
        imp = plain_troublemaker(1)
        table = Table(
            mine=[mine],
            opponent_mine=[imp],
            opponent_home=[plain(1)],
            hand=[FOR_EQUESTRIA, plain()],
            tokens=1,
            phase=TROUBLEMAKER_PHASE,
            stops=IN_FACEOFFS,
        ).choose(imp)
        table.play(FOR_EQUESTRIA)

        assert table.power(mine) == 3


@pytest.mark.card("ad48")
class TestPrincessTwilight:
    """ad48."""

    def test_flipped_she_makes_an_event_cheaper_for_the_faceoff(self) -> None:
        """Your next Event costs 3 less, and no longer once the faceoff is over."""
        quick = trick(FACEOFF_TIMING, 4)
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            hand=[quick],
            tokens=1,
            problem=open_problem(),
            deck=[TWILIGHT],
            opponent_deck=[plain()],
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        table.until("may").choose("yes")
        assert table.price(quick) == 1

        assert table.until("main").price(quick) == 4

    def test_entering_she_makes_it_cheaper_for_the_turn(self) -> None:
        """One less for the next Event; the one after it costs its price again."""
        first, second = trick(MAIN_PHASE_TIMING, 2), trick(MAIN_PHASE_TIMING, 3)
        table = Table(hand=[TWILIGHT, first, second], home=[plain(3, PURPLE)], tokens=6).play(
            TWILIGHT, "home"
        )
        assert (table.price(first), table.price(second)) == (1, 2)

        table.play(first)

        assert (table.price(second), table.tokens) == (3, 2)

    @pytest.mark.must_not
    def test_friends_cost_the_same(self) -> None:
        """The discount is for Events."""
        ally = plain(cost=3)
        table = Table(hand=[TWILIGHT, ally], home=[plain(3, PURPLE)], tokens=6).play(TWILIGHT, "home")

        assert table.price(ally) == 3


@pytest.mark.card("ad93")
class TestDigDeeper:
    """ad93."""

    def test_the_bottom_card_comes_to_the_top(self) -> None:
        """The last card of your deck is the first; nobody sees it."""
        top = plain()
        table = Table(
            hand=[DIG_DEEPER, plain()],
            home=[plain(2, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            deck=[top, plain()],
            tokens=1,
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        bottom = table.deck()[-1]
        table.play(DIG_DEEPER)

        assert table.deck()[:2] == [bottom, top]
        assert (table.knows(bottom), table.knows(bottom, OPPONENT)) == (False, False)

    @pytest.mark.must_not
    def test_the_opponents_deck_stays(self) -> None:
        """Only your own deck."""
        first, last = plain(), plain()
        table = Table(
            hand=[DIG_DEEPER, plain()],
            home=[plain(2, ORANGE)],
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            deck=[plain(), plain()],
            opponent_deck=[first, last],
            tokens=1,
            problem=open_problem(),
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        ).play(DIG_DEEPER)

        assert table.deck(OPPONENT) == [first, last]


@pytest.mark.card("ad74")
class TestPetstrosity:
    """ad74."""

    def test_flipped_it_makes_each_player_ignore_a_card(self) -> None:
        """Both players have flipped a card: it makes you ignore itself, and your opponent theirs."""
        table = Table(
            mine=[plain(3)],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[PETSTROSITY],
            opponent_deck=[plain(4)],
            phase=SCORE_PHASE,
        ).until("main")

        assert table.log.count("ignored") == 2

    def test_for_a_token_one_card_of_each_player(self) -> None:
        """After the flips you choose one flipped card of yours and one of theirs; both count no more."""
        mine, theirs = plain(2), plain(4)
        table = Table(
            mine=[PETSTROSITY],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[mine],
            opponent_deck=[theirs],
            hand=[plain()],
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        while not table.flipped():
            table.pass_()
        before = (table.total(), table.total(OPPONENT))
        table.use(PETSTROSITY)

        assert before == (4, 5)
        assert (table.total(), table.total(OPPONENT)) == (2, 1)

    @pytest.mark.must_not
    def test_of_several_cards_of_one_player_one_is_chosen(self) -> None:
        """Of two flipped cards you choose one, then one of your opponent's: the other two still count."""
        first, second, theirs = plain(2), plain(3), plain(4)
        more = plain(abilities=(Activated(FACEOFF_TIMING, FlipCard(), (Exhaust(THIS),)),))
        table = Table(
            home=[more],
            mine=[PETSTROSITY],
            opponent_mine=[plain(1)],
            problem=open_problem(),
            deck=[first, second],
            opponent_deck=[theirs],
            hand=[plain()],
            tokens=1,
            phase=SCORE_PHASE,
            stops=IN_FACEOFFS,
        )
        while not table.flipped():
            table.pass_()
        table.use(more).use(PETSTROSITY)
        assert table.choices() == [first, second]
        table.choose(second)

        assert (table.total(), table.total(OPPONENT)) == (2 + 2, 1)
