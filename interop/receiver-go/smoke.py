#!/usr/bin/env python3
"""A small stand-in for the service and a sender. No argument: the receiver as it is.
`defects` or `variations` (and ids, if only some): each switch once."""
import http.client, json, os, socket, subprocess, sys, threading, time
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote

HERE = os.path.dirname(os.path.abspath(__file__))
KEY, TENANT, TOKEN = "Key-abcdef-123", "maple", "service-token"
SYS, STAFF, RES, CON = "sys-1", "staff-1", "res-1", "con-1"


class Failed(Exception):
    pass


class Service:
    """Answers GETs of the documented routes, as the identities that may, and notes everything."""

    def __init__(self):
        self.things, self.log, self.plans, self.hits, self.wrong = {}, [], {}, {}, []
        self.lock = threading.Lock()
        outer = self

        class H(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *a):
                pass

            def do_PUT(self):
                self.rfile.read(int(self.headers.get("Content-Length") or 0))
                outer.wrong.append("PUT " + self.path)
                self.out(200, {"data": {}})

            def out(self, code, obj, cut=False):
                b = json.dumps(obj).encode()
                self.send_response(code)
                self.send_header("Content-Length", str(len(b) + (50 if cut else 0)))
                if cut:
                    self.send_header("Connection", "close")
                self.end_headers()
                self.wfile.write(b[: len(b) // 2] if cut else b)
                if cut:
                    self.close_connection = True

            def do_GET(self):
                try:
                    outer.serve(self)
                except (BrokenPipeError, ConnectionResetError):
                    pass

        self.httpd = ThreadingHTTPServer(("127.0.0.1", 0), H)
        self.httpd.daemon_threads = True
        self.url = "http://127.0.0.1:%d" % self.httpd.server_address[1]
        threading.Thread(target=self.httpd.serve_forever, daemon=True).start()

    def serve(self, h):
        path, _, query = h.path.partition("?")
        actor = h.headers.get("X-Acting-User-Id")
        if (h.headers.get("Authorization") != "Bearer " + TOKEN or not actor or h.headers.get("X-Acting-User-Tenant") != TENANT):
            self.wrong.append("headers of " + h.path)
            return h.out(401, {})
        with self.lock:
            self.log.append((h.path, actor))
        if path == "/ping":
            return h.out(200, "ok")
        parts = [unquote(p) for p in path.split("/")[1:]]
        if parts[:3] != ["api", "v1", TENANT]:
            self.wrong.append("route " + h.path)
            return h.out(404, {})
        p = parts[3:]
        if p == ["facilities"]:
            return h.out(200, {"data": [{"id": i} for i in (["fac-1"] if actor in (RES, CON) else ["fac-1", "fac-2"])]})
        if len(p) == 3 and p[0] == "facilities" and p[2] == "residents":
            return h.out(200, {"data": [{"id": RES}, {"id": "res-2"}], "nextCursor": None, "hasMore": False})
        kind = id = None
        if len(p) == 2 and p[0] in ("photos", "activities", "announcements"):
            kind, id = p
        elif len(p) == 4 and p[0] == "residents" and p[2] in ("transportation-requests", "work-requests"):
            kind, id = p[2], p[3]
        if kind is None:
            self.wrong.append("route " + h.path)
            return h.out(404, {})
        if "occurrenceDate" in query:
            self.wrong.append("query " + h.path)
            return h.out(400, {})
        if kind == "announcements" and actor != SYS or "-requests" in kind and actor in (SYS, STAFF):
            self.wrong.append("identity " + h.path)
            return h.out(403, {})
        if "-requests" in kind and (p[1] != actor or actor == CON):
            self.wrong.append("identity " + h.path)
            return h.out(404, {})
        with self.lock:
            thing = self.things.get((kind, id))
            thing = dict(thing) if thing else None
            self.hits[id] = n = self.hits.get(id, 0) + 1
            plan = self.plans.get(id, [])
            do = plan.pop(0) if plan else None
            if plan == [] and do == "always":
                self.plans[id] = ["always"]
        if do == "hang":
            time.sleep(20)
        elif isinstance(do, float):
            time.sleep(do)
        elif do == "cut":
            return h.out(200, {"data": thing}, cut=True)
        elif do:
            return h.out(503 if do == "always" else do, {"error": "no"})
        if thing is None:
            return h.out(404, {"error": "none"})
        if actor == STAFF and thing.get("facilityId") == "fac-2":
            return h.out(403, {})
        return h.out(200, {"data": thing})


class Run:
    def __init__(self, defect="", variation=""):
        self.s = Service()
        self.variation = variation
        with socket.socket() as k:
            k.bind(("127.0.0.1", 0))
            self.port = k.getsockname()[1]
        env = dict(os.environ, PORT=str(self.port), KEY=KEY, CES_URL=self.s.url, CES_TENANT=TENANT, CES_TOKEN=TOKEN,
                   CES_SYSTEM_ACTOR=SYS, CES_STAFF=STAFF, CES_RESIDENT=RES, CES_CONNECTION=CON,
                   DEFECT=defect, VARIATION=variation)
        self.p = subprocess.Popen([os.path.join(HERE, "start.sh")], env=env, stderr=subprocess.DEVNULL)
        self.n = 0
        for _ in range(1200):  # it may have to build first
            try:
                if self.get("/ready")[0] == 200:
                    return
            except OSError:
                time.sleep(0.05)
        self.p.kill()
        raise SystemExit("not ready")

    def close(self):
        self.p.terminate()
        self.p.wait(5)
        self.s.httpd.shutdown()

    def get(self, path):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=10)
        c.request("GET", path)
        r = c.getresponse()
        return r.status, r.read()

    def held(self, id):
        code, b = self.get("/store/" + id.replace("%", "%25").replace("/", "%2F").replace("?", "%3F").replace(" ", "%20"))
        if code != 200:
            return None
        try:
            v = json.loads(b)
        except ValueError:
            return "broken"
        v.pop("_meta", None)
        return v.get("data", v)

    def event(self, type, id, **more):
        self.n += 1
        agg = type.split(".")[0]
        e = {"eventType": type, "aggregateType": agg, "occurredAt": time.strftime("%Y-%m-%dT%H:%M:", time.gmtime()) + "%02dZ" % (self.n % 60),
             "tenant": TENANT, "eventId": "ev-%05d" % self.n, "resourceId": id}
        e["occurredAt"] = "2026-%02d-%02dT10:00:%02dZ" % (1 + self.n // 1680, 1 + self.n // 60 % 28, self.n % 60)
        e.update(more)
        return {k: v for k, v in e.items() if v is not None}

    def post(self, ev, key=KEY, headers=None, name="X-API-KEY", path="/hook", chunked=False):
        c = http.client.HTTPConnection("127.0.0.1", self.port, timeout=15)
        h = {"Content-Type": "application/json"}
        if key is not None:
            h[name] = key
        h.update(headers or {})
        body = ev if isinstance(ev, bytes) else json.dumps(ev).encode()
        c.request("POST", path, body=iter([body]) if chunked else body, headers=h, encode_chunked=chunked)
        try:
            r = c.getresponse()
        except (http.client.HTTPException, OSError):
            raise Failed("no answer to " + str(ev))
        r.read()
        return r.status

    def put(self, kind, id, **fields):
        with self.s.lock:
            self.s.things[kind, id] = dict({"id": id}, **fields)

    def until(self, what, f, seconds=4):
        end = time.time() + seconds
        while not f():
            if time.time() > end:
                raise Failed(what)
            time.sleep(0.03)

    def same(self, kind, id):
        return self.held(id) == self.s.things.get((kind, id))

    def fresh(self, what, kind, id, seconds=4):
        self.until(what + ": " + id + " not stored", lambda: self.same(kind, id), seconds)

    def send(self, type, id, **more):
        code = self.post(self.event(type, id, **more))
        if not 200 <= code < 300:
            raise Failed("%s %s %s answered %d" % (type, id, more, code))


PHOTO = dict(type="family", caption={"text": "x"}, users=["u"], facilities=["fac-1"])
ROUTE = {"photo": "photos", "activity": "activities", "announcement": "announcements",
         "transportation_request": "transportation-requests", "work_request": "work-requests"}


def bad_keys(r):
    good = [("no key", dict(key=None)), ("any", dict(key="x")), ("first part", dict(key=KEY[:6])), ("longer", dict(key=KEY + "0")),
            ("case", dict(key=KEY.upper())), ("length", dict(key="z" * len(KEY))), ("token", dict(key=TOKEN)),
            ("query", dict(key=None, path="/hook?X-API-KEY=%s&apiKey=%s" % (KEY, KEY))),
            ("bearer", dict(key=None, headers={"Authorization": "Bearer " + KEY})), ("empty", dict(key=""))]
    for n, (what, how) in enumerate(good):
        for t in ("photo.uploaded", "transportation_request.created", "activity.deleted"):
            id = "bad-%d-%s" % (n, t)
            r.put(ROUTE[t.split(".")[0]], id, facilityId="fac-1")
            if r.post(r.event(t, id, apiKey=KEY), **how) not in (401, 403):
                raise Failed("key accepted: " + what)
            if r.held(id):
                raise Failed("key checked late")


def kinds(r):
    bad_keys(r)
    for t in ("photo.uploaded", "photo.updated", "activity.created", "activity.updated", "activity.deleted", "announcement.sent",
              "transportation_request.created", "transportation_request.updated", "transportation_request.deleted",
              "transportation_request.comment_created", "work_request.created", "work_request.comment_created",
              "notification.transportation_request_updated", "notification.work_request_updated"):
        head = t.split(".")[0]
        if head == "notification":
            head = "work_request" if "work" in t else "transportation_request"
        for id in (t + "-1", "000%d" % (r.n + 700), "Ab-Cd-%d" % r.n):
            r.put(ROUTE[head], id, big=12345678901234567890, driver=None, note=None, extra={"a": [1]}, facilityId="fac-2",
                  status="pending", referenceNumber="R-" + id, **(PHOTO if head == "photo" else {}))
            if head == "photo":
                del r.s.things["photos", id]["facilityId"]
            r.send(t, id)
            r.fresh(t, ROUTE[head], id, 2)
            if r.held("R-" + id):
                raise Failed("under the reference number")
    if r.s.wrong:
        raise Failed(r.s.wrong[0])
    bad_keys(r)
    if r.post({}) != 400 or r.post(b"{") != 400:
        raise Failed("no event, but taken")


def life(r):
    r.put("photos", "p1", **PHOTO)
    r.send("photo.uploaded", "p1")
    for cap in ("b", "c", "d"):
        r.put("photos", "p1", type="gallery", caption={"text": cap}, v=None, users=[], facilities=["fac-1"])
        r.send("photo.updated", "p1")
        r.fresh("second version", "photos", "p1", 2)
    r.put("photos", "p1", type="gallery", users=[])
    r.send("photo.updated", "p1")
    r.fresh("members gone", "photos", "p1", 2)
    r.put("activities", "p1", name="same id", facilityId="fac-1")
    r.send("activity.created", "p1")
    r.s.things.pop(("photos", "p1"))
    r.send("photo.deleted", "p1")
    time.sleep(0.4)
    r.fresh("the activity with the id of a deleted photo", "activities", "p1", 2)
    r.put("photos", "p2", **PHOTO)
    r.send("photo.uploaded", "p2")
    r.fresh("photo", "photos", "p2")
    r.s.things.pop(("photos", "p2"))
    r.send("photo.deleted", "p2")
    r.until("deleted photo held", lambda: r.held("p2") is None, 2)
    for status in ("pending", "approved", "denied", "cancelled", "completed"):
        r.put("transportation-requests", "t1", status=status, driver={"id": "d"})
        r.send("transportation_request.updated", "t1")
        r.fresh(status, "transportation-requests", "t1", 2)
    r.put("activities", "a1", isCancelled=True, facilityId="fac-2")
    r.send("activity.updated", "a1")
    r.fresh("cancelled", "activities", "a1", 2)
    for t in ("registration.created", "registration.deleted"):
        r.send(t, "a1")
    r.fresh("after registration", "activities", "a1", 2)
    for thing, id in (("activity", "a1"), ("transportation_request", "t1")):
        before = r.s.hits.get(id, 0)
        r.send(thing + ".deleted", id)
        r.until("no fetch on " + thing + ".deleted", lambda: r.s.hits.get(id, 0) > before, 2)
        r.fresh(thing + ".deleted answered 200", ROUTE[thing], id, 2)
        r.s.things.pop((ROUTE[thing], id))
        r.send(thing + ".deleted", id)
        r.until("still held after 404", lambda: r.held(id) is None, 3)
    time.sleep(0.3)
    n = r.s.hits.get("a1", 0)
    time.sleep(1.5)
    if r.s.hits.get("a1", 0) > n:
        raise Failed("404 repeated")
    r.put("activities", "a1", name="back", facilityId="fac-1")
    r.send("activity.updated", "a1")
    r.fresh("found after 404", "activities", "a1")
    r.put("transportation-requests", "t2", status="pending", driver={})
    r.put("announcements", "n2", subject="s")
    r.send("transportation_request.created", "t2")
    r.send("announcement.sent", "n2")
    r.fresh("announcement after a request", "announcements", "n2", 2)
    if r.s.wrong:
        raise Failed(r.s.wrong[0])


def shapes(r):
    r.put("photos", "z", **PHOTO)
    times = ["2026-03-01T12:00:00+02:00", "2026-03-01T10:05:00Z", "2026-03-01T10:05:00.250Z", "2026-03-01T10:05:00.900Z", "2020-01-01T00:00:00Z",
             "2026-03-01T10:06:00", None, "2026-03-01T10:06:30-0500", "2026-03-01T10:06:30Z", "2026-03-01T10:06:30Z"]
    for n, at in enumerate(times):
        r.put("photos", "z", n=n, **PHOTO)
        r.send("photo.updated", "z", occurredAt=at)
        r.fresh("occurredAt " + str(at), "photos", "z", 2)
    for id in ("a/b", "c?d=e", "f%41 g", "h#i"):
        r.put("photos", id, **PHOTO)
        r.send("photo.uploaded", id)
        r.fresh("id", "photos", id, 2)
    r.put("photos", "y", **PHOTO)
    r.send("photo.uploaded", "y", aggregateType=None)
    r.send("photo.uploaded", "y", aggregateType="Photo", extra=1, tenant=None)
    n = len(r.s.log)
    code = r.post(r.event("photo.sparkled.x", "y", eventType="newsletter.sent"))
    if code >= 500 or code < 200:
        raise Failed("unknown kind")
    for how in (dict(headers={"Content-Type": "application/json; charset=utf-8"}), dict(chunked=True), dict(name="x-api-key")):
        r.put("photos", "y", h=str(how), **PHOTO)
        if r.post(r.event("photo.updated", "y"), **how) >= 300:
            raise Failed(str(how))
        r.fresh(str(how), "photos", "y", 2)
    r.put("photos", "y3", **PHOTO)
    r.send("photo.uploaded", "y3", aggregateType="image")
    r.fresh("aggregate", "photos", "y3", 2)
    r.put("photos", "w", **PHOTO)
    r.post(r.event("photo.uploaded", "w", tenant="oak"))
    time.sleep(0.5)
    if r.held("w"):
        raise Failed("another tenant's")
    e = r.event("photo.uploaded", "w")
    for _ in range(3):
        if r.post(e) >= 300:
            raise Failed("duplicate refused")
    r.fresh("after duplicates", "photos", "w", 2)
    if r.s.wrong:
        raise Failed(r.s.wrong[0])


def trouble(r):
    def go(id, plan, seconds, kind="photos", type="photo.uploaded"):
        r.put(kind, id, old=True, **PHOTO)
        r.s.plans[id] = plan
        e = r.event(type, id)
        code = r.post(e)
        if code >= 300 and r.variation != "answer-503-on-failure":
            raise Failed("%s answered %d" % (plan, code))
        r.fresh(str(plan), kind, id, seconds)
    with ThreadPoolExecutor(12) as pool:
        jobs = [pool.submit(go, "s%d" % n, ["always"] * 1, 0.1) for n in range(2)]
        time.sleep(0.8)
        if r.s.hits.get("s0", 0) > 8:
            raise Failed("retry storm")
        go("ok-beside", [], 2.6)
        for j in jobs:
            try:
                j.result()
            except Failed as e:
                if "answered" in str(e):
                    raise
        for n in range(2):
            if r.held("s%d" % n):
                raise Failed("an error was stored")
            r.s.plans["s%d" % n] = []
        jobs = [pool.submit(go, "m%d" % n, plan, sec) for n, (plan, sec) in enumerate([
            ([503], 4), ([500, 502, 503], 6), ([429], 4), (["cut"], 4), (["hang"], 9), ([401], 4), ([503, 503], 5)])]
        for j in jobs:
            j.result()
    for n in range(2):
        r.fresh("after the outage", "photos", "s%d" % n, 12)
    # a failing refetch keeps what is held
    r.put("photos", "m0", v=2, **PHOTO)
    r.s.plans["m0"] = [503, 503]
    t = threading.Thread(target=r.post, args=(r.event("photo.updated", "m0"),))
    t.start()
    time.sleep(0.15)
    if r.held("m0") is None:
        raise Failed("emptied by a failure")
    t.join()
    r.fresh("refetch", "photos", "m0")
    # a slow old answer, then a change
    r.put("photos", "slow", v=1, **PHOTO)
    r.s.plans["slow"] = [1.2]
    t = threading.Thread(target=r.post, args=(r.event("photo.updated", "slow"),))
    t.start()
    time.sleep(0.5)
    r.put("photos", "slow", v=2, **PHOTO)
    r.post(r.event("photo.updated", "slow"))
    t.join()
    time.sleep(0.3)
    r.fresh("slow old answer won", "photos", "slow", 2.5)
    # many at once
    with ThreadPoolExecutor(12) as pool:
        for n in range(12):
            r.put("photos", "q%d" % n, **PHOTO)
            r.s.plans["q%d" % n] = [0.3]
        list(pool.map(lambda n: r.send("photo.uploaded", "q%d" % n), range(12)))
    for n in range(12):
        r.fresh("many", "photos", "q%d" % n, 6)
    # failed, then delivered again
    if r.s.wrong:
        raise Failed(r.s.wrong[0])


def run(defect="", variation="", parts=(kinds, life, shapes, trouble)):
    said = []
    for part in parts:
        r = Run(defect, variation)
        try:
            part(r)
        except (Failed, OSError, http.client.HTTPException) as e:
            said.append("%s: %s" % (part.__name__, e or type(e)))
        finally:
            alive = r.p.poll() is None
            r.close()
        if not alive:
            said.append(part.__name__ + ": it ended")
        if said and defect:
            break
    return said


def main():
    what, ids = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
    if not what:
        said = run()
        print("\n".join(said) or "all well")
        sys.exit(bool(said))
    rows = [d["id"] for d in json.load(open(os.path.join(HERE, what + ".json")))]
    rows = [i for i in rows if not ids or i in ids]
    with ThreadPoolExecutor(4) as pool:
        for i, said in zip(rows, pool.map(lambda i: run(**{what[:-1]: i}), rows)):
            print("%-40s %s" % (i, "; ".join(said)[:150] or "-- no difference --"), flush=True)


main()
