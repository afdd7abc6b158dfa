"""The blue Friends of Absolute Discord."""

from everfree.ccg.language import (
    A_PLAYER, ALICORN, ANYWHERE, BLUE, BUFFALO, CARD, CARETAKER, CHANGELING, CHAOTIC, CHARACTER, COMMON,
    CRITTER, DRACONEQUUS, DRAGON, EARTH_PONY, END_OF_FACEOFF, FIXED, FLIP, FOAL, FRIEND, MANE, OPPONENT,
    PEGASUS, RARE, ROYALTY, SWIFT, THIS, ULTRA_RARE, UNCOMMON, UNICORN, YOU, At, Boosted, ChooseOne,
    Continuous, ControlledBy, Counters, Elsewhere, Enters, ForEach, Frighten, Frightened, Give, HasKeyword,
    InFaceoff, Involved, Is, IsFlipped, May, Move, Moves, Plays, Power, PutCounters, ReadyCards,
    RemoveCounters, RemovesLastCounter, Retire, This, TurnEnds, cards, choose, friend, here, one, when,
    wordings as w, yours,
)  # fmt: skip

CHANGELING_DRONE_FEAR_EATER = friend(
    "ad6",
    "Changeling Drone, Fear Eater",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(CHANGELING,),
    rarity=FIXED,
    abilities=(
        Continuous((Power(ForEach(+2, cards(FRIEND, Frightened(), At(ANYWHERE, w.IN_PLAY))), w.HAVE),), THIS),
    ),
)

CHEESE_SANDWICH_ALL_AROUND_EQUESTRIA = friend(
    "ad7", "Cheese Sandwich, All Around Equestria", BLUE, power=2, cost=2, traits=(EARTH_PONY,), rarity=COMMON
)

CLOUDCHASER_READY_AND_WILLING = friend(
    "ad8",
    "Cloudchaser, Ready and Willing",
    BLUE,
    power=2,
    cost=1,
    needs=4,
    traits=(PEGASUS, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), ReadyCards(choose(cards(CHARACTER, InFaceoff()))))),
        when(Plays(YOU, THIS), May(ReadyCards(choose(cards(CHARACTER))))),
    ),
)

DISCORD_GENERAL_DISARRAY = friend(
    "ad9",
    "Discord, General Disarray",
    BLUE,
    power=2,
    cost=3,
    traits=(DRACONEQUUS, CHAOTIC),
    rarity=COMMON,
    abilities=(
        Elsewhere(
            FLIP, when(IsFlipped(THIS), Give((Power(+2),), choose(yours(CARD, InFaceoff())), END_OF_FACEOFF))
        ),
    ),
)

LIGHTNING_DUST_LAST_RESORT = friend(
    "ad10",
    "Lightning Dust, Last Resort",
    BLUE,
    power=4,
    cost=4,
    needs=2,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(when(Plays(YOU, one(CARD), last=True), May(Frighten(choose(cards(FRIEND, here()))))),),
)

LITTLE_STRONGHEART_QUICK_ON_HER_HOOVES = friend(
    "ad11",
    "Little Strongheart, Quick on Her Hooves",
    BLUE,
    power=3,
    cost=3,
    needs=1,
    traits=(BUFFALO,),
    rarity=COMMON,
    abilities=(
        Continuous((HasKeyword(SWIFT.name),), THIS, Is(one(MANE, ControlledBy(OPPONENT)), (Boosted(),))),
    ),
)

PRINCESS_CELESTIA_FAIR_BUT_FIRM = friend(
    "ad12",
    "Princess Celestia, Fair but Firm",
    BLUE,
    power=3,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY, CHAOTIC),
    rarity=UNCOMMON,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Frighten(choose(cards(FRIEND, InFaceoff()))))),
        when(Enters(THIS), May(Frighten(choose(cards(FRIEND))))),
    ),
)

SHINING_ARMOR_BACK_ON_DUTY = friend(
    "ad13",
    "Shining Armor, Back on Duty",
    BLUE,
    power=3,
    cost=3,
    needs=2,
    traits=(UNICORN, ROYALTY),
    rarity=COMMON,
    abilities=(Continuous((Power(+2, w.HAVE),), This(w.IT), Involved()),),
)

SPIKE_THE_NEW_RAINBOW_DASH = friend(
    "ad14",
    "Spike, The New Rainbow Dash",
    BLUE,
    power=2,
    cost=2,
    needs=2,
    traits=(DRAGON, CHAOTIC),
    rarity=RARE,
    abilities=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Give((Power(+2, w.HAVE),), This(w.IT), END_OF_FACEOFF))),
        Continuous((Power(+2, w.HAVE),), THIS, Involved()),
    ),
)

SWEETIE_BELLE_CAT_SITTER = friend(
    "ad15",
    "Sweetie Belle, Cat Sitter",
    BLUE,
    power=1,
    cost=1,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    keywords=(CARETAKER,),
)

TANK_FLYING_TORTOISE = friend(
    "ad16",
    "Tank, Flying Tortoise",
    BLUE,
    power=3,
    cost=3,
    needs=3,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    abilities=(when(Plays(YOU, one(CARD), last=True), May(Move(THIS))),),
)

WEATHER_MARE_SHOCKING = friend(
    "ad17",
    "Weather Mare, Shocking!",
    BLUE,
    power=1,
    cost=1,
    traits=(PEGASUS,),
    rarity=RARE,
    keywords=(SWIFT,),
    abilities=(
        when(
            Moves(A_PLAYER, THIS, wording=w.PASSIVE),
            ChooseOne((PutCounters(This(w.IT)), Frighten(This(w.IT))), at_random=True),
        ),
    ),
)

RAINBOW_DASH_SONIC_RAINBOOM = friend(
    "ad194",
    "Rainbow Dash, Sonic Rainboom",
    BLUE,
    power=2,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(
        when(Enters(THIS), PutCounters(This(w.IT), 3, "Momentum")),
        Continuous((Power(ForEach(+2, Counters("Momentum", This(w.IT))), w.HAVE),), THIS, Involved()),
        when(TurnEnds(YOU), RemoveCounters(counter="Momentum")),
        when(RemovesLastCounter(YOU, "Momentum"), Retire(THIS)),
    ),
)
