"""One test a case of: npx killtable export --format jsonl > cases.jsonl"""

import json
from pathlib import Path

import pytest

from receiver import receive

with open(Path(__file__).with_name("cases.jsonl"), encoding="utf-8") as lines:
    CASES = [json.loads(line) for line in lines]

# Without cases pytest would run nothing and be content.
assert CASES, "cases.jsonl is empty"


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_case(case):
    try:
        envelope = json.loads(case["text"])
    except RecursionError:
        pytest.skip("nested too deep for the decoder of Python")
    assert receive(envelope, case["context"]) in case["expected"], case["why"]
