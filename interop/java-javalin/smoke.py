#!/usr/bin/env python3
"""Starts the server on a free port with a webhook receiver, walks through every section, prints what fails.
usage: smoke.py [FAULT]            one run (with a fault, if given)
       smoke.py --faults [ids...]  runs every fault of faults.json and prints those whose transcript equals the one without fault"""
import json, os, re, socket, subprocess, sys, threading, time, urllib.request, urllib.parse, datetime as dt
from http.server import BaseHTTPRequestHandler, HTTPServer
from zoneinfo import ZoneInfo
HERE = os.path.dirname(os.path.abspath(__file__))
NY, BER = ZoneInfo("America/New_York"), ZoneInfo("Europe/Berlin")

def free():
    s = socket.socket(); s.bind(("127.0.0.1", 0)); p = s.getsockname()[1]; s.close(); return p

class Run:
    def __init__(self, fault=None):
        self.log, self.fails, self.n, self.events = [], [], 0, []
        run = self
        class H(BaseHTTPRequestHandler):
            seen = 0
            def do_POST(self):
                b = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
                H.seen += 1
                run.events.append((b, self.headers.get("X-API-KEY"), H.seen))
                self.send_response(500 if H.seen == 1 else 200); self.end_headers()
            def log_message(self, *a): pass
        wp = free()
        self.hook = HTTPServer(("127.0.0.1", wp), H)
        threading.Thread(target=self.hook.serve_forever, daemon=True).start()
        self.port = free()
        env = dict(os.environ, PORT=str(self.port), WEBHOOK_URL=f"http://127.0.0.1:{wp}/hook", WEBHOOK_KEY="k-123")
        env.pop("FAULT", None)
        if fault: env["FAULT"] = fault
        self.p = subprocess.Popen([os.path.join(HERE, "start.sh")], env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        self.out = []
        threading.Thread(target=lambda: [self.out.append(l) for l in self.p.stdout], daemon=True).start()
        for _ in range(2400):
            if any("listening on" in l for l in self.out): break
            if self.p.poll() is not None: raise SystemExit("no start: " + "".join(self.out))
            time.sleep(0.1)
    def stop(self):
        self.p.terminate(); self.p.wait(); self.hook.shutdown()
    def call(self, method, path, me="sys-maplewood", body=None, tenant="maplewood", files=None, form=None, headers=None, raw=False):
        h = {"Authorization": "Bearer " + {"maplewood": "token-maplewood-7f3a", "harborview": "token-harborview-91bc"}[tenant], "X-Acting-User-Id": me, "X-Acting-User-Tenant": tenant}
        data = None
        if files is not None or form is not None:
            b = "xxBOUNDxx"; out = b""
            for k, v in (form or {}).items(): out += f'--{b}\r\nContent-Disposition: form-data; name="{k}"\r\n\r\n{v}\r\n'.encode()
            for k, n, t, c in files or []: out += f'--{b}\r\nContent-Disposition: form-data; name="{k}"; filename="{n}"\r\nContent-Type: {t}\r\n\r\n'.encode() + c + b"\r\n"
            data = out + f"--{b}--\r\n".encode(); h["Content-Type"] = "multipart/form-data; boundary=" + b
        elif body is not None:
            data = json.dumps(body).encode(); h["Content-Type"] = "application/json"
        h.update(headers or {}); h = {k: v for k, v in h.items() if v is not None}
        url = f"http://127.0.0.1:{self.port}" + ("" if path.startswith("/ping") else f"/api/v1/{tenant}") + urllib.parse.quote(path, safe="/?&=%,:+")
        try:
            r = urllib.request.urlopen(urllib.request.Request(url, data=data, method=method, headers=h)); st, b, hd = r.status, r.read(), r.headers
        except urllib.error.HTTPError as e: st, b, hd = e.code, e.read(), e.headers
        self.n += 1
        txt = b.decode("utf-8", "replace")
        ctype = hd.get("Content-Type"); disp = hd.get("Content-Disposition")
        line = f"{method} {path} [{me}] -> {st} {ctype} {disp} {txt}"
        self.log.append(self.norm(line))
        if st >= 500: self.fails.append("5xx: " + line[:300])
        try: j = json.loads(txt) if txt else None
        except ValueError: j = txt
        self.body = b
        return st, (j.get("data", j) if isinstance(j, dict) and not raw else j)
    def norm(self, s):
        s = s.replace(str(self.port), "PORT")
        ids = self.__dict__.setdefault("ids", {})
        s = re.sub(r"\b(res|con|act|reg|pa|chk|vis|pho|thr|msg|tr|wr|cmt|file)-[0-9a-f]{16}\b", lambda m: ids.setdefault(m.group(0), f"{m.group(1)}#{len(ids)}"), s)
        s = re.sub(r"T\d\d:\d\d:\d\d\.\d{3}Z", "Tt", s)
        s = re.sub(r'("nextCursor":")(?!null)[^"]*', r"\1C", s)
        return re.sub(r"cursor=[^& ]*", "cursor=C", s)
    def check(self, name, ok):
        if not ok: self.fails.append(name); self.log.append("FAIL " + name)
    def ok(self, st, method, path, *a, **k):
        s, d = self.call(method, path, *a, **k)
        self.check(f"{method} {path} {k.get('me','')}: {s} instead of {st}", s == st or isinstance(st, tuple) and s in st)
        return d
    def pages(self, path, size=None, **k):
        out, cur = [], None
        for _ in range(30):
            q = ("&" if "?" in path else "?") + (f"pageSize={size}" if size else "") + (f"&cursor={cur}" if cur else "")
            s, j = self.call("GET", path + q, raw=True, **k)
            if s != 200: self.check(f"{path} page {s}", False); return out
            out += j["data"]; cur = j.get("nextCursor")
            self.check(path + " hasMore/nextCursor", bool(j.get("hasMore")) == (cur is not None))
            if not cur: break
        self.check(path + " duplicates over pages", len({x["id"] for x in out}) == len(out))
        return out
from smoke_walk import walk

def one(fault=None):
    r = Run(fault)
    try: walk(r)
    except Exception as e: r.fails.append("walk stopped: %r" % (e,)); r.log.append("STOP %r" % (e,))
    finally: r.stop()
    bad = [l for l in r.out if "Exception" in l or "\tat " in l][:5]
    return r, bad
if __name__ == "__main__":
    if sys.argv[1:2] == ["--faults"]:
        faults = sys.argv[2:] or [f["id"] for f in json.load(open(os.path.join(HERE, "faults.json")))]
        base, _ = one(); again, _ = one()
        if base.log != again.log: print("unstable:", [x for x in zip(base.log, again.log) if x[0] != x[1]][:2])
        for f in faults:
            r, bad = one(f)
            n = sum(1 for x, y in zip(base.log, r.log) if x != y) + abs(len(base.log) - len(r.log))
            if n == 0 or any("5xx" in x for x in r.fails): print("INVISIBLE" if n == 0 else "5XX", f, r.fails[:1], flush=True)
            else: print("ok", f, n, len(r.fails), flush=True)
    else:
        r, bad = one(sys.argv[1] if len(sys.argv) > 1 else None)
        print(f"{r.n} requests, {len(r.events)} deliveries, {len(r.fails)} failures")
        for f in r.fails: print(" -", f)
        for b in bad: print(" !", b.strip())
