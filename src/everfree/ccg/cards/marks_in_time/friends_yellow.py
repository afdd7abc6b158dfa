"""The yellow Friends of Marks in Time."""

from everfree.ccg.language import (
    ALICORN, AN_OPPONENT, ANYWHERE, AT_LEAST, CARD, COMMON, CRITTER, EARTH_PONY, FOAL, FRIEND, IMMEDIATE,
    ITS_PROBLEM, OPPONENT, PEGASUS, PERSISTENT, PRINTED_POWER, RARE, RESOURCE, ROYALTY, SUPER_RARE, THIS,
    TROUBLEMAKER, ULTRA_RARE, UNCOMMON, UNICORN, YELLOW, YOU, Activated, Another, CantContribute, Continuous,
    ControlledBy, CutieMark, CutieMarked, Dismiss, DuringTurn, Enters, HasKeyword, Is, IsCutieMarked, May,
    Move, OfColour, Pay, Plays, Power, PutIntoHand, PutTokens, Retire, Standing, This, TurnEnds,
    UncountedAtHome, With, WithCard, WithTrait, calming, cards, choose, each, friend, here, main_phase, one,
    token, when, wordings as w, yours,
)  # fmt: skip

ANGEL_BEST_BUNNY = friend(
    "mt49",
    "Angel, Best Bunny",
    YELLOW,
    power=3,
    cost=3,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(PERSISTENT.name),),
            THIS,
            WithCard(ANYWHERE, yours(FRIEND, Another(), OfColour(YELLOW))),
        ),
    ),
)

BATTLESNAKES_HISSY_FIT = friend(
    "mt50",
    "Battlesnakes, Hissy Fit",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=RARE,
    abilities=(
        when(Enters(THIS), May(PutIntoHand(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING)))))),
    ),
)

FLUTTERSHY_GROWING_UP = friend(
    "mt51",
    "Fluttershy, Growing Up",
    YELLOW,
    power=1,
    cost=1,
    traits=(PEGASUS, FOAL),
    rarity=COMMON,
    abilities=(
        main_phase(CutieMark(), costs=(Pay(2),)),
        Continuous((Power(+1, w.HAVE), HasKeyword("Calming", 1)), This(w.IT), Is(tests=(CutieMarked(),))),
    ),
)

LEMON_HEARTS_CONTENTS_UNDER_PRESSURE = friend(
    "mt52",
    "Lemon Hearts, Contents Under Pressure",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(UNICORN, FOAL),
    rarity=UNCOMMON,
    abilities=(
        Activated(
            IMMEDIATE, Dismiss(choose(cards(RESOURCE, ControlledBy(OPPONENT, w.OPPOSING)))), (Retire(THIS),)
        ),
    ),
)

MARBLE_PIE_QUIET_AS_A_STONE = friend(
    "mt53",
    "Marble Pie, Quiet as a Stone",
    YELLOW,
    power=3,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    abilities=(Standing(CantContribute(THIS)),),
)

PARASPRITE_CALM_BEFORE_THE_SWARM = friend(
    "mt54",
    "Parasprite, Calm Before the Swarm",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    keywords=(calming(1),),
)

PRINCESS_CELESTIA_EQUESTRIAN_GENERAL = friend(
    "mt55",
    "Princess Celestia, Equestrian General",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(ALICORN, ROYALTY),
    rarity=SUPER_RARE,
    abilities=(
        Continuous(
            (Power(-1, w.HAVE),),
            each(
                cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), With(PRINTED_POWER, AT_LEAST, 3)),
                wording=w.TOGETHER,
            ),
            DuringTurn(YOU),
        ),
    ),
)

PRIVATE_PANSY_EQUESTRIAN_FOUNDER = friend(
    "mt56",
    "Private Pansy, Equestrian Founder",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), May(Move(choose(yours(CARD, WithTrait(CRITTER, w.ALONE))), ITS_PROBLEM))),),
)

TREE_HUGGER_VARMINT_VOCALIZATIONS = friend(
    "mt57",
    "Tree Hugger, Varmint Vocalizations",
    YELLOW,
    power=2,
    cost=2,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=SUPER_RARE,
    abilities=(when(Plays(AN_OPPONENT, one(RESOURCE)), May(PutTokens(token(1, YELLOW, CRITTER)))),),
)

ZIPPORWHILL_PET_COLLECTOR = friend(
    "mt58",
    "Zipporwhill, Pet Collector",
    YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(PEGASUS, FOAL),
    rarity=RARE,
    abilities=(
        Standing(UncountedAtHome(each(yours(FRIEND, WithTrait(CRITTER)), wording=w.TOGETHER))),
        main_phase(CutieMark(), costs=(Pay(2),)),
        when(IsCutieMarked(THIS), PutTokens(token(1, YELLOW, CRITTER), 2)),
    ),
)

FLUTTERSHY_LEADER_OF_THE_PACK = friend(
    "mt138",
    "Fluttershy, Leader of the Pack",
    YELLOW,
    power=4,
    cost=4,
    needs=4,
    traits=(PEGASUS,),
    rarity=ULTRA_RARE,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),), each(yours(CARD, WithTrait(CRITTER, w.ALONE), here()), wording=w.TOGETHER)
        ),
        when(TurnEnds(YOU), PutTokens(token(1, YELLOW, CRITTER))),
    ),
)
