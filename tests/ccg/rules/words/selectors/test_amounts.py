"""Numbers that texts compute: what is counted, when, and for whom."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    BLUE,
    CARD,
    CARD_TYPES,
    CHARACTER,
    COLOURS,
    COST,
    END_OF_TURN,
    FRIEND,
    HAND,
    OPPONENT,
    OPPONENTS,
    ORANGE,
    PINK,
    POWER,
    PRINTED_POWER,
    THAT_PLAYER,
    THIS,
    TRAITS,
    YOU,
    ActionTokens,
    Amount,
    Choose,
    ColoursOf,
    ConfrontNeeds,
    Continuous,
    ControlledBy,
    Counters,
    Description,
    Different,
    DiscardCards,
    Draw,
    EachPlayer,
    Effect,
    Exhaust,
    Feature,
    ForEach,
    Gain,
    Give,
    HighestOf,
    LoseTokens,
    May,
    NumberOf,
    PayTo,
    Plays,
    Power,
    PowerBecomes,
    PutCounters,
    RemoveCounters,
    Retire,
    Score,
    Sequence,
    Spelt,
    Standing,
    That,
    ValueOf,
    Who,
    cards,
    choose,
    here,
    in_your_discard_pile,
    in_your_hand,
    main_phase,
    when,
    yours,
)
from everfree.ccg.language.card import Card
from everfree.ccg.vocab import Seat
from everfree.testing import Piece, Table, piece, plain, plain_problem, plain_troublemaker


def able(*effects: Effect) -> Card:
    """Make a Friend without power that follows instructions when it is used."""
    return plain(0, abilities=(main_phase(Sequence(effects), costs=(Exhaust(THIS),)),))


def reader(amount: Amount) -> Card:
    """Make a Friend whose power is *amount*."""
    return plain(0, abilities=(Continuous((PowerBecomes(amount),), THIS),))


class TestWhatIsCounted:
    """Cards, and things other than cards."""

    def test_cards_in_a_hand(self) -> None:
        """A player's own hand, and an opponent's, whose cards nobody need see (401.2)."""
        mine, theirs = reader(NumberOf(in_your_hand(CARD))), reader(NumberOf(in_hand_of_opponent()))
        table = Table(home=[mine, theirs], hand=[plain(), plain()], opponent_hand=[plain(), plain(), plain()])

        assert (table.power(mine), table.power(theirs)) == (2, 3)

    def test_action_tokens(self) -> None:
        """Those of the player that the text names."""
        mine, theirs = reader(ForEach(2, ActionTokens(YOU))), reader(NumberOf(ActionTokens(OPPONENT)))
        table = Table(home=[mine, theirs], tokens=3, opponent_tokens=5)

        assert (table.power(mine), table.power(theirs)) == (6, 5)

    def test_colours_of_a_card(self) -> None:
        """Each colour of the card counts, whatever its power."""
        bright = plain(0, BLUE | ORANGE, abilities=(Continuous((Power(ForEach(2, ColoursOf())),), THIS),))

        assert Table(home=[bright]).power(bright) == 4

    @pytest.mark.parametrize(("feature", "number"), [(COLOURS, 2), (TRAITS, 2), (CARD_TYPES, 1)])
    def test_different_features_count_once(self, feature: Feature, number: int) -> None:
        """Two cards of one colour and trait add one to the number, not two."""
        counter = reader(NumberOf(Different(feature, cards(FRIEND, ControlledBy(OPPONENT)))))
        crowd = [
            plain(1, BLUE, traits=("Pegasus",)),
            plain(1, BLUE, traits=("Pegasus",)),
            plain(1, PINK, traits=("Unicorn",)),
        ]

        assert Table(home=[counter], opponent_home=crowd).power(counter) == number

    def test_card_types_in_a_discard_pile(self) -> None:
        """Friends and Troublemakers are two types, however many there are."""
        counter = reader(NumberOf(Different(CARD_TYPES, in_your_discard_pile(CARD))))
        table = Table(home=[counter], discard=[plain(), plain(), plain_troublemaker()])

        assert table.power(counter) == 2

    def test_counters(self) -> None:
        """The counters of one name on this card, and no others."""
        mighty = plain(
            0,
            abilities=(
                Continuous((Power(ForEach(+2, Counters("Momentum"))),), THIS),
                main_phase(Sequence((PutCounters(THIS, 3, "Momentum"), PutCounters(THIS, 1, "Harmony")))),
            ),
        )

        assert Table(home=[mighty]).use(mighty).power(mighty) == 6


def in_hand_of_opponent() -> Description:
    """Describe the cards in an opponent's hand."""
    return cards(CARD, ControlledBy(OPPONENT), zone=HAND)


class TestNumbersOfCards:
    """Power, printed power and cost of a card that the text mentions."""

    def test_the_highest(self) -> None:
        """The highest among them, and 0 without any."""
        tall = reader(HighestOf(POWER, cards(FRIEND, ControlledBy(OPPONENT))))

        assert Table(home=[tall], opponent_home=[plain(2), plain(4)]).power(tall) == 4
        assert Table(home=[tall]).power(tall) == 0

    def test_printed_power_is_not_power(self) -> None:
        """Modifiers change the power, not the printed one."""
        for stat, tokens in ((POWER, 5), (PRINTED_POWER, 2)):
            grown = Give((Power(+3),), choose(yours(FRIEND)), END_OF_TURN)
            banker = able(grown, Gain(ValueOf(stat, That(FRIEND))))
            friend = plain(2)
            assert Table(home=[banker, friend]).use(banker).choose(friend).tokens == tokens

    @pytest.mark.clause("712.2")
    def test_the_cost_of_a_card_that_is_chosen_later(self) -> None:
        """A triggered text can't count what it has yet to choose: the cost of the Friend retired for it."""
        sale = May(PayTo((Retire(choose(yours(FRIEND))),), Gain(ValueOf(COST, That(FRIEND)))))
        seller = plain(0, cost=1, abilities=(when(Plays(YOU, THIS), sale),))
        dear, cheap = plain(1, cost=4), plain(1, cost=0)
        table = Table(home=[cheap, dear], hand=[seller], tokens=1).play(seller, "home").choose("yes", dear)

        assert table.tokens == 4


class TestEverySlot:
    """Each instruction takes a number, a number as a word, or a computed amount."""

    TWO = ForEach(1, cards(CHARACTER, ControlledBy(OPPONENT), here()))

    def table(self, effect: Effect) -> tuple[Table, Piece]:
        """Lay out a table at which two characters of the opponent are with the card, and use the card."""
        user = piece(able(effect))
        table = Table(
            mine=[user],
            opponent_mine=[plain(), plain()],
            hand=[plain(), plain(), plain()],
            opponent_tokens=5,
        )
        return table.use(user), user

    @pytest.mark.parametrize("amount", [2, Spelt(2), TWO, NumberOf(TWO.what)])
    def test_instructions(self, amount: int | Amount) -> None:
        """Two of each."""
        assert len(self.table(Draw(amount))[0].hand()) == 5
        assert self.table(Gain(amount))[0].tokens == 2
        assert self.table(Score(amount))[0].score == 2
        assert self.table(LoseTokens(OPPONENT, amount))[0].opponent_tokens == 3
        table, user = self.table(PutCounters(THIS, amount, "Harmony"))
        assert table.counters(user) == {"Harmony": 2}
        table, user = self.table(
            Sequence((PutCounters(THIS, 5, "Harmony"), RemoveCounters(THIS, amount, "Harmony")))
        )
        assert table.counters(user) == {"Harmony": 3}
        table, _ = self.table(DiscardCards(YOU, amount))
        assert len(table.choose(*table.choices()[:1]).choose(*table.choices()[:1]).hand()) == 1

    def test_choices(self) -> None:
        """A choice of as many cards as others are there, each one once."""
        user = able(Exhaust(Choose(cards(FRIEND, ControlledBy(OPPONENT)), self.TWO)))
        rivals = [piece(plain(1)) for _ in range(3)]
        table = Table(mine=[user], opponent_mine=rivals[:2], opponent_home=rivals[2:]).use(user)
        table.choose(rivals[0], rivals[2])

        assert [table.is_exhausted(rival) for rival in rivals] == [True, False, True]

    def test_each_player_counts_their_own(self) -> None:
        """ "Each player discards a card for each action token they have"."""
        user = able(EachPlayer(DiscardCards(YOU, ForEach(1, ActionTokens(YOU)))))
        table = Table(
            home=[user],
            hand=[plain(), plain()],
            opponent_hand=[plain(), plain()],
            tokens=1,
            opponent_tokens=2,
        ).use(user)
        for _ in range(2):  # the last card of the opponent is no choice
            table.choose(*table.choices()[:1])

        assert (len(table.hand()), len(table.hand(Seat(1)))) == (1, 0)

    @pytest.mark.parametrize(("who", "mine", "theirs"), [(A_PLAYER, 1, 2), (OPPONENTS, 0, 2)])
    def test_needs_count_for_the_player_who_confronts(self, who: Who, mine: int, theirs: int) -> None:
        """ "Players need +1 power for each of their characters here": each player's own characters count."""
        law = ConfrontNeeds(who, ForEach(+1, cards(CHARACTER, ControlledBy(THAT_PLAYER), here())))
        problem = plain_problem(abilities=(Standing(law),))
        plainly = Table(mine=[plain()], opponent_mine=[plain(), plain()])
        table = Table(problem=problem, mine=[plain()], opponent_mine=[plain(), plain()])

        def needed(where: Table, seat: int) -> int:
            return sum([int(amount) for _, amount in where.needs(where.problem, Seat(seat))])

        assert needed(table, 0) - needed(plainly, 0) == mine
        assert needed(table, 1) - needed(plainly, 1) == theirs
