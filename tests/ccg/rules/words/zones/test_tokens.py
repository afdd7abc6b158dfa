"""520.2 and 521: tokens."""

import pytest

from everfree.ccg.cards.premiere.resources_attached import HARD_HAT
from everfree.ccg.kernel import kinds
from everfree.ccg.kernel.cards.zones import remember
from everfree.ccg.kernel.records import Occurrence
from everfree.ccg.kernel.state import State
from everfree.ccg.kernel.values.characteristics import keywords_of, traits_of
from everfree.ccg.language import (
    BLUE,
    CHARACTER,
    END_OF_TURN,
    FRIEND,
    HERE,
    HOME,
    OPPONENT,
    ORANGE,
    PINK,
    RESOURCE,
    SWIFT,
    THAT,
    THIS,
    TROUBLEMAKER,
    YELLOW,
    YOU,
    Card,
    ControlledBy,
    Dismiss,
    Effect,
    Enters,
    ForEach,
    Gain,
    Give,
    IsDismissed,
    Not,
    Power,
    PutIntoHand,
    PutTokenCopy,
    PutTokens,
    Sequence,
    Token,
    cards,
    choose,
    each,
    main_phase,
    reaction,
    token,
    when,
    yours,
)
from everfree.ccg.view import view_of
from everfree.ccg.vocab import DISCARD_PILE, Seat
from everfree.testing import Piece, Table, piece, plain
from everfree.testing.soak.invariants import Census, faults

CRITTER = token(1, YELLOW, "Critter")
PEGASUS = token(2, BLUE, "Pegasus", "Foal", keywords=(SWIFT,))
YOU_SEAT = Seat(0)


def able(*effects: Effect) -> Card:
    """Make a Friend with these texts as free Main Phase abilities, one after the other."""
    return plain(abilities=(main_phase(effects[0] if len(effects) == 1 else Sequence(effects)),))


def only(table: Table, card: Card) -> Piece:
    """Give the one token of this card that is in play."""
    (made,) = table.created(card)
    assert isinstance(made, Piece)
    return made


def with_critter(**others: list[Card]) -> tuple[Table, Piece]:
    """Lay a table with a Critter token at your home."""
    maker = able(PutTokens(CRITTER, place=HOME))
    table = Table(home=[maker, *others.pop("home", [])], **others).use(maker)  # type: ignore[arg-type]
    return table, only(table, CRITTER)


class TestWhatATokenIs:
    """521.1."""

    @pytest.mark.clause("521.1")
    def test_as_the_text_tells_it(self) -> None:
        """Power, colour, traits, keyword and type are those told; it costs nothing."""
        maker = able(PutTokens(PEGASUS, place=HOME))
        table = Table(home=[maker], tokens=1).use(maker)
        made = only(table, PEGASUS)

        assert (table.power(made), table.colours(made), table.price(made)) == (2, BLUE, 0)
        assert traits_of(table.game, table.id(made)) == ("Pegasus", "Foal")
        assert keywords_of(table.game, table.id(made)) != 0
        assert (table.game.type_of(table.id(made)), table.move_price(made)) == (FRIEND, 1)

    @pytest.mark.clause("521.1a")
    def test_without_a_name_it_is_called_by_its_traits(self) -> None:
        """Of two traits the name is both; a name that is told is the name."""
        names = [CRITTER.name, PEGASUS.name, token(1, PINK, "Critter", name="Gummy, Toothless").name]

        assert names == ["Critter", "Pegasus Foal", "Gummy, Toothless"]

    @pytest.mark.ruling("R49")
    def test_it_belongs_to_the_player_told(self) -> None:
        """ "Your opponent puts a token into play": that player chooses where, owns and controls it."""
        maker = able(PutTokens(CRITTER, who=OPPONENT))
        table = Table(home=[maker]).use(maker)

        assert (table.question.seat, table.choices()) == (1, ["their home", "mine", "theirs"])
        made = table.id(only(table.choose("mine"), CRITTER))
        assert (table.state.owner[made], table.state.controller[made]) == (1, 1)

    def test_it_enters_where_the_text_says(self) -> None:
        """ "Here" is the area of the card that makes it."""
        maker = able(PutTokens(CRITTER, place=HERE))

        assert Table(theirs=[maker]).use(maker).choices() != []
        table = Table(theirs=[maker]).use(maker)
        assert table.area_of(only(table, CRITTER)) == "theirs"

    def test_alike_tokens_are_the_same_card(self) -> None:
        """Whichever texts create them."""
        assert token(1, YELLOW, "Critter").id == CRITTER.id != token(2, YELLOW, "Critter").id
        assert token(1, YELLOW, "Critter", type=RESOURCE).id != CRITTER.id

    def test_the_text_goes_on_about_it(self) -> None:
        """ "Put a token into play and give that card +2 power" means the token."""
        maker = able(PutTokens(CRITTER, place=HOME), Give((Power(+2),), THAT, END_OF_TURN))
        table = Table(home=[maker]).use(maker)

        assert table.power(only(table, CRITTER)) == 3

    def test_as_many_as_the_text_counts(self) -> None:
        """One for each of your Friends; for none, none."""
        maker = able(PutTokens(CRITTER, ForEach(1, yours(FRIEND)), place=HOME))
        nobody = able(PutTokens(CRITTER, ForEach(1, yours(TROUBLEMAKER)), place=HOME))
        table = Table(home=[maker, plain(), nobody]).use(nobody)
        assert table.created(CRITTER) == []

        assert table.use(maker).count(only(table, CRITTER)) == 3


class TestLikeAnyCard:
    """521.2."""

    @pytest.mark.clause("521.2")
    def test_entering_and_leaving_are_noticed(self) -> None:
        """What watches Friends entering play and Friends being dismissed sees tokens too."""
        watcher = plain(
            abilities=(
                when(Enters(each(cards(FRIEND))), Gain(1)),
                when(IsDismissed(each(cards(FRIEND))), Gain(5)),
            )
        )
        killer = able(Dismiss(each(cards(FRIEND, Token()))))
        table, _ = with_critter(home=[watcher, killer])
        assert table.tokens == 1

        assert table.use(killer).tokens == 6

    @pytest.mark.clause("521.2")
    def test_token_and_non_token(self) -> None:
        """Texts can tell them apart, in either direction."""
        tokens = able(Dismiss(choose(yours(FRIEND, Token()))))
        others = able(Dismiss(choose(yours(FRIEND, Not(Token())))))
        table, critter = with_critter(home=[tokens, others])

        assert [one for one in table.use(others).choices() if one in (critter, tokens, others)] == [
            tokens,
            others,
        ]
        table.choose(others).use(tokens)
        assert table.created(CRITTER) == []

    def test_it_moves_confronts_and_carries_attachments(self) -> None:
        """A token Friend can be moved and be the host of a Resource for Friends."""
        maker = able(PutTokens(CRITTER, place=HOME))
        table = Table(home=[maker, plain(3, ORANGE)], hand=[HARD_HAT], tokens=5).use(maker)
        critter = only(table, CRITTER)

        table.play(HARD_HAT, critter).move(critter, "mine")

        assert (table.host_of(HARD_HAT), table.area_of(HARD_HAT)) == (critter, "mine")
        table.game.occur([Occurrence(kinds.DISMISSED, YOU_SEAT, table.id(critter))])
        assert table.end_phase().zone_of(HARD_HAT) == "discard-pile"


class TestCeasingToExist:
    """521.3 and 521.4."""

    @pytest.mark.clause("521.3")
    def test_dismissed_it_reaches_no_pile(self) -> None:
        """It is in no zone: not in the discard pile, where nothing counts it."""
        killer = able(Dismiss(choose(yours(FRIEND, Token()))))
        count = able(PutTokens(PEGASUS, ForEach(1, cards(FRIEND, ControlledBy(YOU), zone=DISCARD_PILE))))
        table, critter = with_critter(home=[killer, count])
        table.use(killer)

        assert (table.zone_of(critter), table.game.cards_in(DISCARD_PILE, YOU_SEAT)) == ("gone", [])
        table.use(count)
        assert table.created(PEGASUS) == []

    @pytest.mark.clause("521.3")
    @pytest.mark.parametrize("kind", [kinds.RETIRED, kinds.PUT_INTO_HAND, kinds.PUT_ON_DECK])
    def test_nor_any_other_zone(self, kind: int) -> None:
        """Retired, returned to hand or put on a deck, it ceases to exist as well."""
        table, critter = with_critter()
        before = (table.hand(), table.deck())

        table.game.occur([Occurrence(kind, YOU_SEAT, table.id(critter))])

        assert (table.zone_of(critter), (table.hand(), table.deck())) == ("gone", before)

    @pytest.mark.clause("521.4")
    def test_frightened_it_is_gone(self) -> None:
        """It does not lie face down; nothing can be rallied."""
        table, critter = with_critter()

        table.game.occur([Occurrence(kinds.FRIGHTENED, YOU_SEAT, table.id(critter))])

        assert (table.zone_of(critter), table.is_face_down(critter)) == ("gone", False)
        assert table.told(kinds.FRIGHTENED) == 1

    @pytest.mark.ruling("R49")
    def test_nothing_brings_it_back(self) -> None:
        """ "When a Friend is dismissed, put it into your hand" is processed and finds nothing."""
        saver = plain(
            abilities=(when(IsDismissed(each(cards(FRIEND))), Sequence((PutIntoHand(THAT), Gain(1)))),)
        )
        killer = able(Dismiss(choose(yours(FRIEND, Token()))))
        table, critter = with_critter(home=[saver, killer])

        table.use(killer)

        assert (table.zone_of(critter), table.hand(), table.tokens) == ("gone", [], 1)

    @pytest.mark.ruling("R49")
    def test_nor_a_reaction(self) -> None:
        """A Reaction to its dismissal can be used, and finds nothing either."""
        rescue = reaction(IsDismissed(each(cards(FRIEND))), Sequence((PutIntoHand(THAT), Gain(1))))
        saver = plain(abilities=(rescue,))
        killer = able(Dismiss(choose(yours(FRIEND, Token()))))
        table, critter = with_critter(home=[saver, killer])
        table.use(killer)

        table.until("priority").use(saver)

        assert (table.zone_of(critter), table.hand(), table.tokens) == ("gone", [], 1)

    def test_views_do_not_show_it_any_more(self) -> None:
        """Nobody sees a card where there is none; the table is whole."""
        killer = able(Dismiss(choose(yours(FRIEND, Token()))))
        maker = able(PutTokens(CRITTER, place=HOME))
        table = Table(home=[maker, killer])
        census = Census.of(table.state)
        table.use(maker)
        assert [one.token for one in view_of(table.game, 1).play].count(True) == 1

        table.use(killer)

        assert not any(one.token for one in view_of(table.game, 1).play)
        assert CRITTER.id not in str(view_of(table.game, 0))
        assert faults(table.game, census) == []


class TestCopies:
    """520.2."""

    @pytest.mark.clause("520.2")
    def test_printed_information_alone(self) -> None:
        """Power, colour, traits and text are as printed; cost, counters and modifiers are not copied."""
        gain = main_phase(Gain(1))
        model = piece(plain(3, PINK, cost=4, traits=("Foal",), abilities=(gain,)))
        painter = able(Give((Power(+5),), choose(yours(FRIEND)), END_OF_TURN))
        copier = able(PutTokenCopy(choose(yours(FRIEND)), place=HOME))
        table = Table(home=[model, copier, painter]).use(painter).choose(model)
        table.state.counters.append((table.id(model), "+1 power", 1, 1))

        copy = only(table.use(copier).choose(model), model.card)

        assert (table.power(model), table.power(copy)) == (9, 3)
        assert (table.colours(copy), traits_of(table.game, table.id(copy))) == (PINK, ("Foal",))
        assert (table.price(model), table.price(copy)) == (4, 0)
        assert table.use(copy).tokens == 1

    @pytest.mark.clause("520.2")
    def test_it_is_a_token(self) -> None:
        """The copy ceases to exist where the original goes to the discard pile."""
        model = piece(plain())
        copier = able(PutTokenCopy(choose(yours(FRIEND)), place=HOME))
        killer = able(Dismiss(each(yours(CHARACTER))))
        table = Table(home=[model, copier, killer]).use(copier).choose(model)
        copy = only(table, model.card)

        table.use(killer)

        assert (table.zone_of(model), table.zone_of(copy)) == ("discard-pile", "gone")

    def test_of_each_card(self) -> None:
        """A copy of each of your tokens doubles them, stacks too."""
        maker = able(PutTokens(CRITTER, 5, place=HOME), PutTokens(PEGASUS, place=HOME))
        doubler = able(PutTokenCopy(each(yours(FRIEND, Token())), place=HOME))
        table = Table(home=[maker, doubler]).use(maker).use(doubler)

        counts = [[table.count(one) for one in table.created(card)] for card in (CRITTER, PEGASUS)]
        assert counts == [[5, 5], [1, 1]]

    def test_of_a_card_just_dismissed(self) -> None:
        """ "Dismiss a Friend, then put a token copy of that Friend into play"."""
        model = piece(plain(3))
        swap = able(Dismiss(choose(yours(FRIEND))), PutTokenCopy(THAT, place=HOME))
        table = Table(home=[model, swap]).use(swap).choose(model)

        assert table.power(only(table, model.card)) == 3


def test_what_was_learned_survives_an_undo_to_before_a_token() -> None:
    """Taking back the turn in which a token came leaves a table without it, and no trace in the ledger."""
    maker = able(PutTokens(CRITTER, place=HOME))
    table = Table(home=[maker])
    earlier = State.from_bytes(table.state.to_bytes())
    later = table.use(maker).state
    table.game.state = earlier

    remember(table.game, later)

    assert len(earlier.known) == len(earlier.definition) < len(later.definition)


def test_when_this_token_enters_play() -> None:
    """A token with a text of its own triggers as it enters."""
    side = CRITTER.front
    lively = Card(
        "token-lively", "Lively", "", FRIEND, type(side)(abilities=(when(Enters(THIS), Gain(2)),)), ""
    )
    maker = able(PutTokens(lively, place=HOME))

    assert Table(home=[maker]).use(maker).tokens == 2
