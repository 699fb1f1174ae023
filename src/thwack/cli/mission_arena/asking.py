"""The choices of a question: by verb, folded where they are many, with as much as there is room for."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from ...games.mission_arena.view_types import Place as Standing
from ...games.mission_arena.view_types import View
from ...match import Choice
from .. import folding
from ..drawing import colour, shortened
from ..folding import Entry, Fold, Manner, refusal_apart
from ..words import Words
from . import boxes, lore
from .lore import Place

PASS: Final = "pass"
FEW, MANY = 6, 14  # so few choices are never folded, of more than so many the names are enough
ORDER: Final = (
    "deploy",
    "replace",
    "swap",
    "power",
    "activate",
    "challenge",
    "choose",
    "boost",
    "super-hit",
    "order",
    "wound",
    "assemble",
)
FROM_HAND: Final = frozenset({"deploy", "assemble"})  # whose first ref is a card of the hand
FOR_PLACES: Final = frozenset({"deploy", "replace"})
WITH_CARD: Final = frozenset({"boost", "super-hit", "wound"})  # whose second ref is one
SAME_NAME: Final = frozenset({"super-hit", "wound"})  # whose second ref bears the name of the first
EXPLAINED: Final = frozenset({"power", "boost"})  # of which the sentence of the question is shown
LONG: Final = 24  # columns of a name among choices
HAND, STACK, MISSION, ENGAGED, UNKNOWN = "hand", "stack", "mission", "engaged", "unknown"
WAYS: Final = frozenset({HAND, STACK, MISSION, ENGAGED})  # how something is done, at the end of a key
JOINTS: Final = {"challenge": "▸", "order": "▸", "boost": "←", "super-hit": "←", "wound": "←"}
NUMBERED: Final = frozenset(
    {"power", "activate", "challenge", "choose", "boost", "super-hit", "wound", "swap", "order"}
)


class Question(folding.Question):
    """The choices of a seat, folded by whom or what they are about."""

    def fold_of(self, choice: Choice) -> str | None:
        """Choices about the same lie under one number."""
        return choice.refs[0] if len(choice.refs) > 1 else None

    def is_short(self) -> bool:
        """Whether there is so little to choose that nothing is folded, or nothing that could be."""
        return len(self.listed) <= FEW or all(len(choice.refs) < 2 for choice in self.listed)

    def common(self) -> str:
        """What all choices are about, if it is one verb: the place where somebody is put, or whoever is first
        in all of them."""
        verbs = {choice.verb for choice in self.listed}
        at = -1 if verbs <= FOR_PLACES else 0
        refs = {choice.refs[at] if len(choice.refs) > 1 else "" for choice in self.listed}
        return refs.pop() if len(verbs) == len(refs) == 1 and len(self.listed) > 1 else ""

    def shows_hand(self) -> bool:
        """Whether what there is to choose are cards of the hand, so that they need not be shown again."""
        fold = self.picked
        verb = fold.verb if fold is not None else self.listed[0].verb if self.common() else ""
        return verb in WITH_CARD or verb == "deploy"

    def numbers(self, view: View) -> dict[Place, int]:
        """The numbers of choices that are each about a place of its own, where the table can show them."""
        found: dict[Place, int] = {}
        for number, entry in enumerate(self.entries(), 1):
            where = self.place_of(entry, view)
            if where is None or where in found:
                return {}
            found[where] = number
        return found

    def place_of(self, entry: Entry, view: View) -> Place | None:
        """The place that an entry is about: in an open fold that to which it goes."""
        choice = entry.choices[0] if isinstance(entry, Fold) else entry
        starts = [lore.spot(view, thing) for thing in choice.things.start]
        goals = [lore.spot(view, thing) for thing in choice.things.goal]
        if self.picked is None and not self.common():
            found = starts + goals if entry.verb in NUMBERED else []
        else:
            found = goals if entry.verb not in NUMBERED or None not in starts else []
        return next((where for where in found if where is not None), None)


def is_partner(ref: str, view: View) -> bool:
    """MA-6.10: Whether what is to be chosen is who joins a challenge, not a card that lies elsewhere."""
    me = view["actor"]
    return view["phase"] == "challenge" and me is not None and lore.place_of(view, me, ref) is not None


def question_of(choices: Sequence[Choice], view: View) -> Question:
    """The choices by verb; to pass is number 0."""
    rest, refusal = refusal_apart(choices, lambda choice: choice.verb == PASS)
    verbs = list(dict.fromkeys([*ORDER, *(choice.verb for choice in rest)]))
    rest.sort(key=lambda choice: verbs.index(choice.verb))
    return Question(rest, refusal)


# What choices look like


def whole(entry: Entry, question: Question, view: View, say: Words) -> Text:
    """An entry in a line: as a sentence, unless part of it stands above; a card with its ability."""
    if isinstance(entry, Fold):
        return in_short(entry, question, view, say)
    above = question.picked is not None or question.common()
    text = in_short(entry, question, view, say) if above else Text(entry.text(say.lang))
    signs = Text() if above else signs_of(entry, view)
    cards = entry.refs[:1] if entry.verb in FROM_HAND else entry.refs[1:2] if entry.verb in WITH_CARD else ()
    told = [boxes.ability_of(card, say) for card in cards]
    if above and entry.verb == "wound":
        told.append(covered(entry.refs[0], entry.refs[1], say))
    return Text("  ").join(part for part in (text, signs, *told) if part)


def covered(top: str, card: str, say: Words) -> Text:
    """MA-6.2: The special ability that a wound point covers, if it is another one than its own."""
    old, new = (lore.facts().get(one) for one in (top, card))
    if old is None or old.ability is None or (new is not None and new.ability == old.ability):
        return Text()
    return Text(say("arena.instead", ability=lore.ability_name(old, say.lang)), style="italic")


def signs_of(choice: Choice, view: View) -> Text:
    """What is behind the sentence: the numbers of a card that is played, how a target stands."""
    refs = choice.refs
    if choice.verb in FROM_HAND and refs:
        return boxes.values_of(lore.facts().get(refs[0]))
    if choice.verb == "challenge" and len(refs) > 1:
        one = lore.place_of(view, 1 - view["actor"], refs[1]) if view["actor"] in (0, 1) else None
        return (
            standing(one)
            if one is not None and refs[2:] != (MISSION,)
            else boxes.values_of(lore.facts().get(refs[1]))
        )
    if choice.verb == "choose" and refs and not is_partner(refs[0], view):
        return boxes.values_of(lore.facts().get(refs[-1]))
    return Text()


def standing(one: Standing) -> Text:
    """The numbers of somebody on the table as they are, with power and wound points."""
    fact = lore.facts().get(one["card"] or "")
    now = (one["attack"] or 0, one["defence"] or 0, one["resistance"] or 0)
    text = boxes.numbers(now, boxes.printed(fact) if fact is not None else now)
    text.append(" ").append_text(boxes.hearts(1 + len(one["wounds"])))
    return text.append(" ").append_text(boxes.pips(one["power"], one["engaged"])) if one["power"] else text


def in_short(entry: Entry, question: Question, view: View, say: Words) -> Text:
    """An entry in a few words, where its verb stands before it; in an open fold what it adds to that."""
    if isinstance(entry, Fold):
        return Text.assemble(
            thing(entry.unit, entry.verb, 0, view, say), (f" ({len(entry.choices)} …)", "dim")
        )
    if entry.verb == "choose" and len(question.entries()) > MANY:
        return boxes.named(entry.refs[-1], say, lore.twins_in(lore.seen_in(view), say))
    ways = [ref for ref in entry.refs if ref in WAYS]
    told = [
        thing(ref, entry.verb, number, view, say, apart=HAND in ways and number > 0)
        for number, ref in enumerate(entry.refs)
        if ref not in WAYS
    ]
    if not told:
        return Text(entry.text(say.lang))
    if len(told) > 1 and (question.picked is not None or question.common()):
        told = told[:1] if entry.verb in FOR_PLACES and question.picked is None else told[1:]
    joint = (f" {JOINTS.get(entry.verb, '→')} ", "dim")
    text = Text.assemble(told[0], *(part for one in told[1:] for part in (joint, one)))
    if entry.verb == "challenge" and ways != [MISSION]:
        text.append(" ").append_text(signs_of(entry, view))
    for way in ways:
        text.append(f" {say(f'arena_way.{way}')}", style="italic")
    return text


def thing(ref: str, verb: str, number: int, view: View, say: Words, apart: bool = False) -> Text:
    """What a ref of a key is called; a card that lies apart from the table with its numbers."""
    if ref == UNKNOWN:
        return Text(say("arena.unknown"))
    if lore.is_place(ref):
        return Text(lore.place_name(ref, say))
    if verb in SAME_NAME and number:
        fact = lore.facts().get(ref)
        told = lore.version(fact, say) if fact is not None else ref
        return Text.assemble((f"{told} ", lore.colour_of(fact)), boxes.values_of(fact))
    me = view["actor"] if view["actor"] in (0, 1) else view["seat"] or 0
    is_apart = verb in FROM_HAND if not number else verb in WITH_CARD
    if apart or is_apart or (verb == "choose" and not is_partner(ref, view)):
        return boxes.chip(ref, say, lore.twins_in(view["seats"][me]["hand"], say))
    seat = 1 - me if verb in ("challenge", "order") and number else me
    return Text(shortened(lore.short_name(ref, say), LONG), style=colour(seat))


def opened(question: Question, view: View, say: Words) -> Text | None:
    """Above the choices: which fold they are of, or the place that all of them are for."""
    fold, common = question.picked, question.common()
    if fold is None and not common:
        return None
    verb, about = (fold.verb, fold.unit) if fold is not None else (question.listed[0].verb, common)
    head = Text.assemble((say.find(f"arena_verb.{verb}"), "bold underline"), " ")
    return head.append_text(thing(about, verb, 0, view, say))


def heading(question: Question, view: View, say: Words, asked: str) -> Text | None:
    """What stands above the choices: of which fold they are, and what is asked where the choices alone do not
    tell how many there are and what each gives."""
    found = opened(question, view, say)
    entries = question.entries()
    if not asked or not entries or any(entry.verb not in EXPLAINED for entry in entries):
        return found
    told = Text(asked, style="italic")
    return told if found is None else Text("\n").join([found, told])


def manner(question: Question, view: View, say: Words, asked: str = "") -> Manner:
    """How the entries are shown; `asked` is what is to be decided, in a sentence."""
    return Manner(
        head=heading(question, view, say, asked),
        label=lambda verb: say.find(f"arena_verb.{verb}"),
        line=lambda entry: whole(entry, question, view, say),
        short=lambda entry: in_short(entry, question, view, say),
        text=lambda entry: text_of(entry, say),
    )


def text_of(entry: Entry, say: Words) -> str:
    """The text of the card that an entry is about."""
    card = entry.unit if isinstance(entry, Fold) else entry.refs[0] if entry.refs else ""
    return lore.text_of(card, say.lang).replace("\n", " ") if card in lore.facts() else ""
