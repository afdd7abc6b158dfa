"""The Resources of Marks in Time."""

from everfree.ccg.language import (
    ACCESSORY, AN_OPPONENT, BLUE, CARD, CHAOTIC, COMMON, FLIP, FRIEND, HASTY, IMMEDIATE, LOCATION, ORANGE,
    POWER_MATCHES, PREPARED, PURPLE, RARE, SUPER_RARE, THAT, THIS, UNCOMMON, UNIQUE, WHITE, Activated, Banish,
    ChooseNumber, Continuous, Elsewhere, Enters, Exhaust, FaceoffEnds, ForEachOnHost, Gain, HasKeyword, Host,
    LetGuess, LookAt, Move, Need, Pay, PlayOn, PlayToHome, Power, PutIntoPlay, RemoveCounters, Sequence,
    TopOf, choose, main_phase, play_on, resource, when, wordings as w, yours,
)  # fmt: skip

BEDAZZLING_COSTUME = resource(
    "mt96",
    "Bedazzling Costume",
    WHITE,
    power=5,
    cost=1,
    needs=3,
    rarity=UNCOMMON,
    traits=(ACCESSORY, CHAOTIC),
    abilities=(
        Elsewhere(FLIP, when(FaceoffEnds(), PutIntoPlay(THIS, on=yours(FRIEND))), wording=w.WITHIN),
        play_on(FRIEND),
        Continuous((Power(ForEachOnHost(+1, ACCESSORY), w.HAVE),), Host(FRIEND, w.THAT_ONE)),
    ),
)

CYBERNETIC_LIMB_ACTUATOR = resource(
    "mt97",
    "Cybernetic Limb Actuator",
    BLUE | WHITE,
    power=4,
    cost=2,
    needs=1,
    rarity=RARE,
    traits=(ACCESSORY, UNIQUE),
    keywords=(HASTY,),
    abilities=(
        PlayOn(yours(FRIEND)),
        when(Enters(THIS), Move(Host(FRIEND, w.THAT_ONE))),
        Continuous((Power(+3, w.HAVE),), Host(FRIEND, w.THAT_ONE)),
    ),
)

DETECTIVE_DUDS = resource(
    "mt98",
    "Detective Duds",
    WHITE,
    power=4,
    cost=2,
    needs=2,
    rarity=COMMON,
    traits=(ACCESSORY,),
    abilities=(
        play_on(FRIEND),
        Continuous((Power(+3, w.HAVE), HasKeyword(PREPARED.name)), Host(FRIEND, w.THAT_ONE)),
    ),
)

MAGIC_ARENA = resource(
    "mt104",
    "Magic Arena",
    PURPLE,
    power=3,
    cost=2,
    needs=3,
    rarity=SUPER_RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        main_phase(
            Sequence(
                (
                    LookAt(TopOf(), w.JOINED),
                    ChooseNumber(),
                    LetGuess(AN_OPPONENT, POWER_MATCHES, Banish(THAT), Gain(3)),
                )
            ),
            costs=(Pay(1), Exhaust(THIS)),
        ),
    ),
)

SWEET_APPLE_FACTORY = resource(
    "mt106",
    "Sweet Apple Factory",
    PURPLE | ORANGE,
    power=5,
    cost=1,
    needs=(Need(ORANGE, 2), Need(PURPLE, 2)),
    rarity=RARE,
    traits=(LOCATION, UNIQUE),
    abilities=(
        PlayToHome(),
        Activated(IMMEDIATE, Gain(1), (Exhaust(THIS), RemoveCounters(choose(yours(CARD))))),
    ),
)
