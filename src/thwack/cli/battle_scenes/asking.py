"""The choices of a question: by verb, folded where they are many, with as much as there is room for."""

from collections.abc import Collection, Sequence
from typing import Final

from rich.console import Group
from rich.text import Text

from ...games.battle_scenes.view_types import View
from ...match import Choice
from .. import folding
from ..drawing import colour
from ..folding import Entry, Fold, Manner, refusal_apart
from ..words import Words
from . import boxes, lore

REFUSALS: Final = frozenset({"pass", "keep", "decline"})  # one of these alone is number 0
NO: Final = "choose:no"
ORDER: Final = ("play", "capacitate", "act", "target", "load", "unload", "bank", "discard", "surrender")
BY_UNIT: Final = frozenset({"capacitate"})  # folded by the character that they are about
FOLDED: Final = frozenset({"capacitate", "discard"})
OF_CARDS: Final = frozenset({"play", "load", "unload", "bank", "discard"})  # whose first ref is a card
OF_UNITS: Final = frozenset({"target", "surrender"})
AT_BOTH: Final = frozenset({"target", "choose"})  # may be about either side
WAYS: Final = ("extra", "materialize", "revive")  # how something is done, at the end of a key


class Question(folding.Question):
    """The choices of a seat, those about loading folded by whom."""

    def fold_of(self, choice: Choice) -> str | None:
        """Choices with the same lie under one number."""
        if choice.verb not in FOLDED:
            return None
        return choice.refs[0] if choice.verb in BY_UNIT else ""

    def units(self) -> dict[str, int]:
        """The numbers of those who can be targeted, where nothing else is asked."""
        if any(choice.verb != "target" for choice in self.listed):
            return {}
        return {choice.refs[0]: number for number, choice in enumerate(self.listed, 1) if choice.refs}


def question_of(choices: Sequence[Choice], view: View) -> Question:
    """The choices by verb, cards as in a hand, the opponent's characters before one's own; to pass, to keep
    or to say no is number 0."""
    rest, refusal = refusal_apart(choices, lambda choice: choice.verb in REFUSALS or choice.key == NO)
    verbs = list(dict.fromkeys([*ORDER, *(choice.verb for choice in rest)]))
    theirs = frozenset(
        one["ref"] for seat, row in enumerate(view["seats"]) if seat != view["actor"] for one in row["scene"]
    )
    rest.sort(key=lambda choice: (verbs.index(choice.verb), card_rank(choice), side_rank(choice, theirs)))
    return Question(rest, refusal)


def card_rank(choice: Choice) -> tuple[int, str]:
    """Cards stand in the order of the hand: by type, then by id."""
    refs = choice.refs[-1:] if choice.verb == "unload" else choice.refs[:1]
    if choice.verb not in OF_CARDS or not refs:
        return (0, "")
    kind = lore.kind_of(refs[0])
    return (lore.KINDS.index(kind) if kind in lore.KINDS else len(lore.KINDS), refs[0])


def side_rank(choice: Choice, theirs: Collection[str]) -> int:
    """Those whom one mostly aims at come first."""
    return int(choice.verb in AT_BOTH and not (choice.refs and choice.refs[0] in theirs))


# What choices look like


def whole(entry: Entry, view: View, say: Words) -> Text:
    """An entry as a sentence."""
    if isinstance(entry, Fold):
        return in_short(entry, view, say)
    text = Text(entry.text(say.lang))
    signs = signs_of(entry, view, say)
    return text.append("  ").append_text(signs) if signs else text


def signs_of(choice: Choice, view: View, say: Words) -> Text:
    """What is behind the sentence: the numbers of a card, what an action costs, how a target stands."""
    if choice.verb in OF_CARDS and choice.refs:
        fact = lore.facts().get(choice.refs[-1] if choice.verb == "unload" else choice.refs[0])
        return boxes.numbers(fact, say) if fact is not None else Text()
    if choice.verb == "act":
        action = lore.find_action(choice.refs[1], choice.refs[2:])
        timing = choice.things.facts.get("timing")
        return boxes.price(action, say, timing) if action is not None else Text()
    return vitals(choice.refs[0], view) if choice.verb in OF_UNITS else Text()


def vitals(ref: str, view: View) -> Text:
    """The hearts and the shield of somebody in scene."""
    found = lore.unit_of(view, ref)
    if found is None:
        return Text()
    one = found[1]
    parts = (
        boxes.hearts(len(one["loaded"]), one["energy"]),
        boxes.shields(one["shield"], one["shield_used"]),
    )
    return Text(" ").join(part for part in parts if part)


def in_short(entry: Entry, view: View, say: Words) -> Text:
    """An entry in a few words, where its verb stands before it; the sentence where that is not enough."""
    twins = lore.twins_in(view, say)
    if isinstance(entry, Fold):
        if entry.unit:
            return Text.assemble(
                somebody(entry.unit, view, say, twins), (f" ({len(entry.choices)} …)", "dim")
            )
        return Text(say("scenes.many", n=len(entry.choices)))
    refs = [ref for ref in entry.refs if ref not in WAYS]
    text = Text()
    if entry.verb in OF_CARDS and refs:
        text.append_text(boxes.chip(refs[-1] if entry.verb == "unload" else refs[0], say, twins))
        others = refs[:-1] if entry.verb == "unload" else refs[1:]
        text.append("".join(f" ({lore.ref_name(view, one, say, twins)})" for one in others))
        if not entry.things.facts.get("of_use", True):
            text.append(f" {say('scenes.only_energy')}", style="dim italic")
    elif entry.verb == "capacitate" and len(refs) == 2:
        text = Text.assemble(somebody(refs[0], view, say, twins), " ← ", boxes.chip(refs[1], say, twins))
    elif entry.verb == "act" and len(refs) > 1:
        action = lore.find_action(refs[1], refs[2:])
        name = action.name[say.lang] if action is not None else refs[1]
        text = Text.assemble(somebody(refs[0], view, say, twins), f": {name} ", signs_of(entry, view, say))
        text.append("".join(f" X={one}" for one in refs[2:] if one.isdecimal()))
    elif entry.verb in OF_UNITS and refs:
        text = Text.assemble(somebody(refs[0], view, say, twins))
        if entry.verb == "target":
            text.append(" ").append_text(vitals(refs[0], view))
            if "damage" in entry.things.facts:
                text.append(f" {say('scenes.deals', n=entry.things.facts['damage'])}", style="dim")
    else:
        return Text(entry.text(say.lang))
    for way in entry.refs[len(refs) :]:
        text.append(f" {say('scenes.' + way)}", style="italic")
    return text


def somebody(ref: str, view: View, say: Words, twins: frozenset[str]) -> Text:
    """A character in the colour of its seat."""
    found = lore.unit_of(view, ref)
    return Text(lore.ref_name(view, ref, say, twins), style=colour(found[0]) if found is not None else "")


def opened(question: Question, view: View, say: Words) -> Text | None:
    """Above the choices of a fold: which it is; above cards to load: onto whom."""
    fold = question.picked
    if fold is None:
        return loading(question, view, say)
    text = Text.assemble((say.find(f"verb.{fold.verb}"), "bold underline"))
    if fold.unit:
        text.append(" ").append_text(somebody(fold.unit, view, say, lore.twins_in(view, say)))
    return text


def loading(question: Question, view: View, say: Words) -> Text | None:
    """BS-6.5: Who comes into scene and is being loaded, where nothing else is asked."""
    some = [one for row in view["seats"] for one in row["scene"] if one["entering"]]
    if len(some) != 1 or any(choice.verb != "load" for choice in question.every()):
        return None
    (one,) = some
    name = somebody(one["ref"], view, say, lore.twins_in(view, say))
    text = Text.assemble((say("scenes.load_onto"), "bold underline"), " ", name)
    return text.append(" ").append_text(boxes.hearts(len(one["loaded"]), one["energy"]))


def within(entry: Entry, question: Question, view: View, say: Words) -> Text:
    """An entry under a heading: the card alone, for the rest stands above."""
    if question.picked is None or isinstance(entry, Fold) or entry.verb != "capacitate":
        return in_short(entry, view, say)
    refs = [ref for ref in entry.refs[1:] if ref not in WAYS]
    text = boxes.chip(refs[0], say, lore.twins_in(view, say)) if refs else Text(entry.text(say.lang))
    for way in entry.refs[1 + len(refs) :]:
        text.append(f" {say('scenes.' + way)}", style="italic")
    return text


def manner(question: Question, view: View, say: Words) -> Manner:
    """How the entries are shown."""
    head = opened(question, view, say)
    return Manner(
        head=head,
        label=lambda verb: say.find(f"verb.{verb}"),
        line=lambda entry: whole(entry, view, say) if head is None else within(entry, question, view, say),
        short=lambda entry: within(entry, question, view, say),
        text=lambda entry: text_of(entry, view, say),
    )


def listed(question: Question, view: View, say: Words, texts: Collection[str]) -> Group:
    """One entry a line under the heading of its verb; with the texts of cards for the verbs in `texts`."""
    return folding.listed(question, manner(question, view, say), say, texts)


def text_of(entry: Entry, view: View, say: Words) -> str:
    """The text of the card that an entry is about, if one wants to read it."""
    if isinstance(entry, Fold):
        return ""
    wanted = entry.refs[:1] if entry.verb == "play" else cards_with(entry.refs, view)
    fact = next((fact for card in wanted if (fact := lore.facts().get(card))), None)
    return lore.text_of(fact.id, say.lang).replace("\n", " ") if fact is not None else ""


def cards_with(refs: Sequence[str], view: View) -> list[str]:
    """The cards on which an action of somebody in scene may be printed: those it carries, and itself."""
    found = lore.unit_of(view, refs[0])
    cards = [*refs[2:], *([found[1]["card"], *found[1]["loaded"]] if found is not None else ())]
    facts = [fact for card in cards if (fact := lore.facts().get(card)) is not None]
    return [fact.id for fact in facts if fact.action is not None and fact.action.slug == refs[1]]


def brief(question: Question, view: View, say: Words, width: int) -> Group:
    """The entries in few lines: each verb once, and behind it what there is to choose."""
    return folding.brief(question, manner(question, view, say), say, width)
