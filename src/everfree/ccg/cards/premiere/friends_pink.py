"""The pink Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM, CHARACTER, COMMON, CRITTER, EARTH_PONY, ELDER, FIXED, FOAL, FRIEND, OPPONENT, PEGASUS, PINK,
    PROBLEM_FACEOFFS, RANDOM, RARE, THAT_PLAYER, THERE, THIS, TROUBLEMAKER, TROUBLEMAKER_FACEOFF, ULTRA_RARE,
    UNCOMMON, UNICORN, YOU, At, Cant, ConfrontNeeds, Confronts, Continuous, ControlledBy, Dismiss, Draw,
    Draws, Exhaust, FaceDown, FaceUp, Has, InFaceoff, Involved, It, LookAndReorder, LookAt, May, Moves, Plays,
    Power, ProblemDeckAt, PutIntoHand, Reveal, SearchDeck, Sequence, SpokenOf, Standing, TurnFaceDown,
    Uncover, WinsFaceoff, cards, choose, friend, main_phase, reaction, when, wordings as w,
)  # fmt: skip

APPLE_BROWN_BETTY_PASTRY_CHEF = friend(
    "pr36", "Apple Brown Betty, Pastry Chef", PINK, power=3, cost=3, traits=(EARTH_PONY,), rarity=COMMON
)

BERRY_DREAMS_POM_POM_PONY = friend(
    "pr37",
    "Berry Dreams, Pom-Pom Pony",
    PINK,
    power=1,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    abilities=(when(Plays(YOU, THIS), Draw()),),
)

BIG_TOP_SILLY_PONY = friend(
    "pr38",
    "Big Top, Silly Pony",
    PINK,
    power=3,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=FIXED,
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), InFaceoff(w.SPOKEN_OF)))),
        ),
    ),
)

CHARGED_UP_ENERGIZER_PONY = friend(
    "pr39",
    "Charged Up, Energizer Pony",
    PINK,
    power=2,
    cost=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(when(Moves(YOU, THIS, destination=A_PROBLEM), May(LookAndReorder(2, ProblemDeckAt(THERE)))),),
)

DANCE_FEVER_DISCO_KING = friend(
    "pr40",
    "Dance Fever, Disco King",
    PINK,
    power=1,
    cost=1,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(RANDOM,),
)

LUCKY_STREAK_ONE_IN_A_MILLION = friend(
    "pr41",
    "Lucky Streak, One in a Million",
    PINK,
    power=1,
    cost=1,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(Plays(YOU, THIS), May(Uncover(choose(cards(TROUBLEMAKER, FaceDown()))))),
        main_phase(LookAt(choose(cards(TROUBLEMAKER, FaceDown()))), costs=(Exhaust(THIS),)),
    ),
)

FLITTER_RIBBON_WIELDER = friend(
    "pr42",
    "Flitter, Ribbon Wielder",
    PINK,
    power=1,
    cost=1,
    traits=(PEGASUS,),
    rarity=COMMON,
    abilities=(Continuous((Power(+1),), THIS, Involved(TROUBLEMAKER_FACEOFF)),),
)

GOLDENGRAPE_POPULAR_PUNSTER = friend(
    "pr43",
    "Goldengrape, Popular Punster",
    PINK,
    power=1,
    cost=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            May(
                SearchDeck(
                    cards(FRIEND), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE
                )
            ),
        ),
    ),
)

HIGH_SPIRITS_LIFE_ENTHUSIAST = friend(
    "pr44", "High Spirits, Life Enthusiast", PINK, power=1, cost=1, traits=(PEGASUS,), rarity=COMMON
)

PINKIE_PIE_PINKIE_RESPONSIBILITY_PIE = friend(
    "pr45",
    'Pinkie Pie, Pinkie "Responsibility" Pie',
    PINK,
    power=2,
    cost=4,
    needs=2,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM),
            Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), At(THERE, w.NAMED)))),
        ),
    ),
)

PINKIE_PIE_ICE_CUTTER = friend(
    "pr46",
    "Pinkie Pie, Ice Cutter",
    PINK,
    power=3,
    cost=4,
    needs=1,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(RANDOM,),
    abilities=(when(Confronts(OPPONENT), Draw()),),
)

PINPRICK_POP_STAR = friend(
    "pr47",
    "Pinprick, Pop Star",
    PINK,
    power=1,
    cost=2,
    needs=4,
    traits=(UNICORN,),
    rarity=RARE,
    keywords=(RANDOM,),
    abilities=(
        when(
            WinsFaceoff(YOU, PROBLEM_FACEOFFS, involving_this=True),
            Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT), InFaceoff(w.SPOKEN_OF)))),
        ),
    ),
)

OL_SALT_SALT_BLOCKED = friend(
    "pr48",
    "Ol' Salt, Salt Blocked",
    PINK,
    power=1,
    cost=2,
    traits=(EARTH_PONY, ELDER),
    rarity=UNCOMMON,
    abilities=(Standing(ConfrontNeeds(OPPONENT, +1)),),
)

SNIPS_SNAILS_DYNAMIC_DUO = friend(
    "pr49",
    "Snips & Snails, Dynamic Duo",
    PINK,
    power=3,
    cost=4,
    needs=3,
    traits=(UNICORN, FOAL),
    rarity=RARE,
    abilities=(Standing(ConfrontNeeds(OPPONENT, +1)),),
)

SURPRISE_PARTY_PEGASUS = friend(
    "pr50",
    "Surprise, Party Pegasus",
    PINK,
    power=1,
    cost=3,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, THIS, A_PROBLEM, beside=cards(TROUBLEMAKER, FaceUp())),
            TurnFaceDown(choose(cards(TROUBLEMAKER, SpokenOf()))),
        ),
    ),
)

LYRA_HEARTSTRINGS_BONAFIDE = friend(
    "pr201",
    "Lyra Heartstrings, Bonafide",
    PINK,
    power=4,
    cost=5,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    abilities=(reaction(Draws(OPPONENT), Draw(2), costs=(Exhaust(THIS),)),),
)

SCREWY_BARKING_MAD = friend(
    "pr202",
    "Screwy, Barking Mad",
    PINK,
    power=1,
    cost=2,
    needs=2,
    traits=(CRITTER, EARTH_PONY),
    rarity=ULTRA_RARE,
    abilities=(
        Standing(
            Cant(
                Confronts(OPPONENT),
                Has(THAT_PLAYER, cards(CHARACTER, At(THERE, w.NAMED)), 3),
                wording=w.PLURAL,
            ),
        ),
    ),
)
