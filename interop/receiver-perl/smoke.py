#!/usr/bin/env python3
"""Runs the receiver against a small fake service. `smoke.py`: the correct program. `smoke.py all [id ...]`: every defect and variation too, or those named."""
import http.client, json, os, re, socket, subprocess, sys, threading, time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import urlsplit, unquote
HERE = os.path.dirname(os.path.abspath(__file__))
KEY, TOKEN, TENANT = 'Key-one-2-three', 'tok', 'willow'
SYS, STAFF, RES, CON = 'sys-1', 'staff-1', 'res-1', 'con-1'
P = '/api/v1/' + TENANT
ROUTES = [(P + '/photos/', {SYS, STAFF}), (P + '/activities/', {SYS}), (P + '/announcements/', {SYS}),
          (f'{P}/residents/{RES}/transportation-requests/', {RES}), (f'{P}/residents/{RES}/work-requests/', {RES}),
          (f'{P}/residents/{RES}', {RES, SYS}), ('/ping', {SYS, RES, STAFF})]

class Service(ThreadingHTTPServer):
    daemon_threads = True
    def __init__(self):
        self.log, self.n, self.lock = [], {}, threading.Lock()
        super().__init__(('127.0.0.1', 0), Fake)

class Fake(BaseHTTPRequestHandler):
    def log_message(self, *a): pass
    def do_GET(self):
        s, u, h = self.server, urlsplit(self.path), self.headers
        rid = unquote(u.path.rsplit('/', 1)[-1])
        ok = h.get('Authorization') == 'Bearer ' + TOKEN and h.get('X-Acting-User-Tenant') == TENANT and h.get('X-Acting-User-Id')
        st = 400 if not ok else 404
        if ok:
            for pre, who in ROUTES:
                if u.path.startswith(pre) and '/' not in u.path[len(pre):].strip('/').replace('registrations', ''):
                    st = 200 if h['X-Acting-User-Id'] in who else 403
                    break
        with s.lock:
            n = s.n[rid] = s.n.get(rid, 0) + 1
            s.log.append((u.path, re.sub(r'\d', '#', u.query), h.get('X-Acting-User-Id'), h.get('X-Acting-User-Tenant'), h.get('Authorization'), rid))
        if ok and 'flaky' in rid and n < 4: st = 503
        if ok and 'never' in rid: st = 503
        if ok and 'gone' in rid: st = 404
        if ok and 'hang' in rid and n < 3:   # the client itself asks twice
            self.close_connection = True; self.connection.shutdown(socket.SHUT_RDWR); return
        if 'slow' in rid and n == 1: time.sleep(.6)
        data = {'id': rid, 'v': n, 'title': 'café', 'tags': [], 'x': None}
        if n == 1: data['first'] = True
        body = json.dumps({'data': data} if st == 200 else {'error': st}, ensure_ascii=False).encode()
        try:
            self.send_response(st); self.send_header('Content-Length', str(len(body))); self.end_headers(); self.wfile.write(body)
        except OSError: pass

def free():
    s = socket.socket(); s.bind(('127.0.0.1', 0)); p = s.getsockname()[1]; s.close(); return p

def run(defect='', variation=''):
    svc = Service(); threading.Thread(target=svc.serve_forever, daemon=True).start()
    port = free()
    env = dict(os.environ, PORT=str(port), KEY=KEY, CES_URL=f'http://127.0.0.1:{svc.server_port}', CES_TENANT=TENANT, CES_TOKEN=TOKEN,
               CES_SYSTEM_ACTOR=SYS, CES_STAFF=STAFF, CES_RESIDENT=RES, CES_CONNECTION=CON, DEFECT=defect, VARIATION=variation)
    proc = subprocess.Popen([HERE + '/start.sh'], env=env, stderr=subprocess.DEVNULL)
    seq, answers = [0], {}
    def http(m, path, body=None, headers={}, conn=None):
        c = conn or http_conn()
        try:
            c.request(m, path, body, headers, encode_chunked='Transfer-Encoding' in headers); r = c.getresponse(); return r.status, r.read()
        except Exception: return 0, b''
        finally:
            if not conn: c.close()
    def http_conn(): return http_c(port)
    def ev(name, kind, rid, headers=None, conn=None, path='/hook', drop=(), chunked=False, **more):
        seq[0] += 1
        e = dict(eventType=kind, aggregateType=kind.split('.')[0], occurredAt=time.strftime('%Y-%m-%dT%H:%M:%SZ', time.gmtime()),
                 tenant=TENANT, eventId=f'ev-{seq[0]}', resourceId=rid); e.update(more)
        for d in drop: e.pop(d)
        h = {'X-API-KEY': KEY, 'Content-Type': 'application/json'} if headers is None else headers
        b = json.dumps(e).encode()
        answers[name] = http('POST', path, iter([b]) if chunked else b, h, conn)[0]
    for _ in range(100):
        if http('GET', '/ready')[0] == 200: break
        time.sleep(.05)
    K = {'X-API-KEY': KEY}
    # keys
    for name, h in dict(none={}, wrong={'X-API-KEY': 'no'}, prefix={'X-API-KEY': KEY[:6]}, longer={'X-API-KEY': KEY + 'x'}, case={'X-API-KEY': KEY.lower()},
                        bearer={'Authorization': 'Bearer ' + KEY}).items(): ev('key-' + name, 'photo.uploaded', 'k-' + name, h)
    ev('key-query', 'photo.uploaded', 'k-q', {}, path='/hook?api_key=' + KEY)
    ev('key-body', 'photo.uploaded', 'k-b', {}, apiKey=KEY)
    ev('key-transport', 'transportation_request.created', 'k-t', {'X-API-KEY': 'no'})
    # every kind
    kinds = ['photo.uploaded', 'photo.updated', 'activity.created', 'activity.updated', 'activity.deleted', 'transportation_request.created',
             'transportation_request.updated', 'transportation_request.deleted', 'transportation_request.comment_created', 'announcement.sent',
             'work_request.created', 'notification.work_request_assigned', 'notification.transportation_approved',
             'registration.created', 'registration.deleted', 'meal.served']
    for i, k in enumerate(kinds): ev(k, k, f'obj_{i}')
    ev('key-deleted', 'photo.deleted', 'obj_0', {'X-API-KEY': 'no'})
    c = http_conn(); ev('ka1', 'photo.uploaded', 'ka1', conn=c); ev('ka2', 'photo.uploaded', 'ka2', {'X-API-KEY': 'no'}, conn=c); c.close()
    ev('known', 'photo.uploaded', 'known', {})
    ev('hdr-lower', 'photo.uploaded', 'hl', {'x-api-key': KEY}); ev('charset', 'photo.uploaded', 'cs', {**K, 'Content-Type': 'application/json; charset=utf-8'})
    ev('chunked', 'photo.uploaded', 'ch', {**K, 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked'}, chunked=True)
    # ids, members, dates
    for n, r in enumerate(['UPPER', '007', 'a-very-long-identifier', 'x/y z', 'photo-77']): ev(f'id{n}', 'photo.uploaded', r)
    ev('other', 'photo.uploaded', 'right', photoId='wrongid'); ev('bare', 'photo.uploaded', 'bare', drop=('occurredAt', 'aggregateType', 'tenant', 'eventId'))
    ev('foreign', 'photo.uploaded', 'foreign', tenant='oak')
    for n, d in enumerate(['2026-01-02T03:04:05Z', '2026-01-02T03:04:05.123Z', '2026-01-02T05:04:06+02:00', '2026-01-02T03:04:05.9-05:00']): ev(f'at{n}', 'photo.uploaded', f'at{n}', occurredAt=d)
    ev('no-id', 'photo.uploaded', ''); answers['junk'] = http('POST', '/hook', b'{', K)[0]
    # repeats and order
    ev('rep1', 'activity.updated', 'rep', eventId='same'); ev('rep2', 'activity.updated', 'rep', eventId='same'); ev('rep3', 'activity.updated', 'rep')
    ev('txt1', 'activity.updated', 'txt', occurredAt='2026-01-02T05:00:00+02:00'); ev('txt2', 'activity.updated', 'txt', occurredAt='2026-01-02T04:00:00Z')
    ev('sec1', 'photo.uploaded', 'sec', occurredAt='2026-01-02T05:00:00.1Z'); ev('sec2', 'photo.updated', 'sec', occurredAt='2026-01-02T05:00:00.9Z')
    ev('del1', 'activity.deleted', 'back'); ev('del2', 'activity.updated', 'back')
    ev('ph1', 'photo.uploaded', 'ph'); ev('ph2', 'photo.deleted', 'ph')
    def soon(*a, **k):
        t = threading.Thread(target=ev, args=a, kwargs=k); t.start(); time.sleep(.15); return t
    ts = [soon('s1', 'photo.uploaded', 'slow1'), soon('s2', 'photo.updated', 'slow1'), soon('s3', 'photo.uploaded', 'slow2'), soon('s4', 'photo.deleted', 'slow2')]
    # failures
    ts += [soon('f1', 'photo.uploaded', 'flaky1'), soon('f2', 'announcement.sent', 'flaky2'), soon('f3', 'activity.created', 'hang'), soon('f4', 'photo.uploaded', 'gone'), soon('f5', 'photo.uploaded', 'never')]
    ev('f6', 'photo.uploaded', 'flaky3', eventId='fl'); ev('f7', 'photo.uploaded', 'flaky3', eventId='fl')
    for t in ts: t.join()
    time.sleep(2.6)
    ids = [f'obj_{i}' for i in range(len(kinds))] + ['ka1', 'hl', 'cs', 'ch', 'UPPER', '007', 'a-very-long-identifier', 'x%2Fy%20z', 'photo-77', 'right', 'bare', 'foreign',
           'at0', 'at1', 'at2', 'at3', 'rep', 'txt', 'sec', 'back', 'ph', 'slow1', 'slow2', 'flaky1', 'flaky2', 'flaky3', 'hang', 'gone', 'never', 'known', 'ka2', 'k-none', 'wrongid']
    store = {i: http('GET', '/store/' + i) for i in ids}
    alive = proc.poll() is None
    proc.terminate(); proc.wait(3); svc.shutdown(); svc.server_close()
    calls = {tuple('' if x is None else x for x in l) for l in svc.log}
    return dict(answers=answers, store=store, calls=calls, never=svc.n.get('never', 0) > 12, gone=svc.n.get('gone', 0) > 4, alive=alive, n=len(svc.log))

def http_c(port): return http.client.HTTPConnection('127.0.0.1', port, timeout=8)

def differs(a, b):
    out = [f'{k}' for k in ('never', 'gone', 'alive') if a[k] != b[k]]
    out += [f'answer {k} {a["answers"][k]}->{b["answers"][k]}' for k in a['answers'] if a['answers'][k] != b['answers'].get(k)]
    out += [f'store {k} {v[0]}->{b["store"][k][0]}' for k, v in a['store'].items() if v != b['store'][k]]
    if a['calls'] != b['calls']: out.append(f'calls {sorted(b["calls"] - a["calls"])[:1]} {len(a["calls"] - b["calls"])} missing')
    return out

base = run()
refused = [k for k, v in base['answers'].items() if v != 200]
print('refused:', refused)
print('not held:', [k for k, v in base['store'].items() if v[0] != 200], '; fetches', base['n'])
want_refused = {f'key-{x}' for x in 'none wrong prefix longer case bearer query body transport deleted'.split()} | {'ka2', 'known', 'no-id', 'junk'}
want_missing = {'obj_13', 'obj_14', 'obj_15', 'foreign', 'ph', 'slow2', 'gone', 'never', 'known', 'ka2', 'k-none', 'wrongid'}
fine = set(refused) == want_refused and {k for k, v in base['store'].items() if v[0] != 200} == want_missing and json.loads(base['store']['obj_0'][1])['data']['title'] == 'café'
print('correct program:', 'ok' if fine else 'WRONG')
if sys.argv[1:] == ['again']: print(differs(base, run()))
if sys.argv[1:2] == ['all']:
    only = sys.argv[2:]
    with ThreadPoolExecutor(5) as ex:
        ids = [d['id'] for d in json.load(open(HERE + '/defects.json')) if not only or d['id'] in only]
        for i, r in zip(ids, ex.map(lambda i: run(defect=i), ids)):
            d = differs(base, r); print(f'{i}: {len(d)} ' + '; '.join(d[:3]) if d else f'{i}: NOTHING CHANGED', flush=True)
        vs = [d['id'] for d in json.load(open(HERE + '/variations.json')) if not only or d['id'] in only]
        for i, r in zip(vs, ex.map(lambda i: run(variation=i), vs)):
            held = [k for k, v in base['store'].items() if v[0] != r['store'][k][0]]
            print(f'variation {i}: held differs {held}; answers', {k: v for k, v in r['answers'].items() if v != base['answers'][k]},
                  '; new calls', sorted(r['calls'] - base['calls'])[:2], '; fetches', r['n'], flush=True)
