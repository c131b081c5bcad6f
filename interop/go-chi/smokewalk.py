"""The walk of smoke.py, section by section."""

SYS, N1, N2, N3, N4 = "system-brightwater", "acct-stf-nyc-1", "acct-stf-nyc-2", "acct-stf-nyc-3", "acct-stf-nyc-4"
B1 = "acct-stf-ber-1"
R1, R2, R3, RB1 = "res-nyc-1", "res-nyc-2", "res-nyc-3", "res-ber-1"
C1, C2, C3, CB1, CBOTH, CDEN = "acct-con-nyc-1", "acct-con-nyc-2", "acct-con-nyc-3", "acct-con-ber-1", "acct-con-both", "acct-con-den-1"


def sections():
    return [start, residents, assessments, connections, calendars, activities, activity_changes, registrations, attachments, personal,
            check_ins, visits, attendance, photos, messages, announcements, transport, work, flat, odd]


# The sections that reach the faults of a source file; other faults need the whole walk.
BY_FILE = {
    "residents.go": ["start", "residents"], "assessments.go": ["assessments"], "connections.go": ["connections"],
    "activities.go": ["start", "calendars", "activities", "activity_changes"], "activitywrite.go": ["activity_changes", "attachments"],
    "series.go": ["activities", "registrations"], "registrations.go": ["registrations"], "personal.go": ["personal", "check_ins"],
    "visits.go": ["visits"], "attendance.go": ["attendance"], "photos.go": ["photos"], "threads.go": ["messages"], "messages.go": ["messages"],
    "announcements.go": ["announcements"], "requests.go": ["transport", "work"], "transport.go": ["transport"], "triprules.go": ["transport"],
    "work.go": ["work"], "flat.go": ["flat"], "hook.go": ["photos"], "page.go": ["residents", "activities", "photos"],
}


def walk(w, names=None):
    """The sections with these names, or all."""
    for part in sections():
        if names is None or part.__name__ in names:
            w.note(part.__name__)
            part(w)


def ids(answer):
    return [x["id"] for x in answer["data"]]


def start(w):
    c = w.call
    c(SYS, "GET", "/ping")
    for who in (SYS, R1, RB1, C1, CBOTH, N1):
        c(who, "GET", "/facilities")
    c(SYS, "GET", "/facilities", headers={"Authorization": None})
    c(SYS, "GET", "/facilities", headers={"X-Acting-User-Id": None})
    c(SYS, "GET", "/facilities", headers={"X-Acting-User-Tenant": None})
    c("nobody", "GET", "/facilities")
    c("system-oakridge", "GET", "/facilities", tenant="oakridge")
    c("system-oakridge", "GET", "/residents/res-nyc-1", tenant="oakridge")
    c(SYS, "GET", "/facilities/fac-ber")
    c(SYS, "GET", "/facilities/none")


def residents(w):
    c = w.call
    base = "/facilities/fac-nyc/residents"
    page = c(SYS, "GET", base)
    c(SYS, "GET", base + "?cursor=" + page["nextCursor"])
    c(SYS, "GET", base + "?pageSize=500")
    first = c(SYS, "GET", base + "?status=active&pageSize=57")
    c(SYS, "GET", base + "?status=active&pageSize=58")
    page = c(SYS, "GET", base + "?status=active&pageSize=20")
    page = c(SYS, "GET", base + "?status=active&pageSize=20&cursor=" + page["nextCursor"])
    if page["nextCursor"]:
        c(SYS, "GET", base + "?status=active&pageSize=20&cursor=" + page["nextCursor"])
    page = c(SYS, "GET", base + "?status=active&pageSize=7")
    c(SYS, "GET", base + "?status=active&pageSize=7&cursor=" + page["nextCursor"])
    for q in ("status=onLeave", "status=deleted", "status=gone", "email=res-nyc-1@residents.example", "email=res-nyc-1", "phone=019", "phone=%2B1%20555%20019",
              "externalId=Ext-res-nyc-2", "pccId=pcc-res-nyc-3", "pageSize=0", "pageSize=x", "cursor=zzz"):
        c(SYS, "GET", base + "?" + q)
    about = {"bio": "b", "likes": ["x"], "directoryOptOut": False, "isVeteran": True}
    full = {"id": "mine-1", "externalId": "e-1", "pccId": "p-1", "firstName": "Zara", "lastName": "Zorn", "nickname": "Z", "email": "z@example.org", "phone": "1",
            "roomNumber": "9", "status": "onLeave", "moveInDate": "2024-02-29T10:00:00Z", "dob": "1940-02-29T00:00:00Z", "gender": "F", "about": about}
    r = c(SYS, "POST", base, full)["data"]["id"]
    c(SYS, "POST", base, {"firstName": "Only"})
    c(SYS, "POST", base, {"firstName": "A", "lastName": "B", "status": "deleted"})
    c(SYS, "GET", "/residents/" + r)
    c(SYS, "PUT", "/residents/" + r, {"firstName": "Zoe"})
    c(SYS, "PUT", "/residents/" + r, {"firstName": "Zoe", "lastName": "Zander", "status": "inactive", "facilityId": "fac-ber", "created": "2001-01-01T00:00:00Z",
                                      "about": {"bio": "new"}})
    c(SYS, "GET", "/residents/" + r)
    c(SYS, "PUT", "/residents/" + r, {"firstName": "Zoe", "lastName": "Zander"})
    c(SYS, "DELETE", "/residents/" + r)
    c(SYS, "GET", "/residents/" + r)
    c(SYS, "GET", base + "?status=deleted")
    c(SYS, "PUT", "/residents/" + r, {"firstName": "Zoe", "lastName": "Zander", "status": "active"})
    c(SYS, "POST", "/residents/%s/avatar" % r, form={"file": [("a.png", "image/png", b"png")]})
    c(SYS, "POST", "/residents/%s/avatar" % r, form={"other": "x"})
    c(SYS, "GET", "/residents/" + r)
    c(SYS, "DELETE", "/residents/%s/avatar" % r)
    c(SYS, "GET", "/residents/" + r)


def assessments(w):
    c = w.call
    base = "/residents/res-nyc-1/assessments"
    c(SYS, "GET", base)
    for q in ("lifeStory", "lifestory", "other", ""):
        c(SYS, "GET", base + "?category=" + q)
    c(SYS, "GET", base + "/asm-nyc-2")
    c(SYS, "GET", base + "/asm-nyc-2/questions")
    c(SYS, "GET", base + "/asm-nyc-2/pdf")
    c(SYS, "GET", "/residents/res-nyc-2/assessments/asm-nyc-2")
    c(SYS, "DELETE", base + "/asm-nyc-2")
    c(SYS, "GET", base)
    c(SYS, "GET", base + "/asm-nyc-2")


def connections(w):
    c = w.call
    for q in ("", "?facilityId=fac-ber", "?residentId=res-nyc-1", "?facilityId=fac-ber&residentId=res-nyc-1", "?email=con-nyc-1@family.example",
              "?email=family", "?externalId=ext-con-ber-1"):
        c(SYS, "GET", "/connections" + q)
    c(SYS, "GET", "/residents/res-ber-1/connections")
    c(SYS, "GET", "/residents/res-nyc-3/connections")
    body = {"firstName": "New", "lastName": "Friend", "email": "new@family.example", "phoneNumber": 15551234567, "relationship": "Son", "residents": ["res-nyc-1", "res-ber-2"],
            "facilities": ["fac-nyc"], "groups": ["g1"], "disableNotifications": True, "disableSMS": True, "disableInvites": False, "additionalInfo": "i",
            "externalId": "x-1", "pccId": 9007199254740993, "status": "inactive"}
    n = c(SYS, "POST", "/connections", body)["data"]["id"]
    c(SYS, "POST", "/connections", {"firstName": "Merged", "lastName": "Friend", "email": "new@family.example", "residents": ["res-nyc-2", "res-nyc-1"], "facilities": ["fac-nyc"]})
    c(SYS, "GET", "/connections?email=new@family.example")
    c(SYS, "POST", "/connections", {"firstName": "A", "lastName": "B", "residents": "x", "facilities": []})
    c(SYS, "POST", "/connections", {"firstName": "A", "lastName": "B", "facilities": ["fac-nyc"]})
    c(SYS, "PUT", "/connections/" + n, {"firstName": "Put", "lastName": "Friend", "residents": ["res-nyc-3"], "facilities": ["fac-nyc"], "status": "onLeave"})
    c(SYS, "PUT", "/connections/" + n, {"firstName": "Put", "lastName": "Friend", "residents": ["res-nyc-3"], "facilities": ["fac-nyc"], "status": "inactive", "disableInvites": True})
    c(SYS, "GET", "/connections/" + n)
    c(SYS, "POST", "/connections/%s/avatar" % n, form={"file": [("a.png", "image/png", b"png")]})
    c(SYS, "DELETE", "/connections/%s/avatar" % n)
    c(SYS, "GET", "/connections/" + n)
    c(SYS, "POST", "/connections/%s/avatar" % n)
    c(SYS, "DELETE", "/connections/" + n)
    c(SYS, "GET", "/connections/" + n)
    c(SYS, "GET", "/residents/res-nyc-3/connections")


def calendars(w):
    for f in ("fac-nyc", "fac-ber", "fac-den"):
        w.call(SYS, "GET", "/facilities/%s/calendars" % f)


def activities(w):
    c = w.call
    for f in ("fac-nyc", "fac-ber"):
        c(SYS, "GET", "/facilities/%s/activities?startDate=%s&endDate=%s&actingUserId=res-nyc-1" % (f, w.at(-5, 0), w.at(9, 0)))
    base = "/facilities/fac-nyc/activities?"
    c(N1, "GET", base + "startDate=%s&endDate=%s" % (w.at(1, 0), w.at(4, 0)))
    for q in ("type=Music", "location=music%20hall", "location=hall", "location=Music%20Hall", "actingUserId=res-nyc-3", "actingUserId=acct-con-nyc-1"):
        c(N1, "GET", base + "startDate=%s&endDate=%s&%s" % (w.at(1, 0), w.at(6, 0), q))
    for a, b in (("2026-01-01T00:00:00Z", "2026-02-14T23:59:59Z"), ("2026-01-01T15:00:00Z", "2026-02-14T23:59:59Z"), ("2026-01-01T15:00:00Z", "2026-02-15T00:00:00Z"),
                 ("2026-01-01T15:00:00Z", "2026-02-15T12:00:00Z"), ("2026-01-01T15:00:00-05:00", "2026-02-14T23:00:00-05:00"), ("2026-01-01T00:00:00Z", "2026-02-14T00:00:00Z"), ("2026-01-02", "2026-01-01"), ("x", "y")):
        c(SYS, "GET", base + "startDate=%s&endDate=%s" % (a, b))
    c(SYS, "GET", base + "startDate=2026-01-01T00:00:00Z")
    for part in range(0, 210, 42):
        c(SYS, "GET", base + "startDate=%s&endDate=%s" % (w.at(part, 0), w.at(part + 42, 0)))
    for who in (SYS, N1, N2, N3, B1, R1, C1):
        c(who, "GET", "/activities/act-nyc-yoga")
    c(N1, "GET", "/activities/act-shared-lecture")
    c(B1, "GET", "/activities/act-shared-lecture")
    c(SYS, "GET", "/activities/act-nyc-full?actingUserId=res-nyc-3")
    c(SYS, "GET", "/activities/act-nyc-full?actingUserId=res-nyc-2")
    c(SYS, "GET", "/activities/act-nyc-allday")
    for d in (0, 1, 4, 7, -6, -5, 40, 41):
        c(SYS, "GET", "/activities/act-nyc-daily?occurrenceDate=" + w.date(d))
    for d in (0, 1, 2, 7, 9, 14):
        c(SYS, "GET", "/activities/act-ber-weekly?occurrenceDate=" + w.date(d, "Europe/Berlin"))
    c(SYS, "GET", "/activities/act-nyc-daily")
    c(SYS, "GET", "/activities/act-nyc-yoga?occurrenceDate=" + w.date(2))
    c(SYS, "GET", "/activities/act-nyc-daily?occurrenceDate=x")
    for who in (SYS, R1, C1, "nobody"):
        c(who, "GET", "/activity-types")


def activity_changes(w):
    c = w.call
    full = {"name": "Chess", "type": "Social", "startDate": w.at(3, 18), "endDate": w.at(3, 19), "startTime": "18:00", "endTime": "19:00", "location": "Lounge",
            "description": "d", "maxRegistered": 1, "maxRegisteredConnections": 2, "allowConnections": True, "timeType": "evening",
            "attachments": [{"attachmentId": "att-flyer", "publicToFamily": True}, {"attachmentId": "att-menu", "publicToFamily": False}]}
    less = {"name": "Chess 2", "type": "Social", "startDate": w.at(3, 18), "startTime": "18:00"}
    a = c(N1, "POST", "/calendars/cal-nyc-act/activities", full)["data"]["id"]
    c(N1, "POST", "/calendars/cal-ber-meal/activities", less)
    c(N1, "POST", "/calendars/cal-nyc-act/activities", {"name": "x"})
    c(N1, "POST", "/calendars/cal-nyc-act/activities", dict(less, startTime="25:00"))
    c(N1, "GET", "/activities/" + a)
    c(N4, "PUT", "/activities/" + a, less)
    c(N1, "GET", "/activities/" + a)
    c(N1, "PUT", "/activities/" + a, dict(less, calendarId="cal-ber-act"))
    c(N1, "PUT", "/activities/" + a, dict(full, name="Chess 3"))
    c(N1, "PUT", "/activities/act-nyc-past", full)
    c(N1, "PUT", "/activities/act-nyc-yesterday", full)
    c(N1, "PUT", "/activities/act-nyc-daily", full)
    w.events()
    c(N1, "POST", "/activities/%s/registrations" % a, {"userId": "ext-con-nyc-1", "userType": "connection"})
    c(N1, "DELETE", "/activities/" + a)
    c(N1, "POST", "/activities/%s/registrations" % a, {"userId": R1, "userType": "resident"})
    c(N1, "DELETE", "/activities/" + a)
    c(N1, "DELETE", "/activities/%s?confirm=true" % a)
    c(N1, "GET", "/activities/" + a)
    w.events()


def registrations(w):
    c = w.call
    full = "/activities/act-nyc-full"
    window = "?startDate=%s&endDate=%s" % (w.at(-20, 0), w.at(20, 0))
    c(SYS, "POST", full + "/registrations", {"userId": "res-nyc-6", "userType": "resident"})
    c(SYS, "POST", full + "/registrations", {"userId": "res-nyc-6", "userType": "resident"})
    c(SYS, "POST", full + "/registrations", {"userId": "ext-con-nyc-2", "userType": "connection"})
    c(SYS, "POST", full + "/registrations", {"userId": "con-nyc-3", "userType": "connection"})
    c(SYS, "POST", full + "/registrations", {"userId": "ext-con-nyc-1", "userType": "other"})
    for r in (1, 2, 3, 4, 5):
        c(SYS, "GET", "/residents/res-nyc-%d/registrations%s" % (r, window))
    c(SYS, "GET", "/residents/res-nyc-1/registrations?startDate=%s&endDate=%s" % (w.at(-5, 0), w.at(1, 0)))
    c(SYS, "GET", "/connections/con-nyc-1/registrations" + window)
    c(SYS, "GET", full)
    c(SYS, "DELETE", full + "/registrations/ext-con-nyc-1")
    c(SYS, "GET", full)
    c(SYS, "GET", "/connections/con-both/registrations" + window)
    c(SYS, "DELETE", full + "/registrations/res-nyc-6")
    c(SYS, "GET", full)
    c(SYS, "DELETE", full + "/registrations/res-nyc-1")
    c(SYS, "GET", full)
    for r in (3, 4, 5):
        c(SYS, "GET", "/residents/res-nyc-%d/registrations%s" % (r, window))
    c(SYS, "DELETE", full + "/registrations/res-nyc-1")
    w.events()
    daily = "/activities/act-nyc-daily"
    c(SYS, "POST", daily + "/registrations", {"userId": "res-nyc-7", "userType": "resident"})
    c(SYS, "DELETE", daily + "/registrations/res-nyc-7?occurrenceDate=" + w.date(3))
    c(SYS, "DELETE", daily + "/registrations/res-nyc-7?occurrenceDate=" + w.date(4))
    c(SYS, "GET", "/residents/res-nyc-7/registrations?startDate=%s&endDate=%s" % (w.at(1, 0), w.at(8, 0)))
    c(SYS, "GET", daily + "?occurrenceDate=%s&actingUserId=res-nyc-7" % w.date(3))
    c(SYS, "GET", daily + "?occurrenceDate=%s&actingUserId=res-nyc-7" % w.date(5))
    for d in (9, 10, 11):
        c(SYS, "POST", daily + "/registrations", {"userId": "res-nyc-8", "userType": "resident", "occurrenceDate": w.date(d)})
    c(SYS, "DELETE", daily + "/registrations/res-nyc-8?occurrenceDate=" + w.date(10))
    c(SYS, "GET", "/residents/res-nyc-8/registrations?startDate=%s&endDate=%s" % (w.at(1, 0), w.at(12, 0)))
    c(SYS, "POST", "/activities/act-nyc-past/registrations", {"userId": "res-nyc-8", "userType": "resident"})
    c(SYS, "POST", "/activities/act-nyc-closed/registrations", {"userId": "ext-con-nyc-1", "userType": "connection"})
    w.events()


def attachments(w):
    c = w.call
    c(SYS, "POST", "/activities/act-nyc-yoga/registrations", {"userId": "ext-con-nyc-2", "userType": "connection"})
    for who in (SYS, N1, N2, B1, R1, R2, R3, C1, C2, C3, CB1, CBOTH):
        for a in ("flyer", "private", "unknown", "menu"):
            c(who, "GET", "/activities/act-nyc-yoga/attachments/att-" + a)
    for who in (R1, R2, R3, C1, CBOTH):
        c(who, "GET", "/activities/act-nyc-past/attachments/att-flyer")
        c(who, "GET", "/activities/act-ber-lunch/attachments/att-menu")
        c(who, "GET", "/activities/act-nyc-lunch/attachments/att-menu")
        c(who, "GET", "/activities/act-nyc-meeting/attachments/att-flyer")
    c(R1, "GET", "/activities/none/attachments/att-flyer")


def personal(w):
    c = w.call
    base = "/residents/res-nyc-1/personal-activities"
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.at(-41, 0), w.at(2, 0)))
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.at(-41, 0), w.at(20, 0)))
    c(SYS, "GET", base + "?startDate=%s" % w.at(-41, 0))
    ok = {"name": "Walk", "startDate": w.at(1, 10), "startTime": "10:50", "endTime": "11:20"}
    c(SYS, "POST", base, ok)
    c(R2, "POST", base, ok)
    c(SYS, "POST", base, {"name": "Walk", "startDate": w.at(1, 10), "startTime": "10:50", "durationInMinutes": 25})
    c(SYS, "POST", base, {"name": "Walk", "startDate": w.at(1, 10), "endTime": "10:50", "durationInMinutes": 25})
    c(SYS, "POST", base, {"name": "Walk", "startDate": w.at(1, 10), "startTime": "10:50"})
    c(SYS, "POST", base, {"name": "Walk", "startDate": w.at(1, 10), "timeType": "morning"})
    c(SYS, "POST", base, {"startDate": w.at(1, 10), "timeType": "morning"})
    for r in (1, 2):
        c(SYS, "GET", "/residents/res-nyc-%d/personal-activities?startDate=%s&endDate=%s" % (r, w.at(-1, 0), w.at(2, 0)))


def check_ins(w):
    c = w.call
    base = "/residents/res-nyc-1/check-ins"
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.date(-44), w.date(0)))
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.date(-44), w.date(-1)))
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.date(-45), w.date(0)))
    body = {"startDate": w.date(0), "checkInStaffId": "stf-nyc-1", "durationInMinutes": 17, "description": "fine"}
    k = c(SYS, "POST", base, body)["data"]["id"]
    c(SYS, "POST", base, body)
    c(SYS, "POST", base, dict(body, checkInStaffId="stf-nyc-2"))
    other = c(SYS, "POST", base, dict(body, startDate=w.date(1), durationInMinutes=0))["data"]["id"]
    c(SYS, "POST", base, dict(body, startDate=w.date(-1)))
    c(SYS, "POST", base, dict(body, startDate=w.date(2), durationInMinutes="10"))
    c(SYS, "POST", base, dict(body, startDate=w.date(3), durationInMinutes=10**20))
    c(SYS, "POST", base, dict(body, startDate=w.date(4), checkInStaffId="nobody"))
    c(SYS, "POST", "/residents/res-nyc-2/check-ins", body)
    c(SYS, "PUT", base + "/" + other, dict(body, startDate=w.date(0)))
    c(SYS, "PUT", base + "/" + k, {"startDate": w.date(0), "checkInStaffId": "stf-nyc-2", "durationInMinutes": 33})
    c(SYS, "GET", base + "/" + k)
    c(SYS, "GET", "/residents/res-nyc-2/check-ins/" + k)
    c(SYS, "DELETE", base + "/" + k)
    c(SYS, "GET", base + "/" + k)
    c(SYS, "POST", base, body)


def visits(w):
    c = w.call
    base = "/residents/res-nyc-1/personal-visits"
    window = "?startDate=%s&endDate=%s" % (w.at(-10, 0), w.at(10, 0))
    for q in ("", "&visitType=care", "&visitType=social", "&visitType=x"):
        c(SYS, "GET", base + window + q)
    c(SYS, "GET", base + "?startDate=%s&endDate=%s" % (w.at(-40, 0), w.at(20, 0)))
    body = {"name": "Tea", "visitType": "social", "startDate": w.at(0, 13), "startTime": "13:00", "endTime": "13:52", "durationInMinutes": 5,
            "additionalAttendeeResidentIds": ["res-nyc-2", "res-nyc-3"], "connectionVisitors": [{"connectionId": "con-nyc-1"}],
            "manualVisitors": [{"name": "A", "relationship": "x"}, {"name": "B", "relationship": "y"}], "description": "d"}
    v = c(N1, "POST", base, body)["data"]["id"]
    c(N1, "POST", base, dict(body, connectionVisitors=[], manualVisitors=[]))
    c(N1, "POST", base, dict(body, visitType="care", connectionVisitors=[], manualVisitors=[]))
    c(N1, "POST", base, dict(body, visitType="care", connectionVisitors=[]))
    c(N1, "POST", base, {k: x for k, x in body.items() if k != "endTime"})
    c(N1, "POST", base, {k: x for k, x in body.items() if k != "durationInMinutes"})
    c(N1, "POST", base, dict(body, timeType="afternoon", durationInMinutes=13))
    c(N1, "PUT", base + "/" + v, dict(body, endTime="14:07", durationInMinutes=9, manualVisitors=[], additionalAttendeeResidentIds=["res-nyc-2"]))
    c(N1, "PUT", base + "/" + v, dict(body, timeType="evening", durationInMinutes=70))
    c(SYS, "GET", "/residents/res-nyc-2/personal-visits" + window)
    c(SYS, "DELETE", base + "/" + v)
    c(SYS, "GET", base + "/" + v)
    c(SYS, "GET", "/residents/res-nyc-2/personal-visits" + window)


def attendance(w):
    c = w.call
    base = "/activities/act-nyc-past/attendance"
    window = "?startDate=%s&endDate=%s" % (w.at(-20, 0), w.at(20, 0))
    c(SYS, "GET", base)
    c(SYS, "POST", base, {"userId": "res-nyc-4", "userType": "resident", "status": "declined"})
    c(SYS, "POST", base, {"userId": "res-nyc-4", "userType": "resident", "status": "declined", "declineReason": "Feeling ill"})
    c(SYS, "POST", base, {"userId": "con-nyc-2", "userType": "connection", "status": "declined", "declineReason": "Other", "duration": 3})
    c(SYS, "POST", base, {"userId": "res-nyc-5", "userType": "resident", "status": "attended", "duration": 7})
    c(SYS, "PUT", base + "/res-nyc-5", {"duration": 30, "declineReason": "note"})
    c(SYS, "PUT", base + "/con-nyc-2", {"duration": 31})
    c(SYS, "GET", "/residents/res-nyc-4/attendance" + window)
    c(SYS, "GET", base)
    c(SYS, "DELETE", base + "/res-nyc-5")
    c(SYS, "DELETE", base + "/con-nyc-2")
    c(SYS, "GET", base)


def photos(w):
    c = w.call
    for f in ("fac-nyc", "fac-ber"):
        c(SYS, "GET", "/facilities/%s/albums" % f)
        c(SYS, "GET", "/facilities/%s/albums/alb-shared" % f)
        c(SYS, "GET", "/facilities/%s/albums/alb-ber-1" % f)
    base = "/facilities/fac-nyc/photos"
    page = c(SYS, "GET", base)
    while page["nextCursor"]:
        page = c(SYS, "GET", base + "?cursor=" + page["nextCursor"])
        if not page["data"]:
            break
    for size in (52, 53, 54, 55, 1000):
        page = c(SYS, "GET", base + "?pageSize=%d" % size)
        if size < 60:
            c(SYS, "GET", base + "?pageSize=3&cursor=" + page["nextCursor"])
    for q in ("albumId=alb-nyc-1", "albumId=alb-nyc-2", "tags=tag-garden", "tags=tag-garden,tag-music", "tags=tag-summer", "residentId=res-nyc-2", "captionSearch=concert",
              "captionSearch=%C3%A9t%C3%A9", "captionSearch=two"):
        page = c(SYS, "GET", base + "?pageSize=10&" + q)
        if page["nextCursor"]:
            c(SYS, "GET", base + "?pageSize=10&%s&cursor=%s" % (q, page["nextCursor"]))
    c(SYS, "GET", "/facilities/fac-ber/photos")
    c(SYS, "GET", "/residents/res-nyc-1/photos?tags=tag-garden&pageSize=5")
    c(SYS, "GET", "/residents/res-ber-1/photos")
    c(SYS, "GET", "/activities/act-nyc-past/photos")
    c(SYS, "GET", "/activities/act-nyc-past/photos?captionSearch=PARTY%201")
    c(SYS, "GET", "/photos/pho-nyc-001")
    file = [("p.png", "image/png", b"p")]
    c(C1, "POST", "/photos", form={"file": file, "facilities": "fac-ber", "users": "res-nyc-3"})
    c(SYS, "GET", "/residents/res-nyc-3/photos")
    w.events()
    long = "Ein Fest für Ömer und die Gäste über den Dächern der großen Stadt"
    p = c(C1, "POST", "/photos", form={"file": file, "facilities": "fac-nyc,fac-ber", "users": "res-nyc-1,res-ber-1", "albumId": "alb-shared", "caption": long})["data"]["id"]
    c(C1, "POST", "/photos", form={"file": file, "facilities": "fac-nyc", "type": "dining"})
    c(C1, "POST", "/photos", form={"file": file, "facilities": "fac-nyc", "type": "x"})
    c(C1, "POST", "/photos", form={"file": file})
    c(C1, "POST", "/photos", form={"facilities": "fac-nyc"})
    a = c(N1, "POST", "/activities/act-nyc-past/photos", form={"file": file, "facilities": "fac-nyc", "caption": "Fun"})["data"]["id"]
    c(SYS, "GET", "/activities/act-nyc-past/photos")
    for n in range(6):
        c(C1, "POST", "/photos", form={"file": file, "facilities": "fac-ber", "caption": "quick"}, show=False)
    page = c(SYS, "GET", "/facilities/fac-ber/photos?pageSize=2&captionSearch=quick")
    page = c(SYS, "GET", "/facilities/fac-ber/photos?pageSize=2&captionSearch=quick&cursor=" + page["nextCursor"])
    w.events()
    c(N1, "PUT", "/photos/" + p, {"caption": long, "users": ["res-ber-1", "res-nyc-1"]})
    c(N1, "PUT", "/photos/" + p, {"users": ["res-nyc-2", "res-nyc-1"]})
    c(N1, "PUT", "/photos/" + p, {"caption": "A"})
    c(N1, "PUT", "/photos/" + p, {"caption": "a"})
    c(N1, "PUT", "/photos/" + p, {"tags": ["tag-new"]})
    c(N1, "PUT", "/photos/" + p, {"tags": 3})
    c(N1, "GET", "/photos/" + p)
    w.events()
    c(SYS, "GET", "/residents/res-nyc-1/photos?pageSize=2")
    c(N1, "DELETE", "/photos/" + p)
    c(N1, "DELETE", "/photos/" + a)
    c(N1, "GET", "/photos/" + p)
    c(SYS, "GET", "/residents/res-nyc-1/photos?pageSize=2")
    c(SYS, "GET", base + "?pageSize=2")
    w.events()


def messages(w):
    c = w.call
    t = "/messages/threads"
    for who in (R1, C1, N1, R2, CB1):
        for q in ("", "?filter=archived", "?filter=active", "?searchValue=NEWS", "?searchValue=evening", "?pageSize=1"):
            c(who, "GET", t + q)
    for body in ({"searchValue": "river 44"}, {"searchValue": "news"}, {"participantId": R2}, {"isArchived": True}, {"isArchived": False}, {"searchValue": "number 5", "participantId": N1}):
        c(R1, "POST", t + "/search", body)
    page = c(R1, "GET", t + "/thr-nyc-1/messages")
    c(R1, "GET", t + "/thr-nyc-1/messages?cursor=" + page["nextCursor"])
    c(R1, "GET", t + "/thr-nyc-1/messages?pageSize=60")
    c(R1, "GET", t + "/thr-nyc-1/messages?searchValue=HELLO&pageSize=5")
    page = c(R1, "GET", t + "/thr-nyc-1/messages?searchValue=%C3%BCber%20THE&pageSize=3")
    if page["nextCursor"]:
        c(R1, "GET", t + "/thr-nyc-1/messages?searchValue=%C3%BCber%20THE&pageSize=3&cursor=" + page["nextCursor"])
    before = page["data"][1]["createdAt"] if len(page["data"]) > 1 else "2026"
    c(R1, "GET", t + "/thr-nyc-1/messages?pageSize=2&page=2&before=" + before)
    c(R3, "GET", t + "/thr-nyc-1")
    for who in (R1, C1, N1):
        c(who, "GET", t + "/thr-nyc-1")
    for who, people in ((R1, [N1, R2]), (R1, [N2, R2]), (R1, [N3]), (R1, [R2, N3]), (C1, [N2]), (C1, [N4]), (N1, [N2, R1])):
        c(who, "POST", t, {"participantIds": people, "creatorId": who, "title": "T"})
    c(R1, "POST", t, {"participantIds": [R2], "title": "T"})
    x = c(R1, "POST", t, {"participantIds": [C1, N1], "creatorId": R1, "title": "Talk"})["data"]["id"]
    c(C1, "POST", "%s/%s/messages" % (t, x), {"body": "first"})
    c(R1, "POST", "%s/%s/messages" % (t, x), {"body": "second"})
    c(N1, "POST", "%s/%s/messages" % (t, x), {"body": "third"})
    c(N1, "POST", "%s/%s/messages" % (t, x), {})
    for who in (R1, C1, N1):
        c(who, "GET", "%s/%s" % (t, x))
    c(R1, "PUT", "%s/%s/read" % (t, x))
    c(R1, "GET", "%s/%s" % (t, x))
    c(C1, "POST", "%s/%s/messages" % (t, x), {"body": "fourth"})
    c(R1, "GET", "%s/%s" % (t, x))
    c(R1, "PUT", "%s/%s" % (t, x), {"title": "Renamed"})
    c(C1, "GET", "%s/%s" % (t, x))
    c(R1, "PUT", "%s/%s/mute?isMuted=true" % (t, x))
    c(R1, "GET", "%s/%s" % (t, x))
    c(C1, "GET", "%s/%s" % (t, x))
    c(R1, "PUT", "%s/%s/mute?isMuted=false" % (t, x))
    c(R1, "PUT", "%s/%s/mute" % (t, x))
    c(R1, "GET", "%s/%s" % (t, x))
    c(R1, "DELETE", "%s/%s" % (t, x))
    c(R1, "GET", "%s/%s" % (t, x))
    c(C1, "GET", "%s/%s" % (t, x))
    c(R1, "POST", "%s/%s/messages" % (t, x), {"body": "mine"})
    c(R1, "GET", "%s/%s" % (t, x))
    c(C1, "POST", "%s/%s/messages" % (t, x), {"body": "yours"})
    c(R1, "GET", "%s/%s" % (t, x))
    c(C1, "PUT", "%s/%s/leave" % (t, x))
    c(C1, "GET", "%s/%s" % (t, x))
    c(R1, "GET", "%s/%s" % (t, x))
    c(N1, "POST", "%s/%s/messages" % (t, x), {"body": "after"})
    c(C1, "GET", t)


def announcements(w):
    c = w.call
    for who in (C1, C2, N1, SYS, R1):
        for n in ("con-nyc-1", "con-nyc-2"):
            c(who, "GET", "/connections/%s/announcements/ann-nyc-1" % n)
    base = "/connections/con-nyc-1/announcements/ann-nyc-1"
    c(C2, "POST", base + "/archive")
    c(C1, "POST", base + "/archive")
    c(SYS, "POST", "/connections/con-nyc-2/announcements/ann-nyc-1/archive")
    for who, n in ((C1, 1), (C2, 2)):
        c(who, "GET", "/connections/con-nyc-%d/announcements/ann-nyc-1" % n)
    c(SYS, "GET", "/connections/con-both/announcements/ann-nyc-1")
    c(N1, "POST", base + "/unarchive")
    c(C1, "POST", base + "/unarchive")
    for who, n in ((C1, 1), (C2, 2)):
        c(who, "GET", "/connections/con-nyc-%d/announcements/ann-nyc-1" % n)
    c(SYS, "POST", "/connections/con-nyc-2/announcements/ann-nyc-1/unarchive")
    c(C2, "GET", "/connections/con-nyc-2/announcements/ann-nyc-1")
    for a in ("ann-nyc-2", "ann-nyc-3", "ann-ber-1", "none"):
        c(C2, "GET", "/connections/con-nyc-2/announcements/" + a)
    for who in (SYS, C1, R1, N1):
        c(who, "GET", "/announcements/ann-nyc-1")
        c(who, "GET", "/announcements/ann-nyc-1/attachments/anf-2")
    c(SYS, "GET", "/announcements/ann-nyc-1/attachments/att-flyer")


def transport(w):
    c = w.call
    for who in (R1, RB1, C1, CB1, CBOTH, CDEN, N1, SYS, "res-den-1"):
        for f in ("nyc", "ber", "den"):
            c(who, "GET", "/facilities/fac-%s/transportation-settings" % f)
    base = "/residents/res-nyc-1/transportation-requests"
    window = "?startDate=%s&endDate=%s" % (w.date(-10), w.date(30))
    for who in (R1, C1, C2, CBOTH, C3, N1, SYS, R2):
        c(who, "GET", base + window)
    c(CBOTH, "GET", "/residents/res-ber-1/transportation-requests" + window)
    c(C3, "GET", "/residents/res-nyc-3/transportation-requests" + window)
    c(CDEN, "GET", "/residents/res-den-1/transportation-requests" + window)
    c(R1, "GET", base + window + "&status=approved,denied")
    c(R1, "GET", base + window + "&status=x")
    for a, b in ((0, 44), (0, 45), (0, 43), (2, 1)):
        c(R1, "GET", base + "?startDate=%s&endDate=%s" % (w.date(a), w.date(b)))
    c(R1, "GET", base + "?startDate=%s&endDate=%s" % (w.workday(6), w.workday(6)))
    for who in (R1, C1, C2, N1):
        for r in ("res-pending", "con-pending", "con2-pending", "res-approved", "con-approved", "staff", "rec-con"):
            c(who, "GET", base + "/trq-nyc-" + r)
    for d in (-8, -7, -6, -1, 6, 8, 13):
        c(R1, "GET", base + "/trq-nyc-rec-con?occurrenceDate=" + w.date(d))
    c(R1, "GET", base + "/trq-nyc-res-pending?occurrenceDate=" + w.workday(6))
    day = w.workday(14)
    ok = {"date": day, "appointmentTime": "10:00", "tripType": "roundtrip", "returnTime": "12:00", "pickupTime": "09:30", "destination": "Dentist", "transportationType": "Medical",
          "notes": "n", "pickupLocation": "Lobby", "mobilityNeeds": "Walker"}
    t = c(R1, "POST", base, ok)["data"]["id"]
    t2 = c(C1, "POST", base, ok)["data"]["id"]
    bad = [dict(ok, returnTime=None), dict(ok, tripType="x"), dict(ok, transportationType="Church"), dict(ok, appointmentTime="06:00"), dict(ok, appointmentTime="19:30"),
           dict(ok, returnTime="20:00"), dict(ok, pickupTime="05:00"), dict(ok, date=w.workday(1, lambda d: d.weekday() == 6)), dict(ok, date=w.workday(12)),
           dict(ok, date=w.workday(2, lambda d: d.weekday() == 5), appointmentTime="08:00", pickupTime=None), dict(ok, destination=None), dict(ok, date="2026-02-30"), dict(ok, date=w.date(-1))]
    for body in bad:
        c(R1, "POST", base, body)
        c(R1, "PUT", base + "/" + t, body)
    for kind in ("oneway", "willcall"):
        c(R1, "POST", base, dict(ok, tripType=kind, returnTime=None))
    near(w, ok)
    c(CB1, "POST", "/residents/res-ber-1/transportation-requests", ok)
    c(CB1, "POST", "/residents/res-ber-1/transportation-requests", dict(ok, destinationAddress="Weg 1", transportationType="Church"))
    c(CDEN, "POST", "/residents/res-den-1/transportation-requests", ok)
    c(C1, "GET", base + "/" + t2)
    w.events()
    c(R1, "PUT", base + "/" + t, dict(ok, notes=None, destination="Doctor"))
    c(R1, "PUT", base + "/" + t2, ok)
    c(C2, "PUT", base + "/" + t2, ok)
    for r in ("res-approved", "res-denied", "rec-res", "res-cancelled"):
        c(R1, "PUT", base + "/trq-nyc-" + r, ok)
        c(R1, "POST", base + "/trq-nyc-%s/cancel" % r)
    c(C2, "POST", base + "/%s/cancel" % t2)
    c(R1, "POST", base + "/%s/cancel" % t2)
    c(R1, "POST", base + "/%s/cancel" % t)
    c(R1, "POST", base + "/%s/cancel" % t)
    c(R1, "GET", base + "/" + t)
    w.events()
    comments(w, base + "/trq-nyc-con-pending", "cf-nyc")
    c(R1, "POST", base + "/trq-nyc-rec-res/comments", {"text": "x"})
    c(R1, "GET", base + "/trq-nyc-rec-res/comments")
    c(C1, "GET", base + "/trq-nyc-res-pending/comments")
    w.events()


def near(w, ok):
    """An appointment between two and three hours from now, or a bit more than three, on days when that is within the hours."""
    from datetime import timedelta
    for minutes in (150, 200):
        for who, resident, zone in ((R1, R1, "America/New_York"), (RB1, RB1, "Europe/Berlin")):
            t = w.local(0, zone=zone)
            from datetime import datetime
            from zoneinfo import ZoneInfo
            t = datetime.now(ZoneInfo(zone)) + timedelta(minutes=minutes)
            body = dict(ok, date=t.date().isoformat(), appointmentTime=t.strftime("%H:%M"), tripType="oneway", returnTime=None, pickupTime=None, destinationAddress="A")
            answer = w.call(who, "POST", "/residents/%s/transportation-requests" % resident, body, show=False)
            w.note("near %s %d %s" % (zone, minutes, re_status(answer)))
    day = ok["date"]
    t = w.call(R1, "POST", "/residents/res-nyc-1/transportation-requests", dict(ok, date=day), show=False)["data"]["id"]
    from datetime import datetime
    from zoneinfo import ZoneInfo
    n = datetime.now(ZoneInfo("America/New_York")) + timedelta(minutes=150)
    answer = w.call(R1, "PUT", "/residents/res-nyc-1/transportation-requests/" + t, dict(ok, date=n.date().isoformat(), appointmentTime=n.strftime("%H:%M"), returnTime="18:30", pickupTime=None), show=False)
    w.note("near update " + re_status(answer))


def re_status(answer):
    return answer["error"]["message"] if "error" in answer else "ok"


def comments(w, request, prefix):
    c = w.call
    for who in (R1, C1):
        c(who, "GET", request + "/comments")
        for f in (prefix + "-1", prefix + "-2", prefix + "-3", "w" + prefix + "-1", "wf-nyc-1"):
            c(who, "GET", request + "/attachments/" + f)
    c(C1, "POST", request + "/comments", {"text": "hello"})
    c(R1, "POST", request + "/comments", {})
    small = ("a.txt", "text/plain", b"a")
    for n in (2, 5, 6):
        c(C1, "POST", request + "/comments", form={"text": "files", "files": [small] * n})
    last = c(R1, "POST", request + "/comments", form={"text": "files", "files": [small, ("b.txt", "text/plain", b"b")]})["data"]
    if len(last["attachments"]) > 1:
        c(C1, "GET", request + "/attachments/" + last["attachments"][1]["id"])
    c(C1, "GET", request + "/comments")


def work(w):
    c = w.call
    for who in (R1, RB1, CBOTH, CDEN, N1):
        for f in ("nyc", "ber", "den"):
            c(who, "GET", "/facilities/fac-%s/work-request-settings" % f)
    base = "/residents/res-nyc-1/work-requests"
    for who in (R1, C1, CBOTH, N1, SYS, C3):
        c(who, "GET", base)
    page = c(R1, "GET", base + "?pageSize=4")
    c(R1, "GET", base + "?pageSize=4&cursor=" + page["nextCursor"])
    for q in ("status=open,completed", "status=x", "type=Plumbing", "type=Electrical"):
        c(C1, "GET", base + "?" + q)
    c(CDEN, "GET", "/residents/res-den-1/work-requests")
    for who in (R1, C1, C2):
        for r in ("res-open", "con-open", "con-in_progress", "con-completed", "staff", "schedule"):
            c(who, "GET", base + "/wrq-nyc-" + r)
    c(C3, "GET", "/residents/res-nyc-2/work-requests/wrq-nyc-3-con-open")
    c(C3, "GET", "/residents/res-nyc-3/work-requests/wrq-nyc-3-con-open")
    ref = c(C1, "GET", base + "/wrq-nyc-con-open")["data"]["referenceNumber"]
    c(C1, "GET", base + "/" + ref)
    ok = {"title": "Sink", "description": "d", "team": "maintenance", "type": "Plumbing", "urgency": "high"}
    a = c(R1, "POST", base, ok)["data"]["id"]
    b = c(C1, "POST", base, dict(ok, location="Hall"))["data"]["id"]
    c(C1, "POST", base, ok)
    for body in (dict(ok, team=None), dict(ok, team="x"), dict(ok, team="Maintenance Crew"), dict(ok, type="Painting"), dict(ok, title=None), {"title": "t", "team": "housekeeping"}):
        c(R1, "POST", base, body)
    c("res-oak-1", "POST", "/residents/res-oak-1/work-requests", {"title": "one team"}, tenant="oakridge")
    small = ("a.txt", "text/plain", b"a")
    for n in (2, 5, 6):
        c(C1, "POST", base, form={"title": "files", "team": "maintenance", "files": [small] * n})
    big = c(C1, "POST", base, form={"title": "big", "team": "maintenance", "files": [("b", "text/plain", b"b" * (10 * 1024 * 1024 + 1))]}, show=False)
    w.note("big " + re_status(big))
    c(R1, "POST", base + "/%s/cancel" % b)
    c(C2, "POST", base + "/%s/cancel" % b)
    c(R1, "POST", base + "/%s/cancel" % a)
    c(R1, "POST", base + "/%s/cancel" % a)
    c(C1, "POST", base + "/%s/cancel" % b)
    for r in ("in_progress", "completed", "cancelled"):
        c(C1, "POST", base + "/wrq-nyc-con-%s/cancel" % r)
        c(C2, "GET", base + "/wrq-nyc-con-%s" % r)
    c(R1, "GET", base)
    w.events()
    comments(w, base + "/wrq-nyc-con-open", "wcf-nyc")
    for who in (R1, C1):
        c(who, "GET", base + "/wrq-nyc-con-open/attachments/wf-nyc-1")
        c(who, "GET", base + "/wrq-nyc-con-open/attachments/cf-nyc-1")
    w.events()


def flat(w):
    c = w.call
    for q in ("", "?residentId=res-nyc-1", "?residentId=res-nyc-1&startDate=%s&endDate=%s" % (w.date(-1), w.date(1)), "?startDate=x"):
        c(SYS, "GET", "/personal-activities" + q)
    c(SYS, "POST", "/personal-activities", {"residentId": "res-ber-1", "title": "Cards", "startTime": "%sT23:30:00+02:00" % w.date(1), "endTime": "%sT00:15:00+02:00" % w.date(2), "location": "L"})
    c(SYS, "GET", "/personal-activities?residentId=res-ber-1&startDate=%s&endDate=%s" % (w.date(0), w.date(3)))
    c(SYS, "POST", "/personal-activities", {"residentId": "res-ber-1", "title": "Cards"})
    c(SYS, "POST", "/registrations", {"residentId": "res-nyc-8", "activityId": "act-nyc-open"})
    c(SYS, "POST", "/registrations", {"residentId": "res-nyc-8"})
    for q in ("?residentId=res-ber-1", "?residentId=res-nyc-1&limit=3", "?limit=0", "?limit=2"):
        c(SYS, "GET", "/photos" + q)
    for q in ("?residentId=res-nyc-2", "?residentId=res-nyc-1&limit=2"):
        c(SYS, "GET", "/messages" + q)
    w.events()


def odd(w):
    """Odd texts and ids; none of them may give a 5xx."""
    c = w.call
    for path in ("%00", "%F0%9F%8C%BB", "%ED%A0%80", "%FF", "..%2F..", "'--", "a" * 3000):
        for route in ("/residents/%s", "/activities/%s", "/photos/%s", "/connections/%s", "/messages/threads/%s", "/facilities/%s/photos", "/residents/%s/assessments/x",
                      "/activities/act-nyc-yoga/attachments/%s", "/announcements/%s", "/residents/res-nyc-1/check-ins/%s"):
            c(SYS, "GET", route % path)
        c(SYS, "GET", "/facilities/fac-nyc/residents?email=%s&cursor=%s" % (path, path))
        c(SYS, "GET", "/facilities/fac-nyc/photos?captionSearch=%s&tags=%s" % (path, path))
        c(SYS, "GET", "/activities/act-nyc-daily?occurrenceDate=" + path)
        c(R1, "GET", "/residents/res-nyc-1/work-requests?status=" + path)
    routes = [("POST", "/facilities/fac-nyc/residents"), ("PUT", "/residents/res-nyc-8"), ("POST", "/connections"), ("POST", "/calendars/cal-nyc-act/activities"),
              ("POST", "/activities/act-nyc-open/registrations"), ("POST", "/residents/res-nyc-1/check-ins"), ("POST", "/residents/res-nyc-1/personal-visits"),
              ("POST", "/activities/act-nyc-past/attendance"), ("PUT", "/photos/pho-nyc-001"), ("POST", "/messages/threads"), ("POST", "/messages/threads/search"),
              ("POST", "/residents/res-nyc-1/personal-activities"), ("POST", "/personal-activities"), ("POST", "/registrations"), ("POST", "/photos"),
              ("POST", "/residents/res-nyc-8/avatar"), ("PUT", "/activities/act-nyc-open"), ("PUT", "/connections/con-nyc-4")]
    strange = ['"\\u0000"', '"\\ud800"', '"\U0001F33B"', "100000000000000000000", "1e400", "-1", "null", "[]", "{}", "[null]", "[{}]", "true", '""']
    names = ["firstName", "lastName", "status", "email", "about", "dob", "residents", "facilities", "phoneNumber", "pccId", "name", "type", "startDate", "startTime", "maxRegistered",
             "attachments", "userId", "userType", "checkInStaffId", "durationInMinutes", "visitType", "manualVisitors", "connectionVisitors", "declineReason", "caption", "users", "tags",
             "participantIds", "creatorId", "title", "searchValue", "residentId", "activityId", "endTime", "occurrenceDate", "isArchived", "pageSize"]
    for method, path in routes:
        for raw in ("", "{", "[]", "null", "3", '{"a":1}x', "\x00"):
            c(SYS, method, path, raw=raw.encode())
        for value in strange:
            body = "{" + ",".join('"%s":%s' % (n, value) for n in names) + "}"
            c(SYS, method, path, raw=body.encode())
    for who, path in ((R1, "/residents/res-nyc-1/transportation-requests"), (R1, "/residents/res-nyc-1/work-requests"), (R1, "/messages/threads/thr-nyc-1/messages")):
        for value in strange:
            body = "{" + ",".join('"%s":%s' % (n, value) for n in ("date", "appointmentTime", "tripType", "returnTime", "destination", "title", "team", "type", "body", "scheduledAt", "attachment")) + "}"
            c(who, "POST", path, raw=body.encode())
    c(SYS, "PATCH", "/residents/res-nyc-1")
    c(SYS, "GET", "/nowhere")
