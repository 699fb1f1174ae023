"""What is refused: a code for programs, a sentence for people. Neither ever tells what is hidden."""

from typing import Final

from ...kernel.errors import ThwackError
from .problems import tell
from .texts import say

STATUS: Final = {
    "not_found": 404,
    "no_profile": 404,
    "cancelled": 410,
    "begun": 409,
    "shared_seat": 409,
    "forbidden": 403,
    "private": 403,
    "rated": 403,
    "rated_seat": 403,
    "origin": 403,
    "too_fast": 429,
    "too_many_guesses": 429,
    "too_large": 413,
    "slow_body": 408,
    "taken": 409,
    "full": 409,
    "same_luck": 409,
    "over": 409,
    "lesson": 409,
    "untried": 409,
    "practice_alone": 409,
    "unfinished": 409,
    "too_many_things": 409,
    "record_kind": 422,
    "record_unfinished": 422,
    "wrong_password": 401,
    "old_password": 403,
    "no_cookie": 401,
    "method": 405,
    "setup": 422,
    "clock": 422,
    "nobody_left": 409,
    "bad_request": 400,
    "damaged": 500,
    "storage": 503,
}


class Refused(Exception):
    """Something that cannot be done, and why."""

    def __init__(self, code: str, fault: ThwackError | None = None) -> None:
        super().__init__(code)
        self.code = code
        self._fault = fault

    @property
    def status(self) -> int:
        """Its HTTP status."""
        return STATUS.get(self.code, 400)

    def text(self, lang: str) -> str:
        """The sentence: our own, or what the engine says of a set-up."""
        if self._fault is not None:
            return tell(self._fault, lang)
        return say(f"error-{self.code.replace('_', '-')}", lang)
