#!/usr/bin/env python3
"""A quick look at the receiver with a stand-in for the service.

smoke.py                 the normal program
smoke.py variations      the normal program under each variation
smoke.py defects [id..]  each defect; every one must fail somewhere
"""
import http.client, json, os, re, socket, subprocess, sys, threading, time, urllib.parse
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

HERE = os.path.dirname(os.path.abspath(__file__))
KEY, TOK, TEN = "Kq7-LongEnough-42", "tok-1", "willow"
SYS, STAFF, RES, CON = "sys-1", "staff-1", "res-1", "con-1"
P = "/api/v1/" + TEN


class World:
    def __init__(self):
        self.objs, self.fails, self.delay, self.log, self.bad = {}, {}, {}, [], []
        self.lock = threading.Lock()

    def get(self, path, query, h):
        with self.lock:
            self.log.append((time.time(), path, query, h.get("X-Acting-User-Id")))
            if h.get("Authorization") != "Bearer " + TOK or h.get("X-Acting-User-Id") not in (SYS, STAFF, RES, CON) or h.get("X-Acting-User-Tenant") != TEN:
                self.bad.append(path)
                return 401, {"error": "headers"}, 0
            d = self.delay.get(path)
            d = d.pop(0) if d else 0
            f = self.fails.get(path)
            if f:
                return f.pop(0), {"error": "later"}, d
            st, body = self.find(path, query, h.get("X-Acting-User-Id"))
            if st not in (200, 404):
                self.bad.append(path)
            return st, body, d

    def find(self, path, q, who):
        if path == "/ping":
            return 200, "fine"
        if path == P + "/facilities":
            return 200, {"data": [{"id": "f1"}, {"id": "f2"}]}
        if path == P + "/photos":
            return 200, {"data": [o for k, o in self.objs.items() if "/photos/" in k and "unlisted" not in k]}
        if path == f"{P}/residents/{RES}/registrations":
            return 200, {"data": []}
        if "/announcements/" in path and who != SYS:
            return 403, {"error": "identity"}
        if "/transportation-requests/" in path or "/work-requests/" in path:
            if who in (SYS, STAFF):
                return 403, {"error": "identity"}
            if who == CON:
                return 404, {"error": "none"}
        if "/activities/" in path and "occurrenceDate" in q:
            return 404, {"error": "none"}
        if path.endswith("/comments"):
            return 200, {"data": []}
        if path in self.objs:
            return 200, {"data": self.objs[path]}
        return 404, {"error": "none"}


class Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        pass    # a client that gave up


class H(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path, _, q = self.path.partition("?")
        st, body, d = self.server.world.get(urllib.parse.unquote(path), q, self.headers)
        b = json.dumps(body, ensure_ascii=False).encode()
        if d:
            time.sleep(d)
        try:
            self.send_response(st)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(b)))
            self.end_headers()
            self.wfile.write(b)
        except OSError:
            pass

    def log_message(self, *a):
        pass


def free():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Run:
    n = 0

    def __init__(self, defect="", variation=""):
        self.w, self.port = World(), free()
        self.srv = Server(("127.0.0.1", 0), H)
        self.srv.world = self.w
        threading.Thread(target=self.srv.serve_forever, daemon=True).start()
        env = dict(os.environ, PORT=str(self.port), KEY=KEY, CES_URL=f"http://127.0.0.1:{self.srv.server_port}", CES_TENANT=TEN, CES_TOKEN=TOK,
                   CES_SYSTEM_ACTOR=SYS, CES_STAFF=STAFF, CES_RESIDENT=RES, CES_CONNECTION=CON, DEFECT=defect, VARIATION=variation)
        self.p = subprocess.Popen([HERE + "/start.sh"], env=env, stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                if self.http("GET", "/ready")[0] == 200:
                    return
            except OSError:
                time.sleep(0.1)
        raise SystemExit("did not start")

    def close(self):
        self.p.terminate()
        self.p.wait(5)
        self.srv.shutdown()
        self.srv.server_close()

    def http(self, m, path, body=None, headers=None, chunked=False):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=8)
        c.request(m, path, iter([body]) if chunked else body, headers or {}, encode_chunked=chunked)
        r = c.getresponse()
        out = r.status, r.read()
        c.close()
        return out

    def ev(self, kind, rid, **kw):
        Run.n += 1
        e = dict(eventType=kind, aggregateType=kind.split(".")[0], occurredAt="2025-06-01T10:00:%02dZ" % (Run.n % 60), tenant=TEN, eventId="evt-%06d" % Run.n, resourceId=rid)
        e.update(kw)
        return {k: v for k, v in e.items() if v is not None}

    def send(self, e, key=KEY, path="/hook", ct="application/json", raw=None, chunked=False, **h):
        h = {k.replace("_", "-"): v for k, v in h.items()}
        if key is not None:
            h["X-API-KEY"] = key
        if chunked:
            h["Transfer-Encoding"] = "chunked"
        h["Content-Type"] = ct
        return self.http("POST", path, (raw or json.dumps(e)).encode(), h, chunked)[0]

    def held(self, rid):
        st, b = self.http("GET", "/store/" + urllib.parse.quote(rid, safe=""))
        return json.loads(b) if st == 200 else None

    def until(self, what, t, says):
        end = time.time() + t
        while time.time() < end:
            if what():
                return
            time.sleep(0.04)
        raise AssertionError(says)

    def put(self, path, **data):
        self.w.objs[P + path] = data

    def has(self, rid, path, t=2.5):
        want = self.w.objs[P + path]
        self.until(lambda: (self.held(rid) or {}).get("data") == want, t, f"{rid} is not stored as it is")

    def fetches(self, path):
        return [x for x in self.w.log if x[1] == P + path]

    def good(self, kind, rid, path, t=2.5, **kw):
        before = len(self.fetches(path))
        st = self.send(self.ev(kind, rid, **kw))
        assert st == 200, f"{kind} answered {st}"
        self.has(rid, path, t)
        self.until(lambda: len(self.fetches(path)) > before, t, f"{kind}: no fetch")


def T(i): return f"/residents/{RES}/transportation-requests/{i}"
def W(i): return f"/residents/{RES}/work-requests/{i}"


def keys(r):
    def wrong():
        for kind, rid in (("photo.updated", "kp"), ("photo.deleted", "kept"), ("activity.deleted", "ka")):
            e = r.ev(kind, rid)
            n = len(r.w.log)
            tries = [dict(key=None), dict(key="x"), dict(key=KEY.upper()), dict(key=KEY[:-1]), dict(key=KEY + "x"), dict(key="zz " + KEY), dict(key="q" * len(KEY)), dict(key=KEY[:8] + "zz"),
                     dict(key=None, path="/hook?apiKey=" + KEY), dict(key=None, Authorization="Bearer " + KEY), dict(key=None, raw=json.dumps(dict(e, apiKey=KEY)))]
            for t in tries:
                st = r.send(e, **t)
                assert 400 <= st < 500, f"wrong key {t} answered {st}"
            assert len([x for x in r.w.log[n:] if x[1] in (P + "/photos/kp", P + "/activities/ka")]) == 0 or os.environ.get("POLL"), "a fetch for a wrong key"
    r.put("/photos/kp", id="kp"); r.put("/photos/kept", id="kept", created="c"); r.put("/activities/ka", id="ka")
    wrong()
    time.sleep(0.2)
    assert r.held("kp") is None and not r.fetches("/photos/kp"), "stored for a wrong key"
    r.good("photo.uploaded", "kept", "/photos/kept")
    r.good("photo.uploaded", "kp", "/photos/kp")
    time.sleep(0.4)
    wrong()
    time.sleep(0.2)
    assert r.held("kept") is not None, "taken out for a wrong key"


def kinds(r):
    c = "2025-05-01T00:00:00Z"
    r.put("/photos/p1", id="p1", type="gallery", created=c, facilities=["f1"], caption={"text": "Grüße 花"}, tags=["a"])
    r.put("/photos/unlisted2", id="unlisted2", type="family", created=c, facilities=["f2"])
    r.put("/activities/a1", id="a1", created=c, facilityId="f1", isCancelled=False)
    r.put("/activities/a2", id="a2", created=c, facilityId="f2", isCancelled=True)
    r.put("/announcements/n1", id="n1", scheduledAt=None)
    r.put("/announcements/n2", id="n2", scheduledAt=c)
    for i in "t1", "t2", "t3", "t4":
        r.put(T(i), id=i, referenceNumber="TR-" + i, driver=None, modified=None, status="pending")
    r.put(W("w1"), id="w1", referenceNumber="WR-1", status="open")
    for k, i, p in [("photo.uploaded", "p1", "/photos/p1"), ("photo.uploaded", "unlisted2", "/photos/unlisted2"), ("activity.created", "a1", "/activities/a1"), ("activity.created", "a2", "/activities/a2"),
                    ("announcement.sent", "n1", "/announcements/n1"), ("transportation_request.created", "t1", T("t1")), ("announcement.sent", "n2", "/announcements/n2"),
                    ("transportation_request.updated", "t2", T("t2")), ("transportation_request.comment_created", "t3", T("t3")), ("work_request.created", "w1", W("w1"))]:
        r.good(k, i, p)
    if not os.environ.get("NONOTE"):
        r.good("notification.transportation_approved", "t4", T("t4"))
    n = r.ev("announcement.sent", "n1")
    n.pop("aggregateType")
    assert r.send(n) == 200
    for k in "registration.created", "registration.deleted":
        assert r.send(r.ev(k, "reg9")) == 200, "registration"
    assert r.send(r.ev("menu.published", "m1")) in (200, 422), "unknown kind"
    for i in range(3):   # later versions
        r.w.objs[P + "/photos/p1"] = dict(r.w.objs[P + "/photos/p1"], tags=[], caption={"text": "v%d" % i}, users=["u"] * i)
        r.good("photo.updated", "p1", "/photos/p1")
        r.put("/activities/a1", id="a1", created=c, facilityId="f1", isCancelled=False, name="v%d" % i)
        r.good("activity.updated", "a1", "/activities/a1")
        r.put(T("t1"), id="t1", status="approved", driver=None, modified=None, referenceNumber="TR-t1", n=i)
        r.good("transportation_request.updated", "t1", T("t1"))
    r.put("/activities/a1", id="a1", name="soft-deleted")
    r.good("activity.deleted", "a1", "/activities/a1")
    r.put(T("t1"), id="t1", status="cancelled")
    r.good("transportation_request.deleted", "t1", T("t1"))
    del r.w.objs[P + T("t1")]
    assert r.send(r.ev("transportation_request.deleted", "t1")) == 200
    r.until(lambda: r.held("t1") is None, 2, "request still there")
    del r.w.objs[P + "/photos/p1"]
    assert r.send(r.ev("photo.deleted", "p1")) == 200, "photo.deleted"
    r.until(lambda: r.held("p1") is None or r.held("p1").get("deleted"), 2, "photo still there")


def spellings(r):
    for n, t in enumerate(["2025-06-01T10:00:00Z", "2025-06-01T10:00:00.123Z", "2025-06-01T12:00:00+02:00", "2025-06-01T08:00:00.5-02:00", "2020-01-01T00:00:00Z",
                           time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() + 90))]):
        r.put("/photos/s", id="s", type="gallery", n=n)
        r.good("photo.updated", "s", "/photos/s", occurredAt=t)
    for i in "ABCdef", "0042", "x" * 36, "a b/ü?", "7":
        r.put("/activities/" + i, id=i)
        r.good("activity.updated", i, "/activities/" + i)
    e = r.ev("photo.uploaded", "s1", schema=2)
    r.put("/photos/s1", id="s1", type="gallery")
    assert r.send(e, raw=json.dumps(e, indent=2).replace('":', '" :'), ct="application/json; charset=utf-8") == 200, "spaced JSON"
    r.has("s1", "/photos/s1")
    r.put("/photos/s2", id="s2", type="gallery")
    assert r.send(r.ev("photo.uploaded", "s2"), chunked=True) == 200, "chunked"
    r.has("s2", "/photos/s2")
    for raw in "{", "[]", "{}", '{"eventType":"photo.uploaded"}':
        assert 400 <= r.send(None, raw=raw) < 500, raw


def twice(r):
    for i in range(3):   # same time, falling event ids, same kind and object
        r.put("/photos/d", id="d", type="gallery", n=i)
        r.good("photo.updated", "d", "/photos/d", occurredAt="2025-06-01T10:00:00Z", eventId="zz-%d" % (9 - i))
    e = r.ev("photo.updated", "d")
    assert r.send(e) == 200 and r.send(e) == 200, "duplicate"
    r.put("/photos/o", id="o", type="gallery")
    n = len(r.w.log)
    assert r.send(r.ev("photo.uploaded", "o", tenant="elsewhere")) in (200, 403)
    time.sleep(0.2)
    assert r.held("o") is None, "another tenant's event was taken"


def together(r):
    es = []
    for i in range(8):
        r.put(f"/photos/c{i}", id=f"c{i}", type="gallery")
        r.w.delay[P + f"/photos/c{i}"] = [0.25]
        es.append(r.ev("photo.uploaded", f"c{i}"))
    ts = [threading.Thread(target=r.send, args=(e,)) for e in es]
    [t.start() for t in ts]; [t.join() for t in ts]
    for i in range(8):
        r.has(f"c{i}", f"/photos/c{i}", 4)


def races(r):
    path = "/photos/r"
    r.put(path, id="r", type="gallery", n=0)
    r.w.delay[P + path] = [0.8]
    a = threading.Thread(target=r.send, args=(r.ev("photo.updated", "r"),)); a.start()
    time.sleep(0.4)
    r.put(path, id="r", type="gallery", n=1)
    r.send(r.ev("photo.updated", "r")); a.join()
    time.sleep(0.7)
    r.has("r", path)
    r.w.delay[P + path] = [0.8]
    a = threading.Thread(target=r.send, args=(r.ev("photo.updated", "r"),)); a.start()
    time.sleep(0.4)
    del r.w.objs[P + path]
    r.send(r.ev("photo.deleted", "r")); a.join()
    time.sleep(0.7)
    h = r.held("r")
    assert h is None or h.get("deleted"), "the photo came back"


def failures(r):
    for i in "f1", "f2":
        p = f"/photos/{i}"
        r.put(p, id=i, type="gallery", n=0)
        r.good("photo.uploaded", i, p)
        r.put(p, id=i, type="gallery", n=1)
        r.w.fails[P + p] = [503, 500, 502]
    es = [r.ev("photo.updated", i) for i in ("f1", "f2")]
    st = [r.send(e) for e in es]
    assert "n" in (r.held("f1") or {}).get("data", {}), "the old object is gone after a failed fetch"
    for e, s in zip(es, st):
        if s >= 500:
            time.sleep(0.2); r.send(e)
    for i in "f1", "f2":
        r.has(i, f"/photos/{i}", 5)
    p = "/activities/poison"
    r.put(p, id="poison"); r.w.fails[P + p] = [503] * 1000
    r.send(r.ev("activity.updated", "poison"))
    r.put("/activities/well", id="well")
    r.good("activity.updated", "well", "/activities/well", 3)
    time.sleep(1)
    assert len(r.fetches(p)) < 20, "retry storm"
    r.w.fails[P + p] = []
    r.has("poison", p, 8)


def hangs(r):
    p = "/activities/hang"
    r.put(p, id="hang"); r.w.delay[P + p] = [25]
    r.send(r.ev("activity.updated", "hang"))
    r.put("/activities/beside", id="beside")
    r.good("activity.updated", "beside", "/activities/beside", 5)
    r.has("hang", p, 6)


def check(defect="", variation=""):
    r = Run(defect, variation)
    try:
        for probe in keys, kinds, spellings, twice, together, races, failures, hangs:
            try:
                probe(r)
                assert not r.w.bad, "refused by the service: " + r.w.bad[0]
            except (AssertionError, OSError, http.client.HTTPException) as e:
                return f"{probe.__name__}: {type(e).__name__} {str(e)[:140]}"
    finally:
        r.close()


if __name__ == "__main__":
    a = sys.argv[1:]
    if not a:
        out = check()
        print(out or "good")
        sys.exit(1 if out else 0)
    which = a[0]
    ids = a[1:] or [x["id"] for x in json.load(open(f"{HERE}/{which}.json"))]
    wrong = 0
    for i in ids:
        if which == "variations":
            os.environ.update({"POLL": "1"} if i == "reconciled" else {})
            os.environ.update({"NONOTE": "1"} if i == "notifications-ignored" else {})
        out = check(i, "") if which == "defects" else check("", i)
        os.environ.pop("POLL", 0); os.environ.pop("NONOTE", 0)
        ok = bool(out) == (which == "defects")
        wrong += not ok
        print("  " if ok else "!!", i, "|", out or "passes", flush=True)
    print(wrong, "not as meant")
