#!/usr/bin/env python3
"""Runs ces-sync against a small stand-in service: the correct run, each variation, each defect.
usage: smoke.py [id ...]   (no id: everything)"""
import base64, datetime as dt, email.parser, email.policy, json, os, re, subprocess, sys, tempfile, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import unquote, parse_qsl, urlsplit

HERE = os.path.dirname(os.path.abspath(__file__))
TODAY = dt.datetime.now(dt.timezone.utc).date()
day = lambda n: (TODAY + dt.timedelta(n)).isoformat()
F, R, R2, R3, C, STAFF, SYS = "fac/1", "res 1/+", "res+2", "res-3ü", "con:1", "staff-1", "sys-1"
ACT, ANN = "act?7", "ann-9"
TENANT = "lakeview"


class Refuse(Exception):
    pass


def need(cond, status=400, why=""):
    if not cond:
        raise Refuse(status, why)


class World:
    def __init__(self, busy):
        self.n, self.busy, self.log, self.refused, self.last429 = 0, busy, [], [], None
        self.res = {i: self.resident(i, n) for i, n in ((R, "Ada"), (R2, "Ben"), (R3, "Cy"))}
        for k in range(60):
            self.res["r%d" % k] = self.resident("r%d" % k, "N%d" % k)
        self.con = {C: dict(id=C, firstName="Kim", lastName="Ode", email="kim@x.example", status="active", phoneNumber=5551,
                            facilities=[dict(id=F, name="Lake")], residents=[dict(id=R, firstName="Ada", lastName="Z", facilityId=F)])}
        self.acts = {}
        for i, off, extra in ((ACT, 3, {}), ("ser", 4, dict(isRecurring=True)), ("past", -3, dict(isPastActivity=True))):
            self.acts[i] = dict(id=i, name=i, type="Music", startDate=day(off) + "T10:00:00Z", startTime="10:00",
                                capacity=dict(residents=dict(max=1, registered=0)), calendarId="cal-b", facilityId=F, extra=None, attachments=None, **extra)
        self.things = {"check-ins": {}, "personal-visits": {}, "photos": {}, "threads": {}, "transportation-requests": {}, "work-requests": {}}
        self.things["check-ins"]["c0"] = dict(id="c0", of=R, startDate=day(-1) + "T00:00:00Z")
        self.regs, self.msgs, self.comments, self.cursors = {}, {}, {}, {}

    def resident(self, i, n):
        return dict(id=i, firstName=n, lastName="Z", facilityId=F, roomNumber="12", status="active", externalId="x" + i, fullName=n + " Z", email=None,
                    about=dict(bio="b", likes=["tea"], futureMember=1.5), created="2020-01-01T00:00:00Z")

    def new(self, p):
        self.n += 1
        return "%s/%d" % (p, self.n)


def page(w, key, items, q):
    size = int(q.get("pageSize", 50))
    need(1 <= size <= 100 and not set(q) & {"page", "before", "offset", "limit", "nextCursor"}, 400, "paging")
    start = 0
    if "cursor" in q:
        need(q["cursor"] in w.cursors.get(key, {}), 400, "cursor")
        start = w.cursors[key][q["cursor"]]
    nxt = None
    if start + size < len(items):
        nxt = base64.b64encode(b"\xfb\xff%d|%s" % (start + size, key.encode()[:5])).decode() + "="
        w.cursors.setdefault(key, {})[nxt] = start + size
    return 200, dict(data=items[start:start + size], nextCursor=nxt, hasMore=bool(nxt), extra=None)


ISO = re.compile(r"\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d))?$")
iso = lambda s: need(isinstance(s, str) and ISO.match(s), 400, "date-time %r" % s)
date = lambda s: need(isinstance(s, str) and re.match(r"\d{4}-\d\d-\d\d$", s), 400, "date %r" % s)
hm = lambda s: need(isinstance(s, str) and re.match(r"([01]\d|2[0-3]):[0-5]\d$", s), 400, "time %r" % s)
days = lambda a, z: (dt.date.fromisoformat(z[:10]) - dt.date.fromisoformat(a[:10])).days + 1
TT = ("exactTime", "allDay", "morning", "afternoon", "evening")


def window(q, limit=True):
    need("startDate" in q and "endDate" in q, 400, "window")
    iso(q["startDate"]), iso(q["endDate"])
    need(1 <= days(q["startDate"], q["endDate"]) <= (45 if limit else 999), 400, "45 days")


def resident_body(b, create):
    need(b.get("firstName") and b.get("lastName"), 400, "names")
    need(b.get("status", "active") in ("active", "inactive", "onLeave") + (() if create else ("deleted",)), 400, "status")
    need(b.get("gender", "M") in "MF" and "@" in b.get("email", "@"))
    for k in ("dob", "moveInDate"):
        if k in b:
            iso(b[k])
    need(all(isinstance(b.get("about", {}).get(k, []), list) for k in ("likes", "dislikes")), 400, "about")


def connection_body(b, create):
    need(b.get("firstName") and b.get("lastName"))
    for k in ("residents", "facilities"):
        need(isinstance(b.get(k), list) and all(isinstance(x, str) for x in b[k]), 400, k)
    need(all(x == F for x in b["facilities"]) and isinstance(b.get("phoneNumber", 1), int))
    need(create or not {"externalId", "pccId"} & set(b), 400, "externalId")


def activity_body(b):
    need(b.get("name") and b.get("type") and b.get("startDate") and b.get("startTime"), 400, "activity")
    iso(b["startDate"]), hm(b["startTime"]), hm(b.get("endTime", "23:00"))
    need(b.get("timeType", "exactTime") in TT and b["startTime"] < b.get("endTime", "99"))
    need(isinstance(b.get("maxRegistered", 1), int) and not {"recurrence", "calendarId", "capacity"} & set(b), 400, "activity")


def visit_body(b):
    need(b.get("name") and b.get("visitType") in ("care", "social") and isinstance(b.get("durationInMinutes"), int) and b.get("startDate"))
    need(b.get("timeType", "exactTime") != "exactTime" or b.get("startTime") and b.get("endTime"), 400, "times")
    need(b.get("connectionVisitors") or b.get("manualVisitors"), 400, "visitor")
    need(all(isinstance(x, dict) for x in b.get("connectionVisitors", [])))


def ride_body(b):
    date(b.get("date")), hm(b.get("appointmentTime"))
    need(b.get("tripType") in ("roundtrip", "oneway", "willcall") and b.get("destination") and b.get("destinationAddress"), 400, "ride")
    need(b["tripType"] != "roundtrip" or b.get("returnTime"), 400, "return")
    need(b.get("transportationType", "Van") == "Van", 400, "type")
    d = dt.date.fromisoformat(b["date"])
    need(d.weekday() < 5, 400, "closed")
    need(all("09:00" <= b[k] <= "16:30" for k in ("appointmentTime", "returnTime", "pickupTime") if b.get(k)), 400, "hours")
    need(dt.datetime.fromisoformat(b["date"] + "T" + b["appointmentTime"]) - dt.datetime.utcnow() >= dt.timedelta(hours=20), 400, "lead")


def form_of(body, ctype):
    need(ctype.startswith("multipart/form-data"), 415, "multipart")
    m = email.parser.BytesParser(policy=email.policy.HTTP).parsebytes(b"Content-Type: " + ctype.encode() + b"\r\n\r\n" + body)
    return [(p.get_param("name", header="content-disposition"), p.get_filename(), p.get_payload(decode=True)) for p in m.iter_parts()]


def photo_body(f):
    names = [n for n, _, _ in f]
    d = {n: v for n, _, v in f}
    need("file" in d and d.get("facilities") == F.encode() and len(names) == len(set(names)), 400, "photo")
    need(d.get("type", b"gallery") in (b"gallery", b"activity", b"family", b"dining", b"designer", b"postcard"))
    need(b"[" not in d.get("users", b""))
    return dict(users=d["users"].decode().split(","), caption=dict(text="c"), tags=["t1"], type="gallery")


def answer(w, m, s, q, who, body, ctype):
    js = lambda: (need(ctype.startswith("application/json"), 415, "json"), json.loads(body))[1]
    L = lambda items: (200, dict(data=items))
    O = lambda o: (200, dict(data=o))
    k = (m,) + tuple(s)
    T = w.things
    if k == ("GET", "facilities"): return L([dict(id=F, name="Lake"), dict(id="fac/2", name="Hill")] if who == SYS else [dict(id=F, name="Lake")])
    if s[0] == "facilities":
        need(len(s) > 1 and s[1] == F or len(s) == 2, 404)
        t = s[2] if len(s) > 2 else ""
        if m == "GET" and not t: return 200, dict(id=F, name="Lake", bedCount=80)
        if t == "residents" and m == "GET":
            need(q.get("status", "active") in ("active", "inactive", "deleted", "onLeave"), 400, "status")
            return page(w, "res", [r for r in w.res.values() if q.get("externalId", r.get("externalId")) == r.get("externalId")], q)
        if t == "residents" and m == "POST":
            b = js(); resident_body(b, True); i = w.new("res"); w.res[i] = dict(b, id=i, facilityId=F, fullName="x", profilePhotoUrl=None); return 201, dict(data=w.res[i])
        if t == "calendars": return L([dict(id="cal-m", name="Meals", category="meal"), dict(id="cal-b", name="Main", private=False), dict(id="cal-c", name="Other")])
        if t == "activities" and m == "GET": window(q); return L(list(w.acts.values()))
        if t == "albums" and m == "GET": return L([dict(id="al/1", title="A")]) if len(s) == 3 else (200, dict(id=s[3], title="A"))
        if t == "photos": return page(w, "ph", list(T["photos"].values()), q)
        if t == "transportation-settings":
            need(who in (R, C), 403)
            hours = [dict(dayOfWeek=d, date=None, notAvailable=False, startTime="09:00", endTime="16:30") for d in ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")]
            return O(dict(facilityId=F, timezone="America/New_York", transportationTypes=["Van"], requireDestinationAddress=True, minimumLeadTimeHours=24,
                          hoursOfOperation=hours + [dict(dayOfWeek="Sunday", notAvailable=True)]))
        if t == "work-request-settings": need(who in (R, C), 403); return O(dict(teams=[dict(key="mnt", name="Maintenance"), dict(key="it", name="IT")], types=["Electrical"], locations=None))
    if s[0] == "activity-types": return L([dict(id="t1", name="Music", category="x")])
    if s[0] == "calendars" and m == "POST":
        b = js(); activity_body(b); i = w.new("act")
        w.acts[i] = dict(b, id=i, isPastActivity=False, capacity=dict(residents=dict(max=b.get("maxRegistered")), connections=dict(max=4))); return 201, dict(data=w.acts[i])
    if s[0] == "activities":
        need(s[1] in w.acts, 404)
        a = w.acts[s[1]]; t = s[2] if len(s) > 2 else ""
        if not t:
            if "occurrenceDate" in q: date(q["occurrenceDate"]); need(q["occurrenceDate"] == a["startDate"][:10] and a.get("isRecurring"), 404)
            if m == "GET": return O(a)
            if m == "PUT": b = js(); activity_body(b); need(not a["isPastActivity"]); a.update(b); return O(a)
            if m == "DELETE": need(not [1 for x in w.regs if x[0] == s[1]], 409, "registered"); return 204, None
        if t == "registrations":
            if m == "POST":
                b = js(); need(b.get("userType") in ("resident", "connection") and b["userId"] in w.res, 400, "registration")
                key = (s[1], b["userId"]); need(key not in w.regs, 409)
                full = [1 for x, v in w.regs.items() if x[0] == s[1] and v == "registered"]
                w.regs[key] = "waitlisted" if full else "registered"
                return 201, dict(data=dict(activityId=s[1], userId=b["userId"], status=w.regs[key], position=None))
            if m == "DELETE":
                need(not q); need(w.regs.pop((s[1], s[3]), None), 404)
                for x in w.regs:
                    if x[0] == s[1]: w.regs[x] = "registered"; break
                return 204, None
        if t == "attendance":
            if m == "GET": return O(dict(activityId=s[1], attendanceRecords=[]))
            if m == "DELETE": return 204, None
            b = js(); need(isinstance(b.get("duration", 1), int))
            if m == "POST":
                need(w.regs.get((s[1], b["userId"])) == "registered", 400, "not registered")
                need(b["status"] in ("attended", "declined") and (b["status"] == "attended" or b.get("declineReason")), 400, "attendance")
            else: need("status" not in b, 400)
            return O(dict(b))
        if t == "photos":
            if m == "GET": return page(w, "aph", list(T["photos"].values()), q)
            i = w.new("ph"); T["photos"][i] = dict(photo_body(form_of(body, ctype)), id=i); return 201, dict(data=T["photos"][i])
    if s[0] == "photos" and len(s) == 1 and m == "POST":
        i = w.new("ph"); T["photos"][i] = dict(photo_body(form_of(body, ctype)), id=i); return 201, dict(data=T["photos"][i])
    if s[0] == "photos" and len(s) == 2:
        need(s[1] in T["photos"], 404)
        if m == "PUT": b = js(); need(isinstance(b["caption"], str) and isinstance(b["users"], list))
        if m == "DELETE": return 204, None
        return O(T["photos"][s[1]])
    if s[0] == "photos" or k == ("GET", "personal-activities"): return L([])
    if s[0] == "connections":
        if len(s) == 1 and m == "GET": need(not set(q) - {"facilityId", "residentId", "email", "externalId"}); return L(list(w.con.values()))
        if len(s) == 1:
            b = js(); connection_body(b, True); same = [c["id"] for c in w.con.values() if c.get("email") == b.get("email")]; i = same[0] if same else w.new("con")
            w.con[i] = dict(b, id=i, status="active", facilities=[dict(id=x, name="Lake") for x in b["facilities"]], residents=[dict(id=x) for x in b["residents"]]); return 200, dict(data=w.con[i])
        need(s[1] in w.con, 404)
        t = s[2] if len(s) > 2 else ""
        if not t and m == "GET": return O(w.con[s[1]])
        if not t and m == "PUT": b = js(); connection_body(b, False); return O(w.con[s[1]])
        if m == "DELETE": return 204, None
        if t == "avatar": form_of(body, ctype); return O(dict(avatarUrl="u", thumbUrl="t"))
        if t == "registrations": window(q, False); return L([])
        if t == "announcements" and len(s) > 3: need(who in (C, SYS), 403); return (204, None) if m == "POST" else O(dict(id=s[3], isArchived=False))
    if s[0] == "announcements": need(who == SYS, 403); return O(dict(id=s[1], attachments=[dict(id="f 1")])) if len(s) == 2 else (200, b"%PDF")
    if s[0] == "messages" and len(s) > 1:
        if len(s) == 2 and m == "GET": need(q.get("filter", "active") in ("active", "archived")); return page(w, "thr", list(T["threads"].values()), q)
        if len(s) == 2:
            b = js(); need(isinstance(b.get("participantIds"), list) and b.get("creatorId")); i = w.new("thr"); T["threads"][i] = dict(id=i, people=b["participantIds"] + [b["creatorId"]]); return 201, dict(data=T["threads"][i])
        if s[2] == "search": need(m == "POST"); js(); return 200, dict(data=[], nextCursor=None, hasMore=False)
        need(s[2] in T["threads"], 404); need(who in T["threads"][s[2]]["people"], 403)
        t = s[3] if len(s) > 3 else ""
        if m == "DELETE": return 204, None
        if t in ("leave", "mute", "read"): need(m == "PUT", 405); need(t != "mute" or q.get("isMuted") in ("true", "false")); return 204, None
        ms = w.msgs.setdefault(s[2], [])
        if t == "messages" and m == "POST": b = js(); need(b.get("body")); ms.insert(0, dict(id=w.new("m"), body=b["body"], createdAt="2026-01-01T00:00:0%dZ" % len(ms))); return 201, dict(data=ms[0])
        if t == "messages": return page(w, "msg", ms, q)
        if m in ("GET", "PUT"): return O(T["threads"][s[2]])
    if s[0] == "residents":
        need(s[1] in w.res, 404)
        r = w.res[s[1]]; t = s[2] if len(s) > 2 else ""
        if not t:
            if m == "GET": return O(r)
            if m == "PUT": b = js(); resident_body(b, False); r.update(b); return O(r)
            if m == "DELETE": r["status"] = "deleted"; return 204, None
        if t == "avatar": need(m in ("POST", "DELETE"), 405); return (204, None) if m == "DELETE" else (need(form_of(body, ctype)[0][0] == "file"), O(dict(avatarUrl="u")))[1]
        if t == "assessments":
            need(m == "GET" and q.get("category", "lifeStory") == "lifeStory")
            return L([dict(id="as/1", assessmentId="x")]) if len(s) == 3 else O(dict(id=s[3])) if len(s) == 4 else (200, b"%PDF" if s[4] == "pdf" else dict(questions=[]))
        if t == "connections": return L([])
        if t == "photos": return page(w, "rph", [], q)
        if t == "registrations": window(q, False); return L([dict(activityId=a, status=v) for (a, u), v in w.regs.items() if u == s[1]])
        if t == "attendance": window(q, False); return L([])
        if t == "personal-activities":
            need(len(s) == 3, 404)
            if m == "GET": window(q); return L([dict(id="pa1")])
            b = js(); need(b.get("startTime") and b.get("endTime")); return 201, dict(data=dict(b, id="pa1"))
        if t in ("check-ins", "personal-visits"):
            X = T[t]
            if len(s) == 3 and m == "GET": window(q); return L([x for x in X.values() if x["of"] == s[1]])
            if m in ("POST", "PUT"):
                b = js()
                if t == "check-ins": date(b.get("startDate")); need(b.get("checkInStaffId") == STAFF and isinstance(b.get("durationInMinutes"), int))
                else: visit_body(b)
            if m == "POST":
                if t == "check-ins": need(not [x for x in X.values() if x["of"] == s[1] and x["startDate"][:10] == b["startDate"]], 409, "day")
                i = w.new("x"); X[i] = dict(b, id=i, of=s[1]); return 201, dict(data=X[i])
            need(s[3] in X, 404)
            if m == "DELETE": del X[s[3]]; return 204, None
            return O(X[s[3]])
        if t in ("transportation-requests", "work-requests"):
            need(who in (R, C), 403); need(s[1] == R, 404)
            X = T[t]; ride = t[0] == "t"
            if len(s) == 3 and m == "GET":
                ok = ("pending", "approved", "denied", "cancelled", "completed") if ride else ("open", "in_progress", "completed", "cancelled")
                need(all(x in ok for x in q.get("status", ok[0]).split(",")))
                if not ride: return page(w, "wr", list(X.values()), q)
                date(q["startDate"]), date(q["endDate"]); need(days(q["startDate"], q["endDate"]) <= 45, 400, "45"); return L(list(X.values()))
            if len(s) == 3:
                if ride: b = js(); ride_body(b)
                elif ctype.startswith("multipart"): b = {n: v.decode() for n, _, v in form_of(body, ctype)}
                else: b = js()
                need(ride or b.get("title") and b.get("team") in ("mnt", "it") and b.get("type", "Electrical") == "Electrical", 400, "team")
                i = w.new(t[0]); X[i] = dict(b, id=i, referenceNumber="REF-%d" % w.n, status="pending" if ride else "open", by=who); return 201, dict(data=X[i])
            need(s[3] in X, 404)
            x = X[s[3]]; u = s[4] if len(s) > 4 else ""
            if not u and m == "GET": return O(x)
            if not u and m == "PUT" and ride: ride_body(js()); need(x["status"] == "pending", 409); return O(x)
            if u == "cancel" and m == "POST": need(who == x["by"], 403); need(x["status"] in ("pending", "open"), 409); x["status"] = "cancelled"; return O(x)
            cs = w.comments.setdefault(s[3], [])
            if u == "comments" and m == "GET": return L(cs)
            if u == "comments":
                f = form_of(body, ctype) if ctype.startswith("multipart") else [("text", None, js()["text"])]
                n = [x for x in f if x[0] == "files"]; need(len(n) <= 5 and any(x[0] == "text" for x in f))
                cs.append(dict(id=w.new("k"), attachments=[dict(id=w.new("f")) for _ in n] or None)); return 201, dict(data=cs[-1])
            if u == "attachments": return 200, b"note"
    raise Refuse(404, "no route")


class H(BaseHTTPRequestHandler):
    protocol_version, wbufsize, disable_nagle_algorithm = "HTTP/1.1", 65536, True
    def log_message(self, *a): pass
    def handle_one(self):
        w, h = self.server.world, self.headers
        if h.get("Transfer-Encoding") == "chunked":
            body = b""
            while True:
                n = int(self.rfile.readline(), 16); body += self.rfile.read(n); self.rfile.readline()
                if not n: break
        else: body = self.rfile.read(int(h.get("Content-Length") or 0))
        ctype = h.get("Content-Type") or ""
        bound = re.search("boundary=(.*)", ctype)
        shown = body.replace(bound.group(1).encode(), b"BOUND") if bound else body
        gap = None
        if w.last429: gap, w.last429 = round(time.time() - w.last429, 1), None
        with w.lock:
            w.log.append((self.command, self.path, tuple(sorted((k, v) for k, v in h.items() if k not in ("Host", "Content-Type", "Content-Length"))), ctype.split("boundary")[0], shown, gap))
            count = len(w.log)
            try:
                need(h.get("Authorization") == "Bearer tok", 401); need(h.get("X-Acting-User-Tenant") == TENANT, 401)
                need(h.get("X-Acting-User-Id") in (R, C, STAFF, SYS), 401, "acting")
                if w.busy and count == 12 and not gap: w.last429 = time.time(); raise Refuse(429, "")
                u = urlsplit(self.path)
                if u.path == "/ping": st, out = 200, "ok build 1"
                else:
                    p = u.path.split("/"); need(p[1:4] == ["api", "v1", TENANT], 404)
                    st, out = answer(w, self.command, [unquote(x) for x in p[4:]], dict(parse_qsl(u.query)), h["X-Acting-User-Id"], body, ctype)
            except Refuse as e: st, out = e.args[0], dict(error=e.args[1]); w.refused.append((st, self.command, self.path, e.args[1]))
            except (KeyError, TypeError, IndexError, ValueError, AttributeError) as e: st, out = 400, dict(error=repr(e)); w.refused.append((400, self.command, self.path, repr(e)))
            out = b"" if st == 204 else out if isinstance(out, bytes) else json.dumps(out).encode()
        self.send_response(st)
        if st == 429: self.send_header("Retry-After", "1")
        if st != 204: self.send_header("Content-Length", str(len(out))); self.send_header("Content-Type", "application/json")
        self.end_headers(); self.wfile.write(out); self.wfile.flush()
    do_GET = do_POST = do_PUT = do_DELETE = do_PATCH = handle_one


def run(srv, tmp, busy=False, **env):
    srv.world = World(busy); srv.world.lock = threading.Lock()
    e = dict(os.environ, CES_URL="http://127.0.0.1:%d" % srv.server_port, CES_TENANT=TENANT, CES_TOKEN="tok", CES_RUN="r1",
             CES_IDENTITIES=tmp + "/who.json", CES_TASKS=tmp + "/tasks.json", **env)
    t = time.time()
    p = subprocess.run([HERE + "/start.sh"], env=e, capture_output=True, text=True)
    return p.returncode, srv.world.log, srv.world.refused, time.time() - t, p.stderr


def main():
    tmp = tempfile.mkdtemp()
    json.dump(dict(resident=R, connection=C, staff=STAFF, systemActor=SYS), open(tmp + "/who.json", "w"))
    T = [("change-one-member", dict(residentId=R2, roomNumber="77")), ("read-all", dict(facilityId=F)), ("second-check-in", dict(residentId=R, staffId=STAFF, day=day(-1))),
         ("attendance-of-registered", dict(activityId=ACT, first=R2, second=R3)), ("ninety-days", {"facilityId": F, "from": day(0), "to": day(89)}),
         ("read-announcement", dict(announcementId=ANN)), ("unknown-task", {})]
    json.dump([dict(id=i, says="", facts=f) for i, f in T], open(tmp + "/tasks.json", "w"))
    srv = ThreadingHTTPServer(("127.0.0.1", 0), H); srv.daemon_threads = True
    threading.Thread(target=srv.serve_forever, daemon=True).start()
    rc, base, ref, secs, err = run(srv, tmp)
    print("correct run: rc %d, %d requests, %.2f s, refused %s %s" % (rc, len(base), secs, ref, err))
    bad = rc != 0
    again = run(srv, tmp)[1]
    print("same log twice:", again == base)
    bad |= again != base
    busy = run(srv, tmp, True); print("busy run: rc %d, %.2f s" % (busy[0], busy[3])); bad |= busy[0] != 0
    want = sys.argv[1:]
    for v in json.load(open(HERE + "/variations.json")):
        if want and v["id"] not in want: continue
        rc, log, r2, secs, err = run(srv, tmp, VARIATION=v["id"])
        same = [x for x in log] == base
        odd = [x for x in r2 if x[0] not in (404, 409)]
        print("variation %-26s rc %d %4d requests %.2f s%s %s %s" % (v["id"], rc, len(log), secs, " SAME" if same else "", [x for x in r2 if x not in ref], err))
        bad |= rc != 0 or (same and v["id"] != "x") or bool(odd)
    for d in json.load(open(HERE + "/defects.json")):
        if want and d["id"] not in want: continue
        b = d["id"] in ("no-wait-after-429", "halves-retry-after", "gives-up-on-429")
        rc, log, r2, secs, err = run(srv, tmp, b, DEFECT=d["id"])
        same = log == (busy[1] if b else base)
        new = [x for x in r2 if x not in (busy[2] if b else ref)]
        print("defect %-36s %s rc %d %4d requests %s %s" % (d["id"], "stated  " if d["stated"] else "unstated", rc, len(log), "SAME" if same else "", new[:1]))
        bad |= same
    print("FAILED" if bad else "all well"); sys.exit(bad)


main()
