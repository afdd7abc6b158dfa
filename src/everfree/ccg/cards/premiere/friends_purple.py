"""The purple Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM,
    AFTERWARDS,
    CHARACTER,
    COMMON,
    EARTH_PONY,
    FIXED,
    NAMED,
    OPPONENT,
    PURPLE,
    REPORT,
    RESOURCE,
    STUDIOUS,
    THIS,
    UNICORN,
    Continuous,
    ControlledBy,
    DuringFaceoff,
    Move,
    Pay,
    Power,
    WithCard,
    WithTrait,
    cards,
    choose,
    each,
    friend,
    here,
    main_phase,
)

PROFESSOR_NEIGH_ALGEBRAIC = friend(
    "pr52",
    "Professor Neigh, Algebraic!",
    PURPLE,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1),), THIS, WithCard(A_PROBLEM, cards(RESOURCE, WithTrait(REPORT)))),),
)

COMET_TAIL_HALE_BOPPER = friend(
    "pr54", "Comet Tail, Hale Bopper", PURPLE, power=1, cost=1, traits=(UNICORN,), rarity=COMMON
)

MINT_JEWELUP_A_CUT_ABOVE = friend(
    "pr55",
    "Mint Jewelup, A Cut Above",
    PURPLE,
    power=1,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(STUDIOUS,),
)

MAYOR_MARE_ELECTED_OFFICIAL = friend(
    "pr58",
    "Mayor Mare, Elected Official",
    PURPLE,
    power=1,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(main_phase(Move(choose(cards(CHARACTER, ControlledBy(OPPONENT)))), costs=(Pay(3),)),),
)

BLUE_MOON_OL_BLUE_EYES = friend(
    "pr60", "Blue Moon, Ol' Blue Eyes", PURPLE, power=2, cost=2, traits=(UNICORN,), rarity=COMMON
)

LADY_JUSTICE_JUDGE_JURY = friend(
    "pr63",
    "Lady Justice, Judge & Jury",
    PURPLE,
    power=3,
    cost=4,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        Continuous(
            (Power(-1),),
            each(cards(CHARACTER, ControlledBy(OPPONENT), here(NAMED)), wording=AFTERWARDS),
            DuringFaceoff(),
        ),
    ),
)

CARDS = (
    PROFESSOR_NEIGH_ALGEBRAIC,
    COMET_TAIL_HALE_BOPPER,
    MINT_JEWELUP_A_CUT_ABOVE,
    MAYOR_MARE_ELECTED_OFFICIAL,
    BLUE_MOON_OL_BLUE_EYES,
    LADY_JUSTICE_JUDGE_JURY,
)
