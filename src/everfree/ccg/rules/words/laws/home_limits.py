"""212.1, 616.3: laws that change a home limit, or by which cards do not count against it."""

from everfree.ccg.kernel.kernel import Kernel
from everfree.ccg.kernel.records import Scope
from everfree.ccg.kernel.values.characteristics import amount_of
from everfree.ccg.kernel.values.selection import is_player, is_selected, laws_of
from everfree.ccg.language.words.laws.home_limits import HomeLimit, UncountedAtHome
from everfree.ccg.vocab import CardId, Seat


def limit_change(game: Kernel, seat: Seat) -> int:
    """Return by how much laws change the home limit of *seat*."""
    total = 0
    for source, you, law in laws_of(game, HomeLimit):
        if is_player(law.who, seat, you):
            total += amount_of(game, law.amount, source, you, Scope(game.ref(source), you, player=seat))
    return total


def counts_at_home(game: Kernel, seat: Seat, card: CardId) -> bool:
    """Tell whether a Friend at home counts against the home limit of *seat*, who controls it."""
    return not any(
        you == seat and is_selected(game, law.what, card, source, you)
        for source, you, law in laws_of(game, UncountedAtHome)
    )
