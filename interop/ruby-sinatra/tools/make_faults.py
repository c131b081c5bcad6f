"""Writes faults.json from tools/faults.txt and checks it against the code and interface.md."""
import json, re, glob, collections, os
os.chdir(os.path.dirname(os.path.abspath(__file__)) + '/..')
text = open('interface.md').read().split('\n')
code = ''.join(open(f).read() for f in glob.glob('lib/*.rb'))
ids = set(re.findall(r"fault\('([a-z0-9-]+)'\)", code))
for k in ('transport-update', 'transport-cancel', 'work-cancel'): ids |= {k + '-any-family-member', k + '-not-creator-404'}
for k in ('transport', 'work'): ids.add(k + '-settings-any-facility')
for k in ('activities', 'personal', 'check-ins', 'visits'): ids |= {'window-46-days-' + k, 'window-unchecked-' + k}
out, real, sec = [], 0, collections.Counter()
for row in open('tools/faults.txt').read().strip().split('\n'):
    i, line, r, kind, what = row.split('|', 4)
    assert i in ids, i
    assert i not in {x['id'] for x in out}, i
    line = int(line); assert text[line - 1].strip(), (i, line)
    real += r == 'r'
    d = {'id': i, 'line': line, 'what': what, 'kind': kind}
    if r == 'r': d['realBackEnd'] = True
    out.append(d)
    head = [l for l in text[:line] if l.startswith('#')][-1]
    sec[head] += 1
json.dump(out, open('faults.json', 'w'), indent=1, ensure_ascii=False)
print(len(out), 'faults,', real, 'real-back-end;', 'not listed in code:', len(ids - {x['id'] for x in out}))
for h, c in sec.most_common(8): print(f'{c / len(out):.1%}', c, h)
