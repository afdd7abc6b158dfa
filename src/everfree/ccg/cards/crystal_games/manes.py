"""The Mane Characters of The Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, ALL, BLUE, CARD, CARDS_OF_EACH_TYPE, DRAGON, EARTH_PONY, FIXED, FOAL,
    FRIEND, HERE, ITS_PROBLEM, OPPONENT, OPPONENTS, ORANGE, PEGASUS, PINK, PROBLEM, PROBLEM_FACEOFFS, PURPLE,
    RESOURCE, ROYALTY, SWIFT, THAT, THIS, TROUBLEMAKER, ULTRA_RARE, UNICORN, WHITE, YELLOW, YOU, CardType,
    Choose, Confronts, ControlledBy, CountersRemoved, DoesntHappen, Enters, Exhaust, If, IfDone, IsDismissed,
    IsUncovered, May, Move, NumberOf, Pay, PayTo, PlayCost, Plays, PutCounters, RemoveCounters, RemoveThem,
    Replacement, ReplaceProblems, Sequence, Side, SideTurnsUp, Standing, StartsFaceoff, That,
    ThereAreCounters, This, TurnFaceDown, TurnLimit, TurnOver, cards, choose, here, main_phase, mane, one,
    when, wordings as w, yours,
)  # fmt: skip

CUTIE_MARK_CRUSADERS_PONYVILLE_FLAG_CARRIERS = mane(
    "cg1",
    "Cutie Mark Crusaders, Ponyville Flag Carriers",
    rarity=FIXED,
    start=Side(
        PINK,
        1,
        (EARTH_PONY, PEGASUS, UNICORN, FOAL),
        abilities=(
            when(
                Confronts(YOU, anywhere=True),
                Sequence(
                    (
                        PutCounters(counter="Crusade"),
                        If(
                            ThereAreCounters(5, "Crusade"),
                            Sequence((RemoveThem("Crusade"), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        PINK,
        3,
        (EARTH_PONY, PEGASUS, UNICORN, FOAL),
        abilities=(
            when(
                Enters(one(PROBLEM)),
                May(PayTo((Exhaust(THIS), Pay(2)), ReplaceProblems(That(PROBLEM, w.IT)))),
            ),
        ),
        home_limit=4,
    ),
)

SPIKE_CRYSTAL_HERO = mane(
    "cg2",
    "Spike, Crystal Hero",
    rarity=FIXED,
    start=Side(
        PURPLE,
        1,
        (DRAGON,),
        abilities=(
            when(
                IsUncovered(one(TROUBLEMAKER)),
                Sequence(
                    (
                        PutCounters(counter="Hero"),
                        If(
                            ThereAreCounters(5, "Hero"),
                            Sequence((RemoveThem("Hero"), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        PURPLE,
        3,
        (DRAGON,),
        abilities=(
            main_phase(
                TurnFaceDown(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT), here()))),
                costs=(Exhaust(THIS),),
            ),
        ),
        home_limit=4,
    ),
)

PRINCESS_CADANCE_LOVING_RULER = mane(
    "cg3",
    "Princess Cadance, Loving Ruler",
    rarity=FIXED,
    start=Side(
        WHITE,
        1,
        (ALICORN, ROYALTY),
        abilities=(
            when(
                Enters(one(FRIEND, ControlledBy(OPPONENT)), HERE),
                Sequence(
                    (
                        PutCounters(counter="Shield"),
                        If(
                            ThereAreCounters(5, "Shield"),
                            Sequence((RemoveThem("Shield"), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        WHITE,
        3,
        (ALICORN, ROYALTY),
        abilities=(Standing(PlayCost(+2, cards(FRIEND), OPPONENTS, HERE, w.UNFORCED)),),
        home_limit=4,
    ),
)

POSTAGE = "Postage"

BUBBLY_MARE_HELPING_HOOF = mane(
    "cg4",
    "Bubbly Mare, Helping Hoof",
    rarity=FIXED,
    start=Side(
        YELLOW,
        1,
        (PEGASUS,),
        (),
        (
            when(
                Confronts(YOU, anywhere=True),
                Sequence(
                    (
                        PutCounters(counter=POSTAGE),
                        If(
                            ThereAreCounters(5, POSTAGE),
                            Sequence((RemoveThem(POSTAGE), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        YELLOW,
        3,
        (PEGASUS,),
        (),
        (Standing(TurnLimit(OPPONENTS, 1, CARDS_OF_EACH_TYPE)),),
        home_limit=4,
    ),
)

SHINING_ARMOR_FASTBALL_SPECIAL = mane(
    "cg191",
    "Shining Armor, Fastball Special",
    rarity=ULTRA_RARE,
    start=Side(
        BLUE,
        1,
        (UNICORN, ROYALTY),
        abilities=(
            when(
                StartsFaceoff(A_PLAYER, kinds=PROBLEM_FACEOFFS, wording=w.AS_TIME),
                May(IfDone(PayTo((Pay(1),), PutCounters(counter="Windup")), May(TurnOver(THIS)))),
            ),
        ),
        home_limit=3,
    ),
    boosted=Side(
        BLUE,
        3,
        (ALICORN, ROYALTY),
        (SWIFT,),
        (
            when(
                SideTurnsUp(wording=w.TURNS_HYPHENED),
                Sequence(
                    (
                        May(Move(This(w.IT), A_PROBLEM)),
                        Sequence(
                            (
                                RemoveCounters(count=ALL, counter="Windup", wording=w.EACH),
                                May(
                                    Move(
                                        Choose(yours(FRIEND), NumberOf(CountersRemoved()), up_to=True),
                                        ITS_PROBLEM,
                                        w.COUNTED_LAST,
                                    )
                                ),
                            ),
                            w.IN_ONE,
                        ),
                    ),
                    w.LASTLY,
                ),
            ),
        ),
        home_limit=4,
        title="Princess Cadance",
    ),
)

SPIKE_THE_BRAVE_AND_GLORIOUS = mane(
    "cg192",
    "Spike, The Brave and Glorious",
    rarity=ULTRA_RARE,
    start=Side(
        ORANGE,
        1,
        (DRAGON,),
        abilities=(
            when(
                Plays(YOU, one(CARD)),
                Sequence(
                    (
                        PutCounters(counter="Dragon"),
                        If(
                            ThereAreCounters(4, "Dragon"),
                            Sequence((RemoveThem("Dragon"), TurnOver(This(w.IT)))),
                            wording=w.THEN,
                        ),
                    )
                ),
            ),
        ),
        home_limit=4,
    ),
    boosted=Side(
        ORANGE,
        3,
        (DRAGON,),
        abilities=(
            Replacement(
                IsDismissed(one(CardType(FRIEND | RESOURCE), ControlledBy(YOU))),
                IfDone(TurnOver(THIS), DoesntHappen(IsDismissed(THAT))),
                optional=True,
            ),
        ),
        home_limit=4,
    ),
)
