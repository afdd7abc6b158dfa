"""The Resources of Marks in Time."""

from everfree.ccg.language import (
    ACCESSORY, AN_OPPONENT, CHAOTIC, FLIP, FRIEND, LOCATION, POWER_MATCHES, PURPLE, SUPER_RARE, THAT, THIS,
    UNCOMMON, UNIQUE, WHITE, Banish, ChooseNumber, Continuous, Elsewhere, Exhaust, FaceoffEnds, ForEachOnHost,
    Gain, Host, LetGuess, LookAt, Pay, PlayToHome, Power, PutIntoPlay, Sequence, TopOf, main_phase, play_on,
    resource, when, wordings as w, yours,
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
