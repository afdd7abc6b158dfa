"""The purple Friends of Premiere."""

from everfree.ccg.language import (
    A_PROBLEM, ANOTHER_PROBLEM, CARD, CHARACTER, COMMON, EARTH_PONY, END_OF_PHASE, EVENT, FIXED, HOME,
    ITS_PROBLEM, MAIN_PHASE_TIMING, OPPONENT, PEGASUS, PURPLE, RARE, REPORT, RESOURCE, STUDIOUS, THERE, THIS,
    ULTRA_RARE, UNICORN, YOU, ZEBRA, Activated, At, Choose, Continuous, ControlledBy, Draw, DuringFaceoff,
    Exhaust, ForEach, Gain, IfDone, IsPlayed, It, LookAndReorder, May, Move, Moves, Pay, Plays, Power,
    PutIntoHand, PutOnDeck, Reveal, SearchDeck, Sequence, That, This, WithCard, WithTrait, cards, choose,
    each, friend, in_your_hand, is_at, main_phase, one, reaction, when, wordings as w,
)  # fmt: skip

APPLE_STARS_FRUIT_PRODIGY = friend(
    "pr51",
    "Apple Stars, Fruit Prodigy",
    PURPLE,
    power=3,
    cost=4,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    keywords=(STUDIOUS,),
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

BRIGHT_BULB_SEASONED_STRATEGIST = friend(
    "pr53",
    "Bright Bulb, Seasoned Strategist",
    PURPLE,
    power=2,
    cost=3,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        reaction(
            IsPlayed(one(CHARACTER, ControlledBy(OPPONENT)), ITS_PROBLEM),
            May(IfDone(Exhaust(THIS), Move(That(CHARACTER)))),
            wording=w.WHEN,
        ),
    ),
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

GYRO_POINDEXTER = friend(
    "pr56",
    "Gyro, Poindexter",
    PURPLE,
    power=1,
    cost=1,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    abilities=(
        when(
            Plays(YOU, THIS),
            May(
                SearchDeck(
                    cards(EVENT), Sequence((Reveal(It()), PutIntoHand(It(), w.YOURS))), wording=w.IN_ONE
                )
            ),
        ),
    ),
)

LEMONY_GEM_SOUR_GRAPES = friend(
    "pr57",
    "Lemony Gem, Sour Grapes",
    PURPLE,
    power=1,
    cost=2,
    needs=1,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        when(
            Moves(YOU, THIS, destination=A_PROBLEM),
            May(
                Move(choose(cards(CHARACTER, ControlledBy(OPPONENT), At(THERE, w.NAMED))), ANOTHER_PROBLEM),
            ),
        ),
    ),
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

RARE_FIND_A_REAL_GEM = friend(
    "pr59",
    "Rare Find, A Real Gem",
    PURPLE,
    power=1,
    cost=1,
    needs=2,
    traits=(UNICORN,),
    rarity=RARE,
    abilities=(
        Continuous(
            (Power(ForEach(+1, cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM, w.IT)))),), THIS
        ),
    ),
)

BLUE_MOON_OL_BLUE_EYES = friend(
    "pr60", "Blue Moon, Ol' Blue Eyes", PURPLE, power=2, cost=2, traits=(UNICORN,), rarity=COMMON
)

SPRING_FORWARD_COMPANIONABLE_FILLY = friend(
    "pr61",
    "Spring Forward, Companionable Filly",
    PURPLE,
    power=2,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(STUDIOUS,),
    abilities=(
        Continuous(
            (Power(ForEach(+2, cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM, w.IT)))),), THIS
        ),
    ),
)

SUNNY_RAYS_ONE_BRIGHT_MARE = friend(
    "pr62",
    "Sunny Rays, One Bright Mare",
    PURPLE,
    power=2,
    cost=2,
    needs=2,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(when(Plays(YOU, THIS), May(LookAndReorder(2))),),
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
            each(cards(CHARACTER, ControlledBy(OPPONENT), At(ITS_PROBLEM)), wording=w.AFTERWARDS),
            DuringFaceoff(),
        ),
    ),
)

TWILIGHT_SPARKLE_ALL_TEAM_ORGANIZER = friend(
    "pr64",
    "Twilight Sparkle, All-Team Organizer",
    PURPLE,
    power=2,
    cost=3,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(main_phase(Gain(1, END_OF_PHASE), costs=(Exhaust(THIS),)),),
)

TWILIGHT_SPARKLE_URSA_VANQUISHER = friend(
    "pr203",
    "Twilight Sparkle, Ursa Vanquisher",
    PURPLE,
    power=4,
    cost=3,
    needs=3,
    traits=(UNICORN,),
    rarity=ULTRA_RARE,
    keywords=(STUDIOUS,),
    abilities=(
        Activated(
            MAIN_PHASE_TIMING,
            May(
                IfDone(
                    Sequence((Exhaust(THIS), PutIntoHand(This(w.IT)))),
                    Move(Choose(cards(CHARACTER, ControlledBy(OPPONENT)), 2, up_to=True), HOME),
                )
            ),
            condition=is_at(A_PROBLEM),
        ),
    ),
)

ZECORA_EVERFREE_GURU = friend(
    "pr204",
    "Zecora, Everfree Guru",
    PURPLE,
    power=1,
    cost=3,
    needs=3,
    traits=(ZEBRA,),
    rarity=ULTRA_RARE,
    abilities=(
        main_phase(
            Sequence((Draw(2), PutOnDeck(choose(in_your_hand(CARD), wording=w.FROM), w.YOURS)), w.THEN),
            costs=(Exhaust(THIS),),
        ),
    ),
)
