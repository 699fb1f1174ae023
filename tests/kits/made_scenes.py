"""Cards of Battle Scenes made up for a test, where no card of the content shows a rule."""

import json
from typing import Any

Json = Any


def made(card: str, kind: str, *rules: str, action: dict[str, Json] | None = None, **parts: Json) -> str:
    """A card as the text of a file: made("pin", "ability", "tactic", powers=["agility"])."""
    name = json.dumps(parts.pop("name", card.title()))
    rows = {"id": card, "version": "V1", "type": kind, "printed": ["Test"], **parts}
    lines = ["[[card]]", f"name = {{ pt = {name} }}"]
    lines += [f"{key} = {json.dumps(found)}" for key, found in rows.items()]
    if rules:
        lines.append(f"rules = {json.dumps(rules)}")
    if action:
        lines += ["[card.action]", *(f"{key} = {found}" for key, found in action.items())]
    return "\n".join(lines) + "\n"


def acts(name: str, effect: str, cost: Json = 1, timing: str = "normal", **parts: Json) -> dict[str, Json]:
    """The action of such a card."""
    rows = {"cost": cost, "timing": timing.split(), "effect": effect, **parts}
    return {
        "name": f"{{ pt = {json.dumps(name)} }}",
        **{key: json.dumps(found) for key, found in rows.items()},
    }
