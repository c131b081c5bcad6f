package main

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

func minutes(v any) int {
	s := str(v)
	if len(s) < 4 { return -1 }
	if i := strings.IndexByte(s, 'T'); i >= 0 { s = s[i+1:] }
	f := strings.SplitN(s, ":", 3)
	if len(f) < 2 { return -1 }
	h, e1 := strconv.Atoi(f[0])
	m, e2 := strconv.Atoi(first2(f[1]))
	if e1 != nil || e2 != nil { return -1 }
	return h*60 + m
}
func first2(s string) string {
	if len(s) > 2 { return s[:2] }
	return s
}
func hm(m int) string { return fmt.Sprintf("%02d:%02d", m/60, m%60) }

func isWeekday(v any, d time.Weekday) bool {
	if l, is := v.([]any); is {
		for _, x := range l { if isWeekday(x, d) { return true } }
		return false
	}
	s := strings.ToLower(strings.TrimSpace(str(v)))
	if n, err := strconv.Atoi(s); err == nil { return n%7 == int(d) }
	return len(s) >= 2 && strings.HasPrefix(strings.ToLower(d.String()), s) || len(s) >= 3 && strings.HasPrefix(s, strings.ToLower(d.String())[:3])
}

// open answers the hours of one day in minutes; no hours at all in the settings means no limit.
func open(hours []J, d time.Time) (from, to int, is bool) {
	if len(hours) == 0 { return 9 * 60, 17 * 60, d.Weekday() != time.Saturday && d.Weekday() != time.Sunday }
	for _, byDate := range []bool{true, false} {
		found := false
		for _, h := range hours {
			date := first10(str(h["date"]))
			if byDate && date != d.Format("2006-01-02") || !byDate && (date != "" || !isWeekday(h["dayOfWeek"], d.Weekday())) { continue }
			found = true
			a, b := minutes(h["startTime"]), minutes(h["endTime"])
			if a < 0 && b < 0 { a, b = 9*60, 16*60 }
			if h["notAvailable"] != true && a >= 0 && b-a >= 60 { return a, b, true }
		}
		if found { return 0, 0, false }
	}
	return 0, 0, false
}

// ride finds a day and times that the community can serve.
func ride(set J) (J, bool) {
	loc, err := time.LoadLocation(str(set["timezone"]))
	slack := time.Hour
	if err != nil || str(set["timezone"]) == "" { loc, slack = time.UTC, 27*time.Hour }
	lead := num(set["minimumLeadTimeHours"])
	if lead < 3 { lead = 3 }
	now := time.Now().In(loc)
	earliest := now.Add(time.Duration(lead)*time.Hour + slack)
	hours := rows(J{"data": set["hoursOfOperation"]})
	for i := 1; i < 60; i++ {
		d := time.Date(now.Year(), now.Month(), now.Day()+i, 0, 0, 0, 0, loc)
		a, b, is := open(hours, d)
		if D("transport-on-closed-day") {
			if is && i < 30 {
				continue
			} else if !is {
				a, b, is = 9*60, 16*60, true
			}
		}
		if !is { continue }
		if D("transport-outside-hours") {
			if a >= 60 {
				a, b = a-60, a
			} else {
				a, b = b, b+60
			}
		}
		step := (b - a) / 6
		appt, back, leave := a+2*step, a+4*step, a+step
		t := time.Date(d.Year(), d.Month(), d.Day(), appt/60, appt%60, 0, 0, loc)
		if t.Before(earliest) { continue }
		if D("transport-lead-time-ignored") { t = now.Add(25 * time.Minute) }
		body := J{"date": t.Format("2006-01-02"), "appointmentTime": t.Format("15:04"), "tripType": "roundtrip", "returnTime": hm(back), "pickupTime": hm(leave),
			"pickupLocation": "Main entrance", "destination": "Harbor Clinic", "destinationAddress": "12 Harbor St", "mobilityNeeds": "walker"}
		if D("transport-time-in-utc") { body["appointmentTime"] = t.UTC().Format("15:04") }
		if D("transport-lead-time-ignored") {
			body["tripType"] = "oneway"
			delete(body, "returnTime")
			delete(body, "pickupTime")
		}
		if V("oneway-null-return") { body["tripType"], body["returnTime"] = "oneway", nil }
		if types, _ := set["transportationTypes"].([]any); len(types) > 0 && str(types[0]) != "" { body["transportationType"] = str(types[0]) }
		return body, true
	}
	return nil, false
}

func secTransport() {
	if w.fac == "" { return }
	me := who.resident
	sb, fine := quiet(req("transport.settings", "GET", me, "facilities", w.fac, "transportation-settings"))
	if !fine {
		return // the community does not offer rides
	}
	set := one(sb)
	p := []string{"residents", me, "transportation-requests"}
	list := func() *Req {
		last := 44
		if D("transport-list-46-days") { last = 45 }
		return req("transport.list", "GET", me, p...).query("startDate", day(0)).query("endDate", day(last))
	}
	try(list())
	try(list().query("status", "pending,approved"))
	for _, l := range ids(w.conn["residents"]) { if l == me { quiet(req("transport.list", "GET", who.connection, p...).query("startDate", day(0)).query("endDate", day(30))) } }
	if D("transport-of-another-resident") && w.a != "" {
		call(req("transport.list", "GET", me, "residents", w.a, "transportation-requests").query("startDate", day(0)).query("endDate", day(30)))
	}
	body, can := ride(set)
	if !can { return }
	made := one(ok(req("transport.create", "POST", me, p...).json(copiedAll(body))))
	id := ident(made)
	if n := str(made["referenceNumber"]); n != "" && D("transport-by-reference-number") { id = n }
	p = append(p, id)
	gone := false
	cancel := func() {
		if !gone {
			gone = true
			try(req("transport.cancel", "POST", me, append(p, "cancel")...))
		}
	}
	later(cancel)
	try(req("transport.get", "GET", me, p...))
	if V("polls-status") {
		for i := 0; i < 3; i++ {
			time.Sleep(60 * time.Millisecond)
			try(req("transport.get", "GET", me, p...))
		}
	}
	body["notes"] = "Please ring at the side door."
	put := func() *Req { return req("transport.update", "PUT", me, p...).json(copiedAll(body)) }
	if D("transport-put-only-changed") { body = J{"notes": body["notes"]} }
	if !D("transport-put-after-cancel") { try(put()) }
	comments("transport", me, p)
	cancel()
	if D("transport-put-after-cancel") { call(put()) }
}

func copiedAll(b J) J {
	c := J{}
	for k, v := range b { c[k] = v }
	return c
}

func secWork() {
	if w.fac == "" { return }
	me := who.resident
	sb, fine := quiet(req("work.settings", "GET", me, "facilities", w.fac, "work-request-settings"))
	if !fine { return }
	set := one(sb)
	p := []string{"residents", me, "work-requests"}
	pages(50, 3, func() *Req { return req("work.list", "GET", me, p...).query("status", "open,in_progress") })
	teams := rows(J{"data": set["teams"]})
	if len(teams) == 0 || str(teams[0]["key"]) == "" { return }
	body := J{"title": "Lamp by the door flickers", "description": "Since yesterday evening", "team": str(teams[0]["key"])}
	if D("work-team-by-name") { body["team"] = str(teams[0]["name"]) }
	if types, _ := set["types"].([]any); len(types) > 0 && str(types[0]) != "" { body["type"] = str(types[0]) }
	if places, _ := set["locations"].([]any); len(places) > 0 && str(places[0]) != "" { body["location"] = str(places[0]) }
	mk := req("work.create", "POST", me, p...).json(body)
	if V("work-request-with-file") {
		form := []part{note(1)}
		for k, v := range body { form = append([]part{field(k, str(v))}, form...) }
		mk = req("work.create", "POST", me, p...).files(form...)
	}
	made := one(ok(mk))
	id := ident(made)
	if n := str(made["referenceNumber"]); n != "" && D("work-by-reference-number") { id = n }
	p = append(p, id)
	gone := false
	cancel := func() {
		if !gone {
			gone = true
			try(req("work.cancel", "POST", me, append(p, "cancel")...))
		}
	}
	later(cancel)
	b, _ := try(req("work.get", "GET", me, p...))
	for _, a := range ids(one(b)["attachments"]) { try(req("work.file", "GET", me, append(p, "attachments", a)...)) }
	if D("work-request-edited") { call(req("work.update", "PUT", me, p...).json(J{"title": "Lamp by the door is out", "team": body["team"]})) }
	comments("work", me, p)
	cancel()
	if D("work-cancelled-twice") { call(req("work.cancel", "POST", me, append(p, "cancel")...)) }
}
