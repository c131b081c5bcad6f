package main

import (
	"strings"
	"time"
)

func runTask(t J) {
	f, _ := t["facts"].(J)
	g := func(k string) string { return strings.TrimSpace(str(f[k])) }
	switch str(t["id"]) {
	case "change-one-member":
		id := g("residentId")
		cur := one(ok(req("resident.get", "GET", who.system, "residents", id)))
		if V("extra-reads") { quiet(req("resident.get", "GET", who.system, "residents", id)) }
		ok(req("resident.update", "PUT", who.system, "residents", id).json(residentPut(cur, J{"roomNumber": g("roomNumber")})))
	case "read-all":
		pages(25, 400, func() *Req {
			return req("residents.list", "GET", who.system, "facilities", g("facilityId"), "residents")
		})
	case "second-check-in": taskCheckIn(g("residentId"), g("staffId"), g("day"))
	case "attendance-of-registered":
		act := g("activityId")
		people := []string{g("first"), g("second")}
		if D("registers-in-wrong-order") { people[0], people[1] = people[1], people[0] }
		var in []string
		for _, p := range people {
			reg := one(ok(register(act, p)))
			st := str(reg["status"])
			if st == "" { st = statusOf(act, p) }
			if D("registers-again-while-waitlisted") { for i := 0; i < 3 && st == "waitlisted"; i++ { st = str(one(ok(register(act, p)))["status"]) } }
			if st == "registered" || D("attends-the-waitlisted") { in = append(in, p) }
		}
		for _, p := range in {
			ok(req("attendance.mark", "POST", who.system, "activities", act, "attendance").
				json(J{"userId": p, "userType": "resident", "status": "attended"}))
		}
	case "ninety-days":
		from, err1 := time.Parse("2006-01-02", first10(g("from")))
		to, err2 := time.Parse("2006-01-02", first10(g("to")))
		if err1 != nil || err2 != nil {
			fail("ninety-days: no dates")
			return
		}
		step := 45
		if V("smaller-windows") { step = 30 }
		for d := from; !d.After(to); d = d.AddDate(0, 0, step) {
			n := int(to.Sub(d).Hours()/24) + 1
			if n > step && !D("asks-the-whole-range") { n = step }
			r := req("activities.list", "GET", who.system, "facilities", g("facilityId"), "activities")
			if D("gap-between-windows") && d != from {
				window(r, d.AddDate(0, 0, 1), n-1)
			} else {
				window(r, d, n)
			}
			ok(r)
			if D("asks-the-whole-range") { break }
		}
	case "read-announcement":
		a := one(ok(req("announcement.get", "GET", who.system, "announcements", g("announcementId"))))
		for _, att := range ids(a["attachments"]) {
			dl := req("announcement.file", "GET", who.system, "announcements", g("announcementId"), "attachments", att)
			dl.accept = "*/*"
			try(dl)
		}
	}
}

func first10(s string) string {
	if len(s) > 10 { return s[:10] }
	return s
}

func register(act, person string) *Req {
	return req("registration.create", "POST", who.system, "activities", act, "registrations").
		json(J{"userId": person, "userType": "resident"})
}

// statusOf looks the registration of one person up in that person's own list.
func statusOf(act, person string) string {
	a := one(ok(req("activity.get", "GET", who.system, "activities", act)))
	d, err := time.Parse("2006-01-02", first10(str(a["startDate"])))
	if err != nil { return "" }
	r := req("registrations.list", "GET", who.system, "residents", person, "registrations")
	window(r, d.AddDate(0, 0, -1), 3)
	for _, x := range rows(ok(r)) { if str(x["activityId"]) == act { return str(x["status"]) } }
	return ""
}

func taskCheckIn(resident, staff, day string) {
	day = first10(day)
	d, _ := time.Parse("2006-01-02", day)
	look := func() []J {
		l := req("check-ins.list", "GET", who.system, "residents", resident, "check-ins")
		window(l, d, 1)
		return rows(ok(l))
	}
	if V("looks-before-check-in") && len(look()) > 0 { return }
	mk := func() *Req {
		return req("check-in.create", "POST", checkInAs(), "residents", resident, "check-ins").
			json(J{"startDate": day, "checkInStaffId": staff, "durationInMinutes": 15})
	}
	st, _ := call(mk())
	switch {
	case st == 409 && D("retries-409"): for i := 0; i < 3; i++ { call(mk()) }
	case st == 409 && D("overwrites-check-in"):
		for _, c := range look() {
			call(req("check-in.update", "PUT", who.system, "residents", resident, "check-ins", str(c["id"])).
				json(J{"startDate": day, "checkInStaffId": staff, "durationInMinutes": 15}))
		}
	case st == 409 && D("shifts-day-on-409"): call(mk().json(J{"startDate": d.AddDate(0, 0, 1).Format("2006-01-02"), "checkInStaffId": staff, "durationInMinutes": 15}))
	case st == 409: // there is one already: it stays as it is
	case st < 200 || st > 299: fail("check-in.create answered %d", st)
	}
}
