"""The yellow Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ANOTHER_PROBLEM, BREEZIE, CARD, CARETAKER, CHAOTIC, CHARACTER, COMMON, CRITTER,
    DRACONEQUUS, EARTH_PONY, END_OF_FACEOFF, FACEOFF_TIMING, FIXED, FLIP, FOAL, FRIEND, LESS_THAN,
    MAIN_PHASE_TIMING, MANE, MORE_THAN, OPPONENT, PEGASUS, POWER, PROBLEM_FACEOFFS, RARE, SWIFT, THIS,
    ULTRA_RARE, UNCOMMON, UNICORN, YELLOW, YOU, ActionTokens, Activated, AtLeast, Boosted, Cant,
    CeaseInvolvement, Choose, Continuous, ControlledBy, Elsewhere, Enters, Exhaust, ForEach, Give,
    IgnoreFlipped, InFaceoff, Is, IsFlipped, IsSentHome, It, May, Move, Pay, Plays, Power, PutIntoHand,
    Replacement, Send, Standing, StartsFaceoff, Surpasses, This, WithOneTraitOf, cards, choose, each, friend,
    here, main_phase, one, when, wordings as w, yours,
)  # fmt: skip

GUMMY_THINGS_JUST_GOT_REAL = friend(
    "ad-2",
    "Gummy, Things Just Got Real",
    YELLOW,
    power=1,
    cost=2,
    needs=4,
    traits=(CRITTER,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME),
            CeaseInvolvement(
                each(
                    cards(
                        CHARACTER,
                        ControlledBy(OPPONENT, w.OPPOSING),
                        Surpasses(
                            POWER,
                            MORE_THAN,
                            cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), InFaceoff()),
                            w.COMPARED_FIRST,
                        ),
                    ),
                    wording=w.ONLY,
                ),
                w.NO_LONGER,
            ),
        ),
    ),
)

ALOE_TOTALLY_RELAXING = friend(
    "ad64",
    "Aloe, Totally Relaxing",
    YELLOW,
    power=2,
    cost=3,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        Standing(
            Cant(
                Plays(OPPONENT, one(CARD)),
                having=AtLeast(1, cards(MANE, Boosted(), InFaceoff())),
                wording=w.WHILE_THEIRS,
            )
        ),
    ),
)

BAND_OF_BREEZIES_DUST_IN_THE_WIND = friend(
    "ad65",
    "Band of Breezies, Dust in the Wind",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(BREEZIE,),
    rarity=FIXED,
    abilities=(Replacement(IsSentHome(THIS, A_PROBLEM), Send(It(), ANOTHER_PROBLEM, w.PASSIVE)),),
)

BIG_MAC_ALL_BARK_NO_BITE = friend(
    "ad66",
    "Big Mac, All Bark, No Bite",
    YELLOW,
    power=1,
    cost=3,
    needs=2,
    traits=(CRITTER, EARTH_PONY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), PutIntoHand(choose(cards(FRIEND, InFaceoff()))))),
        when(Enters(THIS), May(PutIntoHand(choose(cards(FRIEND))))),
    ),
)

COCO_POMMEL_CARING_ASSISTANT = friend(
    "ad67", "Coco Pommel, Caring Assistant", YELLOW, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

DISCORD_GONE_CUCKOO = friend(
    "ad68",
    "Discord, Gone Cuckoo",
    YELLOW,
    power=2,
    cost=3,
    traits=(CRITTER, DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
)

FLEETFOOT_SECRET_SWEETHEART = friend(
    "ad69",
    "Fleetfoot, Secret Sweetheart",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(SWIFT,),
)

FLITTER_SITTER = friend(
    "ad70",
    "Flitter, Sitter",
    YELLOW,
    power=2,
    cost=3,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    keywords=(CARETAKER,),
    abilities=(
        main_phase(
            Move(THIS, A_PROBLEM, beside=yours(FRIEND, WithOneTraitOf((CRITTER, FOAL)))), costs=(Pay(1),)
        ),
    ),
)

GRAVY_BOAT_HOT_STUFF = friend(
    "ad71",
    "Gravy Boat, Hot Stuff",
    YELLOW,
    power=2,
    cost=3,
    needs=2,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    abilities=(
        Activated(
            MAIN_PHASE_TIMING,
            PutIntoHand(choose(cards(FRIEND, here()))),
            (Exhaust(This(w.IT)), Pay(1)),
            wording=w.AT_WILL,
            condition=Is(tests=(Surpasses(POWER, LESS_THAN, cards(FRIEND, here()), w.PLURAL),)),
        ),
    ),
)

LEMON_HEARTS_ANIMANCER = friend(
    "ad72",
    "Lemon Hearts, Animancer",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN, CHAOTIC),
    rarity=RARE,
    keywords=(CARETAKER,),
    abilities=(
        Elsewhere(
            FLIP,
            when(
                IsFlipped(THIS),
                Give(
                    (Power(ForEach(+1, yours(FRIEND, InFaceoff())), w.HAVE),),
                    This(w.IT),
                    END_OF_FACEOFF,
                    w.COUNTED_LAST,
                ),
            ),
        ),
    ),
)

LETROTSKI_TAKING_IT_EASY = friend(
    "ad73",
    "Letrotski, Taking it Easy",
    YELLOW,
    power=1,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(Continuous((Power(ForEach(+1, ActionTokens(YOU)), w.HAVE),), THIS),),
)

PETSTROSITY_NIGHTMARE_FUEL = friend(
    "ad74",
    "Petstrosity, Nightmare Fuel",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(CRITTER, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), IgnoreFlipped(Choose(cards(CARD, zone=FLIP), of_each=True)))),
        Activated(FACEOFF_TIMING, IgnoreFlipped(Choose(cards(CARD, zone=FLIP), of_each=True)), (Pay(1),)),
    ),
)
