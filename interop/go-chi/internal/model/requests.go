package model

// Person is the creator or driver of a request.
type Person struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Phone string `json:"phone"`
}

// TransportRequest is a transportation request; a recurring one has Days.
type TransportRequest struct {
	Base
	ID                 string  `json:"id"`
	ReferenceNumber    string  `json:"referenceNumber"`
	ResidentID         string  `json:"residentId"`
	FacilityID         string  `json:"facilityId"`
	Status             string  `json:"status"`
	TripType           string  `json:"tripType"`
	Date               string  `json:"date"`
	Timezone           string  `json:"timezone"`
	AppointmentTime    string  `json:"appointmentTime"`
	PickupTime         *string `json:"pickupTime"`
	ReturnTime         *string `json:"returnTime"`
	PickupLocation     *string `json:"pickupLocation"`
	Destination        string  `json:"destination"`
	DestinationAddress *string `json:"destinationAddress"`
	TransportationType *string `json:"transportationType"`
	MobilityNeeds      *string `json:"mobilityNeeds"`
	Notes              *string `json:"notes"`
	Mileage            *int    `json:"mileage"`
	Driver             *Person `json:"driver"`
	Vehicle            *Ref    `json:"vehicle"`
	IsRecurring        bool    `json:"isRecurring"`
	OccurrenceDate     *string `json:"occurrenceDate"`
	Creator            Person  `json:"creator"`
	CanEdit            bool    `json:"canEdit"`
	CanCancel          bool    `json:"canCancel"`
	Created            Time    `json:"created"`
	Modified           *Time   `json:"modified"`
	CreatorRole        Role    `json:"_creatorRole,omitempty"`
	Days               *Days   `json:"_days,omitempty"`
}

// Days are the days of a recurring request: a weekday set in a range, less the skipped dates.
type Days struct {
	Weekdays []int
	From, To string
	Skip     []string
}

// Keys of a transportation request.
func (t TransportRequest) Keys() Keys { return Keys{t.Tenant, t.ResidentID, t.ID, ""} }

// Public is the request as sent.
func (t TransportRequest) Public() TransportRequest {
	t.Base, t.CreatorRole, t.Days = Base{}, "", nil
	return t
}

// FileRef names an attachment.
type FileRef struct {
	ID   string `json:"id"`
	Name string `json:"name"`
	Type string `json:"type"`
	Size int    `json:"size"`
}

// StatusChange is an entry of the history of a work request.
type StatusChange struct {
	Status    string `json:"status"`
	Date      Time   `json:"date"`
	ChangedBy Ref    `json:"changedBy"`
}

// WorkRequest for a resident; a schedule is a recurring maintenance plan.
type WorkRequest struct {
	Base
	ID              string         `json:"id"`
	ReferenceNumber string         `json:"referenceNumber"`
	ResidentID      string         `json:"residentId"`
	FacilityID      string         `json:"facilityId"`
	Title           string         `json:"title"`
	Description     *string        `json:"description"`
	Location        *string        `json:"location"`
	Team            string         `json:"team"`
	Type            *string        `json:"type"`
	Urgency         string         `json:"urgency"`
	Status          string         `json:"status"`
	StatusHistory   []StatusChange `json:"statusHistory"`
	Crew            []Ref          `json:"crew"`
	ScheduledDate   *Time          `json:"scheduledDate"`
	CompletedDate   *Time          `json:"completedDate"`
	Attachments     []FileRef      `json:"attachments"`
	Creator         Person         `json:"creator"`
	CanCancel       bool           `json:"canCancel"`
	Created         Time           `json:"created"`
	Modified        *Time          `json:"modified"`
	CreatorRole     Role           `json:"_creatorRole,omitempty"`
	Schedule        bool           `json:"_schedule,omitempty"`
}

// Keys of a work request.
func (w WorkRequest) Keys() Keys { return Keys{w.Tenant, w.ResidentID, w.ID, ""} }

// Public is the request as sent.
func (w WorkRequest) Public() WorkRequest {
	w.Base, w.CreatorRole, w.Schedule = Base{}, "", false
	return w
}

// Author of a comment.
type Author struct {
	ID       string `json:"id"`
	Name     string `json:"name"`
	UserType Role   `json:"userType"`
}

// Comment on a transportation or work request.
type Comment struct {
	Base
	ID          string    `json:"id"`
	Text        string    `json:"text"`
	Author      Author    `json:"author"`
	Attachments []FileRef `json:"attachments"`
	Created     Time      `json:"created"`
	Modified    *Time     `json:"modified"`
	RequestID   string    `json:"_requestId,omitempty"`
	StaffOnly   bool      `json:"_staffOnly,omitempty"`
}

// Keys of a comment.
func (c Comment) Keys() Keys { return Keys{c.Tenant, c.RequestID, c.ID, ""} }

// Public is the comment as sent.
func (c Comment) Public() Comment {
	c.Base, c.RequestID, c.StaffOnly = Base{}, "", false
	return c
}
