"""The Resources of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, ACCESSORY, AN_OPPONENT, ANOTHER_PROBLEM, ASSET, BLUE, CARD, CHARACTER, COMMON, CONDITION,
    END_OF_PHASE, END_OF_TURN, EPIC, FRIEND, ITS_PROBLEM, LOCATION, OPPONENT, ORANGE, PINK, POWER,
    PROBLEM, PURPLE, RARE, REPORT, THAT_PLAYER, THIS, TROUBLEMAKER, TROUBLEMAKER_PHASE, UNCOMMON, UNIQUE,
    WHITE, YELLOW, YOU, At, Banish, By, Cant, Continuous, ControlledBy, Dismiss, Draw, DuringPhase,
    Enters, Exhaust, Give, HasColours, Host, IsExhausted, IsPlayed, It, LosesAbilities, May, Move,
    MoveCost, Not, Other, Pay, PayTo, PhaseStarts, PlayOn, Plays, PlayToHome, Power, PutIntoHand,
    PutOnDeck, Ready, ReadyCards, Reattach, Release, Reveal, SearchDeck, Sequence, Standing,
    StartsFaceoff, That, TurnFaceDown, TurnStarts, Uncover, ValueOf, WithTrait, cards, choose, each,
    in_your_hand, main_phase, one, play_on, reaction, resource, when, wordings as w, yours,
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

BED_REST = resource(
    "cn131",
    "Bed Rest",
    YELLOW,
    power=4,
    cost=1,
    needs=2,
    rarity=COMMON,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(FRIEND, ControlledBy(OPPONENT), Ready())),
        Standing(Cant(IsExhausted(Host(FRIEND, w.THAT_ONE)))),
    ),
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

CHIC_BERET = resource(
    "cn135",
    "Chic Beret",
    0,
    power=6,
    cost=3,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+1, w.HAVE), HasColours(WHITE, w.AS_STATE)), Host(FRIEND, w.THAT_ONE)),
        main_phase(Reattach(THIS, cards(FRIEND)), costs=(Pay(1),)),
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

COMBAT_HAT = resource(
    "cn137",
    "Combat Hat",
    WHITE,
    power=5,
    cost=1,
    needs=2,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        Standing(MoveCost(+1, cards(CHARACTER), OPPONENT, ITS_PROBLEM, wording=w.THAT_ONE)),
        main_phase(Reattach(THIS, yours(FRIEND)), costs=(Pay(1),)),
    ),
)

FUNNY_GLASSES = resource(
    "cn138",
    "Funny Glasses",
    0,
    power=4,
    cost=2,
    rarity=UNCOMMON,
    traits=(ACCESSORY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        main_phase(
            Give((HasColours(PINK, w.HAVE),), each(yours(FRIEND), wording=w.TOGETHER), END_OF_PHASE),
            costs=(Exhaust(Host(FRIEND, w.THAT_ONE)),),
        ),
    ),
)

I_JUST_CANT_DECIDE = resource(
    "cn140",
    "I Just Can't Decide!",
    PURPLE,
    power=5,
    cost=1,
    needs=2,
    rarity=RARE,
    traits=(REPORT,),
    abilities=(
        play_on(PROBLEM),
        main_phase(
            Move(choose(cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM, w.FROM))), wording=w.AWAY),
            costs=(Exhaust(THIS), Pay(1)),
        ),
    ),
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

PIE_FAMILY_ROCK_FARM = resource(
    "cn145",
    "Pie Family Rock Farm",
    PINK,
    power=5,
    cost=2,
    needs=3,
    rarity=RARE,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        when(Enters(THIS), Draw()),
        when(TurnStarts(A_PLAYER, w.EACH_PLAYERS), By(THAT_PLAYER, Draw(wording=w.ADDITIONAL))),
    ),
)

PRIVATE_PARTY = resource(
    "cn146",
    "Private Party",
    WHITE,
    power=4,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(LOCATION,),
    abilities=(
        PlayToHome(),
        reaction(
            Plays(AN_OPPONENT, one(TROUBLEMAKER)),
            May(PayTo((Exhaust(THIS), Pay(1)), Move(That(TROUBLEMAKER, w.COVERED), ANOTHER_PROBLEM))),
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

SOOTHE_THE_SAVAGE_BEAST = resource(
    "cn149",
    "Soothe the Savage Beast",
    YELLOW,
    power=5,
    cost=2,
    needs=2,
    rarity=RARE,
    traits=(CONDITION,),
    abilities=(
        PlayOn(cards(TROUBLEMAKER, ControlledBy(OPPONENT), Not(WithTrait(EPIC)))),
        Continuous(
            (LosesAbilities(barred=True, wording=w.GAINED),),
            Host(TROUBLEMAKER, w.THAT_ONE),
            DuringPhase(TROUBLEMAKER_PHASE, whose=YOU),
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

VITTLES_STAND = resource(
    "cn154",
    "Vittles Stand",
    ORANGE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(ASSET,),
    abilities=(
        PlayToHome(),
        main_phase(
            Give(
                (Power(ValueOf(POWER, That(CHARACTER))),),
                choose(cards(CHARACTER, Other())),
                END_OF_TURN,
                w.ADDED_TO_POWER,
            ),
            costs=(Exhaust(THIS), Exhaust(choose(yours(CHARACTER)))),
        ),
    ),
)
