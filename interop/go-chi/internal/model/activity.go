package model

import "encoding/json"

// Calendar of one or more facilities.
type Calendar struct {
	Base
	ID            string   `json:"id"`
	Name          string   `json:"name"`
	Category      string   `json:"category"`
	FacilityIDs   []string `json:"facilityIds"`
	FacilityNames []string `json:"facilityNames"`
	Private       bool     `json:"private"`
	Created       Time     `json:"created"`
}

// Keys of a calendar.
func (c Calendar) Keys() Keys { return Keys{c.Tenant, "", c.ID, ""} }

// Activity on a calendar; a series has a Recurrence.
type Activity struct {
	Base
	ID               string
	Name, Type       string
	StartDate        Time
	EndDate          *Time
	StartTime        string
	EndTime          string
	TimeType         string
	Location         string
	Description      string
	MaxResidents     *int64
	MaxConnections   *int64
	AllowConnections bool
	CalendarID       string
	FacilityID       string
	Attachments      []ActivityFile
	Creator          Ref
	Created          Time
	Modified         Time
	Cancelled        bool
	Recurrence       *Recurrence
}

// Keys of an activity.
func (a Activity) Keys() Keys { return Keys{a.Tenant, a.FacilityID, a.ID, ""} }

// ActivityFile is an attachment of an activity.
type ActivityFile struct {
	ID             string
	PublicToFamily bool
}

// Recurrence of a series.
type Recurrence struct {
	Frequency       string   `json:"frequency"`
	Interval        int      `json:"interval"`
	DaysOfWeek      []string `json:"daysOfWeek"`
	WeekOfMonth     *string  `json:"weekOfMonth"`
	DayOfWeek       *string  `json:"dayOfWeek"`
	DayOfMonth      *int     `json:"dayOfMonth"`
	SeriesStartDate Time     `json:"seriesStartDate"`
	SeriesEndDate   Time     `json:"seriesEndDate"`
	ExceptionDates  []string `json:"exceptionDates"`
}

// Registration of a user for an activity; Occurrence is empty for the whole
// activity, else the date of one occurrence of a series.
type Registration struct {
	Base
	ID         string
	ActivityID string
	UserID     string // as it is sent
	PersonID   string // record id of the resident or connection
	UserType   Role
	Occurrence string
	Skipped    []string // occurrences cancelled one by one
	Status     string
	At         Time
}

// Keys of a registration.
func (r Registration) Keys() Keys { return Keys{r.Tenant, r.ActivityID, r.ID, r.PersonID} }

// Attendance of a user at an activity.
type Attendance struct {
	Base
	ID            string
	ActivityID    string
	UserID        string
	UserType      Role
	Status        string
	MarkedAt      Time
	DeclineReason string
	Duration      *int64
}

// Keys of an attendance record.
func (a Attendance) Keys() Keys { return Keys{a.Tenant, a.ActivityID, a.ID, a.UserID} }

// PersonalActivity is one-on-one and belongs to no calendar.
type PersonalActivity struct {
	Base
	ID                  string   `json:"id"`
	Name                string   `json:"name"`
	StartDate           Time     `json:"startDate"`
	StartTime           string   `json:"startTime,omitempty"`
	EndTime             string   `json:"endTime,omitempty"`
	TimeType            string   `json:"timeType"`
	DurationInMinutes   int64    `json:"durationInMinutes"`
	AttendedResidentIDs []string `json:"attendedResidentIds"`
	Location            string   `json:"location,omitempty"`
	Description         string   `json:"description,omitempty"`
	Confirmed           bool     `json:"confirmed"`
	Photos              []string `json:"photos"`
	Created             Time     `json:"created"`
	Modified            Time     `json:"modified"`
	StartAt             *Time    `json:"_startAt,omitempty"`
	EndAt               *Time    `json:"_endAt,omitempty"`
}

// Keys of a personal activity.
func (p PersonalActivity) Keys() Keys {
	return Keys{p.Tenant, p.AttendedResidentIDs[0], p.ID, ""}
}

// Public is the personal activity as sent.
func (p PersonalActivity) Public() PersonalActivity {
	p.Base, p.StartAt, p.EndAt = Base{}, nil, nil
	return p
}

// CheckIn of a resident on one day.
type CheckIn struct {
	Base
	ID          string
	ResidentID  string
	Date        string
	Duration    json.Number
	StaffID     string
	Description string
	Created     Time
	Modified    Time
}

// Keys of a check-in.
func (c CheckIn) Keys() Keys { return Keys{c.Tenant, c.ResidentID, c.ID, ""} }

// Visit is a personal visit to one or more residents.
type Visit struct {
	Base
	ID                  string              `json:"id"`
	Name                string              `json:"name"`
	VisitType           string              `json:"visitType"`
	StartDate           Time                `json:"startDate"`
	StartTime           string              `json:"startTime,omitempty"`
	EndTime             string              `json:"endTime,omitempty"`
	TimeType            string              `json:"timeType"`
	DurationInMinutes   int64               `json:"durationInMinutes"`
	AttendedResidentIDs []string            `json:"attendedResidentIds"`
	ConnectionVisitors  []ConnectionVisitor `json:"connectionVisitors"`
	ManualVisitors      []ManualVisitor     `json:"manualVisitors"`
	Description         string              `json:"description,omitempty"`
	Creator             Ref                 `json:"creator"`
	Created             Time                `json:"created"`
	Modified            Time                `json:"modified"`
}

// Keys of a visit.
func (v Visit) Keys() Keys { return Keys{v.Tenant, v.AttendedResidentIDs[0], v.ID, ""} }

// Public is the visit as sent.
func (v Visit) Public() Visit {
	v.Base = Base{}
	return v
}

// ConnectionVisitor is a visitor known as a connection.
type ConnectionVisitor struct {
	ConnectionID string `json:"connectionId"`
}

// ManualVisitor is a visitor by name.
type ManualVisitor struct {
	Name         string `json:"name"`
	Relationship string `json:"relationship,omitempty"`
}
