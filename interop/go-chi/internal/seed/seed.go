// Package seed writes the records that exist at the start, relative to that day.
package seed

import (
	"fmt"
	"time"

	"ces/internal/api"
	"ces/internal/model"
	"ces/internal/store"
)

// The slugs of the two tenants.
const (
	mainTenant  = "brightwater"
	otherTenant = "oakridge"
)

// Tenants are the two tenants with their tokens.
var Tenants = []api.Tenant{
	{Slug: mainTenant, Token: "bw-token-58c1d0", SystemActor: "system-brightwater",
		Teams: []api.Team{{Key: "maintenance", Name: "Maintenance Crew"}, {Key: "housekeeping", Name: "Housekeeping Crew"}}},
	{Slug: otherTenant, Token: "oak-token-e77a23", SystemActor: "system-oakridge",
		Teams: []api.Team{{Key: "facilities", Name: "Facilities Team"}}},
}

type seeder struct {
	db     *store.DB
	base   string
	now    time.Time
	tenant string
}

// city is a facility that gets the full set of records.
type city struct {
	key, facility, zone string
	loc                 *time.Location
}

// Fill writes all records.
func Fill(db *store.DB, base string, now time.Time) {
	s := &seeder{db, base, now, mainTenant}
	s.facilities()
	s.staff()
	s.people()
	s.files()
	s.calendars()
	s.albums()
	s.announcements()
	for _, k := range []city{{"nyc", "fac-nyc", "America/New_York", nil}, {"ber", "fac-ber", "Europe/Berlin", nil}} {
		loc, err := time.LoadLocation(k.zone)
		if err != nil {
			panic(err)
		}
		k.loc = loc
		s.assessments(k)
		s.activities(k)
		s.series(k)
		s.life(k)
		s.transport(k)
		s.work(k)
	}
	s.sharedActivities()
	s.photos()
	s.threads()
	s.other()
}

func (s *seeder) owned() model.Base { return model.Base{Tenant: s.tenant} }

// at is a clock time some days from today in a zone.
func (s *seeder) at(loc *time.Location, days, hour, minute int) time.Time {
	t := s.now.In(loc)
	return time.Date(t.Year(), t.Month(), t.Day()+days, hour, minute, 0, 0, loc)
}

func (s *seeder) ago(d time.Duration) model.Time { return model.At(s.now.Add(-d)) }

// date is a date some days from today in a zone.
func (s *seeder) date(loc *time.Location, days int) string {
	return s.at(loc, days, 12, 0).Format("2006-01-02")
}

// workday is the first date from some days on that is not at a weekend.
func (s *seeder) workday(loc *time.Location, days int) string {
	t := s.at(loc, days, 12, 0)
	for t.Weekday() == time.Saturday || t.Weekday() == time.Sunday {
		t = t.AddDate(0, 0, 1)
	}
	return t.Format("2006-01-02")
}

func ptr[T any](v T) *T { return &v }

func (s *seeder) hours(loc *time.Location) []model.Hours {
	var list []model.Hours
	for _, name := range []string{"monday", "tuesday", "wednesday", "thursday", "friday"} {
		list = append(list, model.Hours{DayOfWeek: ptr(name), StartTime: ptr("07:00"), EndTime: ptr("19:00")})
	}
	list = append(list, model.Hours{DayOfWeek: ptr("saturday"), StartTime: ptr("09:00"), EndTime: ptr("16:00")},
		model.Hours{DayOfWeek: ptr("sunday"), NotAvailable: true})
	return append(list, model.Hours{Date: ptr(s.workday(loc, 12)), NotAvailable: true})
}

func (s *seeder) facilities() {
	ny, _ := time.LoadLocation("America/New_York")
	s.db.Facilities.Save(model.Facility{Base: s.owned(), ID: "fac-nyc", Name: "Hudson House", BedCount: 140, CareSetting: "Assisted Living",
		Zone: "America/New_York", Transport: true, FamilyTransport: true, Work: true, FamilyWork: true,
		TransportTypes: []string{"Medical", "Shopping", "Social"}, LeadHours: 3, Hours: s.hours(ny),
		WorkTypes: []string{"Plumbing", "Electrical", "Furniture"}, WorkLocations: []string{"Lobby", "Dining Room"}})
	s.db.Facilities.Save(model.Facility{Base: s.owned(), ID: "fac-ber", Name: "Spree Garten", BedCount: 90, CareSetting: "Independent Living",
		Zone: "Europe/Berlin", Transport: true, FamilyTransport: true, Work: true, FamilyWork: true,
		TransportTypes: []string{"Medical", "Church"}, NeedsAddress: true, LeadHours: 3, Hours: s.hours(ny),
		WorkTypes: []string{"Plumbing", "Painting"}, WorkLocations: []string{"Garden", "Hall"}})
	s.db.Facilities.Save(model.Facility{Base: s.owned(), ID: "fac-den", Name: "Rocky View", BedCount: 60, CareSetting: "Memory Care",
		Zone: "America/Denver", Transport: true, Work: true, TransportTypes: []string{"Medical"}, LeadHours: 3, Hours: s.hours(ny),
		WorkTypes: []string{"Plumbing"}, WorkLocations: []string{"Lobby"}})
}

func (s *seeder) staff() {
	both := []string{"VIEW_ACTIVITIES", "MESSAGE_FAMILY_RESIDENTS"}
	for _, p := range []struct {
		id, first, last string
		facility        string
		perms           []string
	}{
		{"stf-nyc-1", "Nora", "Kemp", "fac-nyc", both},
		{"stf-nyc-2", "Owen", "Lutz", "fac-nyc", nil},
		{"stf-nyc-3", "Pia", "Moss", "fac-nyc", both[:1]},
		{"stf-nyc-4", "Quinn", "Nash", "fac-nyc", both[1:]},
		{"stf-ber-1", "Rolf", "Ott", "fac-ber", both},
		{"stf-ber-2", "Sina", "Pohl", "fac-ber", nil},
		{"stf-den-1", "Tess", "Quick", "fac-den", both},
	} {
		s.db.Staff.Save(model.Staff{Base: s.owned(), ID: p.id, AccountID: "acct-" + p.id, FirstName: p.first, LastName: p.last,
			Phone: "+1 555 0900", Facilities: []string{p.facility}, Perms: p.perms})
	}
}

// other fills the second tenant.
func (s *seeder) other() {
	s.tenant = otherTenant
	ny, _ := time.LoadLocation("America/New_York")
	s.db.Facilities.Save(model.Facility{Base: s.owned(), ID: "fac-oak", Name: "Oak Court", BedCount: 40, CareSetting: "Assisted Living",
		Zone: "America/New_York", Transport: true, FamilyTransport: true, Work: true, FamilyWork: true,
		TransportTypes: []string{"Medical"}, LeadHours: 3, Hours: s.hours(ny), WorkTypes: []string{"Plumbing"}, WorkLocations: []string{"Lobby"}})
	s.db.Staff.Save(model.Staff{Base: s.owned(), ID: "stf-oak-1", AccountID: "acct-stf-oak-1", FirstName: "Uma", LastName: "Reed",
		Facilities: []string{"fac-oak"}, Perms: []string{"VIEW_ACTIVITIES", "MESSAGE_FAMILY_RESIDENTS"}})
	s.resident("res-oak-1", "fac-oak", "Vera", "Stone", "active")
	s.resident("res-oak-2", "fac-oak", "Walt", "Tanner", "active")
	s.link("con-oak-1", "Xena", "Stone", "active", nil, []string{"fac-oak"}, "res-oak-1", "res-oak-2")
	s.calendar("cal-oak-act", "Oak Activities", "activity", false, "fac-oak")
	a := s.activity("act-oak-walk", "Oak Walk", "Outing", "cal-oak-act", "fac-oak", ny, 2, 10, 60)
	s.db.Activities.Save(a)
	s.db.Albums.Save(model.Album{Base: s.owned(), ID: "alb-oak-1", Title: "Oak Days", Type: "community", Facilities: []string{"fac-oak"}, CreatedAt: s.ago(90 * 24 * time.Hour)})
	s.photo("pho-oak-1", "Oak tree", 3*time.Hour, []string{"fac-oak"}, []string{"res-oak-1"}, nil, []string{"alb-oak-1"}, "")
	k := city{"oak", "fac-oak", "America/New_York", ny}
	s.db.Transport.Save(s.trip("trq-oak-1", k, "res-oak-1", "pending", s.workday(ny, 5), "10:00", model.Person{ID: "acct-con-oak-1", Name: "Xena Stone"}, model.RoleConnection))
	s.db.Work.Save(s.workRequest("wrq-oak-1", k, "res-oak-1", "open", "Dripping tap", model.Person{ID: "acct-con-oak-1", Name: "Xena Stone"}, model.RoleConnection, 50*time.Hour))
}

func number(prefix string, n int) string { return fmt.Sprintf("%s%03d", prefix, n) }
