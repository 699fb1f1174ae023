"""Proof that nobody chose, or could foretell, the luck of a match.

Whoever deals makes a secret of 256 bits before the match and shows its SHA-256, the commitment. The seed
follows from the secret, and from the seed follow all shuffles and rolls. When the match is over the secret is
shown: anybody can check that it is the one committed to, and that the match was dealt by it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import Any, Final

from .kernel.errors import RecordError
from .match import Match, replay

Json = Any
MATCH: Final = "match"  # what a seed is for: the match from its beginning
ANEW: Final = "anew"  # or all that is hidden when it goes on from a position of another match
BITS: Final = 62  # of a seed: they fit every database and every other language
NO_PROOF: Final = (
    "this record has no proof with a commitment and a secret; download one of a match that is over"
)


def new_secret() -> str:
    """256 bits that nobody can guess, in hexadecimal digits."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """What is shown before the match."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, purpose: str = MATCH) -> int:
    """The seed that follows from a secret: the first bits of HMAC-SHA256, keyed with it, of its purpose."""
    found = hmac.digest(bytes.fromhex(secret), f"thwack {purpose}".encode(), "sha256")
    return int.from_bytes(found[:8], "big") >> (64 - BITS)


def verified(record: Mapping[str, Json]) -> Match:
    """The match of a record, if its luck was dealt by the secret in its proof; if not, a RecordError."""
    secret, promised = proof_in(record)
    if commitment(secret) != promised:
        raise RecordError("the secret is not the one that was committed to: its SHA-256 is another")
    if "source" in record:
        check_dealt_anew(record, secret)
    elif record.get("seed") != seed_of(secret):
        raise RecordError("the match was not dealt by its secret: the seed is another")
    return replay(record)


def proof_in(record: Json) -> tuple[str, str]:
    """The secret and the commitment in a record."""
    proof = record.get("proof") if isinstance(record, Mapping) else None
    if not isinstance(proof, Mapping):
        raise RecordError(NO_PROOF)
    secret, promised = proof.get("secret"), proof.get("commitment")
    if not isinstance(secret, str) or not isinstance(promised, str):
        raise RecordError(NO_PROOF)
    try:
        whole = len(bytes.fromhex(secret)) == 32
    except ValueError:
        whole = False
    if not whole:
        raise RecordError("the secret of a proof is 64 hexadecimal digits")
    return secret, promised


def check_dealt_anew(record: Mapping[str, Json], secret: str) -> None:
    """A match that went on from a position of another one: what was hidden was dealt by its own secret."""
    begun = replay({**record, "choices": []})
    if replay(record["source"]).imagine(None, seed_of(secret, ANEW)).digest() != begun.digest():
        raise RecordError("what was hidden was not dealt by its secret")
