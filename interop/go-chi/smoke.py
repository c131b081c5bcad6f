#!/usr/bin/env python3
"""Starts the server, walks through every section and prints what it answered.

smoke.py                  the transcript without a fault
smoke.py ID               the transcript with that fault
smoke.py --faults [IDS]   compares the transcript of each fault with the one without
smoke.py --check          runs the walk twice without a fault and looks for a 5xx
"""
import difflib, http.client, http.server, json, os, re, socket, subprocess, sys, threading, time
from datetime import datetime, timedelta, timezone
from urllib.parse import quote
from zoneinfo import ZoneInfo

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
import smokewalk  # noqa: E402


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Receiver(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_POST(self):
        got = (self.headers.get("X-API-KEY"), json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        if got not in self.server.events:  # a slow machine may time out and repeat a delivery
            self.server.events.append(got)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args):
        pass


class Differs(Exception):
    """The transcript leaves the expected one."""


class Walk:
    """Sends requests and writes the transcript."""

    def __init__(self, port, receiver, expect=None):
        self.expect = expect
        self.port, self.receiver, self.lines, self.seen = port, receiver, [], 0
        self.conn = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.event_ids, self.marks = {}, set()
        self.now = datetime.now(timezone.utc)
        self.fives = 0

    def call(self, who, method, path, body=None, form=None, tenant="brightwater", token=None, raw=None, show=True, headers=None):
        head = {"Authorization": "Bearer " + (token or {"brightwater": "bw-token-58c1d0", "oakridge": "oak-token-e77a23"}[tenant]),
                "X-Acting-User-Id": who, "X-Acting-User-Tenant": tenant}
        data = None
        if raw is not None:
            data, head["Content-Type"] = raw, "application/json"
        elif form is not None:
            data, head["Content-Type"] = encode_form(form)
        elif body is not None:
            data, head["Content-Type"] = json.dumps(body), "application/json"
        head.update(headers or {})
        head = {k: v for k, v in head.items() if v is not None}
        full = path if path.startswith("/ping") else "/api/v1/" + tenant + path
        self.conn.request(method, full, data, head)
        res = self.conn.getresponse()
        content = res.read()
        if res.status >= 500:
            self.fives += 1
            print("5xx:", method, path, content[:200], file=sys.stderr)
        kind = res.headers.get("Content-Type", "")
        out = None
        if kind.startswith("application/json") and content:
            out = json.loads(content)
            text = json.dumps(out, sort_keys=True, ensure_ascii=False)
        else:
            text = "%s %s %r" % (kind, res.headers.get("Content-Disposition"), content)
        if show:
            sent = " <- " + json.dumps(body) if body is not None else ""
            self.add(self.normal("%s %s %s%s\n    %d %s" % (who, method, path, sent, res.status, text)))
        return out

    def normal(self, text):
        text = text.replace("127.0.0.1:%d" % self.port, "HOST")
        text = re.sub(r"cursor=[A-Za-z0-9_-]{16,}|(?<=\"nextCursor\": )\"[^\"]*\"", "<cursor>", text)
        return re.sub(r"\d{4}-\d\d-\d\dT\d\d:\d\d:(?!00\.000Z)\d\d\.\d{3}Z", "<time>", text)

    def add(self, line):
        self.lines.append(line)
        at = len(self.lines) - 1
        if self.expect is not None and (at >= len(self.expect) or self.expect[at] != line):
            raise Differs(line)

    def note(self, text):
        self.add("# " + text)

    def events(self):
        """Waits for the deliveries so far; a photo that is uploaded last shows the end."""
        mark = self.call("system-brightwater", "POST", "/photos", form={"facilities": "fac-nyc", "file": [("m.png", "image/png", b"m")]}, show=False)["data"]["id"]
        for _ in range(20000):
            got = self.receiver.events[self.seen:]
            if any(mark == e["resourceId"] for _, e in list(got)):
                break
            time.sleep(0.003)
        self.call("system-brightwater", "DELETE", "/photos/" + mark, show=False)
        self.marks.add(mark)
        arrived = self.receiver.events[self.seen:]
        for key, e in arrived:
            if e["resourceId"] in self.marks:
                continue
            e = dict(e)
            e["eventId"] = "event-%d" % self.event_ids.setdefault(e["eventId"], len(self.event_ids))
            self.add(self.normal("event %s %s" % (key, json.dumps(e, sort_keys=True))))
        self.seen += len(arrived)

    # dates relative to the day of the walk
    def local(self, days, hour=12, minute=0, zone="America/New_York"):
        t = datetime.now(ZoneInfo(zone))
        return (t.replace(hour=hour, minute=minute, second=0, microsecond=0, tzinfo=None) + timedelta(days=days)).replace(tzinfo=ZoneInfo(zone))

    def date(self, days, zone="America/New_York"):
        return self.local(days, zone=zone).date().isoformat()

    def at(self, days, hour=12, minute=0, zone="America/New_York"):
        return self.local(days, hour, minute, zone).astimezone(timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")

    def workday(self, days, want=lambda d: d.weekday() < 5):
        d = self.local(days)
        while not want(d):
            d += timedelta(days=1)
        return d.date().isoformat()


def encode_form(form):
    out = b""
    for name, value in form.items():
        for part in value if isinstance(value, list) else [value]:
            out += b"--xx\r\nContent-Disposition: form-data; name=\"%s\"" % name.encode()
            if isinstance(part, tuple):
                out += b"; filename=\"%s\"\r\nContent-Type: %s\r\n\r\n%s\r\n" % (part[0].encode(), part[1].encode(), part[2])
            else:
                out += b"\r\n\r\n" + part.encode() + b"\r\n"
    return out + b"--xx--\r\n", "multipart/form-data; boundary=xx"


def run(fault="", expect=None, names=None):
    port = free_port()
    hooks = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    hooks.events = []
    hooks.handle_error = lambda *_: None
    threading.Thread(target=hooks.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()
    env = dict(os.environ, PORT=str(port), FAULT=fault, WEBHOOK_KEY="hook-key", GOMAXPROCS="1",
               WEBHOOK_URL="http://127.0.0.1:%d/hook" % hooks.server_address[1])
    server = subprocess.Popen(["./start.sh"], cwd=HERE, env=env, stderr=subprocess.DEVNULL)
    try:
        for _ in range(3000):
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.01)
        walk = Walk(port, hooks, expect)
        smokewalk.walk(walk, names)
        return walk
    finally:
        server.kill()
        server.wait()
        hooks.shutdown()
        hooks.server_close()


def fault_files():
    """The source file of each fault."""
    found = {}
    for folder, _, files in os.walk(os.path.join(HERE, "internal")):
        for file in files:
            for fault in re.findall(r'fault\.On\("([^"]*)"\)', open(os.path.join(folder, file)).read()):
                found[fault] = file
    return found


def main():
    args = sys.argv[1:]
    if args[:1] == ["--faults"]:
        ids = args[1:] or [f["id"] for f in json.load(open(os.path.join(HERE, "faults.json")))]
        files = fault_files()
        plain, same = {}, []
        for fault in ids:
            for names in (smokewalk.BY_FILE.get(files[fault]), None):
                key = tuple(names or ())
                if key not in plain:
                    plain[key] = run(names=names).lines
                    if run(names=names).lines != plain[key]:
                        print("the walk is not repeatable:", key)
                        sys.exit(2)
                try:
                    run(fault, plain[key], names)
                except Differs as e:
                    print(fault, "differs:", str(e).split(chr(10))[0][:120], flush=True)
                    break
            else:
                same.append(fault)
                print(fault, "SAME", flush=True)
        print("%d faults, %d without effect: %s" % (len(ids), len(same), " ".join(same)))
        sys.exit(1 if same else 0)
    if args[:1] == ["--check"]:
        a, b = run(), run()
        for line in list(difflib.unified_diff(a.lines, b.lines, lineterm="", n=0))[:10]:
            print(line)
        print("repeatable:", a.lines == b.lines, "- requests:", len(a.lines), "- 5xx:", a.fives)
        sys.exit(0 if a.lines == b.lines and not a.fives else 1)
    walk = run(args[0] if args else "")
    print("\n".join(walk.lines))


if __name__ == "__main__":
    main()
