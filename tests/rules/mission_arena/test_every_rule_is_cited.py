"""Every rule of the digest is cited by the name of a test: test_MA_10_3_..., test_MA_S_5_..., test_MA_R12"""

from tests.rules.citing import Digest

DIGEST = Digest(
    "mission_arena",
    rule=r"MA-(?:[RH]\d+|S\.\d+|\d+\.\d+)(?= )",
    test=r"MA_(?:[RH]\d+|S_\d+|\d+_\d+)",
)


def test_every_rule_is_cited_by_a_test_and_no_other() -> None:
    DIGEST.check()


def test_the_digest_is_all_there() -> None:
    found = DIGEST.rules()
    counts = {sort: sum(rule.startswith(f"MA-{sort}") for rule in found) for sort in "RHS"}
    assert counts["H"] >= 16
    assert (counts["R"], counts["S"]) == (67, 5)
    assert len(found) - sum(counts.values()) == 60
