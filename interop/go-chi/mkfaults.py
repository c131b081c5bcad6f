#!/usr/bin/env python3
"""Writes faults.json from faults.txt and counts the faults per section of interface.md."""
import collections, json, os, re

os.chdir(os.path.dirname(os.path.abspath(__file__)))
SECTIONS = [(1, "Overview"), (17, "Conventions"), (25, "Resources"), (155, "States"), (218, "Facilities"), (229, "Residents"), (240, "Assessments"),
            (249, "Connections"), (261, "Calendars"), (265, "Activities"), (283, "Personal activities"), (291, "Registrations"), (301, "Check-ins"),
            (310, "Personal visits"), (321, "Attendance"), (330, "Albums"), (335, "Photos"), (347, "Messages"), (362, "Announcements"),
            (376, "Access rules"), (384, "Transportation"), (399, "Work requests"), (411, "Flat routes"), (423, "Authentication"), (440, "Events"),
            (474, "Errors"), (488, "Limits")]
rows, counts, combined = [], collections.Counter(), 0
for text in open("faults.txt"):
    if text.startswith("#") or not text.strip():
        continue
    name, line, kind, mark, what = [x.strip() for x in text.split("|", 4)]
    assert mark in "c-", text
    combined += mark == "c"
    rows.append({"id": name, "line": int(line), "what": what, "kind": kind + (" (combination)" if mark == "c" else "")})
    counts[[s for at, s in SECTIONS if at <= int(line)][-1]] += 1
assert len({r["id"] for r in rows}) == len(rows)
used = set()
for folder, _, files in os.walk("internal"):
    for f in files:
        used |= set(re.findall(r'fault\.On\("([^"]*)"\)', open(os.path.join(folder, f)).read()))
print("in the code only:", used - {r["id"] for r in rows}, "in the list only:", {r["id"] for r in rows} - used)
json.dump(rows, open("faults.json", "w"), indent=1)
print(len(rows), "faults,", combined, "in combinations;", ", ".join("%s %d" % (s, counts[s]) for _, s in SECTIONS if counts[s]))
