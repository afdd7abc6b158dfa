"""The Resources of Leaders and Legends."""

from everfree.ccg.language import (
    A_PLAYER, ACCESSORY, ASSET, AT_MOST, BLUE, CARD, COMMON, CONDITION, DISCARD_PILE, END_OF_TURN, FRIEND,
    IMMEDIATE, LOCATION, OPPONENT, ORANGE, PEGASUS, PINK, POWER, PURPLE, RARE, RESOURCE, SWIFT, THAT, THIS,
    ULTRA_RARE, UNCOMMON, UNIQUE, WHITE, WILD, YELLOW, YOU, Activated, Another, Banish, Cant, Choose,
    ConfrontNeeds, Confronts, Continuous, ControlledBy, DiscardCards, Discards, Dismiss, DuringTurn,
    Elsewhere, Enters, Exhaust, GainControl, Give, HasKeyword, Host, LeavesPlay, Moves, Need, OwnedBy,
    PlayToHome, Power, PutOnDeck, PutTokens, Replacement, Retire, Sequence, Standing, That, TurnEnds, With,
    WithTrait, cards, choose, dilemma, each, in_your_discard_pile, meticulous, one, play_on, resource, token,
    when, wordings as w, yours,
)  # fmt: skip

DARING_DOS_SAFARI_HAT = resource(
    "ll106",
    "Daring Do's Safari Hat",
    BLUE,
    power=2,
    cost=2,
    needs=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((HasKeyword(SWIFT.name),), Host(FRIEND, w.THAT_ONE)),
        when(Moves(YOU, Host(FRIEND, w.ATTACHED)), Give((Power(+1),), That(FRIEND, w.IT), END_OF_TURN)),
    ),
)

GOLDEN_PARACHUTE = resource(
    "ll108",
    "Golden Parachute",
    ORANGE | WHITE,
    power=3,
    cost=1,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Replacement(
            LeavesPlay(one(FRIEND, ControlledBy(YOU))),
            Sequence((Retire(THIS), DiscardCards(YOU, 2))),
            optional=True,
        ),
        Elsewhere(
            DISCARD_PILE,
            Replacement(
                LeavesPlay(one(FRIEND, ControlledBy(YOU))),
                Sequence(
                    (
                        Banish(THIS),
                        Banish(Choose(in_your_discard_pile(CARD, Another()), 2, wording=w.FROM)),
                    )
                ),
                optional=True,
            ),
        ),
    ),
)

JOURNAL_OF_FRIENDSHIP = resource(
    "ll111",
    "Journal of Friendship",
    BLUE,
    power=4,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        Activated(IMMEDIATE, GainControl(choose(cards(FRIEND, OwnedBy(YOU, w.BRIEFLY)))), (Exhaust(THIS),)),
    ),
)

OVERDUE_LIBRARY_BOOK = dilemma(
    "ll112",
    "Overdue Library Book",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    bonus=1,
    owner=(Need(WILD, 7),),
    opponent=7,
    rarity=RARE,
    keywords=(meticulous(1),),
    abilities=(Standing(Cant(Confronts(A_PLAYER))),),
)

ROCKET_SCOOTER = resource(
    "ll114",
    "Rocket Scooter",
    BLUE | YELLOW,
    power=4,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        when(Enters(THIS), PutTokens(token(1, BLUE, PEGASUS, keywords=(SWIFT,)), 3)),
        when(LeavesPlay(THIS), PutTokens(token(1, BLUE, PEGASUS, keywords=(SWIFT,)), 3)),
        Activated(
            IMMEDIATE,
            Dismiss(choose(cards(RESOURCE))),
            (Retire(Choose(cards(FRIEND, WithTrait(PEGASUS)), 3)),),
        ),
    ),
)

ROYAL_SWANIFYING = dilemma(
    "ll115",
    "Royal Swanifying",
    PINK,
    power=5,
    cost=1,
    needs=3,
    bonus=0,
    owner=(Need(WILD, 4),),
    opponent=5,
    rarity=UNCOMMON,
    abilities=(Standing(ConfrontNeeds(A_PLAYER, +2), DuringTurn(OPPONENT, w.LEADING)),),
)

THE_TREEHOUSE_OF_HARMONY = resource(
    "ll117",
    "The Treehouse of Harmony",
    PINK | YELLOW,
    power=3,
    cost=3,
    needs=4,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        Continuous(
            (Power(-1, w.HAVE),), each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)), wording=w.TOGETHER)
        ),
        Continuous((Power(+1, w.HAVE),), each(yours(FRIEND), wording=w.TOGETHER)),
        when(
            TurnEnds(YOU),
            Dismiss(each(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), With(POWER, AT_MOST, 0)))),
        ),
    ),
)

PINKIE_SENSE = resource(
    "ll144",
    "Pinkie Sense",
    PINK,
    power=4,
    cost=0,
    needs=1,
    rarity=ULTRA_RARE,
    traits=(CONDITION,),
    abilities=(
        PlayToHome(),
        Replacement(Discards(YOU), PutOnDeck(THAT, w.YOURS), optional=True),
        Activated(IMMEDIATE, DiscardCards(YOU), (Exhaust(THIS),)),
    ),
)
