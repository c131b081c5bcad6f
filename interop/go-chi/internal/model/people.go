package model

// Facility is a community with its settings.
type Facility struct {
	Base
	ID              string   `json:"id"`
	Name            string   `json:"name"`
	BedCount        int      `json:"bedCount"`
	CareSetting     string   `json:"careSetting"`
	Zone            string   `json:"_zone,omitempty"`
	Transport       bool     `json:"_transport,omitempty"`
	FamilyTransport bool     `json:"_familyTransport,omitempty"`
	Work            bool     `json:"_work,omitempty"`
	FamilyWork      bool     `json:"_familyWork,omitempty"`
	TransportTypes  []string `json:"_transportTypes,omitempty"`
	NeedsAddress    bool     `json:"_needsAddress,omitempty"`
	LeadHours       int      `json:"_leadHours,omitempty"`
	Hours           []Hours  `json:"_hours,omitempty"`
	WorkTypes       []string `json:"_workTypes,omitempty"`
	WorkLocations   []string `json:"_workLocations,omitempty"`
}

// Keys of a facility.
func (f Facility) Keys() Keys { return Keys{f.Tenant, "", f.ID, ""} }

// Hours are the hours of operation on a day of the week or on one date.
type Hours struct {
	DayOfWeek    *string `json:"dayOfWeek"`
	Date         *string `json:"date"`
	NotAvailable bool    `json:"notAvailable"`
	StartTime    *string `json:"startTime"`
	EndTime      *string `json:"endTime"`
}

// Staff is an employee; AccountID is the acting id.
type Staff struct {
	Base
	ID         string   `json:"id"`
	AccountID  string   `json:"accountId"`
	FirstName  string   `json:"firstName"`
	LastName   string   `json:"lastName"`
	Phone      string   `json:"phone"`
	Facilities []string `json:"facilities"`
	Perms      []string `json:"perms"`
}

// Keys of a member of staff.
func (s Staff) Keys() Keys { return Keys{s.Tenant, "", s.ID, s.AccountID} }

// Resident of a facility.
type Resident struct {
	Base
	ID              string         `json:"id"`
	ExternalID      string         `json:"externalId,omitempty"`
	PccID           string         `json:"pccId,omitempty"`
	FirstName       string         `json:"firstName"`
	LastName        string         `json:"lastName"`
	FullName        string         `json:"fullName"`
	Nickname        string         `json:"nickname,omitempty"`
	Email           string         `json:"email,omitempty"`
	Phone           string         `json:"phone,omitempty"`
	RoomNumber      string         `json:"roomNumber,omitempty"`
	Status          string         `json:"status"`
	MoveInDate      *Time          `json:"moveInDate,omitempty"`
	Dob             *Time          `json:"dob,omitempty"`
	Gender          string         `json:"gender,omitempty"`
	ProfilePhotoURL string         `json:"profilePhotoUrl,omitempty"`
	ThumbURL        string         `json:"_thumbUrl,omitempty"`
	FacilityID      string         `json:"facilityId"`
	About           map[string]any `json:"about,omitempty"`
	Created         Time           `json:"created"`
	Modified        Time           `json:"modified"`
}

// Keys of a resident.
func (r Resident) Keys() Keys { return Keys{r.Tenant, r.FacilityID, r.ID, ""} }

// Public is the resident as sent.
func (r Resident) Public() Resident {
	r.Base, r.ThumbURL = Base{}, ""
	return r
}

// Connection is a family member or contact; AccountID is the acting id.
type Connection struct {
	Base
	ID                   string
	AccountID            string
	FirstName            string
	LastName             string
	Email                string
	PhoneNumber          any
	Relationship         string
	ContactType          string
	Status               string
	Facilities           []string
	Residents            []string
	Groups               []string
	DisableNotifications bool
	DisableSMS           bool
	DisableInvites       bool
	AdditionalInfo       string
	ExternalID           string
	PccID                any
	AvatarURL            string
	ThumbURL             string
	Created              Time
	Updated              Time
}

// Keys of a connection.
func (c Connection) Keys() Keys { return Keys{c.Tenant, "", c.ID, c.AccountID} }

// Name of the connection.
func (c Connection) Name() string { return c.FirstName + " " + c.LastName }

// Assessment of a resident, with its questions.
type Assessment struct {
	Base
	ID            string
	ResidentID    string
	Name          string
	TemplateID    string
	FacilityID    string
	Type          string
	Category      string
	DateStarted   Time
	DateCompleted *Time
	DateUpdated   Time
	CreatedBy     Ref
	CompletedBy   *Ref
	Questions     []Question
}

// Keys of an assessment.
func (a Assessment) Keys() Keys { return Keys{a.Tenant, a.ResidentID, a.ID, ""} }

// Question of an assessment with what was answered.
type Question struct {
	GUID, Text, QuestionType, AnswerType string
	Order                                int
	Helper                               string
	Required, Multiple, Custom, Comments bool
	Comment                              string
	Options                              []Option
	Chosen                               []string
	FollowUps                            []FollowUp
}

// Option is an answer that can be chosen.
type Option struct {
	GUID        string `json:"guid"`
	Text        string `json:"text"`
	Order       int    `json:"order"`
	Value       string `json:"value"`
	IsCustom    bool   `json:"isCustom"`
	IsExclusive bool   `json:"isExclusive"`
}

// FollowUp is asked after certain answers.
type FollowUp struct {
	GUID                     string   `json:"guid"`
	Text                     string   `json:"text"`
	Order                    int      `json:"order"`
	AnswerType               string   `json:"answerType"`
	ApplyToParentAnswerGuids []string `json:"applyToParentAnswerGuids"`
	AnswerOptions            []Option `json:"answerOptions"`
}
