"""The duel at the terminal: one line for each player, and a key of its own."""

from typing import Final

from rich.console import RenderableType
from rich.text import Text

from thwack.cli.host import Look, keys_with
from thwack.cli.plain_host import PlainHost
from thwack.cli.question import Question


class DuelHost(PlainHost):
    """The plain host, with a table of its own."""

    help = keys_with(("b", "table"), ("z", "duel_rounds"))

    def picture(self, look: Look) -> RenderableType:
        """Who has taken how many rounds."""
        return Text("\n".join(look.say("duel.taken", n=row["rounds"]) for row in look.view["seats"]))

    def show(self, look: Look, question: Question, key: str) -> RenderableType | None:
        """The rounds, by a key of our own."""
        return self.picture(look) if key == "z" else super().show(look, question, key)


HOST: Final = DuelHost("dressed_duel")
