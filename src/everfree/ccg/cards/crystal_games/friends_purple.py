"""The purple Friends of Crystal Games."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, AN_OPPONENT, ANYWHERE, BREEZIE, CARD, CHARACTER, COMMON, CRITTER, CRYSTAL,
    DISCARD_PILE, EARTH_PONY, ELDER, END_OF_TURN, EVENT, FIXED, FRIEND, HAND, HOME, ITS_PROBLEM, OPPONENT,
    PEGASUS, PROBLEM, PROBLEM_FACEOFFS, PURPLE, RARE, RESOURCE, ROYALTY, STUDIOUS, SWIFT, TEAMWORK, THIS,
    ULTRA_RARE, UNCOMMON, UNICORN, UNTIL_TRIGGERED, YOU, Another, At, Banish, BonusIs, Cant, Choose,
    Confronts, Continuous, ControlledBy, Enters, Exhaust, ForEach, Gain, Give, HasKeyword, Lasting,
    LosesFaceoff, May, Move, Pay, PayTo, Plays, Power, PutIntoPlay, PutOnDeck, Retire, Reveal, Sequence,
    SpokenOf, Standing, StartsFaceoff, That, Titled, TurnEnds, WithCard, WithTrait, cards, choose, each,
    friend, here, in_your_hand, main_phase, one, supportive, when, wordings as w, yours,
)  # fmt: skip

PRINCESS_TWILIGHT_SPARKLE_PRINCESS_OF_FRIENDSHIP = friend(
    "cg00",
    "Princess Twilight Sparkle, Princess of Friendship",
    PURPLE,
    power=3,
    cost=5,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=ULTRA_RARE,
    keywords=(STUDIOUS, SWIFT),
    abilities=(
        when(
            Plays(YOU, THIS),
            Gain(ForEach(+1, cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM)))),
        ),
    ),
)

CHEERILEE_HOMEROOM_TEACHER = friend(
    "cg47",
    "Cheerilee, Homeroom Teacher",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(when(Plays(AN_OPPONENT, one(FRIEND)), Gain(1)),),
)

HAYMAKER_TOUGH_TRAINER = friend(
    "cg48",
    "Haymaker, Tough Trainer",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(PEGASUS, ELDER),
    rarity=RARE,
    abilities=(when(LosesFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True), Gain(1)),),
)

MAYOR_MARE_TOWN_LEADERSHIP = friend(
    "cg49",
    "Mayor Mare, Town Leadership",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, one(EVENT)), May(PayTo((Exhaust(THIS),), Banish(choose(cards(RESOURCE)))))),),
)

MS_HARSHWHINNY_OFFICIOUS_OFFICIAL = friend(
    "cg50",
    "Ms. Harshwhinny, Officious Official",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(TEAMWORK,),
    abilities=(
        when(
            Confronts(YOU),
            May(
                PayTo(
                    (Exhaust(THIS), Pay(1)),
                    Move(choose(cards(CHARACTER, ControlledBy(OPPONENT, w.OPPOSING), At(ITS_PROBLEM))), HOME),
                )
            ),
        ),
    ),
)

NIGHT_LIGHT_DEVOTED_DAD = friend(
    "cg51",
    "Night Light, Devoted Dad",
    PURPLE,
    power=3,
    cost=3,
    needs=4,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK, supportive(1)),
)

OWLOWISCIOUS_WISE_PET = friend(
    "cg52",
    "Owlowiscious, Wise Pet",
    PURPLE,
    power=1,
    cost=2,
    needs=1,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),), THIS, WithCard(ANYWHERE, yours(CARD, Titled("Twilight Sparkle", w.ALONE)))
        ),
    ),
)

PRINCESS_LUNA_GOOD_NIGHTS_SLEEP = friend(
    "cg53",
    "Princess Luna, Good Night's Sleep",
    PURPLE,
    power=3,
    cost=3,
    needs=3,
    traits=(ALICORN, ROYALTY),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    Banish(choose(yours(FRIEND))),
                    Lasting(when(TurnEnds(A_PLAYER, w.NOBODYS), PutIntoPlay(That(FRIEND))), UNTIL_TRIGGERED),
                )
            ),
        ),
    ),
)

RAVEN_EVENT_ORGANIZER = friend(
    "cg54",
    "Raven, Event Organizer",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(TEAMWORK,),
    abilities=(when(Plays(YOU, one(EVENT)), Give((Power(+1),), THIS, END_OF_TURN)),),
)

ROOK_RAMPARTS_CHESS_CHAMP = friend(
    "cg55",
    "Rook Ramparts, Chess Champ",
    PURPLE,
    power=2,
    cost=3,
    traits=(CRYSTAL,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (HasKeyword(STUDIOUS.name),),
            THIS,
            WithCard(ANYWHERE, yours(CHARACTER, Another(w.ONE_UNSAID), WithTrait(CRYSTAL))),
        ),
    ),
)

SHINING_ARMOR_CRYSTAL_PRINCE = friend(
    "cg56",
    "Shining Armor, Crystal Prince",
    PURPLE,
    power=0,
    cost=3,
    needs=3,
    traits=(CRYSTAL, ROYALTY),
    rarity=UNCOMMON,
    abilities=(Continuous((Power(ForEach(+1, in_your_hand(CARD)), w.HAVE),), THIS),),
)

SILVER_SPANNER_DUMPSTER_DIVER = friend(
    "cg57",
    "Silver Spanner, Dumpster Diver",
    PURPLE,
    power=1,
    cost=1,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        main_phase(
            Banish(choose(cards(CARD, zone=DISCARD_PILE), wording=w.FROM)),
            costs=(Exhaust(choose(yours(CHARACTER, WithTrait(EARTH_PONY), here()))),),
        ),
    ),
)

TIGHT_SHIP_METICULOUS_PLANNER = friend(
    "cg58",
    "Tight Ship, Meticulous Planner",
    PURPLE,
    power=3,
    cost=3,
    needs=4,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            Lasting(Cant(Confronts(A_PLAYER, there=True)), END_OF_TURN, wording=w.SPOKEN_OF),
        ),
    ),
)

TOP_MARKS_LONG_WINDED_LECTURER = friend(
    "cg59",
    "Top Marks, Long-winded Lecturer",
    PURPLE,
    power=1,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=UNCOMMON,
    abilities=(Standing(BonusIs(each(cards(PROBLEM, At(ITS_PROBLEM)), wording=w.ONLY), 0)),),
)

TWILIGHT_SPARKLE_BREEZIEFIED = friend(
    "cg60",
    "Twilight Sparkle, Breeziefied",
    PURPLE,
    power=0,
    cost=0,
    needs=2,
    traits=(BREEZIE,),
    rarity=UNCOMMON,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(PayTo((Retire(THIS),), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS))),
        ),
    ),
)

TRIXIE_THE_GREAT_AND_POWERFUL_SHOWOFF = friend(
    "cg197",
    "Trixie, The Great and Powerful Showoff",
    PURPLE,
    power=2,
    cost=2,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Enters(THIS),
            Sequence(
                (
                    May(Reveal(Choose(in_your_hand(EVENT), 0, wording=w.FROM))),
                    Give(
                        (Power(ForEach(+2, cards(EVENT, SpokenOf(w.FOUND), zone=HAND)), w.HAVE),),
                        THIS,
                        END_OF_TURN,
                        w.LEADING,
                    ),
                )
            ),
        ),
    ),
)
