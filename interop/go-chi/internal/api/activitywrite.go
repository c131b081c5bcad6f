package api

import (
	"net/http"
	"slices"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

var timeTypes = []string{"exactTime", "allDay", "morning", "afternoon", "evening"}

// readActivity takes the members of the body over.
func (c *call) readActivity(f *fields, a *model.Activity) {
	f.need("name", "type", "startDate", "startTime")
	a.Name, a.Type, a.Location, a.Description = f.text("name"), f.text("type"), f.text("location"), f.text("description")
	if start := f.time("startDate"); start != nil {
		a.StartDate = *start
	}
	a.EndDate = f.time("endDate")
	if a.EndDate != nil && a.EndDate.Before(a.StartDate.Time) {
		f.bad("endDate is before startDate")
	}
	a.StartTime, a.EndTime = f.clock("startTime"), f.clock("endTime")
	if fault.On("activity-end-time-kept-in-12-hours") && a.EndTime >= "13:00" {
		t, _ := time.Parse("15:04", a.EndTime)
		a.EndTime = t.Format("03:04")
	}
	kept := a.TimeType
	a.TimeType = f.enum("timeType", "exactTime", timeTypes...)
	if fault.On("activity-update-keeps-time-type") && kept != "" && !f.has("timeType") {
		a.TimeType = kept
	}
	if fault.On("activity-time-type-default-all-day") && !f.has("timeType") {
		a.TimeType = "allDay"
	}
	a.MaxResidents, a.MaxConnections = f.count("maxRegistered"), f.count("maxRegisteredConnections")
	a.AllowConnections = f.boolean("allowConnections", true)
	old := a.Attachments
	a.Attachments = []model.ActivityFile{}
	for i, part := range f.objects("attachments") {
		part.need("attachmentId")
		file := model.ActivityFile{ID: part.text("attachmentId"), PublicToFamily: part.boolean("publicToFamily", false)}
		if fault.On("attachment-public-flag-lost-on-second") && i > 0 {
			file.PublicToFamily = true
		}
		f.take(part)
		if _, ok := c.s.db.Files.Get(c.tenant, file.ID); !ok {
			f.bad("unknown attachment %q", file.ID)
		}
		a.Attachments = append(a.Attachments, file)
	}
	if fault.On("activity-update-keeps-attachments") && len(a.Attachments) == 0 && len(old) > 0 {
		a.Attachments = old
	}
}

func createActivity(c *call) error {
	cal, ok := c.s.db.Calendars.Get(c.tenant, c.param("calendarId"))
	if !ok {
		return notFound("calendar")
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	now := model.At(c.s.now())
	a := model.Activity{Base: model.Base{Tenant: c.tenant}, CalendarID: cal.ID, FacilityID: cal.FacilityIDs[0], Creator: c.actor.Ref(), Created: now, Modified: now}
	loc := c.zoneOf(a.FacilityID)
	f.loc = loc
	c.readActivity(f, &a)
	if f.err != nil {
		return f.err
	}
	a.ID = c.s.newID("act")
	if fault.On("activity-created-by-system") {
		a.Creator = model.Ref{ID: c.s.tenants[c.tenant].SystemActor, Name: "System"}
	}
	if fault.On("activity-created-on-default-calendar") {
		a.CalendarID = "cal-nyc-act"
	}
	c.s.db.Activities.Save(a)
	if !fault.On("activity-created-event-missing") {
		c.emit("activity.created", "activity", a.ID)
	}
	return c.data(http.StatusCreated, c.activityView(a, "", loc, "", false))
}

func updateActivity(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	loc := c.zoneOf(a.FacilityID)
	f.loc = loc
	if a.Recurrence != nil && !fault.On("series-can-be-edited") {
		return conflict("a recurring series cannot be edited")
	}
	over := endMoment(*a, loc)
	if fault.On("past-activity-editable-for-a-day") {
		over = over.Add(48 * time.Hour)
	}
	if time.Now().After(over) && !fault.On("past-activity-editable") {
		return conflict("a past activity cannot be modified")
	}
	if f.has("calendarId") && f.text("calendarId") != a.CalendarID {
		if !fault.On("activity-calendar-changed") {
			return conflict("the calendar of an activity cannot change")
		}
		a.CalendarID = f.text("calendarId")
	}
	limit := a.MaxConnections
	description := a.Description
	c.readActivity(f, a)
	if f.err != nil {
		return f.err
	}
	if fault.On("activity-update-keeps-missing-limit") && a.MaxConnections == nil {
		a.MaxConnections = limit
	}
	if fault.On("activity-update-keeps-missing-description") && !f.has("description") {
		a.Description = description
	}
	a.Modified = model.At(c.s.now())
	if fault.On("activity-update-takes-over-creator") {
		a.Creator = c.actor.Ref()
	}
	c.s.db.Activities.Save(*a)
	kind := "activity.updated"
	if fault.On("activity-updated-sent-as-created") {
		kind = "activity.created"
	}
	if fault.On("activity-updated-for-calendar") {
		c.emit(kind, "activity", a.CalendarID)
	} else {
		c.emit(kind, "activity", a.ID)
	}
	return c.data(http.StatusOK, c.activityView(*a, "", loc, "", false))
}

func deleteActivity(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	active := c.s.db.Registrations.ByOwner(c.tenant, a.ID)
	if fault.On("activity-delete-ignores-connections") {
		active = slices.DeleteFunc(active, func(r model.Registration) bool { return r.UserType == model.RoleConnection })
	}
	if len(active) > 0 && c.query("confirm") != "true" && !fault.On("activity-delete-with-registrations") {
		return conflict("the activity has active registrations; repeat with confirm=true")
	}
	a.Deleted, a.Modified = true, model.At(c.s.now())
	if !fault.On("activity-delete-has-no-effect") {
		c.s.db.Activities.Save(*a)
	}
	if !fault.On("activity-deleted-event-missing") {
		c.emit("activity.deleted", "activity", a.ID)
	}
	return c.noContent()
}

// downloadAttachment follows the rules for each type of identity.
func downloadAttachment(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	if c.is(model.RoleStaff) && !fault.On("attachment-staff-not-checked") {
		if err := c.mayView(a); err != nil {
			return err
		}
	}
	id := c.param("attachmentId")
	at := slices.IndexFunc(a.Attachments, func(f model.ActivityFile) bool { return f.ID == id })
	if at < 0 && !fault.On("attachment-of-other-activity-served") {
		return notFound("attachment")
	}
	public := at >= 0 && a.Attachments[at].PublicToFamily
	if c.is(model.RoleConnection) && fault.On("private-attachment-for-registered-connection") && c.joined(a.ID) {
		public = true
	}
	switch {
	case c.is(model.RoleResident) && !c.joined(a.ID) && !fault.On("attachment-resident-not-checked"),
		c.is(model.RoleConnection) && !public && !fault.On("private-attachment-for-connections"),
		c.is(model.RoleConnection) && !c.joined(a.ID) && !c.onFamilyCalendar(a):
		return notFound("attachment")
	}
	f, ok := c.s.db.Files.Get(c.tenant, id)
	if !ok {
		return notFound("attachment")
	}
	if fault.On("attachment-type-always-octets") {
		f.Type = ""
	}
	if fault.On("attachment-unknown-type-as-text") && f.Type == "" {
		f.Type = "text/plain"
	}
	if fault.On("attachment-named-by-id") {
		f.Name = f.ID
	}
	return c.file(f)
}

// joined tells whether the acting resident or connection registered for or attended the activity.
func (c *call) joined(activityID string) bool {
	for _, r := range c.s.db.Registrations.ByOwner(c.tenant, activityID) {
		if r.PersonID == c.actor.RecordID && r.Status == registered {
			return true
		}
	}
	for _, r := range c.s.db.Attendance.ByOwner(c.tenant, activityID) {
		attended := r.Status == "attended" || fault.On("attachment-after-declining")
		if fault.On("attachment-attended-not-enough") {
			attended = false
		}
		if r.UserID == c.actor.RecordID && c.is(model.RoleResident) && attended {
			return true
		}
	}
	return false
}

// onFamilyCalendar tells whether the activity is on an activity or meal calendar
// of a facility where a resident of the acting connection lives.
func (c *call) onFamilyCalendar(a *model.Activity) bool {
	cal, ok := c.s.db.Calendars.Get(c.tenant, a.CalendarID)
	kinds := []string{"activity", "meal"}
	if fault.On("attachment-meal-calendar-forgotten") {
		kinds = kinds[:1]
	}
	if !ok || !slices.Contains(kinds, cal.Category) && !fault.On("attachment-of-any-calendar-served") {
		return false
	}
	n, ok := c.s.db.Connections.Get(c.tenant, c.actor.RecordID)
	if !ok {
		return false
	}
	for i, id := range n.Residents {
		if fault.On("attachment-first-linked-resident-only") && i > 0 {
			break
		}
		r, ok := c.s.db.Residents.Get(c.tenant, id)
		if ok && slices.Contains(cal.FacilityIDs, r.FacilityID) {
			return true
		}
	}
	return false
}
