"""Makes all journeys and says of each `ok` or `failed` with the reason; ends with 1 when one has failed.

The example of docs/api.md with this client is run as well.
"""

import doctest
import io
import pathlib
import re
import sys

from journeys import JOURNEYS

PAGE = pathlib.Path(__file__).parents[3] / "docs" / "api.md"


def documented_example():
    """Runs the session with the generated client in docs/api.md, and compares what it answers."""
    session = re.search(r"\$ venv/bin/python\n(.+?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL).group(1)
    test = doctest.DocTestParser().get_doctest(session, {}, PAGE.name, str(PAGE), 0)
    told = io.StringIO()
    if doctest.DocTestRunner().run(test, out=told.write).failed:
        raise AssertionError(told.getvalue())


status = 0
for journey in [*JOURNEYS, documented_example]:
    try:
        journey()
        print(f"ok {journey.__name__}", flush=True)
    except Exception as error:  # A journey fails for whatever it meets, and the others go on.
        status = 1
        print(f"failed {journey.__name__} {type(error).__name__}: {error}".replace("\n", " "), flush=True)
sys.exit(status)
