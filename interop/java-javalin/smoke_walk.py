"""The walk of the smoke test, section by section."""
import datetime as dt, time
from zoneinfo import ZoneInfo
NY, BER = ZoneInfo("America/New_York"), ZoneInfo("Europe/Berlin")
SYS, NORA, PAUL, IRIS, JONAS, ALMA = "sys-maplewood", "acc-stf-ny-1", "acc-stf-ny-2", "acc-stf-ny-3", "acc-stf-ber-1", "acc-stf-all-1"
MARG, SUSAN, PETER, CAROL, EVA, INGRID, ANKE = "res-ny-1", "acc-con-ny-1", "acc-con-ny-2", "acc-con-ny-3", "acc-con-both-1", "res-ber-1", "acc-con-ber-1"
LONG = "x" * 300
def day(n, z=NY): return (dt.datetime.now(z).date() + dt.timedelta(days=n)).isoformat()
def dts(n): return day(n) + "T00:00:00Z"
W = lambda a, b: f"startDate={day(a)}T00:00:00Z&endDate={day(b)}T23:59:59Z"

def walk(r):
    ok = r.ok
    for part in (base, people, assessments, connections, activities, personal, registrations, checkins, visits, attendance, photos, messages, announcements, transport, work, flat, last): part(r, ok)

def base(r, ok):
    r.check("ping", isinstance(ok(200, "GET", "/ping"), str)); r.call("GET", "/ping", headers={"Authorization": None})
    r.call("GET", "/facilities", headers={"X-Acting-User-Id": None}); r.call("GET", "/facilities", headers={"Authorization": None})
    r.check("all facilities", len(ok(200, "GET", "/facilities", SYS)) == 3)
    for u in (MARG, SUSAN, EVA, NORA, ALMA): ok(200, "GET", "/facilities", u)
    r.check("own only", len(ok(200, "GET", "/facilities", MARG)) == 1)
    ok(200, "GET", "/facilities/fac-ber"); ok(404, "GET", "/facilities/fac-hv"); ok(200, "GET", "/activity-types", "nobody-at-all"); ok(200, "GET", "/activity-types", MARG)
    for f in ("fac-ny", "fac-ber"): ok(200, "GET", f"/facilities/{f}/calendars")

def people(r, ok):
    P = "/facilities/fac-ny/residents"
    n = len(r.pages(P)); r.check("paging same", n == len(r.pages(P, 7)) == len(r.pages(P, 1 if False else 3)))
    for q in ("status=deleted", "status=onLeave", "email=res-ny-1@example.org", "email=res-ny-1", "externalId=ext-res-ny-2", "pccId=pcc-res-ny-2"): ok(200, "GET", f"{P}?{q}")
    r.check("inactive pages", all(x["status"] == "inactive" for x in r.pages(P + "?status=inactive", 2)))
    b = {"firstName": "mary-Ann", "lastName": "McDonald", "externalId": "ext-res-hv-1", "pccId": "007", "nickname": "Mac", "email": "Mary.Ann@Example.org", "phone": "+15550001", "roomNumber": "0042", "status": "onLeave", "moveInDate": "2024-01-02T00:00:00Z", "dob": "1940-05-04T00:00:00Z", "gender": "F",
         "about": {"bio": LONG, "likes": ["b", "a", "b"], "dislikes": ["z"], "veteranDetail": "v", "anniversary": "1960-01-01T00:00:00Z", "directoryOptOut": True, "diagnoses": ["d"], "isVeteran": False}}
    d = ok(201, "POST", P, body=b); x = d["id"]
    for k, v in b.items(): r.check("resident " + k, d[k] == v)
    for q in ("phone=%2B15550001", "email=Mary.Ann@Example.org", "email=mary.ann@example.org", "pccId=7", "pccId=007"): ok(200, "GET", f"{P}?{q}")
    for bad in ({"firstName": "a"}, {"lastName": "b"}, {"firstName": "a", "lastName": "b", "status": "deleted"}, {"firstName": "a", "lastName": "b", "gender": "X"}, {"firstName": "a", "lastName": "b", "email": "nope"}): ok(400, "POST", P, body=bad)
    for u in (SYS, SUSAN): ok(200, "GET", "/residents/" + x, u)
    ok(404, "GET", "/residents/res-hv-1")
    d = ok(200, "PUT", "/residents/" + x, body={"firstName": "Maria", "lastName": "Mc", "phone": "+2", "about": {"bio": "short"}})
    r.check("put replaces", d["nickname"] is None and d["status"] == "onLeave" and d["externalId"] == "ext-res-hv-1" and d["about"] == {"bio": "short"} and d["phone"] == "+2" and d["fullName"] == "Maria Mc" and d["modified"] > d["created"])
    ok(200, "PUT", "/residents/" + x, body={"firstName": "Maria", "lastName": "Mc", "status": "inactive"}); ok(200, "GET", "/residents/" + x); ok(200, "GET", "/residents/" + x, SUSAN)
    ok(200, "POST", f"/residents/{x}/avatar", files=[("file", "a.png", "image/png", b"png")]); ok(400, "POST", f"/residents/{x}/avatar", form={"a": "b"})
    r.check("photo url", ok(200, "GET", "/residents/" + x)["profilePhotoUrl"]); ok(204, "DELETE", f"/residents/{x}/avatar"); ok(200, "GET", "/residents/" + x)
    ok(204, "DELETE", "/residents/" + x); r.check("deleted", ok(200, "GET", "/residents/" + x)["status"] == "deleted")

def assessments(r, ok):
    A = "/residents/res-ny-1/assessments"
    r.check("order", [a["id"] for a in ok(200, "GET", A)] == ["asm-ny-2", "asm-ny-3", "asm-ny-1", "asm-ny-4"])
    for q, s in (("lifeStory", 200), ("lifestory", 400), ("x", 400)): ok(s, "GET", f"{A}?category={q}")
    r.check("questions", [q["order"] for q in ok(200, "GET", A + "/asm-ny-2")["questions"]] == list(range(1, 13)))
    ok(200, "GET", A + "/asm-ny-1"); ok(200, "GET", A + "/asm-ny-1/questions"); ok(200, "GET", A + "/asm-ny-1/pdf"); ok(404, "GET", "/residents/res-ny-2/assessments/asm-ny-1")
    ok(204, "DELETE", A + "/asm-ny-1"); ok(404, "GET", A + "/asm-ny-1"); ok(200, "GET", A)

def connections(r, ok):
    for q in ("", "?facilityId=fac-ber", "?residentId=res-ber-1", "?residentId=res-ny-7", "?email=con-ny-1@family.example", "?email=con-ny-1", "?externalId=ext-con-ny-2"): ok(200, "GET", "/connections" + q)
    b = {"firstName": "Zoe", "lastName": "Lane", "email": "zoe@lane.example", "phoneNumber": 4915112345678, "relationship": "Aunt", "residents": ["res-ny-2", "res-ber-2"], "facilities": ["fac-ny", "fac-ber"], "groups": ["b", "a", "b"], "disableSMS": True, "additionalInfo": LONG, "externalId": "zx", "pccId": 9999999999}
    d = ok(201, "POST", "/connections", body=b); c = d["id"]
    r.check("con", d["phoneNumber"] == 4915112345678 and d["disableSMS"] and not d["disableInvites"] and d["status"] == "active" and [x["facilityId"] for x in d["residents"]] == ["fac-ny", "fac-ber"] and d["groups"] == b["groups"] and d["additionalInfo"] == LONG)
    m = ok((200, 201), "POST", "/connections", body={"firstName": "Zoë", "lastName": "Lane", "email": "zoe@lane.example", "residents": ["res-ny-3"], "facilities": ["fac-ny"]})
    r.check("merged", m["id"] == c and len(m["residents"]) == 3 and m["firstName"] == "Zoë")
    ok(201, "POST", "/connections", body={**b, "email": "con-hv-1@family.example", "externalId": "q"}); ok(400, "POST", "/connections", body={"firstName": "A", "lastName": "B", "facilities": ["fac-ny"]})
    ok(400, "POST", "/connections", body={**b, "email": "roll@back.example", "residents": ["nobody"]}); r.check("rolled back", ok(200, "GET", "/connections?email=roll@back.example") == [])
    d = ok(200, "PUT", "/connections/" + c, body={"firstName": "Zoe", "lastName": "L", "residents": ["res-ny-2"], "facilities": ["fac-ny"], "status": "onLeave"})
    r.check("con put", len(d["residents"]) == 1 and d["additionalInfo"] is None and d["externalId"] == "zx" and d["status"] == "onLeave" and not d["disableSMS"] and len(d["facilities"]) == 1)
    ok(200, "PUT", "/connections/" + c, body={"firstName": "Zoe", "lastName": "L", "residents": ["res-ny-2"], "facilities": ["fac-ny"], "disableNotifications": True}); ok(200, "PUT", "/connections/" + c, body={"firstName": "Zoe", "lastName": "Olsen", "residents": ["res-ny-2"], "facilities": ["fac-ny"]})
    ok(200, "POST", f"/connections/{c}/avatar", form={"a": "b"}); ok(200, "POST", f"/connections/{c}/avatar", files=[("file", "a.png", "image/png", b"png")]); ok(200, "GET", "/connections/con-ny-1"); ok(204, "DELETE", f"/connections/{c}/avatar"); ok(200, "GET", "/connections/" + c)
    ok(204, "DELETE", "/connections/" + c); r.check("con deleted", ok(200, "GET", "/connections/" + c)["status"] == "deleted")
    for x in ("res-ny-1", "res-ber-1", "res-ny-2", "res-ny-7"): ok(200, "GET", f"/residents/{x}/connections")
    ok(200, "GET", "/connections")

def body(n, **k):
    return {"name": "Craft", "type": "Games", "startDate": day(n) + "T15:00:00Z", "startTime": "10:00", "endTime": "11:00", "location": "Hall", "description": "  " + LONG, "maxRegistered": 1, "maxRegisteredConnections": 1, "allowConnections": True, **k}

def activities(r, ok):
    for f in ("fac-ny", "fac-ber"):
        A = f"/facilities/{f}/activities?"
        l = ok(200, "GET", A + W(-10, 30)); r.check("series shown", sum(a["name"] == "Morning Stretch" for a in l) > 20)
        for q in ("&type=Games", "&location=hall", "&location=Main Hall", "&actingUserId=res-ny-1", "&actingUserId=res-ny-8"): ok(200, "GET", A + W(0, 10) + q)
        ok(200, "GET", A + W(0, 44)); ok(400, "GET", A + W(0, 45)); ok(400, "GET", A + "startDate=" + dts(0)); ok(200, "GET", A + f"startDate={day(0)}T18:00:00Z&endDate={day(44)}T23:00:00Z"); ok(200, "GET", A + f"startDate={day(2)}T23:00:00Z&endDate={day(2)}T23:59:59Z")
    for u, s in ((NORA, 200), (PAUL, 403), (JONAS, 403), (MARG, 200), (SYS, 200)): ok(s, "GET", "/activities/act-ny-yoga", u)
    ok(200, "GET", "/activities/act-ny-full?actingUserId=res-ny-8"); ok(200, "GET", "/activities/act-ny-past"); ok(404, "GET", "/activities/act-hv-sail"); ok(200, "GET", "/activities/act-ny-full")
    D = "/activities/act-ny-daily"
    d = ok(200, "GET", f"{D}?occurrenceDate={day(4)}"); r.check("occ start", d["startDate"].startswith(day(4) + "T08:30"))
    for n, s in ((5, 404), (200, 200), (201, 404), (3, 200)): ok(s, "GET", f"{D}?occurrenceDate={day(n)}")
    ok(400, "GET", "/activities/act-ny-yoga?occurrenceDate=" + day(2))
    C = "/calendars/cal-ny-act/activities"
    d = ok(201, "POST", C, NORA, body(3, attachments=[{"attachmentId": "att-flyer", "publicToFamily": True}, {"attachmentId": "att-private", "publicToFamily": False}])); a = d["id"]
    r.check("act", d["startDate"] == day(3) + "T15:00:00Z" and d["timeType"] == "exactTime" and len(d["attachments"]) == 2)
    for k in ("name", "type", "startDate", "startTime"): b = body(3); b.pop(k); ok(400, "POST", C, NORA, b)
    ok(201, "POST", C, NORA, body(3, recurrence={"frequency": "weekly"}, maxRegistered=0))
    d = ok(200, "PUT", "/activities/" + a, NORA, {k: v for k, v in body(3, maxRegisteredConnections=7, calendarId="cal-shared", attachments=[{"attachmentId": "att-flyer"}]).items() if k != "location"}); r.check("act put", d["location"] is None and len(d["attachments"]) == 1 and d["calendarId"] == "cal-ny-act" and d["capacity"]["connections"]["max"] == 7 and not d["isCancelled"])
    ok(200, "PUT", "/activities/" + a, NORA, body(4)); ok(200, "GET", "/activities/" + a); ok(409, "PUT", "/activities/act-ny-past", NORA, body(3)); ok(409, "PUT", "/activities/act-ny-daily", NORA, body(3))
    ok(409, "DELETE", "/activities/act-ber-yoga", NORA); ok(204, "DELETE", "/activities/" + a, NORA); ok(404, "GET", "/activities/" + a); ok(200, "GET", "/facilities/fac-ny/activities?" + W(0, 10))
    for u, x, f, s in ((NORA, "yoga", "att-private", 200), (PAUL, "yoga", "att-flyer", 403), (JONAS, "yoga", "att-flyer", 403), (MARG, "yoga", "att-private", 200), ("res-ny-8", "yoga", "att-flyer", 404), (SUSAN, "yoga", "att-flyer", 200), (SUSAN, "yoga", "att-private", 404), (SUSAN, "lunch", "att-menu", 200), (ANKE, "lunch", "att-menu", 404), (EVA, "lunch", "att-menu", 200), (NORA, "yoga", "att-menu", 404), (NORA, "yoga", "att-unknown", 200), (MARG, "past", "att-flyer", 200)): ok(s, "GET", f"/activities/act-ny-{x}/attachments/{f}", u)

def personal(r, ok):
    P = "/residents/res-ny-1/personal-activities"
    ok(200, "GET", f"{P}?{W(-5, 5)}"); ok(400, "GET", f"{P}?{W(-5, 45)}")
    d = ok(201, "POST", P, INGRID, {"name": "Walk Out", "startDate": dts(1), "startTime": "10:00", "durationInMinutes": 50}); r.check("derived", d["endTime"] == "10:50" and d["attendedResidentIds"] == ["res-ny-1"])
    for b in ({"startTime": "10:00"}, {"endTime": "10:00"}, {"timeType": "x"}, {"name": None, "timeType": "allDay"}): ok(400, "POST", P, body={"name": "W", "startDate": dts(1), **b})
    ok(400, "POST", P, body={"name": "W", "startDate": dts(1)}); ok(201, "POST", P, body={"name": "W", "startDate": dts(2), "timeType": "morning", "durationInMinutes": 30}); ok(200, "GET", f"{P}?{W(0, 5)}")

def registrations(r, ok):
    a = ok(201, "POST", "/calendars/cal-ny-act/activities", NORA, body(3))["id"]; R = f"/activities/{a}/registrations"
    st = [ok(201, "POST", R, body={"userId": u, "userType": t}) for u, t in (("res-ny-1", "resident"), ("res-ny-2", "resident"), ("res-ny-3", "resident"), ("ext-con-ny-1", "connection"), ("res-ny-7", "resident"), ("ext-con-ny-3", "connection"))]
    r.check("states", [x["status"] for x in st] == ["registered", "waitlisted", "waitlisted", "registered", "waitlisted", "waitlisted"] and [x["position"] for x in st][1:3] == [1, 2])
    ok(200, "GET", f"/activities/{a}?actingUserId=res-ny-2"); ok(400, "POST", R, body={"userId": "res-ny-8", "userType": "guest"}); ok(404, "POST", R, body={"userId": "con-ny-2", "userType": "connection"}); ok(409, "POST", R, body={"userId": "res-ny-1", "userType": "resident"})
    ok(204, "DELETE", R + "/res-ny-3"); ok(200, "GET", f"/activities/{a}"); ok(204, "DELETE", R + "/res-ny-1"); ok(200, "GET", f"/activities/{a}")
    for x in ("res-ny-1", "res-ny-2", "res-ny-7"): ok(200, "GET", f"/residents/{x}/registrations?{W(-5, 30)}")
    ok(200, "GET", f"/connections/con-ny-1/registrations?{W(-5, 30)}"); ok(204, "DELETE", R + "/res-ny-2"); r.check("promoted", ok(200, "GET", f"/residents/res-ny-7/registrations?{W(0, 30)}")[0]["status"] == "registered"); ok(200, "GET", f"/activities/{a}")
    ok(200, "PUT", "/activities/" + a, NORA, body(3)); ok(204, "DELETE", R + "/ext-con-ny-1"); ok(200, "GET", f"/activities/{a}"); ok(409, "DELETE", "/activities/" + a, NORA)
    ok(204, "DELETE", R + "/res-ny-7"); ok(204, "DELETE", "/activities/act-ny-full/registrations/res-ny-1"); ok(200, "GET", "/activities/act-ny-full"); ok(200, "GET", f"/residents/res-ny-8/registrations?{W(-5, 30)}"); ok(200, "GET", f"/residents/res-ny-7/registrations?{W(-5, 30)}")
    c = ok(201, "POST", "/calendars/cal-ny-act/activities", NORA, body(3))["id"]; ok(201, "POST", f"/activities/{c}/registrations", body={"userId": "ext-con-ny-1", "userType": "connection"}); ok(409, "DELETE", "/activities/" + c, NORA)
    D = "/activities/act-ny-daily"
    ok(201, "POST", D + "/registrations", body={"userId": "res-ny-1", "userType": "resident"}); ok(204, "DELETE", f"{D}/registrations/res-ny-1?occurrenceDate={day(6)}")
    for n in (6, 7): ok(200, "GET", f"{D}?occurrenceDate={day(n)}&actingUserId=res-ny-1")
    ok(200, "GET", f"/residents/res-ny-1/registrations?{W(4, 9)}")

def checkins(r, ok):
    C = "/residents/res-ber-1/check-ins"; N = "/residents/res-ny-2/check-ins"; b = {"startDate": day(0), "checkInStaffId": "stf-ny-3", "durationInMinutes": 7, "description": "fine"}
    d = ok(201, "POST", N, NORA, b); r.check("date", d["startDate"] == day(0) and d["checkInStaff"]["id"] == "stf-ny-3" and d["durationInMinutes"] == 7)
    ok(409, "POST", N, NORA, b); ok(409, "POST", N, NORA, {**b, "checkInStaffId": "stf-ny-1"}); e = ok(201, "POST", N, NORA, {**b, "startDate": day(2), "durationInMinutes": 0}); ok(409, "POST", N, NORA, {**b, "startDate": day(2)}); ok(201, "POST", "/residents/res-ny-7/check-ins", NORA, {**b, "durationInMinutes": 40000})
    for k in ("startDate", "checkInStaffId", "durationInMinutes"): x = dict(b, startDate=day(4)); x.pop(k); ok(400, "POST", N, NORA, x)
    d = ok(200, "PUT", f"{N}/{d['id']}", NORA, {"startDate": day(1), "checkInStaffId": "stf-ny-1", "durationInMinutes": 3}); r.check("ci put", d["description"] is None and d["startDate"] == day(1) and d["checkInStaff"]["id"] == "stf-ny-1")
    ok(200, "GET", f"{N}/{d['id']}"); ok(404, "GET", f"{C}/{d['id']}"); ok(200, "GET", f"{N}?startDate={day(1)}&endDate={day(2)}"); ok(400, "GET", f"{N}?startDate={day(1)}&endDate={day(46)}")
    ok(204, "DELETE", f"{N}/{d['id']}"); ok(404, "GET", f"{N}/{d['id']}"); ok(201, "POST", N, NORA, {**b, "startDate": day(1)}); ok(200, "GET", f"{C}?startDate={day(-3)}&endDate={day(2)}")

def visits(r, ok):
    V = "/residents/res-ny-1/personal-visits"; b = {"name": "Tea", "visitType": "social", "startDate": dts(1), "startTime": "10:00", "endTime": "10:50", "durationInMinutes": 5, "additionalAttendeeResidentIds": ["res-ny-2"], "connectionVisitors": [{"connectionId": "con-ny-1"}], "manualVisitors": [{"name": "Al", "relationship": "Pal"}, {"name": "Bo", "relationship": "Foe"}], "description": "d"}
    d = ok(201, "POST", V, NORA, b); v = d["id"]; r.check("gap", d["durationInMinutes"] == 50 and d["attendedResidentIds"] == ["res-ny-1", "res-ny-2"])
    for c in ({"visitType": "x"}, {"durationInMinutes": None}, {"startTime": None}, {"connectionVisitors": [], "manualVisitors": []}, {"visitType": "care", "connectionVisitors": [], "manualVisitors": []}): ok(400, "POST", V, NORA, {**b, **c})
    ok(201, "POST", V, NORA, {**b, "timeType": "morning", "connectionVisitors": []}); ok(200, "GET", f"/residents/res-ny-2/personal-visits/{v}")
    for q in ("", "&visitType=care", "&visitType=social"): ok(200, "GET", f"{V}?{W(-5, 5)}{q}"); ok(200, "GET", f"/residents/res-ny-2/personal-visits?{W(-5, 5)}{q}")
    ok(400, "GET", f"{V}?{W(0, 45)}"); d = ok(200, "PUT", f"{V}/{v}", IRIS, {**b, "endTime": "10:30", "description": "new", "manualVisitors": []}); r.check("visit put", d["durationInMinutes"] == 30 and d["description"] == "new" and d["manualVisitors"] == [] and d["creator"]["id"] == NORA)
    ok(400, "PUT", f"{V}/{v}", NORA, {**b, "startTime": None}); ok(204, "DELETE", f"{V}/{v}", NORA); ok(404, "GET", f"{V}/{v}"); ok(404, "GET", f"/residents/res-ny-2/personal-visits/{v}")

def attendance(r, ok):
    A = "/activities/act-ny-yoga/attendance"; ok(200, "GET", "/activities/act-ny-past/attendance")
    ok(201, "POST", A, NORA, {"userId": "res-ny-1", "userType": "resident", "status": "attended", "duration": 33}); ok(201, "POST", A, NORA, {"userId": "res-ny-2", "userType": "resident", "status": "declined", "declineReason": "A reason longer than twenty"}); ok(201, "POST", A, NORA, {"userId": "con-ny-1", "userType": "connection", "status": "attended"})
    ok(400, "POST", A, NORA, {"userId": "res-ny-3", "userType": "resident", "status": "declined"}); ok(400, "POST", A, NORA, {"userId": "res-ny-3", "userType": "resident", "status": "late"}); ok(400, "POST", A, NORA, {"userId": "res-ny-3", "userType": "x", "status": "attended"})
    d = ok(200, "PUT", A + "/res-ny-2", NORA, {"declineReason": "Other", "duration": 12}); r.check("att put", d["status"] == "declined" and d["duration"] == 12 and d["markedAt"]); ok(200, "GET", A); ok(200, "PUT", A + "/con-ny-1", NORA, {"duration": 4})
    for q in (W(-5, 5), W(0, 0), W(2, 2)): ok(200, "GET", f"/residents/res-ny-1/attendance?{q}")
    ok(204, "DELETE", A + "/res-ny-2", NORA); ok(200, "GET", A)

def photos(r, ok):
    for f in ("fac-ny", "fac-ber"): ok(200, "GET", f"/facilities/{f}/albums"); ok(200, "GET", f"/facilities/{f}/albums/alb-shared")
    ok(404, "GET", "/facilities/fac-ny/albums/alb-ber-1"); P = "/facilities/fac-ny/photos"
    n = len(r.pages(P)); r.check("photo pages", n == len(r.pages(P, 7)) == len(r.pages(P, 100)) == len(r.pages(P, 500))); r.check("default 50", len(ok(200, "GET", P)) == 50 and len(ok(200, "GET", P + "?pageSize=100")) == 100 and len(ok(200, "GET", P + "?pageSize=101")) == 100)
    for q in ("albumId=alb-ny-1", "tags=tag-music", "tags=tag-music,tag-outdoor", "residentId=res-ny-2", "captionSearch=picnic", "captionSearch=Two"): r.pages(P + "?" + q, 9)
    for x in ("res-ny-1", "res-ny-2", "res-ber-1"): r.pages(f"/residents/{x}/photos", 4)
    r.pages("/facilities/fac-ber/photos"); r.pages("/activities/act-ny-past/photos", 2); ok(200, "GET", "/activities/act-ny-past/photos?pageSize=4")
    f = [("file", "p.jpg", "image/jpeg", b"jpg")]
    d = ok(201, "POST", "/photos", SUSAN, files=f, form={"facilities": "fac-ny,fac-ber", "users": "res-ny-2,res-ny-1", "caption": LONG, "albumId": "alb-ny-1"}); p = d["id"]
    r.check("photo", d["type"] == "gallery" and d["facilities"] == ["fac-ny", "fac-ber"] and d["users"] == ["res-ny-2", "res-ny-1"] and d["caption"]["text"] == LONG and d["albumIds"] == ["alb-ny-1"])
    ok(400, "POST", "/photos", SUSAN, form={"facilities": "fac-ny"}); ok(400, "POST", "/photos", SUSAN, files=f); ok(400, "POST", "/photos", SUSAN, files=f, form={"facilities": "fac-ny", "type": "x"}); ok(201, "POST", "/activities/act-ny-yoga/photos", SUSAN, files=f, form={"facilities": "fac-ny"})
    d = ok(200, "PUT", "/photos/" + p, NORA, {"caption": "new", "users": ["res-ny-3"], "tags": ["t1"]}); r.check("photo put", d["caption"]["text"] == "new" and d["users"] == ["res-ny-3"] and d["tags"] == ["t1"])
    ok(200, "PUT", "/photos/" + p, NORA, {"caption": "new", "users": ["res-ny-3"], "tags": ["t1"]}); ok(200, "PUT", "/photos/" + p, NORA, {"tags": ["t2"]}); ok(200, "GET", "/photos/" + p); ok(404, "GET", "/photos/pho-hv-1")
    ok(204, "DELETE", "/photos/" + p); ok(404, "GET", "/photos/" + p); ok(200, "GET", P + "?pageSize=3"); ok(204, "DELETE", "/photos/pho-act-ny-1"); ok(200, "GET", "/activities/act-ny-past/photos")

def messages(r, ok):
    T = "/messages/threads"
    for u in (MARG, SUSAN, NORA): r.pages(T, 1, me=u); ok(200, "GET", T, u); ok(200, "GET", T + "?filter=archived", u); ok(200, "GET", T + "?searchValue=birthday", u)
    for b in ({"searchValue": "cake"}, {"participantId": SUSAN}, {"isArchived": True}, {"searchValue": "LAUNDRY"}): ok(200, "POST", T + "/search", MARG, b)
    M = T + "/thr-ny-1/messages"; l = r.pages(M, 9, me=MARG); r.check("newest first", [x["body"] for x in l][:2] == ["Message number 56", "Message number 55"] and len(l) == 56); ok(200, "GET", M + "?searchValue=cAKE", MARG); r.pages(M, me=MARG); ok(200, "GET", M + "?pageSize=4&before=2020-01-01", MARG)
    for c, p, s in ((MARG, [NORA], 201), (MARG, [NORA, IRIS], 403), (SUSAN, [IRIS, NORA], 403), (JONAS, [IRIS], 201)): ok(s, "POST", T, c, {"participantIds": p, "creatorId": c, "title": "T" * 60})
    ok(400, "POST", T, MARG, {"participantIds": [NORA]})
    t = ok(201, "POST", T, MARG, {"participantIds": [NORA, SUSAN], "creatorId": MARG, "title": "Hello"})["id"]; X = f"{T}/{t}"
    r.check("participants", {p["id"] for p in ok(200, "GET", X, NORA)["participants"]} == {MARG, NORA, SUSAN})
    for b in ("  <b>hi</b>  &  x", LONG, "third"): r.check("body", ok(201, "POST", X + "/messages", MARG, {"body": b})["body"] == b)
    ok(400, "POST", X + "/messages", MARG, {}); ok(404, "GET", X, IRIS); r.check("unread", ok(200, "GET", X, NORA)["unreadCount"] == 3); ok(200, "GET", X, MARG); ok(200, "GET", X, NORA); time.sleep(0.01)
    ok(204, "PUT", X + "/read", NORA); r.check("read", ok(200, "GET", X, NORA)["hasRead"] and not ok(200, "GET", X, SUSAN)["hasRead"]); ok(200, "GET", X + "/messages", NORA)
    ok(204, "PUT", X + "/mute?isMuted=true", NORA); ok(400, "PUT", X + "/mute", NORA); r.check("muted", ok(200, "GET", X, NORA)["isMuted"] and not ok(200, "GET", X, SUSAN)["isMuted"]); ok(200, "GET", T, NORA); ok(204, "PUT", X + "/mute?isMuted=false", NORA); ok(200, "GET", X, NORA)
    ok(204, "DELETE", X, NORA); r.check("archived", ok(200, "GET", X, NORA)["isArchived"] and not ok(200, "GET", X, SUSAN)["isArchived"]); ok(201, "POST", X + "/messages", SUSAN, {"body": "again"}); r.check("unarchived", not ok(200, "GET", X, NORA)["isArchived"])
    ok(200, "PUT", X, NORA, {"title": "New"}); ok(200, "GET", X, NORA); ok(204, "PUT", X + "/leave", SUSAN); ok(404, "GET", X, SUSAN); ok(200, "GET", X, NORA); ok(201, "POST", X + "/messages", NORA, {"body": "later", "scheduledAt": day(2) + "T10:00:00Z"}); ok(200, "GET", X, MARG)
    ok(201, "POST", X + "/messages", NORA, form={"body": "file"}, files=[("attachment", "a.txt", "text/plain", b"abc")]); ok(200, "GET", X + "/messages", MARG)

def announcements(r, ok):
    C = "/connections/con-ny-1/announcements/ann-ny-1"
    for u, s in ((SUSAN, 200), (SYS, 200), (PETER, 403), (NORA, 403), (MARG, 403)): ok(s, "GET", C, u)
    ok(403, "POST", C + "/archive", PETER); ok(204, "POST", C + "/archive", SUSAN); r.check("ann archived", ok(200, "GET", C, SUSAN)["isArchived"] and not ok(200, "GET", "/connections/con-ny-2/announcements/ann-ny-1", PETER)["isArchived"])
    ok(204, "POST", C + "/unarchive", SUSAN); r.check("ann unarchived", not ok(200, "GET", C, SUSAN)["isArchived"]); ok(200, "GET", "/connections/con-both-1/announcements/ann-all-1", EVA); ok(404, "GET", "/connections/con-ny-1/announcements/ann-ber-1", SUSAN)
    for u, s in ((SYS, 200), (SUSAN, 403), (NORA, 403), (MARG, 403)): ok(s, "GET", "/announcements/ann-all-1", u); ok(s, "GET", "/announcements/ann-all-1/attachments/annf-2", u)
    ok(200, "GET", "/connections/con-ny-1/announcements", SUSAN)

def workday(n, z=NY):
    d = dt.datetime.now(z).date() + dt.timedelta(days=n)
    while d.weekday() > 4 or d.isoformat() in (day(12, z), day(13, z)): d += dt.timedelta(days=1)
    return d.isoformat()

def transport(r, ok):
    for f, u, s in (("fac-ny", MARG, 200), ("fac-ny", EVA, 200), ("fac-ber", EVA, 200), ("fac-ber", SUSAN, 403), ("fac-ny", NORA, 403), ("fac-off", "res-off-1", 403), ("fac-ber", INGRID, 200)): ok(s, "GET", f"/facilities/{f}/transportation-settings", u); ok(s, "GET", f"/facilities/{f}/work-request-settings", u)
    T = "/residents/res-ny-1/transportation-requests"; L = f"{T}?startDate={day(-10)}&endDate={day(30)}"
    for u, s in ((MARG, 200), (SUSAN, 200), (PETER, 200), (EVA, 200), (NORA, 403), (SYS, 403), (CAROL, 404), ("res-ny-2", 404)): ok(s, "GET", L, u)
    for q, s in (("&status=pending,approved", 200), ("&status=x", 400)): ok(s, "GET", L + q, MARG)
    ok(200, "GET", f"{T}?startDate={day(0)}&endDate={day(44)}", MARG); ok(400, "GET", f"{T}?startDate={day(0)}&endDate={day(45)}", MARG); ok(200, "GET", f"{T}?startDate={day(5)}&endDate={day(5)}", MARG)
    ok(403, "GET", f"/residents/res-off-1/transportation-requests?startDate={day(-1)}&endDate={day(20)}", "res-off-1"); ok(200, "GET", f"/residents/res-ber-1/transportation-requests?startDate={day(-1)}&endDate={day(20)}", EVA); ok(404, "GET", "/residents/res-ny-2/transportation-requests/tr-ny-7-con-pending", CAROL); ok(200, "GET", "/residents/res-ny-7/transportation-requests/tr-ny-7-con-pending", CAROL)
    for u, x, s in ((MARG, "res-pending", 200), (SUSAN, "res-pending", 404), (MARG, "con-pending", 200), (PETER, "con-pending", 200), (SUSAN, "staff", 404), (MARG, "staff", 200), (SUSAN, "con-approved", 200), (MARG, "res-approved", 200)): ok(s, "GET", f"{T}/tr-ny-{x}", u)
    b = {"date": workday(5), "appointmentTime": "10:00", "tripType": "roundtrip", "returnTime": "12:00", "pickupTime": "09:15", "destination": "Bank", "transportationType": "Medical", "notes": LONG}
    d = ok(201, "POST", T, SUSAN, b); q = d["id"]; r.check("created", d["status"] == "pending" and d["canEdit"] and d["notes"] == LONG and d["timezone"] == "America/New_York"); ok(404, "GET", f"{T}/{d['referenceNumber']}", SUSAN)
    sunday = next(x for x in (day(n) for n in range(2, 12)) if dt.date.fromisoformat(x).weekday() == 6)
    for c in ({"returnTime": None}, {"tripType": "x"}, {"destination": None}, {"transportationType": "Church"}, {"appointmentTime": "05:00"}, {"returnTime": "22:00"}, {"date": day(0), "appointmentTime": "00:05"}, {"date": sunday}, {"date": day(12) if dt.date.fromisoformat(day(12)).weekday() != 6 else day(13)}, {"date": "x"}): ok(400, "POST", T, SUSAN, {**b, **c})
    now = dt.datetime.now(NY)
    soon = now + dt.timedelta(hours=2)
    ok(400, "POST", T, SUSAN, {**b, "tripType": "oneway", "pickupTime": None, "date": soon.date().isoformat(), "appointmentTime": soon.strftime("%H:%M")}); r.call("POST", T, SUSAN, {**b, "tripType": "willcall", "returnTime": None})
    B = "/residents/res-ber-1/transportation-requests"; ok(400, "POST", B, EVA, b); e = ok(201, "POST", B, EVA, {**b, "destinationAddress": "Hauptstr. 1"}); r.check("berlin", e["timezone"] == "Europe/Berlin")
    ok(201, "POST", T, SUSAN, {**b, "tripType": "oneway", "returnTime": "13:00"})
    d = ok(200, "PUT", f"{T}/{q}", SUSAN, {**{k: v for k, v in b.items() if k != "notes"}, "pickupTime": "09:30"}); r.check("tr put", d["notes"] is None and d["pickupTime"] == "09:30")
    ok(403, "PUT", f"{T}/{q}", PETER, b); ok(403, "POST", f"{T}/{q}/cancel", PETER); ok(403, "POST", f"{T}/{q}/cancel", MARG); ok(400, "PUT", f"{T}/{q}", SUSAN, {**b, "returnTime": None}); ok(400, "PUT", f"{T}/{q}", SUSAN, {**b, "transportationType": "x"}); ok(400, "PUT", f"{T}/{q}", SUSAN, {**b, "date": day(-1)})
    for u in (PETER, MARG): ok(200, "GET", f"{T}/{q}", u)
    d = ok(200, "POST", f"{T}/{q}/cancel", SUSAN); r.check("cancelled", d["status"] == "cancelled"); ok(409, "POST", f"{T}/{q}/cancel", SUSAN); ok(409, "PUT", f"{T}/{q}", SUSAN, b); ok(200, "GET", f"{T}/{q}", SUSAN); ok(409, "POST", f"{T}/tr-ny-con-approved/cancel", SUSAN); ok(409, "PUT", f"{T}/tr-ny-con-approved", SUSAN, b)
    R = f"{T}/tr-ny-rec-res"; ok(409, "POST", R + "/cancel", MARG); ok(409, "PUT", R, MARG, b); ok(409, "POST", R + "/comments", MARG, {"text": "x"}); ok(200, "GET", f"{R}?occurrenceDate={day(1)}", MARG); ok(404, "GET", f"{R}?occurrenceDate={day(2)}", MARG); ok(404, "GET", f"{R}?occurrenceDate={day(8)}", MARG); ok(404, "GET", f"{T}/tr-ny-res-pending?occurrenceDate={day(5)}", MARG)
    comments(r, ok, f"{T}/tr-ny-con-pending", "cf-ny-1", "cf-ny-3")

def comments(r, ok, C, vis, hid):
    for u in (MARG, PETER): ok(200, "GET", C + "/comments", u); ok(200, "GET", f"{C}/attachments/{vis}", u); ok(404, "GET", f"{C}/attachments/{hid}", u)
    other = "wcf-ny-1" if vis == "cf-ny-1" else "cf-ny-1"; ok(404, "GET", f"{C}/attachments/{other}", MARG)
    f = lambda n: [("files", f"f{i}.txt", "text/plain", b"abc") for i in range(n)]
    d = ok(201, "POST", C + "/comments", PETER, form={"text": "with files"}, files=f(5)); r.check("5 files", len(d["attachments"]) == 5 and d["author"]["id"] == PETER); ok(400, "POST", C + "/comments", PETER, form={"text": "too many"}, files=f(6)); ok(400, "POST", C + "/comments", PETER, form={"text": "big"}, files=[("files", "b", "text/plain", b"x" * (10 * 1024 * 1024 + 1))])
    ok(201, "POST", C + "/comments", MARG, {"text": LONG}); ok(400, "POST", C + "/comments", MARG, {}); l = ok(200, "GET", C + "/comments", MARG); r.check("no half comments", [c["text"] for c in l][-2:] == ["with files", LONG]); ok(200, "GET", f"{C}/attachments/{d['attachments'][1]['id']}", MARG)

def work(r, ok):
    W_ = "/residents/res-ny-1/work-requests"
    for u, s in ((MARG, 200), (SUSAN, 200), (NORA, 403), (SYS, 403), (CAROL, 404)): ok(s, "GET", W_, u)
    for q in ("?status=open,completed", "?type=Plumbing", "?status=cancelled"): ok(200, "GET", W_ + q, MARG)
    r.pages(W_, 2, me=MARG); ok(403, "GET", "/residents/res-off-1/work-requests", "res-off-1"); ok(200, "GET", "/residents/res-ber-1/work-requests", EVA)
    for u, x, s in ((MARG, "con-open", 200), (SUSAN, "res-open", 404), (PETER, "con-in_progress", 200), (MARG, "staff", 200), (SUSAN, "staff", 404), (MARG, "res-completed", 200), (SUSAN, "con-in_progress", 200)): ok(s, "GET", f"{W_}/wr-ny-{x}", u)
    b = {"title": "Fix", "description": LONG, "team": "maintenance", "type": "Plumbing", "urgency": "high"}; n = len(ok(200, "GET", W_, MARG))
    for c in ({"title": None}, {"team": None}, {"team": "x"}, {"team": "facility-care"}, {"type": "x"}): ok(400, "POST", W_, SUSAN, {**b, **c})
    r.check("nothing left", n == len(ok(200, "GET", W_, MARG))); d = ok(201, "POST", W_, SUSAN, b); q = d["id"]; r.check("wr", d["urgency"] == "none" and d["status"] == "open" and d["location"] == "101" and d["canCancel"] and d["description"] == LONG); ok(404, "GET", f"{W_}/{d['referenceNumber']}", SUSAN)
    d = ok(201, "POST", W_, SUSAN, form={"title": "F", "team": "maintenance"}, files=[("files", "a.txt", "text/plain", b"abc")]); ok(200, "GET", f"{W_}/{d['id']}/attachments/{d['attachments'][0]['id']}", SUSAN); ok(201, "POST", "/residents/res-hv-1/work-requests", "res-hv-1", {"title": "T"}, tenant="harborview")
    for u in (MARG, PETER): ok(403, "POST", f"{W_}/{q}/cancel", u); ok(200, "GET", f"{W_}/{q}", u)
    d = ok(200, "POST", f"{W_}/{q}/cancel", SUSAN); r.check("wr cancelled", d["status"] == "cancelled" and d["statusHistory"][-1]["status"] == "cancelled" and len(d["statusHistory"]) == 2); ok(409, "POST", f"{W_}/{q}/cancel", SUSAN); ok(409, "POST", f"{W_}/wr-ny-con-completed/cancel", SUSAN); ok(200, "POST", f"{W_}/wr-ny-con-in_progress/cancel", SUSAN)
    comments(r, ok, W_ + "/wr-ny-con-open", "wcf-ny-1", "wcf-ny-2"); ok(200, "GET", W_ + "/wr-ny-con-open/attachments/wf-ny-1", MARG)

def flat(r, ok):
    ok(200, "GET", f"/personal-activities?residentId=res-ny-1&startDate={day(-5)}&endDate={day(-1)}")
    d = ok(201, "POST", "/personal-activities", body={"residentId": "res-ny-1", "title": " Chess ", "startTime": day(1) + "T15:00:00Z", "endTime": day(1) + "T16:00:00Z", "location": "Den"}); r.check("flat", d["title"] == " Chess " and "createdAt" in d); ok(200, "GET", f"/personal-activities?residentId=res-ny-1&startDate={day(-5)}&endDate={day(1)}")
    ok(201, "POST", "/registrations", body={"residentId": "res-ny-8", "activityId": "act-ny-open"}); ok(200, "GET", "/photos?residentId=res-ny-2&limit=2"); ok(200, "GET", "/messages?residentId=res-ny-1&limit=2"); ok(200, "GET", "/photos?residentId=res-ber-1")

def last(r, ok):
    ok(200, "GET", "/connections/con-ny-2"); ok(200, "PUT", "/connections/con-ny-2", body={"firstName": "Peter", "lastName": "Olsen", "residents": [], "facilities": ["fac-ny"]}); ok(404, "GET", "/residents/res-ny-1/work-requests", PETER)
    ok(200, "GET", "/facilities", "sys-harborview", tenant="harborview"); ok(201, "POST", "/calendars/cal-hv-act/activities", "acc-stf-hv-1", body(3), tenant="harborview")
    time.sleep(1.5)
    for e, key, n in r.events:
        r.log.append(r.norm(f"EVENT {n} {sorted(e)} {e.get('eventType')} {e.get('aggregateType')} {e.get('tenant')} {e.get('resourceId')} key={key} {str(e.get('occurredAt'))[:13] if 'T' in str(e.get('occurredAt')) else 'epoch'}"))
    ids = [e["eventId"] for e, _, _ in r.events[1:]]; r.log.append(f"EVENTIDS {len(ids)} {len(set(ids))} {r.events[0][0]['eventId'] == r.events[1][0]['eventId']}")
    r.check("event keys", all(k == "k-123" for _, k, _ in r.events)); r.check("event ids", len(ids) == len(set(ids)) and r.events[0][0]["eventId"] == r.events[1][0]["eventId"])
