package seed

import (
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"ces/internal/model"
)

func (s *seeder) files() {
	add := func(id, name, kind, text string) {
		s.db.Files.Save(model.File{Base: s.owned(), ID: id, Name: name, Type: kind, Data: []byte(text)})
	}
	add("att-flyer", "flyer.pdf", "application/pdf", "%PDF-1.4 flyer\n%%EOF")
	add("att-private", "staff notes.txt", "text/plain", "for staff and residents")
	add("att-unknown", "plan.bin", "", "\x00\x01plan")
	add("att-menu", "menu.txt", "text/plain", "soup, bread, pie")
	add("anf-1", "program.pdf", "application/pdf", "%PDF-1.4 program\n%%EOF")
	add("anf-2", "map.png", "image/png", "\x89PNG map")
	for _, k := range []string{"nyc", "ber"} {
		for _, name := range []string{"cf-%s-1", "cf-%s-3", "wcf-%s-1", "wcf-%s-2", "wf-%s-1"} {
			id := fmt.Sprintf(name, k)
			add(id, id+".txt", "text/plain", "file "+id)
		}
	}
}

func (s *seeder) calendar(id, name, category string, private bool, facilities ...string) {
	s.db.Calendars.Save(model.Calendar{Base: s.owned(), ID: id, Name: name, Category: category, FacilityIDs: facilities, Private: private, Created: s.ago(400 * 24 * time.Hour)})
}

func (s *seeder) calendars() {
	s.calendar("cal-nyc-act", "Hudson Activities", "activity", false, "fac-nyc")
	s.calendar("cal-nyc-meal", "Hudson Meals", "meal", false, "fac-nyc")
	s.calendar("cal-nyc-staff", "Hudson Staff", "staff", true, "fac-nyc")
	s.calendar("cal-ber-act", "Spree Activities", "activity", false, "fac-ber")
	s.calendar("cal-ber-meal", "Spree Meals", "meal", false, "fac-ber")
	s.calendar("cal-shared", "All Communities", "activity", false, "fac-nyc", "fac-ber")
	s.calendar("cal-den-act", "Rocky Activities", "activity", false, "fac-den")
}

// activity is one that begins some days from today at an hour and lasts some minutes.
func (s *seeder) activity(id, name, kind, calendar, facility string, loc *time.Location, days, hour, length int) model.Activity {
	start := s.at(loc, days, hour, 0)
	end := start.Add(time.Duration(length) * time.Minute)
	created := s.ago(30 * 24 * time.Hour)
	return model.Activity{Base: s.owned(), ID: id, Name: name, Type: kind, StartDate: model.At(start), EndDate: model.Ptr(end),
		StartTime: start.Format("15:04"), EndTime: end.Format("15:04"), TimeType: "exactTime", Location: "Garden Room",
		Description: name + " for everyone", MaxResidents: ptr(int64(20)), MaxConnections: ptr(int64(5)), AllowConnections: true,
		CalendarID: calendar, FacilityID: facility, Attachments: []model.ActivityFile{}, Creator: model.Ref{ID: "acct-stf-nyc-1", Name: "Nora Kemp"},
		Created: created, Modified: created}
}

func (s *seeder) activities(k city) {
	add := func(name, kind string, days, hour, length int, change func(a *model.Activity)) {
		a := s.activity("act-"+k.key+"-"+strings.ToLower(name), name, kind, "cal-"+k.key+"-act", k.facility, k.loc, days, hour, length)
		if change != nil {
			change(&a)
		}
		s.db.Activities.Save(a)
	}
	add("Yoga", "Fitness", 2, 10, 60, func(a *model.Activity) {
		a.Attachments = []model.ActivityFile{{ID: "att-flyer", PublicToFamily: true}, {ID: "att-private"}, {ID: "att-unknown", PublicToFamily: true}}
	})
	add("Full", "Music", 3, 15, 90, func(a *model.Activity) {
		a.MaxResidents, a.MaxConnections, a.Location = ptr(int64(2)), ptr(int64(1)), "Music Hall"
	})
	add("Open", "Social", 4, 11, 60, func(a *model.Activity) { a.MaxResidents, a.MaxConnections = nil, nil })
	add("Closed", "Art", 5, 14, 60, func(a *model.Activity) { a.AllowConnections = false })
	add("Past", "Social", -3, 10, 60, func(a *model.Activity) {
		a.Attachments = []model.ActivityFile{{ID: "att-flyer", PublicToFamily: true}}
	})
	add("Yesterday", "Music", -1, 16, 60, nil)
	add("Cancelled", "Outing", 6, 9, 120, func(a *model.Activity) { a.Cancelled = true })
	add("Allday", "Outing", 0, 0, 0, func(a *model.Activity) { a.TimeType, a.EndDate, a.EndTime = "allDay", nil, "" })
	add("Late", "Music", 1, 21, 60, nil)
	add("Lunch", "Dining", 2, 12, 60, func(a *model.Activity) {
		a.CalendarID, a.Attachments = "cal-"+k.key+"-meal", []model.ActivityFile{{ID: "att-menu", PublicToFamily: true}}
	})
	minute := 0
	register := func(activity, user, person string, role model.Role, status string) {
		minute++
		s.db.Registrations.Save(model.Registration{Base: s.owned(), ID: fmt.Sprintf("reg-%s-%d", k.key, minute), ActivityID: "act-" + k.key + "-" + activity,
			UserID: user, PersonID: person, UserType: role, Status: status, At: s.ago(time.Duration(600-minute) * time.Minute)})
	}
	res := func(n int) string { return fmt.Sprintf("res-%s-%d", k.key, n) }
	con := "con-" + k.key + "-1"
	register("full", res(1), res(1), model.RoleResident, "registered")
	register("full", res(2), res(2), model.RoleResident, "registered")
	register("full", "ext-"+con, con, model.RoleConnection, "registered")
	if k.key == "nyc" {
		register("full", res(5), res(5), model.RoleResident, "waitlisted")
		register("full", res(4), res(4), model.RoleResident, "waitlisted")
		register("full", "ext-con-both", "con-both", model.RoleConnection, "waitlisted")
		register("full", res(3), res(3), model.RoleResident, "waitlisted")
	} else {
		register("full", res(3), res(3), model.RoleResident, "waitlisted")
	}
	register("yoga", res(1), res(1), model.RoleResident, "registered")
	register("past", res(1), res(1), model.RoleResident, "registered")
	mark := func(n int, activity, user string, role model.Role, status, reason string, minutes int64) {
		s.db.Attendance.Save(model.Attendance{Base: s.owned(), ID: fmt.Sprintf("att-%s-%d", k.key, n), ActivityID: "act-" + k.key + "-" + activity, UserID: user,
			UserType: role, Status: status, DeclineReason: reason, Duration: ptr(minutes), MarkedAt: s.ago(time.Duration(50-n) * time.Minute)})
	}
	mark(1, "past", res(2), model.RoleResident, "attended", "", 45)
	mark(2, "past", res(3), model.RoleResident, "declined", "Sleeping", 0)
	mark(3, "past", con, model.RoleConnection, "attended", "", 60)
}

// series adds a daily and a weekly series.
func (s *seeder) series(k city) {
	date := func(days int) string { return s.date(k.loc, days) }
	daily := s.activity("act-"+k.key+"-daily", "Morning Walk", "Fitness", "cal-"+k.key+"-act", k.facility, k.loc, -5, 9, 45)
	daily.Recurrence = &model.Recurrence{Frequency: "daily", Interval: 1, DaysOfWeek: []string{}, SeriesStartDate: daily.StartDate,
		SeriesEndDate: model.At(s.at(k.loc, 40, 9, 45)), ExceptionDates: []string{date(4), date(7)}}
	s.db.Activities.Save(daily)
	weekly := s.activity("act-"+k.key+"-weekly", "Book Club", "Social", "cal-"+k.key+"-act", k.facility, k.loc, -14, 14, 60)
	name := func(days int) string { return strings.ToLower(s.at(k.loc, days, 12, 0).Weekday().String()) }
	weekly.Location = "Library"
	weekly.Recurrence = &model.Recurrence{Frequency: "weekly", Interval: 1, DaysOfWeek: []string{name(0), name(2)}, SeriesStartDate: weekly.StartDate,
		SeriesEndDate: model.At(s.at(k.loc, 196, 15, 0)), ExceptionDates: []string{date(7), date(9)}}
	s.db.Activities.Save(weekly)
}

func (s *seeder) sharedActivities() {
	ny, _ := time.LoadLocation("America/New_York")
	lecture := s.activity("act-shared-lecture", "Shared Lecture", "Social", "cal-shared", "fac-nyc", ny, 8, 13, 60)
	s.db.Activities.Save(lecture)
	meeting := s.activity("act-nyc-meeting", "Staff Meeting", "Social", "cal-nyc-staff", "fac-nyc", ny, 3, 8, 30)
	meeting.Attachments = []model.ActivityFile{{ID: "att-flyer", PublicToFamily: true}}
	s.db.Activities.Save(meeting)
	denver, _ := time.LoadLocation("America/Denver")
	s.db.Activities.Save(s.activity("act-den-cards", "Cards", "Social", "cal-den-act", "fac-den", denver, 2, 15, 60))
}

// life adds personal activities, check-ins and visits of the first resident.
func (s *seeder) life(k city) {
	one, two := "res-"+k.key+"-1", "res-"+k.key+"-2"
	staff := "stf-" + k.key + "-1"
	created := s.ago(100 * time.Hour)
	for i, days := range []int{-1, 1, -40} {
		start := s.at(k.loc, days, 10, 30)
		attendees := []string{one}
		if i == 1 {
			attendees = append(attendees, two)
		}
		s.db.Personal.Save(model.PersonalActivity{Base: s.owned(), ID: fmt.Sprintf("pa-%s-%d", k.key, i+1), Name: "Crossword", StartDate: model.At(start),
			StartTime: "10:30", EndTime: "11:15", TimeType: "exactTime", DurationInMinutes: 45, AttendedResidentIDs: attendees, Location: "Lounge",
			Description: "with tea", Photos: []string{}, Created: created, Modified: created})
	}
	for i, days := range []int{-1, -2, -44} {
		s.db.CheckIns.Save(model.CheckIn{Base: s.owned(), ID: fmt.Sprintf("chk-%s-%d", k.key, i+1), ResidentID: one, Date: s.date(k.loc, days),
			Duration: json.Number(fmt.Sprint(15 * i)), StaffID: staff, Description: "All well", Created: created, Modified: created})
	}
	for i, kind := range []string{"care", "social", "social"} {
		v := model.Visit{Base: s.owned(), ID: fmt.Sprintf("vis-%s-%d", k.key, i+1), Name: "Visit", VisitType: kind, StartDate: model.At(s.at(k.loc, -1-i, 14, 0)),
			StartTime: "14:00", EndTime: "14:40", TimeType: "exactTime", DurationInMinutes: 40, AttendedResidentIDs: []string{one},
			ConnectionVisitors: []model.ConnectionVisitor{{ConnectionID: "con-" + k.key + "-1"}}, ManualVisitors: []model.ManualVisitor{},
			Creator: s.boss(k), Created: created, Modified: created}
		if i == 0 {
			v.AttendedResidentIDs = append(v.AttendedResidentIDs, two)
			v.ManualVisitors = []model.ManualVisitor{{Name: "Dr. Wolf", Relationship: "Doctor"}}
		}
		s.db.Visits.Save(v)
	}
}
