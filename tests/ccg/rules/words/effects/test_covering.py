"""505, 607.3: texts about face-down and face-up Troublemakers."""

import pytest

from everfree.ccg.language import (
    A_PROBLEM,
    EPIC,
    FRIEND,
    OPPONENT,
    THAT,
    TROUBLEMAKER,
    YOU,
    Exhaust,
    FaceDown,
    FaceUp,
    Plays,
    SpokenOf,
    TurnFaceDown,
    Uncover,
    cards,
    choose,
    each,
    main_phase,
    one,
    reaction,
    yours,
)
from everfree.testing import Table, piece, plain, plain_troublemaker


class TestUncovering:
    """607.3."""

    @pytest.mark.clause("505.2")
    def test_only_a_text_that_says_so_finds_them(self) -> None:
        """Of two Troublemakers each text finds one: that with the word "face-down", and that without."""
        hidden, shown = piece(plain_troublemaker(), face_down=True), plain_troublemaker()
        seer = plain(abilities=(main_phase(Uncover(each(cards(TROUBLEMAKER, FaceDown())))),))
        hider = plain(abilities=(main_phase(TurnFaceDown(each(cards(TROUBLEMAKER)))),))
        table = Table(home=[seer, hider], mine=[shown], opponent_mine=[hidden])

        table.use(hider)
        assert (table.is_face_down(shown), table.is_face_down(hidden)) == (True, True)
        table.use(seer)
        assert (table.is_face_down(shown), table.is_face_down(hidden)) == (False, False)

    @pytest.mark.clause("516.4")
    def test_one_face_up_for_each_player(self) -> None:
        """Uncovering a second one of the same player, that player dismisses one of them."""
        shown, hidden = plain_troublemaker(), piece(plain_troublemaker(), face_down=True)
        seer = plain(abilities=(main_phase(Uncover(choose(cards(TROUBLEMAKER, FaceDown())))),))
        table = Table(home=[seer], opponent_mine=[shown, hidden])

        table.use(seer)

        assert (table.asked, table.choices()) == ("uniqueness", [shown, hidden])
        assert table.choose(shown).zone_of(shown) == "discard-pile"

    @pytest.mark.clause("607.1")
    def test_after_an_epic_one_the_rest_stay_down(self) -> None:
        """All of them are uncovered one by one: beside an Epic one the later ones can't be."""
        epic, other = plain_troublemaker(traits=(EPIC,)), plain_troublemaker()
        first, second = piece(epic, face_down=True), piece(other, face_down=True)
        seer = plain(abilities=(main_phase(Uncover(each(cards(TROUBLEMAKER, FaceDown())))),))
        table = Table(home=[seer], mine=[first], opponent_mine=[second])

        table.use(seer)

        assert (table.is_face_down(first), table.is_face_down(second)) == (False, True)


class TestSpokenOf:
    """Cards that a trigger tells of besides the one it is about."""

    def test_in_a_reaction(self) -> None:
        """An opponent's play beside your hidden Troublemaker lets you uncover that one, and no other."""
        near, far = piece(plain_troublemaker(), face_down=True), piece(plain_troublemaker(), face_down=True)
        ambush = reaction(
            Plays(OPPONENT, one(FRIEND), A_PROBLEM, beside=yours(TROUBLEMAKER, FaceDown())),
            Uncover(choose(cards(TROUBLEMAKER, FaceDown(), SpokenOf()))),
        )
        lurker, guest = plain(abilities=(ambush,)), plain()
        table = Table(
            home=[lurker],
            mine=[near],
            theirs=[far],
            opponent_hand=[guest],
            opponents_turn=True,
            opponent_tokens=1,
        )

        table.play(guest, "mine").use(lurker)

        assert (table.is_face_down(near), table.is_face_down(far)) == (False, True)

    def test_nothing_beside_nothing_happens(self) -> None:
        """Played where no such card is, it is no occasion."""
        ambush = reaction(
            Plays(OPPONENT, one(FRIEND), A_PROBLEM, beside=cards(TROUBLEMAKER, FaceUp())),
            TurnFaceDown(choose(cards(TROUBLEMAKER, SpokenOf()))),
        )
        lurker, guest = plain(abilities=(ambush,)), plain()
        table = Table(
            home=[lurker],
            theirs=[plain_troublemaker()],
            opponent_hand=[guest],
            opponents_turn=True,
            opponent_tokens=1,
        )

        assert table.play(guest, "mine").asked == "main"

    def test_otherwise_that_card_is_the_card_played(self) -> None:
        """Without such a description the text speaks of what was played."""
        host = plain(abilities=(reaction(Plays(YOU, one(FRIEND)), Exhaust(THAT)),))
        guest = plain()
        table = Table(home=[host], hand=[guest], tokens=1)

        assert table.play(guest, "mine").use(host).is_exhausted(guest)
