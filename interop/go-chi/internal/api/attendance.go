package api

import (
	"net/http"
	"slices"

	"ces/internal/fault"
	"ces/internal/model"
)

// attendanceView is the record alone; the routes other than the list add the activity.
func (c *call) attendanceView(r model.Attendance) map[string]any {
	name, relationship := c.userName(r.UserType, r.UserID)
	m := map[string]any{"userId": r.UserID, "userType": r.UserType, "userName": name, "relationship": relationship, "status": r.Status, "markedAt": r.MarkedAt}
	if r.DeclineReason != "" {
		m["declineReason"] = r.DeclineReason
	}
	if r.Duration != nil {
		m["duration"] = *r.Duration
	}
	return m
}

func (c *call) fullAttendance(r model.Attendance, a model.Activity) map[string]any {
	m := c.activityPart(a)
	for name, value := range c.attendanceView(r) {
		m[name] = value
	}
	return m
}

func listAttendance(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	records := []any{}
	for _, r := range c.s.db.Attendance.ByOwner(c.tenant, a.ID) {
		if fault.On("attendance-list-attended-only") && r.Status != "attended" {
			continue
		}
		if fault.On("attendance-list-residents-only") && r.UserType != model.RoleResident {
			continue
		}
		records = append(records, c.attendanceView(r))
	}
	return c.data(http.StatusOK, map[string]any{"activityId": a.ID, "activityName": a.Name, "activityStartDate": a.StartDate, "attendanceRecords": records})
}

// attendee finds a resident or connection by the ids that attendance takes.
func (c *call) attendee(kind model.Role, userID string) (string, bool) {
	if n, ok := c.s.db.Connections.Get(c.tenant, userID); kind == model.RoleConnection && ok {
		return n.ID, true
	}
	return c.person(kind, userID)
}

func markAttendance(c *call) error {
	a, err := c.activity()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	f.need("userId", "userType", "status")
	kind := model.Role(f.enum("userType", "", "resident", "connection"))
	r := model.Attendance{Base: model.Base{Tenant: c.tenant}, ActivityID: a.ID, UserType: kind, Status: f.enum("status", "", "attended", "declined"),
		DeclineReason: f.text("declineReason"), Duration: f.count("duration"), MarkedAt: model.At(c.s.now())}
	if r.Status == "declined" && !fault.On("decline-without-reason") {
		f.need("declineReason")
	}
	userID := f.text("userId")
	if f.err != nil {
		return f.err
	}
	personID, ok := c.attendee(kind, userID)
	if !ok {
		return notFound("user")
	}
	r.UserID = personID
	if _, marked := c.record(a.ID, personID); marked {
		return conflict("the attendance of this user is marked already")
	}
	if fault.On("mark-connection-always-attended") && kind == model.RoleConnection {
		r.Status = "attended"
	}
	r.ID = c.s.newID("att")
	c.s.db.Attendance.Save(r)
	return c.data(http.StatusCreated, c.fullAttendance(r, *a))
}

func (c *call) record(activityID, userID string) (*model.Attendance, bool) {
	for _, r := range c.s.db.Attendance.ByOwner(c.tenant, activityID) {
		if r.UserID == userID {
			return &r, true
		}
	}
	return nil, false
}

func (c *call) namedRecord() (*model.Activity, *model.Attendance, error) {
	a, err := c.activity()
	if err != nil {
		return nil, nil, err
	}
	r, ok := c.record(a.ID, c.param("userId"))
	if !ok || fault.On("attendance-update-residents-only") && r.UserType == model.RoleConnection && c.r.Method == http.MethodPut {
		return nil, nil, notFound("attendance record")
	}
	return a, r, nil
}

func updateAttendance(c *call) error {
	a, r, err := c.namedRecord()
	if err != nil {
		return err
	}
	f, err := c.json()
	if err != nil {
		return err
	}
	if f.sent("declineReason") {
		r.DeclineReason = f.text("declineReason")
	}
	if f.sent("duration") && !fault.On("attendance-update-ignores-duration") {
		r.Duration = f.count("duration")
	}
	if r.Status == "declined" && r.DeclineReason == "" {
		f.bad("declineReason is required when status is declined")
	}
	if f.err != nil {
		return f.err
	}
	if fault.On("attendance-update-changes-status") {
		r.Status = "attended"
		if r.DeclineReason != "" {
			r.Status = "declined"
		}
	}
	c.s.db.Attendance.Save(*r)
	v := c.fullAttendance(*r, *a)
	if fault.On("attendance-update-without-activity") {
		v = c.attendanceView(*r)
	}
	return c.data(http.StatusOK, v)
}

func deleteAttendance(c *call) error {
	_, r, err := c.namedRecord()
	if err != nil {
		return err
	}
	if fault.On("attendance-delete-declines") {
		r.Status = "declined"
		c.s.db.Attendance.Save(*r)
		return c.noContent()
	}
	c.s.db.Attendance.Remove(c.tenant, r.ID)
	return c.noContent()
}

func residentAttendance(c *call) error {
	res, err := c.resident()
	if err != nil {
		return err
	}
	w, err := c.window(c.zoneOf(res.FacilityID), false)
	if err != nil {
		return err
	}
	list := []map[string]any{}
	for _, r := range c.s.db.Attendance.List(c.tenant) {
		a, ok := c.s.db.Activities.Get(c.tenant, r.ActivityID)
		if r.UserID != res.ID || !ok || a.Deleted {
			continue
		}
		at := a.StartDate.Time
		if w.holds(at) {
			list = append(list, c.fullAttendance(r, *a))
		}
	}
	slices.SortStableFunc(list, func(x, y map[string]any) int {
		return x["activityStartDate"].(model.Time).Compare(y["activityStartDate"].(model.Time).Time)
	})
	return c.data(http.StatusOK, list)
}
