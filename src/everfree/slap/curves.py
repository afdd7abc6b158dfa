"""Distributions of reaction times, in integers only, so that every machine computes the same values."""

from typing import Final

STEPS: Final = 32
UNIT: Final = STEPS * 1000
"""A distribution is sampled with a random number below this."""

# Quantiles of a distribution at every 32nd, in thousandths; the ends are its values at 0.2 % and 99.8 %.
NORMAL: Final = (
    -2878, -1863, -1534, -1318, -1150, -1010, -887, -776, -674, -579, -489, -402, -319, -237, -157, -78, 0,
    78, 157, 237, 319, 402, 489, 579, 674, 776, 887, 1010, 1150, 1318, 1534, 1863, 2878,
)  # fmt: skip
"""The standard normal distribution."""
LOG_NORMAL: Final = (
    487, 628, 681, 719, 750, 777, 801, 824, 845, 865, 885, 904, 923, 942, 961, 981, 1000,
    1020, 1040, 1061, 1083, 1106, 1130, 1156, 1184, 1214, 1248, 1287, 1333, 1390, 1467, 1593, 2053,
)  # fmt: skip
"""The log-normal distribution with median 1 and spread 0.25."""
EXPONENTIAL: Final = (
    0, 32, 65, 98, 134, 170, 208, 247, 288, 330, 375, 421, 470, 521, 575, 633, 693,
    758, 827, 901, 981, 1068, 1163, 1269, 1386, 1520, 1674, 1856, 2079, 2367, 2773, 3466, 6215,
)  # fmt: skip
"""The exponential distribution with mean 1."""


def value_at(law: tuple[int, ...], number: int) -> int:
    """Return the quantile of a distribution at *number* / UNIT, in thousandths, interpolated."""
    place, part = divmod(number, 1000)
    return law[place] + (law[place + 1] - law[place]) * part // 1000


def log_normal(median: int, number: int) -> int:
    """Return a log-normal reaction time with this median, as computer players have (S17)."""
    return median * value_at(LOG_NORMAL, number) // 1000


def ex_gaussian(mean: int, spread: int, tail: int, numbers: tuple[int, int]) -> int:
    """Return a reaction time with a normal part and an exponential tail, as most often measured on people."""
    one, other = numbers
    return mean + (spread * value_at(NORMAL, one) + tail * value_at(EXPONENTIAL, other)) // 1000
