"""Battlefields: spaces, lines and zones as bit masks."""

from typing import Any, Final

FAR: Final = 16  # walks shorter than this are looked up when nobody is in the way
BITS: Final = 10  # of a mask, looked up at a time
WIDTH: Final = (1 << BITS) - 1
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
        self.line_bit = {pair: 1 << n for n, (a, b) in enumerate(self.lines) for pair in ((a, b), (b, a))}
        self.size = len(spaces)
        # The lines that end in each space, as bits.
        self.lines_at = [
            sum(1 << n for n, pair in enumerate(self.lines) if space in pair) for space in range(self.size)
        ]
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
        self._areas: dict[tuple[bool, int], tuple[int, ...]] = {}
        self._wide = [_wide_table(self.steps, low) for low in range(0, self.size, BITS)]
        self._reach: dict[tuple[int, int, int, int], int] = {}
        self._wide_near = [_wide_table(self.near, low) for low in range(0, self.size, BITS)]

        # _balls[space][n]: what lies within n steps when nobody is in the way.
        self._balls = []
        for i in range(self.size):
            balls = [1 << i]
            while len(balls) < FAR:
                balls.append(balls[-1] | self._widen(balls[-1]))
            self._balls.append(balls)

    def _widen(self, mask: int) -> int:
        """All spaces one step of movement away from the mask."""
        found = 0
        for table in self._wide:
            found |= table[mask & WIDTH]
            mask >>= BITS
        return found

    def around(self, mask: int) -> int:
        """All spaces adjacent to any space of the mask (attacks and effects, not secret passages)."""
        found = 0
        for table in self._wide_near:
            found |= table[mask & WIDTH]
            mask >>= BITS
        return found

    def within(self, steps: int) -> tuple[int, ...]:
        """X-8: What lies within so many steps of each space, itself included; whoever stands there is not in
        the way, and secret passages do not count."""
        found = [1 << space for space in range(self.size)]
        for _ in range(steps):
            found = [mask | self.around(mask) for mask in found]
        return tuple(found)

    def attack_area(self, ranged: bool, reach: int) -> tuple[int, ...]:
        """U-9.2, U-9.3, X-8: Where a fighter on each space can attack: so many steps away, and if it is
        ranged anywhere in a zone of the space. Made once, for matches share it."""
        found = self._areas.get((ranged, reach))
        if found is None:
            zones = self.in_zone if ranged else [0] * self.size
            found = tuple(near | zone for near, zone in zip(self.within(reach), zones, strict=True))
            self._areas[ranged, reach] = found
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
        """U-6.3 to U-6.5: Where a walk of at most so many steps can lead, its start included; blocked spaces
        stop it. Linked spaces are one step from each other."""
        balls = self._balls[start]
        in_the_way = blocked
        if not linked and 0 < steps < FAR:
            in_the_way = blocked & balls[steps - 1]
            if not in_the_way:
                return balls[steps] & ~blocked
        # who stands farther off changes no walk: more walks are alike
        key = (start, steps, in_the_way, linked)
        known = self._reach.get(key)
        if known is None:
            known = self._walk(start, steps, in_the_way, linked)
            if len(self._reach) > CACHE:
                self._reach.clear()
            self._reach[key] = known
        return known & ~blocked

    def step_from(self, mask: int) -> int:
        """The spaces one step of a walk away from any of these."""
        return self._widen(mask)

    def ends(self, start: int, steps: int, blocked: int, traps: int = 0) -> int:
        """Q-6: Where a walk of exactly so many steps can end; spaces may be entered again. A walk that enters
        a trap ends there."""
        found, caught = 1 << start, 0
        for _ in range(steps):
            found = self._widen(found) & ~blocked
            caught |= found & traps
            found &= ~traps
        return found | caught

    def _walk(self, start: int, steps: int, blocked: int, linked: int) -> int:
        """Step by step, from where nobody is in the way any more."""
        balls = self._balls[start]
        near = 0
        if not linked:
            while near < steps and near + 1 < FAR and not balls[near] & blocked:
                near += 1
        seen = balls[near] & ~blocked | 1 << start
        edge = seen & ~balls[near - 1] if near else seen
        wide, free = self._wide, ~blocked
        for _ in range(steps - near):
            found = 0
            for table in wide:  # written out, not called: this is the hottest loop there is
                found |= table[edge & WIDTH]
                edge >>= BITS
            if linked & seen:
                found |= linked
            edge = found & free & ~seen
            if not edge:
                break
            seen |= edge
        return seen


def _wide_table(near: list[int], low: int) -> list[int]:
    """For each group of bits of a mask, what is next to the spaces it names: makes a step a few look-ups."""
    table = [0] * (WIDTH + 1)
    for group in range(1, WIDTH + 1):
        first = low + (group & -group).bit_length() - 1
        table[group] = table[group & (group - 1)] | (near[first] if first < len(near) else 0)
    return table
