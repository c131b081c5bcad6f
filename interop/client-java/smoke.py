"""A small stand-in for the service: runs the program right, then with each defect and variation, and compares the requests."""
import json, os, re, subprocess, sys, tempfile, threading, time, datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, parse_qs, unquote

HERE = os.path.dirname(os.path.abspath(__file__))
LOG, STATE, LOCK = [], {}, threading.Lock()
DAY = str(datetime.date.today() + datetime.timedelta(days=2))

def fresh():
    STATE.clear()
    STATE.update(n=0, throttled=False, things={}, regs={}, checkins={}, created=0)
    for i in range(63):
        STATE['things']['R%d' % i] = dict(id='R%d' % i, firstName='F%d' % i, lastName='L', fullName='F L', nickname='N', email='r%d@example.org' % i, phone='1',
            roomNumber='1', status='onLeave', gender='M', dob='1940-01-01T00:00:00Z', moveInDate=None, facilityId='F/1',
            about={'bio': 'b', 'likes': ['x'], 'diagnoses': ['d'], 'anniversary': None})
    STATE['things']['C1'] = dict(id='C1', firstName='C', lastName='L', externalId='ext-c', residents=[dict(id='R1')], facilities=[dict(id='F/1', name='f')])
    for i, k in ((1, 'A1'), (2, 'A2')):
        STATE['things'][k] = dict(id=k, name=k, type='social', startDate=DAY + 'T15:00:00Z', isRecurring=k == 'A2', attachments=[], cap=1)

def page(items, q):
    size = int(q.get('pageSize', ['50'])[0]); cur = q.get('cursor', ['c+0='])[0]
    m = re.fullmatch(r'c\+(\d+)=', cur); at = int(m.group(1)) if m else 0
    more = at + size < len(items)
    return dict(data=items[at:at + size], nextCursor='c+%d=' % (at + size) if more else None, hasMore=more)

class H(BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'; wbufsize = 65536; disable_nagle_algorithm = True
    def log_message(self, *a): pass
    def body(self):
        if 'chunked' in self.headers.get('Transfer-Encoding', ''):
            b = b''
            while True:
                n = int(self.rfile.readline(), 16); x = self.rfile.read(n); self.rfile.readline()
                if not n: return b
                b += x
        return self.rfile.read(int(self.headers.get('Content-Length') or 0))
    def handle_all(self):
        raw = self.body(); u = urlsplit(self.path)
        with LOCK:
            text = raw.decode('latin1')
            h = self.headers
            line = ' | '.join([self.command, self.path, str(h.get('Authorization')), str(h.get('X-Acting-User-Id')), str(h.get('X-Acting-User-Tenant')), str(h.get('Content-Type')), text])
            LOG.append((re.sub(r'r[0-9a-z]{8}q', 'TAG', line), time.time()))
            code, out, extra = self.answer(u, parse_qs(u.query), raw)
        data = b'' if out is None else out if isinstance(out, bytes) else json.dumps(out).encode()
        self.send_response(code)
        if data: self.send_header('Content-Type', 'application/octet-stream' if isinstance(out, bytes) else 'application/json')
        for k, v in extra.items(): self.send_header(k, v)
        if code != 204: self.send_header('Content-Length', str(len(data)))
        if self.headers.get('Connection') == 'close': self.send_header('Connection', 'close')
        self.end_headers()
        if code != 204: self.wfile.write(data)
    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = handle_all
    def answer(self, u, q, raw):
        t = STATE['things']; m = self.command
        if u.path == '/ping': return 200, 'healthy 1', {}
        if not u.path.startswith('/api/v1/maple/'): return 404, {}, {}
        s = [unquote(x) for x in u.path[len('/api/v1/maple/'):].split('/')]
        if s[0] == 'residents' and not STATE['throttled']:
            STATE['throttled'] = True; return 429, {}, {'Retry-After': '0.2'}
        js = {}
        if 'json' in self.headers.get('Content-Type', '') and raw:
            js = json.loads(raw)
        if not isinstance(js, dict): js = {}
        def new(**more):
            STATE['n'] += 1; x = dict(js); x.update(id='N%d' % STATE['n'], referenceNumber='REF-%d' % STATE['n'], **more); t[x['id']] = x
            STATE['created'] += 1
            return (201 if STATE['created'] % 2 else 200), dict(data=x), {}
        last, n = s[-1], len(s)
        one = lambda: (200, dict(data=t[last]), {}) if last in t else (404, {}, {})
        if m == 'DELETE': return 204, None, {}
        if m == 'PUT':
            if last in ('leave', 'mute', 'read'): return 204, None, {}
            if last in t: t[last].update(js); return one()
            return (200, dict(data=js), {}) if n > 2 and s[2] == 'attendance' else (404, {}, {})
        if m == 'POST':
            if last == 'avatar': return 200, dict(data=dict(avatarUrl='u', thumbUrl='u')), {}
            if last in ('archive', 'unarchive'): return 204, None, {}
            if last == 'search': return 200, page([], q), {}
            if last == 'cancel': return 200, dict(data={}), {}
            if last == 'registrations':
                r = STATE['regs'].setdefault(s[1], []); r.append(js.get('userId'))
                return 200, dict(data=dict(userId=js.get('userId'), status='registered' if len(r) < 2 else 'waitlisted', position=len(r))), {}
            if last == 'check-ins':
                day = (s[1], str(js.get('startDate'))[:10])
                if day in STATE['checkins']: return 409, {}, {}
                STATE['checkins'][day] = 1; return new()
            if last == 'connections':
                return new(residents=[dict(id=x) for x in js.get('residents') or []], facilities=[dict(id=x, name='f') for x in js.get('facilities') or []])
            if last == 'residents': return new(facilityId='F/1', fullName='x')
            return new()
        if last == 'facilities': return 200, dict(data=[dict(id='F/1', name='Maple One'), dict(id='F2', name='Two')]), {}
        if s[0] == 'facilities' and n == 2: return 200, dict(id=s[1], name='Maple One', extra=1), {}
        if s[0] == 'facilities' and last == 'residents': return 200, page([x for k, x in t.items() if k[0] == 'R'], q), {}
        if last == 'calendars': return 200, dict(data=[dict(id='K0', name='Meals', category='meal'), dict(id='K1', name='Life', category='activity', private=None), dict(id='K2', name='Trips', category='activity')]), {}
        if last == 'activity-types': return 200, dict(data=[dict(id='T1', name='social')]), {}
        if s[0] == 'facilities' and last == 'activities': return 200, dict(data=[t['A1'], t['A2']]), {}
        if last == 'albums': return 200, dict(data=[dict(id='AL1', title='Porch')]), {}
        if n > 2 and s[2] == 'albums': return 200, dict(id='AL1', title='Porch'), {}
        if last == 'transportation-settings':
            days = 'Monday Tuesday Wednesday Thursday Friday'.split()
            return 200, dict(data=dict(timezone='America/Chicago', transportationTypes=['Van', 'Car'], minimumLeadTimeHours=24, requireDestinationAddress=True,
                hoursOfOperation=[dict(dayOfWeek=d, date=None, notAvailable=False, startTime='08:00', endTime='16:00') for d in days])), {}
        if last == 'work-request-settings': return 200, dict(data=dict(teams=[dict(key='mnt', name='Maintenance'), dict(key='hk', name='Housekeeping')], types=['Plumbing'], locations=[])), {}
        if last == 'attendance' and s[0] == 'activities': return 200, dict(data=dict(attendanceRecords=[])), {}
        if last == 'check-ins': return 200, dict(data=[dict(id='K%s' % k[1], startDate=k[1] + 'T00:00:00Z') for k in STATE['checkins'] if k[0] == s[1]] + ([dict(id='K1', startDate='2000-01-01')] if s[1] == 'R1' else [])), {}
        if last == 'assessments': return 200, dict(data=[dict(id='AS1', assessmentTemplateId='TPL1')]), {}
        if last == 'pdf' or (n > 2 and s[-2] == 'attachments'): return 200, b'%PDF', {}
        if last == 'comments': return 200, dict(data=[dict(id='x', attachments=[dict(id='AT1', name='a.png')])]), {}
        if last in t: return one()
        if n > 2 and s[-2] == 'assessments' or last == 'questions' or 'announcements' in s: return 200, dict(data=dict(id=last, isArchived=False)), {}
        if last == 'photos' and s[0] == 'facilities': return 200, page([dict(id='P%d' % i) for i in range(60)], q), {}
        if last in ('residents', 'connections', 'photos', 'threads', 'messages', 'registrations', 'personal-visits', 'personal-activities', 'attendance', 'work-requests', 'transportation-requests'):
            return 200, page([dict(id='P1', name='Reading')] if 'connections' not in s else [dict(id='C1')], q), {}
        return 404, {}, {}

def run(port, tmp, **more):
    fresh(); LOG.clear()
    STATE['checkins'][('R2', '2026-03-02')] = 1
    e = dict(os.environ, CES_URL='http://127.0.0.1:%d' % port, CES_TENANT='maple', CES_TOKEN='tok', CES_IDENTITIES=tmp + '/ids.json', CES_TASKS=tmp + '/tasks.json', **more)
    a = time.time(); p = subprocess.run([HERE + '/start.sh'], env=e, capture_output=True, text=True)
    return p.returncode, [x for x, _ in LOG], time.time() - a, p.stderr, [y for _, y in LOG]

def main():
    srv = ThreadingHTTPServer(('127.0.0.1', 0), H); srv.daemon_threads = True
    threading.Thread(target=srv.serve_forever, daemon=True).start(); port = srv.server_address[1]
    with tempfile.TemporaryDirectory() as tmp:
        json.dump(dict(resident='R1', connection='C1', staff='S1', systemActor='E1'), open(tmp + '/ids.json', 'w'))
        json.dump([dict(id='change-one-member', facts=dict(residentId='R3', roomNumber='77')), dict(id='read-all', facts=dict(facilityId='F/1')),
            dict(id='second-check-in', facts=dict(residentId='R2', staffId='S1', day='2026-03-02')), dict(id='attendance-of-registered', facts=dict(activityId='A1', first='R4', second='R5')),
            dict(id='ninety-days', facts=dict(facilityId='F/1', **{'from': '2026-01-01', 'to': '2026-03-31'})), dict(id='read-announcement', facts=dict(announcementId='AN1')), dict(id='unknown', facts={})], open(tmp + '/tasks.json', 'w'))
        rc, base, took, err, when = run(port, tmp); rc2, again, took2, _, _ = run(port, tmp)
        print('correct:', rc, rc2, len(base), 'requests', '%.2fs %.2fs' % (took, took2), 'same' if base == again else 'DIFFERS', err)
        if '-l' in sys.argv: print('\n'.join(x[:150] for x in base))
        if "-q" in sys.argv: return
        only = sys.argv[sys.argv.index('-o') + 1].split(',') if '-o' in sys.argv else None
        bad = 0; part, parts = [int(x) for x in sys.argv[sys.argv.index('-s') + 1].split('/')] if '-s' in sys.argv else (0, 1)
        for f, var in (('variations.json', 'VARIATION'), ('defects.json', 'DEFECT')):
            for item in json.load(open(os.path.join(HERE, f)))[part::parts]:
                if only and item['id'] not in only: continue
                rc, log, took, err, w = run(port, tmp, **{var: item['id']})
                timing = item['id'] == 'no-wait-after-429'
                gap = lambda ws, l: min([b - a for a, b, x, y in zip(ws, ws[1:], l, l[1:]) if x == y and 'residents' in x] or [9])
                diff = log != base or (timing and gap(w, log) < 0.15)
                if (var == 'DEFECT' and not diff) or (var == 'VARIATION' and (rc or took > 15)):
                    bad += 1; print('LOOK:', var, item['id'], rc, 'diff' if diff else 'NO DIFFERENCE', '%.2fs' % took, err[:300], flush=True)
        print('done,', bad, 'to look at', flush=True); sys.exit(1 if bad else 0)
main()
