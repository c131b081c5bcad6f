package api

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

const transportAggregate = "transportation_request"

func transportSettings(c *call) error {
	f, err := c.maySeeSettings(transportEnabled)
	if err != nil {
		return err
	}
	zone := f.Zone
	if fault.On("settings-zone-of-server") {
		zone = "UTC"
	}
	return c.data(http.StatusOK, map[string]any{"facilityId": f.ID, "timezone": zone, "transportationTypes": f.TransportTypes,
		"requireDestinationAddress": f.NeedsAddress, "minimumLeadTimeHours": f.LeadHours, "hoursOfOperation": f.Hours})
}

// trip shows a request to the acting user; date names an occurrence of a recurring one.
func (c *call) trip(t model.TransportRequest, date string) model.TransportRequest {
	mine := t.Creator.ID == c.actor.ActingID && t.Status == "pending" && !t.IsRecurring
	if fault.On("can-edit-occurrence") && t.IsRecurring {
		mine = t.Creator.ID == c.actor.ActingID
	}
	t.CanEdit, t.CanCancel = mine, mine
	if fault.On("can-cancel-when-approved") && t.Status == "approved" && !t.IsRecurring {
		t.CanCancel = t.Creator.ID == c.actor.ActingID
	}
	if date != "" {
		t.Date, t.OccurrenceDate = date, &date
		if fault.On("occurrence-date-missing") {
			t.OccurrenceDate = nil
		}
	}
	return t.Public()
}

// dates are the days of a recurring request from one date to another.
func dates(t model.TransportRequest, from, to string) []string {
	var list []string
	d, err := time.Parse(day, max(from, t.Days.From))
	if err != nil {
		return nil
	}
	last := min(to, t.Days.To)
	for ; d.Format(day) <= last; d = d.AddDate(0, 0, 1) {
		skipped := slices.Contains(t.Days.Skip, d.Format(day))
		if slices.Contains(t.Days.Weekdays, int(d.Weekday())) && !skipped {
			list = append(list, d.Format(day))
		}
	}
	return list
}

func listTransport(c *call) error {
	r, err := c.mayUse(transportEnabled)
	if err != nil {
		return err
	}
	from, to := c.query("startDate"), c.query("endDate")
	if !isDate(from) || !isDate(to) {
		return invalid("startDate and endDate must be dates")
	}
	start, _ := time.Parse(day, from)
	last := start.AddDate(0, 0, windowDays-1)
	if fault.On("transportation-46-days") {
		last = last.AddDate(0, 0, 1)
	}
	if fault.On("transportation-44-days") {
		last = last.AddDate(0, 0, -1)
	}
	if to > last.Format(day) || to < from {
		return invalid("endDate must be at most %d days from startDate on", windowDays)
	}
	statuses, err := c.statuses("pending", "approved", "denied", "cancelled", "completed")
	if err != nil {
		return err
	}
	list := []model.TransportRequest{}
	for _, t := range c.s.db.Transport.ByOwner(c.tenant, r.ID) {
		seen := c.shows(t.Creator.ID, t.CreatorRole)
		if fault.On("transportation-list-shows-all-to-family") {
			seen = true
		}
		if !slices.Contains(statuses, t.Status) || !seen {
			continue
		}
		switch {
		case t.IsRecurring:
			for i, date := range dates(t, from, to) {
				if i > 0 && fault.On("recurring-listed-once") {
					break
				}
				list = append(list, c.trip(t, date))
			}
		case t.Date >= from && t.Date <= to && !(fault.On("transportation-end-date-excluded") && t.Date == to):
			list = append(list, c.trip(t, ""))
		}
	}
	slices.SortStableFunc(list, func(x, y model.TransportRequest) int {
		if d := strings.Compare(x.Date, y.Date); d != 0 && !fault.On("transportation-sorted-by-created") {
			return d
		}
		if fault.On("transportation-sorted-by-date-only") || fault.On("transportation-sorted-by-created") {
			return x.Created.Compare(y.Created.Time)
		}
		return strings.Compare(x.AppointmentTime, y.AppointmentTime)
	})
	return c.data(http.StatusOK, list)
}

func createTransport(c *call) error {
	r, err := c.mayUse(transportEnabled)
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	fac, _ := c.s.db.Facilities.Get(c.tenant, r.FacilityID)
	t := model.TransportRequest{Base: model.Base{Tenant: c.tenant}, ResidentID: r.ID, FacilityID: fac.ID, Status: "pending", Timezone: fac.Zone,
		Creator: c.creator(), CreatorRole: c.actor.Role}
	c.readTrip(f, &t, *fac)
	if f.err != nil {
		return f.err
	}
	t.Created = model.At(c.s.now())
	t.ID = c.s.newID("trq")
	t.ReferenceNumber = "TR-" + strings.TrimPrefix(t.ID, "trq-")
	if fault.On("transportation-created-approved-for-residents") && c.is(model.RoleResident) {
		t.Status = "approved"
	}
	if fault.On("transportation-creator-is-passenger") {
		t.Creator, t.CreatorRole = model.Person{ID: r.ID, Name: r.FullName, Phone: r.Phone}, model.RoleResident
	}
	c.s.db.Transport.Save(t)
	id := t.ID
	if fault.On("transportation-event-with-reference") {
		id = t.ReferenceNumber
	}
	c.emit("transportation_request.created", transportAggregate, id)
	return c.data(http.StatusCreated, c.trip(t, ""))
}

// transport finds the request of the path if the acting user may see it.
func (c *call) transport() (*model.TransportRequest, *model.Facility, error) {
	r, err := c.mayUse(transportEnabled)
	if err != nil {
		return nil, nil, err
	}
	t, ok := c.s.db.Transport.Get(c.tenant, c.param("requestId"))
	if !ok || t.ResidentID != r.ID || !c.shows(t.Creator.ID, t.CreatorRole) {
		return nil, nil, notFound("transportation request")
	}
	fac, _ := c.s.db.Facilities.Get(c.tenant, t.FacilityID)
	return t, fac, nil
}

func getTransport(c *call) error {
	t, _, err := c.transport()
	if err != nil {
		return err
	}
	date := c.query("occurrenceDate")
	if date == "" {
		return c.data(http.StatusOK, c.trip(*t, ""))
	}
	if !isDate(date) {
		return invalid("occurrenceDate must be a date")
	}
	found := t.IsRecurring && len(dates(*t, date, date)) > 0
	if fault.On("transportation-any-date-is-occurrence") && t.IsRecurring {
		found = true
	}
	if fault.On("transportation-skipped-date-served") && t.IsRecurring && slices.Contains(t.Days.Skip, date) {
		found = true
	}
	if fault.On("occurrence-date-of-one-off-ignored") && !t.IsRecurring {
		return c.data(http.StatusOK, c.trip(*t, ""))
	}
	if !found {
		return notFound("occurrence")
	}
	return c.data(http.StatusOK, c.trip(*t, date))
}

// changeable refuses a change by others than the creator, and of what is no longer pending.
func (c *call) changeable(t *model.TransportRequest, cancel bool) error {
	creator := t.Creator.ID == c.actor.ActingID
	if fault.On("family-may-cancel-each-others-requests") && cancel && c.is(model.RoleConnection) {
		creator = true
	}
	if fault.On("passenger-may-edit-family-request") && !cancel && c.is(model.RoleResident) {
		creator = true
	}
	if !creator {
		return forbidden("only the creator may change the request")
	}
	if t.IsRecurring && !(fault.On("recurring-may-be-cancelled") && cancel) {
		return conflict("a recurring request cannot be changed here")
	}
	open := t.Status == "pending"
	if fault.On("approved-may-be-cancelled") && cancel && t.Status == "approved" {
		open = true
	}
	if fault.On("denied-may-be-edited") && !cancel && t.Status == "denied" {
		open = true
	}
	if !open {
		return conflict("the request is no longer pending")
	}
	return nil
}

func updateTransport(c *call) error {
	t, fac, err := c.transport()
	if err != nil {
		return err
	}
	if err := c.changeable(t, false); err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	c.readTrip(f, t, *fac)
	if f.err != nil {
		return f.err
	}
	t.Modified = model.Ptr(c.s.now())
	c.s.db.Transport.Save(*t)
	if !fault.On("transportation-update-without-event") {
		c.emit("transportation_request.updated", transportAggregate, t.ID)
	}
	return c.data(http.StatusOK, c.trip(*t, ""))
}

func cancelTransport(c *call) error {
	t, _, err := c.transport()
	if err != nil {
		return err
	}
	if err := c.changeable(t, true); err != nil {
		return err
	}
	t.Status, t.Modified = "cancelled", model.Ptr(c.s.now())
	if fault.On("cancel-removes-transportation-request") {
		c.s.db.Transport.Remove(c.tenant, t.ID)
	} else {
		c.s.db.Transport.Save(*t)
	}
	if !fault.On("transportation-cancel-without-event") {
		c.emit("transportation_request.updated", transportAggregate, t.ID)
	}
	return c.data(http.StatusOK, c.trip(*t, ""))
}

func listTransportComments(c *call) error {
	t, _, err := c.transport()
	if err != nil {
		return err
	}
	return c.listComments(t.ID)
}

func addTransportComment(c *call) error {
	t, _, err := c.transport()
	if err != nil {
		return err
	}
	if t.IsRecurring && !fault.On("comment-on-recurring-accepted") {
		return conflict("an occurrence of a recurring request takes no comments")
	}
	return c.addComment(t.ID, transportAggregate)
}

func transportAttachment(c *call) error {
	t, _, err := c.transport()
	if err != nil {
		return err
	}
	return c.attachment(t.ID, nil)
}
