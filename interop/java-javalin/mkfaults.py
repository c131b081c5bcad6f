import json, re, glob, collections
code = set()
dyn = set()
for f in glob.glob("src/main/java/ces/*.java"):
    s = open(f).read(); code |= set(re.findall(r'F\.on\("([^"]+)"\)', s))
for k in ("transport", "work"):
    for m in re.findall(r'F\.on\((?:k|kind) \+ "(-[^"]+)"\)', open("src/main/java/ces/Shared.java").read()): code.add(k + m)
out = []; real = 0; lines = open("interface.md").read().split("\n")
sec = collections.Counter(); cur = None; heads = {}
for i, l in enumerate(lines, 1):
    if l.startswith("#"): cur = l.strip("# ")
    heads[i] = cur
for l in open("faults.txt"):
    if not l.strip(): continue
    i, n, k, w = l.strip().split("|")
    assert i in code, i
    assert lines[int(n) - 1].strip(), (i, n)
    real += k.startswith("*"); sec[heads[int(n)]] += 1
    out.append({"id": i, "line": int(n), "what": w, "kind": k.lstrip("*")})
assert len({o["id"] for o in out}) == len(out)
json.dump(out, open("faults.json", "w"), indent=1, ensure_ascii=False)
print(len(out), "faults,", real, "of the real-back-end sort"); print(sec.most_common(8))
