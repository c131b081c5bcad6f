package api

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// activityView is an activity, or the occurrence occ of a series, as sent. For is the
// acting user whose registration is shown, if one was named.
func (c *call) activityView(a model.Activity, occ string, loc *time.Location, forID string, withFor bool) map[string]any {
	regs := c.s.db.Registrations.ByOwner(c.tenant, a.ID)
	n := count(regs, occ)
	end := endMoment(a, loc)
	if a.Recurrence != nil && occ == "" {
		end = a.Recurrence.SeriesEndDate.Time
	}
	past := time.Now().After(end)
	open := !past && !a.Cancelled
	residents := capacity(a.MaxResidents, n.residents, open)
	residents["waitlisted"] = n.waiting
	connections := capacity(a.MaxConnections, n.connections, open && a.AllowConnections)
	if fault.On("capacity-connections-of-residents") {
		connections["max"] = residents["max"]
	}
	m := map[string]any{
		"id": a.ID, "name": a.Name, "type": a.Type, "startDate": a.StartDate, "startTime": a.StartTime, "timeType": a.TimeType,
		"capacity":         map[string]any{"residents": residents, "connections": connections},
		"allowConnections": a.AllowConnections, "calendarId": a.CalendarID, "facilityId": a.FacilityID,
		"attachments": c.attachmentViews(a), "creator": a.Creator, "created": a.Created, "modified": a.Modified,
		"isPastActivity": past, "isCancelled": a.Cancelled, "isRecurring": a.Recurrence != nil,
	}
	if cal, ok := c.s.db.Calendars.Get(c.tenant, a.CalendarID); ok {
		m["calendarName"] = cal.Name
	}
	if a.EndDate != nil {
		m["endDate"] = a.EndDate
	}
	for name, text := range map[string]string{"endTime": a.EndTime, "location": a.Location, "description": a.Description} {
		if text != "" {
			m[name] = text
		}
	}
	if a.Recurrence != nil {
		m["recurrence"] = a.Recurrence
	}
	if withFor {
		m["actingUserRegistrationStatus"] = c.registrationStatus(regs, forID, occ)
	}
	return m
}

func capacity(limit *int64, registered int64, open bool) map[string]any {
	m := map[string]any{"registered": registered}
	full := false
	if limit != nil {
		m["max"], m["available"] = *limit, max(*limit-registered, 0)
		full = registered >= *limit
		if fault.On("full-one-too-late") {
			full = registered > *limit
		}
		if fault.On("available-negative") {
			m["available"] = *limit - registered - 1
		}
	}
	m["isFull"], m["isOpen"] = full, open && !full
	return m
}

func (c *call) attachmentViews(a model.Activity) []any {
	list := []any{}
	for i, at := range a.Attachments {
		if f, ok := c.s.db.Files.Get(c.tenant, at.ID); ok {
			public := at.PublicToFamily
			if fault.On("attachments-share-public-flag") && i > 0 {
				public = a.Attachments[0].PublicToFamily
			}
			list = append(list, map[string]any{"id": f.ID, "name": f.Name, "url": c.s.fileURL(c.tenant, f.ID), "type": f.Type,
				"size": len(f.Data), "publicToFamily": public})
		}
	}
	return list
}

// registrationStatus is that of a user, named by an acting id, record id or external id.
func (c *call) registrationStatus(regs []model.Registration, user, occ string) string {
	person := user
	if id, ok := c.s.identity(c.tenant, user); ok {
		person = id.RecordID
	}
	for _, r := range regs {
		if (r.PersonID == person || r.UserID == user) && takesPart(r, occ) {
			if fault.On("acting-status-always-registered") {
				return registered
			}
			return r.Status
		}
	}
	return "notRegistered"
}

func listActivities(c *call) error {
	fac, err := c.facility()
	if err != nil {
		return err
	}
	loc := c.zoneOf(fac.ID)
	w, err := c.window(loc, true)
	if err != nil {
		return err
	}
	q := c.r.URL.Query()
	type item struct {
		a   model.Activity
		occ string
	}
	var items []item
	for _, a := range c.s.db.Activities.List(c.tenant) {
		if a.Deleted || a.FacilityID != fac.ID || !matches(a, q.Get("type"), q.Get("location")) {
			continue
		}
		switch {
		case a.Recurrence != nil:
			for _, o := range occurrences(a, w, loc) {
				items = append(items, item{o, o.StartDate.In(loc).Format(day)})
				if fault.On("series-listed-once") {
					break
				}
			}
		case w.holds(a.StartDate.Time):
			items = append(items, item{a, ""})
		}
	}
	slices.SortStableFunc(items, func(x, y item) int {
		if d := x.a.StartDate.Compare(y.a.StartDate.Time); d != 0 {
			return d
		}
		return strings.Compare(x.a.ID, y.a.ID)
	})
	acting, given := q.Get("actingUserId"), q.Has("actingUserId")
	if fault.On("acting-status-of-header-user") && given {
		acting = c.actor.ActingID
	}
	if fault.On("acting-status-always-present") && !given {
		acting, given = c.actor.ActingID, true
	}
	views := []any{}
	for i, it := range items {
		views = append(views, c.activityView(it.a, it.occ, loc, acting, given && (i == 0 || !fault.On("acting-status-first-item-only"))))
	}
	return c.data(http.StatusOK, views)
}

const viewActivities = "VIEW_ACTIVITIES"

// mayView applies the rules of Get activity for staff.
func (c *call) mayView(a *model.Activity) error {
	if !c.is(model.RoleStaff) {
		return nil
	}
	if !slices.Contains(c.actor.Facilities, a.FacilityID) && !fault.On("staff-of-other-facility-sees-activity") {
		return forbidden("the activity belongs to another facility")
	}
	if !slices.Contains(c.actor.Perms, viewActivities) && !fault.On("staff-without-permission-sees-activity") {
		return forbidden("the permission " + viewActivities + " is missing")
	}
	return nil
}

func (c *call) activity() (*model.Activity, error) {
	a, ok := c.s.db.Activities.Get(c.tenant, c.param("activityId"))
	if !ok || a.Deleted {
		return nil, notFound("activity")
	}
	return a, nil
}

func getActivity(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	if err := c.mayView(a); err != nil {
		return err
	}
	q := c.r.URL.Query()
	loc := c.zoneOf(a.FacilityID)
	occ := ""
	if q.Has("occurrenceDate") {
		if a.Recurrence == nil {
			return invalid("the activity is not recurring")
		}
		o, date, err := occurrence(*a, q.Get("occurrenceDate"), loc)
		if err != nil {
			return err
		}
		if fault.On("occurrence-shows-first") {
			o = *a
		}
		a, occ = &o, date
	}
	return c.data(http.StatusOK, c.activityView(*a, occ, loc, q.Get("actingUserId"), q.Has("actingUserId")))
}

func activityTypes(c *call) error {
	if fault.On("activity-types-by-facility") {
		if id, ok := c.s.identity(c.tenant, c.r.Header.Get("X-Acting-User-Id")); ok && id.Role == model.RoleConnection {
			return c.data(http.StatusOK, types[:2])
		}
	}
	return c.data(http.StatusOK, types)
}

var types = []map[string]string{
	{"id": "typ-fitness", "name": "Fitness", "category": "Physical"},
	{"id": "typ-music", "name": "Music", "category": "Creative"},
	{"id": "typ-art", "name": "Art", "category": "Creative"},
	{"id": "typ-social", "name": "Social", "category": "Social"},
	{"id": "typ-outing", "name": "Outing", "category": "Social"},
	{"id": "typ-dining", "name": "Dining", "category": "Dining"},
}

func (c *call) calendarView(cal model.Calendar) model.Calendar {
	cal.Base = model.Base{}
	cal.FacilityNames = []string{}
	for i, id := range cal.FacilityIDs {
		if fault.On("calendar-names-first-facility") && i > 0 {
			break
		}
		if f, ok := c.s.db.Facilities.Get(c.tenant, id); ok {
			cal.FacilityNames = append(cal.FacilityNames, f.Name)
		}
	}
	return cal
}

func listCalendars(c *call) error {
	f, err := c.facility()
	if err != nil {
		return err
	}
	list := []model.Calendar{}
	for _, cal := range c.s.db.Calendars.List(c.tenant) {
		here := slices.Contains(cal.FacilityIDs, f.ID)
		if fault.On("calendars-shared-missing") && len(cal.FacilityIDs) > 1 {
			here = false
		}
		if fault.On("calendars-shared-first-facility-only") && here {
			here = cal.FacilityIDs[0] == f.ID
		}
		if here {
			list = append(list, c.calendarView(cal))
		}
	}
	return c.data(http.StatusOK, list)
}
