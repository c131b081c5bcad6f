package seed

import (
	"fmt"
	"time"

	"ces/internal/model"
)

func (s *seeder) trip(id string, k city, resident, status, date, clock string, by model.Person, role model.Role) model.TransportRequest {
	t := model.TransportRequest{Base: s.owned(), ID: id, ReferenceNumber: "TR-" + fmt.Sprint(500+len(s.db.Transport.List(s.tenant))), ResidentID: resident,
		FacilityID: k.facility, Status: status, TripType: "roundtrip", Date: date, Timezone: k.zone, AppointmentTime: clock, ReturnTime: ptr("16:00"),
		PickupLocation: ptr("Front door"), Destination: "City Clinic", DestinationAddress: ptr("1 Main Street"), TransportationType: ptr("Medical"),
		Notes: ptr("Bring the card"), Creator: by, CreatorRole: role, Created: s.ago(48 * time.Hour)}
	if status == "approved" || status == "completed" {
		t.Driver, t.Vehicle = &model.Person{ID: "drv-1", Name: "Dan Drive", Phone: "+1 555 0800"}, &model.Ref{ID: "veh-1", Name: "Van 1"}
	}
	if status == "completed" {
		t.Mileage = ptr(12)
	}
	return t
}

func (s *seeder) creators(k city) (res, con, staff model.Person) {
	r, _ := s.db.Residents.Get(s.tenant, "res-"+k.key+"-1")
	c, _ := s.db.Connections.Get(s.tenant, "con-"+k.key+"-1")
	f, _ := s.db.Staff.Get(s.tenant, "stf-"+k.key+"-1")
	return model.Person{ID: r.ID, Name: r.FullName, Phone: r.Phone}, model.Person{ID: c.AccountID, Name: c.Name(), Phone: "15550100"},
		model.Person{ID: f.AccountID, Name: f.FirstName + " " + f.LastName, Phone: f.Phone}
}

func (s *seeder) transport(k city) {
	res, con, staff := s.creators(k)
	one := "res-" + k.key + "-1"
	days := map[string]int{"pending": 6, "approved": 5, "denied": 8, "cancelled": 7, "completed": -4}
	for _, status := range []string{"pending", "approved", "denied", "cancelled", "completed"} {
		date := s.workday(k.loc, days[status])
		s.db.Transport.Save(s.trip("trq-"+k.key+"-res-"+status, k, one, status, date, "11:00", res, model.RoleResident))
		s.db.Transport.Save(s.trip("trq-"+k.key+"-con-"+status, k, one, status, date, "09:30", con, model.RoleConnection))
	}
	s.db.Transport.Save(s.trip("trq-"+k.key+"-staff", k, one, "approved", s.workday(k.loc, 9), "10:00", staff, model.RoleStaff))
	for _, name := range []string{"res", "con"} {
		by, role := res, model.RoleResident
		if name == "con" {
			by, role = con, model.RoleConnection
		}
		t := s.trip("trq-"+k.key+"-rec-"+name, k, one, "pending", s.date(k.loc, -8), "13:00", by, role)
		weekday := func(n int) int { return int(s.at(k.loc, n, 12, 0).Weekday()) }
		t.IsRecurring, t.Days = true, &model.Days{Weekdays: []int{weekday(-8), weekday(-6)}, From: s.date(k.loc, -8), To: s.date(k.loc, 36), Skip: []string{s.date(k.loc, 8)}}
		s.db.Transport.Save(t)
	}
	if k.key == "nyc" {
		tina := model.Person{ID: "acct-con-nyc-3", Name: "Tina Cole", Phone: "15550100"}
		sam := model.Person{ID: "acct-con-nyc-2", Name: "Sam Blum", Phone: "15550100"}
		s.db.Transport.Save(s.trip("trq-nyc-2-con-pending", k, "res-nyc-2", "pending", s.workday(k.loc, 10), "10:00", tina, model.RoleConnection))
		s.db.Transport.Save(s.trip("trq-nyc-3-con-pending", k, "res-nyc-3", "pending", s.workday(k.loc, 10), "12:00", tina, model.RoleConnection))
		s.db.Transport.Save(s.trip("trq-nyc-con2-pending", k, one, "pending", s.workday(k.loc, 10), "08:00", sam, model.RoleConnection))
	}
	s.comments("cmt-"+k.key, "trq-"+k.key+"-con-pending", "cf-"+k.key+"-1", "cf-"+k.key+"-3", k)
}

// comments adds four to a request: by the connection with a file, by staff for
// the family, by staff for staff with a file, and by the resident.
func (s *seeder) comments(prefix, request, file, staffFile string, k city) {
	res, con, staff := s.creators(k)
	add := func(n int, text string, by model.Person, role model.Role, staffOnly bool, files ...string) {
		m := model.Comment{Base: s.owned(), ID: fmt.Sprintf("%s-%d", prefix, n), Text: text, Author: model.Author{ID: by.ID, Name: by.Name, UserType: role},
			Attachments: []model.FileRef{}, Created: s.ago(time.Duration(40-n) * time.Hour), RequestID: request, StaffOnly: staffOnly}
		for _, id := range files {
			f, _ := s.db.Files.Get(s.tenant, id)
			m.Attachments = append(m.Attachments, model.FileRef{ID: f.ID, Name: f.Name, Type: f.Type, Size: len(f.Data)})
		}
		s.db.Comments.Save(m)
	}
	add(1, "Please call me", con, model.RoleConnection, false, file)
	add(2, "We will", staff, model.RoleStaff, false)
	add(3, "Check the budget first", staff, model.RoleStaff, true, staffFile)
	add(4, "Thank you", res, model.RoleResident, false)
}

func (s *seeder) boss(k city) model.Ref {
	f, _ := s.db.Staff.Get(s.tenant, "stf-"+k.key+"-1")
	return model.Ref{ID: f.AccountID, Name: f.FirstName + " " + f.LastName}
}

func (s *seeder) workRequest(id string, k city, resident, status, title string, by model.Person, role model.Role, age time.Duration) model.WorkRequest {
	created := s.ago(age)
	w := model.WorkRequest{Base: s.owned(), ID: id, ReferenceNumber: "WR-" + fmt.Sprint(500+len(s.db.Work.List(s.tenant))), ResidentID: resident,
		FacilityID: k.facility, Title: title, Description: ptr("Since Monday"), Location: ptr("R-" + resident[4:]), Team: "maintenance",
		Type: ptr("Plumbing"), Urgency: "none", Status: status, Crew: []model.Ref{}, Attachments: []model.FileRef{}, Creator: by,
		CreatorRole: role, Created: created}
	author := model.Ref{ID: by.ID, Name: by.Name}
	boss := s.boss(k)
	w.StatusHistory = []model.StatusChange{{Status: "open", Date: created, ChangedBy: author}}
	change := func(status string, after time.Duration, by model.Ref) {
		t := model.At(created.Add(after))
		w.StatusHistory = append(w.StatusHistory, model.StatusChange{Status: status, Date: t, ChangedBy: by})
		w.Modified = &t
	}
	if status == "in_progress" || status == "completed" {
		change("in_progress", time.Hour, boss)
		w.Crew = []model.Ref{{ID: "crw-1", Name: "Fixit Fred"}, {ID: "crw-2", Name: "Handy Hanna"}}
		w.ScheduledDate = model.Ptr(created.Add(3 * time.Hour))
	}
	if status == "completed" {
		change("completed", 5*time.Hour, boss)
		w.CompletedDate = w.Modified
	}
	if status == "cancelled" {
		change("cancelled", time.Hour, author)
	}
	return w
}

func (s *seeder) work(k city) {
	res, con, staff := s.creators(k)
	one := "res-" + k.key + "-1"
	hours := 100
	for _, status := range []string{"open", "in_progress", "completed", "cancelled"} {
		hours -= 10
		s.db.Work.Save(s.workRequest("wrq-"+k.key+"-res-"+status, k, one, status, "Lamp "+status, res, model.RoleResident, time.Duration(hours)*time.Hour))
		w := s.workRequest("wrq-"+k.key+"-con-"+status, k, one, status, "Tap "+status, con, model.RoleConnection, time.Duration(hours-1)*time.Hour)
		if status == "open" {
			w.Attachments = []model.FileRef{{ID: "wf-" + k.key + "-1", Name: "wf-" + k.key + "-1.txt", Type: "text/plain", Size: len("file wf-nyc-1")}}
		}
		if status == "cancelled" {
			w.Type = nil
		}
		s.db.Work.Save(w)
	}
	s.db.Work.Save(s.workRequest("wrq-"+k.key+"-staff", k, one, "open", "Window", staff, model.RoleStaff, 20*time.Hour))
	plan := s.workRequest("wrq-"+k.key+"-schedule", k, one, "open", "Filter change", staff, model.RoleStaff, 10*time.Hour)
	plan.Schedule = true
	s.db.Work.Save(plan)
	if k.key == "nyc" {
		tina := model.Person{ID: "acct-con-nyc-3", Name: "Tina Cole", Phone: "15550100"}
		s.db.Work.Save(s.workRequest("wrq-nyc-2-con-open", k, "res-nyc-2", "open", "Shelf", tina, model.RoleConnection, 30*time.Hour))
		s.db.Work.Save(s.workRequest("wrq-nyc-3-con-open", k, "res-nyc-3", "open", "Chair", tina, model.RoleConnection, 31*time.Hour))
	}
	s.comments("wcm-"+k.key, "wrq-"+k.key+"-con-open", "wcf-"+k.key+"-1", "wcf-"+k.key+"-2", k)
}
