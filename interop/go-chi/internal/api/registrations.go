package api

import (
	"net/http"
	"slices"
	"strings"
	"time"

	"ces/internal/fault"
	"ces/internal/hook"
	"ces/internal/model"
)

const (
	registered = "registered"
	waitlisted = "waitlisted"
)

// registrationView shows a registration of an activity, or of an occurrence of it.
func (c *call) registrationView(r model.Registration, a model.Activity) map[string]any {
	m := c.activityPart(a)
	m["userId"], m["userType"], m["registeredAt"], m["status"] = r.UserID, r.UserType, r.At, r.Status
	m["userName"], m["relationship"] = c.userName(r.UserType, r.PersonID)
	m["position"] = c.position(r)
	if fault.On("registration-user-type-resident") {
		m["userType"] = model.RoleResident
	}
	return m
}

// activityPart holds the members about the activity that registrations and attendance share.
func (c *call) activityPart(a model.Activity) map[string]any {
	m := map[string]any{"activityId": a.ID, "activityName": a.Name, "activityType": a.Type, "activityStartDate": a.StartDate,
		"activityLocation": a.Location, "facilityId": a.FacilityID}
	if a.EndDate != nil {
		m["activityEndDate"] = a.EndDate
	}
	if f, ok := c.s.db.Facilities.Get(c.tenant, a.FacilityID); ok {
		m["facilityName"] = f.Name
	}
	return m
}

func (c *call) userName(kind model.Role, id string) (name, relationship string) {
	if kind == model.RoleConnection {
		if n, ok := c.s.db.Connections.Get(c.tenant, id); ok {
			return n.Name(), n.Relationship
		}
		return "", ""
	}
	if r, ok := c.s.db.Residents.Get(c.tenant, id); ok {
		return r.FullName, ""
	}
	return "", ""
}

// position is the place in the queue of those with the same status and type, from 1.
func (c *call) position(r model.Registration) int {
	n := 0
	for _, other := range c.s.db.Registrations.ByOwner(c.tenant, r.ActivityID) {
		if other.Status == r.Status && other.UserType == r.UserType && other.Occurrence == r.Occurrence {
			n++
			if other.ID == r.ID {
				return n
			}
		}
	}
	return n
}

// person finds who a registration is for: a resident by id, a connection by its
// external id or account id, but not by its own id.
func (c *call) person(kind model.Role, userID string) (string, bool) {
	if kind == model.RoleResident {
		r, ok := c.s.db.Residents.Get(c.tenant, userID)
		if !ok || r.Status == "deleted" {
			return "", false
		}
		return r.ID, true
	}
	for _, n := range c.s.db.Connections.List(c.tenant) {
		named := n.ExternalID == userID || n.AccountID == userID
		if fault.On("registration-by-connection-id") && n.ID == userID {
			named = true
		}
		if userID != "" && named && n.Status != "deleted" {
			return n.ID, true
		}
	}
	return "", false
}

// register adds a registration, on the waitlist when there is no room.
func (c *call) register(a *model.Activity, kind model.Role, userID, occ string) (*model.Registration, error) {
	personID, ok := c.person(kind, userID)
	if !ok {
		return nil, notFound("user")
	}
	loc := c.zoneOf(a.FacilityID)
	end := endMoment(*a, loc)
	if a.Recurrence != nil {
		end = a.Recurrence.SeriesEndDate.Time
	}
	switch {
	case a.Cancelled:
		return nil, conflict("the activity is cancelled")
	case time.Now().After(end):
		return nil, conflict("the activity is over")
	case kind == model.RoleConnection && !a.AllowConnections:
		return nil, conflict("the activity is not open to connections")
	}
	regs := c.s.db.Registrations.ByOwner(c.tenant, a.ID)
	for _, r := range regs {
		if r.PersonID == personID && takesPart(r, occ) {
			return nil, conflict("the user is registered already")
		}
	}
	n := count(regs, occ)
	taken, limit := n.residents, a.MaxResidents
	if kind == model.RoleConnection {
		taken, limit = n.connections, a.MaxConnections
	}
	r := model.Registration{Base: model.Base{Tenant: c.tenant}, ID: c.s.newID("reg"), ActivityID: a.ID, UserID: userID, PersonID: personID,
		UserType: kind, Occurrence: occ, Status: registered, At: model.At(c.s.now())}
	if limit != nil && taken >= *limit {
		r.Status = waitlisted
	}
	c.s.db.Registrations.Save(r)
	if r.Status == registered || !fault.On("registration-created-not-sent-for-waitlist") {
		c.emitRegistration("registration.created", r)
	}
	return &r, nil
}

func (c *call) emitRegistration(kind string, r model.Registration) {
	c.events = append(c.events, hook.Event{EventType: kind, AggregateType: "activity", ResourceID: r.ActivityID, Tenant: c.tenant,
		OccurredAt: model.At(c.s.now()), UserID: r.UserID, UserType: r.UserType})
}

func createRegistration(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	f.need("userId", "userType")
	userID, kind := f.text("userId"), model.Role(f.enum("userType", "", "resident", "connection"))
	date := f.text("occurrenceDate")
	if q := c.query("occurrenceDate"); q != "" {
		date = q
	}
	if f.err != nil {
		return f.err
	}
	occ, shown, err := c.occurrenceOf(*a, date)
	if err != nil {
		return err
	}
	r, err := c.register(a, kind, userID, occ)
	if err != nil {
		return err
	}
	v := c.registrationView(*r, shown)
	if fault.On("registration-answer-without-position") {
		delete(v, "position")
	}
	return c.data(http.StatusCreated, v)
}

// occurrenceOf reads an optional occurrence date of a series.
func (c *call) occurrenceOf(a model.Activity, date string) (string, model.Activity, error) {
	if date == "" {
		return "", a, nil
	}
	if a.Recurrence == nil {
		return "", a, invalid("the activity is not recurring")
	}
	o, occ, err := occurrence(a, date, c.zoneOf(a.FacilityID))
	return occ, o, err
}

func cancelRegistration(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	userID := c.param("userId")
	occ, _, err := c.occurrenceOf(*a, c.query("occurrenceDate"))
	if err != nil {
		return err
	}
	var mine []model.Registration
	for _, r := range c.s.db.Registrations.ByOwner(c.tenant, a.ID) {
		personID, ok := c.person(r.UserType, userID)
		if (r.UserID == userID || ok && r.PersonID == personID) && (occ == "" || takesPart(r, occ)) {
			mine = append(mine, r)
		}
	}
	if len(mine) == 0 {
		return notFound("registration")
	}
	for _, r := range mine {
		if occ != "" && r.Occurrence == "" && !fault.On("cancel-occurrence-cancels-series") {
			r.Skipped = append(r.Skipped, occ)
			c.s.db.Registrations.Save(r)
		} else {
			c.s.db.Registrations.Remove(c.tenant, r.ID)
		}
		if fault.On("cancel-occurrence-removes-all-of-user") && occ != "" {
			for _, other := range c.s.db.Registrations.ByOwner(c.tenant, a.ID) {
				if other.PersonID == r.PersonID {
					c.s.db.Registrations.Remove(c.tenant, other.ID)
				}
			}
		}
		if !fault.On("registration-deleted-not-sent-for-connection") || r.UserType == model.RoleResident {
			c.emitRegistration("registration.deleted", r)
		}
		promotes := r.Status == registered && r.UserType == model.RoleResident
		if fault.On("waitlisted-cancel-promotes") && r.UserType == model.RoleResident {
			promotes = true
		}
		if fault.On("connection-cancel-promotes") && r.Status == registered {
			promotes = true
		}
		if promotes {
			c.promote(a, occ)
		}
	}
	return c.noContent()
}

// promote registers the resident who has waited longest.
func (c *call) promote(a *model.Activity, occ string) {
	if fault.On("no-promotion") {
		return
	}
	waiting := c.s.db.Registrations.ByOwner(c.tenant, a.ID)
	waiting = slices.DeleteFunc(waiting, func(r model.Registration) bool {
		return r.Status != waitlisted || r.UserType != model.RoleResident || r.Occurrence != occ
	})
	slices.SortStableFunc(waiting, func(x, y model.Registration) int { return x.At.Compare(y.At.Time) })
	if fault.On("promotes-latest") {
		slices.Reverse(waiting)
	}
	if fault.On("promotes-by-name") {
		slices.SortStableFunc(waiting, func(x, y model.Registration) int { return strings.Compare(x.PersonID, y.PersonID) })
	}
	for i, r := range waiting {
		if i > 0 && !(fault.On("promotes-two") && i < 2) {
			break
		}
		r.Status = registered
		c.s.db.Registrations.Save(r)
		if !fault.On("promotion-without-event") {
			c.emitRegistration("registration.created", r)
		}
	}
}

// registrationsOf lists the registrations of a person for activities in the window.
func (c *call) registrationsOf(personID string, loc *time.Location) error {
	w, err := c.window(loc, false)
	if err != nil {
		return err
	}
	type item struct {
		r model.Registration
		a model.Activity
	}
	var items []item
	for _, r := range c.s.db.Registrations.List(c.tenant) {
		a, ok := c.s.db.Activities.Get(c.tenant, r.ActivityID)
		if r.PersonID != personID || !ok || a.Deleted {
			continue
		}
		if fault.On("registrations-without-waitlisted") && r.Status == waitlisted {
			continue
		}
		if a.Recurrence == nil {
			at := a.StartDate.Time
			if w.holds(at) || fault.On("registrations-end-date-ignored") && !at.Before(w.from) {
				items = append(items, item{r, *a})
			}
			continue
		}
		zone := c.zoneOf(a.FacilityID)
		for _, o := range occurrences(*a, w, zone) {
			occ := o.StartDate.In(zone).Format(day)
			if takesPart(r, occ) && (r.Occurrence == "" || r.Occurrence == occ) {
				items = append(items, item{r, o})
			}
		}
	}
	slices.SortStableFunc(items, func(x, y item) int { return x.a.StartDate.Compare(y.a.StartDate.Time) })
	list := []any{}
	for _, it := range items {
		list = append(list, c.registrationView(it.r, it.a))
	}
	return c.data(http.StatusOK, list)
}

func residentRegistrations(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	return c.registrationsOf(r.ID, c.zoneOf(r.FacilityID))
}

func connectionRegistrations(c *call) error {
	n, err := c.connection()
	if err != nil {
		return err
	}
	if fault.On("connection-registrations-of-residents") && len(n.Residents) > 0 {
		return c.registrationsOf(n.Residents[0], time.UTC)
	}
	loc := time.UTC
	if len(n.Facilities) > 0 {
		loc = c.zoneOf(n.Facilities[0])
	}
	return c.registrationsOf(n.ID, loc)
}
