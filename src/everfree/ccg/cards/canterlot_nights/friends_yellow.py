"""The yellow Friends of Canterlot Nights."""

from everfree.ccg.language import (
    A_PLAYER, A_PROBLEM, ALICORN, BANISHED, CARD, CARETAKER, CHARACTER, COMMON, CRITTER, EARTH_PONY, ELDER,
    END_OF_FACEOFF, END_OF_TURN, FACEOFF_TIMING, FIXED, FOAL, FRIEND, HOME, ITS_PROBLEM, MANE, NO_PHASE,
    OPPONENT, PEGASUS, PUMPED, RARE, RESOURCE, ROYALTY, SCORE_PHASE, THERE, THIS, TROUBLEMAKER, ULTRA_RARE,
    UNCOMMON, UNICORN, UNIQUE, YELLOW, YOU, Activated, Another, At, BeneathThis, Challenge, ChooseOne,
    Continuous, ControlledBy, DiscardCards, Dismiss, DuringFaceoff, Enters, Exhaust, Exhausted, ForEach,
    Frightened, Give, Is, May, Move, On, Pay, PayTo, PhaseStarts, Power, PutIntoHand, PutIntoPlay,
    PutsFlippedUnderDeck, ReadyCards, Replacement, Retire, SearchDeck, Sequence, Spend, Standing, That,
    UncountedAtHome, Unfrighten, WithTrait, cards, choose, each, friend, main_phase, one, reaction,
    supportive, when, wordings as w, yours,
)  # fmt: skip

ANGEL_SERIOUS_BUSINESS = friend(
    "cn83",
    "Angel, Serious Business",
    YELLOW,
    power=1,
    cost=2,
    needs=3,
    traits=(CRITTER,),
    rarity=RARE,
    keywords=(supportive(2),),
)

BLOSSOMFORTH_TOO_FLEXIBLE = friend(
    "cn84",
    "Blossomforth, Too Flexible",
    YELLOW,
    power=1,
    cost=1,
    needs=3,
    traits=(PEGASUS,),
    rarity=RARE,
    abilities=(
        Replacement(
            PutsFlippedUnderDeck(YOU, FRIEND, wording=w.AS_CARD),
            PayTo((Retire(THIS), Pay(2)), PutIntoPlay(That(FRIEND), place=ITS_PROBLEM)),
            optional=True,
            condition=DuringFaceoff(involving_this=True, wording=w.ONE_LEADING),
        ),
    ),
)

DOCTOR_HORSE_MD = friend(
    "cn85",
    "Doctor Horse, M.D.",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=FIXED,
    keywords=(PUMPED,),
    abilities=(
        Continuous(
            (Power(ForEach(+1, cards(CARD, BeneathThis(w.LYING), zone=BANISHED)), w.HAVE),),
            each(yours(FRIEND, Another(), At(ITS_PROBLEM)), wording=w.PLURAL),
        ),
    ),
)

EAGLE_SOARING_RAPTOR = friend(
    "cn86",
    "Eagle, Soaring Raptor",
    YELLOW,
    power=3,
    cost=3,
    needs=1,
    traits=(CRITTER,),
    rarity=UNCOMMON,
    keywords=(PUMPED,),
    abilities=(
        reaction(
            PhaseStarts(NO_PHASE, A_PLAYER, w.NOBODYS),
            May(PayTo((Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),), Move(THIS))),
        ),
    ),
)

FINE_LINE_AU_PAIR = friend(
    "cn87",
    "Fine Line, Au Pair",
    YELLOW,
    power=2,
    cost=2,
    needs=2,
    traits=(UNICORN,),
    rarity=COMMON,
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(yours(CHARACTER, Another(), At(ITS_PROBLEM)), wording=w.PLURAL),
            Is(one(MANE, ControlledBy(OPPONENT)), (At(HOME),)),
        ),
    ),
)

FLUTTERSHY_CRITTER_CAREGIVER = friend(
    "cn88",
    "Fluttershy, Critter Caregiver",
    YELLOW,
    power=2,
    cost=2,
    needs=3,
    traits=(PEGASUS,),
    rarity=UNCOMMON,
    abilities=(
        Standing(UncountedAtHome(each(cards(FRIEND, WithTrait(CRITTER)), wording=w.TOGETHER), w.TOWARDS)),
    ),
)

FLUTTERSHY_ELEMENT_OF_KINDNESS = friend(
    "cn89",
    "Fluttershy, Element of Kindness",
    YELLOW,
    power=5,
    cost=6,
    needs=6,
    traits=(PEGASUS, UNIQUE),
    rarity=RARE,
    abilities=(
        when(
            Enters(THIS),
            May(
                SearchDeck(
                    cards(FRIEND, WithTrait(CRITTER)),
                    PutIntoHand(That(wording=w.THEY), w.YOURS),
                    wording=w.UNDERSTOOD,
                    most=2,
                )
            ),
            wording=w.UNPAUSED,
        ),
        Activated(
            FACEOFF_TIMING,
            Give((Power(+2),), choose(cards(FRIEND)), END_OF_FACEOFF),
            (DiscardCards(YOU, description=cards(FRIEND, WithTrait(CRITTER))),),
        ),
    ),
)

GOLDIE_DELICIOUS_CAT_HOARDER = friend(
    "cn90",
    "Goldie Delicious, Cat Hoarder",
    YELLOW,
    power=2,
    cost=3,
    needs=4,
    traits=(EARTH_PONY, ELDER),
    rarity=RARE,
    abilities=(
        main_phase(Exhaust(THIS)),
        Continuous(
            (Power(+1, w.HAVE),),
            each(yours(FRIEND, WithTrait(CRITTER), At(ITS_PROBLEM, w.IT)), wording=w.AFTERWARDS),
            Is(tests=(Exhausted(),)),
        ),
    ),
)

LEMON_HEARTS_SWEETHEART = friend(
    "cn91",
    "Lemon Hearts, Sweetheart",
    YELLOW,
    power=1,
    cost=1,
    needs=1,
    traits=(UNICORN,),
    rarity=COMMON,
    keywords=(CARETAKER,),
)

LIZA_DOOLOTS_BOUNDLESS_ENERGY = friend(
    "cn92",
    "Liza Doolots, Boundless Energy",
    YELLOW,
    power=1,
    cost=2,
    traits=(UNICORN, FOAL),
    rarity=COMMON,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            May(Dismiss(choose(cards(RESOURCE, On(cards(FRIEND, At(THERE, w.NAMED))))))),
        ),
    ),
)

MANNY_ROAR_MILD_MANTICORE = friend(
    "cn93",
    "Manny Roar, Mild Manticore",
    YELLOW,
    power=3,
    cost=4,
    needs=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(when(Enters(THIS), Dismiss(choose(cards(RESOURCE)))),),
)

MRS_CAKE_DESSERTIER = friend(
    "cn94",
    "Mrs. Cake, Dessertier",
    YELLOW,
    power=3,
    cost=3,
    needs=3,
    traits=(EARTH_PONY,),
    rarity=COMMON,
    keywords=(supportive(1),),
    abilities=(
        Continuous(
            (Power(+1, w.HAVE),),
            each(yours(MANE), wording=w.ONLY),
            Is(each(yours(MANE), wording=w.ONLY), (At(ITS_PROBLEM, w.BESIDE),)),
            w.LAST,
        ),
    ),
)

NURSE_REDHEART_CANTANKEROUS_CARETAKER = friend(
    "cn95",
    "Nurse Redheart, Cantankerous Caretaker",
    YELLOW,
    power=3,
    cost=3,
    needs=4,
    traits=(EARTH_PONY,),
    rarity=RARE,
    keywords=(PUMPED,),
    abilities=(
        reaction(
            PhaseStarts(SCORE_PHASE, A_PLAYER, w.NOBODYS),
            May(
                PayTo(
                    (Spend(choose(cards(CARD, BeneathThis(), zone=BANISHED))),),
                    PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT)))),
                )
            ),
        ),
    ),
)

PRINCESS_CELESTIA_BRINGER_OF_LIGHT = friend(
    "cn96",
    "Princess Celestia, Bringer of Light",
    YELLOW,
    power=3,
    cost=4,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=UNCOMMON,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM),
            May(
                ChooseOne(
                    (
                        Unfrighten(choose(cards(FRIEND, Frightened(w.UNDERSTOOD)))),
                        ReadyCards(choose(cards(FRIEND))),
                    ),
                    wording=w.IN_ONE,
                )
            ),
        ),
    ),
)

RACCOON_SCROUNGER = friend(
    "cn97",
    "Raccoon, Scrounger",
    YELLOW,
    power=1,
    cost=2,
    traits=(CRITTER,),
    rarity=COMMON,
    abilities=(main_phase(Move(THIS), costs=(Exhaust(choose(yours(RESOURCE, At(HOME)))),)),),
)

WHITEWASH_AMIABLE_AVIATOR = friend(
    "cn98", "Whitewash, Amiable Aviator", YELLOW, power=2, cost=1, needs=2, traits=(PEGASUS,), rarity=COMMON
)

PRINCESS_CELESTIA_PROTECTOR_OF_EQUESTRIA = friend(
    "cn200",
    "Princess Celestia, Protector of Equestria",
    YELLOW,
    power=3,
    cost=3,
    needs=2,
    traits=(ALICORN, ROYALTY),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            Enters(THIS, A_PROBLEM, beside=cards(TROUBLEMAKER, ControlledBy(OPPONENT))),
            Sequence((Give((Power(+2),), THIS, END_OF_TURN), Challenge(That(TROUBLEMAKER), THIS))),
        ),
    ),
)
