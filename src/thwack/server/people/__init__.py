"""Who comes in: names, guests and accounts, passwords, sessions."""

from .people import COOKIE, KNOWN, YEAR, Arrival, People, Person, new_id

__all__ = ["COOKIE", "KNOWN", "YEAR", "Arrival", "People", "Person", "new_id"]
