"""Every rule of the digest is cited by the name of a test: test_dm_5_1_3_..., test_d_8_..., test_c_3_..."""

import re

import thwack
from tests.rules.citing import Digest

DIGEST = Digest(
    "dice_masters",
    rule=r"(?:DM-(?:\d+|[TG])(?:\.\d+)+|[DGCH]-\d+)(?= )",
    test=r"dm_(?:\d+|[tg])(?:_\d+)+|[dgch]_\d+",
)
#: The rulings that are set-up options, and their names.
OPTIONS = {"D-8": "globals_order", "G-1": "both_at_zero"}


def test_every_rule_is_cited_by_a_test_and_no_other() -> None:
    DIGEST.check()


def test_the_digest_is_all_there() -> None:
    found = DIGEST.rules()
    counts = {
        start: sum(rule.startswith(start) for rule in found) for start in ("DM-", "D-", "G-", "C-", "H-")
    }
    assert counts["DM-"] == 132
    assert (counts["D-"], counts["G-"], counts["C-"]) == (19, 20, 21)
    assert counts["H-"] >= 10


def test_the_rulings_that_are_options_say_so() -> None:
    for rule, option in OPTIONS.items():
        entry = re.split(r"\n(?=- |\n)", DIGEST.text.partition(f"\n- {rule} ")[2])[0]
        assert "set-up option" in " ".join(entry.split())
        assert len(thwack.setups("dice_masters")[option]["choices"]) == 2
