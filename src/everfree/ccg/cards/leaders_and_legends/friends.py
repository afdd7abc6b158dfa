"""The Friends of Leaders and Legends."""

from everfree.ccg.language import (
    AN_OPPONENT, A_PLAYER, BANISHED, CARD, END_OF_FACEOFF, FRIEND, OPPONENT, PEGASUS, PURPLE, RESOURCE,
    SUPER_RARE, THIS, ULTRA_RARE, UNICORN, UNIQUE, WHITE, YELLOW, YOU, ZEBRA, BanishFaceDown,
    BanishedFaceDownBy, CardType, ChosenNumber, Controls, Draw, Enters, Exhaust, Flips, GainControl, If,
    Lasting, May, MayPlayFrom, NameCard, Not, OwnedBy, PutIntoPlay, Score, Sequence, Standing, StartsFaceoff,
    That, Token, WithThatName, cards, choose, friend, main_phase, when, wordings as w, yours,
)  # fmt: skip

RARITY_THROW_ME_A_BONE_DEAR = friend(
    "ll137",
    "Rarity, Throw Me A Bone, Dear",
    WHITE,
    power=4,
    cost=3,
    needs=3,
    traits=(UNICORN, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        main_phase(
            Sequence(
                (
                    GainControl(That(CardType(FRIEND | RESOURCE)), who=AN_OPPONENT),
                    If(
                        Controls(
                            OPPONENT,
                            cards(CardType(FRIEND | RESOURCE), Not(Token()), OwnedBy(YOU)),
                            2,
                            w.SAME,
                        ),
                        Score(1),
                        wording=w.THEN,
                    ),
                )
            ),
            costs=(Exhaust(THIS), Exhaust(choose(yours(CardType(FRIEND | RESOURCE), Not(Token()))))),
        ),
    ),
)


FLUTTERSHY_ALL_CREATURES_GREAT_AND_SMALL = friend(
    "ll138",
    "Fluttershy, All Creatures Great & Small",
    YELLOW,
    power=3,
    cost=3,
    needs=4,
    traits=(PEGASUS, UNIQUE),
    rarity=ULTRA_RARE,
    abilities=(
        when(
            StartsFaceoff(A_PLAYER, involving_this=True, wording=w.AS_TIME),
            May(
                Sequence(
                    (
                        NameCard(noun=FRIEND),
                        Lasting(
                            when(
                                Flips(YOU, wording=w.UNDERSTOOD, what=cards(FRIEND, WithThatName())),
                                PutIntoPlay(That(FRIEND)),
                            ),
                            END_OF_FACEOFF,
                        ),
                    )
                )
            ),
        ),
    ),
)


ZECORA_CURATIVE_CACHE = friend(
    "ll41",
    "Zecora, Curative Cache",
    PURPLE,
    power=2,
    cost=4,
    needs=4,
    traits=(ZEBRA,),
    rarity=SUPER_RARE,
    abilities=(
        when(Enters(THIS), Sequence((BanishFaceDown(4), Draw(ChosenNumber())), w.THEN)),
        Standing(
            MayPlayFrom(cards(CARD, BanishedFaceDownBy(FRIEND, "Zecora, Curative Cache"), zone=BANISHED))
        ),
    ),
)
