"""Friends of The Crystal Games."""

from everfree.ccg.language import (
    BLUE,
    CHARACTER,
    COMMON,
    CRYSTAL,
    EARTH_PONY,
    FRIEND,
    OPPONENT,
    OPPOSING,
    TEAMWORK,
    THIS,
    TOGETHER,
    UNCOMMON,
    YELLOW,
    AlsoHasColoursOf,
    Continuous,
    ControlledBy,
    Pay,
    ReadyCards,
    WithTrait,
    cards,
    each,
    friend,
    here,
    main_phase,
    yours,
)

BOLT_PIVOT = friend(
    "cg5",
    "Bolt, Pivot",
    BLUE,
    power=4,
    cost=4,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=UNCOMMON,
    keywords=(TEAMWORK,),
    abilities=(main_phase(ReadyCards(THIS), costs=(Pay(2),)),),
)

BRIGHT_SMILE_ONE_OF_THE_GANG = friend(
    "cg79",
    "Bright Smile, One of the Gang",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (AlsoHasColoursOf(cards(CHARACTER, ControlledBy(OPPONENT, OPPOSING), here())),),
            each(yours(FRIEND, WithTrait(CRYSTAL), here()), wording=TOGETHER),
        ),
    ),
)

CARDS = (
    BOLT_PIVOT,
    BRIGHT_SMILE_ONE_OF_THE_GANG,
)
