"""The Events of Defenders of Equestria."""

from everfree.ccg.language import (
    AT_LEAST, BLUE, CHAOTIC, CHARACTER, COMMON, CRITTER, END_OF_FACEOFF, END_OF_TURN, FLIP, FRIEND, IMMEDIATE,
    MAIN_PHASE_TIMING, OPPONENT, ORANGE, PINK, POWER, PURPLE, RARE, RESOURCE, SONG, THIS, TROUBLEMAKER,
    ULTRA_RARE, UNCOMMON, WHITE, YELLOW, YOU, AdditionalCost, Banish, CardType, ChooseOne, ControlledBy,
    DiscardCards, Dismiss, Elsewhere, EventText, Frighten, GainControl, Give, InFaceoff, IsFlipped,
    MoreConfrontSteps, PayTo, Power, PutCounters, PutIntoHand, PutIntoPlay, PutTokens, Retire, RevealUntil,
    Spelt, That, TurnFaceDown, With, cards, choose, each, event, token, when, wordings as w, yours,
)  # fmt: skip

A_PETITE_SNEEZE = event(
    "de90",
    "A Petite Sneeze",
    WHITE,
    power=4,
    cost=3,
    needs=4,
    rarity=UNCOMMON,
    text=(
        AdditionalCost((DiscardCards(YOU, 2),)),
        EventText(
            MAIN_PHASE_TIMING,
            Banish(
                choose(cards(CardType(FRIEND | RESOURCE | TROUBLEMAKER), ControlledBy(OPPONENT, w.OPPOSING)))
            ),
        ),
    ),
)

BELLY_FLOP = event(
    "de92",
    "Belly Flop",
    PINK,
    power=3,
    cost=1,
    needs=3,
    rarity=COMMON,
    text=(
        EventText(
            IMMEDIATE,
            PayTo(
                (Retire(choose(cards(FRIEND))),),
                Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING)))),
            ),
        ),
    ),
)

CIPACTLI_ATTACK = event(
    "de93",
    "Cipactli Attack",
    BLUE,
    power=4,
    cost=2,
    needs=2,
    rarity=UNCOMMON,
    text=(EventText(IMMEDIATE, Frighten(choose(cards(FRIEND)))),),
)

DARING_DIVE = event(
    "de94",
    "Daring Dive",
    BLUE,
    power=5,
    cost=0,
    needs=2,
    rarity=COMMON,
    text=(
        AdditionalCost((DiscardCards(YOU, 2),)),
        EventText(
            IMMEDIATE,
            Give(
                (Power(+2),), choose(cards(CHARACTER, InFaceoff(w.SOME_FACEOFF))), END_OF_FACEOFF, w.AS_DEED
            ),
        ),
    ),
)

FRIENDS_ARE_ALWAYS_THERE = event(
    "de96",
    "Friends Are Always There",
    YELLOW,
    power=5,
    cost=2,
    needs=3,
    rarity=UNCOMMON,
    traits=(SONG,),
    text=(
        EventText(
            MAIN_PHASE_TIMING,
            ChooseOne(
                (
                    Dismiss(choose(cards(RESOURCE))),
                    GainControl(choose(cards(TROUBLEMAKER, ControlledBy(OPPONENT, w.OPPOSING))), END_OF_TURN),
                    PutTokens(token(1, YELLOW, CRITTER), Spelt(3)),
                )
            ),
        ),
    ),
)

FUNNY_BUSINESS = event(
    "de97",
    "Funny Business",
    PINK,
    power=4,
    cost=2,
    needs=3,
    rarity=COMMON,
    text=(
        AdditionalCost((DiscardCards(YOU, 2),)),
        EventText(MAIN_PHASE_TIMING, Dismiss(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING))))),
    ),
)

MYSTERIOUS_DISAPPEARANCE = event(
    "de101",
    "Mysterious Disappearance",
    PURPLE,
    power=3,
    cost=0,
    needs=3,
    rarity=COMMON,
    traits=(CHAOTIC,),
    text=(
        Elsewhere(FLIP, when(IsFlipped(THIS), Banish(choose(cards(RESOURCE))))),
        AdditionalCost((DiscardCards(YOU, 2),)),
        EventText(IMMEDIATE, Banish(choose(cards(RESOURCE)))),
    ),
)

NATURAL_20 = event(
    "de102",
    "Natural 20",
    PURPLE,
    power=4,
    cost=2,
    needs=4,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, TurnFaceDown(choose(cards(TROUBLEMAKER)))),),
)

SIMILO_DUPLEXIS = event(
    "de104",
    "Similo Duplexis",
    PURPLE,
    power=4,
    cost=4,
    needs=4,
    rarity=RARE,
    text=(EventText(MAIN_PHASE_TIMING, MoreConfrontSteps()),),
)

TAKING_CARE_OF_BUSINESS = event(
    "de106",
    "Taking Care of Business",
    ORANGE,
    power=4,
    cost=3,
    needs=3,
    rarity=COMMON,
    text=(EventText(IMMEDIATE, PutCounters(each(yours(CHARACTER, InFaceoff(w.SOME_FACEOFF))))),),
)

TOUGH_LOVE = event(
    "de107",
    "Tough Love",
    YELLOW,
    power=4,
    cost=2,
    needs=4,
    rarity=UNCOMMON,
    text=(
        EventText(
            IMMEDIATE,
            PutIntoHand(choose(cards(FRIEND, ControlledBy(OPPONENT, w.OPPOSING), With(POWER, AT_LEAST, 3)))),
        ),
    ),
)

SUNSET_FESTIVAL = event(
    "de140",
    "Sunset Festival",
    PINK,
    power=3,
    cost=2,
    needs=3,
    rarity=ULTRA_RARE,
    text=(
        EventText(
            MAIN_PHASE_TIMING, RevealUntil(cards(FRIEND), PutIntoPlay(That(FRIEND), under=YOU), OPPONENT)
        ),
    ),
)
