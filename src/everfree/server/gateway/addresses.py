"""The network address of a visitor, as limits count it."""

from ipaddress import IPv6Address, ip_address
from typing import Final

HOST_BITS: Final = 64
"""Bits of an IPv6 address that a household chooses freely."""


def visitor_address(client: tuple[str, int] | None) -> str:
    """Return the address of a connection; of an IPv6 address only the network, which one household shares."""
    if client is None:
        return ""
    try:
        address = ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"
