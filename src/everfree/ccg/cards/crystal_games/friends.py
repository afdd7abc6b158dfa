"""Friends of The Crystal Games."""

from everfree.ccg.language import (
    CHARACTER,
    COMMON,
    CRYSTAL,
    FRIEND,
    OPPONENT,
    OPPOSING,
    TOGETHER,
    YELLOW,
    AlsoHasColoursOf,
    Continuous,
    ControlledBy,
    WithTrait,
    cards,
    each,
    friend,
    here,
    yours,
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

CARDS = (BRIGHT_SMILE_ONE_OF_THE_GANG,)
