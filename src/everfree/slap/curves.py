"""How long people take to react: whole milliseconds from whole random numbers, the same on every machine."""

from typing import Final

STEPS: Final = 32
UNIT: Final = STEPS * 1000
"""A law is given a random number below this."""

# Values of a law at every 32nd of its probability, in thousandths; the ends stand at 0.2 % and 99.8 %.
NORMAL: Final = (
    -2878, -1863, -1534, -1318, -1150, -1010, -887, -776, -674, -579, -489, -402, -319, -237, -157, -78, 0,
    78, 157, 237, 319, 402, 489, 579, 674, 776, 887, 1010, 1150, 1318, 1534, 1863, 2878,
)  # fmt: skip
"""Of a standard normal law."""
LOG_NORMAL: Final = (
    487, 628, 681, 719, 750, 777, 801, 824, 845, 865, 885, 904, 923, 942, 961, 981, 1000,
    1020, 1040, 1061, 1083, 1106, 1130, 1156, 1184, 1214, 1248, 1287, 1333, 1390, 1467, 1593, 2053,
)  # fmt: skip
"""Of a log-normal law with median 1 and spread 0.25."""
EXPONENTIAL: Final = (
    0, 32, 65, 98, 134, 170, 208, 247, 288, 330, 375, 421, 470, 521, 575, 633, 693,
    758, 827, 901, 981, 1068, 1163, 1269, 1386, 1520, 1674, 1856, 2079, 2367, 2773, 3466, 6215,
)  # fmt: skip
"""Of an exponential law with mean 1."""


def value_at(law: tuple[int, ...], number: int) -> int:
    """Give the value of a law at *number* of UNIT, in thousandths."""
    place, part = divmod(number, 1000)
    return law[place] + (law[place + 1] - law[place]) * part // 1000


def log_normal(median: int, number: int) -> int:
    """Give a reaction of somebody with this median: the law of the computer players (S17)."""
    return median * value_at(LOG_NORMAL, number) // 1000


def ex_gaussian(mean: int, spread: int, tail: int, numbers: tuple[int, int]) -> int:
    """Give a reaction with a normal part and an exponential tail: the law measured on people most often."""
    one, other = numbers
    return mean + (spread * value_at(NORMAL, one) + tail * value_at(EXPONENTIAL, other)) // 1000
