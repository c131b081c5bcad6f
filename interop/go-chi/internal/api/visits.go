package api

import (
	"net/http"
	"slices"
	"strings"

	"ces/internal/fault"
	"ces/internal/model"
)

func compareText(a, b string) int { return strings.Compare(a, b) }

func listVisits(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	w, err := c.window(c.zoneOf(r.FacilityID), true)
	if err != nil {
		return err
	}
	kind := c.query("visitType")
	if kind != "" && kind != "care" && kind != "social" {
		return invalid("visitType must be one of care, social")
	}
	var list []model.Visit
	for _, v := range c.s.db.Visits.List(c.tenant) {
		wanted := kind == "" || v.VisitType == kind
		if fault.On("visit-type-care-ignored") && kind == "care" {
			wanted = true
		}
		attended := slices.Contains(v.AttendedResidentIDs, r.ID)
		if attended && wanted && w.holds(v.StartDate.Time) {
			list = append(list, v)
		}
	}
	slices.SortStableFunc(list, func(x, y model.Visit) int { return x.StartDate.Compare(y.StartDate.Time) })
	views := []any{}
	for _, v := range list {
		views = append(views, v.Public())
	}
	return c.data(http.StatusOK, views)
}

// readVisit takes the members of the body over.
func (c *call) readVisit(f *fields, v *model.Visit) {
	f.need("name", "visitType", "startDate", "durationInMinutes")
	update := v.ID != ""
	v.Name, v.VisitType = f.text("name"), f.enum("visitType", "", "care", "social")
	if start := f.time("startDate"); start != nil {
		v.StartDate = *start
	}
	v.TimeType = f.enum("timeType", "exactTime", timeTypes...)
	v.StartTime, v.EndTime = f.clock("startTime"), f.clock("endTime")
	if n := f.count("durationInMinutes"); n != nil && !(fault.On("visit-update-keeps-duration") && update) {
		v.DurationInMinutes = *n
	}
	if v.TimeType == "exactTime" {
		if v.StartTime == "" || v.EndTime == "" && !fault.On("visit-without-end-time") {
			f.bad("startTime and endTime are required when timeType is exactTime")
		}
		if f.err == nil && v.EndTime != "" && !fault.On("visit-duration-as-sent") && !(fault.On("visit-duration-as-sent-on-update") && update) {
			v.DurationInMinutes = gap(v.StartTime, v.EndTime)
		}
	} else if fault.On("visit-duration-gap-always") && v.StartTime != "" && v.EndTime != "" && f.err == nil {
		v.DurationInMinutes = gap(v.StartTime, v.EndTime)
	}
	if fault.On("visit-duration-rounded") {
		v.DurationInMinutes = (v.DurationInMinutes + 2) / 5 * 5
	}
	owner := v.AttendedResidentIDs[0]
	v.AttendedResidentIDs = union([]string{owner}, f.strings("additionalAttendeeResidentIds"))
	if fault.On("visit-only-first-additional-attendee") && len(v.AttendedResidentIDs) > 2 {
		v.AttendedResidentIDs = v.AttendedResidentIDs[:2]
	}
	c.checkResidents(f, v.AttendedResidentIDs)
	v.Description = f.text("description")
	c.readVisitors(f, v)
}

func (c *call) readVisitors(f *fields, v *model.Visit) {
	kept := v.ManualVisitors
	v.ConnectionVisitors, v.ManualVisitors = []model.ConnectionVisitor{}, []model.ManualVisitor{}
	for _, part := range f.objects("connectionVisitors") {
		part.need("connectionId")
		id := part.text("connectionId")
		f.take(part)
		if _, ok := c.s.db.Connections.Get(c.tenant, id); !ok {
			f.bad("unknown connection %q", id)
		}
		v.ConnectionVisitors = append(v.ConnectionVisitors, model.ConnectionVisitor{ConnectionID: id})
	}
	for i, part := range f.objects("manualVisitors") {
		part.need("name")
		visitor := model.ManualVisitor{Name: part.text("name"), Relationship: part.text("relationship")}
		if fault.On("second-manual-visitor-without-relationship") && i > 0 {
			visitor.Relationship = ""
		}
		f.take(part)
		v.ManualVisitors = append(v.ManualVisitors, visitor)
	}
	if fault.On("visit-update-keeps-manual-visitors") && len(v.ManualVisitors) == 0 && len(kept) > 0 {
		v.ManualVisitors = kept
	}
	none := len(v.ConnectionVisitors)+len(v.ManualVisitors) == 0
	if fault.On("care-visit-without-visitor") && v.VisitType == "care" {
		none = false
	}
	if fault.On("visit-needs-connection-visitor") {
		none = len(v.ConnectionVisitors) == 0
	}
	if none {
		f.bad("at least one visitor is required")
	}
}

func createVisit(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	f.loc = c.zoneOf(r.FacilityID)
	now := model.At(c.s.now())
	v := model.Visit{Base: model.Base{Tenant: c.tenant}, AttendedResidentIDs: []string{r.ID}, Creator: c.actor.Ref(), Created: now, Modified: now}
	c.readVisit(f, &v)
	if f.err != nil {
		return f.err
	}
	v.ID = c.s.newID("vis")
	c.s.db.Visits.Save(v)
	return c.data(http.StatusCreated, v.Public())
}

func (c *call) visit() (*model.Visit, error) {
	r, err := c.resident()
	if err != nil {
		return nil, err
	}
	v, ok := c.s.db.Visits.Get(c.tenant, c.param("visitId"))
	if !ok || !slices.Contains(v.AttendedResidentIDs, r.ID) {
		return nil, notFound("visit")
	}
	return v, nil
}

func getVisit(c *call) error {
	v, err := c.visit()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, v.Public())
}

func updateVisit(c *call) error {
	v, err := c.visit()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	if r, ok := c.s.db.Residents.Get(c.tenant, v.AttendedResidentIDs[0]); ok {
		f.loc = c.zoneOf(r.FacilityID)
	}
	c.readVisit(f, v)
	if f.err != nil {
		return f.err
	}
	v.Modified = model.At(c.s.now())
	c.s.db.Visits.Save(*v)
	return c.data(http.StatusOK, v.Public())
}

func deleteVisit(c *call) error {
	v, err := c.visit()
	if err != nil {
		return err
	}
	if fault.On("visit-delete-kept-for-others") && len(v.AttendedResidentIDs) > 1 {
		v.AttendedResidentIDs = v.AttendedResidentIDs[1:]
		c.s.db.Visits.Save(*v)
		return c.noContent()
	}
	c.s.db.Visits.Remove(c.tenant, v.ID)
	return c.noContent()
}
