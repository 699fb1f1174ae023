"""Battlefields: spaces, lines and zones as bit masks."""

from typing import Any, Final

BALLS: Final = 8  # walks up to this long are looked up when nobody is in the way
CACHE: Final = 50_000  # walks remembered per board: the same ones come up again and again in a maneuver


class Board:
    """U-3: A graph of spaces. Masks have a bit per space."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.id: str = facts["id"]
        self.name: dict[str, str] = facts["name"]
        self.kind: str = facts["kind"]
        spaces: list[dict[str, Any]] = facts["space"]
        self.slugs = tuple(str(s["id"]) for s in spaces)
        self.index = {slug: i for i, slug in enumerate(self.slugs)}
        self.zone_names: tuple[str, ...] = tuple(facts["zones"])
        self.zones = tuple(tuple(s["zones"]) for s in spaces)
        self.at = tuple((float(s["x"]), float(s["y"])) for s in spaces)
        starts = {int(s["start"]): i for i, s in enumerate(spaces) if "start" in s}
        self.starts = tuple(starts[n] for n in sorted(starts))
        self.lines = tuple((self.index[a], self.index[b]) for a, b in facts["lines"])
        self.size = len(spaces)
        self.all = (1 << self.size) - 1
        # U-3.2: adjacent exactly when a line joins them.
        self.near = [0] * self.size
        for a, b in self.lines:
            self.near[a] |= 1 << b
            self.near[b] |= 1 << a
        # spaces with a secret passage are adjacent to each other for movement only.
        passages = sum(1 << self.index[slug] for slug in facts.get("secret_passages", ()))
        self.passages = passages
        self.steps = [
            mask | (passages & ~(1 << i) if passages >> i & 1 else 0) for i, mask in enumerate(self.near)
        ]
        # U-3.3, U-3.4: the spaces that share at least one zone with each space, itself included.
        self.in_zone = [
            sum(1 << j for j in range(self.size) if set(self.zones[i]) & set(self.zones[j]))
            for i in range(self.size)
        ]
        # U-9.2, U-9.3: where a melee and a ranged fighter on each space can attack.
        self.range = (
            tuple(self.near),
            tuple(near | zone for near, zone in zip(self.near, self.in_zone, strict=True)),
        )
        self._wide = [_byte_table(self.steps, low) for low in range(0, self.size, 8)]
        self._reach: dict[tuple[int, int, int, int], int] = {}
        self._wide_near = [_byte_table(self.near, low) for low in range(0, self.size, 8)]

        # _balls[n][space]: what lies within n steps when nobody is in the way. The last row is for n = -1:
        # nothing.
        self._balls = [[1 << i for i in range(self.size)]]
        for _ in range(BALLS):
            self._balls.append([ball | self._widen(ball) for ball in self._balls[-1]])
        self._balls.append([0] * self.size)

    def _widen(self, mask: int) -> int:
        """All spaces one step of movement away from the mask."""
        found = 0
        for table in self._wide:
            found |= table[mask & 255]
            mask >>= 8
        return found

    def around(self, mask: int) -> int:
        """All spaces adjacent to any space of the mask (attacks and effects, not secret passages)."""
        found = 0
        for table in self._wide_near:
            found |= table[mask & 255]
            mask >>= 8
        return found

    def share_zone(self, mask: int) -> int:
        """All spaces in a zone of any space of the mask."""
        found = 0
        while mask:
            low = mask & -mask
            found |= self.in_zone[low.bit_length() - 1]
            mask ^= low
        return found

    def reach(self, start: int, steps: int, blocked: int, linked: int = 0) -> int:
        """U-6.3 to U-6.5: where a walk of at most so many steps can lead, itself included; blocked spaces
        stop it."""
        balls = self._balls
        if not linked and steps <= BALLS and not balls[steps - 1][start] & blocked:
            return balls[steps][start]  # nobody is in the way of any walk that could go on
        key = (start, steps, blocked, linked)
        known = self._reach.get(key)
        if known is not None:
            return known
        seen = edge = 1 << start
        free = ~blocked
        wide = self._wide
        while steps and edge:
            found = 0
            for table in wide:
                found |= table[edge & 255]
                edge >>= 8
            if linked & seen:
                found |= linked
            edge = found & free & ~seen
            seen |= edge
            steps -= 1
        if len(self._reach) > CACHE:
            self._reach.clear()
        self._reach[key] = seen
        return seen


def _byte_table(near: list[int], low: int) -> list[int]:
    """For each byte of a mask, what is next to the spaces it names: makes a step a few look-ups."""
    table = [0] * 256
    for byte in range(1, 256):
        first = (byte & -byte).bit_length() - 1
        here = near[low + first] if low + first < len(near) else 0
        table[byte] = table[byte & (byte - 1)] | here
    return table
