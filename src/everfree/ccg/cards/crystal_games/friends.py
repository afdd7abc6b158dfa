"""Friends of The Crystal Games."""

from everfree.ccg.language import (
    AT_MOST, A_PLAYER, BLUE, CHARACTER, COMMON, CRITTER, CRYSTAL, EARTH_PONY, FRIEND, OPPONENT, POWER,
    PRINTED_POWER, PRISMATIC, PROBLEM_FACEOFFS, PUMPED, PURPLE, RARE, TEAMWORK, THAT, THIS, UNCOMMON, YELLOW,
    YOU, AddToTotal, AlsoHasColoursOf, CeaseInvolvement, ColoursOf, Continuous, ControlledBy, Flips, IfDone,
    InFaceoff, May, NumberOf, Pay, Pick, ReadyCards, Replacement, Spend, StartsFaceoff, That, ValueOf, With,
    WithTrait, beneath_this, cards, choose, each, friend, here, main_phase, when, wordings as w, yours,
)  # fmt: skip

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

TWILIGHT_SPARKLE_CRYSTALLIZED = friend(
    "cg61",
    "Twilight Sparkle, Crystallized",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(CRYSTAL,),
    rarity=UNCOMMON,
    keywords=(PRISMATIC,),
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, involving_this=True, wording=w.AS_TIME),
            May(
                IfDone(
                    Pick(
                        choose(
                            cards(
                                CHARACTER,
                                ControlledBy(OPPONENT, w.OPPOSING),
                                InFaceoff(),
                                With(POWER, AT_MOST, NumberOf(ColoursOf())),
                            )
                        )
                    ),
                    CeaseInvolvement(That(CHARACTER)),
                )
            ),
        ),
    ),
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
            (AlsoHasColoursOf(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), here())),),
            each(yours(FRIEND, WithTrait(CRYSTAL), here()), wording=w.TOGETHER),
        ),
    ),
)

ORTHROS_GO_FETCH = friend(
    "cg87",
    "Orthros, Go Fetch",
    YELLOW,
    power=3,
    cost=4,
    needs=4,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        Replacement(
            Flips(YOU, involving_this=True),
            IfDone(Spend(beneath_this()), AddToTotal(ValueOf(PRINTED_POWER, THAT))),
            optional=True,
        ),
    ),
)
