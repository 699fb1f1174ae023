"""Every rule of the digest is cited by the name of a test: test_BS_5_3_1_..., test_BS_R12_..."""

from tests.rules.citing import Digest

DIGEST = Digest(
    "battle_scenes",
    rule=r"BS-(?:[RFDHC]\d+|\d+(?:\.\d+)+)(?= )",
    test=r"BS_(?:[RFDHC]\d+|\d+(?:_\d+)+)",
)


def test_every_rule_is_cited_by_a_test_and_no_other() -> None:
    DIGEST.check()


def test_the_digest_is_all_there() -> None:
    found = DIGEST.rules()
    counts = {sort: sum(rule.startswith(f"BS-{sort}") for rule in found) for sort in "RFDHC"}
    assert counts["H"] >= 12
    assert (counts["R"], counts["F"], counts["D"]) == (44, 21, 11)
    assert len(found) - sum(counts.values()) == 61
