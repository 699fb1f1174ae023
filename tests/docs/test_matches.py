"""The page about matches in Python shows what happens."""

import doctest

from tests.docs.pages import blocks

PAGE = "docs/matches.md"


def test_every_line_of_the_page_gives_what_it_shows() -> None:
    told: list[str] = []
    example = doctest.DocTestParser().get_doctest("\n".join(blocks(PAGE, "pycon")), {}, PAGE, PAGE, 0)
    assert len(example.examples) >= 15
    doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE).run(
        example, out=told.append
    )
    assert "".join(told) == ""
