"""The rules of each game in our own words, numbered, in four languages: the digests in docs/rules.

The English digest (`<game>.md`) is the authority and gives the order; the others (`pt/<game>.md` and so on)
have the same headings and ids. Whatever one of them lacks is in English.
"""

from .reading import Block, Section
from .shelf import Rulebook, rule_texts, rulebook

__all__ = ["Block", "Rulebook", "Section", "rule_texts", "rulebook"]
