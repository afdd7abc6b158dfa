"""The Resources of Marks in Time."""

from everfree.ccg.language import (
    ACCESSORY,
    AN_OPPONENT,
    CHAOTIC,
    FLIP,
    FRIEND,
    HAVE,
    JOINED,
    LOCATION,
    POWER_MATCHES,
    PURPLE,
    SUPER_RARE,
    THAT,
    THAT_ONE,
    THIS,
    UNCOMMON,
    UNIQUE,
    WHITE,
    WITHIN,
    Banish,
    Card,
    ChooseNumber,
    Continuous,
    Elsewhere,
    Exhaust,
    FaceoffEnds,
    ForEachOnHost,
    Gain,
    Host,
    LetGuess,
    LookAtTop,
    Pay,
    PlayToHome,
    Power,
    PutIntoPlay,
    Sequence,
    main_phase,
    play_on,
    resource,
    when,
    yours,
)

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
        Elsewhere(FLIP, when(FaceoffEnds(), PutIntoPlay(THIS, on=yours(FRIEND))), wording=WITHIN),
        play_on(FRIEND),
        Continuous((Power(ForEachOnHost(+1, ACCESSORY), HAVE),), Host(FRIEND, THAT_ONE)),
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
                    LookAtTop(JOINED),
                    ChooseNumber(),
                    LetGuess(AN_OPPONENT, POWER_MATCHES, Banish(THAT), Gain(3)),
                )
            ),
            costs=(Pay(1), Exhaust(THIS)),
        ),
    ),
)


CARDS: tuple[Card, ...] = (
    BEDAZZLING_COSTUME,
    MAGIC_ARENA,
)
