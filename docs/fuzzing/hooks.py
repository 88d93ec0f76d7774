"""Formats that the schema cannot express and the fuzzer needs: a PDF, and a password that is not easy to guess."""

import schemathesis
from hypothesis import strategies as st
from schemathesis.core.file_samples import FILE_SAMPLES

WORDS = ["kupfer", "lampe", "wolken", "gabel", "nebel", "ziegel", "anker", "distel"]

schemathesis.openapi.format("binary", st.just(FILE_SAMPLES["pdf"]))
schemathesis.openapi.format(
    "password",
    st.lists(st.sampled_from(WORDS), min_size=4, max_size=8, unique=True).map(" ".join),
)
