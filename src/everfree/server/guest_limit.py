"""How many spectators of a table may take a seat from one network address."""

from collections import defaultdict


class GuestsByAddress:
    """Remembers the guests who acted as spectators, by address; each process counts for itself."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._guests: defaultdict[str, set[str]] = defaultdict(set)

    def admits(self, guest: str, address: str) -> bool:
        """Count a guest and return True; return False if the address has sent too many others."""
        known = self._guests[address]
        if guest not in known and len(known) >= self._most:
            return False
        known.add(guest)
        return True
