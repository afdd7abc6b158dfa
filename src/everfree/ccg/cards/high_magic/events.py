"""The Events of High Magic."""

from everfree.ccg.language import (
    BLUE, END_OF_TURN, FRIEND, HAND, HASTY, IMMEDIATE, RARE, YOU, ControlledBy, EventText, Give, HasKeyword,
    Plays, cards, each, event, one, wordings as w,
)  # fmt: skip

UNDER_THE_WIRE = event(
    "hm101",
    "Under the Wire",
    BLUE,
    power=4,
    cost=1,
    needs=4,
    rarity=RARE,
    text=(
        EventText(
            IMMEDIATE,
            Give(
                (HasKeyword(HASTY.name),),
                each(cards(FRIEND, ControlledBy(YOU), zone=HAND), wording=w.TOGETHER),
                END_OF_TURN,
                ended_by=Plays(YOU, one(FRIEND)),
            ),
        ),
    ),
)
