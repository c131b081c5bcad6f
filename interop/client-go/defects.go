package main

import (
	"encoding/base64"
	"net/url"
	"strings"
)

func on(f func(*Req), ops ...string) func(*Req) {
	return func(r *Req) { if r.is(ops...) { f(r) } }
}
func object(r *Req) J { b, _ := r.body.(J); return b }
func without(names ...string) func(*Req) {
	return func(r *Req) { for _, n := range names { delete(object(r), n) } }
}
func with(k string, v any) func(*Req) {
	return func(r *Req) { if b := object(r); b != nil { b[k] = v } }
}
func renamed(from, to string) func(*Req) {
	return func(r *Req) {
		if b := object(r); b != nil && b[from] != nil {
			b[to] = b[from]
			delete(b, from)
		}
	}
}
func param(k, to, v string) func(*Req) { // renames a query parameter, or gives it another value, or drops it
	return func(r *Req) {
		var q [][2]string
		for _, kv := range r.q {
			if kv[0] == k {
				if to == "" { continue }
				kv[0] = to
				if v != "" { kv[1] = v }
			}
			q = append(q, kv)
		}
		r.q = q
	}
}
func formed(name string, f func(p part) []part) func(*Req) {
	return func(r *Req) {
		var out []part
		for _, p := range r.form {
			if p.name == name {
				out = append(out, f(p)...)
			} else {
				out = append(out, p)
			}
		}
		r.form = out
	}
}
func header(k, v string) func(*Req) { return func(r *Req) { r.hdr = append(r.hdr, [2]string{k, v}) } }
func as(id *string) func(*Req)      { return func(r *Req) { r.as = *id } }
func verb(m string) func(*Req)      { return func(r *Req) { r.method = m } }
func drop(k string) func(*Req)      { return func(r *Req) { r.drop = append(r.drop, k) } }
func all(fs ...func(*Req)) func(*Req) {
	return func(r *Req) { for _, f := range fs { f(r) } }
}
func when(is func(*Req) bool, f func(*Req)) func(*Req) {
	return func(r *Req) { if is(r) { f(r) } }
}
func isDownload(r *Req) bool { return r.is("assessment.pdf", "*.file") || strings.HasSuffix(r.op, ".file") }

var mutations = map[string]func(*Req){
	// headers and identities
	"no-acting-user-on-deletes":       when(func(r *Req) bool { return r.method == "DELETE" }, drop("X-Acting-User-Id")),
	"no-tenant-header-on-uploads":     when(func(r *Req) bool { return r.form != nil }, drop("X-Acting-User-Tenant")),
	"ping-without-headers":            on(all(drop("Authorization"), drop("X-Acting-User-Id"), drop("X-Acting-User-Tenant")), "ping"),
	"activity-types-without-actor":    on(drop("X-Acting-User-Id"), "activity-types.list"),
	"token-in-query-on-downloads":     when(isDownload, func(r *Req) { r.drop = append(r.drop, "Authorization"); r.query("access_token", cfg.token) }),
	"search-without-bearer-word":      on(func(r *Req) { header("Authorization", cfg.token)(r) }, "threads.search", "photos.list"),
	"announcement-as-connection":      on(as(&who.connection), "announcement.get", "announcement.file"),
	"nested-announcement-as-resident": on(as(&who.resident), "nested.*"),
	"transport-settings-as-staff":     on(as(&who.staff), "transport.settings"),
	"work-requests-as-system":         on(as(&who.system), "work.create", "work.list"),
	"transport-cancel-as-connection":  on(as(&who.connection), "transport.cancel"),
	"acting-user-undefined":           on(func(r *Req) { r.as = "undefined" }, "activities.list", "registrations.list"),
	"v2-path-for-planned":             on(func(r *Req) { r.version = "v2" }, "transport.*", "work.*"),
	"ping-under-tenant":               on(func(r *Req) { r.root = false }, "ping"),
	"trailing-slash":                  on(func(r *Req) { r.slash = true }, "calendars.list", "albums.list", "connections.list"),
	"tenant-header-upper-case":        func(r *Req) { header("X-Acting-User-Tenant", strings.ToUpper(cfg.tenant))(r) },
	// residents
	"resident-put-without-last-name": on(without("lastName"), "resident.update"),
	"resident-put-about-bio-only": on(func(r *Req) {
		if a, is := object(r)["about"].(J); is { object(r)["about"] = J{"bio": a["bio"]} }
	}, "resident.update"),
	"resident-created-as-on-leave-snake": on(with("status", "on_leave"), "resident.create"),
	"resident-gender-word":               on(with("gender", "female"), "resident.create"),
	"resident-dob-us-form":               on(with("dob", "03/14/1941"), "resident.create"),
	"resident-mail-none":                 on(with("email", "none"), "resident.create", "resident.update"),
	"resident-snake-case":                on(all(renamed("firstName", "first_name"), renamed("lastName", "last_name"), renamed("roomNumber", "room_number")), "resident.create"),
	"resident-filter-all":                on(param("status", "status", "all"), "residents.list"),
	"resident-likes-as-text": on(func(r *Req) {
		if a, is := object(r)["about"].(J); is { a["likes"] = "piano, tea & cake" }
	}, "resident.create", "resident.update"),
	"resident-patch":           on(verb("PATCH"), "resident.update"),
	"avatar-raw-body":          on(func(r *Req) { r.raw, r.ctype = r.form[0].data, "image/png" }, "resident.avatar"),
	"avatar-put":               on(verb("PUT"), "resident.avatar"),
	"assessment-category-case": on(param("category", "category", "LifeStory"), "assessments.stories"),
	// connections
	"connection-without-facilities": on(without("facilities"), "connection.create"),
	"connection-facilities-by-name": on(func(r *Req) { object(r)["facilities"] = []string{w.facName} }, "connection.create", "connection.update"),
	"connection-phone-as-text":      on(with("phoneNumber", "(555) 014-2000"), "connection.create", "connection.update"),
	"connection-put-external-id":    on(func(r *Req) { with("externalId", "lv-"+cfg.run+"-kin")(r); with("pccId", 4711)(r) }, "connection.update"),
	"connection-one-resident-text":  on(func(r *Req) { object(r)["residents"] = w.a }, "connection.create"),
	"connections-by-resident-snake": on(param("residentId", "resident_id", ""), "connections.list"),
	// activities
	"activity-with-recurrence":   on(with("recurrence", J{"frequency": "weekly", "interval": 1, "daysOfWeek": []string{"monday"}}), "activity.create"),
	"activity-without-type":      on(without("type"), "activity.create"),
	"activity-put-without-start": on(without("startTime"), "activity.update"),
	"activity-twelve-hour-clock": on(all(with("startTime", "10:00 AM"), with("endTime", "11:00 AM")), "activity.create"),
	"activity-time-type-exact":   on(with("timeType", "exact"), "activity.create", "activity.update"),
	"activity-ends-before-start": on(all(with("startTime", "11:00"), with("endTime", "10:00")), "activity.create"),
	"activity-capacity-as-read": on(func(r *Req) {
		b := object(r)
		b["capacity"] = J{"residents": J{"max": b["maxRegistered"]}, "connections": J{"max": b["maxRegisteredConnections"]}}
		without("maxRegistered", "maxRegisteredConnections")(r)
	}, "activity.update"),
	"activity-capacity-as-text": on(with("maxRegistered", "1"), "activity.create", "activity.update"),
	"activity-list-without-end": on(param("endDate", "", ""), "activities.list"),
	"activity-list-from-to":     on(all(param("startDate", "from", ""), param("endDate", "to", "")), "activities.list"),
	"occurrence-date-with-time": on(func(r *Req) {
		if len(r.q) > 0 && len(r.q[0][1]) == 10 { r.q[0][1] += "T00:00:00Z" }
	}, "activity.occurrence"),
	"occurrence-of-today":         on(func(r *Req) { param("occurrenceDate", "occurrenceDate", day(0))(r) }, "activity.occurrence"),
	"occurrence-date-on-one-time": on(func(r *Req) { r.query("occurrenceDate", day(10)) }, "registration.delete"),
	// registrations and attendance
	"registration-user-type-capital": on(with("userType", "Resident"), "registration.create"),
	"registration-without-user-type": on(without("userType"), "registration.create"),
	"registrations-without-window":   on(func(r *Req) { r.q = nil }, "registrations.list"),
	"attendance-put-changes-status":  on(all(with("status", "declined"), with("declineReason", "Sleeping")), "attendance.update"),
	"attendance-declined-no-reason":  on(without("declineReason"), "attendance.decline"),
	"attendance-present":             on(with("status", "present"), "attendance.mark"),
	"attendance-duration-clock":      on(with("duration", "0:45"), "attendance.mark", "attendance.update"),
	"attendance-window-in-millis":    on(func(r *Req) { r.q = [][2]string{{"startDate", "1767225600000"}, {"endDate", "1769904000000"}} }, "attendance.of"),
	// check-ins, visits, personal activities
	"check-in-with-time": on(func(r *Req) {
		if s := str(object(r)["startDate"]); len(s) == 10 { object(r)["startDate"] = s + "T08:15:00Z" }
	}, "check-in.*"),
	"check-in-put-only-duration": on(without("startDate", "checkInStaffId"), "check-in.update"),
	"check-in-staff-as-read": on(func(r *Req) {
		if b := object(r); b != nil && b["checkInStaffId"] != nil {
			b["checkInStaff"] = J{"id": b["checkInStaffId"]}
			delete(b, "checkInStaffId")
		}
	}, "check-in.create", "check-in.update"),
	"check-in-duration-iso":        on(with("durationInMinutes", "PT15M"), "check-in.create"),
	"check-in-staff-is-resident":   on(func(r *Req) { with("checkInStaffId", who.resident)(r) }, "check-in.create", "check-in.update"),
	"check-ins-ninety-days":        on(func(r *Req) { param("startDate", "startDate", day(-89)+"T00:00:00Z")(r) }, "check-ins.list"),
	"visit-without-visitor":        on(without("connectionVisitors", "manualVisitors"), "visit.create", "visit.update"),
	"visit-without-duration":       on(without("durationInMinutes"), "visit.create"),
	"visit-type-family":            on(with("visitType", "family"), "visit.create"),
	"visit-exact-without-end":      on(without("endTime"), "visit.create", "visit.update"),
	"visit-connection-ids-bare":    on(func(r *Req) { with("connectionVisitors", []string{w.made})(r) }, "visit.create"),
	"visit-window-snake-case":      on(all(param("startDate", "start_date", ""), param("endDate", "end_date", "")), "visits.list"),
	"personal-exact-without-start": on(without("startTime"), "personal.create"),
	// photos
	"photo-as-json": on(func(r *Req) {
		b := J{}
		for _, p := range r.form { b[p.name] = string(p.data) }
		b["file"] = base64.StdEncoding.EncodeToString(r.form[0].data)
		r.form, r.body = nil, b
	}, "photo.upload"),
	"photo-part-image":                  on(formed("file", func(p part) []part { p.name = "image"; return []part{p} }), "photo.upload", "activity.photo"),
	"photo-users-json-text":             on(formed("users", func(p part) []part { return []part{field("users", `["`+w.a+`","`+w.b+`"]`)} }), "photo.upload"),
	"photo-users-repeated":              on(formed("users", func(p part) []part { return []part{field("users", w.a), field("users", w.b)} }), "photo.upload", "activity.photo"),
	"activity-photo-without-facilities": on(formed("facilities", func(part) []part { return nil }), "activity.photo"),
	"photo-type-event":                  on(formed("type", func(part) []part { return []part{field("type", "event")} }), "photo.upload"),
	"photo-put-users-text":              on(func(r *Req) { object(r)["users"] = w.a + "," + w.b }, "photo.update"),
	"photo-put-caption-as-read":         on(func(r *Req) { object(r)["caption"] = J{"text": object(r)["caption"]} }, "photo.update"),
	// messages
	"thread-without-creator":    on(without("creatorId"), "thread.create"),
	"thread-participant-text":   on(func(r *Req) { object(r)["participantIds"] = who.resident }, "thread.create"),
	"message-text-member":       on(renamed("body", "text"), "message.send"),
	"mute-in-body":              on(func(r *Req) { r.body = J{"isMuted": r.q[0][1] == "true"}; r.q = nil }, "thread.mute"),
	"read-by-post":              on(verb("POST"), "thread.read"),
	"thread-search-by-get":      on(func(r *Req) { r.method = "GET"; r.query("searchValue", str(object(r)["searchValue"])); r.body = nil }, "threads.search"),
	"thread-filter-inbox":       on(param("filter", "filter", "inbox"), "threads.list"),
	"thread-archived-as-system": on(as(&who.system), "thread.archive"),
	// transportation and work requests
	"transport-no-return-time":   on(without("returnTime"), "transport.create", "transport.update"),
	"transport-type-of-its-own":  on(with("transportationType", "rickshaw"), "transport.create"),
	"transport-no-address":       on(without("destinationAddress"), "transport.create", "transport.update"),
	"transport-trip-type-hyphen": on(with("tripType", "round-trip"), "transport.create"),
	"transport-list-with-times": on(func(r *Req) {
		for i := range r.q { if len(r.q[i][1]) == 10 { r.q[i][1] += "T00:00:00Z" } }
	}, "transport.list"),
	"transport-status-repeated": on(func(r *Req) {
		if l := len(r.q) - 1; r.q[l][0] == "status" { r.q = append(r.q[:l], [2]string{"status", "pending"}, [2]string{"status", "approved"}) }
	}, "transport.list"),
	"transport-cancel-by-delete": on(func(r *Req) { r.method, r.seg = "DELETE", r.seg[:len(r.seg)-1] }, "transport.cancel"),
	"work-without-team":          on(without("team"), "work.create"),
	"work-type-of-its-own":       on(with("type", "miscellaneous-other"), "work.create"),
	"work-status-hyphen":         on(param("status", "status", "open,in-progress"), "work.list"),
	"comment-without-text":       on(renamed("text", "comment"), "work.comment", "transport.comment"),
	"comment-as-form": on(func(r *Req) {
		r.raw, r.ctype = []byte("text="+url.QueryEscape(str(object(r)["text"]))), "application/x-www-form-urlencoded"
	}, "work.comment", "transport.comment"),
}

func mutate(r *Req) { if f := mutations[defect]; f != nil { f(r) } }
