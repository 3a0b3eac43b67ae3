"""Names, visitors and addresses that the operator has blocked."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from fnmatch import translate
from ipaddress import ip_address, ip_network
from typing import Final

from aegean.server.access.names import folded
from aegean.server.errors import RequestRefused
from aegean.store.schema import ADDRESS, NAME, VISITOR, Block

LONGEST: Final = 80  # characters of a pattern
SHORTEST_MARK: Final = 12  # hexadecimal digits of a visitor's digest that tell them from all others


class Blocks:
    """The blocks in force."""

    def __init__(self, blocks: Iterable[Block] = ()) -> None:
        patterns: dict[str, list[str]] = {NAME: [], VISITOR: [], ADDRESS: []}
        for block in blocks:
            patterns[block.kind].append(block.pattern)
        self.names = [re.compile(translate(folded(pattern))) for pattern in patterns[NAME]]
        self.visitors = tuple(patterns[VISITOR])
        self.networks = [ip_network(pattern) for pattern in patterns[ADDRESS]]

    def check_visitor(self, proofs: Sequence[str], address: str) -> None:
        """Refuses a visitor who is blocked by the digest of their browser's key or by their address."""
        if any(proof.startswith(self.visitors) for proof in proofs) or self._is_blocked(address):
            raise RequestRefused(403, "blocked")

    def _is_blocked(self, address: str) -> bool:
        try:
            asked = ip_address(address)
        except ValueError:
            return False
        own = getattr(asked, "ipv4_mapped", None) or asked
        return any(own in network for network in self.networks)

    def check_name(self, name: str) -> None:
        """Refuses a name that nobody may take."""
        if any(pattern.match(folded(name)) for pattern in self.names):
            raise RequestRefused(403, "name_blocked", name=name)


def checked_pattern(kind: str, pattern: str) -> str:
    """A pattern as it is stored; ValueError, with the reason, if it cannot be one."""
    pattern = pattern.strip()
    if kind == ADDRESS:
        return str(ip_network(pattern, strict=False))
    if kind == VISITOR and not re.fullmatch(f"[0-9a-f]{{{SHORTEST_MARK},64}}", pattern.lower()):
        raise ValueError(f"a visitor is blocked by {SHORTEST_MARK} to 64 hexadecimal digits, see 'aegean tables show'")
    if not pattern.strip("*?"):
        raise ValueError("this pattern would block every name")
    if len(pattern) > LONGEST:
        raise ValueError(f"a pattern has {LONGEST} characters at most")
    return pattern.lower() if kind == VISITOR else pattern
