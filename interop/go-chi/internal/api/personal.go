package api

import (
	"fmt"
	"net/http"
	"slices"
	"time"

	"ces/internal/fault"
	"ces/internal/model"
)

// gap is the number of minutes from start to end, over midnight if need be.
func gap(start, end string) int64 {
	return int64((minutes(end) - minutes(start) + 24*60) % (24 * 60))
}

// later is the clock time some minutes after start.
func later(start string, n int64) string {
	m := (int64(minutes(start)) + n%(24*60)) % (24 * 60)
	return fmt.Sprintf("%02d:%02d", m/60, m%60)
}

func listPersonal(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	w, err := c.window(c.zoneOf(r.FacilityID), !fault.On("personal-activities-window-unlimited"))
	if err != nil {
		return err
	}
	list := []any{}
	for _, p := range c.s.db.Personal.List(c.tenant) {
		if slices.Contains(p.AttendedResidentIDs, r.ID) && w.holds(p.StartDate.Time) {
			list = append(list, p.Public())
		}
	}
	if fault.On("check-ins-among-personal-activities") {
		for _, ci := range c.s.db.CheckIns.ByOwner(c.tenant, r.ID) {
			list = append(list, c.checkInView(ci))
		}
	}
	return c.data(http.StatusOK, list)
}

func createPersonal(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	f.loc = c.zoneOf(r.FacilityID)
	f.need("name", "startDate")
	now := model.At(c.s.now())
	p := model.PersonalActivity{Base: model.Base{Tenant: c.tenant}, Name: f.text("name"), TimeType: f.enum("timeType", "exactTime", timeTypes...),
		StartTime: f.clock("startTime"), EndTime: f.clock("endTime"), Location: f.text("location"), Description: f.text("description"),
		Confirmed: f.boolean("confirmed", false), Photos: []string{}, Created: now, Modified: now}
	p.AttendedResidentIDs = union([]string{r.ID}, f.strings("additionalAttendeeResidentIds"))
	if fault.On("acting-resident-is-attendee") && c.is(model.RoleResident) {
		p.AttendedResidentIDs[0] = c.actor.RecordID
	}
	c.checkResidents(f, p.AttendedResidentIDs)
	if start := f.time("startDate"); start != nil {
		p.StartDate = *start
	}
	length := f.count("durationInMinutes")
	if length != nil {
		p.DurationInMinutes = *length
	}
	if p.TimeType == "exactTime" {
		if p.StartTime == "" && !fault.On("personal-activity-without-start-time") {
			f.bad("startTime is required when timeType is exactTime")
		}
		if p.EndTime == "" && length == nil {
			f.bad("endTime or durationInMinutes is required when timeType is exactTime")
		}
		if f.err == nil && p.EndTime == "" {
			p.EndTime = later(p.StartTime, p.DurationInMinutes)
			if fault.On("end-time-past-the-hour-not-carried") {
				p.EndTime = fmt.Sprintf("%s:%02d", p.StartTime[:2], (int64(minutes(p.StartTime)%60)+p.DurationInMinutes)%60)
			}
			if fault.On("end-time-not-derived") {
				p.EndTime = ""
			}
		} else if f.err == nil {
			p.DurationInMinutes = gap(p.StartTime, p.EndTime)
		}
	}
	if f.err != nil {
		return f.err
	}
	p.ID = c.s.newID("pa")
	c.s.db.Personal.Save(p)
	return c.data(http.StatusCreated, p.Public())
}

func (c *call) checkResidents(f *fields, ids []string) {
	for _, id := range ids {
		if _, ok := c.s.db.Residents.Get(c.tenant, id); !ok {
			f.bad("unknown resident %q", id)
		}
	}
}

func (c *call) checkInView(ci model.CheckIn) map[string]any {
	m := map[string]any{"id": ci.ID, "startDate": ci.Date, "durationInMinutes": ci.Duration, "created": ci.Created, "modified": ci.Modified}
	if s, ok := c.s.db.Staff.Get(c.tenant, ci.StaffID); ok {
		m["checkInStaff"] = map[string]string{"id": s.ID, "firstName": s.FirstName, "lastName": s.LastName}
	}
	if ci.Description != "" {
		m["description"] = ci.Description
	}
	return m
}

func listCheckIns(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	w, err := c.window(c.zoneOf(r.FacilityID), true)
	if err != nil {
		return err
	}
	from, to := w.from.Format(day), w.to.Format(day)
	if fault.On("check-ins-last-day-missing") {
		to = w.to.AddDate(0, 0, -1).Format(day)
	}
	var list []model.CheckIn
	for _, ci := range c.s.db.CheckIns.ByOwner(c.tenant, r.ID) {
		if ci.Date >= from && ci.Date <= to {
			list = append(list, ci)
		}
	}
	slices.SortStableFunc(list, func(x, y model.CheckIn) int { return compareText(x.Date, y.Date) })
	views := []any{}
	for _, ci := range list {
		views = append(views, c.checkInView(ci))
	}
	return c.data(http.StatusOK, views)
}

// readCheckIn takes the members of the body over.
func (c *call) readCheckIn(f *fields, ci *model.CheckIn) {
	f.need("startDate", "checkInStaffId", "durationInMinutes")
	date, description := f.text("startDate"), f.text("description")
	if t, ok := parseTime(date, time.UTC); ok {
		ci.Date = t.Format(day)
		if fault.On("check-in-date-shifted-west") {
			ci.Date = t.Add(-5 * time.Hour).Format(day)
		}
	} else if date != "" {
		f.bad("startDate must be a date")
	}
	ci.Duration = f.bigInt("durationInMinutes")
	if fault.On("check-in-duration-quick-picks-only") {
		if n, err := ci.Duration.Int64(); err == nil && !slices.Contains([]int64{5, 10, 15, 30, 45, 60, 90, 120, 0}, n) {
			f.bad("durationInMinutes must be one of the quick picks")
		}
	}
	if fault.On("check-in-zero-duration-is-default") && ci.Duration == "0" {
		ci.Duration = "15"
	}
	ci.Description = description
	id := f.text("checkInStaffId")
	s, ok := c.s.db.Staff.Get(c.tenant, id)
	if !ok {
		s, ok = c.s.db.Staff.ByAlt(c.tenant, id)
	}
	if !ok {
		f.bad("unknown member of staff %q", id)
		return
	}
	if fault.On("check-in-update-keeps-staff") && ci.StaffID != "" {
		return
	}
	ci.StaffID = s.ID
}

// dayTaken tells whether the resident has another check-in on the day.
func (c *call) dayTaken(ci model.CheckIn) bool {
	all := c.s.db.CheckIns.ByOwner(c.tenant, ci.ResidentID)
	if fault.On("check-in-day-looks-at-last-only") && len(all) > 1 {
		all = all[len(all)-1:]
	}
	if fault.On("check-in-one-per-day-and-staff") {
		all = slices.DeleteFunc(all, func(x model.CheckIn) bool { return x.StaffID != ci.StaffID })
	}
	return slices.ContainsFunc(all, func(x model.CheckIn) bool { return x.ID != ci.ID && x.Date == ci.Date })
}

func createCheckIn(c *call) error {
	r, err := c.resident()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	now := model.At(c.s.now())
	ci := model.CheckIn{Base: model.Base{Tenant: c.tenant}, ResidentID: r.ID, Created: now, Modified: now}
	c.readCheckIn(f, &ci)
	if f.err != nil {
		return f.err
	}
	if c.dayTaken(ci) {
		return conflict("the resident has a check-in on this day already")
	}
	ci.ID = c.s.newID("chk")
	c.s.db.CheckIns.Save(ci)
	return c.data(http.StatusCreated, c.checkInView(ci))
}

func (c *call) checkIn() (*model.CheckIn, error) {
	r, err := c.resident()
	if err != nil {
		return nil, err
	}
	ci, ok := c.s.db.CheckIns.Get(c.tenant, c.param("checkInId"))
	if !ok || ci.ResidentID != r.ID {
		return nil, notFound("check-in")
	}
	return ci, nil
}

func getCheckIn(c *call) error {
	ci, err := c.checkIn()
	if err != nil {
		return err
	}
	return c.data(http.StatusOK, c.checkInView(*ci))
}

func updateCheckIn(c *call) error {
	ci, err := c.checkIn()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	c.readCheckIn(f, ci)
	if f.err != nil {
		return f.err
	}
	if c.dayTaken(*ci) && !fault.On("check-in-moved-onto-other") {
		return conflict("the resident has a check-in on this day already")
	}
	ci.Modified = model.At(c.s.now())
	c.s.db.CheckIns.Save(*ci)
	return c.data(http.StatusOK, c.checkInView(*ci))
}

func deleteCheckIn(c *call) error {
	ci, err := c.checkIn()
	if err != nil {
		return err
	}
	if fault.On("check-in-delete-removes-nothing") {
		return c.noContent()
	}
	c.s.db.CheckIns.Remove(c.tenant, ci.ID)
	if fault.On("check-in-delete-answers-200") {
		return c.data(http.StatusOK, c.checkInView(*ci))
	}
	return c.noContent()
}
