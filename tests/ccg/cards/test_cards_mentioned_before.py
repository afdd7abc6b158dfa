"""Cards whose texts speak of two cards one after the other: the last one, and the one before."""

import pytest

from everfree.ccg.cards.absolute_discord.events import DISCORD_PILE
from everfree.ccg.cards.absolute_discord.manes import DISCORD_GIVE_OR_TAKE as DISCORD
from everfree.ccg.cards.canterlot_nights.events import IN_YOUR_DREAMS
from everfree.ccg.cards.canterlot_nights.friends_white import RARITY_ELEMENT_OF_GENEROSITY as RARITY
from everfree.ccg.cards.canterlot_nights.manes import PRINCESS_LUNA_DREAM_CATCHER as LUNA
from everfree.ccg.language import BLUE, COMMON, MAIN_PHASE_TIMING, PURPLE, WHITE, Card, Draw, EventText, event
from everfree.ccg.vocab import TROUBLEMAKER_PHASE
from everfree.testing import Table, piece, plain
from everfree.testing.secrecy import check_state
from everfree.testing.situations import IN_FACEOFFS, open_problem
from everfree.testing.table import OPPONENT, YOU

LESSON = event(
    "lesson", "Lesson", BLUE, power=1, cost=0, rarity=COMMON, text=(EventText(MAIN_PHASE_TIMING, Draw()),)
)


@pytest.mark.card("ad192")
class TestDiscord:
    """ad192."""

    def entering(self, power: int, top: int) -> Table:
        """Play a Friend of *power* and look at the top card of your deck, of power *top*."""
        friend = plain(power, cost=0)
        table = Table(mane=DISCORD, hand=[friend], deck=[plain(top)]).play(friend, "home")
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        return table.choose("yes")

    def test_the_same_power_turns_him_over(self) -> None:
        """You reveal the card, which stays on top of your deck."""
        table = self.entering(2, 2)
        top = table.deck()[0]
        assert (table.knows(top), table.knows(top, OPPONENT), table.choices()) == (True, False, ["yes", "no"])

        table.choose("yes")
        assert (table.is_boosted(DISCORD), table.knows(top, OPPONENT)) == (True, True)
        assert table.deck()[0] is top

    @pytest.mark.must_not
    def test_another_power_does_not_and_nobody_sees_that(self) -> None:
        """Only "no" is offered, so that your opponent can't tell whether the powers were the same."""
        table = self.entering(2, 3)
        assert (table.asked, table.choices()) == ("may", ["no"])
        check_state(table.game, OPPONENT, 5)

        table.choose("no")
        assert (table.asked, table.is_boosted(DISCORD)) == ("main", False)
        assert not table.knows(table.deck()[0], OPPONENT)

    @pytest.mark.must_not
    def test_not_without_a_deck(self) -> None:
        """There is no card to look at."""
        friend = plain(2, cost=0)
        table = Table(
            mane=plain(),
            opponent_mane=DISCORD,
            opponent_hand=[friend],
            opponent_deck=[],
            opponents_turn=True,
        ).play(friend, "their home")
        while table.asked == "may":
            table.choose("yes")

        assert not table.is_boosted(DISCORD)

    def give(self, effect: int) -> tuple[Table, list[int]]:
        """Start your Score Phase with him boosted beside two others, and choose one of the effects."""
        ally, rival = plain(4), plain(5)
        boosted = piece(DISCORD, boosted=True)
        table = Table(
            mane=boosted,
            mane_at="mine",
            problem=open_problem(),
            mine=[ally],
            opponent_mine=[rival],
            home=[plain(7)],
            hand=[plain()],
            tokens=2,
            stops=IN_FACEOFFS,
        ).end_phase()
        assert (table.asked, table.choices()) == ("may", ["yes", "no"])
        table.choose("yes")
        table.game.take(effect)
        assert table.choices() == [ally, rival]
        table.choose(rival).until("priority")
        return table, [table.power(one) for one in (ally, rival)]

    @pytest.mark.parametrize(("effect", "power"), [(0, 8), (1, 2)])
    def test_more_or_less_power(self, effect: int, power: int) -> None:
        """For two tokens another character here has 3 more or 3 less."""
        table, powers = self.give(effect)

        assert (powers, table.tokens) == ([4, power], 0)

    @pytest.mark.must_not
    def test_not_without_two_tokens(self) -> None:
        """Nobody is asked."""
        boosted = piece(DISCORD, boosted=True)
        table = Table(mane=boosted, mane_at="mine", mine=[plain(4)], tokens=1).end_phase()

        assert table.asked != "may"


@pytest.mark.card("cn189")
class TestPrincessLuna:
    """cn189."""

    def dreaming(self, top: int, held: int) -> Table:
        """Start your Main Phase with her boosted, a card of power *top* on your deck and one in your hand."""
        table = Table(
            mane=piece(LUNA, boosted=True),
            deck=[plain(top)],
            hand=[plain(held)],
            phase=TROUBLEMAKER_PHASE,
        ).until("may")
        return table.choose("yes")

    def test_the_stronger_card_of_your_hand_wins_the_top_card(self) -> None:
        """Both are revealed; the top card comes to your hand, and she turns over."""
        table = self.dreaming(2, 3).until("main")

        assert (len(table.hand()), table.is_boosted(table.mane)) == (2, False)
        assert all(table.knows(card, OPPONENT) for card in table.hand())

    @pytest.mark.must_not
    @pytest.mark.parametrize("held", [1, 2])
    def test_as_much_power_is_not_enough(self, held: int) -> None:
        """The top card stays, and so does she."""
        table = self.dreaming(2, held).until("main")

        assert (len(table.hand()), table.is_boosted(table.mane)) == (1, True)

    @pytest.mark.must_not
    def test_not_with_an_empty_hand(self) -> None:
        """No card is revealed from it, so nothing is compared."""
        table = Table(mane=piece(LUNA, boosted=True), deck=[plain(2)], phase=TROUBLEMAKER_PHASE).until("may")
        table.choose("yes").until("main")

        assert (table.hand(), table.is_boosted(table.mane)) == ([], True)

    def test_three_tokens_turn_her_and_find_an_event(self) -> None:
        """When her other side comes up you may search for one."""
        table = Table(mane=LUNA, deck=[plain(), LESSON], tokens=3).use(LUNA).choose("yes")
        assert table.choices() == [LESSON, "done"]
        table.choose(LESSON)

        assert (table.hand(), table.is_boosted(LUNA), table.tokens) == ([LESSON], True, 0)


@pytest.mark.card("cn78")
class TestRarity:
    """cn78."""

    def entering(self, *discarded: Card) -> Table:
        """Play her with these cards in your discard pile."""
        table = Table(home=[plain(9, WHITE)], hand=[RARITY], discard=discarded, tokens=6)
        return table.play(RARITY, "home")

    def test_an_opponent_chooses_which_comes_to_your_hand(self) -> None:
        """You may put the other into play at your home."""
        one, two, blue = plain(1, WHITE), plain(2, WHITE), plain(3, BLUE)
        table = self.entering(one, two, blue).choose("yes")
        assert table.choices() == [one, two]
        table.choose(one)  # the second is the only one left
        assert (table.question.seat, table.choices()) == (OPPONENT, [one, two])

        table.choose(two)
        assert (table.zone_of(two), table.question.seat, table.choices()) == ("hand", YOU, ["yes", "no"])
        table.choose("yes")
        assert (table.zone_of(one), table.area_of(one), table.hand()) == ("play", "home", [two])
        assert table.zone_of(blue) == "discard-pile"

    @pytest.mark.must_not
    def test_the_other_may_stay(self) -> None:
        """Declined, it stays in your discard pile."""
        one, two = plain(1, WHITE), plain(2, WHITE)
        table = self.entering(one, two).choose("yes", one, two, "no")

        assert (table.zone_of(one), table.hand()) == ("discard-pile", [two])

    @pytest.mark.must_not
    def test_not_with_one_white_friend(self) -> None:
        """There are no two to choose."""
        assert self.entering(plain(1, WHITE), plain(2, BLUE)).asked == "main"


@pytest.mark.card("ad94")
class TestDiscordPile:
    """ad94."""

    def test_each_player_chooses_in_the_other_pile(self) -> None:
        """Then each owner may put the chosen Friend into play."""
        mine, weak, theirs = plain(3), plain(1), plain(4)
        table = Table(
            home=[plain(9, WHITE)],
            hand=[DISCORD_PILE],
            discard=[mine, weak],
            opponent_discard=[theirs, LESSON, plain()],
            tokens=2,
        ).play(DISCORD_PILE)
        assert (table.question.seat, theirs in table.choices(), LESSON in table.choices()) == (
            YOU,
            True,
            False,
        )
        table.choose(theirs)
        assert (table.question.seat, table.choices()) == (OPPONENT, [mine, weak])
        table.choose(weak)
        assert (table.question.seat, table.asked) == (YOU, "may")
        table.choose("yes", "home")
        assert (table.question.seat, table.asked) == (OPPONENT, "may")
        table.choose("yes", "their home")

        assert [table.zone_of(one) for one in (mine, weak, theirs)] == ["discard-pile", "play", "play"]

    @pytest.mark.must_not
    def test_an_owner_may_decline(self) -> None:
        """The Friend stays in the discard pile."""
        mine, theirs = plain(3), plain(4)
        table = Table(
            home=[plain(9, WHITE)],
            hand=[DISCORD_PILE],
            discard=[mine],
            opponent_discard=[theirs],
            tokens=2,
        ).play(DISCORD_PILE)
        table.choose("no", "yes", "their home")

        assert (table.zone_of(mine), table.zone_of(theirs)) == ("discard-pile", "play")


@pytest.mark.card("cn108")
class TestInYourDreams:
    """cn108."""

    def dream(self, choice: int, power: int) -> Table:
        """Choose odd (1) or even (2) with a card of *power* on top of your deck."""
        table = Table(home=[plain(9, PURPLE)], hand=[IN_YOUR_DREAMS], deck=[plain(power)], tokens=1)
        table.play(IN_YOUR_DREAMS)
        assert (table.asked, len(table.choices())) == ("choose-parity", 2)
        table.game.take(choice - 1)
        return table

    @pytest.mark.parametrize(("choice", "power"), [(1, 3), (2, 4), (2, 0)])
    def test_a_right_choice_is_worth_a_token(self, choice: int, power: int) -> None:
        """The card is revealed, and drawn."""
        table = self.dream(choice, power)

        assert (table.tokens, len(table.hand())) == (1, 1)
        assert table.knows(table.hand()[0], OPPONENT)

    @pytest.mark.must_not
    @pytest.mark.parametrize(("choice", "power"), [(1, 4), (2, 3)])
    def test_a_wrong_one_is_not(self, choice: int, power: int) -> None:
        """You only draw the card."""
        table = self.dream(choice, power)

        assert (table.tokens, len(table.hand())) == (0, 1)
