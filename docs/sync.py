#!/usr/bin/env python3
"""Keeps a copy of a list of the API in an SQLite file: python3 sync.py jobs jobs.sqlite

The list is jobs, projects, applications, people or consultants. API is the address of the installation, KEY an API key
that may read the list. A file holds one list of one installation. Each run brings the copy up to date; let a timer start it. Whatever others add, change and remove
while it runs, no entry is lost, none comes twice, and what was removed goes. Python 3.9 or newer, and nothing else.
"""
import http.client
import json
import os
import re
import sqlite3
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from datetime import datetime, timedelta, timezone
from email.utils import parsedate_to_datetime

API, KEY = os.environ.get("API", "").rstrip("/"), os.environ.get("KEY", "")
# A change has the time at which it was written, and can be read when its transaction has ended: at most a minute later. The
# rest is for clocks of servers that differ.
OVERLAP = timedelta(minutes=5)


class Unknown(Exception):
    """What was removed since then is not known any more (410)."""


def get(path):
    """Returns the entries of a page, the path of the next one or None, and the server's time."""
    request = urllib.request.Request(API + path, headers={"Authorization": f"Bearer {KEY}"})
    for pause in (1, 2, 4, 8, 16, 32, 64):
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                following = re.search(r'<([^>]+)>; rel="next"', answer.headers.get("Link", ""))
                date = parsedate_to_datetime(answer.headers["Date"]).astimezone(timezone.utc)
                return json.load(answer), following and following.group(1), date
        except urllib.error.HTTPError as error:
            if error.code == 410:
                raise Unknown() from error
            if error.code != 429 and error.code < 500:
                raise SystemExit(f"{error.code} {path}: {error.read().decode()}") from error
            pause = max(pause, int(error.headers.get("Retry-After") or 0))
        except (OSError, http.client.HTTPException):
            # No answer, or a connection that broke in the middle of one.
            pass
        time.sleep(pause)
    raise SystemExit(f"{API} does not answer")


def entries(path):
    """Yields all entries of a list, page after page."""
    while path:
        page, path, _ = get(path)
        yield from page


def store(copy, found):
    """Stores entries, unless the copy has a newer version; returns their ids."""
    newer = "where excluded.updated_at >= updated_at"
    seen = set()
    for entry in found:
        row = (entry["_id"], entry["updatedAt"], json.dumps(entry))
        copy.execute(f"insert into entries values (?, ?, ?) on conflict (id) do update set updated_at = excluded.updated_at, body = excluded.body {newer}", row)
        seen.add(entry["_id"])
    return seen


def remove(copy, ids):
    """Removes entries; returns how many of them there were."""
    return copy.executemany("delete from entries where id = ?", [(each,) for each in ids]).rowcount


def synchronise(name, copy):
    """Brings the copy up to date in one transaction; returns how many entries were read and how many removed."""
    path = f"/api/admin/{name}"
    of, since = copy.execute("select of, since from state").fetchone() or (API + path, None)
    if of != API + path:
        raise SystemExit(f"This file is a copy of {of}: take another one for {API + path}")
    # From here on everything is read again by the next run. The server's clock counts, not this machine's.
    now = get(f"{path}?limit=1")[2]
    try:
        if since is None:
            raise Unknown()
        query = urllib.parse.quote(since)
        # First what was removed: if that is unknown, everything is read.
        gone = {each["_id"] for each in entries(f"{path}/removed?since={query}")}
        seen = store(copy, entries(f"{path}?updated_since={query}"))
        removed = remove(copy, gone)
    except Unknown:
        # In the order of changes, an entry that is changed meanwhile comes again at the end. Its former version is overwritten.
        copy.execute("update entries set updated_at = ''")
        seen = store(copy, entries(f"{path}?sort=updated"))
        gone = {row[0] for row in copy.execute("select id from entries")} - seen
        removed = remove(copy, gone)
    copy.execute("delete from state")
    copy.execute("insert into state values (?, ?)", (of, (now - OVERLAP).isoformat().replace("+00:00", "Z")))
    copy.commit()
    return len(seen), removed


if __name__ == "__main__":
    if len(sys.argv) != 3 or not API or not KEY:
        raise SystemExit(__doc__)
    copy = sqlite3.connect(sys.argv[2])
    copy.execute("create table if not exists entries (id text primary key, updated_at text, body text)")
    copy.execute("create table if not exists state (of text, since text)")
    read, removed = synchronise(sys.argv[1], copy)
    print(f"{sys.argv[1]}: {read} read, {removed} removed")
