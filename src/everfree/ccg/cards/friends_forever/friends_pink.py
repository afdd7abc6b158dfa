"""The pink Friends of Friends Forever."""

from everfree.ccg.language import (
    AGILE, ALLY, ANYWHERE, AT_MOST, CHARACTER, COMMON, COST, EARTH_PONY, FOAL, FRIEND, GRIFFON, HASTY,
    HIPPOGRIFF, OPPONENT, PINK, RARE, THIS, YOU, ControlledBy, Dismiss, Enters, LookAndSort, May, NumberOf,
    ProblemDeckAt, Spelt, Triggered, With, WithTrait, cards, choose, eccentric, friend, when, wordings as w,
)  # fmt: skip

CHERRY_BERRY_CHOCKS_AWAY = friend(
    "ff21",
    "Cherry Berry, Chocks Away!",
    PINK,
    power=3,
    cost=3,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(eccentric(2),),
)

GRETCHEN_LOW_FLIER = friend(
    "ff25", "Gretchen, Low Flier", PINK, power=3, cost=3, traits=(GRIFFON,), rarity=COMMON, keywords=(AGILE,)
)

GRISELDA_URGENT_BUSINESS = friend(
    "ff26",
    "Griselda, Urgent Business",
    PINK,
    power=2,
    cost=3,
    needs=2,
    traits=(GRIFFON,),
    rarity=RARE,
    keywords=(HASTY, AGILE),
    abilities=(
        Triggered(
            Enters(THIS),
            May(
                Dismiss(
                    choose(
                        cards(
                            FRIEND,
                            ControlledBy(OPPONENT, w.OPPOSING),
                            With(
                                COST,
                                AT_MOST,
                                NumberOf(cards(CHARACTER, WithTrait(GRIFFON), ControlledBy(YOU, w.HAVE))),
                            ),
                        )
                    )
                )
            ),
            tag="Harmony Griffon",
        ),
    ),
)

KETTLE_CORN_GOING_IN_CIRCLES = friend(
    "ff27",
    "Kettle Corn, Going in Circles",
    PINK,
    power=2,
    cost=2,
    traits=(EARTH_PONY, FOAL),
    rarity=COMMON,
    keywords=(eccentric(1),),
)

SILVERSTREAM_STUDENT_OF_FRIENDSHIP = friend(
    "ff28",
    "Silverstream, Student of Friendship",
    PINK,
    power=2,
    cost=2,
    needs=1,
    traits=(ALLY, HIPPOGRIFF),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS),
            May(LookAndSort(Spelt(2), ProblemDeckAt(ANYWHERE), w.BACK_TOP_OR_BOTTOM)),
        ),
    ),
)
