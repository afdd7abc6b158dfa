"""The Resources of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, ACCESSORY, ASSET, BLUE, CARD, CHARACTER, COMMON, CONDITION, FRIEND, LOCATION, OPPONENT, ORANGE,
    PINK, PURPLE, RARE, THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, UNCOMMON, UNIQUE, WHITE, YOU, Banish,
    Continuous, ControlledBy, Dismiss, Exhaust, Host, IsExhausted, IsPlayed, It, May, Pay, PayTo, PhaseStarts,
    PlayToHome, Power, PutIntoHand, PutOnDeck, ReadyCards, Release, Reveal, SearchDeck, Sequence,
    StartsFaceoff, TurnFaceDown, Uncover, cards, choose, in_your_hand, main_phase, one, play_on, reaction,
    resource, when, wordings as w, yours,
)  # fmt: skip

A_FIERY_TEMPER = resource(
    "cn129",
    "A Fiery Temper",
    BLUE,
    power=4,
    cost=1,
    needs=1,
    rarity=COMMON,
    traits=(CONDITION,),
    abilities=(play_on(TROUBLEMAKER), Continuous((Power(+2, w.HAVE),), Host(TROUBLEMAKER, w.THAT_ONE))),
)

BELL_TOWER = resource(
    "cn132",
    "Bell Tower",
    PINK,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(ASSET,),
    abilities=(PlayToHome(), main_phase(Uncover(choose(yours(TROUBLEMAKER))), costs=(Exhaust(THIS),))),
)

CANTERLOT_HEDGE_MAZE = resource(
    "cn134",
    "Canterlot Hedge Maze",
    ORANGE,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(
            Banish(choose(cards(FRIEND, ControlledBy(OPPONENT))), beneath_this=True),
            costs=(Exhaust(THIS), Pay(1)),
        ),
        main_phase(Release(), costs=(Pay(2),), anyone=True),
    ),
)

CHICKEN_COSTUME = resource(
    "cn136",
    "Chicken Costume",
    PINK,
    power=5,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(play_on(FRIEND), when(IsExhausted(Host(FRIEND, w.THAT_ONE)), Dismiss(Host(FRIEND, w.IT)))),
)

MONSTROUS_CAVE = resource(
    "cn143",
    "Monstrous Cave",
    BLUE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        main_phase(
            SearchDeck(
                cards(TROUBLEMAKER), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE
            ),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
)

MONSTROUS_MANUAL = resource(
    "cn144",
    "Monstrous Manual",
    PURPLE,
    power=5,
    cost=2,
    needs=1,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        reaction(
            PhaseStarts(TROUBLEMAKER_PHASE, YOU),
            May(PayTo((Exhaust(THIS), Pay(2)), TurnFaceDown(choose(cards(TROUBLEMAKER))))),
        ),
    ),
)

SNOOTY_BOUTIQUE = resource(
    "cn148",
    "Snooty Boutique",
    WHITE,
    power=4,
    cost=3,
    needs=2,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        reaction(
            StartsFaceoff(A_PLAYER, wording=w.AS_TIME),
            May(PayTo((Exhaust(THIS),), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOUR_TOP))),
        ),
    ),
)

THE_HIGH_GROUND = resource(
    "cn150",
    "The High Ground",
    BLUE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        reaction(
            IsPlayed(one(TROUBLEMAKER)), May(PayTo((Exhaust(THIS),), ReadyCards(choose(yours(CHARACTER)))))
        ),
    ),
)
