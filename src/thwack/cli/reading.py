"""What somebody may ask to read during a match: the log, a hint, words, the rules, the commands, a card."""

import difflib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..kernel.spoken import in_words
from ..match import CHANCE, Match, game_named
from ..players import LEVELS, Leveled, Seen
from ..players.reasons import reason_for, worded
from .drawing import hanging
from .host import Host, Item, Key, Look
from .lookup import explained, not_now, reasons_for
from .question import Question
from .words import Words

FRAME: Final = 4  # columns of a panel's frame
HINTS: Final = 5  # choices that a hint speaks of
HINT_SEED: Final = 0  # who asks twice about a position hears the same twice
MANY: Final = 6  # more cards than one wants to read at once
NEAR: Final = 3  # names that are offered for one that is none
LIKENESS: Final = 0.6  # of a name that may have been meant


@dataclass(frozen=True)
class Reading:
    """A match, and how it is told to somebody at a screen of that width."""

    match: Match
    host: Host
    say: Words
    width: int

    def framed(self, inside: RenderableType, title: str) -> Panel:
        """Something to read, in its frame."""
        return Panel(inside, title=self.say(f"title.{title}"), title_align="left", border_style="dim")

    def log(self, seat: int) -> RenderableType:
        """All that the seat has seen."""
        lines = self.match.log(self.say.lang, seat)
        told = lines or [self.say("say.nothing_yet")]
        text = Text("\n").join(hanging(line, self.width - FRAME) for line in told)
        return self.framed(text, "whole_log")

    def hint(self, question: Question) -> RenderableType:
        """What the strongest level thinks of the choices, by what the seat can see."""
        actor, choices = self.match.actor, self.match.choices
        if actor is None or actor == CHANCE:
            return Text(self.say("say.nothing_to_think"), style="yellow")
        seen = Seen(self.match, actor)
        found = Leveled(HINT_SEED, max(LEVELS)).explain(seen)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for place, one in enumerate(found[:HINTS]):
            choice = choices[one.index]
            style = "bold" if not place else ""
            typed = " ".join(word or self.say("key.Enter") for word in question.path_to(choice))
            path = Text(typed, style="bold cyan")
            grid.add_row(f"{one.chance:.0%}", path, choice.text(self.say.lang), style=style)
        if not found[1:]:
            return self.framed(grid, "hint")
        best, other = found[0].index, found[1].index
        reason = reason_for(seen, best, other, HINT_SEED)
        why = worded(seen.game, reason, choices[other].text(self.say.lang), self.say.lang)
        return self.framed(Group(grid, why) if why else grid, "hint")

    def words(self, look: Look, question: Question) -> RenderableType:
        """What the signs and words on the screen mean, and why cards of the seat cannot be used now."""
        shown = look.terminal.plain(*self.host.table(look, question))
        game, lang = self.match.game, self.say.lang
        signs = self.host.show(look, question, "i")
        parts = [signs] if signs is not None else []
        reasons = not_now(game, self.match.why_not(look.seat, lang), lang)
        for title, rows in (("words", explained(game, shown, lang)), ("not_now", reasons)):
            if rows:
                lines = Group(*(Text.assemble((name, "bold"), ": ", meaning) for name, meaning in rows))
                parts.append(self.framed(lines, title))
        return Group(*parts) if parts else Text(self.say("say.no_words"))

    def commands(self, typed: Sequence[Key]) -> RenderableType:
        """All that can be typed."""
        grid = Table.grid(padding=(0, 2, 0, 0))
        for keys, name in typed:
            grid.add_row(Text(self.say.keys(keys), style="bold cyan"), self.say(f"help.{name}"))
        return self.framed(grid, "help")

    def rules(self) -> RenderableType | None:
        """What the game says to a newcomer, if it says anything."""
        primer, lang = game_named(self.match.game).primer, self.say.lang
        if not in_words(primer.goal, lang):
            return None
        lines = [Text(self.say("say.goal", goal=in_words(primer.goal, lang)))]
        lines += [Text(self.say("say.turn"))] if primer.steps else []
        for step in primer.steps:
            name, told = in_words(step.name, lang), in_words(step.text, lang)
            line = hanging(f"{name}: {told}", self.width - FRAME, indent=1)
            line.stylize("bold", 0, 1 + len(name))
            lines.append(line)
        return self.framed(Group(*lines), "rules")

    # Cards

    def card(self, name: str, look: Look) -> list[RenderableType]:
        """A card by its name; of several those that are in this match, and of many or of others a list."""
        if not name:
            return [Text(self.say("say.show_what"), style="yellow")]
        found = self.host.find(name) or self.host.find_part(name)
        here = [item for item in found if self.host.is_here(item, look.view)]
        if not found:
            return [Text(self.not_found(name), style="yellow")]
        if len(here) > MANY or (not here and len(found) > 1):
            return [self.host.listing(here or found, self.say.lang)]
        return [part for item in here or found for part in self.whole(item, look)]

    def whole(self, item: Item, look: Look) -> list[RenderableType]:
        """A card, and why it cannot be used now."""
        reasons = reasons_for(item.id, self.match.why_not(look.seat, self.say.lang))
        return [item.panel((self.say.lang,)), *(Text(reason) for reason in reasons)]

    def not_found(self, name: str) -> str:
        """That there is no such card, and names that are nearly this one."""
        known = {one.casefold(): one for one in self.host.names_in(self.say.lang)}
        near = difflib.get_close_matches(name.casefold(), known, NEAR, LIKENESS)
        if not near:
            return self.say("say.no_such_card", word=repr(name))
        told = ", ".join(known[one] for one in near)
        return self.say("say.near_cards", word=repr(name), names=told)
