"""506.4: texts that move cards: which ones, how many, and where to."""

import pytest

from everfree.ccg.kernel import kinds
from everfree.ccg.language import (
    A_PROBLEM,
    ANOTHER_PROBLEM,
    BLUE,
    CHARACTER,
    COMMON,
    FRIEND,
    HERE,
    HOME,
    OPPONENT,
    RESOURCE,
    THAT,
    THIS,
    YOU,
    At,
    Choose,
    ControlledBy,
    Effect,
    Exhaust,
    Frighten,
    Move,
    Moves,
    Place,
    Send,
    Sequence,
    cards,
    choose,
    each,
    main_phase,
    one,
    play_on,
    resource,
    when,
    yours,
)
from everfree.testing import Table, piece, plain

TWO_OF_THEIRS = Choose(cards(CHARACTER, ControlledBy(OPPONENT)), 2, up_to=True)


class TestUpTo:
    """Up to so many cards."""

    def test_as_many_as_wanted_go(self) -> None:
        """After each choice one may stop; the chosen ones then move, in the order chosen."""
        mover = plain(abilities=(main_phase(Move(TWO_OF_THEIRS, HOME)),))
        here, there = plain(), plain()
        table = Table(home=[mover], opponent_mine=[here], opponent_theirs=[there])

        table.use(mover)

        assert table.choices() == [here, there, "done"]
        table.choose(there)
        assert table.choices() == [here, "done"]
        assert (table.choose("done").area_of(there), table.area_of(here)) == ("their home", "mine")

    def test_no_more_than_told(self) -> None:
        """With the second card the choice is over, though a third could go."""
        mover = plain(abilities=(main_phase(Move(TWO_OF_THEIRS, HOME)),))
        rivals = [plain(), plain(), plain()]
        table = Table(home=[mover], opponent_mine=rivals)

        table.use(mover).choose(rivals[0], rivals[2])

        assert [table.area_of(rival) for rival in rivals] == ["their home", "mine", "their home"]

    def test_none_at_all(self) -> None:
        """Nobody need be chosen, and then nothing happens."""
        mover = plain(abilities=(main_phase(Move(TWO_OF_THEIRS, HOME)),))
        table = Table(home=[mover], opponent_mine=[plain()])

        table.use(mover).choose("done")

        assert (table.asked, table.told(kinds.MOVED)) == ("main", 0)

    def test_other_instructions_as_well(self) -> None:
        """What is done to up to so many cards may be done to fewer."""
        scary = plain(abilities=(main_phase(Frighten(Choose(cards(FRIEND), 2, up_to=True))),))
        one_, other = plain(), plain()
        table = Table(home=[scary], opponent_mine=[one_, other])

        table.use(scary).choose(other, "done")

        assert (table.is_face_down(one_), table.is_face_down(other)) == (False, True)


class TestDestinations:
    """Where a text sends the cards it moves."""

    @pytest.mark.clause("506.4")
    def test_home_is_the_controllers(self) -> None:
        """Each card goes to the home of who controls it; who is there already is not moved."""
        mover = plain(abilities=(main_phase(Move(each(cards(FRIEND)), HOME)),))
        mine, theirs, at_home = plain(), plain(), plain()
        table = Table(home=[mover, at_home], mine=[mine], opponent_mine=[theirs])

        table.use(mover)

        assert (table.area_of(mine), table.area_of(theirs)) == ("home", "their home")
        assert table.told(kinds.MOVED) == 2

    @pytest.mark.clause("506.4")
    def test_here_is_where_the_text_is(self) -> None:
        """A Friend of yours comes to the card that calls it, from wherever it is."""
        caller = plain(abilities=(main_phase(Move(choose(yours(FRIEND)), HERE)),))
        near, far = plain(), plain()
        table = Table(home=[near], mine=[caller], theirs=[far])

        table.use(caller)

        assert table.choices() == [near, far]
        assert table.choose(far).area_of(far) == "mine"

    @pytest.mark.clause("506.4")
    @pytest.mark.parametrize("place", [A_PROBLEM, ANOTHER_PROBLEM])
    def test_a_problem_is_never_home(self, place: Place) -> None:
        """From home there are two Problems to choose from; from one of them there is only the other."""
        guide = plain(abilities=(main_phase(Move(THIS, place)),))
        table = Table(home=[guide])

        assert table.use(guide).choices() == ["mine", "theirs"]
        assert table.choose("mine").use(guide).area_of(guide) == "theirs"

    @pytest.mark.clause("506.4")
    def test_the_card_spoken_of(self) -> None:
        """A card that was just moved is moved on, and the cards moved are those spoken of next."""
        pusher = plain(
            abilities=(
                when(
                    Moves(OPPONENT, one(CHARACTER), destination=A_PROBLEM),
                    Sequence((Move(THAT, ANOTHER_PROBLEM), Exhaust(THAT))),
                ),
            )
        )
        rival = plain()
        table = Table(home=[pusher], opponent_home=[rival], opponents_turn=True, opponent_tokens=2)

        table.move(rival, "mine")

        assert (table.area_of(rival), table.is_exhausted(rival)) == ("theirs", True)

    @pytest.mark.clause("506.4")
    def test_each_its_own_way(self) -> None:
        """Where the text leaves the place open, it is asked for each card before any of them moves."""
        mover = plain(abilities=(main_phase(Move(Choose(yours(FRIEND, At(HOME)), 2))),))
        first, second = plain(), plain()
        table = Table(mine=[mover], home=[first, second])

        table.use(mover).choose(first, "mine")

        assert table.told(kinds.MOVED) == 0
        table.choose("theirs")
        assert (table.area_of(first), table.area_of(second)) == ("mine", "theirs")

    def test_your_moves_are_yours(self) -> None:
        """Whoever's card it is, the player whose text moves it is the one who moves it."""
        mover = plain(
            abilities=(
                main_phase(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT))), HOME)),
                when(Moves(YOU, one(CHARACTER)), Exhaust(THAT)),
            )
        )
        rival = plain()
        table = Table(home=[mover], opponent_mine=[rival])

        assert table.use(mover).is_exhausted(rival)


class TestAttachments:
    """509.3: an attachment is where its host is."""

    harness = resource(
        "harness",
        "Harness",
        BLUE,
        power=1,
        cost=1,
        rarity=COMMON,
        traits=(),
        abilities=(play_on(FRIEND), main_phase(Move(THIS))),
    )

    @pytest.mark.clause("509.3")
    @pytest.mark.parametrize("move", [Move(each(cards(RESOURCE))), Send(each(cards(RESOURCE)), HOME)])
    def test_it_can_not_be_moved_or_sent_by_itself(self, move: Effect) -> None:
        """A text that moves or sends it does nothing; with its host it goes along."""
        mover, ally = plain(abilities=(main_phase(move), main_phase(Move(choose(cards(FRIEND)))))), plain()
        worn = piece(ally, attached=(piece(self.harness),))
        table = Table(home=[mover], mine=[worn])
        attached = worn.attached[0]

        table.use(mover)
        while table.asked != "main":
            table.choose(table.choices()[0])
        assert table.area_of(attached) == table.area_of(worn)
        assert table.host_of(attached) is worn

    def test_its_own_text_can_not_move_it_off(self) -> None:
        """The ability finds no place to go, and the card stays on its host."""
        worn = piece(plain(), attached=(piece(self.harness),))
        table = Table(mine=[worn]).use(worn.attached[0])

        assert (table.asked, table.area_of(worn.attached[0])) == ("main", "mine")
        assert table.host_of(worn.attached[0]) is worn
