package main

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"strings"
	"time"
)

// w is what one run has found and made.
var w struct {
	fac, facName string
	room         string
	a, b         string // residents made by this run
	conn         J      // the connection of the identities, when it is readable
	made         string // connection made by this run
	act          string // activity made by this run
	regs         map[string]bool
}

var png, _ = base64.StdEncoding.DecodeString("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")

func today() time.Time { return time.Now().UTC().Truncate(24 * time.Hour) }
func day(n int) string { return today().AddDate(0, 0, n).Format("2006-01-02") }
func at(n int, hm string) string {
	if V("explicit-offsets") { return day(n) + "T" + hm + ":00+00:00" }
	return day(n) + "T" + hm + ":00Z"
}

// window asks for n whole days from the given one on (at most 45).
func window(r *Req, from time.Time, n int) *Req {
	last := from.AddDate(0, 0, n-1)
	a, z := from.Format("2006-01-02")+"T00:00:00", last.Format("2006-01-02")+"T23:59:59"
	zone := "Z"
	full := n == 45
	switch {
	case V("explicit-offsets"): zone = "+00:00"
	case V("window-with-time"): a = from.Format("2006-01-02") + "T14:30:00"
	case D("window-46-days") && full: z = last.AddDate(0, 0, 1).Format("2006-01-02") + "T23:59:59"
	case D("window-ends-at-midnight-46") && full: z = last.AddDate(0, 0, 1).Format("2006-01-02") + "T00:00:00"
	case D("window-end-moved-to-utc") && full: // the last local minute of day 45, west of Greenwich
		z = last.AddDate(0, 0, 1).Format("2006-01-02") + "T06:59:59"
	case D("window-raw-plus"): zone, r.plainPlus = "+00:00", true
	}
	return r.query("startDate", a+zone).query("endDate", z+zone)
}

// copied keeps the named members that have a value.
func copied(from J, names ...string) J {
	to := J{}
	for _, n := range names { if v := from[n]; v != nil { to[n] = v } }
	return to
}

func readOnly(body, cur J) J {
	if V("sends-read-only") { for k, v := range copied(cur, "id", "created", "modified") { body[k] = v } }
	return body
}

func twice(mk func() *Req) J {
	b := ok(mk())
	if V("repeats-put") { b = ok(mk()) }
	return b
}

func secHealth() {
	r := req("ping", "GET", who.system, "ping")
	r.root = true
	try(r)
	if D("polls-ping") {
		for i := 0; i < 60; i++ {
			p := req("ping", "GET", who.system, "ping")
			p.root = true
			quiet(p)
		}
	}
}

func secFacilities() {
	list := rows(ok(req("facilities.list", "GET", who.system, "facilities")))
	try(req("facilities.own", "GET", who.resident, "facilities"))
	me := one(ok(req("resident.get", "GET", who.system, "residents", who.resident)))
	w.fac, w.room = str(me["facilityId"]), str(me["roomNumber"])
	for _, f := range list { if w.fac == "" || str(f["id"]) == w.fac { w.fac, w.facName = str(f["id"]), str(f["name"]) } }
	try(req("facility.get", "GET", who.system, "facilities", w.fac))
}

func residentPut(cur, change J) J {
	names := []string{"firstName", "lastName", "nickname", "email", "phone", "roomNumber", "status", "moveInDate", "dob", "gender", "about"}
	switch {
	case D("resident-put-only-changed"): names = nil
	case D("resident-put-names-and-changed"): names = names[:2]
	}
	body := readOnly(copied(cur, names...), cur)
	for k, v := range change { body[k] = v }
	return body
}

func newResident(first, tag string) string {
	mk := func() *Req {
		return req("resident.create", "POST", who.system, "facilities", w.fac, "residents").json(J{
			"externalId": "lv-" + cfg.run + "-" + tag, "firstName": first, "lastName": "Marlowe", "nickname": first[:3],
			"email": tag + "." + cfg.run + "@lakeview.example", "phone": "555-0142", "roomNumber": "G-" + tag, "status": "active",
			"moveInDate": at(-30, "00:00"), "dob": "1941-03-14T00:00:00Z", "gender": map[string]string{"a": "F", "b": "M"}[tag],
			"about": J{"bio": "Taught music – and still plays.", "likes": []string{"piano", "tea & cake"}, "dislikes": []string{"noise"}, "isVeteran": false, "directoryOptOut": false},
		})
	}
	id := ident(one(ok(mk())))
	if D("creates-twice") { call(mk()) }
	later(func() {
		try(req("resident.delete", "DELETE", who.system, "residents", id))
		if V("reads-after-delete") { quiet(req("resident.get", "GET", who.system, "residents", id)) }
	})
	return id
}

func secResidents() {
	if w.fac == "" { return }
	list := func() *Req { return req("residents.list", "GET", who.system, "facilities", w.fac, "residents") }
	all := pages(25, 20, list)
	if D("reads-each-one") { for i := 0; i < len(all)*3; i++ { quiet(req("resident.get", "GET", who.system, "residents", str(all[i%len(all)]["id"]))) } }
	try(list().query("status", "active").query("pageSize", "10"))
	try(list().query("externalId", "lv-"+cfg.run+"-a"))
	w.a, w.b = newResident("Eleanor", "a"), newResident("Walter", "b")
	cur := one(ok(req("resident.get", "GET", who.system, "residents", w.a)))
	twice(func() *Req {
		return req("resident.update", "PUT", who.system, "residents", w.a).json(residentPut(cur, J{"nickname": "Nell", "phone": "555-0199"}))
	})
	if V("extra-reads") { try(req("resident.get", "GET", who.system, "residents", w.a)) }
	try(req("resident.avatar", "POST", who.system, "residents", w.a, "avatar").files(part{"file", "nell.png", "image/png", png}))
	try(req("resident.avatar.delete", "DELETE", who.system, "residents", w.a, "avatar"))
}

func secAssessments() {
	p := []string{"residents", who.resident, "assessments"}
	list := rows(ok(req("assessments.list", "GET", who.system, p...)))
	try(req("assessments.stories", "GET", who.system, p...).query("category", "lifeStory"))
	if len(list) == 0 { return }
	id := str(list[0]["id"])
	if id == "" { id = str(list[0]["assessmentId"]) }
	p = append(p, id)
	ok(req("assessment.get", "GET", who.system, p...))
	try(req("assessment.questions", "GET", who.system, append(p, "questions")...))
	pdf := req("assessment.pdf", "GET", who.system, append(p, "pdf")...)
	pdf.accept = "application/pdf"
	try(pdf)
}

func connectionPut(cur, change J) J {
	body := readOnly(copied(cur, "firstName", "lastName", "email", "phoneNumber", "relationship", "groups", "disableNotifications",
		"disableSMS", "disableInvites", "additionalInfo", "status"), cur)
	body["residents"], body["facilities"] = ids(cur["residents"]), ids(cur["facilities"])
	if D("connection-put-only-changed") { body = J{} }
	for k, v := range change { body[k] = v }
	if D("connection-put-residents-as-read") { body["residents"] = cur["residents"] }
	return body
}

func secConnections() {
	if b, fine := quiet(req("connection.get", "GET", who.system, "connections", who.connection)); fine { w.conn = one(b) }
	try(req("residents.connections", "GET", who.system, "residents", who.resident, "connections"))
	if w.a == "" { return }
	try(req("connections.list", "GET", who.system, "connections").query("facilityId", w.fac))
	try(req("connections.list", "GET", who.system, "connections").query("residentId", who.resident))
	mail := "kin." + cfg.run + "@lakeview.example"
	if same := str(w.conn["email"]); same != "" && D("connection-mail-of-another") { mail = same }
	try(req("connections.list", "GET", who.system, "connections").query("email", mail))
	w.made = ident(one(ok(req("connection.create", "POST", who.system, "connections").json(J{
		"firstName": "June", "lastName": "Marlowe", "email": mail, "phoneNumber": 5550142, "relationship": "Daughter",
		"residents": []string{w.a}, "facilities": []string{w.fac}, "disableSMS": true, "additionalInfo": "Prefers mail",
		"externalId": "lv-" + cfg.run + "-kin",
	}))))
	later(func() { try(req("connection.delete", "DELETE", who.system, "connections", w.made)) })
	cur := one(ok(req("connection.get", "GET", who.system, "connections", w.made)))
	twice(func() *Req {
		return req("connection.update", "PUT", who.system, "connections", w.made).
			json(connectionPut(cur, J{"relationship": "Niece", "residents": []string{w.a, w.b}}))
	})
	try(req("connection.avatar", "POST", who.system, "connections", w.made, "avatar").files(part{"file", "june.png", "image/png", png}))
	try(req("connection.avatar.delete", "DELETE", who.system, "connections", w.made, "avatar"))
	try(req("residents.connections", "GET", who.system, "residents", w.a, "connections"))
}

func activityPut(cur, sent, change J) J {
	body := readOnly(copied(cur, "name", "type", "startDate", "endDate", "startTime", "endTime", "timeType", "location", "description", "allowConnections"), cur)
	for to, from := range map[string]string{"maxRegistered": "residents", "maxRegisteredConnections": "connections"} {
		c, _ := cur["capacity"].(J)
		c, _ = c[from].(J)
		if body[to] = c["max"]; body[to] == nil { body[to] = sent[to] }
		if body[to] == nil { delete(body, to) }
	}
	files := []J{}
	for _, x := range rows(J{"data": cur["attachments"]}) {
		f := J{"attachmentId": x["id"]}
		if x["publicToFamily"] != nil { f["publicToFamily"] = x["publicToFamily"] }
		files = append(files, f)
	}
	if len(files) > 0 { body["attachments"] = files }
	if D("activity-put-only-changed") { body = J{} }
	for k, v := range change { body[k] = v }
	return body
}

func secActivities() {
	if w.fac == "" { return }
	cals := rows(ok(req("calendars.list", "GET", who.system, "facilities", w.fac, "calendars")))
	types := rows(ok(req("activity-types.list", "GET", who.system, "activity-types")))
	listReq := window(req("activities.list", "GET", who.system, "facilities", w.fac, "activities"), today().AddDate(0, 0, -7), 45)
	list := rows(ok(listReq.query("actingUserId", who.resident)))
	typ := ""
	for _, a := range list { if typ == "" { typ = str(a["type"]) } }
	if len(types) > 0 { if n := str(types[0]["name"]); n != "" { typ = n } }
	for _, a := range list { // one occurrence of a series, by its own date
		if a["isRecurring"] == true && len(str(a["startDate"])) >= 10 {
			try(req("activity.occurrence", "GET", who.system, "activities", ident(a)).query("occurrenceDate", first10(str(a["startDate"]))))
			break
		}
	}
	for _, a := range list {
		if a["isPastActivity"] == true && D("activity-put-past") {
			quiet(req("activity.update", "PUT", who.system, "activities", ident(a)).json(activityPut(a, J{}, J{})))
			break
		}
	}
	cal, other := "", w.fac
	for _, c := range cals {
		meal := strings.Contains(strings.ToLower(str(c["category"])+str(c["name"])), "meal")
		if cal == "" && !meal && c["private"] != true { cal = str(c["id"]) }
	}
	for _, c := range cals {
		if cal == "" {
			cal = str(c["id"])
		} else if str(c["id"]) != cal {
			other = str(c["id"])
		}
	}
	if cal == "" || typ == "" { return }
	sent := J{"name": "Piano hour", "type": typ, "startDate": at(10, "10:00"), "endDate": at(10, "11:00"), "startTime": "10:00", "endTime": "11:00",
		"timeType": "exactTime", "location": "Library", "description": "Old songs & new ones", "maxRegistered": 1, "maxRegisteredConnections": 4, "allowConnections": true}
	if V("activity-in-the-afternoon") {
		sent["timeType"], sent["startTime"] = "afternoon", "13:00"
		delete(sent, "endTime")
		delete(sent, "endDate")
	}
	made := one(ok(req("activity.create", "POST", who.system, "calendars", cal, "activities").json(copied(sent, keys(sent)...))))
	w.act = ident(made)
	later(func() { try(req("activity.delete", "DELETE", who.system, "activities", w.act)) })
	cur := one(ok(req("activity.get", "GET", who.system, "activities", w.act).query("actingUserId", who.resident)))
	change := J{"location": "Music room"}
	if D("activity-put-moves-calendar") { change["calendarId"] = other }
	twice(func() *Req {
		return req("activity.update", "PUT", who.system, "activities", w.act).json(activityPut(cur, sent, change))
	})
	if V("extra-reads") { try(req("activity.get", "GET", who.system, "activities", w.act)) }
}

func keys(j J) []string {
	var k []string
	for n := range j { k = append(k, n) }
	return k
}

func unregister(id string) {
	if w.regs[id] && !D("deletes-activity-while-registered") {
		delete(w.regs, id)
		try(req("registration.delete", "DELETE", who.system, "activities", w.act, "registrations", id))
	}
}

func secRegistrations() {
	if w.act == "" || w.a == "" { return }
	w.regs = map[string]bool{}
	later(func() { unregister(w.b); unregister(w.a) })
	var in []string
	for _, p := range []string{w.a, w.b} {
		st := str(one(ok(register(w.act, p)))["status"])
		w.regs[p] = true
		if st == "registered" || D("attends-the-waitlisted") { in = append(in, p) }
		if st == "waitlisted" && D("registers-again-while-waitlisted") { for i := 0; i < 3; i++ { call(register(w.act, p)) } }
	}
	if D("registers-connection-by-own-id") && w.made != "" { call(register(w.act, w.made).json(J{"userId": w.made, "userType": "connection"})) }
	for _, p := range []string{w.a, w.b} { try(window(req("registrations.list", "GET", who.system, "residents", p, "registrations"), today(), 45)) }
	if w.conn != nil { try(window(req("registrations.list", "GET", who.system, "connections", who.connection, "registrations"), today(), 45)) }
	path := []string{"activities", w.act, "attendance"}
	for _, p := range in {
		ok(req("attendance.mark", "POST", who.system, path...).json(J{"userId": p, "userType": "resident", "status": "attended", "duration": 45}))
		try(req("attendance.update", "PUT", who.system, append(path, p)...).json(J{"duration": 60}))
	}
	try(req("attendance.list", "GET", who.system, path...))
	for _, p := range in {
		try(window(req("attendance.of", "GET", who.system, "residents", p, "attendance"), today(), 45))
		try(req("attendance.delete", "DELETE", who.system, append(path, p)...))
		ok(req("attendance.decline", "POST", who.system, path...).json(J{"userId": p, "userType": "resident", "status": "declined", "declineReason": "Not interested"}))
		try(req("attendance.delete", "DELETE", who.system, append(path, p)...))
	}
	unregister(w.a) // the other one moves up
	try(window(req("registrations.list", "GET", who.system, "residents", w.b, "registrations"), today(), 45))
}

func checkInAs() string {
	if V("check-ins-as-staff") { return who.staff }
	return who.system
}

func secCheckIns() {
	if w.a == "" { return }
	p := []string{"residents", w.a, "check-ins"}
	list := func() { try(window(req("check-ins.list", "GET", checkInAs(), p...), today().AddDate(0, 0, -44), 45)) }
	list()
	id := ident(one(ok(req("check-in.create", "POST", checkInAs(), p...).json(J{"startDate": day(0), "checkInStaffId": who.staff, "durationInMinutes": 10, "description": "Morning round"}))))
	later(func() {
		try(req("check-in.delete", "DELETE", checkInAs(), append(p, id)...))
		if V("repeats-delete") { quiet(req("check-in.delete", "DELETE", checkInAs(), append(p, id)...)) }
	})
	if D("checks-in-twice-a-day") {
		call(req("check-in.create", "POST", checkInAs(), p...).json(J{"startDate": day(0), "checkInStaffId": who.staff, "durationInMinutes": 5, "description": "Evening round"}))
	}
	ok(req("check-in.get", "GET", checkInAs(), append(p, id)...))
	twice(func() *Req {
		return req("check-in.update", "PUT", checkInAs(), append(p, id)...).json(J{"startDate": day(0), "checkInStaffId": who.staff, "durationInMinutes": 15, "description": "Morning round, tea"})
	})
	list()
	if D("clears-check-ins-of-others") {
		r := window(req("check-ins.list", "GET", who.system, "residents", who.resident, "check-ins"), today().AddDate(0, 0, -44), 45)
		for _, c := range rows(ok(r)) { call(req("check-in.delete", "DELETE", who.system, "residents", who.resident, "check-ins", str(c["id"]))) }
	}
}

func secVisits() {
	if w.a == "" { return }
	p := []string{"residents", w.a, "personal-visits"}
	body := J{"name": "Sunday visit", "visitType": "social", "startDate": at(-1, "00:00"), "startTime": "14:00", "endTime": "15:00", "timeType": "exactTime",
		"durationInMinutes": 60, "additionalAttendeeResidentIds": []string{w.b}, "manualVisitors": []J{{"name": "Paul Reed", "relationship": "Neighbour"}}, "description": "Cards"}
	if w.made != "" { body["connectionVisitors"] = []J{{"connectionId": w.made}} }
	try(window(req("visits.list", "GET", who.system, p...), today().AddDate(0, 0, -44), 45).query("visitType", "social"))
	id := ident(one(ok(req("visit.create", "POST", who.system, p...).json(copied(body, keys(body)...)))))
	later(func() { try(req("visit.delete", "DELETE", who.system, append(p, id)...)) })
	ok(req("visit.get", "GET", who.system, append(p, id)...))
	body["description"] = "Cards and cake"
	if D("visit-put-only-changed") { body = J{"description": "Cards and cake"} }
	twice(func() *Req {
		return req("visit.update", "PUT", who.system, append(p, id)...).json(copied(body, keys(body)...))
	})
}

func secPersonal() {
	if w.a == "" { return }
	p := []string{"residents", w.a, "personal-activities"}
	b := one(ok(req("personal.create", "POST", who.system, p...).json(J{"name": "Walk in the garden", "startDate": at(1, "00:00"), "startTime": "09:30", "endTime": "10:00", "timeType": "exactTime"})))
	list := rows(ok(window(req("personal.list", "GET", who.system, p...), today(), 45)))
	if D("personal-activity-made-up-routes") {
		id := str(b["id"])
		if id == "" && len(list) > 0 { id = str(list[0]["id"]) }
		call(req("personal.get", "GET", who.system, append(p, id)...))
		call(req("personal.delete", "DELETE", who.system, append(p, id)...))
	}
}

func secPhotos() {
	if w.a == "" { return }
	albums := rows(ok(req("albums.list", "GET", who.system, "facilities", w.fac, "albums")))
	if D("creates-album") { call(req("album.create", "POST", who.system, "facilities", w.fac, "albums").json(J{"title": "Nightly", "type": "gallery"})) }
	form := []part{{"file", "garden.png", "image/png", png}, field("facilities", w.fac), field("users", w.a+","+w.b), field("type", "gallery"), field("caption", "In the garden")}
	if len(albums) > 0 {
		try(req("album.get", "GET", who.system, "facilities", w.fac, "albums", ident(albums[0])))
		form = append(form, field("albumId", ident(albums[0])))
	}
	id := ident(one(ok(req("photo.upload", "POST", who.system, "photos").files(form...))))
	gone := func(id string) func() { return func() { try(req("photo.delete", "DELETE", who.system, "photos", id)) } }
	later(gone(id))
	cur := one(ok(req("photo.get", "GET", who.system, "photos", id)))
	twice(func() *Req {
		return req("photo.update", "PUT", who.system, "photos", id).json(J{"caption": "In the rose garden", "users": []string{w.a}, "tags": ids(cur["tags"])})
	})
	pages(50, 3, func() *Req { return req("photos.list", "GET", who.system, "facilities", w.fac, "photos") })
	try(req("photos.list", "GET", who.system, "facilities", w.fac, "photos").query("captionSearch", "rose garden").query("residentId", w.a))
	pages(50, 3, func() *Req { return req("photos.of", "GET", who.system, "residents", w.a, "photos") })
	if w.act == "" { return }
	later(gone(ident(one(ok(req("activity.photo", "POST", who.system, "activities", w.act, "photos").files(
		part{"file", "piano.png", "image/png", png}, field("facilities", w.fac), field("users", w.a+","+w.b), field("caption", "At the piano")))))))
	pages(50, 3, func() *Req { return req("activity.photos", "GET", who.system, "activities", w.act, "photos") })
}

func secMessages() {
	id := ident(one(ok(req("thread.create", "POST", who.staff, "messages", "threads").json(J{"participantIds": []string{who.resident}, "creatorId": who.staff, "title": "Garden week"}))))
	t := func(op, method, as string, more ...string) *Req { return req(op, method, as, append([]string{"messages", "threads", id}, more...)...) }
	later(func() { try(t("thread.archive", "DELETE", who.staff)) })
	ok(t("thread.get", "GET", who.staff))
	try(t("thread.rename", "PUT", who.staff).json(J{"title": "Garden week in May"}))
	for i, s := range []string{"The roses are out.", "Tea is at three.", "Bring a hat – it is sunny."} {
		if i == 2 && D("message-sent-as-system") {
			call(t("message.send", "POST", who.system, "messages").json(J{"body": s}))
			continue
		}
		ok(t("message.send", "POST", who.staff, "messages").json(J{"body": s}))
	}
	pages(2, 4, func() *Req { return t("messages.list", "GET", who.resident, "messages") })
	try(t("messages.search", "GET", who.resident, "messages").query("searchValue", "tea").query("pageSize", "10"))
	pages(50, 3, func() *Req {
		return req("threads.list", "GET", who.resident, "messages", "threads").query("filter", "active")
	})
	try(req("threads.search", "POST", who.resident, "messages", "threads", "search").json(J{"searchValue": "garden", "isArchived": false}))
	try(t("thread.read", "PUT", who.resident, "read"))
	for _, m := range []string{"true", "false"} { try(t("thread.mute", "PUT", who.resident, "mute").query("isMuted", m)) }
	if D("leaves-thread-for-archive") {
		call(t("thread.leave", "PUT", who.resident, "leave"))
		return
	}
	try(t("thread.archive", "DELETE", who.resident))
}

// secAnnouncements looks at a known announcement as the connection sees it. No route lists them.
func secAnnouncements(tasks []J) func() {
	return func() {
		for _, t := range tasks {
			f, _ := t["facts"].(J)
			id := str(f["announcementId"])
			if id == "" || w.conn == nil { continue }
			p := []string{"connections", who.connection, "announcements", id}
			b, fine := quiet(req("nested.get", "GET", who.connection, p...))
			if fine && one(b)["isArchived"] != true {
				try(req("nested.archive", "POST", who.connection, append(p, "archive")...))
				try(req("nested.unarchive", "POST", who.connection, append(p, "unarchive")...))
			}
		}
		if D("announcement-list-made-up") { call(req("announcements.list", "GET", who.connection, "connections", who.connection, "announcements")) }
	}
}

func secFlat() {
	quiet(req("flat.personal", "GET", who.system, "personal-activities").query("residentId", who.resident).query("startDate", day(0)).query("endDate", day(6)))
	quiet(req("flat.photos", "GET", who.system, "photos").query("residentId", who.resident).query("limit", "5"))
	quiet(req("flat.messages", "GET", who.system, "messages").query("residentId", who.resident).query("limit", "5"))
}

func note(n int) part { return part{"files", fmt.Sprintf("note-%d.txt", n), "text/plain", bytes.Repeat([]byte("note\n"), 3)} }

// comments adds one in words and one with a file, reads them and fetches what they carry.
func comments(kind, as string, base []string) {
	p := append(append([]string{}, base...), "comments")
	try(req(kind+".comment", "POST", as, p...).json(J{"text": "Thank you."}))
	form := []part{field("text", "The letter is attached."), note(1)}
	if D("comment-with-six-files") { form = append(form, note(2), note(3), note(4), note(5), note(6)) }
	quiet(req(kind+".comment.files", "POST", as, p...).files(form...))
	b, _ := try(req(kind+".comments", "GET", as, p...))
	for _, c := range rows(b) {
		for _, a := range ids(c["attachments"]) {
			dl := req(kind+".file", "GET", as, append(append([]string{}, base...), "attachments", a)...)
			dl.accept = "*/*"
			try(dl)
		}
	}
}
