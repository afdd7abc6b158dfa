"""704.1: triggers joined with "or"."""

import pytest

from everfree.ccg.language import (
    A_PLAYER,
    CHARACTER,
    FRIEND,
    HERE,
    ITS_PROBLEM,
    OPPONENT,
    OPPONENTS,
    REACTION,
    THAT,
    THIS,
    YOU,
    Activated,
    Another,
    Banish,
    Cant,
    Card,
    ControlledBy,
    Dismiss,
    Enters,
    Exhaust,
    FirstTime,
    Frighten,
    Gain,
    IsDismissed,
    IsFrightened,
    IsRetired,
    Moves,
    One,
    Or,
    Plays,
    Replacement,
    Retire,
    Score,
    Standing,
    TurnEnds,
    cards,
    choose,
    each,
    main_phase,
    one,
    when,
    wordings as w,
    yours,
)
from everfree.ccg.language.abilities import Ability
from everfree.ccg.language.text import card_text
from everfree.ccg.language.text.phrasebook import Untold
from everfree.testing import Table, plain

ARRIVES = Or((Plays(YOU, one(FRIEND), HERE), Moves(YOU, one(FRIEND), destination=HERE)))
"""You play or move a Friend here."""


def does_to(effect: type[Dismiss] | type[Frighten] | type[Retire]) -> Card:
    """Make a Friend that does something to another Friend."""
    return plain(abilities=(main_phase(effect(choose(cards(FRIEND, Another())))),))


class TestEither:
    """An ability triggers on each of the occurrences, and on no other."""

    def test_each_of_them_triggers(self) -> None:
        """Playing a Friend here and moving one here each gain a token; elsewhere neither does."""
        walker, fresh, other = plain(), plain(cost=0), plain(cost=0)
        watcher = plain(abilities=(when(ARRIVES, Gain(1)),))
        table = Table(home=[walker], mine=[watcher], hand=[fresh, other], tokens=2)
        table.play(other, "home")
        assert table.tokens == 2
        table.play(fresh, "mine")
        assert table.tokens == 3
        table.move(walker, "mine")
        assert table.tokens == 2

    def test_that_card_is_the_one_it_happened_to(self) -> None:
        """The Friend that was frightened is banished."""
        trigger = Or((IsFrightened(one(FRIEND)), IsRetired(one(FRIEND))))
        watcher = plain(abilities=(when(trigger, Banish(THAT)),))
        coward, bully = plain(), does_to(Frighten)
        table = Table(home=[watcher, coward, bully]).use(bully).choose(coward)

        assert table.zone_of(coward) == "banished"

    def test_a_reaction_answers_each(self) -> None:
        """A Reaction may answer a move, though it is first told of playing."""
        walker = plain()
        watcher = plain(abilities=(Activated(REACTION, Gain(1), (), ARRIVES),))
        table = Table(home=[walker], mine=[watcher], tokens=2).move(walker, "mine")

        assert table.use(watcher).tokens == 1

    @pytest.mark.parametrize("effect", [Dismiss, Frighten])
    def test_either_is_replaced(self, effect: type[Dismiss] | type[Frighten]) -> None:
        """Your Friend is exhausted instead of being dismissed or frightened."""
        trigger = Or((IsDismissed(One(yours(FRIEND))), IsFrightened(One(yours(FRIEND)))))
        guard = plain(abilities=(Replacement(trigger, Exhaust(THAT)),))
        ally, boot = plain(), does_to(effect)
        table = Table(home=[guard, boot, ally]).use(boot).choose(ally)

        assert (table.zone_of(ally), table.is_exhausted(ally)) == ("play", True)

    def test_neither_can_happen(self) -> None:
        """A Friend that can be neither dismissed nor frightened can be retired."""
        law = Standing(Cant(Or((IsDismissed(one(FRIEND, Another())), IsFrightened(one(FRIEND, Another()))))))
        keeper, ally = plain(abilities=(law,)), plain()
        for effect in (Dismiss, Frighten):
            boot = does_to(effect)
            table = Table(home=[keeper, boot, ally]).use(boot)
            assert (table.zone_of(ally), table.is_face_down(ally)) == ("play", False)
        boot = does_to(Retire)

        assert Table(home=[keeper, boot, ally]).use(boot).choose(ally).zone_of(ally) == "discard-pile"


@pytest.mark.parametrize(
    ("ability", "english", "french"),
    [
        (
            when(Or((Plays(YOU, THIS, ITS_PROBLEM), Moves(YOU, THIS, destination=ITS_PROBLEM))), Gain(1)),
            "When you play or move this card to this card's Problem, gain [1].",
            "Quand vous jouez cette carte face au Problème de cette carte ou déplacez cette carte vers le "
            "Problème de cette carte, recevez [1].",
        ),
        (
            when(Or((IsRetired(One(yours(FRIEND))), IsDismissed(One(yours(FRIEND))))), Gain(1)),
            "When one of your Friends is retired or dismissed, gain [1].",
            "Quand un de vos Amis est mis à la retraite ou écarté, recevez [1].",
        ),
        (
            when(Or((Enters(THIS), IsFrightened(THIS, w.BECOMES))), Gain(1)),
            "When this card enters play or becomes frightened, gain [1].",
            "Quand cette carte entre en jeu ou est effrayée, recevez [1].",
        ),
        (
            Replacement(Or((IsDismissed(THIS), IsFrightened(THIS))), Exhaust(THIS)),
            "If this card would be dismissed or frightened, exhaust this card instead.",
            "Si cette carte devait être écartée ou effrayée, à la place, épuisez cette carte.",
        ),
        (
            Standing(Cant(Or((IsDismissed(THIS), IsFrightened(THIS))))),
            "This card can't be dismissed or frightened.",
            "Cette carte ne peut pas être écartée ou effrayée.",
        ),
    ],
)
def test_words(ability: Ability, english: str, french: str) -> None:
    """What the joined triggers have in common is printed once in English."""
    card = plain(abilities=(ability,))

    assert [card_text(card, language).sides[0].paragraphs[0] for language in ("en", "fr")] == [
        english,
        french,
    ]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "trigger",
    [
        Or((TurnEnds(YOU), IsFrightened(THIS))),
        Or((Moves(YOU, one(CHARACTER)), Moves(OPPONENT, one(CHARACTER)))),
        Or((IsFrightened(THIS),)),
        Or((Or((IsFrightened(THIS), IsDismissed(THIS))), Moves(OPPONENTS, THIS, wording=w.PASSIVE))),
        Or((Moves(A_PLAYER, THIS, wording=w.JUST), TurnEnds(YOU))),
    ],
)
def test_without_words(trigger: Or, language: str) -> None:
    """Times, single triggers, lists in lists and triggers with different subjects are not joined."""
    with pytest.raises(Untold):
        card_text(plain(abilities=(when(trigger, Gain(1)),)), language)


class TestFirstTime:
    """The first time in each turn."""

    WALKING = FirstTime(Moves(YOU, one(CHARACTER), destination=HERE))

    def test_once_each_turn(self) -> None:
        """The second move of a turn does not count, the first of your next turn does."""
        walkers = [plain() for _ in range(3)]
        watcher = plain(abilities=(when(self.WALKING, Score(1)),))
        table = Table(home=walkers, mine=[watcher], tokens=4)
        table.move(walkers[0], "mine")
        assert table.score == 1
        table.move(walkers[1], "mine")
        assert table.score == 1
        table.end_turn().end_turn().move(walkers[2], "mine")
        assert table.score == 2

    def test_other_places_do_not_count(self) -> None:
        """A move elsewhere is no first move here."""
        walkers = [plain() for _ in range(2)]
        watcher = plain(abilities=(when(self.WALKING, Score(1)),))
        table = Table(home=walkers, mine=[watcher], tokens=4).move(walkers[0], "theirs")
        assert table.score == 0

        assert table.move(walkers[1], "mine").score == 1

    def test_what_happened_before_it_entered_play_counts(self) -> None:
        """A card that enters play after the first move of the turn hears of no first move."""
        walkers = [plain() for _ in range(2)]
        watcher = plain(cost=0, abilities=(when(FirstTime(Moves(YOU, one(CHARACTER))), Score(1)),))
        table = Table(home=walkers, hand=[watcher], tokens=4).move(walkers[0], "mine")
        table.play(watcher, "home").move(walkers[1], "mine")

        assert table.score == 0

    def test_of_several_at_once_one_is_the_first(self) -> None:
        """Two Friends frightened at once trigger it once, for each card that waits for it."""
        watchers = [
            plain(abilities=(when(FirstTime(IsFrightened(one(FRIEND, ControlledBy(OPPONENT)))), Gain(1)),))
            for _ in range(2)
        ]
        bully = plain(abilities=(main_phase(Frighten(each(cards(FRIEND, ControlledBy(OPPONENT))))),))
        table = Table(home=[*watchers, bully], opponent_home=[plain(), plain()]).use(bully)
        while table.asked != "main":
            table.choose(table.choices()[0])

        assert table.tokens == 2

    def test_of_cards_that_leave_play(self) -> None:
        """The first Friend dismissed in a turn counts, the second does not."""
        watcher = plain(abilities=(when(FirstTime(IsDismissed(one(FRIEND))), Gain(1)),))
        boot, first, second = does_to(Dismiss), plain(), plain()
        table = Table(home=[watcher, boot, first, second]).use(boot).choose(first)
        assert table.tokens == 1

        assert table.use(boot).choose(second).tokens == 1

    def test_is_replaced_once(self) -> None:
        """Only the first dismissal of a turn is replaced; what is replaced has not happened."""
        guard = plain(abilities=(Replacement(FirstTime(IsDismissed(one(FRIEND))), Exhaust(THAT)),))
        boot, first = does_to(Dismiss), plain()
        table = Table(home=[guard, boot, first]).use(boot).choose(first)
        assert (table.zone_of(first), table.is_exhausted(first)) == ("play", True)

    def test_words(self) -> None:
        """It is printed after the trigger."""
        card = plain(abilities=(when(FirstTime(Moves(YOU, one(CHARACTER))), Gain(1)),))

        assert [card_text(card, language).sides[0].paragraphs[0] for language in ("en", "fr")] == [
            "When you move a character for the first time each turn, gain [1].",
            "Quand vous déplacez un personnage pour la première fois de chaque tour, recevez [1].",
        ]

    @pytest.mark.parametrize("language", ["en", "fr"])
    @pytest.mark.parametrize(
        "ability",
        [
            Activated(REACTION, Gain(1), (), WALKING),
            Standing(Cant(WALKING)),
            when(FirstTime(TurnEnds(YOU)), Gain(1)),
            when(FirstTime(FirstTime(IsDismissed(THIS))), Gain(1)),
        ],
    )
    def test_without_words(self, ability: Ability, language: str) -> None:
        """No Reaction answers a first time, and neither a time nor what can't happen has one."""
        with pytest.raises(Untold):
            card_text(plain(abilities=(ability,)), language)
